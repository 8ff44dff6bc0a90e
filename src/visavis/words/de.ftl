# Die Wörter des Programms. Du-Form, kurze Sätze.

## Listen und Namen

list-mark = { $name }°
list-likely = { $name }≈
list-reconstructed = { $list } (alle nachempfunden)
list-some-reconstructed = { $list } (° nachempfunden)
panels-likely = ≈ wahrscheinlich, nicht gedruckt gesehen
panels-reconstructed = ° Werte nachempfunden, nicht gedruckt gesehen
list-none = nichts
list-more = … und { $count } weitere
clause = { $id }: { $says }
clause-reading = { $says } { rules-reading }
clause-see = { $says } ({ $also })
card-reconstructed = { $name } (nachempfunden)
opt-yes = ja
opt-no = nein
opt-none = keine
opt-done = erledigt
opt-not_possible = nicht möglich
opt-tied = noch unentschieden
opt-somewhere = irgendwo
seat-table = Tisch
policy-person = Mensch
policy-random = Zufall
policy-own = eigener Computerspieler { $name }

## Ablehnungen: was nicht ging und was möglich ist

no-at-line-log = Zeile { $line } des Spielstands: { $says }
no-at-line-file = Zeile { $line }: { $says }
no-did-you-mean = Meintest du „{ $word }“?

no-text-long = Das ist zu lang. Höchstens { $most } Zeichen.
no-text-control = Darin sind Zeichen, die man nicht lesen kann. Bitte nur Buchstaben, Ziffern und Satzzeichen.
no-text-empty = Du hast nichts eingegeben. Möglich: { $options }.
no-option-not = „{ $given }“ gibt es hier nicht. Möglich: { $options }.
no-option-barred = „{ $given }“ geht nicht: { $reason } Möglich: { $options }.
no-option-number = Eine Nummer { $given } gibt es nicht. Möglich: { $most ->
    [one] nur 1
   *[other] 1 bis { $most }
} ({ $options }).
no-option-ambiguous = „{ $given }“ kann mehreres heißen: { $options }. Schreib etwas mehr davon.
no-name-not = „{ $given }“ ist kein Name. Ein Name beginnt mit einem Buchstaben, hat kein Komma und höchstens { $most } Zeichen.
no-name-taken = „{ $given }“ heißt schon etwas anderes. Wähle einen anderen Namen.
no-number-not = „{ $given }“ ist keine ganze Zahl. Erwartet: eine ganze Zahl von { $least } bis { $most }.
no-number-range = { $given } liegt nicht im Bereich. Erwartet: eine ganze Zahl von { $least } bis { $most }.
no-several-not = „{ $given }“ ist keine Auswahl. Nenne Namen oder Nummern mit Kommas dazwischen. Möglich: { $options }.
no-several-twice = Du hast etwas doppelt genannt. Wähle { $least } bis { $most }, jedes nur einmal.
no-several-count = Du hast { $given } genannt. Wähle { $least } bis { $most }.
no-form-not = Das ist kein Zug. Möglich: { $options }.
no-form-missing = Bei „{ $verb }“ fehlt noch: { $field }. Möglich: { $options }.
no-form-more = „{ $given }“ ist zu viel: „{ $verb }“ ist schon vollständig.
no-form-row = { $given } passt hier nicht zu „{ $verb }“. Möglich: { $options }.

no-game-unknown = Ein Spiel „{ $given }“ gibt es nicht. Möglich: { $options }.
no-game-broken = Das Spiel „{ $game }“ aus dem Paket { $package } wird ausgelassen, weil es nicht geladen werden kann ({ $where }: { $says }).
no-game-raised = Eine Regel von „{ $game }“ ist gescheitert ({ $where }: { $says }). Gesicherte Spiele sind nicht betroffen.
no-game-over = Das Spiel ist zu Ende. Möglich: zurücknehmen oder ein neues Spiel beginnen.
no-game-looking = Das Spiel lief unter neueren Regeln als den hiesigen. Es lässt sich ansehen, aber nicht weiterspielen. Eine neuere Version von Visavis spielt es weiter.
no-game-stuck = Die Regeln kommen an dieser Stelle nicht weiter ({ $where }: { $detail }). Nimm die letzte Eingabe zurück oder korrigiere, was nicht stimmt.
no-game-resting = Als Nächstes ist { $seat } an der Reihe, ein Computer. Setze das Spiel zuerst fort.
no-game-text = „{ $given }“ ist ein Spiel aus einem Text. Es lässt sich hier nicht öffnen.
no-new_game-name = „{ $given }“ kann kein Spiel heißen: kleine Buchstaben, Ziffern und Unterstriche, ein Buchstabe zuerst, höchstens 31 Zeichen.
no-new_game-taken = Ein Spiel „{ $given }“ gibt es schon. Nimm einen anderen Namen.
no-language-unknown = Die Sprache „{ $given }“ gibt es nicht. Möglich: { $options }.
no-option-unknown = Eine Option „{ $given }“ gibt es nicht. Möglich: { $options }.
no-option-value = „{ $given }“ geht bei „{ $name }“ nicht. Möglich: { $options }.
no-option-range = „{ $given }“ geht bei „{ $name }“ nicht. Erwartet: eine ganze Zahl von { $least } bis { $most }.
no-seat-unknown = Einen Platz „{ $given }“ gibt es nicht. Möglich: { $options }.
no-seat-hidden = Die Karten von „{ $given }“ sind noch verdeckt. Möglich: { $options }. Nach dem Spiel ist alles offen.
no-stream-unknown = „{ $given }“ lässt sich nicht von Hand aufdecken. Möglich: { $options }.
no-record-none = Für dieses Spiel kann die App keine Aufzeichnungen lesen: { $game }.
no-record-utf8 = Die Aufzeichnung ist kein UTF-8-Text.
no-policy-unknown = Einen Computerspieler „{ $given }“ gibt es nicht. Möglich: { $options }.
no-policy-not_policy = „{ $given }“ ist kein Computerspieler. Erwartet: ein Name, ein Objekt mit der Methode answer(look, question, stream) oder eine Klasse oder Funktion, die ein solches macht.
no-policy-absent = Den Computerspieler „{ $policy }“ kennt nur das Programm, das ihn mitgebracht hat. Öffne das Spiel dort, mit players={ "{" }Platz: Computerspieler{ "}" }.
no-policy-illegal = „{ $policy }“ (Platz { $seat }) hat „{ $question }“ mit etwas beantwortet, das nicht geht: { $given }.
no-policy-raised = „{ $policy }“ (Platz { $seat }) ist bei „{ $question }“ gescheitert, { $where }: { $says }.
no-policy-slow = „{ $policy }“ (Platz { $seat }) beantwortete „{ $question }“ nicht innerhalb von { $most } s.
no-policy-not_picklable = „{ $policy }“ lässt sich in anderen Prozessen nicht laden. Lege die Klasse auf der obersten Ebene eines Moduls ab, das sich importieren lässt, oder spiele mit einem Prozess.
no-policy-same_name = Zwei verschiedene Computerspieler heißen „{ $policy }“. Gib jedem ein Attribut name, das sie unterscheidet.
no-policy-import = „{ $given }“ lässt sich nicht laden: { $says }. Erwartet: paket.modul:Name.
no-guided-unknown = Dieses Spiel lässt sich nicht angeleitet spielen. Lass „--guided“ weg.

no-answer-stale = Das Spiel ist inzwischen weiter. Sieh dir die neue Frage an.
no-answer-seat = „{ $given }“ ist nicht gefragt. Die Frage ist für „{ $seat }“.
no-json-object = Das ist kein JSON-Objekt mit einem dieser Schlüssel: { $options }.
no-json-key = Den Schlüssel { $given } gibt es nicht. Möglich: { $options }.
no-json-value = Der Wert von „{ $key }“ hat den falschen Typ oder ist zu lang.
no-undo-nothing = Es gibt nichts zurückzunehmen. Beantworte die Frage.
no-undo-revealed = Seitdem ist Verdecktes aufgedeckt worden. Zurücknehmen geht erst wieder nach dem Spiel.
no-redo-nothing = Es gibt nichts zu wiederholen. Das geht nur gleich nach dem Zurücknehmen.
no-branch-at = Bei Zeile { $given } lässt sich nicht abzweigen. Möglich: 0 bis { $most }.
no-branch-revealed = Seitdem ist Verdecktes aufgedeckt worden. Abzweigen geht nur von hier aus, von früher erst nach dem Spiel.
no-correct-hidden = Solange Karten verdeckt sind, lässt sich nichts korrigieren. Nach dem Spiel geht es wieder.
no-correct-clash = Das passt nicht zu dem, was in diesem Zug schon geschehen ist. Spiel den Zug zu Ende oder nimm die letzte Eingabe oder Korrektur zurück; dann geht es.
no-enter-side = Für „{ $given }“ lassen sich keine Punkte eintragen: Das Programm zählt sie selbst, oder das Spiel ist aus.
no-enter-points = „{ $given }“ geht nicht. Trage eine Zahl bis { $most } ein.
no-setting-fixed = „{ $given }“ lässt sich mitten im Spiel nicht ändern. Möglich: { $options }.
no-setting-state = Mit diesem neuen Text geht das angefangene Spiel nicht weiter. Es läuft mit seinem alten Text weiter; ein neues Spiel nimmt den neuen.
no-correct-gone = Das geht auf { $space } nicht mehr: Inzwischen steht dort etwas anderes. Sieh nach und wähle neu.
no-correct-nothing = Nenne, was zu korrigieren ist. Möglich: { $options }.

no-position-document = So ist die Stellung nicht zu lesen: { $detail }
no-position-json = Die Stellung ist kein gültiges JSON: { $detail }
no-position-broken = Mit dieser Stellung kommen die Regeln nicht zurecht ({ $where }: { $detail }). Erwartet: eine Stellung, die im Spiel vorkommen kann.
no-position-game = Die Stellung gehört zum Spiel „{ $given }“. Erwartet: „{ $expected }“.
no-position-faults = Das kann nicht sein: { $faults }
no-position-field = Einen Eintrag „{ $field }“ gibt es nicht. Möglich: { $options }.
no-position-value = Der Wert von „{ $field }“ passt nicht: { $detail }
no-position-unfit = Ein Wert bei „{ $field }“ geht nicht. Erwartet: ganze Zahlen bis { NUMBER($most, useGrouping: 0) } und lesbarer Text.
no-position-spaces = Bei „{ $field }“ wird eine Liste von Feldern des Spielplans erwartet.
no-position-untracked = „{ $field }“ wird hier nicht mitgeführt. Erwartet: „untracked“, oder ein Spiel mit mitgeführtem Brett.
no-position-sets = Bei „{ $field }“ werden { $expected } Listen von Feldern erwartet.
no-position-by_space = Bei „{ $field }“ wird ein Objekt erwartet: Felder des Spielplans mit ihren Werten.
no-position-space = „{ $given }“ bei „{ $field }“ ist kein Feld des Spielplans. Erwartet: Namen vom Spielplan.
no-position-answer = „{ $given }“ ist keine Antwort auf „{ $question }“. Erwartet: eine Antwort, die dort möglich ist, so geschrieben wie im Spielstand.
no-position-several-not = „{ $given }“ steht bei „{ $question }“ nicht zur Wahl. Möglich: { $options }.
no-position-several-twice = Die Antwort auf „{ $question }“ nennt etwas doppelt. Erwartet: jedes nur einmal, in beliebiger Reihenfolge.
no-position-several-count = Die Antwort auf „{ $question }“ nennt { $given }. Erwartet: { $least } bis { $most }, in beliebiger Reihenfolge.

no-log-empty = Die Datei ist leer. Erwartet: ein Spielstand von Visavis.
no-log-utf8 = Das ist kein Text in UTF-8. Erwartet: ein Spielstand von Visavis.
no-log-cut = Die Zeile ist nicht zu Ende, der Spielstand ist abgeschnitten. Erwartet: jede Zeile mit Zeilenende.
no-log-lines = Der Spielstand ist zu lang.
no-log-long = Die Zeile ist zu lang.
no-log-large = Der Spielstand ist zu groß. Erlaubt: { $most } MB.
no-log-deep = Die Zeile ist zu tief verschachtelt. Erlaubt: { $most } Ebenen.
no-log-steps = Aus dem Spielstand folgen mehr als { $most } Schritte, ohne dass jemand gefragt wird. Er wird nicht geöffnet.
no-budget-bytes = Das ist zu groß: Höchstens { $most } MB werden geöffnet. Nichts wurde geändert.
no-budget-lines = Das ist zu lang: Höchstens { $most } Zeilen werden geöffnet. Nichts wurde geändert.
no-budget-said = In diesem Spiel wurde zu viel von Hand geändert: Höchstens { $most } Einträge werden geöffnet. Nichts wurde geändert.
no-budget-steps = Das verlangt mehr als { $most } Schritte. Es wird nicht geöffnet, nichts wurde geändert.
no-budget-texts = Darin stecken mehr Bot-Texte, als auf einmal geöffnet werden: höchstens { $most } Zeichen. Nichts wurde geändert.
no-budget-packs = Darin stecken mehr Kartenwerte, als auf einmal geöffnet werden: höchstens { $most } Listen. Nichts wurde geändert.
no-budget-time = Das dauert länger als { $most } Sekunden. Es wurde abgebrochen, nichts wurde geändert. Du kannst es mit mehr Zeit noch einmal versuchen.
no-log-broken = Mit dem, was hier steht, kommen die Regeln nicht zurecht ({ $where }: { $detail }). Erwartet: ein Verlauf, der im Spiel vorkommen kann.
no-log-json = Das ist kein gültiges JSON. Erwartet: ein Objekt je Zeile.
no-log-object = Erwartet: ein JSON-Objekt mit Inhalt.
no-log-header = Das ist kein Spielstand von Visavis. Erwartet: eine erste Zeile mit „visavis“ und „game“.
no-log-game = Das ist ein Spiel von „{ $given }“. Erwartet: ein Spiel von „{ $expected }“.
no-log-format = Das Format { $given } ist unbekannt. Erwartet: Format { $expected }.
no-log-value = Die Zeile passt nicht: { $detail }
no-log-effect = Eine Wirkung „{ $given }“ gibt es in diesem Spiel nicht. Gehört der Spielstand zu einem anderen Spiel?
no-log-clause = Eine Regel „{ $given }“ kann es nicht geben. Erwartet: eine Nummer aus den Regeln dieses Spiels.
no-log-kind = Eine Zeile „{ $given }“ ist unbekannt. Erwartet: step, answer, draw, do, correct, rules oder over.
no-log-outside = Diese Zeile steht außerhalb eines Schritts. Erwartet: zuerst eine Zeile „step“.
no-log-impossible = Diese Wirkung ist hier nicht möglich. Erwartet: eine, die zum bisherigen Verlauf passt.
no-log-step = Schritt { $given } kommt hier nicht. Erwartet: Schritt { $expected }.
no-log-over = Hier ist das Spiel nicht mit diesen Punkten zu Ende. Erwartet: „over“ nur als letzte Zeile, mit den richtigen Punkten.
no-log-faults = Danach stimmt das Spiel nicht mehr: { $faults }
no-log-rules = Das Spiel lief unter den Regeln „{ $given }“; hier sind die Regeln „{ $expected }“. Nimm statt des Links die Datei.
no-log-inputs = Die Antworten passen nicht zum Spiel. Nimm statt des Links die Datei.

no-pack-large = Die Kartenwerte sind zu lang: höchstens { $most }.000 Zeichen.
no-pack-schema = Der Kartensatz hat das Format { $given }; bekannt sind die Formate bis { $most }. Eine neuere Version von Visavis kann ihn öffnen.
no-pack-link = Das ist kein Link mit Kartenwerten. Kopiere ihn ganz.
no-pack-rows = Darin stehen zu viele Karten: Höchstens { $most } werden übernommen. Nichts wurde geändert.
no-pack-typed = Das passt nicht: { $detail }
no-pack-toml = Das ist kein gültiges TOML: { $detail }
no-pack-nowhere = Wähle, wo es gelten soll: in diesem Spiel, in allen neuen oder beides.
no-pack-changed = Diese Karte wurde inzwischen geändert. Gesichert ist jetzt: { $values }. Sichere noch einmal, um sie zu ersetzen, oder verlass die Seite. Die früheren Werte bleiben als Fassung.
no-pack-table = Eine Tabelle „{ $table }“ gehört nicht in diesen Kartensatz. Möglich: { $options }.
no-pack-row = Eintrag { $row } von „{ $table }“ passt nicht: { $detail }
no-pack-twice = „{ $card }“ steht in „{ $table }“ doppelt. Erwartet: jede Karte einmal.
no-pack-surplus = „{ $card }“ gehört nicht in „{ $table }“. Nimm den Eintrag heraus.
no-pack-missing = In „{ $table }“ fehlt „{ $card }“. Füge den Eintrag hinzu.
no-pack-id = Der Kartensatz hat keinen Namen. Erwartet: oben eine Zeile wie id = "meins".
no-pack-constraint = „{ $card }“ in „{ $table }“ widerspricht der Regel: { $broken }
no-pack-nothing_read = Im Spiel „{ $game }“ werden keine Karten eingelesen. Einen Kartensatz legst du an mit: visavis pack new { $game }
no-pack-nothing_kept = Für „{ $game }“ ist noch nichts eingelesen.
no-pack-none = Das Spiel „{ $game }“ hat keine Kartenwerte. Lass den Kartensatz weg.

no-store-unknown = Ein gesichertes Spiel „{ $given }“ gibt es nicht. „visavis saves“ zeigt alle.
no-own-unknown = „{ $given }“ hast du nicht. { $count ->
        [0] Du hast noch nichts behalten.
       *[other] Möglich: { $options }.
    }
no-own-binned = „{ $given }“ liegt nicht im Papierkorb. { $count ->
        [0] Er ist leer.
       *[other] Möglich: { $options }.
    }
no-own-version = Eine Fassung { $given } gibt es nicht. Möglich: { $least } bis { $most }.
no-own-empty = Der Text ist leer. Schreib etwas hinein oder nimm ihn heraus.
no-own-lost = Der Inhalt dieser Fassung fehlt. Alle anderen Fassungen sind erhalten.
no-own-other = Du hast schon ein anderes „{ $given }“. Nichts wurde geändert. Möglich: --replace (deins bleibt als frühere Fassung), --both (das neue heißt dann „{ $free }“).
no-own-older = „{ $given }“ wurde inzwischen geändert. Nichts wurde geändert. Möglich: --replace (der jetzige Text bleibt als frühere Fassung), --both (das neue heißt dann „{ $free }“).
no-own-two_ways = --replace und --both schließen sich aus. Nimm eins davon.
no-store-ambiguous = „{ $given }“ passt auf mehrere gesicherte Spiele: { $options }. Schreib mehr davon.
no-store-none = Es gibt kein gesichertes Spiel, das noch läuft. Beginne eines mit „visavis play SPIEL“.
no-store-busy = Dieses Spiel ist gerade in einem anderen Fenster offen. Schließ es dort zuerst.
no-store-locked = Die gesicherten Spiele sind gerade von einem anderen Programm gesperrt. Versuch es gleich noch einmal.
no-store-full = Der Datenträger ist voll. Nichts wurde geändert. Schaff Platz und versuch es noch einmal.
no-store-read_only = In „{ $path }“ kann nicht geschrieben werden. Nichts wurde geändert. Gib das Verzeichnis frei oder setz VISAVIS_HOME.
no-store-damaged_now = Die Datei „{ $path }“ ist beschädigt. Nichts wurde überschrieben. Beim nächsten Start wird sie beiseitegelegt.
no-store-newer = „{ $path }“ stammt von einem neueren Visavis (Version { $given }). Erwartet: Version { $expected }. Nimm das neuere Programm.
no-store-failed = „{ $path }“ lässt sich nicht benutzen: { $says }. Nichts wurde geändert.
no-store-title = Der Titel passt nicht. Erwartet: 1 bis { $most } lesbare Zeichen.
no-store-redo = Die Liste zum Wiederholen ist nicht lesbar. Exportiere das Spiel und importiere es neu.
no-store-row = Der Eintrag dieses Spielstands ist beschädigt. Retten kannst du ihn unter „Spielstände“ oder mit „visavis saves rescue { $given }“.
no-store-changed = Dieser Spielstand ist nicht mehr so, wie er gesichert wurde. Ansehen geht, spielen nicht. Retten kannst du ihn unter „Spielstände“ oder mit „visavis saves rescue { $given }“.
no-store-sound = Dieser Spielstand ist heil. Es gibt nichts zu retten.
no-bundle-format = Das ist keine Gesamtsicherung. Erwartet: eine Datei, die „visavis saves all“ oder die Seite geschrieben hat.
no-bundle-newer = Die Datei stammt von einem neueren Visavis (Format { $given }). Erwartet: Format { $expected }. Nimm das neuere Programm.
no-bundle-large = Die Datei ist zu groß. Höchstens { $most } MB.
no-bundle-cut = Die Datei ist nicht vollständig oder wurde verändert. Nichts wurde übernommen. Sichere sie auf dem anderen Gerät noch einmal.
no-bundle-line = Die Datei ist nicht lesbar. Nichts wurde übernommen. Sichere sie auf dem anderen Gerät noch einmal.
no-bundle-game = Dieses Spiel ist in der Datei beschädigt. Sichere die Datei auf dem anderen Gerät noch einmal oder übernimm den Rest ohne dieses Spiel.
no-bundle-name = „{ $given }“ kann hier nicht abgelegt werden. Erwartet: ein Kartensatz oder ein Bot mit einfachem Dateinamen.
no-bundle-meanwhile = Ein gesichertes Spiel hat sich während der Übernahme geändert. Nichts wurde übernommen. Wähle die Datei noch einmal.
no-bundle-table = Dieses Spiel wird gerade an einem Tisch gespielt und nicht ersetzt. Nach dem Ende kannst du es übernehmen.
no-bundle-gone = Diese Übernahme ist beendet. Wenn Spiele fehlen, wähle die Datei noch einmal.

