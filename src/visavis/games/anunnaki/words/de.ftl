game-name = Anunnaki: Cosmobot
    .short = Anunnaki
game-about = Cosmobot, der Solo-Gegner von Anunnaki: mit den gedruckten Karten oder zum Ausprobieren mit nachempfundenen.
    .short = Cosmobot, 4 Stufen
play-reconstructed = Die App kennt { $count } Karten und Gebiete nur nachempfunden. Die gedruckten gibst du selbst ein.

## Aufbau

do-choose_houses = Cosmobot spielt { $house }, du spielst { $your_house }. Baue ein Spiel für zwei auf, Gaia mit der Seite für 1–2.
do-leave_in_box = Von Cosmobot bleiben in der Schachtel: Aktionsfigur, Aktionstableau, Aktionsplättchen, Götterkarten, Waffenkarten, Herbeirufen-Plättchen, Ressourcenmarker.
do-place_goals = Zielplättchen: Krieg { $war }, Technologie { $technology }, Handel { $commerce }, Vormacht { $domination }.
do-place_markers = Lege je einen seiner Marker auf den Anfang der Leisten Krieg, Technologie und Handel, auf 0 SP und auf -8 der Vormachtleiste.
do-lay_fate = { $side_id ->
    [extreme] Lege seine Schicksalskarte mit der extremen Seite nach oben vor ihn. Stelle vier Siedlungen darauf.
   *[standard] Lege seine Schicksalskarte mit der normalen Seite nach oben vor ihn. Stelle vier Siedlungen darauf.
}
do-make_decks = { $level_id ->
    [easy] Nimm aus beiden Beraterdecks alle Karten mit einem oder zwei Symbolen, wie sie „leicht“ in der Tabelle zeigt. Mische beide Decks getrennt.
    [normal] Nimm aus beiden Beraterdecks alle Karten mit zwei Symbolen. Mische beide Decks getrennt.
   *[other] Nimm aus beiden Beraterdecks alle Karten mit einem oder zwei Symbolen, wie sie „schwierig“ in der Tabelle zeigt. Mische beide Decks getrennt.
}
do-lay_creatures = Lege die Mythologischen Kreaturen wie für zwei Spieler aus.
do-lay_distant = Baue das Modul Ferne Planeten für zwei Spieler auf, beide Plättchen nebeneinander.
do-name_area = { $area } heißt jetzt { $name }.
do-enter_planet = Erfasst: { $planet }. Zivilisationen: { $tiles }.
do-read_area = { $area } produziert { $resources }, Symbole: { $icons }.
do-read_shrines = Schreine: { $shrines }.
do-read_edges = Neben Atlantis: { $beside }.
do-read_markers = Die Kulturmarker sind erfasst ({ $planet }).
do-start_units = { $side_id ->
    [you] Deine Hauptstadt: 1 Siedlung, 2 Anhänger; auf dem Schrein daneben 1 Anhänger.
   *[cosmobot] { $capital_id ->
        [somewhere] Stelle in seine Hauptstadt 1 Siedlung und 2 Anhänger, auf den Schrein daneben 1 Anhänger. Lege eine Zivilisation und die Kulturmarker auf seinen Planeten.
       *[other] Stelle in seine Hauptstadt { $capital } 1 Siedlung und 2 Anhänger, auf den Schrein { $shrine } 1 Anhänger. Lege eine Zivilisation und die Kulturmarker auf seinen Planeten.
    }
}
do-lay_supply = Lege 9 Anhänger, 4 Kleine Götter, den Großen Gott und 14 Quader neben seine Schicksalskarte, den Chaos-Würfel dazu.
do-begin = Du beginnst. Der Startspielermarker bleibt in der Schachtel.

## Dein Zug

