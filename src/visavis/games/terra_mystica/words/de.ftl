game-name = Terra Mystica: Automa
    .short = Terra Mystica
game-about = Die Automa von Terra Mystica am eigenen Tisch: Die App führt sie genau nach den Regeln und sagt, warum. Inoffiziell.
    .short = Automa, 5 Stufen

## Aufbau

do-lay_tiles = Lege die Automa-Wertungsplättchen für die Runden 1 bis 6 aus: { $tiles }.
do-cover_end = Verdecke rechts oben auf dem Plättchen der Runde 6 die Ecke mit der Spielendemarke.
do-you_play = { $seat_id ->
    [friend] Die zweite Person spielt { $people }, Heimat { $home }.
   *[you] Du spielst { $people }, Heimat { $home }.
}
do-she_plays = Die Automa spielt { $faction } mit Heimatlandschaft { $home }.
do-lay_priority = Lege die LTP-Karte { $home } in ihren Bereich.
do-place_cults = Setze ihre Markierungssteine auf den Kultplan: Feuer { $fire }, Wasser { $water }, Erde { $earth }, Luft { $air }.
do-card_says = { $what_id ->
    [youth] Die LTP-Karte des Jünglings: { $terrain }.
    [fallow] Brachland ist { $terrain }.
   *[blighted] Verwüstetes Land ist { $terrain }.
}
do-take_pieces = Gib der Automa { $dwellings } Wohnhäuser, { $houses } Handelshäuser, 3 Tempel, Festung, Heiligtum{ $shipyards ->
    [0] {""}
   *[other] , Werft, alle Handelsmarker
} und 7 Priester.
do-put_away = { $houses ->
    [0] Lege { $dwellings } ihrer Wohnhäuser in die Schachtel.
   *[other] Lege { $dwellings } ihrer Wohnhäuser und { $houses } ihrer Handelshäuser in die Schachtel.
}
do-place_points = Setze ihren Stein auf Feld { $points } der Punkteleiste.
do-lay_bonus = Lege die Rundenbonuskarten in eine Reihe. Die Automa nimmt die ganz links: { $hers }. Es bleiben von links: { $cards }.
do-you_take_bonus = { $seat_id ->
    [friend] Die zweite Person nimmt { $card }.
   *[you] Du nimmst { $card }.
}
do-show_letters = Ziehe eine zufällige Automakarte: { $card }. Markiertes Wohnhaus auf { $marked }, nicht markiertes auf { $plain }. Lege die Karte zurück.
do-make_deck = Mische als Automastapel die Karten { $cards }{ $unseen ->
    [0] {""}
    [one] {" "}und 1 ungesehene Karte vom Reservestapel
   *[other] {" "}und { $unseen } ungesehene Karten vom Reservestapel
}. Die anderen sind der Reservestapel ({ $reserve }); obenauf: { $held_back }.
do-turn_sideways = Drehe die untersten zwei Karten des Automastapels quer.
do-lay_extra = Lege die Zusatzkarte der Händler und das Erinnerungsplättchen neben das Wertungsplättchen der Runde 2.

## Dein Zug