no-file-missing = Die Datei „{ $path }“ gibt es nicht. Erwartet: eine vorhandene Datei oder „-“ für die Standardeingabe.
no-file-folder = „{ $path }“ ist ein Verzeichnis. Erwartet: eine Datei.
no-file-failed = „{ $path }“ lässt sich nicht benutzen: { $says }. Erwartet: eine Datei mit passenden Rechten.
no-file-long = „{ $path }“ ist zu groß. Höchstens { $most } MB.
no-file-utf8 = „{ $path }“ ist kein Text in UTF-8. Erwartet: eine Textdatei in UTF-8.
no-output-failed = Die Ausgabe lässt sich nicht schreiben ({ $says }). Erwartet: ein Ziel mit Platz.
no-file-exists = „{ $path }“ gibt es schon. Nenne eine neue Datei.

notice-answers-dropped = Diese Antworten passen nicht mehr und werden neu gefragt: { $answers }.
notice-rules-changed = Die Regeln haben sich seit dem Sichern geändert. Diese Antworten des angefangenen Zugs werden neu gefragt: { $answers }.
notice-rules-newer = Das Spiel lief unter neueren Regeln ({ $given }; hier sind { $known }). Du kannst es ansehen; weiterspielen geht mit einer neueren Version von Visavis.
notice-pack-changed = Die Kartenwerte von „{ $pack }“ haben sich seit dem Sichern geändert.
notice-store-damaged = Die gesicherten Spiele waren beschädigt. Sie liegen jetzt unverändert in „{ $kept }“. Es beginnt eine neue Sammlung.
notice-store-changed = Dieser Spielstand ist nicht mehr so, wie er gesichert wurde: Ein Teil ist beschädigt oder von Hand geändert. Du kannst ihn ansehen, aber nicht weiterspielen. Unter „Spielstände“ lässt sich retten, was heil ist.

fault-pile-layer = Eine Lage des Stapels hat eine falsche Größe.
fault-pile-count = Die Zahl der Karten im Stapel stimmt nicht.

## Was ein Leser von JSON oder TOML gefunden hat

detail-at = { " " }(bei { $at })
detail-type = erwartet { $expected }, gefunden { $given }{ $at }.
detail-bound = erwartet { $expected } { $bound }{ $at }.
detail-missing = es fehlt „{ $field }“{ $at }.
detail-unknown = „{ $field }“ gehört nicht dazu{ $at }.
detail-value = „{ $given }“ ist nicht möglich{ $at }.
detail-utf8 = das ist kein Text in UTF-8.
detail-cut = es hört mittendrin auf.
detail-json = ab Byte { $byte } ist es nicht zu lesen.
detail-toml = in Zeile { $line }, Spalte { $column } ist es nicht zu lesen.
detail-other = { $says }
type-int = eine ganze Zahl
type-float = eine Kommazahl
type-str = ein Text
type-bool = ein Wahrheitswert (true oder false)
type-array = eine Liste
type-object = ein Objekt
type-null = null

no-cli-command = Einen Befehl „{ $given }“ gibt es nicht. Möglich: { $options }.
no-cli-option = Eine Option „{ $given }“ gibt es hier nicht. Möglich: { $options }.
no-cli-option_value = Nach „{ $given }“ fehlt der Wert. Erwartet: { $given } WERT
no-cli-missing = Es fehlt: { $given }. Erwartet: { $expected }
no-cli-usage = So geht der Befehl nicht. Erwartet: { $expected }
no-cli-pair = „{ $given }“ passt nicht zu { $option }. Erwartet: NAME=WERT.
no-play-command = Einen Befehl „{ $given }“ gibt es nicht. Möglich: { $options }.
no-play-card = Eine Karte „{ $given }“, auf der etwas steht, gibt es nicht. Erwartet: karte NAME
no-play-correct = Nach „{ $field }“ fehlt der Wert. Erwartet: korrigiere EINTRAG WERT
error-internal = Hier ist im Programm etwas schiefgegangen ({ $says }). Gesicherte Spiele sind nicht betroffen. Mit VISAVIS_DEBUG=1 siehst du mehr.
error-number = Hier ist im Programm etwas schiefgegangen (Fehler { $number }). Gesicherte Spiele sind nicht betroffen. Was geschah, steht mit dieser Nummer auf dem Computer, auf dem Visavis läuft.
error-numbered = Fehler { $number }: { $says }

## Am Tisch

play-prompt = { "> " }
play-go-on = Als Nächstes ist { $name } dran (Computer). Weiter mit Enter.
play-stopped = Angehalten. Nichts wurde geändert. Noch einmal Strg-C: aufhören.
play-stopped-thinking = Angehalten. Deine Antwort bleibt. Mit Enter geht es weiter, „{ $undo }“ nimmt zurück, „{ $quit }“ oder noch einmal Strg-C hört auf.
play-undone-facts = Die Korrektur ist zurückgenommen. Die App rechnet wieder mit:
play-redone-facts = Die Korrektur gilt wieder. Die App rechnet mit:
play-hint-cards = „karte NAME“ zeigt, was auf einer Karte steht.
play-hint = Antworte mit Nummer, Name oder Anfang des Namens. „hilfe“ zeigt alle Befehle, „?“ erklärt den letzten Zug, „brett“ zeichnet das Brett.
play-turn = Am Zug: { $name }
play-name = ein Name deiner Wahl, höchstens { $most } Zeichen
play-in-full = Eine leere Zeile zeigt alles ausführlich.
play-more = Enter: weiter, ein Wort und Enter: genug >{ " " }
play-meant = Enter: { $line }
play-guess = Eine leere Zeile heißt: { $guess }
play-guess-none = keine
play-turned = { $name }: { $setting }. Was dafür noch fehlt, fragt die App, sobald du am Zug bist.
play-dial = { $name }: { $now }. Möglich: { $options }.
play-many = { $count } Möglichkeiten: Gib den Namen ein
play-range = { $least } bis { $most }
play-number = eine ganze Zahl von { $least } bis { $most }
play-several = { $least ->
    [0] Wähle bis zu { $most }, durch Kommas getrennt. „-“ für nichts.
   *[other] Wähle { $least } bis { $most }, durch Kommas getrennt.
}
play-checklist = Geh das der Reihe nach durch, bis nur noch eines übrig ist:
play-checklist-then = Dann antworte:
play-hide = Gib das Gerät weiter an: { $name }. Enter verbirgt alles.
play-pass = { $name }: Drück Enter, wenn nur du auf den Schirm siehst.
play-undone = Zurückgenommen. Ändere das auch auf dem Tisch:
play-undone-nothing = Zurückgenommen. Auf dem Tisch ist nichts zu ändern.
play-log-empty = Es ist noch nichts geschehen.
play-over = Das Spiel ist zu Ende.
play-winner = Sieg: { $names }
play-tie = Gleichstand: { $names }
play-after = Enter beendet. „zurück“ nimmt den letzten Zug zurück, „?“ erklärt ihn.
play-kept = Das Spiel ist gesichert. Weiter mit: visavis resume { $id }
play-kept-over = Das Spiel ist gesichert. Ansehen mit: visavis show { $id }
cli-stopped = Angehalten. Was schon gesichert ist, bleibt.
play-corrected = Korrigiert: { $name }.
play-not-read = Nicht mehr ausgewertet: { $left }
play-correct-how = Schreib: korrigiere EINTRAG WERT. Diese Einträge gibt es:
play-reconstructed = { $count ->
    [one] Die Werte einer Karte sind nachempfunden, nicht die gedruckten.
   *[other] Die Werte von { $count } Karten sind nachempfunden, nicht die gedruckten.
}
state-entries = { $count ->
    [one] 1 Angabe
   *[other] { $count } Angaben
}
state-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-points = Punkte
table-tracks = Leisten
table-cards = Karten
table-ground = { $name } (Plättchen auf dem Spielplan)
table-empty = Leer
table-corners = Wo Gebiete sich treffen
table-in-all = { $count } insgesamt
card-face-down = ▒
cards-face-down = { $count } verdeckte
card-lying = { $name }, darauf { $what }

why-nothing = Bisher gibt es keine Entscheidung zu erklären.
why-hidden = Solange Karten verdeckt sind, wird nichts erklärt. Nach dem Spiel geht es.
why-secret = Was genau abgewogen wurde, bleibt bis zum Ende des Spiels geheim: Es würde verdeckte Karten verraten. Das hier war für alle zu sehen.
why-character = So spielt { $name }: { $about }
why-lay-open = Offen in der Mitte lagen: { $cards }.
why-lay-before = { $zone }: { $cards }.
why-options = { $count ->
    [0] Möglich:
   *[other] Möglich ({ $count }):
}
why-weighed = { $name } hat gewählt: { $answer }. Zur Wahl standen:
why-tried = { $visits } Versuche, Wert { $value }
why-worth = Wert { $value }
why-kept = bleibt:
why-cut = fällt weg:
why-all-stay = ändert nichts: alle bleiben.
why-not-applied = gilt für nichts davon: alle bleiben.
why-unreached = Nicht mehr nötig:
why-measured = { $option } ({ $value })
why-no-pick = nichts davon möglich
why-you-choose = das entscheidest du
why-only = { $pick } (die einzige Möglichkeit)

