game-name = Weiler
game-about = Du und die Nachbarin baut Häuser und Türme auf ein Brett aus Sechsecken. Ein Beispielspiel.
    .short = Ein Beispiel mit einem Plan

## Was geschieht

do-you_build = { $space_id ->
    [somewhere] Du baust ein Haus.
   *[other] Du baust ein Haus auf { $space }.
}
do-you_build_tower = { $space_id ->
    [somewhere] Du baust einen Turm.
   *[other] Du baust einen Turm auf { $space }.
}
do-you_rest = Du ruhst.
do-make_deck = { $unseen ->
    [0] Mische ihre Startkarten als ihren Stapel: { $cards }.
   *[other] Mische ihre Startkarten und { $unseen } ungesehene Karte der Reserve als ihren Stapel: { $cards }.
}
do-show_card = Decke aus ihrer Reserve { $card } auf. Mische die Karte danach zurück.
do-place_house = { $space_id ->
    [somewhere] { $group_id ->
        [marked] Markiere ihr neues Haus.
       *[plain] Ihr neues Haus bleibt schlicht.
    }
   *[other] Stelle für sie ein { $group }es Haus auf { $space }.
}
do-place_tower = { $space_id ->
    [somewhere] Ihr Turm steht.
   *[other] Setze für sie einen Turm auf { $space }.
}
do-turn_card = Decke ihre nächste Karte auf: { $card }.
do-score = { $side_id ->
    [her] Die Nachbarin erhält { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
   *[you] Du erhältst { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
}
do-she_rests = { $unseen ->
    [0] Die Nachbarin ruht. Mische alle ihre Karten neu.
   *[other] Die Nachbarin ruht. Mische alle ihre Karten und { $unseen } ungesehene Karte der Reserve neu.
}
do-next_round = { $first_id ->
    [you] Runde { $round } beginnt. Du fängst an.
   *[her] Runde { $round } beginnt. Die Nachbarin fängt an.
}
do-game_over = Das Spiel ist zu Ende.

## Fragen und Entscheidungen

ask-start-yours = Wo steht dein erstes Haus?
ask-your-turn = Runde { $round }: Was machst du?
ask-draw-deck = Welche Karte hast du aufgedeckt?
ask-build-marked = Liegt ein markiertes Haus näher am neuen Haus als jedes schlichte?
ask-end-houses_you = Wie viele Häuser hast du gebaut?
ask-end-towers_you = Wie viele Türme hast du gebaut?
ask-end-group_you = Wie viele Häuser hat deine größte zusammenhängende Gruppe?
ask-end-houses_her = Wie viele Häuser hat die Nachbarin gebaut?
ask-end-towers_her = Wie viele Türme hat die Nachbarin gebaut?
ask-end-group_her = Wie viele Häuser hat ihre größte zusammenhängende Gruppe?
choose-start-house = Ihr Haus zu Beginn: ein leerer Hügel
choose-build-space = { $group_id ->
    [marked] Wo sie baut: leere Landfelder neben ihren markierten Häusern, Fähre { $ferry }
   *[plain] Wo sie baut: leere Landfelder neben ihren schlichten Häusern, Fähre { $ferry }
}
choose-tower-space = Wo sie einen Turm baut: eines ihrer Häuser ohne Turm
by-start-count = { $backwards ->
    [yes] Zähle rückwärts: das { $count }. Feld
   *[no] Zähle in Leserichtung: das { $count }. Feld
}
by-build-join = Seil: nur Felder, die den Weg zwischen ihren beiden Gruppen verkürzen
by-build-ground = { $row_id ->
    [a] Boden: zuerst Hügel, dann Acker, Wald, Wiese
   *[b] Boden: zuerst Hügel, dann Wiese, Acker, Wald
}
by-build-closest = die wenigsten Schritte zu einem deiner Häuser
by-build-count = { $backwards ->
    [yes] Zähle rückwärts: das { $count }. Feld
   *[no] Zähle in Leserichtung: das { $count }. Feld
}
by-tower-next_to_you = nur Häuser neben einem deiner Häuser
by-tower-fewest = die wenigsten deiner Häuser daneben
by-tower-you_choose = Mehrere sind gleich gut: Du entscheidest, wo ihr Turm steht.

## Namen

verb-build = bauen
verb-tower = Turm
verb-rest = ruhen
field-space = Feld
opt-marked = markiert
opt-plain = schlicht
opt-her = die Nachbarin
opt-you = du
because-space-water = Dort ist Wasser.
because-space-not_here = Das Feld ist besetzt oder zu weit weg.
option-level = Stufe
option-level-normal = normal
option-level-hard = schwer
option-tracked = Brett mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
seat-you = Du
seat-her = Die Nachbarin
policy-rival = Gegenspieler
stream-deck = Karten der Nachbarin
panel-map = Brett
panel-state = Stand
panel-rounds = Runden
row-round = Runde
row-her_points = Punkte der Nachbarin
row-her_houses_left = ihre Häuser im Vorrat
row-her_towers_left = ihre Türme im Vorrat
row-her_deck = Karten in ihrem Stapel
ground-wood = Wald
ground-meadow = Wiese
ground-hill = Hügel
ground-field = Acker
ground-water = Wasser
piece-your_house = dein Haus
piece-her_house = ihr schlichtes Haus
piece-her_marked_house = ihr markiertes Haus
piece-tower = Turm
sign-wood = w
sign-meadow = i
sign-hill = h
sign-field = a
sign-water = ~
sign-your_house = D
sign-her_house = N
sign-her_marked_house = M
sign-tower = T

## Was nicht stimmt

fault-houses-count = Die Nachbarin kann nicht so viele Häuser im Vorrat haben.
fault-towers-count = Die Nachbarin kann nicht so viele Türme im Vorrat haben.
fault-round-number = Es gibt nur die Runden 1 bis 4.
fault-deck-cards = Ihre zwölf Karten liegen nicht genau einmal im Stapel, in der Reserve oder aufgedeckt.
fault-space-two_houses = Auf einem Feld stehen zwei Häuser.
fault-house-in_water = Ein Haus steht im Wasser.
fault-your-pieces = Du hast mehr Häuser oder Türme, als es gibt.
fault-tower-without_house = Ein Turm steht auf keinem Haus.

## Was du korrigieren kannst

state-phase = Abschnitt
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-end = Schlusswertung
state-phase-over = vorbei
state-round = Runde
state-turn = am Zug
state-resting = wer ruht
state-yours = deine Häuser
state-plain = ihre schlichten Häuser
state-marked = ihre markierten Häuser
state-towers = Türme
state-houses_left = ihre Häuser im Vorrat
state-towers_left = ihre Türme im Vorrat
state-deck = ihr Stapel
state-turned = ihre aufgedeckten Karten
state-points = Punkte der Nachbarin
state-your_points = deine Punkte

## Auf Knöpfen

tap-build = Bauen
    .asks-space = Wohin baust du dein Haus?
    .whole = Auf { $space } bauen
tap-tower = Turm
    .asks-space = Auf welches Haus kommt der Turm?
    .whole = Turm auf { $space }
tap-rest = Ruhen
## Arten von Werten im Kartensatz
cards-card = Karten

## Was auf einer Karte steht
on-actions = Aktionen: { $value }
on-points = Punkte: { $value }
on-count = Zählt bis { $value }
on-rest = Danach ruht sie.
on-actions-score = Punkte
on-actions-tower = Turm bauen
