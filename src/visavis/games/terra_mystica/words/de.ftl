game-name = Terra Mystica: Automa
    .short = Terra Mystica
game-about = Die Automa von Terra Mystica am eigenen Tisch: Die App führt sie genau nach den Regeln und sagt, warum. Inoffiziell.
    .short = Automa, 5 Stufen

## Aufbau

do-lay_out_tiles = { $merchants ->
    [yes] Mische die zwölf Automa-Wertungsplättchen der Händler (mit dem kleinen weißen Schiff unten) und lege für die Runden 1 bis 6 je eines aus, mit der Seite nach oben, deren helle Markierung links zur Runde passt. Das Plättchen mit dem Spaten liegt nicht in Runde 5 oder 6.
   *[no] Mische die neun Automa-Wertungsplättchen und lege für die Runden 1 bis 6 je eines aus, mit der Seite nach oben, deren helle Markierung links zur Runde passt. Das Plättchen mit dem Spaten liegt nicht in Runde 5 oder 6.
}
    .head = Baue das Spiel auf
    .short = Lege 6 Wertungsplättchen aus
    .detail = { $merchants ->
        [yes] gemischt aus den zwölf der Automa für die Händler (kleines weißes Schiff unten); oben die Seite, deren helle Markierung links zur Runde passt; kein Spaten in Runde 5 oder 6
       *[no] gemischt aus den neun der Automa; oben die Seite, deren helle Markierung links zur Runde passt; kein Spaten in Runde 5 oder 6
    }
do-lay_tiles = Lege die Automa-Wertungsplättchen für die Runden 1 bis 6 aus: { $tiles }. Oben liegt die Seite, deren helle Markierung links zur Runde passt.
    .head = Baue das Spiel auf
    .short = Lege die Wertungsplättchen aus
    .detail = Automa, Runden 1 bis 6: { $tiles }; oben die Seite, deren helle Markierung links zur Runde passt
do-tiles_laid = Die Wertungsplättchen der Runden 1 bis 6: { $tiles }.
do-cover_end = Verdecke rechts oben auf dem Plättchen der Runde 6 die Ecke mit der Spielendemarke.
    .short = Spielendemarke auf Runde 6
    .detail = verdeckt die Ecke des Plättchens rechts oben
do-start_figure = { $two ->
    [yes] Wer von euch beginnt, nimmt die Startspielerfigur und ist hier die erste Person. Die Automa ist immer an dritter Stelle.
   *[no] Du bist Startspieler: Nimm dir die Startspielerfigur.
}
    .head = So beginnt das Spiel
    .short = { $two ->
        [yes] Wer beginnt, nimmt die Figur
       *[no] Nimm die Startspielerfigur
    }
    .detail = { $two ->
        [yes] die Startspielerfigur; wer sie hat, ist hier die erste Person, die Automa immer an dritter Stelle
       *[no] {""}
    }
do-you_play = { $seat_id ->
    [friend] Die zweite Person spielt { $people }, Heimat { $home }.
   *[you] Du spielst { $people }, Heimat { $home }.
}
do-she_plays = Lege die Völkerkarte der Automa in ihren Bereich: { $faction }. Ihre Heimatlandschaft: { $home }.
    .head = Baue ihren Bereich auf
    .short = Völkerkarte: { $faction }
    .detail = in den Bereich der Automa, Heimatlandschaft { $home }
do-she_is = Die Automa spielt { $faction }. Ihre Heimatlandschaft: { $home }. Auf dem Kultplan: Feuer { $fire }, Wasser { $water }, Erde { $earth }, Luft { $air }.
do-lay_priority = Lege die LTP-Karte { $home } in ihren Bereich.
    .short = LTP-Karte { $home }
    .detail = in ihren Bereich
do-place_cults = Setze ihre Markierungssteine auf den Kultplan: Feuer { $fire }, Wasser { $water }, Erde { $earth }, Luft { $air }.
    .short = 4 Markierungssteine auf den Kultplan
    .detail = Feuer { $fire }, Wasser { $water }, Erde { $earth }, Luft { $air }
do-card_says = { $what_id ->
    [youth] Die LTP-Karte des Jünglings: { $terrain }.
    [fallow] Brachland ist { $terrain }.
   *[blighted] Verwüstetes Land ist { $terrain }.
}
do-take_pieces = Lege in den Bereich der Automa: { $dwellings } Wohnhäuser, { $houses } Handelshäuser, 3 Tempel, Festung, Heiligtum und alle 7 Priester ihrer Farbe.
    .head = Baue ihren Bereich auf
    .short = Gebäude und 7 Priester bereitlegen
    .detail = in ihrer Farbe, im Bereich der Automa: { $dwellings } Wohnhäuser, { $houses } Handelshäuser, 3 Tempel, Festung, Heiligtum
do-put_away = Lege { $dwellings } ihrer Wohnhäuser in die Schachtel, sie werden nicht verwendet.
    .short = { $dwellings } Wohnhäuser in die Schachtel
do-put_houses_away = Händler: Lege auch { $houses } ihrer Handelshäuser in die Schachtel.
    .short = { $houses } Handelshäuser in die Schachtel
do-lay_trade = Händler: Lege ihre Werft und alle Handelsmarker ihrer Farbe in ihren Bereich.
    .short = Werft und Handelsmarker bereitlegen
    .detail = alle ihrer Farbe, in ihren Bereich
do-place_points = Setze ihren fünften Markierungsstein auf Feld { $points } der Punkteleiste.
    .short = Stein auf { $points } der Punkteleiste
    .detail = ihr fünfter Markierungsstein, Feld { $points }
do-lay_out_bonus = Mische die Rundenbonuskarten und lege { $cards } davon offen in eine Reihe.
    .short = { $cards } Rundenbonuskarten in eine Reihe
do-lay_bonus = Lege diese Rundenbonuskarten offen in eine Reihe: { $hers }, { $cards }. Die Automa nimmt die ganz links: { $hers }.
    .short = Lege die Rundenbonuskarten aus
    .detail = Automa: { $hers }; Reihe: { $cards }
do-bonus_laid = Die Automa nimmt die Rundenbonuskarte ganz links: { $hers }.
    .short = Automa: { $hers }
    .detail = die Rundenbonuskarte ganz links
do-you_take_bonus = { $seat_id ->
    [friend] Die zweite Person nimmt { $card }.
   *[you] Du nimmst { $card }.
}
do-show_letters = Ziehe eine zufällige Automakarte: { $card }. Markiertes Wohnhaus auf { $marked }, nicht markiertes auf { $plain }. Lege die Karte zurück.
do-draw_letters = Ziehe eine zufällige Automakarte und sieh dir links unten die Buchstaben für die ersten Wohnhäuser an. Lege sie danach zurück.
    .short = Ziehe eine zufällige Automakarte
    .detail = links unten die Buchstaben für die ersten Wohnhäuser, dann zurück
do-letters_shown = Karte { $card }: markiertes Wohnhaus auf Buchstabe { $marked }, nicht markiertes auf { $plain }.
do-first_dwelling = { $group_id ->
    [marked] Setze für die Automa ein Wohnhaus auf { $space } und markiere es mit einem Machtchip.
   *[plain] Setze für die Automa ein Wohnhaus auf { $space }, ohne Machtchip.
}
    .head = Ihre ersten Wohnhäuser
    .short = Automa: Wohnhaus auf { $space }
    .detail = { $group_id ->
        [marked] mit Machtchip
       *[plain] ohne Machtchip
    }
    .undo = { $group_id ->
        [marked] Nimm das Wohnhaus und den Machtchip von { $space } zurück.
       *[plain] Nimm das Wohnhaus von { $space } zurück.
    }
do-shuffle_deck = Nimm als Startkarten { $cards }. Mische die übrigen Karten als verdeckten Reservestapel{ $unseen ->
    [0] {""}
    [one] {""} und nimm verdeckt 1 davon dazu
   *[other] {""} und nimm verdeckt { $unseen } davon dazu
}. Mische die Startkarten als Automastapel.
    .short = Mische den Automastapel
    .detail = Startkarten { $cards }{ $unseen ->
        [0] {""}
       *[other] {""} und { $unseen } verdeckt aus dem Reservestapel
    }; die übrigen Karten verdeckt als Reservestapel
do-hold_back = Lege { $card } verdeckt oben auf den Reservestapel. Sie kommt nach Runde 1 in den Automastapel.
    .short = { $card } auf den Reservestapel
do-make_deck = Ihr Automastapel: { $cards }{ $unseen ->
    [0] {""}
    [one] {" "}und 1 ungesehene Karte vom Reservestapel
   *[other] {" "}und { $unseen } ungesehene Karten vom Reservestapel
}. Die anderen sind der Reservestapel.
do-deck_made = Ihr Automastapel: { $cards }{ $unseen ->
    [0] {""}
    [one] {" "}und 1 ungesehene Karte der Reserve
   *[other] {" "}und { $unseen } ungesehene Karten der Reserve
}.
do-values_in_play = In diesem Spiel nachempfunden: { $reconstructed }. Wahrscheinlich, aber nicht gedruckt gesehen: { $likely }. Wenn du die Schachtel hast, vergleiche und korrigiere sie.
do-turn_sideways = Drehe die untersten zwei Karten des Automastapels quer, sodass sie herausragen.
    .short = Unterste 2 Karten quer drehen
    .detail = im Automastapel, sodass sie herausragen
do-lay_extra = Händler: Lege die Karten *2 und *4 des Grundspiels in die Schachtel, die Zusatzkarte für später bereit und das Erinnerungsplättchen neben das Wertungsplättchen der Runde 2.
    .short = Zusatzkarte bereitlegen
    .detail = Erinnerungsplättchen neben Runde 2

## Dein Zug

do-you_build = { $seat_id ->
    [friend] Die zweite Person baut ein Wohnhaus auf { $space }.
   *[you] Du baust ein Wohnhaus auf { $space }.
}
    .undo = { $seat_id ->
        [friend] Die zweite Person nimmt ihr Wohnhaus von { $space } zurück.
       *[you] Nimm dein Wohnhaus von { $space } zurück.
    }
do-you_upgrade = { $seat_id ->
    [friend] Die zweite Person wertet auf { $space } auf: { $building }.
   *[you] Du wertest auf { $space } auf: { $building }.
}
    .undo = { $seat_id ->
        [friend] Die zweite Person stellt auf { $space } statt des neuen Gebäudes ({ $building }) das alte zurück.
       *[you] Stelle auf { $space } statt des neuen Gebäudes ({ $building }) das alte zurück.
    }
do-you_transform = { $space } wird zu { $ground }.
    .undo = Mache die Umwandlung von { $space } rückgängig.
do-you_dig = { $space } wird durch den Kultbonus zu { $ground }.
do-you_advance = { $seat_id ->
    [friend] Die zweite Person steigt bei { $cult } um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } auf{ $priest ->
        [0] .
       *[other] , mit Priester auf der { $priest }.
    }
   *[you] Du steigst bei { $cult } um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } auf{ $priest ->
        [0] .
       *[other] , mit Priester auf der { $priest }.
    }
}
    .undo = { $seat_id ->
        [friend] Die zweite Person zieht ihren Stein bei { $cult } um { $steps ->
            [one] 1 Stufe
           *[other] { $steps } Stufen
        } zurück{ $priest ->
            [0] .
           *[other] {""} und nimmt den Priester von der { $priest }.
        }
       *[you] Ziehe deinen Stein bei { $cult } um { $steps ->
            [one] 1 Stufe
           *[other] { $steps } Stufen
        } zurück{ $priest ->
            [0] .
           *[other] {""} und nimm den Priester von der { $priest }.
        }
    }
do-you_descend = { $seat_id ->
    [friend] Die zweite Person steigt bei { $cult } um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } ab.
   *[you] Du steigst bei { $cult } um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } ab.
}
do-you_take_favour = { $seat_id ->
    [friend] Die zweite Person nimmt das Gunstplättchen { $cult } { $steps }.
   *[you] Du nimmst das Gunstplättchen { $cult } { $steps }.
}
do-you_use_power = { $action ->
    [1] Machtaktion 1 (Brücke) ist genutzt.
    [2] Machtaktion 2 (Priester) ist genutzt.
    [3] Machtaktion 3 (Arbeiter) ist genutzt.
    [4] Machtaktion 4 (Münzen) ist genutzt.
    [5] Machtaktion 5 (1 Spaten) ist genutzt.
    [6] Machtaktion 6 (2 Spaten) ist genutzt.
    [7] Die linke Machtaktion der Händler ist genutzt.
    [8] Die mittlere Machtaktion der Händler ist genutzt.
   *[9] Die rechte Machtaktion der Händler ist genutzt.
}
do-you_use_again = { $seat_id ->
    [friend] Die zweite Person nutzt als Yeti die abgedeckte Machtaktion { $action }.
   *[you] Du nutzt als Yeti die abgedeckte Machtaktion { $action }.
}
do-you_bridge = { $seat_id ->
    [friend] Die zweite Person baut eine Brücke: { $bridge }.
   *[you] Du baust eine Brücke: { $bridge }.
}
    .undo = { $seat_id ->
        [friend] Die zweite Person nimmt ihre Brücke wieder weg: { $bridge }.
       *[you] Nimm deine Brücke wieder weg: { $bridge }.
    }
