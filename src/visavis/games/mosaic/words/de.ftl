game-name = Mosaic: HeroBotus
    .short = Mosaic
game-about = HeroBotus spielt Mosaic gegen dich. Du bewegst Karten und Figuren, die App sagt, was er tut und warum.
    .short = HeroBotus, 4 Stufen

## Vorbereitung

do-set_up = { $part_id ->
    [colours] Wähle drei Farben: für dich, für HeroBotus und für den statischen Spieler. Der hat nur Städte und Dörfer, kein Tableau, keine Truppen und keine Züge.
    [piles] Lass neben dem Spielplan Platz für vier Stapel: „SP/Symbole“ und „Verdiente SP“ (Technologien), Projekte, Bevölkerung.
    [base_draft] Verteilt die Ausgangstechnologien (S) wie im Grundspiel, bis alle 5 haben. Wo HeroBotus wählen müsste, bekommt er eine zufällige Karte.
    [all_play_start] Spielt eure Ausgangstechnologien und die Vorteile eurer Anführer nach dem Grundspiel aus.
   *[play_start] Spiele deine Ausgangstechnologien und den Vorteil deines Anführers nach dem Grundspiel aus.
}
    .head = Baue das Spiel auf
    .short = { $part_id ->
        [colours] Wähle drei Farben
        [piles] Platz für seine vier Stapel
        [base_draft] Ausgangstechnologien verteilen
        [all_play_start] Spielt eure Startvorteile aus
       *[play_start] Spiele deine Startvorteile aus
    }
    .detail = { $part_id ->
        [colours] für dich, HeroBotus und den statischen Spieler; der hat nur Städte und Dörfer
        [piles] neben dem Spielplan: „SP/Symbole“ und „Verdiente SP“ (Technologien), Projekte, Bevölkerung
        [base_draft] S-Karten wie im Grundspiel, je 5; HeroBotus bekommt zufällige
        [all_play_start] Ausgangstechnologien und Vorteile der Anführer, nach dem Grundspiel
       *[play_start] Ausgangstechnologien und Vorteil des Anführers, nach dem Grundspiel
    }
do-good_to_know = { $part_id ->
    [no_board] HeroBotus hat kein Tableau: Seine Ressourcen und sein Geld liegen einfach vor ihm.
    [never_takes] Regierungskarten und Goldene Zeitalter nimmt er nie.
    [only_reshuffling] Wunder und Errungenschaften bekommt er nur beim Neumischen seines Aktionsstapels, ob er die Bedingungen erfüllt oder nicht.
    [no_symbols] Für Technologien braucht er keine Symbole.
   *[civilization] Nachempfunden: welche der drei Standort-Karten einer Region die Zivilisationskarte ist.
}
do-arrow_means = Nachempfunden: Der Pfeil → führt { $clockwise ->
    [yes] im Uhrzeigersinn
   *[no] gegen den Uhrzeigersinn
} von Region zu Region.
do-his_pieces = Nachempfunden: Seine Farbe hat { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $farm ->
    [one] 1 Bauerndorf
   *[other] { $farm } Bauerndörfer
}, { $manufactory ->
    [one] 1 Handwerksdorf
   *[other] { $manufactory } Handwerksdörfer
}, { $infantry } × Infanterie und { $cavalry } × Kavallerie. Zähle nach. Stimmt eine Zahl nicht, tippe die gedruckte ein: unter „Woher die Werte kommen“.
do-printed_deck = { $part_id ->
    [action] Nimm die neun Aktionskarten dieser Stufe: { $cards }.
    [mix_action] Lege „{ $cards }“ beiseite und mische die anderen acht. Mische die oberste davon mit „{ $cards }“ und lege beide unter den Stapel.
    [civilization] Nimm die Zivilisationskarten (farbiger Kompass oben links) aus den Standort-Karten und mische sie.
    [your_civilization] Lege die Zivilisationskarte deiner Heimatregion beiseite: { $cards }.
    [location] Nimm für seinen Standort-Stapel: { $cards }.
    [rest] Alle anderen Standort-Karten kommen aus dem Spiel.
   *[mix_location] Lege „{ $cards }“ beiseite und mische die anderen. Mische die obersten zwei davon mit „{ $cards }“ und lege alle drei unter den Stapel.
}
    .short = { $part_id ->
        [action] Neun Aktionskarten nehmen
        [mix_action] Aktionsstapel mischen
        [civilization] Zivilisationskarten mischen
        [your_civilization] Deine Zivilisationskarte
        [location] Karten für seinen Standort-Stapel
        [rest] Alle anderen Standort-Karten
       *[mix_location] Standort-Stapel mischen
    }
    .detail = { $part_id ->
        [action] dieser Stufe: { $cards }
        [mix_action] „{ $cards }“ beiseite, die anderen acht mischen; die oberste mit „{ $cards }“ mischen, beide unter den Stapel
        [civilization] aus den Standort-Karten: farbiger Kompass oben links
        [your_civilization] die deiner Heimatregion beiseite: { $cards }
        [location] { $cards }
        [rest] aus dem Spiel
       *[mix_location] „{ $cards }“ beiseite, die anderen mischen; die obersten zwei mit „{ $cards }“ mischen, alle drei unter den Stapel
    }
do-lay_out = Lege zufällig aus: { $golden } Goldene Zeitalter, { $achievements } Errungenschaften und { $wonders } Wunder in je einer Reihe neben dem Spielplan, { $governments } Regierungskarten auf ihren Platz auf dem Spielplan. Die übrigen kommen in die Schachtel.
    .short = Reihen auslegen
    .detail = zufällig: { $golden } Goldene Zeitalter, { $achievements } Errungenschaften und { $wonders } Wunder neben den Spielplan, { $governments } Regierungskarten auf ihren Platz; die übrigen in die Schachtel
do-rows_laid_out = In den Reihen liegen { $golden ->
    [one] 1 Goldenes Zeitalter
   *[other] { $golden } Goldene Zeitalter
}, { $achievements ->
    [one] 1 Errungenschaft
   *[other] { $achievements } Errungenschaften
} und { $wonders } Wunder.
do-prepare_board = { $part_id ->
    [tiles] Lege die Ressourcen-Plättchen offen auf ihre Plätze in den fünf Regionen. Hispanien und Gallien sind nicht im Spiel; dort ist Platz für die Währungsmarker.
    [fish] Lege Fisch (+3) auf jedes Hafen-Hexagon der fünf Regionen.
    [without_x] Lege die Handelswaren mit einem X zurück in die Schachtel.
    [stacks] Bilde aus den übrigen Handelswaren zwei Stapel mit je zwei von jeder Sorte, auch Nahrung +2 und Stein +2.
    [goods] Lege auf das Hexagon über jedem Ressourcen-Plättchen eine zufällige Handelsware aus den Stapeln. Ist es besetzt oder nicht spielbar, nimm das nächste freie Hexagon im Uhrzeigersinn um das Plättchen.
    [decks] Bereite die Stapel für Bau, Bevölkerung sowie Steuern und Zoll wie im Grundspiel vor.
   *[base] Baut den Spielplan mit Plättchen, Waren und Reihen nach dem Grundspiel für eure Spielerzahl auf.
}
    .head = Bereite den Spielplan vor
    .short = { $part_id ->
        [tiles] Ressourcen-Plättchen auslegen
        [fish] Fisch auf jeden Hafen
        [without_x] X-Waren in die Schachtel
        [stacks] Zwei Warenstapel bilden
        [goods] Eine Ware über jedes Plättchen
        [decks] Drei Stapel vorbereiten
       *[base] Spielplan aufbauen
    }
    .detail = { $part_id ->
        [tiles] offen auf ihre Plätze in den fünf Regionen; Hispanien und Gallien nicht im Spiel, dort ist Platz für die Währungsmarker
        [fish] Fisch (+3), auf die Hafen-Hexagone der fünf Regionen
        [without_x] alle Handelswaren mit einem X
        [stacks] aus den übrigen Handelswaren, je zwei von jeder Sorte, auch Nahrung +2 und Stein +2
        [goods] zufällige Handelsware aus den Stapeln, auf das Hexagon über dem Ressourcen-Plättchen; ist es besetzt oder nicht spielbar, auf das nächste freie im Uhrzeigersinn um das Plättchen
        [decks] Bau, Bevölkerung, Steuern und Zoll; wie im Grundspiel
       *[base] Plättchen, Waren und Reihen nach dem Grundspiel für eure Spielerzahl
    }
