game-name = Mosaic: HeroBotus
    .short = Mosaic
game-about = HeroBotus plays Mosaic against you. You handle cards and pieces, the app says what he does and why.
    .short = HeroBotus, 4 levels

## Set-up

do-set_up = { $part_id ->
    [colours] Choose three colours: for you, for HeroBotus and for the static player, who only has cities and towns: no board, no units, no turns.
    [piles] Leave room beside the board for four piles: “VP/symbols” and “earned VP” (technologies), projects, population.
    [base_draft] Deal and draft the starting technologies (S) as in the base game until everybody has 5. Where HeroBotus would have to choose, he gets a random card.
    [all_play_start] Play your starting technologies and the benefits of your leaders by the base game.
   *[play_start] Play your starting technologies and the benefit of your leader by the base game.
}
    .head = Set the game up
    .short = { $part_id ->
        [colours] Choose three colours
        [piles] Room for his four piles
        [base_draft] Draft starting technologies
        [all_play_start] Play your start benefits
       *[play_start] Play your start benefits
    }
    .detail = { $part_id ->
        [colours] for you, HeroBotus and the static player, who only has cities and towns
        [piles] beside the board: “VP/symbols” and “earned VP” (technologies), projects, population
        [base_draft] S cards as in the base game, 5 each; HeroBotus gets random ones
        [all_play_start] starting technologies and benefits of the leaders, by the base game
       *[play_start] starting technologies and benefit of the leader, by the base game
    }
do-good_to_know = { $part_id ->
    [no_board] HeroBotus has no player board: his resources and his money simply lie in front of him.
    [never_takes] He never takes a government or a golden age.
    [only_reshuffling] Wonders and achievements come to him only when his action deck is shuffled, whether he meets the conditions or not.
    [no_symbols] He needs no symbols for a technology.
   *[civilization] Reconstructed: which of the three location cards of a region is its civilization card.
}
do-arrow_means = Reconstructed: the arrow → leads { $clockwise ->
    [yes] clockwise
   *[no] counterclockwise
} from region to region.
do-his_pieces = Reconstructed: his colour has { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $farm ->
    [one] 1 farm town
   *[other] { $farm } farm towns
}, { $manufactory ->
    [one] 1 manufactory town
   *[other] { $manufactory } manufactory towns
}, { $infantry } infantry and { $cavalry } cavalry. Count them. If a number is wrong, type in the printed one, under “Where the values come from”.
do-printed_deck = { $part_id ->
    [action] Take nine action cards: { $cards }.
    [mix_action] Put “{ $cards }” aside and shuffle the other eight. Mix the top one with “{ $cards }” and put both under the deck.
    [civilization] Take the civilization cards (coloured compass at the top left) out of the location cards and shuffle them.
    [your_civilization] Put the civilization card of your home region aside: { $cards }.
    [location] Take for his location deck: { $cards }.
    [rest] All other location cards leave the game.
   *[mix_location] Put “{ $cards }” aside and shuffle the others. Mix the top two with “{ $cards }” and put all three under the deck.
}
    .short = { $part_id ->
        [action] Take the nine action cards of this level
        [mix_action] Shuffle the action deck
        [civilization] Shuffle the civilization cards
        [your_civilization] Your civilization card
        [location] Cards for his location deck
        [rest] All other location cards
       *[mix_location] Shuffle the location deck
    }
    .detail = { $part_id ->
        [action] of this level: { $cards }
        [mix_action] “{ $cards }” aside, shuffle the other eight; mix the top one with “{ $cards }”, both under the deck
        [civilization] out of the location cards: coloured compass at the top left
        [your_civilization] that of your home region aside: { $cards }
        [location] { $cards }
        [rest] out of the game
       *[mix_location] “{ $cards }” aside, shuffle the others; mix the top two with “{ $cards }”, all three under the deck
    }
do-lay_out = Lay out at random: { $golden } golden ages, { $achievements } achievements and { $wonders } wonders in a row each beside the board, { $governments } governments on their place on the board. The others go into the box.
    .short = Lay out the rows
    .detail = at random: { $golden } golden ages, { $achievements } achievements and { $wonders } wonders beside the board, { $governments } governments on their place; the others into the box
do-rows_laid_out = In the rows there are { $golden ->
    [one] 1 golden age
   *[other] { $golden } golden ages
}, { $achievements ->
    [one] 1 achievement
   *[other] { $achievements } achievements
} and { $wonders ->
    [one] 1 wonder
   *[other] { $wonders } wonders
}.
do-prepare_board = { $part_id ->
    [tiles] Put the resource tiles face up on their places in the five regions. Hispania and Gaul are not in play; there is room for the currency markers there.
    [fish] Put fish (+3) on every port hex of the five regions.
    [without_x] Put goods tiles with an X back into the box.
    [stacks] Make two stacks of the other goods, each with two of every kind, food +2 and stone +2 too.
    [goods] Put a random good from the stacks on the hex above each resource tile. If it is occupied or not playable, take the next free hex clockwise round the tile.
    [decks] Prepare the decks for build, population and tax & tariff as in the base game.
   *[base] Set up the board with tiles, goods and rows by the base game for your number of players.
}
    .head = Prepare the board
    .short = { $part_id ->
        [tiles] Lay out the resource tiles
        [fish] Fish on every port
        [without_x] X goods into the box
        [stacks] Make two stacks of goods
        [goods] A good above each tile
        [decks] Prepare three decks
       *[base] Set up the board
    }
    .detail = { $part_id ->
        [tiles] face up on their places in the five regions; Hispania and Gaul not in play, room for the currency markers there
        [fish] fish (+3), on the port hexes of the five regions
        [without_x] all goods tiles with an X
        [stacks] of the others, each with two of every kind, food +2 and stone +2 too
        [goods] at random from the stacks, on the hex above; if it is occupied or not playable, on the next free one clockwise round the tile
        [decks] build, population, tax & tariff; as in the base game
       *[base] tiles, goods and rows by the base game for your number of players
    }
