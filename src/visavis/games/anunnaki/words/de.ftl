game-name = Anunnaki: Cosmobot
    .short = Anunnaki
game-about = Cosmobot, der Solo-Gegner von Anunnaki: mit den gedruckten Karten oder zum Ausprobieren mit nachempfundenen.
    .short = Cosmobot, 4 Stufen
play-reconstructed = { $count ->
    [one] Eine Karte oder ein Gebiet kennt die App nur nachempfunden. Die gedruckten gibst du selbst ein.
   *[other] { $count } Karten und Gebiete kennt die App nur nachempfunden. Die gedruckten gibst du selbst ein.
}
pack-known = Bekannt: { $moon_known } von { $moon_all } Mondkarten, { $sun_known } von { $sun_all } Sonnenkarten. Beim nächsten Spiel fragt die App nicht mehr danach.

## Aufbau

do-choose_houses = Cosmobot spielt { $house }, du spielst { $your_house }. Baue ein Spiel für zwei auf, Gaia mit der Seite für 1–2.
    .head = Baue das Spiel auf
    .short = Spiel für zwei, Gaia-Seite 1–2
    .detail = er { $house }, du { $your_house }
do-leave_in_box = Von Cosmobot bleiben in der Schachtel: Aktionsfigur, Aktionstableau, Aktionsplättchen, Götterkarten, Waffenkarten, Herbeirufen-Plättchen, Ressourcenmarker.
    .short = Cosmobots Zubehör in die Schachtel
    .detail = Aktionsfigur, Aktionstableau, Aktionsplättchen, Götterkarten, Waffenkarten, Herbeirufen-Plättchen, Ressourcenmarker
do-choose_level = Stufe: { $level_id ->
    [easy] leicht
    [normal] normal
    [hard] schwierig
   *[extreme] extrem schwierig
}.
do-place_goals = Zielplättchen: Krieg { $war }, Technologie { $technology }, Handel { $commerce }, Vormacht { $domination }.
do-place_markers = Lege je einen seiner Marker auf den Anfang der Leisten Krieg, Technologie und Handel, auf 0 SP und auf -8 der Vormachtleiste.
    .head = Baue Cosmobots Seite auf
    .short = Seine 5 Marker auf die Leisten
    .detail = Anfang von Krieg, Technologie, Handel; 0 SP; Vormachtleiste -8
do-show_fate = { $side_id ->
    [extreme] Lege seine Schicksalskarte mit der extremen Seite nach oben vor ihn. Stelle 4 Siedlungen in ihren oberen Teil, von links nach rechts.
   *[standard] Lege seine Schicksalskarte mit der normalen Seite nach oben vor ihn. Stelle 4 Siedlungen in ihren oberen Teil, von links nach rechts.
}
    .short = Schicksalskarte, 4 Siedlungen darauf
    .detail = { $side_id ->
        [extreme] vor ihn, extreme Seite nach oben; Siedlungen in den oberen Teil
       *[standard] vor ihn, normale Seite nach oben; Siedlungen in den oberen Teil
    }
do-lay_fate = { $side_id ->
    [extreme] Es gilt die extreme Seite seiner Schicksalskarte.
   *[standard] Es gilt die normale Seite seiner Schicksalskarte.
}
do-sort_decks = { $level_id ->
    [easy] Nimm aus beiden Beraterdecks alle Karten mit einem oder zwei Symbolen, wie sie „leicht“ in der Tabelle zeigt: je { $cards }. Lege sie in die Schachtel und mische beide Decks getrennt.
    [normal] Nimm aus beiden Beraterdecks alle Karten mit zwei Symbolen: je { $cards }. Lege sie in die Schachtel und mische beide Decks getrennt.
   *[other] Nimm aus beiden Beraterdecks alle Karten mit einem oder zwei Symbolen, wie sie „schwierig“ in der Tabelle zeigt: je { $cards }. Lege sie in die Schachtel und mische beide Decks getrennt.
}
    .head = Bereite die Beraterdecks vor
    .short = { $cards ->
        [one] Je Beraterdeck 1 Karte entfernen
       *[other] Je Beraterdeck { $cards } Karten entfernen
    }
    .detail = { $level_id ->
        [easy] in die Schachtel: die mit einem oder zwei Symbolen, wie „leicht“ in der Tabelle; beide Decks getrennt mischen
        [normal] in die Schachtel: die mit zwei Symbolen; beide Decks getrennt mischen
       *[other] in die Schachtel: die mit einem oder zwei Symbolen, wie „schwierig“ in der Tabelle; beide Decks getrennt mischen
    }
do-deal_decks = Die App teilt aus: zwei Decks mit je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Die gedruckten Beraterkarten bleiben in der Schachtel.
do-set_out_creatures = Lege die Mythologischen Kreaturen wie für zwei aus.
    .short = Kreaturen auslegen
    .detail = wie für zwei
do-show_creatures = Mythologische Kreaturen: { $creatures }.
do-lay_distant = Baue das Modul Ferne Planeten für zwei auf, beide Plättchen nebeneinander.
    .short = Ferne Planeten aufbauen
    .detail = für zwei, nebeneinander
do-wrong_planet = So geht das nicht: Hauptstadt, Schrein und Zivilisation sind drei verschiedene der { $areas } Gebiete.
    .head = Noch einmal
do-name_area = { $area } heißt jetzt { $name }.
do-enter_planet = Erfasst: { $planet }. Zivilisationen: { $tiles }.
do-read_area = { $area } produziert { $resources }, Symbole: { $icons }.
do-read_shrines = Schreine: { $shrines }.
do-sight_resource = { $resource }: { $having }.
do-move_shrine = Der Schrein neben der Hauptstadt liegt in { $area }, nicht in { $before }.
do-remeasure_tracks = Die Leisten sind neu eingelesen.
do-read_edges = Neben Atlantis: { $beside }.
do-read_markers = Die Kulturmarker sind erfasst ({ $planet }).
do-start_units = { $side_id ->
    [you] Deine Hauptstadt: 1 Siedlung, 2 Anhänger; auf dem Schrein daneben 1 Anhänger.
   *[cosmobot] { $capital_id ->
        [somewhere] Stelle in seine Hauptstadt 1 Siedlung und 2 Anhänger, auf den Schrein daneben 1 Anhänger. Lege 1 Zivilisation und die Kulturmarker auf seinen Planeten.
       *[other] Stelle in seine Hauptstadt { $capital } 1 Siedlung und 2 Anhänger, auf den Schrein { $shrine } 1 Anhänger. Lege 1 Zivilisation und die Kulturmarker auf seinen Planeten.
    }
}
    .head = Stelle die Einheiten auf
    .short = { $side_id ->
        [you] Dein Planet: Start aufstellen
       *[cosmobot] Sein Planet: Start aufstellen
    }
    .detail = { $side_id ->
        [you] Hauptstadt: 1 Siedlung, 2 Anhänger; Schrein daneben: 1 Anhänger
       *[cosmobot] { $capital_id ->
            [somewhere] Hauptstadt: 1 Siedlung, 2 Anhänger; Schrein daneben: 1 Anhänger; 1 Zivilisation, Kulturmarker
           *[other] Hauptstadt { $capital }: 1 Siedlung, 2 Anhänger; Schrein { $shrine }: 1 Anhänger; 1 Zivilisation, Kulturmarker
        }
    }
do-lay_supply = Lege 9 Anhänger, 4 Kleine Götter, den Großen Gott und 14 Quader neben seine Schicksalskarte, den Chaos-Würfel dazu. Die App würfelt. Willst du selbst würfeln, wähle beim Start den gedruckten Chaos-Würfel (im Terminal: --printed die).
    .short = Vorrat neben die Schicksalskarte
    .detail = 9 Anhänger, 4 Kleine Götter, Großer Gott, 14 Quader, Chaos-Würfel
do-begin = Du beginnst. Der Startspielermarker bleibt in der Schachtel.
    .head = Es geht los
    .short = Du beginnst
    .detail = ohne Startspielermarker
do-you_begin = Du beginnst. Der Startspielermarker bleibt in der Schachtel.
    .head = Es geht los
    .short = Du beginnst
    .detail = Startspielermarker in die Schachtel
do-turn_first = Decke die oberste Mondkarte auf und lege sie offen auf ihr Deck.
    .head = Die erste Mondkarte
    .short = Oberste Mondkarte aufdecken
    .detail = offen auf ihr Deck
do-use_kept = Aus früheren Spielen eingelesen und hier benutzt: { $kept }.

## Dein Zug

do-you_move = Du bewegst { $units } von { $source } nach { $area }.
    .undo = Setze { $units } von { $area } zurück nach { $source }.
do-you_gain = { $area }: { $followers ->
    [one] 1 neuer Anhänger
   *[other] { $followers } neue Anhänger
} von dir.
do-you_summon = { $area }: { $god } von dir statt eines Anhängers.
do-you_settle = Du baust eine Siedlung in { $area }.
    .undo = Nimm deine Siedlung wieder aus { $area }.
do-you_harvest = Du erschöpfst ein Symbol in { $area }.
do-you_place_cubes = Du setzt { $cubes ->
    [one] 1 Quader.
   *[other] { $cubes } Quader.
}
    .undo = Nimm { $cubes ->
        [one] den Quader
       *[other] die { $cubes } Quader
    } zurück.
do-you_take_token = Du nimmst den 2-SP-Marker von Feld { $space } der Vormachtleiste.
do-you_advance = Dein Marker: { $track }, Feld { $space }.
do-you_reach = Dein Zielwert { $goal }: { $value }.
do-you_take_pact = Du erfüllst { $pact }.
do-you_take_creature = Du nimmst { $creature }.
do-you_defeat = Du besiegst die Zivilisation in { $area }.
do-you_retreat = Stelle deine Einheiten aus { $area } in deine Hauptstadt.
    .short = Deine Einheiten zurück
    .detail = aus { $area } in deine Hauptstadt
    .undo = Stelle deine Einheiten aus deiner Hauptstadt wieder nach { $area }.

## Sein Zug

do-turn_up = { $deck_id ->
    [moon] Decke die oberste Mondkarte auf und lege sie offen auf ihr Deck.
   *[sun] Decke die oberste Sonnenkarte auf und lege sie offen auf ihr Deck.
}
    .head = { $deck_id ->
        [moon] Seine nächste Mondkarte
       *[sun] Cosmobots Zug
    }
    .short = { $deck_id ->
        [moon] Mondkarte aufdecken
       *[sun] Sonnenkarte aufdecken
    }
do-open_card = { $deck_id ->
    [moon] Mondkarte { $card }: { $cubes ->
        [0] kein Quader
        [one] 1 Quader
       *[other] { $cubes } Quader
    }; { $parts }.
   *[sun] Sonnenkarte { $card }: { $arrow_id ->
        [right] Pfeil nach rechts
       *[left] Pfeil nach links
    }; { $parts }.
}
    .head = { $deck_id ->
        [moon] Seine nächste Mondkarte
       *[sun] Cosmobots Zug
    }
