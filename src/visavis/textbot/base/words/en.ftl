## What happens

do-tell = { $text }
do-change = { $counter }: { $shown }, now { $now }.
do-set_note = { $note }: { $value }.
do-deal = Lay the next card of { $deck } out ({ $row }): { $card }.
do-keep_cards = Take all cards out of { $deck } but these: { $cards }, { $under }. Shuffle it.
do-shuffle_under = Reshuffle { $deck } with all cards that were turned over. These go among the last { $mixed } cards: { $under }.
do-turn_over = Turn over the next card of { $deck }: { $card }.
    .short = Turn over: { $card }
do-look_at = { $reserve ->
    [yes] Turn over a card beside { $deck }: { $card }. Shuffle it back afterwards.
   *[no] Look at a card of { $deck }: { $card }. Shuffle it back afterwards.
}
do-shuffle = { $unseen ->
    [0] Reshuffle { $deck } with all cards that were turned over.
    [one] Reshuffle { $deck } with all cards that were turned over and 1 unseen card from beside it.
   *[other] Reshuffle { $deck } with all cards that were turned over and { $unseen } unseen cards from beside it.
}
do-add_cards = { $place_id ->
    [above] Put on top of { $deck }: { $cards }.
    [below] Put below { $deck }: { $cards }.
   *[in] Shuffle into { $deck }: { $cards }.
}
do-remove_card = { $card } leaves the game.
do-rotate = Put the cards that were turned over below { $deck }, in their order.
do-lay_card = Lay { $card } on { $pile }.
do-clear_pile = Put all cards of { $pile } to the discards of { $deck }.
do-lay_row = Lay out { $row }, from slot 1 on: { $cards }.
do-use_slot = { $row }, slot { $slot }: { $card } acts.
do-move_card = { $to_id ->
    [front] { $card } goes to the first slot of { $row }, the others move up.
   *[back] { $card } goes to the last slot of { $row }, the others move up.
}
do-mark_card = { $on ->
    [yes] { $card }: { $flag }.
   *[no] { $card }: no longer { $flag }.
}
do-roll = Roll { $die }: { $face }.
do-put = { $space_id ->
    [somewhere] Put there: { $piece }.
   *[other] Put on { $space }: { $piece }.
}
do-take = { $space_id ->
    [somewhere] Take from there: { $piece }.
   *[other] Take from { $space }: { $piece }.
}
do-take_all = Take all off the board: { $piece }.
do-you_put = { $space_id ->
    [somewhere] You put down: { $piece }.
   *[other] You put on { $space }: { $piece }.
}
do-you_take = { $space_id ->
    [somewhere] You take away: { $piece }.
   *[other] You take from { $space }: { $piece }.
}
do-you_say = You: { $verb }.
do-rest = { $side_id ->
    [you] You do nothing more in this round.
   *[bot] The bot does nothing more in this round.
}
do-next_round = { $first_id ->
    [you] Round { $round } begins. You start.
   *[bot] Round { $round } begins. The bot starts.
}
do-your_points = Your points: { $points }.
do-game_over = The game is over.
nothing-bot-too_long = That is too much for one turn: it ends here.
nothing-bot-not_possible = Not possible: { $what }.
nothing-bot-no_option = Nothing to choose: { $what }.
nothing-bot-counter = { $counter } stays at { $now }.
nothing-bot-deck_empty = No card is left: { $deck }.
nothing-bot-no_cards = No such card lies beside { $deck }.
nothing-bot-nested = It stops here: { $most } inside one another.
nothing-bot-endless = The round ends after { $most } turns.

## Questions

ask-your-turn = Round { $round }: your turn
ask-your-points = How many points do you have?
by-tie = Several are equally good: you choose.
verb-you--done = done
tap-you--done = My turn is over

## Names

opt-you = you
opt-word-none = nothing
opt-bot = the bot
field-space = space
field-option = which
field-number = how many
option-level = Level
option-tracked = Track the board
option-tracked-yes = yes
option-tracked-no = no, guided
seat-you = You
seat-bot = The bot
policy-somebody = somebody
opt-deck-deck = the bot's deck
state-deck_deck = the bot's deck
row-deck-deck = the bot's deck
stream-deck-deck = the bot's deck
panel-map = Board
panel-state = State
panel-rounds = Rounds
row-round = Round
state-phase = phase
state-phase-setup = set-up
state-phase-play = play
state-phase-round_end = end of the round
state-phase-end = final scoring
state-phase-over = over
state-round = round
state-turn = whose turn
state-first = who starts the round
state-resting = who rests
state-turns_you = your turns in this round
state-turns_bot = the bot's turns in this round
state-last = last round
state-your_points = your points
state-said = what had to be said
fault-bot-counter = A counter is beyond its bounds.
fault-bot-round = There is no such round.
fault-bot-turns = A round has not so many turns.
fault-bot-points = Nobody has so many points.
fault-bot-cards = The cards of this bot are not all there exactly once.
fault-bot-marks = A card is marked that this bot does not have.
fault-bot-dice = A die has no such face.
fault-bot-note = The bot remembers something that is not in its list.
name-turned = { $deck }: turned over
name-out = { $deck }: out of the game
name-draw = Which card did you turn over ({ $deck })?
name-roll = What did you roll ({ $die })?

