# Alien Artifacts: the whole card game.

game-name = Alien Artifacts
game-about = The whole card game for two to five, alone against computers or together. With a house set of cards, not the printed ones.
    .short = The whole card game, 2 to 5, without the box
card-reconstructed = { $name }°
play-reconstructed = ° House set: the values of { $count } cards are ours, not the printed ones.

# What happens
do-go = It goes on.
do-also = Something else comes after this.
do-turn_up =
    { $deck_id ->
        [system] Available alien system: { $card }.
       *[other] On top of the deck of { $deck } lies { $card }.
    }
do-deal_faction = { $seat } plays { $faction }.
do-deal_card =
    { $card_id ->
        [unseen] { $seat } gets a hidden resource card.
       *[other] { $seat } gets { $card }.
    }
do-start_player = { $seat } begins.
do-place = { $seat } starts with { $card } in the empire, { $side } side.
do-next_turn =
    { $extra ->
        [yes] Extra turn: it is the turn of { $seat }.
       *[no] Turn { $turns }: it is the turn of { $seat }.
    }
do-act =
    { $action_id ->
        [buy] { $seat } buys a card: { $card }.
        [discover] { $seat } discovers { $card }.
        [develop] { $seat } develops { $card }.
        [build] { $seat } builds { $card }.
        [prepare] { $seat } prepares resources: { $card }.
        [trade] { $seat } trades resources.
        [remove] { $seat } removes blockades: { $card }.
        [offensive] { $seat } launches an offensive.
        [revenue] { $seat } takes revenue.
        [mine] { $seat } mines planets.
        [faction] { $seat } uses the faction action of { $card }.
        [action] { $seat } uses the action of { $card }.
       *[other] { $seat } can do nothing and passes.
    }
do-use = { $seat } uses { $card } in addition.
do-end_actions = { $seat } ends the action phase.
do-action_over = The action is over.
do-lift =
    { $seat } pays { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } to use { $card } in spite of the blockade.
do-pay = { $seat } pays with { $sections }.
do-score =
    { $seat } gains { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $source }).
do-earn =
    { $seat } gains { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } and now has { $now } ({ $source }).