do-reread_card = Neu eingelesen: { $card }.
do-put_away = Lege beide Beraterkarten in die Schachtel.
    .short = Beide Karten in die Schachtel
do-symbol = { $card_id ->
    [moon] Mondkarte, { $symbol }:
    [sun] Sonnenkarte, { $symbol }:
   *[fate] Der Quader deckt eine Aktion ab, sie kommt sofort: { $symbol }.
}
do-reshuffle = { $deck_id ->
    [moon] Das Monddeck ist leer. Mische seine benutzten Karten neu.
   *[sun] Das Sonnendeck ist leer. Mische seine benutzten Karten neu.
}
    .short = { $deck_id ->
        [moon] Monddeck neu mischen
       *[sun] Sonnendeck neu mischen
    }
do-place_cube = Lege einen Quader auf Platz { $space } seiner Schicksalskarte.
    .head = Cosmobot legt Quader
    .short = 1 Quader auf Platz { $space }
    .detail = seine Schicksalskarte
    .undo = Nimm den Quader von Platz { $space } seiner Schicksalskarte zurück.
do-left_first = { $area } zeigt zwei verschiedene Symbole. Das linke kommt zuerst: { $resource }.
do-exhaust = { $area_id ->
    [somewhere] Ein Symbol ist erschöpft.
   *[other] { $resource_id ->
        [any] Erschöpfe ein Symbol in { $area }.
       *[other] Erschöpfe in { $area } ein Symbol { $resource }.
    }
}
    .head = Cosmobot erntet
    .short = { $area_id ->
        [somewhere] Symbol erschöpft
       *[other] { $area }: Symbol erschöpfen
    }
    .detail = { $resource_id ->
        [any] Ernte
        [somewhere] Ernte
       *[other] { $resource }
    }
    .undo = { $area_id ->
        [somewhere] Das Symbol ist wieder frisch.
       *[other] { $resource_id ->
            [any] Das Symbol in { $area } ist nicht mehr erschöpft.
           *[other] Das Symbol { $resource } in { $area } ist nicht mehr erschöpft.
        }
    }
do-build = { $area_id ->
    [somewhere] Seine Siedlung steht.
   *[other] Stelle die Siedlung ganz links von seiner Schicksalskarte nach { $area }.
}
    .head = Cosmobot baut eine Siedlung
    .short = { $area_id ->
        [somewhere] Seine Siedlung steht
       *[other] Siedlung nach { $area }
    }
    .detail = die ganz links von der Schicksalskarte
    .undo = { $area_id ->
        [somewhere] Stelle seine neue Siedlung zurück auf seine Schicksalskarte.
       *[other] Stelle seine Siedlung aus { $area } zurück auf seine Schicksalskarte.
    }
do-place_follower = { $area_id ->
    [somewhere] Sein neuer Anhänger steht.
   *[other] Stelle einen seiner Anhänger nach { $area }.
}
    .head = Cosmobot erhält Anhänger
    .short = { $area_id ->
        [somewhere] Sein neuer Anhänger steht
       *[other] 1 Anhänger nach { $area }
    }
    .detail = aus seinem Vorrat
    .undo = { $area_id ->
        [somewhere] Nimm seinen neuen Anhänger zurück in seinen Vorrat.
       *[other] Nimm seinen Anhänger aus { $area } zurück in seinen Vorrat.
    }
do-no_bonus = { $area }: Den Landebonus nimmt er nicht.
do-move_unit = { $area_id ->
    [somewhere] Seine Einheit steht im Ziel.
   *[other] Setze seinen { $unit_id ->
        [g] Großen Gott
        [m] Kleinen Gott
        [c] Kreatur-Aufsteller
       *[f] Anhänger
    } aus { $source } nach { $area }.
}
    .head = Cosmobot bewegt sich
    .short = { $area_id ->
        [somewhere] Seine Einheit steht im Ziel
       *[other] { $unit_id ->
            [g] Großer Gott nach { $area }
            [m] Kleiner Gott nach { $area }
            [c] Kreatur nach { $area }
           *[f] 1 Anhänger nach { $area }
        }
    }
    .detail = { $area_id ->
        [somewhere] direkt gesetzt
       *[other] aus { $source }
    }
    .undo = { $area_id ->
        [somewhere] Setze seine Einheit wieder dorthin, wo sie stand.
       *[other] { $unit_id ->
            [g] Setze seinen Großen Gott aus { $area } zurück nach { $source }.
            [m] Setze seinen Kleinen Gott aus { $area } zurück nach { $source }.
            [c] Setze seinen Kreatur-Aufsteller aus { $area } zurück nach { $source }.
           *[f] Setze seinen Anhänger aus { $area } zurück nach { $source }.
        }
    }
do-score_points = Cosmobot erhält { $points ->
    [one] 1 SP
   *[other] { $points } SP
}: { $why_id ->
    [last_cube] Sein letzter Quader liegt.
    [no_settlement] Er kann keine Siedlung bauen.
    [income] Siedlungseinkommen.
    [no_follower] { $points ->
        [one] Ein Anhänger fehlt ihm.
       *[other] Ihm fehlen { $points } Anhänger.
    }
    [no_oracle] Kein Zielplättchen kommt für das Orakel in Frage.
    [tokens] Marker der Vormachtleiste.
    [beyond] 2 SP je Feld über das Ende der Vormachtleiste hinaus.
    [culture] statt des Bonus eines Kulturmarkers.
   *[creature] für die Kreatur.
}
    .short = { $points } SP für Cosmobot
    .detail = { $why_id ->
        [last_cube] letzter Quader
        [no_settlement] keine Siedlung möglich
        [income] Siedlungseinkommen
        [no_follower] statt Anhängern
        [no_oracle] Orakel ohne Ziel
        [tokens] Marker der Vormachtleiste
        [beyond] über das Ende hinaus
        [culture] Kulturmarker
       *[creature] für die Kreatur
    }
    .undo = Nimm Cosmobot { $points ->
        [one] 1 SP
       *[other] { $points } SP
    } wieder ab.
do-advance = Schiebe seinen Marker auf der Leiste { $track } auf Feld { $space }.
    .head = Cosmobot schiebt einen Marker vor
    .short = { $track }: Marker auf Feld { $space }
    .undo = Schiebe seinen Marker auf der Leiste { $track } von Feld { $space } wieder zurück.
do-dominate = { $steps ->
    [0] Sein Marker bleibt auf der Vormachtleiste stehen.
    [one] Schiebe seinen Marker auf der Vormachtleiste 1 Feld vor.
   *[other] Schiebe seinen Marker auf der Vormachtleiste { $steps } Felder vor.
} { $tokens ->
    [0] Er bekommt keinen 2-SP-Marker.
    [one] Entferne den 2-SP-Marker, den er erreicht oder überschreitet.
   *[other] Entferne die { $tokens } Marker zu 2 SP, die er erreicht oder überschreitet.
}
    .head = Cosmobot auf der Vormachtleiste
    .short = { $steps ->
        [0] Vormacht: er bleibt stehen
        [one] Vormacht: 1 Feld vor
       *[other] Vormacht: { $steps } Felder vor
    }
    .detail = { $tokens ->
        [0] kein 2-SP-Marker
        [one] 1 Marker zu 2 SP entfernen
       *[other] { $tokens } Marker zu 2 SP entfernen
    }
    .undo = { $tokens ->
        [0] { $steps ->
            [0] Sein Marker auf der Vormachtleiste bleibt, wo er ist.
            [one] Schiebe seinen Marker auf der Vormachtleiste 1 Feld zurück.
           *[other] Schiebe seinen Marker auf der Vormachtleiste { $steps } Felder zurück.
        }
        [one] { $steps ->
            [0] Sein Marker auf der Vormachtleiste bleibt, wo er ist.
            [one] Schiebe seinen Marker auf der Vormachtleiste 1 Feld zurück.
           *[other] Schiebe seinen Marker auf der Vormachtleiste { $steps } Felder zurück.
        } Lege den 2-SP-Marker wieder hin.
       *[other] { $steps ->
            [0] Sein Marker auf der Vormachtleiste bleibt, wo er ist.
            [one] Schiebe seinen Marker auf der Vormachtleiste 1 Feld zurück.
           *[other] Schiebe seinen Marker auf der Vormachtleiste { $steps } Felder zurück.
        } Lege die { $tokens } Marker zu 2 SP wieder hin.
    }
