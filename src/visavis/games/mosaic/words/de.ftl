game-name = Mosaic: HeroBotus
    .short = Mosaic
game-about = HeroBotus spielt Mosaic gegen dich. Du legst die Karten und Steine, die App sagt, was er tut und warum.
    .short = HeroBotus, 4 Stufen

## Vorbereitung

do-lay_out = Lege zufällig { $golden } Goldene Zeitalter, { $achievements } Errungenschaften, { $wonders } Wunder und { $governments } Regierungskarten aus.
do-prepare_board = { $part_id ->
    [tiles] Lege die Ressourcen-Plättchen offen auf ihre Plätze in den fünf Regionen. Hispanien und Gallien sind nicht im Spiel.
    [fish] Lege Fisch (+3) auf jedes Hafen-Hexagon der fünf Regionen.
    [without_x] Lege Handelswaren mit einem X zurück in die Schachtel.
    [stacks] Bilde aus den übrigen Handelswaren zwei Stapel mit je zwei von jeder Sorte.
    [goods] Lege über jedes Ressourcen-Plättchen eine zufällige Handelsware. Ist dort kein Platz, nimm das nächste freie Hexagon im Uhrzeigersinn.
    [decks] Bereite die Stapel für Bau, Bevölkerung sowie Steuern und Zoll wie im Grundspiel vor.
   *[base] Baue den Spielplan nach dem Grundspiel für eure Spielerzahl auf. Einen statischen Spieler gibt es nicht.
}
do-regions_in_play = Im Spiel sind: { $regions }.
do-note_tiles = { $region }: Plättchen { $tiles }; Waren { $goods }.
do-you_take_leader = { $side_id ->
    [you] Du nimmst den Anführer { $leader }.
   *[other] { $side } nimmt den Anführer { $leader }.
}
do-give_leader = { $side } erhält den Anführer { $leader }. Der letzte gezogene Anführer kommt aus dem Spiel.
do-draft_technologies = { $part_id ->
    [deal] Mische die Ausgangstechnologien (S). Du und HeroBotus erhaltet je eine.
    [piles] Bilde zwei verdeckte Stapel mit je 4 Ausgangstechnologien. Lege den Rest beiseite.
    [draft] Nimm einen Stapel und wähle eine Karte. Mische die anderen 3 und gib HeroBotus eine davon.
    [rest] Wähle eine der letzten 2 Karten. HeroBotus erhält die andere.
    [again] Mache dasselbe mit dem zweiten Stapel. Ihr habt jetzt je 5 Karten.
    [sort] Lege seine Karten mit „?“ auf den Stapel „SP/Symbole“, die mit einer Zahl auf „Verdiente SP“.
    [remove] Nimm seine übrigen Ausgangstechnologien aus dem Spiel.
   *[deck] Bereite den Technologie-Stapel vor: Mische die beiseitegelegten Ausgangstechnologien und setze die Imperienkarte wie gewohnt ein.
}
do-start_technologies = { $side } beginnt mit { $symbols } × „?“ und { $earned } SP auf Karten mit Zahlen.
do-make_action_deck = Aktionsstapel ({ $level }): Mische { $cards }. Mische die oberste Karte mit „{ $reshuffle }“ und lege beide unter den Stapel.
do-draw_start = { $home ->
    [yes] Zivilisationskarte von { $region }: Dort ist die Heimatregion von { $side }. Lege dort einen seiner Bevölkerungsmarker ab.
   *[no] Zivilisationskarte von { $region }: { $side } beginnt auch dort.
}
do-draw_static = Zivilisationskarte von { $region }: Dort beginnt der statische Spieler.
do-you_settle = { $side_id ->
    [you] Deine Heimatregion ist { $region }.
   *[other] Die Heimatregion von { $side } ist { $region }.
}
do-make_location_deck = Standort-Stapel: Mische { $cards }. Mische die obersten 2 Karten mit „{ $reshuffle }“ und lege alle 3 unter den Stapel. Alle anderen Standort-Karten kommen aus dem Spiel. (Nachempfunden: → heißt im Uhrzeigersinn, und welche der drei Karten einer Region ihre Zivilisationskarte ist.)
do-begin = Spiele deine Ausgangstechnologien und deinen Anführer aus. Du hast den ersten Zug. Beim Auffüllen eines Angebots rücken die Karten vom Stapel weg; die neue kommt direkt neben den Stapel.

