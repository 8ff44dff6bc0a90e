# Alien Artifacts: das ganze Kartenspiel.

game-name = Alien Artifacts
game-about = Das ganze Kartenspiel für zwei bis fünf, allein gegen Computer oder zusammen. Mit einem Hausset von Karten, nicht den gedruckten.
    .short = Das ganze Kartenspiel, 2 bis 5, ohne Schachtel
card-reconstructed = { $name }°
play-reconstructed = ° Hausset: Die Werte von { $count } Karten sind von uns, nicht gedruckt.

# Was geschieht
do-go = Es geht weiter.
do-also = Danach kommt noch etwas.
do-turn_up =
    { $deck_id ->
        [system] Verfügbares Alien-System: { $card }.
       *[other] Oben auf dem Stapel { $deck } liegt { $card }.
    }
do-deal_faction = { $seat } spielt { $faction }.
do-deal_card =
    { $card_id ->
        [unseen] { $seat } erhält eine verdeckte Ressourcenkarte.
       *[other] { $seat } erhält { $card }.
    }
do-start_player = { $seat } beginnt.
do-place = { $seat } beginnt mit { $card } im Imperium, Seite { $side }.
do-next_turn =
    { $extra ->
        [yes] Zusatzzug: { $seat } ist am Zug.
       *[no] Zug { $turns }: { $seat } ist am Zug.
    }
do-act =
    { $action_id ->
        [buy] { $seat } kauft eine Karte: { $card }.
        [discover] { $seat } entdeckt { $card }.
        [develop] { $seat } entwickelt { $card }.
        [build] { $seat } baut { $card }.
        [prepare] { $seat } bereitet Ressourcen vor: { $card }.
        [trade] { $seat } tauscht Ressourcen ein.
        [remove] { $seat } entfernt Blockaden: { $card }.
        [offensive] { $seat } startet eine Offensive.
        [revenue] { $seat } erhält Einnahmen.
        [mine] { $seat } schürft Planeten.
        [faction] { $seat } nutzt die Fraktionsaktion von { $card }.
        [action] { $seat } nutzt die Aktion von { $card }.
       *[other] { $seat } kann nichts tun und passt.
    }
do-use = { $seat } nutzt zusätzlich { $card }.
do-end_actions = { $seat } beendet die Aktionsphase.
do-action_over = Die Aktion ist zu Ende.
do-lift =
    { $seat } zahlt { $credits ->
        [one] einen Kredit
       *[other] { $credits } Kredite
    } und nutzt { $card } trotz Blockade.
do-pay = { $seat } bezahlt mit { $sections }.
do-score =
    { $seat } erhält { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $source }).
do-earn =
    { $seat } erhält { $credits ->
        [one] einen Kredit
       *[other] { $credits } Kredite
    } und hat jetzt { $now } ({ $source }).
do-spend =
    { $seat } gibt { $credits ->
        [one] einen Kredit
       *[other] { $credits } Kredite
    } aus.
do-checked = Kein Bauvorhaben ist fertig.
do-offer = { $seat } zieht vom Stapel { $deck }: { $cards }. Jetzt liegt oben: { $top }.
do-new_project = { $seat } legt { $card } zu den Bauvorhaben.
do-put_under = Unter den Stapel { $deck }: { $cards }.
do-complete = { $seat } legt { $card } ins Imperium, Seite { $side }.
do-reveal = { $seat } deckt { $card } auf.
do-discard_shown = Die aufgedeckte Karte wird abgeworfen.
do-tuck = { $seat } produziert auf { $planet }: { $section }.
do-attack =
    { $target_id ->
        [alien] { $seat } greift das Alien-System an.
       *[other] { $seat } greift { $target } an.
    }
do-defend = { $seat } verteidigt sich mit { $plan }.
do-strike = { $ship } greift mit { $value } an.
do-lose_ship =
    { $how_id ->
        [destroyed] { $ship } von { $seat } ist zerstört und kommt unter den Schiffsstapel.
       *[other] { $ship } von { $seat } ist beschädigt und kommt zurück zu den Bauvorhaben.
    }
do-block = { $seat } legt ein Blockadeplättchen auf { $card } von { $victim }.
do-next_system = { $old } kommt unter den Stapel. Verfügbares Alien-System: { $card }.
do-attach = { $seat } bereitet { $section } für { $project } vor.
do-prepared = { $seat } hat vorbereitet.
do-gain_artifact =
    { $card_id ->
        [unseen] { $seat } zieht ein Alien-Artefakt.
       *[other] { $seat } zieht das Alien-Artefakt { $card }.
    }
