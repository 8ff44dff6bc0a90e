# Alien Artifacts: das ganze Kartenspiel.

game-name = Alien Artifacts
game-about = Das ganze Kartenspiel für zwei bis fünf, allein gegen Computer oder zusammen. Mit einem Hausset von Karten, nicht den gedruckten.
    .short = Das ganze Kartenspiel, 2 bis 5, ohne Schachtel
card-reconstructed = { $name }°
list-reconstructed = { $list } (°)
list-some-reconstructed = { $list }
play-reconstructed = ° Hausset: Die Werte von { $count } Karten sind von uns, nicht gedruckt.

# Was geschieht
do-turn_up =
    { $deck_id ->
        [system] Verfügbares Alien-System: { $card }.
       *[other] Oben auf dem Stapel { $deck } liegt { $card }.
    }
    .short = Oben: { $card }
    .detail =
        { $deck_id ->
            [system] Alien-System
           *[other] Stapel { $deck }
        }
do-turn_up_system = Verfügbares Alien-System: { $card }.
    .short = Alien-System: { $card }
do-deal_faction =
    { $seat_id ->
        [you] Du spielst { $faction }.
       *[other] { $seat } spielt { $faction }.
    }
    .short = Fraktion: { $faction }
do-deal_card =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] Du erhältst eine verdeckte Ressourcenkarte.
           *[other] Du erhältst { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } erhält eine verdeckte Ressourcenkarte.
           *[other] { $seat } erhält { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] 1 Karte
           *[other] { $card }
        }
do-start_player =
    { $seat_id ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
    .short = Beginnt
do-place =
    { $seat_id ->
        [you] Du beginnst mit { $card } im Imperium, Seite { $side }.
       *[other] { $seat } beginnt mit { $card } im Imperium, Seite { $side }.
    }
    .short = Start: { $card }
    .detail = im Imperium, Seite { $side }
do-next_turn =
    { $seat_id ->
        [you] { $extra ->
            [yes] Zusatzzug: Du bist am Zug.
           *[no] Zug { $turns }: Du bist am Zug.
        }
       *[other] { $extra ->
            [yes] Zusatzzug: { $seat } ist am Zug.
           *[no] Zug { $turns }: { $seat } ist am Zug.
        }
    }
    .short =
        { $extra ->
            [yes] Zusatzzug
           *[no] Zug { $turns }
        }
do-act =
    { $seat_id ->
        [you] { $action_id ->
            [buy] Du kaufst eine Karte: { $card }.
            [discover] Du entdeckst { $card }.
            [develop] Du entwickelst { $card }.
            [build] Du baust { $card }.
            [prepare] Du bereitest Ressourcen vor: { $card }.
            [trade] Du tauschst Ressourcen ein.
            [remove] Du entfernst Blockaden: { $card }.
            [offensive] Du startest eine Offensive.
            [revenue] Du erhältst Einnahmen.
            [mine] Du schürfst auf deinen Planeten.
            [faction] Du nutzt die Fraktionsaktion von { $card }.
            [action] Du nutzt die Aktion von { $card }.
           *[other] Du kannst nichts tun und passt.
        }
       *[other] { $action_id ->
            [buy] { $seat } kauft eine Karte: { $card }.
            [discover] { $seat } entdeckt { $card }.
            [develop] { $seat } entwickelt { $card }.
            [build] { $seat } baut { $card }.
            [prepare] { $seat } bereitet Ressourcen vor: { $card }.
            [trade] { $seat } tauscht Ressourcen ein.
            [remove] { $seat } entfernt Blockaden: { $card }.
            [offensive] { $seat } startet eine Offensive.
            [revenue] { $seat } erhält Einnahmen.
            [mine] { $seat } schürft auf den eigenen Planeten.
            [faction] { $seat } nutzt die Fraktionsaktion von { $card }.
            [action] { $seat } nutzt die Aktion von { $card }.
           *[other] { $seat } kann nichts tun und passt.
        }
    }
    .short =
        { $action_id ->
            [buy] gekauft: { $card }
            [discover] entdeckt: { $card }
            [develop] entwickelt: { $card }
            [build] gebaut: { $card }
            [prepare] vorbereitet: { $card }
            [trade] Eintausch
            [remove] Blockaden entfernt
            [offensive] Offensive
            [revenue] Einnahmen
            [mine] Schürfen
            [faction] Fraktionsaktion
            [action] Aktion: { $card }
           *[other] gepasst
        }
do-use =
    { $seat_id ->
        [you] Du nutzt zusätzlich { $card }.
       *[other] { $seat } nutzt zusätzlich { $card }.
    }
    .short = dazu { $card }
do-lift =
    { $seat_id ->
        [you] Du zahlst { $credits ->
            [one] einen Kredit
           *[other] { $credits } Kredite
        } und nutzt { $card } trotz Blockade.
       *[other] { $seat } zahlt { $credits ->
            [one] einen Kredit
           *[other] { $credits } Kredite
        } und nutzt { $card } trotz Blockade.
    }
    .short = −{ $credits } Kr.: { $card } nutzbar
do-pay =
    { $seat_id ->
        [you] Du bezahlst mit { $sections }.
       *[other] { $seat } bezahlt mit { $sections }.
    }
    .short = gezahlt: { $sections }
do-score =
    { $seat_id ->
        [you] Du erhältst { $points ->
            [one] einen Siegpunkt
           *[other] { $points } Siegpunkte
        } (durch { $source }).
       *[other] { $seat } erhält { $points ->
            [one] einen Siegpunkt
           *[other] { $points } Siegpunkte
        } (durch { $source }).
    }
    .short = +{ $points } SP ({ $source })
do-earn =
    { $seat_id ->
        [you] Du erhältst { $credits ->
            [one] einen Kredit
           *[other] { $credits } Kredite
        } und hast jetzt { $now } (durch { $source }).
       *[other] { $seat } erhält { $credits ->
            [one] einen Kredit
           *[other] { $credits } Kredite
        } und hat jetzt { $now } (durch { $source }).
    }
    .short = +{ $credits } Kredite, jetzt { $now }
do-spend =
    { $seat_id ->
        [you] Du gibst { $credits ->
            [one] einen Kredit
           *[other] { $credits } Kredite
        } aus.
       *[other] { $seat } gibt { $credits ->
            [one] einen Kredit
           *[other] { $credits } Kredite
        } aus.
    }
    .short =
        { $credits ->
            [one] −1 Kredit
           *[other] −{ $credits } Kredite
        }
do-offer =
    { $seat_id ->
        [you] Du ziehst vom Stapel { $deck }: { $cards }. Jetzt liegt oben: { $top }.
       *[other] { $seat } zieht vom Stapel { $deck }: { $cards }. Jetzt liegt oben: { $top }.
    }
    .short = angesehen: { $cards }
do-new_project =
    { $seat_id ->
        [you] Du legst { $card } zu deinen Bauvorhaben.
       *[other] { $seat } legt { $card } zu den Bauvorhaben.
    }
    .short = genommen: { $card }
do-put_under = Unter den Stapel { $deck }: { $cards }.
    .short = unter den Stapel: { $cards }
do-complete =
    { $seat_id ->
        [you] Du legst { $card } ins Imperium, Seite { $side }.
       *[other] { $seat } legt { $card } ins Imperium, Seite { $side }.
    }
    .short = { $card } → { $side }
do-reveal =
    { $seat_id ->
        [you] Du deckst { $card } auf.
       *[other] { $seat } deckt { $card } auf.
    }
    .short = aufgedeckt: { $card }
do-tuck =
    { $seat_id ->
        [you] Du produzierst auf { $planet }: { $section }.
       *[other] { $seat } produziert auf { $planet }: { $section }.
    }
    .short = produziert: { $section }
do-attack =
    { $seat_id ->
        [you] { $target_id ->
            [alien] Du greifst das Alien-System an.
           *[other] Du greifst { $target } an.
        }
       *[other] { $target_id ->
            [alien] { $seat } greift das Alien-System an.
            [you] { $seat } greift dich an.
           *[other] { $seat } greift { $target } an.
        }
    }
    .short =
        { $target_id ->
            [alien] Angriff auf die Aliens
            [you] Angriff auf dich
           *[other] Angriff auf { $target }
        }
do-defend =
    { $seat_id ->
        [you] Du verteidigst dich mit { $plan }.
       *[other] { $seat } verteidigt sich mit { $plan }.
    }
    .short = Plan: { $plan }
do-strike = { $ship } greift mit dem Wert { $value } an.
    .short = { $ship }: Angriff { $value }
do-lose_ship =
    { $seat_id ->
        [you] { $how_id ->
            [destroyed] Dein Schiff { $ship } ist zerstört und kommt unter den Schiffsstapel.
           *[other] Dein Schiff { $ship } ist beschädigt und kommt zurück zu deinen Bauvorhaben.
        }
       *[other] { $how_id ->
            [destroyed] { $ship } von { $seat } ist zerstört und kommt unter den Schiffsstapel.
           *[other] { $ship } von { $seat } ist beschädigt und kommt zurück zu den Bauvorhaben.
        }
    }
    .short =
        { $how_id ->
            [destroyed] { $ship } zerstört
           *[other] { $ship } beschädigt
        }
do-block =
    { $seat_id ->
        [you] Du legst ein Blockadeplättchen auf { $card } von { $victim }.
       *[other] { $victim_id ->
            [you] { $seat } legt ein Blockadeplättchen auf deine Karte { $card }.
           *[other] { $seat } legt ein Blockadeplättchen auf { $card } von { $victim }.
        }
    }
    .short = Blockade auf { $card }
do-next_system = { $old } kommt unter den Stapel. Verfügbares Alien-System: { $card }.
    .short = neues System: { $card }
do-attach =
    { $seat_id ->
        [you] Du bereitest { $section } für { $project } vor.
       *[other] { $seat } bereitet { $section } für { $project } vor.
    }
    .short = { $section } für { $project }
do-gain_artifact =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] Du ziehst ein Alien-Artefakt.
           *[other] Du ziehst das Alien-Artefakt { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } zieht ein Alien-Artefakt.
           *[other] { $seat } zieht das Alien-Artefakt { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 Artefakt
           *[other] + Artefakt { $card }
        }