do-regions_in_play = In play: { $regions }.
do-note_tiles = { $region }: { $tiles }.
do-you_take_leader = { $side_id ->
    [you] You take the leader { $leader }.
   *[other] { $side } takes the leader { $leader }.
}
do-give_leader = { $side } gets the leader { $leader }. The remaining leader leaves the game.
    .short = Leader: { $leader }
    .detail = for { $side }; the remaining one leaves the game
do-draft_technologies = { $part_id ->
    [deal] Shuffle the starting technologies (S at the top left). You and HeroBotus get one each.
    [piles] Make two face-down piles of 4 starting technologies. Put the rest aside.
    [draft] Take a pile and choose one card. Shuffle the other 3 and give HeroBotus one of them.
    [rest] Choose one of the last 2 cards. HeroBotus gets the other one.
    [again] Do the same with the second pile. Both of you have 5 cards now.
    [sort] Put his cards with “?” at the bottom left on the pile “VP/symbols”, those with a number on “earned VP”.
    [remove] His other starting technologies leave the game.
   *[deck] Shuffle the starting technologies put aside into the technology deck and prepare it otherwise as in the base game, with the empire card.
}
    .short = { $part_id ->
        [deal] One starting technology each
        [piles] Two face-down piles of 4
        [draft] Choose 1, he gets 1 at random
        [rest] Choose 1, he gets the other
        [again] The same with the second pile
        [sort] Sort his cards
        [remove] His others leave the game
       *[deck] Prepare the technology deck
    }
    .detail = { $part_id ->
        [deal] S at the top left, shuffled; for you and HeroBotus
        [piles] starting technologies; put the rest aside
        [draft] one card from a pile; shuffle the other 3, one of them for HeroBotus
        [rest] of the last 2 cards
        [again] then both of you have 5 cards
        [sort] “?” at the bottom left on “VP/symbols”, a number on “earned VP”
        [remove] starting technologies without points
       *[deck] shuffle in the starting technologies put aside; otherwise as in the base game, with the empire card
    }
do-start_technologies = { $side } begins with { $symbols ->
    [one] 1 card
   *[other] { $symbols } cards
} on “VP/symbols” and { $earned } VP on “earned VP”.
do-make_action_deck = His action deck ({ $level }) is shuffled: nine cards, “{ $reshuffle }” is one of the last two.
do-draw_start = { $home ->
    [yes] The home region of { $side } is { $region }. Put one of his population markers there; it stays until the end.
   *[no] { $side } also begins in { $region }.
}
    .short = { $home ->
        [yes] Marker to { $region }
       *[no] Second region: { $region }
    }
    .detail = { $home ->
        [yes] population marker of { $side } in his home region; it stays until the end
       *[no] { $side } begins there too
    }
do-draw_static = The static player begins in { $region }.
    .head = The static player
    .short = Static player: { $region }
do-you_settle = { $side_id ->
    [you] Your home region is { $region }.
   *[other] The home region of { $side } is { $region }.
}
do-make_location_deck = His location deck is shuffled; “{ $reshuffle }” is one of the last three cards.
do-begin = The game begins. You have the first turn.
    .short = You have the first turn

## What he does

do-turn_action = { $side } plays: { $card }.
    .head = { $side }: { $card }
do-second_action = Second action of the card: { $action_id ->
   *[technology] technology
}.
do-turn_location = Location card: { $card }.
do-reshuffle_location = His location cards are shuffled; the reshuffle card is again one of the last three.
do-reshuffle_action = His action cards are shuffled, also the one beside the discard pile; the reshuffle card is again one of the last two.
do-put_beside = { $card } lies beside the discard pile now.
do-printed_card = { $part_id ->
    [beside] Put “{ $card }” beside the discard pile, not on it.
    [shuffle_action] Shuffle all action cards but “{ $card }”, also the one beside the discard pile. Mix the top one with “{ $card }” and put both under the deck.
   *[shuffle_location] Shuffle all location cards of his deck but “{ $card }”. Mix the top two with “{ $card }” and put all three under the deck.
}
    .short = { $part_id ->
        [beside] Card beside the discard pile
        [shuffle_action] Shuffle the action cards
       *[shuffle_location] Shuffle the location cards
    }
    .detail = { $part_id ->
        [beside] { $card }
        [shuffle_action] reshuffle card among the last two
       *[shuffle_location] reshuffle card among the last three
    }
do-use_ability = His leader ({ $leader }), without cost: { $ability_id ->
    [technology] a technology action
    [build_city] build, city and town first
    [build_project] build, project and town first
    [farm_town] a farm town
    [military] a military action
   *[money] the money of the tax & tariff holding area and 10 more
}.
do-pay = { $side } pays 1 { $resource_id ->
    [stone] stone
    [food] food
   *[idea] idea
}.
    .short = { $side } pays 1 { $resource_id ->
        [stone] stone
        [food] food
       *[idea] idea
    }
    .undo = Give { $side } 1 { $resource_id ->
        [stone] stone
        [food] food
       *[idea] idea
    } back.
