game-name = Anunnaki: Cosmobot
    .short = Anunnaki
game-about = Cosmobot, the solo opponent of Anunnaki: with the printed cards, or with reconstructed ones to try it out.
    .short = Cosmobot, 4 levels
play-reconstructed = The app knows { $count } cards and areas only reconstructed. The printed ones you enter yourself.

## Set-up

do-choose_houses = Cosmobot plays { $house }, you play { $your_house }. Set up a game for two, Gaia with its side for 1–2.
do-leave_in_box = These parts of his stay in the box: action pawn, action board, action tiles, god cards, weapon cards, summoning tokens, resource markers.
do-place_goals = Goal tiles: war { $war }, technology { $technology }, commerce { $commerce }, domination { $domination }.
do-place_markers = Put one of his markers each at the start of the tracks war, technology and commerce, on 0 points and on -8 of the domination track.
do-lay_fate = { $side_id ->
    [extreme] Lay his fate card in front of him, the extreme side up. Put four settlements on it.
   *[standard] Lay his fate card in front of him, the normal side up. Put four settlements on it.
}
do-make_decks = { $level_id ->
    [easy] Take out of both advisor decks all cards with one or two marks of the kind that the table shows for easy. Shuffle both decks.
    [normal] Take out of both advisor decks all cards with two marks. Shuffle both decks.
   *[other] Take out of both advisor decks all cards with one or two marks of the kind that the table shows for hard. Shuffle both decks.
}
do-lay_creatures = Lay out the Mythological Creatures as for two players.
do-lay_distant = Set up the module Distant Planets for two players, both tiles side by side.
do-name_area = { $area } is called { $name } now.
do-enter_planet = Entered: { $planet }. Civilizations: { $tiles }.
do-read_area = { $area } produces { $resources }, icons: { $icons }.
do-read_shrines = Shrines: { $shrines }.
do-read_edges = Beside Atlantis: { $beside }.
do-read_markers = The culture markers are entered ({ $planet }).
do-start_units = { $side_id ->
    [you] Your capital: 1 settlement, 2 followers; 1 follower on the shrine beside it.
   *[cosmobot] { $capital_id ->
        [somewhere] Put 1 settlement and 2 followers in his capital, 1 follower on the shrine beside it. Lay a civilization and the culture markers on his planet.
       *[other] Put 1 settlement and 2 followers in his capital { $capital }, 1 follower on the shrine { $shrine }. Lay a civilization and the culture markers on his planet.
    }
}
do-lay_supply = Put 9 followers, 4 minor gods, the great god and 14 cubes beside his fate card, with the chaos die.
do-begin = You begin. The starting player marker stays in the box.

## Your turn

do-you_move = You move { $units } from { $source } to { $area }.
do-you_gain = { $area }: { $followers } new followers of yours.
do-you_summon = { $area }: { $god } of yours instead of a follower.
do-you_settle = You build a settlement in { $area }.
do-you_harvest = You exhaust an icon in { $area }.
do-you_place_cubes = You place cubes: { $cubes }.
do-you_take_token = You take the 2-point marker of space { $space } of the domination track.
do-you_take_pact = You fulfil { $pact }.
do-you_take_creature = You take { $creature }.
do-you_defeat = You defeat the civilization in { $area }.
do-you_retreat = Put your units of { $area } in your capital.

## His turn