do-look_at_artifact =
    { $card_id ->
        [unseen] { $seat } sieht sich ein Alien-Artefakt an.
       *[other] { $seat } sieht sich { $card } an.
    }
do-keep_artifact =
    { $card_id ->
        [unseen] { $seat } behält ein Alien-Artefakt und legt den Rest unter den Stapel.
       *[other] { $seat } behält { $card } und legt { $under } unter den Stapel.
    }
do-shuffle_artifacts = Die abgeworfenen Alien-Artefakte bilden einen neuen Stapel.
do-play_artifact =
    { $gone ->
        [yes] { $seat } spielt { $card }. Die Karte kommt aus dem Spiel.
       *[no] { $seat } spielt { $card }.
    }
do-draw_plan =
    { $card_id ->
        [unseen] { $seat } zieht einen Verteidigungsplan.
       *[other] { $seat } zieht den Verteidigungsplan { $card }.
    }
do-unblock = { $seat } entfernt ein Blockadeplättchen von { $card }.
do-discard = { $seat } wirft ab: { $cards }.
do-draw_card =
    { $card_id ->
        [unseen] { $seat } zieht eine Ressourcenkarte.
       *[other] { $seat } zieht { $card }.
    }
do-exhausted =
    { $end ->
        [yes] Der Ressourcenstapel ist leer: Das Spielende ist ausgelöst.
       *[no] Der Ressourcenstapel ist leer: Der Rundenmarker rückt auf Feld { $marker }.
    }
do-reshuffle = Der Ressourcenstapel wird neu gemischt.
do-boost = { $seat } hat mit { $card } in diesem Zug { $count } { $colour } zum Bezahlen.
do-more_actions =
    { $seat } hat { $count ->
        [one] eine weitere Aktion
       *[other] { $count } weitere Aktionen
    } in diesem Zug.
do-more_turns = { $seat } hat am Spielende { $count } weitere Züge.
do-attack_bonus = Alle Angriffe von { $seat } in diesem Zug: +{ $count }.
do-final_score = Wertung { $seat }: { $cards } für Karten, { $techs } für Technologien, { $faction } für die Fraktion.
do-game_over = Das Spiel ist zu Ende.

# Fragen
ask-faction = Welche Fraktion spielst du?
ask-keep = Welche Karte behältst du?
ask-turn = Du bist am Zug. Welche Aktion führst du aus?
ask-turn-after = Deine Aktion ist gemacht. Möchtest du noch etwas nutzen?
ask-only = Welche zusätzliche Aktion führst du aus?
ask-pay =
    { $free ->
        [yes] Womit bezahlst du? Du darfst höchstens { $limit } Karten nehmen; je mehr Symbole, desto mehr erhältst du.
       *[no] { $card_id ->
            [none] Womit bezahlst du { $amount } { $colour }?
           *[other] Womit bezahlst du { $amount } { $colour } für { $card }?
        } Höchstens { $limit } Karten.
    }
ask-pick = Welche Karte nimmst du zum Bezahlen? Bisher: { $chosen }.
ask-prepare =
    Du bereitest { $row } vor und darfst noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } anlegen.