do-regions_in_play = Im Spiel sind: { $regions }.
do-note_tiles = { $region }: { $tiles }.
do-you_take_leader = { $side_id ->
    [you] Du nimmst den Anführer { $leader }.
   *[other] { $side } nimmt den Anführer { $leader }.
}
do-give_leader = { $side } erhält den Anführer { $leader }. Der übrige Anführer kommt aus dem Spiel.
    .short = Anführer: { $leader }
    .detail = für { $side }; der übrige kommt aus dem Spiel
do-draft_technologies = { $part_id ->
    [deal] Mische die Ausgangstechnologien (S oben links). Du und HeroBotus bekommt je eine.
    [piles] Bilde zwei verdeckte Stapel mit je 4 Ausgangstechnologien. Lege den Rest beiseite.
    [draft] Nimm einen Stapel und wähle eine Karte. Mische die anderen 3 und gib HeroBotus eine davon.
    [rest] Wähle eine der letzten 2 Karten. HeroBotus bekommt die andere.
    [again] Mache dasselbe mit dem zweiten Stapel. Ihr habt jetzt je 5 Karten.
    [sort] Lege seine Karten mit „?“ unten links auf den Stapel „SP/Symbole“, die mit einer Zahl auf „Verdiente SP“.
    [remove] Nimm seine übrigen Ausgangstechnologien aus dem Spiel.
   *[deck] Mische die beiseitegelegten Ausgangstechnologien in den Technologie-Stapel und bereite ihn sonst wie im Grundspiel vor, mit der Imperienkarte.
}
    .short = { $part_id ->
        [deal] Je eine Ausgangstechnologie
        [piles] Zwei verdeckte Stapel zu 4
        [draft] Wähle 1, er bekommt 1 zufällig
        [rest] Wähle 1, er bekommt die andere
        [again] Dasselbe mit dem zweiten Stapel
        [sort] Seine Karten sortieren
        [remove] Seine übrigen aus dem Spiel
       *[deck] Technologie-Stapel vorbereiten
    }
    .detail = { $part_id ->
        [deal] S oben links, gemischt; für dich und HeroBotus
        [piles] Ausgangstechnologien; den Rest beiseitelegen
        [draft] eine Karte aus einem Stapel; die anderen 3 mischen, eine davon für HeroBotus
        [rest] aus den letzten 2 Karten
        [again] danach habt ihr je 5 Karten
        [sort] „?“ unten links auf den Stapel „SP/Symbole“, eine Zahl auf „Verdiente SP“
        [remove] Ausgangstechnologien ohne Punkte
       *[deck] beiseitegelegte Ausgangstechnologien hineinmischen; sonst wie im Grundspiel, mit der Imperienkarte
    }
do-start_technologies = { $side } beginnt mit { $symbols ->
    [one] 1 Karte
   *[other] { $symbols } Karten
} auf „SP/Symbole“ und { $earned } SP auf „Verdiente SP“.
do-make_action_deck = Sein Aktionsstapel ({ $level }) ist gemischt: neun Karten, „{ $reshuffle }“ ist eine der letzten zwei.
do-draw_start = { $home ->
    [yes] Die Heimatregion von { $side } ist { $region }. Lege dort einen seiner Bevölkerungsmarker ab; er bleibt bis zum Ende liegen.
   *[no] { $side } beginnt auch in { $region }.
}
    .short = { $home ->
        [yes] Marker nach { $region }
       *[no] Zweite Region: { $region }
    }
    .detail = { $home ->
        [yes] Bevölkerungsmarker von { $side } in seine Heimatregion; er bleibt bis zum Ende
       *[no] { $side } beginnt auch dort
    }
do-draw_static = Der statische Spieler beginnt in { $region }.
    .head = Der statische Spieler
    .short = Statischer Spieler: { $region }
do-you_settle = { $side_id ->
    [you] Deine Heimatregion ist { $region }.
   *[other] Die Heimatregion von { $side } ist { $region }.
}
do-make_location_deck = Sein Standort-Stapel ist gemischt; „{ $reshuffle }“ ist eine der letzten drei Karten.
do-begin = Das Spiel beginnt. Du hast den ersten Zug.
    .short = Du hast den ersten Zug

## Was er tut

do-turn_action = { $side } spielt: { $card }.
    .head = { $side }: { $card }
do-second_action = Zweite Aktion der Karte: { $action_id ->
   *[technology] Technologie
}.
do-turn_location = Standort-Karte: { $card }.
do-reshuffle_location = Seine Standort-Karten sind neu gemischt; die Neumischen-Karte ist wieder eine der letzten drei.
do-reshuffle_action = Seine Aktionskarten sind neu gemischt, auch die neben dem Ablagestapel; die Neumischen-Karte ist wieder eine der letzten zwei.
do-put_beside = { $card } liegt jetzt neben dem Ablagestapel.
do-printed_card = { $part_id ->
    [beside] Lege „{ $card }“ neben den Ablagestapel, nicht darauf.
    [shuffle_action] Mische alle Aktionskarten außer „{ $card }“ neu, auch die neben dem Ablagestapel. Mische die oberste mit „{ $card }“ und lege beide unter den Stapel.
   *[shuffle_location] Mische alle Standort-Karten seines Stapels außer „{ $card }“ neu. Mische die obersten zwei mit „{ $card }“ und lege alle drei unter den Stapel.
}
    .short = { $part_id ->
        [beside] Karte neben den Ablagestapel
        [shuffle_action] Aktionskarten neu mischen
       *[shuffle_location] Standort-Karten neu mischen
    }
    .detail = { $part_id ->
        [beside] { $card }
        [shuffle_action] Neumischen-Karte unter die letzten zwei
       *[shuffle_location] Neumischen-Karte unter die letzten drei
    }
do-use_ability = Sein Anführer ({ $leader }), ohne Kosten: { $ability_id ->
    [technology] eine Technologieaktion
    [build_city] bauen, Stadt und Dorf zuerst
    [build_project] bauen, Projekt und Dorf zuerst
    [farm_town] ein Bauerndorf
    [military] eine Militäraktion
   *[money] das Geld aus dem Vorrat für Steuern und Zoll und 10 dazu
}.
do-pay = { $side } zahlt { $resource_id ->
    [stone] 1 Stein
    [food] 1 Nahrung
   *[idea] 1 Idee
}.
    .short = { $side } zahlt { $resource_id ->
        [stone] 1 Stein
        [food] 1 Nahrung
       *[idea] 1 Idee
    }
    .undo = Gib { $side } { $resource_id ->
        [stone] 1 Stein
        [food] 1 Nahrung
       *[idea] 1 Idee
    } zurück.
do-work = { $side } hat { $resource_id ->
    [stone] keinen Stein. Statt der Aktion arbeitet er: Gib ihm { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
    [food] keine Nahrung. Statt der Aktion arbeitet er: Gib ihm { $count } Nahrung
   *[idea] keine Idee. Statt der Aktion arbeitet er: Gib ihm { $count ->
        [one] 1 Idee
       *[other] { $count } Ideen
    }
}.
    .head = { $side } arbeitet
    .short = Gib { $side } { $resource_id ->
        [stone] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        }
        [food] { $count } Nahrung
       *[idea] { $count ->
            [one] 1 Idee
           *[other] { $count } Ideen
        }
    }
    .detail = Er kann nicht zahlen: Arbeit statt der Aktion
    .undo = Nimm { $side } { $resource_id ->
        [stone] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        }
        [food] { $count } Nahrung
       *[idea] { $count ->
            [one] 1 Idee
           *[other] { $count } Ideen
        }
    } wieder ab.
do-gain = Gib { $side } { $resource_id ->
    [stone] { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
    [food] { $count } Nahrung
   *[idea] { $count ->
        [one] 1 Idee
       *[other] { $count } Ideen
    }
}.
    .short = Gib { $side } { $resource_id ->
        [stone] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        }
        [food] { $count } Nahrung
       *[idea] { $count ->
            [one] 1 Idee
           *[other] { $count } Ideen
        }
    }
    .undo = Nimm { $side } { $resource_id ->
        [stone] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        }
        [food] { $count } Nahrung
       *[idea] { $count ->
            [one] 1 Idee
           *[other] { $count } Ideen
        }
    } wieder ab.
do-gain_money = { $holding ->
    [0] Gib { $side } { $supply } Geld aus dem allgemeinen Vorrat.
   *[other] Gib { $side } die { $holding } Geld aus dem Vorrat für Steuern und Zoll und { $supply } Geld aus dem allgemeinen Vorrat.
}
    .short = { $holding ->
        [0] Gib { $side } { $supply } Geld
       *[other] Gib { $side } { $holding } + { $supply } Geld
    }
    .detail = { $holding ->
        [0] allgemeiner Vorrat
       *[other] Steuern und Zoll + allgemeiner Vorrat
    }
    .undo = { $holding ->
        [0] Nimm { $side } { $supply } Geld wieder ab.
       *[other] Nimm { $side } { $holding } Geld für den Vorrat für Steuern und Zoll und { $supply } Geld für den allgemeinen Vorrat wieder ab.
    }
