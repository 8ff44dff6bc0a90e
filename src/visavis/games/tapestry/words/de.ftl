game-name = Tapestry
game-about = Der Automa und das Schattenreich für Tapestry, mit drei Erweiterungen, sechs Leveln und sieben Szenarien. Inoffiziell.
    .short = Automa und Schattenreich, 6 Level

## Was geschieht

do-leave_out = { $what_id ->
    [decision] Lege diese Entscheidungskarten in die Schachtel und nimm dafür die neuen aus Kunst und Architektur: { $cards }.
    [automa] Lass in der Schachtel (Automa-Zivilisationen): { $cards }.
    [trap] Lass in der Schachtel: { $cards }.
    [civilization] Lass in der Schachtel (Zivilisationen): { $cards }.
    [landmark_card] Lass diese Wahrzeichenkarte in der Schachtel: { $cards }.
    [space_tile] Lass in der Schachtel: { $cards }.
    [tech] Lass in der Schachtel (Techkarten): { $cards }.
    [capital] Lass die fortgeschrittenen Hauptstädte in der Schachtel: { $cards }.
   *[tapestry] Lass in der Schachtel (Gobelinkarten): { $cards }.
}
    .short = { $what_id ->
        [decision] Entscheidungskarten tauschen
        [automa] Automa-Zivilisationen weglassen
        [trap] Fallen weglassen
        [civilization] Zivilisationen weglassen
        [landmark_card] Wahrzeichenkarte weglassen
        [space_tile] Weltraumteile weglassen
        [tech] Techkarten weglassen
        [capital] Hauptstädte weglassen
       *[tapestry] Gobelinkarten weglassen
    }
    .detail = { $what_id ->
        [decision] in die Schachtel, dafür die neuen aus Kunst und Architektur: { $cards }
       *[other] in die Schachtel: { $cards }
    }
do-advise_against = { $what_id ->
    [civilization] Besser auch weg: Diese Zivilisationen helfen dir auf unfaire Weise oder schaden dir sehr. Du darfst sie trotzdem behalten: { $cards }.
   *[tapestry] Besser auch weg: Diese Gobelinkarten helfen dir auf unfaire Weise oder schaden dir sehr. Du darfst sie trotzdem behalten: { $cards }.
}
    .short = { $what_id ->
        [civilization] Zivilisationen besser weglassen
       *[tapestry] Gobelinkarten besser weglassen
    }
    .detail = { $cards }
do-level = { $level ->
    [1] Level 1: Automa, der Schwache.
    [2] Level 2: Automa, der Durchschnittliche.
    [3] Level 3: Automa, der (Ein-)Schüchtern(d)e.
    [4] Level 4: Automa, der Mächtige.
    [5] Level 5: Automa, der Großartige.
   *[other] Level 6: Automa, der Unüberwindbare.
}
do-target = Lege einen Marker einer freien Farbe auf { $points } SP: Das ist dein Ziel.
    .short = Zielmarker auf { $points } SP
    .detail = einer freien Farbe
do-not_played = Das geht mit diesem Szenario oder diesen Erweiterungen nicht und bleibt weg: { $parts }.
    .short = Nicht dabei: { $parts }