do-work = { $side } has no { $resource_id ->
    [stone] stone. He works instead of the action: give him { $count } stone
    [food] food. He works instead of the action: give him { $count } food
   *[idea] idea. He works instead of the action: give him { $count ->
        [one] 1 idea
       *[other] { $count } ideas
    }
}.
    .head = { $side } works
    .short = Give { $side } { $resource_id ->
        [stone] { $count } stone
        [food] { $count } food
       *[idea] { $count ->
            [one] 1 idea
           *[other] { $count } ideas
        }
    }
    .detail = he cannot pay: work instead of the action
    .undo = Take { $resource_id ->
        [stone] { $count } stone
        [food] { $count } food
       *[idea] { $count ->
            [one] 1 idea
           *[other] { $count } ideas
        }
    } back from { $side }.
do-gain = Give { $side } { $resource_id ->
    [stone] { $count } stone
    [food] { $count } food
   *[idea] { $count ->
        [one] 1 idea
       *[other] { $count } ideas
    }
}.
    .short = Give { $side } { $resource_id ->
        [stone] { $count } stone
        [food] { $count } food
       *[idea] { $count ->
            [one] 1 idea
           *[other] { $count } ideas
        }
    }
    .undo = Take { $resource_id ->
        [stone] { $count } stone
        [food] { $count } food
       *[idea] { $count ->
            [one] 1 idea
           *[other] { $count } ideas
        }
    } back from { $side }.
do-gain_money = { $holding ->
    [0] Give { $side } { $supply } money from the general supply.
   *[other] Give { $side } the { $holding } money of the tax & tariff holding area and { $supply } money from the general supply.
}
    .short = { $holding ->
        [0] Give { $side } { $supply } money
       *[other] Give { $side } { $holding } + { $supply } money
    }
    .detail = { $holding ->
        [0] general supply
       *[other] tax & tariff + general supply
    }
    .undo = { $holding ->
        [0] Take { $supply } money back from { $side }.
       *[other] Take back from { $side } { $holding } money for the tax & tariff holding area and { $supply } money for the general supply.
    }
do-take_build_card = { $card_id ->
    [project] Take the project card from the build offer and put it on the project pile of { $side }.
    [city] Take the city card from the build offer and out of the game ({ $side }). Put its money into the tax & tariff holding area as usual.
   *[other] Take the town card ({ $card }) from the build offer and out of the game ({ $side }).
}
    .head = { $side } takes a build card
    .short = { $card_id ->
        [project] Project to his pile
        [city] City card out of the game
       *[other] Town card out of the game
    }
    .detail = { $card_id ->
        [project] from the build offer
        [city] its money to tax & tariff
       *[other] { $card }
    }
    .undo = { $card_id ->
        [project] Put the project card of { $side } back into the build offer.
        [city] Put the city card back into the build offer and take its money out of the tax & tariff holding area ({ $side }).
       *[other] Put the town card ({ $card }) back into the build offer ({ $side }).
    }
do-refill_offer = { $offer_id ->
    [build] Refill the build offer now
    [technology] Refill the technology offer now
    [population] Refill the population offer now
   *[tax] Refill the tax & tariff offer now
}: move the cards away from the deck, new ones come next to the deck. If an empire card comes up, report it.
    .short = { $offer_id ->
        [build] Refill the build offer
        [technology] Refill the technology offer
        [population] Refill the population offer
       *[tax] Refill tax & tariff
    }
    .detail = new cards next to the deck; report an empire card
do-place_city = { $side_id ->
    [static] { $tile_id ->
        [none] Put a city of the static player in { $region } next to his pieces there (if that is not possible, elsewhere in the region), in any case on a hex without tile and without good.
       *[other] Put a city of the static player in { $region } on the lowest resource tile: { $tile }.
    }
   *[other] { $tile_id ->
        [none] { $good_id ->
            [chosen] Put a city of { $side } into { $region }, on the chosen site. If a good lies there, it is his.
            [empty] Put a city of { $side } into { $region }, on a free hex without a good.
           *[other] Put a city of { $side } into { $region }, on the hex with the good { $good }. The good is his.
        }
       *[other] Put a city of { $side } into { $region }, on the highest resource tile ({ $tile }). The tile leaves the board.
    }
}
    .head = { $side_id ->
        [static] Static player: a city in { $region }
       *[other] { $side }: a city in { $region }
    }
    .short = City to { $region }
    .detail = { $side_id ->
        [static] { $tile_id ->
            [none] static player: next to his pieces there, otherwise elsewhere in the region; on a hex without tile and good
           *[other] static player: on the lowest resource tile, { $tile }
        }
       *[other] { $tile_id ->
            [none] { $good_id ->
                [chosen] { $side }: on the chosen site; a good there is his
                [empty] { $side }: on a free hex without a good
               *[other] { $side }: on the hex with { $good }; the good is his
            }
           *[other] { $side }: on the highest resource tile, { $tile }; it leaves the board
        }
    }
    .undo = { $tile_id ->
        [none] Take the city ({ $side }) out of { $region } again; a good that lay there goes back.
       *[other] Take the city ({ $side }) out of { $region } again. The tile { $tile } lies there again.
    }
