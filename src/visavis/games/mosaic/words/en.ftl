game-name = Mosaic: HeroBotus
    .short = Mosaic
game-about = HeroBotus plays Mosaic against you. You handle cards and pieces, the app says what he does and why.
    .short = HeroBotus, 4 levels

## Set-up

do-lay_out = Lay out { $golden } golden ages, { $achievements } achievements, { $wonders } wonders and { $governments } governments at random.
do-prepare_board = { $part_id ->
    [tiles] Put the resource tiles face up on their places in the five regions. Hispania and Gaul are not in play.
    [fish] Put fish (+3) on every port hex of the five regions.
    [without_x] Put goods tiles with an X back into the box.
    [stacks] Make two stacks of the other goods, each with two of every kind.
    [goods] Put a random good above each resource tile. If there is no room, take the next free hex clockwise.
    [decks] Prepare the decks for build, population and tax & tariff as in the base game.
   *[base] Set up the board by the base game for your number of players. There is no static player.
}
do-regions_in_play = In play: { $regions }.
do-note_tiles = { $region }: tiles { $tiles }; goods { $goods }.
do-you_take_leader = { $side_id ->
    [you] You take the leader { $leader }.
   *[other] { $side } takes the leader { $leader }.
}
do-give_leader = { $side } gets the leader { $leader }. The last leader drawn leaves the game.
do-draft_technologies = { $part_id ->
    [deal] Shuffle the starting technologies (S). You and HeroBotus get one each.
    [piles] Make two face-down piles of 4 starting technologies. Put the rest aside.
    [draft] Take a pile and choose one card. Shuffle the other 3 and give HeroBotus one of them.
    [rest] Choose one of the last 2 cards. HeroBotus gets the other one.
    [again] Do the same with the second pile. Both of you have 5 cards now.
    [sort] Put his cards with “?” on the pile “VP/symbols”, those with a number on “earned VP”.
    [remove] His other starting technologies leave the game.
   *[deck] Prepare the technology deck: shuffle the starting technologies put aside into it and put in the empire card as usual.
}
do-start_technologies = { $side } begins with { $symbols } × “?” and { $earned } VP on cards with numbers.
do-make_action_deck = Action deck ({ $level }): shuffle { $cards }. Mix the top card with “{ $reshuffle }” and put both under the deck.
do-draw_start = { $home ->
    [yes] Civilization card of { $region }: this is the home region of { $side }. Put one of his population markers there.
   *[no] Civilization card of { $region }: { $side } also begins there.
}
do-draw_static = Civilization card of { $region }: the static player begins there.
do-you_settle = { $side_id ->
    [you] Your home region is { $region }.
   *[other] The home region of { $side } is { $region }.
}
do-make_location_deck = Location deck: shuffle { $cards }. Mix the top 2 cards with “{ $reshuffle }” and put all 3 under the deck. All other location cards leave the game. (Reconstructed: → means clockwise, and which of the three cards of a region is its civilization card.)
do-begin = Play your starting technologies and your leader. You have the first turn. When an offer is refilled, the cards move away from the deck; the new one comes next to the deck.

## What he does