do-you_move = Du bewegst { $units } von { $source } nach { $area }.
do-you_gain = { $area }: { $followers } neue Anhänger von dir.
do-you_summon = { $area }: { $god } von dir statt eines Anhängers.
do-you_settle = Du baust eine Siedlung in { $area }.
do-you_harvest = Du erschöpfst ein Symbol in { $area }.
do-you_place_cubes = Du setzt Quader: { $cubes }.
do-you_take_token = Du nimmst den 2-SP-Marker von Feld { $space } der Vormachtleiste.
do-you_take_pact = Du erfüllst { $pact }.
do-you_take_creature = Du nimmst { $creature }.
do-you_defeat = Du besiegst die Zivilisation in { $area }.
do-you_retreat = Stelle deine Einheiten aus { $area } in deine Hauptstadt.

## Sein Zug

do-open_card = { $deck_id ->
    [moon] Offen liegt die nächste Mondkarte ({ $card }). Quader: { $cubes }. Aktionen: { $parts }.
   *[sun] Offen liegt die nächste Sonnenkarte ({ $card }). Pfeil: { $arrow }. Aktionen: { $parts }.
}
do-remove_cards = Lege beide Beraterkarten in die Schachtel.
do-mix_deck = { $deck_id ->
    [moon] Das Monddeck ist leer. Mische seine benutzten Karten neu.
   *[sun] Das Sonnendeck ist leer. Mische seine benutzten Karten neu.
}
do-place_cube = { $covers_id ->
    [none] Lege einen Quader auf Platz { $space } seiner Schicksalskarte.
   *[other] Lege einen Quader auf Platz { $space } seiner Schicksalskarte: { $covers }.
}
do-exhaust = { $area_id ->
    [somewhere] Ein Symbol ist erschöpft.
   *[other] { $resource_id ->
        [any] Erschöpfe ein Symbol in { $area }.
       *[other] Erschöpfe in { $area } ein Symbol { $resource }.
    }
}
do-build = { $area_id ->
    [somewhere] Seine Siedlung steht.
   *[other] Stelle die Siedlung ganz links von seiner Schicksalskarte nach { $area }.
}
do-place_follower = { $area_id ->
    [somewhere] Sein neuer Anhänger steht.
   *[other] Stelle einen seiner Anhänger nach { $area }.
}
do-move_unit = { $area_id ->
    [somewhere] Seine Einheit steht im Ziel.
   *[other] Setze seinen { $unit_id ->
        [g] Großen Gott
        [m] Kleinen Gott
        [c] Kreatur-Aufsteller
       *[f] Anhänger
    } aus { $source } nach { $area }.
}
do-score = Cosmobot erhält { $points ->
    [one] 1 SP.
   *[other] { $points } SP.
}
do-advance = Schiebe seinen Marker auf der Leiste { $track } auf Feld { $space }.
do-no_advance = Sein Marker kann auf der Leiste { $track } nicht weiter. Der Schritt entfällt.
do-dominate = { $steps ->
    [0] Sein Marker bleibt auf der Vormachtleiste stehen.
    [one] Schiebe seinen Marker auf der Vormachtleiste 1 Feld vor.
   *[other] Schiebe seinen Marker auf der Vormachtleiste { $steps } Felder vor.
} { $tokens ->
    [0] Er bekommt keinen 2-SP-Marker.
    [one] Entferne den 2-SP-Marker, den er erreicht oder überschreitet.
   *[other] Entferne die { $tokens } 2-SP-Marker, die er erreicht oder überschreitet.
}
do-take_pact = Cosmobot erfüllt einen Handelsvertrag ({ $points } SP, Schritte auf der Handelsleiste: { $steps }). Wirf das Plättchen ab.
do-open_pact = Lege einen neuen Handelsvertrag an den freien Platz: { $pact }.
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
do-nothing = { $action }: nicht möglich, nichts geschieht.
do-take_creature = { $area_id ->
    [somewhere] Cosmobot nimmt { $creature } und stellt die Figur auf.
   *[other] Cosmobot nimmt { $creature }. Stelle die Figur nach { $area }.
}
do-turn_tile = Decke die Zivilisation in { $area } auf: Stärke { $strength }.
do-roll = Chaos-Würfel: { $die }. Cosmobot kommt auf { $total }, gegen { $against }.
do-remove_tile = { $area_id ->
    [somewhere] Cosmobot gewinnt. Entferne die Zivilisation aus dem Spiel.
   *[other] Cosmobot gewinnt. Entferne die Zivilisation in { $area } aus dem Spiel.
}
do-he_wins = { $area_id ->
    [somewhere] Cosmobot gewinnt. Stelle deine Einheiten in deine Hauptstadt.
   *[other] Cosmobot gewinnt in { $area }. Stelle deine Einheiten von dort in deine Hauptstadt.
}
do-retreat = { $area_id ->
    [somewhere] Cosmobot verliert. Stelle seine Einheiten in seine Hauptstadt.
   *[other] Cosmobot verliert in { $area }. Stelle seine Einheiten von dort in seine Hauptstadt.
}
do-take_marker = Der Kulturmarker zwischen { $areas } wird abgewickelt. Stehst du dort, nimm deinen Bonus. Nimm ihn dann aus dem Spiel.
do-trigger_end = { $side_id ->
    [you] Du löst das Spielende aus. Cosmobot hat noch einen Zug.
   *[cosmobot] Cosmobot löst das Spielende aus. Du hast noch einen letzten Zug.
}
do-final_score = { $side_id ->
    [you] Du: { $what }, { $points } SP.
   *[cosmobot] Cosmobot: { $what }, { $points } SP.
}
do-game_over = Das Spiel ist zu Ende.