do-take_tile = The resource tile { $tile } { $value } in { $region } leaves the board.
do-take_good = { $side_id ->
    [you] You get the good { $good } in { $region }.
   *[other] { $side } gets the good { $good } in { $region }.
}
do-place_town = { $side_id ->
    [static] Put a { $town } of the static player in { $region } next to his pieces there (if that is not possible, elsewhere in the region), in any case on a hex without tile and without good.
   *[other] { $good_id ->
        [chosen] Put a { $town } of { $side } into { $region }, next to one of his cities, on the chosen site. If a good lies there, it is his.
        [empty] Put a { $town } of { $side } into { $region }, next to one of his cities, on a hex without a good.
       *[other] Put a { $town } of { $side } into { $region }, next to one of his cities, on the hex with the good { $good }. The good is his.
    }
}
    .head = { $side_id ->
        [static] Static player: { $town } in { $region }
       *[other] { $side }: { $town } in { $region }
    }
    .short = Place { $town } in { $region }
    .detail = { $side_id ->
        [static] static player: next to his pieces there, otherwise elsewhere in the region; on a hex without tile and good
       *[other] { $good_id ->
            [chosen] { $side }: next to one of his cities, on the chosen site; a good there is his
            [empty] { $side }: next to one of his cities, on a hex without a good
           *[other] { $side }: next to one of his cities, on the hex with { $good }; the good is his
        }
    }
    .undo = Take the { $town } ({ $side }) out of { $region } again; a good that lay there goes back.
do-place_units = { $infantry ->
    [0] Put { $cavalry } cavalry of { $side } into { $region }.
   *[other] { $cavalry ->
        [0] Put { $infantry } infantry of { $side } into { $region }.
       *[other] Put { $infantry } infantry and { $cavalry } cavalry of { $side } into { $region }.
    }
}
    .head = { $side }: units to { $region }
    .short = Units to { $region }
    .detail = { $infantry ->
        [0] { $cavalry } cavalry
       *[other] { $cavalry ->
            [0] { $infantry } infantry
           *[other] { $infantry } infantry, { $cavalry } cavalry
        }
    }
    .undo = { $infantry ->
        [0] Take { $cavalry } cavalry of { $side } out of { $region } again.
       *[other] { $cavalry ->
            [0] Take { $infantry } infantry of { $side } out of { $region } again.
           *[other] Take { $infantry } infantry and { $cavalry } cavalry of { $side } out of { $region } again.
        }
    }
do-take_technology = { $symbols ->
    [yes] { $side } takes technology { $place } from the left: put it on “VP/symbols”.
   *[no] { $points ->
        [0] { $side } takes technology { $place } from the left: it leaves the game.
       *[other] { $side } takes technology { $place } from the left: put it on “earned VP” ({ $points } VP).
    }
}
    .head = { $side } takes a technology
    .short = Take technology { $place }
    .detail = { $symbols ->
        [yes] to “VP/symbols”
       *[no] { $points ->
            [0] out of the game
           *[other] to “earned VP”: { $points } VP
        }
    }
    .undo = Put the technology of { $side } back into the row, place { $place } from the left.
do-take_population = Put the population card with the highest gain ({ $gain }; the leftmost in a tie) on the population pile of { $side }.
    .head = { $side } takes a population card
    .short = Take a population card
    .detail = highest gain: { $gain }, the leftmost in a tie
    .undo = Put the population card with gain { $gain } from the pile of { $side } back into the offer.
do-remove_tax = For { $side } the tax & tariff card with the least unrest (the leftmost in a tie) leaves the game.
    .head = { $side } removes a tax card
    .short = Tax card out of the game
    .detail = least unrest, the leftmost in a tie
do-take_wonder = { $side } gets a random wonder from the row. Put it on a free hex in { $region }.
    .head = { $side } gets a wonder
    .short = Wonder to { $region }
    .detail = at random from the row, free hex
    .undo = Take the wonder of { $side } out of { $region } again and put it back into the row.
do-wonder_anywhere = Conditions on the wonder do not matter for him.
do-take_achievement = { $side } gets a random achievement from the row.
    .head = { $side } gets an achievement
    .short = A random achievement
    .detail = for { $side }
    .undo = Put the achievement of { $side } back into the row.
do-not_possible = { $what_id ->
    [city] { $side } cannot build a city. This part is lost.
    [town] { $side } cannot build a town. This part is lost.
    [units] { $side } cannot place units anywhere. This part is lost.
    [build] The first line is not possible. { $side } builds nothing.
    [technology] There is no technology on offer. The action is lost.
    [award] There are no wonders and no achievements left. { $side } gets nothing.
   *[war] There is no region where both { $side } and you have units. There is no war.
}
do-row_size = { $size ->
    [one] There is 1 card in the technology offer.
   *[other] There are { $size } cards in the technology offer.
}

## What is not possible, and what happens instead

