game-name = Abwägen
game-about = Ein Spiel für Tests.
seat-you = Du
state-turn = Zug
state-free = freie Felder
ask-go = Weiter?
opt-go = los
do-take = Sie nimmt { $space }.
do-next_turn = Nächster Zug.
choose-space = Welches Feld sie nimmt
by-space-marked = ein markiertes Feld
by-space-near = das nächste
by-space-kind = die Art
by-space-count = das { $count }. Feld{ $backwards ->
    [yes] { " " }von hinten
   *[no] { "" }
}
by-space-you = Mehrere sind gleich gut: Du triffst die Wahl.
measured-space-near = Abstand { $value }
nothing-space-none = In Zug { $turn } nimmt sie nichts; frei: { $left }.