do-take_build_card = { $card_id ->
    [project] Nimm die Projektkarte aus dem Bau-Angebot und lege sie auf den Projektstapel von { $side }.
    [city] Nimm die Stadtkarte aus dem Bau-Angebot und aus dem Spiel ({ $side }). Lege wie gewohnt ihr Geld in den Vorrat für Steuern und Zoll.
   *[other] Nimm die Dorfkarte ({ $card }) aus dem Bau-Angebot und aus dem Spiel ({ $side }).
}
    .head = { $side } nimmt eine Baukarte
    .short = { $card_id ->
        [project] Projekt auf seinen Stapel
        [city] Stadtkarte aus dem Spiel
       *[other] Dorfkarte aus dem Spiel
    }
    .detail = { $card_id ->
        [project] aus dem Bau-Angebot
        [city] ihr Geld zu Steuern und Zoll
       *[other] { $card }
    }
    .undo = { $card_id ->
        [project] Lege die Projektkarte von { $side } zurück in das Bau-Angebot.
        [city] Lege die Stadtkarte zurück in das Bau-Angebot und nimm ihr Geld wieder aus dem Vorrat für Steuern und Zoll ({ $side }).
       *[other] Lege die Dorfkarte ({ $card }) zurück in das Bau-Angebot ({ $side }).
    }
do-refill_offer = { $offer_id ->
    [build] Fülle jetzt das Bau-Angebot auf
    [technology] Fülle jetzt das Technologie-Angebot auf
    [population] Fülle jetzt das Bevölkerungs-Angebot auf
   *[tax] Fülle jetzt das Angebot für Steuern und Zoll auf
}: Schiebe die Karten vom Stapel weg, neue kommen direkt neben den Stapel. Taucht eine Imperienkarte auf, melde sie.
    .short = { $offer_id ->
        [build] Bau-Angebot auffüllen
        [technology] Technologie-Angebot auffüllen
        [population] Bevölkerung auffüllen
       *[tax] Steuern und Zoll auffüllen
    }
    .detail = neue Karten neben den Stapel; Imperienkarte melden
do-place_city = { $side_id ->
    [static] { $tile_id ->
        [none] Stelle in { $region } eine Stadt des statischen Spielers neben seine Figuren dort (geht das nicht, anderswo in der Region), auf jeden Fall auf ein Hexagon ohne Plättchen und ohne Ware.
       *[other] Stelle in { $region } eine Stadt des statischen Spielers auf das niedrigste Ressourcen-Plättchen: { $tile }.
    }
   *[other] { $tile_id ->
        [none] { $good_id ->
            [chosen] Stelle eine Stadt von { $side } nach { $region } auf den gewählten Platz. Liegt dort eine Ware, gehört sie ihm.
            [empty] Stelle eine Stadt von { $side } nach { $region } auf ein freies Hexagon ohne Ware.
           *[other] Stelle eine Stadt von { $side } nach { $region } auf das Hexagon mit der Ware { $good }. Die Ware gehört ihm.
        }
       *[other] Stelle eine Stadt von { $side } nach { $region } auf das höchste Ressourcen-Plättchen ({ $tile }). Das Plättchen kommt weg.
    }
}
    .head = { $side_id ->
        [static] Statischer Spieler: eine Stadt in { $region }
       *[other] { $side }: eine Stadt in { $region }
    }
    .short = Stadt nach { $region }
    .detail = { $side_id ->
        [static] { $tile_id ->
            [none] statischer Spieler: neben seine Figuren dort, sonst anderswo in der Region; auf ein Hexagon ohne Plättchen und Ware
           *[other] statischer Spieler: auf das niedrigste Ressourcen-Plättchen, { $tile }
        }
       *[other] { $tile_id ->
            [none] { $good_id ->
                [chosen] { $side }: auf den gewählten Platz; eine Ware dort gehört ihm
                [empty] { $side }: auf ein freies Hexagon ohne Ware
               *[other] { $side }: auf das Hexagon mit { $good }; die Ware gehört ihm
            }
           *[other] { $side }: auf das höchste Ressourcen-Plättchen, { $tile }; es kommt weg
        }
    }
    .undo = { $tile_id ->
        [none] Nimm die Stadt ({ $side }) wieder aus { $region }; eine Ware, die dort lag, kommt zurück.
       *[other] Nimm die Stadt ({ $side }) wieder aus { $region }. Das Plättchen { $tile } liegt wieder offen dort.
    }
do-take_tile = Das Ressourcen-Plättchen { $tile } { $value } in { $region } kommt vom Spielplan.
do-take_good = { $side_id ->
    [you] In { $region } bekommst du die Ware { $good }.
   *[other] In { $region } bekommt { $side } die Ware { $good }.
}
do-place_town = { $side_id ->
    [static] Stelle in { $region } ein { $town } des statischen Spielers neben seine Figuren dort (geht das nicht, anderswo in der Region), auf jeden Fall auf ein Hexagon ohne Plättchen und ohne Ware.
   *[other] { $good_id ->
        [chosen] Stelle ein { $town } von { $side } nach { $region } neben eine seiner Städte, auf den gewählten Platz. Liegt dort eine Ware, gehört sie ihm.
        [empty] Stelle ein { $town } von { $side } nach { $region } neben eine seiner Städte, auf ein Hexagon ohne Ware.
       *[other] Stelle ein { $town } von { $side } nach { $region } neben eine seiner Städte, auf das Hexagon mit der Ware { $good }. Die Ware gehört ihm.
    }
}
    .head = { $side_id ->
        [static] Statischer Spieler: { $town } in { $region }
       *[other] { $side }: { $town } in { $region }
    }
    .short = { $town } nach { $region }
    .detail = { $side_id ->
        [static] statischer Spieler: neben seine Figuren dort, sonst anderswo in der Region; auf ein Hexagon ohne Plättchen und Ware
       *[other] { $good_id ->
            [chosen] { $side }: neben eine seiner Städte, auf den gewählten Platz; eine Ware dort gehört ihm
            [empty] { $side }: neben eine seiner Städte, auf ein Hexagon ohne Ware
           *[other] { $side }: neben eine seiner Städte, auf das Hexagon mit { $good }; die Ware gehört ihm
        }
    }
    .undo = Nimm das { $town } ({ $side }) wieder aus { $region }; eine Ware, die dort lag, kommt zurück.
do-place_units = { $infantry ->
    [0] Stelle { $cavalry } × Kavallerie von { $side } nach { $region }.
   *[other] { $cavalry ->
        [0] Stelle { $infantry } × Infanterie von { $side } nach { $region }.
       *[other] Stelle { $infantry } × Infanterie und { $cavalry } × Kavallerie von { $side } nach { $region }.
    }
}
    .head = { $side }: Truppen nach { $region }
    .short = Truppen nach { $region }
    .detail = { $infantry ->
        [0] { $cavalry } × Kavallerie
       *[other] { $cavalry ->
            [0] { $infantry } × Infanterie
           *[other] { $infantry } × Infanterie, { $cavalry } × Kavallerie
        }
    }
    .undo = { $infantry ->
        [0] Nimm { $cavalry } × Kavallerie von { $side } wieder aus { $region }.
       *[other] { $cavalry ->
            [0] Nimm { $infantry } × Infanterie von { $side } wieder aus { $region }.
           *[other] Nimm { $infantry } × Infanterie und { $cavalry } × Kavallerie von { $side } wieder aus { $region }.
        }
    }
do-take_technology = { $symbols ->
    [yes] { $side } nimmt die { $place }. Technologie von links: Lege sie auf „SP/Symbole“.
   *[no] { $points ->
        [0] { $side } nimmt die { $place }. Technologie von links: Sie kommt aus dem Spiel.
       *[other] { $side } nimmt die { $place }. Technologie von links: Lege sie auf „Verdiente SP“ ({ $points } SP).
    }
}
    .head = { $side } nimmt eine Technologie
    .short = Nimm die { $place }. Technologie
    .detail = { $symbols ->
        [yes] auf „SP/Symbole“
       *[no] { $points ->
            [0] aus dem Spiel
           *[other] auf „Verdiente SP“: { $points } SP
        }
    }
    .undo = Lege die Technologie von { $side } zurück in die Reihe, auf Platz { $place } von links.
do-take_population = Lege die Bevölkerungskarte mit dem höchsten Gewinn ({ $gain }; bei Gleichstand die linke) auf den Bevölkerungsstapel von { $side }.
    .head = { $side } nimmt eine Bevölkerungskarte
    .short = Bevölkerungskarte nehmen
    .detail = höchster Gewinn: { $gain }, bei Gleichstand die linke
    .undo = Lege die Bevölkerungskarte mit Gewinn { $gain } vom Stapel von { $side } zurück in die Auslage.
