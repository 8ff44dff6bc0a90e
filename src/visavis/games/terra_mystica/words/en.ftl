game-name = Terra Mystica: Automa
    .short = Terra Mystica
game-about = The Automa of Terra Mystica at your own table: the app runs her exactly by the rules and says why. Unofficial.
    .short = Automa, 5 levels

## Set-up

do-lay_tiles = Lay out the scoring tiles of the Automa for rounds 1 to 6: { $tiles }.
do-cover_end = Cover the upper right of the tile of round 6 with the end marker.
do-you_play = { $seat_id ->
    [friend] The second person plays { $people }, home { $home }.
   *[you] You play { $people }, home { $home }.
}
do-she_plays = The Automa plays { $faction } with home terrain { $home }.
do-lay_priority = Lay the terrain-priority card { $home } in her area.
do-place_cults = Put her markers on the cult board: fire { $fire }, water { $water }, earth { $earth }, air { $air }.
do-card_says = { $what_id ->
    [youth] The priority card of the youth: { $terrain }.
    [fallow] Fallow land is { $terrain }.
   *[blighted] Blighted land is { $terrain }.
}
do-take_pieces = Give the Automa { $dwellings } dwellings, { $houses } trading houses, 3 temples, stronghold, sanctuary{ $shipyards ->
    [0] {""}
   *[other] , shipyard, all trade markers
} and 7 priests.
do-put_away = { $houses ->
    [0] Put { $dwellings } of her dwellings back in the box.
   *[other] Put { $dwellings } of her dwellings and { $houses } of her trading houses back in the box.
}
do-place_points = Put her marker on space { $points } of the points track.
do-lay_bonus = Lay the round bonus cards in a row. The Automa takes the leftmost: { $hers }. Left from the left: { $cards }.
do-you_take_bonus = { $seat_id ->
    [friend] The second person takes { $card }.
   *[you] You take { $card }.
}
do-show_letters = Draw a random automa card: { $card }. Marked dwelling on { $marked }, unmarked on { $plain }. Put the card back.
do-make_deck = Shuffle as her deck the cards { $cards }{ $unseen ->
    [0] {""}
    [one] {" "}and 1 unseen card of the reserve
   *[other] {" "}and { $unseen } unseen cards of the reserve
}. The others are the reserve ({ $reserve }); on top of it: { $held_back }.
do-turn_sideways = Turn the last two cards of her deck crosswise.
do-lay_extra = Lay the extra card of the Merchants and the reminder tile beside the scoring tile of round 2.

## Your turn

do-you_build = { $seat_id ->
    [friend] The second person builds a dwelling on { $space }.
   *[you] You build a dwelling on { $space }.
}
do-you_upgrade = { $seat_id ->
    [friend] The second person upgrades { $space }: { $building }.
   *[you] You upgrade { $space }: { $building }.
}
do-you_transform = { $space } becomes { $ground }.
do-you_dig = { $space } becomes { $ground } through the cult bonus.
do-you_advance = { $seat_id ->
    [friend] The second person goes up { $steps } in { $cult }{ $priest ->
        [0] .
       *[other] , with a priest on the { $priest }.
    }
   *[you] You go up { $steps } in { $cult }{ $priest ->
        [0] .
       *[other] , with a priest on the { $priest }.
    }
}
do-you_take_favour = { $seat_id ->
    [friend] The second person takes a favour tile: { $cult } { $steps }.
   *[you] You take a favour tile: { $cult } { $steps }.
}
do-you_use_power = Power action { $action } is used.
do-you_bridge = { $seat_id ->
    [friend] The second person builds a bridge: { $bridge }.
   *[you] You build a bridge: { $bridge }.
}
do-you_double = You take two actions in a row.
do-you_pass = { $card_id ->
    [somewhere] { $seat_id ->
        [friend] The second person passes.
       *[you] You pass.
    }
   *[other] { $seat_id ->
        [friend] The second person passes and takes { $card } with { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }. The old card takes its place.
       *[you] You pass and take { $card } with { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }. Your old card takes its place.
    }
}
do-cultists_card = { $points ->
    [0] Cultists: card { $card } comes from the reserve. You may go up 1 level on a cult track. Put the card aside.
   *[other] Cultists: card { $card } comes from the reserve. You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Put the card aside.
}
do-shuffle_reserve = Shuffle the cards put aside as the new reserve.
do-one_power = Shapeshifters: you gain 1 power instead of a token.