## Fragen

ask-setup-house = Welches Haus spielt Cosmobot?
ask-setup-your_house = Welches Haus spielst du?
ask-setup-goals = Welche Zielplättchen liegen neben Krieg, Technologie und Handel? (Das vierte liegt bei der Vormacht.)
ask-enter-tracks = Wie viele Schritte sind es auf jeder Leiste vom Start bis zum letzten Feld, und wie viele bis zum Blitz der Vormachtleiste?
ask-enter-tokens = Auf welchen Feldern der Vormachtleiste liegen 2-SP-Marker? (1 ist das Feld nach -8.)
ask-enter-order = Schicksalskarte: die vier Ressourcen von links nach rechts
ask-enter-rewards = Schicksalskarte: die Belohnungen unter den vier Siedlungen von links nach rechts
ask-enter-space = Schicksalskarte: der nächste Platz für Quader mit einem Aktionssymbol (1 ist links oben, 14 der letzte), oder „fertig“
ask-enter-moon = Welche Mondkarte liegt jetzt offen? Zuerst die Zahl der Quader ganz oben darauf.
ask-enter-sun = Welche Sonnenkarte liegt jetzt offen? Zuerst die Richtung ihres Pfeils.
ask-enter-part = { $deck_id ->
    [moon] Mondkarte: das { $count ->
        [0] erste
       *[other] nächste
    } Aktionssymbol von oben
   *[sun] Sonnenkarte: das { $count ->
        [0] erste
       *[other] nächste
    } Aktionssymbol von oben
}
ask-enter-creature = Welche mythologische Kreatur liegt noch aus? Was verlangt ihre erste Anforderung?
ask-enter-planet = { $planet_id ->
    [his] Cosmobots Planet ({ $house }): Wie viele Gebiete hat er? Nummeriere sie zeilenweise von links oben. Welche Nummer haben Hauptstadt, Schrein neben der Hauptstadt und Zivilisation?
   *[yours] Dein Planet ({ $house }): Wie viele Gebiete hat er? Nummeriere sie zeilenweise von links oben. Welche Nummer haben Hauptstadt, Schrein neben der Hauptstadt und Zivilisation?
}
ask-enter-gaia = Gaia: Wie viele Gebiete gibt es außer Atlantis? Nummeriere sie zeilenweise von links oben: G1, G2 …
ask-enter-gaia_tiles = In welchen Gebieten von Gaia liegt außer in Atlantis eine Zivilisation?
ask-enter-produce = Was produziert { $area }? Zum Beispiel „Metall 2“ oder „Holz Gold“.
ask-enter-shrines = Welche dieser Gebiete haben einen Schrein?
ask-enter-edges = Welche dieser Gebiete grenzen an Atlantis?
ask-enter-edges_dashed = Welche dieser Gebiete grenzen mit gestrichelter Linie an Atlantis?
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
ask-enter-pact = Der Handelsvertrag mit den meisten SP (bei Gleichstand der oberste, am weitesten links): Wie viele SP, wie viele Schritte?
ask-enter-tile = Decke die Zivilisation in { $area } auf. Welche Stärke zeigt sie?
ask-your-turn = Dein Zug { $turn }: Was hat sich getan? Zeile für Zeile, dann „fertig“.
note-token = 2-SP-Marker genommen; 1 ist das Feld nach -8
note-last = du hast das Ende einer Entwicklungsleiste erreicht
note-gaia = Gaia jetzt erfassen
note-name = gedruckter Name statt der Nummer
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
ask-fight-against = Gegen wen kämpft er dort?
ask-fight-strength = Wie stark sind seine Einheiten dort zusammen?
ask-fight-tile = Decke die Zivilisation auf, falls sie verdeckt liegt. Welche Stärke zeigt sie?
ask-culture-markers = Wie viele Kulturmarker sind jetzt vollständig und haben eine Einheit Cosmobots an sich? Nimm alle vollständigen aus dem Spiel.
ask-goal-shrines = Wie viele Schreine kontrolliert Cosmobot? (höchstens 5)
ask-goal-territories = Wie viele Paare von Gebieten kontrolliert Cosmobot? (Gebiete durch 2, höchstens 5)
ask-oracle-possible_shrines = Orakel „Schreine“: Gibt es für ein Portal (Mächtig) ein Ziel und eine Einheit, die gehen kann?
ask-oracle-possible_territories = Orakel „Gebiete“: Gibt es für eine Bewegung (Gerissen) ein Ziel und eine Einheit, die gehen kann?
ask-oracle-possible_settlements = Orakel „Siedlungen“: Kontrolliert er ein Gebiet ohne Siedlung?
ask-creature-met = { $needs_id ->
    [shrines] Kontrolliert Cosmobot mindestens { $value } Schreine?
   *[areas] Kontrolliert Cosmobot mindestens { $value } Gebiete?
}
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