do-open_card = { $deck_id ->
    [moon] The next moon card lies open ({ $card }). Cubes: { $cubes }. Actions: { $parts }.
   *[sun] The next sun card lies open ({ $card }). Arrow: { $arrow }. Actions: { $parts }.
}
do-remove_cards = Put both advisor cards in the box.
do-mix_deck = { $deck_id ->
    [moon] The moon deck is empty. Shuffle its used cards.
   *[sun] The sun deck is empty. Shuffle its used cards.
}
do-place_cube = { $covers_id ->
    [none] Put a cube on space { $space } of his fate card.
   *[other] Put a cube on space { $space } of his fate card: { $covers }.
}
do-exhaust = { $area_id ->
    [somewhere] An icon is exhausted.
   *[other] { $resource_id ->
        [any] Exhaust an icon in { $area }.
       *[other] Exhaust one { $resource } icon in { $area }.
    }
}
do-build = { $area_id ->
    [somewhere] His settlement stands.
   *[other] Put the leftmost settlement of his fate card in { $area }.
}
do-place_follower = { $area_id ->
    [somewhere] His new follower stands.
   *[other] Put one of his followers in { $area }.
}
do-move_unit = { $area_id ->
    [somewhere] His unit stands in the target.
   *[other] Put his { $unit_id ->
        [g] great god
        [m] minor god
        [c] creature
       *[f] follower
    } from { $source } in { $area }.
}
do-score = Cosmobot gets { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
do-advance = Move his marker on the { $track } track to space { $space }.
do-no_advance = His marker cannot go on on the { $track } track. The step is lost.
do-dominate = { $steps ->
    [0] His marker stays on the domination track.
    [one] Move his marker 1 space on the domination track.
   *[other] Move his marker { $steps } spaces on the domination track.
} { $tokens ->
    [0] He gets no 2-point marker.
    [one] Remove the 2-point marker that he reaches or passes.
   *[other] Remove the { $tokens } 2-point markers that he reaches or passes.
}
do-take_pact = Cosmobot fulfils a pact: { $points } points, steps on the commerce track: { $steps }. Discard the tile.
do-open_pact = Lay a new pact on the free place: { $pact }.
do-summon = { $area_id ->
    [somewhere] { $god_id ->
        [minor] The minor god stands.
       *[major] The great god stands.
    }
   *[other] { $god_id ->
        [minor] Replace one of his followers in { $area } by a minor god.
       *[major] Replace one of his followers in { $area } by his great god.
    }
}
do-nothing = { $action }: not possible, nothing happens.
do-take_creature = { $area_id ->
    [somewhere] Cosmobot takes { $creature } and places the figure.
   *[other] Cosmobot takes { $creature }. Put the figure in { $area }.
}
do-turn_tile = Turn up the civilization in { $area }: strength { $strength }.
do-roll = Chaos die: { $die }. Cosmobot comes to { $total }, against { $against }.
do-remove_tile = { $area_id ->
    [somewhere] Cosmobot wins. Remove the civilization from the game.
   *[other] Cosmobot wins. Remove the civilization in { $area } from the game.
}
do-he_wins = { $area_id ->
    [somewhere] Cosmobot wins. Put your units in your capital.
   *[other] Cosmobot wins in { $area }. Put your units there in your capital.
}
do-retreat = { $area_id ->
    [somewhere] Cosmobot loses. Put his units in his capital.
   *[other] Cosmobot loses in { $area }. Put his units there in his capital.
}
do-take_marker = The culture marker between { $areas } is resolved. If you stand there, take your bonus. Then take it out of the game.
do-trigger_end = { $side_id ->
    [you] You trigger the end. Cosmobot has one more turn.
   *[cosmobot] Cosmobot triggers the end. You have one last turn.
}
do-final_score = { $side_id ->
    [you] You: { $what }, { $points } points.
   *[cosmobot] Cosmobot: { $what }, { $points } points.
}
do-game_over = The game is over.

## Questions

ask-setup-house = Which house does Cosmobot play?
ask-setup-your_house = Which house do you play?
ask-setup-goals = Which goal tiles lie beside war, technology and commerce? (The fourth lies beside domination.)
ask-enter-tracks = How many steps does each track have from its start to its last space, and how many to the lightning of the domination track?
ask-enter-tokens = On which spaces of the domination track do 2-point markers lie? (1 is the space after -8.)
ask-enter-order = Fate card: the four resources from left to right
ask-enter-rewards = Fate card: the rewards below the four settlements from left to right
ask-enter-space = Fate card: the next space for cubes with an action symbol (1 is top left, 14 the last), or “end”
ask-enter-moon = Which moon card is open now? First the number of cubes at its top.
ask-enter-sun = Which sun card is open now? First the direction of its arrow.
ask-enter-part = { $deck_id ->
    [moon] Moon card: the { $count ->
        [0] first
       *[other] next
    } action symbol from the top
   *[sun] Sun card: the { $count ->
        [0] first
       *[other] next
    } action symbol from the top
}
ask-enter-creature = Which other mythological creature is in play? What is its first requirement?
ask-enter-planet = { $planet_id ->
    [his] Cosmobot's planet ({ $house }): how many areas does it have? Number them row by row from the top left. Which numbers have the capital, the shrine beside it and the civilization?
   *[yours] Your planet ({ $house }): how many areas does it have? Number them row by row from the top left. Which numbers have the capital, the shrine beside it and the civilization?
}
ask-enter-gaia = Gaia: how many areas are there besides Atlantis? Number them row by row from the top left: G1, G2 …
ask-enter-gaia_tiles = In which areas of Gaia does a civilization lie, besides Atlantis?
ask-enter-produce = What does { $area } produce? For example “metal 2” or “wood gold”.
ask-enter-shrines = Which of these areas have a shrine?
ask-enter-edges = Which of these areas touch Atlantis?
ask-enter-edges_dashed = Which of these areas touch Atlantis with a dashed line?
ask-enter-markers = { $planet_id ->
    [gaia] Gaia: between which three areas does { $count ->
        [0] a culture marker lie?
       *[other] another culture marker lie?
    }
    [his] Cosmobot's planet: between which three areas does { $count ->
        [0] a culture marker lie?
       *[other] another culture marker lie?
    }
   *[yours] Your planet: between which three areas does { $count ->
        [0] a culture marker lie?
       *[other] another culture marker lie?
    }
}
ask-enter-pact = The pact with the most points (in a tie the uppermost, leftmost): how many points, how many steps?
ask-enter-tile = Turn up the civilization in { $area }. Which strength does it show?
ask-your-turn = Your turn { $turn }: what has changed? Line by line, then “done”.
note-token = a 2-point marker taken; 1 is the space after -8
note-last = you have reached the end of a development track
note-gaia = enter Gaia now
note-name = a printed name instead of the number
ask-your-units = Which units of { $area }?
ask-your-civilization = Did you defeat the civilization in { $area }?
ask-next-deck = From which deck do you turn up the next card?
ask-fight-yours = { $area_id ->
    [somewhere] A fight against Cosmobot: play your weapon. What is your strength with it?
   *[other] A fight against Cosmobot in { $area }: play your weapon. What is your strength with it?
}
note-effect = the weapon works after the roll only: roll first
ask-fight-weapon = The chaos die shows { $die }, Cosmobot comes to { $total }. Apply your weapon: what is your strength?
note-weakened = your strength, and how much his units still count
note-again = Cosmobot must roll again
ask-your-attack = Cosmobot leads { $area }, and you have landed there. Do you attack him?
ask-fight-against = Whom does he fight there?
ask-fight-strength = How strong are his units there together?
ask-fight-tile = Turn up the civilization if it lies face down. Which strength does it show?
ask-culture-markers = How many culture markers are complete now and have a unit of Cosmobot beside them? Take all complete ones out of the game.
ask-goal-shrines = How many shrines does Cosmobot control? (at most 5)
ask-goal-territories = How many pairs of areas does Cosmobot control? (areas by 2, at most 5)
ask-oracle-possible_shrines = Oracle “shrines”: is there a target for a portal (mighty) and a unit that can go?
ask-oracle-possible_territories = Oracle “territories”: is there a target for a move (cunning) and a unit that can go?
ask-oracle-possible_settlements = Oracle “settlements”: does he control an area without a settlement?
ask-creature-met = { $needs_id ->
    [shrines] Does Cosmobot control at least { $value } shrines?
   *[areas] Does Cosmobot control at least { $value } areas?
}
ask-end-points = How many points do you have before the final scoring?
ask-end-place = On which space of the { $track } track is your marker? (0 is the start)
ask-end-multiplier = Which multiplier does Cosmobot's space on the { $track } track show?
ask-end-your_multiplier = Which multiplier does your space on the { $track } track show?
ask-end-his_domination = How many points does Cosmobot's space on the domination track show?
ask-end-domination = How many points does your space on the domination track show?
ask-end-gods = How many points do your god cards give?
ask-end-goods = How many resources and mana do you have in all?
ask-end-your_shrines = How many shrines do you control? (at most 5)
ask-end-your_territories = How many pairs of areas do you control? (at most 5)
ask-end-your_units = How many sets of three units do you have? (at most 5)
ask-end-your_settlements = How many settlements have you built? (at most 5)
ask-draw-moon = Which moon card did you turn up?
ask-draw-sun = Which sun card did you turn up?
ask-draw-pact = Which pact was laid out?
ask-draw-tile = Which civilization did you turn up?
ask-draw-die = What does the chaos die show?

