game-name = Heil
game-about = Ein Spiel, das kaputtgehen soll.
seat-a = A
seat-b = B
stream-bag = der Beutel
state-bag = Beutel
state-hands = Hände
state-played = ausgespielt
state-turn = Zug
state-notes = Notizen
option-long = lang
option-long-yes = ja
option-long-no = nein
ask-turn = Was tust du?
ask-draw-bag = Welche Karte?
do-fill_bag = Leg { $cards } in den Beutel.
do-take = { $seat } nimmt { $card }.
do-play = { $seat } spielt { $card }.
do-next = Nächster Zug.
choose-play = Die Karte, die gespielt wird
by-even = eine gerade
by-first = die { $count }.{ $backwards ->
    [yes] { " " }von hinten
   *[no] { "" }
}