## Was er tut

do-turn_action = { $side } deckt auf: { $card }.
do-turn_location = Standort-Karte: { $card }.
do-reshuffle_location = Mische alle Standort-Karten neu, wieder mit der Neumischen-Karte unter den letzten drei. Decke dann eine weitere auf.
do-reshuffle_action = Mische alle Aktionskarten neu, auch die neben dem Ablagestapel, wieder mit der Neumischen-Karte unter den letzten zwei.
do-put_beside = Lege { $card } neben den Ablagestapel.
do-pay = { $side } zahlt 1 { $resource }.
do-work = { $side } kann nicht zahlen und arbeitet: Gib ihm { $count } { $resource }.
do-gain = Gib { $side } { $count } { $resource }.
do-gain_money = { $holding ->
    [0] Gib { $side } { $supply } Geld aus dem Vorrat.
   *[other] Gib { $side } die { $holding } Geld aus dem Vorrat für Steuern und Zoll und { $supply } Geld dazu.
}
do-take_build_card = { $card_id ->
    [project] Lege das Projekt auf den Projektstapel von { $side }. Fülle das Bau-Angebot erst nach der Dorfkarte auf.
    [city] Nimm die Stadtkarte für { $side } aus dem Spiel. Lege ihr Geld wie gewohnt in den Vorrat für Steuern und Zoll. Fülle das Bau-Angebot erst nach der Dorfkarte auf.
   *[other] Nimm die Dorfkarte ({ $card }) für { $side } aus dem Spiel und fülle das Bau-Angebot auf.
}
do-place_city = { $side_id ->
    [static] { $tile_id ->
        [none] Stelle in { $region } eine Stadt des statischen Spielers neben seine Steine, nicht auf Plättchen oder Ware. Geht das nicht: irgendwo in der Region.
       *[other] Stelle in { $region } eine Stadt des statischen Spielers auf das niedrigste Plättchen ({ $tile }).
    }
   *[other] { $tile_id ->
        [none] Stelle eine Stadt von { $side } nach { $region } auf den gewählten Ort.
       *[other] Stelle eine Stadt von { $side } nach { $region } auf das höchste Plättchen: { $tile }.
    }
}
do-take_tile = Das Ressourcen-Plättchen { $tile } { $value } in { $region } ist damit vergeben.
do-take_good = { $side_id ->
    [you] In { $region } bekommst du { $good }.
   *[other] In { $region } bekommt { $side } die Ware { $good }.
}
do-place_town = { $side_id ->
    [static] Stelle in { $region } ein Dorf ({ $town }) des statischen Spielers neben seine Steine, nicht auf Plättchen oder Ware. Geht das nicht: irgendwo in der Region.
   *[other] Stelle ein Dorf ({ $town }) von { $side } nach { $region } neben eine seiner Städte.
}
do-place_units = { $infantry ->
    [0] Stelle { $cavalry } Kavallerie von { $side } nach { $region }.
   *[other] { $cavalry ->
        [0] Stelle { $infantry } Infanterie von { $side } nach { $region }.
       *[other] Stelle { $infantry } Infanterie und { $cavalry } Kavallerie von { $side } nach { $region }.
    }
}
do-take_technology = { $symbols ->
    [yes] { $side } nimmt die { $place }. Technologie von links: Lege sie auf „SP/Symbole“. Fülle erst auf, wenn er alle seine Karten hat.
   *[no] { $points ->
        [0] { $side } nimmt die { $place }. Technologie von links: Nimm sie aus dem Spiel. Fülle erst auf, wenn er alle seine Karten hat.
       *[other] { $side } nimmt die { $place }. Technologie von links: Lege sie auf „Verdiente SP“ ({ $points } SP). Fülle erst auf, wenn er alle seine Karten hat.
    }
}
do-take_population = Lege die Bevölkerungskarte mit dem höchsten Gewinn ({ $gain }; bei Gleichstand die linke) auf den Bevölkerungsstapel von { $side } und fülle auf.
do-remove_tax = { $side }: Nimm die Karte „Steuern und Zoll“ mit dem geringsten Unruhen-Wert (bei Gleichstand die linke) aus dem Spiel und fülle auf.
do-take_wonder = { $side } erhält ein zufälliges Wunder. Stelle es in { $region } auf ein freies Hexagon; Bedingungen zählen nicht.
do-take_achievement = { $side } erhält eine zufällige Errungenschaft.
do-not_possible = { $what_id ->
    [city] { $side } kann keine Stadt bauen. Dieser Teil entfällt.
    [town] { $side } kann kein Dorf bauen. Dieser Teil entfällt.
    [units] { $side } kann nirgends Truppen aufstellen. Dieser Teil entfällt.
    [build] Die erste Zeile ist nicht möglich. { $side } baut nichts.
    [technology] Es liegt keine Technologie aus. Die Aktion entfällt.
    [award] Es gibt keine Wunder und keine Errungenschaften mehr. { $side } geht leer aus.
   *[war] { $side } und du habt nirgends beide Truppen. Es gibt keinen Krieg.
}
do-row_size = Im Technologie-Angebot liegen { $size } Karten.