## Her turn

do-turn_card = Turn over her next card: { $card }.
do-score = The Automa scores { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
do-lay_terrain = Lay a tile { $ground } on { $space }.
do-place_dwelling = { $space_id ->
    [somewhere] { $group_id ->
        [marked] Put her dwelling there and mark it with a power token.
       *[plain] Put her dwelling there, without a power token.
    }
   *[other] { $group_id ->
        [marked] Put a dwelling of the Automa on { $space } and mark it with a power token.
       *[plain] Put a dwelling of the Automa on { $space }, without a power token.
    }
}
do-upgrade = { $space_id ->
    [somewhere] Replace the chosen building ({ $old }) by: { $new }.
   *[other] Replace her building on { $space } ({ $old }) by: { $new }.
}
do-may_take_power = { $seat_id ->
    [friend] The second person may take { $power } power for { $price ->
        [one] 1 point
       *[other] { $price } points
    }: { $each }.
   *[you] You may take { $power } power for { $price ->
        [one] 1 point
       *[other] { $price } points
    }: { $each }.
}
do-cover_power = { $action ->
    [0] Cover the chosen power action with an action token.
   *[other] Cover power action { $action } with an action token.
}
do-advance_cult = { $priest ->
    [0] The Automa goes up { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    } in { $cult }, without a priest.
   *[other] Put a priest of the Automa on the { $priest } of { $cult }. She goes up { $steps ->
        [one] 1 level.
       *[other] { $steps } levels.
    }
}
do-take_favour = The Automa takes the favour tile { $cult } 3 and goes up { $steps ->
    [one] 1 level
   *[other] { $steps } levels
} there.
do-trade = { $space_id ->
    [somewhere] Lay one of her trade markers under the chosen building. The Automa scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] Lay one of her trade markers under the building on { $space }. The Automa scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
do-trade_power = The owner of the building may take power for her trade by the rules of the Merchants.
do-place_cube = { $space_id ->
    [somewhere] Put a worker cube there. What it does stands on the faction card.
   *[other] Put a worker cube on { $space }. What it does stands on the faction card.
}
do-blight_land = { $space_id ->
    [somewhere] The chosen space is blighted: { $ground }.
   *[other] Lay a tile { $ground } on { $space }: the fallow land is blighted.
}
do-she_passes = The Automa passes.
do-she_takes_bonus = { $card_id ->
    [somewhere] { $place_id ->
        [left] She takes the left round bonus card. Its coins go back, her old card takes the place.
        [middle] She takes the middle round bonus card. Its coins go back, her old card takes the place.
       *[right] She takes the right round bonus card. Its coins go back, her old card takes the place.
    }
   *[other] { $place_id ->
        [left] She takes the left round bonus card: { $card }. { $coins ->
            [one] 1 coin goes back
           *[other] { $coins } coins go back
        }, { $old } takes the place.
        [middle] She takes the middle round bonus card: { $card }. { $coins ->
            [one] 1 coin goes back
           *[other] { $coins } coins go back
        }, { $old } takes the place.
       *[right] She takes the right round bonus card: { $card }. { $coins ->
            [one] 1 coin goes back
           *[other] { $coins } coins go back
        }, { $old } takes the place.
    }
}
do-new_deck = Shuffle all her cards of this round as her new deck. From the reserve: { $unseen ->
    [0] { $known }
    [one] 1 unseen card
   *[other] { $unseen } unseen cards
}. Extra card: { $extra }. Turn the last two cards crosswise.
do-next_round = { $first_id ->
    [her] Round { $round } begins, the Automa starts. Removed: { $removed }. Put 1 coin on each free round bonus card.
    [friend] Round { $round } begins, the second person starts. Removed: { $removed }. Put 1 coin on each free round bonus card.
   *[you] { $round ->
        [1] Round 1 begins, you start. Put 1 coin on each free round bonus card.
       *[other] Round { $round } begins, you start. Removed: { $removed }. Put 1 coin on each free round bonus card.
    }
}
do-your_points = { $seat_id ->
    [friend] The second person has { $points } points before the last scoring.
   *[you] You have { $points } points before the last scoring.
}
do-score_end = { $seat_id ->
    [her] The Automa scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what } ({ $value }).
    [friend] The second person scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what } ({ $value }).
   *[you] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what } ({ $value }).
}
do-game_over = The game is over.

