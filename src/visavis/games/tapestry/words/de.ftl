game-name = Tapestry
game-about = Der Automa und das Schattenreich für Tapestry, mit drei Erweiterungen, sechs Leveln und sieben Szenarien. Inoffiziell.
    .short = Automa und Schattenreich, 6 Level

## Was geschieht

do-leave_out = { $what_id ->
    [decision] Lege diese Entscheidungskarten in die Schachtel und nimm dafür die neuen aus Kunst und Architektur: { $cards }.
    [automa] Lass diese Automa-Zivilisationen in der Schachtel: { $cards }.
    [trap] Lass in der Schachtel: { $cards }.
    [civilization] Lass diese Zivilisationen in der Schachtel: { $cards }.
    [landmark_card] Lass diese Wahrzeichenkarten in der Schachtel: { $cards }.
    [space_tile] Lass in der Schachtel: { $cards }.
    [tech] Lass diese Techkarten in der Schachtel: { $cards }.
   *[tapestry] Lass diese Gobelinkarten in der Schachtel: { $cards }.
}
do-not_played = Das geht mit diesem Szenario oder diesen Erweiterungen nicht und bleibt weg: { $parts }.
do-remind = { $rule_id ->
    [traps] Alle Fallen bleiben im Spiel.
    [hucksters] Nimm die neuere Karte Hausierer/Vorreiter aus Kunst und Architektur.
    [mat_normal] Gib dem Automa sein Einkommenstableau mit der normalen Seite nach oben.
    [mat_card] Gib dem Automa sein Einkommenstableau mit der normalen Seite nach oben. Lege die Einkommenskarte dieses Levels auf die Einkommensübersicht.
    [mat_arts_card] Gib dem Automa sein Einkommenstableau mit der normalen Seite nach oben. Lege die Einkommenskarte dieses Levels aus Kunst und Architektur auf die Einkommensübersicht.
    [mat_hard] Gib dem Automa sein Einkommenstableau mit der Seite „Schwer“ nach oben.
    [landmark_cards] Nimm 2 Wahrzeichenkarten und behalte 1 davon. Das Wahrzeichen der anderen geht an den Automa.
    [more_landmark_cards] Ziehe 2 weitere Wahrzeichenkarten. Beide Wahrzeichen gehen an den Automa.
    [arts_cover] Lege das Abdeckteil auf das Wertungssymbol Technologie und Entdeckung auf dem Tableau des Automa.
    [double_neighbours] Doppelschlag: Deine Nachbarn bleiben Automa und Schattenreich, Doppelschlagmarker zählen dabei nicht. Ihre Wahrzeichen lösen die Historiker nicht aus. Die Auserwählten erhalten für ihre Fähigkeit zu den Errungenschaften 3 SP statt 1 SP je Mitspieler.
    [focus_blockers] Stelle auf den Start jeder Leiste, die nicht deine bevorzugte ist, einen Außenposten einer freien Farbe. Diese Blockaden stehen immer 4 Felder hinter deinem bevorzugten Marker.
    [focus_civilizations] Wähle erst deine bevorzugte Leiste, dann deine Zivilisation: Du erhältst 3 und behältst 1. Militante und Nomaden darfst du tauschen.
    [focus_die] Zeigt der Wissenschaftswürfel einen blockierten Marker von dir, wirf neu.
    [war_trap] Nimm 1 Falle aus dem Stapel. Du und der Automa nehmt je alle Außenposten einer freien Farbe dazu.
    [war_leaders] Du spielst die Anführer. In deinem ersten Einkommenszug erhältst du keine Gobelinkarte.
    [war_conquer] Immer wenn du erkunden würdest, erobere stattdessen. Durftest du an beliebigem Ort erkunden, darfst du es auch erobern.
    [utopia_islanders] Lege keine Marker auf die Militärleiste. Du spielst die Insulaner.
    [utopia_tech] Zeigt der Wissenschaftswürfel Militär, wirf neu. Techbedingungen zu Militär entfallen. Karten und Teile zu Militär oder kontrollierten Gebieten darfst du neu ziehen.
    [utopia_explore] Immer wenn du erobern würdest, erkunde stattdessen. Du darfst jedes leere Feld erkunden, das über Gebiete mit deinem Hauptstadtfeld verbunden ist.
    [fall_historians] Du spielst die Historiker und eine zweite Zivilisation, als hättest du mit beiden begonnen. Für Szenario 5 kannst du dir notieren, welche Gobelinkarten du in welcher Reihenfolge spielst.
    [fall_kit] Statt deines ersten Einkommenszuges: 1 von jedem Rohstoff; 2 Zivilisationen, behalte 1; 3 Gobelinkarten, behalte 2; nacheinander 3 Techkarten, auch aus der Auslage, behalte 2; werte 1 Techkarte ohne Belohnung auf. Kannst du in der ersten Ära eine Gobelinkarte spielen, spiele sie auf „Beherrschung des Feuers“.
    [fall_landmarks] Ein Wahrzeichen erhältst du erst auf seinem eigenen Feld. Die Startfelder zählen nicht, Zurückgehen wird ignoriert.
    [fall_costs] Kosten deines Voranschreitens, L ist der Rohstoff der Leiste: Stufe IV: L und 1 beliebiger; III: L und 2 beliebige; II: 2 L; I: L und 3 beliebige (nachempfunden außer Stufe II). Techbedingungen entfallen.
    [premonition_mystics] Du spielst die Mystiker. Mach deine Vorhersagen am Ende deines ersten Einkommenszuges.
    [premonition_tapestries] Nimm in deinem ersten Einkommenszug 9 Gobelinkarten statt 1 und lege 3 davon verdeckt auf dein Tableau, oder die aus Szenario 4. Ihr Effekt geschieht dabei nicht, ansehen darfst du sie immer. Mische den Rest zurück.
    [premonition_turn] Dein Tableau gibt dir keine Gobelinkarten. Drehe in den Einkommenszügen 2 bis 4 deine linke verdeckte Karte um, als hättest du sie gespielt.
    [kaiju_one_capital] Nimm keine fortgeschrittenen Hauptstädte und keine Zivilisationen, die außerhalb der Hauptstadt bauen.
    [kaiju_one_marker] Ein Marker des Kaiju kann nicht entfernt und nicht überbaut werden. Seine Reihe, Spalte und sein Viertel geben dir nichts mehr, das zerstörte Gebäude auch nicht. Du darfst bauen, wo das Kaiju steht. Karten und Zivilisationen, die anderswo bauen, ziehst du neu, die Gobelinkarten des Automa nicht.
    [kaiju_two_pieces] Mische alle Entscheidungskarten zum Kaiju-Stapel. Lege einen Marker auf dein Ziel auf der SP-Leiste: 40, 70, 100, 130, 160 oder 190 SP auf Level 1 bis 6. Nimm 2 Marker einer freien Farbe als Blocker und die Außenposten von 4 freien Farben als Kaiju. Entferne die Wahrzeichen der Stufe III von allen Leisten.
    [kaiju_two_redraw] Karten, die mehr als Außenposten auf die Karte stellen oder andere betreffen, ziehst du neu. Techbedingungen entfallen. Du bist immer Erster.
    [kaiju_two_landmark] Ziehe 2 Wahrzeichenkarten und behalte 1.
   *[kaiju_two_cost] Eine Voranschreiten-Aktion auf einer Leiste mit Blocker kostet dich 1 Rohstoff mehr.
}
do-place_starts = { $bots ->
    [yes] Stelle 2 deiner Außenposten auf das Gebiet 2/4 (2:0) und 2 des Automa auf 3/5 (-2:2). Je { $outposts } bleiben im Vorrat.
   *[no] Stelle 2 deiner Außenposten auf das Gebiet 2/4 (2:0). { $outposts } bleiben im Vorrat.
}
do-place_markers = { $bots ->
    [yes] { $backwards ->
        [yes] Lege je einen Marker von dir, vom Automa und vom Schattenreich auf Feld 12 jeder Leiste, bei Militär auf Feld 11. Alle Leisten laufen rückwärts bis Feld 1.
       *[no] { $double ->
            [yes] Lege je einen Marker von dir, vom Automa, vom Schattenreich und vom Doppelschlag auf den Start jeder Leiste im Spiel.
           *[no] Lege je einen Marker von dir, vom Automa und vom Schattenreich auf den Start jeder Leiste im Spiel.
        }
    }
   *[no] Lege je einen deiner Marker auf den Start jeder Leiste.
}
do-take_civilization = Der Automa spielt { $civilization }.
do-choose_favourite = { $who_id ->
    [automa] Bevorzugte Leiste des Automa ist { $track }: Sein zweiter Marker kommt dorthin.
    [shadow] Bevorzugte Leiste des Schattenreichs ist { $track }: Sein zweiter Marker kommt dorthin.
   *[you] Deine bevorzugte Leiste ist { $track }.
}
do-make_decks = Mische die Entscheidungskarten 8 bis 22 zum Entwicklungsstapel. Mische { $unseen ->
    [one] seine oberste Karte
   *[other] seine obersten { $unseen } Karten
} und die Karten 1 bis 7 zum Entscheidungsstapel.
do-put_arts_track = Die Künsteleiste liegt neben { $track }.
do-fill_map = Lege auf jedes leere Feld ein zufälliges Gebietsteil.
do-campaign_so_far = Kampagnenpunkte bisher: du { $you }, der Automa { $automa }.
do-place_kaiju = Stelle einen Außenposten einer freien Farbe in das Stadtviertel { $district } in deiner Hauptstadt: das Kaiju.
do-begin = { $first_id ->
    [you] Du beginnst.
   *[bots] Die Bots beginnen.
}
do-lay_pair = Neues Entscheidungskartenpaar: links { $track }, rechts { $tie }.
do-show_card = Keine Karte liegt offen: Decke für diesen Gleichstand { $card } auf und mische sie danach zurück.
do-advance = { $bot_id ->
    [automa] { $both ->
        [yes] Der Automa schreitet auf { $track } voran: beide Marker auf Feld { $space }.
       *[no] Der Automa schreitet auf { $track } voran: Marker auf Feld { $space }.
    }
    [shadow] { $both ->
        [yes] Das Schattenreich schreitet auf { $track } voran: beide Marker auf Feld { $space }.
       *[no] Das Schattenreich schreitet auf { $track } voran: Marker auf Feld { $space }.
    }
   *[double] Der Doppelschlag schreitet auf { $track } voran: Marker auf Feld { $space }.
}
do-go_back = { $both ->
    [yes] Der Automa geht auf { $track } zurück: beide Marker auf Feld { $space }.
   *[no] Der Automa geht auf { $track } zurück: Marker auf Feld { $space }.
}
do-gain_landmark = { $bot_id ->
    [automa] Der Automa erhält das Wahrzeichen { $landmark }: Stelle es in die Box auf seinem Tableau.
    [shadow] Das Schattenreich erhält das Wahrzeichen { $landmark }: Stelle es in die Box auf dem Tableau des Automa.
   *[double] Der Doppelschlag erhält das Wahrzeichen { $landmark }: Stelle es in die Box auf dem Tableau des Automa.
}
do-box_landmarks = Stelle in die Box auf dem Tableau des Automa: { $landmarks }. Wirf die Karten ab.
do-remove_landmark = Entferne das Wahrzeichen { $landmark } des Automa aus dem Spiel.
do-achieve = { $who_id ->
    [automa] Der Automa erhält eine Errungenschaft: { $achievement_id ->
        [end] Ende einer Fortschrittsleiste
        [topple] zwei gestürzte Außenposten
       *[middle] Mittlere Insel
    }. { $points } SP.
    [shadow] Das Schattenreich nimmt die Errungenschaft für das Ende einer Fortschrittsleiste. Keine SP.
   *[you] Du erhältst eine Errungenschaft: { $achievement_id ->
        [end] Ende einer Fortschrittsleiste
        [topple] zwei gestürzte Außenposten
       *[middle] Mittlere Insel
    }. { $points } SP.
}
do-score = Der Automa erhält { $points } SP: { $what_id ->
    [landmarks] Wahrzeichen und Gebiete
    [military] Militär und Wissenschaft
    [technology] Technologie, Entdeckung und Künste
    [first] zuerst in der Ära
    [stuck] alle Leisten beendet (nachempfundener Wert)
    [utopia] Wahrzeichen von Leisten (nachempfundener Wert)
    [engineers] Ingenieure
    [conquerors] Eroberer
    [equalizers] Gleichmacher
    [iconoclasts] Bilderstürmer
    [hucksters] Hausierer
   *[civilization] seine Zivilisation
}.
do-score_each = Der Automa erhält { $points } SP: { $what_id ->
    [landmarks] { $count } Wahrzeichen und Gebiete
    [military] { $count } Felder auf Militär und Wissenschaft
    [technology] { $count } Felder auf Technologie und Entdeckung
    [arts] { $count } Felder auf Technologie, Entdeckung und Künste
   *[hucksters] Hausierer mit { $count } Gegenständen
} × { $each }.
do-roll = { $again ->
    [yes] Wissenschaftswürfel: { $track }. Das zählt nicht, wirf neu.
   *[no] Wissenschaftswürfel: { $track }.
}
do-replace_cards = { $what_id ->
    [technology] Wirf die 3 offenen Techkarten ab und fülle auf.
   *[masterpieces] Wirf die 3 offenen Meisterstücke ab und fülle auf.
}
do-gain_tapestry = Lege 1 Gobelinkarte verdeckt neben das Tableau des Automa.
do-lay_tile = { $space_id ->
    [somewhere] Ziehe ein Gebietsteil und lege es offen dorthin, { $turned ->
        [0] ohne es zu drehen
       *[other] um { $turned }/6 nach rechts gedreht
    }.
   *[other] Ziehe ein Gebietsteil und lege es offen auf { $space }, { $turned ->
        [0] ohne es zu drehen
       *[other] um { $turned }/6 nach rechts gedreht
    }.
}
do-place_outpost = { $space_id ->
    [somewhere] Stelle einen Außenposten des Automa dorthin.
   *[other] Stelle einen Außenposten des Automa auf { $space }.
}
do-place_shadow = { $space_id ->
    [somewhere] Lege einen gestürzten Außenposten des Schattenreichs dazu.
   *[other] Lege auf { $space } einen gestürzten Außenposten des Schattenreichs dazu.
}
do-topple_yours = { $space_id ->
    [somewhere] Stürze deinen Außenposten dort.
   *[other] Stürze deinen Außenposten auf { $space }.
}
do-topple_automas = { $space_id ->
    [somewhere] Stürze den Außenposten des Automa dort.
   *[other] Stürze den Außenposten des Automa auf { $space }.
}
do-your_outpost_leaves = { $space_id ->
    [somewhere] Nimm deinen Außenposten zurück.
   *[other] Nimm deinen Außenposten von { $space } zurück.
}
do-automa_retreats = { $left_id ->
    [somewhere] Setze den Außenposten des Automa dorthin.
   *[other] Setze den Außenposten des Automa von { $left } auf { $space }.
}
do-discard_tapestry = Der Automa wirft ab: { $card }.
do-you_advance = Du schreitest auf { $track } voran: Marker auf Feld { $space }.
do-you_advance_behind = Du schreitest mit einem hinteren Marker voran.
do-you_move = Dein Marker auf { $track } steht auf Feld { $space }.
do-you_gain_landmark = Du erhältst das Wahrzeichen { $landmark }.
do-you_income = { $first ->
    [yes] Dein Einkommenszug { $turn }. Du beginnst diese Ära als Erster und erhältst { $turn ->
        [2] 1 beliebigen Rohstoff
        [3] 2 beliebige Rohstoffe
       *[other] 3 beliebige Rohstoffe
    }.
   *[no] Dein Einkommenszug { $turn }.
}
do-you_explore = { $space_id ->
    [somewhere] Du erkundest.
   *[other] Du erkundest { $space }.
}
do-you_place_outpost = { $space_id ->
    [somewhere] Du stellst einen Außenposten auf ein Feld.
   *[other] Du stellst einen Außenposten auf { $space }.
}
do-you_build = { $space_id ->
    [somewhere] Du stellst ein Gebäude auf ein Feld.
   *[other] Du stellst ein Gebäude auf { $space }.
}
do-you_seal = { $space_id ->
    [somewhere] Du legst einen zweiten Spielstein auf ein Feld.
   *[other] Du legst einen zweiten Spielstein auf { $space }.
}
do-you_stand_up = { $space_id ->
    [somewhere] Du richtest einen Außenposten auf.
   *[other] Du richtest deinen Außenposten auf { $space } auf.
}
do-you_take_item = Du nimmst einen offenen Gegenstand der Hausierer.
do-take_income = Die Bots führen Einkommenszug { $turn } durch.
do-add_item = Lege offen neben das Tableau des Automa: { $item_id ->
    [tapestry_item] 1 Gobelinkarte
    [tech_item] 1 Techkarte
    [tile_item] 1 Gebietsteil
   *[masterpiece_item] 1 Meisterstück
}.
do-add_cards = Lege die obersten { $unseen } Karten vom Entwicklungsstapel ungesehen auf die abgeworfenen Entscheidungskarten.
do-cover_mat = Lege 1 Karte vom Gobelinstapel verdeckt auf das erste freie Feld auf dem Tableau des Automa.
do-shuffle_deck = Mische alle abgeworfenen Entscheidungskarten, das letzte Paar und die neuen zum Entscheidungsstapel.
do-move_kaiju = Das Kaiju geht { $towards } in das Stadtviertel { $district } (Kompass nachempfunden).
do-destroy_building = Entferne das erste Einkommensgebäude im Stadtviertel { $district } aus dem Spiel, von links nach rechts und oben nach unten. Lege einen Marker auf seinen Platz.
do-shuffle_kaiju_deck = Mische den Ablagestapel zum neuen Kaiju-Stapel.
do-lift_blockers = Lege beide Blocker neben das Brett.
do-put_blocker = Kaiju-Stapel: { $card }. Lege einen Blocker auf { $track }.
do-put_kaiju = { $space_id ->
    [somewhere] Stelle ein Kaiju dorthin.
   *[other] Stelle ein Kaiju auf { $space }.
}
do-lose_outpost = { $space_id ->
    [somewhere] Entferne einen deiner Außenposten dort aus dem Spiel.
   *[other] Entferne einen deiner Außenposten auf { $space } aus dem Spiel.
}
do-your_points = Du hast { $points } SP.
do-you_score = Du erhältst { $points } SP für deine Wahrzeichen von Leisten (nachempfundener Wert). Zähle sie dazu.
do-campaign_points = { $who_id ->
    [you] Du erhältst { $points } Kampagnenpunkte.
   *[automa] Der Automa erhält { $points } Kampagnenpunkte.
}
do-campaign_over = { $who_id ->
    [you] Du gewinnst die Kampagne mit { $you } zu { $automa } Punkten.
   *[automa] Der Automa gewinnt die Kampagne mit { $automa } zu { $you } Punkten.
}
do-game_over = { $winner_id ->
    [you] Du gewinnst.
    [automa] Der Automa gewinnt.
    [kaiju] Die Kaiju gewinnen.
   *[both] Du und der Automa teilt euch den Sieg.
}