do-you_build = { $seat_id ->
    [friend] Die zweite Person baut ein Wohnhaus auf { $space }.
   *[you] Du baust ein Wohnhaus auf { $space }.
}
do-you_upgrade = { $seat_id ->
    [friend] Die zweite Person wertet auf { $space } auf: { $building }.
   *[you] Du wertest auf { $space } auf: { $building }.
}
do-you_transform = { $space } wird zu { $ground }.
do-you_dig = { $space } wird durch den Kultbonus zu { $ground }.
do-you_advance = { $seat_id ->
    [friend] Die zweite Person steigt bei { $cult } um { $steps } auf{ $priest ->
        [0] .
       *[other] , mit Priester auf der { $priest }.
    }
   *[you] Du steigst bei { $cult } um { $steps } auf{ $priest ->
        [0] .
       *[other] , mit Priester auf der { $priest }.
    }
}
do-you_take_favour = { $seat_id ->
    [friend] Die zweite Person nimmt ein Gunstplättchen: { $cult } { $steps }.
   *[you] Du nimmst ein Gunstplättchen: { $cult } { $steps }.
}
do-you_use_power = Machtaktion { $action } ist genutzt.
do-you_bridge = { $seat_id ->
    [friend] Die zweite Person baut eine Brücke: { $bridge }.
   *[you] Du baust eine Brücke: { $bridge }.
}
do-you_double = Du machst zwei Aktionen hintereinander.
do-you_pass = { $card_id ->
    [somewhere] { $seat_id ->
        [friend] Die zweite Person passt.
       *[you] Du passt.
    }
   *[other] { $seat_id ->
        [friend] Die zweite Person passt und nimmt { $card } mit { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }. Die alte Karte kommt an deren Platz.
       *[you] Du passt und nimmst { $card } mit { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }. Deine alte Karte kommt an deren Platz.
    }
}
do-cultists_card = { $points ->
    [0] Kultisten: Vom Reservestapel kommt Karte { $card }. Du darfst auf einer Kultskala 1 Stufe aufsteigen. Lege die Karte beiseite.
   *[other] Kultisten: Vom Reservestapel kommt Karte { $card }. Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Lege die Karte beiseite.
}
do-shuffle_reserve = Mische die beiseite gelegten Karten als neuen Reservestapel.
do-one_power = Gestaltwandler: Du erhältst 1 Macht statt eines Machtchips.

## Ihr Zug

do-turn_card = Decke ihre nächste Karte auf: { $card }.
do-score = Die Automa erhält { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
do-lay_terrain = Lege auf { $space } ein Plättchen { $ground }.
do-place_dwelling = { $space_id ->
    [somewhere] { $group_id ->
        [marked] Setze dort ihr Wohnhaus ein und markiere es mit einem Machtchip.
       *[plain] Setze dort ihr Wohnhaus ein, ohne Machtchip.
    }
   *[other] { $group_id ->
        [marked] Setze für die Automa ein Wohnhaus auf { $space } und markiere es mit einem Machtchip.
       *[plain] Setze für die Automa ein Wohnhaus auf { $space }, ohne Machtchip.
    }
}
do-upgrade = { $space_id ->
    [somewhere] Ersetze das gewählte Gebäude ({ $old }) durch: { $new }.
   *[other] Ersetze auf { $space } ihr Gebäude ({ $old }) durch: { $new }.
}
do-may_take_power = { $seat_id ->
    [friend] Die zweite Person darf { $power } Macht für { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    } nehmen: { $each }.
   *[you] Du darfst { $power } Macht für { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    } nehmen: { $each }.
}
do-cover_power = { $action ->
    [0] Lege eine Aktionsmarke auf das gewählte Machtfeld.
   *[other] Decke die Machtaktion { $action } mit einer Aktionsmarke ab.
}
do-advance_cult = { $priest ->
    [0] Die Automa steigt bei { $cult } um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } auf, ohne Priester.
   *[other] Setze für die Automa einen Priester bei { $cult } auf die { $priest }. Sie steigt um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } auf.
}
do-take_favour = Die Automa nimmt das Gunstplättchen { $cult } 3 und steigt dort um { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
} auf.
do-trade = { $space_id ->
    [somewhere] Lege einen ihrer Handelsmarker unter das gewählte Gebäude. Die Automa erhält { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
   *[other] Lege einen ihrer Handelsmarker unter das Gebäude auf { $space }. Die Automa erhält { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
}
do-trade_power = Wem das Gebäude gehört, darf für ihren Handel nach den Regeln der Händler Macht nehmen.
do-place_cube = { $space_id ->
    [somewhere] Lege dort einen Arbeiterwürfel hin. Was er bewirkt, steht auf der Völkerkarte.
   *[other] Lege einen Arbeiterwürfel auf { $space }. Was er bewirkt, steht auf der Völkerkarte.
}
do-blight_land = { $space_id ->
    [somewhere] Das gewählte Feld wird verwüstet: { $ground }.
   *[other] Lege auf { $space } ein Plättchen { $ground }: Das Brachland ist verwüstet.
}
do-she_passes = Die Automa passt.
do-she_takes_bonus = { $card_id ->
    [somewhere] { $place_id ->
        [left] Sie nimmt die linke Rundenbonuskarte. Deren Münzen kommen in den Vorrat, ihre alte Karte an den Platz.
        [middle] Sie nimmt die mittlere Rundenbonuskarte. Deren Münzen kommen in den Vorrat, ihre alte Karte an den Platz.
       *[right] Sie nimmt die rechte Rundenbonuskarte. Deren Münzen kommen in den Vorrat, ihre alte Karte an den Platz.
    }
   *[other] { $place_id ->
        [left] Sie nimmt die linke Rundenbonuskarte: { $card }. { $coins ->
            [one] 1 Münze kommt
           *[other] { $coins } Münzen kommen
        } in den Vorrat, { $old } an den Platz.
        [middle] Sie nimmt die mittlere Rundenbonuskarte: { $card }. { $coins ->
            [one] 1 Münze kommt
           *[other] { $coins } Münzen kommen
        } in den Vorrat, { $old } an den Platz.
       *[right] Sie nimmt die rechte Rundenbonuskarte: { $card }. { $coins ->
            [one] 1 Münze kommt
           *[other] { $coins } Münzen kommen
        } in den Vorrat, { $old } an den Platz.
    }
}
do-new_deck = Mische alle ihre Karten dieser Runde neu als Automastapel. Aus der Reserve dazu: { $unseen ->
    [0] { $known }
    [one] 1 ungesehene Karte
   *[other] { $unseen } ungesehene Karten
}. Zusatzkarte: { $extra }. Drehe die untersten zwei Karten quer.
do-next_round = { $first_id ->
    [her] Runde { $round } beginnt, die Automa fängt an. Entfernt wird: { $removed }. Lege auf jede freie Rundenbonuskarte 1 Münze.
    [friend] Runde { $round } beginnt, die zweite Person fängt an. Entfernt wird: { $removed }. Lege auf jede freie Rundenbonuskarte 1 Münze.
   *[you] { $round ->
        [1] Runde 1 beginnt, du fängst an. Lege auf jede freie Rundenbonuskarte 1 Münze.
       *[other] Runde { $round } beginnt, du fängst an. Entfernt wird: { $removed }. Lege auf jede freie Rundenbonuskarte 1 Münze.
    }
}
do-your_points = { $seat_id ->
    [friend] Die zweite Person hat { $points } Punkte vor der Schlusswertung.
   *[you] Du hast { $points } Punkte vor der Schlusswertung.
}
do-score_end = { $seat_id ->
    [her] Die Automa erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $what } ({ $value }).
    [friend] Die zweite Person erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $what } ({ $value }).
   *[you] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $what } ({ $value }).
}
do-game_over = Das Spiel ist zu Ende.