## Questions

ask-start-people = Which faction do you play?
ask-start-your_home = Which terrain is your home?
ask-start-faction = Which faction does the Automa play? (For the first time: the Simpletons)
ask-start-home = Which home terrain does the Automa get?
ask-start-bonus = Which round bonus card do you take?
ask-start-yours = Where do you place a dwelling?
ask-start-letters = The letters of the map cards are not public. Reconstructed: marked { $marked }, unmarked { $plain }. Do you take these spaces, or name those of your card?
ask-start-spaces = Name two spaces ({ $home }) for her dwellings: first the marked one, then the other.
ask-card-youth = The app does not know this part of the faction card: which terrain does the youth have?
ask-card-fallow = The app does not know this part of the faction card: which terrain is fallow land? (Reconstructed: the first)
ask-card-blighted = The app does not know this part of the faction card: which terrain is blighted land? (Reconstructed: the first)
ask-your-turn = Round { $round }: what do you do?
note-cult = a priest on the 3 or 2, or 1 step
note-step = steps on one track without a priest
note-steps = steps on all four tracks
note-bridge = entered first: with power action 1
note-done = your turn is over
ask-your-more = Is there more to it, a bridge or spades?
ask-your-favour = Which favour tile do you take?
ask-your-key = { $cult }: do you use a key and go to 10?
ask-your-next_to_her = Is your building directly next to a building of the Automa?
ask-your-cultists = On which cult track do you go up 1 level?
ask-your-spades = The scoring tile gives you spades: what do you transform?
ask-draw-deck = Which automa card have you turned over?
ask-draw-tiles = Which scoring tile lies in the next round?
ask-draw-bonus = Which round bonus card is the next in the row?
ask-cult-space = { $cult }: which free priest space has the highest number? (0: none is free)
ask-upgrade-kind = What kind of building have you replaced?
ask-build-marked = Is her nearest building to the new dwelling a marked one? (No in a tie)
ask-trade-value = Which power value does the chosen building have?
ask-power-taken = Do you take 2 or more power through this building?
ask-end-points = { $seat_id ->
    [friend] How many points does the second person have before cults and area, resources already counted?
   *[you] How many points do you have before cults and area, resources already counted?
}
ask-end-cult = { $seat_id ->
    [friend] { $cult }: on which level is the second person?
   *[you] { $cult }: on which level are you?
}
ask-end-reach = { $reach_id ->
    [skip] { $seat_id ->
        [friend] How many spaces does the second person skip?
       *[you] How many spaces do you skip?
    }
   *[ship] { $seat_id ->
        [friend] Which ship value does the second person have?
       *[you] Which ship value do you have?
    }
}
ask-end-area = { $seat_id ->
    [her] How many buildings does the largest network of the Automa have?
    [friend] How many buildings does the largest network of the second person have?
   *[you] How many buildings does your largest network have?
}
ask-end-distance = { $seat_id ->
    [her] How many spaces is the greatest distance in a network of the Automa?
    [friend] How many spaces is the greatest distance in a network of the second person?
   *[you] How many spaces is the greatest distance in one of your networks?
}
ask-end-settlements = { $seat_id ->
    [her] How many settlements does a network of the Automa have at most?
    [friend] How many settlements does a network of the second person have at most?
   *[you] How many settlements does one of your networks have at most?
}
ask-end-outposts = { $seat_id ->
    [friend] How many outposts does a network of the second person have at most?
   *[you] How many outposts does one of your networks have at most?
}
ask-end-sanctuary = { $seat_id ->
    [friend] How far apart are sanctuary and stronghold of the second person? (0: not in one network)
   *[you] How far apart are your sanctuary and your stronghold? (0: not in one network)
}
ask-end-card = The app does not know what the card ({ $faction }) gives at the end: how many points does the Automa still score for it?

## Decisions