do-look_at_artifact =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] Du siehst dir ein Alien-Artefakt an.
           *[other] Du siehst dir { $card } an.
        }
       *[other] { $card_id ->
            [unseen] { $seat } sieht sich ein Alien-Artefakt an.
           *[other] { $seat } sieht sich { $card } an.
        }
    }
    .short =
        { $card_id ->
            [unseen] 1 Artefakt angesehen
           *[other] angesehen: { $card }
        }
do-keep_artifact =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] Du behältst ein Alien-Artefakt und legst den Rest unter den Stapel.
           *[other] Du behältst { $card } und legst { $under } unter den Stapel.
        }
       *[other] { $card_id ->
            [unseen] { $seat } behält ein Alien-Artefakt und legt den Rest unter den Stapel.
           *[other] { $seat } behält { $card } und legt { $under } unter den Stapel.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 Artefakt
           *[other] + Artefakt { $card }
        }
do-shuffle_artifacts = Die abgeworfenen Alien-Artefakte bilden einen neuen Stapel.
    .short = Artefakte neu gemischt
do-play_artifact =
    { $seat_id ->
        [you] { $gone ->
            [yes] Du spielst { $card }. Die Karte kommt aus dem Spiel.
           *[no] Du spielst { $card }.
        }
       *[other] { $gone ->
            [yes] { $seat } spielt { $card }. Die Karte kommt aus dem Spiel.
           *[no] { $seat } spielt { $card }.
        }
    }
    .short = gespielt: { $card }
do-draw_plan =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] Du ziehst einen Verteidigungsplan.
           *[other] Du ziehst den Verteidigungsplan { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } zieht einen Verteidigungsplan.
           *[other] { $seat } zieht den Verteidigungsplan { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 Verteidigungsplan
           *[other] + Plan { $card }
        }
do-unblock =
    { $seat_id ->
        [you] Du entfernst ein Blockadeplättchen von { $card }.
       *[other] { $seat } entfernt ein Blockadeplättchen von { $card }.
    }
    .short = { $card } frei
do-discard =
    { $seat_id ->
        [you] Du wirfst ab: { $cards }.
       *[other] { $seat } wirft ab: { $cards }.
    }
    .short = abgeworfen: { $cards }
do-draw_card =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] Du ziehst eine Ressourcenkarte.
           *[other] Du ziehst { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } zieht eine Ressourcenkarte.
           *[other] { $seat } zieht { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 Karte
           *[other] + { $card }
        }
    .many =
        { $card_id ->
            [unseen] + { $count } Karten
           *[other] {""}
        }
do-exhausted =
    { $end ->
        [yes] Der Ressourcenstapel ist leer: Das Spielende ist ausgelöst.
       *[no] Der Ressourcenstapel ist leer: Der Rundenmarker rückt auf Feld { $marker }.
    }
    .short =
        { $end ->
            [yes] Stapel leer: Das Ende naht
           *[no] Stapel leer: Marker auf { $marker }
        }
do-reshuffle = Der Ressourcenstapel wird neu gemischt.
    .short = Stapel neu gemischt
do-boost =
    { $seat_id ->
        [you] Du hast mit { $card } in diesem Zug { $count } { $colour } zum Bezahlen.
       *[other] { $seat } hat mit { $card } in diesem Zug { $count } { $colour } zum Bezahlen.
    }
    .short = { $count } { $colour } zum Bezahlen
do-more_actions =
    { $seat_id ->
        [you] Du hast { $count ->
            [one] eine weitere Aktion
           *[other] { $count } weitere Aktionen
        } in diesem Zug.
       *[other] { $seat } hat { $count ->
            [one] eine weitere Aktion
           *[other] { $count } weitere Aktionen
        } in diesem Zug.
    }
    .short =
        { $count ->
            [one] +1 Aktion
           *[other] +{ $count } Aktionen
        }
do-more_turns =
    { $seat_id ->
        [you] Du hast am Spielende { $count ->
            [one] einen weiteren Zug
           *[other] { $count } weitere Züge
        }.
       *[other] { $seat } hat am Spielende { $count ->
            [one] einen weiteren Zug
           *[other] { $count } weitere Züge
        }.
    }
    .short =
        { $count ->
            [one] +1 Zug am Ende
           *[other] +{ $count } Züge am Ende
        }
do-attack_bonus =
    { $seat_id ->
        [you] Deine Angriffe in diesem Zug: +{ $count }.
       *[other] Angriffe von { $seat } in diesem Zug: +{ $count }.
    }
    .short = Angriffe +{ $count }
do-final_score =
    { $seat_id ->
        [you] Deine Schlusswertung: { $cards } für Karten, { $techs } für Technologien, { $faction } für die Fraktion.
       *[other] Schlusswertung { $seat }: { $cards } für Karten, { $techs } für Technologien, { $faction } für die Fraktion.
    }
    .short = Karten { $cards }, Technologien { $techs }, Fraktion { $faction } SP
do-tech_scores =
    { $seat_id ->
        [you] Deine Technologie { $card }: { $points } SP.
       *[other] { $card } von { $seat }: { $points } SP.
    }
    .short = { $card }: { $points } SP
do-faction_scores =
    { $seat_id ->
        [you] Deine Fraktion { $faction }, { $metric_id ->
            [count] { $of }
            [types] Typen bei { $of }
            [of_type] Karten mit { $of }
            [operational] Operativ ({ $of })
            [logistics] Logistik ({ $of })
            [credits] Kredite
            [produced] produzierte Karten
            [artifacts] Artefakte
            [defense_plans] Verteidigungspläne
           *[sets] vollständige Sätze
        }: { $points } SP.
       *[other] { $faction } von { $seat }, { $metric_id ->
            [count] { $of }
            [types] Typen bei { $of }
            [of_type] Karten mit { $of }
            [operational] Operativ ({ $of })
            [logistics] Logistik ({ $of })
            [credits] Kredite
            [produced] produzierte Karten
            [artifacts] Artefakte
            [defense_plans] Verteidigungspläne
           *[sets] vollständige Sätze
        }: { $points } SP.
    }
    .short = { $faction }: { $points } SP
do-total =
    { $seat_id ->
        [you] Du hattest { $before } und hast jetzt { $points ->
            [one] einen Siegpunkt
           *[other] { $points } Siegpunkte
        }.
       *[other] { $seat } hatte { $before } und hat jetzt { $points ->
            [one] einen Siegpunkt
           *[other] { $points } Siegpunkte
        }.
    }
    .short = zusammen { $points } SP