do-you_found = { $seat_id ->
    [friend] Die zweite Person gründet eine Stadt: { $spaces }.
   *[you] Du gründest eine Stadt: { $spaces }.
}
do-you_double = Du machst zwei Aktionen hintereinander.
do-turn_ends = { $next_id ->
    [her] { $seat_id ->
        [friend] Der Zug der zweiten Person ist zu Ende, jetzt spielt die Automa.
       *[you] Dein Zug ist zu Ende, jetzt spielt die Automa.
    }
    [friend] { $seat_id ->
        [friend] Der Zug der zweiten Person ist zu Ende. Alle anderen haben gepasst, sie spielt weiter.
       *[you] Dein Zug ist zu Ende, jetzt spielt die zweite Person.
    }
   *[you] { $seat_id ->
        [friend] Der Zug der zweiten Person ist zu Ende, jetzt bist du dran.
       *[you] Dein Zug ist zu Ende. Alle anderen haben gepasst, du spielst weiter.
    }
}
do-you_pass = { $card_id ->
    [somewhere] { $seat_id ->
        [friend] Die zweite Person passt.
       *[you] Du passt.
    }
   *[other] { $seat_id ->
        [friend] Die zweite Person passt und nimmt { $card }{ $coins ->
            [0] {""}
            [one] {""} mit 1 Münze
           *[other] {""} mit { $coins } Münzen
        }. Die alte Karte kommt an deren Platz.
       *[you] Du passt und nimmst { $card }{ $coins ->
            [0] {""}
            [one] {""} mit 1 Münze
           *[other] {""} mit { $coins } Münzen
        }. Deine alte Karte kommt an deren Platz.
    }
}
do-turn_reserve = Kultisten: Decke die oberste Karte des Reservestapels auf und lege sie danach beiseite.
    .short = Karte der Reserve aufdecken
    .detail = danach beiseite legen
do-cultists_card = { $points ->
    [0] Kultisten: Karte { $card } aus der Reserve zeigt keine Punkte. Du darfst auf einer Kultskala 1 Stufe aufsteigen.
    [one] Kultisten: Karte { $card } aus der Reserve. Du erhältst 1 Punkt.
   *[other] Kultisten: Karte { $card } aus der Reserve. Du erhältst { $points } Punkte.
}
    .short = { $points ->
        [0] Du darfst 1 Kultstufe hoch
        [one] Du erhältst 1 Punkt
       *[other] Du erhältst { $points } Punkte
    }
    .detail = Kultisten: Karte { $card }
do-shuffle_reserve = Mische die beiseite gelegten Karten als neuen Reservestapel.
do-shuffle_aside = Die Reserve ist leer: Mische die beiseite gelegten Karten als neuen Reservestapel.
    .short = Beiseite gelegte Karten mischen
    .detail = sie sind die neue Reserve
do-reserve_renewed = Die beiseite gelegten Karten sind die neue Reserve.
do-one_power = Gestaltwandler: Du erhältst 1 Macht statt eines Machtchips.
    .short = Du erhältst 1 Macht
    .detail = Gestaltwandler, statt des Machtchips

## Ihr Zug

do-turn_card = Ihre nächste Karte: { $card }.
do-turn_over = { $place_id ->
    [support] Decke die oberste Karte ihres Stapels auf: ihre Unterstützungskarte.
   *[action] { $first ->
        [yes] Decke die nächste Karte ihres Stapels auf und lege sie links neben die erste: ihre Aktionskarte.
       *[no] Die Aktionskarte von eben wird zur Unterstützungskarte. Decke die nächste Karte ihres Stapels auf und lege sie links daneben: ihre Aktionskarte.
    }
}
    .short = { $place_id ->
        [support] Karte aufdecken: Unterstützung
       *[action] Karte aufdecken: Aktion
    }
    .detail = { $place_id ->
        [support] davon zählt nur die linke Hälfte
       *[action] { $first ->
            [yes] links daneben, es zählt die rechte Hälfte
           *[no] links daneben, es zählt die rechte Hälfte; die alte Aktionskarte ist jetzt Unterstützung
        }
    }
    .undo = Drehe die Karte wieder um und lege sie auf ihren Stapel zurück.