## Decisions

choose-harvest-area = Harvest: an area he controls with an icon left, not his capital
choose-build-area = Settlement: an area he controls without a settlement
choose-gain-area = New unit: an area he controls with a settlement of his that is not besieged
choose-summon-area = { $god_id ->
    [minor] Minor god: an area with one of his followers
   *[major] Great god: an area with one of his followers
}
choose-pact-tile = Pact: one of the open ones
choose-oracle-track = Oracle: the track whose goal tile he follows
choose-advance-track = Advance: a track on which he can go on
choose-move-target = Target of the move ({ $strategy }, units: { $count }): a planet with an area he controls with at least 2 pieces; strength there at least: yours, 2 against a civilization, 4 in Atlantis. Of the strategy only the first line counts that names a possible area; if it names several, go on with the criteria after it
choose-portal-target = Target of the portal ({ $strategy }, units: { $count }): on any planet; strength there at least: yours, 2 against a civilization, 4 in Atlantis. Of the strategy only the first line counts that names a possible area; if it names several, go on with the criteria after it
choose-move-unit = The next unit, from the planet of the target; none that has to fight or alone controls its area
choose-portal-unit = The next unit, from any planet, not from Atlantis; none that has to fight or alone controls its area
choose-fight-area = Has he a fight (left) anywhere?
choose-your-fight = Do you attack Cosmobot anywhere (else)?
by-harvest-resource = Resource criterion: first { $order }
by-harvest-you_choose = Several are equally good: you choose.
by-build-resource = Resource criterion: first { $order }
by-build-you_choose = Several are equally good: you choose.
by-gain-resource = Resource criterion: first { $order }
by-gain-you_choose = Several are equally good: you choose.
by-summon-resource = Resource criterion: first { $order }
by-summon-you_choose = Several are equally good: you choose.
by-move-resource = Resource criterion: first { $order }
by-move-you_choose = Several are equally good: you choose.
by-portal-resource = Resource criterion: first { $order }
by-portal-you_choose = Several are equally good: you choose.
by-unit-resource = Resource criterion: first { $order }
by-unit-you_choose = Several are equally good: you choose.
by-harvest-icons = the most resource icons, exhausted or not
by-build-icons = the most resource icons, exhausted or not
by-summon-icons = the most resource icons, exhausted or not
by-move-icons = the most resource icons, exhausted or not
by-portal-icons = the most resource icons, exhausted or not
by-build-planet = planet: first Gaia, then yours, then his
by-portal-planet = planet: first Gaia, then yours, then his
by-gain-weakest = where his units together are weakest
by-summon-pieces = where he has the most pieces (units and settlement)
by-unit-strongest = the strongest unit
by-unit-pieces = from the area with the most of his pieces (units and settlement)
by-pact-points = the most points
by-pact-first = the uppermost, leftmost
by-oracle-furthest = where he is furthest
by-oracle-lowest_value = the lower goal value
by-oracle-lower = the track further down
by-advance-highest_value = the highest goal value
by-advance-behind = where his marker is furthest behind
by-advance-lower = the track further down
by-fight-you_choose = Several fights: which one comes first?
by-your-fight_choose = Several fights: which one comes first?
by-brave-atlantis = Brave 1: Atlantis, unless he controls it
by-brave-distant = Brave 2: the Distant Planet of the arrow, unless he leads it
by-brave-civilization = Brave 3: an area with a civilization
by-brave-beside_atlantis = Brave 4: an area beside Atlantis that he does not control
by-brave-your_weakest = Brave 5: the area of yours where your units are weakest
by-brave-shrine = Brave 6: an uncontrolled area with a shrine
by-brave-free = Brave 7: an uncontrolled area
by-mighty-shrine = Mighty 1: an uncontrolled area with a shrine
by-mighty-atlantis = Mighty 2: Atlantis, unless he controls it
by-mighty-distant = Mighty 3: the Distant Planet of the arrow, unless he leads it
by-mighty-beside_atlantis = Mighty 4: an area beside Atlantis that he does not control
by-mighty-your_shrine = Mighty 5: an area of yours with a shrine
by-mighty-free = Mighty 6: an uncontrolled area
by-mighty-your_weakest = Mighty 7: the area of yours where your units are weakest
by-cunning-activating = Cunning 1: an uncontrolled area that activates a culture marker
by-cunning-beside_marker = Cunning 2: an uncontrolled area beside a culture marker
by-cunning-distant = Cunning 3: the Distant Planet of the arrow, unless he leads it
by-cunning-civilization = Cunning 4: an area with a civilization, not Atlantis
by-cunning-free = Cunning 5: an uncontrolled area
by-cunning-atlantis = Cunning 6: Atlantis, unless he controls it
by-cunning-your_weakest = Cunning 7: the area of yours where your units are weakest