do-game_over = Das Spiel ist zu Ende.
    .short = Spielende
do-go = Es geht weiter.
do-also = Danach kommt noch etwas.
do-still_to_act = Die Aktion des Zugs kommt noch.
do-last = Erst kommt noch etwas anderes.
do-end_actions = Die Aktionsphase ist zu Ende.
do-back_to_actions = Ein Artefakt in der Nachziehphase.
do-action_over = Die Aktion ist zu Ende.
do-checked = Kein Bauvorhaben ist fertig.
do-discard_shown = Die aufgedeckte Karte wird abgeworfen.
do-prepared = Das Vorbereiten ist zu Ende.
nothing-attack-none =
    { $seat_id ->
        [you] Kein Schiff von dir greift an: Nichts geschieht.
       *[other] Kein Schiff von { $seat } greift an: Nichts geschieht.
    }
    .short = kein Angriff
nothing-attack-nothing = { $plan } hat für diesen Wert nichts: { $ship } erreicht nichts.
    .short = { $ship }: nichts
nothing-attack-no_credits =
    { $foe_id ->
        [you] Du hast keine Kredite zum Stehlen.
       *[other] { $foe } hat keine Kredite zum Stehlen.
    }
    .short = keine Kredite zu stehlen
nothing-block-nothing =
    { $victim_id ->
        [you] Auf deine Karten kann kein Blockadeplättchen gelegt werden.
       *[other] Auf Karten von { $victim } kann kein Blockadeplättchen gelegt werden.
    }
    .short = keine Blockade möglich
nothing-buy-fewer =
    { $seat_id ->
        [you] Im Stapel waren nur noch { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }, mehr bezahlst du nicht.
       *[other] Im Stapel waren nur noch { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }, mehr bezahlt { $seat } nicht.
    }
    .short = nur noch { $count } Karten
nothing-action-lapses =
    { $seat_id ->
        [you] { $action } geht nicht: Deine zusätzliche Aktion verfällt.
       *[other] { $action } geht nicht: Die zusätzliche Aktion von { $seat } verfällt.
    }
    .short = { $action } verfällt
nothing-reveal-no_match = { $card } passt nicht zu { $tech } (Typ { $type }): keine Wertung.
    .short = { $tech }: passt nicht
nothing-reveal-no_cards = Es gibt keine Ressourcenkarte mehr zum Aufdecken: { $card } geht leer aus.
    .short = { $card }: keine Karte
nothing-revenue-row = { $card } erfüllt noch keine Bedingung: keine Punkte.
    .short = { $card }: 0 SP
nothing-credits-most =
    { $seat_id ->
        [you] Mehr als { $most } Kredite kannst du nicht haben.
       *[other] Mehr als { $most } Kredite kann { $seat } nicht haben.
    }
    .short = höchstens { $most } Kredite
nothing-artifacts-none = Es gibt kein Alien-Artefakt mehr.
    .short = kein Artefakt mehr
nothing-plans-none = Es gibt keinen Verteidigungsplan mehr.
    .short = kein Plan mehr
nothing-search-none = Im ganzen Stapel ist keine Karte mit { $type }.
    .short = nichts gefunden
nothing-finish-none = { $card } stellt kein Bauvorhaben fertig.
    .short = nichts fertiggestellt
nothing-score-blocked =
    { $seat_id ->
        [you] { $tech } ist blockiert und deine Kredite reichen nicht: keine Wertung.
       *[other] { $tech } ist blockiert und die Kredite von { $seat } reichen nicht: keine Wertung.
    }
    .short = { $tech }: blockiert

# Fragen
ask-faction = Welche Fraktion spielst du?
ask-keep = Welche Karte behältst du?
ask-turn = Du bist am Zug. Welche Aktion führst du aus?
    .short = Du bist am Zug
ask-turn-after = Deine Aktion ist gemacht. Möchtest du noch etwas nutzen?
    .short = Noch etwas nutzen?
ask-only = Welche zusätzliche Aktion führst du aus? Du darfst auch verzichten.
ask-order =
    { $action_id ->
        [revenue] Der Stapel wird gleich leer. Für welche Technologie deckst du zuerst auf?
       *[other] Der Stapel wird gleich leer. Auf welchem Planeten produzierst du zuerst?
    }
ask-pay =
    { $sort_id ->
        [free] { $action_id ->
            [remove] Womit entfernst du Blockaden ({ $what })? Höchstens { $limit } Karten; je 2 Symbole entfernen ein Plättchen.
           *[other] Womit bezahlst du ({ $what })? Höchstens { $limit } Karten; je mehr Symbole einer Farbe, desto mehr erhältst du.
        }
        [three] Womit bezahlst du { $what }? Je ein Abschnitt: { $amounts }.
       *[fixed] Womit bezahlst du { $amounts } für { $what }? Höchstens { $limit } Karten.
    }{ $some ->
        [no] {""}
       *[yes] {" "}Unter Planeten liegen: { $stored }.
    }
    .short = 
        { $sort_id ->
            [free] { $action_id ->
                [remove] Womit entfernst du Blockaden ({ $what })? Je 2 Symbole ein Plättchen; höchstens { $limit } Karten
               *[other] Womit zahlst du? Je mehr Symbole einer Farbe, desto besser; höchstens { $limit } Karten
            }
            [three] Womit zahlst du { $what }? Je ein Abschnitt: { $amounts }
           *[fixed] Womit zahlst du { $amounts } für { $what }? Höchstens { $limit } Karten
        }
ask-pick = Welche Karte nimmst du zum Bezahlen ({ $what }: { $amounts })? Bisher: { $chosen }.
ask-prepare =
    Du bereitest { $row } vor und darfst noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } anlegen.
ask-side =
    { $kind_id ->
        [tech] Auf welcher Seite legst du { $card } ins Imperium? Operativ zählt sie { $rows } SP (im Spiel/am Ende).
       *[other] Auf welcher Seite legst du { $card } ins Imperium?
    }
    .short = { $card }: Auf welcher Seite?
ask-auto = Mehrere Bauvorhaben sind bezahlt. Welches stellst du zuerst fertig?
ask-target = Wen greifst du an, mit { $ships }? Verfügbar ist { $system }; andere haben den { $plan } oder einen eigenen Plan. Es zählt die Zahl einer aufgedeckten Karte mit den Boni des Schiffs.
    .short = Wen greifst du an? Dein Angriffswert: die Zahl der aufgedeckten Karte plus die Boni des Schiffs.
ask-defend = { $attacker } greift dich an. Welchen Verteidigungsplan nutzt du? Siegpunkte, Kredite und Blockaden darin sind für { $attacker }.
ask-ships = Welches Schiff greift als Nächstes an (Ziel: { $plan })?
ask-number = Welche aufgedeckte Zahl zählt für { $ship }? Dazu kommt { $bonus }, Ziel ist { $plan }.
ask-block = Auf welche Karte von { $victim } legst du ein Blockadeplättchen? Noch { $count }.
ask-tuck =
    { $fits_id ->
        [none] Welcher Abschnitt soll unter { $planet } sichtbar sein? Keiner passt zum Typ des Planeten.
       *[other] Welcher Abschnitt soll unter { $planet } sichtbar sein? { $fits } passt und bringt 1 SP.
    }
ask-clear = Von welcher Karte entfernst du ein Blockadeplättchen? Noch { $count }.
ask-artifact = Welches Alien-Artefakt behältst du?
ask-boost-colour = In welcher Farbe zahlt { $card }?
ask-produce-planet = Auf welchem Planeten produzierst du { $count }?
ask-take-kind = Von welchem Stapel ziehst du { $count } Karten?
ask-finish-project = Welches Bauvorhaben stellst du mit { $card } fertig?
ask-cycle = Welche Ressourcenkarten wirfst du ab, um ebenso viele zu ziehen? Höchstens { $most }.
ask-discard = Welche Ressourcenkarten wirfst du ab, bevor du auf { $size } nachziehst?
    .short = Was wirfst du ab, bevor du auf { $size } Karten nachziehst?
ask-score-pay =
    { $tech } ist blockiert. Zahlst du { $credits ->
        [one] einen Kredit
       *[other] { $credits } Kredite
    } und wertest dafür { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    }?