## Fragen und Entscheidungen

ask-first-player = Wer ist Startperson?
ask-civilization-first = Welche Zivilisation spielt der Automa? Für erste Spiele: Ingenieure, Wissenschaftler oder Abenteurer.
ask-civilization-second = Level 6: Welche zweite Zivilisation spielt der Automa?
ask-civilization-favourite = Welches Symbol zeigt die Karte von { $civilization } neben dem Herz?
ask-civilization-effect = { $civilization }, Einkommenszug { $turn }: Diesen Effekt hat niemand veröffentlicht. Was sagt deine Karte?
ask-arts-beside = Neben welcher Leiste liegt die Künsteleiste?
ask-focus-favourite = Welche Leiste ist deine bevorzugte?
ask-focus-prize = Nimmst du das Wahrzeichen { $landmark } oder die Belohnung eines der ersten vier Felder (keinen Bonus)?
ask-campaign-played = Spielst du die Kampagne?
ask-campaign-you = Wie viele Kampagnenpunkte hast du bisher?
ask-campaign-automa = Wie viele Kampagnenpunkte hat der Automa bisher?
ask-your-turn = { $era ->
    [0] Du bist am Zug. Dein erster Zug ist ein Einkommenszug.
   *[other] Du bist am Zug, Ära { $era }: Was machst du?
}
ask-your-more = { $target ->
    [0] Was hast du in diesem Zug noch auf Leisten oder Landkarte getan?
   *[other] Was hast du in diesem Zug noch auf Leisten oder Landkarte getan? Erreichst du { $target } SP, sag „ziel“.
}
ask-your-card = Was tut deine Karte oder Zivilisation?
ask-reaction-yours = { $space_id ->
    [somewhere] Der Automa erobert dein Gebiet. Spielst du eine Reaktionskarte?
   *[other] Der Automa erobert dein Gebiet { $space }. Spielst du eine Reaktionskarte?
}
ask-reaction-card = Decke zufällig eine der { $left } Gobelinkarten des Automa auf. Welche ist es?
ask-reaction-meets = Erfüllt der Automa die Bedingung von { $card }?
ask-reaction-result = Wer kontrolliert das Gebiet nach { $card }?
ask-reaction-places = Auf welche Felder darf sich der Automa nach der Karte zurückziehen?
ask-conquer-attacked = Kontrolliert der Automa das Gebiet, das du eroberst?
ask-conquer-empty = Ist das Feld leer, ohne Gebiet?
ask-conquer-is_middle = Ist es die mittlere Insel?
ask-automa-territories = Wie viele Gebiete kontrolliert der Automa?
ask-automa-lone = Auf wie vielen Gebieten des Automa steht genau 1 Spielstein?
ask-kaiju-destroys = Das Kaiju ist im Stadtviertel { $district }. Gibt es dort einen leeren Platz und ein Einkommensgebäude?
ask-kaiju-outpost = Hast du auf diesem Feld einen Außenposten?
ask-kaiju-none_left = Hast du deinen letzten Außenposten auf der Karte verloren?
ask-goal-war = Kontrollierst du mehr Gebiete als der Automa?
ask-goal-fall = Hast du alle Einkommensgebäude von mindestens 2 Arten gebaut?
ask-goal-premonition = Haben dir deine Vorhersagen mindestens 30 SP gebracht?
ask-end-points = Der Automa hat { $automa } SP. Wie viele hast du?
ask-end-resources = Gleichstand: Hast du noch einen Rohstoff?
ask-end-kaiju = Das Ziel waren { $target } SP. Wie viele hast du?
ask-draw-deck = { $part_id ->
    [progress] Keine Entscheidungskarte liegt offen: Decke die oberste vom Entwicklungsstapel auf. Welche ist es?
   *[top] Welche Entscheidungskarte hast du aufgedeckt? Bei einem Paar zuerst die linke, dann die rechte.
}
ask-draw-die = Was zeigt der Wissenschaftswürfel?
ask-draw-civilization = Welche Automa-Zivilisation hast du gezogen?
ask-draw-rotation = Um wie viele Sechstel ist das Gebietsteil gedreht?
choose-automa-any = Der Automa schreitet voran: jede Leiste, die er nicht beendet hat
choose-automa-landmark = Der Automa schreitet voran: am nächsten zu einem Wahrzeichen oder dem Ende
choose-automa-end = Der Automa schreitet voran: am nächsten zum Ende
choose-automa-favourite = Die neue bevorzugte Leiste des Automa
choose-shadow-any = Das Schattenreich schreitet voran: jede Leiste, die es nicht beendet hat
choose-shadow-landmark = Das Schattenreich schreitet voran: am nächsten zu einem Wahrzeichen oder dem Ende
choose-shadow-end = Das Schattenreich schreitet voran: am nächsten zum Ende
choose-shadow-favourite = Die neue bevorzugte Leiste des Schattenreichs
choose-your-favourite = Deine neue bevorzugte Leiste
choose-equalizers-track = Gleichmacher: die Leisten, auf denen du 1 oder 2 Felder voraus bist
choose-conquer-yours = { $anywhere ->
    [yes] Der Automa erobert: deine Gebiete mit 1 Spielstein, an beliebigem Ort
   *[no] Der Automa erobert: deine Gebiete mit 1 Spielstein neben seinen
}
choose-conquer-neutral = { $anywhere ->
    [yes] { $topple ->
        [yes] Der Automa erobert neutral: freie Felder an beliebigem Ort, auch neben dir
       *[no] Der Automa erobert neutral: freie Felder an beliebigem Ort, nicht neben dir
    }
   *[no] { $topple ->
        [yes] Der Automa erobert neutral: freie Felder neben seinen, auch neben dir
       *[no] Der Automa erobert neutral: freie Felder neben seinen, nicht neben dir
    }
}
choose-explore-hex = { $anywhere ->
    [yes] Der Automa erkundet: leere Felder an beliebigem Ort
   *[no] Der Automa erkundet: leere Felder neben seinen Gebieten
}
choose-explore-connected = { $anywhere ->
    [yes] Der Automa erkundet: leere Felder an beliebigem Ort
   *[no] Der Automa erkundet: leere Felder, die über Gebiete mit seinem Hauptstadtfeld verbunden sind
}
choose-retreat-hex = Wohin sich der Außenposten des Automa zurückzieht
choose-guard-hex = Eroberer: welches seiner Gebiete mit 1 Spielstein einen gestürzten Außenposten bekommt
choose-kaiju-hex = Das Feld dieser Karte: Felder ohne Kaiju
by-track-landmark = am nächsten zu einem Wahrzeichen, das noch da ist, oder zum Ende
by-track-end = am nächsten zum Ende
by-track-down = { $card }, Spalte von oben nach unten: { $order }
by-track-up = { $card }, Spalte von unten nach oben: { $order }
by-favourite-furthest = wo du am weitesten bist
by-favourite-you_choose = Mehrere sind gleich weit: Welche wird deine bevorzugte Leiste?
by-conquer-middle = am nächsten zur mittleren Insel, wenn der Automa sie noch erobern kann. Wege meiden seine Außenposten und Felder mit 2 Spielsteinen
by-neutral-middle = am nächsten zur mittleren Insel, wenn der Automa sie noch erobern kann. Wege meiden seine Außenposten und Felder mit 2 Spielsteinen
by-neutral-lone = am nächsten zu deinen Gebieten mit genau 1 Spielstein
by-neutral-yours = ohne solches Gebiet: am nächsten zu irgendeinem von deinen
by-explore-furthest = am weitesten von deinen Gebieten entfernt
by-conquer-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } und so weiter ({ $order })
by-neutral-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } und so weiter ({ $order })
by-explore-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } und so weiter ({ $order })
by-retreat-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } und so weiter ({ $order })
by-guard-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } und so weiter ({ $order })
by-kaiju-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } und so weiter ({ $order })