## Fragen

ask-start-people = Welches Volk spielst du?
ask-start-your_home = Welche Landschaft ist deine Heimat?
ask-start-faction = Welches Volk spielt die Automa? (Beim ersten Mal: die Unscheinbaren)
ask-start-home = Welche Heimatlandschaft bekommt die Automa?
ask-start-bonus = Welche Rundenbonuskarte nimmst du?
ask-start-yours = Wo setzt du ein Wohnhaus ein?
ask-start-letters = Die Buchstaben der Spielplankarten sind nicht veröffentlicht. Nachempfunden: markiert { $marked }, nicht markiert { $plain }. Nimmst du diese Felder, oder nennst du die von deiner Karte?
ask-start-spaces = Nenne zwei Felder ({ $home }) für ihre Wohnhäuser: zuerst das markierte, dann das andere.
ask-card-youth = Diesen Teil der Völkerkarte kennt die App nicht: Welche Landschaft hat der Jüngling?
ask-card-fallow = Diesen Teil der Völkerkarte kennt die App nicht: Welche Landschaft ist Brachland? (Nachempfunden: die erste)
ask-card-blighted = Diesen Teil der Völkerkarte kennt die App nicht: Welche Landschaft ist verwüstetes Land? (Nachempfunden: die erste)
ask-your-turn = Runde { $round }: Was machst du?
note-cult = Priester auf die 3 oder 2, oder 1 Stufe
note-step = Stufen auf einer Skala ohne Priester
note-steps = Stufen auf allen vier Skalen
note-bridge = zuerst eingegeben: mit Machtaktion 1
note-done = dein Zug ist zu Ende
ask-your-more = Kommt noch etwas dazu, eine Brücke oder Spaten?
ask-your-favour = Welches Gunstplättchen nimmst du?
ask-your-key = { $cult }: Setzt du einen Stadtschlüssel ein und gehst auf 10?
ask-your-next_to_her = Liegt dein Gebäude direkt neben einem Gebäude der Automa?
ask-your-cultists = Auf welcher Kultskala steigst du 1 Stufe auf?
ask-your-spades = Das Wertungsplättchen gibt dir Spaten: Was wandelst du um?
ask-draw-deck = Welche Automakarte hast du aufgedeckt?
ask-draw-tiles = Welches Wertungsplättchen liegt in der nächsten Runde?
ask-draw-bonus = Welche Rundenbonuskarte liegt als nächste in der Reihe?
ask-cult-space = { $cult }: Welches freie Priesterfeld hat die höchste Zahl? (0: keines frei)
ask-upgrade-kind = Was für ein Gebäude hast du ersetzt?
ask-build-marked = Ist ihr nächstes Gebäude zum neuen Wohnhaus ein markiertes? (Bei Gleichstand nein)
ask-trade-value = Welche Machtstufe hat das gewählte Gebäude?
ask-power-taken = Nimmst du durch dieses Gebäude 2 oder mehr Macht?
ask-end-points = { $seat_id ->
    [friend] Wie viele Punkte hat die zweite Person vor Kult- und Gebietswertung, Ressourcen schon gezählt?
   *[you] Wie viele Punkte hast du vor Kult- und Gebietswertung, Ressourcen schon gezählt?
}
ask-end-cult = { $seat_id ->
    [friend] { $cult }: Auf welcher Stufe steht die zweite Person?
   *[you] { $cult }: Auf welcher Stufe stehst du?
}
ask-end-reach = { $reach_id ->
    [skip] { $seat_id ->
        [friend] Wie viele Felder überspringt die zweite Person?
       *[you] Wie viele Felder überspringst du?
    }
   *[ship] { $seat_id ->
        [friend] Welchen Schifffahrtswert hat die zweite Person?
       *[you] Welchen Schifffahrtswert hast du?
    }
}
ask-end-area = { $seat_id ->
    [her] Wie viele Gebäude hat das größte Gebiet der Automa?
    [friend] Wie viele Gebäude hat das größte Gebiet der zweiten Person?
   *[you] Wie viele Gebäude hat dein größtes Gebiet?
}
ask-end-distance = { $seat_id ->
    [her] Wie viele Felder ist die größte Entfernung in einem Gebiet der Automa?
    [friend] Wie viele Felder ist die größte Entfernung in einem Gebiet der zweiten Person?
   *[you] Wie viele Felder ist die größte Entfernung in einem deiner Gebiete?
}
ask-end-settlements = { $seat_id ->
    [her] Wie viele Ansiedlungen hat ein Gebiet der Automa höchstens?
    [friend] Wie viele Ansiedlungen hat ein Gebiet der zweiten Person höchstens?
   *[you] Wie viele Ansiedlungen hat eines deiner Gebiete höchstens?
}
ask-end-outposts = { $seat_id ->
    [friend] Wie viele Außenposten hat ein Gebiet der zweiten Person höchstens?
   *[you] Wie viele Außenposten hat eines deiner Gebiete höchstens?
}
ask-end-sanctuary = { $seat_id ->
    [friend] Wie weit sind Heiligtum und Festung der zweiten Person voneinander entfernt? (0: nicht in einem Gebiet)
   *[you] Wie weit sind dein Heiligtum und deine Festung voneinander entfernt? (0: nicht in einem Gebiet)
}
ask-end-card = Was die Karte ({ $faction }) am Ende bringt, kennt die App nicht: Wie viele Punkte erhält die Automa noch dafür?