## Dein Zug

do-you_build = { $piece_id ->
    [cities] Neue Stadt in { $region } ({ $side }).
    [towns] Neues Dorf in { $region } ({ $side }).
   *[wonders] Neues Wunder in { $region } ({ $side }).
}
do-change_units = Truppen in { $region } ({ $side }): { $unit } { $count }.
do-he_loses_units = { $region_id ->
    [somewhere] { $side } verliert { $count } × { $unit }.
   *[other] { $side } verliert { $count } × { $unit } in { $region }.
}
do-you_take = { $row_id ->
    [golden] Ein Goldenes Zeitalter ist weg ({ $side }).
    [achievement] Eine Errungenschaft ist weg ({ $side }).
   *[wonder] Ein Wunder ist weg ({ $side }).
}
do-scoring_due = Eine Imperienkarte ist aufgetaucht.

## Wertung und Ende

do-war = Krieg: { $side } entfernt in { $region } für jede seiner Truppen eine von { $against_id ->
    [you] deinen: erst Belagerungsgeräte, dann Kavallerie, dann Infanterie.
   *[other] { $against }: erst Belagerungsgeräte, dann Kavallerie, dann Infanterie.
}
do-lose_units = { $side_id ->
    [you] Du verlierst in { $region } { $count } × { $unit }.
   *[other] { $side } verliert in { $region } { $count } × { $unit }.
}
do-score_empire = Imperienpunkte für { $side_id ->
    [you] dich: { $points } SP.
   *[other] { $side }: { $points } SP.
}
do-last_turns = Das Ende ist da. Nach diesem Zug haben alle noch einen Zug (insgesamt { $turns }). Endet euer Spiel früher, sage „Spielende“.
do-end_now = Das Spiel ist nach den Regeln des Grundspiels zu Ende.
do-score_part = { $side }: { $part } { $count } → { $points } SP.
do-your_score = { $side_id ->
    [you] Du hast { $points } SP.
   *[other] { $side } hat { $points } SP.
}
do-game_over = Das Spiel ist zu Ende.

## Fragen