do-card_turned = { $place_id ->
    [support] Ihre Unterstützungskarte: { $card }.
   *[action] Ihre Aktionskarte: { $card }.
}
do-values_from = { $source_id ->
    [ours] Für ihre Werte auf den Wertungsplättchen gilt, was die App kennt.
   *[read] Ihre Werte auf den Wertungsplättchen liest du ab.
}
do-score = Die Automa erhält { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
    .short = { $points ->
        [one] 1 Punkt für die Automa
       *[other] { $points } Punkte für die Automa
    }
    .undo = Ziehe der Automa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wieder ab.
do-score_tile = Die Automa erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für ihren Wert auf dem Wertungsplättchen.
    .head = Die Automa passt
    .short = { $points ->
        [one] 1 Punkt für die Automa
       *[other] { $points } Punkte für die Automa
    }
    .detail = ihr Wert auf dem Wertungsplättchen
    .undo = Ziehe der Automa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wieder ab.
do-lay_terrain = Lege auf { $space } ein Plättchen { $ground }.
    .short = Plättchen { $ground } auf { $space }
    .undo = Nimm das Plättchen { $ground } von { $space } wieder weg.
do-place_dwelling = { $space_id ->
    [somewhere] { $group_id ->
        [marked] Setze dort ihr Wohnhaus ein und markiere es mit einem Machtchip. Ist das Feld nicht ihre Heimatlandschaft, lege zuerst deren Plättchen darunter. Grenzt es an deine Gebäude, darfst du Macht nehmen.
       *[plain] Setze dort ihr Wohnhaus ein, ohne Machtchip. Ist das Feld nicht ihre Heimatlandschaft, lege zuerst deren Plättchen darunter. Grenzt es an deine Gebäude, darfst du Macht nehmen.
    }
   *[other] { $group_id ->
        [marked] Setze für die Automa ein Wohnhaus auf { $space } und markiere es mit einem Machtchip.
       *[plain] Setze für die Automa ein Wohnhaus auf { $space }, ohne Machtchip.
    }
}
    .head = { $space_id ->
        [somewhere] Die Automa baut
       *[other] Die Automa baut auf { $space }
    }
    .short = { $space_id ->
        [somewhere] Setze dort ihr Wohnhaus ein
       *[other] Wohnhaus auf { $space }
    }
    .detail = { $space_id ->
        [somewhere] { $group_id ->
            [marked] mit Machtchip; Heimatplättchen, falls nötig; Macht?
           *[plain] ohne Machtchip; Heimatplättchen, falls nötig; Macht?
        }
       *[other] { $group_id ->
            [marked] mit Machtchip
           *[plain] ohne Machtchip
        }
    }
    .undo = { $space_id ->
        [somewhere] Nimm ihr neues Wohnhaus zurück, auch was du dafür daruntergelegt hast.
       *[other] { $group_id ->
            [marked] Nimm das Wohnhaus und den Machtchip von { $space } zurück.
           *[plain] Nimm das Wohnhaus von { $space } zurück.
        }
    }
do-upgrade = { $space_id ->
    [somewhere] Ersetze das gefundene Gebäude ({ $old }) durch: { $new }. Grenzt es an deine Gebäude, darfst du Macht nehmen.
   *[other] Ersetze auf { $space } ihr Gebäude ({ $old }) durch: { $new }.
}
    .head = { $space_id ->
        [somewhere] Die Automa wertet auf
       *[other] Die Automa wertet auf { $space } auf
    }
    .short = { $space_id ->
        [somewhere] Aufwerten: { $new }
       *[other] { $new } auf { $space }
    }
    .detail = statt: { $old }
    .undo = { $space_id ->
        [somewhere] Tausche ihr Gebäude zurück: { $old } statt { $new }.
       *[other] Tausche auf { $space } zurück: { $old } statt { $new }.
    }
do-may_take_power = { $seat_id ->
    [friend] Die zweite Person darf { $power } Macht nehmen, { $price ->
        [0] kostenlos
        [one] für 1 Punkt
       *[other] für { $price } Punkte
    }. Durch: { $each }.
   *[you] Du darfst { $power } Macht nehmen, { $price ->
        [0] kostenlos
        [one] für 1 Punkt
       *[other] für { $price } Punkte
    }. Durch: { $each }.
}
    .short = { $seat_id ->
        [friend] 2. Person: { $power } Macht möglich
       *[you] Du darfst { $power } Macht nehmen
    }
    .detail = { $price ->
        [0] kostenlos
        [one] für 1 Punkt
       *[other] für { $price } Punkte
    }
do-cover_power = { $action ->
    [0] Lege eine Aktionsmarke auf das gefundene Machtfeld.
    [1] Decke die Machtaktion 1 (Brücke) mit einer Aktionsmarke ab.
    [2] Decke die Machtaktion 2 (Priester) mit einer Aktionsmarke ab.
    [3] Decke die Machtaktion 3 (Arbeiter) mit einer Aktionsmarke ab.
    [4] Decke die Machtaktion 4 (Münzen) mit einer Aktionsmarke ab.
    [5] Decke die Machtaktion 5 (1 Spaten) mit einer Aktionsmarke ab.
    [6] Decke die Machtaktion 6 (2 Spaten) mit einer Aktionsmarke ab.
    [7] Decke die linke Machtaktion der Händler mit einer Aktionsmarke ab.
    [8] Decke die mittlere Machtaktion der Händler mit einer Aktionsmarke ab.
   *[9] Decke die rechte Machtaktion der Händler mit einer Aktionsmarke ab.
}
    .head = Die Automa nutzt eine Machtaktion
    .short = { $action ->
        [0] Machtfeld abdecken
        [7] Händler-Machtaktion links zu
        [8] Händler-Machtaktion Mitte zu
        [9] Händler-Machtaktion rechts zu
       *[other] Machtaktion { $action } abdecken
    }
    .detail = { $action ->
        [1] Brücke
        [2] Priester
        [3] Arbeiter
        [4] Münzen
        [5] 1 Spaten
        [6] 2 Spaten
       *[other] Aktionsmarke darauf
    }
    .undo = { $action ->
        [0] Nimm die Aktionsmarke vom Machtfeld.
        [7] Nimm die Aktionsmarke von der linken Machtaktion der Händler.
        [8] Nimm die Aktionsmarke von der mittleren Machtaktion der Händler.
        [9] Nimm die Aktionsmarke von der rechten Machtaktion der Händler.
       *[other] Nimm die Aktionsmarke von der Machtaktion { $action }.
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
    .head = Die Automa steigt bei { $cult } auf
    .short = { $priest ->
        [0] { $cult }: Automa +{ $steps }
       *[other] { $cult }: Priester auf die { $priest }
    }
    .detail = { $priest ->
        [0] ohne Priester
       *[other] sie steigt um { $steps ->
            [one] 1 Stufe
           *[other] { $steps } Stufen
        }
    }
    .undo = { $priest ->
        [0] Ziehe ihren Stein bei { $cult } um { $steps ->
            [one] 1 Stufe
           *[other] { $steps } Stufen
        } zurück.
       *[other] Nimm ihren Priester bei { $cult } von der { $priest } und ziehe ihren Stein um { $steps ->
            [one] 1 Stufe
           *[other] { $steps } Stufen
        } zurück.
    }
do-take_favour = Die Automa nimmt das Gunstplättchen { $cult } 3 und steigt dort um { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
} auf.
    .head = Die Automa nimmt ein Gunstplättchen
    .short = Gunstplättchen { $cult } 3 für sie
    .detail = sie steigt um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    }
    .undo = Lege das Gunstplättchen { $cult } 3 zurück und ziehe ihren Stein dort um { $steps ->
        [one] 1 Stufe
       *[other] { $steps } Stufen
    } zurück.
do-trade = { $space_id ->
    [somewhere] Lege einen ihrer Handelsmarker unter das gefundene Gebäude. Die Automa erhält { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
   *[other] Lege einen ihrer Handelsmarker unter das Gebäude auf { $space }. Die Automa erhält { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
}
    .head = Die Automa treibt Handel
    .short = { $space_id ->
        [somewhere] Handelsmarker darunter
       *[other] Handelsmarker auf { $space }
    }
    .detail = { $points ->
        [one] 1 Punkt für die Automa
       *[other] { $points } Punkte für die Automa
    }
    .undo = { $space_id ->
        [somewhere] Nimm ihren Handelsmarker wieder weg.
       *[other] Nimm ihren Handelsmarker von { $space } wieder weg.
    } Ziehe der Automa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ab.
do-trade_power = Wem das Gebäude gehört, darf für ihren Handel nach den Regeln der Händler Macht nehmen.
    .short = Macht für ihren Handel möglich
    .detail = für den, dem das Gebäude gehört
do-place_cube = { $space_id ->
    [somewhere] Lege dort einen Arbeiterwürfel hin. Was er bewirkt, steht auf der Völkerkarte.
   *[other] Lege einen Arbeiterwürfel auf { $space }. Was er bewirkt, steht auf der Völkerkarte.
}
    .head = Die Automa legt einen Würfel
    .short = { $space_id ->
        [somewhere] Würfel auf das Feld
       *[other] Würfel auf { $space }
    }
    .detail = Wirkung: siehe Völkerkarte
    .undo = { $space_id ->
        [somewhere] Nimm den Arbeiterwürfel wieder weg.
       *[other] Nimm den Arbeiterwürfel von { $space } wieder weg.
    }
do-blight_land = { $space_id ->
    [somewhere] Lege auf das gefundene Feld ein Plättchen { $ground }: Das Brachland ist verwüstet.
   *[other] Lege auf { $space } ein Plättchen { $ground }: Das Brachland ist verwüstet.
}
    .head = Die Automa verwüstet Land
    .short = { $space_id ->
        [somewhere] Plättchen { $ground } auf das Feld
       *[other] Plättchen { $ground } auf { $space }
    }
    .detail = verwüstet
    .undo = { $space_id ->
        [somewhere] Nimm das Plättchen { $ground } wieder weg.
       *[other] Nimm das Plättchen { $ground } von { $space } wieder weg.
    }
do-she_passes = Die Automa passt.
    .head = Die Automa passt
    .short = Die Automa passt
    .undo = Die Automa hat noch nicht gepasst.
do-she_takes_bonus = { $card_id ->
    [somewhere] { $place_id ->
        [left] Sie nimmt die linke Rundenbonuskarte. Deren Münzen kommen in den Vorrat, ihre alte Karte an den Platz.
        [middle] Sie nimmt die mittlere Rundenbonuskarte. Deren Münzen kommen in den Vorrat, ihre alte Karte an den Platz.
       *[right] Sie nimmt die rechte Rundenbonuskarte. Deren Münzen kommen in den Vorrat, ihre alte Karte an den Platz.
    }
   *[other] { $place_id ->
        [left] Sie nimmt die linke Rundenbonuskarte: { $card }.{ $coins ->
            [0] {""}
            [one] {" "}1 Münze davon kommt in den Vorrat.
           *[other] {" "}{ $coins } Münzen davon kommen in den Vorrat.
        } An den Platz kommt { $old }.
        [middle] Sie nimmt die mittlere Rundenbonuskarte: { $card }.{ $coins ->
            [0] {""}
            [one] {" "}1 Münze davon kommt in den Vorrat.
           *[other] {" "}{ $coins } Münzen davon kommen in den Vorrat.
        } An den Platz kommt { $old }.
       *[right] Sie nimmt die rechte Rundenbonuskarte: { $card }.{ $coins ->
            [0] {""}
            [one] {" "}1 Münze davon kommt in den Vorrat.
           *[other] {" "}{ $coins } Münzen davon kommen in den Vorrat.
        } An den Platz kommt { $old }.
    }
}
    .head = Die Automa passt
    .short = { $place_id ->
        [left] Sie nimmt die linke Bonuskarte
        [middle] Sie nimmt die mittlere Bonuskarte
       *[right] Sie nimmt die rechte Bonuskarte
    }
    .detail = { $card_id ->
        [somewhere] Münzen in den Vorrat, ihre alte Karte an den Platz
       *[other] { $card }; Münzen in den Vorrat, ihre alte Karte an den Platz
    }
    .undo = { $card_id ->
        [somewhere] Tausche ihre Rundenbonuskarte und die alte wieder zurück, die Münzen auch.
       *[other] Lege { $card } in die Reihe zurück{ $coins ->
            [0] {""}
            [one] , mit 1 Münze
           *[other] , mit { $coins } Münzen
        }. Die Automa hat wieder { $old }.
    }
do-new_deck = Ihr neuer Stapel: alle Karten dieser Runde und eine der Reserve.
do-gather_deck = Nimm alle ihre Karten dieser Runde, auch die übrigen ihres Stapels{ $reserve ->
    [yes] , ungesehen die oberste Karte des Reservestapels
   *[no] {""}
}{ $extra ->
    [yes] {""} und die Zusatzkarte der Händler
   *[no] {""}
}, mische sie als neuen Automastapel und drehe die untersten zwei quer.
    .short = Mische ihren neuen Stapel
    .detail = { $reserve ->
        [yes] alle Karten und 1 der Reserve, unterste 2 quer
       *[no] alle Karten der Runde, unterste 2 quer
    }
do-deck_renewed = { $unseen ->
    [0] Ihr Stapel für die nächste Runde: alle ihre Karten.
   *[other] Ihr Stapel für die nächste Runde: alle ihre Karten und 1 ungesehene Karte der Reserve.
}
do-card_joins = Dazu kommt { $card }.
do-next_round = { $first_id ->
    [her] Runde { $round } beginnt. Die Automa fängt an.
    [friend] Runde { $round } beginnt. Die zweite Person fängt an.
   *[you] Runde { $round } beginnt. Du fängst an.
}
    .head = Runde { $round } beginnt
    .short = { $first_id ->
        [her] Runde { $round }: Die Automa beginnt
        [friend] Runde { $round }: 2. Person beginnt
       *[you] Runde { $round }: Du beginnst
    }
do-remove_tile = Nimm das Wertungsplättchen der letzten Runde aus dem Spiel: { $tile }.
    .short = Altes Wertungsplättchen weg
    .detail = { $tile }
    .undo = Lege das Wertungsplättchen wieder aus: { $tile }.
do-lift_tokens = Nimm alle Aktionsmarken von den Aktionsfeldern.
    .short = Alle Aktionsmarken abnehmen
    .undo = Lege die Aktionsmarken wieder auf die Felder, die genutzt waren.
do-take_figure = { $seat_id ->
    [her] Die Automa hat zuerst gepasst: Sie hat jetzt die Startspielerfigur.
    [friend] Die zweite Person hat zuerst gepasst: Sie hat jetzt die Startspielerfigur.
   *[you] Du hast zuerst gepasst: Du hast jetzt die Startspielerfigur.
}
    .short = { $seat_id ->
        [her] Startspielerfigur: Automa
        [friend] Startspielerfigur: 2. Person
       *[you] Startspielerfigur: du
    }
do-add_coins = Lege auf jede freie Rundenbonuskarte 1 Münze.
    .short = 1 Münze auf jede freie Bonuskarte
    .detail = auf jede Rundenbonuskarte in der Reihe
    .undo = Nimm von jeder freien Rundenbonuskarte 1 Münze wieder weg.
do-your_points = { $seat_id ->
    [friend] Die zweite Person hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } vor der Schlusswertung.
   *[you] Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } vor der Schlusswertung.
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
    .head = Die Schlusswertung
    .short = { $seat_id ->
        [her] Automa +{ $points }: { $what }
        [friend] 2. Person +{ $points }: { $what }
       *[you] Du +{ $points }: { $what }
    }
do-game_over = Das Spiel ist zu Ende.
    .head = Das Spiel ist zu Ende
    .short = Das Spiel ist zu Ende

## Was nicht oder anders kommt

nothing-faction-two = Zu zweit spielt die Automa immer die Unscheinbaren.
nothing-faction-giants = Gegen die Giganten kann die Automa nicht die Verwüster spielen.
nothing-turn-nothing = Damit tut die Automa in diesem Zug nichts.
nothing-pass-no_points = Ihr Wert auf dem Wertungsplättchen ({ $tile }) ist 0: Sie erhält nichts fürs Passen.
nothing-pass-last_round = Nach Runde 6 nimmt sie keine Rundenbonuskarte, und es gibt keinen neuen Stapel.
nothing-reserve-empty = Der Reservestapel ist leer: Es kommt keine Karte dazu.
nothing-points-zero = Das X auf ihrer Karte zählt auf der Stufe { $level } in Runde { $round } nichts: Sie erhält keine Punkte.
nothing-cover-none = Alle Machtaktionen auf dem Spielplan sind schon abgedeckt: Sie deckt keine ab.
nothing-cover-none_merchants = Alle Machtaktionen der Händler sind schon abgedeckt: Sie deckt keine ab.
nothing-cult-none = Auf jeder Kultskala steht ein Stein auf 10: Sie steigt nicht auf.
nothing-cult-no_room = { $cult }: Kein Priesterfeld ist frei. Sie steigt nur um 1 Stufe und behält den Priester.
nothing-cult-no_priest = Sie hat keinen Priester mehr: Sie steigt nur um 1 Stufe.
nothing-cult-ten = { $lost ->
    [0] Sie steht bei { $cult } auf 10, einen Stadtschlüssel braucht sie nicht.
    [one] Sie steht bei { $cult } auf 10, einen Stadtschlüssel braucht sie nicht. 1 Stufe verfällt.
   *[other] Sie steht bei { $cult } auf 10, einen Stadtschlüssel braucht sie nicht. { $lost } Stufen verfallen.
}
nothing-upgrade-none = Sie hat kein Gebäude, das sie aufwerten kann: Das Aufwerten entfällt.
nothing-upgrade-shipyard = Festung und Werft haben die gleiche Machtstufe: Sie nimmt die Werft.
nothing-favour-early = Ein Gunstplättchen nimmt sie erst in den Runden 5 und 6, nicht in Runde { $round }.
nothing-favour-none = Kein Gunstplättchen mit 3 Stufen ist übrig, auf dessen Skala noch kein Stein auf 10 steht: Sie nimmt keines.
nothing-build-no_dwelling = Sie hat kein Wohnhaus mehr im Vorrat: Statt zu bauen, wertet sie auf.
nothing-build-no_space = { $group_id ->
    [marked] In Reichweite ihrer markierten Gebäude ist kein Feld frei: Statt zu bauen, wertet sie auf.
   *[plain] In Reichweite ihrer nicht markierten Gebäude ist kein Feld frei: Statt zu bauen, wertet sie auf.
}
nothing-build-no_land = Kein Landfeld ist mehr frei: Statt zu bauen, wertet sie auf.
nothing-trade-early = Auf dieser Karte handelt sie erst ab Runde { $first }, nicht in Runde { $round }.
nothing-trade-none = Kein Gebäude am Fluss ist ohne ihren Handelsmarker: Sie handelt nicht.
nothing-cube-none = Kein freies Feld ohne Würfel grenzt an deine Gebäude: Sie legt keinen Würfel.
nothing-blight-none = Es gibt kein leeres Brachland mehr: Sie verwüstet nichts.
nothing-cultists-no_card = Kultisten: In der Reserve liegt keine Karte mehr, du erhältst nichts.

## Fragen

fold-start-people = Feuer & Eis
fold-whole-faction = Feuer & Eis
ask-start-people = Welches Volk spielst du?
ask-start-your_home = Welche Landschaft ist deine Heimat?
ask-start-faction = Welches Volk spielt die Automa? (Fürs erste Mal empfohlen: die Unscheinbaren)
ask-start-home = Welche Heimatlandschaft bekommt die Automa?
ask-start-bonus = Welche Rundenbonuskarte nimmst du?
ask-start-yours = { $named ->
    [yes] Wohin kommt dein Wohnhaus?
   *[no] Setze eines deiner ersten Wohnhäuser auf den Spielplan.
}
ask-start-letters = Die Buchstaben der Spielplankarten sind nicht veröffentlicht. Nachempfunden: markiert { $marked }, nicht markiert { $plain }. Nimmst du diese Felder, oder nennst du die von deiner Spielplankarte?
ask-start-spaces = Nenne zwei freie Felder ({ $home }) für ihre Wohnhäuser, wie sie deine Spielplankarte zeigt: zuerst das markierte, dann das andere.
ask-card-youth = Diesen Teil der Völkerkarte kennt die App nicht: Welche Landschaft hat der Jüngling?
ask-card-fallow = Diesen Teil der Völkerkarte kennt die App nicht: Welche Landschaft ist Brachland? (Nachempfunden: die erste)
ask-card-blighted = Diesen Teil der Völkerkarte kennt die App nicht: Welche Landschaft ist verwüstetes Land? (Nachempfunden: die erste)
ask-your-turn = { $entries ->
    [0] Runde { $round }: Was machst du?
   *[other] Runde { $round }, dein Zug geht weiter (schon eingegeben: { $entered }). Was noch? „fertig“ beendet ihn.
}
    .short = { $entries ->
        [0] Runde { $round }: Was machst du?
       *[other] Runde { $round }: Was noch?
    }
note-cult = Priester auf die 3 oder 2, oder 1 Stufe; danach ist dein Zug zu Ende
note-step = Stufen auf einer Skala ohne Priester; dein Zug geht weiter
note-steps = Stufen auf allen vier Skalen; dein Zug geht weiter
note-bridge = als Erstes eingegeben: mit Machtaktion 1; dein Zug geht weiter
note-done = { $round ->
    [0] keine Spaten mehr
   *[other] Zug beenden, auch nach einer Aktion, die sie nicht sieht
}
note-build = { $round ->
    [0] eines deiner ersten Wohnhäuser
   *[other] ein Wohnhaus; danach ist dein Zug zu Ende
}
note-upgrade = danach ist dein Zug zu Ende
note-power = mit Brücke oder Spaten geht dein Zug weiter, sonst ist er zu Ende
note-pass = du bist für diese Runde fertig
note-whole-turn-pass = du bist für diese Runde fertig{ $on_cards_id ->
    [last] {""}
   *[other] ; Münzen auf den Karten: { $on_cards }
}
note-transform = { $round ->
    [0] mit einem Spaten des Kultbonus
   *[other] Land ohne Wohnhaus; dein Zug geht weiter
}
note-favour = ein weiteres Gunstplättchen; dein Zug geht weiter
note-descend = Akolythen: Stufen abgeben, um Land umzuwandeln; dein Zug geht weiter
note-double = Chaosmagier: Die nächste Aktion beendet deinen Zug noch nicht
ask-your-favour = Welches Gunstplättchen nimmst du?
ask-your-key = { $cult }: Setzt du einen Stadtschlüssel ein und gehst auf 10?
ask-your-end = Runde { $round }: Wie ist dein Zug ausgegangen?
ask-your-sure = { $reach_id ->
    [skip] { $space } ist für alle deine Gebäude zu weit weg, auch wenn du { $ship ->
        [one] 1 Feld
       *[other] { $ship } Felder
    } überspringst. Trotzdem?
   *[ship] { $space } liegt außerhalb der Reichweite aller deiner Gebäude, auch mit Schifffahrt { $ship }. Trotzdem?
}
ask-your-town = Mit { $space } könnte es eine Stadt sein: Gründest du eine?
ask-your-spade_step = Das Wertungsplättchen gibt dir einen Spaten, als Akolythen 1 Stufe: auf welcher Kultskala?
ask-pass-printed = Liegen ihre gedruckten Wertungsplättchen vor dir? Sonst gelten unsere Werte.
yes-pass-printed = Ja, ich lese die Zahlen ab
no-pass-printed = Nein, nimm eure Werte
ask-pass-points = Sie passt: Welche Zahl steht rechts unten auf dem Wertungsplättchen „{ $tile }“? Ohne Schachtel gilt unser Wert: { $points }.
ask-your-cultists = Auf welcher Kultskala steigst du 1 Stufe auf? (Du darfst auch verzichten.)
ask-your-spades = Das Wertungsplättchen gibt dir Spaten: Was wandelst du um?
ask-draw-deck = Welche Automakarte hast du aufgedeckt?
ask-draw-tiles = Welches Wertungsplättchen kommt als nächstes, von Runde 1 bis 6?
ask-draw-bonus = Welche Rundenbonuskarte liegt, von links gezählt, als nächste in der Reihe?
ask-cult-space = { $cult }: Welche Zahl hat das höchste freie Priesterfeld? (0: keines ist frei)
ask-upgrade-kind = Welches ihrer Gebäude hast du gefunden?
ask-trade-value = Welche Machtstufe hat das gefundene Gebäude?
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
ask-end-card = Was „{ $faction }“ am Ende bringt, weiß die App nicht. Wie viele Punkte erhält die Automa noch dafür?

## Entscheidungen

choose-cover-action = Machtaktion abdecken: die freien Machtfelder auf dem Spielplan
choose-cover-merchants = Machtaktion abdecken: die freien Machtfelder der Händler
choose-cult-track = Kultskala: die Skalen ohne Stein auf 10
choose-favour-tile = Gunstplättchen: die mit 3 Stufen, deren Skala keinen Stein auf 10 hat
choose-upgrade-space = Aufwerten: alle ihre Gebäude, die sie aufwerten kann ({ $kinds })
choose-build-space = { $group_id ->
    [marked] Umwandeln und Bauen: alle leeren Landfelder direkt neben ihren markierten Gebäuden{ $ship ->
        [0] {""}
        [one] {""} oder über 1 Flussfeld
       *[other] {""} oder über höchstens { $ship } Flussfelder
    }; Eis und Vulkane zählen nicht
   *[plain] Umwandeln und Bauen: alle leeren Landfelder direkt neben ihren nicht markierten Gebäuden{ $ship ->
        [0] {""}
        [one] {""} oder über 1 Flussfeld
       *[other] {""} oder über höchstens { $ship } Flussfelder
    }; Eis und Vulkane zählen nicht
}
choose-build-group = Das neue Wohnhaus: markiert oder nicht?
choose-build-anywhere = Umwandeln und Bauen: jedes leere Landfeld
choose-trade-space = { $two ->
    [yes] Handeln: eure Gebäude am Fluss, unter denen noch kein Handelsmarker von ihr liegt
   *[no] Handeln: deine Gebäude am Fluss, unter denen noch kein Handelsmarker von ihr liegt
}
choose-cube-space = Würfel: leere Felder ohne Würfel direkt neben deinen Gebäuden (Jüngling: { $youth })
choose-blight-space = Brachland verwüsten: jedes leere Feld { $fallow }; es wird zu { $blighted }
by-cover-count = { $backwards ->
    [yes] Zähle die freien von rechts: das { $count }.; nach dem letzten geht es beim ersten weiter
   *[no] Zähle die freien von links: das { $count }.; nach dem letzten geht es beim ersten weiter
}
by-cult-tile = Wertungsplättchen dieser Runde: { $cult }; ist die Skala nicht möglich, holt sie auf
by-cult-zero = Aufholen: Skalen, auf denen sie auf 0 steht; gibt es keine, bleiben alle
by-cult-nearest = der geringste Abstand zwischen ihrem Stein und deinem, nach oben oder unten
by-cult-highest = der geringste Abstand zwischen ihrem Stein und eurem höchsten auf derselben Skala
by-cult-count = { $backwards ->
    [yes] Zähle sie von rechts (Luft, Erde, Wasser, Feuer): die { $count }.; nach der letzten geht es bei der ersten weiter
   *[no] Zähle sie von links (Feuer, Wasser, Erde, Luft): die { $count }.; nach der letzten geht es bei der ersten weiter
}
by-upgrade-next_to_you = { $two ->
    [yes] Wohnhäuser direkt neben einem eurer Gebäude; gibt es keine, bleiben alle
   *[no] Wohnhäuser direkt neben einem deiner Gebäude; gibt es keine, bleiben alle
}
by-upgrade-power = { $two ->
    [yes] das euch beiden zusammen am wenigsten Macht gibt
   *[no] das dir am wenigsten Macht gibt
}
by-upgrade-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }.; nach dem letzten geht es beim ersten weiter
   *[no] Zähle in Leserichtung von links oben: das { $count }.; nach dem letzten geht es beim ersten weiter
}
by-trade-riverside = liegt am Fluss
by-trade-untraded = noch ohne ihren Handelsmarker
by-cube-empty = leeres Feld
by-cube-without = noch ohne Würfel
by-blight-empty = unbebaut
by-upgrade-piece_left = lässt sich aufwerten: Ein passendes Gebäude ist noch im Vorrat
by-build-empty = leeres Feld
by-build-in_reach = in Reichweite der Gruppe, die die Unterstützungskarte nennt
by-build-not_frozen = weder Eis noch Vulkan
by-build-together = { $ship ->
    [0] Zusammenführen, nur solange kein markiertes Gebäude von ihr direkt neben einem nicht markierten steht: nur Felder, die den Weg zwischen ihren Gruppen verkürzen; gibt es keine, bleiben alle
   *[other] Zusammenführen, nur solange kein markiertes Gebäude von ihr direkt oder mit Schifffahrt { $ship } neben einem nicht markierten steht: nur Felder, die den Weg zwischen ihren Gruppen verkürzen; gibt es keine, bleiben alle
}
by-build-terrain = { $row_id ->
    [a] Landschaftspriorität A: { $order }
   *[b] Landschaftspriorität B: { $order }
}
by-build-your_terrain = { $row_id ->
    [a] LTP-Karte deiner Heimat, Reihe A: { $order }
   *[b] LTP-Karte deiner Heimat, Reihe B: { $order }
}
by-build-closest = { $two ->
    [yes] am nächsten zu einem eurer Gebäude; der Weg darf über Flüsse und ihre Gebäude gehen, um eure führt er herum
   *[no] am nächsten zu deinen Gebäuden; der Weg darf über Flüsse und ihre Gebäude gehen, um deine führt er herum
}
by-build-near_you = { $two ->
    [yes] Völkerkarte: am nächsten zu einem eurer Gebäude; der Weg darf über Flüsse und ihre Gebäude gehen, um eure führt er herum
   *[no] Völkerkarte: am nächsten zu deinen Gebäuden; der Weg darf über Flüsse und ihre Gebäude gehen, um deine führt er herum
}
by-build-farthest = am weitesten von ihrem nächsten eigenen Gebäude; der Weg führt um Gebäude von Personen herum
by-build-most_power = Völkerkarte: wo du am meisten Macht bekommst
by-build-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: Feld { $count }; nach dem letzten geht es beim ersten weiter
   *[no] Zähle in Leserichtung von links oben: Feld { $count }; nach dem letzten geht es beim ersten weiter
}
by-build-nearest = welches ihrer Gebäude dem neuen Wohnhaus am nächsten ist, ein markiertes oder ein nicht markiertes; der Weg führt um Gebäude von Personen herum, bei Gleichstand gilt: nicht markiert
by-trade-power = die höchste Machtstufe
by-trade-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: das { $count }.; nach dem letzten geht es beim ersten weiter
   *[no] Zähle in Leserichtung von links oben: das { $count }.; nach dem letzten geht es beim ersten weiter
}
by-cube-terrain = { $row_id ->
    [a] LTP-Karte des Jünglings, Reihe A: { $order }
   *[b] LTP-Karte des Jünglings, Reihe B: { $order }
}
by-cube-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: Feld { $count }; nach dem letzten geht es beim ersten weiter
   *[no] Zähle in Leserichtung von links oben: Feld { $count }; nach dem letzten geht es beim ersten weiter
}
by-blight-closest = { $two ->
    [yes] am nächsten zu einem eurer Gebäude; der Weg darf über Flüsse und ihre Gebäude gehen, um eure führt er herum
   *[no] am nächsten zu deinen Gebäuden; der Weg darf über Flüsse und ihre Gebäude gehen, um deine führt er herum
}
by-blight-count = { $backwards ->
    [yes] Zähle von rechts unten rückwärts: Feld { $count }; nach dem letzten geht es beim ersten weiter
   *[no] Zähle in Leserichtung von links oben: Feld { $count }; nach dem letzten geht es beim ersten weiter
}
## Was gemessen wurde