# Aktionen
verb-buy = kaufen
verb-discover = entdecken
verb-develop = entwickeln
verb-build = bauen
verb-prepare = vorbereiten
verb-trade = eintauschen
verb-remove = entfernen
verb-offensive = offensive
verb-revenue = einnahmen
verb-mine = schürfen
verb-faction = fraktion
verb-action = aktion
verb-artifact = artefakt
verb-additional = zusätzlich
verb-lift = freikaufen
verb-pass = passen
verb-end = fertig
verb-attach = anlegen
verb-stop = aufhören
note-buy =
    kostet { $buy ->
        [one] 1 Kredit
       *[other] { $buy } Kredite
    }, jede weitere Karte zur Auswahl 1 mehr
note-discover = kostet { $planet } Grün, abzüglich dessen, was vorbereitet ist; höchstens { $discover_limit } Karten
note-develop = kostet { $tech } Blau, abzüglich dessen, was vorbereitet ist; höchstens { $develop_limit } Karten
note-build = kostet { $ship } Rot, abzüglich dessen, was vorbereitet ist; höchstens { $build_limit } Karten
note-prepare = Karten unter Bauvorhaben einer Reihe legen
note-trade = 1 Kredit je Symbol einer Farbe; höchstens { $trade_limit } Karten
note-remove = 1 Plättchen je 2 Symbole
note-offensive = kostet { $offensive } Rot ohne Gold: Alle Operativ-Schiffe greifen an
note-revenue = kostet { $revenue } Blau ohne Gold: Operativ-Technologien werten
note-mine = kostet { $mine } Grün ohne Gold: Operativ-Planeten produzieren
note-lift = 1 Kredit je Plättchen, um eine blockierte Karte in dieser Aktion zu nutzen
field-kind = Art
field-cards = Karten
field-card = Karte
field-row = Reihe
field-section = Abschnitt

# Warum etwas nicht geht
because-buy-credits = Deine Kredite reichen nicht.
    .short = zu teuer
because-cost-short = Deine Karten reichen innerhalb des Produktionslimits nicht.
    .short = reicht nicht
because-cost-short_plain = Deine Karten reichen ohne Gold innerhalb des Produktionslimits nicht.
    .short = reicht nicht
because-project-none = Du hast kein solches Bauvorhaben.
    .short = kein Vorhaben
because-prepare-nothing = Zu keinem deiner Bauvorhaben passt eine Karte.
    .short = passt nichts
because-cards-none = Du hast keine Karten.
    .short = keine Karten
because-blocked-none = Keine deiner Karten ist blockiert.
    .short = nichts blockiert
because-operational-attacked = Deine Operativ-Schiffe haben in diesem Zug schon angegriffen.
    .short = schon angegriffen
because-operational-blocked = Deine Operativ-Karten dieser Art sind blockiert.
    .short = blockiert
because-operational-ship = Kein Operativ-Schiff von dir kann angreifen.
    .short = keins operativ
because-operational-tech = Du hast keine Operativ-Technologie.
    .short = keine operativ
because-operational-planet = Du hast keinen Operativ-Planeten.
    .short = keiner operativ
because-action-none = Keine deiner Karten hat eine Aktion, die jetzt geht.
    .short = keine
because-artifact-none = Du hast kein Alien-Artefakt, das jetzt etwas bewirkt.
    .short = keins
because-additional-none = Keine deiner Karten hat einen zusätzlichen Effekt, der jetzt geht.
    .short = keine
because-lift-none = Keine blockierte Karte, die du freikaufen könntest.
    .short = keine
because-action-first = Du musst erst deine Aktion ausführen.
    .short = erst handeln
# Werte
opt-p1 = Alva
seat-p1 = Alva
opt-p2 = Nero
seat-p2 = Nero
opt-p3 = Tamsin
seat-p3 = Tamsin
opt-p4 = Rook
seat-p4 = Rook
opt-p5 = Ilka
seat-p5 = Ilka
opt-ship = Schiffe
opt-tech = Technologien
opt-planet = Planeten
opt-any = alle Arten
opt-system = Alien-Systeme
opt-logistics = Logistik
opt-operational = Operativ
opt-explore = Auskundschaften
opt-expand = Ausbreiten
opt-exterminate = Auslöschen
opt-exploit = Ausbeuten
opt-R = Rot
opt-G = Grün
opt-B = Blau
opt-Y = Gold
opt-C = Kredite
opt-W = Rot, Grün oder Blau
opt-alien = Alien-System
opt-nobody = niemanden
opt-turned_up = aufgedeckt
opt-stop = aufhören
opt-by_hand = selbst zusammenstellen
opt-enough = genug, so bezahlen
opt-trade = Eintauschen
opt-unseen = verdeckt
opt-section = { $count } { $colour } (statt { $other } { $other_colour })
opt-resource = { $first } { $first_colour }/{ $second } { $second_colour } (Zahl { $number })
opt-payment = { $parts } (zusammen { $symbols })
opt-under = { $card }: { $count } { $colour }
opt-buy = Kaufen
opt-discover = Entdecken
opt-develop = Entwickeln
opt-build = Bauen
opt-prepare = Vorbereiten
opt-offensive = Offensive
opt-revenue = Einnahmen
opt-mine = Schürfen
opt-remove = Blockaden entfernen
opt-faction = Fraktionsaktion
opt-action = Aktion einer Karte
opt-additional = zusätzlicher Effekt
opt-pass = Passen
opt-destroyed = zerstört
opt-damaged = beschädigt

# Was Karten tun
about-type = { $type } ·
about-logistics = Logistik:
about-operational = · Operativ:
about-cost = für { $amounts }:
about-triple = für je einen Abschnitt Rot, Grün und Blau:
about-row = ab { $least }: { $during }/{ $end }
about-value =
    { $value ->
        [1] 1:
       *[other] · { $value }:
    }
call-VP = { $n } SP
call-CR =
    { $n ->
        [one] 1 Kredit
       *[other] { $n } Kredite
    }
call-ART =
    { $n ->
        [one] 1 Artefakt
       *[other] { $n } Artefakte
    }
call-DEF =
    { $n ->
        [one] 1 Verteidigungsplan ziehen
       *[other] { $n } Verteidigungspläne ziehen
    }
call-RES =
    { $n ->
        [one] 1 Ressourcenkarte ziehen
       *[other] { $n } Ressourcenkarten ziehen
    }
call-CYCLE =
    { $n ->
        [one] 1 Handkarte tauschen
       *[other] bis zu { $n } Handkarten tauschen
    }
call-SEARCH = den Stapel nach { $what } durchsuchen
call-PAYWITH = { $n } { $what } für eine Bezahlung in diesem Zug
call-ACT =
    { $what_id ->
        [any] { $n ->
            [one] 1 weitere Aktion
           *[other] { $n } weitere Aktionen
        }
        [buy] { $n ->
            [one] 1 weiterer Kauf
           *[other] { $n } weitere Käufe
        }
       *[other] { $n ->
            [one] 1 weitere Aktion ({ $what })
           *[other] { $n } weitere Aktionen ({ $what })
        }
    }
call-TURNS =
    { $n ->
        [one] 1 weiterer Zug am Spielende
       *[other] { $n } weitere Züge am Spielende
    }
call-CLEAR = { $n } Blockadeplättchen entfernen
call-REVENUE = jede Operativ-Technologie werten
call-ATKTEMP = alle Angriffe in diesem Zug +{ $n }
call-VPMIN = so viele SP, wie der kleinste Abschnitt Symbole hat
call-COST = { $what } kostet { $n } weniger
call-LIMIT =
    { $what_id ->
        [operational] bei Operativaktionen +{ $n } Karte zum Bezahlen
       *[other] { $what }: +{ $n } Karte zum Bezahlen
    }
call-LOOK =
    { $n ->
        [one] beim Kauf ({ $what }) 1 Karte mehr zur Auswahl
       *[other] beim Kauf ({ $what }) { $n } Karten mehr zur Auswahl
    }
call-HAND = Handgröße +{ $n }
call-PRODPLUS = neue Operativ-Planeten produzieren { $n } mehr
call-REVEAL =
    { $n ->
        [one] beim Angriff 1 Karte mehr aufdecken und eine wählen
       *[other] beim Angriff { $n } Karten mehr aufdecken und eine wählen
    }