do-turn_action = { $side } turns over: { $card }.
do-turn_location = Location card: { $card }.
do-reshuffle_location = Shuffle all location cards, again with the reshuffle card among the last three. Then turn over another one.
do-reshuffle_action = Shuffle all action cards, also the one beside the discard pile, again with the reshuffle card among the last two.
do-put_beside = Put { $card } beside the discard pile.
do-pay = { $side } pays 1 { $resource }.
do-work = { $side } cannot pay and works: give him { $count } { $resource }.
do-gain = Give { $side } { $count } { $resource }.
do-gain_money = { $holding ->
    [0] Give { $side } { $supply } money from the supply.
   *[other] Give { $side } the { $holding } money of the tax & tariff holding area and { $supply } money more.
}
do-take_build_card = { $card_id ->
    [project] Put the project on the project pile of { $side }. Refill the build offer only after the town card.
    [city] The city card taken by { $side } leaves the game. Put its money into the holding area as usual. Refill the build offer only after the town card.
   *[other] The town card ({ $card }) taken by { $side } leaves the game. Refill the build offer.
}
do-place_city = { $side_id ->
    [static] { $tile_id ->
        [none] Put a city of the static player in { $region } next to his pieces, not on a tile or a good. If that is not possible: anywhere in the region.
       *[other] Put a city of the static player in { $region } on the lowest tile ({ $tile }).
    }
   *[other] { $tile_id ->
        [none] Put a city of { $side } into { $region }, on the chosen site.
       *[other] Put a city of { $side } into { $region }, on the highest tile: { $tile }.
    }
}
do-take_tile = The resource tile { $tile } { $value } in { $region } is taken.
do-take_good = { $side_id ->
    [you] You get { $good } in { $region }.
   *[other] { $side } gets the good { $good } in { $region }.
}
do-place_town = { $side_id ->
    [static] Put a town ({ $town }) of the static player in { $region } next to his pieces, not on a tile or a good. If that is not possible: anywhere in the region.
   *[other] Put a town ({ $town }) of { $side } into { $region }, next to one of his cities.
}
do-place_units = { $infantry ->
    [0] Put { $cavalry } cavalry of { $side } into { $region }.
   *[other] { $cavalry ->
        [0] Put { $infantry } infantry of { $side } into { $region }.
       *[other] Put { $infantry } infantry and { $cavalry } cavalry of { $side } into { $region }.
    }
}
do-take_technology = { $symbols ->
    [yes] { $side } takes technology { $place } from the left: put it on “VP/symbols”. Refill when he has all his cards.
   *[no] { $points ->
        [0] { $side } takes technology { $place } from the left: it leaves the game. Refill when he has all his cards.
       *[other] { $side } takes technology { $place } from the left: put it on “earned VP” ({ $points } VP). Refill when he has all his cards.
    }
}
do-take_population = Put the population card with the highest gain ({ $gain }; the leftmost in a tie) on the population pile of { $side } and refill.
do-remove_tax = { $side }: the tax & tariff card with the least unrest (the leftmost in a tie) leaves the game. Refill.
do-take_wonder = { $side } gets a random wonder. Put it on a free hex in { $region }; its conditions do not matter.
do-take_achievement = { $side } gets a random achievement.
do-not_possible = { $what_id ->
    [city] { $side } cannot build a city. This part is lost.
    [town] { $side } cannot build a town. This part is lost.
    [units] { $side } cannot place units anywhere. This part is lost.
    [build] The first line is not possible. { $side } builds nothing.
    [technology] There is no technology on offer. The action is lost.
    [award] There are no wonders and no achievements left. { $side } gets nothing.
   *[war] There is no region where both { $side } and you have units. There is no war.
}
do-row_size = There are { $size } cards in the technology offer.

## Your turn

do-you_build = { $piece_id ->
    [cities] New city in { $region } ({ $side }).
    [towns] New town in { $region } ({ $side }).
   *[wonders] New wonder in { $region } ({ $side }).
}
do-change_units = Units in { $region } ({ $side }): { $unit } { $count }.
do-he_loses_units = { $region_id ->
    [somewhere] { $side } loses { $count } × { $unit }.
   *[other] { $side } loses { $count } × { $unit } in { $region }.
}
do-you_take = { $row_id ->
    [golden] A golden age is gone ({ $side }).
    [achievement] An achievement is gone ({ $side }).
   *[wonder] A wonder is gone ({ $side }).
}
do-scoring_due = An empire scoring card came up.

## Scoring and end

do-war = War: for each of his units in { $region } { $side } removes one of { $against_id ->
    [you] yours: siege engines first, then cavalry, then infantry.
   *[other] { $against }: siege engines first, then cavalry, then infantry.
}
do-lose_units = { $side_id ->
    [you] You lose { $count } × { $unit } in { $region }.
   *[other] { $side } loses { $count } × { $unit } in { $region }.
}
do-score_empire = Empire points for { $side_id ->
    [you] you: { $points } VP.
   *[other] { $side }: { $points } VP.
}
do-last_turns = The end has come. After this turn everybody has one more turn ({ $turns } in all). If your game ends earlier, say “finish”.
do-end_now = The game is over by the rules of the base game.
do-score_part = { $side }: { $part } { $count } → { $points } VP.
do-your_score = { $side_id ->
    [you] You have { $points } VP.
   *[other] { $side } has { $points } VP.
}
do-game_over = The game is over.