## Namen

about-engineers = 1 SP je Wahrzeichen
about-scientists = ab Einkommenszug 3: Forschen
about-explorers = abwechselnd auf Entdeckung und Militär voran
about-conquerors = erobert, sichert ein Gebiet, 1 SP je Gebiet
about-equalizers = zieht auf einer Leiste mit dir gleich, sonst SP
about-iconoclasts = entfernt seine Wahrzeichen, dafür Forschen und SP
about-hucksters = sammelt offene Gegenstände, SP für jeden
about-random = eine mit bekanntem Effekt
about-unknown = Effekt nicht veröffentlicht: Du sagst, was auf deiner Karte steht
verb-advance = voran
verb-income = einkommen
verb-behind = hinten
verb-building = gebäude
verb-done = fertig
verb-explore = erkunden
verb-conquer = erobern
verb-outpost = außenposten
verb-token = spielstein
verb-stand = aufrichten
verb-marker = marker
verb-landmark = wahrzeichen
verb-everyone = alle
verb-take = nehmen
verb-card = karte
verb-target = ziel
verb-points = punkte
verb-tapestry = gobelinkarte
note-behind = mit einem Marker voran, vor dem auf seiner Leiste noch einer von dir liegt
note-card = was deine Karten und Zivilisationen sonst tun
note-marker = dein Marker auf ein anderes Feld, auch zurück
note-outpost = ein Außenposten ohne Eroberung
note-building = ein Gebäude hält ein Gebiet, etwa bei den Nomaden
note-token = ein zweiter Spielstein auf einem Gebiet, etwa bei den Isolationisten
note-stand = einen gestürzten Außenposten aufrichten
note-landmark = ein Wahrzeichen vom Brett nehmen
note-everyone = alle schreiten auf einer Leiste voran, die Bots ohne Belohnung
note-take = einen offenen Gegenstand der Hausierer
note-target = du hast dein Ziel erreicht
field-track = Leiste
field-space = Feld
field-place = Leistenfeld
field-landmark = Wahrzeichen
field-points = SP
opt-military = Militär
opt-science = Wissenschaft
opt-exploration = Entdeckung
opt-technology = Technologie
opt-arts = Künste
opt-arts_architecture = Kunst und Architektur
opt-favourite = Herz
opt-random = zufällig
opt-die = der Würfel
opt-you = du
opt-bots = die Bots
opt-automa = der Automa
opt-shadow = das Schattenreich
opt-leaves = andere Karte: Mein Außenposten geht zurück
opt-kept = der Automa
opt-lost = du
opt-landmark = das Wahrzeichen
opt-benefit = die Belohnung
opt-card_landmark = Wahrzeichen einer Wahrzeichenkarte
opt-double_strike = Doppelschlag
opt-landmark_cards = Wahrzeichenkarten
opt-fantasies = Fantasie und Zukunft
opt-N = Norden (oben)
opt-NE = Nordosten
opt-SE = Südosten
opt-S = Süden (unten)
opt-SW = Südwesten
opt-NW = Nordwesten
opt-north = nach oben
opt-east = nach rechts
opt-south = nach unten
opt-west = nach links
opt-r1c1 = oben links
opt-r1c2 = oben Mitte
opt-r1c3 = oben rechts
opt-r2c1 = Mitte links
opt-r2c2 = Zentrum
opt-r2c3 = Mitte rechts
opt-r3c1 = unten links
opt-r3c2 = unten Mitte
opt-r3c3 = unten rechts
because-hex-not_here = Das geht auf diesem Feld nicht.
because-hex-off_board = Dieses Feld gibt es auf der Karte nicht.
because-turn-first_income = Dein erster Zug ist ein Einkommenszug.
because-turn-moved = In diesem Zug hast du schon gehandelt. Beende ihn mit „fertig“.
because-track-none = Alle deine Marker sind am Ende oder blockiert.
because-map-no_outpost = Du hast keinen Außenposten mehr im Vorrat.
because-map-no_war = In diesem Szenario erobert niemand.
because-landmark-gone = Dieses Wahrzeichen hat schon jemand, oder es ist nicht im Spiel.
because-map-full = Kein Feld ist mehr leer.
because-map-untracked = Die Landkarte wird nicht mitgeführt. Das brauchst du nicht zu sagen.
because-track-not_here = Dort kann dein Marker nicht voran: Die Leiste ist beendet, blockiert oder nicht im Spiel.
option-level = Level
option-scenario = Szenario
option-scenario-none = keines
option-scenario-focus = Atlantis 1: Fokus
option-scenario-war = Atlantis 2: Weltkrieg
option-scenario-utopia = Atlantis 3: Utopia
option-scenario-fall = Atlantis 4: Atlantis’ Untergang
option-scenario-premonition = Atlantis 5: Vorahnung
option-scenario-kaiju_one = Kaiju 1: Die Kaiju-Meister
option-scenario-kaiju_two = Kaiju 2: Unausweichlich
option-plans = Pläne und Gegenpläne
option-plans-yes = ja
option-plans-no = nein
option-arts = Kunst und Architektur
option-arts-none = nein
option-arts-cards = ja, ohne Künsteleiste
option-arts-track = ja, mit Künsteleiste
option-fantasies = Fantasie und Zukunft
option-fantasies-yes = ja
option-fantasies-no = nein
option-landmark_cards = Wahrzeichenkarten
option-landmark_cards-yes = ja
option-landmark_cards-no = nein
option-double_strike = Doppelschlag des Schattenreichs
option-double_strike-yes = ja
option-double_strike-no = nein
option-advised = Weglassen, wovon nur abgeraten wird
option-advised-yes = ja
option-advised-no = nein, diese Karten bleiben
option-tracked = Landkarte mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
seat-you = Du
seat-automa = Der Automa
seat-kaiju = Die Kaiju
policy-rival = Stellvertreter
stream-deck = Entscheidungskarten
stream-die = Wissenschaftswürfel
stream-civilization = Automa-Zivilisationen
stream-rotation = Drehung der Gebietsteile
panel-map = Landkarte
panel-military = Militär
panel-science = Wissenschaft
panel-exploration = Entdeckung
panel-technology = Technologie
panel-arts = Künste
panel-landmarks = Wahrzeichen auf dem Brett
panel-your_landmarks = Deine Wahrzeichen
panel-box = Wahrzeichen des Automa
panel-pair = Offenes Paar
panel-discard = Abgeworfene Entscheidungskarten
panel-ends = Errungenschaft Ende einer Fortschrittsleiste
panel-topples = Errungenschaft zwei gestürzte Außenposten
panel-middles = Errungenschaft Mittlere Insel
panel-state = Stand
row-your_era = deine Einkommenszüge
row-era = Einkommenszüge der Bots
row-points = SP des Automa
row-civilization = Zivilisation des Automa
row-second_civilization = seine zweite Zivilisation
row-favourite = bevorzugte Leiste des Automa
row-shadow_favourite = bevorzugte Leiste des Schattenreichs
row-your_favourite = deine bevorzugte Leiste
row-deck = Karten im Entscheidungsstapel
row-progress = Karten im Entwicklungsstapel
row-tapestries = Gobelinkarten des Automa
row-outposts = Außenposten im Vorrat des Automa
row-shadow_outposts = Außenposten des Schattenreichs
row-your_outposts = Außenposten in deinem Vorrat
row-items = offene Gegenstände der Hausierer
row-kaiju = Stadtviertel des Kaiju
row-campaign_you = deine Kampagnenpunkte
row-campaign_automa = Kampagnenpunkte des Automa
row-target = Ziel in SP
row-blocker_1 = erster Blocker
row-blocker_2 = zweiter Blocker
piece-you = du
piece-automa = Automa
piece-automa_heart = Automa ♥
piece-shadow = Schattenreich
piece-shadow_heart = Schattenreich ♥
piece-double = Doppelschlag
piece-blocker = Blockade
ground-middle = mittlere Insel
ground-land = vorgedrucktes Gebiet
ground-tile = Gebietsteil
ground-empty = leer
ground-hex = Feld (nicht mitgeführt)
piece-your_outpost = dein Außenposten
piece-automa_outpost = Außenposten des Automa
piece-your_toppled = dein gestürzter Außenposten
piece-automa_toppled = gestürzter Außenposten des Automa
piece-shadow_toppled = gestürzter Außenposten des Schattenreichs
piece-token = zweiter Spielstein
piece-kaiju = Kaiju
sign-middle = M
sign-land = #
sign-tile = +
sign-empty = .
sign-hex = .
sign-your_outpost = D
sign-automa_outpost = A
sign-your_toppled = d
sign-automa_toppled = a
sign-shadow_toppled = s
sign-token = 2
sign-kaiju = K