## Names

verb-planet = planet
verb-gaia = gaia
verb-name = name
verb-token = take-marker
verb-strength = strength
verb-effect = effect
verb-weakened = weakened
verb-again = again
verb-produce = produces
verb-marker = marker
verb-no_more = none
verb-known = known
verb-cubes = cubes
verb-arrow = arrow
verb-mark = mark
verb-end = end
verb-build = build
verb-income = income
verb-gain = followers
verb-move = move
verb-portal = portal
verb-oracle = oracle
verb-advance = advance
verb-harvest = harvest
verb-supremacy = supremacy
verb-summon = summon
verb-pact = pact
verb-order = order
verb-rewards = rewards
verb-goals = goals
verb-tracks = tracks
verb-creature = creature
verb-settle = settle
verb-last = last
verb-done = done
field-areas = areas
field-capital = capital
field-shrine = shrine
field-tile = civilization
field-resource = resource
field-icons = number or second
field-area_1 = area 1
field-area_2 = area 2
field-area_3 = area 3
field-card = card
field-cubes = number
field-arrow = direction
field-symbol = symbol
field-marks = how often
field-number = number
field-strategy = strategy
field-track = track
field-god = god
field-steps = steps
field-resource_1 = leftmost
field-resource_2 = second
field-resource_3 = third
field-resource_4 = rightmost
field-place_1 = place 1
field-place_2 = place 2
field-place_3 = place 3
field-place_4 = place 4
field-space = space
field-war = war
field-technology = technology
field-commerce = commerce
field-domination = domination
field-lightning = lightning
field-name = name
field-strength = strength
field-his = his
field-needs = needs
field-source = from
field-area = area
field-points = points
opt-pharaos = Pharaos
opt-norrenis = Norrenis
opt-babylon = Babylon
opt-ellenys = Ellenys
opt-mesos = Mesos
opt-nypponis = Nypponis
opt-food = food
opt-wood = wood
opt-metal = metal
opt-gold = gold
opt-brave = brave
opt-mighty = mighty
opt-cunning = cunning
opt-war = war
opt-technology = technology
opt-commerce = commerce
opt-free = free
opt-minor = minor god
opt-major = great god
opt-stack = { $units }
opt-unit_g = { $count ->
    [one] great god
   *[other] great god ×{ $count }
}
opt-unit_m = { $count ->
    [one] minor god
   *[other] minor god ×{ $count }
}
opt-unit_c = { $count ->
    [one] creature
   *[other] creature ×{ $count }
}
opt-unit_f = { $count ->
    [one] follower
   *[other] follower ×{ $count }
}
opt-shrines = shrines
opt-territories = territories
opt-areas = areas
opt-units = units
opt-settlements = settlements
opt-right = right
opt-left = left
opt-H = that of easy
opt-E = that of hard
opt-moon = moon
opt-sun = sun
opt-goal = goal tile
opt-you = you
opt-civilization = civilization
opt-atlantis = Atlantis
opt-ATL = Atlantis
opt-DL = left Distant Planet
opt-DR = right Distant Planet
opt-his = Cosmobot's planet
opt-yours = your planet
opt-gaia = Gaia
opt-so_far = so far
opt-domination = domination
opt-gods = god cards
opt-goods = resources and mana
opt-rank_war = rank on the war track
opt-goal_war = goal tile of war
opt-rank_technology = rank on the technology track
opt-goal_technology = goal tile of technology
opt-rank_commerce = rank on the commerce track
opt-goal_commerce = goal tile of commerce
opt-gain_1 = followers 1
opt-harvest_1 = harvest 1
opt-supremacy_1 = supremacy 1
opt-followers_1 = 1 followers
opt-vp_1 = 1 points
opt-move_1_brave = move 1 brave
opt-portal_1_brave = portal 1 brave
opt-move_1_mighty = move 1 mighty
opt-portal_1_mighty = portal 1 mighty
opt-move_1_cunning = move 1 cunning
opt-portal_1_cunning = portal 1 cunning
opt-gain_2 = followers 2
opt-harvest_2 = harvest 2
opt-supremacy_2 = supremacy 2
opt-followers_2 = 2 followers
opt-vp_2 = 2 points
opt-move_2_brave = move 2 brave
opt-portal_2_brave = portal 2 brave
opt-move_2_mighty = move 2 mighty
opt-portal_2_mighty = portal 2 mighty
opt-move_2_cunning = move 2 cunning
opt-portal_2_cunning = portal 2 cunning
opt-gain_3 = followers 3
opt-harvest_3 = harvest 3
opt-supremacy_3 = supremacy 3
opt-followers_3 = 3 followers
opt-vp_3 = 3 points
opt-move_3_brave = move 3 brave
opt-portal_3_brave = portal 3 brave
opt-move_3_mighty = move 3 mighty
opt-portal_3_mighty = portal 3 mighty
opt-move_3_cunning = move 3 cunning
opt-portal_3_cunning = portal 3 cunning
opt-gain_4 = followers 4
opt-harvest_4 = harvest 4
opt-supremacy_4 = supremacy 4
opt-followers_4 = 4 followers
opt-vp_4 = 4 points
opt-move_4_brave = move 4 brave
opt-portal_4_brave = portal 4 brave
opt-move_4_mighty = move 4 mighty
opt-portal_4_mighty = portal 4 mighty
opt-move_4_cunning = move 4 cunning
opt-portal_4_cunning = portal 4 cunning
opt-gain_5 = followers 5
opt-harvest_5 = harvest 5
opt-supremacy_5 = supremacy 5
opt-followers_5 = 5 followers
opt-vp_5 = 5 points
opt-move_5_brave = move 5 brave
opt-portal_5_brave = portal 5 brave
opt-move_5_mighty = move 5 mighty
opt-portal_5_mighty = portal 5 mighty
opt-move_5_cunning = move 5 cunning
opt-portal_5_cunning = portal 5 cunning
opt-build = build a settlement
opt-income = settlement income
opt-oracle = oracle
opt-pact = pact
opt-advance = advance
opt-supremacy_goal = supremacy by goal tile
opt-advance_war = advance war
opt-advance_technology = advance technology
opt-advance_commerce = advance commerce
opt-advance_free = advance free
opt-summon_minor = summon a minor god
opt-summon_major = summon the great god
opt-cubes_0 = no cube
opt-cubes_1 = 1 cube
opt-cubes_2 = 2 cubes
opt-arrow_right = arrow to the right
opt-arrow_left = arrow to the left