do-remove_tax = Nimm für { $side } die Karte „Steuern und Zoll“ mit dem geringsten Unruhen-Wert (bei Gleichstand die linke) aus dem Spiel.
    .head = { $side } entfernt eine Steuerkarte
    .short = Steuerkarte aus dem Spiel
    .detail = geringste Unruhe, bei Gleichstand die linke
do-take_wonder = { $side } erhält ein zufälliges Wunder aus der Reihe. Stelle es in { $region } auf ein freies Hexagon.
    .head = { $side } erhält ein Wunder
    .short = Wunder nach { $region }
    .detail = zufällig aus der Reihe, freies Hexagon
    .undo = Nimm das Wunder von { $side } wieder aus { $region } und lege es zurück in die Reihe.
do-wonder_anywhere = Bedingungen auf dem Wunder zählen für ihn nicht.
do-take_achievement = { $side } erhält eine zufällige Errungenschaft aus der Reihe.
    .head = { $side } erhält eine Errungenschaft
    .short = Zufällige Errungenschaft
    .detail = für { $side }
    .undo = Lege die Errungenschaft von { $side } zurück in die Reihe.
do-not_possible = { $what_id ->
    [city] { $side } kann keine Stadt bauen. Dieser Teil entfällt.
    [town] { $side } kann kein Dorf bauen. Dieser Teil entfällt.
    [units] { $side } kann nirgends Truppen aufstellen. Dieser Teil entfällt.
    [build] Die erste Zeile ist nicht möglich. { $side } baut nichts.
    [technology] Es liegt keine Technologie aus. Die Aktion entfällt.
    [award] Es gibt keine Wunder und keine Errungenschaften mehr. { $side } geht leer aus.
   *[war] { $side } und du habt nirgends beide Truppen. Es gibt keinen Krieg.
}
do-row_size = Im Technologie-Angebot { $size ->
    [one] liegt 1 Karte
   *[other] liegen { $size } Karten
}.

## Was nicht geht, und was stattdessen geschieht

nothing-build-no_project = Im Bau-Angebot liegt kein Projekt. { $solo ->
    [yes] Also gilt die nächste Zeile der Karte.
   *[no] Mit mehreren Spielern zählt nur die erste Zeile: { $side } baut nichts.
}
nothing-build-no_city = Im Bau-Angebot liegt keine Stadtkarte. { $solo ->
    [yes] Also gilt die nächste Zeile der Karte.
   *[no] Mit mehreren Spielern zählt nur die erste Zeile: { $side } baut nichts.
}
nothing-town-no_card = Im Bau-Angebot liegt keine Dorfkarte. { $side } setzt das Dorf, von dem er am meisten im Vorrat hat: { $town }.
nothing-city-none_left = { $side } hat keine Stadt mehr im Vorrat. Die Stadt entfällt.
nothing-town-none_left = { $side } hat kein { $town } mehr im Vorrat. Das Dorf entfällt.
nothing-city-no_region = In keiner Region ist ein Hexagon für eine Stadt frei. Die Stadt von { $side } entfällt.
nothing-town-no_region = Neben keiner Stadt von { $side } ist ein Hexagon frei. Das Dorf entfällt.
nothing-city-moved = In { $start } ist kein Hexagon für eine Stadt frei. { $side } geht in Pfeilrichtung weiter nach { $region }.
nothing-town-moved = In { $start } hat { $side } keine Stadt mit einem freien Hexagon daneben. Er geht in Pfeilrichtung weiter nach { $region }.
nothing-units-moved = In { $start } hat { $side } weder Stadt noch Dorf. Er geht in Pfeilrichtung weiter nach { $region }.
nothing-war-moved = In { $start } stehen nicht Truppen von beiden Seiten. { $side } führt in Pfeilrichtung weiter Krieg: in { $region }.
nothing-city-no_tile = In { $region } liegt kein Ressourcen-Plättchen mehr. { $side } wählt nach Handelswaren und erhält keine Ressource.
nothing-tile-nothing = Mit mehreren Spielern bringt das Plättchen ({ $tile }) { $side } nichts.
nothing-tile-coins = Münzen nimmt { $side } nicht. Er erhält stattdessen, wovon er am wenigsten hat: { $resource }.
nothing-technology-none = Im Technologie-Angebot liegt keine Karte. { $side } nimmt keine.
nothing-technology-single = Daneben liegt keine zweite Technologie. { $side } nimmt nur diese.
nothing-units-one_left = { $side } hat von seinen Truppen nur noch { $unit }. Er setzt nur diese.
nothing-units-none_left = { $side } hat keine Truppen mehr im Vorrat. Er bekommt stattdessen { $money } Geld.
nothing-units-no_region = { $side } hat in keiner Region eine Stadt oder ein Dorf. Die Truppen entfallen.
nothing-pair-second = Neben dem Ablagestapel liegt schon { $beside }. Die Aktion von { $card } entfällt; { $side } bekommt ohne Kosten eine Truppe.
nothing-pair-other_unit = { $side } hat keine Truppe dieser Art mehr ({ $unit }). Er nimmt die andere: { $other }.
nothing-pair-worked = { $card } kommt auf den Ablagestapel, nicht daneben.
nothing-population-none = Im Angebot liegt keine Bevölkerungskarte. { $side } nimmt keine.
nothing-tax-empty = Der Vorrat für Steuern und Zoll ist leer. { $side } bekommt nur die { $money } Geld.
nothing-award-no_wonder = In der Reihe liegt kein Wunder mehr. { $side } bekommt stattdessen eine Errungenschaft.
nothing-award-no_achievement = In der Reihe liegt keine Errungenschaft mehr. { $side } bekommt stattdessen ein Wunder.
nothing-award-none = In den Reihen liegen weder Wunder noch Errungenschaften. { $side } geht leer aus.
nothing-war-none = { $persons ->
    [one] In keiner Region stehen Truppen von { $side } und von dir. Es gibt keinen Krieg.
   *[other] In keiner Region stehen Truppen von { $side } und von euch. Es gibt keinen Krieg.
}
nothing-static-none = Mit mehreren Spielern gibt es keinen statischen Spieler.
nothing-resources-none = Mit mehreren Spielern nimmt { $side } keine Ressourcen: Er zahlt nie und arbeitet nie.
nothing-unrest = Unruhen kosten { $side } keine SP.

## Dein Zug

do-you_build = { $side_id ->
    [you] { $piece_id ->
        [cities] Deine neue Stadt steht in { $region }.
        [towns] Dein neues Dorf steht in { $region }.
       *[wonders] Dein neues Wunder steht in { $region }.
    }
   *[other] { $piece_id ->
        [cities] { $side } hat eine neue Stadt in { $region }.
        [towns] { $side } hat ein neues Dorf in { $region }.
       *[wonders] { $side } hat ein neues Wunder in { $region }.
    }
}
    .undo = { $piece_id ->
        [cities] Die neue Stadt kommt wieder aus { $region } weg.
        [towns] Das neue Dorf kommt wieder aus { $region } weg.
       *[wonders] Das neue Wunder kommt wieder aus { $region } weg.
    }
do-change_units = { $side_id ->
    [you] Deine Truppen in { $region }: { $unit } { NUMBER($count) }.
   *[other] Truppen von { $side } in { $region }: { $unit } { NUMBER($count) }.
}
do-he_loses_units = { $region_id ->
    [somewhere] { $side } verliert { $count } × { $unit }.
   *[other] { $side } verliert { $count } × { $unit } in { $region }.
}
do-you_take = { $side_id ->
    [you] { $row_id ->
        [golden] Du hast ein Goldenes Zeitalter genommen.
        [achievement] Du hast eine Errungenschaft genommen.
       *[wonder] Du hast ein Wunder genommen.
    }
   *[other] { $row_id ->
        [golden] { $side } hat ein Goldenes Zeitalter genommen.
        [achievement] { $side } hat eine Errungenschaft genommen.
       *[wonder] { $side } hat ein Wunder genommen.
    }
}
do-scoring_due = Eine Imperienkarte ist aufgetaucht: zuerst der Krieg, dann die Imperienpunkte.

## Wertung und Ende

do-war = Krieg: { $side } entfernt in { $region } für jede seiner Truppen eine von { $against_id ->
    [you] deinen
   *[other] { $against }
}: erst Belagerungsgeräte, dann Kavallerie, dann Infanterie. Er selbst verliert keine.
    .head = Krieg in { $region }
    .short = Krieg in { $region }
    .detail = { $against_id ->
        [you] je Truppe von ihm verlierst du eine
       *[other] je Truppe von ihm verliert { $against } eine
    }