choose-cover-action = Cover a power action: the free ones on the board
choose-cover-merchants = Cover a power action: the free ones of the Merchants
choose-cult-track = Cult track: those without a marker on 10
choose-favour-tile = Favour tile: those with 3 steps whose track has no marker on 10
choose-upgrade-space = Upgrade: her buildings ({ $kinds })
choose-build-space = { $group_id ->
    [marked] Transform and build: empty land in reach of her marked buildings, shipping { $ship }
   *[plain] Transform and build: empty land in reach of her unmarked buildings, shipping { $ship }
}
choose-build-anywhere = Transform and build: any empty land
choose-trade-space = Trade: your buildings at a river without her trade marker
choose-cube-space = Cube: empty spaces directly next to your buildings (youth: { $youth })
choose-blight-space = Fallow land ({ $fallow }) becomes blighted ({ $blighted }): empty spaces
by-cover-count = { $backwards ->
    [yes] count from the right: number { $count } of the free ones
   *[no] count from the left: number { $count } of the free ones
}
by-cult-tile = scoring tile: { $cult }
by-cult-zero = tracks on which she is on 0
by-cult-nearest = the smallest distance to your marker
by-cult-highest = the smallest distance to your highest marker
by-cult-count = { $backwards ->
    [yes] count from the right: number { $count }
   *[no] count from the left: number { $count }
}
by-upgrade-next_to_you = dwellings directly next to one of your buildings
by-upgrade-power = that gives you the least power
by-upgrade-count = { $backwards ->
    [yes] count backwards from the bottom right: number { $count }
   *[no] count in reading order: number { $count }
}
by-build-together = bring together: only spaces that shorten the path between her groups
by-build-terrain = { $row_id ->
    [a] terrain priority A: { $order }
   *[b] terrain priority B: { $order }
}
by-build-your_terrain = { $row_id ->
    [a] priority card of your home, row A: { $order }
   *[b] priority card of your home, row B: { $order }
}
by-build-closest = nearest to your buildings
by-build-near_you = nearest to your buildings (faction card)
by-build-farthest = farthest from her own buildings
by-build-most_power = where you get the most power (faction card)
by-build-count = { $backwards ->
    [yes] count backwards from the bottom right: space { $count }
   *[no] count in reading order: space { $count }
}
by-trade-power = the highest power value
by-trade-count = { $backwards ->
    [yes] count backwards from the bottom right: number { $count }
   *[no] count in reading order: number { $count }
}
by-cube-terrain = { $row_id ->
    [a] priority card of the youth, row A: { $order }
   *[b] priority card of the youth, row B: { $order }
}
by-cube-count = { $backwards ->
    [yes] count backwards from the bottom right: space { $count }
   *[no] count in reading order: space { $count }
}
by-blight-closest = nearest to your buildings
by-blight-count = { $backwards ->
    [yes] count backwards from the bottom right: space { $count }
   *[no] count in reading order: space { $count }
}

## Names

verb-build = build
verb-upgrade = upgrade
verb-cult = cult
verb-power = power
verb-transform = transform
verb-favour = favour
verb-step = step
verb-steps = steps
verb-bridge = bridge
verb-double = double
verb-done = done
verb-pass = pass
verb-name = name
verb-take = take
field-space = space
field-other = other
field-building = to
field-cult = cult
field-steps = number
field-action = action
field-ground = into
field-card = card
field-marked = marked
field-plain = unmarked
opt-done = done
opt-fire = fire
opt-water = water
opt-earth = earth
opt-air = air
opt-ice = ice
opt-volcano = volcano
opt-dwelling = dwelling
opt-house = trading house
opt-temple = temple
opt-stronghold = stronghold
opt-sanctuary = sanctuary
opt-shipyard = shipyard
opt-marked = marked
opt-plain = unmarked
opt-left = left
opt-middle = middle
opt-right = right
opt-you = you
opt-friend = the second person
opt-her = the Automa
opt-youth = youth
opt-fallow = fallow land
opt-blighted = blighted land
opt-area = the largest network
opt-distance = the greatest distance
opt-settlements = settlements
opt-outposts = outposts
opt-buildings = her buildings
opt-card = her faction card
because-space-river = There is a river.
because-space-hers = A building of the Automa stands there.
because-space-yours = A building of yours stands there already.
because-space-theirs = A building of the other person stands there.
because-space-frozen = Ice and volcanoes cannot be transformed.
because-space-not_here = That is not possible there.
because-power-covered = This power action is covered already in this round.
option-level = level
option-level-automalein = Automalein
option-level-automa = Automa
option-level-automaechtig = Automächtig
option-level-ultoma = Ultoma
option-level-alptrauma = Alptrauma
option-map = map
option-map-base = base game
option-map-fire_ice = Fire & Ice, new land
option-map-revised = Fire & Ice, revised base board
option-map-lakes_board = Lakes
option-map-fjords = Fjords
option-map-archipelago = Archipelago
option-end_tile = end scoring tile (Fire & Ice)
option-end_tile-none = none
option-end_tile-distance = greatest distance
option-end_tile-settlements = settlements
option-end_tile-sanctuary = stronghold and sanctuary
option-end_tile-outposts = outposts
option-merchants = Merchants of the Seas
option-merchants-yes = yes
option-merchants-no = no
option-promo = promo tile and promo bonus card
option-promo-yes = yes
option-promo-no = no
option-humans = people
option-tracked = keep track of the board
option-tracked-yes = yes
option-tracked-no = no, guided
seat-you = You
seat-friend = The second person
seat-her = The Automa
    .short = Automa