ask-draw-action = Welche Aktionskarte wurde aufgedeckt?
ask-draw-location = Welche Standort-Karte wurde gezogen?
ask-draw-leader = Welcher Anführer wurde gezogen?
ask-regions-more = Welche dieser Regionen sind bei eurer Spielerzahl außerdem im Spiel?
ask-region-tiles = Was liegt in { $region }? Nenne jedes Ressourcen-Plättchen (und, wenn du magst, die Waren). Bisher: Plättchen { $tiles }; Waren { $goods }.
ask-leader-yours = Welchen Anführer nimmst du?
ask-start-symbols = Wie viele der 5 Ausgangstechnologien von { $side } zeigen „?“?
ask-start-earned = Wie viele SP zeigen die anderen Ausgangstechnologien von { $side } zusammen?
ask-start-yours = Wo steht deine erste Stadt?
ask-start-higher = Welches Plättchen hat den höheren Wert: { $first } ({ $region }) oder { $second } ({ $other })?
ask-your-tile = Auf welchem Ressourcen-Plättchen in { $region } steht deine Stadt?
ask-your-turn = { $last ->
    [yes] Runde { $round }, die letzten Züge: Was machst du?
   *[no] { $more ->
        [yes] Runde { $round }: Was noch?
       *[no] Runde { $round }: Was machst du? „fertig“, wenn er davon nichts sieht (Arbeit, Technologie, Bevölkerung …).
    }
}
ask-your-good = Welche Ware bringt dir das Dorf in { $region }?
ask-units-count = Wie viele Truppen ({ $unit }) stellst du in { $region } auf?
ask-withdraw-unit = Welche Truppen verlassen { $region }?
ask-withdraw-count = Wie viele ({ $unit })?
ask-defeat-bot = Wessen Truppen?
ask-defeat-unit = Welche Truppen verliert { $side }?
ask-defeat-count = Wie viele ({ $unit }) verliert { $side }? Höchstens so viele, wie er dort hat.
ask-technology-size = Wie viele Karten liegen im Technologie-Angebot?
ask-technology-symbols = Technologie-Angebot: Welche Karten (von links gezählt) zeigen unten links „?“?
ask-technology-numbers = Kein „?“. Welche Karten (von links gezählt) zeigen unten links eine Punktzahl?
ask-technology-most = Keine Punkte. Welche Karten (von links gezählt) haben die meisten Symbole?
ask-technology-leader = Welche der Karten { $cards } zeigen das Symbol seines Anführers ({ $leader })?
ask-technology-points = Welche Punktzahl zeigt die { $place }. Karte von links? 0, wenn keine.
ask-population-gain = Was ist der höchste Bevölkerungsgewinn im Angebot?
ask-tax-holding = Wie viel Geld liegt im Vorrat für Steuern und Zoll?
ask-city-room = In { $region } liegt kein Ressourcen-Plättchen mehr. Welche Waren liegen dort auf freien Hexagonen? „leer“ steht für ein freies Hexagon ohne Ware.
ask-town-room = Welche freien Hexagone grenzen in { $region } an seine Städte? Nenne die Waren; „leer“ steht für ein Hexagon ohne Ware.
ask-empire-points = { $side_id ->
    [you] Imperienpunkte für dich.
   *[other] Imperienpunkte für { $side }.
} { $ties ->
    [0] Wie viele SP sind es nach den Regeln des Grundspiels?
   *[other] Sicher sind { $sure }. Gleichstand in: { $tied }. Wie viele sind es zusammen nach den Regeln des Grundspiels?
}
ask-end-yours = Wie viele SP hast du insgesamt, mit den Imperienpunkten? (Hier mitgezählte Imperienpunkte: { $empire })

## Entscheidungen

choose-start-tile = Seine Ausgangsstadt in { $region }: welches Ressourcen-Plättchen?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-static-tile = Die erste Stadt des statischen Spielers in { $region }: welches Ressourcen-Plättchen?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-fewest-region = „Am wenigsten“: Wo hat { $side } die wenigsten Städte?
choose-city-region = Region für eine Stadt von { $side }: ab { $start }, mit einem freien Hexagon
choose-town-region = Region für ein Dorf von { $side }: ab { $start }, mit einem freien Hexagon neben einer seiner Städte
choose-units-region = Region für Truppen von { $side }: ab { $start }
choose-war-region = Region für den Krieg von { $side }: ab { $start }, mit Truppen von ihm und von euch
choose-war-enemy = Gegen wen { $side } in { $region } Krieg führt
choose-city-tile = Standort der Stadt von { $side } in { $region }: welches Ressourcen-Plättchen?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-coin-resource = Münzen: welche Ressource { $side } stattdessen erhält
choose-city-good = Standort der Stadt von { $side } in { $region }: kein Plättchen, also nach Handelsware
choose-town-site = Standort des Dorfs von { $side } in { $region }: nach Handelsware
choose-town-kind = Keine Dorfkarte: welches Dorf { $side } setzt
choose-build-card = { $card_id ->
    [project] Welche Projektkarte { $side } aus dem Bau-Angebot nimmt (Anführer: { $leader })
    [city] Welche Stadtkarte { $side } aus dem Bau-Angebot nimmt (Anführer: { $leader })
   *[town] Welche Dorfkarte { $side } aus dem Bau-Angebot nimmt (Anführer: { $leader })
}
choose-technology-card = Welche Technologie { $side } nimmt (von links gezählt)
choose-wonder-region = Wo { $side } sein Wunder aufstellt
by-start-highest = der höchste Wert; Geld zählt nicht
by-start-preferred = Ideen vor Stein vor Nahrung
by-static-lowest = der niedrigste Wert; Geld zählt
by-static-you_choose = Mehrere Plättchen sind gleich niedrig: Welches nimmst du?
by-fewest-cities = die wenigsten seiner Städte
by-fewest-home = { $clockwise ->
    [yes] die erste ab seiner Heimatregion { $start } im Uhrzeigersinn (→)
   *[no] die erste ab seiner Heimatregion { $start } gegen den Uhrzeigersinn (←)
}
by-region-arrow = { $clockwise ->
    [yes] die erste ab { $start } im Uhrzeigersinn (→)
   *[no] die erste ab { $start } gegen den Uhrzeigersinn (←)
}
by-wonder-arrow = { $clockwise ->
    [yes] die erste ab { $start } im Uhrzeigersinn (→)
   *[no] die erste ab { $start } gegen den Uhrzeigersinn (←)
}
by-city-highest = der höchste Wert
by-city-no_money = Geld zuletzt
by-city-fewest = wovon er am wenigsten hat
by-city-order = Reihenfolge der Standort-Karte: { $order }
by-coin-fewest = wovon er am wenigsten hat
by-coin-order = Reihenfolge der Standort-Karte: { $order }
by-good-nobody = eine Ware, die keiner von euch hat
by-good-yours = eine Ware, die du hast und er nicht
by-good-his = eine Ware, die er hat und du nicht
by-good-both = eine Ware, die beide haben
by-good-you_choose = Mehrere Orte in { $region } sind gleich gut: Welchen nimmst du?
by-town-most = wovon er am meisten im Vorrat hat
by-town-farm = bei Gleichstand das Bauerndorf
by-build-symbol = mit dem Symbol seines Anführers ({ $leader })
by-build-rightmost = am weitesten rechts
by-technology-question = mit „?“ unten links
by-technology-number = mit einer Punktzahl unten links
by-technology-most = mit den meisten Symbolen
by-technology-leader = mit dem Symbol seines Anführers
by-technology-leftmost = am weitesten links
by-wonder-influence = sein größter Einfluss
by-war-you_choose = Mehrere von euch haben Truppen in { $region }: Gegen wen führt er Krieg?