## Options

option-level = level
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-level-extreme = extreme
option-tracked = track the board
option-tracked-yes = yes
option-tracked-no = no, guided
option-cards = cards
option-cards-printed = the printed ones, you read them in
option-cards-pack = those of the app, it deals
option-board = areas
option-board-printed = the printed ones, you enter them
option-board-pack = those of the app
option-distant = module Distant Planets
option-distant-yes = yes
option-distant-no = no
option-creatures = module Mythological Creatures
option-creatures-yes = yes
option-creatures-no = no
option-advanced = advanced rule: you choose which deck lies open
option-advanced-yes = yes
option-advanced-no = no
option-oracle_as_value = oracle “2 times, 3 times” as one action with that number
option-oracle_as_value-yes = yes
option-oracle_as_value-no = no, as single actions
option-pin_civilizations = units before a fight against a civilization stay
option-pin_civilizations-yes = yes
option-pin_civilizations-no = no
option-dashed_only = beside Atlantis only behind dashed lines
option-dashed_only-yes = yes
option-dashed_only-no = no
seat-you = You
seat-cosmobot = Cosmobot
policy-rival = rival
stream-moon = moon cards
stream-sun = sun cards
stream-pact = pacts
stream-tile = civilizations
stream-die = chaos die

## Board

panel-planet_gaia = Gaia
panel-planet_his = Cosmobot's planet
panel-planet_yours = Your planet
panel-planet_distant = Distant Planets
panel-open = Open cards
panel-pacts = Pacts
panel-war = War
panel-technology = Technology
panel-commerce = Commerce
panel-domination = Domination
panel-state = State
row-turn = turn
row-points = Cosmobot's points
row-house = Cosmobot's house
row-cubes = cubes on his fate card
row-your_cubes = cubes on your board
row-followers_left = his followers in supply
row-minors_left = his minor gods in supply
row-majors_left = his great god in supply
row-settlements_left = his settlements on the fate card
row-goal_war = goal tile of war
row-goal_technology = goal tile of technology
row-goal_commerce = goal tile of commerce
row-goal_domination = goal tile of domination
piece-capital = capital
sign-capital = C
piece-tile = civilization face down
sign-tile = Z
piece-his_settlement = Cosmobot's settlement
sign-his_settlement = S
piece-your_settlement = your settlement
sign-your_settlement = Y
piece-food = food
piece-wood = wood
piece-metal = metal
piece-gold = gold
piece-shrine = shrine
piece-strength = civilization strength
piece-his_major = Cosmobot's great god
piece-his_minor = Cosmobot's minor gods
piece-his_creature = Cosmobot's creatures
piece-his_follower = Cosmobot's followers
piece-your_major = your great god
piece-your_minor = your minor gods
piece-your_creature = your creatures
piece-your_follower = your followers
piece-exhausted = exhausted