measured-build-closest = { $value ->
    [0] kein Weg
    [one] 1 Feld entfernt
   *[other] { $value } Felder entfernt
}
measured-build-near_you = { $value ->
    [0] kein Weg
    [one] 1 Feld entfernt
   *[other] { $value } Felder entfernt
}
measured-blight-closest = { $value ->
    [0] kein Weg
    [one] 1 Feld entfernt
   *[other] { $value } Felder entfernt
}
measured-build-farthest = { $value ->
    [0] kein Weg
    [one] 1 Feld entfernt
   *[other] { $value } Felder entfernt
}
measured-build-nearest = { $value ->
    [0] kein Weg
    [one] 1 Feld entfernt
   *[other] { $value } Felder entfernt
}
measured-build-most_power = { $value } Macht
measured-upgrade-power = { $value } Macht
measured-trade-power = Machtstufe { $value }
measured-cult-nearest = Abstand { $value }
measured-cult-highest = Abstand { $value }

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
verb-descend = sinke
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
opt-done = gefunden
opt-acted = Zug gemacht
opt-passed = gepasst
opt-beside = neben der Automa gebaut oder aufgewertet
opt-no_town = keine Stadt
opt-town = Stadt, ohne Kultstufen
opt-town_1 = Stadt, 1 Stufe auf allen Skalen
opt-town_2 = Stadt, 2 Stufen auf allen Skalen
opt-support = Unterstützungskarte
opt-action = Aktionskarte
opt-values_card = Automakarten
opt-values_level = Schwierigkeitsstufe
opt-values_faction = ihre Völkerkarte
opt-values_priority = ihre LTP-Karte
opt-values_tile = Wertungsplättchen
opt-values_bonus = Rundenbonuskarten
opt-values_people = Werte deines Volks
opt-values_map = Spielplan
opt-values_letters = Buchstaben der Spielplankarte
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
because-space-river = Das ist ein Flussfeld.
because-space-hers = Dort steht ein Gebäude der Automa.
because-space-yours = Dort steht schon ein Gebäude von dir.
because-space-theirs = Dort steht ein Gebäude der anderen Person.
because-space-frozen = Eis und Vulkane lassen sich nicht umwandeln.
because-space-is_desert = Dort ist Wüste, nicht deine Heimatlandschaft.
because-space-is_plains = Dort ist Ebene, nicht deine Heimatlandschaft.
because-space-is_swamp = Dort ist Sumpf, nicht deine Heimatlandschaft.
because-space-is_lakes = Dort ist See, nicht deine Heimatlandschaft.
because-space-is_forest = Dort ist Wald, nicht deine Heimatlandschaft.
because-space-is_mountains = Dort ist Gebirge, nicht deine Heimatlandschaft.
because-space-is_wasteland = Dort ist Ödland, nicht deine Heimatlandschaft.
because-space-her_home_desert = Dort ist Wüste, nicht ihre Heimatlandschaft.
because-space-her_home_plains = Dort ist Ebene, nicht ihre Heimatlandschaft.
because-space-her_home_swamp = Dort ist Sumpf, nicht ihre Heimatlandschaft.
because-space-her_home_lakes = Dort ist See, nicht ihre Heimatlandschaft.
because-space-her_home_forest = Dort ist Wald, nicht ihre Heimatlandschaft.
because-space-her_home_mountains = Dort ist Gebirge, nicht ihre Heimatlandschaft.
because-space-her_home_wasteland = Dort ist Ödland, nicht ihre Heimatlandschaft.
because-space-no_river = Flusswanderer beginnen neben einem Fluss.
because-upgrade-not_yours = Dort steht kein Gebäude von dir.
because-upgrade-large = Dieses Gebäude lässt sich nicht weiter aufwerten.
because-upgrade-none_left = Von dem Gebäude, zu dem es würde, hast du keines mehr.
because-bonus-hers = Diese Karte hat die Automa.
because-bonus-yours = Diese Karte hast du selbst. Nimm eine andere.
because-bonus-not_here = Diese Karte liegt nicht in der Reihe.
because-turn-begun = In diesem Zug hast du schon etwas gemacht. „fertig“ beendet ihn, „zurück“ nimmt die letzte Eingabe zurück.
because-turn-full = Mehr lässt sich in einem Zug nicht eingeben. „fertig“ beendet ihn.
because-build-not_now = Du hast kein Wohnhaus mehr.
because-upgrade-not_now = Du hast nichts, was sich aufwerten lässt.
because-power-not_now = Alle Machtaktionen sind abgedeckt.
because-power-no_spades = Flusswanderer nutzen keine Spaten.
because-transform-not_now = Kein Land ist mehr frei.
because-bridge-not_now = Eine Brücke geht nur mit der freien Machtaktion 1 von einem deiner Gebäude aus, höchstens dreimal.
because-descend-not_now = Nur Akolythen steigen ab, und sie brauchen mindestens 3 Stufen auf einer Skala.
because-double-not_now = Zwei Aktionen hintereinander machen nur Chaosmagier mit Festung, einmal im Zug.
because-power-covered = Diese Machtaktion ist in dieser Runde schon abgedeckt.
    .short = schon abgedeckt
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
option-promo = Promo-Bonuskarte
option-promo-yes = ja
option-promo-no = nein
option-humans = Personen
option-tracked = Spielplan mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
seat-you = Du
seat-friend = Die zweite Person
    .short = 2.
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
power-actions = { $actions }
hint-home = deine Heimat
hint-ship = { $ship ->
    [0] direkt{ $spades ->
        [0] , ohne Spaten
        [one] , 1 Spaten
       *[other] , { $spades } Spaten
    }
   *[other] Schifffahrt { $ship }{ $spades ->
        [0] , ohne Spaten
        [one] , 1 Spaten
       *[other] , { $spades } Spaten
    }
}
hint-skip = { $ship ->
    [0] direkt{ $spades ->
        [0] , ohne Spaten
        [one] , 1 Spaten
       *[other] , { $spades } Spaten
    }
    [one] 1 Feld überspringen{ $spades ->
        [0] , ohne Spaten
        [one] , 1 Spaten
       *[other] , { $spades } Spaten
    }
   *[other] { $ship } Felder überspringen{ $spades ->
        [0] , ohne Spaten
        [one] , 1 Spaten
       *[other] , { $spades } Spaten
    }
}
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