## Questions

ask-draw-action = Which action card was turned over?
ask-draw-location = Which location card was drawn?
ask-draw-leader = Which leader was drawn?
ask-regions-more = Which of these regions are also in play with your number of players?
ask-region-tiles = What lies in { $region }? Name each resource tile (and the goods, if you like). So far: tiles { $tiles }; goods { $goods }.
ask-leader-yours = Which leader do you take?
ask-start-symbols = How many of the 5 starting technologies of { $side } show “?”?
ask-start-earned = How many VP do the other starting technologies of { $side } show in all?
ask-start-yours = Where is your first city?
ask-start-higher = Which tile has the higher value: { $first } ({ $region }) or { $second } ({ $other })?
ask-your-tile = On which resource tile in { $region } does your city stand?
ask-your-turn = { $last ->
    [yes] Round { $round }, the last turns: what do you do?
   *[no] { $more ->
        [yes] Round { $round }: what else?
       *[no] Round { $round }: what do you do? “done” if it is nothing he sees (work, technology, population …).
    }
}
ask-your-good = Which good does the town in { $region } bring you?
ask-units-count = How many units ({ $unit }) do you place in { $region }?
ask-withdraw-unit = Which units leave { $region }?
ask-withdraw-count = How many ({ $unit })?
ask-defeat-bot = Whose units?
ask-defeat-unit = Which units does { $side } lose?
ask-defeat-count = How many ({ $unit }) does { $side } lose? No more than he has there.
ask-technology-size = How many cards lie in the technology offer?
ask-technology-symbols = Technology offer: which cards (counted from the left) show “?” at the bottom left?
ask-technology-numbers = No “?”. Which cards (counted from the left) show a number of points at the bottom left?
ask-technology-most = No points. Which cards (counted from the left) have the most symbols?
ask-technology-leader = Which of the cards { $cards } show the symbol of his leader ({ $leader })?
ask-technology-points = How many points does card { $place } from the left show? 0 if none.
ask-population-gain = What is the highest population gain on offer?
ask-tax-holding = How much money lies in the tax & tariff holding area?
ask-city-room = There is no resource tile left in { $region }. Which goods lie on free hexes there? “empty” stands for a free hex without a good.
ask-town-room = Which free hexes in { $region } are next to his cities? Name the goods; “empty” stands for a hex without a good.
ask-empire-points = { $side_id ->
    [you] Empire points for you.
   *[other] Empire points for { $side }.
} { $ties ->
    [0] How many VP are they by the rules of the base game?
   *[other] { $sure } are sure. Tied in: { $tied }. How many are they in all by the rules of the base game?
}
ask-end-yours = How many VP do you have in all, with your empire points? (Empire points counted here: { $empire })

## Decisions

