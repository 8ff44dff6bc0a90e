game-name = Weighing
game-about = A game for tests.
seat-you = You
state-turn = turn
state-free = free spaces
ask-go = Go on?
opt-go = go
do-take = She takes { $space }.
do-next_turn = Next turn.
choose-space = Which space she takes
by-space-marked = a marked space
by-space-near = the nearest
by-space-kind = the kind
by-space-count = space { $count }{ $backwards ->
    [yes] { " " }from the end
   *[no] { "" }
}
by-space-you = Several are equally good: you choose.
measured-space-near = distance { $value }
nothing-space-none = In turn { $turn } she takes nothing; free: { $left }.