call-SAVE = zerstörte Schiffe sind nur beschädigt
call-GOLDOP = Gold zahlt auch Operativaktionen
call-ARTLOOK = bei Artefakten { $n } ansehen und 1 behalten
call-DESTROYED = Schiff zerstört
call-DAMAGED = Schiff beschädigt
call-NONE = nichts
call-BLOCK =
    { $n ->
        [one] 1 Blockade legen
       *[other] { $n } Blockaden legen
    }
call-STEAL =
    { $n ->
        [one] 1 Kredit stehlen
       *[other] { $n } Kredite stehlen
    }
call-DEFVP = Verteidigung erhält { $n } SP
call-DEFCR =
    { $n ->
        [one] Verteidigung erhält 1 Kredit
       *[other] Verteidigung erhält { $n } Kredite
    }
about-event =
    { $event_id ->
        [complete] beim Fertigstellen:
        [attack] bei jedem Angriff:
       *[mine] beim Schürfen:
    }
about-trigger =
    { $trigger_id ->
        [static] dauerhaft:
        [turn] zusätzlich:
        [action] Aktion:
        [on_build] wenn du ein Schiff baust:
        [on_develop] wenn du eine Technologie entwickelst:
        [on_discover] wenn du einen Planeten entdeckst:
        [on_first_type] wenn eine neue Karte die erste ihres Typs in ihrer Art ist:
        [on_attack] wenn du angreifst:
        [on_attacked] wenn du angegriffen wirst:
        [on_trade] wenn du eintauschst:
        [on_produce_match] wenn eine produzierte Karte zum Planeten passt:
        [on_artifact] wenn du ein Artefakt erhältst:
        [on_ship_lost] wenn dein Schiff zerstört oder beschädigt wird:
       *[on_reshuffle] wenn der Ressourcenstapel leer ist:
    }
about-metric = zählt { $metric_id ->
        [count] { $of }
        [types] verschiedene Typen ({ $of })
        [of_type] Karten mit { $of }
        [operational] Operativ-Karten ({ $of })
        [logistics] Logistik-Karten ({ $of })
        [credits] Kredite
        [produced] produzierte Karten
        [artifacts] Artefakte auf der Hand
        [defense_plans] Verteidigungspläne
       *[sets] Sätze aus Schiff, Technologie und Planet
    }
about-scoring =
    { $factor } SP je { $metric_id ->
        [count] Karte ({ $of })
        [of_type] Karte mit { $of }
        [operational] Operativ-Karte ({ $of })
        [logistics] Logistik-Karte ({ $of })
        [credits] Kredit
        [produced] produzierter Karte
        [artifacts] Artefakt
        [defense_plans] Verteidigungsplan
        [types] Typ ({ $of })
       *[sets] Satz aus Schiff, Technologie und Planet
    }
call-PROD =
    { $what_id ->
        [self] { $n ->
            [one] produziere 1 Karte
           *[other] produziere { $n } Karten
        }
        [one] produziere { $n } auf einem Planeten
       *[each] produziere { $n } auf jedem Operativ-Planeten
    }
call-TAKE =
    { $what_id ->
        [any] { $n } Karten eines Stapels ansehen, 1 als Bauvorhaben nehmen
       *[other] { $n } Karten ansehen ({ $what }), 1 als Bauvorhaben nehmen
    }
call-FINISH =
    { $what_id ->
        [any] { $n ->
            [99] ein Bauvorhaben sofort fertigstellen
           *[other] ein Bauvorhaben fertigstellen, dem höchstens { $n } Symbole fehlen
        }
        [ship] { $n ->
            [99] ein Schiff sofort fertigstellen
           *[other] ein Schiff fertigstellen, dem höchstens { $n } Symbole fehlen
        }
        [tech] { $n ->
            [99] eine Technologie sofort fertigstellen
           *[other] eine Technologie fertigstellen, der höchstens { $n } Symbole fehlen
        }
       *[planet] { $n ->
            [99] einen Planeten sofort fertigstellen
           *[other] einen Planeten fertigstellen, dem höchstens { $n } Symbole fehlen
        }
    }
call-ATK =
    { $what_id ->
        [alien] Angriff +{ $n } gegen Aliens
        [player] Angriff +{ $n } gegen Mitspieler
       *[any] Angriff +{ $n }
    }

# Spieloptionen
option-players = Wie viele spielen
option-factions = Fraktionen
option-factions-random = zufällig
option-factions-choose = alle wählen
option-ship_types = Schiffstypen
option-ship_types-as_printed = wie gedruckt
option-ship_types-paired = wie bei den Planeten
policy-greedy = Gierig
policy-wanda = { policy-wanda.short }, { policy-wanda.role }
    .short = Wanda
    .role = die Gärtnerin (sanft)
policy-wanda-about = Liebt Planeten, neidet niemandem etwas und folgt ihren Launen. Richtig für die erste Partie.
policy-rufus = { policy-rufus.short }, { policy-rufus.role }
    .short = Rufus
    .role = der Räuber (munter)
policy-rufus-about = Baut Kriegsschiffe, jagt Artefakte und blockiert, wer vor ihm liegt.
policy-selma = { policy-selma.short }, { policy-selma.role }
    .short = Selma
    .role = die Forscherin (stark)
policy-selma-about = Sammelt Technologien, die Punkte bringen, und irrt sich kaum.
policy-viktor = { policy-viktor.short }, { policy-viktor.role }
    .short = Viktor
    .role = der Stratege (schwer)
policy-viktor-about = Denkt zwei eigene Züge voraus und spielt sie dutzende Male durch.
policy-mcts = Denkt voraus

# Bild
panel-rounds = Rundenmarker
piece-marker = Feld
panel-table = Spielmitte
panel-hand = Deine Hand
panel-artifacts = Deine Alien-Artefakte
panel-plans = Deine Verteidigungspläne
panel-looked = Du siehst dir an
row-turn = Am Zug
row-deck = Karten im Ressourcenstapel
row-triggered = Spielende ausgelöst
row-system = Verfügbares Alien-System
row-ship_deck = Oberstes Schiff
row-tech_deck = Oberste Technologie
row-planet_deck = Oberster Planet
row-faction = Fraktion
row-points = Siegpunkte
row-if_ended = Wäre jetzt Schluss
row-credits = Kredite
row-cards = Handkarten
row-artifacts = Alien-Artefakte
row-plans = Verteidigungspläne
panel-seat-of = { $seat }
panel-projects-of = Bauvorhaben ({ $seat })
panel-attached-of = Vorbereitet ({ $seat })
panel-logistics-of = Logistik ({ $seat })
panel-operational-of = Operativ ({ $seat })
panel-stored-of = Produziert ({ $seat })
panel-blocked-of = Blockiert ({ $seat })

# Was nicht stimmen kann
fault-cards-once = Jede Karte muss genau einmal vorkommen.
fault-seats-count = Was jede Person hat, muss so oft da sein, wie Personen mitspielen.
fault-credits-bounds = Kredite liegen zwischen 0 und 15.
fault-numbers-negative = Punkte, Züge und Aktionen können nicht negativ sein.
fault-marker-field = Der Rundenmarker steht auf keinem Feld.
fault-tokens-many = Es gibt nur 38 Blockadeplättchen.
fault-factions-twice = Eine Fraktion ist unbekannt oder zweimal da.
fault-hands-order = Die Karten einer Hand müssen sortiert sein.
fault-blocked-elsewhere = Ein Blockadeplättchen liegt auf keiner Karte dieses Imperiums.
fault-stored-elsewhere = Eine produzierte Karte liegt unter keinem Operativ-Planeten.
fault-attached-elsewhere = Eine vorbereitete Karte liegt unter keinem Bauvorhaben.
fault-seat-missing = Jemand ist dran, der nicht mitspielt.
fault-task-unknown = Eine offene Aufgabe gibt es nicht.
fault-task-wrong = Eine offene Aufgabe weiß nicht, was sie wissen muss.
fault-task-place = Eine offene Aufgabe kann jetzt nicht an der Reihe sein.
fault-peeked-elsewhere = Ein bekanntes Alien-Artefakt liegt nicht im Stapel.
fault-resource-counts = Ein Abschnitt hat 1 bis 3 Symbole.
fault-resource-number = Die Zahl liegt zwischen 1 und 4.
fault-tech-trigger = Diesen Auslöser gibt es nicht.
fault-tech-keyword = Schlüsselwort und Auslöser passen nicht zusammen.
fault-tech-payment = Nur Aktionen und zusätzliche Effekte kosten etwas.
fault-tech-rows = Die Wertungszeilen sind nicht lesbar oder steigen nicht an.
fault-effect-words = Der Effekt ist nicht im Wortschatz der Effekte geschrieben.
fault-fight-entry = Ein Eintrag der Angriffstabelle ist nicht lesbar.
fault-fight-standard = Nur DEF00 ist der Standard-Verteidigungsplan.
fault-faction-scoring = Die Endwertung ist nicht lesbar.