nothing-build-no_project = There is no project in the build offer. { $solo ->
    [yes] So the next line of the card counts.
   *[no] With more players only the first line counts: { $side } builds nothing.
}
nothing-build-no_city = There is no city card in the build offer. { $solo ->
    [yes] So the next line of the card counts.
   *[no] With more players only the first line counts: { $side } builds nothing.
}
nothing-town-no_card = There is no town card in the build offer. { $side } places the town that he has most of in his supply: { $town }.
nothing-city-none_left = { $side } has no city left in his supply. The city is lost.
nothing-town-none_left = { $side } has no { $town } left in his supply. The town is lost.
nothing-city-no_region = In no region is there a free hex for a city. The city of { $side } is lost.
nothing-town-no_region = There is no free hex next to any city of { $side }. The town is lost.
nothing-city-moved = In { $start } there is no free hex for a city. { $side } follows the arrow to { $region }.
nothing-town-moved = In { $start } { $side } has no city with a free hex next to it. He follows the arrow to { $region }.
nothing-units-moved = In { $start } { $side } has neither city nor town. He follows the arrow to { $region }.
nothing-war-moved = In { $start } there are no units of both sides. { $side } follows the arrow: war in { $region }.
nothing-city-no_tile = There is no resource tile left in { $region }. { $side } chooses by goods and gets no resource.
nothing-tile-nothing = With more players the tile ({ $tile }) brings { $side } nothing.
nothing-tile-coins = { $side } does not take coins. He gets what he has fewest of instead: { $resource }.
nothing-technology-none = There is no card in the technology offer. { $side } takes none.
nothing-technology-single = There is no second technology beside it. { $side } takes only this one.
nothing-units-one_left = Of his units { $side } has only { $unit } left. He places only that.
nothing-units-none_left = { $side } has no units left in his supply. He gets { $money } money instead.
nothing-units-no_region = { $side } has no city and no town in any region. The units are lost.
nothing-pair-second = { $beside } already lies beside the discard pile. The action of { $card } is lost; { $side } gets a unit without cost.
nothing-pair-other_unit = { $side } has no unit of this kind left ({ $unit }). He takes the other one: { $other }.
nothing-pair-worked = { $card } goes on the discard pile, not beside it.
nothing-population-none = There is no population card on offer. { $side } takes none.
nothing-tax-empty = The tax & tariff holding area is empty. { $side } gets only the { $money } money.
nothing-award-no_wonder = There is no wonder left in the row. { $side } gets an achievement instead.
nothing-award-no_achievement = There is no achievement left in the row. { $side } gets a wonder instead.
nothing-award-none = There are neither wonders nor achievements in the rows. { $side } gets nothing.
nothing-war-none = { $persons ->
    [one] No region has units of both { $side } and you. There is no war.
   *[other] There is no region with units of { $side } and of yours. There is no war.
}
nothing-static-none = With more players there is no static player.
nothing-resources-none = With more players { $side } takes no resources: he never pays and never works.
nothing-unrest = Unrest costs { $side } no VP.

## Your turn

do-you_build = { $side_id ->
    [you] { $piece_id ->
        [cities] Your new city is in { $region }.
        [towns] Your new town is in { $region }.
       *[wonders] Your new wonder is in { $region }.
    }
   *[other] { $piece_id ->
        [cities] { $side } has a new city in { $region }.
        [towns] { $side } has a new town in { $region }.
       *[wonders] { $side } has a new wonder in { $region }.
    }
}
    .undo = { $piece_id ->
        [cities] The new city leaves { $region } again.
        [towns] The new town leaves { $region } again.
       *[wonders] The new wonder leaves { $region } again.
    }
do-change_units = { $side_id ->
    [you] Your units in { $region }: { $unit } { NUMBER($count) }.
   *[other] Units of { $side } in { $region }: { $unit } { NUMBER($count) }.
}
do-he_loses_units = { $region_id ->
    [somewhere] { $side } loses { $count } × { $unit }.
   *[other] { $side } loses { $count } × { $unit } in { $region }.
}
do-you_take = { $side_id ->
    [you] { $row_id ->
        [golden] You took a golden age.
        [achievement] You took an achievement.
       *[wonder] You took a wonder.
    }
   *[other] { $row_id ->
        [golden] { $side } took a golden age.
        [achievement] { $side } took an achievement.
       *[wonder] { $side } took a wonder.
    }
}
do-scoring_due = An empire card came up: first the war, then the empire points.

## Scoring and end

do-war = War: for each of his units in { $region } { $side } removes one of { $against_id ->
    [you] yours
   *[other] { $against }
}: siege engines first, then cavalry, then infantry. He loses none himself.
    .head = War in { $region }
    .short = War in { $region }
    .detail = { $against_id ->
        [you] for each of his units you lose one
       *[other] for each of his units { $against } loses one
    }
do-lose_units = { $side_id ->
    [you] You lose { $count } × { $unit } in { $region }.
   *[other] { $side } loses { $count } × { $unit } in { $region }.
}
    .short = Remove { $count } × { $unit }
    .detail = { $side_id ->
        [you] yours, { $region }
       *[other] { $side }, { $region }
    }
    .undo = { $side_id ->
        [you] Put { $count } × { $unit } of yours into { $region } again.
       *[other] Put { $count } × { $unit } of { $side } into { $region } again.
    }
do-empire_region = { $region }, influence: { $influence }. { $tied ->
    [yes] A tie: you count the VP by the base game.
   *[no] VP: { $points }.
}
do-score_empire = Empire points for { $side_id ->
    [you] you
   *[other] { $side }
}: { $points } VP.
    .head = Empire scoring
    .short = { $points } VP for { $side_id ->
        [you] you
       *[other] { $side }
    }
    .detail = empire points
    .undo = { $side_id ->
        [you] Your { $points } VP of empire points no longer count.
       *[other] The { $points } VP of empire points for { $side } no longer count.
    }
do-last_turns = The end has come. { $turns ->
    [one] This is the last turn.
   *[other] There are { $turns } turns left, counting the present one.
} If your game ends earlier, say “finish”.
    .head = The end has come
    .short = { $turns ->
        [one] The last turn
       *[other] { $turns } turns left
    }
    .detail = counting the present one
do-end_now = The game is over by the rules of the base game.
do-score_part = { $side }: { $part } { $count } → { $points } VP.
    .head = The final scoring
