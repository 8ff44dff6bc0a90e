# Sparks: a small card game with hidden hands.

game-name = Sparks
game-about = A card game for two to four with hidden hands: play the colour of the fire and the sparks fly.
    .short = An example with hidden cards

# What happens
do-light_fire = { $card } lights the fire.
do-deal_card =
    { $card_id ->
        [unseen] { $seat } gets a hidden card.
       *[other] { $seat } gets { $card }.
    }
do-next_turn = Round { $round }: it is the turn of { $seat }.
do-play_card =
    { $seat } plays { $card } and scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .short =
        { $points ->
            [one] plays { $card }: one point
           *[other] plays { $card }: { $points } points
        }
do-sparks_fly = The sparks fly: { $sparks }.
    .short = sparks: { $sparks }
do-gather =
    { $seat } gathers and draws { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .short =
        { $cards ->
            [one] gathers one card
           *[other] gathers { $cards } cards
        }
do-skip_turn = { $seat } can do nothing, the turn is passed over.
    .short = can do nothing
do-draw_card =
    { $card_id ->
        [unseen] { $seat } draws a hidden card.
       *[other] { $seat } draws { $card }.
    }
    .short =
        { $card_id ->
            [unseen] draws a card
           *[other] draws { $card }
        }
do-stop = { $seat } plays no further card.
    .short = stops
do-snatch =
    { $card_id ->
        [unseen] { $seat } snatches a hidden card from { $victim }.
       *[other] { $seat } snatches { $card } from { $victim }.
    }
    .short =
        { $card_id ->
            [unseen] snatches a card from { $victim }
           *[other] snatches { $card } from { $victim }
        }
do-douse = { $seat } douses { $victim }: a card has to go into the ash.
    .short = douses { $victim }
do-drop_card = { $seat } puts { $card } into the ash.
    .short = puts { $card } into the ash
do-double = The next card of { $seat } counts { $factor } times.
    .short = the next card counts { $factor } times
do-go_out = A spark of { $seat } goes out: { $spark }.
    .short = goes out: { $spark }
do-game_over = The game is over.

# Questions
ask-turn = Round { $round }, it is your turn. On top of the fire lies { $fire }. What do you do?
    .short = What do you do?
ask-again = You may play another card. On top of the fire lies { $fire }. What do you do?
    .short = Another card?
ask-snatch-whom = Who do you snatch a card from?
ask-douse-whom = Who do you douse?
ask-drop-card = Which card do you put into the ash?

verb-play = play
verb-gather = gather
verb-stop = stop
field-card = card

# Values
opt-p1 = Player 1
opt-p2 = Player 2
opt-p3 = Player 3
opt-p4 = Player 4
opt-draw = draw
opt-again = again
opt-snatch = snatch
opt-douse = douse
opt-drop = drop
opt-double = double

# Game options
option-players = How many play

# Picture
panel-fire = Fire
panel-hand = Your hand
panel-hand-p1 = Hand of player 1
panel-hand-p2 = Hand of player 2
panel-hand-p3 = Hand of player 3
panel-hand-p4 = Hand of player 4
panel-seat-p1 = Player 1
panel-seat-p2 = Player 2
panel-seat-p3 = Player 3
panel-seat-p4 = Player 4
panel-ash = Ash
panel-state = State of play
row-round = Round
row-turn = Whose turn
row-deck = Cards in the deck
row-points = Points
row-cards = Cards in hand
row-double = Next card doubled

seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
policy-search = Thinks ahead

# What cannot be true
fault-cards-once = Every card must be there exactly once: in the deck, in a hand, in the fire or in the ash.
fault-seats-count = There must be as many hands, points and factors as players.
fault-hands-order = The cards of a hand must be sorted.
fault-fire-out = There must be a card in the fire.
fault-round-number = The round must be from 1 to 10.
fault-points-negative = Points cannot be negative.
fault-factor-number = The next card counts once or twice, nothing else.
fault-seat-missing = Somebody who does not play has the turn or a pending task.
fault-known-false = A known card is not where it is said to be.

# Fields for corrections
state-phase = Phase
state-phase-setup = set-up
state-phase-play = play
state-phase-over = over
state-round = Round
state-turn = Whose turn
state-pending = Pending tasks
state-fire = Fire, the last card on top
state-ash = Ash
state-deck = Deck
state-hands = Hands
state-known = Snatched cards that the robbed player knows too
state-points = Points
state-factors = How many times the next card counts

## Kinds of values in the card pack
cards-card = Cards

## On buttons: what an action is called, what it asks for, what it is called as a whole

tap-play = Play
    .asks-card = Which card do you play?
    .whole = Play { $card }
tap-gather = Gather
tap-stop = Stop

## What stands on a card
on-colour = Colour: { $value }
on-value = Value { $value }
on-sparks = Sparks: { $value }
on-colour-red = red
on-colour-green = green
on-colour-blue = blue
on-colour-yellow = yellow

## What a spark does, on the card
side-sparks = Sparks
about-and = ,
about-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
about-again =
    { $count ->
        [one] play another card
       *[other] play { $count } more cards
    }
about-snatch =
    { $count ->
        [one] take a random card from another hand
       *[other] take { $count } random cards from other hands
    }
about-douse =
    { $count ->
        [one] somebody else has to drop a card
       *[other] others have to drop { $count } cards
    }
about-double =
    { $count ->
        [one] your next card counts twice
       *[other] your next card counts twice, { $count } times
    }
