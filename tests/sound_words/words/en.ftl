game-name = Sound
game-about = A game to be broken.
seat-a = A
seat-b = B
stream-bag = the bag
state-bag = bag
state-hands = hands
state-played = played
state-turn = turn
state-notes = notes
option-long = long
option-long-yes = yes
option-long-no = no
ask-turn = What do you do?
ask-draw-bag = Which card?
do-fill_bag = Put { $cards } into the bag.
do-take = { $seat } takes { $card }.
do-play = { $seat } plays { $card }.
do-next = Next turn.
choose-play = The card to play
by-even = an even one
by-first = number { $count }{ $backwards ->
    [yes] { " " }from the end
   *[no] { "" }
}