ask-side = Auf welcher Seite legst du { $card } ins Imperium?
ask-auto = Mehrere Bauvorhaben sind bezahlt. Welches stellst du zuerst fertig?
ask-target = Wen greifst du an? Verfügbar ist { $system }.
ask-defend = { $attacker } greift dich an. Welchen Verteidigungsplan nutzt du?
ask-ships = Welches Schiff greift als Nächstes an?
ask-number = Welche aufgedeckte Zahl zählt für { $ship }?
ask-block = Auf welche Karte von { $victim } legst du ein Blockadeplättchen?
ask-tuck = Welcher Abschnitt soll auf { $planet } sichtbar sein?
ask-clear = Von welcher Karte entfernst du ein Blockadeplättchen? Noch { $count }.
ask-artifact = Welches Alien-Artefakt behältst du?
ask-boost-colour = In welcher Farbe zahlt { $card }?
ask-produce-planet = Auf welchem Planeten produzierst du { $count }?
ask-take-kind = Von welchem Stapel ziehst du { $count } Karten?
ask-finish-project = Welches Bauvorhaben stellst du mit { $card } fertig?
ask-cycle = Welche Ressourcenkarten wirfst du ab, um ebenso viele zu ziehen? Höchstens { $most }.
ask-discard = Welche Ressourcenkarten wirfst du ab, bevor du nachziehst?
ask-score-pay =
    { $tech } ist blockiert. Zahlst du { $credits ->
        [one] einen Kredit
       *[other] { $credits } Kredite
    }, um { $points } Siegpunkte zu werten?

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
note-buy = kostet { $buy } Kredite, jede weitere Karte zur Auswahl 1 mehr
note-discover = kostet { $planet } Grün, höchstens { $discover_limit } Karten
note-develop = kostet { $tech } Blau, höchstens { $develop_limit } Karten
note-build = kostet { $ship } Rot, höchstens { $build_limit } Karten
note-prepare = Karten unter Bauvorhaben einer Reihe legen
note-trade = 1 Kredit je Symbol einer Farbe, höchstens { $trade_limit } Karten
note-remove = 1 Plättchen je 2 Symbole
note-offensive = kostet { $offensive } Rot ohne Gold
note-revenue = kostet { $revenue } Blau ohne Gold
note-mine = kostet { $mine } Grün ohne Gold
note-lift = 1 Kredit je Plättchen, um eine blockierte Karte in dieser Aktion zu nutzen
field-kind = Art
field-cards = Karten
field-card = Karte
field-row = Reihe
field-section = Abschnitt

# Warum etwas nicht geht
because-buy-credits = Deine Kredite reichen nicht.
because-cost-short = Deine Karten reichen innerhalb des Produktionslimits nicht.
because-cost-short_plain = Deine Karten reichen ohne Gold innerhalb des Produktionslimits nicht.
because-project-none = Du hast kein solches Bauvorhaben.
because-prepare-nothing = Zu keinem deiner Bauvorhaben passt eine Karte.
because-cards-none = Du hast keine Karten.
because-blocked-none = Keine deiner Karten ist blockiert.
because-operational-ship = Kein Operativ-Schiff von dir kann angreifen.
because-operational-tech = Du hast keine Operativ-Technologie.
because-operational-planet = Du hast keinen Operativ-Planeten.
because-action-none = Keine deiner Karten hat eine Aktion, die jetzt geht.
because-artifact-none = Du hast kein Alien-Artefakt, das jetzt etwas bewirkt.
because-additional-none = Keine deiner Karten hat einen zusätzlichen Effekt, der jetzt geht.
because-lift-none = Keine blockierte Karte, die du freikaufen könntest.
because-action-first = Du musst erst deine Aktion ausführen.
# Werte
opt-p1 = Person 1
seat-p1 = Person 1
opt-p2 = Person 2
seat-p2 = Person 2
opt-p3 = Person 3
seat-p3 = Person 3
opt-p4 = Person 4
seat-p4 = Person 4
opt-p5 = Person 5
seat-p5 = Person 5
opt-ship = Schiffe
opt-tech = Technologien
opt-planet = Planeten
opt-any = beliebig
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
opt-stop = aufhören
opt-by_hand = selbst zusammenstellen
opt-enough = genug, so bezahlen
opt-trade = Eintauschen
opt-unseen = verdeckt
opt-section = { $count } { $colour } #{ $id }
opt-resource = { $first } { $first_colour }/{ $second } { $second_colour } ({ $number }) #{ $id }
opt-payment = { $parts } (zusammen { $symbols })
opt-under = { $card }: { $section }
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
about-type = [{ $type }]
about-logistics = Logistik:
about-operational = · Operativ:
about-cost = für { $amount } { $colour }:
about-triple = für je eine Karte Rot, Grün und Blau:
about-row = ab { $least }: { $during }/{ $end }
about-step = ab { $least }: { $points }
about-value = { $value }:
call-VP = { $n } SP
call-CR = { $n } Kredite
call-ART = { $n } Artefakt
call-DEF = { $n } Verteidigungsplan
call-RES = { $n } Ressourcenkarten ziehen
call-CYCLE = bis zu { $n } Handkarten tauschen
call-SEARCH = Stapel nach { $what } durchsuchen
call-PAYWITH = { $n } { $what } für eine Bezahlung
call-ACT = { $n } weitere Aktion: { $what }
call-TURNS = { $n } weitere Züge am Spielende
call-CLEAR = { $n } Blockadeplättchen entfernen
call-REVENUE = jede Operativ-Technologie werten
call-ATKTEMP = Angriffe in diesem Zug +{ $n }
call-VPMIN = so viele SP, wie die kleinste Karte Symbole hat
call-COST = Kosten { $what } { $n }
call-LIMIT = Limit { $what } +{ $n }
call-LOOK = beim Kauf von { $what } { $n } Karten mehr zur Auswahl
call-HAND = Handgröße +{ $n }
call-PRODPLUS = neue Operativ-Planeten produzieren { $n } mehr
call-REVEAL = beim Angriff { $n } Karte mehr aufdecken, eine zählt
call-SAVE = zerstört gilt als beschädigt
call-GOLDOP = Gold zahlt Operativ-Aktionen
call-ARTLOOK = Artefakte: { $n } ansehen, 1 behalten
call-DESTROYED = zerstört
call-DAMAGED = beschädigt
call-NONE = nichts
call-BLOCK = { $n } Blockade
call-STEAL = { $n } Kredite stehlen
call-DEFVP = Verteidigung { $n } SP
call-DEFCR = Verteidigung { $n } Kredite
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
about-metric =
    { $metric_id ->
        [count] { $of }, Siegpunkte im Spiel/am Ende
        [types] verschiedene Typen bei { $of }, Siegpunkte im Spiel/am Ende
        [of_type] Karten mit { $of }, Siegpunkte im Spiel/am Ende
        [operational] Operativ ({ $of }), Siegpunkte im Spiel/am Ende
        [logistics] Logistik ({ $of }), Siegpunkte im Spiel/am Ende
        [credits] Kredite, Siegpunkte im Spiel/am Ende
        [produced] produzierte Karten, Siegpunkte im Spiel/am Ende
        [artifacts] Artefakte auf der Hand, Siegpunkte im Spiel/am Ende
        [defense_plans] Verteidigungspläne, Siegpunkte im Spiel/am Ende
       *[sets] vollständige Sätze aus drei Arten, Siegpunkte im Spiel/am Ende
    }