do-lose_units = { $side_id ->
    [you] Du verlierst in { $region } { $count } × { $unit }.
   *[other] { $side } verliert in { $region } { $count } × { $unit }.
}
    .short = { $count } × { $unit } wegnehmen
    .detail = { $side_id ->
        [you] deine, { $region }
       *[other] { $side }, { $region }
    }
    .undo = { $side_id ->
        [you] Stelle { $count } × { $unit } von dir wieder nach { $region }.
       *[other] Stelle { $count } × { $unit } von { $side } wieder nach { $region }.
    }
do-empire_region = { $region }, Einfluss: { $influence }. { $tied ->
    [yes] Gleichstand: Die SP zählt ihr nach dem Grundspiel.
   *[no] SP: { $points }.
}
do-score_empire = Imperienpunkte für { $side_id ->
    [you] dich
   *[other] { $side }
}: { $points } SP.
    .head = Imperienwertung
    .short = { $points } SP für { $side_id ->
        [you] dich
       *[other] { $side }
    }
    .detail = Imperienpunkte
    .undo = { $side_id ->
        [you] Deine { $points } SP aus den Imperienpunkten gelten nicht mehr.
       *[other] Die { $points } SP für { $side } aus den Imperienpunkten gelten nicht mehr.
    }
do-last_turns = Das Ende ist erreicht. { $turns ->
    [one] Das ist der letzte Zug.
   *[other] Es gibt noch { $turns } Züge, der jetzige zählt mit.
} Endet euer Spiel früher, sage „Spielende“.
    .head = Das Ende ist da
    .short = { $turns ->
        [one] Der letzte Zug
       *[other] Noch { $turns } Züge
    }
    .detail = der jetzige zählt mit
do-end_now = Das Spiel ist nach den Regeln des Grundspiels zu Ende.
do-score_part = { $side }: { $part } { $count } → { $points } SP.
    .head = Die Schlusswertung
do-score_line = { $side }, { $part }: { $part_id ->
    [money] { $count }, 1 SP je { $each } = { $points } SP
    [population] { $count }, 1 SP je { $each } = { $points } SP
    [earned] { $points } SP
    [empire] { $points } SP
   *[other] { $count } × { $each } = { $points } SP
}.
    .head = Die Schlusswertung
    .short = { $part }: { $points } SP
    .detail = { $part_id ->
        [money] { $count }, 1 SP je { $each }
        [population] { $count }, 1 SP je { $each }
        [earned] wie gedruckt
        [empire] aus den Wertungen
       *[other] { $count } × { $each }
    }
do-your_score = { $side_id ->
    [you] Du hast { $points } SP.
   *[other] { $side } hat { $points } SP.
}
do-game_over = Das Spiel ist zu Ende.
    .head = Das Spiel ist zu Ende
    .short = Das Spiel ist zu Ende

play-reconstructed = { $count ->
    [one] 1 Angabe ist nachempfunden
   *[other] { $count } Angaben sind nachempfunden
}, nicht gedruckt: wie viele Figuren eine Farbe hat, was der Pfeil heißt, auf den Stufen schwer und Profi auch zwei Aktionskarten.

## Fragen

ask-draw-action = Decke die oberste Karte seines Aktionsstapels auf. Welche ist es?
ask-draw-location = Decke die oberste Standort-Karte auf. Welche ist es?
ask-draw-leader = Ziehe zufällig einen Anführer. Welcher ist es?
ask-regions-more = Welche dieser Regionen sind bei eurer Spielerzahl außerdem im Spiel?
ask-rows-golden = Wie viele Goldene Zeitalter liegen bei eurer Spielerzahl aus?
ask-rows-achievements = Wie viele Errungenschaften liegen bei eurer Spielerzahl aus?
ask-rows-wonders = Wie viele Wunder liegen bei eurer Spielerzahl aus?
ask-region-tiles = { $known ->
    [0] Welche Ressourcen-Plättchen liegen in { $region }? Nenne sie einzeln, mit Typ und Wert.
   *[other] { $region }: bisher { $tiles }. Welche noch?
}
ask-leader-yours = Welchen Anführer nimmst du?
ask-start-symbols = Wie viele der 5 Ausgangstechnologien von { $side } zeigen unten links „?“?
ask-start-earned = Wie viele SP zeigen die anderen Ausgangstechnologien von { $side } zusammen?
ask-start-yours = Wo steht deine erste Stadt?
ask-start-higher = Welches Plättchen hat den höheren Wert: { $first } ({ $region }) oder { $second } ({ $other })?
ask-your-site = { $known ->
    [0] Welche Ware bringt dir die Stadt in { $region }?
   *[other] Worauf steht deine Stadt in { $region }?
}
ask-your-turn = { $last ->
    [0] Runde { $round }, dein Zug.
    [1] Der letzte Zug des Spiels.
   *[other] Noch { $last } Züge, dieser zählt mit.
} { $more ->
    [yes] Was noch? „fertig“ beendet deinen Zug.
   *[no] Was hast du gebaut, aufgestellt oder aus einer Reihe genommen? „fertig“ beendet deinen Zug.
}
    .short = { $last ->
        [0] Runde { $round }, dein Zug
        [1] Der letzte Zug des Spiels
       *[other] Noch { $last } Züge, dieser zählt mit
    }: { $more ->
        [yes] Was noch?
       *[no] Was hast du getan?
    }
ask-your-good = Welche Ware bringt dir das Dorf in { $region }?
ask-your-too_many = Damit stünden { $count } { $piece_id ->
    [cities] Städte
    [towns] Dörfer
    [infantry] × Infanterie
   *[cavalry] × Kavallerie
} von dir auf dem Spielplan (zuletzt { $region }). Eine Farbe hat hier nur { $most }{ $guessed ->
    [yes] {" "}(nachempfunden)
   *[no] {""}
}. Trotzdem eintragen?
ask-units-count = Wie viele Truppen ({ $unit }) stellst du in { $region } auf?
ask-withdraw-unit = Welche deiner Truppen verlassen { $region }?
ask-withdraw-count = Wie viele ({ $unit })?
ask-defeat-bot = Wessen Truppen?
ask-defeat-unit = Welche Truppen verliert { $side }?
ask-defeat-count = Wie viele ({ $unit }) verliert { $side }? Höchstens so viele, wie er dort hat.
ask-scoring-whose = In wessen Zug ist diese dritte Imperienkarte aufgetaucht? Das Auffüllen gehört zum Zug davor.
ask-scoring-last = Ist beim Auffüllen nach diesem letzten Zug noch eine Imperienkarte aufgetaucht?
ask-technology-size = Wie viele Karten liegen im Technologie-Angebot?
ask-technology-symbols = Technologie-Angebot: Welche Karten (von links gezählt) zeigen unten links „?“?
ask-technology-numbers = Kein „?“. Welche Karten (von links gezählt) zeigen unten links eine Punktzahl?
ask-technology-most = Keine Punkte. Welche Karten (von links gezählt) haben unten rechts die meisten Symbole?
ask-technology-leader = Welche der Karten { $cards } zeigen das Symbol seines Anführers ({ $leader })? Von mehreren genügt die linke.
ask-technology-points = Welche Punktzahl zeigt unten links die { $place }. Technologie von links?{ $none ->
    [yes] {" "}0, wenn keine.
   *[no] {""}
}
ask-technology-both = Welche Punktzahlen zeigen unten links die { $chosen }. und die { $neighbour }. Technologie von links?
ask-unlikely-points = { $points } SP auf { $cards ->
    [one] einer Karte? Gedruckt sind, soweit bekannt, höchstens { $most }
   *[other] { $cards } Karten? Gedruckt sind, soweit bekannt, zusammen höchstens { $most }
}. Stimmt es trotzdem?
ask-population-gain = Was ist der höchste Bevölkerungsgewinn im Angebot? 0, wenn keine Karte ausliegt.
ask-tax-holding = Wie viel Geld liegt im Vorrat für Steuern und Zoll?
ask-city-room = { $moved ->
    [yes] Weiter in Pfeilrichtung: In { $region } liegt kein Ressourcen-Plättchen mehr.
   *[no] In { $region } liegt kein Ressourcen-Plättchen mehr.
} Welche Waren liegen dort auf freien Hexagonen? „leer“ steht für ein freies Hexagon ohne Ware.
ask-town-room = { $moved ->
    [yes] { $region } ist in Pfeilrichtung die nächste Region mit einer Stadt von ihm.{" "}
   *[no] {""}
}Welche freien Hexagone grenzen in { $region } an seine Städte? Nenne die Waren darauf; „leer“ steht für ein Hexagon ohne Ware.
ask-empire-points = { $side_id ->
    [you] Imperienpunkte für dich:
   *[other] Imperienpunkte für { $side }:
} { $ties ->
    [0] Wie viele SP sind es nach den Regeln des Grundspiels?
   *[other] { $sure } SP sind sicher, Gleichstand in { $tied }. Wie viele sind es zusammen nach den Regeln des Grundspiels?
}
ask-end-yours = Wie viele SP hast du insgesamt, mit den Imperienpunkten? (Imperienpunkte, hier mitgezählt: { $empire })