## Entscheidungen

choose-cover-action = Machtaktion abdecken: die freien Machtfelder auf dem Spielplan
choose-cover-merchants = Machtaktion abdecken: die freien Machtfelder der Händler
choose-cult-track = Kultskala: die Skalen ohne Stein auf 10
choose-favour-tile = Gunstplättchen: die mit 3 Stufen, deren Skala keinen Stein auf 10 hat
choose-upgrade-space = Aufwerten: ihre Gebäude ({ $kinds })
choose-build-space = { $group_id ->
    [marked] Umwandeln und Bauen: leeres Land in Reichweite ihrer markierten Gebäude, Schifffahrt { $ship }
   *[plain] Umwandeln und Bauen: leeres Land in Reichweite ihrer nicht markierten Gebäude, Schifffahrt { $ship }
}
choose-build-anywhere = Umwandeln und Bauen: jedes leere Landfeld
choose-trade-space = Handeln: deine Gebäude am Fluss ohne ihren Handelsmarker
choose-cube-space = Würfel: leere Felder direkt neben deinen Gebäuden (Jüngling: { $youth })
choose-blight-space = Brachland ({ $fallow }) wird verwüstet ({ $blighted }): leere Felder
by-cover-count = { $backwards ->
    [yes] Zähle von rechts: das { $count }. freie
   *[no] Zähle von links: das { $count }. freie
}
by-cult-tile = Wertungsplättchen: { $cult }
by-cult-zero = Skalen, auf denen sie auf 0 steht
by-cult-nearest = der geringste Abstand zu deinem Stein
by-cult-highest = der geringste Abstand zu eurem höchsten Stein
by-cult-count = { $backwards ->
    [yes] Zähle von rechts: die { $count }.
   *[no] Zähle von links: die { $count }.
}
by-upgrade-next_to_you = Wohnhäuser direkt neben einem deiner Gebäude
by-upgrade-power = das dir am wenigsten Macht gibt
by-upgrade-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }.
   *[no] Zähle in Leserichtung: das { $count }.
}
by-build-together = Zusammenführen: nur Felder, die den Weg zwischen ihren Gruppen verkürzen
by-build-terrain = { $row_id ->
    [a] Landschaftspriorität A: { $order }
   *[b] Landschaftspriorität B: { $order }
}
by-build-your_terrain = { $row_id ->
    [a] LTP-Karte deiner Heimat, Reihe A: { $order }
   *[b] LTP-Karte deiner Heimat, Reihe B: { $order }
}
by-build-closest = am nächsten zu deinen Gebäuden
by-build-near_you = am nächsten zu deinen Gebäuden (Völkerkarte)
by-build-farthest = am weitesten von ihren eigenen Gebäuden
by-build-most_power = wo du am meisten Macht bekommst (Völkerkarte)
by-build-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }. Feld
   *[no] Zähle in Leserichtung: das { $count }. Feld
}
by-trade-power = die höchste Machtstufe
by-trade-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }.
   *[no] Zähle in Leserichtung: das { $count }.
}
by-cube-terrain = { $row_id ->
    [a] LTP-Karte des Jünglings, Reihe A: { $order }
   *[b] LTP-Karte des Jünglings, Reihe B: { $order }
}
by-cube-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }. Feld
   *[no] Zähle in Leserichtung: das { $count }. Feld
}
by-blight-closest = am nächsten zu deinen Gebäuden
by-blight-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }. Feld
   *[no] Zähle in Leserichtung: das { $count }. Feld
}

