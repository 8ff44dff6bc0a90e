## Was geschieht

do-tell = { $text }
do-change = { $counter }: { $shown }, jetzt { $now }.
do-set_note = { $note }: { $value }.
do-deal = Lege die nächste Karte aus ({ $deck }, { $row }): { $card }.
do-keep_cards = Nimm alle Karten heraus ({ $deck }) außer diesen: { $cards }, { $under }. Mische.
do-shuffle_under = Mische neu, mit allen aufgedeckten Karten ({ $deck }). Unter die letzten { $mixed } Karten kommen: { $under }.
do-turn_over = Decke die nächste Karte auf ({ $deck }): { $card }.
    .short = Decke auf: { $card }
do-look_at = { $reserve ->
    [yes] Decke eine Karte der Reserve auf ({ $deck }): { $card }. Mische sie danach zurück.
   *[no] Sieh dir eine Karte an ({ $deck }): { $card }. Mische sie danach zurück.
}
do-shuffle = { $unseen ->
    [0] Mische neu, mit allen aufgedeckten Karten: { $deck }.
    [one] Mische neu, mit allen aufgedeckten Karten und 1 ungesehenen Karte der Reserve: { $deck }.
   *[other] Mische neu, mit allen aufgedeckten Karten und { $unseen } ungesehenen Karten der Reserve: { $deck }.
}
do-add_cards = { $place_id ->
    [above] Lege oben auf ({ $deck }): { $cards }.
    [below] Lege unter ({ $deck }): { $cards }.
   *[in] Mische ein ({ $deck }): { $cards }.
}
do-remove_card = { $card } kommt aus dem Spiel.
do-rotate = Lege die aufgedeckten Karten in ihrer Reihenfolge nach unten: { $deck }.
do-lay_card = Lege { $card } hierhin: { $pile }.
do-clear_pile = Lege alle Karten von hier zu den aufgedeckten ({ $deck }): { $pile }.
do-lay_row = Lege aus, von Platz 1 an ({ $row }): { $cards }.
do-use_slot = { $row }, Platz { $slot }: { $card } handelt.
do-move_card = { $to_id ->
    [front] { $card } kommt auf den ersten Platz, die anderen rücken auf ({ $row }).
   *[back] { $card } kommt auf den letzten Platz, die anderen rücken auf ({ $row }).
}
do-mark_card = { $on ->
    [yes] { $card }: { $flag }.
   *[no] { $card }: nicht mehr { $flag }.
}
do-roll = Würfle ({ $die }): { $face }.
do-put = { $space_id ->
    [somewhere] Stelle dorthin: { $piece }.
   *[other] Stelle auf { $space }: { $piece }.
}
do-take = { $space_id ->
    [somewhere] Nimm dort weg: { $piece }.
   *[other] Nimm von { $space } weg: { $piece }.
}
do-take_all = Nimm alle vom Brett: { $piece }.
do-you_put = { $space_id ->
    [somewhere] Du stellst hin: { $piece }.
   *[other] Du stellst auf { $space }: { $piece }.
}
do-you_take = { $space_id ->
    [somewhere] Du nimmst weg: { $piece }.
   *[other] Du nimmst von { $space } weg: { $piece }.
}
do-you_say = Du: { $verb }.
do-rest = { $side_id ->
    [you] Du tust in dieser Runde nichts mehr.
   *[bot] Der Bot tut in dieser Runde nichts mehr.
}
do-next_round = { $first_id ->
    [you] Runde { $round } beginnt. Du fängst an.
   *[bot] Runde { $round } beginnt. Der Bot fängt an.
}
do-your_points = Deine Punkte: { $points }.
do-game_over = Das Spiel ist zu Ende.
nothing-bot-too_long = Das ist zu viel für einen Zug: Er endet hier.
nothing-bot-not_possible = Nicht möglich: { $what }.
nothing-bot-no_option = Nichts zur Auswahl: { $what }.
nothing-bot-counter = { $counter }: bleibt bei { $now }.
nothing-bot-deck_empty = Es ist keine Karte mehr da: { $deck }.
nothing-bot-no_cards = In der Reserve liegt keine solche Karte: { $deck }.
nothing-bot-nested = Hier ist Schluss: { $most } ineinander.
nothing-bot-endless = Die Runde endet nach { $most } Zügen.