because-atlantis-closed = The end is triggered. Nobody enters or leaves Atlantis any more.

## What is wrong

fault-followers-count = Cosmobot has 12 followers, on the board and in supply together.
fault-gods-count = Cosmobot has 4 minor gods and 1 great god, on the board and in supply together.
fault-settlements-count = Cosmobot has 5 settlements, on the board and on the fate card together.
fault-creatures-count = The number of creatures is wrong.
fault-cubes-count = There are at most 14 cubes.
fault-track-place = A marker is beyond its track.
fault-turns-count = The number of turns or cards is wrong.
fault-goals-tiles = There are four different goal tiles.
fault-setup-missing = House, goal tiles or fate card are missing.
fault-fate-card = A fate card has 4 resources and 14 spaces.
fault-open-cards = At most one moon card and one sun card lie open.
fault-pact-unknown = There is no such pact.
fault-pact-gap = There is no place for a pact that far back.
fault-deck-cards = A card in a deck does not exist.
fault-deck-empty = A deck has no card left, not even a used one.
fault-board-areas = An area stands twice, or values of areas are missing.
fault-board-spaces = There are two settlements in an area, or an area does not exist.
fault-board-planets = Both home planets with a capital each must be there.
fault-units-letters = Units are written g, m, c, f in this order: great god, minor god, creature, follower.
fault-markers-areas = A culture marker lies beside an area that does not exist.
fault-exhausted-count = Fewer than no icons cannot be exhausted.
fault-capital-entered = Foreign units stand in a capital.
fault-arrow-direction = The arrow points to the left or to the right.
fault-card-symbol = There is no such symbol on this kind of card.
fault-card-marks = A mark stands once or twice.
fault-card-cubes = A moon card shows at most 2 cubes.
fault-deck-removed = Each level takes exactly 6 cards out of each deck.
fault-fate-order = All four resources stand exactly once.
fault-fate-spaces = There are 14 spaces, with allowed symbols only.
fault-fate-rewards = There are four rewards: followers or points.
fault-track-spaces = The spaces or markers of the track are wrong.
fault-track-values = A space of a development track has a multiplier from 1 to 5.
fault-area-called = An area is called like another one, or that is no name.
fault-tile-strength = A civilization has strength 3 to 5.
fault-pact-values = A pact has 1 or 2 steps, and points.
fault-area-planet = There is no such planet.
fault-area-twice = This area stands twice.
fault-area-resources = An area has up to two of the four resources, two different ones once each.
fault-area-centre = A home planet has exactly one capital, Gaia exactly one Atlantis.
fault-corner-areas = A culture marker lies between three different areas of its planet.