coach-hint = Rat
coach-also = Auch möglich
coach-leads = Führt zu
coach-brings = Bringt
coach-less = { $points ->
    [1] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
coach-equal = genauso gut
coach-sure = Der Abstand zum Nächstbesten ist auf etwa { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} genau.
coach-counted = { $judged } Entscheidungen geprüft, bei { $fine } davon war höchstens ein Punkt mehr zu holen.
coach-move = Runde { $round }: { $deed }
coach-cost = etwa { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} verschenkt (± { $sure })
coach-lead = nach dem ersten Eindruck etwa { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} besser als alles andere
coach-better = Besser war
coach-worst = Was am meisten gekostet hat
coach-best = Was gut war
coach-no-worst = Kein Zug hat deutlich Punkte gekostet.
coach-course = Erwartete Punkte
coach-course-about = So viele Punkte hätte am Ende jeder, wenn ab hier der Computer für alle weiterspielte. Steigt die Linie, hat jemand besser gespielt als er.
coach-course-round = Runde { $round }
coach-course-end = Ende
coach-progress = { $done } von { $total } geprüft
coach-working = Die Nachbesprechung läuft
coach-stopped = Angehalten nach { $done } von { $total } Prüfungen. Das ist bis dahin bekannt:
no-coach-none = Für { $game } gibt es keinen Rat und keine Nachbesprechung.
no-coach-hidden = Solange verdeckte Karten im Spiel sind, gibt es keine Nachbesprechung.
no-coach-not_asked = Einen Rat gibt es nur, wenn du am Zug bist.
no-coach-nothing = Hier kann der Computer nichts abwägen und weiß keinen Rat.
no-coach-no_moves = Bisher wurde nichts entschieden, was sich besprechen lässt.
no-coach-running = Ihr spielt noch. Die Nachbesprechung gibt es nach dem Ende der Partie.
no-coach-seat = Hier wurde nichts entschieden, was sich besprechen lässt: { $given }. Möglich: { $options }.

command-why = ?, warum
command-hint = rat
command-coach = nachbesprechung
command-undo = zurück
command-redo = wieder
command-log = verlauf
command-state = stand
command-board = brett
command-card = karte
command-table = tisch
command-correct = korrigiere
command-set = stelle
command-help = hilfe
command-quit = ende, q
help-answers =
    So antwortest du: mit der Nummer, dem Namen oder dem Anfang des Namens. Bei einem Zug folgt dahinter, was er braucht, zum Beispiel ein Feld.
    Mehrere Antworten passen in eine Zeile, mit „;“ dazwischen.
    Diese Befehle gehen immer (mit „:“ davor auch, wenn eine Antwort genauso heißt):
help-why = erklärt den letzten Zug: was möglich war und welches Kriterium was gestrichen hat
help-hint = gibt dir einen Rat: was der Computer täte und warum, zwei andere Züge und was sie kosten
help-coach = bespricht deine Züge: was am meisten gekostet hat, was besser war und was gut war
help-undo = nimmt deine letzte Antwort zurück
help-redo = stellt wieder her, was du zurückgenommen hast
help-log = zeigt alles, was bisher geschah
help-state = zeigt Werte und Karten
help-board = zeichnet das Brett
help-card = karte NAME: zeigt, was auf einer Karte steht
help-table = zeigt, was auf dem Tisch liegt, Stapel für Stapel: zum Wiederaufbauen und Prüfen
help-correct = korrigiert, was auf dem Tisch anders ist. Ohne Zusatz zeigt es die Einträge.
help-set = stellt mitten im Spiel um, was sich umstellen lässt, etwa wie viel die App mitführt. Allein zeigt es, was möglich ist.
help-help = zeigt diese Liste
help-quit = hört auf; das Spiel bleibt gesichert

## Die Spieleliste

start-about = Der Solo-Gegner deines Brettspiels: zeigt jeden Zug und sagt, warum.
start-keys = ? Hilfe · q Ende
start-continue = Weiter
start-new = Neues Spiel
start-new-about = mit deiner Schachtel am Tisch
start-try = Ausprobieren
start-try-about = mitten in einem Spiel, ohne Schachtel
start-saved = Gesichert
start-saved-about = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
start-browser = Browser
start-browser-about = die Seite öffnen, auch fürs Handy neben dem Brett
start-games = Spiele
start-how = Enter = 1 · Nummer, Wort oder Kürzel; „{ $short }“ beginnt gleich ein neues Spiel
start-help = Weiter setzt das letzte Spiel fort. Ausprobieren spielt dir einen Anfang vor, und du spielst ohne Schachtel weiter. Gesichert zeigt alle Spiele; umbenennen, kopieren und löschen geht mit „visavis saves“. Alle Befehle: visavis --help
start-which = Welches Spiel?
start-which-try = Was willst du ausprobieren?
start-which-saved = Welches Spiel willst du fortsetzen oder ansehen?
start-pick = Nummer oder Name (Enter: das erste, „q“: zurück) >{ " " }
companion-usual = (Enter: { $name })
companion-seat = Wer spielt { $name }
companion-change = Willst du daran etwas ändern
companion-printed = Deckst du selbst auf ({ $streams })

games-clauses = Regeln umgesetzt: { $done } von { $all }
rules-done = { $tests ->
    [one] umgesetzt, 1 Test
   *[other] umgesetzt, { $tests } Tests
}
rules-untold = umgesetzt
rules-reading = Unsere Auslegung: { $reading }
rules-open = offen
saves-none = Es gibt noch keine gesicherten Spiele.
saves-over = zu Ende: { $points }
saves-exported = Geschrieben: { $path }
saves-export-seen = Karten sind verdeckt: Geschrieben wird nur, was dein Platz gesehen hat. „--whole“ schreibt die ganze Datei, die alles verrät.
saves-imported = Gesichert. Weiter mit: visavis resume { $id }
saves-branched = Abgezweigt. Weiter mit: visavis resume { $id }
saves-renamed = Umbenannt.
saves-deleted = Gelöscht. Zurückholen mit: visavis saves restore { $id }
saves-bin-none = Der Papierkorb ist leer.
saves-bin-line = gelöscht am { $when }
saves-restored = Wieder da. Weiter mit: visavis resume { $id }
saves-unreadable = nicht lesbar: { $why }
saves-trouble-header = Der Anfang ist beschädigt.
saves-trouble-values = Die Angaben sind beschädigt.
saves-rescue-none = Alle gesicherten Spiele sind heil.
saves-rescued = { $id } ist jetzt { $new }. { $lost ->
    [0] Keine Zeile ging verloren.
    [one] 1 Zeile ging verloren.
   *[other] { $lost } Zeilen gingen verloren.
}
saves-not-rescued = { $id }: Es ließ sich nichts zurückholen.
saves-rescue-file = Aus { $path }:
saves-rescued-title = { $name }, gerettet
saves-merged-title = { $name }, vom anderen Gerät
saves-all-left = { $count ->
    [one] 1 beschädigtes Spiel ist nicht dabei. „visavis saves rescue“ rettet, was heil ist.
   *[other] { $count } beschädigte Spiele sind nicht dabei. „visavis saves rescue“ rettet, was heil ist.
}
saves-all-table = „{ $name }“ ({ $id }) ist nicht dabei: Es wird gerade an einem Tisch gespielt.
saves-merged-added = { $count ->
    [one] 1 Spiel neu dazugekommen.
   *[other] { $count } Spiele neu dazugekommen.
}
saves-merged-longer = { $count ->
    [one] 1 Spiel auf den Stand des anderen Geräts gebracht.
   *[other] { $count } Spiele auf den Stand des anderen Geräts gebracht.
}
saves-merged-same = { $count ->
    [one] 1 Spiel war schon da.
   *[other] { $count } Spiele waren schon da.
}
saves-merged-both = { $count ->
    [one] 1 Spiel ging auf beiden Geräten verschieden weiter; beide Fassungen sind erhalten.
   *[other] { $count } Spiele gingen auf beiden Geräten verschieden weiter; beide Fassungen sind erhalten.
}
saves-merged-texts = { $count ->
    [one] 1 eigener Text neu dazugekommen.
   *[other] { $count } eigene Texte neu dazugekommen.
}
saves-merged-refused = Nicht übernommen: „{ $name }“. { $why }
saves-merged-not = { $count ->
    [one] Nichts wurde übernommen: 1 Eintrag der Datei ist nicht brauchbar.
   *[other] Nichts wurde übernommen: { $count } Einträge der Datei sind nicht brauchbar.
}
saves-merged-without = Den Rest übernimmst du mit: --without-refused
saves-merged-time = Mehr Zeit für ein langsames Spiel gibst du mit: --more-time
more-time-ask = Mit mehr Zeit weitermachen? { $yes } / { $no }:
more-time-option = Mehr Zeit gibst du mit: --more-time
saves-merge-progress = Prüfe
saves-item-added = „{ $name }“ ist neu dazugekommen.
saves-item-longer = „{ $name }“ ist jetzt auf dem Stand des anderen Geräts.
saves-item-same = „{ $name }“ war schon da.
saves-item-both = „{ $name }“ liegt jetzt neben deiner eigenen Fassung.
record-impossible = Zeile { $line } (Reihe { $row }) ist unmöglich: { $reason }
replay-same = Alle { $lines } Zeilen kommen beim Nachspielen genauso heraus.
replay-different = Ab Zeile { $line } kommt es beim Nachspielen anders heraus.
decide-missing = Dafür fehlt noch die Antwort auf „{ $id }“:
simulate-progress = Simuliere
simulate-head = { $games } Spiele, Startzahl { $seed }, Einstellungen { $options }, höchstens { $steps } Schritte je Spiel
simulate-points = { $name }: im Mittel { NUMBER($mean, minimumFractionDigits: 1) } Punkte ({ $least } bis { $most })
simulate-uncounted = { $name }: Diese Punkte zählt nur ein Mensch; wer gewinnt, ist hier offen.
simulate-side = { $name }: im Mittel { NUMBER($mean, minimumFractionDigits: 1) } Punkte ({ $least } bis { $most }), { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
simulate-turns = im Mittel { NUMBER($mean, minimumFractionDigits: 1) } Schritte
simulate-faults = { $count ->
    [one] 1 Partie ging
   *[other] { $count } Partien gingen
} durch einen Fehler eines eigenen Computerspielers verloren. Der erste:
simulate-unfinished = { $count } Spiele waren nach { $steps } Schritten nicht zu Ende.

## Das Labor

cli-visavis-lab = viele Partien spielen: Tabellen, Berichte, Vergleiche, Abstimmung
cli-visavis-lab-run = viele Partien in einen Ordner aus Parquet-Tabellen spielen. Ein abgebrochener Lauf geht weiter, wo er war.
cli-visavis-lab-report = einen Bericht über einen Ordner schreiben: eine HTML-Datei und ihre Tabellen als CSV
cli-visavis-lab-compare = zwei Ordner vergleichen, oder mit --game zwei Einstellungen (level=hard, you=random, pack=DATEI; - ist die übliche), Partie für Partie mit demselben Zufall
cli-visavis-lab-tune = die Werte eines Pakets oder von Optionen für ein Ziel suchen, das eine Datei nennt
cli-visavis-lab-matter = herausfinden, worauf es ankommt: je eine Regel, ein Kriterium, eine Karte oder eine Option weglassen oder ersetzen, mit demselben Zufall
arg-matter-games = Partien je Lauf
arg-matter-options = die Einstellung, zum Beispiel -o level=hard
arg-matter-out = ein Ordner für Seite und Tabelle; ein abgebrochener Versuch geht dort weiter
arg-kinds = nur diese: option, card, criterion, clause
arg-only = nur diese Änderung oder diese Regel, zum Beispiel --only TM-7.4
arg-plan_only = den Plan der Läufe und seine Zeit zeigen und sonst nichts spielen
meta-kinds = ART
meta-only = ID
arg-run-options = Werte einer Option, zum Beispiel -o level=easy,hard; gespielt wird jede Kombination
arg-run-policies = wer für einen Platz spielt, zum Beispiel --policy p1=greedy,mcts:200; ein eigener Computerspieler ist paket.modul:Name
arg-packs = Kartenwerte, zum Beispiel --pack a.toml,b.toml; „standard“ sind unsere eigenen
arg-decisions = auch eine Zeile für jede Entscheidung des Bots
arg-chunk = Partien je Datei
arg-on = auf einem Cluster: „ray“ oder seine Adresse
arg-out = der Ordner oder die Datei, in die geschrieben wird
arg-game = das Spiel, dessen Einstellungen verglichen werden
arg-compare-games = Partien je Einstellung
arg-report-out = die Datei, in die geschrieben wird; sonst report.html im Ordner
arg-report-settings = nur diese Einstellungen, zum Beispiel --setting level=easy,hard --setting you=rival
arg-pool = alle gewählten Einstellungen zusammenzählen statt sie nebeneinander zu zeigen
arg-goal = der Anteil der Siege, der erreicht werden soll, zum Beispiel --goal you=45
meta-goal = PLATZ=PROZENT
meta-settings = NAME=WERTE
arg-tune-out = die Datei für das gefundene Paket
meta-packs = DATEIEN
meta-chunk = ZAHL
meta-on = ADRESSE
meta-out = PFAD
meta-side_a = A
meta-side_b = B
lab-rate = { $rate } Partien/s
lab-ran = { $played ->
    [0] Es fehlte nichts
    [one] 1 Partie wurde gespielt
   *[other] { $played } Partien wurden gespielt
}: { $path } enthält jetzt { $games } Partien zu { $cells ->
    [one] 1 Einstellung
   *[other] jeder von { $cells } Einstellungen
}. Die Menschenseite spielte: { $players }.
lab-reported = Der Bericht ist { $path }.
lab-trial = { $values }: { $share } % Siege ({ $low } bis { $high }), { $change } von den heutigen Werten entfernt
lab-tuned = { $trials } Versuche zu je { $games } Partien; die Menschenseite spielte { $players }. Am nächsten am Ziel zuerst; jede weitere Zeile ändert die heutigen Werte weniger.
lab-goal-reached = Ziel: { $goal } % Siege ({ $name }). Erreicht: { $share } % ({ $low } bis { $high }) in { $games } Partien.
lab-goal-missed = Ziel: { $goal } % Siege ({ $name }). Nicht erreicht: { $share } % ({ $low } bis { $high }) in { $games } Partien.
lab-goal-side = { $side }: { $says }
lab-title = { $game }: Bericht über einen Lauf
lab-about = { $games } Partien zu { $cells ->
    [one] 1 Einstellung
   *[other] { $cells } Einstellungen
}, Regeln { $rules }, Startzahl { $seed }. 95-%-Intervalle; die Zahl hinter einem Bereich ist die seiner Partien. Diese Seite braucht kein Netz.
lab-who = Wer die Menschenseite spielte. Computerspieler sind keine Menschen: Was hier steht, gilt für sie.
lab-players = Menschenseite: { $players }.
lab-bot = der Bot
lab-begins = { $name } beginnt
lab-follows = { $name } folgt
lab-table = In Zahlen: { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
} ({ $file })
lab-wins = Wer gewinnt
lab-wins-about = Anteil der gewonnenen Partien mit dem Bereich nach Wilson (95 %); ein Gleichstand wird unter den Siegern geteilt.
lab-factions = Fraktionen
lab-factions-about = Siege der Menschenseite nach der Fraktion jeder Seite.
lab-points = Punkte
lab-points-about = Wie oft eine Seite welche Punktzahl erreichte: der Anteil der Partien je Punkt. Neben dem Namen: die Zahl der Partien.
lab-parts = Woher die Punkte kommen
lab-parts-about = Punkte je Partie nach Regel, mit dem Bereich des Mittelwerts. Mit den Punkten zu Beginn ergeben sie die Punkte der Seite.
lab-rounds = Punkte über die Runden
lab-rounds-about = Der Mittelwert am Ende jeder Runde, die mindestens jede zwanzigste Partie erreichte. Punkte, die ein Mensch erst am Ende nennt, stehen dort.
lab-lengths = Länge
lab-lengths-about = Schritte des Programms je Partie: eine Eingabe, ein Zug des Bots, ein Teil des Aufbaus. Die Kurve zeigt den Anteil der Partien.
lab-first = Wer beginnt
lab-first-about = Siege jedes Platzes, wenn er begann und wenn nicht.
lab-policies = Spielweisen gegeneinander
lab-policies-about = Siege eines Platzes mit dieser Spielweise, Einstellung für Einstellung.
lab-criteria = Kriterien
lab-criteria-about = Wie oft jedes Kriterium entschied, ausschied ohne zu entscheiden, alle Möglichkeiten gleich fand, auf keine passte oder nicht gelesen wurde, weil ein früheres entschieden hatte. Ob es ein Ergebnis ändert, findet „visavis lab matter“ heraus.
lab-asked = Was der Tisch gefragt wurde
lab-asked-about = Fragen an die Plätze und an den Tisch, je Partie. Gezählt in jeder achten Partie.
lab-cards = Karten
lab-cards-about = Wie oft jede Karte gezogen wurde, mit ihrem Stapel, je Partie. Gezählt in jeder achten Partie.
lab-actions = Was geschah
lab-actions-about = Wie oft etwas in einer Partie geschah. Gezählt in jeder achten Partie.
lab-overview = Nebeneinander
lab-overview-about = Die gewählten Einstellungen in Spalten. In Klammern der Bereich (95 %), dann die Zahl der Partien. Züge, Entscheidungen, Fragen und Eingaben wurden in jeder achten Partie gezählt.
lab-overview-cell = { $value } ({ $low } bis { $high }), { $games } Partien
lab-figure-wins = Siege in %
lab-figure-points = Punkte
lab-figure-steps = Schritte
lab-figure-leads = Führungswechsel
lab-figure-choices = Entscheidungen der Regeln
lab-figure-decisions = Entscheidungen und Antworten
lab-figure-questions = Fragen an einen Menschen
lab-figure-taps = Eingaben eines Menschen
lab-figure-turns = Züge
lab-figure-questions_a_turn = Fragen je Zug
lab-figure-taps_a_turn = Eingaben je Zug
lab-leads = Führungswechsel
lab-leads-about = Wie oft am Ende einer Runde eine andere Seite führte als zuvor; bei Gleichstand wechselt die Führung nicht. „Ohne Wechsel“ ist der Anteil der Partien, in denen immer dieselbe führte.
lab-effort = Was ein Mensch zu tun hat
lab-effort-about = Entscheidungen nach den Kriterien der Regeln sowie Fragen an einen Menschen und seine Eingaben, je Partie und je Zug aller Seiten, auch des Bots. Jeder Teil einer Antwort ist eine Eingabe; eine Bestätigung zählt nicht. Gezählt in jeder achten Partie.
lab-a-turn = { $times } je Zug
lab-card_wins = Karte und Sieg
lab-card_wins-about = Siege der Menschenseite in Partien, in denen eine Karte gezogen wurde, und in denen ohne sie; die größten Unterschiede zuerst. Gezählt in jeder achten Partie. Eine Karte, die in langen Partien spät kommt, ist nicht deren Ursache: „visavis lab matter“ versucht es ohne sie.
lab-with = gezogen
lab-without = nicht gezogen
lab-start = zu Beginn
lab-pooled = { $cells } Einstellungen zusammen
lab-played = { $games } Partien; { $players }
lab-column-setting = Einstellung
lab-column-side = Seite
lab-column-seat = Platz
lab-column-games = Partien
lab-column-ties = Gleichstände
lab-column-wins = Siege
lab-column-low = von
lab-column-high = bis
lab-column-field = wessen
lab-column-faction = Fraktion
lab-column-points = Punkte
lab-column-mean = Mittel
lab-column-clause = Regel
lab-column-says = was er sagt
lab-column-round = Runde
lab-column-leads = Führungswechsel
lab-column-most = höchstens
lab-column-steady = ohne Wechsel
lab-column-steady_low = von
lab-column-steady_high = bis
lab-column-unfinished = abgebrochen
lab-column-steps = Schritte
lab-column-figure = was
lab-column-a_game = je Partie
lab-column-a_turn = je Zug
lab-column-a_turn_low = von
lab-column-a_turn_high = bis
lab-column-begins = beginnt
lab-column-policy = Spielweise
lab-column-against = gegen
lab-column-choice = Entscheidung
lab-column-criterion = Kriterium
lab-column-decided = entschied
lab-column-cut = schied aus
lab-column-alike = alle gleich
lab-column-unfit = passte auf keine
lab-column-unread = nicht gelesen
lab-column-question = Frage
lab-column-card = Karte
lab-column-effect = was geschah
lab-column-times = Male
lab-column-in_games = in Partien
lab-column-in_games_low = von
lab-column-in_games_high = bis
lab-column-games_without = Partien ohne
lab-column-wins_without = Siege ohne
lab-column-low_without = von
lab-column-high_without = bis
lab-column-points_low = von
lab-column-points_high = bis
lab-column-points_without = Punkte ohne
lab-column-points_without_low = von
lab-column-points_without_high = bis
lab-matter-plan = Der Plan: { $games } Partien, wie sie sind ({ $players }); dann dieselben Partien noch einmal, jeweils mit einer Änderung.
lab-matter-runs = { $runs } Läufe: { $parts }. { $games } Partien sind zu spielen; wo nichts davon vorkam, bleibt die Partie gleich.
lab-matter-options = { $count ->
    [one] 1 Wert einer Option
   *[other] { $count } Werte von Optionen
}
lab-matter-cards = { $count ->
    [one] 1 Karte (durch eine gewöhnliche ersetzt)
   *[other] { $count } Karten (je durch eine gewöhnliche ersetzt)
}
lab-matter-criterions = { $count ->
    [one] 1 Kriterium (weggelassen)
   *[other] { $count } Kriterien (weggelassen)
}
lab-matter-clauses = { $count ->
    [one] 1 Regel (ihre Wirkungen weggelassen)
   *[other] { $count } Regeln (ihre Wirkungen weggelassen)
}
lab-matter-seconds = Geschätzte Zeit: { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
lab-matter-minutes = Geschätzte Zeit: { $minutes } Minuten. Du kannst abbrechen; mit --out geht derselbe Befehl von dort weiter.
lab-matter-title = { $game }: Worauf es ankommt
lab-matter-head = Jeweils eine Änderung, über { $games } Paare von Partien mit demselben Zufall; { $players }. Bereiche zu 95 %; p nach Holm für { $tests } Vergleiche korrigiert.
lab-matter-chart = Unterschied zum Spiel, wie es ist, über { $games } Paare, mit dem Bereich (95 %). Nur was nach der Korrektur belegt ist.
lab-matter-card = Karte { $name } ({ $table })
lab-matter-matters = Darauf kommt es an ({ $count }): Ohne das ändert sich eine Zahl
lab-matter-course = Ändert den Verlauf, aber keine Zahl ändert sich belegbar ({ $count })
lab-matter-nothing = Spielte nie eine Rolle ({ $count }): geändert, und jede Partie blieb gleich
lab-matter-unreached = In diesen Partien nie erreicht ({ $count })
lab-matter-unfit = Lässt sich nicht ändern ({ $count })
lab-matter-why-stuck = Ohne das geht die Partie nicht weiter.
lab-matter-why-refused = Das Spiel nimmt diesen Wert oder diese Karte nicht an.
lab-matter-why-alike = Sie ist so gewöhnlich wie die Karte, die sie ersetzen würde.
lab-matter-differ = { $differ } von { $games } Partien verliefen anders.
lab-matter-change = { $what }: { $before } → { $after }, { $by } ({ $low } bis { $high }), p { $p }
lab-apart-setup = Aufbau, nicht geändert ({ $count })
lab-apart-asked = Gehört zu einer Frage oder Entscheidung, nicht geändert ({ $count }): geändert werden ihre Kriterien
lab-apart-wording = Wortlaut und Anweisungen, die nichts ändern, was die App sich merkt ({ $count })
lab-apart-unreached = Regeln, die in diesen Partien nie erreicht wurden ({ $count })
lab-apart-limits = Verbote und Begriffe, die kein Zug trägt ({ $count }): Ob es auf sie ankommt, ist nicht bekannt
lab-compare-title = { $game }: { $a } gegen { $b }
lab-difference = Unterschiede von B zu A über { $games } Paare von Partien mit demselben Zufall, mit dem Bereich (95 %). { $players }.
lab-compare-head = { $games } Paare von Partien mit demselben Zufall. A: { $a }. B: { $b }. Menschenseite: { $players }.
lab-compare-wins = { $name }, Siege: { $before } % mit A, { $after } % mit B. Unterschied { $value } ({ $low } bis { $high }) Prozentpunkte.
lab-compare-points = { $name }, Punkte: { $before } mit A, { $after } mit B. Unterschied { $value } ({ $low } bis { $high }).
lab-compare-turns = Schritte: { $before } mit A, { $after } mit B. Unterschied { $value } ({ $low } bis { $high }).
lab-compare-open = Ein Unterschied ist nicht belegt: Jeder Bereich enthält die 0. Mehr Partien machen sie enger.
lab-compare-same = { $same } von { $games } Paaren verliefen bis zum Ende gleich.
lab-compare-first = Was sich zuerst änderte:
lab-compare-none = Welche Entscheidungen sich änderten, ist nur bekannt, wenn beide Läufe mit --decisions gemacht wurden.
lab-compare-choice = { $times ->
    [one] Einmal
   *[other] { $times }-mal
} „{ $id }“, im Mittel in Schritt { $step } ({ $clause }).
lab-compare-pick = Am häufigsten: { $after } statt { $before }.
lab-compare-instead = Am häufigsten kam etwas anderes: statt dieser Wahl ({ $before }) die Wahl „{ $after }“.
cli-visavis-stats = deine Rekorde: Siege in Folge, Stufen, Bestes; Ergebnisse sichern und übernehmen
arg-stats-out = die Ergebnisse als Datei schreiben, für ein anderes Gerät; „-“ zeigt sie
arg-stats-merge = Ergebnisse aus so einer Datei übernehmen; nichts wird überschrieben
meta-merge = DATEI
cli-stats-saved = { $count ->
    [one] 1 Ergebnis gesichert: { $path }
   *[other] { $count } Ergebnisse gesichert: { $path }
}
cli-visavis-advice = eine passende Stufe vorschlagen, aus deinen Ergebnissen und simulierten Partien
advice-none = Noch kein Rat. Dafür brauchst du mindestens 3 beendete Solo-Partien gegen den Bot, in einem Spiel mit Stufen.
advice-head = Nächste Stufe: { $level_id }
advice-level = { $level_id }: du würdest etwa { $share } % gewinnen ({ $low } bis { $high } %)
advice-rests = Aus { $own } eigenen und { $simulated } simulierten Partien je Stufe. In diesen spielte „{ $name }“ die Menschenseite; mit „{ $other }“ stattdessen ändern sich die Punkte des Bots im Mittel um höchstens { $shift }; die Bereiche rechnen damit. Deine Punkte sind genommen, wie sie waren, gleich auf welcher Stufe; so wenige Partien lassen viel offen.
no-lab-settings = Verglichen werden zwei Ordner oder, mit game, zwei Setting(...).
no-lab-missing = Das Labor braucht weitere Pakete („{ $given }“ fehlt). Installiere sie mit: pip install "visavis[{ $extra }]"
no-lab-full = Der Datenträger von „{ $path }“ ist voll. Alles Fertige ist behalten; schaffe Platz und starte denselben Lauf noch einmal.
no-lab-folder = Der Ordner „{ $path }“ ist nicht zu gebrauchen: { $says }.
no-lab-no_folder = Es gibt keinen Ordner „{ $path }“.
no-lab-no_run = In „{ $path }“ liegen keine Partien eines Laufs. Erwartet: ein Ordner, den „visavis lab run“ geschrieben hat.
no-lab-format = „{ $path }“ stammt von einer anderen Version des Labors (Format { $given }). Erwartet: Format { $expected }. Nimm jene Version oder einen anderen Ordner.
no-lab-damaged = „{ $path }“ ist nicht lesbar. Entferne die Datei (eine cell.json mit ihrem Ordner) und starte denselben Lauf noch einmal: Nur was fehlt, wird gespielt.
no-lab-other_game = „{ $path }“ enthält Partien von { $given }. Erwartet: { $expected }. Wähle einen anderen Ordner.
no-lab-other_rules = „{ $path }“ enthält Partien nach Regeln { $given }, heute gelten Regeln { $expected }. Wähle einen anderen Ordner; „visavis lab compare“ vergleicht die beiden.
no-lab-workers = Die Arbeitsprozesse enden immer wieder. Reicht der Speicher? Alles Fertige ist behalten; derselbe Lauf geht von dort weiter.
no-lab-cluster = Bei „{ $given }“ ist kein Cluster ({ $says }). Starte einen mit „ray start --head“ oder lass --on weg.
no-lab-cluster_lost = Der Cluster bei „{ $given }“ ging verloren ({ $says }). Alles Fertige ist behalten; starte ihn und dann denselben Lauf noch einmal, oder lass --on weg.
no-lab-no_setting = „{ $path }“ hat keine solche Einstellung. Es gibt: { $options }.
no-lab-no_winner = Wer gewinnt, ist offen: Die Punkte von { $seat } zählt nur ein Mensch. Gib dem Bot eine Wertung für „you“ oder wähle ein anderes Spiel.
no-lab-goal = „{ $given }“ ist kein Anteil von Siegen. Erwartet: eine Zahl von 0 bis 100, zum Beispiel --goal you=45.
no-lab-no_switch = Es gibt nichts zu ändern. Möglich: { $options }.
no-lab-other_matter = „{ $path }“ enthält einen Versuch mit anderer Einstellung, Zahl der Partien oder Version der Regeln. Wähle einen anderen Ordner.
no-lab-one_setting = Ein Versuch hat eine Einstellung, und das sind { $count }. Gib jeder Option und jedem Platz einen Wert.
no-lab-pairs = Die beiden Ordner haben keine Partie mit derselben Nummer und demselben Zufall. Spiele beide mit demselben --seed.
no-lab-many_cells = „{ $path }“ enthält { $count } Einstellungen. Erwartet: ein Ordner mit einer; nenne Einstellungen mit --game.
no-lab-no_pack = Diese Suche ändert nur Optionen, also gibt es kein Paket zu schreiben. Lass --out weg.
no-lab-spec = Die Datei der Suche passt nicht: { $detail }
no-lab-spec_table = [[pack]] { $number }: Im Paket gibt es keine Tabelle „{ $given }“. Möglich: { $options }.
no-lab-spec_card = [[pack]] { $number }: In der Tabelle „{ $table }“ gibt es keine Karte „{ $given }“. Möglich: { $options }.
no-lab-spec_field = [[pack]] { $number }: „{ $card }“ hat kein Feld „{ $given }“ mit einer ganzen Zahl. Möglich: { $options }.
no-lab-spec_at = [[pack]] { $number }: „{ $given }“ ist eine Liste von { $count } Werten: Nenne einen mit at = 0 bis { $most }.
no-lab-spec_no_at = [[pack]] { $number }: „{ $given }“ ist eine einzelne Zahl, keine Liste: Lass at weg.

pack-default = wird benutzt
pack-counts = { $official } offiziell{ $read ->
    [0] {""}
   *[other] , { $read } eingelesen
}, { $likely } wahrscheinlich, { $reconstructed } nachempfunden
pack-sound = Der Kartensatz ist in Ordnung: { $official } offiziell{ $read ->
    [0] {""}
   *[other] , { $read } eingelesen
}, { $likely } wahrscheinlich, { $reconstructed } nachempfunden.
pack-written = Geschrieben: { $path }. Prüfe es mit: visavis pack check { $game } { $path }
new-game-written = Geschrieben: { $path }. Jetzt dort: pip install -e . && visavis play { $name }
pack-known = Was du eingelesen hast, ist für alle weiteren Spiele behalten.
pack-given = Geschrieben: { $path }. Wer sie bekommt, übernimmt sie mit: visavis pack take { $game } DATEI
pack-taken = { $count ->
    [0] Nichts Neues dabei.
    [one] Eine Karte oder ein Gebiet übernommen.
   *[other] { $count } Karten und Gebiete übernommen.
}
pack-template =
    Kartenwerte für { $name }. Trag die Werte deiner gedruckten Karten ein.
    provenance: official = so gedruckt oder veröffentlicht, read = von dir eingelesen, likely = wahrscheinlich, reconstructed = nachempfunden.
    Prüfen: visavis pack check { $game } DATEI   Spielen: visavis play { $game } --pack DATEI
pack-template-likely = wahrscheinlich: bitte mit deiner Karte vergleichen
pack-template-reconstructed = nachempfunden: bitte durch die gedruckten Werte ersetzen

## Die Arena

cli-visavis-arena = eine Liga spielen: jeder Computerspieler gegen jeden, mit demselben Zufall und getauschten Plätzen; Wertungen, Tabellen und ein Bericht. Eine abgebrochene Liga geht weiter, wo sie war.
meta-agents = SPIELER
meta-seconds = ZAHL
meta-on_fault = lose|stop
arg-arena-games = Partien je Paar (bei einem Platz: je Computerspieler, gegen den Bot)
arg-arena-out = der Ordner (sonst arena-SPIEL)
arg-provided = ein eigener Computerspieler für einen Platz, als PLATZ=paket.modul:Name; gesicherte Spiele mit ihm gehen weiter, neue bieten ihn an
meta-provided = PLATZ=WER
arg-seconds = Zeit für jede Antwort eines eigenen Computerspielers, in Sekunden
arg-on_fault = nach einem Fehler eines eigenen Computerspielers (Absturz, unmögliche Antwort, Zeit): stop hält den Lauf an, mit lose verliert er die Partie
arena-title = { $game }: eine Liga
arena-about = { $games } gewertete Partien zwischen { $agents } Computerspielern, Regeln { $rules }, Startzahl { $seed }; jede Startzahl auch mit getauschten Plätzen. 95-%-Intervalle.
arena-about-bot = { $games } gewertete Partien von { $agents } Spielern, einer davon der Bot, Regeln { $rules }, Startzahl { $seed }; alle trafen den Bot mit demselben Zufall. 95-%-Intervalle.
arena-options = Optionen: { $options }.
arena-points-by = Nicht alle Punkte der Menschenseite zählen hier die Regeln: Der Computerspieler „{ $policy }“ nennt sie für alle. Ein Computerspieler trägt nur ein, was er auf dem Tisch tut. Niemand prüft, was das kostet und ob es das Spiel früh beendet; „random“ profitiert davon am meisten. Die Wertungen vergleichen also, was sie mit dem Bot machen, nicht wie gut sie spielen würden.
arena-first = Der erste Platz gewann { $share } % (ein Gleichstand ist ein halber Sieg).
arena-fault = { $agent } verlor { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} durch einen Fehler. Der erste:
arena-interval = { $value } ({ $low } bis { $high })
arena-agent = Computerspieler
arena-against = gegen
arena-rating = Wertung
arena-games = Partien
arena-wins = gewonnen
arena-ties = gleich
arena-losses = verloren
arena-points = Punkte
arena-conceded = Punkte des Gegners
arena-steps = Schritte
arena-share = Siege in %
arena-expected = nach Wertung
arena-gain = Gewinn zum schwächeren
arena-ratings = Wertungen
arena-ratings-about = Wertungen nach Bradley und Terry in Elo-Punkten; ihr Mittel ist 0. 100 Punkte mehr heißen 64 % der Siege, 200 heißen 76 %, 400 heißen 91 %. Sie gelten für diese Computerspieler, Optionen und Startzahlen.
arena-meetings = Wer wen schlägt (Siege der Zeile gegen die Spalte, in %)
arena-meetings-about = Ein Gleichstand ist ein halber Sieg. „Nach Wertung“ ist, was die Wertungen vorhersagen: Wo es stark abweicht, genügt eine Zahl je Computerspieler nicht.
arena-thought = Wer mit mehr Nachdenken besser wird
arena-thought-about = Derselbe Computerspieler in mehreren Stärken, die geringste zuerst.
arena-reported = { $played ->
    [0] Es fehlte nichts
    [one] 1 Partie wurde gespielt
   *[other] { $played } Partien wurden gespielt
}. Der Bericht ist { $path }; die Tabellen liegen daneben.
no-arena-same_name = Zwei Computerspieler heißen „{ $agent }“. Nenne jeden einmal; eine eigene Klasse kann ein Attribut name haben.
no-arena-manifest = „{ $path }“ ist keine Einsendung: { $says }. Erwartet: ein Ordner mit arena.toml, darin name = "…" und path = "modul:Klasse", auf Wunsch auch version, about und strengths = [ … ].
no-arena-seats = Eine Liga wird mit einem oder zwei Plätzen gespielt, mit diesen Optionen sind es { $seats }.
no-arena-few = Eine Liga braucht mindestens zwei Computerspieler.
no-arena-mixed = „{ $path }“ enthält Ligen unter verschiedenen Bedingungen. Nimm für jede einen eigenen Ordner.
no-arena-open = Die Punkte dieses Spiels zählt nur ein Mensch, darum weiß hier niemand, wer gewinnt. Ohne Sieger gibt es keine Liga.
no-arena-workers = Ein Arbeitsprozess endete immer wieder, während { $agents } spielte: Ein Computerspieler ließ sich nicht anhalten oder beendete seinen Prozess. Alles Fertige ist behalten.

## Die Befehlszeile

help-usage = Aufruf:
help-commands = Befehle:
help-game-options = Optionen von { $name } (mit -o):
help-usual = (Standard: { $name })
help-options = Optionen:
meta-any = OPTIONEN
meta-options = NAME=WERT
meta-command = BEFEHL
meta-game = SPIEL
meta-name = NAME
meta-folder = ORDNER
meta-file = DATEI
meta-pack = DATEI
meta-saved = KENNUNG
meta-saved_or_file = KENNUNG|DATEI
meta-title = TITEL
meta-at = ZEILE
meta-line = ZEILE
meta-seed = ZAHL
meta-games = ZAHL
meta-workers = ZAHL
meta-most_steps = ZAHL
meta-printed = STAPEL|all
meta-seat = PLATZ
meta-seats = PLATZ=WER
meta-policies = PLATZ=WER
cli-visavis = Solo-Gegner für Brettspiele, mit der Begründung für jeden Zug.
cli-visavis-games = die Spiele auflisten
cli-visavis-play = ein neues Spiel beginnen; du sitzt auf dem ersten Platz, der Computer auf den anderen
cli-visavis-resume = ein gesichertes Spiel fortsetzen (ohne Kennung das letzte)
cli-visavis-saves = gesicherte Spiele auflisten und verwalten
cli-visavis-saves-export = ein Spiel als Datei schreiben
cli-visavis-saves-import = ein Spiel aus einer Datei sichern
cli-visavis-saves-branch = ein neues Spiel aus den ersten Zeilen eines anderen
cli-visavis-saves-rename = einem Spiel einen Titel geben
cli-visavis-saves-delete = ein Spiel löschen
cli-visavis-saves-bin = die gelöschten Spiele; sie lassen sich zurückholen
cli-visavis-saves-restore = ein gelöschtes Spiel zurückholen
cli-visavis-saves-rescue = zurückholen, was sich von beschädigten Spielen lesen lässt
cli-visavis-saves-all = alles in eine Datei schreiben: alle Spiele, eigene Karten und Bots
cli-visavis-saves-merge = so eine Datei von einem anderen Gerät übernehmen; nichts geht verloren
cli-visavis-show = ein Spiel ansehen
cli-visavis-why = den letzten Zug erklären
cli-visavis-replay = ein Spiel nachspielen und prüfen, ob alles genauso herauskommt
cli-visavis-coach = die Züge einer Partie besprechen: was am meisten gekostet hat und was besser war
cli-visavis-record = ein aufgezeichnetes Spiel nach den Regeln noch einmal spielen
cli-visavis-decide = zeigen, was in einer Stellung geschieht und warum
cli-visavis-simulate = viele Spiele simulieren
cli-visavis-rules = die Regeln eines Spiels und ihre Tests auflisten
cli-visavis-pack = Kartenwerte verwalten
cli-visavis-pack-list = die Kartensätze auflisten
cli-visavis-pack-new = eine Vorlage zum Ausfüllen
cli-visavis-pack-save = einen Kartensatz schreiben mit allem, was in einem Spiel eingelesen wurde
cli-visavis-pack-give = was du eingelesen hast, als Datei für andere, mit deinem Namen
cli-visavis-pack-take = übernehmen, was jemand anders eingelesen hat
cli-visavis-pack-check = einen Kartensatz prüfen
cli-visavis-pack-keep = einen ganzen Kartensatz als deine Werte behalten
cli-visavis-pack-history = deine Kartensätze, die Fassungen von einem oder die Änderungen einer Fassung
cli-visavis-pack-back = eine frühere Fassung wieder nehmen
cli-visavis-pack-forget = deine Werte in den Papierkorb legen
cli-visavis-pack-bin = die Kartensätze im Papierkorb
cli-visavis-pack-restore = einen Kartensatz aus dem Papierkorb zurückholen
cli-visavis-new-game = ein kleines vollständiges Spiel als Paket anlegen, zum Spielen, Lesen und Ändern
cli-visavis-doctor = Installation, gesicherte Spiele und Zugriff vom Handy prüfen
doctor-program = Visavis { $version }, Python { $python }, { $on }
doctor-folder = Spielstände in { $folder }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, im Papierkorb { $bin }.
doctor-folder-new = Noch kein Spiel gesichert. Spielstände kommen nach { $folder }.
doctor-folder-wrong = Die Spiele in { $folder } lassen sich nicht öffnen.
doctor-damaged = Ein Teil der gesicherten Spiele war beschädigt.
doctor-games = { $games ->
    [one] 1 Spiel installiert.
   *[other] { $games } Spiele installiert.
}
doctor-broken = Ein Spiel lässt sich nicht benutzen.
doctor-extra = visavis[{ $extra }] ist installiert.
doctor-extra-missing = visavis[{ $extra }] fehlt ({ $missing }). Installiere es mit: pip install "visavis[{ $extra }]"
doctor-extra-other =
    visavis[{ $extra }] ist nicht dabei; nötig ist es nur für { $extra_id ->
        [lab] „visavis lab“
       *[other] Forschung in Python
    }: pip install "visavis[{ $extra }]"
doctor-phone = Ein Handy im selben WLAN kann sich verbinden: „visavis serve --lan“ gibt { $address } frei.
doctor-phone-no = Ein Handy kann sich gerade nicht verbinden.
arg-lang = die Sprache
arg-version = die Version
arg-help = diese Hilfe
arg-as_json = das Ergebnis als JSON, sonst nichts
arg-options = eine Einstellung des Spiels, zum Beispiel -o level=hard
arg-seed = die Startzahl für den Zufall
arg-tour = das erste Spiel Zug für Zug gezeigt (Alien Artifacts)
arg-guided = angeleitet: den Spielplan nicht mitführen; du siehst nach, Kriterium für Kriterium
arg-printed = du deckst die gedruckten Karten selbst auf
arg-pack = mit diesen Kartenwerten spielen
arg-seats = wer wo sitzt, zum Beispiel --seat p2=person; ein eigener Computerspieler ist paket.modul:Name
arg-coach = die Züge besprechen: was am meisten gekostet hat und was besser war
arg-coach-seat = nur die Züge dieses Platzes
arg-record-seat = mit --coach: nur die Züge dieses Platzes
arg-seat = aus der Sicht dieses Platzes
arg-table = alles, was auf dem Tisch liegt, als Liste: zum Wiederaufbauen und Prüfen
arg-title = ein Titel für die Liste
arg-whole = auch, was verdeckt ist: die ganze Datei, die alles verrät
arg-more_time = zehnmal so viel Zeit geben
arg-without_refused = den Rest übernehmen, wenn ein Spiel abgelehnt wird
arg-open_hands = ein Spiel an einem Tisch mit allen verdeckten Karten öffnen
arg-line = der Schritt mit dieser Zeile
arg-games = Anzahl der Spiele
arg-workers = Anzahl der Prozesse
arg-most_steps = nach dieser Zahl von Schritten gilt ein Spiel als unbeendet
arg-policies = wer für einen Platz spielt; ein eigener Computerspieler ist paket.modul:Name

## Die Seite im Browser

no-web-rows = Dieses Spiel lässt sich nicht Reihe für Reihe zeigen: Das geht nur ohne die Automa und ohne Korrekturen.
no-web-page = Die Seite „{ $given }“ gibt es nicht. Auf der Startseite steht alles.
no-web-game = Ein gesichertes Spiel „{ $given }“ gibt es nicht oder nicht mehr. Alle, die es gibt, stehen unter „Spielstände“.
no-web-token = Diese Seite war zu lange offen oder kommt von anderswo. Nichts wurde geändert. Öffne die Seite neu und versuch es noch einmal.
no-web-thinking = Dieses Spiel ist gerade beschäftigt. Warte kurz oder halte es mit „Stopp“ an.
no-web-host = Unter dieser Adresse gibt es hier nichts.
no-web-origin = Eine Änderung muss von diesen Seiten kommen. Nichts wurde geändert.
no-web-unreadable = Diese Anfrage ist unlesbar.
no-web-stopped = Angehalten. Nichts wurde geändert.
no-web-busy = Gerade ist zu viel auf einmal zu tun. Nichts wurde geändert. Versuch es gleich noch einmal.
no-web-port = Port { $given } lässt sich nicht benutzen: { $says }. Wähle mit --port einen anderen.
no-web-pair_wrong = Das ist nicht der Code. Er steht auf dem Computer, im Terminal und auf der Seite „Handy verbinden“.
no-web-pair_closed = Zu viele falsche Codes. { $minutes ->
    [one] Warte eine Minute
   *[other] Warte { $minutes } Minuten
} und nimm dann den Code, den der Computer zeigt.
no-web-pair_changed = Der Code ist nicht mehr derselbe. Nimm den, den der Computer jetzt zeigt.
no-web-pair_full = { $most } Geräte sind verbunden, mehr geht nicht. Auf dem Computer stehen sie unter „Handy verbinden“: Melde dort eines ab, das du nicht mehr brauchst.
no-web-may_nothing = Dieses Gerät ist nicht verbunden. Öffne die Startseite und gib den Code ein, den der Computer zeigt.
no-web-may_look = Dieses Gerät darf nur zusehen. Nichts wurde geändert. Was es darf, steht auf dem Computer unter „Handy verbinden“.
no-table-looks_on = Dieses Gerät schaut nur zu. Nichts wurde geändert. Spielen kann, wer einen Platz am Tisch hat.
no-table-other_seat = Gefragt ist jetzt jemand anderes. Nichts wurde geändert. Du bist dran, sobald deine Frage hier steht.
no-table-ask_first = Das kannst du nicht allein zurücknehmen: Seitdem haben andere gespielt oder etwas gesehen. Frage sie: mit „Rückgängig“, oder im Verlauf.
no-table-other_undo = Zurückgenommen hat jemand anderes. Wiederherstellen kann es nur, wer es zurückgenommen hat.
no-table-running = Das geht erst, wenn das Spiel zu Ende ist: Vorher könnte jemand verdeckte Karten sehen. Nichts wurde geändert.
no-table-host_only = Das darf nur, wer den Tisch begonnen hat. Nichts wurde geändert.
no-table-too_few = Mit Freunden spielen mindestens zwei Menschen. Wähle mehr Plätze, oder lass weniger davon einen Computer spielen.
no-table-too_many = An einem Tisch sitzen höchstens { $most } Menschen. Lass auf den übrigen Plätzen Computer spielen.
no-table-no_seat = Einen Platz „{ $given }“ hat dieser Tisch nicht. Wähle einen der freien.
no-table-taken = Der Platz ist schon besetzt ({ $name }). Wähle einen anderen freien Platz.
no-table-no_name = Gib einen Namen ein, höchstens { $most } Zeichen. Die anderen sehen ihn.
no-table-same_name = „{ $given }“ heißt hier schon jemand. Wähle einen anderen Namen.
no-table-seen_another = Dieses Gerät hat in diesem Spiel schon eine andere Hand gesehen. Nimm ein anderes Gerät, oder lass dort einen Computer spielen.
no-table-seats_free = { $count ->
    [one] Ein Platz ist noch frei. Warte, oder lass dort einen Computer spielen.
   *[other] { $count } Plätze sind noch frei. Warte, oder lass dort Computer spielen.
}
no-table-not_away = { $name } ist da oder erst seit Kurzem weg. Frei machen kann man einen Platz nach zwei Minuten.
no-table-no_player = Diesen Computerspieler gibt es hier nicht: „{ $given }“. Möglich: { $options }.
no-table-sits = Dieses Gerät hat schon einen Platz am Tisch. Verlass ihn zuerst, oder nimm ein anderes Gerät.
no-table-full = Es schauen schon { $most } Geräte zu. Mehr gehen nicht.
no-table-none = Dieses Spiel hat keinen Tisch. Du kannst daraus einen machen, unter „Wer spielt mit“.
no-table-offline = Ohne Server gibt es keine Tische: Diese Fassung läuft ganz in deinem Browser. Reicht das Gerät herum, oder startet Visavis auf einem Computer.
no-table-over = Dieses Spiel ist schon zu Ende. Beginne ein neues mit Freunden.
no-table-code = Diesen Code gibt es nicht, oder er gilt nicht mehr. Lass dir den Code oder Link noch einmal zeigen.
no-table-wait = Von hier kamen zu viele falsche Codes. Warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}, dann versuche es noch einmal.
no-table-paused = Das Spiel ist angehalten. Nichts wurde geändert. Wer den Tisch begonnen hat, kann es fortsetzen.
no-table-no_standing = Darauf kannst du nicht im Voraus antworten. Nichts wurde geändert. Was möglich ist, steht unter „Wer spielt mit“ bei deinem Platz.
no-table-no_asking = An diesem Tisch fragt niemand nach dem Zurücknehmen: So hat es festgelegt, wer ihn begonnen hat. Spielt einfach weiter.
no-table-asked_enough = Von diesem Platz wurde in diesem Spiel schon { $most }-mal vergeblich gefragt. Mehr geht nicht; spielt einfach weiter.
no-table-asking_already = Es wird gerade schon jemand gefragt. Warte, bis alle geantwortet haben oder die Minute vorbei ist.
no-table-nobody_here = Gerade ist niemand da, der zustimmen könnte. Nichts wurde geändert. Frag noch einmal, wenn jemand da ist.
no-table-no_request = Diese Frage ist schon vorbei. Nichts wurde geändert. Wer zurücknehmen möchte, kann noch einmal fragen.
no-table-open_hands = An „{ $given }“ spielen mehrere an ihren Geräten, mit verdeckten Karten. Hier siehst du alle davon. Wenn du das willst, gib dazu an: --open-hands
table-open-hands = Du siehst hier alles, auch verdeckte Karten der anderen: Die Datei gehört dir. Sag es denen, die mitspielen.
no-web-may_play = Dieses Gerät darf spielen, aber nicht Bots, Kartenwerte oder alle Spiele auf einmal verwalten. Nichts wurde geändert. Was es darf, steht auf dem Computer unter „Handy verbinden“.
no-web-device_gone = Dieses Gerät steht nicht mehr auf der Liste. Nichts wurde geändert.
no-web-device_right = „{ $given }“ lässt sich einem Gerät nicht erlauben. Möglich ist: { $options }.
no-web-devices_unsaved = Die Änderung gilt, ließ sich aber nicht sichern: { $says }. Wenn Visavis endet, ist sie weg. Schaff Platz auf der Festplatte und versuch es noch einmal.
no-web-no_network = Dieser Computer hat gerade keine Adresse in einem Heimnetz. Verbinde ihn mit dem WLAN, in dem auch das Handy ist, und versuch es noch einmal.
no-web-public_network = Die Adresse { $given } gehört nicht zu einem Heimnetz, sondern ist von fremden Geräten zu erreichen. Dort lässt Visavis niemanden herein. Verbinde den Computer mit deinem WLAN und versuch es noch einmal.
no-web-guest = Das geht nur auf dem Computer, auf dem Visavis läuft.

web-skip = Zum Inhalt
web-menu = Menü
web-home = Startseite
web-sorry = Das ging nicht
web-settings = Einstellungen
web-saves = Spielstände
web-stats = Rekorde
web-going = Weiterspielen
web-begin = Neues Spiel
web-unofficial = Inoffiziell. Gedacht für den Tisch mit dem gekauften Spiel; enthält weder Texte noch Bilder der Verlage. Kein Konto, kein Netz nötig.
web-start = Los geht’s
web-lay-under = Unter welche Karte?
web-fight-head = Chancen gegen { $foe }
web-fight-value = Wert
web-fight-result = Folge
web-fight-unseen = Gerechnet mit den { $count } Karten, die du nicht siehst.
web-fight-title = Kampf
web-fight-of = { $fighter } gegen { $foe }
web-fight-spoken = { $fighter } gegen { $foe }: { $base } plus { $bonus } gleich { $value }.
web-fight-nothing = Nichts passiert.
web-figures = Deine Zahlen
web-score = Punkte
web-if-ended = Ende: { $points }
web-if-ended-about = Wäre das Spiel jetzt zu Ende: { $points }
web-opponent = Wer spielt gegen dich ({ $number })
web-old-news = Davor
web-all-news = Alles zeigen
web-board = Ganzer Plan
web-zoom = Größe des Plans
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fingers = Zwei Finger vergrößern, einer schiebt.
web-hands = Freihändig
web-hands-done = Tippen: erledigt
web-hands-next = Weiter
web-hands-screen = Am Bildschirm antworten
web-hands-leave = Freihändig beenden
web-hands-again = Noch einmal vorlesen
effect-undone = Rückgängig: { $says }
web-all-spaces = Alle Felder zeigen
web-look = Ansehen
film-merged = Die ersten { $count } Kriterien
film-options = In Frage kommen
film-count = von { $before } bleiben { $after }
film-still = Die Zahl im Feld ist das Kriterium, an dem es scheitert.
film-again = Nochmal
film-skip = Gleich zum Ergebnis
film-pause = Anhalten
film-next = Nächster Schritt
film-ask = Du überspringst die Züge. Künftig gleich das Ergebnis zeigen?
film-ask-leave = Nur das Ergebnis
film-ask-keep = Weiter zeigen
web-film = Züge zeigen
web-film-film = als Film
web-film-steps = Schritt für Schritt
web-film-result = nur das Ergebnis
web-why-short = Warum
web-state = Stand
web-choose = Wähle eine Antwort
web-choose-action = Wähle eine Aktion
web-choose-card = Wähle Karte oder Aktion
web-choose-side = Wähle eine Seite
web-pay = Bezahlen
web-middle = In der Mitte
web-story = Was passiert ist
face-left = Noch nötig: { $amount }.
face-price = Fertigstellen kostet dich { $amount }.
face-points = { $points ->
        [one] 1 Siegpunkt im Imperium.
       *[other] { $points } Siegpunkte im Imperium.
    }
face-tokens = { $count ->
        [one] Blockiert: ohne Wirkung, bis das Plättchen weg ist.
       *[other] Blockiert: ohne Wirkung, bis { $count } Plättchen weg sind.
    }
face-under = Darunter: { $cards }.
face-hand = Hand
face-sum = Es kostet { $amount }. Gewählt sind
face-row = ab { $least }: { $during } im Spiel, { $end } am Ende
no-tapped-cards = So kannst du nicht bezahlen: zu wenige oder zu viele Karten oder verschiedene Farben. Wähle andere.
web-choose-space = Wähle ein Feld
web-rare = Weitere Aktionen
web-done-your-turn = Erledigt, dein Zug
web-done-next = Erledigt, weiter
web-on-your-turn = Weiter: dein Zug
web-on = Weiter
web-more-all = Alles Weitere
web-round = Runde { $number }
web-move = Zug { $number }
web-news = Was passiert ist
web-cleared = Auf dem Tisch: { $what }
web-why = Warum?
web-waiting = Warten auf { $name }
web-tools = Werkzeuge
web-undo = Rückgängig
web-redo = Wiederholen
web-go-on = Weiter
web-go-on-about = Als Nächstes ist { $name } dran (Computer).
web-looking = Nur zum Ansehen
web-log = Verlauf
web-more = Mehr
web-tap-board = Tippe auf dem Plan ein Feld an. Durch Ziehen verschiebst du den Plan.
web-tap-track = Tippe auf ein Feld der Leiste.
web-claim = Wer dir gegenübersitzt
web-other = etwas anderes
web-ok = OK
web-offer-take = Nehmen
web-offer-leave = Nein
web-read-done = Karte fertig
web-read-known = Schon eingelesen: Antippen genügt
web-read-again = { $name }: { $value } – neu einlesen
web-read-empty = leer
web-take = { $name } nehmen
web-guess = Weiter mit { $name }
web-as-list = { $count ->
    [one] Als Liste zeigen (1)
   *[other] Als Liste zeigen ({ $count })
}
web-type = Antwort eintippen
web-type-label = Deine Antwort
web-corner = Marker zwischen { $spaces }
web-cell-pick = Anweisung { $number }
web-cell-cut = fällt bei Kriterium { $number } weg
web-cell-kept = noch möglich
web-corrected-now = Korrigiert: { $fields }. Stimmt das nicht, nimmt „{ web-undo }“ es zurück.
web-corrected = Korrigiert
web-several = { $least ->
    [0] Wähle bis zu { $most }.
   *[other] Wähle { $least } bis { $most }.
}
web-one-tap = Nur eines? Einmal antippen genügt:
web-several-none = Keines oder mehrere? Kreuze an, dann OK:
web-several-more = Mehrere? Kreuze an, dann OK:
web-exactly = Wähle { $count }.
web-at-start = Zu Beginn
web-other-points = Sonstige Punkte
web-points = Woher die Punkte kommen
web-rule = Regel
web-total = Summe
web-pair-how = Visavis läuft auf einem Computer in deinem Heimnetz. Tippe den Code ein, den der Computer zeigt.
web-pair-code = Code
web-pair = Verbinden
web-pair-name = Name dieses Geräts (freiwillig)

no-web-missing = Für die Seite fehlt ein Paket („{ $given }“). Installiere es mit: pip install "visavis[web]"
serve-here = Visavis läuft unter { $address }
serve-lan = Im Heimnetz: { $address }  Code: { $code }
serve-new-code = Viele falsche Codes wurden eingegeben. Ab jetzt gilt ein längerer Code: { $code }
serve-phone-key = Mit dem Handy spielen? Enter lässt Geräte im Heimnetz zu und zeigt einen Code zum Scannen.
serve-phone-page = Mit dem Handy spielen? { $address } zeigt einen Code zum Scannen.
serve-end = Strg-C beendet. Alle Spiele sind gesichert.
cli-visavis-serve = Visavis im Browser öffnen, mit --lan auch für Handys im Heimnetz
meta-port = ZAHL
arg-port = der Port; sonst 8321 oder der nächste freie
arg-no_open = den Browser nicht öffnen
arg-lan = Geräte im Heimnetz zulassen, mit einem Code
arg-connections = wie viele Verbindungen zugleich offen sein dürfen (Standard: 256); jedes Handy am Tisch braucht zwei
no-web-link = In diesem Link steckt kein ganzes Spiel. Ist ein Stück verloren gegangen? Nimm stattdessen die Datei.
no-web-large = Die Datei ist zu groß. Höchstens { $most } MB.
web-reconstructed = nachempfunden
web-draws = Wer zieht und würfelt?
web-draws-app = die App
web-draws-app-about = Karten und Würfel bleiben in der Schachtel.
web-draws-table = ich
web-draws-table-about = Du deckst auf und tippst an, was du siehst.
web-printed = Das deckst du selbst auf
web-tracked = Wer führt den Spielplan mit?
web-tracked-yes = die App
web-tracked-yes-about = Du gibst deine Züge ein, sie zeigt jeden Zug des Bots genau.
web-tracked-no = ich (angeleitet)
web-tracked-no-about = Du siehst selbst nach; sie sagt Schritt für Schritt, worauf du achten sollst.
options-expansions = Erweiterungen
web-no-expansions = keine
options-rare = Varianten
web-pack = Kartenwerte
web-extra = Mehr
web-more-seats = weitere Plätze
web-own-values = eigene Kartenwerte
web-title = Titel
web-pack-mine = Meine Karten
web-pack-about = Was du von gedruckten Karten eingelesen oder eingetippt hast, gilt in jedem neuen Spiel. Du kannst es weitergeben und von anderen übernehmen.
web-pack-known = { $name }: { $known } von { $all } bekannt
web-pack-own = Von dir
web-pack-from = Von { $name }
web-pack-give = Weitergeben
web-pack-name = Dein Name, er steht dann dabei
web-pack-make = Link erstellen
web-pack-file = Als Datei
web-pack-nothing = Noch ist nichts eingelesen.
web-pack-take = Übernehmen
web-pack-take-about = Was du selbst eingelesen hast, bleibt, wie es ist.
web-pack-found = Der Link enthält Kartenwerte. Übernommen wird erst, wenn du unten tippst.
web-pack-from-whom = Von wem? (falls es nicht dabeisteht)
web-pack-take-it = Übernehmen
web-pack-type = Gedruckten Wert eintippen
web-pack-row-about = Vergleiche mit deiner Karte und schreibe hin, was gedruckt ist.
web-pack-row-next = Es gilt ab dem nächsten neuen Spiel.
web-pack-row-where = Wo es gelten soll
web-pack-row-now = In diesem Spiel, von jetzt an. Was schon geschehen ist, bleibt; „Rückgängig“ nimmt es wieder heraus.
web-pack-row-later = In deinen eigenen Werten: in allen neuen Spielen.
web-pack-row-keep = Gedruckten Wert sichern
web-own-pack = Eigene Kartenwerte (TOML-Datei)
web-pass = Gib das Gerät weiter an: { $name }
web-pass-hint = Achte darauf, dass sonst niemand auf den Bildschirm schaut.
web-i-am = Ich bin { $name }
web-so-far = Wie es dazu kam
web-again = Noch einmal spielen
web-share = Teilen
web-bg-stats = An BG Stats senden
web-turn = Schritt { $number }
web-back-to = Bis hierher zurückgehen
web-branch = Hier abzweigen
web-branch-of = { $name }, Zweig
web-enter-points = Punkte eintragen
web-enter-about = Diese Punkte zählst du selbst. Die App merkt sie sich nur: Am Ende schlägt sie die Zahl vor.
web-enter-for = { $name }: { $points }. Punkte eintragen
web-less = { $number } weniger
web-more-by = { $number } mehr
web-correct = Korrigieren
web-correct-about = Der Tisch stimmt und die App nicht? Ändere es hier.
web-fix = Stimmt das nicht?
web-fix-open = Korrigieren
web-fix-about = Tippe an, was dort wirklich ist. „{ web-undo }“ nimmt es zurück.
web-fix-nothing = nichts
web-fix-other = Anderes korrigieren
web-correct-spaces = Tippe jedes Feld an, das nicht stimmt, dann sichere.
web-correct-cards = Tippe an, was hier liegt; die Reihenfolge bleibt, Neues kommt ans Ende.
web-correct-pile = Tippe an, was in diesem Stapel liegt. Gehört ein zweiter dazu, liegt dort der Rest.
web-correct-lists = Namen, durch Kommas getrennt; leer heißt: nichts.
web-correct-text = Namen mit Kommas dazwischen, oder der Wert wie im Spielstand.
web-table = Tisch wieder aufbauen
web-table-about = Alles, was auf dem Tisch liegt, Stapel für Stapel: zum Aufbauen und zum Prüfen.
web-table-how = Hake ab, was da ist. Stimmt etwas nicht, tippe auf „{ web-table-right }“.
web-table-right = Ändern
web-table-right-what = { $name } ändern
web-setup = Aufbau
web-setup-about = Der Aufbau als Liste zum Abhaken oder Drucken.
web-setup-none = Noch ist nichts aufgebaut. Beantworte die erste Frage.
web-to-table = Zurück zum Tisch
web-print = Drucken
web-print-cards = Karten zum Ausdrucken
web-print-cards-about = Die Karten des Haussets als Bögen, um ohne Bildschirm am Tisch zu spielen.
web-print-cards-how = { $sheets ->
        [one] Ein Bogen
       *[other] { $sheets } Bögen
    } zu neun Karten (63 × 88 mm), je eine Seite mit Vorder- und eine mit Rückseiten. Drucke beidseitig auf A4, in Originalgröße, über die lange Kante gewendet.
web-print-which = Welche Karten
web-print-all = Alle
web-print-fronts = Bogen { $number }, Vorderseiten
web-print-backs = Bogen { $number }, Rückseiten
web-share-about = Ein Link, ein QR-Code oder eine Datei mit dem ganzen Spiel.
web-share-link = Link
web-share-text = Als Text
web-share-text-about = Im Text steckt das ganze Spiel. Füge ihn auf einem beliebigen Gerät unter „Spiel öffnen“ ein. Ein Link ginge nicht: Die Adresse gilt nur auf diesem Computer.
web-share-phone = Für einen Link zuerst Geräte im Heimnetz zulassen
web-share-link-about = Im Link steckt das ganze Spiel; nichts wird anderswo gesichert.
web-share-long = Dieses Spiel ist zu lang für einen Link. Nimm die Datei.
web-share-hidden = Solange Karten verdeckt sind, gibt es keinen Link: Er würde alles verraten. Nach dem Spiel geht es.
web-share-seen = Was du gesehen hast
web-share-seen-about = Eine Datei mit dem Verlauf, wie ihn dein Platz kennt. Sie verrät nichts Verdecktes.
web-share-whole = Ganze Datei
web-share-whole-about = Vorsicht: In der ganzen Datei steht alles, auch verdeckte und künftige Karten. Sie ist für dich, etwa um auf einem anderen Gerät weiterzuspielen.
web-share-file = Datei
web-share-file-about = Der ganze Verlauf, lesbar für jedes Visavis.
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-qr-none = Das Spiel ist zu lang für einen QR-Code.
web-report = Problem melden
web-report-about = Sichert eine Datei mit dem Verlauf und der letzten Stellung, zum Anhängen an eine Meldung.
web-rename = Umbenennen
web-rules-version = Fassung der Regeln
web-delete = Löschen
web-deleted = Gelöscht.
web-restore = Rückgängig
web-open = Spiel öffnen
web-open-file = Eine Datei
web-open-link = oder ein Link
web-open-it = Öffnen
web-open-found = In diesem Link steckt ein Spiel. Es wird erst gesichert, wenn du tippst.
web-open-more-time = Mit mehr Zeit weitermachen
web-open-about = Ein Spiel aus Visavis, oder die Aufzeichnung eines anderen Programms (Terra Mystica).
web-hint = Um Rat fragen
web-coach = Nachbesprechung
web-coach-about = Welche Züge am meisten gekostet haben, was besser war und was gut war
web-coach-seats = Wessen Züge
web-coach-on = Weiter prüfen
web-coach-board = Auf dem Spielplan
web-coach-row = Diese Zeile ansehen und ab hier spielen
web-rows = Zug um Zug
web-rows-about = Das Spiel Reihe für Reihe ansehen und ab jeder weiterspielen
web-rows-steps = Von Reihe zu Reihe
web-rows-first = Anfang
web-rows-back = Zurück
web-rows-next = Weiter
web-rows-last = Ende
web-rows-row = Reihe { $number } von { $total }
web-rows-all = Alle Reihen
web-rows-play = Ab hier weiterspielen
web-rows-you = Du spielst
web-rows-others = Die anderen spielt
web-rows-play-on = Weiterspielen
web-bin = Papierkorb
web-bin-about = Die letzten { $least } gelöschten Spiele kannst du immer zurückholen, ältere, bis du Visavis an { $days } weiteren Tagen benutzt hast.
web-bring-back = Zurückholen
web-rescue = Retten
web-rescued = { $lost ->
    [0] Gerettet. Keine Zeile ging verloren.
    [one] Gerettet. 1 Zeile ging verloren.
   *[other] Gerettet. { $lost } Zeilen gingen verloren.
}
web-not-rescued = Es ließ sich nichts zurückholen. Sichere die Datei, vielleicht hilft sie bei einem Fehlerbericht.
web-all = Alles auf ein anderes Gerät
web-all-about = Eine Datei mit allen Spielen, eigenen Texten und Einstellungen. Wenn du sie auf dem anderen Gerät übernimmst, geht auf keiner Seite etwas verloren.
web-all-save = Alles als Datei sichern
web-all-tables = Nicht dabei sind Spiele, die gerade an einem Tisch gespielt werden: { $names }.
web-all-file = Eine Datei vom anderen Gerät
web-all-merge = Übernehmen
web-merge = Vom anderen Gerät übernehmen
web-merge-progress = Geprüft: { $done } von { $total }. Noch ist nichts übernommen.
web-merge-on = Weiter
web-merge-stop = Stopp
web-merge-stopped = Übernahme abgebrochen. Nichts wurde übernommen.
web-merge-without = Den Rest ohne diese übernehmen
web-merge-time = Diese noch einmal prüfen, mit mehr Zeit
web-merge-items = Spiel für Spiel
web-share-older = Dieses Spiel wurde unter älteren Regeln begonnen. Ein Link ließe sich nicht öffnen. Nimm die Datei.
web-stats-left = { $count ->
    [one] 1 älteres Spiel wird noch gezählt.
   *[other] { $count } ältere Spiele werden noch gezählt.
}
web-stats-on = Weiter zählen
web-export = Als Datei sichern
web-save = Sichern
web-cancel = Abbrechen
web-stats-none = Noch kein Spiel beendet.
web-game = Spiel
web-level = Stufe
web-games = Spiele
web-wins = Siege
web-average = Dein Schnitt
web-best = Dein Bestes
web-other-average = Schnitt der Gegner
web-recent = Letzte Spiele
web-won = gewonnen
web-csv = Alle Ergebnisse als CSV
language-name = Deutsch
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-size = Schriftgröße
web-lost = Keine Verbindung. Das Spiel ist gesichert.
web-thinks = Der Computer rechnet …
web-thinks-name = { $name } denkt nach …
web-thinks-about = Wenn du anhältst, bleibt das Spiel, wie es ist. Du kannst danach weiterspielen oder zurücknehmen.
web-stop = Stopp
web-look-again = Noch mal nachsehen
web-moment = { $day }.{ $month }.{ $year } { $hour }:{ $minute }
web-awake = Der Bildschirm bleibt während eines Spiels an, wo der Browser es erlaubt. Im Heimnetz gilt das, sobald du die Seite einmal angetippt hast.
web-phone = Handy verbinden
web-phone-more = Scanne einen Code, um dieses Spiel auf dem Handy neben dem Brett zu öffnen.
web-phone-about = Leg das Handy neben das Brett. Computer und Handy müssen im selben Heimnetz sein, etwa im selben WLAN.
web-phone-let-in = Geräte im Heimnetz zulassen
web-phone-safe = Nur wer den Code hat, kann sich verbinden. Bis du es erlaubst, ist Visavis nur von diesem Computer aus erreichbar.
web-phone-scan = Scanne das mit der Kamera des Handys.
web-phone-typed = Oder tippe im Handy ein:
web-phone-trouble = Das Handy findet die Seite nicht?
web-phone-same = Beide müssen im selben WLAN sein; mobile Daten am Handy helfen nicht.
web-phone-guests = Ein Gastnetz trennt die Geräte oft voneinander. Nimm das gewöhnliche Netz.
web-phone-wall = Fragt der Computer, ob Python Verbindungen annehmen darf, erlaube es für private Netze.
web-phone-open = Offen, bis du es schließt oder Visavis endet.
web-phone-close = Zugriff sperren
web-phone-none = Hier läuft Visavis ganz in diesem Browser. Öffne dieselbe Seite auf dem Handy; ein Spiel nimmst du als Datei mit.
web-phone-guest = Dieses Gerät ist verbunden. Den Code für weitere Geräte zeigt der Computer.
web-devices = Verbundene Geräte
web-devices-none = Noch ist kein Gerät verbunden.
web-devices-about = Zusehen: alles lesen. Spielen: auch Spiele beginnen und antworten. Verwalten: auch Bots und Kartenwerte ändern und alle Spiele sichern oder übernehmen.
web-device-unnamed = Gerät ohne Namen
web-device-name = Name
web-device-seen = zuletzt hier: { $when }
web-device-since = verbunden seit { $when }
web-device-before = mit einer früheren Version verbunden
web-device-may = Darf
web-device-away = Abmelden
web-device-called = Auf dem Computer heißt es „{ $name }“.
web-device-right = Es darf: { $right }.
web-may-look = zusehen
web-may-play = spielen
web-may-manage = verwalten
web-may-look-only = Dieses Gerät sieht zu.
web-wrong-codes = Falsche Codes
web-wrong-about = { $count ->
    [one] Seit dem Start von Visavis wurde ein falscher Code eingegeben. War das niemand von euch, sperre den Zugriff.
   *[other] Seit dem Start von Visavis wurden { $count } falsche Codes eingegeben. War das niemand von euch, sperre den Zugriff.
}
web-wrong-line = { $count } von { $address }, zuletzt { $when }
web-wrong-more = { $count ->
    [one] Und von einer weiteren Adresse.
   *[other] Und von { $count } weiteren Adressen.
}
web-device = Dieses Gerät am Tisch
web-device-about = Gilt sofort und nur für diesen Browser.
web-tell-sound = Ton nach jedem Bot-Zug
web-tell-buzz = Vibrieren nach jedem Bot-Zug
web-may-sleep = Der Bildschirm darf ausgehen
web-aloud = Vorlesen
web-grid-other = Anderer Wert
web-pad = Was die App weiß, steht schon da. Tippe eine Zeile an und gib ihre Punkte ein.
web-pad-total = Zusammen
web-not-usual = nicht möglich, soweit die App weiß
web-keypad = Ziffern
web-keypad-back = letzte Ziffer löschen
web-keypad-sign = Vorzeichen wechseln
web-ends-turn = Nach einer Meldung ist dein Zug zu Ende.
web-tell-more = Ich melde mehreres
web-tells-more = Du meldest mehreres. „Zug beenden“, wenn das alles war.
web-tell-one = Doch nur eines
web-skip-board = Spielplan überspringen
web-keys = Tasten
web-key-next = Der nächste Schritt
web-key-verbs = Was du tust, in der Reihenfolge der Knöpfe
web-key-board = Auf dem Spielplan von Feld zu Feld; Enter wählt
web-key-stop = Rechnen anhalten

# Startseite, Ausprobieren, Hilfe, Regeln, Statistik
no-game-no_tryout = Deinen Zug macht die App nur in einem Probespiel.
web-round-of = Runde { $number } von { $count }
web-your-turn = du bist dran
web-their-turn = { $name } ist dran
web-all-of-them = Alle
web-lost-it = verloren
web-examples = Beispiele für Spieleautoren
web-tryout = Probespiel
web-try-how = Dieses Spiel läuft schon. Du siehst, was dein Gegner tut, und kannst nach dem Warum fragen. Mach deinen Zug selbst oder lass ihn die App machen. Nichts davon zählt.
web-play-for-me = Zieh für mich
web-hint-close = Verstanden
web-hint-news = Das hat dein Gegner getan. Am Tisch machst du es für ihn und hakst es ab.
web-hint-why = „Warum“ zeigt, welche Möglichkeiten er hatte und woran jede gescheitert ist.
web-hint-you = Gib ein, was du getan hast: erst die Aktion, dann das Feld, dann unten bestätigen.
web-hint-undo = „Rückgängig“ nimmt deine letzte Antwort zurück und sagt, was du auf dem Tisch zurücklegen musst.
web-last-time = Zuletzt: { $level_id }
web-you = du
web-others = Gegner
web-chart-points = Punkte, Spiel für Spiel
web-chart-points-said = { $name }: zuletzt { $last }
web-chart-wins = Siege nach Stufe
web-chart-won = { $won } von { $games }
web-chart-any = ohne Stufe
web-chart-length = Länge in Zügen, höchstens { $most }
web-chart-game = Punkte im Spielverlauf
web-numbers = In Zahlen
web-rules = Regeln
web-rules-clauses = Alle Regeln mit ihren Nummern
web-rules-about = Was der Gegner tut, Regel für Regel, in eigenen Worten und in der Reihenfolge des Regelhefts. Das Heft selbst ersetzt es nicht.
web-search = Suchen
web-search-what = Wort oder Nummer
web-rules-found = { $count ->
    [0] Keine Regel gefunden. Versuch ein kürzeres Wort.
    [one] 1 Regel
   *[other] { $count } Regeln
}
web-rules-all = Alle ({ $count })
web-rules-readings = Auslegungen ({ $count })
web-rules-open = Offen ({ $count })
web-rule-reading = Unsere Auslegung
web-rule-open = Noch offen
web-about = Mehr über { $name }
web-about-stands = Dort steht: { $list }
web-about-free = Das Feld ist leer.
web-about-near = Grenzt an: { $list }
web-about-nothing = Die App kennt davon nur den Namen. Es gilt, was auf deinem Material steht.
web-about-clauses = Was die Regeln dazu sagen
web-about-no-clause = Keine Regel nennt es beim Namen.
web-about-is-track = Leiste
web-about-track = Felder { $least } bis { $most }
web-about-marker = { $name }: { $at }
web-of-read = Eingelesen
web-of-read-about = Jemand hat es von der gedruckten Karte abgelesen und eingegeben.
web-values = Woher die Werte kommen
web-values-link = { $count ->
    [one] 1 Wert ist nachempfunden: welcher?
   *[other] { $count } Werte sind nachempfunden: welche?
}
web-values-about = Die App braucht, was auf Karten, Plättchen und Tableaus gedruckt ist. Nicht alles davon ist uns bekannt. Hier steht jeder Wert, sortiert danach, wie sicher er ist.
web-values-game = Gezeigt wird, was in diesem Spiel vorkommt.
web-values-read = In diesem Spiel gibst du die gedruckten Karten selbst ein. Unsere eigenen Werte werden nicht benutzt.
web-values-none = Keiner.
web-values-row = So steht es im Kartensatz „{ $name }“
web-of-reconstructed = Nachempfunden
web-of-reconstructed-about = Von uns ausgedacht, so dass sie zu den Regeln passen. Auf deiner Karte steht vielleicht etwas anderes. Dann gilt deine Karte: Decke selbst auf oder lade eigene Werte.
web-of-likely = Wahrscheinlich
web-of-likely-about = Aus dem Regelheft oder einer Abbildung erschlossen, aber nicht auf der Karte selbst gesehen.
web-of-official = Gedruckt
web-of-official-about = So steht es im Regelheft oder auf dem Spielmaterial.
web-help = Hilfe
web-help-what = Was ist Visavis?
web-help-what-text = Visavis übernimmt den Solo-Gegner deines Brettspiels. Das Spiel liegt auf dem Tisch, das Handy daneben. Die App sagt, was der Gegner tut, und fragt, was du getan hast.
web-help-turn = Wie läuft ein Zug?
web-help-turn-text = Erst zeigt die App, was der Gegner tut: Mach es auf dem Tisch und hake es ab. Mit dem großen Knopf unten geht es weiter. Dann gibst du ein, was du getan hast: erst die Aktion, dann das Feld auf dem Spielplan, dann bestätigen.
web-help-board = Muss ich alles eingeben?
web-help-board-text = Nein. Führt die App den Spielplan mit, gibst du deine Züge ein, und sie zeigt jeden Zug des Bots genau. Angeleitet gibst du fast nichts ein: Sie sagt Schritt für Schritt, worauf du achten sollst, und du siehst selbst nach.
web-help-cards = Wer zieht die Karten?
web-help-cards-text = Die App zieht, mischt und würfelt für den Gegner, dann bleiben seine Karten in der Schachtel. Oder du deckst sie auf und tippst an, was du siehst. Das wählst du vor dem Spiel.
web-help-why = Warum hat er das getan?
web-help-why-text = Neben jeder Entscheidung steht „Warum“. Du siehst alle Möglichkeiten, welche Regel welche davon gestrichen hat, und was übrig blieb.
web-help-undo = Ich habe mich vertippt
web-help-undo-text = „Rückgängig“ nimmt die letzte Antwort zurück, so oft du willst. Die App sagt, was du auf dem Tisch zurücklegen musst. Im Verlauf kommst du zu jedem früheren Zug.
web-help-correct = App und Tisch stimmen nicht überein
web-help-correct-text = Der Tisch hat recht. Tippe auf dem Spielplan an, was nicht stimmt, oder geh auf „Mehr“ und „Korrigieren“; die App spielt damit weiter.
web-help-phone = Am Handy
web-help-phone-text = Alles geht mit einem Daumen: links „Rückgängig“, in der Mitte der nächste Schritt, rechts alles Weitere. Schriftgröße, hell und dunkel findest du in den Einstellungen.
web-help-saves = Wo sind meine Spiele?
web-help-saves-text = Auf diesem Gerät, nach jeder Antwort gesichert. Kein Konto, kein Netz. Unter „Spielstände“ kannst du sie umbenennen, teilen, löschen und alle auf ein anderes Gerät mitnehmen.
web-help-values = Was heißt „nachempfunden“?
web-help-values-text = Manche Karten kennen wir nicht im Wortlaut und haben ihre Werte so gewählt, dass sie zu den Regeln passen. Bei den Regeln jedes Spiels steht, welche das sind.
web-help-rules = Die Regeln der Spiele

# Die Seite ohne Netz
site-loading = Visavis startet …
site-once = Dieses Gerät lädt einmal etwa { $size } MB. Danach braucht es kein Netz mehr.
site-failed = Visavis konnte hier nicht starten
site-failed-memory = Schließe andere Tabs und Programme, sie brauchen vielleicht den Speicher. Beim ersten Besuch prüfe die Verbindung zum Netz. Lade dann die Seite neu.
site-failed-browser = Nötig ist ein aktueller Browser (Chrome, Edge, Firefox oder Safari), der WebAssembly erlaubt. Auf dem iPhone verbietet es der Blockierungsmodus, manchmal auch ein privates Fenster.
site-failed-games = Deine gesicherten Spiele sind nicht verloren. Du kannst sie jetzt als Dateien sichern und in einem anderen Browser öffnen.
site-again = Neu laden
site-rescue = Meine Spiele als Dateien sichern
site-details = Was der Browser sagt
site-stopped = Visavis ist hier stehen geblieben. Alles bis zur letzten Anzeige ist gesichert. Lade die Seite neu.
site-script = Diese Seite braucht JavaScript. Erlaube es für diese Seite und lade sie neu.
site-update = Es gibt eine neue Fassung von Visavis. Deine Spiele bleiben, wie sie sind.
site-update-now = Jetzt benutzen
site-later = Später
site-refused-new = Die neue Fassung von Visavis wurde nicht übernommen: Eine ihrer Dateien fehlt oder ist verändert. Deine bisherige Fassung läuft weiter. Deine Spiele bleiben, wie sie sind.
site-refused-first = Visavis wurde nicht auf diesem Gerät gesichert: Eine seiner Dateien fehlt oder ist verändert. Lade die Seite später neu. Hilft das nicht, sag denen Bescheid, die sie bereitstellen.
site-offline = Visavis ist jetzt auf diesem Gerät. Es braucht kein Netz mehr.
site-install = Visavis kann wie eine App auf den Startbildschirm.
site-install-now = Hinzufügen
notice-site-memory = Dieser Browser behält hier nichts, vielleicht weil das Fenster privat ist. Spiele sind weg, wenn du es schließt: Exportiere, was du behalten willst.
notice-site-may_clear = Dieser Browser darf gesicherte Spiele löschen, wenn der Platz knapp wird. Lege Visavis auf den Startbildschirm oder exportiere wichtige Spiele.
no-site-storage = Der Browser konnte das nicht sichern. Nichts wurde geändert. Lade die Seite neu, und exportiere das Spiel, wenn es wieder geschieht.

## Ein Bot aus einem Text

no-bot-near = { $meant ->
    [yes] { " " }Meintest du „{ $near }“?
   *[no] { "" }
}
no-bot-kind_given = { $kind_id ->
    [number] eine Zahl
    [yes] ja oder nein
    [word] ein Wort
    [words] eine Liste
    [set] Felder
    [card] eine Karte
    [counter] ein Zähler
    [pile] eine Ablage
    [text] ein Text
   *[other] etwas anderes
}
no-bot-kind_expected = { $expected_id ->
    [number] eine Zahl
    [yes] ja oder nein
    [word] ein Wort
    [words] eine Liste
    [set] Felder
    [card] eine Karte
   *[other] etwas anderes
}
no-example-none = Der Bot hat hier noch keinen Zug beendet. Spiel, bis er dran war.
no-example-here = Dieser Zug lässt sich nicht als Beispiel schreiben. Nimm einen anderen.
no-cards-inline = Diese Karten teilen sich eine Zeile. Schreib im Text jede in eine eigene Zeile oder als [[card]].
no-cards-cell = Spalte { $column }: „{ $given }“ beginnt wie eine Liste oder Tabelle und ist keine. Schließ die Klammer oder lass sie weg.
no-cards-sign = In einer Zelle dieser Tabelle kann kein „{ $given }“ stehen. Nimm ein anderes Zeichen.
no-cards-many = Das wären mehr als { $most } Karten. Übernimm weniger.
no-cards-sheet = Das sind keine Zellen: { $detail }
no-cards-rows = Hierher gehören Überschriften und 1 bis { $most } Zeilen.
no-cards-head = Keine Spalte heißt id oder name. In der ersten Zeile steht: { $given }.
no-cards-columns = Eine Spalte gibt es zweimal, oder es sind mehr als { $most }. Gib jeder einen eigenen Namen.
no-cards-column = „{ $given }“ kann keine Spalte sein. Nimm Kleinbuchstaben, Ziffern und _.
no-cards-id = Zeile { $line }: „{ $given }“ kann keine id sein. Nimm Kleinbuchstaben, Ziffern und _.
no-cards-print = Im Text { $count ->
        [one] ist ein Fehler
       *[other] sind { $count } Fehler
    }. Behebe das erst, dann drucke.
no-gallery-path = „{ $given }“ ist weder ein Ordner noch eine Datei. Nenne den Ordner einer Galerie oder ihre ZIP-Datei.
no-gallery-zip = Diese Datei lässt sich nicht als ZIP-Datei lesen. Wähle die ZIP-Datei einer Galerie.
no-gallery-many = Eine Galerie hat höchstens { $most } Bots. Öffne einen kleineren Ordner.
no-gallery-none = Hier ist kein Bot. Ein Bot ist eine Datei, die auf .toml endet und mit bot = 1 oder bot = 2 beginnt.
no-gallery-index = Das Verzeichnis dieser Galerie lässt sich nicht lesen. Schreib es neu: visavis bot index ORDNER
no-gallery-twice = „{ $given }“ ist auch die id von { $other }. Gib einem davon eine andere.
no-gallery-gone = Diese Galerie ist nicht mehr offen. Öffne sie noch einmal.
no-person-few = Deine Punkte stehen in { $given } beendeten { $given ->
        [one] Spiel
       *[other] Spielen
    }. Spiel, bis es { $least } sind.
no-person-format = [person] braucht Format 2. Schreib bot = 2 in die erste Zeile.
no-bot-person-points = Schreib points = { "{ mean = 40, spread = 8 }" }, oder eines davon je Stufe: { "{ leicht = { mean = 40, spread = 8 } }" }.
no-bot-long = Der Text ist länger als { $most }.000 Zeichen. Kürze ihn.
no-bot-toml = Das ist kein gültiges TOML: { $detail }
no-bot-toml-key = „{ $given }“ kann hier kein Name sein. Links vom Gleichheitszeichen und in eckigen Klammern stehen nur a bis z, Ziffern und _ (also ae statt ä, ohne Leerzeichen). In Texten in Anführungszeichen ist alles erlaubt.
no-bot-toml-value = „{ $given }“ ist kein Wert. Ein Text steht in geraden Anführungszeichen: "so". Ohne sie stehen nur Zahlen, true und false.
no-bot-toml-twice = „{ $given }“ steht schon weiter oben. Schreib alles dazu an dieselbe Stelle; Karten schreibst du entweder alle als [[card]] oder alle in eine Liste card = [ … ].
no-bot-toml-equals = „{ $given }“: Zwischen Name und Wert steht =, und ein Name hat keine Leerzeichen: rounds = 4.
no-bot-toml-quote = Hier beginnt ein Anführungszeichen und wird nicht geschlossen. Schließ den Text mit dem gleichen Zeichen.
no-bot-toml-quotes = Nach dem schließenden Anführungszeichen steht „{ $given }“. Schreib im Text ' statt des Anführungszeichens; je Zeile ein Name = Wert.
no-bot-toml-beside = „{ $given }“ ist hier zu viel. Schreib je Zeile ein Name = Wert, ohne Zeichen am Ende.
no-bot-toml-comma = Hinter „{ $given }“ fehlt ein Komma oder die ], die die Liste schließt.
no-bot-toml-comma_twice = Hier stehen zwei Kommas hintereinander. Nimm eines weg.
no-bot-toml-open = Die Liste, die hier beginnt, ist nicht geschlossen. Schreib ] hinter ihren letzten Eintrag.
no-bot-toml-braces = Was in geschweiften Klammern steht, braucht eine Zeile, Kommas dazwischen und keines am Ende: { "{ id = \"fuchs\", copies = 2 }" }.
no-bot-toml-heading = „{ $given }“ ist keine Überschrift. Schreib [turn] oder [[card]] in eine eigene Zeile.
no-bot-toml-comment = Ein Kommentar beginnt mit #, nicht mit „{ $given }“.
no-bot-toml-truth = Schreib true oder false statt „{ $given }“.
no-bot-toml-empty = „{ $given }“ hat keinen Wert. Schreib ihn hinter das =.
no-bot-toml-backslash = Ein \ in einem Text schreibst du doppelt: \\.
no-bot-toml-zero = Vor einer Zahl stehen keine Nullen. Schreib 7 und nicht 07.
no-bot-deep = Tabellen stehen mehr als { $most } Ebenen tief ineinander. Schreib sie auseinander.
no-bot-format = Die erste Zeile muss bot = 1 oder bot = { $expected_number } sein{ $some ->
        [no] {"."}
       *[yes] {","} hier steht „{ $given }“.
    }