## Fragen

ask-your-turn = Runde { $round }: dein Zug
ask-your-points = Wie viele Punkte hast du?
by-tie = Mehrere sind gleich gut: Du wählst.
verb-you--done = fertig
tap-you--done = Mein Zug ist fertig

## Namen

opt-you = du
opt-word-none = nichts
opt-bot = der Bot
field-space = Feld
field-option = welches
field-number = wie viele
option-level = Stufe
option-tracked = Brett mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
seat-you = Du
seat-bot = Der Bot
policy-somebody = irgendwer
opt-deck-deck = Stapel des Bots
state-deck_deck = Stapel des Bots
row-deck-deck = Stapel des Bots
stream-deck-deck = Stapel des Bots
panel-map = Brett
panel-state = Stand
panel-rounds = Runden
row-round = Runde
state-phase = Abschnitt
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-round_end = Rundenende
state-phase-end = Schlusswertung
state-phase-over = vorbei
state-round = Runde
state-turn = am Zug
state-first = wer die Runde beginnt
state-resting = wer ruht
state-turns_you = deine Züge in dieser Runde
state-turns_bot = Züge des Bots in dieser Runde
state-last = letzte Runde
state-your_points = deine Punkte
state-said = was zu sagen war
fault-bot-counter = Ein Zähler ist außerhalb seiner Grenzen.
fault-bot-round = Diese Runde gibt es nicht.
fault-bot-turns = So viele Züge hat eine Runde nicht.
fault-bot-points = So viele Punkte hat niemand.
fault-bot-cards = Die Karten dieses Bots sind nicht alle genau einmal da.
fault-bot-marks = Eine Karte ist markiert, die dieser Bot nicht hat.
fault-bot-dice = Diese Seite hat der Würfel nicht.
fault-bot-note = Der Bot merkt sich etwas, das nicht in seiner Liste steht.
name-turned = { $deck }: aufgedeckt
name-out = { $deck }: aus dem Spiel
name-draw = Welche Karte hast du aufgedeckt ({ $deck })?
name-roll = Was hast du gewürfelt ({ $die })?

## Die Regelseite