## The rules page

section-flow = How a game goes
section-setup = Set-up
section-round = At the start of a round
section-turn = The bot's turn
section-round_end = At the end of a round
section-end = At the end of the game
section-you = You: { $name }
section-action = Action: { $name }
section-choice = Choices
section-ask = What you are asked
section-counter = On the way up: { $name }
section-card = Card: { $name }
section-table = Table: { $name }
flow-rounds = { $rounds ->
    [one] The game has one round.
   *[other] The game has { $rounds } rounds.
}
flow-turns = { $first ->
    [you] You and the bot take turns; you start.
    [bot] You and the bot take turns; the bot starts.
   *[asked] You and the bot take turns; you are asked who starts.
} { $turns ->
    [reckoned] Each of you has this many turns in a round: { $number }.
    [0] The round continues until it ends by a rule or both rest.
    [1] Each has one turn in a round.
   *[other] Each has { $turns } turns in a round.
} { $next ->
    [first] The same side starts every round.
    [other] The other side starts the next round.
   *[rested] The side that rested first starts the next round.
}
flow-end = After the last round the points are counted. The side with more wins.
flow-points = The bot counts: { $points }.
flow-number = { $name } is: { $value }.
flow-long = A turn and a round that do not end by themselves are ended.
flow-row = Lay out the rows, from slot 1 on.
flow-option = Before the game you choose: { $name } ({ $values }).
flow-under = Every shuffle of { $deck } mixes some cards into the last ones of it: { $number }.
rule-it = what was chosen
rule-if = Look whether this is so: { $condition }.
rule-only-if = If { $condition }: { $says }
rule-only-else = If not ({ $condition }): { $says }
rule-otherwise = If that is not possible: { $says }
rule-always = { $name } is always possible.
rule-condition = { $name } is possible if { $condition }.
rule-chosen = { $name } is possible if the choice finds something: { $choice }.
rule-both = { $name } is possible if { $condition }, and if the choice finds something then: { $choice }.
rule-at = When { $number } is reached: { $says }
rule-every = At every multiple of { $number }: { $says }
rule-verb = You may: { $verb }.
rule-say = “{ $text }”
rule-gain = { $counter }: plus { $number }.
rule-lose = { $counter }: minus { $number }.
rule-set = { $counter }: { $number } from now on.
rule-turn = Turn over the next card of { $deck }.
rule-turn_until = Turn over cards of { $deck } until { $condition }.
rule-look = Look at a card of { $deck } and shuffle it back.
rule-look_reserve = Turn over a card beside { $deck } and shuffle it back.
rule-shuffle = Reshuffle { $deck } with all cards that were turned over.
rule-shuffle_with = Reshuffle { $deck } with all cards that were turned over; unseen cards from beside it: { $number }.
rule-add_in = Shuffle into { $deck } every card beside it for which this holds: { $condition }.
rule-add_above = Put on top of { $deck } every card beside it for which this holds: { $condition }.
rule-add_below = Put below { $deck } every card beside it for which this holds: { $condition }.
rule-add_some_in = Shuffle { $number } of the cards beside { $deck } into it for which this holds: { $condition }.
rule-add_some_above = Put { $number } of the cards beside { $deck } on top of it for which this holds: { $condition }.
rule-add_some_below = Put { $number } of the cards beside { $deck } below it for which this holds: { $condition }.
rule-remove = { $which } leaves the game.
rule-rotate = Put the cards that were turned over below { $deck }, in their order.
rule-lay = Lay the card on { $pile }.
rule-clear = Put all cards of { $pile } to the discards.
rule-use = The card of { $row } in this slot acts: { $number }.
rule-move_front = The card goes to the first slot of { $row }.
rule-move_back = The card goes to the last slot of { $row }.
rule-mark = Mark { $which }: { $flag }.
rule-unmark = Take the mark away from { $which }: { $flag }.
rule-roll = Roll { $die }.
rule-put = Put on a space ({ $space }): { $piece }.
rule-take_all = Take all off the board: { $piece }.
rule-take = Take from a space ({ $space }): { $piece }.
rule-do = Do this action: { $action }.
rule-do_amount = Do this action: { $action } ({ $number }).
rule-do_card = Do every action of this list: { $column }.
rule-do_itself = Do what stands on the card.
rule-try = Do the first action of this list that is possible: { $column }.
rule-ask = You are asked: { $ask }
rule-rest_you = You do nothing more in this round.
rule-rest_bot = The bot does nothing more in this round.
rule-end_round = The round ends at once.
rule-end_game = The game ends at once.
rule-you = You do this: { $verb }.
rule-stop = The turn ends here.
rule-each = The criteria that stand there, in their order: { $column }.
rule-remember = The bot remembers: { $note } is { $value }.
rule-do_with = Do this action: { $action } ({ $values }).
rule-try_these = Do the first of these actions that is possible: { $calls }.
rule-for_each = One after another, called “{ $name }”: { $words }.
rule-for_each_listed = One after another, called “{ $name }”, what stands there: { $column }.
rule-in_each = For each “{ $name }”: { $says }
rule-repeat = So often: { $number }.
rule-repeat_until = So often: { $number }, but only until { $condition }.
rule-in_repeat = Each time: { $says }
rule-tied = If several are still equal, first: { $says }
rule-deal = Lay cards of { $deck } out ({ $row }): { $number }.
rule-keep = Only these cards stay in { $deck }, the others leave the game: { $condition }.
rule-roll_until = Roll { $die } until { $condition }.
rule-mark_row = Mark in the table { $table } ({ $values }): { $flag }.
rule-unmark_row = Take the mark away in the table { $table } ({ $values }): { $flag }.
expr-index = { $name } ({ $keys })
expr-table = { $column } of the table ({ $keys })
expr-table-yes = this holds in the table ({ $keys }): { $column }
expr-of = { $column } of { $owner }
expr-of-yes = this holds for { $owner }: { $column }
total-count = the number of entries: { $source }
total-count-where = the number of entries of { $source } for which this holds: { $condition }
total-sum = the sum of { $of }: { $source }
total-sum-where = the sum of { $of } of all entries of { $source } for which this holds: { $condition }
total-least = the least { $of }: { $source }
total-least-where = the least { $of } of all entries of { $source } for which this holds: { $condition }
total-most = the most { $of }: { $source }
total-most-where = the most { $of } of all entries of { $source } for which this holds: { $condition }
expr-both = what is both { $a } and { $b }
expr-is = { $a } is { $b }
expr-is_not = { $a } is not { $b }
expr-less = { $a } is less than { $b }
expr-at_most = { $a } is at most { $b }
expr-more = { $a } is more than { $b }
expr-at_least = { $a } is at least { $b }
expr-not = not: { $a }
expr-and = { $a } and { $b }
expr-or = { $a } or { $b }
expr-card = { $column } of the card
expr-support = { $column } of the card before
expr-seen = { $column } of the card that was looked at
expr-card-yes = this holds for the card: { $column }
expr-support-yes = this holds for the card before: { $column }
expr-seen-yes = this holds for the card that was looked at: { $column }
expr-the-card = the card
expr-the-support = the card before
expr-the-seen = the card that was looked at
expr-deck-left = the number of cards left ({ $deck })
expr-deck-turned = the number of cards that were turned over ({ $deck })
expr-deck-reserve = the number of cards beside ({ $deck })
expr-ask = the answer to “{ $text }”
expr-ask-yes = the answer to “{ $text }” is yes
expr-round = the round
expr-level = the level
expr-amount = the given number
expr-it = what is looked at
expr-slot = the slot
expr-count = the number
expr-all = all spaces
expr-yes = yes
expr-no = no
call-count = the number of spaces: { $a }
call-largest = the size of the largest group: { $a }
call-groups = the number of groups: { $a }
call-row = the row of { $a }
call-column = the column of { $a }
call-next = the spaces next to { $a }
call-within = the spaces within { $b } of { $a }
call-across = the spaces next to { $a } or across { $b } (at most { $c })
call-between = the spaces that shorten the way between { $a } and { $b }
call-distance = the distance between { $a } and { $b }
call-nearer = { $b } is nearer to { $a } than { $c }
call-min = the smallest of { $a }, { $b }
call-max = the largest of { $a }, { $b }
call-value = the value ({ $a })
call-named = what this names: { $a }
call-cards = the number of cards: { $a }
call-sum = the sum of { $b }: { $a }