no-bot-key = „{ $given }“ gibt es hier nicht.{ no-bot-near } Möglich: { $options }.
no-bot-format-newer = Dieser Bot ist für Format { $given } geschrieben, dieses Programm kennt höchstens { $expected_number }. Aktualisiere das Programm.
no-bot-key-newer = „{ $given }“ gibt es seit Format 2. Schreibe bot = { $expected_number } in die erste Zeile.
no-bot-brackets-newer = Eckige Klammern wie hinter „{ $given }“ gibt es seit Format 2. Schreibe bot = 2 in die erste Zeile.
no-bot-brackets-name = „{ $given }“ hat keine eckigen Klammern: Es ist weder eine Familie noch eine Tabelle.{ no-bot-near } Es gibt: { $options }.
no-bot-list = Es gibt keine Liste „{ $given }“.{ no-bot-near } Möglich: { $options }.
no-bot-list-word = „{ $given }“ steht nicht in der Liste.{ no-bot-near } Möglich: { $options }.
no-bot-word-never = „{ $left }“ ist nie „{ $given }“: Sie sind aus verschiedenen Listen.
no-bot-name-word = „{ $given }“ ist auch ein Wort einer Liste. Wähle einen anderen Namen.
no-bot-name-both = „{ $given }“ ist hier eine Spalte und auch ein eigener Name. Benenne eins davon um.
no-bot-note-of = Die Notiz „{ $given }“ braucht of: den Namen einer Liste, oder cards.
no-bot-note-word = „{ $note }“ ist eine Notiz aus { $list }; „{ $given }“ gehört nicht dazu.{ no-bot-near } Möglich: { $options }.
no-bot-note-column = „{ $given }“ heißt wie eine Spalte. Benenne eins davon um.
no-bot-counter-word = „{ $given }“ kann „{ $word }“ sein, und so einen Zähler gibt es nicht.
no-bot-family-keys = „{ $given }“ braucht in eckigen Klammern: { $keys }.
no-bot-inputs = „{ $given }“ braucht nach with: { $keys }.
no-bot-inputs-unknown = „{ $given }“ benutzt die Angabe „{ $keys }“, die hier nicht bekannt ist. Ergänze sie im with dieser Aktion.
no-bot-table-rows = Schreibe eine Tabelle als Text: Namen in der ersten Zeile, dann 1 bis { $most } Zeilen, dazwischen |.
no-bot-table-head = „{ $given }“ kann keine Spalte sein. Nimm Kleinbuchstaben, Ziffern und _, für eine Liste [] dahinter.
no-bot-table-columns = Die Spalte „{ $given }“ gibt es zweimal, oder es sind mehr als { $most } Spalten.
no-bot-table-cells = Diese Zeile hat { $given } Zellen, die erste Zeile { $expected_number }.
no-bot-table-cell = Spalte { $column }: „{ $given }“ passt nicht. Erwartet: { $kind_id ->
    [number] eine ganze Zahl
    [yes] yes oder no
    [words] Wörter mit Kommas dazwischen
    [word] ein Wort aus Kleinbuchstaben, Ziffern und _
   *[other] ein Text
}.
no-bot-table-by = Die Tabelle hat keine Spalte „{ $given }“.{ no-bot-near } Es gibt: { $options }.
no-bot-table-twice = Es gibt zwei Zeilen für { $given }; die andere ist Zeile { $other }.
no-bot-table-column = „{ $given }“ ist keine Spalte. Schreibe eine hinter die Klammern, etwa [..].name: { $options }.
no-bot-where-here = where geht nur in { $options } und in among.
no-bot-among = Aus „{ $given }“ lässt sich nichts wählen.{ no-bot-near } Möglich: { $options }.
no-bot-order-as = „{ $given }“ steht nie in dieser Reihenfolge.{ no-bot-near } Möglich: { $options }.
no-bot-deck-under = „{ $given }“ hat under und reserve. Nimm eins davon.
no-bot-likely = „{ $given }“ passt nicht. Schreibe zwei Zahlen wie [0, 30], für eine Frage mit least oder most.
no-bot-table = „{ $at }“ muss eine Tabelle mit Namen und Werten sein.
no-bot-many = „{ $at }“ hat mehr als { $most } Einträge.
no-bot-id-missing = Die Datei hat keine id. Schreib id = "mein_bot" in die zweite Zeile.
no-bot-name-missing = Der Bot hat keinen Namen. Schreib name = "…" in eine der ersten Zeilen.
no-bot-id = „{ $given }“ kann keine Kennung sein. Nimm Kleinbuchstaben, Ziffern und _, ohne Leerzeichen.
no-bot-number = „{ $given }“ passt nicht. Hierher gehört eine ganze Zahl von { $least } bis { $most }.
no-bot-yes = „{ $given }“ passt nicht. Schreib true oder false.
no-bot-word = „{ $given }“ geht hier nicht.{ no-bot-near } Möglich: { $options }.
no-bot-line = „{ $at }“ muss ein Text in Anführungszeichen oder eine Zahl sein.
no-bot-text = „{ $at }“ muss ein Text sein, oder einer je Sprache wie { "{ en = \"…\", de = \"…\" }" }.
no-bot-language = „{ $given }“ ist keine Sprache. Schreib zwei Buchstaben wie de oder en.
no-bot-text-long = Ein Text ist länger als { $most } Zeichen. Kürze ihn.
no-bot-text-sign = Ein Text hat Zeichen, die man nicht zeigen kann. Tippe ihn neu.
no-bot-text-missing = Für „{ $given }“ fehlt ein Text. Ergänze text (oder name).
no-bot-steps = „{ $at }“ muss eine Liste von höchstens { $most } Schritten sein.
no-bot-words = „{ $at }“ muss eine Liste verschiedener Wörter sein.
no-bot-name-known = „{ $given }“ hat schon eine eigene Bedeutung. Wähle einen anderen Namen.
no-bot-name-twice = „{ $given }“ steht in { $one } und in { $other }. Benenne eines davon um.
no-bot-cards = card muss eine Liste von Karten sein, jede in geschweiften Klammern mit einer id.
no-bot-card-twice = Die Karte „{ $given }“ gibt es zweimal. Schreib copies = 2 oder gib ihr eine andere id.
no-bot-card-places = Die Karte „{ $given }“ gehört zu { $one } und zu { $other }. Eine Karte liegt an einer Stelle.
no-bot-card-inside = card steht innerhalb von [{ $given }]. Setz es über die erste Überschrift in eckigen Klammern, oder schreibe [[card]].
no-bot-no_end = Ein Spiel war nach { $most } Schritten nicht zu Ende. Sorge dafür, dass es endet.
no-bot-ignored = „{ $given }“ bewirkt hier in Format 1 nichts. Schreibe bot = 2 in die erste Zeile.
no-bot-column-value = Die Spalte „{ $column }“ muss eine Zahl, true, ein Wort oder eine Liste von Wörtern enthalten.
no-bot-column-kind = In der Spalte „{ $column }“ steht hier { no-bot-kind_given }, sonst { no-bot-kind_expected }.
no-bot-column = Keine Karte hat eine Spalte „{ $given }“.{ no-bot-near } Es gibt: { $options }.
no-bot-board = Ein Brett hat hexes oder areas.
no-bot-board-size = Ein Brett hat höchstens 26 Zeilen und { $most } Felder.
no-bot-board-ground = Das Zeichen „{ $given }“ ist kein Gelände. Nenne es in grounds. Es gibt: { $options }.
no-bot-board-area = Es gibt kein Gebiet „{ $given }“. Es gibt: { $options }.
no-bot-board-look = „{ $given }“ sieht aufs Brett, das nicht immer mitgeführt wird. Mach daraus den value einer Frage in asks.
no-bot-board-none = „{ $given }“ braucht ein Brett, und diese Datei hat keins.
no-bot-expression-long = Dieser Ausdruck ist zu lang. Setz einen Teil davon in numbers oder sets.
no-bot-expression-sign = „{ $given }“ kann nicht in einem Ausdruck stehen: { $text }
no-bot-expression-instead = Schreib „{ $instead }“ statt „{ $given }“: { $text }
no-bot-expression-quotes = Wörter stehen hier ohne Anführungszeichen: { $text }
no-bot-expression-decimal = „{ $given }“ ist keine ganze Zahl. Hier gehen nur ganze Zahlen: { $text }
no-bot-number-large = „{ $given }“ wird als { $most } gelesen, die größte Zahl, die es gibt.
no-bot-divide-zero = Hier wird durch null geteilt, das ergibt immer 0: { $text }
no-bot-bounds = least ist { $least } und most ist { $most }: Dazwischen liegt keine Zahl. Vertausche sie.
no-bot-language-only = „{ $given }“ ist keine Sprache dieser Datei.{ no-bot-near } Schreib en oder de oder eine Sprache, die auch der Name des Bots hat.
no-bot-untold-plain = Dieser Text steht nur in einer Sprache da: { $given }
no-bot-expression-token = „{ $given }“ steht an der falschen Stelle: { $text }
no-bot-expression-end = Am Ende fehlt etwas: { $text }
no-bot-expression-more = Vor „{ $given }“ fehlt etwas, etwa and, or, +: { $text }
no-bot-expression-close = Eine Klammer ist nicht geschlossen: { $text }
no-bot-expression-deep = Zu viele Klammern stehen ineinander: { $text }
no-bot-expression-cost = Das auszurechnen braucht mehr als { $most } Schritte. Mach es einfacher.
no-bot-kind = „{ $given }“ ist { no-bot-kind_given }. Erwartet: { no-bot-kind_expected }.
no-bot-operator = „{ $given }“ geht nicht, hier steht { no-bot-kind_given }.
no-bot-asks-here = „{ $given }“ würde nachfragen, das geht hier nicht.
no-bot-name = Nichts heißt „{ $given }“.{ no-bot-near }
no-bot-function = Es gibt keine Funktion „{ $given }“.{ no-bot-near }
no-bot-function-args = { $given } braucht { $least } bis { $most } Dinge in der Klammer.
no-bot-definition-circle = „{ $given }“ ist durch sich selbst erklärt.
no-bot-level-number = „{ $given }“ hat keine Zahl für die Stufe „{ $level }“.
no-bot-deck-part = Ein Stapel hat kein „{ $given }“.{ no-bot-near } Möglich: { $options }.
no-bot-it-none = Hier wurde nichts gewählt, worum es gehen könnte: { $given }
no-bot-value-it = value(it) geht nur, wo Zähler zur Auswahl stehen.
no-bot-named = „{ $given }“ nennt weder eine Figur noch ein Gelände.
no-bot-word-unknown = „{ $given }“ steht dort nie.{ no-bot-near } Möglich: { $options }.
no-bot-step = Das ist kein Schritt: { $given }
no-bot-step-verb = Kein Schritt beginnt mit „{ $given }“.{ no-bot-near }
no-bot-counter = Es gibt keinen Zähler „{ $given }“.{ no-bot-near }
no-bot-counter-every = Der Zähler „{ $given }“ braucht every und do, oder keins von beiden.
no-bot-deck = Es gibt keinen Stapel „{ $given }“.{ no-bot-near }
no-bot-deck-cards = Welche Karten sind in „{ $given }“? Ergänze cards mit einer Bedingung.
no-bot-deck-empty = „{ $given }“ hat auf der Stufe „{ $level }“ keine Karte.
no-bot-deck-reserve = „{ $given }“ hat keine Karten daneben. Ergänze reserve mit einer Bedingung.
no-bot-deck-unseen = „{ $given }“ wird mit ungesehenen Karten gemischt, dann weiß niemand, welche noch da sind. Nimm nur eins von beiden.
no-bot-row = Es gibt keine Reihe „{ $given }“.{ no-bot-near }
no-bot-row-cards = Die Reihe „{ $given }“ braucht 1 bis { $most } Karten. Ergänze cards mit einer Bedingung.
no-bot-pile = Es gibt keine Ablage „{ $given }“.{ no-bot-near }
no-bot-flag = Es gibt keine Markierung „{ $given }“.{ no-bot-near }
no-bot-die = Es gibt keinen Würfel „{ $given }“.{ no-bot-near }
no-bot-die-faces = Der Würfel „{ $given }“ braucht faces: eine Liste von Zahlen oder von Wörtern.
no-bot-piece = Es gibt keine Figur „{ $given }“.{ no-bot-near }
no-bot-space = Es gibt kein Feld „{ $given }“.{ no-bot-near }
no-bot-action = Es gibt keine Aktion „{ $given }“.{ no-bot-near }
no-bot-action-empty = Die Aktion „{ $given }“ tut nichts. Ergänze do.
no-bot-ask = Es gibt keine Frage „{ $given }“.{ no-bot-near }
no-bot-ask-value = Der value von „{ $given }“ kann ein Wort sein, das nicht in options steht.
no-bot-side = „{ $given }“ kann nicht ruhen.{ no-bot-near } Schreib you oder bot.
no-bot-end = „{ $given }“ kann nicht enden.{ no-bot-near } Schreib round oder game.
no-bot-you = Es gibt nichts namens „{ $given }“, das du tun darfst.{ no-bot-near }
no-bot-you-fields = „{ $given }“ fragt nach mehreren Dingen. Nimm eins von space, among und most.
no-bot-choice = Es gibt keine Auswahl „{ $given }“.{ no-bot-near }
no-bot-by = Eine Auswahl braucht by: eine Liste von Kriterien in geschweiften Klammern.
no-bot-rules-two = Ein Kriterium hat eine Regel, nicht { $one } und { $other }. Mach zwei daraus.
no-bot-rule-last = „{ $given }“ entscheidet endgültig und muss deshalb das letzte Kriterium sein.
no-bot-rule-among = „{ $given }“ braucht etwas zum Vergleichen. Ergänze among oder lass die Regel weg.
no-bot-order = Es gibt keine Reihenfolge „{ $given }“.{ no-bot-near }
no-bot-order-word = „{ $given }“ ist nichts, was hier gewählt werden könnte.{ no-bot-near }
no-bot-criterion = Es gibt kein Kriterium „{ $given }“.{ no-bot-near }
no-bot-blank-open = Jede { "{" } braucht ihr Gegenstück: { $text }
no-bot-blank-forms = Schreib die Formen eines Wortes als eins | mehrere: { $text }
no-bot-blank-many = Ein Text hat mehr als { $most } Lücken.
no-bot-turn = Der Bot tut in seinem Zug nichts. Ergänze Karten oder [turn] mit do.
no-bot-score = Niemand zählt Punkte. Ergänze [score] mit bot oder einen Zähler namens points.
no-bot-ends = Eine Runde endet nie. Ergänze turns_per_round, empty = "end_round" für einen Stapel oder die Schritte rest bot oder end round.
no-bot-calls-circle = „{ $given }“ führt zu sich selbst zurück und würde nie enden.
no-bot-calls-many = Aus „{ $given }“ könnten mehr als { $most } Schritte folgen.
no-bot-endless = Eine Runde ging über 300 Züge und wurde beendet. Ergänze, wie sie endet.
no-bot-too_long = Ein Zug brauchte mehr als 1500 Schritte und wurde beendet.
no-bot-unused = Nichts führt zu „{ $given }“.
no-bot-never_done = Die Aktion „{ $given }“ kam in den Probespielen nie vor.
no-bot-never_decides = Kriterium { $number } von „{ $given }“ hat in den Probespielen nie etwas entschieden.
no-bot-untold = Dieser Text fehlt in „{ $language }“: { $given }
no-bot-example-shape = Beispiel { $number } muss Tabellen enthalten: state, draws, answers, picks, after.
no-bot-example-name = Beispiel { $number }: „{ $given }“ ist in { $section } nicht bekannt.{ no-bot-near } Möglich: { $options }.
no-bot-example-refused = Beispiel { $number } kann nicht sein: { $refusal }
no-bot-example-asks = Beispiel { $number } braucht eine Antwort oder eine gezogene Karte, die es nicht angibt: { $given }
no-bot-example-pick = Beispiel { $number }: Bei „{ $choice }“ war { $expected } erwartet, gewählt wird { $given }.
no-bot-example-after = Beispiel { $number }: „{ $counter }“ sollte danach { $expected } sein und ist { $given }.
cli-visavis-bot = einen Bot aus einer Textdatei schreiben, prüfen und spielen
cli-visavis-bot-new = einen ersten Bot zum Ändern schreiben
cli-visavis-bot-check = was an einem Bot nicht stimmt und was einige hundert Spiele zeigen
cli-visavis-bot-stats = Punkte und Länge vieler Spiele auf jeder Stufe
cli-visavis-bot-play = gegen einen Bot spielen
cli-visavis-bot-cards = die Karten einer CSV-Datei in einen Bot schreiben oder seine Karten als CSV ausgeben
cli-visavis-bot-index = jeden Bot eines Ordners prüfen und das Verzeichnis schreiben
cli-visavis-bot-gallery = die Bots einer Galerie auflisten, eines Ordners oder einer ZIP-Datei, oder den Text von einem ausgeben
cli-visavis-bot-keep = einen Bot bei deinen Bots behalten
cli-visavis-bot-history = deine Bots, die Fassungen von einem oder die Änderungen einer Fassung
cli-visavis-bot-back = eine frühere Fassung wieder nehmen
cli-visavis-bot-forget = einen deiner Bots in den Papierkorb legen
cli-visavis-bot-bin = die Bots im Papierkorb
cli-visavis-bot-restore = einen Bot aus dem Papierkorb zurückholen
meta-id = KENNUNG
meta-version = FASSUNG
arg-replace = den mit dieser Kennung ersetzen; er bleibt als frühere Fassung
arg-both = beide behalten, den neuen unter eigener Kennung; bei Kartensätzen nur ergänzen, was fehlt
bot-written = Ein erster Bot steht in { $path }. Ändere ihn, dann: visavis bot check { $path }
bot-wrong = { $count ->
    [one] 1 Sache stimmt nicht:
   *[other] { $count } Sachen stimmen nicht:
}
bot-sound = { $examples ->
    [0] Alles stimmt. { $games } Spiele wurden gespielt.
    [one] Alles stimmt. { $games } Spiele wurden gespielt, 1 Beispiel wurde geprüft.
   *[other] Alles stimmt. { $games } Spiele wurden gespielt, { $examples } Beispiele wurden geprüft.
}
bot-not-sound = { $wrong ->
    [one] Der Text ist lesbar, aber eines geht anders aus, als es soll. { $games } Spiele wurden gespielt.
   *[other] Der Text ist lesbar, aber { $wrong } Dinge gehen anders aus, als sie sollen. { $games } Spiele wurden gespielt.
}
bot-cards-read = { $path }: { $changed } { $changed ->
        [one] Karte
       *[other] Karten
    } geändert, { $added } neu.
