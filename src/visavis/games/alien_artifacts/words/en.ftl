# Alien Artifacts: the whole card game.

game-name = Alien Artifacts
game-about = The whole card game for two to five, alone against computers or together. With a house set of cards, not the printed ones.
    .short = The whole card game, 2 to 5, without the box
card-reconstructed = { $name }°
list-reconstructed = { $list } (°)
list-some-reconstructed = { $list }
play-reconstructed = ° House set: the values of { $count } cards are ours, not the printed ones.

# What happens
do-turn_up =
    { $deck_id ->
        [system] The available alien system is { $card }.
       *[other] Top card of the deck ({ $deck }): { $card }.
    }
    .short = Top: { $card }
    .detail =
        { $deck_id ->
            [system] alien system
           *[other] deck: { $deck }
        }
do-turn_up_system = The available alien system is { $card }.
    .short = Alien system: { $card }
do-deal_faction =
    { $seat_id ->
        [you] You play { $faction }.
       *[other] { $seat } plays { $faction }.
    }
    .short = Faction: { $faction }
do-deal_card =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] You get a hidden resource card.
           *[other] You get { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } gets a hidden resource card.
           *[other] { $seat } gets { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] 1 card
           *[other] { $card }
        }
do-start_player =
    { $seat_id ->
        [you] You begin.
       *[other] { $seat } begins.
    }
    .short = Begins
do-place =
    { $seat_id ->
        [you] You start with { $card } in your empire, side { $side }.
       *[other] { $seat } starts with { $card } in the empire, side { $side }.
    }
    .short = Starts with { $card }
    .detail = in the empire, side { $side }
do-next_turn =
    { $seat_id ->
        [you] { $extra ->
            [yes] Extra turn: it is your turn.
           *[no] Turn { $turns }: it is your turn.
        }
       *[other] { $extra ->
            [yes] Extra turn: it is the turn of { $seat }.
           *[no] Turn { $turns }: it is the turn of { $seat }.
        }
    }
    .short =
        { $extra ->
            [yes] Extra turn
           *[no] Turn { $turns }
        }
do-act =
    { $seat_id ->
        [you] { $action_id ->
            [buy] You buy a card: { $card }.
            [discover] You discover { $card }.
            [develop] You develop { $card }.
            [build] You build { $card }.
            [prepare] You prepare resources: { $card }.
            [trade] You trade resources.
            [remove] You remove blockades: { $card }.
            [offensive] You start an offensive.
            [revenue] You take revenue.
            [mine] You mine your planets.
            [faction] You use the faction action of { $card }.
            [action] You use the action of { $card }.
           *[other] You can do nothing and pass.
        }
       *[other] { $action_id ->
            [buy] { $seat } buys a card: { $card }.
            [discover] { $seat } discovers { $card }.
            [develop] { $seat } develops { $card }.
            [build] { $seat } builds { $card }.
            [prepare] { $seat } prepares resources: { $card }.
            [trade] { $seat } trades resources.
            [remove] { $seat } removes blockades: { $card }.
            [offensive] { $seat } starts an offensive.
            [revenue] { $seat } takes revenue.
            [mine] { $seat } mines.
            [faction] { $seat } uses the faction action of { $card }.
            [action] { $seat } uses the action of { $card }.
           *[other] { $seat } can do nothing and passes.
        }
    }
    .short =
        { $action_id ->
            [buy] bought: { $card }
            [discover] discovered: { $card }
            [develop] developed: { $card }
            [build] built: { $card }
            [prepare] prepared: { $card }
            [trade] trade
            [remove] blockades removed
            [offensive] offensive
            [revenue] revenue
            [mine] mining
            [faction] faction action
            [action] action: { $card }
           *[other] passed
        }
do-use =
    { $seat_id ->
        [you] You also use { $card }.
       *[other] { $seat } also uses { $card }.
    }
    .short = also { $card }
do-lift =
    { $seat_id ->
        [you] You pay { $credits ->
            [one] one credit
           *[other] { $credits } credits
        } and use { $card } despite the blockade.
       *[other] { $seat } pays { $credits ->
            [one] one credit
           *[other] { $credits } credits
        } and uses { $card } despite the blockade.
    }
    .short = −{ $credits } cr.: { $card } usable
do-pay =
    { $seat_id ->
        [you] You pay with { $sections }.
       *[other] { $seat } pays with { $sections }.
    }
    .short = paid: { $sections }
do-score =
    { $seat_id ->
        [you] You gain { $points ->
            [one] one point
           *[other] { $points } points
        } (by { $source }).
       *[other] { $seat } gains { $points ->
            [one] one point
           *[other] { $points } points
        } (by { $source }).
    }
    .short = +{ $points } VP ({ $source })
do-earn =
    { $seat_id ->
        [you] You gain { $credits ->
            [one] one credit
           *[other] { $credits } credits
        } and have { $now } now (by { $source }).
       *[other] { $seat } gains { $credits ->
            [one] one credit
           *[other] { $credits } credits
        } and has { $now } now (by { $source }).
    }
    .short = +{ $credits } credits, { $now } now
do-spend =
    { $seat_id ->
        [you] You spend { $credits ->
            [one] one credit
           *[other] { $credits } credits
        }.
       *[other] { $seat } spends { $credits ->
            [one] one credit
           *[other] { $credits } credits
        }.
    }
    .short =
        { $credits ->
            [one] −1 credit
           *[other] −{ $credits } credits
        }