policy-rival = rival (simplified, not the whole game)
stream-deck = automa cards
stream-tiles = scoring tiles
stream-bonus = round bonus cards
panel-map = Map
panel-fire = Fire
panel-water = Water
panel-earth = Earth
panel-air = Air
panel-bonus = Round bonus cards
panel-tiles = Scoring tiles from now on
panel-turned = Action card, support card
panel-state = Automa
panel-rounds = Rounds
row-round = round
row-her_points = points
row-her_faction = faction
row-her_home = home terrain
row-her_bonus = round bonus card
row-her_ship = ship value
row-her_priests = priests in supply
row-her_dwellings = dwellings in supply
row-her_houses = trading houses in supply
row-her_deck = cards in her deck
row-her_reserve = cards in the reserve
row-covered = covered power actions
row-bridges = bridges
ground-desert = desert
ground-plains = plains
ground-swamp = swamp
ground-lakes = lakes
ground-forest = forest
ground-mountains = mountains
ground-wasteland = wasteland
ground-river = river
ground-ice = ice
ground-volcano = volcano
sign-desert = d
sign-plains = p
sign-swamp = s
sign-lakes = l
sign-forest = f
sign-mountains = m
sign-wasteland = w
sign-river = ~
sign-ice = i
sign-volcano = v
piece-your_dwelling = your dwelling
piece-your_house = your trading house
piece-your_temple = your temple
piece-your_stronghold = your stronghold
piece-your_sanctuary = your sanctuary
piece-your_shipyard = your shipyard
piece-friend_dwelling = dwelling of the second person
piece-friend_house = trading house of the second person
piece-friend_temple = temple of the second person
piece-friend_stronghold = stronghold of the second person
piece-friend_sanctuary = sanctuary of the second person
piece-friend_shipyard = shipyard of the second person
piece-her_dwelling = dwelling of the Automa
piece-her_house = trading house of the Automa
piece-her_temple = temple of the Automa
piece-her_stronghold = stronghold of the Automa
piece-her_sanctuary = sanctuary of the Automa
piece-her_shipyard = shipyard of the Automa
piece-marked_dwelling = marked dwelling of the Automa
piece-marked_house = marked trading house of the Automa
piece-marked_temple = marked temple of the Automa
piece-marked_stronghold = marked stronghold of the Automa
piece-marked_sanctuary = marked sanctuary of the Automa
piece-marked_shipyard = marked shipyard of the Automa
piece-trade = trade marker of the Automa
piece-cube = cube
sign-your_dwelling = yD
sign-your_house = yH
sign-your_temple = yT
sign-your_stronghold = yS
sign-your_sanctuary = yA
sign-your_shipyard = yY
sign-friend_dwelling = oD
sign-friend_house = oH
sign-friend_temple = oT
sign-friend_stronghold = oS
sign-friend_sanctuary = oA
sign-friend_shipyard = oY
sign-her_dwelling = aD
sign-her_house = aH
sign-her_temple = aT
sign-her_stronghold = aS
sign-her_sanctuary = aA
sign-her_shipyard = aY
sign-marked_dwelling = mD
sign-marked_house = mH
sign-marked_temple = mT
sign-marked_stronghold = mS
sign-marked_sanctuary = mA
sign-marked_shipyard = mY
sign-trade = +
sign-cube = c

## What is wrong