## Was du korrigieren kannst

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
state-entered = was in diesem Zug eingegeben ist
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
state-towns = Gebäude, die eine Stadt gegründet haben
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
state-values = woher ihre Werte der Wertungsplättchen kommen
state-her_bonus = ihre Rundenbonuskarte
state-your_bonus = deine Rundenbonuskarte
state-friends_bonus = Rundenbonuskarte der zweiten Person
state-points = Punkte der Automa
state-your_points = deine Punkte
state-friends_points = Punkte der zweiten Person

## Auf Knöpfen: was eine Aktion heißt, wonach sie fragt, wie sie ganz heißt

tap-build = Bauen
    .asks-space = Wohin baust du dein Wohnhaus?
    .whole = Auf { $space } bauen
tap-upgrade = Aufwerten
    .asks-space = Welches Gebäude wertest du auf?
    .asks-building = Wozu?
    .whole = { $space } wird { $building }
tap-transform = Umwandeln
    .asks-space = Welches Feld wandelst du um?
    .asks-ground = In welche Landschaft?
    .whole = { $space } wird { $ground }
tap-cult = Priester
    .asks-cult = In welchen Kult?
    .asks-steps = Um wie viele Stufen steigst du?
    .whole = { $cult }: { $steps } { $steps ->
        [one] Stufe
       *[other] Stufen
    }
tap-power = Macht
    .asks-action = Welche Machtaktion?
    .whole = Machtaktion { $action }
tap-favour = Gunst­plättchen
    .asks-cult = Von welchem Kult?
    .asks-steps = Mit wie vielen Stufen?
    .whole = Gunst { $cult } { $steps }
tap-step = Kultstufen
    .asks-cult = In welchem Kult?
    .asks-steps = Um wie viele Stufen steigst du?
    .whole = { $cult } +{ $steps }
tap-steps = Überall steigen
    .asks-steps = Um wie viele Stufen in jedem Kult?
    .whole = Überall +{ $steps }
tap-descend = Absteigen
    .asks-cult = In welchem Kult?
    .asks-steps = Um wie viele Stufen steigst du ab?
    .whole = { $cult }: { $steps } hinunter
tap-bridge = Brücke
    .asks-space = Von welchem Feld?
    .asks-other = Zu welchem Feld?
    .whole = Brücke { $space }–{ $other }
    .whole-bridge = Brücke { $bridge }
tap-double = Zwei Aktionen
tap-done = Zug beenden
tap-pass = Passen
    .asks-card = Welche Rundenbonuskarte nimmst du?
    .whole = Passen, { $card }
tap-name = Felder nennen
    .asks-marked = Wo steht das markierte Wohnhaus?
    .asks-plain = Wo steht das andere?
    .whole = Markiert { $marked }, das andere { $plain }
tap-take = Diese Felder
## Arten von Werten im Kartensatz
cards-card = Automakarten
cards-level = Stufen
cards-faction = Völker der Automa
cards-priority = LTP-Karten
cards-tile = Wertungsplättchen
cards-bonus = Bonuskarten
cards-people = Völker
cards-map = Spielpläne
cards-letters = Buchstaben auf dem Plan

## Was auf einer Karte steht
on-actions = Aktionen: { $value }
on-points = SP: { $value }
on-count = Zählt bis { $value }
on-cult = Kult: { $value }
on-cults = Anfang in den Kulten (Feuer, Wasser, Erde, Luft): { $value }
on-letters = Buchstaben: { $value }
on-home = Heimat: { $value }
on-a = Zeile A: { $value }
on-b = Zeile B: { $value }
on-spades = Spaten: { $value }
on-passes = Danach passt sie.
on-trade = Handel: { $value }
on-actions-build = umwandeln und bauen
on-actions-build_anywhere = überall bauen
on-actions-cover = Machtaktion abdecken
on-actions-cube = Würfel
on-actions-faction = Fraktionsaktion
on-actions-points = Punkte
on-actions-trade = handeln
on-actions-cult = Kult
on-actions-favour = Gunstplättchen
on-actions-upgrade = aufwerten
on-actions-blight = verwüsten
on-cult-catch_up = aufholen
on-cult-tile = nach dem Wertungsplättchen

## Das ganze Spiel

do-sides = Ihr spielt zu { $number }. Wertungsplättchen der Runden 1 bis 6: { $tiles }. Rundenbonuskarten: { $bonus }.
do-plays = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $faction }. Anfang: Punkte { $points }, Münzen { $coins }, Arbeiter { $workers }, Priester { $priests }, Macht { $bowls }.
books-goods = { $coins ->
    [0] {""}
    [one] {""} +1 Münze
   *[other] {""} +{ $coins } Münzen
}{ $workers ->
    [0] {""}
   *[other] {""} +{ $workers } Arbeiter
}{ $priests ->
    [0] {""}
   *[other] {""} +{ $priests } Priester
}{ $power ->
    [0] {""}
   *[other] {""} +{ $power } Macht
}{ $points ->
    [0] {""}
    [one] {""} +1 Punkt
   *[other] {""} +{ $points } Punkte
}{ $paid_coins ->
    [0] {""}
    [one] {""} −1 Münze
   *[other] {""} −{ $paid_coins } Münzen
}{ $paid_workers ->
    [0] {""}
   *[other] {""} −{ $paid_workers } Arbeiter
}{ $paid_priests ->
    [0] {""}
   *[other] {""} −{ $paid_priests } Priester
}{ $paid_power ->
    [0] {""}
   *[other] {""} −{ $paid_power } Macht
}{ $paid_points ->
    [0] {""}
    [one] {""} −1 Punkt
   *[other] {""} −{ $paid_points } Punkte
}
do-books = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}, { $why }:{ books-goods }.
    .short = { $why }
    .undo = Rückgängig: { $why }{ books-goods }
do-burns = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $tokens ->
    [one] 1 Machtchip
   *[other] { $tokens } Machtchips
} in Schale III, ebenso viele aus dem Spiel.
    .short = opfert { $tokens } Macht
do-tokens = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Machtchips in den Schalen I, II, III: { $bowls }.
    .short = Macht I, II, III: { $bowls }
do-erects = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $building } auf { $space }.
    .short = { $building } auf { $space }
do-turns = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $space } wird zu { $ground }.
    .short = { $space } wird zu { $ground }
do-spans = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Brücke { $bridge }.
    .short = Brücke { $bridge }
do-climbs = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $cult } auf Stufe { $level }{ $priest ->
    [2] , Priester auf der 2
    [3] , Priester auf der 3
   *[other] {""}
}{ $power ->
    [0] .
   *[other] , dafür { $power } Macht.
}
    .short = { $cult }: Stufe { $level }{ $priest ->
        [2] {""} (Priester)
        [3] {""} (Priester)
       *[other] {""}
    }{ $power ->
        [0] {""}
       *[other] , +{ $power } Macht
    }