about-scoring =
    · Endwertung { $factor ->
        [0] in Stufen
       *[other] je { $factor }
    } für { $metric_id ->
        [operational] Operativ ({ $of })
        [logistics] Logistik ({ $of })
       *[other] Karten mit { $of }
    }
call-PROD =
    { $what_id ->
        [self] produziere { $n }
        [one] produziere { $n } auf einem Planeten
       *[each] produziere { $n } auf jedem Operativ-Planeten
    }
call-TAKE = { $n } Karten ansehen ({ $what }), 1 als Bauvorhaben
call-FINISH =
    { $n ->
        [99] ein Bauvorhaben ({ $what }) sofort fertigstellen
       *[other] ein Bauvorhaben ({ $what }) für { $n } Symbole weniger fertigstellen
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
row-credits = Kredite
row-cards = Handkarten
row-artifacts = Alien-Artefakte
row-plans = Verteidigungspläne
panel-seat-p1 = Person 1
panel-projects-p1 = Bauvorhaben
panel-attached-p1 = Vorbereitet
panel-logistics-p1 = Logistik
panel-operational-p1 = Operativ
panel-stored-p1 = Produziert
panel-blocked-p1 = Blockiert
panel-seat-p2 = Person 2
panel-projects-p2 = Bauvorhaben
panel-attached-p2 = Vorbereitet
panel-logistics-p2 = Logistik
panel-operational-p2 = Operativ
panel-stored-p2 = Produziert
panel-blocked-p2 = Blockiert
panel-seat-p3 = Person 3
panel-projects-p3 = Bauvorhaben
panel-attached-p3 = Vorbereitet
panel-logistics-p3 = Logistik
panel-operational-p3 = Operativ
panel-stored-p3 = Produziert
panel-blocked-p3 = Blockiert
panel-seat-p4 = Person 4
panel-projects-p4 = Bauvorhaben
panel-attached-p4 = Vorbereitet
panel-logistics-p4 = Logistik
panel-operational-p4 = Operativ
panel-stored-p4 = Produziert
panel-blocked-p4 = Blockiert
panel-seat-p5 = Person 5
panel-projects-p5 = Bauvorhaben
panel-attached-p5 = Vorbereitet
panel-logistics-p5 = Logistik
panel-operational-p5 = Operativ
panel-stored-p5 = Produziert
panel-blocked-p5 = Blockiert

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

## Arten von Werten im Kartensatz
cards-resource = Ressourcenkarten
cards-ship = Schiffe
cards-planet = Planeten
cards-tech = Technologien
cards-artifact = Artefakte
cards-system = Systeme
cards-defense = Verteidigung
cards-faction = Fraktionen