do-score_line = { $side }, { $part }: { $part_id ->
    [money] { $count }, 1 VP per { $each } = { $points } VP
    [population] { $count }, 1 VP per { $each } = { $points } VP
    [earned] { $points } VP
    [empire] { $points } VP
   *[other] { $count } × { $each } = { $points } VP
}.
    .head = The final scoring
    .short = { $part }: { $points } VP
    .detail = { $part_id ->
        [money] { $count }, 1 VP per { $each }
        [population] { $count }, 1 VP per { $each }
        [earned] as printed
        [empire] from the scorings
       *[other] { $count } × { $each }
    }
do-your_score = { $side_id ->
    [you] You have { $points } VP.
   *[other] { $side } has { $points } VP.
}
do-game_over = The game is over.
    .head = The game is over
    .short = The game is over

play-reconstructed = { $count ->
    [one] 1 value is reconstructed
   *[other] { $count } values are reconstructed
}, not printed: how many pieces a colour has, what the arrow means, on the levels hard and expert also two action cards.

## Questions

ask-draw-action = Turn over the top card of his action deck. Which one is it?
ask-draw-location = Turn over the top location card. Which one is it?
ask-draw-leader = Draw a leader at random. Which one is it?
ask-regions-more = Which of these regions are also in play with your number of players?
ask-rows-golden = How many golden ages are laid out with your number of players?
ask-rows-achievements = How many achievements are laid out with your number of players?
ask-rows-wonders = How many wonders are laid out with your number of players?
ask-region-tiles = { $known ->
    [0] Which resource tiles are in { $region }? Name them one by one, with kind and value.
   *[other] { $region }: so far { $tiles }. Which others?
}
ask-leader-yours = Which leader do you take?
ask-start-symbols = How many of the 5 starting technologies of { $side } show “?” at the bottom left?
ask-start-earned = How many VP do the other starting technologies of { $side } show in all?
ask-start-yours = Where is your first city?
ask-start-higher = Which tile has the higher value: { $first } ({ $region }) or { $second } ({ $other })?
ask-your-site = { $known ->
    [0] Which good does the city in { $region } bring you?
   *[other] What does your city in { $region } stand on?
}
ask-your-turn = { $last ->
    [0] Round { $round }, your turn.
    [1] The last turn of the game.
   *[other] { $last } turns left, counting this one.
} { $more ->
    [yes] What else? “done” ends your turn.
   *[no] What have you built, placed or taken from a row? “done” ends your turn.
}
    .short = { $last ->
        [0] Round { $round }, your turn
        [1] The last turn of the game
       *[other] { $last } turns left, counting this one
    }: { $more ->
        [yes] what else?
       *[no] what have you done?
    }
ask-your-good = Which good does the town in { $region } bring you?
ask-your-too_many = You would have { $count } { $piece_id ->
    [cities] cities
    [towns] towns
    [infantry] infantry
   *[cavalry] cavalry
} on the board then (the last one in { $region }). A colour has only { $most } here{ $guessed ->
    [yes] {" "}(reconstructed)
   *[no] {""}
}. Enter it anyway?
ask-units-count = How many units ({ $unit }) do you place in { $region }?
ask-withdraw-unit = Which of your units leave { $region }?
ask-withdraw-count = How many ({ $unit })?
ask-defeat-bot = Whose units?
ask-defeat-unit = Which units does { $side } lose?
ask-defeat-count = How many ({ $unit }) does { $side } lose? No more than he has there.
ask-scoring-whose = In whose turn did this third empire card come up? Refilling belongs to the turn before it.
ask-scoring-last = Did another empire card come up when you refilled after this last turn?
ask-technology-size = How many cards are in the technology offer?
ask-technology-symbols = Technology offer: which cards (counted from the left) show “?” at the bottom left?
ask-technology-numbers = No “?”. Which cards (counted from the left) show a number of points at the bottom left?
ask-technology-most = No points. Which cards (counted from the left) have the most symbols at the bottom right?
ask-technology-leader = Which of the cards { $cards } show the symbol of his leader ({ $leader })? Of several the leftmost is enough.
ask-technology-points = How many points does technology { $place } from the left show at the bottom left?{ $none ->
    [yes] {" "}0 if none.
   *[no] {""}
}
ask-technology-both = How many points do technologies { $chosen } and { $neighbour } from the left show at the bottom left?
ask-unlikely-points = { $points } VP on { $cards ->
    [one] one card? As far as is known, at most { $most } are printed
   *[other] { $cards } cards? As far as is known, at most { $most } are printed in all
}. Is that really right?
ask-population-gain = What is the highest population gain on offer? 0 if there is no card.
ask-tax-holding = How much money is in the tax & tariff holding area?
ask-city-room = { $moved ->
    [yes] Further along the arrow: there is no resource tile left in { $region }.
   *[no] There is no resource tile left in { $region }.
} Which goods lie on free hexes there? “empty” stands for a free hex without a good.
ask-town-room = { $moved ->
    [yes] { $region } is the next region along the arrow with a city of his.{" "}
   *[no] {""}
}Which free hexes in { $region } are next to his cities? Name the goods on them; “empty” stands for a hex without a good.
ask-empire-points = { $side_id ->
    [you] Empire points for you:
   *[other] Empire points for { $side }:
} { $ties ->
    [0] How many VP are they by the rules of the base game?
   *[other] { $sure } VP are sure, a tie in { $tied }. How many are they in all by the rules of the base game?
}
ask-end-yours = How many VP do you have in all, with your empire points? (Empire points, counted here: { $empire })

## Decisions