do-takes_tile = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $tile }.
    .short = { $tile }
do-becomes_town = { $new ->
    [yes] { $seat_id ->
        [you] Du
        [friend] Die zweite Person
        [third] Die dritte Person
        [fourth] Die vierte Person
       *[fifth] Die fünfte Person
    }: eine neue Stadt aus { $spaces }.
   *[no] { $seat_id ->
        [you] Du
        [friend] Die zweite Person
        [third] Die dritte Person
        [fourth] Die vierte Person
       *[fifth] Die fünfte Person
    }: { $spaces } gehört nun zur Stadt daneben.
}
    .short = { $new ->
        [yes] eine neue Stadt aus { $spaces }
       *[no] { $spaces } gehört nun zur Stadt daneben
    }
do-covers = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Aktion { $action } ist genutzt.
    .short = Aktion { $action } ist genutzt
do-improves = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $track_id ->
    [ship] Schifffahrt eine Stufe weiter.
    [dig] Graben eine Stufe weiter.
   *[flight] Teppichflug ein Feld weiter.
}
    .short = { $track_id ->
        [ship] Schifffahrt eine Stufe weiter
        [dig] Graben eine Stufe weiter
       *[flight] Teppichflug ein Feld weiter
    }
do-opens = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $terrain } ist erschlossen.
    .short = { $terrain } ist erschlossen
do-settles = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Heimat { $terrain }.
    .short = Heimat { $terrain }
do-joins = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Stadt über das Flussfeld { $river }.
    .short = Stadt über das Flussfeld { $river }
do-hands_over = { $seat_id ->
    [you] Ab jetzt spielt ein Computer für dich.
   *[other] Ab jetzt spielt ein Computer für: { $seat }.
}
do-drops_out = { $seat_id ->
    [you] Du steigst
    [friend] Die zweite Person steigt
    [third] Die dritte Person steigt
    [fourth] Die vierte Person steigt
   *[fifth] Die fünfte Person steigt
} aus und passt bis zum Ende. Die Gebäude bleiben stehen.
do-takes_card = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $card }.
    .short = { $card }
do-passes = { $card_id ->
    [none] { $seat_id ->
        [you] Du
        [friend] Die zweite Person
        [third] Die dritte Person
        [fourth] Die vierte Person
       *[fifth] Die fünfte Person
    }: gepasst.
   *[other] { $seat_id ->
        [you] Du
        [friend] Die zweite Person
        [third] Die dritte Person
        [fourth] Die vierte Person
       *[fifth] Die fünfte Person
    }: gepasst, dafür { $card }{ $coins ->
        [0] {""}
        [one] {""} und 1 Münze darauf
       *[other] {""} und { $coins } Münzen darauf
    }.
}
    .short = { $card_id ->
        [none] gepasst
       *[other] gepasst, dafür { $card }{ $coins ->
            [0] {""}
            [one] {""} und 1 Münze darauf
           *[other] {""} und { $coins } Münzen darauf
        }
    }
do-round_begins = Runde { $round } beginnt. Die Aktionsfelder sind frei, auf jede freie Rundenbonuskarte kommt eine Münze.
do-final_points = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: { $what } ({ $value }), Punkte: { $points }.
do-sells_off = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Alles wird zu Münzen, dafür { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
do-takes_over = { $seat_id ->
    [you] Du
    [friend] Die zweite Person
    [third] Die dritte Person
    [fourth] Die vierte Person
   *[fifth] Die fünfte Person
}: Die App führt alles mit. Punkte { $points }, Münzen { $coins }, Arbeiter { $workers }, Priester { $priests }, Macht { $bowls }.
do-lets_go = Die App führt nur noch den Plan mit. Münzen, Arbeiter, Macht und Punkte zählst du wieder selbst.
ask-keeps-hers = Wo steht auf dem Tisch { $of ->
    [one] { $building_id ->
        [dwelling] das einzige Wohnhaus
        [house] das einzige Handelshaus
        [temple] der einzige Tempel
        [stronghold] die Festung
        [sanctuary] das Heiligtum
       *[shipyard] die Werft
    } der Automa?
   *[other] { $building_id ->
        [dwelling] Wohnhaus
        [house] Handelshaus
       *[temple] Tempel
    } { $number } von { $of } der Automa?
}
ask-keeps-marked = Welche Gebäude der Automa sind markiert?
ask-keeps-buildings = { $count ->
    [0] Wo stehen deine Gebäude? Nenne eines nach dem anderen mit Feld und Art, dann „fertig“.
   *[other] Welches Gebäude hast du noch? „fertig“, wenn das alle sind.
}
    .short = { $count ->
        [0] Wo stehen deine Gebäude?
       *[other] Welches Gebäude hast du noch?
    }
ask-keeps-grounds = { $count ->
    [0] Welches freie Feld hat eine andere Landschaft als gedruckt? Unter Gebäuden weiß es die App. „fertig“, wenn keines.
   *[other] Welches freie Feld noch? „fertig“, wenn das alle sind.
}
    .short = { $count ->
        [0] Welches freie Feld ist umgewandelt?
       *[other] Welches freie Feld noch?
    }
ask-keeps-bridges = { $count ->
    [0] Wo steht eine Brücke von dir? „fertig“, wenn nirgends.
   *[other] Wo noch? „fertig“, wenn das alle sind.
}
    .short = { $count ->
        [0] Wo steht eine Brücke von dir?
       *[other] Wo steht noch eine Brücke?
    }
ask-keeps-cubes = { $count ->
    [0] Wo liegt ein Würfel der Symbionten? „fertig“, wenn nirgends.
   *[other] Wo noch? „fertig“, wenn das alle sind.
}
    .short = Wo liegt ein Würfel?
ask-keeps-traded = Mit welchen Gebäuden hat die Automa schon gehandelt?
ask-keeps-town = Sind diese Gebäude eine Stadt: { $spaces }?
ask-keeps-cults = Wie hoch stehst du in den Kulten: Feuer, Wasser, Erde, Luft?
ask-keeps-threes = In welchen Kulten steht ein Priester auf der 3?
ask-keeps-twos = Wie viele Priester stehen auf den Feldern mit einer 2: Feuer, Wasser, Erde, Luft?
ask-keeps-covered = Welche Machtaktionen sind in dieser Runde schon belegt?
ask-keeps-three_steps = In welchen Kulten ist das Gunstplättchen mit 3 Stufen weg?
ask-keeps-bonus = { $place_id ->
    [her] Welche Rundenbonuskarte hat die Automa?
    [you] Welche Rundenbonuskarte hast du?
    [friend] Welche Rundenbonuskarte hat die zweite Person?
    [left] Welche Rundenbonuskarte liegt in der Reihe links?
   *[middle] Welche Rundenbonuskarte liegt in der Mitte?
}
ask-keeps-coins = Wie viele Münzen liegen auf den Karten der Reihe: links, Mitte, rechts?
ask-keeps-goods = Damit die App alles mitführt: Was hast du?
ask-keeps-sent = Wie viele deiner Priester stehen auf dem Kultplan?
ask-keeps-favours = Welche Gunstplättchen hast du?
ask-keeps-towns = { $count ->
    [0] Welches Stadtplättchen hast du? „fertig“, wenn keines.
   *[other] Welches noch? „fertig“, wenn das alle sind.
}
    .short = { $count ->
        [0] Welches Stadtplättchen hast du?
       *[other] Welches Stadtplättchen noch?
    }
ask-keeps-used = Welche eigenen Aktionsfelder hast du in dieser Runde schon benutzt?
ask-keeps-opened = Welche Landschaften hast du geöffnet?
ask-keeps-joined = Über welche Flussfelder hast du eine Stadt gegründet?
ask-keeps-flight = Um wie viele Felder fliegst du durch Stadtplättchen weiter?
ask-keeps-home = Welche Landschaft ist jetzt deine Heimat?
do-takes_board = Die App führt den Plan mit. Automa: { $plain }, markiert { $marked }. Du: { $yours }.
verb-all = fertig
verb-tell = sage
verb-stands = hier
verb-became = wurde
verb-cube = würfel
verb-town = stadt
tap-all = Das sind alle
tap-tell = Angeben
tap-stands = Gebäude nennen
    .asks-space = Auf welchem Feld?
    .asks-building = Was steht dort?
    .whole = { $space }: { $building }
tap-became = Feld nennen
    .asks-space = Welches Feld?
    .asks-ground = Was ist es jetzt?
    .whole = { $space } ist { $ground }
tap-cube = Würfel nennen
    .asks-space = Auf welchem Feld?
    .whole = Würfel auf { $space }
tap-town = Stadtplättchen
    .whole = { $tile }
field-points = Punkte
field-coins = Münzen
field-workers = Arbeiter
field-priests = Priester im Vorrat
field-bowl_1 = Schale I
field-bowl_2 = Schale II
field-bowl_3 = Schale III
field-keys = Stadtschlüssel
field-ship = Schifffahrt
field-dig = Graben
field-fire = Feuer
field-water = Wasser
field-earth = Erde
field-air = Luft
field-left = links
field-middle = Mitte
field-right = rechts
field-tile = Plättchen
because-cult-taken_3 = Auf der 3 steht schon ein Priester.
    .short = besetzt
because-cult-taken_2 = Alle Felder mit einer 2 sind schon besetzt.
    .short = besetzt
because-favour-yours = Dieses Gunstplättchen hast du schon, von jedem darfst du nur eines haben.
    .short = hast du schon
because-favour-gone = Von diesem Gunstplättchen ist keines mehr da.
    .short = keines mehr da
because-bridge-no_river = Zwischen diesen Feldern führt keine Brücke über einen Fluss.
    .short = kein Fluss
because-bridge-no_end = Dort beginnt keine Brücke: Sie führt von einem deiner Gebäude über einen Fluss.
    .short = keine Brücke
because-bridge-there = Dort steht schon eine Brücke.
    .short = steht schon
because-bridge-not_yours = Eine Brücke beginnt an einem deiner Gebäude.
    .short = nicht an deinen Gebäuden
because-whole-no_kind = Dazu wird das Gebäude jetzt nicht: Es fehlt die Stufe davor, ein Spielstein dafür oder das, was es kostet.
    .short = geht nicht
because-record-rules = {""}
because-keeps-taken = Dieses Feld hast du schon genannt.
    .short = schon genannt
hint-price = { $spades ->
    [0] { "" }
   *[other] { $spades } Spaten:{ " " }
}{ $workers } Arbeiter, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $priests ->
    [0] { "" }
   *[other] , { $priests } Priester
}
nothing-priests-none_left = Von sieben Priestern ist keiner mehr im Vorrat: { $priests ->
    [one] 1 Priester entfällt
   *[other] { $priests } Priester entfallen
}.
nothing-ordain-no_workers = Für die Weihe ist kein Arbeiter da: Sie entfällt.
nothing-power-lost = Von { $power } Macht { $lost ->
    [one] passt 1
   *[other] passen { $lost }
} nicht mehr in die Schalen.
nothing-steps-lost = { $cult }: { $lost ->
    [one] 1 Stufe entfällt
   *[other] { $lost } Stufen entfallen
}{ $why_id ->
    [key] { ", denn die letzte braucht einen Schlüssel. Einer in diesem Zug hilft noch." }
    [taken] { ", denn auf der letzten steht schon jemand." }
   *[top] { ", denn die Skala ist zu Ende." }
}
nothing-power-full = { $power } Macht wäre zu nehmen, aber nichts passt mehr in die Schalen.
ask-whole-turn = Runde { $round }. Punkte { $points }, Münzen { $coins }, Arbeiter { $workers }, Priester { $priests }, Macht { $power }. { $stage_id ->
    [acted] Tauschst du noch?
    [lingers] Was machst du? Danach bleibt dein Zug offen.
   *[begun] Was machst du?
}
    .short = { $stage_id ->
        [acted] Tauschst du noch?
        [lingers] Was machst du, ehe du tauschst?
       *[begun] Was machst du?
    }