## What you can correct

state-phase = phase
state-phase-setup = set-up
state-phase-play = play
state-phase-end = final scoring
state-phase-over = over
state-turn = whose turn
state-turns = his turns so far
state-turns_left = turns until the final scoring
state-house = Cosmobot's house
state-your_house = your house
state-goals = goal tiles
state-fate = fate card
state-tracks = tracks
state-board = areas
state-units = his units
state-your_units = your units
state-settlements = his settlements
state-your_settlements = your settlements
state-tiles = civilizations
state-strengths = strength of open civilizations
state-exhausted = exhausted icons
state-led = Distant Planets that he leads and where you have landed
state-markers = culture markers
state-followers_left = his followers in supply
state-minors_left = his minor gods in supply
state-majors_left = his great god in supply
state-settlements_left = his settlements on the fate card
state-cubes = his cubes
state-your_cubes = your cubes
state-progress = his markers on war, technology, commerce
state-domination = his marker on the domination track
state-tokens = 2-point markers on the domination track
state-points = Cosmobot's points
state-your_points = your points
state-moon = moon deck
state-sun = sun deck
state-left = cards in the moon deck and the sun deck
state-open = open cards
state-arrow = arrow
state-used = used cards
state-read = cards read in
state-pact_pile = pile of pacts
state-gap = free place among the pacts
state-pacts = open pacts
state-tile_pile = pile of civilizations
state-creatures = free creatures
state-laid = creatures at the start
state-creatures_taken = his creatures
state-your_creatures = your creatures

## Kinds of values in the card pack
cards-moon = Moon cards
cards-sun = Sun cards
cards-fate = Fate cards
cards-area = Areas
cards-corner = Corners of the planets
cards-track = Tracks
cards-tile = Tiles
cards-pact = Pacts
cards-creature = Creatures