## Was nicht stimmt

fault-deck-cards = Die 22 Entscheidungskarten liegen nicht genau einmal in einem Stapel, im offenen Paar oder abgeworfen.
fault-deck-pair = Mehr als zwei Entscheidungskarten liegen offen.
fault-track-space = Ein Marker steht auf einem Feld, das es nicht gibt.
fault-track-name = Diese Leiste gibt es nicht.
fault-landmark-twice = Ein Wahrzeichen gibt es nicht oder es ist an zwei Orten.
fault-civilization-name = Diese Automa-Zivilisation gibt es nicht.
fault-era-number = Es gibt nur fünf Einkommenszüge.
fault-era-finished = Die Bots haben ihre fünf Einkommenszüge gemacht und sind nicht mehr am Zug.
fault-number-negative = Eine Zahl ist kleiner als null.
fault-outposts-count = So viele Außenposten kann niemand im Vorrat haben.
fault-achievement-who = Eine Errungenschaft gehört niemandem oder ist doppelt.
fault-kaiju-district = Dieses Stadtviertel gibt es nicht.
fault-hex-two_owners = Ein Feld wird von beiden Seiten kontrolliert.
fault-hex-no_territory = Ein Spielstein steht auf einem Feld ohne Gebiet.
fault-hex-three_tokens = Auf einem Feld stehen mehr als zwei Spielsteine.
fault-hex-no_land = Ein vorgedrucktes Gebiet fehlt.
fault-hex-kaiju = Ein Kaiju steht auf einem kontrollierten Gebiet.
fault-card-column = In der Spalte muss jede der vier Leisten und das Herz einmal stehen.
fault-card-shape = Die Karten 1 bis 7 haben einen Kreis, die anderen ein Rechteck.
fault-card-arrow = Diese Gebietswahlhilfe gibt es nicht.
fault-card-replaced = Kunst und Architektur ersetzt genau zehn Karten.
fault-arrow-order = Die Reihenfolge muss alle 34 Felder einmal nennen und am schwarzen Pfeil beginnen.
fault-landmark-place = Ein Wahrzeichen steht auf Feld 4, 7 oder 10 einer Leiste.