bot-stopped = Die Prüfung hat nach { $seconds } Sekunden aufgehört, nach { $games } von { $wanted } Spielen.
bot-stats = { $level }: { $least } bis { $most } Punkte, in der Mitte { $middle }; { $games } Spiele, in der Mitte { $turns } Züge und { $asked } Fragen
web-bots = Eigene Bots
web-bots-short = Gegen einen mit normalen Spielkarten spielen oder selbst einen schreiben
web-bots-about = Ein Bot ist ein Text. Spiel einen von diesen, ändere ihn oder schreib selbst einen: Die App prüft, während du tippst.
web-bots-mine = Deine Bots
web-bots-ours = Bots für den Anfang
web-bot-new = Einen Bot schreiben
web-bot-open = Einen Bot öffnen
web-bot-file = Eine Datei
web-bot-paste = Oder der Text, oder ein Link
web-bot-found = Mit dem Link kam ein Bot. Sieh dir erst seinen Text an.
web-bot-show = Text ansehen
web-bot-editor = Dein Bot
web-bot-text = Text
web-bot-check = Prüfen
web-bot-unseen = Dieser Text kommt von jemand anderem. Noch ist nichts davon gelaufen. Lies ihn, dann tippe auf Prüfen.
web-bot-examples = Der Text ist lesbar, aber nicht alles geht aus, wie es soll:
web-bot-sound = Alles stimmt.
web-bot-play = Spielen
web-bot-keep = Behalten
web-bot-forget = Aus deinen Bots nehmen
web-bot-download = Als Datei sichern
web-bot-share = Als Link teilen
web-bot-too-long = Der Text ist zu lang für einen Link. Gib ihn als Datei weiter.
web-bot-own-words = Schreib mit eigenen Worten: Die Sätze eines Regelhefts gehören seinem Autor. Nichts wird hochgeladen.
web-bot-no-code = Der Text ist zu lang für einen QR-Code. Kopiere den Link oder schick die Datei.
web-bot-share-near = Im Text steckt der ganze Bot. Füge ihn auf einem beliebigen Gerät unter „Bot öffnen“ ein. Ein Link ginge nicht: Die Adresse gilt nur auf diesem Computer.
web-bot-preview = Ein Zug auf dem Handy
web-bot-preview-about = Zug { $turn } des Bots. Beim Schreiben kommen immer dieselben Karten.
web-bot-next-turn = Nächster Zug
web-bot-first-turn = Zurück zum ersten Zug
web-bot-other-cards = Andere Karten
web-bot-changed = Anders als der behaltene Text
web-bot-restored = Du siehst, was du zuletzt getippt hast. Behalten ist es noch nicht; Rückgängig führt zurück.
web-bot-offers = Vorschläge
web-bot-keys = Strg und Leertaste: Vorschläge. Strg und Z: rückgängig, auch nachdem du die Seite geschlossen hast.
web-example = Beispiel daraus machen
web-example-about = Der letzte Zug des Bots als Prüfung in seinem Text
web-example-how = Das ist der letzte Zug des Bots: was da war, was gezogen und geantwortet wurde, was gewählt wurde und was herauskam. Im Text spielt ihn jede Prüfung nach.
web-example-add = In den Text übernehmen
web-cards = Karten
web-card-new = Neue Karte
web-card-added = Eine Karte ist dazugekommen. Gib ihr einen Namen und einen Text.
web-card-saved = Die Karte ist im Text geändert. Behalten ist es noch nicht.
web-card-copied = Die Karte ist kopiert. Ändere, was anders ist.
web-card-removed = „{ $name }“ ist aus dem Text entfernt.
web-card-id = Kennung (a bis z, Ziffern, _)
web-card-name = Name
web-card-text = Text
web-card-do = Schritte, mit ; dazwischen
web-card-copies = Anzahl
web-card-column = Eine eigene Spalte
web-card-column-name = Ihr Name (a bis z, Ziffern, _)
web-card-column-value = Ihr Wert auf dieser Karte
web-card-leave = Lassen, wie sie war
web-card-to-text = Zurück zum Text
web-card-add = Karte dazu
web-card-edit = Ändern
web-card-copy = Kopieren
web-card-up = Nach vorn
web-card-down = Nach hinten
web-card-remove = Entfernen
web-cards-none = Dieser Text hat noch keine Karten.
web-cards-sheet = Aus einer Tabelle
web-cards-sheet-about = Kopiere die Zellen mit ihren Überschriften und füge sie hier ein, oder wähle eine CSV-Datei. Überschriften: id, name, text, copies, do oder eigene Spalten; name.de ist der deutsche Name. Eine Karte mit gleicher id wird geändert, die anderen kommen dazu.
web-cards-cells = Zellen
web-cards-file = Oder eine CSV-Datei
web-cards-take = Zellen übernehmen
web-cards-csv = Diese Karten als CSV
web-cards-read = { $changed } { $changed ->
        [one] Karte
       *[other] Karten
    } geändert, { $added } neu. Behalten ist noch nichts.