do-remind = { $rule_id ->
    [for_three] Baue auf wie für drei Personen. Du startest immer auf dem Gebiet 2/4, gleich welche Hauptstadt du hast.
    [traps] Alle Fallen bleiben im Spiel.
    [traps_war] Alle Fallen bis auf 1 bleiben im Spiel.
    [hucksters] Nimm die neuere Karte Hausierer/Vorreiter aus Kunst und Architektur.
    [mat_normal] Gib dem Automa sein Einkommenstableau mit der normalen Seite nach oben.
    [mat_card] Gib dem Automa sein Einkommenstableau mit der normalen Seite nach oben. Lege die Einkommenskarte dieses Levels auf die Einkommensübersicht.
    [mat_arts_card] Gib dem Automa sein Einkommenstableau mit der normalen Seite nach oben. Lege die Einkommenskarte dieses Levels aus Kunst und Architektur auf die Einkommensübersicht.
    [mat_hard] Gib dem Automa sein Einkommenstableau mit der Seite „Schwer“ nach oben.
    [automa_zero] Lege einen weiteren Marker des Automa auf 0 SP.
    [shadow_pieces] Gib dem Schattenreich alle Außenposten und Marker seiner Farbe, sonst nichts.
    [landmark_cards] Nimm 2 Wahrzeichenkarten und behalte 1 davon.
    [arts_cover] Lege das Abdeckteil auf das Wertungssymbol Technologie und Entdeckung auf dem Tableau des Automa.
    [double_neighbours] Doppelschlag: Deine Nachbarn bleiben Automa und Schattenreich, Doppelschlagmarker zählen dabei nicht. Ihre Wahrzeichen lösen die Historiker nicht aus. Die Auserwählten erhalten für ihre Fähigkeit zu den Errungenschaften 3 SP statt 1 SP je Mitspieler.
    [hucksters_start] Die Hausierer legen ihre ersten Gegenstände offen neben das Tableau des Automa.
    [hucksters_take] Immer wenn du eine Gobelinkarte, eine Techkarte, ein Gebietsteil oder ein Weltraumteil erhältst, darfst du stattdessen eines dieser Art von den Hausierern nehmen. Sag dann „nehmen“.
    [hucksters_arts] Immer wenn du eine Gobelinkarte, eine Techkarte, ein Gebietsteil, ein Weltraumteil oder ein Meisterstück erhältst, darfst du stattdessen eines dieser Art von den Hausierern nehmen. Sag dann „nehmen“.
    [level_one] Level 1 schenkt dir zuerst auf jeder Leiste einen Schritt. Nimm die Belohnungen, eine nach der anderen:
    [focus_blockers] Stelle auf den Start jeder Leiste, die nicht deine bevorzugte ist, einen Außenposten einer freien Farbe: deine drei Blockaden.
    [focus_civilizations] Nimm jetzt 3 Zivilisationen und behalte 1. Militante und Nomaden darfst du tauschen.
    [focus_blocked] Ein Marker von dir, der auf dem Feld einer Blockade oder weiter liegt, ist blockiert: Du kannst ihn nicht bewegen.
    [focus_die] Zeigt der Wissenschaftswürfel einen blockierten Marker von dir, wirf neu.
    [war_outposts] Du und der Automa nehmt je alle Außenposten einer freien Farbe dazu.
    [war_trap] Nimm 1 Falle aus dem Stapel auf die Hand.
    [war_leaders] Du spielst die Anführer.
    [war_no_tapestry] In diesem Einkommenszug erhältst du keine Gobelinkarte.
    [war_conquer] Immer wenn du erkunden würdest, erobere stattdessen. Durftest du an beliebigem Ort erkunden, darfst du dort auch erobern.
    [utopia_islanders] Lege keine Marker auf die Militärleiste. Du spielst die Insulaner.
    [utopia_tech] Zeigt der Wissenschaftswürfel Militär, wirf neu. Techbedingungen zu Militär entfallen. Karten und Teile zu Militär oder kontrollierten Gebieten darfst du neu ziehen.
    [utopia_explore] Immer wenn du erobern würdest, erkunde stattdessen. Du darfst jedes leere Feld erkunden, das über Gebiete mit deinem Hauptstadtfeld verbunden ist.
    [fall_historians] Du spielst die Historiker. Für Szenario 5 kannst du dir notieren, welche Gobelinkarten du in welcher Reihenfolge spielst.
    [fall_kit] Statt dieses Einkommenszuges: 1 von jedem Rohstoff; 2 Zivilisationen, behalte 1; 3 Gobelinkarten, behalte 2; nacheinander 3 Techkarten, auch aus der Auslage, behalte 2; werte 1 Techkarte ohne Belohnung auf.
    [fall_fire] Kannst du in der ersten Ära eine Gobelinkarte spielen, spiele sie auf „Beherrschung des Feuers“. Mit deiner zweiten Zivilisation hast du ebenfalls begonnen.
    [fall_way] Alles zu Richtung und Fortschritt gilt umgekehrt: Voran heißt zu Feld 1, und jedes Feld von Feld 12 her zählt.
    [fall_landmarks] Ein Wahrzeichen erhältst du erst auf seinem eigenen Feld. Die Startfelder zählen nicht, Zurückgehen wird ignoriert.
    [fall_costs] Kosten deines Voranschreitens, L ist der Rohstoff der Leiste: Stufe IV: L und 1 beliebiger; III: L und 2 beliebige; II: 2 L; I: L und 3 beliebige (nachempfunden außer Stufe II). Techbedingungen entfallen.
    [premonition_mystics] Du spielst die Mystiker.
    [premonition_tapestries] Nimm 9 Gobelinkarten statt 1 und lege 3 davon verdeckt auf dein Tableau, oder die aus Szenario 4. Ihr Effekt geschieht dabei nicht, ansehen darfst du sie immer. Mische den Rest zurück.
    [premonition_predict] Mach deine Vorhersagen am Ende dieses Einkommenszuges.
    [premonition_turn] Dein Tableau gibt dir keine Gobelinkarten. Drehe deine linke verdeckte Karte um, als hättest du sie gerade gespielt.
    [kaiju_one_capital] Nimm keine Zivilisation, die außerhalb der Hauptstadt baut.
    [kaiju_one_marker] Ein Marker des Kaiju kann nicht entfernt und nicht überbaut werden. Seine Reihe, Spalte und sein Viertel geben dir nichts mehr, das zerstörte Gebäude auch nicht. Du darfst bauen, wo das Kaiju steht. Karten und Zivilisationen, die anderswo bauen, ziehst du neu, die Gobelinkarten des Automa nicht.
    [kaiju_again] In der Mini-Kampagne kannst du dieses Szenario noch einmal spielen oder mit dem zweiten weitermachen.
    [kaiju_two_deck] Mische alle Entscheidungskarten zum Kaiju-Stapel.
    [kaiju_two_pieces] Entferne die Wahrzeichen der Stufe III von allen Leisten. Nimm 2 Marker einer freien Farbe als Blocker und die Außenposten von 4 freien Farben als Kaiju.
    [kaiju_two_redraw] Karten, die mehr als Außenposten auf die Landkarte stellen oder andere betreffen, ziehst du neu. Techbedingungen entfallen. Du bist immer Erster.
    [kaiju_two_ban] Ein Feld mit Kaiju darfst du weder erkunden noch erobern.
    [kaiju_two_landmark] Ziehe 2 Wahrzeichenkarten und behalte 1.
    [two_reconstructed] Das Regelblatt für zwei haben wir nicht gesehen. Diese Regeln sind nach einer öffentlichen Umsetzung nachempfunden, ihre Tatsachen wahrscheinlich.
    [two_three] Baut auf wie für drei Personen, mit der kleinen Landkarte. Das Schattenreich hat kein Startgebiet, nichts auf der Landkarte und kein Tableau.
    [two_nothing] Ihr spielt ohne Automa und ohne Level. Lasst keine Gobelinkarte und keine Zivilisation weg, alle 7 Fallen bleiben im Spiel.
    [two_cards] Meint eine Karte einen Gegner, dürft ihr das Schattenreich nur für Leisten und Wahrzeichen wählen, nie für Techkarten, Gobelinkarten oder Gebiete.
    [two_deck] Mischt die Entscheidungskarten 1 bis 12. Die Karten 13 bis 22 bleiben in der Schachtel.
   *[kaiju_two_cost] Eine Voranschreiten-Aktion auf einer Leiste mit Blocker kostet dich 1 Rohstoff mehr.
}
    .short = { $rule_id ->
        [for_three] Baue auf wie für 3 Personen
        [traps] Alle Fallen bleiben im Spiel
        [traps_war] Nur 1 Falle kommt weg
        [hucksters] Neuere Hausierer/Vorreiter nehmen
        [mat_normal] Tableau des Automa: normal
        [mat_card] Tableau: normal, Einkommenskarte
        [mat_arts_card] Tableau: normal, neue Karte
        [mat_hard] Tableau des Automa: schwer
        [automa_zero] Marker des Automa auf 0 SP
        [shadow_pieces] Schattenreich: Marker, Außenposten
        [landmark_cards] 2 Wahrzeichenkarten, behalte 1
        [arts_cover] Abdeckteil auf das Tableau
        [double_neighbours] Doppelschlag: wer Nachbar ist
        [hucksters_start] Hausierer: erste Gegenstände
        [hucksters_take] Nehmen bei den Hausierern erlaubt
        [hucksters_arts] Nehmen bei den Hausierern erlaubt
        [level_one] Geschenk: 1 Schritt je Leiste
        [focus_blockers] 3 Blockaden auf die Startfelder
        [focus_civilizations] 3 Zivilisationen, behalte 1
        [focus_blocked] Blockierte Marker bleiben stehen
        [focus_die] Würfel zeigt Blockiertes: neu
        [war_outposts] Je eine freie Farbe Außenposten
        [war_trap] Nimm 1 Falle
        [war_leaders] Du spielst die Anführer
        [war_no_tapestry] Keine Gobelinkarte für dich
        [war_conquer] Statt erkunden: erobern
        [utopia_islanders] Du spielst die Insulaner
        [utopia_tech] Militär zählt nicht
        [utopia_explore] Statt erobern: erkunden
        [fall_historians] Du spielst die Historiker
        [fall_kit] Statt Einkommen: Startausstattung
        [fall_fire] Gobelinkarte auf das Feuerfeld
        [fall_way] Voran heißt zu Feld 1
        [fall_landmarks] Wahrzeichen nur auf seinem Feld
        [fall_costs] Andere Kosten je Stufe
        [premonition_mystics] Du spielst die Mystiker
        [premonition_tapestries] 9 Gobelinkarten, lege 3 verdeckt
        [premonition_predict] Am Ende: Vorhersagen
        [premonition_turn] Linke verdeckte Karte umdrehen
        [kaiju_one_capital] Nur in der Hauptstadt bauen
        [kaiju_one_marker] Marker des Kaiju bleiben
        [kaiju_again] Noch einmal oder weiter
        [kaiju_two_deck] Kaiju-Stapel mischen
        [kaiju_two_pieces] Wahrzeichen III weg, 2 Blocker
        [kaiju_two_redraw] Manche Karten ziehst du neu
        [kaiju_two_ban] Kaiju-Felder sind tabu
        [kaiju_two_landmark] 2 Wahrzeichenkarten, behalte 1
        [two_reconstructed] Regeln zu zweit: nachempfunden
        [two_three] Baut auf wie zu dritt
        [two_nothing] Ohne Automa und ohne Level
        [two_cards] Schattenreich als Gegner wählen
        [two_deck] Mischt die Karten 1 bis 12
       *[kaiju_two_cost] Blocker: 1 Rohstoff mehr
    }
    .detail = { $rule_id ->
        [for_three] kleine Landkarte; du startest auf Gebiet 2/4, gleich mit welcher Hauptstadt
        [traps] keine entfernen
        [traps_war] alle anderen bleiben im Spiel
        [hucksters] aus Kunst und Architektur
        [mat_normal] sein Einkommenstableau, Seite „normal“ oben
        [mat_card] Einkommenstableau des Automa, Seite „normal“ oben; Karte dieses Levels auf die Einkommensübersicht
        [mat_arts_card] Einkommenstableau des Automa, Seite „normal“ oben; Einkommenskarte dieses Levels aus Kunst und Architektur auf die Einkommensübersicht
        [mat_hard] sein Einkommenstableau, Seite „Schwer“ oben
        [automa_zero] ein weiterer Marker
        [shadow_pieces] alle seiner Farbe, sonst nichts
        [landmark_cards] die andere gleich weiter
        [arts_cover] auf das Wertungssymbol Technologie und Entdeckung des Automa
        [double_neighbours] Automa und Schattenreich, Doppelschlagmarker zählen nicht; ihre Wahrzeichen lösen die Historiker nicht aus; Auserwählte: 3 SP statt 1 SP je Mitspieler für ihre Fähigkeit zu den Errungenschaften
        [hucksters_start] offen neben das Tableau des Automa
        [hucksters_take] statt Gobelinkarte, Techkarte, Gebietsteil oder Weltraumteil vom Stapel; sag „nehmen“
        [hucksters_arts] statt Gobelinkarte, Techkarte, Gebietsteil, Weltraumteil oder Meisterstück vom Stapel; sag „nehmen“
        [level_one] mit Belohnungen, eine nach der anderen
        [focus_blockers] Außenposten einer freien Farbe auf den Leisten, die nicht deine bevorzugte sind
        [focus_civilizations] Militante und Nomaden darfst du tauschen
        [focus_blocked] auf dem Feld einer Blockade oder weiter
        [focus_die] blockiert sind deine Marker auf oder vor einer Blockade
        [war_outposts] du und der Automa, alle Außenposten der Farbe
        [war_trap] aus dem Stapel auf die Hand
        [war_leaders] deine Zivilisation
        [war_no_tapestry] in diesem Einkommenszug
        [war_conquer] an beliebigem Ort, wo du das beim Erkunden durftest
        [utopia_islanders] keine Marker auf die Militärleiste
        [utopia_tech] Wissenschaftswürfel neu werfen, Techbedingungen entfallen, Karten und Teile zu Militär oder kontrollierten Gebieten darfst du neu ziehen
        [utopia_explore] jedes leere Feld, das über Gebiete mit deinem Hauptstadtfeld verbunden ist
        [fall_historians] notiere für Szenario 5, welche Gobelinkarten du in welcher Reihenfolge spielst
        [fall_kit] 1 je Rohstoff; 2 Zivilisationen, behalte 1; 3 Gobelinkarten, behalte 2; 3 Techkarten, behalte 2; 1 Techkarte ohne Belohnung aufwerten
        [fall_fire] „Beherrschung des Feuers“, in der ersten Ära; mit deiner zweiten Zivilisation hast du begonnen
        [fall_way] jedes Feld von Feld 12 her zählt
        [fall_landmarks] Startfelder zählen nicht, Zurückgehen wird ignoriert
        [fall_costs] L ist der Rohstoff der Leiste. IV: L und 1 beliebiger; III: L und 2 beliebige; II: 2 L; I: L und 3 beliebige (nachempfunden außer Stufe II); Techbedingungen entfallen
        [premonition_mystics] deine Zivilisation
        [premonition_tapestries] auf dein Tableau, ohne Effekt, statt 1; oder die aus Szenario 4; Rest zurückmischen
        [premonition_predict] dieses Einkommenszuges
        [premonition_turn] wie gerade gespielt; vom Tableau keine Gobelinkarten
        [kaiju_one_capital] keine Zivilisation, die außerhalb baut
        [kaiju_one_marker] nicht überbauen; Reihe, Spalte, Viertel und Gebäude geben nichts mehr; bauen darfst du beim Kaiju; Karten und Zivilisationen, die anderswo bauen, ziehst du neu, Gobelinkarten des Automa nicht
        [kaiju_again] dieses Szenario oder das zweite
        [kaiju_two_deck] alle Entscheidungskarten
        [kaiju_two_pieces] Wahrzeichen der Stufe III von allen Leisten; Blocker sind Marker einer freien Farbe; Außenposten von 4 freien Farben sind Kaiju
        [kaiju_two_redraw] die mehr als Außenposten auf die Landkarte stellen oder andere betreffen; Techbedingungen entfallen; du bist immer Erster
        [kaiju_two_ban] weder erkunden noch erobern
        [kaiju_two_landmark] für dich
        [two_reconstructed] nach einer öffentlichen Umsetzung, Tatsachen wahrscheinlich
        [two_three] 3 Personen, kleine Landkarte; das Schattenreich hat kein Startgebiet, nichts auf der Landkarte, kein Tableau
        [two_nothing] keine Gobelinkarte und keine Zivilisation weglassen, alle 7 Fallen bleiben im Spiel
        [two_cards] nur für Leisten und Wahrzeichen, nie für Techkarten, Gobelinkarten oder Gebiete
        [two_deck] Karten 13 bis 22 in die Schachtel
       *[kaiju_two_cost] Voranschreiten-Aktion auf einer Leiste mit Blocker
    }
do-place_starts = { $bots ->
    [yes] Stelle 2 deiner Außenposten auf das Gebiet 2/4 (F4) und 2 des Automa auf 3/5 (B4). Je { $outposts } bleiben im Vorrat.
   *[no] Stelle 2 deiner Außenposten auf das Gebiet 2/4 (F4). { $outposts } bleiben im Vorrat.
}
    .short = { $bots ->
        [yes] Je 2 Außenposten auf 2/4 und 3/5
       *[no] 2 Außenposten auf 2/4
    }
    .detail = { $bots ->
        [yes] deine auf Gebiet 2/4 (F4), die des Automa auf 3/5 (B4); je { $outposts } im Vorrat
       *[no] Gebiet 2/4 (F4); { $outposts } im Vorrat
    }
do-place_markers = { $bots ->
    [yes] { $backwards ->
        [yes] Lege je einen Marker von dir, vom Automa und vom Schattenreich auf Feld 12 jeder Leiste, bei Militär auf Feld 11. Alle Leisten laufen rückwärts bis Feld 1.
       *[no] { $double ->
            [yes] Lege je einen Marker von dir, vom Automa, vom Schattenreich und einen vierten einer freien Farbe für den Doppelschlag auf den Start jeder Leiste im Spiel.
           *[no] Lege je einen Marker von dir, vom Automa und vom Schattenreich auf den Start jeder Leiste im Spiel.
        }
    }
   *[no] Lege je einen deiner Marker auf den Start jeder Leiste.
}
    .head = Baue das Spiel auf
    .short = { $backwards ->
        [yes] Marker auf Feld 12, Militär auf 11
       *[no] Marker auf die Startfelder
    }
    .detail = { $bots ->
        [yes] { $double ->
            [yes] je einer von dir, Automa, Schattenreich und ein vierter einer freien Farbe für den Doppelschlag, auf jeder Leiste im Spiel
           *[no] { $backwards ->
                [yes] je einer von dir, Automa, Schattenreich; alle Leisten laufen rückwärts bis Feld 1
               *[no] je einer von dir, Automa, Schattenreich, auf jeder Leiste im Spiel
            }
        }
       *[no] je einer von dir auf jeder Leiste
    }
do-take_civilization = Der Automa spielt { $civilization }.
    .short = Automa: { $civilization }
