game-name = Hamlets
game-about = You and your neighbour build houses and towers on a board of hexes. An example game.
    .short = An example with a board

## What happens

do-you_build = { $space_id ->
    [somewhere] You build a house.
   *[other] You build a house on { $space }.
}
do-you_build_tower = { $space_id ->
    [somewhere] You build a tower.
   *[other] You build a tower on { $space }.
}
do-you_rest = You rest.
do-make_deck = { $unseen ->
    [0] Shuffle her starting cards as her deck: { $cards }.
   *[other] Shuffle her starting cards and { $unseen } unseen card of the reserve as her deck: { $cards }.
}
do-show_card = Turn over { $card } from her reserve. Shuffle the card back afterwards.
do-place_house = { $space_id ->
    [somewhere] { $group_id ->
        [marked] Mark her new house.
       *[plain] Her new house stays plain.
    }
   *[other] Put a { $group } house of hers on { $space }.
}
do-place_tower = { $space_id ->
    [somewhere] Her tower stands.
   *[other] Put a tower of hers on { $space }.
}
do-turn_card = Turn over her next card: { $card }.
do-score = { $side_id ->
    [her] Your neighbour scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[you] You score { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
do-she_rests = { $unseen ->
    [0] Your neighbour rests. Shuffle all her cards again.
   *[other] Your neighbour rests. Shuffle all her cards and { $unseen } unseen card of the reserve again.
}
do-next_round = { $first_id ->
    [you] Round { $round } begins. You start.
   *[her] Round { $round } begins. Your neighbour starts.
}
do-game_over = The game is over.

## Questions and decisions

ask-start-yours = Where is your first house?
ask-your-turn = Round { $round }: what do you do?
ask-draw-deck = Which card did you turn over?
ask-build-marked = Is a marked house nearer to the new house than every plain one?
ask-end-houses_you = How many houses have you built?
ask-end-towers_you = How many towers have you built?
ask-end-group_you = How many houses does your largest connected group have?
ask-end-houses_her = How many houses has your neighbour built?
ask-end-towers_her = How many towers has your neighbour built?
ask-end-group_her = How many houses does her largest connected group have?
choose-start-house = Her house at the start: an empty hill
choose-build-space = { $group_id ->
    [marked] Where she builds: empty land next to her marked houses, ferry { $ferry }
   *[plain] Where she builds: empty land next to her plain houses, ferry { $ferry }
}
choose-tower-space = Where she builds a tower: one of her houses without one
by-start-count = { $backwards ->
    [yes] Count backwards: space number { $count }
   *[no] Count in reading order: space number { $count }
}
by-build-join = Rope: only spaces that shorten the path between her two groups
by-build-ground = { $row_id ->
    [a] Ground: hill first, then field, wood, meadow
   *[b] Ground: hill first, then meadow, field, wood
}
by-build-closest = the fewest steps to one of your houses
by-build-count = { $backwards ->
    [yes] Count backwards: space number { $count }
   *[no] Count in reading order: space number { $count }
}
by-tower-next_to_you = only houses next to one of yours
by-tower-fewest = the fewest of your houses next to it
by-tower-you_choose = Several are equally good: you choose where her tower stands.

## Names

verb-build = build
verb-tower = tower
verb-rest = rest
field-space = space
opt-marked = marked
opt-plain = plain
opt-her = your neighbour
opt-you = you
because-space-water = There is water.
because-space-not_here = The space is taken or too far away.
option-level = Level
option-level-normal = normal
option-level-hard = hard
option-tracked = Track the board
option-tracked-yes = yes
option-tracked-no = no, guided
seat-you = You
seat-her = Your neighbour
policy-rival = rival
stream-deck = your neighbour's cards
panel-map = Board
panel-state = State
panel-rounds = Rounds
row-round = Round
row-her_points = your neighbour's points
row-her_houses_left = her houses in supply
row-her_towers_left = her towers in supply
row-her_deck = cards in her deck
ground-wood = wood
ground-meadow = meadow
ground-hill = hill
ground-field = field
ground-water = water
piece-your_house = your house
piece-her_house = her plain house
piece-her_marked_house = her marked house
piece-tower = tower
sign-wood = w
sign-meadow = m
sign-hill = h
sign-field = f
sign-water = ~
sign-your_house = Y
sign-her_house = N
sign-her_marked_house = M
sign-tower = T

## What is wrong

fault-houses-count = Your neighbour cannot have that many houses in supply.
fault-towers-count = Your neighbour cannot have that many towers in supply.
fault-round-number = There are only the rounds 1 to 4.
fault-deck-cards = Her twelve cards are not exactly once in the deck, in the reserve or turned over.
fault-space-two_houses = Two houses stand on one space.
fault-house-in_water = A house is in the water.
fault-your-pieces = You have more houses or towers than there are.
fault-tower-without_house = A tower does not stand on a house.

## What you can correct

state-phase = phase
state-phase-setup = set-up
state-phase-play = play
state-phase-end = final scoring
state-phase-over = over
state-round = round
state-turn = whose turn
state-resting = who rests
state-yours = your houses
state-plain = her plain houses
state-marked = her marked houses
state-towers = towers
state-houses_left = her houses in supply
state-towers_left = her towers in supply
state-deck = her deck
state-turned = her turned cards
state-points = your neighbour's points
state-your_points = your points

## On buttons

tap-build = Build
    .asks-space = Where do you build your house?
    .whole = Build on { $space }
tap-tower = Tower
    .asks-space = On which house does the tower go?
    .whole = Tower on { $space }
tap-rest = Rest
## Kinds of values in the card pack
cards-card = Cards

## What stands on a card
on-actions = Actions: { $value }
on-points = Points: { $value }
on-count = Counts to { $value }
on-rest = Then she rests.
on-actions-score = points
on-actions-tower = build a tower