## Was du berichtigen kannst

state-phase = Abschnitt
state-phase-setup = Aufbau
state-phase-play = Spiel
state-phase-end = Schlusswertung
state-phase-over = vorbei
state-turn = am Zug
state-moved = du hast in diesem Zug schon gehandelt
state-your_era = deine Einkommenszüge
state-era = Einkommenszüge der Bots
state-you = deine Marker
state-automa = Marker des Automa
state-shadow = Marker des Schattenreichs
state-double = Doppelschlagmarker
state-favourite = bevorzugte Leiste des Automa
state-shadow_favourite = bevorzugte Leiste des Schattenreichs
state-your_favourite = deine bevorzugte Leiste
state-civilizations = Zivilisationen des Automa
state-landmarks = Wahrzeichen auf dem Brett
state-box = Wahrzeichen des Automa
state-your_landmarks = deine Wahrzeichen von Leisten
state-deck = Entscheidungs- und Entwicklungsstapel
state-pair = offenes Paar
state-discard = abgeworfene Entscheidungskarten
state-points = SP des Automa
state-your_points = deine SP
state-tapestries = Gobelinkarten des Automa
state-items = offene Gegenstände der Hausierer
state-ends = wer das Ende einer Leiste erreicht hat
state-topples = wer zwei Außenposten gestürzt hat
state-middles = wer die mittlere Insel erobert hat
state-toppled = deine vom Automa gestürzten Außenposten
state-you_toppled = von dir gestürzte Außenposten
state-outposts = Außenposten im Vorrat des Automa
state-shadow_outposts = Außenposten im Vorrat des Schattenreichs
state-your_outposts = Außenposten in deinem Vorrat
state-your_buildings = deine Gebäude auf der Karte
state-explored = Felder mit Gebiet
state-yours = deine Gebiete
state-automas = Gebiete des Automa
state-your_fallen = deine gestürzten Außenposten
state-automa_fallen = gestürzte Außenposten des Automa
state-shadow_fallen = gestürzte Außenposten des Schattenreichs
state-sealed = Felder mit zweitem Spielstein
state-kaijus = Felder mit Kaiju
state-arts_beside = neben welcher Leiste die Künsteleiste liegt
state-kaiju = Stadtviertel des Kaiju
state-kaiju_from = woher das Kaiju kam
state-blockers = Leisten mit Blocker
state-campaign = Kampagne
state-campaign_you = deine Kampagnenpunkte
state-campaign_automa = Kampagnenpunkte des Automa
state-winner = Gewinner

## Arten von Werten im Kartensatz
cards-card = Entscheidungskarten
cards-arrow = Pfeile der Karten
cards-income = Einkommen
cards-space = Felder der Leisten
cards-landmark = Wahrzeichen
cards-civilization = Zivilisationen
cards-reaction = Reaktionen
cards-compass = Richtungen
cards-amount = Zahlen
cards-removed = Was in der Schachtel bleibt