web-cards-print = Karten drucken
web-cards-print-how = { $count } { $count ->
        [one] Karte
       *[other] Karten
    } zu 63 × 88 mm auf { $sheets } { $sheets ->
        [one] Blatt
       *[other] Blättern
    } A4. Drucke mit 100 %. Mit Rückseiten: beidseitig drucken und über die lange Kante wenden.
web-cards-backs = Mit Rückseiten
web-cards-no-backs = Ohne Rückseiten
arg-only_check = nur vergleichen: Das Verzeichnis wird nicht geschrieben
gallery-written = { $path }: { $count } { $count ->
        [one] Bot
       *[other] Bots
    }, alle in Ordnung.
gallery-same = Das Verzeichnis stimmt: { $count } { $count ->
        [one] Bot
       *[other] Bots
    }.
gallery-stale = Das Verzeichnis ist veraltet. Schreib es mit: visavis bot index { $path }
gallery-missing = die Datei fehlt
gallery-changed = die Datei ist eine andere als im Verzeichnis
gallery-unlisted = nicht im Verzeichnis
web-gallery = Galerie
web-gallery-open = Galerie öffnen
web-gallery-about = Eine Galerie ist ein Ordner mit Bots, zum Beispiel die ZIP-Datei eines Git-Repositorys. Nichts davon läuft, bevor du seinen Text gesehen hast.
web-gallery-file = Eine ZIP-Datei
web-gallery-folder = Oder ein Ordner
web-gallery-show = Bots zeigen
web-gallery-languages = Sprachen: { $list }
person-rate = Eine modellierte Person ({ $mean } ± { $spread } Punkte, { $games ->
        [0] geschätzt
       *[other] aus { $games } Spielen
    }) gewinnt { $value } % ({ $low } bis { $high }).