## Namen

verb-tile = Plättchen
verb-good = Ware
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
verb-scoring = Wertung
verb-end = Spielende
field-region = Region
field-kind = Typ
field-value = Wert
field-good = Ware
field-unit = Truppe
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
opt-siege = Belagerungsgerät
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
because-region-not_in_play = Die Region ist nicht im Spiel.
because-region-his_start = Dort beginnt HeroBotus.
because-region-no_units = Dort stehen keine solchen Truppen.
option-level = Stufe
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
panel-scorings = Imperienwertungen
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
fault-bot-supply = HeroBotus kann nicht so viele Steine im Vorrat haben.
fault-points-numbers = Eine Punktzahl fehlt oder ist nicht möglich.
fault-table-numbers = Eine Zahl der Reihen, Wertungen, letzten Züge oder des Vorrats ist nicht möglich.
fault-turn-unknown = Diese Seite oder Runde gibt es hier nicht.
fault-action-cards = Die neun Aktionskarten der Stufe liegen nicht genau einmal im Stapel, auf oder neben dem Ablagestapel.
fault-action-beside = Neben dem Ablagestapel kann nur eine Karte für Steuern oder Bevölkerung liegen.
fault-action-empty = Der Aktionsstapel ist leer.
fault-location-cards = Die 18 Standort-Karten liegen nicht genau einmal im Stapel, auf der Ablage oder außerhalb des Spiels.
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

## Was du berichtigen kannst

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
state-more = noch etwas zu melden
state-due = Wertung steht an
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
state-tiles = Ressourcen-Plättchen je Region
state-goods = Waren je Region
state-owned = Waren je Seite
state-cities = Städte je Seite und Region
state-towns = Dörfer je Seite und Region
state-infantry = Infanterie je Seite und Region
state-cavalry = Kavallerie je Seite und Region
state-siege = Belagerungsgeräte je Seite und Region
state-wonders = Wunder je Seite und Region
state-row_size = Karten im Technologie-Angebot
state-rows = erfundene Angebote
state-holding = Vorrat für Steuern und Zoll
state-empire = Imperienpunkte
state-final = Endpunkte

## Arten von Werten im Kartensatz
cards-action = Aktionskarten
cards-location = Ortskarten
cards-leader = Anführer
cards-region = Regionen
cards-level = Stufen
cards-stock = Vorrat
cards-good = Waren