choose-harvest-area = Ernte: ein Gebiet unter seiner Kontrolle mit freiem Symbol, nicht seine Hauptstadt
choose-build-area = Siedlung: ein Gebiet unter seiner Kontrolle ohne Siedlung
choose-gain-area = Neue Einheit: ein Gebiet unter seiner Kontrolle mit einer unbelagerten Siedlung von ihm
choose-summon-area = { $god_id ->
    [minor] Kleiner Gott: ein Gebiet mit einem seiner Anhänger
   *[major] Großer Gott: ein Gebiet mit einem seiner Anhänger
}
choose-pact-tile = Handelsvertrag: einer der offenen
choose-oracle-track = Orakel: die Leiste, deren Zielplättchen er folgt
choose-advance-track = Vorschieben: eine Leiste, auf der er weiter kann
choose-move-target = Ziel der Bewegung ({ $strategy }, Einheiten: { $count }): Planet mit einem Gebiet, das er mit mindestens 2 Spielstücken kontrolliert; Stärke dort mindestens: deine, 2 gegen eine Zivilisation, 4 in Atlantis. Von der Strategie zählt nur die erste Zeile, die ein mögliches Gebiet nennt; bei mehreren geht es mit den Kriterien danach weiter
choose-portal-target = Ziel des Portals ({ $strategy }, Einheiten: { $count }): auf jedem Planeten; Stärke dort mindestens: deine, 2 gegen eine Zivilisation, 4 in Atlantis. Von der Strategie zählt nur die erste Zeile, die ein mögliches Gebiet nennt; bei mehreren geht es mit den Kriterien danach weiter
choose-move-unit = Die nächste Einheit, vom Planeten des Ziels; keine, die kämpfen muss oder allein ihr Gebiet kontrolliert
choose-portal-unit = Die nächste Einheit, von jedem Planeten, nicht aus Atlantis; keine, die kämpfen muss oder allein ihr Gebiet kontrolliert
choose-fight-area = Hat er irgendwo (noch) einen Kampf?
choose-your-fight = Greifst du irgendwo (noch) Cosmobot an?
by-harvest-resource = Ressourcenkriterium: zuerst { $order }
by-harvest-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-build-resource = Ressourcenkriterium: zuerst { $order }
by-build-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-gain-resource = Ressourcenkriterium: zuerst { $order }
by-gain-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-summon-resource = Ressourcenkriterium: zuerst { $order }
by-summon-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-move-resource = Ressourcenkriterium: zuerst { $order }
by-move-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-portal-resource = Ressourcenkriterium: zuerst { $order }
by-portal-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-unit-resource = Ressourcenkriterium: zuerst { $order }
by-unit-you_choose = Mehrere sind gleich gut: Du triffst die Wahl.
by-harvest-icons = die meisten Ressourcensymbole, erschöpft oder nicht
by-build-icons = die meisten Ressourcensymbole, erschöpft oder nicht
by-summon-icons = die meisten Ressourcensymbole, erschöpft oder nicht
by-move-icons = die meisten Ressourcensymbole, erschöpft oder nicht
by-portal-icons = die meisten Ressourcensymbole, erschöpft oder nicht
by-build-planet = Planet: zuerst Gaia, dann deiner, dann seiner
by-portal-planet = Planet: zuerst Gaia, dann deiner, dann seiner
by-gain-weakest = wo seine Einheiten zusammen am schwächsten sind
by-summon-pieces = wo er die meisten Spielstücke hat (Einheiten und Siedlung)
by-unit-strongest = die stärkste Einheit
by-unit-pieces = aus dem Gebiet mit den meisten seiner Spielstücke (Einheiten und Siedlung)
by-pact-points = die meisten SP
by-pact-first = der oberste, am weitesten links
by-oracle-furthest = wo er am weitesten fortgeschritten ist
by-oracle-lowest_value = der niedrigere Zielwert
by-oracle-lower = die untere Leiste
by-advance-highest_value = der höchste Zielwert
by-advance-behind = wo sein Marker am weitesten zurückliegt
by-advance-lower = die untere Leiste
by-fight-you_choose = Mehrere Kämpfe: Welcher kommt zuerst?
by-your-fight_choose = Mehrere Kämpfe: Welcher kommt zuerst?
by-brave-atlantis = Tapfer 1: Atlantis, falls er es nicht kontrolliert
by-brave-distant = Tapfer 2: der Ferne Planet des Pfeils, falls er ihn nicht anführt
by-brave-civilization = Tapfer 3: ein Gebiet mit Zivilisation
by-brave-beside_atlantis = Tapfer 4: ein Gebiet neben Atlantis, das er nicht kontrolliert
by-brave-your_weakest = Tapfer 5: dein Gebiet mit deinen schwächsten Einheiten
by-brave-shrine = Tapfer 6: ein unkontrolliertes Gebiet mit Schrein
by-brave-free = Tapfer 7: ein unkontrolliertes Gebiet
by-mighty-shrine = Mächtig 1: ein unkontrolliertes Gebiet mit Schrein
by-mighty-atlantis = Mächtig 2: Atlantis, falls er es nicht kontrolliert
by-mighty-distant = Mächtig 3: der Ferne Planet des Pfeils, falls er ihn nicht anführt
by-mighty-beside_atlantis = Mächtig 4: ein Gebiet neben Atlantis, das er nicht kontrolliert
by-mighty-your_shrine = Mächtig 5: dein Gebiet mit Schrein
by-mighty-free = Mächtig 6: ein unkontrolliertes Gebiet
by-mighty-your_weakest = Mächtig 7: dein Gebiet mit deinen schwächsten Einheiten
by-cunning-activating = Gerissen 1: ein Gebiet ohne Kontrolle, in dem er einen Kulturmarker aktiviert
by-cunning-beside_marker = Gerissen 2: ein unkontrolliertes Gebiet neben einem Kulturmarker
by-cunning-distant = Gerissen 3: der Ferne Planet des Pfeils, falls er ihn nicht anführt
by-cunning-civilization = Gerissen 4: ein Gebiet mit Zivilisation, nicht Atlantis
by-cunning-free = Gerissen 5: ein unkontrolliertes Gebiet
by-cunning-atlantis = Gerissen 6: Atlantis, falls er es nicht kontrolliert
by-cunning-your_weakest = Gerissen 7: dein Gebiet mit deinen schwächsten Einheiten