# Felder für Korrekturen
state-phase = Abschnitt
state-phase-extra = zusätzliche Züge
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-over = vorbei
state-pending = Offene Aufgaben
state-start = Startspieler
state-turn = Am Zug
state-turns = Wie viele Züge schon waren
state-marker = Rundenmarker
state-triggered = Spielende ausgelöst
state-acts = Aktionen übrig
state-used = Genutzte zusätzliche Effekte
state-attacked = Schiffe, die angegriffen haben
state-lifted = Freigekaufte Karten
state-acting = Ob eine Aktion läuft
state-boosts = Artefakte zum Bezahlen
state-attack = Angriffsbonus in diesem Zug
state-check = Ob Bauvorhaben fertig sein können
state-resources = Ressourcenstapel
state-discards = Ressourcenablage
state-shown = Aufgedeckte Ressourcenkarten
state-offer = Gezogene Karten zur Auswahl
state-looked = Angesehene Artefakte
state-ship_deck = Schiffsstapel
state-tech_deck = Technologiestapel
state-planet_deck = Planetenstapel
state-systems = Alien-Systeme
state-artifact_deck = Artefaktstapel
state-artifact_discards = Abgeworfene Artefakte
state-artifacts_gone = Artefakte aus dem Spiel
state-peeked = Bekannte Artefakte unter dem Stapel
state-defense_deck = Verteidigungsplanstapel
state-factions = Fraktionen
state-hands = Hände
state-artifacts = Alien-Artefakte
state-plans = Verteidigungspläne
state-projects = Bauvorhaben
state-attached = Vorbereitete Karten
state-logistics = Logistik-Karten
state-operational = Operativ-Karten
state-stored = Produzierte Karten
state-blocked = Blockadeplättchen
state-credits = Kredite
state-points = Siegpunkte
state-extra = Weitere Züge am Ende

# Woraus sich eine Bewertung zusammensetzt
term-points = Siegpunkte
term-cards = Karten im Imperium
term-techs = Technologien
term-faction = Fraktion
term-growth = Wachstum
term-operational = Operativ
term-engine = Logistik
term-credits = Kredite
term-hand = Hand
term-stored = produziert
term-prepared = vorbereitet
term-projects = Bauvorhaben
term-artifacts = Artefakte
term-plans = Verteidigungspläne
term-blocked = Blockaden
term-taste = was diesem Gegner gefällt
term-whim = eine Laune
opt-you = du
seat-you = Du
opt-amount =
    { $what_id ->
        [C] { $count ->
            [one] 1 Kredit
           *[other] { $count } Kredite
        }
       *[other] { $count } { $what }
    }
because-action-taken = Du hast deine Aktion schon ausgeführt.
note-faction = die Aktion deiner Fraktion, zum Preis auf ihrer Karte
note-action = zum Preis auf der Karte
note-artifact = kostet keine Aktion
note-additional = kostet keine Aktion, je Karte einmal im Zug
note-end = zur Nachziehphase
about-and = ,
about-action = Aktion
about-end = · Endwertung:
about-rows = ({ $rows } SP im Spiel/am Ende)
about-steps = nach { $metric_id ->
        [of_type] Karten mit { $of }
        [operational] Operativ-Karten ({ $of })
        [logistics] Logistik-Karten ({ $of })
       *[other] { $of }
    } ({ $steps })
state-acted = Ob die Aktion dieses Zugs schon war
about-step = ab { $least }: { $points }
about-left =
    { $seat_id ->
        [you] · dir fehlen noch { $amount }.
       *[other] · { $seat } fehlen noch { $amount }.
    }
panel-seat-you = Du
panel-projects-you = Deine Bauvorhaben
panel-attached-you = Von dir vorbereitet
panel-logistics-you = Deine Logistik
panel-operational-you = Deine Operativ-Karten
panel-stored-you = Von dir produziert
panel-blocked-you = Bei dir blockiert

## Arten von Werten im Kartensatz
cards-resource = Ressourcenkarten
cards-ship = Schiffe
cards-planet = Planeten
cards-tech = Technologien
cards-artifact = Artefakte
cards-system = Systeme
cards-defense = Verteidigung
cards-faction = Fraktionen

## Auf Knöpfen: was eine Aktion heißt, wonach sie fragt, wie sie ganz heißt

tap-buy = Kaufen
    .asks-kind = Was für eine Karte kaufst du?
    .asks-cards = Wie viele Karten siehst du dir an?
    .whole = { $kind } kaufen, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } zur Auswahl
tap-discover = Entdecken
    .asks-card = Welchen Planeten entdeckst du?
    .whole = { $card } entdecken
tap-develop = Entwickeln
    .asks-card = Welche Technologie entwickelst du?
    .whole = { $card } entwickeln
tap-build = Bauen
    .asks-card = Welches Schiff baust du?
    .whole = { $card } bauen
tap-prepare = Vorbereiten
    .asks-row = In welcher Reihe bereitest du vor?
    .whole = Vorbereiten: { $row }
tap-trade = Eintauschen
tap-remove = Blockade weg
    .asks-kind = Von welchen Karten entfernst du Blockadeplättchen?
    .whole = Entfernen: { $kind }
tap-offensive = Offensive
tap-revenue = Einnahmen
tap-mine = Schürfen
tap-faction = Fraktion
tap-action = Technologie
    .asks-card = Welche Technologie nutzt du?
    .whole = { $card } nutzen
tap-artifact = Artefakt
    .asks-card = Welches Alien-Artefakt spielst du?
    .whole = { $card } spielen
tap-additional = Zusätzlich
    .asks-card = Welche Technologie nutzt du zusätzlich?
    .whole = { $card } nutzen
tap-lift = Freikaufen
    .asks-card = Welche blockierte Karte nutzt du für eine Aktion? Ihr Plättchen bleibt liegen.
    .whole = { $card } freikaufen
tap-pass = Passen
tap-end = Zug beenden
tap-attach = Anlegen
    .asks-section = Welchen Abschnitt legst du an?
    .asks-card = Unter welches Bauvorhaben?
    .whole = { $section } unter { $card }
tap-stop = Aufhören

## Karten auf der Seite

# Wo ein langes Wort auf einer kleinen Karte getrennt wird, auch wenn der Browser es nicht weiß.
long-words =
    Gründungs-eid Siedler-reiter Bernstein-kiel Heimat-vektor Witwen-macher Dornen-krone Aschen-parade Zehnt-läufer
    Kupfer-elster Messing-monopol Quartier-meister Eisvogel-drift Meridian-falte Glut-schmiede Galgen-licht
    Aschen-krone Morgen-grube Pfennig-wert Schlick-markt Terra-forming Ernte-automaten Erkundungs-drohnen
    Kolonie-charta Biosphären-katalog Orbital-aufzüge Rundum-sensoren Grenz-relais Forschungs-programme
    Gutachter-maschine Parallel-rechner Universal-akademie Geistes-schärfung Prototypen-schmiede
    Kriegs-bericht-erstatter Xeno-biologie Belage-rungs-protokolle Werft-automatik Voraus-schauendes Kaper-briefe
    Bergungs-trupps Inter-systeme Investi-tions-bank Kapital-dominanz Rohstoff-börse Groß-aufträge
    Ver-sicherungs-syndikat Termin-markt Clearing-stelle Makler-drohnen Relikt-auktion Stiftungs-fonds Nano-schmieden
    Mnemo-nisches Schluss-stein Chrono-splitter Stasis-gewölbe Smaragd-kern Handels-kodex Kriegs-orakel Patent-archiv
    Bienen-stock Ver-sunkenes Laternen-tor Vertei-digungs-plan Schein-flotte Schild-gitter Ver-brannter Ausge-handelter
    Waffen-stillstand Geisel-austausch Stern-vereinigung Gemein-schaft