## Namen

verb-build = baue
verb-upgrade = werte
verb-cult = kult
verb-power = macht
verb-transform = wandle
verb-favour = gunst
verb-step = stufe
verb-steps = stufen
verb-bridge = brücke
verb-double = doppelt
verb-done = fertig
verb-pass = passe
verb-name = nenne
verb-take = nimm
field-space = Feld
field-other = anderes
field-building = zu
field-cult = Kult
field-steps = Zahl
field-action = Machtfeld
field-ground = in
field-card = Karte
field-marked = markiert
field-plain = unmarkiert
opt-done = erledigt
opt-fire = Feuer
opt-water = Wasser
opt-earth = Erde
opt-air = Luft
opt-ice = Eis
opt-volcano = Vulkan
opt-dwelling = Wohnhaus
opt-house = Handelshaus
opt-temple = Tempel
opt-stronghold = Festung
opt-sanctuary = Heiligtum
opt-shipyard = Werft
opt-marked = markiert
opt-plain = nicht markiert
opt-left = links
opt-middle = Mitte
opt-right = rechts
opt-you = du
opt-friend = die zweite Person
opt-her = die Automa
opt-youth = Jüngling
opt-fallow = Brachland
opt-blighted = verwüstetes Land
opt-area = das größte Gebiet
opt-distance = die größte Entfernung
opt-settlements = Ansiedlungen
opt-outposts = Außenposten
opt-buildings = ihre Gebäude
opt-card = ihre Völkerkarte
because-space-river = Dort ist Fluss.
because-space-hers = Dort steht ein Gebäude der Automa.
because-space-yours = Dort steht schon ein Gebäude von dir.
because-space-theirs = Dort steht ein Gebäude der anderen Person.
because-space-frozen = Eis und Vulkane lassen sich nicht umwandeln.
because-space-not_here = Das geht dort nicht.
because-power-covered = Diese Machtaktion ist in dieser Runde schon abgedeckt.
option-level = Schwierigkeitsstufe
option-level-automalein = Automalein
option-level-automa = Automa
option-level-automaechtig = Automächtig
option-level-ultoma = Ultoma
option-level-alptrauma = Alptrauma
option-map = Spielplan
option-map-base = Grundspiel
option-map-fire_ice = Feuer & Eis, neues Land
option-map-revised = Feuer & Eis, überarbeiteter Grundplan
option-map-lakes_board = Seen
option-map-fjords = Fjorde
option-map-archipelago = Archipel
option-end_tile = Endwertungsplättchen (Feuer & Eis)
option-end_tile-none = keines
option-end_tile-distance = Größte Entfernung
option-end_tile-settlements = Ansiedlungen
option-end_tile-sanctuary = Heiligtum und Festung
option-end_tile-outposts = Außenposten
option-merchants = Die Händler
option-merchants-yes = ja
option-merchants-no = nein
option-promo = Promoplättchen und Promo-Bonuskarte
option-promo-yes = ja
option-promo-no = nein
option-humans = Personen
option-tracked = Brett mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
seat-you = Du
seat-friend = Die zweite Person
seat-her = Die Automa
    .short = Automa