section-flow = Wie ein Spiel verläuft
section-setup = Aufbau
section-round = Zu Beginn einer Runde
section-turn = Der Zug des Bots
section-round_end = Am Ende einer Runde
section-end = Am Ende des Spiels
section-you = Du: { $name }
section-action = Aktion: { $name }
section-choice = Auswahl
section-ask = Was du gefragt wirst
section-counter = Auf dem Weg nach oben: { $name }
section-card = Karte: { $name }
section-table = Tabelle: { $name }
flow-rounds = { $rounds ->
    [one] Das Spiel hat eine Runde.
   *[other] Das Spiel hat { $rounds } Runden.
}
flow-turns = { $first ->
    [you] Du und der Bot seid abwechselnd am Zug, du fängst an.
    [bot] Du und der Bot seid abwechselnd am Zug, der Bot fängt an.
   *[asked] Du und der Bot seid abwechselnd am Zug, du wirst gefragt, wer anfängt.
} { $turns ->
    [reckoned] So viele Züge hat jeder in der Runde: { $number }.
    [0] Die Runde dauert, bis eine Regel sie beendet oder beide ruhen.
    [1] Jeder hat einen Zug je Runde.
   *[other] Jeder hat { $turns } Züge je Runde.
} { $next ->
    [first] Jede Runde beginnt dieselbe Seite.
    [other] Die nächste Runde beginnt die andere Seite.
   *[rested] Die nächste Runde beginnt, wer zuerst geruht hat.
}
flow-end = Nach der letzten Runde wird gezählt. Wer mehr Punkte hat, gewinnt.
flow-points = Der Bot zählt: { $points }.
flow-number = { $name } ist: { $value }.
flow-long = Ein Zug oder eine Runde, die von selbst nicht enden, werden beendet.
flow-row = Lege die Reihen aus, von Platz 1 an.
flow-option = Vor dem Spiel wählst du: { $name } ({ $values }).
flow-under = Bei jedem Mischen ({ $deck }) kommen bestimmte Karten unter die letzten: { $number }.
rule-it = was gewählt wurde
rule-if = Sieh nach, ob das gilt: { $condition }.
rule-only-if = Wenn das gilt ({ $condition }): { $says }
rule-only-else = Wenn nicht ({ $condition }): { $says }
rule-otherwise = Wenn das nicht geht: { $says }
rule-always = { $name } geht immer.
rule-condition = { $name } geht, wenn das gilt: { $condition }.
rule-chosen = { $name } geht, wenn die Auswahl etwas findet: { $choice }.
rule-both = { $name } geht, wenn das gilt: { $condition }, und wenn dann die Auswahl etwas findet: { $choice }.
rule-at = Sobald { $number } erreicht ist: { $says }
rule-every = Bei jedem Vielfachen von { $number }: { $says }
rule-verb = Du darfst: { $verb }.
rule-say = „{ $text }“
rule-gain = { $counter }: plus { $number }.
rule-lose = { $counter }: minus { $number }.
rule-set = { $counter }: von jetzt an { $number }.
rule-turn = Decke die nächste Karte auf: { $deck }.
rule-turn_until = Decke Karten auf ({ $deck }), bis das gilt: { $condition }.
rule-look = Sieh dir eine Karte an und mische sie zurück: { $deck }.
rule-look_reserve = Decke eine Karte der Reserve auf und mische sie zurück: { $deck }.
rule-shuffle = Mische neu, mit allen aufgedeckten Karten: { $deck }.
rule-shuffle_with = Mische neu, mit allen aufgedeckten Karten ({ $deck }); ungesehene Karten der Reserve: { $number }.
rule-add_in = Mische jede Karte der Reserve ein ({ $deck }), für die das gilt: { $condition }.
rule-add_above = Lege jede Karte der Reserve oben auf ({ $deck }), für die das gilt: { $condition }.
rule-add_below = Lege jede Karte der Reserve darunter ({ $deck }), für die das gilt: { $condition }.
rule-add_some_in = Mische so viele Karten der Reserve ein ({ $deck }): { $number }, für die das gilt: { $condition }.
rule-add_some_above = Lege so viele Karten der Reserve oben auf ({ $deck }): { $number }, für die das gilt: { $condition }.
rule-add_some_below = Lege so viele Karten der Reserve darunter ({ $deck }): { $number }, für die das gilt: { $condition }.
rule-remove = Aus dem Spiel kommt: { $which }.
rule-rotate = Lege die aufgedeckten Karten in ihrer Reihenfolge nach unten: { $deck }.
rule-lay = Lege die Karte hierhin: { $pile }.
rule-clear = Lege alle Karten von hier zu den aufgedeckten: { $pile }.
rule-use = Es handelt die Karte auf diesem Platz ({ $row }): { $number }.
rule-move_front = Die Karte kommt auf den ersten Platz: { $row }.
rule-move_back = Die Karte kommt auf den letzten Platz: { $row }.
rule-mark = Markiere { $which }: { $flag }.
rule-unmark = Nimm die Markierung weg ({ $which }): { $flag }.
rule-roll = Würfle: { $die }.
rule-put = Stelle auf ein Feld ({ $space }): { $piece }.
rule-take_all = Nimm alle vom Brett: { $piece }.
rule-take = Nimm von einem Feld ({ $space }): { $piece }.
rule-do = Führe diese Aktion aus: { $action }.
rule-do_amount = Führe diese Aktion aus: { $action } ({ $number }).
rule-do_card = Führe jede Aktion dieser Liste aus: { $column }.
rule-do_itself = Führe aus, was auf der Karte steht.
rule-try = Führe die erste mögliche Aktion dieser Liste aus: { $column }.
rule-ask = Du wirst gefragt: { $ask }
rule-rest_you = Du tust in dieser Runde nichts mehr.
rule-rest_bot = Der Bot tut in dieser Runde nichts mehr.
rule-end_round = Die Runde endet sofort.
rule-end_game = Das Spiel endet sofort.
rule-you = Du machst das: { $verb }.
rule-stop = Der Zug endet hier.
rule-each = Die Kriterien, die dort stehen, in ihrer Reihenfolge: { $column }.
rule-remember = Der Bot merkt sich: { $note } ist { $value }.
rule-do_with = Führe diese Aktion aus: { $action } ({ $values }).
rule-try_these = Führe die erste mögliche dieser Aktionen aus: { $calls }.
rule-for_each = Eins nach dem anderen, genannt „{ $name }“: { $words }.
rule-for_each_listed = Eins nach dem anderen, genannt „{ $name }“, was dort steht: { $column }.
rule-in_each = Für jedes „{ $name }“: { $says }
rule-repeat = So oft: { $number }.
rule-repeat_until = So oft: { $number }, aber nur bis das gilt: { $condition }.
rule-in_repeat = Jedes Mal: { $says }
rule-tied = Wenn mehrere noch gleich sind, zuerst: { $says }
rule-deal = Lege Karten aus ({ $deck }, { $row }): { $number }.
rule-keep = Nur diese Karten bleiben ({ $deck }), die anderen kommen aus dem Spiel: { $condition }.
rule-roll_until = Würfle ({ $die }), bis das gilt: { $condition }.
rule-mark_row = Markiere in der Tabelle { $table } ({ $values }): { $flag }.
rule-unmark_row = Nimm die Markierung in der Tabelle { $table } weg ({ $values }): { $flag }.
expr-index = { $name } ({ $keys })
expr-table = { $column } laut Tabelle ({ $keys })
expr-table-yes = laut Tabelle ({ $keys }) gilt: { $column }
expr-of = { $column } von { $owner }
expr-of-yes = für { $owner } gilt: { $column }
total-count = die Zahl der Einträge: { $source }
total-count-where = die Zahl der Einträge ({ $source }), für die das gilt: { $condition }
total-sum = die Summe von { $of }: { $source }
total-sum-where = die Summe von { $of } ({ $source }) über alles, für das gilt: { $condition }
total-least = das kleinste { $of }: { $source }
total-least-where = das kleinste { $of } ({ $source }) von allem, für das gilt: { $condition }
total-most = das größte { $of }: { $source }
total-most-where = das größte { $of } ({ $source }) von allem, für das gilt: { $condition }
expr-both = was beides ist, { $a } und { $b }
expr-is = { $a } ist { $b }
expr-is_not = { $a } ist nicht { $b }
expr-less = { $a } ist kleiner als { $b }
expr-at_most = { $a } ist höchstens { $b }
expr-more = { $a } ist größer als { $b }
expr-at_least = { $a } ist mindestens { $b }
expr-not = nicht: { $a }
expr-and = { $a } und { $b }
expr-or = { $a } oder { $b }
expr-card = { $column } der Karte
expr-support = { $column } der Karte davor
expr-seen = { $column } der angesehenen Karte
expr-card-yes = für die Karte gilt: { $column }
expr-support-yes = für die Karte davor gilt: { $column }
expr-seen-yes = für die angesehene Karte gilt: { $column }
expr-the-card = die Karte
expr-the-support = die Karte davor
expr-the-seen = die angesehene Karte
expr-deck-left = die Zahl der übrigen Karten ({ $deck })
expr-deck-turned = die Zahl der aufgedeckten Karten ({ $deck })
expr-deck-reserve = die Zahl der Karten in der Reserve ({ $deck })
expr-ask = die Antwort auf „{ $text }“
expr-ask-yes = die Antwort auf „{ $text }“ ist ja
expr-round = die Runde
expr-level = die Stufe
expr-amount = die angegebene Zahl
expr-it = was betrachtet wird
expr-slot = der Platz
expr-count = die Zahl
expr-all = alle Felder
expr-yes = ja
expr-no = nein
call-count = die Zahl der Felder: { $a }
call-largest = die Größe der größten Gruppe: { $a }
call-groups = die Zahl der Gruppen: { $a }
call-row = die Zeile von { $a }
call-column = die Spalte von { $a }
call-next = die Felder neben { $a }
call-within = die Felder im Abstand { $b } von { $a }
call-across = die Felder neben { $a } oder jenseits von { $b } (höchstens { $c })
call-between = die Felder, die den Weg zwischen { $a } und { $b } verkürzen
call-distance = der Abstand zwischen { $a } und { $b }
call-nearer = { $b } ist näher an { $a } als { $c }
call-min = die kleinste Zahl von { $a }, { $b }
call-max = die größte Zahl von { $a }, { $b }
call-value = der Wert ({ $a })
call-named = was das nennt: { $a }
call-cards = die Zahl der Karten: { $a }
call-sum = die Summe von { $b }: { $a }