kind-ship = Schiff
kind-tech = Technologie
    .short = Tech
kind-planet = Planet
kind-artifact = Artefakt
kind-system = Alien-System
    .short = System
kind-defense = Verteidigungsplan
    .short = Plan
kind-faction = Fraktion
kind-resource = Ressource
kind-section = Ressource
side-logistics = Logistik
side-operational = Operativ
side-action = Aktion
side-end = Endwertung
side-artifact = Wirkung
keyword-permanent = dauerhaft
keyword-additional = zusätzlich
keyword-action = Aktion

confirm-pay = { $action_id ->
        [trade] Eintauschen
       *[other] Bezahlen
    }
sum-trade = Das bringt Kredite:
confirm-discard = Nachziehen
confirm-ticked-discard = abwerfen, nachziehen
confirm-turn-after = Nachziehen
confirm-ticked-turn-after = abwerfen, nachziehen
confirm-prepare = Karten anlegen
confirm-cycle = Tauschen
left-rounds =
    { $count ->
        [one] Ende, wenn der Ressourcenstapel das nächste Mal leer wird
       *[other] Ende, wenn der Ressourcenstapel noch { $count }-mal leer wird
    }

## Was etwas kostet oder bringt, auf einem Knopf

price-pay = { $amount }
price-symbols = { $amounts }
price-missing = { $amount } { $count ->
        [one] fehlt
       *[other] fehlen
    }
price-limit = { $amount }: mehr als { $limit ->
        [one] 1 Karte
       *[other] { $limit } Karten
    }
price-needs = braucht { $amounts }
price-triple = je 1 Farbe
price-trade = bis { $credits ->
        [one] 1 Kredit
       *[other] { $credits } Kredite
    }
price-prepare = Karten anlegen
price-prepare-cards = { $cards }
price-artifact = kostet nichts
price-additional = dazu
price-lift = je 1 Kredit
price-remove = je 2 Symbole
price-remove-cards = { $cards }, je 2 Symbole
price-end = Karten ziehen

## Die Schlusswertung

tally-before = Im Spiel gesammelt
tally-cards =
    { $count ->
        [one] 1 Karte im Imperium
       *[other] { $count } Karten im Imperium
    }
tally-tech = { $card }
tally-faction =
    { $faction }: { $metric_id ->
        [count] { $of }
        [types] Typen bei { $of }
        [of_type] Karten mit { $of }
        [operational] Operativ ({ $of })
        [logistics] Logistik ({ $of })
        [credits] Kredite
        [produced] produzierte Karten
        [artifacts] Artefakte
        [defense_plans] Verteidigungspläne
       *[sets] Sätze
    }

## Das Ende

end-about = Ende in etwa { $count } Karten
end-in =
    { $count ->
        [one] Ende mit der nächsten Karte
       *[other] Ende in { $count } Karten
    }
end-last =
    { $seat_id ->
        [you] Dein letzter Zug
       *[other] Letzter Zug: { $seat }
    }
end-more =
    { $seat_id ->
        [you] Noch { $count } Züge für dich
       *[other] { $seat }: noch { $count } Züge
    }
end-then = Der Stapel ist zum letzten Mal leer geworden. Danach noch am Zug: { $seats }.
end-scored = Der Stapel ist zum letzten Mal leer geworden. Danach wird gezählt.
end-worth = Kredite und Handkarten zählen dann nur, wo eine Technologie oder Fraktion sie zählt.
figure-credits =
    { $count ->
        [one] Kredit
       *[other] Kredite
    }
figure-actions =
    { $count ->
        [one] Aktion
       *[other] Aktionen
    }
figure-limit = Karten je Aktion
figure-deck =
    { $times ->
        [0] Ende ausgelöst
        [1] dann ist Schluss
       *[other] geht noch { $times }-mal aus
    }

## Das erste Spiel

tour-hand = Deine Hand bezahlt alles.
tour-hand-says = Jede Karte hat zwei Hälften, du nutzt immer nur eine. Die Zahl im Kreis zählt nur im Kampf.
tour-buy = Jeder Zug: genau eine Aktion.
tour-buy-says = Kauf einen Planeten: Tippe auf Kaufen, dann auf den Planeten und auf 1 Karte.
tour-buy-tap = Kauf einen Planeten mit 1 Karte
tour-draw = Dann ziehst du auf drei nach.
tour-draw-says = Was du nicht brauchst, kreuzt du an und wirfst es ab. Du kannst auch alles behalten.
tour-rivals = Jetzt war Wanda dran.
tour-rivals-says = Was andere tun, steht hier in einer Zeile; „Ansehen“ zeigt alles.
tour-develop = Entwickle deine Technologie.
tour-develop-says = Tippe auf Entwickeln. Zwei Karten mit zusammen 5 Blau bezahlen sie, Gold zählt mit; bestätige unten.
tour-develop-tap = Tippe auf Entwickeln und bezahle
tour-side = Jede Karte hat zwei Seiten.
tour-side-says = Logistik hilft dir für den Rest des Spiels, Operativ bringt Punkte. Nimm Operativ.
tour-side-tap = Wähle Operativ
tour-revealed = Eine Karte entschied.
tour-revealed-says = Für Operativ wird eine Karte aufgedeckt. Ihr Zeichen passte zur Technologie: ein Punkt.
tour-prepare = Zu teuer? Bereite vor.
tour-prepare-says = Ein Schiff kostet 5 Rot, du hast 3. Leg sie schon jetzt unter das Schiff.
tour-prepare-tap = Tippe auf Vorbereiten und lege an
tour-prepared = Das liegt bereit.
tour-prepared-says = Vorbereitete Karten zahlen später mit und zählen dann nicht gegen die zwei Karten je Aktion.
tour-discover = Entdecke einen Planeten.
tour-discover-says = Das geht wie bei der Technologie, nur mit 5 Grün.
tour-discover-tap = Tippe auf Entdecken und bezahle
tour-settle = Operativ produziert ein Planet.
tour-settle-says = Er zieht drei Karten unter sich, die du später ausgibst. Nimm Operativ.
tour-settle-tap = Wähle Operativ
tour-produced = Passt das Zeichen, gibt es Punkte.
tour-produced-says = Zwei der drei Karten passten zum Planeten. Was darunter liegt, zahlt wie die Hand.
tour-trade = Kein Geld? Tausche ein.
tour-trade-says = Jedes Symbol einer Farbe bringt einen Kredit. Auch Karten unter Planeten zählen.
tour-trade-tap = Tippe auf Eintauschen und bestätige
tour-traded = Das ist deine Leiste.
tour-traded-says = Kredite, Aktionen, Karten je Aktion, Stapel: Sie bleibt immer zu sehen.
tour-build = Bau ein Schiff.
tour-build-says = Tippe auf Bauen und bezahle mit 5 Rot.
tour-build-tap = Tippe auf Bauen und bezahle
tour-mission = Ein neues Schiff darf gleich kämpfen.
tour-mission-says = Auf der Operativ-Seite greift es sofort an. Nimm Operativ.
tour-mission-tap = Wähle Operativ
tour-target = Greif die Aliens an.
tour-target-says = Aufgedeckte Zahl plus Bonus des Schiffs: Darunter steht, wie wahrscheinlich jede Folge ist.
tour-target-tap = Wähle das Alien-System
tour-fought = Getroffen!
tour-fought-says = Die Karte wurde aufgedeckt und hat gereicht: Du hast ein Artefakt erbeutet.
tour-artifact = Artefakte kosten keine Aktion.
tour-artifact-says = Spiel deins aus: Es bringt drei Punkte. Danach hast du deine Aktion noch.
tour-artifact-tap = Tippe auf Artefakt und spiel es
tour-played = Drei Punkte, und du bist noch dran.
tour-played-says = Viele Artefakte sind stärker, wenn du auf den richtigen Moment wartest.
tour-remove = Dein Planet ist blockiert.
tour-remove-says = Ein Angriff legte ein Plättchen darauf, er wirkt nicht. Je 2 Symbole entfernen eins.
tour-remove-tap = Tippe auf Blockade entfernen und bezahle
tour-removed = Er wirkt wieder.
tour-removed-says = Oder du zahlst 1 Kredit je Plättchen und nutzt die Karte nur für eine Aktion.
tour-revenue = Werte deine Technologien.
tour-revenue-says = Einnahmen kosten 5 Blau, ohne Gold. Für jede Operativ-Technologie wird eine Karte aufgedeckt.
tour-revenue-tap = Tippe auf Einnahmen und bezahle
tour-earned = Gepasst, also gewertet.
tour-earned-says = Am Spielende zählt jede Operativ-Technologie noch einmal.
tour-mine = Lass deine Planeten schürfen.
tour-mine-says = 5 Grün: Jeder Operativ-Planet produziert eine Karte.
tour-mine-tap = Tippe auf Schürfen und bezahle
tour-mined = Eine Karte mehr unter dem Planeten.
tour-mined-says = Passt ihr Zeichen zum Planeten, bringt sie gleich einen Punkt.
tour-offensive = Starte eine Offensive.
tour-offensive-says = 5 Rot: Alle Operativ-Schiffe greifen ein Ziel an.
tour-offensive-tap = Tippe auf Offensive und bezahle
tour-victim = Diesmal ist es Wanda.
tour-victim-says = Sie verteidigt sich mit einem Plan; ein guter Angriff blockiert ihre Karten.
tour-victim-tap = Wähle Wanda
tour-block = Wohin mit der Blockade?
tour-block-says = Die Karte, die du wählst, wirkt nicht mehr, bis Wanda das Plättchen entfernt.
tour-block-tap = Wähle eine ihrer Karten
tour-blockades = Die Blockade liegt.
tour-blockades-says = Wer angegriffen wird, verliert keine Karten; nur ihre Wirkung fehlt.
tour-faction = Deine Fraktion hat eine eigene Aktion.
tour-faction-says = Sie kostet 6 Rot und bringt hier ein Artefakt und einen Punkt.
tour-faction-tap = Tippe auf Fraktion und bezahle
tour-gained = Das waren alle Aktionen.
tour-gained-says = Welche sich lohnt, hängt von Hand, Vorhaben und Gegnern ab.
tour-last = So endet ein Spiel.
tour-last-says = Ist der Ressourcenstapel oft genug leer geworden, haben alle gleich viele Züge, dann wird gezählt.
tour-final = Dein letzter Zug.
tour-final-says = Tausche ein; viel mehr ist mit dieser Hand nicht zu holen.
tour-final-tap = Tippe auf Eintauschen und bestätige
tour-scored = Noch einmal abwerfen, dann die Wertung.
tour-scored-says = 1 Punkt je Karte im Imperium, dazu Technologien und Fraktion.
tour-counted = Gezählt.
tour-counted-says = Unter dem Ergebnis steht, woher jeder Punkt kam und wo das Spiel kippte.
tour-whole = Jetzt ein ganzes Spiel.
tour-whole-says = Ab hier spielst du frei gegen Wanda. Unter „Mehr“ findest du die Regeln auf einer Seite.
tour-done-turn = Ein Zug: eine Aktion, dann nachziehen.
tour-done-pay = Karten bezahlen, je Aktion höchstens zwei, immer eine Hälfte.
tour-done-sides = Logistik hilft, Operativ punktet.
tour-done-end = Der Stapel bestimmt, wann Schluss ist.