choose-start-tile = His start city in { $region }: which resource tile?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-static-tile = The first city of the static player in { $region }: which resource tile?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-fewest-region = “Fewest”: in which region does { $side } have the fewest cities (none counts too)?
choose-city-region = Region for a city of { $side }: from { $start } on, with a free hex
choose-town-region = Region for a town of { $side }: from { $start } on, with a free hex next to one of his cities
choose-units-region = Region for units of { $side }: from { $start } on{ $units_id ->
    [present] , where he has a city or a town
   *[anywhere] {""}
}
choose-war-region = Region for the war of { $side }: from { $start } on, with units of his and of { $persons ->
    [one] yours
   *[other] you all
}
choose-war-enemy = Who does { $side } attack in { $region }?
choose-city-tile = Site of the city of { $side } in { $region }: which resource tile?{ $known ->
    [0] {""}
   *[other] {" "}{ $tiles }
}
choose-coin-resource = Coins: which resource does { $side } get instead?
choose-city-good = Site of the city of { $side } in { $region }: no tile, so by good; without a good any free hex
    .short = The city of { $side } in { $region }
choose-town-site = Site of the town of { $side } in { $region }: next to one of his cities, by good; without a good a free hex
    .short = The town of { $side } in { $region }
choose-town-kind = No town card: which town does { $side } place?
choose-build-card = { $card_id ->
    [project] Which project does { $side } take from the build offer? (leader: { $leader })
    [city] Which city card does { $side } take from the build offer? (leader: { $leader })
   *[town] Which town card does { $side } take from the build offer? (leader: { $leader })
}
choose-technology-card = Which technology does { $side } take? (counted from the left)
choose-wonder-region = Where does { $side } put his wonder?
by-start-highest = the highest value; money does not count
by-start-preferred = with equal values: { $order }
by-static-lowest = the lowest value; money counts too
by-static-you_choose = of equally low ones you choose one
by-good-you_choose = of equally good sites you choose one
by-war-you_choose = if several of you have units there, you choose
ask-static-you_choose = Several tiles in { $region } are equally low: on which one do you put the city of the static player?
by-fewest-cities = the fewest of his cities
by-fewest-home = in a tie the first from his home region { $start } on (itself first), { $clockwise ->
    [yes] clockwise
   *[no] counterclockwise
} ({ $right ->
    [yes] →
   *[no] ←
})
by-region-arrow = the first possible one from { $start } on (itself first), { $clockwise ->
    [yes] clockwise
   *[no] counterclockwise
} ({ $right ->
    [yes] →
   *[no] ←
})
by-wonder-arrow = in a tie the first from { $start } on (itself first), { $clockwise ->
    [yes] clockwise
   *[no] counterclockwise
} ({ $right ->
    [yes] →
   *[no] ←
})
by-city-highest = the highest value; money counts too
by-city-no_money = with equal values money last
by-city-fewest = with equal values: what he has fewest of
by-city-order = the order on the location card: { $order }
by-coin-fewest = what he has fewest of
by-coin-order = the order on the location card: { $order }
by-good-nobody = a good that { $persons ->
    [one] neither you nor he has
   *[other] none of you and he has
}
by-good-yours = a good that { $persons ->
    [one] you have and he has not
   *[other] one of you has and he has not
}
by-good-his = a good that he has and { $persons ->
    [one] you have not
   *[other] none of you has
}
by-good-both = a good that he has and { $persons ->
    [one] you have too
   *[other] one of you has too
}
ask-good-you_choose = { $piece_id ->
    [city] Several sites for the city of { $side } in { $region } are equally good: which one does he get?
   *[town] Several sites for the town of { $side } in { $region } are equally good: which one does he get?
}
by-town-most = what he has most of in his supply
by-town-farm = in a tie the farm town
by-build-symbol = of several one with the symbol of his leader ({ $leader })
by-build-rightmost = otherwise the rightmost
by-technology-question = with “?” at the bottom left
by-technology-number = with a number of points at the bottom left
by-technology-most = with the most symbols at the bottom right
by-technology-leader = of several one with the symbol of his leader ({ $leader })
by-technology-leftmost = otherwise the leftmost
by-wonder-influence = his greatest influence (city and wonder 2, town and unit 1)
ask-war-you_choose = Several of you have units in { $region }: who does { $side } wage war against?
measured-start-highest = value { $value }
measured-start-preferred = place { $value }
measured-static-lowest = value { $value }
measured-fewest-cities = { $value ->
    [0] no city
    [one] 1 city
   *[other] { $value } cities
}
measured-fewest-home = { $value ->
    [0] the region itself
    [one] 1 region further
   *[other] { $value } regions further
}
measured-region-arrow = { $value ->
    [0] the region itself
    [one] 1 region further
   *[other] { $value } regions further
}
measured-wonder-arrow = { $value ->
    [0] the region itself
    [one] 1 region further
   *[other] { $value } regions further
}
measured-city-highest = value { $value }
measured-city-fewest = he has { $value }
measured-city-order = place { $value }
measured-coin-fewest = he has { $value }
measured-coin-order = place { $value }
measured-town-most = { $value } in supply
measured-wonder-influence = influence { $value }

## Names