policy-rival = Gegenspieler (vereinfacht, nicht das ganze Spiel)
stream-deck = Automakarten
stream-tiles = Wertungsplättchen
stream-bonus = Rundenbonuskarten
panel-map = Spielplan
panel-fire = Feuer
panel-water = Wasser
panel-earth = Erde
panel-air = Luft
panel-bonus = Rundenbonuskarten
panel-tiles = Wertungsplättchen ab jetzt
panel-turned = Aktionskarte, Unterstützungskarte
panel-state = Automa
panel-rounds = Runden
row-round = Runde
row-her_points = Punkte
row-her_faction = Volk
row-her_home = Heimatlandschaft
row-her_bonus = Rundenbonuskarte
row-her_ship = Schifffahrtswert
row-her_priests = Priester im Vorrat
row-her_dwellings = Wohnhäuser im Vorrat
row-her_houses = Handelshäuser im Vorrat
row-her_deck = Karten im Automastapel
row-her_reserve = Karten im Reservestapel
row-covered = abgedeckte Machtaktionen
row-bridges = Brücken
ground-desert = Wüste
ground-plains = Ebene
ground-swamp = Sumpf
ground-lakes = See
ground-forest = Wald
ground-mountains = Gebirge
ground-wasteland = Ödland
ground-river = Fluss
ground-ice = Eis
ground-volcano = Vulkan
sign-desert = w
sign-plains = e
sign-swamp = m
sign-lakes = s
sign-forest = f
sign-mountains = g
sign-wasteland = ö
sign-river = ~
sign-ice = i
sign-volcano = v
piece-your_dwelling = dein Wohnhaus
piece-your_house = dein Handelshaus
piece-your_temple = dein Tempel
piece-your_stronghold = deine Festung
piece-your_sanctuary = dein Heiligtum
piece-your_shipyard = deine Werft
piece-friend_dwelling = Wohnhaus der zweiten Person
piece-friend_house = Handelshaus der zweiten Person
piece-friend_temple = Tempel der zweiten Person
piece-friend_stronghold = Festung der zweiten Person
piece-friend_sanctuary = Heiligtum der zweiten Person
piece-friend_shipyard = Werft der zweiten Person
piece-her_dwelling = Wohnhaus der Automa
piece-her_house = Handelshaus der Automa
piece-her_temple = Tempel der Automa
piece-her_stronghold = Festung der Automa
piece-her_sanctuary = Heiligtum der Automa
piece-her_shipyard = Werft der Automa
piece-marked_dwelling = markiertes Wohnhaus der Automa
piece-marked_house = markiertes Handelshaus der Automa
piece-marked_temple = markierter Tempel der Automa
piece-marked_stronghold = markierte Festung der Automa
piece-marked_sanctuary = markiertes Heiligtum der Automa
piece-marked_shipyard = markierte Werft der Automa
piece-trade = Handelsmarker der Automa
piece-cube = Würfel
sign-your_dwelling = dW
sign-your_house = dH
sign-your_temple = dT
sign-your_stronghold = dF
sign-your_sanctuary = dL
sign-your_shipyard = dR
sign-friend_dwelling = zW
sign-friend_house = zH
sign-friend_temple = zT
sign-friend_stronghold = zF
sign-friend_sanctuary = zL
sign-friend_shipyard = zR
sign-her_dwelling = aW
sign-her_house = aH
sign-her_temple = aT
sign-her_stronghold = aF
sign-her_sanctuary = aL
sign-her_shipyard = aR
sign-marked_dwelling = mW
sign-marked_house = mH
sign-marked_temple = mT
sign-marked_stronghold = mF
sign-marked_sanctuary = mL
sign-marked_shipyard = mR
sign-trade = +
sign-cube = c