choose-start-tile = His start city in { $region }: which resource tile?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-static-tile = The first city of the static player in { $region }: which resource tile?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-fewest-region = “Fewest”: where does { $side } have the fewest cities?
choose-city-region = Region for a city of { $side }: from { $start } on, with a free hex
choose-town-region = Region for a town of { $side }: from { $start } on, with a free hex next to one of his cities
choose-units-region = Region for units of { $side }: from { $start } on
choose-war-region = Region for the war of { $side }: from { $start } on, with units of his and of yours
choose-war-enemy = Against whom { $side } wages war in { $region }
choose-city-tile = Site of the city of { $side } in { $region }: which resource tile?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-coin-resource = Coins: which resource { $side } gets instead
choose-city-good = Site of the city of { $side } in { $region }: no tile, so by good
choose-town-site = Site of the town of { $side } in { $region }: by good
choose-town-kind = No town card: which town { $side } places
choose-build-card = { $card_id ->
    [project] Which project { $side } takes from the build offer (leader: { $leader })
    [city] Which city card { $side } takes from the build offer (leader: { $leader })
   *[town] Which town card { $side } takes from the build offer (leader: { $leader })
}
choose-technology-card = Which technology { $side } takes (counted from the left)
choose-wonder-region = Where { $side } puts his wonder
by-start-highest = the highest value; money does not count
by-start-preferred = ideas before stone before food
by-static-lowest = the lowest value; money counts
by-static-you_choose = Several tiles are equally low: which one do you take?
by-fewest-cities = the fewest of his cities
by-fewest-home = { $clockwise ->
    [yes] the first from his home region { $start } on, clockwise (→)
   *[no] the first from his home region { $start } on, counterclockwise (←)
}
by-region-arrow = { $clockwise ->
    [yes] the first from { $start } on, clockwise (→)
   *[no] the first from { $start } on, counterclockwise (←)
}
by-wonder-arrow = { $clockwise ->
    [yes] the first from { $start } on, clockwise (→)
   *[no] the first from { $start } on, counterclockwise (←)
}
by-city-highest = the highest value
by-city-no_money = money last
by-city-fewest = what he has fewest of
by-city-order = the order on the location card: { $order }
by-coin-fewest = what he has fewest of
by-coin-order = the order on the location card: { $order }
by-good-nobody = a good that neither of you has
by-good-yours = a good that you have and he has not
by-good-his = a good that he has and you have not
by-good-both = a good that both of you have
by-good-you_choose = Several sites in { $region } are equally good: which one do you take?
by-town-most = what he has most of in his supply
by-town-farm = in a tie the farm town
by-build-symbol = with the symbol of his leader ({ $leader })
by-build-rightmost = the rightmost
by-technology-question = with “?” at the bottom left
by-technology-number = with a number of points at the bottom left
by-technology-most = with the most symbols
by-technology-leader = with the symbol of his leader
by-technology-leftmost = the leftmost
by-wonder-influence = his greatest influence
by-war-you_choose = Several of you have units in { $region }: against whom does he wage war?

## Names