verb-tile = tile
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
verb-scoring = empire
verb-end = finish
verb-points = points
note-done = Your turn is over, it is HeroBotus’s turn.
note-withdraw = Your units leave a region.
note-defeat = His units go back to his supply.
note-wonder = You built one from the row.
note-achievement = You took one from the row.
note-golden = You took a golden age.
note-scoring = A card came up. First enter what you have built.
note-end = The base game is over earlier.
field-region = region
field-kind = kind
field-value = value
field-unit = unit
field-chosen = chosen
field-neighbour = beside it
opt-one_tile = { $kind } { $value }
opt-none = none of them
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
because-your-no_city = Guided, the app keeps no board: you need not report that.
because-your-no_town = Guided, the app keeps no board: you need not report that.
because-your-no_units = Guided, the app keeps no board: you need not report that.
because-your-no_withdraw = No units of yours are entered here.
because-your-no_defeat = HeroBotus has no units on the board.
because-your-no_wonder = There is no wonder left in the row.
because-your-no_achievement = There is no achievement left in the row.
because-your-no_golden = There is no golden age left in the row.
because-your-no_scoring = There have been three empire scorings already.
because-your-no_more = There is no need: your turn continues until you say “done”.
because-tiles-only_money = A start region has at least one tile with stone, food or ideas.
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
row-if_ended = VP if the game ended now
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
fault-bot-supply = By its values his colour does not have that many pieces. Up to 99 are possible if the app keeps the board; otherwise first enter how many his colour has, under “Where the values come from”.
fault-points-numbers = A number of points is missing or not possible.
fault-table-numbers = A number of the rows, the scorings, the last turns or the holding area is not possible.
fault-turn-unknown = There is no such side or round here.
fault-action-cards = The nine action cards of the level are not exactly once in the deck, on or beside the discard pile.
fault-action-beside = Only a tax or population card can lie beside the discard pile.
fault-action-empty = The action deck is empty.
fault-location-cards = The location cards are not exactly once in the deck, on the discard pile or out of the game.
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
state-more = something reported in this turn
state-due = scoring is due
state-revealed = who revealed the third empire card
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
state-tiles = resource tiles
state-goods = goods on the board
state-owned = goods
state-cities = cities
state-towns = towns
state-infantry = infantry
state-cavalry = cavalry
state-siege = siege engines
state-wonders = wonders
state-row_size = cards in the technology offer
state-rows = invented offers
state-holding = holding area
state-empire = empire points
state-final = final points

## Kinds of values in the card pack
cards-arrow = Arrows
cards-action = Action cards
cards-location = Location cards
cards-leader = Leaders
cards-region = Regions
cards-level = Levels
cards-stock = Supply
cards-good = Goods

## On buttons: what an action is called, what it asks for, what it is called as a whole

tap-tile = Tile
    .asks-kind = Which kind?
    .asks-value = Which value is on it?
    .whole = { $kind } { $value }
tap-that_is_all = That is all
tap-city = City
    .asks-region = In which region is your city?
    .whole = City in { $region }
tap-town = Town
    .asks-region = In which region is your town?
    .whole = Town in { $region }
tap-units = Units
    .asks-region = In which region do you raise units?
    .asks-unit = Which units?
    .whole = { $unit } in { $region }
tap-withdraw = Withdraw
    .asks-region = Which region do your units leave?
    .whole = Withdraw from { $region }
tap-defeat = Defeat
    .asks-region = In which region do you defeat his units?
    .whole = Defeat him in { $region }
tap-wonder = Wonder
    .asks-region = In which region is your wonder?
    .whole = Wonder in { $region }
tap-achievement = Achievement
tap-golden = Golden age
tap-more = Several
tap-scoring = Empire card
tap-end = Game end
tap-points = Points
    .asks-chosen = How many points does the chosen technology show?
    .asks-neighbour = How many points does the technology beside it show?
tap-done = End turn
quick-done = Nothing to report of my turn
quick-scoring = An empire card came up

## What stands on a card
on-letters = Levels: { $value }
on-first = First action: { $value }
on-second = Second action: { $value }
on-cost = Costs: { $value }
on-unit = Unit: { $value }
on-region = Region: { $value }
on-order = Order of the tiles: { $value }
on-ability = Ability: { $value }
on-symbol = Symbol: { $value }
on-count = { $value } in the supply
on-money = Money at the start: { $value }
on-population = Population at the start: { $value }
on-first-build_project = build a project
on-first-build_city = build a city
on-first-military = military
on-first-reshuffle = reshuffle
on-first-tax = taxes
on-first-technology = technology
on-second-technology = technology
on-ability-build_city = build a city
on-ability-build_project = build a project
on-ability-farm_town = farm town
on-ability-military = military
on-ability-technology = technology
on-symbol-construction = construction
on-symbol-culture = culture
on-symbol-economy = economy
on-symbol-food_production = food production
on-symbol-government = government
on-symbol-health = health
on-symbol-military = military
on-symbol-science = science
on-symbol-urbanism = urbanism
on-letters-CX = C, X
on-letters-EM = E, M
on-letters-EMCX = all
on-letters-EX = E, X
on-letters-MC = M, C

## The score pad: where your points come from
pad-empire = Empire points
pad-cities = Cities (2 each)
pad-towns = Towns (1 each)
pad-goods_towns = Manufactory towns with their good (5 instead of 1: enter 4 each)
pad-technologies = Technologies
pad-projects = Projects
pad-wonders = Wonders
pad-achievements = Achievements
pad-golden = Golden ages
pad-others = Everything else, also what is lost

# The tour
tour-move = This is his move.
tour-move-says = Visavis plays HeroBotus by his cards. This line says in one sentence what he does.
tour-why = A tie: the place decides.
tour-why-says = Three cards have a “?” at the bottom left, none of them his leader’s symbol. So he takes the leftmost one: card 2.