## Entscheidungen

choose-start-tile = Seine Ausgangsstadt in { $region }: welches Ressourcen-Plättchen?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-static-tile = Die erste Stadt des statischen Spielers in { $region }: welches Ressourcen-Plättchen?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-fewest-region = „Am wenigsten“: In welcher Region hat { $side } die wenigsten Städte (auch keine zählt)?
choose-city-region = Region für eine Stadt von { $side }: ab { $start }, mit einem freien Hexagon
choose-town-region = Region für ein Dorf von { $side }: ab { $start }, mit einem freien Hexagon neben einer seiner Städte
choose-units-region = Region für Truppen von { $side }: ab { $start }{ $units_id ->
    [present] , wo er eine Stadt oder ein Dorf hat
   *[anywhere] {""}
}
choose-war-region = Region für den Krieg von { $side }: ab { $start }, mit Truppen von ihm und von { $persons ->
    [one] dir
   *[other] euch
}
choose-war-enemy = Gegen wen führt { $side } in { $region } Krieg?
choose-city-tile = Standort der Stadt von { $side } in { $region }: welches Ressourcen-Plättchen?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-coin-resource = Münzen: Welche Ressource erhält { $side } stattdessen?
choose-city-good = Standort der Stadt von { $side } in { $region }: kein Plättchen, also nach Handelsware; ohne Ware irgendein freies Hexagon
    .short = Die Stadt von { $side } in { $region }
choose-town-site = Standort des Dorfs von { $side } in { $region }: neben einer seiner Städte, nach Handelsware; ohne Ware ein freies Hexagon
    .short = Das Dorf von { $side } in { $region }
choose-town-kind = Keine Dorfkarte: Welches Dorf setzt { $side }?
choose-build-card = { $card_id ->
    [project] Welche Projektkarte nimmt { $side } aus dem Bau-Angebot? (Anführer: { $leader })
    [city] Welche Stadtkarte nimmt { $side } aus dem Bau-Angebot? (Anführer: { $leader })
   *[town] Welche Dorfkarte nimmt { $side } aus dem Bau-Angebot? (Anführer: { $leader })
}
choose-technology-card = Welche Technologie nimmt { $side }? (von links gezählt)
choose-wonder-region = Wo stellt { $side } sein Wunder auf?
by-start-highest = der höchste Wert; Geld zählt nicht
by-start-preferred = bei gleichem Wert: { $order }
by-static-lowest = der niedrigste Wert; Geld zählt mit
by-static-you_choose = bei gleich niedrigen wählst du eines
by-good-you_choose = bei gleich guten Plätzen wählst du einen
by-war-you_choose = haben mehrere von euch dort Truppen, wählt ihr
ask-static-you_choose = Mehrere Plättchen in { $region } sind gleich niedrig: Auf welches stellst du die Stadt des statischen Spielers?
by-fewest-cities = die wenigsten seiner Städte
by-fewest-home = bei Gleichstand die erste ab seiner Heimatregion { $start } (sie selbst zuerst), { $clockwise ->
    [yes] im Uhrzeigersinn
   *[no] gegen den Uhrzeigersinn
} ({ $right ->
    [yes] →
   *[no] ←
})
by-region-arrow = die erste mögliche ab { $start } (selbst zuerst), { $clockwise ->
    [yes] im Uhrzeigersinn
   *[no] gegen den Uhrzeigersinn
} ({ $right ->
    [yes] →
   *[no] ←
})
by-wonder-arrow = bei Gleichstand die erste ab { $start } (selbst zuerst), { $clockwise ->
    [yes] im Uhrzeigersinn
   *[no] gegen den Uhrzeigersinn
} ({ $right ->
    [yes] →
   *[no] ←
})
by-city-highest = der höchste Wert; Geld zählt mit
by-city-no_money = bei gleichem Wert Geld zuletzt
by-city-fewest = bei gleichem Wert: wovon er am wenigsten hat
by-city-order = Reihenfolge der Standort-Karte: { $order }
by-coin-fewest = wovon er am wenigsten hat
by-coin-order = Reihenfolge der Standort-Karte: { $order }
by-good-nobody = eine Ware, die { $persons ->
    [one] weder du noch er hat
   *[other] weder einer von euch noch er hat
}
by-good-yours = eine Ware, die { $persons ->
    [one] du hast und er nicht
   *[other] einer von euch hat und er nicht
}
by-good-his = eine Ware, die er hat und { $persons ->
    [one] du nicht
   *[other] keiner von euch
}
by-good-both = eine Ware, die er hat und { $persons ->
    [one] du auch
   *[other] einer von euch auch
}
ask-good-you_choose = { $piece_id ->
    [city] Mehrere Plätze für die Stadt von { $side } in { $region } sind gleich gut: Welchen bekommt er?
   *[town] Mehrere Plätze für das Dorf von { $side } in { $region } sind gleich gut: Welchen bekommt er?
}
by-town-most = wovon er am meisten im Vorrat hat
by-town-farm = bei Gleichstand das Bauerndorf
by-build-symbol = von mehreren eine mit dem Symbol seines Anführers ({ $leader })
by-build-rightmost = sonst die am weitesten rechts
by-technology-question = mit „?“ unten links
by-technology-number = mit einer Punktzahl unten links
by-technology-most = mit den meisten Symbolen unten rechts
by-technology-leader = von mehreren eine mit dem Symbol seines Anführers ({ $leader })
by-technology-leftmost = sonst die am weitesten links
by-wonder-influence = sein größter Einfluss (Stadt und Wunder 2, Dorf und Truppe 1)
ask-war-you_choose = Mehrere von euch haben Truppen in { $region }: Gegen wen führt { $side } Krieg?
measured-start-highest = Wert { $value }
measured-start-preferred = Platz { $value }
measured-static-lowest = Wert { $value }
measured-fewest-cities = { $value ->
    [0] keine Stadt
    [one] 1 Stadt
   *[other] { $value } Städte
}
measured-fewest-home = { $value ->
    [0] die Region selbst
    [one] 1 Region weiter
   *[other] { $value } Regionen weiter
}
measured-region-arrow = { $value ->
    [0] die Region selbst
    [one] 1 Region weiter
   *[other] { $value } Regionen weiter
}
measured-wonder-arrow = { $value ->
    [0] die Region selbst
    [one] 1 Region weiter
   *[other] { $value } Regionen weiter
}
measured-city-highest = Wert { $value }
measured-city-fewest = er hat { $value }
measured-city-order = Platz { $value }
measured-coin-fewest = er hat { $value }
measured-coin-order = Platz { $value }
measured-town-most = { $value } im Vorrat
measured-wonder-influence = Einfluss { $value }

## Namen