ask-whole-spades = { $spades ->
    [0] Baust du dort ein Wohnhaus?
    [one] 1 Spaten: Was machst du damit?
   *[other] { $spades } Spaten: Was machst du damit?
}
ask-whole-bonus_spades = Kultbonus, { $spades ->
    [one] 1 Spaten
   *[other] { $spades } Spaten
}: Was wandelst du um?
ask-whole-volcano = Welches Feld wird zum Vulkan?
standing-whole-power = Macht, wenn jemand neben dir baut
ask-whole-power = { $from_id ->
    [her] Die Automa hat neben dir gebaut
    [you] Die erste Person hat neben dir gebaut
    [friend] Die zweite Person hat neben dir gebaut
    [third] Die dritte Person hat neben dir gebaut
    [fourth] Die vierte Person hat neben dir gebaut
   *[fifth] Die fünfte Person hat neben dir gebaut
}: Du kannst { $power } Macht nehmen, { $points ->
    [0] das kostet nichts
    [one] das kostet 1 Punkt
   *[other] das kostet { $points } Punkte
}. Nimmst du sie?
    .short = { $power } Macht { $points ->
        [0] kostenlos
        [one] für 1 Punkt
       *[other] für { $points } Punkte
    } nehmen?
yes-whole-power = { $points ->
    [0] Nehmen, kostet nichts
    [one] Nehmen, −1 Punkt
   *[other] Nehmen, −{ $points } Punkte
}
no-whole-power = Verzichten
yes-whole-token = Nehmen, −1 Punkt
none-whole-unlock = Priester behalten
none-whole-river = Noch nicht
no-whole-token = Verzichten
ask-whole-favour = Welches Gunstplättchen nimmst du?
ask-whole-town = Eine Stadt! Welches Stadtplättchen nimmst du?
ask-whole-key = Die Schlüssel reichen nicht für alle: Wo gehst du auf 10?
ask-whole-step = In welchem Kult steigst du um { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
} auf?
ask-whole-descend = In welchem Kult steigst du um { $steps ->
    [one] 1 Stufe
   *[other] { $steps } Stufen
} ab?
ask-whole-bridge = Wo baust du die Brücke?
ask-whole-storm = Sandsturm: Welches Feld wird zu deiner Heimat?
ask-whole-after_storm = Baust du dort ein Wohnhaus?
ask-whole-ride = Hexenritt: Auf welchem Waldfeld baust du?
ask-whole-house = Welches Wohnhaus wird kostenlos zum Handelshaus?
ask-whole-ordain = Weihe: Wie viele Arbeiter werden zu Priestern?
ask-whole-river = Gründest du eine Stadt über ein Flussfeld?
ask-whole-token = Nimmst du für 1 Punkt einen Machtchip in Schale III?
ask-whole-home = Welche Landschaft ist deine neue Heimat?
ask-whole-convert = Was tauschst du, bevor es weitergeht?
ask-whole-leave = Steigst du wirklich aus? Du passt bis zum Ende des Spiels. Gewinnen kannst du dann nicht mehr.
yes-whole-leave = Ja, aussteigen
no-whole-leave = Nein, weiterspielen
ask-whole-unlock = Ein Priester: behältst du ihn, oder erschließt er eine Landschaft?
ask-whole-faction = Welches Volk spielst du?
ask-whole-colour = Auf welcher Landschaft beginnst du?
ask-whole-first = Wo setzt du ein Wohnhaus ein?
ask-whole-card = Welche Rundenbonuskarte nimmst du?
verb-dig = grabe
verb-advance = verbessere
verb-special = nutze
verb-convert = tausche
verb-burn = opfere
verb-connect = verbinde
verb-more = offen
verb-hand_over = übergib
verb-leave = steige aus
verb-back = zurück
verb-forgo = verzichte
field-spades = Spaten
field-track = Leiste
field-special = Aktion
field-conversion = was
field-times = wie oft
field-tokens = Machtchips
field-river = Fluss
field-bridge = Brücke
note-dig = Spaten kaufen, dann umwandeln und bauen
note-advance = Schifffahrt: 4 Münzen, 1 Priester; Graben: siehe Völkertableau
note-special = Aktionsfelder von dir: Bonuskarte, Gunst, Festung, Volk
note-convert = so oft du willst, dein Zug geht weiter
note-burn = je 2 Chips aus Schale II: 1 in Schale III, 1 weg
note-connect = Nixen: Stadt über ein Flussfeld
note-more = der Zug bleibt nach der Aktion offen, um noch zu tauschen
note-hand_over = ein Computer spielt für dich weiter
note-leave = du passt bis zum Ende, deine Gebäude bleiben stehen
note-forgo = was übrig ist, verfällt
opt-spades = Spaten
opt-ship = Schifffahrt
opt-dig = Graben
opt-town_tile = Stadtplättchen
opt-refused = alle haben verzichtet
opt-neighbour = Macht vom Nachbarn
opt-skip = übersprungenes Feld
opt-convert = Tausch
opt-exchange = Erst tauschen oder opfern …
opt-priest = Priester
opt-power_action = Machtaktion
opt-bridge = Brücke
opt-home = neue Heimat
opt-ordain = Weihe
opt-token = Machtchip
opt-unlock = Priester oder Landschaft
opt-income = Einkommen
opt-cult_bonus = Kultbonus
opt-home_power = neue Heimat für 5 Macht
opt-home_tokens = neue Heimat für 5 Machtchips
opt-power_coins = 1 Macht gegen 1 Münze
opt-power_worker = 3 Macht gegen 1 Arbeiter
opt-power_priest = 5 Macht gegen 1 Priester
opt-priest_worker = 1 Priester gegen 1 Arbeiter
opt-priest_coin = 1 Priester gegen 1 Münze
opt-worker_coin = 1 Arbeiter gegen 1 Münze
opt-point_coin = 1 Punkt gegen 1 Münze
opt-coins_point = 2 Münzen gegen 1 Punkt
opt-third = die dritte Person
opt-fourth = die vierte Person
opt-fifth = die fünfte Person
opt-keeps = mitführen
opt-nothing = nichts
opt-board = Plan
opt-everything = alles
opt-points = Punkte
opt-coins = Münzen
opt-workers = Arbeiter
opt-priests = Priester im Vorrat
opt-bowl_1 = Macht in Schale I
opt-bowl_2 = Macht in Schale II
opt-bowl_3 = Macht in Schale III
opt-keys = Stadtschlüssel
opt-sent = Priester auf dem Kultplan
opt-pass = Passen
seat-you_computer = Computer für dich
    .short = PC 1
seat-friend_computer = Computer für die zweite Person
    .short = PC 2
seat-third_computer = Computer für die dritte Person
    .short = PC 3
seat-fourth_computer = Computer für die vierte Person
    .short = PC 4
seat-fifth_computer = Computer für die fünfte Person
    .short = PC 5
seat-third = Die dritte Person
    .short = 3.
seat-fourth = Die vierte Person
    .short = 4.
seat-fifth = Die fünfte Person
    .short = 5.
because-whole-not_your_turn = Getauscht und geopfert wird nur im eigenen Zug.
because-whole-far = Dieses Feld ist außer Reichweite.
because-whole-acted = Deine Aktion hast du schon gemacht; tauschen kannst du noch.
    .short = schon gemacht
because-whole-nothing_to_convert = Du hast nichts zu tauschen.
    .short = nichts da
because-whole-nothing_to_burn = In Schale II liegen keine zwei Machtchips.
    .short = zu wenige Chips
because-whole-no_river_town = Über kein Flussfeld entsteht eine Stadt.
    .short = keine Stadt
because-whole-no_build = Kein freies Feld deiner Heimat ist in Reichweite.
    .short = kein Feld
because-whole-no_dwelling = Du hast kein Wohnhaus mehr.
    .short = keins mehr
because-whole-unpaid = Dafür reichen deine Münzen oder Arbeiter nicht.
    .short = zu teuer
because-whole-no_dig = Du kannst keinen Spaten bezahlen, oder kein Feld in Reichweite lässt sich umwandeln.
    .short = geht nicht
because-whole-no_upgrade = Nichts lässt sich aufwerten, was du bezahlen kannst.
    .short = zu teuer
because-whole-no_priest = Du hast keinen Priester.
    .short = kein Priester
because-whole-no_advance = Dafür fehlen Münzen, Arbeiter oder ein Priester, oder die Leiste ist zu Ende.
    .short = zu teuer
because-whole-no_power = Keine freie Machtaktion ist bezahlbar: Macht in Schale III reicht nicht.
    .short = zu wenig Macht
because-whole-no_special = Du hast kein freies Aktionsfeld.
    .short = keine frei