do-take_pact = Cosmobot erfüllt einen Handelsvertrag: { $points ->
    [one] 1 SP
   *[other] { $points } SP
} und { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Handelsleiste.
    .head = Cosmobot schließt einen Vertrag
    .short = Handelsvertrag: { $points } SP für ihn
    .detail = { $steps ->
        [one] danach 1 Feld Handel
       *[other] danach { $steps } Felder Handel
    }
    .undo = Lege den Handelsvertrag wieder hin und nimm Cosmobot { $points ->
        [one] 1 SP
       *[other] { $points } SP
    } wieder ab.
do-discard_pact = Wirf das Plättchen ab und fülle den freien Platz auf.
    .short = Vertrag abwerfen, auffüllen
do-open_pact = Neuer Handelsvertrag: { $pact }.
do-summon = { $area_id ->
    [somewhere] { $god_id ->
        [minor] Der Kleine Gott steht.
       *[major] Der Große Gott steht.
    }
   *[other] { $god_id ->
        [minor] Ersetze in { $area } einen seiner Anhänger durch einen Kleinen Gott.
       *[major] Ersetze in { $area } einen seiner Anhänger durch seinen Großen Gott.
    }
}
    .head = Cosmobot ruft einen Gott herbei
    .short = { $area_id ->
        [somewhere] { $god_id ->
            [minor] Der Kleine Gott steht
           *[major] Der Große Gott steht
        }
       *[other] { $god_id ->
            [minor] { $area }: Kleiner Gott
           *[major] { $area }: Großer Gott
        }
    }
    .detail = ersetzt seinen Anhänger
    .undo = { $area_id ->
        [somewhere] { $god_id ->
            [minor] Ersetze den neuen Kleinen Gott wieder durch seinen Anhänger.
           *[major] Ersetze den Großen Gott wieder durch seinen Anhänger.
        }
       *[other] { $god_id ->
            [minor] Ersetze in { $area } den Kleinen Gott wieder durch seinen Anhänger.
           *[major] Ersetze in { $area } den Großen Gott wieder durch seinen Anhänger.
        }
    }
do-follow_goal = { $goal_id ->
    [shrines] Orakel: Er folgt dem Zielplättchen „Schreine“ bei { $track }: zweimal Portal 1, Mächtig.
    [territories] Orakel: Er folgt dem Zielplättchen „Gebiete“ bei { $track }: dreimal Bewegen 1, Gerissen.
    [units] Orakel: Er folgt dem Zielplättchen „Einheiten“ bei { $track }: drei Anhänger.
   *[settlements] Orakel: Er folgt dem Zielplättchen „Siedlungen“ bei { $track }: eine Siedlung.
}
do-meet_requirement = { $needs_id ->
    [shrines] { $value ->
        [one] Cosmobot kontrolliert mindestens 1 Schrein und nimmt dafür { $creature }.
       *[other] Cosmobot kontrolliert mindestens { $value } Schreine und nimmt dafür { $creature }.
    }
    [areas] { $value ->
        [one] Cosmobot kontrolliert mindestens 1 Gebiet und nimmt dafür { $creature }.
       *[other] Cosmobot kontrolliert mindestens { $value } Gebiete und nimmt dafür { $creature }.
    }
    [units] { $value ->
        [one] Cosmobot hat mindestens 1 Einheit im Spiel und nimmt dafür { $creature }.
       *[other] Cosmobot hat mindestens { $value } Einheiten im Spiel und nimmt dafür { $creature }.
    }
    [settlements] { $value ->
        [one] Cosmobot hat mindestens 1 Siedlung gebaut und nimmt dafür { $creature }.
       *[other] Cosmobot hat mindestens { $value } Siedlungen gebaut und nimmt dafür { $creature }.
    }
    [other] Cosmobot erfüllt die erste Anforderung von { $creature }.
   *[track] Cosmobot hat auf der Leiste { $needs } Feld { $value } erreicht und nimmt dafür { $creature }.
}
do-take_creature = { $area_id ->
    [somewhere] Cosmobot nimmt { $creature } und stellt die Figur auf. Sie zählt als Einheit der Stärke 2.
   *[other] Cosmobot nimmt { $creature }. Stelle die Figur nach { $area }. Sie zählt als Einheit der Stärke 2.
}
    .head = Cosmobot nimmt eine Kreatur
    .short = { $area_id ->
        [somewhere] Seine Kreatur aufstellen
       *[other] Kreatur nach { $area }
    }
    .detail = { $creature }
    .undo = { $area_id ->
        [somewhere] Cosmobot gibt { $creature } zurück; nimm die Figur wieder weg.
       *[other] Cosmobot gibt { $creature } zurück; nimm die Figur wieder aus { $area }.
    }
do-turn_tile = Die Zivilisation in { $area } hat Stärke { $strength }.
do-too_weak = { $area }: Du führst den Planeten an, und er ist schwächer als du. Er greift nicht an.
do-show_die = Chaos-Würfel: { $die }.
do-compare = Cosmobot kommt auf { $units } + { $die } = { $total }, gegen { $against }.
do-remove_tile = { $area_id ->
    [somewhere] Cosmobot gewinnt. Entferne die Zivilisation aus dem Spiel.
   *[other] Cosmobot gewinnt. Entferne die Zivilisation in { $area } aus dem Spiel.
}
    .short = { $area_id ->
        [somewhere] Zivilisation entfernen
       *[other] { $area }: Zivilisation entfernen
    }
    .detail = er hat gewonnen
    .undo = { $area_id ->
        [somewhere] Lege die Zivilisation wieder hin.
       *[other] Lege die Zivilisation wieder nach { $area }.
    }
do-he_wins = { $area_id ->
    [somewhere] Cosmobot gewinnt. Stelle deine Einheiten in deine Hauptstadt.
   *[other] Cosmobot gewinnt in { $area }. Stelle deine Einheiten von dort in deine Hauptstadt.
}
    .head = Cosmobot gewinnt den Kampf
    .short = Deine Einheiten zurück
    .detail = { $area_id ->
        [somewhere] in deine Hauptstadt; er gewinnt
       *[other] aus { $area } in deine Hauptstadt; er gewinnt
    }
    .undo = { $area_id ->
        [somewhere] Stelle deine Einheiten aus deiner Hauptstadt wieder zurück.
       *[other] Stelle deine Einheiten aus deiner Hauptstadt wieder nach { $area }.
    }
do-retreat = { $area_id ->
    [somewhere] Cosmobot verliert. Stelle seine Einheiten in seine Hauptstadt.
   *[other] Cosmobot verliert in { $area }. Stelle seine Einheiten von dort in seine Hauptstadt.
}
    .head = Cosmobot verliert den Kampf
    .short = Seine Einheiten zurück
    .detail = { $area_id ->
        [somewhere] in seine Hauptstadt; er verliert
       *[other] aus { $area } in seine Hauptstadt; er verliert
    }
    .undo = { $area_id ->
        [somewhere] Stelle seine Einheiten aus seiner Hauptstadt wieder zurück.
       *[other] Stelle seine Einheiten aus seiner Hauptstadt wieder nach { $area }.
    }
do-take_marker = Der Kulturmarker zwischen { $areas } wird abgewickelt. Stehst du dort, nimm deinen Bonus. Nimm ihn dann aus dem Spiel.
    .short = Kulturmarker abwickeln
    .detail = zwischen { $areas }
    .undo = Lege den Kulturmarker zwischen { $areas } wieder hin; gib einen Bonus dafür zurück.
do-trigger_end = { $side_id ->
    [you] Du löst das Spielende aus. Cosmobot hat noch einen Zug. Atlantis betritt und verlässt niemand mehr.
   *[cosmobot] Cosmobot löst das Spielende aus. Du hast noch einen letzten Zug. Atlantis betritt und verlässt niemand mehr.
}
    .head = Das Spielende ist ausgelöst
    .short = { $side_id ->
        [you] Spielende: noch ein Zug für ihn
       *[cosmobot] Spielende: noch ein Zug für dich
    }
do-final_score = { $side_id ->
    [you] Du: { $what }, { $points } SP.
   *[cosmobot] Cosmobot: { $what }, { $points } SP.
}
    .head = Die Schlusswertung
    .short = { $side_id ->
        [you] Du: { $points } SP
       *[cosmobot] Cosmobot: { $points } SP
    }
    .detail = { $what }
do-game_over = Das Spiel ist zu Ende.
    .head = Das Spiel ist zu Ende
    .short = Das Spiel ist zu Ende

## Aus Spielständen mit früheren Regeln

do-roll = Chaos-Würfel: { $die }. Cosmobot kommt auf { $total }, gegen { $against }.
    .short = Chaos-Würfel: { $die }
do-no_advance = Sein Marker kann auf der Leiste { $track } nicht weiter. Der Schritt entfällt.
    .short = { $track }: kein Schritt
do-nothing = { $action }: nicht möglich, nichts geschieht.
    .short = Nichts geschieht
do-score = Cosmobot erhält { $points ->
    [one] 1 SP.
   *[other] { $points } SP.
}
    .short = { $points } SP für Cosmobot
    .undo = Nimm Cosmobot { $points ->
        [one] 1 SP
       *[other] { $points } SP
    } wieder ab.

## Was zu nichts, zu weniger oder zu etwas anderem führt

nothing-move-no_target = Bewegen, { $strategy }: Kein Gebiet kommt als Ziel in Frage. Stattdessen { $count ->
    [one] erhält er 1 Anhänger.
   *[other] erhält er { $count } Anhänger.
}
nothing-portal-no_target = Portal, { $strategy }: Kein Gebiet kommt als Ziel in Frage. Stattdessen { $count ->
    [one] erhält er 1 Anhänger.
   *[other] erhält er { $count } Anhänger.
}
nothing-move-no_unit = { $area_id ->
    [somewhere] { $count ->
        [one] Eine Einheit kann nicht zum Ziel gehen: Auf dessen Planeten ist keine mehr frei. Stattdessen erhält er 1 Anhänger.
       *[other] { $count } Einheiten können nicht zum Ziel gehen: Auf dessen Planeten ist keine mehr frei. Stattdessen erhält er { $count } Anhänger.
    }
   *[other] { $count ->
        [one] Eine Einheit kann nicht nach { $area } gehen: Auf diesem Planeten ist keine mehr frei. Stattdessen erhält er 1 Anhänger.
       *[other] { $count } Einheiten können nicht nach { $area } gehen: Auf diesem Planeten ist keine mehr frei. Stattdessen erhält er { $count } Anhänger.
    }
}
nothing-portal-no_unit = { $area_id ->
    [somewhere] { $count ->
        [one] Eine Einheit kann nicht zum Ziel gehen: Nirgends ist eine frei. Stattdessen erhält er 1 Anhänger.
       *[other] { $count } Einheiten können nicht zum Ziel gehen: Nirgends ist eine frei. Stattdessen erhält er { $count } Anhänger.
    }
   *[other] { $count ->
        [one] Eine Einheit kann nicht nach { $area } gehen: Nirgends ist eine frei. Stattdessen erhält er 1 Anhänger.
       *[other] { $count } Einheiten können nicht nach { $area } gehen: Nirgends ist eine frei. Stattdessen erhält er { $count } Anhänger.
    }
}
nothing-gain-none_left = { $count ->
    [one] Für einen Anhänger fehlt ihm die Figur: Sein Vorrat ist leer. Stattdessen 1 SP.
   *[other] Für { $count } Anhänger fehlen ihm die Figuren: Sein Vorrat ist leer. Stattdessen { $count } SP.
}
nothing-harvest-none = Ernte: Kein Gebiet unter seiner Kontrolle hat noch ein freies Symbol. Die Ernte entfällt.
nothing-harvest-no_more = Ernte: Kein freies Symbol mehr. { $count ->
    [one] Ein Symbol entfällt.
   *[other] { $count } Symbole entfallen.
}
nothing-build-no_settlement = Siedlung bauen: Alle seine Siedlungen stehen schon. Stattdessen 2 SP.
nothing-build-no_area = Siedlung bauen: In jedem Gebiet unter seiner Kontrolle steht schon eine Siedlung. Stattdessen 2 SP.
nothing-income-none = Siedlungseinkommen: Auf seiner Schicksalskarte ist noch keine Belohnung frei. Nichts geschieht.
nothing-fate-full = Seine Schicksalskarte ist voll. { $count ->
    [one] Ein Quader entfällt.
   *[other] { $count } Quader entfallen.
}
nothing-end-already = Das Spielende ist schon ausgelöst. Dabei bleibt es.
nothing-oracle-too_early = Orakel: Noch liegen keine 4 Quader (er { $his }, du { $yours }). Stattdessen Vormacht nach dem Zielplättchen links der Vormachtleiste.
nothing-oracle-highest = Orakel: { $goal } bei { $track } hat schon den höchsten Wert, 5. Weiter zur nächsten Leiste.
nothing-oracle-impossible = Orakel: { $goal } bei { $track } ist nicht einmal teilweise möglich. Weiter zur nächsten Leiste.
nothing-pact-none = Handelsvertrag: Keiner liegt mehr aus. Nichts geschieht.
nothing-advance-end = { $track }: Sein Marker steht am Ende der Leiste. { $count ->
    [one] Der Schritt entfällt.
   *[other] { $count } Schritte entfallen.
}
nothing-advance-locked = { $track }: Das letzte Feld ist gesperrt, bis er den Blitz der Vormachtleiste erreicht. { $count ->
    [one] Der Schritt entfällt.
   *[other] { $count } Schritte entfallen.
}
nothing-advance-nowhere = Vorschieben: Auf keiner Leiste kann sein Marker weiter. Nichts geschieht.
nothing-summon-no_god = { $god_id ->
    [minor] Herbeirufen: Er hat keinen Kleinen Gott mehr im Vorrat. Nichts geschieht.
   *[major] Herbeirufen: Sein Großer Gott ist schon im Spiel. Nichts geschieht.
}
nothing-summon-no_follower = { $god_id ->
    [minor] Herbeirufen: Es gibt keinen Anhänger, den ein Kleiner Gott ersetzen könnte. Nichts geschieht.
   *[major] Herbeirufen: Es gibt keinen Anhänger, den der Große Gott ersetzen könnte. Nichts geschieht.
}
nothing-fight-none = Kämpfe: Cosmobot hat keinen auszutragen.
nothing-fight-no_more = Kämpfe: Das war der letzte.
nothing-atlantis-no_artifact = Atlantis: Er nimmt kein Artefakt. Alle bleiben für deinen ersten Sieg dort liegen.
nothing-house-mesos = Haus Mesos: Schicksalskarte, Planet und Figuren liegen in der Erweiterung „Die Reisen der Götter“.
nothing-house-nypponis = Haus Nypponis: Schicksalskarte, Planet und Figuren liegen in der Erweiterung „Der Fall der Götter“.
nothing-house-norrenis = Du spielst Norrenis: Deine Siedlungen bewegen sich und kämpfen wie Einheiten, mit Stärke 0, ab Odin mit Stärke 2. Die App führt sie so mit.
nothing-tracks-beyond = So geht das nicht: Die Vormachtleiste hat { $last } Schritte; Blitz und Marker müssen darauf liegen.
    .head = Noch einmal
nothing-tracks-twice = So geht das nicht: Die vier 2-SP-Marker liegen auf vier verschiedenen Feldern.
    .head = Noch einmal
nothing-tracks-passed = So geht das nicht: Ein Marker steht schon weiter, als die Leiste lang wäre.
    .head = Noch einmal
nothing-fate-order = So geht das nicht: Auf der Schicksalskarte steht jede der vier Ressourcen genau einmal.
    .head = Noch einmal
nothing-card-empty = So geht das nicht: Die Karte zeigt mindestens einen Quader oder ein Symbol.
    .head = Noch einmal
nothing-card-cubes_twice = So geht das nicht: Quader zeigt eine Mondkarte nur an einer Stelle.
    .head = Noch einmal

## Fragen

ask-setup-houses = Welches Haus spielt Cosmobot, welches du? (Mesos und Nypponis stammen aus den Erweiterungen.)
ask-setup-goals = Welche Zielplättchen liegen neben Krieg, Technologie und Handel? (Das vierte liegt bei der Vormacht.)
ask-enter-tracks = Die Leisten, in Schritten vom Start (0) an: das letzte Feld von Krieg und von Vormacht, dann auf der Vormachtleiste der Blitz und die vier 2-SP-Marker (1 ist das Feld nach -8). Technologie und Handel nur, wenn sie anders lang sind als Krieg.
    .short = Die Leisten: Welche Felder sind es? (Start ist 0)
ask-enter-fate = Schicksalskarte: die vier Ressourcen von links nach rechts, die Belohnungen unter den vier Siedlungen von links nach rechts, dann die 14 Plätze für Quader von links oben an. „-“ ist ein Platz ohne Aktion; was am Ende fehlt, ist auch einer.
    .short = Schicksalskarte: Ressourcen, Belohnungen, dann die Plätze mit Aktion
ask-enter-spaces = Schicksalskarte: die 14 Plätze für Quader von links oben an. „-“ ist ein Platz ohne Aktion; was am Ende fehlt, ist auch einer.
    .short = Schicksalskarte: die Plätze mit Aktion
ask-enter-sure_empty = Kein einziger Platz der Schicksalskarte zeigt eine Aktion. Stimmt das wirklich?
ask-setup-right = Vergleiche, was du eingelesen hast, mit dem Tisch: Stimmt alles? Es gilt auch für spätere Spiele.
    .short = Stimmt alles, was du eingelesen hast?
ask-enter-moon = Welche Mondkarte liegt offen? Zuerst die Quader ganz oben, dann die Symbole von oben nach unten. ({ $known } von { $all } Mondkarten bekannt)
    .short = Welche Mondkarte liegt offen? ({ $known } von { $all } bekannt)
ask-enter-sun = Welche Sonnenkarte liegt offen? Zuerst der Pfeil, dann die Symbole von oben nach unten. ({ $known } von { $all } Sonnenkarten bekannt)
    .short = Welche Sonnenkarte liegt offen? ({ $known } von { $all } bekannt)
note-card = Symbole mit Zahl und Art: Siedlung bauen, Siedlungseinkommen, Orakel, Handelsvertrag, Anhänger 3, Ernte 2, Bewegen 3 Mächtig, Portal 2 Tapfer, Vorschieben Krieg (oder frei), Vormacht 2 (oder nach Zielplättchen), Kleinen (Großen) Gott herbeirufen; das Kennzeichen zuletzt
ask-enter-creature = { $count ->
    [0] Welche mythologische Kreatur liegt aus? Was verlangt ihre erste Anforderung, rechts oben?
   *[other] Welche liegt noch aus? Was verlangt ihre erste Anforderung, rechts oben? Oder „fertig“.
}
note-other = eine andere Anforderung; nenne die Kreatur beim Namen, die App fragt dann jeden Zug nach
ask-enter-planet = { $planet_id ->
    [his] Cosmobots Planet ({ $house }): sechs Gebiete in Reihen von 3, 2 und 1, die Hauptstadt unten, die Zivilisation oben in der Mitte? Dann nur: Auf welcher Seite der Hauptstadt liegt der Schrein?
   *[yours] Dein Planet ({ $house }): sechs Gebiete in Reihen von 3, 2 und 1, die Hauptstadt unten, die Zivilisation oben in der Mitte? Dann nur: Auf welcher Seite der Hauptstadt liegt der Schrein?
}
    .short = { $planet_id ->
        [his] Cosmobots Planet ({ $house }): Auf welcher Seite der Hauptstadt liegt der Schrein?
       *[yours] Dein Planet ({ $house }): Auf welcher Seite der Hauptstadt liegt der Schrein?
    }
note-shrine_left = die Gebiete sind zeilenweise von links oben nummeriert, die Hauptstadt ist 6
note-planet = eine andere Form: wie viele Gebiete, dann die Nummern von Hauptstadt, Schrein daneben und Zivilisation
ask-enter-gaia = Gaia: Wie viele Gebiete gibt es außer Atlantis? Nummeriere sie im Uhrzeigersinn um Atlantis, von links oben an: G1, G2 …
ask-enter-gaia_tiles = In welchen Gebieten von Gaia liegt außer in Atlantis eine Zivilisation?
ask-enter-produce = Was produzieren diese Gebiete: { $areas }? Zum Beispiel „2 Metall“ oder „Holz Gold“. Die anderen des Planeten kannst du gleich mit angeben.
    .short = Was produzieren diese Gebiete?
ask-enter-producing = Welche dieser Gebiete produzieren { $resource }?
ask-enter-shrines = Welche dieser Gebiete haben einen Schrein?
ask-enter-edges = Welche dieser Gebiete grenzen an Atlantis?
ask-enter-edges_dashed = Welche dieser Gebiete grenzen mit gestrichelter Linie an Atlantis?
ask-enter-corners = { $planet_id ->
    [gaia] Gaia: An welchen Ecken liegen Kulturmarker? Jede Ecke ist nach ihren drei Gebieten benannt.
    [his] Cosmobots Planet: An welchen Ecken liegen Kulturmarker? Jede Ecke ist nach ihren drei Gebieten benannt.
   *[yours] Dein Planet: An welchen Ecken liegen Kulturmarker? Jede Ecke ist nach ihren drei Gebieten benannt.
}
ask-enter-markers = { $planet_id ->
    [gaia] Gaia: Zwischen welchen drei Gebieten liegt { $count ->
        [0] ein Kulturmarker?
       *[other] noch ein Kulturmarker?
    }
    [his] Cosmobots Planet: Zwischen welchen drei Gebieten liegt { $count ->
        [0] ein Kulturmarker?
       *[other] noch ein Kulturmarker?
    }
   *[yours] Dein Planet: Zwischen welchen drei Gebieten liegt { $count ->
        [0] ein Kulturmarker?
       *[other] noch ein Kulturmarker?
    }
}
ask-enter-pact = Der Handelsvertrag mit den meisten SP (Haussymbole zählen nicht; bei Gleichstand der oberste, am weitesten links): Wie viele SP, wie viele Schritte?
ask-enter-tile = Decke die Zivilisation in { $area } auf. Welche Stärke zeigt sie?
ask-your-turn = { $ending ->
    [yes] Dein letzter Zug: Was hast du getan? Eines nach dem anderen; „fertig“ beendet deinen Zug.
   *[no] Dein Zug { $turn }: Was hast du getan? Eines nach dem anderen; „fertig“ beendet deinen Zug.
}
    .short = { $ending ->
        [yes] Dein letzter Zug: Was hast du getan?
       *[no] Dein Zug { $turn }: Was hast du getan?
    }
note-token = 2-SP-Marker genommen; 1 ist das Feld nach -8
note-track = dein Marker auf Krieg, Technologie, Handel oder Vormacht; 2-SP-Marker, die er passiert, gehören dir
note-last = du hast das Ende einer Entwicklungsleiste erreicht
note-gaia = Gaia jetzt erfassen
note-name = gedruckter Name statt der Nummer
note-reread = etwas noch einmal einlesen, weil es nicht stimmt
note-done = dein Zug ist zu Ende; es folgen deine Kämpfe, dann Cosmobots Zug
ask-reread-area = Welches Gebiet ist falsch eingelesen?
ask-reread-card = Welche Karte ist falsch eingelesen?
ask-reread-moon = Was zeigt die Mondkarte? Zuerst die Quader ganz oben, dann die Symbole von oben nach unten.
ask-reread-sun = Was zeigt die Sonnenkarte? Zuerst der Pfeil, dann die Symbole von oben nach unten.
ask-your-sure_cubes = { $cubes ->
    [one] 1 Quader
   *[other] { $cubes } Quader
} auf einmal sind viele. Stimmt das?
ask-your-units = Welche Einheiten aus { $area }?
ask-your-civilization = Hast du die Zivilisation in { $area } besiegt?
ask-next-deck = Von welchem Deck deckst du die nächste Karte auf?
ask-fight-yours = { $area_id ->
    [somewhere] Kampf gegen Cosmobot: Spiele deine Waffe. Welche Kampfstärke hast du mit ihr?
   *[other] Kampf gegen Cosmobot in { $area }: Spiele deine Waffe. Welche Kampfstärke hast du mit ihr?
}
note-effect = Die Waffe wirkt erst nach dem Wurf: zuerst würfeln
ask-fight-weapon = Der Chaos-Würfel zeigt { $die }, Cosmobot kommt auf { $total }. Wende deine Waffe an: Welche Kampfstärke hast du?
note-weakened = deine Stärke, und wie viel seine Einheiten noch zählen
note-again = Cosmobot muss noch einmal würfeln
ask-your-attack = Cosmobot führt { $area } an, und du bist gelandet. Greifst du ihn an?
ask-your-fights = Trägst du (noch) einen Kampf gegen Cosmobot aus?
ask-fight-against = Gegen wen kämpft er dort?
ask-fight-strength = Wie stark sind seine Einheiten dort zusammen? (Anhänger 1, Kleiner Gott und Kreatur 2, Großer Gott 3)
ask-fight-tile = Decke die Zivilisation auf, falls sie verdeckt liegt. Welche Stärke zeigt sie? (In Atlantis ohne die 3 des Gottes, die kommt dazu.)
ask-culture-markers = Wie viele Kulturmarker sind jetzt vollständig (in allen drei Gebieten steht eine Einheit, gleich wessen) und haben eine Einheit Cosmobots an sich? Nimm alle vollständigen aus dem Spiel.
ask-goal-shrines = Wie viele Schreine kontrolliert Cosmobot? (höchstens 5, Atlantis hat zwei)
ask-goal-territories = Wie viele Paare von Gebieten kontrolliert Cosmobot? (Gebiete durch 2, abgerundet, höchstens 5)
ask-oracle-possible_shrines = Orakel „Schreine“: Gibt es für ein Portal (Mächtig) ein Ziel und eine Einheit, die gehen kann?
ask-oracle-possible_territories = Orakel „Gebiete“: Gibt es für eine Bewegung (Gerissen) ein Ziel und eine Einheit, die gehen kann?
ask-oracle-possible_settlements = Orakel „Siedlungen“: Kontrolliert er ein Gebiet ohne Siedlung?
ask-creature-met = { $needs_id ->
    [shrines] { $value ->
        [one] Kontrolliert Cosmobot mindestens 1 Schrein?
       *[other] Kontrolliert Cosmobot mindestens { $value } Schreine?
    }
   *[areas] { $value ->
        [one] Kontrolliert Cosmobot mindestens 1 Gebiet?
       *[other] Kontrolliert Cosmobot mindestens { $value } Gebiete?
    }
}
ask-creature-other = Erfüllt Cosmobot jetzt die erste Anforderung von { $creature }?
ask-end-points = Wie viele SP hast du vor der Schlusswertung?
ask-end-place = Auf welchem Feld der Leiste { $track } steht dein Marker? (0 ist der Start)
ask-end-multiplier = Welchen Multiplikator zeigt Cosmobots Feld auf der Leiste { $track }?
ask-end-your_multiplier = Welchen Multiplikator zeigt dein Feld auf der Leiste { $track }?
ask-end-his_domination = Wie viele SP zeigt Cosmobots Feld auf der Vormachtleiste?
ask-end-domination = Wie viele SP zeigt dein Feld auf der Vormachtleiste?
ask-end-gods = Wie viele SP bringen dir deine Götterkarten?
ask-end-goods = Wie viele Ressourcen und Mana hast du zusammen?
ask-end-your_shrines = Wie viele Schreine kontrollierst du? (höchstens 5)
ask-end-your_territories = Wie viele Paare von Gebieten kontrollierst du? (höchstens 5)
ask-end-your_units = Wie viele Dreiergruppen von Einheiten hast du? (höchstens 5)
ask-end-your_settlements = Wie viele Siedlungen hast du gebaut? (höchstens 5)
ask-draw-moon = Welche Mondkarte hast du aufgedeckt?
ask-draw-sun = Welche Sonnenkarte hast du aufgedeckt?
ask-draw-pact = Welcher Handelsvertrag liegt neu aus?
ask-draw-tile = Welche Zivilisation hast du aufgedeckt?
ask-draw-die = Was zeigt der Chaos-Würfel?

## Entscheidungen

ask-harvest-more = Ernte: Hat das Gebiet von eben noch ein freies Symbol? Dann erntet er dort weiter.
choose-harvest-area = Ernte: ein Gebiet unter seiner Kontrolle mit freiem Symbol, nicht seine Hauptstadt; von zwei verschiedenen Symbolen zuerst das linke; kommt keins in Frage, entfällt der Rest
    .short = Ernte: das nächste Gebiet
choose-build-area = Siedlung: ein Gebiet unter seiner Kontrolle ohne Siedlung; kommt keins in Frage, erhält er 2 SP
    .short = Seine neue Siedlung
choose-gain-area = { $unit_id ->
    [c] Die Figur der Kreatur: ein Gebiet unter seiner Kontrolle mit einer unbelagerten Siedlung von ihm
   *[other] Neuer Anhänger: ein Gebiet unter seiner Kontrolle mit einer unbelagerten Siedlung von ihm
}
choose-summon-area = { $god_id ->
    [minor] Kleiner Gott: ein Gebiet mit einem seiner Anhänger
   *[major] Großer Gott: ein Gebiet mit einem seiner Anhänger
}
choose-pact-tile = Handelsvertrag: einer der offenen, Haussymbole zählen nicht
choose-oracle-track = Orakel: die Leiste, deren Zielplättchen er folgt
choose-advance-track = Vorschieben: eine Leiste, auf der er weiter kann
choose-creature-next = Er erfüllt die Anforderungen mehrerer Kreaturen: Welche nimmt er zuerst?
choose-move-target = Ziel der Bewegung ({ $strategy }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}): auf einem Planeten mit einem Gebiet, das er mit mindestens 2 Spielstücken kontrolliert; keine Hauptstadt, kein Gebiet unter seiner Kontrolle. Stärke dort mindestens: deine, wo du stehst; 2 gegen eine Zivilisation; 4 in Atlantis mit Zivilisation. Von der Strategie zählt nur die erste Zeile, die ein mögliches Gebiet nennt; bei mehreren geht es mit den Kriterien danach weiter
    .short = Bewegen, { $strategy }: { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
choose-portal-target = Ziel des Portals ({ $strategy }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}): auf jedem Planeten; keine Hauptstadt, kein Gebiet unter seiner Kontrolle. Stärke dort mindestens: deine, wo du stehst; 2 gegen eine Zivilisation; 4 in Atlantis mit Zivilisation. Von der Strategie zählt nur die erste Zeile, die ein mögliches Gebiet nennt; bei mehreren geht es mit den Kriterien danach weiter
    .short = Portal, { $strategy }: { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
choose-move-unit = { $target_id ->
    [somewhere] Die nächste Einheit für das Ziel, vom Planeten des Ziels; keine, die kämpfen muss oder allein ihr Gebiet kontrolliert; ist keine frei, erhält er Anhänger
   *[other] Die nächste Einheit für { $target }, von diesem Planeten; keine, die kämpfen muss oder allein ihr Gebiet kontrolliert
}
    .short = Bewegen: die nächste Einheit
choose-portal-unit = { $target_id ->
    [somewhere] Die nächste Einheit für das Ziel, von jedem Planeten, nicht aus Atlantis; keine, die kämpfen muss oder allein ihr Gebiet kontrolliert; ist keine frei, erhält er Anhänger
   *[other] Die nächste Einheit für { $target }, von jedem Planeten, nicht aus Atlantis; keine, die kämpfen muss oder allein ihr Gebiet kontrolliert
}
    .short = Portal: die nächste Einheit
choose-fight-area = { $distant ->
    [yes] Sein nächster Kampf: in einem Gebiet, in dem außer ihm auch du oder eine Zivilisation steht; auf einem Fernen Planeten, den du anführst, nur mit mindestens deiner Stärke. Gibt es keines, sind seine Kämpfe vorbei.
   *[no] Sein nächster Kampf: in einem Gebiet, in dem außer ihm auch du oder eine Zivilisation steht. Gibt es keines, sind seine Kämpfe vorbei.
}
    .short = Sein nächster Kampf
choose-your-fight = Dein nächster Kampf gegen Cosmobot
by-harvest-held = kontrolliert er (AN-5.5)
by-harvest-left = hat ein freies Symbol, keine Hauptstadt
by-build-held = kontrolliert er (AN-5.5)
by-build-settled = noch ohne Siedlung
by-gain-besieged = seine Siedlung ist nicht belagert
by-target-never = keine Hauptstadt, und nicht schon unter seiner Kontrolle
by-target-closed = nicht Atlantis: Das Spielende ist ausgelöst
by-target-two_pieces = auf einem Planeten mit einem Gebiet, das er mit mindestens 2 Spielstücken kontrolliert
by-target-unnamed = von einer Zeile der Strategie überhaupt genannt
by-target-too_weak = dort erreicht er die nötige Stärke
by-target-arrow = der Ferne Planet des Pfeils, nicht der andere
by-target-leading = der Ferne Planet, falls er ihn noch nicht anführt
by-unit-elsewhere = kann von dort gehen: nicht das Ziel selbst, beim Bewegen nur vom selben Planeten
by-unit-fighting = muss dort in diesem Zug nicht kämpfen
by-unit-in_atlantis = nicht aus Atlantis
by-unit-last = verliert durch ihren Weggang nicht die Kontrolle
measured-target-too_weak = erreicht/nötig { $value }
by-harvest-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-harvest-resource = { $value }
by-harvest-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Welches Gebiet erntet er zuerst ab?
by-build-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-build-resource = { $value }
by-build-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Wohin kommt seine Siedlung?
by-gain-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-gain-resource = { $value }
by-gain-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Wohin kommt seine neue Einheit?
by-summon-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-summon-resource = { $value }
by-summon-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Wo ersetzt der Gott einen Anhänger?
by-move-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-move-resource = { $value }
by-move-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Welches Gebiet ist das Ziel der Bewegung?
by-portal-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-portal-resource = { $value }
by-portal-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Welches Gebiet ist das Ziel des Portals?
by-unit-resource = Ressourcenkriterium ({ $rule }): zuerst { $order }
measured-unit-resource = { $value }
by-unit-you_choose = Mehrere sind gleich gut ({ $rule }), du wählst für Cosmobot: Von wo geht die nächste Einheit?
by-harvest-icons = die meisten Ressourcensymbole, erschöpft oder nicht ({ $rule })
measured-harvest-icons = { $value ->
    [one] 1 Symbol
   *[other] { $value } Symbole
}
by-build-icons = die meisten Ressourcensymbole, erschöpft oder nicht ({ $rule })
measured-build-icons = { $value ->
    [one] 1 Symbol
   *[other] { $value } Symbole
}
by-summon-icons = die meisten Ressourcensymbole, erschöpft oder nicht ({ $rule })
measured-summon-icons = { $value ->
    [one] 1 Symbol
   *[other] { $value } Symbole
}
by-move-icons = die meisten Ressourcensymbole, erschöpft oder nicht ({ $rule })
measured-move-icons = { $value ->
    [one] 1 Symbol
   *[other] { $value } Symbole
}
by-portal-icons = die meisten Ressourcensymbole, erschöpft oder nicht ({ $rule })
measured-portal-icons = { $value ->
    [one] 1 Symbol
   *[other] { $value } Symbole
}
by-build-planet = Planet: zuerst Gaia, dann deiner, dann seiner ({ $rule })
measured-build-planet = { $value }
by-portal-planet = Planet: zuerst Gaia, dann deiner, dann seiner ({ $rule })
measured-portal-planet = { $value }
by-gain-weakest = wo seine Einheiten zusammen am schwächsten sind ({ $rule })
measured-gain-weakest = Stärke { $value }
by-summon-pieces = wo er die meisten Spielstücke hat (Einheiten und Siedlung)
measured-summon-pieces = { $value ->
    [one] 1 Spielstück
   *[other] { $value } Spielstücke
}
by-unit-strongest = die stärkste Einheit ({ $rule })
measured-unit-strongest = Stärke { $value }
by-unit-pieces = aus dem Gebiet mit den meisten seiner Spielstücke (Einheiten und Siedlung)
measured-unit-pieces = { $value ->
    [one] 1 Spielstück
   *[other] { $value } Spielstücke
}
by-pact-points = die meisten SP
measured-pact-points = { $value } SP
by-pact-first = der oberste, am weitesten links
measured-pact-first = Platz { $value }
by-oracle-furthest = wo er am weitesten fortgeschritten ist
measured-oracle-furthest = Feld { $value }
by-oracle-lowest_value = der niedrigere Zielwert
measured-oracle-lowest_value = Zielwert { $value }
by-oracle-lower = die untere Leiste
measured-oracle-lower = Leiste { $value } von oben
by-advance-highest_value = der höchste Zielwert
measured-advance-highest_value = Zielwert { $value }
by-advance-behind = wo sein Marker am weitesten zurückliegt
measured-advance-behind = Feld { $value }
by-advance-lower = die untere Leiste
measured-advance-lower = Leiste { $value } von oben
by-creature-you_choose = Er erfüllt die Anforderungen mehrerer Kreaturen. Welche nimmt er zuerst?
by-fight-you_choose = Mehrere Kämpfe Cosmobots: Welcher kommt zuerst?
by-your-fight_choose = Mehrere Kämpfe gegen Cosmobot: Welcher kommt zuerst?
by-brave-atlantis = Tapfer 1: Atlantis, falls er es nicht kontrolliert
by-brave-distant = Tapfer 2: der Ferne Planet des Pfeils, falls er ihn nicht anführt; ohne Landebonus
by-brave-civilization = Tapfer 3: ein Gebiet mit Zivilisation
by-brave-beside_atlantis = Tapfer 4: ein Gebiet neben Atlantis, das er nicht kontrolliert
by-brave-your_weakest = Tapfer 5: dein Gebiet mit deinen schwächsten Einheiten
by-brave-shrine = Tapfer 6: ein unkontrolliertes Gebiet mit Schrein
by-brave-free = Tapfer 7: ein unkontrolliertes Gebiet
by-mighty-shrine = Mächtig 1: ein unkontrolliertes Gebiet mit Schrein
by-mighty-atlantis = Mächtig 2: Atlantis, falls er es nicht kontrolliert
by-mighty-distant = Mächtig 3: der Ferne Planet des Pfeils, falls er ihn nicht anführt; ohne Landebonus
by-mighty-beside_atlantis = Mächtig 4: ein Gebiet neben Atlantis, das er nicht kontrolliert
by-mighty-your_shrine = Mächtig 5: dein Gebiet mit Schrein
by-mighty-free = Mächtig 6: ein unkontrolliertes Gebiet
by-mighty-your_weakest = Mächtig 7: dein Gebiet mit deinen schwächsten Einheiten
by-cunning-activating = Gerissen 1: ein unkontrolliertes Gebiet, in dem er einen Kulturmarker aktiviert
by-cunning-beside_marker = Gerissen 2: ein unkontrolliertes Gebiet neben einem Kulturmarker
by-cunning-distant = Gerissen 3: der Ferne Planet des Pfeils, falls er ihn nicht anführt; ohne Landebonus
by-cunning-civilization = Gerissen 4: ein Gebiet mit Zivilisation, nicht Atlantis
by-cunning-free = Gerissen 5: ein unkontrolliertes Gebiet
by-cunning-atlantis = Gerissen 6: Atlantis, falls er es nicht kontrolliert
by-cunning-your_weakest = Gerissen 7: dein Gebiet mit deinen schwächsten Einheiten

## Namen

verb-houses = Häuser
verb-fate = Schicksal
verb-spaces = Plätze
verb-card = Karte
verb-other = andere
verb-reread = Einlesen
verb-planet = Planet
verb-shrine_left = Schrein-links
verb-shrine_right = Schrein-rechts
verb-track = Leiste
verb-all_right = Stimmt
verb-gaia = Gaia
verb-name = Benennen
verb-token = Marker-nehmen
verb-strength = Stärke
verb-effect = Effekt
verb-weakened = geschwächt
verb-again = nochmal
verb-produce = produziert
verb-marker = Marker
verb-no_more = keiner
verb-known = bekannt
verb-cubes = Quader
verb-end = fertig
verb-build = Siedlung
verb-income = Einkommen
verb-gain = Anhänger
verb-move = Bewegen
verb-portal = Portal
verb-oracle = Orakel
verb-advance = Vorschieben
verb-harvest = Ernte
verb-supremacy = Vormacht
verb-summon = Herbeirufen
verb-pact = Handelsvertrag
verb-goals = Zielplättchen
verb-tracks = Leisten
verb-creature = Kreatur
verb-settle = Siedeln
verb-last = Spielende
verb-done = fertig
field-house = Cosmobot
field-your_house = du
field-token_1 = Marker 1
field-token_2 = Marker 2
field-token_3 = Marker 3
field-token_4 = Marker 4
field-top_cubes = Quader oben
field-mark = Kennzeichen
field-what = was
field-part_1 = Symbol 1
field-part_2 = Symbol 2
field-part_3 = Symbol 3
field-part_4 = Symbol 4
field-part_5 = Symbol 5
field-space_1 = Platz 1
field-space_2 = Platz 2
field-space_3 = Platz 3
field-space_4 = Platz 4
field-space_5 = Platz 5
field-space_6 = Platz 6
field-space_7 = Platz 7
field-space_8 = Platz 8
field-space_9 = Platz 9
field-space_10 = Platz 10
field-space_11 = Platz 11
field-space_12 = Platz 12
field-space_13 = Platz 13
field-space_14 = Platz 14
field-areas = Gebiete
field-capital = Hauptstadt
field-shrine = Schrein
field-tile = Zivilisation
field-resource = Ressource
field-area_1 = Gebiet 1
field-area_2 = Gebiet 2
field-area_3 = Gebiet 3
field-card = Karte
field-cubes = Zahl
field-arrow = Richtung
field-number = Zahl
field-god = Gott
field-steps = Schritte
field-resource_1 = ganz links
field-resource_2 = zweite
field-resource_3 = dritte
field-resource_4 = ganz rechts
field-place_1 = Belohnung 1
field-place_2 = Belohnung 2
field-place_3 = Belohnung 3
field-place_4 = Belohnung 4
field-space = Platz
field-war = Krieg
field-technology = Technologie
field-commerce = Handel
field-domination = Vormacht
field-step = Feld
field-lightning = Blitz
field-name = Name
field-strength = Stärke
field-his = seine
field-needs = verlangt
field-source = von
field-area = Gebiet
field-points = SP
opt-pharaos = Pharaos
opt-norrenis = Norrenis
opt-babylon = Babylon
opt-ellenys = Ellenys
opt-mesos = Mesos
opt-nypponis = Nypponis
opt-food = Nahrung
opt-wood = Holz
opt-metal = Metall
opt-gold = Gold
opt-brave = Tapfer
opt-mighty = Mächtig
opt-cunning = Gerissen
opt-war = Krieg
opt-technology = Technologie
opt-commerce = Handel
opt-free = frei
opt-minor = Kleiner Gott
opt-major = Großer Gott
opt-stack = { $units }
opt-unit_g = { $count ->
    [one] Großer Gott
   *[other] Großer Gott ×{ $count }
}
opt-unit_m = { $count ->
    [one] Kleiner Gott
   *[other] Kleiner Gott ×{ $count }
}
opt-unit_c = { $count ->
    [one] Kreatur
   *[other] Kreatur ×{ $count }
}
opt-unit_f = { $count ->
    [one] Anhänger
   *[other] Anhänger ×{ $count }
}
opt-unit_s = { $count ->
    [one] Siedlung
   *[other] Siedlung ×{ $count }
}
opt-shrines = Schreine
opt-territories = Gebiete
opt-areas = Gebiete
opt-units = Einheiten
opt-settlements = Siedlungen
opt-right = rechts
opt-left = links
opt-moon = Mond
opt-sun = Sonne
opt-goal = Zielplättchen
opt-you = du
opt-civilization = Zivilisation
opt-atlantis = Atlantis
opt-ATL = Atlantis
opt-DL = Ferner Planet links
opt-DR = Ferner Planet rechts
opt-his = Cosmobots Planet
opt-yours = dein Planet
opt-gaia = Gaia
opt-so_far = bisher
opt-domination = Vormacht
opt-gods = Götterkarten
opt-goods = Ressourcen und Mana
opt-rank_war = Rang auf der Leiste Krieg
opt-goal_war = Zielplättchen Krieg
opt-rank_technology = Rang auf der Leiste Technologie
opt-goal_technology = Zielplättchen Technologie
opt-rank_commerce = Rang auf der Leiste Handel
opt-goal_commerce = Zielplättchen Handel
symbol-food = Nahrung
symbol-wood = Holz
symbol-metal = Metall
symbol-gold = Gold
symbol-gain = Anhänger
symbol-harvest = Ernte
symbol-move = Bewegen
symbol-portal = Portal
symbol-advance = Vorschieben
symbol-supremacy = Vormacht
symbol-summon = Gott herbeirufen
symbol-cubes = Quader, nicht ganz oben
symbol-followers = Anhänger
symbol-vp = Siegpunkte
opt-part_build = Siedlung bauen
opt-part_income = Siedlungseinkommen
opt-part_oracle = Orakel
opt-part_pact = Handelsvertrag
opt-part_gain = Anhänger { $number }
opt-part_harvest = Ernte { $number }
opt-part_move = Bewegen { $number } { $how }
opt-part_portal = Portal { $number } { $how }
opt-part_advance = Vorschieben { $how }
opt-part_supremacy = { $how_id ->
    [goal] Vormacht nach Zielplättchen
   *[other] Vormacht { $number }
}
opt-part_summon = { $how_id ->
    [minor] Kleinen Gott herbeirufen
   *[major] Großen Gott herbeirufen
}
opt-part_cubes = { $number ->
    [one] 1 Quader
   *[other] { $number } Quader
}
opt-cubes_count = { $number ->
    [0] kein Quader
    [one] 1 Quader
   *[other] { $number } Quader
}
opt-followers_count = { $number ->
    [one] 1 Anhänger
   *[other] { $number } Anhänger
}
opt-vp_count = { $number } SP
opt-yield_one = { $number } { $resource }
opt-yield_two = { $first } { $second }
opt-creature_read = Kreatur ({ $needs } { $value })
opt-creature_number = Kreatur { $number }
opt-unread = ungelesen
opt-elsewhere = anderswo
opt-same = wie Krieg
opt-tracks = Leisten
opt-shrine_his = Schrein auf Cosmobots Planeten: andere Seite
opt-shrine_yours = Schrein auf deinem Planeten: andere Seite
opt-read_card = Nr. { $number }
opt-track_step = { $track_id ->
    [domination] Vormacht, Schritt { $number }
   *[other] { $track }, Feld { $number }
}
opt-goal_step = Zielwert { $track }: { $number }
opt-nothing = nichts
opt-H_1 = leicht-1
opt-H_2 = leicht-2
opt-E_1 = schwierig-1
opt-E_2 = schwierig-2
opt-other = etwas anderes
opt-card = offene Karte
opt-area = Gebiet
opt-fate = Schicksalskarte
opt-arrow_right = Pfeil nach rechts
opt-arrow_left = Pfeil nach links

## Optionen

option-level = Schwierigkeitsgrad
option-level-easy = leicht
option-level-normal = normal
option-level-hard = schwierig
option-level-extreme = extrem schwierig
option-tracked = Spielplan mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
option-cards = Karten
option-cards-printed = die gedruckten, du deckst sie auf und liest sie ein; „Wer zieht“ gilt dann nur für den Chaos-Würfel
option-cards-pack = die der App, sie teilt aus
option-board = Gebiete
option-board-printed = die gedruckten, du gibst sie an
option-board-pack = die der App
option-distant = Modul Ferne Planeten
option-distant-yes = ja
option-distant-no = nein
option-creatures = Modul Mythologische Kreaturen
option-creatures-yes = ja
option-creatures-no = nein
option-advanced = Fortgeschrittenenregel: Du wählst, welches Deck offen liegt
option-advanced-yes = ja
option-advanced-no = nein
option-oracle_as_value = Orakel „2 Mal, 3 Mal“ als eine Aktion mit dieser Zahl
option-oracle_as_value-yes = ja
option-oracle_as_value-no = nein, als einzelne Aktionen
option-pin_civilizations = Einheiten vor einem Kampf gegen eine Zivilisation bleiben stehen
option-pin_civilizations-yes = ja
option-pin_civilizations-no = nein
option-dashed_only = Neben Atlantis nur über gestrichelte Linien
option-dashed_only-yes = ja
option-dashed_only-no = nein
seat-you = Du
seat-cosmobot = Cosmobot
policy-rival = Gegenspieler
stream-moon = Mondkarten
stream-sun = Sonnenkarten
stream-pact = Handelsverträge
stream-tile = Zivilisationen
stream-die = Chaos-Würfel

## Brett

panel-planet_gaia = Gaia
panel-planet_his = Cosmobots Planet
panel-planet_yours = Dein Planet
panel-planet_distant = Ferne Planeten
panel-fate_order = Schicksalskarte, Ressourcen in Pfeilrichtung
panel-fate_seen = Schicksalskarte, freie Belohnungen
panel-fate_covered = Schicksalskarte, verdeckte Belohnungen
panel-fate_spaces = Schicksalskarte, Plätze mit Aktion
row-space_1 = Platz 1
row-space_2 = Platz 2
row-space_3 = Platz 3
row-space_4 = Platz 4
row-space_5 = Platz 5
row-space_6 = Platz 6
row-space_7 = Platz 7
row-space_8 = Platz 8
row-space_9 = Platz 9
row-space_10 = Platz 10
row-space_11 = Platz 11
row-space_12 = Platz 12
row-space_13 = Platz 13
row-space_14 = Platz 14
row-known_moon = bekannte Mondkarten (von 24)
row-known_sun = bekannte Sonnenkarten (von 24)
panel-open = Offene Karten
panel-pacts = Handelsverträge
panel-war = Krieg
panel-technology = Technologie
panel-commerce = Handel
panel-domination = Vormacht
panel-goal_shrines = Dein Zielwert Schreine
panel-goal_territories = Dein Zielwert Gebiete
panel-goal_units = Dein Zielwert Einheiten
panel-goal_settlements = Dein Zielwert Siedlungen
panel-projected = Schlusswertung, wenn jetzt Schluss wäre
row-projected_his = Cosmobot, mindestens
row-projected_yours = du, mindestens, zu deinen SP auf der Leiste dazu
panel-read_tracks = Leisten, wie du sie eingelesen hast
row-last_war = Krieg: letztes Feld
row-last_technology = Technologie: letztes Feld
row-last_commerce = Handel: letztes Feld
row-last_domination = Vormacht: letztes Feld
row-lightning = Blitz der Vormachtleiste
row-tokens_left = 2-SP-Marker liegen auf
panel-state = Stand
row-turn = Zug
row-points = SP Cosmobots
row-house = Haus Cosmobots
row-cubes = Quader auf seiner Schicksalskarte
row-your_cubes = Quader auf deinem Tableau
row-followers_left = seine Anhänger im Vorrat
row-minors_left = seine Kleinen Götter im Vorrat
row-majors_left = sein Großer Gott im Vorrat
row-settlements_left = seine Siedlungen auf der Schicksalskarte
row-goal_war = Zielplättchen Krieg
row-goal_technology = Zielplättchen Technologie
row-goal_commerce = Zielplättchen Handel
row-goal_domination = Zielplättchen Vormacht
piece-capital = Hauptstadt
sign-capital = H
piece-tile = Zivilisation verdeckt
sign-tile = Z
piece-his_settlement = Siedlung Cosmobots
sign-his_settlement = S
piece-your_settlement = deine Siedlung
sign-your_settlement = D
piece-food = Nahrung
piece-wood = Holz
piece-metal = Metall
piece-gold = Gold
piece-shrine = Schrein
piece-strength = Zivilisation Stärke
piece-his_major = Cosmobots Großer Gott
piece-his_minor = Cosmobots Kleine Götter
piece-his_creature = Cosmobots Kreaturen
piece-his_follower = Cosmobots Anhänger
piece-your_major = dein Großer Gott
piece-your_minor = deine Kleinen Götter
piece-your_creature = deine Kreaturen
piece-your_follower = deine Anhänger
piece-exhausted = erschöpft

because-reward-kind = Gib auch an, was es ist: „2 Anhänger“ oder „2 SP“.
because-last-early = Das Ende einer Leiste kann in den ersten Zügen noch niemand erreicht haben.
because-last-over = Das Spielende ist schon ausgelöst.
because-gaia-known = Gaia ist schon erfasst.
because-cubes-all = Alle 14 Quader liegen schon.
because-token-none = Auf der Vormachtleiste liegt kein 2-SP-Marker mehr.
because-creature-none = Keine Kreatur liegt mehr aus.
because-board-untracked = Angeleitet führt die App keinen Spielplan mit: Das musst du nicht eingeben.
because-gaia-unread = Gaia ist noch nicht erfasst. Gib zuerst „Gaia“ ein.
because-area-capital = Cosmobots Hauptstadt betritt niemand außer ihm.
because-area-no_units = Dort stehen keine Einheiten von dir.
because-area-no_settlement = Dort kontrollierst du keine eigene Siedlung.
because-area-no_followers = Dort steht kein Anhänger von dir.
because-area-settled = Dort steht schon eine Siedlung, oder du kontrollierst das Gebiet nicht.
because-area-no_icon = Dort ist kein freies Symbol, oder du kontrollierst das Gebiet nicht.
because-area-own_name = Dieses Gebiet hat schon seinen Namen.
because-atlantis-closed = Das Spielende ist ausgelöst. Niemand betritt oder verlässt mehr Atlantis.

## Was nicht stimmt

fault-followers-count = Cosmobot hat 12 Anhänger, auf dem Spielplan und im Vorrat zusammen.
fault-gods-count = Cosmobot hat 4 Kleine Götter und 1 Großen Gott, auf dem Spielplan und im Vorrat zusammen.
fault-settlements-count = Cosmobot hat 5 Siedlungen, auf dem Spielplan und auf der Schicksalskarte zusammen.
fault-creatures-count = Die Zahl der Kreaturen stimmt nicht.
fault-cubes-count = Es gibt höchstens 14 Quader.
fault-track-place = Ein Marker steht neben seiner Leiste.
fault-turns-count = Die Zahl der Züge oder Karten stimmt nicht.
fault-goals-tiles = Es gibt vier verschiedene Zielplättchen.
fault-setup-missing = Haus, Zielplättchen oder Schicksalskarte fehlen.
fault-fate-card = Eine Schicksalskarte hat 4 Ressourcen und 14 Plätze.
fault-open-cards = Offen liegen höchstens eine Mond- und eine Sonnenkarte.
fault-pact-unknown = Diesen Handelsvertrag gibt es nicht.
fault-pact-gap = So weit hinten ist kein Platz für einen Handelsvertrag.
fault-deck-cards = Im Deck liegt eine Karte, die es nicht gibt.
fault-deck-empty = Ein Deck hat keine Karte mehr, auch keine gebrauchte.
fault-board-areas = Ein Gebiet steht zweimal da, oder Angaben zu Gebieten fehlen.
fault-board-spaces = In einem Gebiet sind zwei Siedlungen, oder ein Gebiet gibt es nicht.
fault-board-planets = Beide Heimatplaneten mit je einer Hauptstadt müssen da sein.
fault-units-letters = Einheiten schreibt man g, m, c, f in dieser Reihenfolge: Großer Gott, Kleiner Gott, Kreatur, Anhänger; bei Norrenis zuletzt s für deine Siedlungen.
fault-markers-areas = Ein Kulturmarker liegt an einem Gebiet, das es nicht gibt.
fault-exhausted-count = Weniger als null Symbole können nicht erschöpft sein.
fault-capital-entered = In einer Hauptstadt stehen fremde Einheiten.
fault-arrow-direction = Der Pfeil zeigt nach links oder rechts.
fault-card-symbol = Dieses Symbol gibt es auf dieser Art Karte nicht.
fault-card-marks = Ein Kennzeichen steht ein- oder zweimal da.
fault-card-cubes = Eine Mondkarte zeigt höchstens 2 Quader.
fault-deck-removed = Jede Stufe nimmt genau 6 Karten aus jedem Deck.
fault-fate-order = Alle vier Ressourcen stehen genau einmal da.
fault-fate-spaces = Es gibt 14 Plätze, und nur erlaubte Symbole.
fault-fate-rewards = Es gibt vier Belohnungen: Anhänger oder SP.
fault-track-spaces = Die Felder oder Marker der Leiste stimmen nicht.
fault-track-values = Ein Feld einer Entwicklungsleiste hat den Multiplikator 1 bis 5.
fault-area-called = Ein Gebiet heißt so wie ein anderes, oder das ist kein Name.
fault-tile-strength = Eine Zivilisation hat Stärke 3 bis 5.
fault-pact-values = Ein Handelsvertrag hat 1 oder 2 Schritte und SP.
fault-area-planet = Diesen Planeten gibt es nicht.
fault-area-twice = Dieses Gebiet steht zweimal da.
fault-area-resources = Ein Gebiet hat bis zu zwei der vier Ressourcen, zwei verschiedene je einmal.
fault-area-centre = Ein Heimatplanet hat genau eine Hauptstadt, Gaia genau ein Atlantis.
fault-corner-areas = Ein Kulturmarker liegt zwischen drei verschiedenen Gebieten seines Planeten.

## Was du korrigieren kannst

state-phase = Abschnitt
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-end = Schlusswertung
state-phase-over = vorbei
state-turn = am Zug
state-turns = seine Züge bisher
state-turns_left = Züge bis zur Schlusswertung
state-house = Haus Cosmobots
state-your_house = dein Haus
state-goals = Zielplättchen
state-fate = Schicksalskarte
state-tracks = Leisten
state-board = Gebiete
state-units = seine Einheiten
state-your_units = deine Einheiten
state-settlements = seine Siedlungen
state-your_settlements = deine Siedlungen
state-tiles = Zivilisationen
state-strengths = Stärke offener Zivilisationen
state-exhausted = erschöpfte Symbole
state-led = Ferne Planeten, die er anführt und auf denen du gelandet bist
state-sighted = Gebiete, von denen eine Ressource bekannt ist
state-markers = Kulturmarker
state-followers_left = seine Anhänger im Vorrat
state-minors_left = seine Kleinen Götter im Vorrat
state-majors_left = sein Großer Gott im Vorrat
state-settlements_left = seine Siedlungen auf der Schicksalskarte
state-cubes = seine Quader
state-your_cubes = deine Quader
state-progress = seine Marker auf Krieg, Technologie, Handel
state-your_progress = deine Marker auf Krieg, Technologie, Handel
state-your_domination = dein Marker auf der Vormachtleiste
state-your_goals = deine Zielwerte
state-domination = sein Marker auf der Vormachtleiste
state-tokens = 2-SP-Marker auf der Vormachtleiste
state-points = SP Cosmobots
state-your_points = deine SP
state-moon = Monddeck
state-sun = Sonnendeck
state-left = Karten in Mond- und Sonnendeck
state-open = offene Karten
state-arrow = Pfeil
state-used = benutzte Karten
state-read = eingelesene Karten
state-pact_pile = Stapel der Handelsverträge
state-gap = freier Platz unter den Handelsverträgen
state-pacts = offene Handelsverträge
state-tile_pile = Stapel der Zivilisationen
state-creatures = freie Kreaturen
state-laid = Kreaturen zu Beginn
state-creatures_taken = seine Kreaturen
state-your_creatures = deine Kreaturen

## Arten von Werten im Kartensatz
cards-moon = Mondkarten
cards-sun = Sonnenkarten
cards-fate = Schicksalskarten
cards-area = Gebiete
cards-corner = Ecken der Planeten
cards-track = Leisten
cards-tile = Plättchen
cards-pact = Pakte
cards-creature = Kreaturen

## Auf Knöpfen: was eine Aktion heißt, wonach sie fragt, wie sie ganz heißt

tap-move = Bewegen
    .asks-source = Von wo bewegst du dich weg?
    .asks-area = Wohin?
    .whole = Von { $source } nach { $area }
tap-gain = Anhänger
    .asks-area = Wohin kommen deine Anhänger?
    .asks-number = Wie viele?
    .whole = { $area }: { $number } Anhänger
tap-summon = Gott herbei­rufen
    .asks-area = In welchem Gebiet?
    .asks-god = Welchen Gott?
    .whole = { $area }: { $god }
tap-settle = Siedlung
    .asks-area = Wo baust du die Siedlung?
    .whole = Siedlung in { $area }
tap-harvest = Ernten
    .asks-area = Welches Gebiet erntest du ab?
    .whole = { $area } ernten
tap-cubes = Quader
    .asks-cubes = Wie viele Quader hast du gelegt?
    .whole = { $cubes } Quader
tap-all_right = Ja, alles stimmt
tap-track = Leisten
    .asks-step = Wo steht dein Marker jetzt?
    .whole = { $step }
tap-token = 2-SP-Marker
    .asks-space = Von welchem Feld der Vormachtleiste?
    .whole = Marker von Feld { $space }
tap-pact = Vertrag
    .asks-card = Welchen Handelsvertrag nimmst du?
    .asks-points = Wie viele SP?
    .asks-steps = Wie viele Schritte?
tap-creature = Kreatur
    .asks-name = Welche Kreatur?
    .asks-area = In welches Gebiet?
    .asks-needs = Was verlangt sie?
    .asks-number = Wie viel davon?
tap-name = Benennen
    .asks-area = Welches Gebiet?
    .asks-name = Wie heißt es auf deinem Plan?
    .whole = { $area } heißt { $name }
tap-reread = Neu einlesen
    .asks-what = Was stimmt nicht?
    .whole = Neu einlesen: { $what }
tap-gaia = Gaia
    .asks-areas = Wie viele Gebiete hat Gaia außer Atlantis?
    .whole = Gaia: { $areas } Gebiete
tap-last = Leisten­ende
tap-done = Zug beenden
tap-shrine_left = Schrein links
tap-shrine_right = Schrein rechts
tap-planet = Andere Form
    .asks-areas = Wie viele Gebiete?
    .asks-capital = Welche Nummer hat die Hauptstadt?
    .asks-shrine = Welche Nummer hat der Schrein daneben?
    .asks-tile = Welche Nummer hat die Zivilisation?
    .whole = Stimmt so: { $areas } Gebiete, Hauptstadt { $capital }
tap-houses = Häuser
    .asks-house = Welches Haus spielt Cosmobot?
    .asks-your_house = Welches Haus spielst du?
    .whole = Cosmobot { $house }, du { $your_house }
tap-goals = Ziel­plättchen
    .asks-war = Was liegt neben Krieg?
    .asks-technology = Was liegt neben Technologie?
    .asks-commerce = Was liegt neben Handel?
    .whole = { $war }, { $technology }, { $commerce }
tap-tracks = Leisten
    .asks-war = Krieg: das letzte Feld?
    .asks-technology = Technologie: das letzte Feld?
    .asks-commerce = Handel: das letzte Feld?
    .asks-domination = Vormacht: das letzte Feld? (1 ist das nach -8)
    .asks-lightning = Vormacht: Wo ist der Blitz?
    .asks-token_1 = Vormacht: Wo liegt der erste 2-SP-Marker?
    .asks-token_2 = Wo liegt der zweite?
    .asks-token_3 = Wo liegt der dritte?
    .asks-token_4 = Wo liegt der vierte?
    .whole = Stimmt so: Leisten fertig
tap-fate = Schicksal
    .asks-resource_1 = Ressource ganz links?
    .asks-resource_2 = Die zweite?
    .asks-resource_3 = Die dritte?
    .asks-place_1 = Belohnung unter der ersten Siedlung?
    .asks-place_2 = Unter der zweiten?
    .asks-place_3 = Unter der dritten?
    .asks-place_4 = Unter der vierten?
    .whole = Stimmt so: Schicksalskarte fertig
tap-spaces = Plätze
    .whole = Stimmt so: Schicksalskarte fertig
tap-card = Karte
    .asks-top_cubes = Wie viele Quader ganz oben?
    .asks-arrow = Wohin zeigt der Pfeil?
    .asks-mark = Welches Kennzeichen?
tap-known = Bekannte
    .asks-card = Welche der bekannten Karten?
    .whole = { $card }
tap-other = Andere
    .asks-name = Wie heißt sie?
    .whole = { $name }
tap-end = Das sind alle
tap-produce = Produziert
    .whole = Stimmt so: Gebiete fertig
tap-marker = Kultur­marker
    .asks-area_1 = Das erste der drei Gebiete?
    .asks-area_2 = Das zweite?
    .asks-area_3 = Das dritte?
    .whole = Marker { $area_1 }, { $area_2 }, { $area_3 }
tap-no_more = Keiner mehr
tap-strength = Stärke
    .asks-strength = Welche Kampfstärke hast du?
    .whole = Stärke { $strength }
tap-effect = Waffe später
tap-weakened = Geschwächt
    .asks-strength = Welche Kampfstärke hast du?
    .asks-his = Wie viel zählen seine Einheiten noch?
    .whole = Du { $strength }, er { $his }
tap-again = Neuer Wurf

## Was auf einer Karte steht
on-cubes = Quader oben: { $value }
on-arrow = Pfeil: { $value }
on-parts = Von oben nach unten: { $value }
on-house = Haus: { $value }
on-order = Ressourcen: { $value }
on-rewards = Belohnungen: { $value }
on-resources = Produziert: { $value }
on-shrines = Schreine: { $value }
on-strength = Stärke { $value }
on-points = { $value } SP
on-steps = { $value ->
        [one] { $value } Schritt
       *[other] { $value } Schritte
    } auf der Handelsleiste
on-needs = Verlangt: { $value }
on-value = Mindestens { $value }
on-house-neutral = keines

# Die Einführung
tour-move = Das ist sein Zug.
tour-move-says = Visavis spielt den Cosmobot nach seinen Karten. Hier steht in einem Satz, was er tut.
tour-why = Vier Gebiete, eins bleibt.
tour-why-says = Zuerst fällt weg, wohin er nie zieht. Dann bleiben nur C1 bis C4 auf seinem Planeten. Seine Strategie wählt davon C4.
