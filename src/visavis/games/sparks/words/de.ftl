# Funken: ein kleines Kartenspiel mit verdeckten Händen.

game-name = Funken
game-about = Ein Kartenspiel für zwei bis vier mit verdeckten Händen: Spielst du die Farbe des Feuers, fliegen die Funken.
    .short = Ein Beispiel mit verdeckten Karten

# Was geschieht
do-light_fire = { $card } entzündet das Feuer.
do-deal_card =
    { $card_id ->
        [unseen] { $seat } erhält eine verdeckte Karte.
       *[other] { $seat } erhält { $card }.
    }
do-next_turn = Runde { $round }: { $seat } ist am Zug.
do-play_card =
    { $seat } spielt { $card } und erhält { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
    .short =
        { $points ->
            [one] spielt { $card }: ein Punkt
           *[other] spielt { $card }: { $points } Punkte
        }
do-sparks_fly = Die Funken fliegen: { $sparks }.
    .short = Funken: { $sparks }
do-gather =
    { $seat } sammelt und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
    .short =
        { $cards ->
            [one] sammelt eine Karte
           *[other] sammelt { $cards } Karten
        }
do-skip_turn = { $seat } kann nichts tun, der Zug entfällt.
    .short = kann nichts tun
do-draw_card =
    { $card_id ->
        [unseen] { $seat } zieht eine verdeckte Karte.
       *[other] { $seat } zieht { $card }.
    }
    .short =
        { $card_id ->
            [unseen] zieht eine Karte
           *[other] zieht { $card }
        }
do-stop = { $seat } spielt keine weitere Karte.
    .short = hört auf
do-snatch =
    { $card_id ->
        [unseen] { $seat } stibitzt eine verdeckte Karte von { $victim }.
       *[other] { $seat } stibitzt { $card } von { $victim }.
    }
    .short =
        { $card_id ->
            [unseen] stibitzt eine Karte von { $victim }
           *[other] stibitzt { $card } von { $victim }
        }
do-douse = { $seat } löscht bei { $victim }: Eine Karte muss in die Asche.
    .short = löscht bei { $victim }
do-drop_card = { $seat } legt { $card } in die Asche.
    .short = legt { $card } in die Asche
do-double = Die nächste Karte von { $seat } zählt { $factor }-fach.
    .short = die nächste Karte zählt { $factor }-fach
do-go_out = Ein Funke von { $seat } erlischt: { $spark }.
    .short = erlischt: { $spark }
do-game_over = Das Spiel ist zu Ende.

# Fragen
ask-turn = Runde { $round }, du bist am Zug. Oben auf dem Feuer liegt { $fire }. Was tust du?
    .short = Was tust du?
ask-again = Du darfst noch eine Karte spielen. Oben auf dem Feuer liegt { $fire }. Was tust du?
    .short = Noch eine Karte?
ask-snatch-whom = Bei wem stibitzt du eine Karte?
ask-douse-whom = Bei wem löschst du?
ask-drop-card = Welche Karte legst du in die Asche?

verb-play = spielen
verb-gather = sammeln
verb-stop = aufhören
field-card = Karte

# Werte
opt-p1 = Person 1
opt-p2 = Person 2
opt-p3 = Person 3
opt-p4 = Person 4
opt-draw = ziehen
opt-again = nochmal
opt-snatch = stibitzen
opt-douse = löschen
opt-drop = ablegen
opt-double = verdoppeln

# Spieloptionen
option-players = Wie viele spielen

# Bild
panel-fire = Feuer
panel-hand = Deine Hand
panel-hand-p1 = Hand von Person 1
panel-hand-p2 = Hand von Person 2
panel-hand-p3 = Hand von Person 3
panel-hand-p4 = Hand von Person 4
panel-seat-p1 = Person 1
panel-seat-p2 = Person 2
panel-seat-p3 = Person 3
panel-seat-p4 = Person 4
panel-ash = Asche
panel-state = Spielstand
row-round = Runde
row-turn = Am Zug
row-deck = Karten im Stapel
row-points = Punkte
row-cards = Handkarten
row-double = Nächste Karte doppelt

seat-p1 = Person 1
seat-p2 = Person 2
seat-p3 = Person 3
seat-p4 = Person 4
policy-search = Denkt voraus

# Was nicht stimmen kann
fault-cards-once = Jede Karte muss genau einmal vorkommen: im Stapel, in einer Hand, im Feuer oder in der Asche.
fault-seats-count = Hände, Punkte und Faktoren müssen so viele sein, wie Personen mitspielen.
fault-hands-order = Die Karten einer Hand müssen sortiert sein.
fault-fire-out = Im Feuer muss eine Karte liegen.
fault-round-number = Die Runde muss zwischen 1 und 10 liegen.
fault-points-negative = Punkte können nicht negativ sein.
fault-factor-number = Die nächste Karte zählt einfach oder doppelt, nicht anders.
fault-seat-missing = Am Zug oder bei den offenen Aufgaben steht jemand, der nicht mitspielt.
fault-known-false = Eine bekannte Karte ist nicht dort, wo sie sein soll.

# Felder für Korrekturen
state-phase = Abschnitt
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-over = vorbei
state-round = Runde
state-turn = Am Zug
state-pending = Offene Aufgaben
state-fire = Feuer, die letzte Karte liegt oben
state-ash = Asche
state-deck = Stapel
state-hands = Hände
state-known = Stibitzte Karten, die auch die bestohlene Person kennt
state-points = Punkte
state-factors = Wie oft die nächste Karte zählt

## Arten von Werten im Kartensatz
cards-card = Karten

## Auf Knöpfen: was eine Aktion heißt, wonach sie fragt, wie sie ganz heißt

tap-play = Spielen
    .asks-card = Welche Karte spielst du?
    .whole = { $card } spielen
tap-gather = Sammeln
tap-stop = Aufhören

## Was auf einer Karte steht
on-colour = Farbe: { $value }
on-value = Wert { $value }
on-sparks = Funken: { $value }
on-colour-red = Rot
on-colour-green = Grün
on-colour-blue = Blau
on-colour-yellow = Gelb

## Was ein Funke tut, auf der Karte
side-sparks = Funken
about-and = ,
about-draw =
    { $count ->
        [one] zieh eine Karte
       *[other] zieh { $count } Karten
    }
about-again =
    { $count ->
        [one] spiel noch eine Karte
       *[other] spiel noch { $count } Karten
    }
about-snatch =
    { $count ->
        [one] nimm eine zufällige Karte aus einer anderen Hand
       *[other] nimm { $count } zufällige Karten aus anderen Händen
    }
about-douse =
    { $count ->
        [one] jemand anderes muss eine Karte ablegen
       *[other] andere müssen { $count } Karten ablegen
    }
about-double =
    { $count ->
        [one] deine nächste Karte zählt doppelt
       *[other] deine nächste Karte zählt doppelt, { $count }-mal
    }