fault-her-pieces = The Automa cannot have so many buildings: on the map and in supply there are 6 dwellings, 4 trading houses (2 with the Merchants), 3 temples, stronghold, sanctuary (and shipyard with the Merchants).
fault-her-priests = The Automa has 7 priests at most.
fault-round-number = There are only rounds 1 to 6.
fault-passed-seats = Who has passed cannot be true.
fault-turn-seat = This person does not play.
fault-turn-passed = Who has passed has no turn.
fault-cult-level = A cult track goes from 0 to 10.
fault-cult-top = Level 10 of a cult track has room for one marker.
fault-cult-priests = Each cult track has one priest space with a 3 and three with a 2.
fault-deck-cards = Her cards do not lie exactly once in the deck, in the reserve, face up or put aside.
fault-tiles-six = Six different scoring tiles are needed.
fault-tiles-spade = The tile with the spade does not lie in round 5 or 6.
fault-home-terrain = Each side needs a home terrain of its own.
fault-faction-name = There is no such faction.
fault-faction-two = With two people the Automa plays the Simpletons.
fault-faction-giants = Against the Giants she cannot play the Blight.
fault-faction-card = A terrain of her faction card is missing.
fault-favour-tiles = There is one favour tile with 3 steps for each cult.
fault-space-two_buildings = Two buildings stand on one space.
fault-building-in_river = A building stands in a river.
fault-building-kind = The kind of a building is wrong.
fault-your-pieces = You have more buildings of a kind than there are.
fault-ground-twice = A space has one terrain and is no river.
fault-bridge-place = No bridge is possible there.
fault-bridge-count = You have three bridges at most.
fault-power-action = A power action stands twice or does not exist.
fault-bonus-cards = The round bonus cards are wrong: three in the row and one for each side.
fault-bonus-coins = Each card of the row needs a number of coins.
fault-card-support = The support area of this card cannot be right.
fault-priority-row = Each row names all seven terrains, the home first.
fault-map-hexes = A hex of the map is missing, or a letter is unknown: nine rows, 13 and 12 in turn.
fault-letters-spaces = The letters A to F stand on spaces of the home; A not on B or C, D not on E or F.

## What can be corrected

state-phase = phase
state-phase-bonus = set-up: bonus cards
state-phase-place = set-up: first dwellings
state-phase-deck = set-up: her deck
state-phase-between = between two rounds
state-phase-setup = set-up
state-phase-play = play
state-phase-end = final scoring
state-phase-over = over
state-round = round
state-turn = turn
state-passed = who has passed
state-extras = additional entries in this turn
state-again = another action
state-tiles = scoring tiles
state-faction = faction of the Automa
state-home = home terrain of the Automa
state-youth = terrain of the youth
state-fallow = fallow land
state-blighted = blighted land
state-your_faction = your faction
state-your_home = your home
state-friends_faction = faction of the second person
state-friends_home = home of the second person
state-yours = your buildings
state-friends = buildings of the second person
state-plain = her unmarked buildings
state-marked = her marked buildings
state-houses = all trading houses
state-temples = all temples
state-strongholds = all strongholds
state-sanctuaries = all sanctuaries
state-shipyards = all shipyards
state-became = transformed into desert, plains, swamp, lakes, forest, mountains, wasteland, ice, volcano (nine lists)
state-traded = spaces with her trade markers
state-cubes = spaces with cubes
state-bridges = your bridges
state-friends_bridges = bridges of the second person
state-dwellings_left = her dwellings in supply
state-houses_left = her trading houses in supply
state-temples_left = her temples in supply
state-strongholds_left = her stronghold in supply
state-sanctuaries_left = her sanctuary in supply
state-shipyards_left = her shipyard in supply
state-priests = her priests in supply
state-cults = her cult levels (fire, water, earth, air)
state-your_cults = your cult levels
state-friends_cults = cult levels of the second person
state-threes = priests on the spaces with a 3
state-twos = priests on the spaces with a 2
state-covered = covered power actions
state-favours = favour tiles with 3 steps that are gone
state-deck = her deck and the reserve
state-turned = her cards face up
state-aside = cards put aside
state-bonus = round bonus cards in the row
state-coins = coins on them
state-her_bonus = her round bonus card
state-your_bonus = your round bonus card
state-friends_bonus = round bonus card of the second person
state-points = points of the Automa
state-your_points = your points
state-friends_points = points of the second person

## Kinds of values in the card pack
cards-card = Automa cards
cards-level = Levels
cards-faction = Factions of the Automa
cards-priority = Priority cards
cards-tile = Scoring tiles
cards-bonus = Bonus cards
cards-people = Peoples
cards-map = Maps
cards-letters = Letters on the map