person-open = Wer gewinnt, ist offen: Deine Punkte zählst nur du. [person] im Text beschreibt, wie viele du machst.
person-games = { $level }: { $list }
person-written = { $path }: Das Modell der Person kommt jetzt aus { $games } Spielen.
person-show = Gelernt aus { $games } Spielen. Mit --write kommt es in die Datei:
cli-visavis-bot-learn = ein Modell von dir aus deinen beendeten Spielen gegen einen Bot
arg-write = in die Datei schreiben
advice-model = Aus { $own } eigenen Spielen und { $simulated } simulierten Spielen je Stufe, in denen ein Stellvertreter für dich spielte. Bei so wenigen Spielen ist vieles ungewiss.
web-bot-idle = Tippe in den Text: Hier stehen Vorschläge.
web-bot-kept = Fassung { $number } ist behalten.
bot-later = { $count ->
    [one] Daraus folgt vielleicht noch einer.
   *[other] Daraus folgen vielleicht noch { $count }.
}
web-bot-newer = Von diesem Bot gibt es einen neueren Text. „{ web-undo }“ führt zu dem dieses Spiels zurück.
web-bot-go-on = Mit dem anderen Text weiterspielen

# Eigene Bots und Kartensätze: Fassungen, Papierkorb, Fragen
text-other = Du hast schon einen anderen Bot mit der Kennung „{ $name }“. Was soll geschehen?
text-older = „{ $name }“ wurde inzwischen geändert, vielleicht in einem anderen Tab. Was soll geschehen?
text-clash = Du hast schon einen Bot mit der Kennung „{ $name }“. Deiner bleibt, wie er ist: Spielen geht ohne Behalten, und Behalten fragt erst.
text-version = Fassung { $number }
text-lines = { $added } { $added ->
        [one] Zeile
       *[other] Zeilen
    } neu, { $removed } weg