## Was nicht stimmt

fault-her-pieces = Die Automa kann nicht so viele Gebäude haben: Auf dem Plan und im Vorrat sind es zusammen 6 Wohnhäuser, 4 Handelshäuser (mit Händlern 2), 3 Tempel, Festung, Heiligtum (mit Händlern Werft).
fault-her-priests = Die Automa hat höchstens 7 Priester.
fault-round-number = Es gibt nur die Runden 1 bis 6.
fault-passed-seats = Wer gepasst hat, stimmt nicht.
fault-turn-seat = Diese Person spielt nicht mit.
fault-turn-passed = Wer gepasst hat, ist nicht am Zug.
fault-cult-level = Eine Kultskala geht von 0 bis 10.
fault-cult-top = Auf Stufe 10 einer Kultskala ist nur Platz für einen Stein.
fault-cult-priests = Jede Kultskala hat ein Priesterfeld mit 3 und drei mit 2.
fault-deck-cards = Ihre Karten liegen nicht genau einmal im Stapel, in der Reserve, aufgedeckt oder beiseite.
fault-tiles-six = Es braucht sechs verschiedene Wertungsplättchen.
fault-tiles-spade = Das Plättchen mit dem Spaten liegt nicht in Runde 5 oder 6.
fault-home-terrain = Jede Seite braucht eine eigene Heimatlandschaft.
fault-faction-name = Dieses Volk gibt es nicht.
fault-faction-two = Zu zweit spielt die Automa die Unscheinbaren.
fault-faction-giants = Gegen die Giganten kann sie nicht die Verwüster spielen.
fault-faction-card = Von ihrer Völkerkarte fehlt eine Landschaft.
fault-favour-tiles = Von den Gunstplättchen mit 3 Stufen gibt es je Kult eines.
fault-space-two_buildings = Auf einem Feld stehen zwei Gebäude.
fault-building-in_river = Ein Gebäude steht im Fluss.
fault-building-kind = Auf einem Feld stimmt die Art des Gebäudes nicht.
fault-your-pieces = Du hast mehr Gebäude einer Art, als es gibt.
fault-ground-twice = Ein Feld kann nur eine Landschaft haben und kein Fluss sein.
fault-bridge-place = Dort ist keine Brücke möglich.
fault-bridge-count = Du hast höchstens drei Brücken.
fault-power-action = Eine Machtaktion steht doppelt oder gibt es nicht.
fault-bonus-cards = Die Rundenbonuskarten stimmen nicht: drei in der Reihe und eine je Seite.
fault-bonus-coins = Zu jeder Karte der Reihe gehört eine Zahl von Münzen.
fault-card-support = Der Unterstützungsbereich dieser Karte kann nicht stimmen.
fault-priority-row = Jede Reihe nennt alle sieben Landschaften, die Heimat zuerst.
fault-map-hexes = Dem Plan fehlt ein Feld, oder ein Buchstabe ist unbekannt: neun Reihen, abwechselnd 13 und 12.
fault-letters-spaces = Die Buchstaben A bis F stehen auf Feldern der Heimat; A nicht auf B oder C, D nicht auf E oder F.