do-offer =
    { $seat_id ->
        [you] You draw from the deck { $deck }: { $cards }. Now on top: { $top }.
       *[other] { $seat } draws from the deck { $deck }: { $cards }. Now on top: { $top }.
    }
    .short = seen: { $cards }
do-new_project =
    { $seat_id ->
        [you] You put { $card } among your projects.
       *[other] { $seat } puts { $card } among the projects.
    }
    .short = taken: { $card }
do-put_under = Under the deck { $deck }: { $cards }.
    .short = under the deck: { $cards }
do-complete =
    { $seat_id ->
        [you] You put { $card } into your empire, side { $side }.
       *[other] { $seat } puts { $card } into the empire, side { $side }.
    }
    .short = { $card } → { $side }
do-reveal =
    { $seat_id ->
        [you] You turn up { $card }.
       *[other] { $seat } turns up { $card }.
    }
    .short = turned up: { $card }
do-tuck =
    { $seat_id ->
        [you] You produce on { $planet }: { $section }.
       *[other] { $seat } produces on { $planet }: { $section }.
    }
    .short = produced: { $section }
do-attack =
    { $seat_id ->
        [you] { $target_id ->
            [alien] You attack the alien system.
           *[other] You attack { $target }.
        }
       *[other] { $target_id ->
            [alien] { $seat } attacks the alien system.
            [you] { $seat } attacks you.
           *[other] { $seat } attacks { $target }.
        }
    }
    .short =
        { $target_id ->
            [alien] attack on the aliens
            [you] attack on you
           *[other] attack on { $target }
        }
do-defend =
    { $seat_id ->
        [you] You defend yourself with { $plan }.
       *[other] { $seat } defends with { $plan }.
    }
    .short = plan: { $plan }
do-strike = { $ship } attacks with the value { $value }.
    .short = { $ship }: attack { $value }
do-lose_ship =
    { $seat_id ->
        [you] { $how_id ->
            [destroyed] Your ship { $ship } is destroyed and goes under the deck of ships.
           *[other] Your ship { $ship } is damaged and returns to your projects.
        }
       *[other] { $how_id ->
            [destroyed] { $ship } of { $seat } is destroyed and goes under the deck of ships.
           *[other] { $ship } of { $seat } is damaged and returns to the projects.
        }
    }
    .short =
        { $how_id ->
            [destroyed] { $ship } destroyed
           *[other] { $ship } damaged
        }
do-block =
    { $seat_id ->
        [you] You put a blockade token on { $card } of { $victim }.
       *[other] { $victim_id ->
            [you] { $seat } puts a blockade token on your card { $card }.
           *[other] { $seat } puts a blockade token on { $card } of { $victim }.
        }
    }
    .short = blockade on { $card }
do-next_system = { $old } goes under the deck. The available alien system is { $card }.
    .short = new system: { $card }
do-attach =
    { $seat_id ->
        [you] You prepare { $section } for { $project }.
       *[other] { $seat } prepares { $section } for { $project }.
    }
    .short = { $section } for { $project }
do-gain_artifact =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] You draw an artifact.
           *[other] You draw the artifact { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } draws an artifact.
           *[other] { $seat } draws the artifact { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 artifact
           *[other] + artifact { $card }
        }
do-look_at_artifact =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] You look at an artifact.
           *[other] You look at { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } looks at an artifact.
           *[other] { $seat } looks at { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] 1 artifact looked at
           *[other] looked at: { $card }
        }
do-keep_artifact =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] You keep an artifact and put the rest under the deck.
           *[other] You keep { $card } and put { $under } under the deck.
        }
       *[other] { $card_id ->
            [unseen] { $seat } keeps an artifact and puts the rest under the deck.
           *[other] { $seat } keeps { $card } and puts { $under } under the deck.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 artifact
           *[other] + artifact { $card }
        }
do-shuffle_artifacts = The discarded artifacts are a new deck.
    .short = artifacts shuffled
do-play_artifact =
    { $seat_id ->
        [you] { $gone ->
            [yes] You play { $card }. It leaves the game.
           *[no] You play { $card }.
        }
       *[other] { $gone ->
            [yes] { $seat } plays { $card }. It leaves the game.
           *[no] { $seat } plays { $card }.
        }
    }
    .short = played: { $card }
do-draw_plan =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] You draw a defense plan.
           *[other] You draw the defense plan { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } draws a defense plan.
           *[other] { $seat } draws the defense plan { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 defense plan
           *[other] + plan { $card }
        }
do-unblock =
    { $seat_id ->
        [you] You remove a blockade token from { $card }.
       *[other] { $seat } removes a blockade token from { $card }.
    }
    .short = { $card } free