do-choose_favourite = { $who_id ->
    [automa] Bevorzugte Leiste des Automa ist { $track }: Lege dort einen zweiten Marker zu seinem ersten. Beide bewegen sich immer zusammen.
    [shadow] Bevorzugte Leiste des Schattenreichs ist { $track }: Lege dort einen zweiten Marker zu seinem ersten. Beide bewegen sich immer zusammen.
   *[you] Deine bevorzugte Leiste ist { $track }.
}
    .head = Bevorzugte Leisten
    .short = { $who_id ->
        [automa] Automa ♥ { $track }
        [shadow] Schattenreich ♥ { $track }
       *[you] Du ♥ { $track }
    }
    .detail = { $who_id ->
        [automa] seine bevorzugte Leiste: dort ein zweiter Marker, beide ziehen zusammen
        [shadow] seine bevorzugte Leiste: dort ein zweiter Marker, beide ziehen zusammen
       *[you] deine bevorzugte Leiste
    }
    .undo = { $who_id ->
        [automa] Nimm den zweiten Marker des Automa wieder von { $track }.
        [shadow] Nimm den zweiten Marker des Schattenreichs wieder von { $track }.
       *[you] { $track } ist nicht mehr deine bevorzugte Leiste.
    }
do-you_favour = Deine bevorzugte Leiste ist { $track }: Lege dort 2 deiner Marker auf Feld { $space }. Beide bewegen sich immer zusammen.
    .short = Du ♥ { $track }: Feld { $space }
    .detail = deine bevorzugte Leiste: dort 2 deiner Marker, beide ziehen zusammen
do-make_decks = Mische die Entscheidungskarten 8 bis 22 zum Entwicklungsstapel. Mische { $unseen ->
    [one] seine oberste Karte
   *[other] seine obersten { $unseen } Karten
} und die Karten 1 bis 7 zum Entscheidungsstapel.
    .head = Baue die Stapel auf
    .short = Beide Kartenstapel mischen
    .detail = { $unseen ->
        [one] Entwicklungsstapel: Entscheidungskarten 8 bis 22; Entscheidungsstapel: 1 bis 7 und die oberste des Entwicklungsstapels
       *[other] Entwicklungsstapel: Entscheidungskarten 8 bis 22; Entscheidungsstapel: 1 bis 7 und die obersten { $unseen } des Entwicklungsstapels
    }
do-put_arts_track = Die Künsteleiste liegt neben { $track }.
do-fill_map = Lege auf jedes leere Feld ein zufälliges Gebietsteil.
    .short = Gebietsteil auf jedes leere Feld
    .detail = zufällig gezogen
do-campaign_so_far = Kampagnenpunkte bisher: du { $you }, der Automa { $automa }.
do-place_kaiju = Stelle einen Außenposten einer freien Farbe in das Stadtviertel { $district } in deiner Hauptstadt: das Kaiju.
    .short = Kaiju ins Viertel { $district }
    .detail = Außenposten einer freien Farbe, in dieses Stadtviertel deiner Hauptstadt
do-place_tokens = Legt je einen Marker von euch beiden und vom Schattenreich auf den Start jeder der vier Leisten.
    .head = Baut das Spiel auf
    .short = Marker auf die Startfelder
    .detail = je einer von euch beiden und vom Schattenreich, auf allen vier Leisten
do-begin_two = { $first_id ->
    [you] Du beginnst. Dann kommt die zweite Person, dann das Schattenreich.
   *[friend] Die zweite Person beginnt. Dann kommst du, dann das Schattenreich.
}
    .head = Es geht los
    .short = { $first_id ->
        [you] Du beginnst
       *[friend] Die zweite Person beginnt
    }
    .detail = { $first_id ->
        [you] dann die zweite Person, dann das Schattenreich
       *[friend] dann du, dann das Schattenreich
    }
do-person_advances = { $who_id ->
    [you] Du schreitest auf { $track } voran: Marker auf Feld { $space }.
   *[friend] Die zweite Person schreitet auf { $track } voran: Marker auf Feld { $space }.
}
    .undo = { $who_id ->
        [you] { $track }: Schiebe deinen Marker von Feld { $space } wieder zurück.
       *[friend] { $track }: Schiebt den Marker der zweiten Person von Feld { $space } wieder zurück.
    }
do-person_moves = { $who_id ->
    [you] Dein Marker auf { $track } steht auf Feld { $space }.
   *[friend] Der Marker der zweiten Person auf { $track } steht auf Feld { $space }.
}
do-person_landmark = { $who_id ->
    [you] Du erhältst das Wahrzeichen { $landmark }.
   *[friend] Die zweite Person erhält das Wahrzeichen { $landmark }.
}
    .head = { $who_id ->
        [you] Ein Wahrzeichen für dich
       *[friend] Ein Wahrzeichen für die zweite Person
    }
    .short = { $who_id ->
        [you] Wahrzeichen für dich
       *[friend] Wahrzeichen für die 2. Person
    }
    .detail = { $landmark }
    .undo = Stellt das Wahrzeichen { $landmark } wieder auf seine Leiste.
do-person_income = { $who_id ->
    [you] { $first ->
        [yes] Dein Einkommenszug { $turn }. Du beginnst diese Ära als Erster und erhältst { $turn ->
            [2] 1 beliebigen Rohstoff
            [3] 2 beliebige Rohstoffe
           *[other] 3 beliebige Rohstoffe
        }.
       *[no] Dein Einkommenszug { $turn }.
    }
   *[friend] { $first ->
        [yes] Einkommenszug { $turn } der zweiten Person. Sie beginnt diese Ära zuerst und erhält { $turn ->
            [2] 1 beliebigen Rohstoff
            [3] 2 beliebige Rohstoffe
           *[other] 3 beliebige Rohstoffe
        }.
       *[no] Einkommenszug { $turn } der zweiten Person.
    }
}
    .head = { $who_id ->
        [you] Dein Einkommenszug { $turn }
       *[friend] Einkommenszug { $turn } der zweiten Person
    }
    .short = { $who_id ->
        [you] Dein Einkommenszug { $turn }
       *[friend] Einkommenszug { $turn } der 2. Person
    }
    .detail = { $first ->
        [yes] { $turn ->
            [2] zuerst in der Ära: 1 Rohstoff
            [3] zuerst in der Ära: 2 Rohstoffe
           *[other] zuerst in der Ära: 3 Rohstoffe
        }
       *[no] { "" }
    }
do-person_points = { $who_id ->
    [you] Du hast { $points } SP.
   *[friend] Die zweite Person hat { $points } SP.
}
do-shadow_income = Das Schattenreich macht Einkommenszug { $turn }: Es prüft nur seine bevorzugte Leiste und schreitet nicht voran.
    .head = Einkommenszug { $turn } des Schattenreichs
do-shadow_landmark = Das Schattenreich nimmt das Wahrzeichen { $landmark }: Entfernt es vom Spielplan, ihr könnt es nicht mehr erhalten.
    .short = Wahrzeichen vom Spielplan
    .detail = { $landmark }, Schattenreich
    .undo = Stellt das Wahrzeichen { $landmark } wieder auf seine Leiste.
do-shuffle_twelve = Mischt alle Karten des Schattenreichs, auch das letzte Paar, zu seinem neuen Stapel.
    .short = Stapel des Schattenreichs mischen
    .detail = alle abgeworfenen und das letzte Paar
do-begin = { $first_id ->
    [you] Du beginnst.
   *[bots] Die Bots beginnen.
}
    .head = Es geht los
    .short = { $first_id ->
        [you] Du beginnst
       *[bots] Die Bots beginnen
    }
do-draw_pair = Wirf das letzte Paar ab. Decke die obersten 2 Karten vom Entscheidungsstapel auf und lege sie in zufälliger Reihenfolge nebeneinander: links die Leistenkarte, rechts die Gleichstandkarte.
    .head = Neues Kartenpaar
    .short = Neues Paar: 2 Karten aufdecken
    .detail = das letzte Paar abwerfen; zufällige Reihenfolge, links Leiste, rechts Gleichstand
do-lay_pair = Neues Entscheidungskartenpaar: links { $track }, rechts { $tie }.
do-show_card = Keine Karte liegt offen: { $card } löst den Gleichstand. Mische sie danach zurück.
    .short = { $card } zurückmischen
do-tie_card = Keine Karte liegt offen: { $card } löst den Gleichstand.
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
    .head = { $bot_id ->
        [automa] Der Automa schreitet voran
        [shadow] Das Schattenreich schreitet voran
       *[double] Der Doppelschlag schreitet voran
    }
    .short = { $bot_id ->
        [automa] Automa: { $track } auf { $space }
        [shadow] Schattenreich: { $track } auf { $space }
       *[double] Doppelschlag: { $track } auf { $space }
    }
    .detail = { $both ->
        [yes] beide Marker
       *[no] { "" }
    }
    .undo = { $bot_id ->
        [automa] { $both ->
            [yes] { $track }: Schiebe beide Marker des Automa von Feld { $space } wieder zurück.
           *[no] { $track }: Schiebe den Marker des Automa von Feld { $space } wieder zurück.
        }
        [shadow] { $both ->
            [yes] { $track }: Schiebe beide Marker des Schattenreichs von Feld { $space } wieder zurück.
           *[no] { $track }: Schiebe den Marker des Schattenreichs von Feld { $space } wieder zurück.
        }
       *[double] { $track }: Schiebe den Marker des Doppelschlags von Feld { $space } wieder zurück.
    }
do-go_back = { $both ->
    [yes] Der Automa geht auf { $track } zurück: beide Marker auf Feld { $space }.
   *[no] Der Automa geht auf { $track } zurück: Marker auf Feld { $space }.
}
    .short = Zurück: { $track } auf { $space }
    .detail = { $both ->
        [yes] Automa, beide Marker
       *[no] Automa
    }
    .undo = { $both ->
        [yes] { $track }: Schiebe beide Marker des Automa von Feld { $space } wieder vor.
       *[no] { $track }: Schiebe den Marker des Automa von Feld { $space } wieder vor.
    }
do-gain_landmark = { $bot_id ->
    [automa] Der Automa erhält das Wahrzeichen { $landmark }: Stelle es in die Box auf seinem Tableau.
    [shadow] Das Schattenreich erhält das Wahrzeichen { $landmark }: Stelle es in die Box auf dem Tableau des Automa.
   *[double] Der Doppelschlag erhält das Wahrzeichen { $landmark }: Stelle es in die Box auf dem Tableau des Automa.
}
    .short = Wahrzeichen in die Box
    .detail = { $bot_id ->
        [automa] { $landmark }, Automa, auf sein Tableau
        [shadow] { $landmark }, Schattenreich, auf das Tableau des Automa
       *[double] { $landmark }, Doppelschlag, auf das Tableau des Automa
    }
    .undo = Stelle das Wahrzeichen { $landmark } aus der Box wieder auf seine Leiste.
do-card_landmarks = { $further ->
    [yes] { $count ->
        [one] Ziehe 1 weitere Wahrzeichenkarte, stelle ihr Wahrzeichen in die Box auf dem Tableau des Automa und wirf die Karte ab.
       *[other] Ziehe { $count } weitere Wahrzeichenkarten, stelle ihre Wahrzeichen in die Box auf dem Tableau des Automa und wirf diese Karten ab.
    }
   *[no] Stelle das Wahrzeichen der Karte, die du nicht behältst, in die Box auf dem Tableau des Automa und wirf nur diese Karte ab.
}
    .short = { $further ->
        [yes] { $count ->
            [one] Noch 1 Wahrzeichen in die Box
           *[other] Noch { $count } Wahrzeichen in die Box
        }
       *[no] Anderes Wahrzeichen in die Box
    }
    .detail = { $further ->
        [yes] auf dem Tableau des Automa; Karten gezogen und abgeworfen
       *[no] auf dem Tableau des Automa, von der Karte, die du nicht behältst; nur sie abwerfen
    }