do-spend =
    { $seat } spends { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
do-checked = No project is complete.
do-offer = { $seat } draws from the deck of { $deck }: { $cards }. Now on top: { $top }.
do-new_project = { $seat } puts { $card } to the projects.
do-put_under = Under the deck of { $deck }: { $cards }.
do-complete = { $seat } puts { $card } into the empire, { $side } side.
do-reveal = { $seat } turns up { $card }.
do-discard_shown = The card that was turned up is discarded.
do-tuck = { $seat } produces on { $planet }: { $section }.
do-attack =
    { $target_id ->
        [alien] { $seat } attacks the alien system.
       *[other] { $seat } attacks { $target }.
    }
do-defend = { $seat } defends with { $plan }.
do-strike = { $ship } attacks with { $value }.
do-lose_ship =
    { $how_id ->
        [destroyed] { $ship } of { $seat } is destroyed and goes under the deck of ships.
       *[other] { $ship } of { $seat } is damaged and returns to the projects.
    }
do-block = { $seat } puts a blockade token on { $card } of { $victim }.
do-next_system = { $old } goes under its deck. Available alien system: { $card }.
do-attach = { $seat } prepares { $section } for { $project }.
do-prepared = { $seat } has prepared.
do-gain_artifact =
    { $card_id ->
        [unseen] { $seat } draws an alien artifact.
       *[other] { $seat } draws the alien artifact { $card }.
    }
do-look_at_artifact =
    { $card_id ->
        [unseen] { $seat } looks at an alien artifact.
       *[other] { $seat } looks at { $card }.
    }
do-keep_artifact =
    { $card_id ->
        [unseen] { $seat } keeps an alien artifact and puts the rest under the deck.
       *[other] { $seat } keeps { $card } and puts { $under } under the deck.
    }
do-shuffle_artifacts = The discarded alien artifacts are a new deck.
do-play_artifact =
    { $gone ->
        [yes] { $seat } plays { $card }. The card leaves the game.
       *[no] { $seat } plays { $card }.
    }
do-draw_plan =
    { $card_id ->
        [unseen] { $seat } draws a defense plan.
       *[other] { $seat } draws the defense plan { $card }.
    }
do-unblock = { $seat } removes a blockade token from { $card }.
do-discard = { $seat } discards { $cards }.
do-draw_card =
    { $card_id ->
        [unseen] { $seat } draws a resource card.
       *[other] { $seat } draws { $card }.
    }
do-exhausted =
    { $end ->
        [yes] The resource deck is empty: the end of the game is triggered.
       *[no] The resource deck is empty: the round marker moves to field { $marker }.
    }
do-reshuffle = The resource deck is shuffled anew.
do-boost = { $seat } has { $count } { $colour } to pay with in this turn ({ $card }).
do-more_actions =
    { $seat } has { $count ->
        [one] one more action
       *[other] { $count } more actions
    } in this turn.
do-more_turns = { $seat } has { $count } more turns at the end of the game.
do-attack_bonus = All attacks of { $seat } in this turn: +{ $count }.
do-final_score = Scoring of { $seat }: { $cards } for cards, { $techs } for technologies, { $faction } for the faction.
do-game_over = The game is over.

# Questions
ask-faction = Which faction do you play?
ask-keep = Which card do you keep?
ask-turn = It is your turn. Which action do you take?
ask-turn-after = Your action is done. Do you want to use anything else?
ask-only = Which additional action do you take?
ask-pay =
    { $free ->
        [yes] What do you pay with? At most { $limit } cards; the more symbols, the more you get.
       *[no] { $card_id ->
            [none] What do you pay { $amount } { $colour } with?
           *[other] What do you pay { $amount } { $colour } for { $card } with?
        } At most { $limit } cards.
    }
ask-pick = Which card do you take to pay? So far: { $chosen }.
ask-prepare =
    You prepare { $row } and may attach { $left ->
        [one] one more card
       *[other] { $left } more cards
    }.
ask-side = On which side do you put { $card } into the empire?
ask-auto = Several projects are paid for. Which one do you complete first?
ask-target = Whom do you attack? Available is { $system }.
ask-defend = { $attacker } attacks you. Which defense plan do you use?
ask-ships = Which ship attacks next?
ask-number = Which number counts for { $ship }?
ask-block = Which card of { $victim } do you put a blockade token on?
ask-tuck = Which section shall be visible on { $planet }?
ask-clear = From which card do you remove a blockade token? { $count } left.
ask-artifact = Which alien artifact do you keep?
ask-boost-colour = In which colour does { $card } pay?
ask-produce-planet = On which planet do you produce { $count }?
ask-take-kind = From which deck do you draw { $count } cards?
ask-finish-project = Which project do you complete with { $card }?
ask-cycle = Which resource cards do you discard to draw as many? At most { $most }.
ask-discard = Which resource cards do you discard before you draw?
ask-score-pay =
    { $tech } is blocked. Do you pay { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } to score { $points } points?

# Actions
verb-buy = buy
verb-discover = discover
verb-develop = develop
verb-build = build
verb-prepare = prepare
verb-trade = trade
verb-remove = remove
verb-offensive = offensive
verb-revenue = revenue
verb-mine = mine
verb-faction = faction
verb-action = action
verb-artifact = artifact
verb-additional = additional
verb-lift = lift
verb-pass = pass
verb-end = end
verb-attach = attach
verb-stop = stop
note-buy = costs { $buy } credits, 1 more for each further card to choose from
note-discover = costs { $planet } green, at most { $discover_limit } cards
note-develop = costs { $tech } blue, at most { $develop_limit } cards
note-build = costs { $ship } red, at most { $build_limit } cards
note-prepare = put cards under projects of one row
note-trade = 1 credit per symbol of a colour, at most { $trade_limit } cards
note-remove = 1 token per 2 symbols
note-offensive = costs { $offensive } red without gold
note-revenue = costs { $revenue } blue without gold
note-mine = costs { $mine } green without gold
note-lift = 1 credit per token to use a blocked card in this action
field-kind = kind
field-cards = cards
field-card = card
field-row = row
field-section = section

# Why something is not possible
because-buy-credits = You have too few credits.
because-cost-short = Your cards are not enough within the production limit.
because-cost-short_plain = Your cards are not enough without gold within the production limit.
because-project-none = You have no such project.
because-prepare-nothing = No card fits any of your projects.
because-cards-none = You have no cards.
because-blocked-none = None of your cards is blocked.
because-operational-ship = You have no operational ship that can attack.
because-operational-tech = You have no operational technology.
because-operational-planet = You have no operational planet.
because-action-none = None of your cards has an action that is possible now.
because-artifact-none = You have no alien artifact that would do anything now.
because-additional-none = None of your cards has an additional effect that is possible now.
because-lift-none = There is no blocked card that you could pay for.
because-action-first = You have to take your action first.
# Values
opt-p1 = Player 1
seat-p1 = Player 1
opt-p2 = Player 2
seat-p2 = Player 2
opt-p3 = Player 3
seat-p3 = Player 3
opt-p4 = Player 4
seat-p4 = Player 4
opt-p5 = Player 5
seat-p5 = Player 5
opt-ship = ships
opt-tech = technologies
opt-planet = planets
opt-any = any
opt-system = alien systems
opt-logistics = logistics
opt-operational = operational
opt-explore = explore
opt-expand = expand
opt-exterminate = exterminate
opt-exploit = exploit
opt-R = red
opt-G = green
opt-B = blue
opt-Y = gold
opt-C = credits
opt-W = red, green or blue
opt-alien = alien system
opt-nobody = nobody
opt-stop = stop
opt-by_hand = put together by hand
opt-enough = enough, pay like this
opt-trade = trade
opt-unseen = hidden
opt-section = { $count } { $colour } #{ $id }
opt-resource = { $first } { $first_colour }/{ $second } { $second_colour } ({ $number }) #{ $id }
opt-payment = { $parts } ({ $symbols } in all)
opt-under = { $card }: { $section }
opt-buy = buying
opt-discover = discovering
opt-develop = developing
opt-build = building
opt-prepare = preparing
opt-offensive = offensive
opt-revenue = revenue
opt-mine = mining
opt-remove = removing blockades
opt-faction = faction action
opt-action = action of a card
opt-additional = additional effect
opt-pass = passing
opt-destroyed = destroyed
opt-damaged = damaged

# What cards do
about-type = [{ $type }]
about-logistics = logistics:
about-operational = · operational:
about-cost = for { $amount } { $colour }:
about-triple = for one card each of red, green and blue:
about-row = from { $least }: { $during }/{ $end }
about-step = from { $least }: { $points }
about-value = { $value }:
call-VP = { $n } VP
call-CR = { $n } credits
call-ART = { $n } artifact
call-DEF = { $n } defense plan
call-RES = draw { $n } resource cards
call-CYCLE = swap up to { $n } hand cards
call-SEARCH = search a deck for { $what }
call-PAYWITH = { $n } { $what } for one payment
call-ACT = { $n } more action: { $what }
call-TURNS = { $n } more turns at the end of the game
call-CLEAR = remove { $n } blockade token
call-REVENUE = score every operational technology
call-ATKTEMP = attacks in this turn +{ $n }
call-VPMIN = as many VP as the smallest card has symbols
call-COST = cost of { $what } { $n }
call-LIMIT = limit of { $what } +{ $n }
call-LOOK = { $n } more cards to choose from when buying { $what }
call-HAND = hand size +{ $n }
call-PRODPLUS = new operational planets produce { $n } more
call-REVEAL = turn up { $n } more card in attacks, one counts
call-SAVE = destroyed counts as damaged
call-GOLDOP = gold pays operational actions
call-ARTLOOK = artifacts: look at { $n }, keep 1
call-DESTROYED = destroyed
call-DAMAGED = damaged
call-NONE = nothing
call-BLOCK = { $n } blockade
call-STEAL = steal { $n } credits
call-DEFVP = defender { $n } VP
call-DEFCR = defender { $n } credits
about-event =
    { $event_id ->
        [complete] when completed:
        [attack] whenever it attacks:
       *[mine] when mining:
    }
about-trigger =
    { $trigger_id ->
        [static] permanent:
        [turn] additional:
        [action] action:
        [on_build] when you build a ship:
        [on_develop] when you develop a technology:
        [on_discover] when you discover a planet:
        [on_first_type] when a new card is the first of its type within its kind:
        [on_attack] when you attack:
        [on_attacked] when you are attacked:
        [on_trade] when you trade:
        [on_produce_match] when a produced card matches the planet:
        [on_artifact] when you gain an artifact:
        [on_ship_lost] when your ship is destroyed or damaged:
       *[on_reshuffle] when the resource deck is empty:
    }
about-metric =
    { $metric_id ->
        [count] { $of }, points during the game/at the end
        [types] different types among { $of }, points during the game/at the end
        [of_type] cards with { $of }, points during the game/at the end
        [operational] operational ({ $of }), points during the game/at the end
        [logistics] logistics ({ $of }), points during the game/at the end
        [credits] credits, points during the game/at the end
        [produced] produced cards, points during the game/at the end
        [artifacts] artifacts in hand, points during the game/at the end
        [defense_plans] defense plans, points during the game/at the end
       *[sets] complete sets of the three kinds, points during the game/at the end
    }
about-scoring =
    · end scoring { $factor ->
        [0] in steps
       *[other] { $factor } each
    } for { $metric_id ->
        [operational] operational ({ $of })
        [logistics] logistics ({ $of })
       *[other] cards with { $of }
    }
call-PROD =
    { $what_id ->
        [self] produce { $n }
        [one] produce { $n } on a planet
       *[each] produce { $n } on every operational planet
    }
call-TAKE = look at { $n } cards ({ $what }), 1 becomes a project
call-FINISH =
    { $n ->
        [99] complete a project ({ $what }) at once
       *[other] complete a project ({ $what }) for { $n } symbols less
    }
call-ATK =
    { $what_id ->
        [alien] attack +{ $n } against aliens
        [player] attack +{ $n } against players
       *[any] attack +{ $n }
    }

# Options of the game
option-players = How many play
option-factions = Factions
option-factions-random = random
option-factions-choose = everybody chooses
option-ship_types = Types of ships
option-ship_types-as_printed = as printed
option-ship_types-paired = like the planets
policy-greedy = Greedy
policy-mcts = Thinks ahead

# The board
panel-rounds = Round marker
piece-marker = field
panel-table = Middle of the table
panel-hand = Your hand
panel-artifacts = Your alien artifacts
panel-plans = Your defense plans
panel-looked = You are looking at
row-turn = Turn
row-deck = Cards in the resource deck
row-triggered = End of the game triggered
row-system = Available alien system
row-ship_deck = Top ship
row-tech_deck = Top technology
row-planet_deck = Top planet
row-faction = Faction
row-points = Points
row-credits = Credits
row-cards = Hand cards
row-artifacts = Alien artifacts
row-plans = Defense plans
panel-seat-p1 = Player 1
panel-projects-p1 = Projects
panel-attached-p1 = Prepared
panel-logistics-p1 = Logistics
panel-operational-p1 = Operational
panel-stored-p1 = Produced
panel-blocked-p1 = Blocked
panel-seat-p2 = Player 2
panel-projects-p2 = Projects
panel-attached-p2 = Prepared
panel-logistics-p2 = Logistics
panel-operational-p2 = Operational
panel-stored-p2 = Produced
panel-blocked-p2 = Blocked
panel-seat-p3 = Player 3
panel-projects-p3 = Projects
panel-attached-p3 = Prepared
panel-logistics-p3 = Logistics
panel-operational-p3 = Operational
panel-stored-p3 = Produced
panel-blocked-p3 = Blocked
panel-seat-p4 = Player 4
panel-projects-p4 = Projects
panel-attached-p4 = Prepared
panel-logistics-p4 = Logistics
panel-operational-p4 = Operational
panel-stored-p4 = Produced
panel-blocked-p4 = Blocked
panel-seat-p5 = Player 5
panel-projects-p5 = Projects
panel-attached-p5 = Prepared
panel-logistics-p5 = Logistics
panel-operational-p5 = Operational
panel-stored-p5 = Produced
panel-blocked-p5 = Blocked

# What cannot be true
fault-cards-once = Every card must be there exactly once.
fault-seats-count = What everybody has must be there once for each player.
fault-credits-bounds = Credits are between 0 and 15.
fault-numbers-negative = Points, turns and actions cannot be negative.
fault-marker-field = The round marker is on no field.
fault-tokens-many = There are only 38 blockade tokens.
fault-factions-twice = A faction is unknown or there twice.
fault-hands-order = The cards of a hand must be sorted.
fault-blocked-elsewhere = A blockade token is on no card of this empire.
fault-stored-elsewhere = A produced card is under no operational planet.
fault-attached-elsewhere = A prepared card is under no project.
fault-seat-missing = Somebody is to act who does not play.
fault-task-unknown = There is no such task.
fault-task-wrong = An open task does not know what it needs to know.
fault-task-place = An open task cannot come now.
fault-peeked-elsewhere = A known alien artifact is not in the deck.
fault-resource-counts = A section has 1 to 3 symbols.
fault-resource-number = The number is between 1 and 4.
fault-tech-trigger = There is no such trigger.
fault-tech-keyword = The keyword does not fit the trigger.
fault-tech-payment = Only actions and additional effects cost something.
fault-tech-rows = The scoring rows cannot be read or do not rise.
fault-effect-words = The effect is not written in the vocabulary of effects.
fault-fight-entry = An entry of the attack table cannot be read.
fault-fight-standard = Only DEF00 is the standard defense plan.
fault-faction-scoring = The end scoring cannot be read.

# Fields for corrections
state-phase = Phase
state-phase-extra = additional turns
state-phase-setup = set-up
state-phase-play = play
state-phase-over = over
state-pending = Tasks
state-start = Start player
state-turn = Turn
state-turns = How many turns there were
state-marker = Round marker
state-triggered = End of the game triggered
state-acts = Actions left
state-used = Additional effects used
state-attacked = Ships that attacked
state-lifted = Blocked cards paid for
state-acting = Whether an action is under way
state-boosts = Artifacts to pay with
state-attack = Attack bonus of this turn
state-check = Whether projects may be complete
state-resources = Resource deck
state-discards = Discarded resources
state-shown = Resource cards turned up
state-offer = Cards drawn to choose from
state-looked = Artifacts being looked at
state-ship_deck = Deck of ships
state-tech_deck = Deck of technologies
state-planet_deck = Deck of planets
state-systems = Alien systems
state-artifact_deck = Deck of artifacts
state-artifact_discards = Discarded artifacts
state-artifacts_gone = Artifacts out of the game
state-peeked = Known artifacts under the deck
state-defense_deck = Deck of defense plans
state-factions = Factions
state-hands = Hands
state-artifacts = Alien artifacts
state-plans = Defense plans
state-projects = Projects
state-attached = Prepared cards
state-logistics = Logistics cards
state-operational = Operational cards
state-stored = Produced cards
state-blocked = Blockade tokens
state-credits = Credits
state-points = Points
state-extra = More turns at the end

# What an evaluation is made of
term-points = points
term-cards = cards in the empire
term-techs = technologies
term-faction = faction
term-growth = growth
term-operational = operational
term-engine = logistics
term-credits = credits
term-hand = hand
term-stored = produced
term-prepared = prepared
term-projects = projects
term-artifacts = artifacts
term-plans = defense plans
term-blocked = blockades

## Kinds of values in the card pack
cards-resource = Resource cards
cards-ship = Ships
cards-planet = Planets
cards-tech = Technologies
cards-artifact = Artifacts
cards-system = Systems
cards-defense = Defence
cards-faction = Factions