verb-tile = tile
verb-good = good
verb-that_is_all = all
verb-done = done
verb-city = city
verb-town = town
verb-units = units
verb-withdraw = withdraw
verb-defeat = defeat
verb-wonder = wonder
verb-achievement = achievement
verb-golden = golden
verb-more = several
verb-scoring = scoring
verb-end = finish
field-region = region
field-kind = kind
field-value = value
field-good = good
field-unit = unit
opt-stone = stone
opt-food = food
opt-idea = ideas
opt-money = money
opt-project = project
opt-city = city
opt-town = town
opt-farm = farm town
opt-manufactory = manufactory town
opt-infantry = infantry
opt-cavalry = cavalry
opt-siege = siege engine
opt-empty = empty
opt-first = the first
opt-second = the second
opt-equal = equal
opt-bot = HeroBotus
opt-bot2 = HeroBotus 2
opt-you = you
opt-you2 = player 2
opt-you3 = player 3
opt-you4 = player 4
opt-static = the static player
opt-cities = cities
opt-towns = towns
opt-symbols = technologies with “?”
opt-earned = earned VP
opt-projects = projects
opt-achievements = achievements
opt-wonders = wonders
opt-population = population
opt-empire = empire points
because-region-not_in_play = The region is not in play.
because-region-his_start = HeroBotus begins there.
because-region-no_units = There are no such units there.
option-level = Level
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-level-expert = expert
option-expansion = Location deck
option-expansion-isolated = isolated
option-expansion-standard = standard
option-expansion-aggressive = aggressive
option-longer = More cards in each row
option-humans = Persons
option-bots = HeroBoti
option-units = Where his units may stand
option-units-present = where he has a city or a town
option-units-anywhere = anywhere
option-tracked = Track the board
option-tracked-yes = yes
option-tracked-no = no, guided
option-invented = Invent the offers (simulation only)
option-invented-yes = yes, invented
option-invented-no = no, asked
seat-you = You
seat-you2 = Player 2
seat-you3 = Player 3
seat-you4 = Player 4
seat-bot = HeroBotus
seat-bot2 = HeroBotus 2
policy-rival = rival
stream-action = action cards
stream-location = location cards
stream-leader = leaders
panel-regions = Regions
panel-state_bot = HeroBotus
panel-state_bot2 = HeroBotus 2
panel-table = Table
panel-beside = beside the discard pile
panel-scorings = Empire scorings
row-leader = leader
row-stone = stone
row-food = food
row-idea = ideas
row-money = money
row-population = population
row-symbols = “VP/symbols” cards
row-earned = “earned VP”
row-projects = projects
row-achievements = achievements
row-wonder_cards = wonders
row-empire = empire points
row-cities_left = cities in supply
row-farms_left = farm towns in supply
row-works_left = manufactory towns in supply
row-infantry_left = infantry in supply
row-cavalry_left = cavalry in supply
row-round = round
row-action_deck = cards in the action deck
row-location_deck = cards in the location deck
row-golden_left = golden ages in the row
row-achievements_left = achievements in the row
row-wonders_left = wonders in the row
row-scorings = counted
piece-home_bot = home of HeroBotus
piece-home_bot2 = home of HeroBotus 2
piece-tiles_unknown = tiles not named yet
piece-tile_stone = stone tile
piece-tile_food = food tile
piece-tile_idea = idea tile
piece-tile_money = money tile
sign-home_bot = H
sign-home_bot2 = H2
sign-tiles_unknown = ?
panel-goods_you = your goods
panel-goods_you2 = goods: player 2
panel-goods_you3 = goods: player 3
panel-goods_you4 = goods: player 4
panel-goods_bot = goods: HeroBotus
panel-goods_bot2 = goods: HeroBotus 2
piece-good_grain = grain
sign-good_grain = gt
piece-good_wine = wine
sign-good_wine = wi
piece-good_cloth = cloth
sign-good_cloth = st
piece-good_oil = oil
sign-good_oil = ol
piece-good_copper = copper
sign-good_copper = ku
piece-good_cattle = cattle
sign-good_cattle = vi
piece-good_food_2 = food +2
sign-good_food_2 = n2
piece-good_stone_2 = stone +2
sign-good_stone_2 = s2
piece-good_fish = fish +3
sign-good_fish = fi
piece-cities_you = your cities
piece-towns_you = your towns
piece-infantry_you = your infantry
piece-cavalry_you = your cavalry
piece-siege_you = your siege engines
piece-wonders_you = your wonders
piece-cities_you2 = player 2: cities
piece-towns_you2 = player 2: towns
piece-infantry_you2 = player 2: infantry
piece-cavalry_you2 = player 2: cavalry
piece-siege_you2 = player 2: siege engines
piece-wonders_you2 = player 2: wonders
piece-cities_you3 = player 3: cities
piece-towns_you3 = player 3: towns
piece-infantry_you3 = player 3: infantry
piece-cavalry_you3 = player 3: cavalry
piece-siege_you3 = player 3: siege engines
piece-wonders_you3 = player 3: wonders
piece-cities_you4 = player 4: cities
piece-towns_you4 = player 4: towns
piece-infantry_you4 = player 4: infantry
piece-cavalry_you4 = player 4: cavalry
piece-siege_you4 = player 4: siege engines
piece-wonders_you4 = player 4: wonders
piece-cities_bot = HeroBotus: cities
piece-towns_bot = HeroBotus: towns
piece-infantry_bot = HeroBotus: infantry
piece-cavalry_bot = HeroBotus: cavalry
piece-siege_bot = HeroBotus: siege engines
piece-wonders_bot = HeroBotus: wonders
piece-cities_bot2 = HeroBotus 2: cities
piece-towns_bot2 = HeroBotus 2: towns
piece-infantry_bot2 = HeroBotus 2: infantry
piece-cavalry_bot2 = HeroBotus 2: cavalry
piece-siege_bot2 = HeroBotus 2: siege engines
piece-wonders_bot2 = HeroBotus 2: wonders
piece-cities_static = static: cities
piece-towns_static = static: towns
piece-infantry_static = static: infantry
piece-cavalry_static = static: cavalry
piece-siege_static = static: siege engines
piece-wonders_static = static: wonders