do-discard =
    { $seat_id ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
    .short = discarded: { $cards }
do-draw_card =
    { $seat_id ->
        [you] { $card_id ->
            [unseen] You draw a resource card.
           *[other] You draw { $card }.
        }
       *[other] { $card_id ->
            [unseen] { $seat } draws a resource card.
           *[other] { $seat } draws { $card }.
        }
    }
    .short =
        { $card_id ->
            [unseen] + 1 card
           *[other] + { $card }
        }
    .many =
        { $card_id ->
            [unseen] + { $count } cards
           *[other] {""}
        }
do-exhausted =
    { $end ->
        [yes] The resource deck is empty: the end of the game is triggered.
       *[no] The resource deck is empty: the round marker moves to space { $marker }.
    }
    .short =
        { $end ->
            [yes] Deck empty: the end is near
           *[no] Deck empty: marker on { $marker }
        }
do-reshuffle = The resource deck is reshuffled.
    .short = deck reshuffled
do-boost =
    { $seat_id ->
        [you] With { $card } you have { $count } { $colour } to pay in this turn.
       *[other] With { $card } { $seat } has { $count } { $colour } to pay in this turn.
    }
    .short = { $count } { $colour } to pay
do-more_actions =
    { $seat_id ->
        [you] You have { $count ->
            [one] one more action
           *[other] { $count } more actions
        } in this turn.
       *[other] { $seat } has { $count ->
            [one] one more action
           *[other] { $count } more actions
        } in this turn.
    }
    .short =
        { $count ->
            [one] +1 action
           *[other] +{ $count } actions
        }
do-more_turns =
    { $seat_id ->
        [you] You will have { $count ->
            [one] one more turn
           *[other] { $count } more turns
        } at the end of the game.
       *[other] { $seat } will have { $count ->
            [one] one more turn
           *[other] { $count } more turns
        } at the end of the game.
    }
    .short =
        { $count ->
            [one] +1 turn at the end
           *[other] +{ $count } turns at the end
        }
do-attack_bonus =
    { $seat_id ->
        [you] Your attacks of this turn: +{ $count }.
       *[other] Attacks of { $seat } in this turn: +{ $count }.
    }
    .short = attacks +{ $count }
do-final_score =
    { $seat_id ->
        [you] Your final scoring: { $cards } for cards, { $techs } for technologies, { $faction } for the faction.
       *[other] Final scoring of { $seat }: { $cards } for cards, { $techs } for technologies, { $faction } for the faction.
    }
    .short = cards { $cards }, technologies { $techs }, faction { $faction } VP
do-tech_scores =
    { $seat_id ->
        [you] Your technology { $card }: { $points } VP.
       *[other] { $card } of { $seat }: { $points } VP.
    }
    .short = { $card }: { $points } VP
do-faction_scores =
    { $seat_id ->
        [you] Your faction { $faction }, { $metric_id ->
            [count] { $of }
            [types] types among { $of }
            [of_type] cards with { $of }
            [operational] operational ({ $of })
            [logistics] logistics ({ $of })
            [credits] credits
            [produced] produced cards
            [artifacts] artifacts
            [defense_plans] defense plans
           *[sets] complete sets
        }: { $points } VP.
       *[other] { $faction } of { $seat }, { $metric_id ->
            [count] { $of }
            [types] types among { $of }
            [of_type] cards with { $of }
            [operational] operational ({ $of })
            [logistics] logistics ({ $of })
            [credits] credits
            [produced] produced cards
            [artifacts] artifacts
            [defense_plans] defense plans
           *[sets] complete sets
        }: { $points } VP.
    }
    .short = { $faction }: { $points } VP
do-total =
    { $seat_id ->
        [you] You had { $before } and have { $points ->
            [one] one point
           *[other] { $points } points
        } now.
       *[other] { $seat } had { $before } and has { $points ->
            [one] one point
           *[other] { $points } points
        } now.
    }
    .short = { $points } VP in all
do-game_over = The game is over.
    .short = game over
do-go = The game continues.
do-also = Something follows.
do-still_to_act = The action of the turn is still to come.
do-last = Something else comes first.
do-end_actions = The action phase is over.
do-back_to_actions = An artifact in the draw phase.
do-action_over = The action is over.
do-checked = No project is complete.
do-discard_shown = The card that was turned up is discarded.
do-prepared = Preparing is over.
nothing-attack-none =
    { $seat_id ->
        [you] No ship of yours attacks: nothing happens.
       *[other] No ship of { $seat } attacks: nothing happens.
    }
    .short = no attack
nothing-attack-nothing = { $plan } has nothing for this value: { $ship } achieves nothing.
    .short = { $ship }: nothing
nothing-attack-no_credits =
    { $foe_id ->
        [you] You have no credits to steal.
       *[other] { $foe } has no credits to steal.
    }
    .short = no credits to steal
nothing-block-nothing =
    { $victim_id ->
        [you] No blockade token can be put on your cards.
       *[other] No blockade token can be put on cards of { $victim }.
    }
    .short = no blockade possible
nothing-buy-fewer =
    { $seat_id ->
        [you] The deck had only { $count ->
            [one] 1 card
           *[other] { $count } cards
        } left, and you pay for no more.
       *[other] The deck had only { $count ->
            [one] 1 card
           *[other] { $count } cards
        } left, and { $seat } pays for no more.
    }
    .short = only { $count } cards
nothing-action-lapses =
    { $seat_id ->
        [you] { $action } is not possible: your further action lapses.
       *[other] { $action } is not possible: the further action of { $seat } lapses.
    }
    .short = { $action } lapses
nothing-reveal-no_match = { $card } does not match { $tech } (type { $type }): no score.
    .short = { $tech }: no match
nothing-reveal-no_cards = There is no resource card left to turn up: { $card } gets nothing.
    .short = { $card }: no card
nothing-revenue-row = { $card } meets no requirement yet: no points.
    .short = { $card }: 0 VP
nothing-credits-most =
    { $seat_id ->
        [you] You cannot have more than { $most } credits.
       *[other] { $seat } cannot have more than { $most } credits.
    }
    .short = { $most } credits at most
nothing-artifacts-none = There is no artifact left.
    .short = no artifact left
nothing-plans-none = There is no defense plan left.
    .short = no plan left
nothing-search-none = No card of the deck has the type { $type }.
    .short = nothing found
nothing-finish-none = { $card } completes no project.
    .short = nothing completed
nothing-score-blocked =
    { $seat_id ->
        [you] { $tech } is blocked and your credits are not enough: no score.
       *[other] { $tech } is blocked and the credits of { $seat } are not enough: no score.
    }
    .short = { $tech }: blocked

# Questions
ask-faction = Which faction do you play?
ask-keep = Which card do you keep?
ask-turn = It is your turn. Which action do you take?
    .short = It is your turn
ask-turn-after = Your action is done. Do you want to use anything else?
    .short = Use anything else?
ask-only = Which extra action do you take? You may skip it.
ask-order =
    { $action_id ->
        [revenue] The deck is about to run out. For which technology do you turn up a card first?
       *[other] The deck is about to run out. On which planet do you produce first?
    }
ask-pay =
    { $sort_id ->
        [free] { $action_id ->
            [remove] What do you remove blockades with ({ $what })? At most { $limit } cards; every 2 symbols remove one token.
           *[other] What do you pay with ({ $what })? At most { $limit } cards; the more symbols of a colour, the more you get.
        }
        [three] What do you pay { $what } with? One section each: { $amounts }.
       *[fixed] What do you pay { $amounts } with, for { $what }? At most { $limit } cards.
    }{ $some ->
        [no] {""}
       *[yes] {" "}Under planets: { $stored }.
    }
    .short = 
        { $sort_id ->
            [free] { $action_id ->
                [remove] What do you remove blockades with ({ $what })? One token for every 2 symbols; { $limit } cards at most
               *[other] What do you pay with? The more symbols of one colour the better; { $limit } cards at most
            }
            [three] What do you pay { $what } with? One section each: { $amounts }
           *[fixed] What do you pay { $amounts } for { $what } with? { $limit } cards at most
        }
ask-pick = Which card do you take to pay ({ $what }: { $amounts })? So far: { $chosen }.
ask-prepare =
    You prepare { $row } and may attach { $left ->
        [one] one card
       *[other] { $left } cards
    } more.
ask-side =
    { $kind_id ->
        [tech] On which side do you put { $card } into your empire? Operational it counts { $rows } VP (during the game/at its end).
       *[other] On which side do you put { $card } into your empire?
    }
    .short = { $card }: on which side?
ask-auto = Several projects are paid. Which one do you complete first?
ask-target = Who do you attack, with { $ships }? Available is { $system }; others have the { $plan } or a plan of their own. The number of a card that is turned up counts, with the bonuses of the ship.
    .short = Who do you attack? Turn up a card: its number plus the ship's bonuses is your attack value.
ask-defend = { $attacker } attacks you. Which defense plan do you use? Victory points, credits and blockades in it are for { $attacker }.
ask-ships = Which ship attacks next (target: { $plan })?
ask-number = Which number counts for { $ship }? Its bonus is { $bonus }, the target is { $plan }.
ask-block = On which card of { $victim } do you put a blockade token? { $count } left.
ask-tuck =
    { $fits_id ->
        [none] Which section should be visible under { $planet }? None matches the type of the planet.
       *[other] Which section should be visible under { $planet }? { $fits } matches and brings 1 VP.
    }
ask-clear = From which card do you remove a blockade token? { $count } left.
ask-artifact = Which artifact do you keep?
ask-boost-colour = In which colour does { $card } pay?
ask-produce-planet = On which planet do you produce { $count }?
ask-take-kind = From which deck do you draw { $count } cards?
ask-finish-project = Which project do you complete with { $card }?
ask-cycle = Which resource cards do you discard to draw as many? At most { $most }.
ask-discard = Which resource cards do you discard before you draw up to { $size }?
    .short = What do you discard before you draw up to { $size } cards?
ask-score-pay =
    { $tech } is blocked. Do you pay { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } to score { $points ->
        [one] one point
       *[other] { $points } points
    }?

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
note-buy =
    costs { $buy ->
        [one] 1 credit
       *[other] { $buy } credits
    }, 1 more for each further card to choose from
note-discover = costs { $planet } green, less what is prepared; at most { $discover_limit } cards
note-develop = costs { $tech } blue, less what is prepared; at most { $develop_limit } cards
note-build = costs { $ship } red, less what is prepared; at most { $build_limit } cards
note-prepare = put cards under projects of one row
note-trade = 1 credit per symbol of a colour; at most { $trade_limit } cards
note-remove = 1 token per 2 symbols
note-offensive = costs { $offensive } red without gold: all operational ships attack
note-revenue = costs { $revenue } blue without gold: operational technologies score
note-mine = costs { $mine } green without gold: operational planets produce
note-lift = 1 credit per token to use a blocked card in this action
field-kind = kind
field-cards = cards
field-card = card
field-row = row
field-section = section

# Why something is not possible
because-buy-credits = You have too few credits.
    .short = too expensive
because-cost-short = Your cards are not enough within the production limit.
    .short = not enough
because-cost-short_plain = Your cards are not enough without gold within the production limit.
    .short = too little
because-project-none = You have no such project.
    .short = no project
because-prepare-nothing = No card fits any of your projects.
    .short = nothing fits
because-cards-none = You have no cards.
    .short = no cards
because-blocked-none = None of your cards is blocked.
    .short = not blocked
because-operational-attacked = Your operational ships have attacked in this turn already.
    .short = attacked already
because-operational-blocked = Your operational cards of this kind are blocked.
    .short = blocked
because-operational-ship = You have no operational ship that can attack.
    .short = none operational
because-operational-tech = You have no operational technology.
    .short = none operational
because-operational-planet = You have no operational planet.
    .short = none operational
because-action-none = None of your cards has an action that is possible now.
    .short = none
because-artifact-none = You have no alien artifact that would do anything now.
    .short = none
because-additional-none = None of your cards has an additional effect that is possible now.
    .short = none
because-lift-none = There is no blocked card that you could pay for.
    .short = none
because-action-first = You have to take your action first.
    .short = act first
# Values
opt-p1 = Alva
seat-p1 = Alva
opt-p2 = Nero
seat-p2 = Nero
opt-p3 = Tamsin
seat-p3 = Tamsin
opt-p4 = Rook
seat-p4 = Rook
opt-p5 = Ilka
seat-p5 = Ilka
opt-ship = ships
opt-tech = technologies
opt-planet = planets
opt-any = all kinds
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
opt-turned_up = turned up
opt-stop = stop
opt-by_hand = put together by hand
opt-enough = enough, pay like this
opt-trade = trade
opt-unseen = hidden
opt-section = { $count } { $colour } (not { $other } { $other_colour })
opt-resource = { $first } { $first_colour }/{ $second } { $second_colour } (number { $number })
opt-payment = { $parts } ({ $symbols } in all)
opt-under = { $card }: { $count } { $colour }
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
about-type = { $type } ·
about-logistics = logistics:
about-operational = · operational:
about-cost = for { $amounts }:
about-triple = for one section each of red, green and blue:
about-row = from { $least }: { $during }/{ $end }
about-value =
    { $value ->
        [1] 1:
       *[other] · { $value }:
    }
call-VP = { $n } VP
call-CR =
    { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
call-ART =
    { $n ->
        [one] 1 artifact
       *[other] { $n } artifacts
    }
call-DEF =
    { $n ->
        [one] draw 1 defense plan
       *[other] draw { $n } defense plans
    }
call-RES =
    { $n ->
        [one] draw 1 resource card
       *[other] draw { $n } resource cards
    }
call-CYCLE =
    { $n ->
        [one] swap 1 hand card
       *[other] swap up to { $n } hand cards
    }
call-SEARCH = search the deck for { $what }
call-PAYWITH = { $n } { $what } for one payment of this turn
call-ACT =
    { $what_id ->
        [any] { $n ->
            [one] 1 more action
           *[other] { $n } more actions
        }
        [buy] { $n ->
            [one] 1 more purchase
           *[other] { $n } more purchases
        }
       *[other] { $n ->
            [one] 1 more action ({ $what })
           *[other] { $n } more actions ({ $what })
        }
    }
call-TURNS =
    { $n ->
        [one] 1 more turn at the end of the game
       *[other] { $n } more turns at the end of the game
    }
call-CLEAR =
    { $n ->
        [one] remove 1 blockade token
       *[other] remove { $n } blockade tokens
    }
call-REVENUE = score every operational technology
call-ATKTEMP = all attacks of this turn +{ $n }
call-VPMIN = as many VP as the smallest section has symbols
call-COST = { $what } costs { $n } less
call-LIMIT =
    { $what_id ->
        [operational] +{ $n } card to pay operational actions
       *[other] { $what }: +{ $n } card to pay with
    }
call-LOOK =
    { $n ->
        [one] 1 more card to choose from when buying ({ $what })
       *[other] { $n } more cards to choose from when buying ({ $what })
    }
call-HAND = hand size +{ $n }
call-PRODPLUS = new operational planets produce { $n } more
call-REVEAL =
    { $n ->
        [one] turn up 1 more card in attacks and choose one
       *[other] turn up { $n } more cards in attacks and choose one
    }
call-SAVE = destroyed ships are only damaged
call-GOLDOP = gold pays operational actions too
call-ARTLOOK = look at { $n } artifacts and keep 1
call-DESTROYED = ship destroyed
call-DAMAGED = ship damaged
call-NONE = nothing
call-BLOCK =
    { $n ->
        [one] place 1 blockade
       *[other] place { $n } blockades
    }
call-STEAL =
    { $n ->
        [one] steal 1 credit
       *[other] steal { $n } credits
    }
call-DEFVP = defender gains { $n } VP
call-DEFCR =
    { $n ->
        [one] defender gains 1 credit
       *[other] defender gains { $n } credits
    }
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
about-metric = counts { $metric_id ->
        [count] { $of }
        [types] different types ({ $of })
        [of_type] cards with { $of }
        [operational] operational cards ({ $of })
        [logistics] logistics cards ({ $of })
        [credits] credits
        [produced] produced cards
        [artifacts] artifacts in hand
        [defense_plans] defense plans
       *[sets] sets of ship, technology and planet
    }
about-scoring =
    { $factor } VP per { $metric_id ->
        [count] card ({ $of })
        [of_type] card with { $of }
        [operational] operational card ({ $of })
        [logistics] logistics card ({ $of })
        [credits] credit
        [produced] produced card
        [artifacts] artifact
        [defense_plans] defense plan
        [types] type ({ $of })
       *[sets] set of ship, technology and planet
    }
call-PROD =
    { $what_id ->
        [self] { $n ->
            [one] produce 1 card
           *[other] produce { $n } cards
        }
        [one] produce { $n } on one planet
       *[each] produce { $n } on every operational planet
    }
call-TAKE =
    { $what_id ->
        [any] look at { $n } cards of a deck, take 1 as a project
       *[other] look at { $n } cards ({ $what }), take 1 as a project
    }
call-FINISH =
    { $what_id ->
        [any] { $n ->
            [99] complete a project at once
           *[other] complete a project that lacks at most { $n } symbols
        }
        [ship] { $n ->
            [99] complete a ship at once
           *[other] complete a ship that lacks at most { $n } symbols
        }
        [tech] { $n ->
            [99] complete a technology at once
           *[other] complete a technology that lacks at most { $n } symbols
        }
       *[planet] { $n ->
            [99] complete a planet at once
           *[other] complete a planet that lacks at most { $n } symbols
        }
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
policy-wanda = { policy-wanda.short }, { policy-wanda.role }
    .short = Wanda
    .role = the gardener (gentle)
policy-wanda-about = Loves planets, envies nobody and follows her whims. Right for a first game.
policy-rufus = { policy-rufus.short }, { policy-rufus.role }
    .short = Rufus
    .role = the raider (lively)
policy-rufus-about = Builds warships, hunts artifacts and blocks anyone who is ahead of him.
policy-selma = { policy-selma.short }, { policy-selma.role }
    .short = Selma
    .role = the scholar (strong)
policy-selma-about = Collects technologies that score, and rarely makes a mistake.
policy-viktor = { policy-viktor.short }, { policy-viktor.role }
    .short = Viktor
    .role = the strategist (hard)
policy-viktor-about = Thinks two turns of his own ahead and plays them through dozens of times.
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
row-if_ended = If it ended now
row-credits = Credits
row-cards = Hand cards
row-artifacts = Alien artifacts
row-plans = Defense plans
panel-seat-of = { $seat }
panel-projects-of = Projects ({ $seat })
panel-attached-of = Prepared ({ $seat })
panel-logistics-of = Logistics ({ $seat })
panel-operational-of = Operational ({ $seat })
panel-stored-of = Produced ({ $seat })
panel-blocked-of = Blocked ({ $seat })

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
term-taste = what this player likes
term-whim = a whim
opt-you = you
seat-you = You
opt-amount =
    { $what_id ->
        [C] { $count ->
            [one] 1 credit
           *[other] { $count } credits
        }
       *[other] { $count } { $what }
    }
because-action-taken = You have taken your action already.
note-faction = the action of your faction, at the price on its card
note-action = at the price on the card
note-artifact = takes no action
note-additional = takes no action, each card once in a turn
note-end = on to the draw phase
about-and = ,
about-action = action
about-end = · at the end:
about-rows = ({ $rows } VP during the game/at its end)
about-steps = by { $metric_id ->
        [of_type] cards with { $of }
        [operational] operational cards ({ $of })
        [logistics] logistics cards ({ $of })
       *[other] { $of }
    } ({ $steps })
state-acted = Whether the action of this turn was taken
about-step = from { $least }: { $points }
about-left =
    { $seat_id ->
        [you] · you still need { $amount }.
       *[other] · { $seat } still needs { $amount }.
    }
panel-seat-you = You
panel-projects-you = Your projects
panel-attached-you = Prepared by you
panel-logistics-you = Your logistics
panel-operational-you = Your operational cards
panel-stored-you = Produced by you
panel-blocked-you = Your blocked cards

## Kinds of values in the card pack
cards-resource = Resource cards
cards-ship = Ships
cards-planet = Planets
cards-tech = Technologies
cards-artifact = Artifacts
cards-system = Systems
cards-defense = Defence
cards-faction = Factions

## On buttons: what an action is called, what it asks for, what it is called as a whole

tap-buy = Buy
    .asks-kind = What kind of card do you buy?
    .asks-cards = How many cards do you look at?
    .whole = Buy { $kind }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to choose from
tap-discover = Discover
    .asks-card = Which planet do you discover?
    .whole = Discover { $card }
tap-develop = Develop
    .asks-card = Which technology do you develop?
    .whole = Develop { $card }
tap-build = Build
    .asks-card = Which ship do you build?
    .whole = Build { $card }
tap-prepare = Prepare
    .asks-row = In which row do you prepare?
    .whole = Prepare: { $row }
tap-trade = Trade in
tap-remove = Unblock
    .asks-kind = From which cards do you remove blockade tokens?
    .whole = Remove: { $kind }
tap-offensive = Offensive
tap-revenue = Revenue
tap-mine = Mine
tap-faction = Faction
tap-action = Technology
    .asks-card = Which technology do you use?
    .whole = Use { $card }
tap-artifact = Artifact
    .asks-card = Which alien artifact do you play?
    .whole = Play { $card }
tap-additional = Additional
    .asks-card = Which technology do you use in addition?
    .whole = Use { $card }
tap-lift = Pay to use
    .asks-card = Which blocked card do you use for one action? Its token stays.
    .whole = Pay to use { $card }
tap-pass = Pass
tap-end = End turn
tap-attach = Attach
    .asks-section = Which section do you attach?
    .asks-card = Under which project?
    .whole = { $section } under { $card }
tap-stop = Stop

## Cards on the page

# Where a long word is broken on a small card, even if the browser does not know.
long-words =
    Carto-grapher Paren-thesis Quarter-master Gallow-light Terra-forming Corre-spondents Xeno-biology Inter-systems
kind-ship = Ship
kind-tech = Technology
    .short = Tech
kind-planet = Planet
kind-artifact = Artifact
kind-system = Alien system
    .short = System
kind-defense = Defense plan
    .short = Plan
kind-faction = Faction
kind-resource = Resource
kind-section = Resource
side-logistics = Logistics
side-operational = Operational
side-action = Action
side-end = Final scoring
side-artifact = Effect
keyword-permanent = permanent
keyword-additional = additional
keyword-action = action

confirm-pay = { $action_id ->
        [trade] Trade
       *[other] Pay
    }
sum-trade = That brings credits:
confirm-discard = Draw cards
confirm-ticked-discard = to discard, draw cards
confirm-turn-after = Draw cards
confirm-ticked-turn-after = to discard, draw cards
confirm-prepare = Lay the cards
confirm-cycle = Exchange
left-rounds =
    { $count ->
        [one] The game ends the next time the resource deck runs out
       *[other] The game ends when the resource deck has run out { $count } more times
    }

## What something costs or brings, on a button

price-pay = { $amount }
price-symbols = { $amounts }
price-missing = { $amount } { $count ->
        [one] is missing
       *[other] are missing
    }
price-limit = { $amount }: more than { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }
price-needs = needs { $amounts }
price-triple = one of each
price-trade = up to { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }
price-prepare = attach cards
price-prepare-cards = { $cards }
price-artifact = for free
price-additional = in addition
price-lift = 1 credit each
price-remove = 2 symbols each
price-remove-cards = { $cards }, 2 symbols each
price-end = draw cards

## The final scoring

tally-before = Gained in the game
tally-cards =
    { $count ->
        [one] 1 card in the empire
       *[other] { $count } cards in the empire
    }
tally-tech = { $card }
tally-faction =
    { $faction }: { $metric_id ->
        [count] { $of }
        [types] types of { $of }
        [of_type] cards with { $of }
        [operational] operational ({ $of })
        [logistics] logistics ({ $of })
        [credits] credits
        [produced] produced cards
        [artifacts] artifacts
        [defense_plans] defense plans
       *[sets] sets
    }

## The end

end-about = The end in about { $count } cards
end-in =
    { $count ->
        [one] The end with the next card
       *[other] The end in { $count } cards
    }
end-last =
    { $seat_id ->
        [you] Your last turn
       *[other] Last turn: { $seat }
    }
end-more =
    { $seat_id ->
        [you] { $count } more turns for you
       *[other] { $seat }: { $count } more turns
    }
end-then = The deck has run out for the last time. Still to play after this: { $seats }.
end-scored = The deck has run out for the last time. After this it is scored.
end-worth = Credits and hand cards then count only where a technology or a faction counts them.
figure-credits =
    { $count ->
        [one] credit
       *[other] credits
    }
figure-actions =
    { $count ->
        [one] action
       *[other] actions
    }
figure-limit = cards per action
figure-deck =
    { $times ->
        [0] end triggered
        [1] then it is over
       *[other] runs out { $times } more times
    }

## The first game

tour-hand = Your hand pays for everything.
tour-hand-says = Each card has two halves; you only ever use one. The number in the circle counts in fights only.
tour-buy = Each turn: exactly one action.
tour-buy-says = Buy a planet: tap Buy, then the planet and 1 card.
tour-buy-tap = Buy a planet with 1 card
tour-draw = Then you draw up to three.
tour-draw-says = Tick what you do not need to discard it. You can also keep everything.
tour-rivals = Now Wanda has played.
tour-rivals-says = What the others do stands here in a line; “Look” shows everything.
tour-develop = Develop your technology.
tour-develop-says = Tap Develop. Two cards with 5 blue together pay for it, gold counts too; confirm below.
tour-develop-tap = Tap Develop and pay
tour-side = Every card has two sides.
tour-side-says = Logistics helps you for the rest of the game, operational brings points. Take operational.
tour-side-tap = Choose operational
tour-revealed = A card decided.
tour-revealed-says = For operational a card is turned up. Its sign matched the technology: a point.
tour-prepare = Too expensive? Prepare.
tour-prepare-says = A ship costs 5 red and you have 3. Lay them under the ship now.
tour-prepare-tap = Tap Prepare and lay the card
tour-prepared = That lies ready.
tour-prepared-says = Prepared cards pay later and then do not count against the two cards per action.
tour-discover = Discover a planet.
tour-discover-says = It works like the technology, only with 5 green.
tour-discover-tap = Tap Discover and pay
tour-settle = An operational planet produces.
tour-settle-says = It draws three cards under itself for you to spend later. Take operational.
tour-settle-tap = Choose operational
tour-produced = Where the sign matches, it scores.
tour-produced-says = Two of the three cards matched the planet. What lies under it pays like your hand.
tour-trade = No money? Trade.
tour-trade-says = Each symbol of one colour brings a credit. Cards under planets count too.
tour-trade-tap = Tap Trade and confirm
tour-traded = This is your strip.
tour-traded-says = Credits, actions, cards per action, deck: it always stays in view.
tour-build = Build a ship.
tour-build-says = Tap Build and pay with 5 red.
tour-build-tap = Tap Build and pay
tour-mission = A new ship may fight at once.
tour-mission-says = On its operational side it attacks right away. Take operational.
tour-mission-tap = Choose operational
tour-target = Attack the aliens.
tour-target-says = Number turned up plus the ship’s bonus: below you see how likely each result is.
tour-target-tap = Choose the alien system
tour-fought = A hit!
tour-fought-says = The card was turned up and was enough: you have captured an artifact.
tour-artifact = Artifacts cost no action.
tour-artifact-says = Play yours: it brings three points. You still have your action afterwards.
tour-artifact-tap = Tap Artifact and play it
tour-played = Three points, and it is still your turn.
tour-played-says = Many artifacts are stronger if you wait for the right moment.
tour-remove = Your planet is blocked.
tour-remove-says = An attack put a token on it; it has no effect. Every 2 symbols remove one.
tour-remove-tap = Tap Remove blockade and pay
tour-removed = It works again.
tour-removed-says = Or pay 1 credit per token and use the card for one action only.
tour-revenue = Score your technologies.
tour-revenue-says = Revenue costs 5 blue, without gold. A card is turned up for each operational technology.
tour-revenue-tap = Tap Revenue and pay
tour-earned = A match, so it scored.
tour-earned-says = At the end of the game every operational technology counts once more.
tour-mine = Let your planets mine.
tour-mine-says = 5 green: each operational planet produces a card.
tour-mine-tap = Tap Mine and pay
tour-mined = One more card under the planet.
tour-mined-says = If its sign matches the planet, it brings a point at once.
tour-offensive = Start an offensive.
tour-offensive-says = 5 red: all operational ships attack one target.
tour-offensive-tap = Tap Offensive and pay
tour-victim = This time it is Wanda.
tour-victim-says = She defends herself with a plan; a good attack blocks her cards.
tour-victim-tap = Choose Wanda
tour-block = Where does the blockade go?
tour-block-says = The card that you choose stops working until Wanda removes the token.
tour-block-tap = Choose one of her cards
tour-blockades = The blockade is in place.
tour-blockades-says = Who is attacked loses no cards; only their effects are missing.
tour-faction = Your faction has an action of its own.
tour-faction-says = It costs 6 red and brings an artifact and a point here.
tour-faction-tap = Tap Faction and pay
tour-gained = Those were all the actions.
tour-gained-says = Which one pays off depends on your hand, your projects and your opponents.
tour-last = This is how a game ends.
tour-last-says = Once the resource deck has run out often enough, everybody finishes with the same number of turns; then it is scored.
tour-final = Your last turn.
tour-final-says = Trade; there is not much more to gain with this hand.
tour-final-tap = Tap Trade and confirm
tour-scored = Discard once more, then the scoring.
tour-scored-says = 1 point for each card in your empire, plus technologies and the faction.
tour-counted = Counted.
tour-counted-says = Below the result you see where each point came from and when the game turned.
tour-whole = Now a whole game.
tour-whole-says = From here on you play freely against Wanda. Under “More” you find the rules on one page.
tour-done-turn = A turn: one action, then draw.
tour-done-pay = Cards pay, two per action at most, always one half.
tour-done-sides = Logistics helps, operational scores.
tour-done-end = The deck decides when it ends.

## Fights

fight-gain = On average { $points } VP and { $artifacts } artifacts for the attack.
fight-against = Against the defence: on average { $blocks } blockades, { $credits } credits taken, { $points } VP for the defence.
fight-loss = { $ship } is lost with { $percent } %.

## The rules on one page

guide-aim = The aim
guide-aim-text =
    The player with the most victory points at the end wins. You build an empire of ships, technologies and planets.
guide-turn = A turn
guide-turn-text =
    1. You take exactly one action. Artifacts and additional effects cost none.
    2. You discard what you do not need and draw up to three hand cards.
guide-pay = Paying
guide-pay-text =
    A resource card has two halves; you only ever use one. You pay for an action with at most two cards, all of one colour.
    Gold counts as any colour, but for basic actions only. What you overpay is lost.
    The number in the circle counts in fights only.
guide-sides = Two sides
guide-sides-text =
    Every ship, technology and planet enters the empire on one of two sides.
    Logistics: a lasting benefit. Operational: points; ships fight, technologies score, planets produce.
    The first card of a kind costs 5 symbols, each further one 1 more.
guide-actions = The twelve actions
guide-actions-text =
    Buy: 5 credits for a project, each further card to choose from 1 credit more.
    Build (red), develop (blue), discover (green): complete a project.
    Prepare: lay cards under projects of one row; they pay later.
    Trade: 1 credit for each symbol of one colour.
    Remove blockades: one token for every 2 symbols.
    Offensive (5 red): all operational ships attack one target.
    Revenue (5 blue): turn up a card for each operational technology; if its type matches, it scores.
    Mine (5 green): each operational planet produces 1.
    Faction: the action of your own faction.
    Card action: the action of a logistics technology.
    If nothing is possible, you pass.
guide-produce = Producing
guide-produce-text =
    Turn up a card and put it under the planet. If a half matches its type you may show it for 1 point; otherwise you show the smaller one. What lies there pays like your hand.
guide-fight = Fighting
guide-fight-text =
    Choose a target: the aliens or an empire. Who is attacked chooses a plan.
    A card is turned up for each ship: its number plus the bonus is the value. What stands beside it happens; above 4 the last entry counts.
    Destroyed: under the deck of ships. Damaged: back to the projects.
guide-blockade = Blockades
guide-blockade-text =
    A card with a token has no effect but still counts as a card. Remove tokens with the action, or pay 1 credit per token to use the card for one action.
guide-artifacts = Artifacts
guide-artifacts-text =
    You play them in your turn whenever you like; they cost no action. Then they are discarded.
guide-end = The end
guide-end-text =
    Whenever the resource deck runs out, the marker moves on, as many times as there are players. The last time triggers the end: play continues until everybody has had the same number of turns.
guide-scoring = Scoring
guide-scoring-text =
    1 point for each card in the empire. Every operational technology counts once more, with the highest value that it meets. Then comes what your faction counts.
    In a tie, more credits win, then more cards in the empire.

## Why, as everybody can see

reason-short =
    { $count ->
        [one] { $tech }: one more card for { $points } VP at the end
       *[other] { $tech }: { $count } more cards for { $points } VP at the end
    }
reason-projects =
    { $count ->
        [one] 1 project now
       *[other] { $count } projects now
    }
reason-lacks = { $card } still needs { $amount }
reason-credits = { $credits } credits now, buying costs { $cost }
reason-working = at work: { $count } ({ $kind })