## Was du berichtigen kannst

state-phase = Abschnitt
state-phase-bonus = Aufbau: Bonuskarten
state-phase-place = Aufbau: erste Wohnhäuser
state-phase-deck = Aufbau: ihr Stapel
state-phase-between = zwischen zwei Runden
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-end = Schlusswertung
state-phase-over = vorbei
state-round = Runde
state-turn = am Zug
state-passed = wer gepasst hat
state-extras = zusätzliche Eingaben in diesem Zug
state-again = noch eine Aktion
state-tiles = Wertungsplättchen
state-faction = Volk der Automa
state-home = Heimatlandschaft der Automa
state-youth = Landschaft des Jünglings
state-fallow = Brachland
state-blighted = verwüstetes Land
state-your_faction = dein Volk
state-your_home = deine Heimat
state-friends_faction = Volk der zweiten Person
state-friends_home = Heimat der zweiten Person
state-yours = deine Gebäude
state-friends = Gebäude der zweiten Person
state-plain = ihre nicht markierten Gebäude
state-marked = ihre markierten Gebäude
state-houses = alle Handelshäuser
state-temples = alle Tempel
state-strongholds = alle Festungen
state-sanctuaries = alle Heiligtümer
state-shipyards = alle Werften
state-became = umgewandelt zu Wüste, Ebene, Sumpf, See, Wald, Gebirge, Ödland, Eis, Vulkan (neun Listen)
state-traded = Felder mit ihren Handelsmarkern
state-cubes = Felder mit Würfeln
state-bridges = deine Brücken
state-friends_bridges = Brücken der zweiten Person
state-dwellings_left = ihre Wohnhäuser im Vorrat
state-houses_left = ihre Handelshäuser im Vorrat
state-temples_left = ihre Tempel im Vorrat
state-strongholds_left = ihre Festung im Vorrat
state-sanctuaries_left = ihr Heiligtum im Vorrat
state-shipyards_left = ihre Werft im Vorrat
state-priests = ihre Priester im Vorrat
state-cults = ihre Kultstufen (Feuer, Wasser, Erde, Luft)
state-your_cults = deine Kultstufen
state-friends_cults = Kultstufen der zweiten Person
state-threes = Priester auf den Feldern mit 3
state-twos = Priester auf den Feldern mit 2
state-covered = abgedeckte Machtaktionen
state-favours = genommene Gunstplättchen mit 3 Stufen
state-deck = ihr Stapel und die Reserve
state-turned = ihre aufgedeckten Karten
state-aside = beiseite gelegte Karten
state-bonus = Rundenbonuskarten in der Reihe
state-coins = Münzen darauf
state-her_bonus = ihre Rundenbonuskarte
state-your_bonus = deine Rundenbonuskarte
state-friends_bonus = Rundenbonuskarte der zweiten Person
state-points = Punkte der Automa
state-your_points = deine Punkte
state-friends_points = Punkte der zweiten Person

## Arten von Werten im Kartensatz
cards-card = Automakarten
cards-level = Stufen
cards-faction = Fraktionen der Automa
cards-priority = Prioritätskarten
cards-tile = Wertungsplättchen
cards-bonus = Bonuskarten
cards-people = Völker
cards-map = Spielpläne
cards-letters = Buchstaben auf dem Plan