## What is wrong

fault-bot-numbers = A number of HeroBotus is missing or not possible.
fault-bot-supply = HeroBotus cannot have that many pieces in supply.
fault-points-numbers = A number of points is missing or not possible.
fault-table-numbers = A number of the rows, the scorings, the last turns or the holding area is not possible.
fault-turn-unknown = There is no such side or round here.
fault-action-cards = The nine action cards of the level are not exactly once in the deck, on or beside the discard pile.
fault-action-beside = Only a tax or population card can lie beside the discard pile.
fault-action-empty = The action deck is empty.
fault-location-cards = The 18 location cards are not exactly once in the deck, on the discard pile or out of the game.
fault-location-empty = The location deck is empty or has no reshuffle card.
fault-start-numbers = Every side needs a home and a leader.
fault-start-regions = A start region is missing or no region.
fault-start-leaders = A leader is missing or unknown.
fault-region-five = The five regions from Italia to Numidia are always in play.
fault-region-not_in_play = Hispania or Gaul is not in play.
fault-board-shape = Every side on the board needs a number for each of the seven regions.
fault-board-numbers = A number of pieces on the board is not possible.
fault-board-tiles = A resource tile is not possible.
fault-board-goods = A trade good is unknown.
fault-rows-cards = There is an unknown card in the invented offers.
fault-pack-nine_cards = Every level needs nine action cards, one of them the reshuffle card.
fault-pack-order = A location card needs each of the three resources exactly once.
fault-pack-region = The region of the location card does not fit its kind.
fault-pack-three_cards = Every region needs three location cards, one of them a civilization card.
fault-pack-special_cards = There must be two fewest cards and one reshuffle card.
fault-pack-level = Work, money and population of a level must be at least 1.
fault-pack-stock = A number in the supply must be from 0 to 99.

## What you can correct

state-phase = phase
state-phase-board = set-up: board
state-phase-leaders = set-up: leaders
state-phase-technologies = set-up: technologies
state-phase-start = set-up: first cities
state-phase-decks = set-up: decks
state-phase-scoring = scoring
state-phase-play = play
state-phase-end = final scoring
state-phase-over = over
state-turn = whose turn
state-round = round
state-last = last turns
state-scorings = empire scorings
state-more = more to report
state-due = scoring is due
state-regions = regions in play
state-homes = your home regions
state-starts = his start regions
state-static = static regions
state-leaders = his leaders
state-action = action deck
state-action_discard = discarded action cards
state-beside = beside the discard pile
state-location = location deck
state-location_discard = discarded location cards
state-location_out = location cards out of the game
state-stone = his stone
state-food = his food
state-idea = his ideas
state-money = his money
state-population = his population
state-symbols = his “VP/symbols” cards
state-earned = his “earned VP”
state-projects = his projects
state-achievements = his achievements
state-wonder_cards = his wonders
state-cities_left = his cities in supply
state-farms_left = his farm towns in supply
state-works_left = his manufactory towns in supply
state-infantry_left = his infantry in supply
state-cavalry_left = his cavalry in supply
state-golden_left = golden ages in the row
state-achievements_left = achievements in the row
state-wonders_left = wonders in the row
state-tiles = resource tiles by region
state-goods = goods by region
state-owned = goods by side
state-cities = cities by side and region
state-towns = towns by side and region
state-infantry = infantry by side and region
state-cavalry = cavalry by side and region
state-siege = siege engines by side and region
state-wonders = wonders by side and region
state-row_size = cards in the technology offer
state-rows = invented offers
state-holding = holding area
state-empire = empire points
state-final = final points

## Kinds of values in the card pack
cards-action = Action cards
cards-location = Location cards
cards-leader = Leaders
cards-region = Regions
cards-level = Levels
cards-stock = Supply
cards-good = Goods