web-text-both = Beide behalten (diesen als „{ $name }“)
web-text-replace = Meinen ersetzen (er bleibt als frühere Fassung)
web-text-only-play = Diesen nur spielen
web-text-leave = Meinen lassen, wie er ist
web-text-differences = Was anders ist
web-text-history = Frühere Fassungen
web-text-history-about = Jede Fassung, die du behalten hast. Tippe auf eine, um zu sehen, was sie geändert hat.
web-text-now = in Gebrauch
web-text-changed = Änderungen der Fassung { $number }
web-text-unchanged = Keine Zeile ist anders.
web-text-back = Diese Fassung wieder nehmen
web-text-bin = Hier bleibt es für 30 Tage, an denen du die App benutzt.
web-pack-further = Von einem anderen Gerät kam ein weiterer Kartensatz: „{ $name }“. Übernimm die Werte, die dir noch fehlen; alles andere bleibt, wie es ist.
web-pack-forget = Alle meine Werte entfernen
text-kept = Behalten: { $name }, Fassung { $number }.
text-same = Nichts zu tun: { $name } hat genau diesen Text.
text-ask-other = Du hast schon ein anderes „{ $name }“.
text-ask-older = „{ $name }“ wurde inzwischen geändert.
text-ask = r = ersetzen (deins bleibt als frühere Fassung), b = beide behalten (dieses als „{ $free }“), Enter = nichts tun:{" "}
text-left = Nichts wurde geändert.
text-forgotten = Im Papierkorb: { $name }. Zurück mit: visavis { $command } restore { $name }
text-restored = Zurückgeholt: { $name }
text-none = Du hast noch nichts behalten.
no-bot-fixed = „{ $given }“ ist vor dem Spiel noch nicht bekannt.{ no-bot-near } Möglich ist hier: { $options }.

# Mats and prices

web-mat-hand = Du hast { $goods }; Macht in den Schalen: { $bowls }
web-mat-bowls = Macht in den Schalen: { $bowls }
web-mat-waits = noch auf dem Tableau, darunter: { $what }
web-mat-brings = bringt { $what }
web-mat-income = Nächstes Einkommen
web-mat-used = benutzt
web-pay-other = Anders bezahlen:
web-pay-others = Anders bezahlen
web-pay-as = { $name }: { $how }
no-way-gone = So geht es nicht mehr. Wähle noch einmal.
web-sources = Woher die Punkte kommen, Runde für Runde
web-sources-of = { $name }: { $total }
web-sources-said = { $what }: { $points }
web-sources-all = Alle Punkte mit ihren Regeln
play-paid = Bezahlt: { $how }
play-price = Preis: { $what }
play-brings = bringt { $what }
no-dial-none = In diesem Spiel lässt sich mittendrin nichts umstellen.
no-dial-name = „{ $given }“ lässt sich nicht umstellen. Möglich: { $options }.
no-dial-setting = „{ $given }“ gibt es da nicht. Möglich: { $options }.
no-dial-same = Das ist schon so eingestellt: { $options }.

# Die Einführung: ein geführtes erstes Spiel
tour-enter = Enter: weiter. 
tour-prompt = Enter macht, was da steht; oder tippe es (q: auslassen): 
no-tour-none = Für dieses Spiel gibt es im Terminal keine Einführung.
tour-tap = Mach, was hier steht
tour-first = Erstes Spiel: Zug für Zug gezeigt
tour-first-about = Alle Aktionen einmal, etwa zehn Minuten
no-tour-other = In der Einführung geht es nur so weiter, wie es in der Blase steht. „Auslassen“ beendet sie.
tour-skip = Auslassen
tour-on = Weiter
tour-back = Einen Schritt zurück
tour-step = Schritt { $number } von { $count }.
tour-count = { $number } von { $count }
tour-again = Einführung
tour-home = Start
tour-others = Andere
tour-line = Das machst du am Brett.
tour-line-says = Mach am Brett, was in der Zeile steht, und tippe sie an. Dann ist sie abgehakt.
tour-line-tap = Tippe die Zeile an
tour-turn = Jetzt du.
tour-turn-says = Zieh am Brett und tippe hier an, was du getan hast. Vertippt? Du kannst es gleich zurücknehmen.
tour-turn-tap = Tippe deinen Zug an
tour-done = Mehr ist es nicht.
tour-done-move = Dein Gegner zieht. Du stellst es hin und hakst es ab.
tour-done-why = Du fragst nach. Jeder Zug sagt, welche Regel ihn entschieden hat.
tour-done-you = Du ziehst. Am Brett; hier reicht es, deinen Zug einzutippen.
tour-done-undo = Vertippt? „Rückgängig“ nimmt es zurück und sagt, was du zurückstellst.
tour-undo = Meinen Zug zurücknehmen
tour-own = Eigenes Spiel beginnen
tour-play-on = Hier weiterspielen
tour-start = Zug für Zug gezeigt, zwei Minuten
tour-without = Ohne Einführung
web-what = Visavis sitzt dir am Tisch gegenüber: Es spielt den Solo-Gegner deines Brettspiels, zeigt dir jeden Zug und sagt, warum.
web-try = Ausprobieren
web-try-about = Zwei Minuten, du brauchst nichts dafür. Ich zeige dir einen Zug.
web-try-again = Ein anderes Spiel in zwei Minuten ansehen.
web-door-new-about = Die Schachtel steht schon auf dem Tisch.
web-games-count = { $count ->
    [one] Ein Spiel
    [5] Fünf Spiele
   *[other] { $count } Spiele
}

ending-to = zu
ending-head = Spielende
ending-won = Gewonnen
ending-lost = { $name } gewinnt
turning-point = Der Wendepunkt
turning-course = Der Verlauf
turning-in-round = Runde { $round }: { $what }
turning-lead-you = Ab da liegst du vorn.
turning-lead-other = { $name } liegt von da an vorn.
turning-gap-you = Hier gewinnst du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Vorsprung, mehr als sonst auf einmal.
turning-gap-other = { $name } gewinnt hier { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Vorsprung, mehr als sonst auf einmal.
turning-look = Zug ansehen
ending-sources = Woher die Punkte kommen
ending-more = Mehr Auswertung
ending-picture = Bild teilen
picture-about = Das Bild entsteht auf diesem Gerät. Ein Name steht nur darauf, wenn du einen eingibst; er verlässt die Seite nicht.
picture-name = Name auf dem Bild (freiwillig)
picture-save = Bild sichern
picture-send = Teilen
picture-saved = Gesichert.
picture-failed = Dieser Browser kann das Bild nicht erstellen. Mach stattdessen ein Bildschirmfoto.
picture-no-script = Ohne Skript lässt sich das Bild nicht sichern. Mach ein Bildschirmfoto.
picture-level = Stufe { $level_id }
records-streak = { $count ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
records-streak-best = Dein Bestes: { $count }
records-streak-none = Noch keine Serie
records-streak-will = Hier stehen deine Siege in Folge. Es zählen nur beendete Spiele.
records-last = Deine letzten Spiele, das neueste zuletzt
records-win = gewonnen
records-loss = verloren
records-win-sign = S
records-loss-sign = V
records-ladder = Leiter der Stufen
records-bests = Bestes je Volk
records-any = Bestes Ergebnis
records-never = noch nicht gespielt
records-played = { $won } gewonnen, { $lost } verloren
records-first = erster Sieg { $when }
records-course = Verlauf und Längen
records-will-ladder = Die Stufen jedes Spiels: welche du besiegt hast und welche als Nächste kommt.
records-will-bests = Dein bestes Ergebnis mit jedem Volk, auf jeder Stufe.
records-will-charts = Deine Punkte von Spiel zu Spiel, Siege und Längen.
records-begin = Ein Spiel beginnen
week-title = Aufgabe der Woche
week-days = { $days ->
    [one] Aufgabe der Woche, noch heute
   *[other] Aufgabe der Woche, noch { $days } Tage
}
week-same = Gleiche Startzahl für alle mit denselben Regeln und Karten.
week-best = Dein Bestes: { $points }.
week-play = Spielen
week-play-it = Aufgabe der Woche spielen
week-also = Aufgabe der Woche: { $level }
week-also-any = Auch dieses Spiel hat eine Aufgabe der Woche.
week-theirs = Das Ergebnis im Link
week-yours = Dein Bestes
week-said = So steht es im Link. Nachgerechnet ist es nicht.
week-checked = Nachgerechnet: Das Spiel kam mit und ergibt dasselbe.
week-not-yet = Noch nicht gespielt.
week-other-cards = Dort galten andere Regeln oder Kartenwerte: Die Ergebnisse lassen sich nicht vergleichen.
week-check = Mit dem Spiel dazu
week-check-about = Der Link enthält das ganze Spiel. Es wird hier noch einmal gerechnet und nicht gesichert.
week-check-it = Nachrechnen
week-found = Der Link enthält das ganze Spiel. Du kannst es nachrechnen lassen.
week-past = Diese Woche ist vorbei. Spielen kannst du sie trotzdem.
week-result = Das war die Aufgabe der Woche { $week }.
week-link = Link zum Vergleichen
week-link-about = Der Link enthält dein Ergebnis und das ganze Spiel. Gesendet wird nichts, bis du ihn weitergibst.
results-title = Ergebnisse mitnehmen
results-about = Als Datei auf ein anderes Gerät und dort übernehmen. Nichts verlässt dieses Gerät von selbst, und nichts wird überschrieben.
results-export = Ergebnisse sichern
results-file = Datei mit Ergebnissen
results-merge = Übernehmen
results-merged = { $count ->
    [0] Alle Ergebnisse waren schon bekannt.
    [one] 1 Ergebnis übernommen.
   *[other] { $count } Ergebnisse übernommen.
}
results-elsewhere = anderes Gerät
no-results-file = Das ist keine Datei mit Ergebnissen aus Visavis. Nichts wurde geändert.
no-results-many = Das wären { $count } Ergebnisse; höchstens { $most } sind möglich. Nichts wurde geändert.
no-challenge-link = Dieser Link führt zu keiner Aufgabe der Woche. Lass ihn dir noch einmal schicken.
no-challenge-other = Im Link steckt nicht das beendete Spiel dieser Aufgabe. Das Ergebnis bleibt nur behauptet.
badge-streak = { $count } Siege in Folge
badge-first = Erster Sieg
badge-first-level = Erster Sieg auf Stufe { $level_id }
badge-best = Dein bestes Ergebnis
badge-best-level = Dein bestes Ergebnis auf Stufe { $level_id }
web-margin-ahead = { $points ->
    [one] 1 Punkt Vorsprung.
   *[other] { $points } Punkte Vorsprung.
}
web-margin-behind = { $points ->
    [one] 1 Punkt Rückstand.
   *[other] { $points } Punkte Rückstand.
}
web-margin-most = Den größten Unterschied macht „{ $source }“: du { $yours }, dein Gegner { $theirs }.
web-margin-less = Umgekehrt bei „{ $source }“: du { $yours }, dein Gegner { $theirs }.
web-rematch = Revanche
web-rematch-up = Revanche: { $level_id }
rematch-same = gleiche Stufe, neue Karten
rematch-harder = eine Stufe schwerer
rematch-seed = gleiche Stufe, gleiche Startzahl
web-rematch-seed = Gleiche Karten noch einmal

# Tische: mehrere spielen, jeder am eigenen Gerät

people-title = Wer spielt mit
people-about = Plätze, Einladung, Rückweg, Computer auf einem Platz
people-waiting-room = Wer ist schon da?
people-new = Mit Freunden, jeder am eigenen Handy
people-new-about = Gleich siehst du einen QR-Code. Alle scannen ihn, geben ihren Namen ein und nehmen einen Platz. Jeder sieht nur die eigenen Karten.
people-host = Gastgeber
people-is-host = hat den Tisch begonnen
people-you = du
people-turn = ist dran
people-free = { $name } nicht mehr mitspielen lassen
people-gone = weg
people-computer = Computer spielen lassen
people-computer-do = Computer übernimmt
people-by-computer = Computer
people-manage = Platz verwalten
people-back = Platz zurücknehmen
people-status-free = freier Platz
people-status-here = ist da
people-status-away = gerade weg
people-status-computer = { $player } spielt
people-invite = Einladen
people-invite-about = Handy-Kamera auf den Code halten, im selben WLAN. Oder { $address } öffnen und den Code eintippen.
people-closed = Noch kommt kein Handy herein: Visavis ist nur auf diesem Computer offen. Lass das WLAN herein, dann erscheint hier der Code.
people-name = Name
people-your-name = Wie heißt du am Tisch?
people-which-seat = Welchen Platz nimmst du?
people-sit = Platz nehmen
people-none-free = Alle Plätze sind besetzt. Wer den Tisch begonnen hat, kann dich zuschauen lassen.
people-here-too = Noch jemand an diesem Gerät
people-leave = Platz verlassen
people-way = Dein Rückweg
people-way-show = Rückweg zeigen
people-way-about = Mit diesem Link spielst du auf einem anderen Gerät weiter. Er gehört nur dir und steht hier nur einmal. Ein neuer macht den alten ungültig.
people-code = Code für diesen Platz
people-code-make = Code zum Wiederkommen
people-code-about = Wer ihn auf einem anderen Gerät unter „Code eingeben“ eintippt, spielt dort auf diesem Platz weiter. Er gilt einmal.
people-wait = { $count ->
    [one] Noch ein Platz ist frei. Warte, oder lass dort einen Computer spielen.
   *[other] Noch { $count } Plätze sind frei. Warte, oder lass dort Computer spielen.
}
people-begin = Spiel beginnen
people-host-begins = Du sitzt am Tisch. Wer ihn begonnen hat, startet das Spiel; diese Seite geht dann von selbst weiter.
people-to-game = Zum Spiel
people-paused = Das Spiel ist angehalten. Wer den Tisch begonnen hat, kann es fortsetzen.
people-pause = Spiel anhalten
people-unpause = Spiel fortsetzen
people-end = Tisch schließen
people-notes = Was am Tisch geschah
people-note-sat = { $name } hat Platz genommen.
people-note-begun = Das Spiel hat begonnen.
people-note-left = { $name } hat den Platz verlassen.
people-note-freed = Der Platz von { $name } wurde frei gemacht.
people-note-computer = Für { $name } spielt jetzt ein Computer.
people-note-back = { $name } spielt wieder selbst.
people-note-moved = { $name } spielt jetzt an einem anderen Gerät.
people-freeing = { $count ->
    [one] Jemand will den Platz von { $name } frei machen. Es geschieht, sobald alle anderen zustimmen.
   *[other] { $count } wollen den Platz von { $name } frei machen. Es geschieht, sobald alle anderen zustimmen.
}
people-more = Einladung, Fernseher, Zuschauer
people-link = Link der Einladung
people-screen = Link für den Fernseher
people-screen-about = Fernseher und Tablet zeigen nur, was alle sehen dürfen.
people-watch = Link zum Zuschauen
people-watch-allow = Zuschauer erlauben
people-watch-end = Zuschauen beenden
people-anew = Neue Einladung
people-owner = Wem der Computer gehört, auf dem Visavis läuft, der kann in der Datei alles lesen.
people-play-here = Hier spielen
people-play-here-about = Dieser Platz kommt auf dieses Gerät. Das andere zeigt dann nichts mehr von ihm.
people-look = Zuschauen
people-look-watch = Du siehst, was offen auf dem Tisch liegt. Karten auf der Hand siehst du nicht.
people-look-screen = Dieses Gerät wird zum Bildschirm des Tisches: Es zeigt, was alle sehen dürfen, und fragt nie.
people-code-enter = Code eingeben
people-code-typed = Code der Einladung oder deines Platzes
people-code-go = Zum Tisch
people-standing-ask = Immer fragen
people-standing-up-to = Bis { $most } annehmen, bei mehr fragen
people-standing-always = Immer annehmen
people-standing-never = Immer ablehnen
people-standing-do = Merken
people-seat = Platz { $number }
people-you-short = Du
people-your-turn = Du bist dran
people-turn-of = { $name } ist dran
people-turn-all = Das darf jeder von euch eingeben
people-since = seit #
people-asked-gone = { $name } ist gerade weg. Der Platz bleibt frei, nichts geht verloren.
people-what-now = Was ihr tun könnt
people-tell-sound = Ton, wenn ich dran bin
people-tell-buzz = Vibrieren, wenn ich dran bin
people-offline = Mit Freunden am eigenen Handy geht es hier nicht: Diese Fassung läuft ganz in deinem Browser. Hier reicht ihr das Gerät herum. Für eigene Handys startet jemand Visavis auf einem Computer.
people-tell-note = Nachricht, wenn ich dran bin
people-back-ask = Zurücknehmen?
people-back-about = Das geht zurück, wenn alle zustimmen, die gerade da sind. Gezogene Karten kommen danach wieder genauso.
people-back-do = Die anderen fragen
people-back-of = { $name } bittet: zurücknehmen?
people-back-mine = Du hast gefragt: zurücknehmen?
people-back-answered = Seitdem gespielt: { $list }
people-back-hidden = { $name } hat seitdem { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
} gesehen. Das lässt sich nicht zurücknehmen.
people-back-hidden-you = Du hast seitdem { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
} gesehen. Das lässt sich nicht zurücknehmen.
people-back-lines = Was zurückgeht ({ $count })
people-back-open = Alle haben seitdem { $count ->
    [one] eine aufgedeckte Karte
   *[other] { $count } aufgedeckte Karten
} gesehen.
people-back-nothing = Seitdem hat niemand etwas Verdecktes gesehen.
people-back-agreed = { $name } stimmt zu
people-back-agreed-you = du stimmst zu
people-back-waits = { $name } ist gefragt
people-back-waits-you = du bist gefragt
people-back-yes = Ja, zurücknehmen
people-back-no = Nein
people-back-withdraw = Bitte zurückziehen
people-back-ends = Gilt eine Minute lang. Ein Nein oder der nächste Zug beendet die Frage.
people-asking-end = Zurücknehmen nicht mehr erfragen lassen
people-asking-allow = Zurücknehmen erfragen lassen
people-note-taken_back = { $name } hat mit Zustimmung aller zurückgenommen.
people-note-withdrawn = { $name } hat die Frage zurückgezogen.
people-note-refused = { $name } möchte nicht zurücknehmen, was { $other } zurücknehmen wollte.
people-make = Mit Freunden weiterspielen
people-make-about = Aus diesem Spiel wird ein Tisch: Jeder spielt am eigenen Gerät und sieht nur die eigenen Karten. Du bekommst den ersten Platz.
people-make-do = Tisch beginnen
people-make-seed = Dieses Spiel begann auf einem Gerät, mit einer kurzen Startzahl. Wer viel Mühe hineinsteckt, kann daraus verdeckte Karten berechnen. Ein neues Spiel mit Freunden schützt davor.