verb-tile = Plättchen
verb-that_is_all = alles
verb-done = fertig
verb-city = Stadt
verb-town = Dorf
verb-units = Truppen
verb-withdraw = abziehen
verb-defeat = schlagen
verb-wonder = Wunder
verb-achievement = Errungenschaft
verb-golden = Zeitalter
verb-more = mehreres
verb-scoring = Imperienkarte
verb-end = Spielende
verb-points = Punkte
note-done = Dein Zug ist zu Ende, HeroBotus ist dran.
note-withdraw = Deine Truppen verlassen eine Region.
note-defeat = Seine Truppen kommen zurück in seinen Vorrat.
note-wonder = Du hast eines aus der Reihe gebaut.
note-achievement = Du hast eine aus der Reihe genommen.
note-golden = Du hast ein Goldenes Zeitalter genommen.
note-scoring = Eine ist aufgetaucht. Trage vorher ein, was du gebaut hast.
note-end = Das Grundspiel ist früher zu Ende.
field-region = Region
field-kind = Typ
field-value = Wert
field-unit = Truppe
field-chosen = gewählte
field-neighbour = daneben
opt-one_tile = { $kind } { $value }
opt-none = nichts davon
opt-stone = Stein
opt-food = Nahrung
opt-idea = Ideen
opt-money = Geld
opt-project = Projekt
opt-city = Stadt
opt-town = Dorf
opt-farm = Bauerndorf
opt-manufactory = Handwerksdorf
opt-infantry = Infanterie
opt-cavalry = Kavallerie
opt-siege = Belagerungs­gerät
opt-empty = leer
opt-first = das erste
opt-second = das zweite
opt-equal = gleich
opt-bot = HeroBotus
opt-bot2 = HeroBotus 2
opt-you = du
opt-you2 = Spieler 2
opt-you3 = Spieler 3
opt-you4 = Spieler 4
opt-static = der statische Spieler
opt-cities = Städte
opt-towns = Dörfer
opt-symbols = Technologien mit „?“
opt-earned = Verdiente SP
opt-projects = Projekte
opt-achievements = Errungenschaften
opt-wonders = Wunder
opt-population = Bevölkerung
opt-empire = Imperienpunkte
because-your-no_city = Angeleitet führt die App keinen Spielplan: Das musst du nicht melden.
because-your-no_town = Angeleitet führt die App keinen Spielplan: Das musst du nicht melden.
because-your-no_units = Angeleitet führt die App keinen Spielplan: Das musst du nicht melden.
because-your-no_withdraw = Hier sind keine Truppen von dir eingetragen.
because-your-no_defeat = HeroBotus hat keine Truppen auf dem Spielplan.
because-your-no_wonder = In der Reihe liegt kein Wunder mehr.
because-your-no_achievement = In der Reihe liegt keine Errungenschaft mehr.
because-your-no_golden = In der Reihe liegt kein Goldenes Zeitalter mehr.
because-your-no_scoring = Es gab schon drei Imperienwertungen.
because-your-no_more = Nicht nötig: Dein Zug geht weiter, bis du „fertig“ eingibst.
because-tiles-only_money = In einer Ausgangsregion liegt mindestens ein Plättchen mit Stein, Nahrung oder Ideen.
because-region-not_in_play = Die Region ist nicht im Spiel.
because-region-his_start = Dort beginnt HeroBotus.
because-region-no_units = Dort stehen keine solchen Truppen.
option-level = Schwierigkeitsgrad
option-level-easy = leicht
option-level-medium = mittel
option-level-hard = schwer
option-level-expert = Profi
option-expansion = Standort-Stapel
option-expansion-isolated = isoliert
option-expansion-standard = Standard
option-expansion-aggressive = aggressiv
option-longer = zusätzliche Karten je Reihe
option-humans = Personen
option-bots = HeroBoti
option-units = Wo seine Truppen stehen dürfen
option-units-present = wo er Stadt oder Dorf hat
option-units-anywhere = überall
option-tracked = Spielplan mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
option-invented = Angebote erfinden (nur Simulation)
option-invented-yes = ja, erfunden
option-invented-no = nein, gefragt
seat-you = Du
seat-you2 = Spieler 2
seat-you3 = Spieler 3
seat-you4 = Spieler 4
seat-bot = HeroBotus
seat-bot2 = HeroBotus 2
policy-rival = Gegenspieler
stream-action = Aktionskarten
stream-location = Standort-Karten
stream-leader = Anführer
panel-regions = Regionen
panel-state_bot = HeroBotus
panel-state_bot2 = HeroBotus 2
panel-table = Tisch
panel-beside = neben dem Ablagestapel
panel-scorings = Wertungen
row-leader = Anführer
row-stone = Stein
row-food = Nahrung
row-idea = Ideen
row-money = Geld
row-population = Bevölkerung
row-symbols = „SP/Symbole“-Karten
row-earned = „Verdiente SP“
row-projects = Projekte
row-achievements = Errungenschaften
row-wonder_cards = Wunder
row-empire = Imperienpunkte
row-if_ended = SP, wenn jetzt Schluss wäre
row-cities_left = Städte im Vorrat
row-farms_left = Bauerndörfer im Vorrat
row-works_left = Handwerksdörfer im Vorrat
row-infantry_left = Infanterie im Vorrat
row-cavalry_left = Kavallerie im Vorrat
row-round = Runde
row-action_deck = Karten im Aktionsstapel
row-location_deck = Karten im Standort-Stapel
row-golden_left = Goldene Zeitalter in der Reihe
row-achievements_left = Errungenschaften in der Reihe
row-wonders_left = Wunder in der Reihe
row-scorings = gezählt
piece-home_bot = Heimat von HeroBotus
piece-home_bot2 = Heimat von HeroBotus 2
piece-tiles_unknown = Plättchen noch nicht genannt
piece-tile_stone = Plättchen Stein
piece-tile_food = Plättchen Nahrung
piece-tile_idea = Plättchen Ideen
piece-tile_money = Plättchen Geld
sign-home_bot = H
sign-home_bot2 = H2
sign-tiles_unknown = ?
panel-goods_you = deine Waren
panel-goods_you2 = Waren: Spieler 2
panel-goods_you3 = Waren: Spieler 3
panel-goods_you4 = Waren: Spieler 4
panel-goods_bot = Waren: HeroBotus
panel-goods_bot2 = Waren: HeroBotus 2
piece-good_grain = Getreide
sign-good_grain = gt
piece-good_wine = Wein
sign-good_wine = wi
piece-good_cloth = Stoff
sign-good_cloth = st
piece-good_oil = Öl
sign-good_oil = ol
piece-good_copper = Kupfer
sign-good_copper = ku
piece-good_cattle = Vieh
sign-good_cattle = vi
piece-good_food_2 = Nahrung +2
sign-good_food_2 = n2
piece-good_stone_2 = Stein +2
sign-good_stone_2 = s2
piece-good_fish = Fisch +3
sign-good_fish = fi
piece-cities_you = deine Städte
piece-towns_you = deine Dörfer
piece-infantry_you = deine Infanterie
piece-cavalry_you = deine Kavallerie
piece-siege_you = deine Belagerungsgeräte
piece-wonders_you = deine Wunder
piece-cities_you2 = Spieler 2: Städte
piece-towns_you2 = Spieler 2: Dörfer
piece-infantry_you2 = Spieler 2: Infanterie
piece-cavalry_you2 = Spieler 2: Kavallerie
piece-siege_you2 = Spieler 2: Belagerungsgeräte
piece-wonders_you2 = Spieler 2: Wunder
piece-cities_you3 = Spieler 3: Städte
piece-towns_you3 = Spieler 3: Dörfer
piece-infantry_you3 = Spieler 3: Infanterie
piece-cavalry_you3 = Spieler 3: Kavallerie
piece-siege_you3 = Spieler 3: Belagerungsgeräte
piece-wonders_you3 = Spieler 3: Wunder
piece-cities_you4 = Spieler 4: Städte
piece-towns_you4 = Spieler 4: Dörfer
piece-infantry_you4 = Spieler 4: Infanterie
piece-cavalry_you4 = Spieler 4: Kavallerie
piece-siege_you4 = Spieler 4: Belagerungsgeräte
piece-wonders_you4 = Spieler 4: Wunder
piece-cities_bot = HeroBotus: Städte
piece-towns_bot = HeroBotus: Dörfer
piece-infantry_bot = HeroBotus: Infanterie
piece-cavalry_bot = HeroBotus: Kavallerie
piece-siege_bot = HeroBotus: Belagerungsgeräte
piece-wonders_bot = HeroBotus: Wunder
piece-cities_bot2 = HeroBotus 2: Städte
piece-towns_bot2 = HeroBotus 2: Dörfer
piece-infantry_bot2 = HeroBotus 2: Infanterie
piece-cavalry_bot2 = HeroBotus 2: Kavallerie
piece-siege_bot2 = HeroBotus 2: Belagerungsgeräte
piece-wonders_bot2 = HeroBotus 2: Wunder
piece-cities_static = statisch: Städte
piece-towns_static = statisch: Dörfer
piece-infantry_static = statisch: Infanterie
piece-cavalry_static = statisch: Kavallerie
piece-siege_static = statisch: Belagerungsgeräte
piece-wonders_static = statisch: Wunder

## Was nicht stimmt