## Kämpfe

fight-gain = Im Schnitt { $points } SP und { $artifacts } Artefakte für den Angriff.
fight-against = Verteidigt wird: im Schnitt { $blocks } Blockaden, { $credits } Kredite weg, { $points } SP für die Verteidigung.
fight-loss = { $ship } geht zu { $percent } % verloren.

## Die Regeln auf einer Seite

guide-aim = Worum es geht
guide-aim-text =
    Wer am Ende die meisten Siegpunkte hat, gewinnt. Du baust ein Imperium aus Schiffen, Technologien und Planeten.
guide-turn = Ein Zug
guide-turn-text =
    1. Du führst genau eine Aktion aus. Artefakte und zusätzliche Effekte kosten keine.
    2. Du wirfst ab, was du nicht brauchst, und ziehst auf drei Handkarten nach.
guide-pay = Bezahlen
guide-pay-text =
    Eine Ressourcenkarte hat zwei Hälften; du nutzt immer nur eine. Für eine Aktion zahlst du mit höchstens zwei Karten, alle in einer Farbe.
    Gold zählt als jede Farbe, aber nur für Basisaktionen. Zu viel Bezahltes verfällt.
    Die Zahl im Kreis zählt nur im Kampf.
guide-sides = Zwei Seiten
guide-sides-text =
    Jedes Schiff, jede Technologie, jeder Planet kommt auf einer von zwei Seiten ins Imperium.
    Logistik: ein dauerhafter Vorteil. Operativ: Punkte; Schiffe kämpfen, Technologien werten, Planeten produzieren.
    Die erste Karte einer Art kostet 5 Symbole, jede weitere 1 mehr.
guide-actions = Die zwölf Aktionen
guide-actions-text =
    Kaufen: 5 Kredite für ein Vorhaben, jede weitere Karte zur Auswahl 1 Kredit mehr.
    Bauen (Rot), Entwickeln (Blau), Entdecken (Grün): ein Vorhaben fertigstellen.
    Vorbereiten: Karten unter Vorhaben einer Reihe legen; sie zahlen später mit.
    Eintauschen: je Symbol einer Farbe 1 Kredit.
    Blockaden entfernen: je 2 Symbole ein Plättchen.
    Offensive (5 Rot): alle Operativ-Schiffe greifen ein Ziel an.
    Einnahmen (5 Blau): für jede Operativ-Technologie eine Karte aufdecken; passt ihr Typ, wird gewertet.
    Schürfen (5 Grün): jeder Operativ-Planet produziert 1.
    Fraktion: die eigene Aktion deiner Fraktion.
    Kartenaktion: die Aktion einer Logistik-Technologie.
    Geht gar nichts, passt du.
guide-produce = Produzieren
guide-produce-text =
    Deck eine Karte auf und leg sie unter den Planeten. Passt eine Hälfte zu seinem Typ, darfst du sie zeigen und erhältst 1 Punkt; sonst zeigst du die kleinere. Was dort liegt, zahlt wie die Hand.
guide-fight = Kämpfen
guide-fight-text =
    Wähle ein Ziel: die Aliens oder ein Imperium. Wer angegriffen wird, wählt einen Plan.
    Für jedes Schiff wird eine Karte aufgedeckt: ihre Zahl plus Bonus ergibt den Wert. Was daneben steht, geschieht; über 4 zählt der letzte Eintrag.
    Zerstört: unter den Schiffsstapel. Beschädigt: zurück zu den Vorhaben.
guide-blockade = Blockaden
guide-blockade-text =
    Eine Karte mit Plättchen wirkt nicht, zählt aber weiter als Karte. Entferne Plättchen mit der Aktion, oder zahle 1 Kredit je Plättchen und nutze die Karte für eine Aktion.
guide-artifacts = Artefakte
guide-artifacts-text =
    Du spielst sie in deinem Zug, wann du willst; sie kosten keine Aktion. Danach werden sie abgeworfen.
guide-end = Das Ende
guide-end-text =
    Immer wenn der Ressourcenstapel leer wird, rückt der Marker vor, so oft, wie Leute mitspielen. Beim letzten Mal ist das Ende ausgelöst: Es geht weiter, bis alle gleich viele Züge hatten.
guide-scoring = Die Wertung
guide-scoring-text =
    1 Punkt für jede Karte im Imperium. Jede Operativ-Technologie zählt noch einmal, mit ihrem höchsten erfüllten Wert. Dazu kommt, was deine Fraktion zählt.
    Bei Gleichstand gewinnen mehr Kredite, dann mehr Karten im Imperium.

## Warum, für alle zu sehen

reason-short =
    { $count ->
        [one] { $tech }: noch eine Karte bis { $points } SP am Ende
       *[other] { $tech }: noch { $count } Karten bis { $points } SP am Ende
    }
reason-projects =
    { $count ->
        [one] jetzt 1 Vorhaben
       *[other] jetzt { $count } Vorhaben
    }
reason-lacks = { $card } braucht noch { $amount }
reason-credits = jetzt { $credits } Kredite, ein Kauf kostet { $cost }
reason-working = im Einsatz: { $count } ({ $kind })