## Namen

verb-planet = Planet
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
verb-arrow = Pfeil
verb-mark = Kennzeichen
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
verb-order = Reihenfolge
verb-rewards = Belohnungen
verb-goals = Zielplättchen
verb-tracks = Leisten
verb-creature = Kreatur
verb-settle = Siedeln
verb-last = Spielende
verb-done = fertig
field-areas = Gebiete
field-capital = Hauptstadt
field-shrine = Schrein
field-tile = Zivilisation
field-resource = Ressource
field-icons = Anzahl oder zweite
field-area_1 = Gebiet 1
field-area_2 = Gebiet 2
field-area_3 = Gebiet 3
field-card = Karte
field-cubes = Zahl
field-arrow = Richtung
field-symbol = Symbol
field-marks = wie oft
field-number = Zahl
field-strategy = Strategie
field-track = Leiste
field-god = Gott
field-steps = Schritte
field-resource_1 = ganz links
field-resource_2 = zweite
field-resource_3 = dritte
field-resource_4 = ganz rechts
field-place_1 = Platz 1
field-place_2 = Platz 2
field-place_3 = Platz 3
field-place_4 = Platz 4
field-space = Platz
field-war = Krieg
field-technology = Technologie
field-commerce = Handel
field-domination = Vormacht
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
opt-shrines = Schreine
opt-territories = Gebiete
opt-areas = Gebiete
opt-units = Einheiten
opt-settlements = Siedlungen
opt-right = rechts
opt-left = links
opt-H = das von leicht
opt-E = das von schwierig
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
opt-gain_1 = Anhänger 1
opt-harvest_1 = Ernte 1
opt-supremacy_1 = Vormacht 1
opt-followers_1 = 1 Anhänger
opt-vp_1 = 1 SP
opt-move_1_brave = Bewegen 1 Tapfer
opt-portal_1_brave = Portal 1 Tapfer
opt-move_1_mighty = Bewegen 1 Mächtig
opt-portal_1_mighty = Portal 1 Mächtig
opt-move_1_cunning = Bewegen 1 Gerissen
opt-portal_1_cunning = Portal 1 Gerissen
opt-gain_2 = Anhänger 2
opt-harvest_2 = Ernte 2
opt-supremacy_2 = Vormacht 2
opt-followers_2 = 2 Anhänger
opt-vp_2 = 2 SP
opt-move_2_brave = Bewegen 2 Tapfer
opt-portal_2_brave = Portal 2 Tapfer
opt-move_2_mighty = Bewegen 2 Mächtig
opt-portal_2_mighty = Portal 2 Mächtig
opt-move_2_cunning = Bewegen 2 Gerissen
opt-portal_2_cunning = Portal 2 Gerissen
opt-gain_3 = Anhänger 3
opt-harvest_3 = Ernte 3
opt-supremacy_3 = Vormacht 3
opt-followers_3 = 3 Anhänger
opt-vp_3 = 3 SP
opt-move_3_brave = Bewegen 3 Tapfer
opt-portal_3_brave = Portal 3 Tapfer
opt-move_3_mighty = Bewegen 3 Mächtig
opt-portal_3_mighty = Portal 3 Mächtig
opt-move_3_cunning = Bewegen 3 Gerissen
opt-portal_3_cunning = Portal 3 Gerissen
opt-gain_4 = Anhänger 4
opt-harvest_4 = Ernte 4
opt-supremacy_4 = Vormacht 4
opt-followers_4 = 4 Anhänger
opt-vp_4 = 4 SP
opt-move_4_brave = Bewegen 4 Tapfer
opt-portal_4_brave = Portal 4 Tapfer
opt-move_4_mighty = Bewegen 4 Mächtig
opt-portal_4_mighty = Portal 4 Mächtig
opt-move_4_cunning = Bewegen 4 Gerissen
opt-portal_4_cunning = Portal 4 Gerissen
opt-gain_5 = Anhänger 5
opt-harvest_5 = Ernte 5
opt-supremacy_5 = Vormacht 5
opt-followers_5 = 5 Anhänger
opt-vp_5 = 5 SP
opt-move_5_brave = Bewegen 5 Tapfer
opt-portal_5_brave = Portal 5 Tapfer
opt-move_5_mighty = Bewegen 5 Mächtig
opt-portal_5_mighty = Portal 5 Mächtig
opt-move_5_cunning = Bewegen 5 Gerissen
opt-portal_5_cunning = Portal 5 Gerissen
opt-build = Siedlung bauen
opt-income = Siedlungseinkommen
opt-oracle = Orakel
opt-pact = Handelsvertrag
opt-advance = Vorschieben
opt-supremacy_goal = Vormacht nach Zielplättchen
opt-advance_war = Vorschieben Krieg
opt-advance_technology = Vorschieben Technologie
opt-advance_commerce = Vorschieben Handel
opt-advance_free = Vorschieben frei
opt-summon_minor = Kleinen Gott herbeirufen
opt-summon_major = Großen Gott herbeirufen
opt-cubes_0 = kein Quader
opt-cubes_1 = 1 Quader
opt-cubes_2 = 2 Quader
opt-arrow_right = Pfeil nach rechts
opt-arrow_left = Pfeil nach links