do-box_landmarks = Stelle in die Box auf dem Tableau des Automa: { $landmarks }.
    .short = Wahrzeichen in die Box
do-remove_landmark = Entferne das Wahrzeichen { $landmark } des Automa aus dem Spiel.
    .short = Wahrzeichen aus dem Spiel
    .detail = { $landmark }
    .undo = Stelle das Wahrzeichen { $landmark } wieder in die Box auf dem Tableau des Automa.
do-achieve = { $who_id ->
    [automa] Der Automa erhält eine Errungenschaft: { $achievement_id ->
        [end] Ende einer Fortschrittsleiste
        [topple] zwei gestürzte Außenposten
       *[middle] Mittlere Insel
    }. { $points } SP.
    [shadow] Das Schattenreich nimmt die Errungenschaft für das Ende einer Fortschrittsleiste. Keine SP.
    [friend] Die zweite Person erhält eine Errungenschaft: Ende einer Fortschrittsleiste. { $points } SP.
   *[you] Du erhältst eine Errungenschaft: { $achievement_id ->
        [end] Ende einer Fortschrittsleiste
        [topple] zwei gestürzte Außenposten
       *[middle] Mittlere Insel
    }. { $points } SP.
}
    .short = { $who_id ->
        [automa] Automa: Errungenschaft, +{ $points } SP
        [shadow] Schattenreich: Errungenschaft
        [friend] 2. Person: Errungenschaft, { $points } SP
       *[you] Du: Errungenschaft, +{ $points } SP
    }
    .detail = { $achievement_id ->
        [end] Ende einer Leiste
        [topple] zwei gestürzte Außenposten
       *[middle] Mittlere Insel
    }
    .undo = { $who_id ->
        [automa] Nimm dem Automa die Errungenschaft und ihre { $points } SP wieder ab.
        [shadow] Nimm dem Schattenreich die Errungenschaft wieder ab.
        [friend] Nehmt der zweiten Person die Errungenschaft und ihre { $points } SP wieder ab.
       *[you] Gib die Errungenschaft und ihre { $points } SP wieder ab.
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
    .short = +{ $points } SP für den Automa
    .detail = { $what_id ->
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
    }
    .undo = Nimm dem Automa { $points } SP wieder ab.
do-score_each = Der Automa erhält { $points } SP: { $what_id ->
    [landmarks] { $count ->
        [one] 1 Wahrzeichen oder Gebiet
       *[other] { $count } Wahrzeichen und Gebiete
    }
    [military] { $count ->
        [one] 1 Feld auf Militär und Wissenschaft
       *[other] { $count } Felder auf Militär und Wissenschaft
    }
    [technology] { $count ->
        [one] 1 Feld auf Technologie und Entdeckung
       *[other] { $count } Felder auf Technologie und Entdeckung
    }
    [arts] { $count ->
        [one] 1 Feld auf Technologie, Entdeckung und Künste
       *[other] { $count } Felder auf Technologie, Entdeckung und Künste
    }
    [trailblazers] { $count ->
        [one] Vorreiter mit 1 Außenposten, an dem du nicht vorbei bist,
       *[other] Vorreiter mit { $count } Außenposten, an denen du nicht vorbei bist,
    }
   *[hucksters] { $count ->
        [one] Hausierer mit 1 Gegenstand
       *[other] Hausierer mit { $count } Gegenständen
    }
} × { $each }.
    .short = +{ $points } SP für den Automa
    .detail = { $what_id ->
        [landmarks] Wahrzeichen und Gebiete: { $count } × { $each }
        [military] Militär und Wissenschaft: { $count } × { $each }
        [technology] Technologie und Entdeckung: { $count } × { $each }
        [arts] Technologie, Entdeckung und Künste: { $count } × { $each }
        [trailblazers] Vorreiter: { $count } × { $each }
       *[hucksters] Hausierer: { $count } × { $each }
    }
    .undo = Nimm dem Automa { $points } SP wieder ab.
do-score_marker = Zusammen { $points } SP in diesem Einkommenszug: Der Marker des Automa kommt auf { $total } SP.
    .head = Punkte der Bots
    .short = Automa auf { $total } SP
    .detail = +{ $points } in diesem Einkommenszug
do-roll_die = { $what_id ->
    [automa] Wirf den Wissenschaftswürfel für die bevorzugte Leiste des Automa.
    [shadow] Wirf den Wissenschaftswürfel für die bevorzugte Leiste des Schattenreichs.
    [research] Der Automa forscht: Wirf den Wissenschaftswürfel.
    [one_of] Wirf den Wissenschaftswürfel, bis er eine der gezeigten Leisten zeigt.
   *[instead] Statt Militär: Wirf den Wissenschaftswürfel für eine andere Leiste.
}
    .head = Wirf den Würfel
    .short = Wissenschaftswürfel werfen
    .detail = { $what_id ->
        [automa] bevorzugte Leiste des Automa
        [shadow] bevorzugte Leiste des Schattenreichs
        [research] der Automa forscht
        [one_of] bis er eine der Leisten zeigt
       *[instead] statt Militär
    }
do-roll = { $again ->
    [yes] Wissenschaftswürfel: { $track }. Das zählt nicht, der nächste Wurf gilt.
   *[no] Wissenschaftswürfel: { $track }.
}
do-replace_cards = { $what_id ->
    [technology] Wirf die 3 offenen Techkarten ab und fülle auf.
   *[masterpieces] Wirf die 3 offenen Meisterstücke ab und fülle auf.
}
    .short = { $what_id ->
        [technology] 3 Techkarten austauschen
       *[masterpieces] 3 Meisterstücke austauschen
    }
do-gain_tapestry = Lege 1 Gobelinkarte verdeckt neben das Tableau des Automa.
    .short = 1 Gobelinkarte für den Automa
    .detail = verdeckt neben sein Tableau
    .undo = Lege 1 Gobelinkarte des Automa zurück auf den Stapel.
do-place_trail = Die Vorreiter stellen einen Außenposten einer freien Farbe auf Feld { $space } der Leiste { $track }.
    .short = Außenposten: { $track } { $space }
    .detail = Vorreiter, freie Farbe
    .undo = Nimm den Außenposten der Vorreiter von Feld { $space } der Leiste { $track } zurück.
do-lay_tile = { $space_id ->
    [somewhere] Ziehe ein Gebietsteil und lege es offen dorthin, { $turned ->
        [-1] zufällig gedreht
        [0] ohne es zu drehen
       *[other] um { $turned }/6 nach rechts gedreht
    }.
   *[other] Ziehe ein Gebietsteil und lege es offen auf { $space }, { $turned ->
        [-1] zufällig gedreht
        [0] ohne es zu drehen
       *[other] um { $turned }/6 nach rechts gedreht
    }.
}
    .short = { $space_id ->
        [somewhere] Gebietsteil dorthin legen
       *[other] Gebietsteil auf { $space }
    }
    .detail = { $turned ->
        [-1] zufällig gedreht
        [0] ohne es zu drehen
       *[other] { $turned }/6 nach rechts gedreht
    }
    .undo = { $space_id ->
        [somewhere] Nimm das Gebietsteil dort wieder weg.
       *[other] Nimm das Gebietsteil von { $space } wieder weg.
    }
do-place_outpost = { $space_id ->
    [somewhere] Stelle einen Außenposten des Automa dorthin.
   *[other] Stelle einen Außenposten des Automa auf { $space }.
}
    .short = { $space_id ->
        [somewhere] Außenposten des Automa dorthin
       *[other] Außenposten des Automa auf { $space }
    }
    .undo = { $space_id ->
        [somewhere] Nimm den Außenposten des Automa dort zurück.
       *[other] Nimm den Außenposten des Automa von { $space } zurück.
    }
do-place_shadow = { $space_id ->
    [somewhere] Lege einen gestürzten Außenposten des Schattenreichs dazu.
   *[other] Lege auf { $space } einen gestürzten Außenposten des Schattenreichs dazu.
}
    .short = { $space_id ->
        [somewhere] Gestürzten Außenposten dazu
       *[other] Gestürzten Außenposten auf { $space }
    }
    .detail = vom Schattenreich
    .undo = { $space_id ->
        [somewhere] Nimm den gestürzten Außenposten des Schattenreichs dort zurück.
       *[other] Nimm den gestürzten Außenposten des Schattenreichs von { $space } zurück.
    }
do-topple_yours = { $space_id ->
    [somewhere] Stürze deinen Außenposten dort.
   *[other] Stürze deinen Außenposten auf { $space }.
}
    .head = Eroberung
    .short = { $space_id ->
        [somewhere] Stürze deinen Außenposten dort
       *[other] Stürze deinen auf { $space }
    }
    .undo = { $space_id ->
        [somewhere] Stelle deinen gestürzten Außenposten dort wieder auf.
       *[other] Stelle deinen gestürzten Außenposten auf { $space } wieder auf.
    }
do-topple_automas = { $space_id ->
    [somewhere] Stürze den Außenposten des Automa dort.
   *[other] Stürze den Außenposten des Automa auf { $space }.
}
    .head = Eroberung
    .short = { $space_id ->
        [somewhere] Stürze den des Automa dort
       *[other] Stürze den des Automa auf { $space }
    }
    .undo = { $space_id ->
        [somewhere] Stelle den gestürzten Außenposten des Automa dort wieder auf.
       *[other] Stelle den gestürzten Außenposten des Automa auf { $space } wieder auf.
    }
do-your_outpost_leaves = { $space_id ->
    [somewhere] Nimm deinen Außenposten zurück.
   *[other] Nimm deinen Außenposten von { $space } zurück.
}
    .head = Eroberung
    .short = { $space_id ->
        [somewhere] Nimm deinen Außenposten zurück
       *[other] Nimm deinen von { $space } zurück
    }
    .undo = { $space_id ->
        [somewhere] Stelle deinen Außenposten wieder dorthin.
       *[other] Stelle deinen Außenposten wieder auf { $space }.
    }
do-automa_retreats = { $left_id ->
    [somewhere] Setze den Außenposten des Automa dorthin.
   *[other] Setze den Außenposten des Automa von { $left } auf { $space }.
}
    .head = Eroberung
    .short = { $left_id ->
        [somewhere] Setze den des Automa dorthin
       *[other] Automa: von { $left } auf { $space }
    }
    .undo = { $left_id ->
        [somewhere] Setze den Außenposten des Automa wieder zurück.
       *[other] Setze den Außenposten des Automa von { $space } zurück auf { $left }.
    }
do-discard_tapestry = Der Automa wirft ab: { $card }.
    .head = Der Automa wehrt sich
    .short = Der Automa wirft ab: { $card }
    .undo = Lege dem Automa wieder verdeckt hin: { $card }.
do-you_advance = Du schreitest auf { $track } voran: Marker auf Feld { $space }.
    .undo = { $track }: Schiebe deinen Marker von Feld { $space } wieder zurück.
do-you_advance_behind = Du schreitest mit einem hinteren Marker voran.
do-you_move = Dein Marker auf { $track } steht auf Feld { $space }.
do-move_blockades = Bewege auf { $track } deine beiden Marker zusammen. Schiebe die 3 Blockaden auf den anderen Leisten auf Feld { $space }.
    .head = Deine Blockaden
    .short = 3 Blockaden auf Feld { $space }
    .detail = 4 Felder hinter { $track }
do-swap_blockade = Lege einen deiner beiden Marker von { $old } zu deinem vordersten auf { $track }. Stelle die Blockade von { $track } auf { $old }. Alle 3 Blockaden stehen jetzt auf Feld { $space }. Erst dann kommt die Belohnung.
    .head = Deine bevorzugte Leiste
    .short = ♥ { $track }, Blockaden auf { $space }
    .detail = Marker und Blockade mit { $old } tauschen
do-you_gain_landmark = Du erhältst das Wahrzeichen { $landmark }.
    .head = Ein Wahrzeichen für dich
    .short = Wahrzeichen für dich
    .detail = { $landmark }
    .undo = Stelle das Wahrzeichen { $landmark } wieder auf seine Leiste.
do-you_income = { $first ->
    [yes] Dein Einkommenszug { $turn }. Du beginnst diese Ära als Erster und erhältst { $turn ->
        [2] 1 beliebigen Rohstoff
        [3] 2 beliebige Rohstoffe
       *[other] 3 beliebige Rohstoffe
    }.
   *[no] Dein Einkommenszug { $turn }.
}
    .head = Dein Einkommenszug { $turn }
    .short = Dein Einkommenszug { $turn }
    .detail = { $first ->
        [yes] { $turn ->
            [2] zuerst in der Ära: 1 Rohstoff
            [3] zuerst in der Ära: 2 Rohstoffe
           *[other] zuerst in der Ära: 3 Rohstoffe
        }
       *[no] { "" }
    }
do-you_explore = { $space_id ->
    [somewhere] Du erkundest.
   *[other] Du erkundest { $space }.
}
    .undo = { $space_id ->
        [somewhere] Nimm dein Gebietsteil wieder weg.
       *[other] Nimm dein Gebietsteil von { $space } wieder weg.
    }
do-you_place_outpost = { $space_id ->
    [somewhere] Du stellst einen Außenposten auf ein Feld.
   *[other] Du stellst einen Außenposten auf { $space }.
}
    .undo = { $space_id ->
        [somewhere] Nimm deinen Außenposten wieder vom Feld.
       *[other] Nimm deinen Außenposten von { $space } zurück.
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
do-you_topple = { $space_id ->
    [somewhere] Der Außenposten des Automa dort zählt als von dir gestürzt.
   *[other] Der Außenposten des Automa auf { $space } zählt als von dir gestürzt.
}
do-you_take_item = Du nimmst einen offenen Gegenstand der Hausierer.
do-take_income = Die Bots führen Einkommenszug { $turn } durch.
    .head = Einkommenszug { $turn } der Bots
    .short = Einkommenszug { $turn } der Bots
do-income_step = { $step_id ->
    [favourites] Bevorzugte Leisten:
    [pair] Mit dem letzten Paar voran:
    [civilization] Zivilisation { $civilization }:
    [on_favourites] Level 5, beide auf ihrer bevorzugten Leiste voran:
    [on_all] Level 6, beide auf jeder Leiste voran:
    [on_four] Level 6, beide auf den vier Leisten voran, nicht auf Künsten:
    [unfavoured] Beide voran, wo niemand seine bevorzugte Leiste hat:
   *[score] Wertung:
}
do-change_favourite = { $bot_id ->
    [automa] Der Automa wechselt seine bevorzugte Leiste von { $old } zu { $track }: { $why_id ->
        [end] Er hat das Ende erreicht
        [you] Du liegst dort weiter vorn
       *[shadow] Das Schattenreich liegt dort weiter vorn
    }. Lege einen seiner beiden Marker zu dem auf { $track }.
   *[shadow] Das Schattenreich wechselt seine bevorzugte Leiste von { $old } zu { $track }: { $why_id ->
        [end] Es hat das Ende erreicht
        [you] Du liegst dort weiter vorn
        [friend] Die zweite Person liegt dort weiter vorn
       *[automa] Der Automa liegt dort weiter vorn
    }. Lege einen seiner beiden Marker zu dem auf { $track }.
}
    .short = { $bot_id ->
        [automa] Automa ♥ { $track }
       *[shadow] Schattenreich ♥ { $track }
    }
    .detail = { $why_id ->
        [end] Marker von { $old }, dort am Ende
        [you] Marker von { $old }, dort bist du weiter
        [friend] Marker von { $old }, dort ist die zweite Person weiter
        [automa] Marker von { $old }, dort ist der Automa weiter
       *[shadow] Marker von { $old }, dort ist das Schattenreich weiter
    }
    .undo = { $bot_id ->
        [automa] Die bevorzugte Leiste des Automa ist wieder { $old }: Lege seinen zweiten Marker von { $track } dorthin zurück.
       *[shadow] Die bevorzugte Leiste des Schattenreichs ist wieder { $old }: Lege seinen zweiten Marker von { $track } dorthin zurück.
    }
do-add_item = Lege offen neben das Tableau des Automa: { $item_id ->
    [tapestry_item] 1 Gobelinkarte
    [tech_item] 1 Techkarte
    [tile_item] 1 Gebietsteil
    [space_item] 1 Weltraumteil
   *[masterpiece_item] 1 Meisterstück
}.
    .short = { $item_id ->
        [tapestry_item] 1 Gobelinkarte offen daneben
        [tech_item] 1 Techkarte offen daneben
        [tile_item] 1 Gebietsteil offen daneben
        [space_item] 1 Weltraumteil offen daneben
       *[masterpiece_item] 1 Meisterstück offen daneben
    }
    .detail = Hausierer, neben das Tableau des Automa
do-add_cards = { $unseen ->
    [one] Lege die oberste Karte vom Entwicklungsstapel ungesehen auf die abgeworfenen Entscheidungskarten.
   *[other] Lege die obersten { $unseen } Karten vom Entwicklungsstapel ungesehen auf die abgeworfenen Entscheidungskarten.
}
    .short = { $unseen ->
        [one] 1 neue Karte auf den Ablagestapel
       *[other] { $unseen } neue Karten auf die Ablage
    }
    .detail = ungesehen vom Entwicklungsstapel
do-cards_added = { $unseen ->
    [one] 1 Karte vom Entwicklungsstapel kommt zu den Entscheidungskarten.
   *[other] { $unseen } Karten vom Entwicklungsstapel kommen zu den Entscheidungskarten.
}
do-cover_mat = Lege 1 Karte vom Gobelinstapel, keine des Automa, verdeckt auf das erste freie Feld auf seinem Tableau.
    .short = Gobelinkarte auf sein Tableau
    .detail = vom Stapel, verdeckt, erstes freies Feld
do-shuffle_deck = Mische alle abgeworfenen Entscheidungskarten, das letzte Paar und die neuen zum Entscheidungsstapel.
    .short = Entscheidungsstapel neu mischen
do-deck_shuffled = Der Entscheidungsstapel ist neu gemischt.
do-move_kaiju = Das Kaiju geht { $towards } in das Stadtviertel { $district } (Kompass nachempfunden).
    .head = Das Kaiju
    .short = Kaiju { $towards }
    .detail = ins Viertel { $district } (Kompass nachempfunden)
do-destroy_building = Entferne das erste Einkommensgebäude im Stadtviertel { $district } aus dem Spiel, von links nach rechts und oben nach unten. Lege einen Marker auf seinen Platz.
    .head = Das Kaiju
    .short = Gebäude weg, Marker hin
    .detail = das erste im Viertel { $district }
do-shuffle_kaiju_deck = Mische den Ablagestapel zum neuen Kaiju-Stapel.
    .head = Die Kaiju
    .short = Kaiju-Stapel neu mischen
do-lift_blockers = Lege beide Blocker neben den Spielplan.
    .head = Die Kaiju
    .short = Beide Blocker neben den Spielplan
do-put_blocker = Kaiju-Stapel: { $card }. Lege einen Blocker auf { $track }.
    .head = Die Kaiju
    .short = Blocker auf { $track }
    .detail = { $card }
    .undo = Nimm den Blocker wieder von { $track }.
do-put_kaiju = { $space_id ->
    [somewhere] Stelle ein Kaiju dorthin.
   *[other] Stelle ein Kaiju auf { $space }.
}
    .short = { $space_id ->
        [somewhere] Kaiju dorthin
       *[other] Kaiju auf { $space }
    }
    .undo = { $space_id ->
        [somewhere] Nimm das Kaiju dort wieder weg.
       *[other] Nimm das Kaiju von { $space } wieder weg.
    }
do-lose_outpost = { $space_id ->
    [somewhere] Entferne einen deiner Außenposten dort aus dem Spiel.
   *[other] Entferne einen deiner Außenposten auf { $space } aus dem Spiel.
}
    .short = { $space_id ->
        [somewhere] 1 Außenposten von dir ist weg
       *[other] 1 Außenposten auf { $space } ist weg
    }
    .detail = aus dem Spiel
    .undo = { $space_id ->
        [somewhere] Stelle deinen Außenposten wieder dorthin.
       *[other] Stelle deinen Außenposten wieder auf { $space }.
    }
do-your_points = Du hast { $points } SP.
do-you_score = Du erhältst { $points } SP für deine Wahrzeichen von Leisten (nachempfundener Wert). Zähle sie dazu.
    .short = +{ $points } SP für dich
    .detail = Wahrzeichen von Leisten (nachempfundener Wert)
do-campaign_points = { $who_id ->
    [you] { $points ->
        [one] Du erhältst 1 Kampagnenpunkt.
       *[other] Du erhältst { $points } Kampagnenpunkte.
    }
   *[automa] { $points ->
        [one] Der Automa erhält 1 Kampagnenpunkt.
       *[other] Der Automa erhält { $points } Kampagnenpunkte.
    }
}
    .short = { $who_id ->
        [you] +{ $points } für dich in der Kampagne
       *[automa] +{ $points } für den Automa (Kampagne)
    }
do-campaign_over = { $who_id ->
    [you] Du gewinnst die Kampagne, { $you } zu { $automa }.
   *[automa] Der Automa gewinnt die Kampagne, { $automa } zu { $you }.
}
    .short = { $who_id ->
        [you] Du gewinnst die Kampagne
       *[automa] Der Automa gewinnt die Kampagne
    }
    .detail = { $who_id ->
        [you] { $you } zu { $automa }
       *[automa] { $automa } zu { $you }
    }
do-game_over = { $winner_id ->
    [you] Du gewinnst.
    [automa] Der Automa gewinnt.
    [kaiju] Die Kaiju gewinnen.
    [friend] Die zweite Person gewinnt.
    [together] Ihr beide teilt euch den Sieg.
   *[both] Du und der Automa teilt euch den Sieg.
}
    .head = Das Spiel ist zu Ende
    .short = { $winner_id ->
        [you] Du gewinnst
        [automa] Der Automa gewinnt
        [kaiju] Die Kaiju gewinnen
        [friend] Die zweite Person gewinnt
       *[both] Ihr teilt euch den Sieg
    }

## Was zu nichts oder zu etwas anderem führt

nothing-achieve-again = { $who_id ->
    [automa] Der Automa hat die Errungenschaft für das Ende einer Leiste schon: keine zweite.
    [shadow] Das Schattenreich hat die Errungenschaft für das Ende einer Leiste schon: keine zweite.
    [friend] Die zweite Person hat die Errungenschaft für das Ende einer Leiste schon: keine zweite.
   *[you] Du hast die Errungenschaft für das Ende einer Leiste schon: keine zweite.
}
nothing-track-finished = { $bot_id ->
    [automa] Der Automa ist auf { $track } schon am Ende: Dieser Schritt entfällt.
   *[shadow] Das Schattenreich ist auf { $track } schon am Ende: Dieser Schritt entfällt.
}
nothing-die-finished = { $bot_id ->
    [automa] Der Automa ist auf { $track } schon am Ende: Der Wurf verfällt und wird nicht wiederholt.
   *[shadow] Das Schattenreich ist auf { $track } schon am Ende: Der Wurf verfällt und wird nicht wiederholt.
}
nothing-tracks-finished = { $bot_id ->
    [automa] Der Automa hat alle Leisten beendet und schreitet nicht mehr voran.
   *[shadow] Das Schattenreich hat alle Leisten beendet und schreitet nicht mehr voran.
}
nothing-reward-none = { $track } { $space }: Der Automa erhält hier nichts. Was auf dem Feld steht, ist keine Automa-Belohnung.
nothing-reward-without = { $track } { $space }: Für dieses Voranschreiten gibt es keine Belohnung.
nothing-back-ignored = Zurückgehen wird in diesem Szenario ignoriert: nichts.
nothing-back-start = Der Automa steht auf { $track } am Start: Zurückgehen bewirkt nichts.
nothing-double-finished = Der Doppelschlagmarker auf { $track } ist schon am Ende: kein Doppelschlag.
nothing-double-no_achievement = Der Doppelschlagmarker auf { $track } ist am Ende: Dafür gibt es keine Errungenschaft.
nothing-conquer-utopia = In diesem Szenario erobert niemand: Der Automa erkundet stattdessen.
nothing-conquer-no_outpost = Der Automa hat keinen Außenposten mehr im Vorrat: Erobern entfällt, auch das Gebietsteil.
nothing-conquer-none_of_yours = Keines deiner Gebiete kann der Automa erobern: Er erobert neutral.
nothing-conquer-no_hex = { $topple ->
    [yes] Kein Feld ist möglich: Neutral erobern entfällt.
   *[no] Kein Feld ist möglich, Felder neben deinen Gebieten zählen bei dieser Karte nicht: Neutral erobern entfällt.
}
nothing-topple-ignored = Alle Außenposten des Schattenreichs sind auf der Landkarte: Der gestürzte Außenposten der Gleichstandkarte zählt nicht.
nothing-topple-none_left = Das Schattenreich hat keinen Außenposten mehr: Es kommt kein gestürzter dazu.
nothing-topple-middle = Es ist die mittlere Insel: Es kommt kein gestürzter Außenposten dazu.
nothing-explore-war = In diesem Szenario erkundet niemand: Der Automa erobert stattdessen.
nothing-explore-no_hex = { $anywhere ->
    [yes] Kein Feld ist mehr leer: Erkunden entfällt.
   *[no] Kein leeres Feld, das der Automa erkunden darf: Erkunden entfällt.
}
nothing-pair-none = Kein Kartenpaar liegt offen: Niemand schreitet voran.
nothing-kaiju-edge = { $symbol } führt aus der Hauptstadt hinaus: Das Kaiju nimmt die Gegenrichtung, { $towards }.
nothing-kaiju-came_from = { $symbol } führt zurück in das Viertel { $district }: Das nächste Symbol zählt.
nothing-kaiju-spares = Im Viertel { $district } gibt es keinen leeren Platz oder kein Einkommensgebäude: Das Kaiju zerstört nichts.
nothing-kaiju-no_hex = Auf jedem Feld steht schon ein Kaiju: Es kommt keines dazu.
nothing-bots-finished = { $goes_on ->
    [yes] Das war der letzte Zug der Bots. Du spielst allein weiter, bis du deinen fünften Einkommenszug gemacht hast.
   *[no] Das war der letzte Zug der Bots. Das Spiel ist aus.
}
nothing-you-finished = Du hast deinen fünften Einkommenszug gemacht. Die Bots spielen zu Ende.
nothing-person-at_end = { $who_id ->
    [you] Dein Marker auf { $track } ist schon am Ende und bleibt stehen.
   *[friend] Der Marker der zweiten Person auf { $track } ist schon am Ende und bleibt stehen.
}
nothing-person-finished = { $who_id ->
    [you] Du hast deinen fünften Einkommenszug gemacht. Die zweite Person und das Schattenreich spielen weiter.
   *[friend] Die zweite Person hat ihren fünften Einkommenszug gemacht. Du und das Schattenreich spielen weiter.
}
nothing-you-at_end = Dein Marker auf { $track } ist schon am Ende und bleibt stehen.
nothing-military-none = Die Militärleiste ist nicht im Spiel: Dort schreitet niemand voran.
nothing-favourite-kept = { $bot_id ->
    [automa] Der Automa behält { $track }: Er ist nicht am Ende, und niemand liegt dort weiter vorn.
   *[shadow] Das Schattenreich behält { $track }: Es ist nicht am Ende, und niemand liegt dort weiter vorn.
}
nothing-favourite-same = { $bot_id ->
    [automa] { $why_id ->
        [end] Der Automa ist auf { $track } am Ende und wählt neu
        [you] Du liegst auf { $track } vor dem Automa, er wählt neu
       *[shadow] Das Schattenreich liegt auf { $track } vor dem Automa, er wählt neu
    }: Es bleibt { $track }, die Marker bleiben liegen.
   *[shadow] { $why_id ->
        [end] Das Schattenreich ist auf { $track } am Ende und wählt neu
        [you] Du liegst auf { $track } vor dem Schattenreich, es wählt neu
        [friend] Die zweite Person liegt auf { $track } vor dem Schattenreich, es wählt neu
       *[automa] Der Automa liegt auf { $track } vor dem Schattenreich, es wählt neu
    }: Es bleibt { $track }, die Marker bleiben liegen.
}
nothing-favourite-none = { $bot_id ->
    [automa] Der Automa hat alle Leisten beendet: Seine bevorzugte Leiste bleibt.
   *[shadow] Das Schattenreich hat alle Leisten beendet: Seine bevorzugte Leiste bleibt.
}
nothing-favourite-war = Weltkrieg: Der Automa wählt nur zwischen Militär und Entdeckung.
nothing-favourite-any = Weltkrieg: Militär und Entdeckung hat der Automa beendet, er wählt unter den anderen.
nothing-favourite-none_left = Du hast alle Leisten beendet: keine neue bevorzugte Leiste.
nothing-free-blocked = Dein Marker auf { $track } ist blockiert: Dort schreitest du nicht voran.
nothing-score-not_first = Du hast Ära { $turn } vor dem Automa begonnen: keine SP dafür.
nothing-score-none = { $what_id ->
    [engineers] Ingenieure: Der Automa hat kein Wahrzeichen, keine SP.
    [conquerors] Eroberer: Der Automa kontrolliert kein Gebiet, keine SP.
   *[other] Keine SP.
}
nothing-score-zero = { $what_id ->
    [landmarks] Wahrzeichen und Gebiete: { $count } × { $each }, keine SP.
    [military] Militär und Wissenschaft: { $count } × { $each }, keine SP.
    [technology] Technologie und Entdeckung: { $count } × { $each }, keine SP.
    [arts] Technologie, Entdeckung und Künste: { $count } × { $each }, keine SP.
    [trailblazers] Vorreiter: Du bist an allen ihren Außenposten vorbei ({ $count } × { $each }), keine SP.
   *[hucksters] Hausierer: { $count } × { $each }, keine SP.
}
nothing-cards-fewer = Das Tableau zeigt { $shown ->
    [one] 1 Karte
   *[other] { $shown } Karten
}, { $unseen ->
    [0] aber der Entwicklungsstapel ist leer: Es kommt keine dazu.
   *[other] aber der Entwicklungsstapel hatte nur noch { $unseen }.
}
nothing-civilization-none = { $civilization }: Für Einkommenszug { $turn } steht auf deiner Karte nichts.
nothing-scientists-early = Wissenschaftler: In Einkommenszug { $turn } noch nichts, sie forschen ab dem dritten.
nothing-conquerors-enough = { $held ->
    [one] Eroberer: Der Automa kontrolliert 1 Gebiet, nicht weniger als { $turn }. Er erobert nicht.
   *[other] Eroberer: Der Automa kontrolliert { $held } Gebiete, nicht weniger als { $turn }. Er erobert nicht.
}
nothing-guard-few = { $lone ->
    [0] Kein Gebiet des Automa hat genau 1 Spielstein, nicht mehr als 2: kein gestürzter Außenposten.
    [one] 1 Gebiet des Automa hat genau 1 Spielstein, nicht mehr als 2: kein gestürzter Außenposten.
   *[other] { $lone } Gebiete des Automa haben genau 1 Spielstein, nicht mehr als 2: kein gestürzter Außenposten.
}
nothing-guard-none_left = Das Schattenreich hat keinen Außenposten mehr: Kein Gebiet wird gesichert.
nothing-equalizers-none = Gleichmacher: Auf keiner Leiste bist du genau 1 oder 2 Felder voraus. Stattdessen gibt es SP.
nothing-iconoclasts-none = Bilderstürmer: Der Automa hat kein Wahrzeichen, nichts geschieht.
nothing-trail-none = Vorreiter: Auf keiner Leiste sind noch 2 Felder Platz, es kommt kein Außenposten dazu.
nothing-reaction-none = Der Automa hat keine Gobelinkarte: Er kann sich nicht wehren.
nothing-reaction-no_trap = { $left ->
    [0] Das ist keine Falle ({ $card }), und er hat keine Karte mehr.
   *[other] Das ist keine Falle ({ $card }): die nächste Karte.
}
nothing-reaction-not_met = { $left ->
    [0] Die Bedingung von { $card } ist nicht erfüllt, und er hat keine Karte mehr.
   *[other] Die Bedingung von { $card } ist nicht erfüllt: die nächste Karte.
}
nothing-retreat-nowhere = { $left ->
    [0] Für den Rückzug gibt es keinen Ort, und er hat keine Karte mehr.
   *[other] Für den Rückzug gibt es keinen Ort: die nächste Karte.
}

## Fragen und Entscheidungen

ask-first-player = Wer ist Startperson?
ask-first-person = Lost aus, wer von euch beginnt. Wer ist es?
ask-civilization-first = Welche Zivilisation spielt der Automa? Für die ersten Spiele: Ingenieure, Wissenschaftler oder Abenteurer.
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
   *[other] { $alone ->
        [yes] Du bist am Zug, Ära { $era }. Die Bots sind fertig. Was machst du?
       *[no] Du bist am Zug, Ära { $era }: Was machst du?
    }
}
ask-your-more = { $target ->
    [0] Dein Zug läuft noch: Was hast du außerdem auf Leisten oder Landkarte getan? Mit „fertig“ ist er zu Ende.
   *[other] Dein Zug läuft noch: Was hast du außerdem auf Leisten oder Landkarte getan? Mit „fertig“ ist er zu Ende. Hast du { $target } SP erreicht, melde „ziel“.
}
    .short = { $target ->
        [0] Dein Zug läuft noch: Was außerdem?
       *[other] Dein Zug läuft noch: Was außerdem? Ziel: { $target } SP
    }
ask-person-turn = { $who_id ->
    [you] { $era ->
        [0] Du bist am Zug. Dein erster Zug ist ein Einkommenszug.
       *[other] Du bist am Zug, Ära { $era }: Was machst du?
    }
   *[friend] { $era ->
        [0] Die zweite Person ist am Zug. Ihr erster Zug ist ein Einkommenszug.
       *[other] Die zweite Person ist am Zug, Ära { $era }: Was macht sie?
    }
}
ask-person-more = { $who_id ->
    [you] Dein Zug läuft noch: Was hast du außerdem auf Leisten getan? Mit „fertig“ ist er zu Ende.
   *[friend] Der Zug der zweiten Person läuft noch: Was hat sie außerdem auf Leisten getan? Mit „fertig“ ist er zu Ende.
}
    .short = { $who_id ->
        [you] Dein Zug läuft noch: Was außerdem?
       *[friend] Zug der zweiten Person: Was außerdem?
    }
ask-stand-topples = Stand dort ein Außenposten des Automa, der jetzt fällt?
ask-your-card = Was tut deine Karte oder Zivilisation?
ask-reaction-yours = { $space_id ->
    [somewhere] Der Automa erobert dein Gebiet. Spielst du eine Reaktionskarte?
   *[other] Der Automa erobert dein Gebiet { $space }. Spielst du eine Reaktionskarte?
}
ask-reaction-card = { $left ->
    [one] Decke die letzte Gobelinkarte des Automa auf. Welche ist es?
   *[other] Decke zufällig eine der { $left } Gobelinkarten des Automa auf. Welche ist es?
}
ask-reaction-meets = Erfüllt der Automa die Bedingung von { $card }?
ask-reaction-result = Wer kontrolliert das Gebiet nach { $card }?
ask-reaction-places = Auf welche Felder darf sich der Automa nach der Karte zurückziehen?
ask-conquer-attacked = Kontrolliert der Automa das Gebiet, das du eroberst?
ask-conquer-far = { $space } liegt neben keinem deiner Gebiete. Durftest du an beliebigem Ort erobern?
ask-conquer-where = Welches Gebiet hast du erobert?
ask-explore-far = { $space } liegt neben keinem deiner Gebiete. Durftest du an beliebigem Ort erkunden?
ask-explore-where = Welches Feld hast du erkundet?
ask-conquer-empty = Ist das Feld leer, ohne Gebiet?
ask-conquer-is_middle = Ist es die mittlere Insel?
ask-automa-territories = Wie viele Gebiete kontrolliert der Automa? Das Startgebiet zählt mit, gestürzte Außenposten nicht.
ask-automa-lone = Auf wie vielen Gebieten des Automa steht genau 1 Spielstein?
ask-kaiju-destroys = Das Kaiju ist im Stadtviertel { $district }. Gibt es dort einen leeren Platz und ein Einkommensgebäude?
ask-kaiju-outpost = Hast du auf diesem Feld einen Außenposten?
ask-kaiju-none_left = Hast du deinen letzten Außenposten auf der Landkarte verloren?
ask-goal-war = Kontrollierst du mehr Gebiete als der Automa?
ask-goal-fall = Hast du alle Einkommensgebäude von mindestens 2 Arten gebaut?
ask-goal-premonition = Haben dir deine Vorhersagen mindestens 30 SP gebracht?
ask-end-points = Der Automa hat { $automa } SP. Wie viele hast du?
ask-end-person = { $who_id ->
    [you] Wie viele SP hast du?
   *[friend] Wie viele SP hat die zweite Person?
}
ask-end-tie = Gleichstand: Wer hat mehr Rohstoffe übrig?
ask-end-resources = Gleichstand: Hast du noch einen Rohstoff?
ask-end-kaiju = Das Ziel waren { $target } SP. Wie viele hast du?
ask-draw-deck = { $part_id ->
    [progress] Keine Entscheidungskarte liegt offen: Decke die oberste vom Entwicklungsstapel auf. Welche ist es?
   *[top] { $after_id ->
        [draw_pair] Welche Karte liegt links? Das ist die Leistenkarte.
        [lay_track_card] Welche Karte liegt rechts? Das ist die Gleichstandkarte.
       *[other] Decke die oberste Karte vom Stapel auf. Welche ist es?
    }
}
ask-draw-die = Was zeigt der Wissenschaftswürfel?
ask-draw-civilization = Welche Automa-Zivilisation hast du gezogen?
ask-draw-rotation = Um wie viele Sechstel ist das Gebietsteil gedreht?
ask-explore-hex = { choose-explore-hex }
ask-explore-connected = { choose-explore-connected }
ask-retreat-hex = { choose-retreat-hex }
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
choose-trailblazers-track = Vorreiter: Leisten, auf denen noch 2 Felder Platz sind
choose-conquer-yours = { $anywhere ->
    [yes] Der Automa erobert: deine Gebiete mit 1 Spielstein, an beliebigem Ort
   *[no] Der Automa erobert: deine Gebiete mit 1 Spielstein neben seinen
}{ $safe ->
    [0] { "" }
   *[other] ; nicht mit 2 Spielsteinen: { $safe_hexes }
}{ $far ->
    [0] { "" }
   *[other] ; nicht neben seinen: { $far_hexes }
}
choose-conquer-neutral = { $anywhere ->
    [yes] { $topple ->
        [yes] Der Automa erobert neutral: leere Felder und Gebiete ohne Besitzer mit höchstens 1 Spielstein, an beliebigem Ort, auch neben dir
       *[no] Der Automa erobert neutral: leere Felder und Gebiete ohne Besitzer mit höchstens 1 Spielstein, an beliebigem Ort, nicht neben dir
    }
   *[no] { $topple ->
        [yes] Der Automa erobert neutral: leere Felder und Gebiete ohne Besitzer mit höchstens 1 Spielstein, neben seinen Gebieten, auch neben dir
       *[no] Der Automa erobert neutral: leere Felder und Gebiete ohne Besitzer mit höchstens 1 Spielstein, neben seinen Gebieten, nicht neben dir
    }
}{ $beside ->
    [0] { "" }
   *[other] ; fallen weg, weil neben dir: { $beside_hexes }
}
choose-explore-hex = { $anywhere ->
    [yes] Der Automa erkundet: leere Felder an beliebigem Ort
   *[no] Der Automa erkundet: leere Felder neben seinen Gebieten
}
choose-explore-connected = { $anywhere ->
    [yes] Der Automa erkundet: leere Felder an beliebigem Ort
   *[no] Der Automa erkundet: leere Felder, die über Gebiete mit seinem Hauptstadtfeld verbunden sind
}
choose-retreat-hex = Wohin zieht sich der Außenposten des Automa zurück?
choose-guard-hex = Eroberer: welches seiner Gebiete mit 1 Spielstein einen gestürzten Außenposten bekommt
choose-kaiju-hex = Das Feld dieser Karte: Felder ohne Kaiju
by-track-landmark = am nächsten zu einem Wahrzeichen, das noch da ist, oder zum Ende
by-track-end = am nächsten zum Ende
by-track-down = { $card }, Spalte von oben nach unten: { $order } (Herz: { $heart })
by-track-up = { $card }, Spalte von unten nach oben: { $order } (Herz: { $heart })
by-favourite-furthest = wo du am weitesten bist
by-favourite-you_choose = Mehrere sind gleich weit: Welche wird deine bevorzugte Leiste?
by-trail-favourite = die bevorzugte Leiste des Automa
by-conquer-middle = am nächsten zur mittleren Insel, wenn der Automa sie noch erobern kann. Wege meiden Außenposten des Automa und Felder mit 2 Spielsteinen; führt von keinem ein Weg hin, bleiben alle
by-neutral-middle = { by-conquer-middle }
by-neutral-lone = am nächsten zu deinen Gebieten mit genau 1 Spielstein. Wege meiden Außenposten des Automa und Felder mit 2 Spielsteinen, nicht Luftlinie; das Feld selbst hat Abstand 0
by-neutral-yours = nur ohne solches Gebiet: am nächsten zu irgendeinem von deinen. Wege meiden Außenposten des Automa und Felder mit 2 Spielsteinen, nicht Luftlinie
by-explore-furthest = am weitesten von deinen Gebieten entfernt. Wege meiden Außenposten des Automa und Felder mit 2 Spielsteinen, nicht Luftlinie; wohin kein Weg führt, das ist am weitesten
by-conquer-scan = Gebietswahlhilfe auf { $card }: von { $black } Richtung { $towards }, dann die Reihe ab { $grey } in derselben Richtung und so weiter, bis ein Feld passt
by-neutral-scan = { by-conquer-scan }
by-explore-scan = { by-conquer-scan }
by-retreat-scan = { by-conquer-scan }
by-guard-scan = { by-conquer-scan }
by-kaiju-scan = { by-conquer-scan }
measured-track-landmark = { $value ->
    [one] noch 1 Feld
   *[other] noch { $value } Felder
}
measured-track-end = { measured-track-landmark }
measured-track-down = Platz { $value }
measured-track-up = { measured-track-down }
measured-favourite-furthest = Feld { $value }
measured-conquer-middle = { $value ->
    [-1] kein Weg
   *[other] Abstand { $value }
}
measured-neutral-middle = { measured-conquer-middle }
measured-neutral-lone = { measured-conquer-middle }
measured-neutral-yours = { measured-conquer-middle }
measured-explore-furthest = { measured-conquer-middle }
measured-conquer-scan = { measured-track-down }
measured-neutral-scan = { measured-track-down }
measured-explore-scan = { measured-track-down }
measured-retreat-scan = { measured-track-down }
measured-guard-scan = { measured-track-down }
measured-kaiju-scan = { measured-track-down }

## Namen

about-engineers = 1 SP je Wahrzeichen
about-scientists = ab Einkommenszug 3: Forschen
about-explorers = abwechselnd auf Entdeckung und Militär voran
about-conquerors = erobert, sichert ein Gebiet, 1 SP je Gebiet
about-equalizers = zieht auf einer Leiste mit dir gleich, sonst SP
about-iconoclasts = entfernt seine Wahrzeichen, dafür Forschen und SP
about-hucksters = sammelt offene Gegenstände, SP für jeden; du darfst sie nehmen
about-trailblazers = Außenposten auf Leisten: 10 SP für jeden, an dem du am Ende nicht vorbei bist
about-random = eine mit bekanntem Effekt
about-unknown = Effekt nicht veröffentlicht: Du sagst, was auf deiner Karte steht
verb-advance = voran
verb-income = einkommen
verb-behind = hinten
verb-building = gebäude
verb-finish = fertig
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
verb-never_mind = abbrechen
verb-points = punkte
verb-tapestry = gobelinkarte
note-behind = mit einem Marker voran, vor dem auf seiner Leiste noch einer von dir liegt
note-card = was deine Karten und Zivilisationen sonst tun
note-marker = dein Marker auf ein anderes Feld, auch zurück
note-outpost = ein Außenposten ohne Eroberung
note-building = ein Gebäude hält ein Gebiet, etwa bei den Nomaden
note-token = ein zweiter Spielstein auf einem Gebiet, etwa bei den Isolationisten
note-stand = einen gestürzten Außenposten aufrichten
note-landmark = ein Wahrzeichen vom Spielplan nehmen
note-everyone = alle schreiten auf einer Leiste voran, die Bots ohne Belohnung
note-never_mind = keine Karte tut etwas
note-take = einen offenen Gegenstand der Hausierer
note-target = du hast dein Ziel erreicht
field-track = Leiste
field-space = Feld
field-place = Leistenfeld
field-landmark = Wahrzeichen
field-points = SP
opt-done = Feld gefunden
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
opt-friend = die zweite Person
opt-together = beide gleich viele
opt-bots = die Bots
opt-automa = der Automa
opt-shadow = das Schattenreich
opt-hex = { $at }
opt-leaves = andere Karte: Mein Außenposten geht zurück
opt-kept = der Automa
opt-lost = du
opt-landmark = das Wahrzeichen
opt-benefit = die Belohnung
opt-card_landmark = Wahrzeichen einer Wahrzeichenkarte
opt-double_strike = Doppelschlag
opt-landmark_cards = Wahrzeichenkarten
opt-level_1 = 1, der Schwache
opt-level_2 = 2, der Durchschnittliche
opt-level_3 = 3, der (Ein-)Schüchtern(d)e
opt-level_4 = 4, der Mächtige
opt-level_5 = 5, der Großartige
opt-level_6 = 6, der Unüberwindbare
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
because-hex-kaiju = Dort steht ein Kaiju.
because-hex-explored = Dort liegt schon ein Gebiet.
because-hex-no_territory = Dort liegt noch kein Gebiet. Erkunde es zuerst.
because-hex-not_fallen = Dort liegt kein gestürzter Außenposten von dir.
because-hex-two_tokens = Dort stehen schon 2 Spielsteine: Niemand kann es mehr erobern.
because-hex-yours = Das Gebiet gehört dir schon.
because-hex-automas = Das Gebiet gehört dem Automa. Nimm dafür „erobern“.
because-hex-off_board = Dieses Feld gibt es auf der Landkarte nicht.
because-turn-first_income = Dein erster Zug ist ein Einkommenszug.
because-turn-moved = In diesem Zug hast du schon gehandelt. Beende ihn mit „fertig“.
because-track-none = Alle deine Marker sind am Ende oder blockiert.
because-map-no_outpost = Du hast keinen Außenposten mehr im Vorrat.
because-map-no_war = In diesem Szenario erobert niemand.
because-landmark-gone = Dieses Wahrzeichen hat schon jemand, oder es ist nicht im Spiel.
because-map-full = Kein Feld ist mehr leer.
because-map-untracked = Die Landkarte wird nicht mitgeführt. Das musst du nicht eingeben.
because-track-not_here = Das geht auf dieser Leiste jetzt nicht.
because-track-not_played = Diese Leiste ist nicht im Spiel.
because-track-finished = Dein Marker ist dort schon am Ende.
because-track-blocked = Dein Marker ist dort blockiert: Er liegt auf dem Feld der Blockade oder weiter.
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
option-scenario-two_people = Zu zweit mit dem Schattenreich (nachempfunden)
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
option-advised = Auch weglassen, wovon nur abgeraten wird
option-advised-yes = ja
option-advised-no = nein, diese Karten bleiben
option-tracked = Landkarte mitführen
option-tracked-yes = ja
option-tracked-no = nein, angeleitet
seat-you = Du
seat-friend = Die zweite Person
    .short = Zweite
seat-automa = Der Automa
    .short = Automa
seat-kaiju = Die Kaiju
    .short = Kaiju
policy-rival = Stellvertreter
stream-deck = Entscheidungskarten
stream-die = Wissenschaftswürfel
stream-civilization = Automa-Zivilisationen
stream-rotation = Drehung der Gebietsteile (sie bleiben, wie du sie ziehst)
panel-map = Landkarte
panel-military = Militär
panel-science = Wissenschaft
panel-exploration = Entdeckung
panel-technology = Technologie
panel-arts = Künste
panel-landmarks = Wahrzeichen auf dem Spielplan
panel-your_landmarks = Deine Wahrzeichen
panel-friend_landmarks = Wahrzeichen der zweiten Person
panel-shadow_landmarks = Wahrzeichen des Schattenreichs
panel-box = Wahrzeichen des Automa
panel-pair = Offenes Paar
panel-discard = Abgeworfene Entscheidungskarten
panel-ends = Errungenschaft Ende einer Fortschrittsleiste
panel-topples = Errungenschaft zwei gestürzte Außenposten
panel-middles = Errungenschaft Mittlere Insel
panel-state = Stand
row-level = Level
row-your_era = deine Einkommenszüge
row-friend_era = Einkommenszüge der zweiten Person
row-shadow_era = Einkommenszüge des Schattenreichs
row-era = Einkommenszüge der Bots
row-points = SP des Automa
row-civilization = Zivilisation des Automa
row-second_civilization = seine zweite Zivilisation
row-favourite = bevorzugte Leiste des Automa
row-shadow_favourite = bevorzugte Leiste des Schattenreichs
row-your_favourite = deine bevorzugte Leiste
row-deck = Karten im Entscheidungsstapel
row-kaiju_deck = Karten im Kaiju-Stapel
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
piece-friend = zweite Person
piece-automa = Automa
piece-automa_heart = Automa ♥
piece-shadow = Schattenreich
piece-shadow_heart = Schattenreich ♥
piece-double = Doppelschlag
piece-blocker = Blockade
piece-trail = Außenposten der Vorreiter
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

fault-deck-cards = Nicht jede Entscheidungskarte im Spiel liegt genau einmal in einem Stapel, im offenen Paar oder abgeworfen.
fault-deck-pair = Mehr als zwei Entscheidungskarten liegen offen.
fault-track-space = Ein Marker steht auf einem Feld, das es nicht gibt.
fault-track-name = Diese Leiste gibt es nicht.
fault-track-trail = Ein Außenposten der Vorreiter steht auf keinem Leistenfeld, oder zwei stehen auf demselben.
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
fault-deck-two = Der Stapel zu zweit hat 2 bis 22 Karten, eine gerade Zahl.
fault-landmark-place = Ein Wahrzeichen steht auf Feld 4, 7 oder 10 einer Leiste.
fault-tracks-each = Jede Leiste muss genau einmal vorkommen.

## Was du korrigieren kannst

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
state-landmarks = Wahrzeichen auf dem Spielplan
state-box = Wahrzeichen des Automa
state-your_landmarks = deine Wahrzeichen von Leisten
state-deck = Entscheidungs- und Entwicklungsstapel
state-pair = offenes Paar
state-discard = abgeworfene Entscheidungskarten
state-points = SP des Automa
state-your_points = deine SP
state-tapestries = Gobelinkarten des Automa
state-items = offene Gegenstände der Hausierer
state-trail = Felder mit Außenposten der Vorreiter
state-ends = wer das Ende einer Leiste erreicht hat
state-topples = wer zwei Außenposten gestürzt hat
state-middles = wer die mittlere Insel erobert hat
state-toppled = deine vom Automa gestürzten Außenposten
state-you_toppled = von dir gestürzte Außenposten
state-outposts = Außenposten im Vorrat des Automa
state-shadow_outposts = Außenposten im Vorrat des Schattenreichs
state-your_outposts = Außenposten in deinem Vorrat
state-your_buildings = deine Gebäude auf der Landkarte
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
state-first = wer begonnen hat
state-friend = Marker der zweiten Person
state-friend_era = Einkommenszüge der zweiten Person
state-friend_landmarks = Wahrzeichen der zweiten Person von Leisten
state-friend_points = SP der zweiten Person

## Arten von Werten im Kartensatz
cards-die = Würfel
cards-order = Reihenfolgen
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

## Auf Knöpfen: was eine Aktion heißt, wonach sie fragt, wie sie ganz heißt

tap-advance = Voran
    .asks-track = Auf welcher Leiste schreitest du voran?
    .whole = { $track }: voran
tap-income = Einkommen
tap-behind = Nachrücken
    .asks-track = Auf welcher Leiste rückt dein hinterer Marker nach?
    .whole = { $track }: nachrücken
tap-explore = Erkunden
    .asks-space = Welches Feld erkundest du?
    .whole = { $space } erkunden
tap-conquer = Erobern
    .asks-space = Welches Gebiet eroberst du?
    .whole = { $space } erobern
tap-card = Karten­effekt
tap-outpost = Außen­posten
    .asks-space = Wohin stellst du den Außenposten?
    .whole = Außenposten auf { $space }
tap-building = Gebäude
    .asks-space = Welches Gebiet hält dein Gebäude?
    .whole = Gebäude auf { $space }
tap-token = Spiel­stein
    .asks-space = Wo liegt der zweite Spielstein?
    .whole = Spielstein auf { $space }
tap-stand = Aufrichten
    .asks-space = Welchen Außenposten richtest du auf?
    .whole = { $space } aufrichten
tap-marker = Marker
    .asks-track = Auf welcher Leiste?
    .asks-place = Auf welches Feld kommt dein Marker?
    .whole = { $track }: Feld { $place }
tap-landmark = Wahr­zeichen
    .asks-landmark = Welches Wahrzeichen nimmst du?
    .whole = { $landmark } nehmen
tap-everyone = Alle voran
    .asks-track = Auf welcher Leiste schreiten alle voran?
    .whole = { $track }: alle voran
tap-never_mind = Doch nicht
tap-take = Gegenstand
tap-target = Ziel erreicht
tap-points = Punkte
    .asks-points = Wie viele SP?
    .whole = { $points } SP
tap-tapestry = Gobelin
tap-finish = Zug beenden

## Was auf einer Karte steht
on-automa = Der Automa schreitet voran: { $value }
on-shadow = Das Schattenreich schreitet voran: { $value }
on-ties = Bei Gleichstand: { $value }
on-circle = Mit Kreis
on-income = Mit Einkommenszug
on-topple = Mit Symbol für gestürzte Außenposten
on-track = Leiste: { $value }
on-space = Feld { $value }
on-favourite = Bevorzugte Leiste: { $value }
on-rewards = Belohnungen: { $value }
on-automa-any = beliebige Leiste
on-automa-end = nächste am Ende
on-automa-landmark = nächste am Wahrzeichen
on-shadow-any = beliebige Leiste
on-shadow-end = nächste am Ende
on-shadow-landmark = nächste am Wahrzeichen
on-rewards-conquer_any = irgendwo erobern
on-rewards-explore_any = irgendwo erkunden
on-rewards-research = forschen
on-rewards-research_x = forschen ohne Belohnung
on-rewards-tapestry = Gobelinkarte
on-rewards-masterpieces = Meisterwerke
on-rewards-advance-exploration-military-technology = auf Entdeckung, Militär oder Technologie voran
on-rewards-advance-military-technology-exploration-science = auf einer Leiste voran
on-rewards-regress-military-technology = auf Militär oder Technologie zurück
on-favourite-ask = steht auf deiner Karte

# Die Einführung
tour-move = Das ist der Zug deiner Gegner.
tour-move-says = Visavis spielt den Automa und das Schattenreich nach ihren Karten. Hier steht in einem Satz, was sie tun.
tour-why = Gleichstand, dann zählt die Karte.
tour-why-says = Alle vier Leisten sind gleich weit von einem Wahrzeichen entfernt. Dann zählt die Spalte auf seiner Karte: Oben steht das Herz, und sein Herz ist Technologie.