fault-bot-numbers = Eine Zahl von HeroBotus fehlt oder ist nicht möglich.
fault-bot-supply = So viele Figuren hat seine Farbe nach den Werten nicht. Höchstens 99 gehen, wenn die App den Spielplan führt; sonst trage zuerst unter „Woher die Werte kommen“ ein, wie viele seine Farbe hat.
fault-points-numbers = Eine Punktzahl fehlt oder ist nicht möglich.
fault-table-numbers = Eine Zahl der Reihen, Wertungen, letzten Züge oder des Vorrats ist nicht möglich.
fault-turn-unknown = Diese Seite oder Runde gibt es hier nicht.
fault-action-cards = Die neun Aktionskarten der Stufe liegen nicht genau einmal im Stapel, auf oder neben dem Ablagestapel.
fault-action-beside = Neben dem Ablagestapel kann nur eine Karte für Steuern oder Bevölkerung liegen.
fault-action-empty = Der Aktionsstapel ist leer.
fault-location-cards = Die Standort-Karten liegen nicht genau einmal im Stapel, auf der Ablage oder außerhalb des Spiels.
fault-location-empty = Der Standort-Stapel ist leer oder ohne Neumischen-Karte.
fault-start-numbers = Für jede Seite braucht es eine Heimat und einen Anführer.
fault-start-regions = Eine Ausgangsregion fehlt oder ist keine Region.
fault-start-leaders = Ein Anführer fehlt oder ist unbekannt.
fault-region-five = Die fünf Regionen von Italien bis Numidien sind immer im Spiel.
fault-region-not_in_play = Hispanien oder Gallien ist nicht im Spiel.
fault-board-shape = Auf dem Spielplan braucht jede Seite eine Zahl für jede der sieben Regionen.
fault-board-numbers = Auf dem Spielplan steht eine unmögliche Anzahl.
fault-board-tiles = Ein Ressourcen-Plättchen ist nicht möglich.
fault-board-goods = Eine Handelsware ist unbekannt.
fault-rows-cards = In den erfundenen Angeboten liegt eine unbekannte Karte.
fault-pack-nine_cards = Jede Stufe braucht neun Aktionskarten, davon eine zum Neumischen.
fault-pack-order = Eine Standort-Karte braucht jede der drei Ressourcen genau einmal.
fault-pack-region = Die Region der Standort-Karte passt nicht zu ihrer Art.
fault-pack-three_cards = Jede Region braucht drei Standort-Karten, davon eine Zivilisationskarte.
fault-pack-special_cards = Es braucht zwei Am-wenigsten-Karten und eine Neumischen-Karte.
fault-pack-level = Arbeit, Geld und Bevölkerung einer Stufe müssen mindestens 1 sein.
fault-pack-stock = Eine Anzahl im Vorrat muss zwischen 0 und 99 liegen.

## Was du korrigieren kannst

state-phase = Abschnitt
state-phase-board = Aufbau: Spielplan
state-phase-leaders = Aufbau: Anführer
state-phase-technologies = Aufbau: Technologien
state-phase-start = Aufbau: erste Städte
state-phase-decks = Aufbau: Stapel
state-phase-scoring = Wertung
state-phase-play = Spiel
state-phase-end = Schlusswertung
state-phase-over = vorbei
state-turn = am Zug
state-round = Runde
state-last = letzte Züge
state-scorings = Imperienwertungen
state-more = in diesem Zug schon etwas gemeldet
state-due = Wertung steht an
state-revealed = wer die dritte Imperienkarte aufgedeckt hat
state-regions = Regionen im Spiel
state-homes = eure Heimatregionen
state-starts = seine Ausgangsregionen
state-static = statische Regionen
state-leaders = seine Anführer
state-action = Aktionsstapel
state-action_discard = Ablage der Aktionskarten
state-beside = neben dem Ablagestapel
state-location = Standort-Stapel
state-location_discard = Ablage der Standort-Karten
state-location_out = Standort-Karten außerhalb des Spiels
state-stone = sein Stein
state-food = seine Nahrung
state-idea = seine Ideen
state-money = sein Geld
state-population = seine Bevölkerung
state-symbols = seine „SP/Symbole“-Karten
state-earned = seine „Verdiente SP“
state-projects = seine Projekte
state-achievements = seine Errungenschaften
state-wonder_cards = seine Wunder
state-cities_left = seine Städte im Vorrat
state-farms_left = seine Bauerndörfer im Vorrat
state-works_left = seine Handwerksdörfer im Vorrat
state-infantry_left = seine Infanterie im Vorrat
state-cavalry_left = seine Kavallerie im Vorrat
state-golden_left = Goldene Zeitalter in der Reihe
state-achievements_left = Errungenschaften in der Reihe
state-wonders_left = Wunder in der Reihe
state-tiles = Ressourcen-Plättchen
state-goods = Waren auf dem Spielplan
state-owned = Waren
state-cities = Städte
state-towns = Dörfer
state-infantry = Infanterie
state-cavalry = Kavallerie
state-siege = Belagerungsgeräte
state-wonders = Wunder
state-row_size = Karten im Technologie-Angebot
state-rows = erfundene Angebote
state-holding = Vorrat für Steuern und Zoll
state-empire = Imperienpunkte
state-final = Endpunkte

## Arten von Werten im Kartensatz
cards-arrow = Pfeile
cards-action = Aktionskarten
cards-location = Ortskarten
cards-leader = Anführer
cards-region = Regionen
cards-level = Stufen
cards-stock = Vorrat
cards-good = Waren

## Auf Knöpfen: was eine Aktion heißt, wonach sie fragt, wie sie ganz heißt

tap-tile = Plättchen
    .asks-kind = Welcher Typ?
    .asks-value = Welcher Wert steht darauf?
    .whole = { $kind } { $value }
tap-that_is_all = Das sind alle
tap-city = Stadt
    .asks-region = In welcher Region steht deine Stadt?
    .whole = Stadt in { $region }
tap-town = Dorf
    .asks-region = In welcher Region steht dein Dorf?
    .whole = Dorf in { $region }
tap-units = Truppen
    .asks-region = In welcher Region stellst du Truppen auf?
    .asks-unit = Welche Truppen?
    .whole = { $unit } in { $region }
tap-withdraw = Abziehen
    .asks-region = Welche Region verlassen deine Truppen?
    .whole = Aus { $region } abziehen
tap-defeat = Schlagen
    .asks-region = In welcher Region schlägst du seine Truppen?
    .whole = In { $region } schlagen
tap-wonder = Wunder
    .asks-region = In welcher Region steht dein Wunder?
    .whole = Wunder in { $region }
tap-achievement = Errungen­schaft
tap-golden = Goldenes Zeitalter
tap-more = Mehreres
tap-scoring = Imperien­karte
tap-end = Spielende
tap-points = Punkte
    .asks-chosen = Welche Punktzahl zeigt die gewählte Technologie?
    .asks-neighbour = Welche Punktzahl zeigt die Technologie daneben?
tap-done = Zug beenden
quick-done = In meinem Zug nichts zu melden
quick-scoring = Imperien­karte aufgetaucht

## Was auf einer Karte steht
on-letters = Stufen: { $value }
on-first = Erste Aktion: { $value }
on-second = Zweite Aktion: { $value }
on-cost = Kostet: { $value }
on-unit = Truppe: { $value }
on-region = Region: { $value }
on-order = Reihenfolge der Plättchen: { $value }
on-ability = Fähigkeit: { $value }
on-symbol = Symbol: { $value }
on-count = { $value } im Vorrat
on-money = Geld am Anfang: { $value }
on-population = Bevölkerung am Anfang: { $value }
on-first-build_project = Projekt bauen
on-first-build_city = Stadt bauen
on-first-military = Militär
on-first-reshuffle = neu mischen
on-first-tax = Steuern
on-first-technology = Technologie
on-second-technology = Technologie
on-ability-build_city = Stadt bauen
on-ability-build_project = Projekt bauen
on-ability-farm_town = Bauerndorf
on-ability-military = Militär
on-ability-technology = Technologie
on-symbol-construction = Bauwesen
on-symbol-culture = Kultur
on-symbol-economy = Wirtschaft
on-symbol-food_production = Nahrungserzeugung
on-symbol-government = Regierung
on-symbol-health = Gesundheit
on-symbol-military = Militär
on-symbol-science = Wissenschaft
on-symbol-urbanism = Städtebau
on-letters-CX = C, X
on-letters-EM = E, M
on-letters-EMCX = alle
on-letters-EX = E, X
on-letters-MC = M, C

## Der Wertungsblock: woher deine Punkte kommen
pad-empire = Imperienpunkte
pad-cities = Städte (2 je Stadt)
pad-towns = Dörfer (1 je Dorf)
pad-goods_towns = Handwerksdörfer mit ihrer Ware (5 statt 1: trage 4 je Dorf ein)
pad-technologies = Technologien
pad-projects = Projekte
pad-wonders = Wunder
pad-achievements = Errungenschaften
pad-golden = Goldene Zeitalter
pad-others = Alles andere, auch Abzüge

# Die Einführung
tour-move = Das ist sein Zug.
tour-move-says = Visavis spielt HeroBotus nach seinen Karten. Hier steht in einem Satz, was er tut.
tour-why = Gleichstand, dann zählt der Platz.
tour-why-says = Drei Karten haben unten links ein „?“, keine davon das Symbol seiner Anführerin. Also nimmt er die am weitesten links: Karte 2.