## Optionen

option-level = Stufe
option-level-easy = leicht
option-level-normal = normal
option-level-hard = schwierig
option-level-extreme = extrem schwierig
option-tracked = Brett mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
option-cards = Karten
option-cards-printed = die gedruckten, du liest sie ein
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
panel-open = Offene Karten
panel-pacts = Handelsverträge
panel-war = Krieg
panel-technology = Technologie
panel-commerce = Handel
panel-domination = Vormacht
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

because-atlantis-closed = Das Spielende ist ausgelöst. Niemand betritt oder verlässt mehr Atlantis.

## Was nicht stimmt

fault-followers-count = Cosmobot hat 12 Anhänger, auf dem Brett und im Vorrat zusammen.
fault-gods-count = Cosmobot hat 4 Kleine Götter und 1 Großen Gott, auf dem Brett und im Vorrat zusammen.
fault-settlements-count = Cosmobot hat 5 Siedlungen, auf dem Brett und auf der Schicksalskarte zusammen.
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
fault-units-letters = Einheiten schreibt man g, m, c, f in dieser Reihenfolge: Großer Gott, Kleiner Gott, Kreatur, Anhänger.
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

## Was du berichtigen kannst

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
state-markers = Kulturmarker
state-followers_left = seine Anhänger im Vorrat
state-minors_left = seine Kleinen Götter im Vorrat
state-majors_left = sein Großer Gott im Vorrat
state-settlements_left = seine Siedlungen auf der Schicksalskarte
state-cubes = seine Quader
state-your_cubes = deine Quader
state-progress = seine Marker auf Krieg, Technologie, Handel
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