option-keeps = Was die App mitführt
option-keeps-nothing = nichts, ich spiele angeleitet
option-keeps-board = den Spielplan
option-keeps-everything = alles: auch Münzen, Macht und Punkte, geht ohne Schachtel
option-automa = Mit der Automa
option-automa-yes = ja
option-automa-no = nein, nur Personen und Computer
option-order = Reihenfolge
option-order-seats = die Plätze bleiben, wer zuerst passt, beginnt
option-order-passing = in der Reihenfolge des Passens
option-start_points = Punkte am Anfang
option-start_points-twenty = 20 für alle
option-start_points-by_faction = nach Volk (2017)
option-town_promo = Stadtplättchen der Mini-Erweiterung
option-town_promo-yes = ja
option-town_promo-no = nein
option-temple_promo = Tempel-Wertungsplättchen
option-temple_promo-yes = ja
option-temple_promo-no = nein
state-sides = was jede Person hat
state-values-ours = unsere
state-values-read = abgelesen
state-sides-0 = du
state-sides-1 = zweite Person
state-sides-2 = dritte Person
state-sides-3 = vierte Person
state-sides-4 = fünfte Person
state-sides-faction = Volk
state-sides-home = Heimat
state-sides-points = Punkte
state-sides-coins = Münzen
state-sides-workers = Arbeiter
state-sides-priests = Priester im Vorrat
state-sides-bowls = Macht in den Schalen I, II und III
state-sides-cults = Kultstufen
state-sides-keys = Stadtschlüssel
state-sides-ship = Schifffahrt
state-sides-dig = Graben
state-sides-built = Gebäude
state-sides-bridges = Brücken
state-sides-favours = Gunstplättchen
state-sides-towns = Stadtplättchen
state-sides-bonus = Rundenbonuskarte
state-sides-sent = Priester auf dem Kultplan
state-sides-used = genutzte Aktionsfelder
state-sides-opened = geöffnete Landschaften (Flusswanderer)
state-sides-joined = Flussfelder in Städten (Nixen)
state-sides-flight = weitere Flugfelder (Fakire)
state-sides-out = ausgestiegen
state-sides-computer = vom Computer gespielt
state-todo = was noch zu tun ist
state-now = was in diesem Zug war
state-order = Reihenfolge der Runde
state-gone = wer gepasst hat, der Reihe nach
no-record-long = Das ist zu lang für eine Aufzeichnung: höchstens { $most } Zeichen.
no-record-rows = Eine Aufzeichnung hat höchstens { $most } Zeilen.
no-record-map = Den Plan „{ $given }“ gibt es nicht. Es gibt: { $options }.
no-record-players = Eine Aufzeichnung braucht 2 bis 5 Personen und sechs Wertungsplättchen, hier sind es { $given } Personen.
no-record-row = Das ist keine Zeile einer Aufzeichnung: { $given }
no-record-set_up = Unbekannte Angabe zum Aufbau: { $given }
no-record-not_written = Als Aufzeichnung geschrieben wird nur ein Spiel ohne die Automa, an dem nichts korrigiert wurde.
no-record-tiles = Dieses Plättchen ist nicht im Spiel: { $given }.
no-record-passed = Wer schon gepasst hat, ist in dieser Runde fertig. Als Nächstes kommt: { $expected }.
no-record-not_possible = Das ist hier nach den Regeln nicht möglich: { $command }. { $reason }
no-record-not_your_turn = { $command }: Getauscht und geopfert wird nur im eigenen Zug. Als Nächstes kommt: { $expected }.
no-record-missing = Die Reihe sagt nicht alles: Es fehlt noch { $expected }.
no-record-unexpected = „{ $command }“ passt nicht: Gefragt ist { $expected }.
no-record-faction = Dieses Volk spielt nicht mit: { $given }.
no-record-unreadable = Das ist kein Befehl: { $given }.
no-record-late = Für eine Wahl des Volks ist es zu spät: { $given }.
no-record-over = Das Spiel ist schon vorbei.
no-record-leaves = { $faction } steigt aus, während niemand auf diesen Platz wartet. In einem Spiel, das weitergeht, gibt es das nicht.
no-record-not_now = Das ist nicht dran. Als Nächstes kommt: { $expected }.
no-record-points = Die Punkte sind andere: { $expected }.
no-record-too_much = Die Reihe sagt zu viel: { $command }.
no-record-spades = Spaten sind übrig: { $number }.
no-record-unfinished = Der Zug ist noch nicht zu Ende.
no-record-offer = Angeboten ist: { $expected }.
no-record-values = Nach den Regeln sind es { $expected }, da steht { $given }.
no-record-offers = Angeboten wird { $expected }, da steht { $given }.
no-record-result = Nach den Regeln ist es { $expected }, da steht { $given }.
policy-random = Zufall (jeder erlaubte Zug)
policy-planner = Planer (spielt das ganze Spiel)
policy-apprentice = Lehrling (leicht: sieht nur den nächsten Zug)
policy-journeyman = Geselle (mittel: denkt einen Zug weiter)
policy-master = Meister (stark: spielt bis zum Ende der nächsten Runde durch)
term-points = Siegpunkte
term-goods = Güter
term-power = Macht
term-income = Einkommen
term-card = Bonuskarte
term-passing = Punkte beim Passen
term-cults = Kulte
term-favours = Gunstplättchen
term-area = größtes Netz
term-towns = werdende Städte
term-land = Bauplätze in Reichweite
term-ahead = kommende Wertungsplättchen
term-stronghold = Festung
term-neighbours = Nachbarn
term-next = der Zug danach
term-aim-build = zum Bauen
term-aim-dig = zum Umwandeln
term-aim-upgrade = zum Aufwerten
term-aim-cult = für einen Priester im Kult
term-aim-advance = für einen Schritt auf einer Leiste
term-aim-power = für eine Machtaktion
term-aim-special = für ein Aktionsfeld
term-aim-pass = vor dem Passen
term-aim-connect = für eine Stadt über einen Fluss
plan-town = Stadt aus { $spaces } bis Runde { $round }
plan-stronghold = Festung auf { $space } bis Runde { $round }
plan-sanctuary = Heiligtum auf { $space } bis Runde { $round }
plan-ship = Schifffahrt { $number } bis Runde { $round }
deed-build = Wohnhaus auf { $first }
deed-upgrade = { $first } zu { $second } aufwerten
deed-dig = { $first ->
    [one] 1 Spaten kaufen
   *[other] { $first } Spaten kaufen
}
deed-transform = { $first } in { $second } umwandeln
deed-cult = Priester zum Kult { $first }
deed-advance = { $first_id ->
    [ship] Schifffahrt verbessern
   *[other] Graben verbessern
}
deed-power = Machtaktion { $first ->
    [1] Brücke
    [2] Priester
    [3] 2 Arbeiter
    [4] 7 Münzen
    [5] Spaten
   *[other] 2 Spaten
}
deed-bridge = Brücke { $first }
deed-special = Aktion { $first }
deed-pass = { $number ->
    [0] Passen
   *[other] Passen und { $first } nehmen
}
deed-connect = Stadt über den Fluss { $first }
deed-True = Macht nehmen
deed-False = Macht ablehnen
coach-basis-first = Beurteilt nach dem ersten Eindruck und dem Zug danach, mit Gewichten aus 27 Ligapartien.
coach-basis-round = Bis zum Ende der Runde { $round } mit schnellen Zügen für alle durchgespielt, bewertet mit Gewichten aus 27 Ligapartien.
coach-basis-end = Bis zum Ende der Partie mit schnellen Zügen für alle durchgespielt.
coach-basis-review = Die teuersten Züge und was besser gewesen wäre: je { $number }-mal mit schnellen Zügen für alle bis zum Ende der nächsten Runde durchgespielt und mit Gewichten aus 27 Ligapartien bewertet. Was aus dem Zug wirklich wurde, zählt mit.
coach-basis-course = In vier nachgeprüften Ligapartien lag die Linie zu Beginn der Runde 1 um 34 Punkte zu tief (Streuung 30), zu Beginn der Runde 6 um 8 (Streuung 11).
coach-basis-set_up = Zum Aufbau kennt der Computer nur eine Reihenfolge: nach Platz, Nachbarn und Einkommen.
piece-third_dwelling = Wohnhaus der dritten Person
sign-third_dwelling = 3W
piece-third_house = Handelshaus der dritten Person
sign-third_house = 3H
piece-third_temple = Tempel der dritten Person
sign-third_temple = 3T
piece-third_stronghold = Festung der dritten Person
sign-third_stronghold = 3F
piece-third_sanctuary = Heiligtum der dritten Person
sign-third_sanctuary = 3L
piece-third_shipyard = Werft der dritten Person
sign-third_shipyard = 3R
piece-fourth_dwelling = Wohnhaus der vierten Person
sign-fourth_dwelling = 4W
piece-fourth_house = Handelshaus der vierten Person
sign-fourth_house = 4H
piece-fourth_temple = Tempel der vierten Person
sign-fourth_temple = 4T
piece-fourth_stronghold = Festung der vierten Person
sign-fourth_stronghold = 4F
piece-fourth_sanctuary = Heiligtum der vierten Person
sign-fourth_sanctuary = 4L
piece-fourth_shipyard = Werft der vierten Person
sign-fourth_shipyard = 4R
piece-fifth_dwelling = Wohnhaus der fünften Person
sign-fifth_dwelling = 5W
piece-fifth_house = Handelshaus der fünften Person
sign-fifth_house = 5H
piece-fifth_temple = Tempel der fünften Person
sign-fifth_temple = 5T
piece-fifth_stronghold = Festung der fünften Person
sign-fifth_stronghold = 5F
piece-fifth_sanctuary = Heiligtum der fünften Person
sign-fifth_sanctuary = 5L
piece-fifth_shipyard = Werft der fünften Person
sign-fifth_shipyard = 5R
cards-board = Völkertableaus
cards-favour = Gunstplättchen
cards-town = Stadtplättchen
cards-scoring = Wertungsplättchen für Personen
cards-bonus_income = Rundenbonuskarten für Personen
cards-power_action = Machtaktionen
tap-dig = Graben
    .asks-spades = Wie viele Spaten kaufst du?
    .whole = { $spades } Spaten
tap-advance = Ver­bessern
    .asks-track = Welche Leiste?
    .whole = Verbessern: { $track }
tap-special = Sonder­aktion
    .asks-special = Welche?
    .whole = { $special }
tap-convert = Tauschen
    .asks-conversion = Was gegen was?
    .asks-times = Wie oft?
    .whole = { $conversion }, { $times }-mal
tap-burn = Macht opfern
    .asks-tokens = Wie viele Machtchips kommen in Schale III?
    .whole = { $tokens } opfern
tap-connect = Über den Fluss
    .asks-river = Über welches Flussfeld?
    .whole = Stadt über { $river }
tap-more = Zug offen halten
tap-forgo = Verzichten
tap-hand_over = Computer übernimmt
tap-leave = Aussteigen
fault-side-count = Es sind mehr oder weniger Personen, als mitspielen.
fault-side-goods = Jemand hat weniger als nichts, oder mehr als sieben Priester.
fault-side-tracks = Ein Stein steht nicht auf seiner Leiste, oder das Volk gibt es nicht.
fault-side-pieces = Jemand hat mehr Gebäude einer Art, als es gibt, oder eines im Fluss.
fault-side-bridges = Eine Brücke liegt doppelt, wo keine sein kann, oder ist eine zu viel.
fault-side-tiles = Gunst- oder Stadtplättchen stimmen nicht: So viele gibt es nicht, oder jemand hat eines doppelt.
fault-side-cards = Eine Rundenbonuskarte ist doppelt.
fault-side-shared = Zwei Personen stehen auf demselben Feld oder zusammen auf Stufe 10 eines Kults.
panel-side_you = Du
panel-side_friend = Die zweite Person
panel-side_third = Die dritte Person
panel-side_fourth = Die vierte Person
panel-side_fifth = Die fünfte Person
panel-actions = Aktionen
row-faction = Volk
row-points = Punkte
row-coins = Münzen
row-workers = Arbeiter
row-priests = Priester
row-bowls = Macht (Schalen I/II/III)
row-ship = Schifffahrt
row-dig = Graben
row-keys = Schlüssel
row-bonus = Rundenbonuskarte
row-tile_0 = Plättchen
row-tile_1 = Plättchen
row-tile_2 = Plättchen
row-tile_3 = Plättchen
row-tile_4 = Plättchen
row-tile_5 = Plättchen
row-tile_6 = Plättchen
row-tile_7 = Plättchen
row-tile_8 = Plättchen
row-tile_9 = Plättchen
row-tile_10 = Plättchen
row-tile_11 = Plättchen
row-tile_12 = Plättchen
row-tile_13 = Plättchen

# What things cost and bring
thing-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
thing-workers = { $count } Arbeiter
thing-priests = { $count } Priester
thing-power = { $count } Macht
thing-token = { $count ->
    [one] { $count } Machtchip
   *[other] { $count } Machtchips
}
thing-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
thing-home = deine Heimat
thing-dwelling = { $count ->
    [one] { $count } Wohnhaus
   *[other] { $count } Wohnhäuser
}
thing-house = { $count ->
    [one] { $count } Handelshaus
   *[other] { $count } Handelshäuser
}
thing-spades = { $count } Spaten
thing-bridge = { $count ->
    [one] { $count } Brücke
   *[other] { $count } Brücken
}
thing-ship = { $count } Schifffahrt
thing-keys = { $count } Schlüssel
thing-town = { $count } Städte ab
thing-cult = { $count ->
    [one] { $count } Kultstufe
   *[other] { $count } Kultstufen
}
thing-favour = { $count } Gunstplättchen
thing-fire = { $count ->
    [one] { $count } Stufe Feuer
   *[other] { $count } Stufen Feuer
}
thing-water = { $count ->
    [one] { $count } Stufe Wasser
   *[other] { $count } Stufen Wasser
}
thing-earth = { $count ->
    [one] { $count } Stufe Erde
   *[other] { $count } Stufen Erde
}
thing-air = { $count ->
    [one] { $count } Stufe Luft
   *[other] { $count } Stufen Luft
}
pays-burn = { $tokens } Macht opfern
pays-power-coins = { $given } Macht → { $got ->
    [one] 1 Münze
   *[other] { $got } Münzen
}
pays-power-workers = { $given } Macht → { $got } Arbeiter
pays-power-priests = { $given } Macht → { $got } Priester
pays-priests-workers = { $given } Priester → { $got } Arbeiter
pays-priests-coins = { $given } Priester → { $got ->
    [one] 1 Münze
   *[other] { $got } Münzen
}
pays-workers-coins = { $given } Arbeiter → { $got ->
    [one] 1 Münze
   *[other] { $got } Münzen
}

# Where points come from
source-start = Zu Beginn
source-tiles = Gebäude
source-spades = Spaten
source-towns = Städte
source-power = Macht
source-tracks = Leisten
source-rest = Vorräte
source-cults = Kulte
source-area = Gebiet
source-cards = Karten
source-faction = Volk
source-pass = Passen

# Verbs that mean something else in one question of the whole game
tap-back = Zurück
note-whole-convert-convert = danach geht es mit deiner Aktion weiter
note-back = ohne zu tauschen
tap-whole-spades-done = Kein Wohnhaus
tap-whole-after_storm-done = Kein Wohnhaus
note-whole-spades-done = dein Zug ist zu Ende
note-whole-after_storm-done = dein Zug ist zu Ende
note-whole-turn-more = um nach der Aktion noch zu tauschen
note-whole-turn-done = dein Zug ist zu Ende
note-whole-bridge-bridge = über den Fluss, ein Ende bei dir
note-whole-spades-transform = ohne Wohnhaus
note-whole-spades-build = umwandeln und ein Wohnhaus darauf
note-whole-turn-build = ein Wohnhaus, wenn nötig mit Spaten davor

# Die Einführung
tour-move = Das ist ihr Zug.
tour-move-says = Visavis spielt die Automa nach ihren Karten. Hier steht in einem Satz, was sie tut.
tour-line-says = Stell das Wohnhaus auf D4 und tippe die Zeile an. Die 1 findest du auf der Karte wieder.
tour-why = Gleichstand, dann zählt die Nähe.
tour-why-says = D4 und E6 sind beide See, das mag sie am liebsten. D4 liegt näher bei deinem Wohnhaus auf C3. Also D4.
tour-build = Jetzt du: Bau ein Wohnhaus.
tour-build-says = Was leuchtet, erreichst du. Tippe ein Feld an; C4 ist schon Wald.
tour-build-tap = Tippe ein Feld an
tour-confirm = Passt das?
tour-confirm-says = Hier steht, was du gewählt hast. Unten bestätigst du es; dann ist die Automa wieder dran.
tour-confirm-tap = Bestätige unten
