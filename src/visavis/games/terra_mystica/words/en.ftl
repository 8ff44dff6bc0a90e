game-name = Terra Mystica: Automa
    .short = Terra Mystica
game-about = The Automa of Terra Mystica at your own table: the app runs her exactly by the rules and says why. Unofficial.
    .short = Automa, 5 levels

## Set-up

do-lay_out_tiles = { $merchants ->
    [yes] Shuffle the twelve scoring tiles of the Automa for the Merchants (with the small white ship at the bottom) and lay out one for each of rounds 1 to 6, with the side up whose light mark on the left fits the round. The tile with the spade does not lie in round 5 or 6.
   *[no] Shuffle the nine scoring tiles of the Automa and lay out one for each of rounds 1 to 6, with the side up whose light mark on the left fits the round. The tile with the spade does not lie in round 5 or 6.
}
    .head = Set the game up
    .short = Lay out 6 scoring tiles
    .detail = { $merchants ->
        [yes] shuffled from the twelve of the Automa for the Merchants (small white ship at the bottom); the side up whose light mark on the left fits the round; no spade in round 5 or 6
       *[no] shuffled from the nine of the Automa; the side up whose light mark on the left fits the round; no spade in round 5 or 6
    }
do-lay_tiles = Lay out the scoring tiles of the Automa for rounds 1 to 6: { $tiles }. The side is up whose light mark on the left fits the round.
    .head = Set the game up
    .short = Lay out the scoring tiles
    .detail = Automa, rounds 1 to 6: { $tiles }; the side up whose light mark on the left fits the round
do-tiles_laid = The scoring tiles of rounds 1 to 6: { $tiles }.
do-cover_end = Cover the upper right of the tile of round 6 with the end marker.
    .short = End marker on round 6
    .detail = covers the upper right corner of the tile
do-start_figure = { $two ->
    [yes] The start player takes the start-player figure and is the first person here. The Automa is always third.
   *[no] You are the start player: take the start-player figure.
}
    .head = How the game begins
    .short = { $two ->
        [yes] The start player takes the figure
       *[no] Take the start-player figure
    }
    .detail = { $two ->
        [yes] the start-player figure; its owner is the first person here, the Automa is always third
       *[no] {""}
    }
do-you_play = { $seat_id ->
    [friend] The second person plays { $people }, home { $home }.
   *[you] You play { $people }, home { $home }.
}
do-she_plays = Lay the faction card of the Automa in her area: { $faction }. Her home terrain: { $home }.
    .head = Set up her area
    .short = Faction card: { $faction }
    .detail = in the area of the Automa, home terrain { $home }
do-she_is = The Automa plays { $faction }. Her home terrain: { $home }. On the cult board: fire { $fire }, water { $water }, earth { $earth }, air { $air }.
do-lay_priority = Lay the terrain-priority card { $home } in her area.
    .short = Priority card { $home }
    .detail = in her area
do-place_cults = Put her markers on the cult board: fire { $fire }, water { $water }, earth { $earth }, air { $air }.
    .short = 4 markers on the cult board
    .detail = fire { $fire }, water { $water }, earth { $earth }, air { $air }
do-card_says = { $what_id ->
    [youth] The priority card of the youth: { $terrain }.
    [fallow] Fallow land is { $terrain }.
   *[blighted] Blighted land is { $terrain }.
}
do-take_pieces = Lay in the area of the Automa: { $dwellings } dwellings, { $houses } trading houses, 3 temples, stronghold, sanctuary and all 7 priests of her colour.
    .head = Set up her area
    .short = Her buildings and 7 priests
    .detail = of her colour, in the area of the Automa: { $dwellings } dwellings, { $houses } trading houses, 3 temples, stronghold, sanctuary
do-put_away = Put { $dwellings } of her dwellings back in the box, they are not used.
    .short = { $dwellings } dwellings back in the box
do-put_houses_away = Merchants: put { $houses } of her trading houses back in the box as well.
    .short = { $houses } trading houses in the box
do-lay_trade = Merchants: lay her shipyard and all trade markers of her colour in her area.
    .short = Her shipyard and trade markers
    .detail = all of her colour, in her area
do-place_points = Put her fifth marker on space { $points } of the points track.
    .short = Marker on { $points } of the points
    .detail = her fifth marker, space { $points } of the points track
do-lay_out_bonus = Shuffle the round bonus cards and lay { $cards } of them face up in a row.
    .short = { $cards } round bonus cards in a row
do-lay_bonus = Lay these round bonus cards face up in a row: { $hers }, { $cards }. The Automa takes the leftmost: { $hers }.
    .short = Lay out the round bonus cards
    .detail = Automa: { $hers }; row: { $cards }
do-bonus_laid = The Automa takes the leftmost round bonus card: { $hers }.
    .short = Automa: { $hers }
    .detail = the leftmost round bonus card
do-you_take_bonus = { $seat_id ->
    [friend] The second person takes { $card }.
   *[you] You take { $card }.
}
do-show_letters = Draw a random automa card: { $card }. Marked dwelling on { $marked }, unmarked on { $plain }. Put the card back.
do-draw_letters = Draw a random automa card and look at the letters for the first dwellings at its lower left. Put it back afterwards.
    .short = Draw a random automa card
    .detail = letters for the first dwellings at the lower left, then back
do-letters_shown = Card { $card }: marked dwelling on letter { $marked }, unmarked on { $plain }.
do-first_dwelling = { $group_id ->
    [marked] Place an Automa dwelling on { $space } and mark it with a power token.
   *[plain] Place an Automa dwelling on { $space }, without a power token.
}
    .head = Her first dwellings
    .short = Automa: dwelling on { $space }
    .detail = { $group_id ->
        [marked] with a power token
       *[plain] without a power token
    }
    .undo = { $group_id ->
        [marked] Take the dwelling and the power token back from { $space }.
       *[plain] Take the dwelling back from { $space }.
    }
do-shuffle_deck = Take as starting cards { $cards }. Shuffle the other cards face down as the reserve{ $unseen ->
    [0] {""}
    [one] {""} and add 1 of them unseen
   *[other] {""} and add { $unseen } of them unseen
}. Shuffle the starting cards as her deck.
    .short = Shuffle her deck
    .detail = starting cards { $cards }{ $unseen ->
        [0] {""}
       *[other] {""} and { $unseen } unseen of the reserve
    }; the other cards face down as the reserve
do-hold_back = Lay { $card } face down on top of the reserve. It joins her deck after round 1.
    .short = { $card } on top of the reserve
do-make_deck = Her deck: { $cards }{ $unseen ->
    [0] {""}
    [one] {" "}and 1 unseen card of the reserve
   *[other] {" "}and { $unseen } unseen cards of the reserve
}. The others are the reserve.
do-deck_made = Her deck: { $cards }{ $unseen ->
    [0] {""}
    [one] {" "}and 1 unseen card of the reserve
   *[other] {" "}and { $unseen } unseen cards of the reserve
}.
do-values_in_play = Reconstructed in this game: { $reconstructed }. Likely, but not seen in print: { $likely }. If you own the box, compare and correct them.
do-turn_sideways = Turn the bottom two cards of her deck sideways so that they stick out.
    .short = Bottom 2 cards sideways
    .detail = in her deck, so that they stick out
do-lay_extra = Merchants: put cards *2 and *4 of the base set in the box, keep the extra card for later, and lay the reminder tile beside the scoring tile of round 2.
    .short = Keep the extra card for later
    .detail = reminder tile beside round 2

## Your turn

do-you_build = { $seat_id ->
    [friend] The second person builds a dwelling on { $space }.
   *[you] You build a dwelling on { $space }.
}
    .undo = { $seat_id ->
        [friend] The second person takes their dwelling back from { $space }.
       *[you] Take your dwelling back from { $space }.
    }
do-you_upgrade = { $seat_id ->
    [friend] The second person upgrades { $space }: { $building }.
   *[you] You upgrade { $space }: { $building }.
}
    .undo = { $seat_id ->
        [friend] The second person puts the old building back on { $space } instead of the new one ({ $building }).
       *[you] Put the old building back on { $space } instead of the new one ({ $building }).
    }
do-you_transform = { $space } becomes { $ground }.
    .undo = Undo the transforming of { $space }.
do-you_dig = { $space } becomes { $ground } through the cult bonus.
do-you_advance = { $seat_id ->
    [friend] The second person goes up { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    } in { $cult }{ $priest ->
        [0] .
       *[other] , with a priest on the { $priest }.
    }
   *[you] You go up { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    } in { $cult }{ $priest ->
        [0] .
       *[other] , with a priest on the { $priest }.
    }
}
    .undo = { $seat_id ->
        [friend] The second person moves their marker in { $cult } back down { $steps ->
            [one] 1 level
           *[other] { $steps } levels
        }{ $priest ->
            [0] .
           *[other] {""} and takes the priest off the { $priest }.
        }
       *[you] Move your marker in { $cult } back down { $steps ->
            [one] 1 level
           *[other] { $steps } levels
        }{ $priest ->
            [0] .
           *[other] {""} and take the priest off the { $priest }.
        }
    }
do-you_descend = { $seat_id ->
    [friend] The second person goes down { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    } in { $cult }.
   *[you] You go down { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    } in { $cult }.
}
do-you_take_favour = { $seat_id ->
    [friend] The second person takes the favour tile { $cult } { $steps }.
   *[you] You take the favour tile { $cult } { $steps }.
}
do-you_use_power = { $action ->
    [1] Power action 1 (bridge) is used.
    [2] Power action 2 (priest) is used.
    [3] Power action 3 (workers) is used.
    [4] Power action 4 (coins) is used.
    [5] Power action 5 (1 spade) is used.
    [6] Power action 6 (2 spades) is used.
    [7] The left power action of the Merchants is used.
    [8] The middle power action of the Merchants is used.
   *[9] The right power action of the Merchants is used.
}
do-you_use_again = { $seat_id ->
    [friend] The second person, as Yetis, uses the covered power action { $action }.
   *[you] As Yetis you use the covered power action { $action }.
}
do-you_bridge = { $seat_id ->
    [friend] The second person builds a bridge: { $bridge }.
   *[you] You build a bridge: { $bridge }.
}
    .undo = { $seat_id ->
        [friend] The second person takes their bridge away again: { $bridge }.
       *[you] Take your bridge away again: { $bridge }.
    }
do-you_found = { $seat_id ->
    [friend] The second person founds a town: { $spaces }.
   *[you] You found a town: { $spaces }.
}
do-you_double = You take two actions in a row.
do-turn_ends = { $next_id ->
    [her] { $seat_id ->
        [friend] The turn of the second person is over, now the Automa plays.
       *[you] Your turn is over, now the Automa plays.
    }
    [friend] { $seat_id ->
        [friend] The turn of the second person is over. All others have passed, they play on.
       *[you] Your turn is over, now the second person plays.
    }
   *[you] { $seat_id ->
        [friend] The turn of the second person is over, now it is yours.
       *[you] Your turn is over. All others have passed, you play on.
    }
}
do-you_pass = { $card_id ->
    [somewhere] { $seat_id ->
        [friend] The second person passes.
       *[you] You pass.
    }
   *[other] { $seat_id ->
        [friend] The second person passes and takes { $card }{ $coins ->
            [0] {""}
            [one] {""} with 1 coin
           *[other] {""} with { $coins } coins
        }. The old card takes its place.
       *[you] You pass and take { $card }{ $coins ->
            [0] {""}
            [one] {""} with 1 coin
           *[other] {""} with { $coins } coins
        }. Your old card takes its place.
    }
}
do-turn_reserve = Cultists: turn over the top card of the reserve, then put it aside.
    .short = Turn over a reserve card
    .detail = then put it aside
do-cultists_card = { $points ->
    [0] Cultists: card { $card } of the reserve shows no points. You may go up 1 level on a cult track.
    [one] Cultists: card { $card } of the reserve. You score 1 point.
   *[other] Cultists: card { $card } of the reserve. You score { $points } points.
}
    .short = { $points ->
        [0] You may go up 1 cult level
        [one] You score 1 point
       *[other] You score { $points } points
    }
    .detail = Cultists: card { $card }
do-shuffle_reserve = Shuffle the cards put aside as the new reserve.
do-shuffle_aside = The reserve is empty: shuffle the cards put aside as the new reserve.
    .short = Shuffle the cards put aside
    .detail = they are the new reserve
do-reserve_renewed = The cards put aside are the new reserve.
do-one_power = Shapeshifters: you gain 1 power instead of a token.
    .short = You gain 1 power
    .detail = Shapeshifters, instead of the token

## Her turn

do-turn_card = Her next card: { $card }.
do-turn_over = { $place_id ->
    [support] Turn over the top card of her deck: her support card.
   *[action] { $first ->
        [yes] Turn over the next card of her deck and lay it to the left of the first: her action card.
       *[no] The last action card becomes the support card. Turn over the next card of her deck and lay it to the left: her action card.
    }
}
    .short = { $place_id ->
        [support] Turn over a card: support
       *[action] Turn over a card: action
    }
    .detail = { $place_id ->
        [support] only its left half counts
       *[action] { $first ->
            [yes] to the left of it, its right half counts
           *[no] to the left of it, its right half counts; the old action card is now the support card
        }
    }
    .undo = Turn the card face down again and put it back on her deck.
do-card_turned = { $place_id ->
    [support] Her support card: { $card }.
   *[action] Her action card: { $card }.
}
do-values_from = { $source_id ->
    [ours] Her values on the scoring tiles are those that the app knows.
   *[read] You read her values on the scoring tiles.
}
do-score = The Automa scores { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
    .short = { $points ->
        [one] 1 point for the Automa
       *[other] { $points } points for the Automa
    }
    .undo = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    } off the Automa's score again.
do-score_tile = The Automa scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for her value on the scoring tile.
    .head = The Automa passes
    .short = { $points ->
        [one] 1 point for the Automa
       *[other] { $points } points for the Automa
    }
    .detail = her value on the scoring tile
    .undo = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    } off the Automa's score again.
do-lay_terrain = Place a { $ground } tile on { $space }.
    .short = Place { $ground } tile on { $space }
    .undo = Remove the { $ground } tile from { $space }.
do-place_dwelling = { $space_id ->
    [somewhere] { $group_id ->
        [marked] Put her dwelling there and mark it with a power token. If the space is not her home terrain, lay a tile of it first. If it is next to your buildings you may take power.
       *[plain] Put her dwelling there, without a power token. If the space is not her home terrain, lay a tile of it first. If it is next to your buildings you may take power.
    }
   *[other] { $group_id ->
        [marked] Place an Automa dwelling on { $space } and mark it with a power token.
       *[plain] Place an Automa dwelling on { $space }, without a power token.
    }
}
    .head = { $space_id ->
        [somewhere] The Automa builds
       *[other] The Automa builds on { $space }
    }
    .short = { $space_id ->
        [somewhere] Put her dwelling there
       *[other] Dwelling on { $space }
    }
    .detail = { $space_id ->
        [somewhere] { $group_id ->
            [marked] with a power token; home tile if needed; power?
           *[plain] without a power token; home tile if needed; power?
        }
       *[other] { $group_id ->
            [marked] with a power token
           *[plain] without a power token
        }
    }
    .undo = { $space_id ->
        [somewhere] Take her new dwelling back, and what you laid under it.
       *[other] { $group_id ->
            [marked] Take the dwelling and the power token back from { $space }.
           *[plain] Take the dwelling back from { $space }.
        }
    }
do-upgrade = { $space_id ->
    [somewhere] Replace the building you found ({ $old }) with: { $new }. If it is next to your buildings you may take power.
   *[other] Replace her building on { $space } ({ $old }) with: { $new }.
}
    .head = { $space_id ->
        [somewhere] The Automa upgrades
       *[other] The Automa upgrades { $space }
    }
    .short = { $space_id ->
        [somewhere] Upgrade: { $new }
       *[other] Upgrade { $space }: { $new }
    }
    .detail = instead of: { $old }
    .undo = { $space_id ->
        [somewhere] Put her old building back: { $old } instead of { $new }.
       *[other] Put her old building back on { $space }: { $old } instead of { $new }.
    }
do-may_take_power = { $seat_id ->
    [friend] The second person may take { $power } power, { $price ->
        [0] for free
        [one] for 1 point
       *[other] for { $price } points
    }. From: { $each }.
   *[you] You may take { $power } power, { $price ->
        [0] for free
        [one] for 1 point
       *[other] for { $price } points
    }. From: { $each }.
}
    .short = { $seat_id ->
        [friend] 2nd person: { $power } power possible
       *[you] You may take { $power } power
    }
    .detail = { $price ->
        [0] for free
        [one] for 1 point
       *[other] for { $price } points
    }
do-cover_power = { $action ->
    [0] Cover the power action you found with an action token.
    [1] Cover power action 1 (bridge) with an action token.
    [2] Cover power action 2 (priest) with an action token.
    [3] Cover power action 3 (workers) with an action token.
    [4] Cover power action 4 (coins) with an action token.
    [5] Cover power action 5 (1 spade) with an action token.
    [6] Cover power action 6 (2 spades) with an action token.
    [7] Cover the left power action of the Merchants with an action token.
    [8] Cover the middle power action of the Merchants with an action token.
   *[9] Cover the right power action of the Merchants with an action token.
}
    .head = The Automa takes a power action
    .short = { $action ->
        [0] Cover the power action
        [7] Cover Merchants' left action
        [8] Cover Merchants' middle action
        [9] Cover Merchants' right action
       *[other] Cover power action { $action }
    }
    .detail = { $action ->
        [1] bridge
        [2] priest
        [3] workers
        [4] coins
        [5] 1 spade
        [6] 2 spades
       *[other] action token on it
    }
    .undo = { $action ->
        [0] Take the action token off the power action.
        [7] Take the action token off the left power action of the Merchants.
        [8] Take the action token off the middle power action of the Merchants.
        [9] Take the action token off the right power action of the Merchants.
       *[other] Take the action token off power action { $action }.
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
    .head = The Automa advances: { $cult }
    .short = { $priest ->
        [0] { $cult }: Automa +{ $steps }
       *[other] { $cult }: priest on the { $priest }
    }
    .detail = { $priest ->
        [0] without a priest
       *[other] she goes up { $steps ->
            [one] 1 level
           *[other] { $steps } levels
        }
    }
    .undo = { $priest ->
        [0] Move her marker in { $cult } back down { $steps ->
            [one] 1 level
           *[other] { $steps } levels
        }.
       *[other] Take her priest off the { $priest } of { $cult } and move her marker back down { $steps ->
            [one] 1 level
           *[other] { $steps } levels
        }.
    }
do-take_favour = The Automa takes the favour tile { $cult } 3 and goes up { $steps ->
    [one] 1 level
   *[other] { $steps } levels
} there.
    .head = The Automa takes a favour tile
    .short = She takes favour tile { $cult } 3
    .detail = she goes up { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    }
    .undo = Put the favour tile { $cult } 3 back and move her marker there back down { $steps ->
        [one] 1 level
       *[other] { $steps } levels
    }.
do-trade = { $space_id ->
    [somewhere] Lay one of her trade markers under the building you found. The Automa scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] Lay one of her trade markers under the building on { $space }. The Automa scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
    .head = The Automa trades
    .short = { $space_id ->
        [somewhere] Trade marker under it
       *[other] Trade marker on { $space }
    }
    .detail = { $points ->
        [one] 1 point for the Automa
       *[other] { $points } points for the Automa
    }
    .undo = { $space_id ->
        [somewhere] Take her trade marker away again.
       *[other] Take her trade marker away from { $space } again.
    } Take { $points ->
        [one] 1 point
       *[other] { $points } points
    } off the Automa's score.
do-trade_power = The owner of the building may take power for her trade by the rules of the Merchants.
    .short = Power for her trade possible
    .detail = for the owner of the building
do-place_cube = { $space_id ->
    [somewhere] Put a worker cube there. What it does stands on the faction card.
   *[other] Put a worker cube on { $space }. What it does stands on the faction card.
}
    .head = The Automa places a cube
    .short = { $space_id ->
        [somewhere] Cube on the space
       *[other] Cube on { $space }
    }
    .detail = what it does: see the faction card
    .undo = { $space_id ->
        [somewhere] Take the worker cube away again.
       *[other] Take the worker cube off { $space } again.
    }
do-blight_land = { $space_id ->
    [somewhere] Lay a tile { $ground } on the space you found: the fallow land is blighted.
   *[other] Lay a tile { $ground } on { $space }: the fallow land is blighted.
}
    .head = The Automa blights land
    .short = { $space_id ->
        [somewhere] Tile { $ground } on the space
       *[other] Tile { $ground } on { $space }
    }
    .detail = blighted
    .undo = { $space_id ->
        [somewhere] Take the tile { $ground } away again.
       *[other] Take the tile { $ground } off { $space } again.
    }
do-she_passes = The Automa passes.
    .head = The Automa passes
    .short = The Automa passes
    .undo = The Automa has not passed yet.
do-she_takes_bonus = { $card_id ->
    [somewhere] { $place_id ->
        [left] She takes the left round bonus card. Its coins go back, her old card takes the place.
        [middle] She takes the middle round bonus card. Its coins go back, her old card takes the place.
       *[right] She takes the right round bonus card. Its coins go back, her old card takes the place.
    }
   *[other] { $place_id ->
        [left] She takes the left round bonus card: { $card }.{ $coins ->
            [0] {""}
            [one] {" "}1 coin on it goes back.
           *[other] {" "}{ $coins } coins on it go back.
        } { $old } takes the place.
        [middle] She takes the middle round bonus card: { $card }.{ $coins ->
            [0] {""}
            [one] {" "}1 coin on it goes back.
           *[other] {" "}{ $coins } coins on it go back.
        } { $old } takes the place.
       *[right] She takes the right round bonus card: { $card }.{ $coins ->
            [0] {""}
            [one] {" "}1 coin on it goes back.
           *[other] {" "}{ $coins } coins on it go back.
        } { $old } takes the place.
    }
}
    .head = The Automa passes
    .short = { $place_id ->
        [left] She takes the left bonus card
        [middle] She takes the middle bonus card
       *[right] She takes the right bonus card
    }
    .detail = { $card_id ->
        [somewhere] its coins go back, her old card takes the place
       *[other] { $card }; its coins go back, her old card takes the place
    }
    .undo = { $card_id ->
        [somewhere] Put her round bonus card and the old one back where they were, with the coins.
       *[other] Put { $card } back into the row{ $coins ->
            [0] {""}
            [one] , with 1 coin
           *[other] , with { $coins } coins
        }. The Automa has { $old } again.
    }
do-new_deck = Her new deck: all cards of this round and one of the reserve.
do-gather_deck = Take all her cards of this round, also those left in her deck{ $reserve ->
    [yes] , the top card of the reserve unseen
   *[no] {""}
}{ $extra ->
    [yes] {""} and the extra card of the Merchants
   *[no] {""}
}, shuffle them as her new deck and turn the last two crosswise.
    .short = Shuffle her new deck
    .detail = { $reserve ->
        [yes] all cards and 1 of the reserve, last 2 crosswise
       *[no] all cards of the round, last 2 crosswise
    }
do-deck_renewed = { $unseen ->
    [0] Her deck for the next round: all her cards.
   *[other] Her deck for the next round: all her cards and 1 unseen card of the reserve.
}
do-card_joins = { $card } joins it.
do-next_round = { $first_id ->
    [her] Round { $round } begins. The Automa starts.
    [friend] Round { $round } begins. The second person starts.
   *[you] Round { $round } begins. You start.
}
    .head = Round { $round } begins
    .short = { $first_id ->
        [her] Round { $round }: the Automa starts
        [friend] Round { $round }: 2nd person starts
       *[you] Round { $round }: you start
    }
do-remove_tile = Remove the scoring tile of the last round from the game: { $tile }.
    .short = Remove the old scoring tile
    .detail = { $tile }
    .undo = Lay the scoring tile out again: { $tile }.
do-lift_tokens = Take all action tokens off the actions.
    .short = Take off all action tokens
    .undo = Put the action tokens back on the spaces that were used.
do-take_figure = { $seat_id ->
    [her] The Automa passed first: she has the start-player figure now.
    [friend] The second person passed first and has the start-player figure now.
   *[you] You passed first: you have the start-player figure now.
}
    .short = { $seat_id ->
        [her] Start-player figure: Automa
        [friend] Start-player figure: 2nd person
       *[you] Start-player figure: you
    }
do-add_coins = Put 1 coin on each free round bonus card.
    .short = 1 coin on each free bonus card
    .detail = on each round bonus card of the row
    .undo = Take 1 coin off each free round bonus card again.
do-your_points = { $seat_id ->
    [friend] The second person has { $points ->
        [one] 1 point
       *[other] { $points } points
    } before the last scoring.
   *[you] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } before the last scoring.
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
    .head = The final scoring
    .short = { $seat_id ->
        [her] Automa +{ $points }: { $what }
        [friend] 2nd person +{ $points }: { $what }
       *[you] You +{ $points }: { $what }
    }
do-game_over = The game is over.
    .head = The game is over
    .short = The game is over

## What does not come, or comes differently

nothing-faction-two = With two people the Automa always plays the Simpletons.
nothing-faction-giants = Against the Giants the Automa cannot play the Blight.
nothing-turn-nothing = So the Automa does nothing in this turn.
nothing-pass-no_points = Her value on the scoring tile ({ $tile }) is 0: she scores nothing for passing.
nothing-pass-last_round = After round 6 she takes no round bonus card, and there is no new deck.
nothing-reserve-empty = The reserve is empty: no card joins.
nothing-points-zero = The X on her card counts nothing on level { $level } in round { $round }: she scores no points.
nothing-cover-none = All power actions on the board are covered already: she covers none.
nothing-cover-none_merchants = All power actions of the Merchants are covered already: she covers none.
nothing-cult-none = Every cult track has a marker on 10: she does not go up.
nothing-cult-no_room = { $cult }: no priest space is free. She goes up 1 level only and keeps the priest.
nothing-cult-no_priest = She has no priest left: she goes up 1 level only.
nothing-cult-ten = { $lost ->
    [0] She is on 10 in { $cult }; she needs no key for it.
    [one] She is on 10 in { $cult }; she needs no key for it. 1 level is lost.
   *[other] She is on 10 in { $cult }; she needs no key for it. { $lost } levels are lost.
}
nothing-upgrade-none = She has no building that she can upgrade: the upgrade is left out.
nothing-upgrade-shipyard = Stronghold and shipyard have the same power value: she takes the shipyard.
nothing-favour-early = She takes a favour tile in rounds 5 and 6 only, not in round { $round }.
nothing-favour-none = No favour tile with 3 steps is left whose track has no marker on 10: she takes none.
nothing-build-no_dwelling = She has no dwelling left in her supply: instead of building she upgrades.
nothing-build-no_space = { $group_id ->
    [marked] No space in reach of her marked buildings is free: instead of building she upgrades.
   *[plain] No space in reach of her unmarked buildings is free: instead of building she upgrades.
}
nothing-build-no_land = No land is free any more: instead of building she upgrades.
nothing-trade-early = With this card she trades from round { $first } on, not in round { $round }.
nothing-trade-none = No building at a river is without her trade marker: she does not trade.
nothing-cube-none = No free space without a cube is next to your buildings: she puts no cube.
nothing-blight-none = There is no empty fallow land any more: she blights nothing.
nothing-cultists-no_card = Cultists: no card is left in the reserve, you get nothing.

## Questions

fold-start-people = Fire & Ice
fold-whole-faction = Fire & Ice
ask-start-people = Which faction do you play?
ask-start-your_home = Which terrain is your home?
ask-start-faction = Which faction does the Automa play? (Recommended for the first time: the Simpletons)
ask-start-home = Which home terrain does the Automa get?
ask-start-bonus = Which round bonus card do you take?
ask-start-yours = { $named ->
    [yes] Where do you place a dwelling?
   *[no] Place one of your first dwellings on the board.
}
ask-start-letters = The letters of the map cards are not public. Reconstructed: marked { $marked }, unmarked { $plain }. Do you take these spaces, or name those of your map card?
ask-start-spaces = Name two free spaces ({ $home }) for her dwellings, as your map card shows them: first the marked one, then the other.
ask-card-youth = The app does not know this part of the faction card: which terrain does the youth have?
ask-card-fallow = The app does not know this part of the faction card: which terrain is fallow land? (Reconstructed: the first)
ask-card-blighted = The app does not know this part of the faction card: which terrain is blighted land? (Reconstructed: the first)
ask-your-turn = { $entries ->
    [0] Round { $round }: what do you do?
   *[other] Round { $round }, your turn continues (entered already: { $entered }). What else? "done" ends it.
}
    .short = { $entries ->
        [0] Round { $round }: what do you do?
       *[other] Round { $round }: what else?
    }
note-cult = a priest on the 3 or 2, or 1 step; then your turn is over
note-step = steps on one track without a priest; your turn continues
note-steps = steps on all four tracks; your turn continues
note-bridge = entered first: with power action 1; your turn continues
note-done = { $round ->
    [0] no more spades
   *[other] end the turn, also after an action she cannot see
}
note-build = { $round ->
    [0] one of your first dwellings
   *[other] a dwelling; then your turn is over
}
note-upgrade = then your turn is over
note-power = with a bridge or spades your turn continues, otherwise it is over
note-pass = you are done for this round
note-whole-turn-pass = you are done for this round{ $on_cards_id ->
    [last] {""}
   *[other] ; coins on the cards: { $on_cards }
}
note-transform = { $round ->
    [0] with a spade of the cult bonus
   *[other] land without a dwelling; your turn continues
}
note-favour = another favour tile; your turn continues
note-descend = Acolytes: give up levels to transform land; your turn continues
note-double = Chaos Magicians: the next action does not end your turn yet
ask-your-favour = Which favour tile do you take?
ask-your-key = { $cult }: do you use a key and go to 10?
ask-your-end = Round { $round }: how did your turn end?
ask-your-sure = { $reach_id ->
    [skip] { $space } is too far away from all your buildings, even if you skip { $ship ->
        [one] 1 space
       *[other] { $ship } spaces
    }. Do it anyway?
   *[ship] { $space } is out of reach of all your buildings, even with shipping { $ship }. Do it anyway?
}
ask-your-town = With { $space } it could be a town: do you found one?
ask-your-spade_step = The scoring tile gives you a spade, as Acolytes 1 level: on which cult track?
ask-pass-printed = Do her printed scoring tiles lie in front of you? If not, our values hold.
yes-pass-printed = Yes, I read the numbers
no-pass-printed = No, take your values
ask-pass-points = She passes: which number is at the lower right of the scoring tile – { $tile }? Without the box our value is used: { $points }.
ask-your-cultists = On which cult track do you go up 1 level? (You may also decline.)
ask-your-spades = The scoring tile gives you spades: what do you transform?
ask-draw-deck = Which automa card have you turned over?
ask-draw-tiles = Which scoring tile is the next, from round 1 to 6?
ask-draw-bonus = Which round bonus card is the next in the row, from the left?
ask-cult-space = { $cult }: which number has the highest free priest space? (0: none is free)
ask-upgrade-kind = Which of her buildings have you found?
ask-trade-value = Which power value does the building you found have?
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
        [friend] Which shipping value does the second person have?
       *[you] Which shipping value do you have?
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
ask-end-card = The app does not know what this card gives at the end – { $faction }: how many points does the Automa still score for it?

## Decisions

choose-cover-action = Cover a power action: the free ones on the board
choose-cover-merchants = Cover a power action: the free ones of the Merchants
choose-cult-track = Cult track: those without a marker on 10
choose-favour-tile = Favour tile: those with 3 steps whose track has no marker on 10
choose-upgrade-space = Upgrade: all her buildings that she can upgrade ({ $kinds })
choose-build-space = { $group_id ->
    [marked] Transform and build: all empty land directly next to her marked buildings{ $ship ->
        [0] {""}
        [one] {""} or across 1 river space
       *[other] {""} or across at most { $ship } river spaces
    }; ice and volcanoes do not count
   *[plain] Transform and build: all empty land directly next to her unmarked buildings{ $ship ->
        [0] {""}
        [one] {""} or across 1 river space
       *[other] {""} or across at most { $ship } river spaces
    }; ice and volcanoes do not count
}
choose-build-group = The new dwelling: marked or not?
choose-build-anywhere = Transform and build: any empty land
choose-trade-space = { $two ->
    [yes] Trade: buildings of both of you at a river without her trade marker
   *[no] Trade: your buildings at a river without her trade marker
}
choose-cube-space = Cube: empty spaces without a cube directly next to your buildings (youth: { $youth })
choose-blight-space = Blight fallow land: any empty space of { $fallow }; it becomes { $blighted }
by-cover-count = { $backwards ->
    [yes] count the free ones from the right: number { $count }; after the last, continue with the first
   *[no] count the free ones from the left: number { $count }; after the last, continue with the first
}
by-cult-tile = scoring tile of this round: { $cult }; if that track is no option she catches up
by-cult-zero = catching up: tracks on which she is on 0; if there are none, all stay
by-cult-nearest = the smallest distance between her marker and yours, up or down
by-cult-highest = the smallest distance between her marker and the highest of yours on the same track
by-cult-count = { $backwards ->
    [yes] count them from the right (air, earth, water, fire): number { $count }; after the last, continue with the first
   *[no] count them from the left (fire, water, earth, air): number { $count }; after the last, continue with the first
}
by-upgrade-next_to_you = { $two ->
    [yes] dwellings directly next to a building of one of you; if there are none, all stay
   *[no] dwellings directly next to one of your buildings; if there are none, all stay
}
by-upgrade-power = { $two ->
    [yes] that gives both of you together the least power
   *[no] that gives you the least power
}
by-upgrade-count = { $backwards ->
    [yes] count backwards from the bottom right: number { $count }; after the last, continue with the first
   *[no] count in reading order from the top left: number { $count }; after the last, continue with the first
}
by-trade-riverside = lies at the river
by-trade-untraded = without a trade marker of hers
by-cube-empty = empty space
by-cube-without = without a cube
by-blight-empty = nothing built there
by-upgrade-piece_left = can be upgraded: a building for it is left in the supply
by-build-empty = an empty space
by-build-in_reach = in reach of the group that the support card names
by-build-not_frozen = neither ice nor volcano
by-build-together = { $ship ->
    [0] bring together, only while no marked building of hers is directly next to an unmarked one: only spaces that shorten the path between her groups; if there are none, all stay
   *[other] bring together, only while no marked building of hers is next to an unmarked one, directly or with shipping { $ship }: only spaces that shorten the path between her groups; if there are none, all stay
}
by-build-terrain = { $row_id ->
    [a] terrain priority A: { $order }
   *[b] terrain priority B: { $order }
}
by-build-your_terrain = { $row_id ->
    [a] priority card of your home, row A: { $order }
   *[b] priority card of your home, row B: { $order }
}
by-build-closest = { $two ->
    [yes] nearest to a building of one of you; the path may cross rivers and her buildings, but goes around yours
   *[no] nearest to your buildings; the path may cross rivers and her buildings, but goes around yours
}
by-build-near_you = { $two ->
    [yes] faction card: nearest to a building of one of you; the path may cross rivers and her buildings, but goes around yours
   *[no] faction card: nearest to your buildings; the path may cross rivers and her buildings, but goes around yours
}
by-build-farthest = farthest from her nearest own building; the path goes around buildings of people
by-build-most_power = faction card: where you get the most power
by-build-count = { $backwards ->
    [yes] count backwards from the bottom right: space { $count }; after the last, continue with the first
   *[no] count in reading order from the top left: space { $count }; after the last, continue with the first
}
by-build-nearest = which of her buildings is the nearest to the new dwelling, a marked or an unmarked one; the path goes around buildings of people, and in a tie it is not marked
by-trade-power = the highest power value
by-trade-count = { $backwards ->
    [yes] count backwards from the bottom right: number { $count }; after the last, continue with the first
   *[no] count in reading order from the top left: number { $count }; after the last, continue with the first
}
by-cube-terrain = { $row_id ->
    [a] priority card of the youth, row A: { $order }
   *[b] priority card of the youth, row B: { $order }
}
by-cube-count = { $backwards ->
    [yes] count backwards from the bottom right: space { $count }; after the last, continue with the first
   *[no] count in reading order from the top left: space { $count }; after the last, continue with the first
}
by-blight-closest = { $two ->
    [yes] nearest to a building of one of you; the path may cross rivers and her buildings, but goes around yours
   *[no] nearest to your buildings; the path may cross rivers and her buildings, but goes around yours
}
by-blight-count = { $backwards ->
    [yes] count backwards from the bottom right: space { $count }; after the last, continue with the first
   *[no] count in reading order from the top left: space { $count }; after the last, continue with the first
}
## What was measured

measured-build-closest = { $value ->
    [0] no path
    [one] 1 space away
   *[other] { $value } spaces away
}
measured-build-near_you = { $value ->
    [0] no path
    [one] 1 space away
   *[other] { $value } spaces away
}
measured-blight-closest = { $value ->
    [0] no path
    [one] 1 space away
   *[other] { $value } spaces away
}
measured-build-farthest = { $value ->
    [0] no path
    [one] 1 space away
   *[other] { $value } spaces away
}
measured-build-nearest = { $value ->
    [0] no path
    [one] 1 space away
   *[other] { $value } spaces away
}
measured-build-most_power = { $value } power
measured-upgrade-power = { $value } power
measured-trade-power = power value { $value }
measured-cult-nearest = distance { $value }
measured-cult-highest = distance { $value }

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
verb-descend = descend
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
opt-done = found it
opt-acted = turn taken
opt-passed = passed
opt-beside = built or upgraded next to the Automa
opt-no_town = no town
opt-town = town, no cult steps
opt-town_1 = town, 1 step on all tracks
opt-town_2 = town, 2 steps on all tracks
opt-support = support card
opt-action = action card
opt-values_card = automa cards
opt-values_level = level
opt-values_faction = her faction card
opt-values_priority = her priority card
opt-values_tile = scoring tiles
opt-values_bonus = round bonus cards
opt-values_people = values of your faction
opt-values_map = map
opt-values_letters = letters of the map card
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
because-space-river = This is a river space.
because-space-hers = There is an Automa building there.
because-space-yours = You already have a building there.
because-space-theirs = The other person has a building there.
because-space-frozen = Ice and volcanoes cannot be transformed.
because-space-is_desert = This space is desert, not your home terrain.
because-space-is_plains = This space is plains, not your home terrain.
because-space-is_swamp = This space is swamp, not your home terrain.
because-space-is_lakes = This space is lakes, not your home terrain.
because-space-is_forest = This space is forest, not your home terrain.
because-space-is_mountains = This space is mountains, not your home terrain.
because-space-is_wasteland = This space is wasteland, not your home terrain.
because-space-her_home_desert = This space is desert, not her home terrain.
because-space-her_home_plains = This space is plains, not her home terrain.
because-space-her_home_swamp = This space is swamp, not her home terrain.
because-space-her_home_lakes = This space is lakes, not her home terrain.
because-space-her_home_forest = This space is forest, not her home terrain.
because-space-her_home_mountains = This space is mountains, not her home terrain.
because-space-her_home_wasteland = This space is wasteland, not her home terrain.
because-space-no_river = Riverwalkers begin next to a river.
because-upgrade-not_yours = You have no building there.
because-upgrade-large = This building cannot be upgraded any further.
because-upgrade-none_left = You have no building of the next kind left.
because-bonus-hers = The Automa has this card.
because-bonus-yours = This is your own card; take a different one.
because-bonus-not_here = This card does not lie in the row.
because-turn-begun = You have done something in this turn already. "done" ends it, "undo" takes the last entry back.
because-turn-full = This turn has no room for more entries. "done" ends it.
because-build-not_now = You have no dwelling left.
because-upgrade-not_now = You have nothing to upgrade.
because-power-not_now = All power actions are covered.
because-power-no_spades = Riverwalkers use no spades.
because-transform-not_now = No land is free any more.
because-bridge-not_now = A bridge needs the free power action 1 and begins at one of your buildings, three times at most.
because-descend-not_now = Only Acolytes go down, and they need at least 3 levels on a track.
because-double-not_now = Only Chaos Magicians with a stronghold take two actions in a row, once a turn.
because-power-covered = This power action is covered already in this round.
    .short = covered already
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
option-promo = promo bonus card
option-promo-yes = yes
option-promo-no = no
option-humans = people
option-tracked = keep track of the board
option-tracked-yes = yes
option-tracked-no = no, guided
seat-you = You
seat-friend = The second person
    .short = 2nd
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
row-her_ship = shipping value
row-her_priests = priests in supply
row-her_dwellings = dwellings in supply
row-her_houses = trading houses in supply
row-her_deck = cards in her deck
row-her_reserve = cards in the reserve
row-covered = covered power actions
row-bridges = bridges
power-actions = { $actions }
hint-home = your home
hint-ship = { $ship ->
    [0] direct{ $spades ->
        [0] , no spade
        [one] , 1 spade
       *[other] , { $spades } spades
    }
   *[other] shipping { $ship }{ $spades ->
        [0] , no spade
        [one] , 1 spade
       *[other] , { $spades } spades
    }
}
hint-skip = { $ship ->
    [0] direct{ $spades ->
        [0] , no spade
        [one] , 1 spade
       *[other] , { $spades } spades
    }
    [one] skip 1 space{ $spades ->
        [0] , no spade
        [one] , 1 spade
       *[other] , { $spades } spades
    }
   *[other] skip { $ship } spaces{ $spades ->
        [0] , no spade
        [one] , 1 spade
       *[other] , { $spades } spades
    }
}
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

fault-her-pieces = The Automa cannot have that many buildings: on the map and in supply there are 6 dwellings, 4 trading houses (2 with the Merchants), 3 temples, stronghold, sanctuary (and shipyard with the Merchants).
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
fault-building-in_river = There is a building in a river.
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
state-entered = what was entered in this turn
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
state-towns = buildings that have founded a town
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
state-values = where her values of the scoring tiles come from
state-her_bonus = her round bonus card
state-your_bonus = your round bonus card
state-friends_bonus = round bonus card of the second person
state-points = points of the Automa
state-your_points = your points
state-friends_points = points of the second person

## On buttons: what an action is called, what it asks for, what it is called as a whole

tap-build = Build
    .asks-space = Where do you build your dwelling?
    .whole = Build on { $space }
tap-upgrade = Upgrade
    .asks-space = Which building do you upgrade?
    .asks-building = To what?
    .whole = { $space } becomes { $building }
tap-transform = Transform
    .asks-space = Which space do you transform?
    .asks-ground = Into which terrain?
    .whole = { $space } becomes { $ground }
tap-cult = Priest
    .asks-cult = To which cult?
    .asks-steps = How many steps do you advance?
    .whole = { $cult }: { $steps } { $steps ->
        [one] step
       *[other] steps
    }
tap-power = Power action
    .asks-action = Which power action?
    .whole = Power action { $action }
tap-favour = Favour tile
    .asks-cult = Of which cult?
    .asks-steps = With how many steps?
    .whole = Favour { $cult } { $steps }
tap-step = Cult steps
    .asks-cult = In which cult?
    .asks-steps = How many steps do you advance?
    .whole = { $cult } +{ $steps }
tap-steps = Advance everywhere
    .asks-steps = How many steps in each cult?
    .whole = Everywhere +{ $steps }
tap-descend = Go down
    .asks-cult = On which cult?
    .asks-steps = How many levels do you go down?
    .whole = { $cult }: { $steps } down
tap-bridge = Bridge
    .asks-space = From which space?
    .asks-other = To which space?
    .whole = Bridge { $space }–{ $other }
    .whole-bridge = Bridge { $bridge }
tap-double = Two actions
tap-done = End the turn
tap-pass = Pass
    .asks-card = Which bonus card do you take?
    .whole = Pass, { $card }
tap-name = Name spaces
    .asks-marked = Where is the marked dwelling?
    .asks-plain = Where is the other one?
    .whole = Marked { $marked }, the other { $plain }
tap-take = These spaces
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

## What stands on a card
on-actions = Actions: { $value }
on-points = VP: { $value }
on-count = Counts to { $value }
on-cult = Cult: { $value }
on-cults = Start on the cults (fire, water, earth, air): { $value }
on-letters = Letters: { $value }
on-home = Home: { $value }
on-a = Line A: { $value }
on-b = Line B: { $value }
on-spades = Spades: { $value }
on-passes = Then she passes.
on-trade = Trade: { $value }
on-actions-build = transform and build
on-actions-build_anywhere = build anywhere
on-actions-cover = cover a power action
on-actions-cube = cube
on-actions-faction = faction action
on-actions-points = points
on-actions-trade = trade
on-actions-cult = cult
on-actions-favour = favour tile
on-actions-upgrade = upgrade
on-actions-blight = blight
on-cult-catch_up = catch up
on-cult-tile = by the scoring tile

## The whole game

do-sides = { $number } people play. Scoring tiles of rounds 1 to 6: { $tiles }. Round bonus cards: { $bonus }.
do-plays = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $faction }. Start: points { $points }, coins { $coins }, workers { $workers }, priests { $priests }, power { $bowls }.
books-goods = { $coins ->
    [0] {""}
    [one] {""} +1 coin
   *[other] {""} +{ $coins } coins
}{ $workers ->
    [0] {""}
    [one] {""} +1 worker
   *[other] {""} +{ $workers } workers
}{ $priests ->
    [0] {""}
    [one] {""} +1 priest
   *[other] {""} +{ $priests } priests
}{ $power ->
    [0] {""}
   *[other] {""} +{ $power } power
}{ $points ->
    [0] {""}
    [one] {""} +1 point
   *[other] {""} +{ $points } points
}{ $paid_coins ->
    [0] {""}
    [one] {""} −1 coin
   *[other] {""} −{ $paid_coins } coins
}{ $paid_workers ->
    [0] {""}
    [one] {""} −1 worker
   *[other] {""} −{ $paid_workers } workers
}{ $paid_priests ->
    [0] {""}
    [one] {""} −1 priest
   *[other] {""} −{ $paid_priests } priests
}{ $paid_power ->
    [0] {""}
   *[other] {""} −{ $paid_power } power
}{ $paid_points ->
    [0] {""}
    [one] {""} −1 point
   *[other] {""} −{ $paid_points } points
}
do-books = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}, { $why }:{ books-goods }.
    .short = { $why }
    .undo = Undo: { $why }{ books-goods }
do-burns = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $tokens ->
    [one] 1 power token
   *[other] { $tokens } power tokens
} to bowl III, as many out of the game.
    .short = burns { $tokens } power
do-tokens = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: power tokens in bowls I, II, III: { $bowls }.
    .short = power I, II, III: { $bowls }
do-erects = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $building } on { $space }.
    .short = { $building } on { $space }
do-turns = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $space } becomes { $ground }.
    .short = { $space } becomes { $ground }
do-spans = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: bridge { $bridge }.
    .short = bridge { $bridge }
do-climbs = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $cult } to level { $level }{ $priest ->
    [2] , priest on the 2
    [3] , priest on the 3
   *[other] {""}
}{ $power ->
    [0] .
   *[other] , { $power } power for it.
}
    .short = { $cult } to level { $level }{ $priest ->
        [2] {""} (priest)
        [3] {""} (priest)
       *[other] {""}
    }{ $power ->
        [0] {""}
       *[other] , +{ $power } power
    }
do-takes_tile = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $tile }.
    .short = { $tile }
do-becomes_town = { $new ->
    [yes] { $seat_id ->
        [you] You
        [friend] The second person
        [third] The third person
        [fourth] The fourth person
       *[fifth] The fifth person
    }: a new town of { $spaces }.
   *[no] { $seat_id ->
        [you] You
        [friend] The second person
        [third] The third person
        [fourth] The fourth person
       *[fifth] The fifth person
    }: { $spaces } belongs to the town beside it now.
}
    .short = { $new ->
        [yes] a new town of { $spaces }
       *[no] { $spaces } belongs to the town beside it now
    }
do-covers = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: action { $action } is used.
    .short = action { $action } is used
do-improves = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $track_id ->
    [ship] one step of shipping.
    [dig] one step of digging.
   *[flight] the carpet flies one hex farther.
}
    .short = { $track_id ->
        [ship] one step of shipping
        [dig] one step of digging
       *[flight] the carpet flies one hex farther
    }
do-opens = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $terrain } is opened.
    .short = { $terrain } is opened
do-settles = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: home { $terrain }.
    .short = home { $terrain }
do-joins = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: a town across the river space { $river }.
    .short = a town across the river space { $river }
do-hands_over = { $seat_id ->
    [you] From now on a computer plays for you.
   *[other] From now on a computer plays for: { $seat }.
}
do-drops_out = { $seat_id ->
    [you] You drop
    [friend] The second person drops
    [third] The third person drops
    [fourth] The fourth person drops
   *[fifth] The fifth person drops
} out and pass{ $seat_id ->
    [you] {""}
   *[other] es
} until the end. The buildings stay.
do-takes_card = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $card }.
    .short = { $card }
do-passes = { $card_id ->
    [none] { $seat_id ->
        [you] You
        [friend] The second person
        [third] The third person
        [fourth] The fourth person
       *[fifth] The fifth person
    }: passed.
   *[other] { $seat_id ->
        [you] You
        [friend] The second person
        [third] The third person
        [fourth] The fourth person
       *[fifth] The fifth person
    }: passed and took { $card }{ $coins ->
        [0] {""}
        [one] {""} with 1 coin on it
       *[other] {""} with { $coins } coins on it
    }.
}
    .short = { $card_id ->
        [none] passed
       *[other] passed and took { $card }{ $coins ->
            [0] {""}
            [one] {""} with 1 coin on it
           *[other] {""} with { $coins } coins on it
        }
    }
do-round_begins = Round { $round } begins. Action spaces are free, each free round bonus card gets a coin.
do-final_points = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: { $what } ({ $value }), points: { $points }.
do-sells_off = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: everything becomes coins, { $points ->
    [one] 1 point
   *[other] { $points } points
} for them.
do-takes_over = { $seat_id ->
    [you] You
    [friend] The second person
    [third] The third person
    [fourth] The fourth person
   *[fifth] The fifth person
}: the app keeps everything. Points { $points }, coins { $coins }, workers { $workers }, priests { $priests }, power { $bowls }.
do-lets_go = The app keeps only the board from now on. Coins, workers, power and points are yours to count again.
ask-keeps-hers = Where on the table is { $of ->
    [one] { $building_id ->
        [dwelling] the Automa’s only dwelling
        [house] her only trading house
        [temple] her only temple
        [stronghold] her stronghold
        [sanctuary] her sanctuary
       *[shipyard] her shipyard
    }?
   *[other] the Automa’s { $building_id ->
        [dwelling] dwelling
        [house] trading house
       *[temple] temple
    } { $number } of { $of }?
}
ask-keeps-marked = Which of the Automa’s buildings are marked?
ask-keeps-buildings = { $count ->
    [0] Where are your buildings? Name one after another with its space and its kind, then “done”.
   *[other] Which other building do you have? “done” if that is all.
}
    .short = { $count ->
        [0] Where are your buildings?
       *[other] Which other building?
    }
ask-keeps-grounds = { $count ->
    [0] Which free space has another terrain than the printed one? Under buildings the app knows. “done” if none.
   *[other] Which other free space? “done” if that is all.
}
    .short = { $count ->
        [0] Which free space was transformed?
       *[other] Which other free space?
    }
ask-keeps-bridges = { $count ->
    [0] Where is a bridge of yours? “done” if nowhere.
   *[other] Where else? “done” if that is all.
}
    .short = { $count ->
        [0] Where is a bridge of yours?
       *[other] Where is another bridge?
    }
ask-keeps-cubes = { $count ->
    [0] Where is a cube of the Symbionts? “done” if nowhere.
   *[other] Where else? “done” if that is all.
}
    .short = Where is a cube?
ask-keeps-traded = With which buildings has the Automa traded already?
ask-keeps-town = Are these buildings a town: { $spaces }?
ask-keeps-cults = How high are you on the cult tracks: fire, water, earth, air?
ask-keeps-threes = In which cults does a priest stand on the 3?
ask-keeps-twos = How many priests stand on the spaces with a 2: fire, water, earth, air?
ask-keeps-covered = Which power actions are taken already in this round?
ask-keeps-three_steps = In which cults is the favour tile with 3 steps gone?
ask-keeps-bonus = { $place_id ->
    [her] Which round bonus card does the Automa have?
    [you] Which round bonus card do you have?
    [friend] Which round bonus card does the second person have?
    [left] Which round bonus card is on the left of the row?
   *[middle] Which round bonus card is in the middle?
}
ask-keeps-coins = How many coins are on the cards of the row: left, middle, right?
ask-keeps-goods = What do you have? The app needs this to track everything.
ask-keeps-sent = How many of your priests stand on the cult board?
ask-keeps-favours = Which favour tiles do you have?
ask-keeps-towns = { $count ->
    [0] Which town tile do you have? “done” if none.
   *[other] Which other one? “done” if that is all.
}
    .short = { $count ->
        [0] Which town tile do you have?
       *[other] Which other town tile?
    }
ask-keeps-used = Which action spaces of your own have you used already in this round?
ask-keeps-opened = Which terrains have you opened?
ask-keeps-joined = Over which river spaces have you founded a town?
ask-keeps-flight = How many spaces farther do you fly because of town tiles?
ask-keeps-home = Which terrain is your home now?
do-takes_board = The app keeps the board. Automa: { $plain }, marked { $marked }. You: { $yours }.
verb-all = done
verb-tell = tell
verb-stands = here
verb-became = became
verb-cube = cube
verb-town = town
tap-all = That is all
tap-tell = Enter
tap-stands = Name a building
    .asks-space = On which space?
    .asks-building = What is there?
    .whole = { $space }: { $building }
tap-became = Name a space
    .asks-space = Which space?
    .asks-ground = What is it now?
    .whole = { $space } is { $ground }
tap-cube = Name a cube
    .asks-space = On which space?
    .whole = Cube on { $space }
tap-town = Town tile
    .whole = { $tile }
field-points = points
field-coins = coins
field-workers = workers
field-priests = priests in supply
field-bowl_1 = bowl I
field-bowl_2 = bowl II
field-bowl_3 = bowl III
field-keys = town keys
field-ship = shipping
field-dig = digging
field-fire = fire
field-water = water
field-earth = earth
field-air = air
field-left = left
field-middle = middle
field-right = right
field-tile = tile
because-cult-taken_3 = A priest stands on the 3 already.
    .short = taken
because-cult-taken_2 = All spaces with a 2 are taken already.
    .short = taken
because-favour-yours = You have this favour tile already, and you may have only one of each.
    .short = yours already
because-favour-gone = None of this favour tile is left.
    .short = none left
because-bridge-no_river = No bridge across a river leads from one of these spaces to the other.
    .short = no river
because-bridge-no_end = No bridge begins there: it leads from one of your buildings across a river.
    .short = no bridge
because-bridge-there = A bridge is there already.
    .short = there already
because-bridge-not_yours = A bridge begins at one of your buildings.
    .short = not at your buildings
because-whole-no_kind = The building cannot become that now: the step before, a piece of that kind or the price is missing.
    .short = not possible
because-record-rules = {""}
because-keeps-taken = You have named this space already.
    .short = named already
hint-price = { $spades ->
    [0] { "" }
    [one] 1 spade:{ " " }
   *[other] { $spades } spades:{ " " }
}{ $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $priests ->
    [0] { "" }
    [one] , 1 priest
   *[other] , { $priests } priests
}
nothing-priests-none_left = Of seven priests none is left in the supply: { $priests ->
    [one] 1 priest is lost
   *[other] { $priests } priests are lost
}.
nothing-ordain-no_workers = There is no worker to ordain, so the ordination is lost.
nothing-power-lost = Of { $power } power { $lost } { $lost ->
    [one] does
   *[other] do
} not fit into the bowls any more.
nothing-steps-lost = { $cult }: { $lost ->
    [one] 1 step is lost
   *[other] { $lost } steps are lost
}{ $why_id ->
    [key] { ", because the last one needs a key. One in this turn still helps." }
    [taken] { ", because somebody stands on the last one already." }
   *[top] { ", because the track ends there." }
}
nothing-power-full = { $power } power could be taken, but the bowls are full.
ask-whole-turn = Round { $round }. Points { $points }, coins { $coins }, workers { $workers }, priests { $priests }, power { $power }. { $stage_id ->
    [acted] Do you convert anything?
    [lingers] What do you do? Your turn stays open afterwards.
   *[begun] What do you do?
}
    .short = { $stage_id ->
        [acted] Do you convert anything?
        [lingers] What do you do, then convert?
       *[begun] What do you do?
    }
ask-whole-spades = { $spades ->
    [0] Do you build a dwelling there?
    [one] 1 spade: what do you do with it?
   *[other] { $spades } spades: what do you do with them?
}
ask-whole-bonus_spades = Cult bonus, { $spades ->
    [one] 1 spade
   *[other] { $spades } spades
}: what do you transform?
ask-whole-volcano = Which space becomes a volcano?
standing-whole-power = Power when somebody builds next to you
ask-whole-power = { $from_id ->
    [her] The Automa has built next to you
    [you] The first person has built next to you
    [friend] The second person has built next to you
    [third] The third person has built next to you
    [fourth] The fourth person has built next to you
   *[fifth] The fifth person has built next to you
}: you can take { $power } power, { $points ->
    [0] which costs nothing
    [one] which costs 1 point
   *[other] which costs { $points } points
}. Do you take it?
    .short = Take { $power } power { $points ->
        [0] for free
        [one] for 1 point
       *[other] for { $points } points
    }?
yes-whole-power = { $points ->
    [0] Take it, for nothing
    [one] Take it, −1 point
   *[other] Take it, −{ $points } points
}
no-whole-power = Decline
yes-whole-token = Take it, −1 point
none-whole-unlock = Keep the priest
none-whole-river = Not yet
no-whole-token = Decline
ask-whole-favour = Which favour tile do you take?
ask-whole-town = A town! Which town tile do you take?
ask-whole-key = You have fewer keys than tracks: on which track do you go to 10?
ask-whole-step = On which cult track do you go up { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}?
ask-whole-descend = On which cult track do you go down { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}?
ask-whole-bridge = Where do you build the bridge?
ask-whole-storm = Sandstorm: which space becomes your home?
ask-whole-after_storm = Do you build a dwelling there?
ask-whole-ride = Witches’ ride: on which forest do you build?
ask-whole-house = Which dwelling becomes a trading house for free?
ask-whole-ordain = Ordination: how many workers become priests?
ask-whole-river = Do you found a town across a river space?
ask-whole-token = Do you take a power token into bowl III for 1 point?
ask-whole-home = Which terrain is your new home?
ask-whole-convert = What do you convert before you continue?
ask-whole-leave = Do you really drop out? You pass until the end of the game and cannot win any more.
yes-whole-leave = Yes, drop out
no-whole-leave = No, play on
ask-whole-unlock = A priest: do you keep it, or does it open a terrain?
ask-whole-faction = Which faction do you play?
ask-whole-colour = On which terrain do you begin?
ask-whole-first = Where do you put a dwelling?
ask-whole-card = Which round bonus card do you take?
verb-dig = dig
verb-advance = advance
verb-special = use
verb-convert = convert
verb-burn = burn
verb-connect = connect
verb-more = more
verb-hand_over = hand over
verb-leave = drop out
verb-back = back
verb-forgo = forgo
field-spades = spades
field-track = track
field-special = action
field-conversion = what
field-times = how often
field-tokens = tokens
field-river = river
field-bridge = bridge
note-dig = buy spades, then transform and build
note-advance = shipping: 4 coins, 1 priest; digging: see the faction board
note-special = action spaces of yours: bonus card, favour, stronghold, faction
note-convert = as often as you like, your turn continues
note-burn = of 2 tokens in bowl II: 1 to bowl III, 1 leaves
note-connect = Mermaids: a town across a river space
note-more = the turn stays open after the action, for conversions
note-hand_over = a computer plays on for you
note-leave = you pass until the end, your buildings stay
note-forgo = what is left is lost
opt-spades = spades
opt-ship = shipping
opt-dig = digging
opt-town_tile = town tile
opt-refused = everybody refused
opt-neighbour = power from a neighbour
opt-skip = a hex skipped
opt-convert = conversion
opt-exchange = Convert or burn first …
opt-priest = priest
opt-power_action = power action
opt-bridge = bridge
opt-home = new home
opt-ordain = ordination
opt-token = power token
opt-unlock = priest or terrain
opt-income = income
opt-cult_bonus = cult bonus
opt-home_power = new home for 5 power
opt-home_tokens = new home for 5 power tokens
opt-power_coins = 1 power for 1 coin
opt-power_worker = 3 power for 1 worker
opt-power_priest = 5 power for 1 priest
opt-priest_worker = 1 priest for 1 worker
opt-priest_coin = 1 priest for 1 coin
opt-worker_coin = 1 worker for 1 coin
opt-point_coin = 1 point for 1 coin
opt-coins_point = 2 coins for 1 point
opt-third = the third person
opt-fourth = the fourth person
opt-fifth = the fifth person
opt-keeps = keep
opt-nothing = nothing
opt-board = board
opt-everything = everything
opt-points = points
opt-coins = coins
opt-workers = workers
opt-priests = priests in hand
opt-bowl_1 = power in bowl I
opt-bowl_2 = power in bowl II
opt-bowl_3 = power in bowl III
opt-keys = town keys
opt-sent = priests on the cult board
opt-pass = passing
seat-you_computer = Computer for you
    .short = PC 1
seat-friend_computer = Computer for the second person
    .short = PC 2
seat-third_computer = Computer for the third person
    .short = PC 3
seat-fourth_computer = Computer for the fourth person
    .short = PC 4
seat-fifth_computer = Computer for the fifth person
    .short = PC 5
seat-third = The third person
    .short = 3rd
seat-fourth = The fourth person
    .short = 4th
seat-fifth = The fifth person
    .short = 5th
because-whole-not_your_turn = You convert and burn in your own turn only.
because-whole-far = This space is out of reach.
because-whole-acted = You have taken your action; you can still convert.
    .short = already taken
because-whole-nothing_to_convert = You have nothing to convert.
    .short = nothing left
because-whole-nothing_to_burn = There are no two tokens in bowl II.
    .short = too few tokens
because-whole-no_river_town = No river space makes a town.
    .short = no town
because-whole-no_build = No free space of your home is in reach.
    .short = no space
because-whole-no_dwelling = You have no dwelling left.
    .short = none left
because-whole-unpaid = You cannot afford it: not enough coins or workers.
    .short = too expensive
because-whole-no_dig = You cannot pay for a spade, or no space in reach can be transformed.
    .short = not possible
because-whole-no_upgrade = You cannot afford any upgrade.
    .short = too expensive
because-whole-no_priest = You have no priest.
    .short = no priest
because-whole-no_advance = Coins, workers or a priest are missing, or the track has ended.
    .short = too expensive
because-whole-no_power = You cannot afford any free power action: not enough power in bowl III.
    .short = not enough power
because-whole-no_special = You have no free action space.
    .short = none free
option-keeps = What the app tracks
option-keeps-nothing = nothing, I play guided
option-keeps-board = the board
option-keeps-everything = everything: coins, power and points too, no box needed
option-automa = With the Automa
option-automa-yes = yes
option-automa-no = no, people and computers only
option-order = Turn order
option-order-seats = seats stay, the first to pass begins
option-order-passing = in the order of passing
option-start_points = Points at the start
option-start_points-twenty = 20 for everybody
option-start_points-by_faction = by faction (2017)
option-town_promo = Town tiles of the mini expansion
option-town_promo-yes = yes
option-town_promo-no = no
option-temple_promo = Temple scoring tile
option-temple_promo-yes = yes
option-temple_promo-no = no
state-sides = what each person has
state-values-ours = ours
state-values-read = read off
state-sides-0 = you
state-sides-1 = second person
state-sides-2 = third person
state-sides-3 = fourth person
state-sides-4 = fifth person
state-sides-faction = faction
state-sides-home = home
state-sides-points = points
state-sides-coins = coins
state-sides-workers = workers
state-sides-priests = priests in supply
state-sides-bowls = power in bowls I, II and III
state-sides-cults = cult levels
state-sides-keys = town keys
state-sides-ship = shipping
state-sides-dig = digging
state-sides-built = buildings
state-sides-bridges = bridges
state-sides-favours = favour tiles
state-sides-towns = town tiles
state-sides-bonus = round bonus card
state-sides-sent = priests on the cult board
state-sides-used = used action spaces
state-sides-opened = opened terrains (Riverwalkers)
state-sides-joined = river spaces in towns (Mermaids)
state-sides-flight = further spaces to fly (Fakirs)
state-sides-out = dropped out
state-sides-computer = played by the computer
state-todo = what is still to be done
state-now = what was in this turn
state-order = turn order of the round
state-gone = who has passed, in order
no-record-long = This is too long for a record: at most { $most } characters.
no-record-rows = A record has at most { $most } rows.
no-record-map = There is no map “{ $given }”. There are: { $options }.
no-record-players = A record needs 2 to 5 players and six scoring tiles, here there are { $given } players.
no-record-row = This is no row of a record: { $given }
no-record-set_up = Unknown set-up: { $given }
no-record-not_written = Only a game without the Automa in which nothing was corrected is written as a record.
no-record-tiles = This tile is not in the game: { $given }.
no-record-passed = Who has passed is done for this round. Next comes: { $expected }.
no-record-not_possible = The rules do not allow this here: { $command }. { $reason }
no-record-not_your_turn = { $command }: one converts and burns in one's own turn only. Next comes: { $expected }.
no-record-missing = The row does not say everything: { $expected } is missing.
no-record-unexpected = “{ $command }” does not fit: { $expected } is asked for.
no-record-faction = This faction does not play: { $given }.
no-record-unreadable = This is no command: { $given }.
no-record-late = It is too late to choose a faction: { $given }.
no-record-over = The game is over already.
no-record-leaves = { $faction } leaves the game while nobody waits for this seat. A game that is played on cannot show that.
no-record-not_now = It is not time for this. Next comes: { $expected }.
no-record-points = The points are different: { $expected }.
no-record-too_much = The row says too much: { $command }.
no-record-spades = Spades are left: { $number }.
no-record-unfinished = The turn is not over yet.
no-record-offer = What is offered is: { $expected }.
no-record-values = By the rules the values are { $expected }, the row says { $given }.
no-record-offers = What is offered is { $expected }, the row says { $given }.
no-record-result = By the rules it is { $expected }, the record says { $given }.
policy-random = Random (any legal move)
policy-planner = Planner (plays the whole game)
policy-apprentice = Apprentice (easy: sees the next action only)
policy-journeyman = Journeyman (medium: thinks one turn further)
policy-master = Master (strong: plays on to the end of the next round)
term-points = points
term-goods = goods in hand
term-power = power
term-income = income
term-card = bonus card
term-passing = points of passing
term-cults = cults
term-favours = favour tiles
term-area = largest network
term-towns = towns on the way
term-land = sites in reach
term-ahead = scoring tiles to come
term-stronghold = stronghold
term-neighbours = neighbours
term-next = the turn after it
term-aim-build = to build
term-aim-dig = to dig
term-aim-upgrade = to upgrade
term-aim-cult = for a priest to a cult
term-aim-advance = for a step on a track
term-aim-power = for a power action
term-aim-special = for an action space
term-aim-pass = before passing
term-aim-connect = for a town over a river
plan-town = town of { $spaces } by round { $round }
plan-stronghold = stronghold on { $space } by round { $round }
plan-sanctuary = sanctuary on { $space } by round { $round }
plan-ship = shipping { $number } by round { $round }
deed-build = dwelling on { $first }
deed-upgrade = upgrade { $first } to { $second }
deed-dig = { $first ->
    [one] buy 1 spade
   *[other] buy { $first } spades
}
deed-transform = transform { $first } to { $second }
deed-cult = priest to the cult of { $first }
deed-advance = { $first_id ->
    [ship] improve shipping
   *[other] improve digging
}
deed-power = power action { $first ->
    [1] bridge
    [2] priest
    [3] 2 workers
    [4] 7 coins
    [5] spade
   *[other] 2 spades
}
deed-bridge = bridge { $first }
deed-special = action { $first }
deed-pass = { $number ->
    [0] pass
   *[other] pass and take { $first }
}
deed-connect = town over the river { $first }
deed-True = take the power
deed-False = decline the power
coach-basis-first = Judged at first sight and by the turn after it, with weights from 27 league games.
coach-basis-round = Played on to the end of round { $round } with quick moves for everyone, valued with weights from 27 league games.
coach-basis-end = Played on to the end of the game with quick moves for everyone.
coach-basis-review = The dearest moves and what would have been better were each played on { $number } times with quick moves for everyone to the end of the next round, and valued with weights from 27 league games. What really came of the move counts too.
coach-basis-course = In four league games that were checked the line was 34 points too low at the beginning of round 1 (deviation 30), and 8 at that of round 6 (deviation 11).
coach-basis-set_up = For the set-up the computer only knows an order: by room, neighbours and income.
piece-third_dwelling = dwelling of the third person
sign-third_dwelling = 3D
piece-third_house = trading house of the third person
sign-third_house = 3T
piece-third_temple = temple of the third person
sign-third_temple = 3E
piece-third_stronghold = stronghold of the third person
sign-third_stronghold = 3S
piece-third_sanctuary = sanctuary of the third person
sign-third_sanctuary = 3A
piece-third_shipyard = shipyard of the third person
sign-third_shipyard = 3Y
piece-fourth_dwelling = dwelling of the fourth person
sign-fourth_dwelling = 4D
piece-fourth_house = trading house of the fourth person
sign-fourth_house = 4T
piece-fourth_temple = temple of the fourth person
sign-fourth_temple = 4E
piece-fourth_stronghold = stronghold of the fourth person
sign-fourth_stronghold = 4S
piece-fourth_sanctuary = sanctuary of the fourth person
sign-fourth_sanctuary = 4A
piece-fourth_shipyard = shipyard of the fourth person
sign-fourth_shipyard = 4Y
piece-fifth_dwelling = dwelling of the fifth person
sign-fifth_dwelling = 5D
piece-fifth_house = trading house of the fifth person
sign-fifth_house = 5T
piece-fifth_temple = temple of the fifth person
sign-fifth_temple = 5E
piece-fifth_stronghold = stronghold of the fifth person
sign-fifth_stronghold = 5S
piece-fifth_sanctuary = sanctuary of the fifth person
sign-fifth_sanctuary = 5A
piece-fifth_shipyard = shipyard of the fifth person
sign-fifth_shipyard = 5Y
cards-board = Faction boards
cards-favour = Favour tiles
cards-town = Town tiles
cards-scoring = Scoring tiles for people
cards-bonus_income = Round bonus cards for people
cards-power_action = Power actions
tap-dig = Dig
    .asks-spades = How many spades do you buy?
    .whole = { $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    }
tap-advance = Advance
    .asks-track = Which track?
    .whole = Advance: { $track }
tap-special = Special action
    .asks-special = Which one?
    .whole = { $special }
tap-convert = Convert
    .asks-conversion = What for what?
    .asks-times = How often?
    .whole = { $conversion }, { $times } times
tap-burn = Burn power
    .asks-tokens = How many tokens go to bowl III?
    .whole = Burn { $tokens }
tap-connect = Across the river
    .asks-river = Across which river space?
    .whole = Town across { $river }
tap-more = Keep the turn open
tap-forgo = Forgo
tap-hand_over = Hand over
tap-leave = Drop out
fault-side-count = There are more or fewer people than play.
fault-side-goods = Somebody has less than nothing, or more than seven priests.
fault-side-tracks = A marker is not on its track, or there is no such faction.
fault-side-pieces = Somebody has more buildings of a kind than there are, or one in a river.
fault-side-bridges = A bridge is there twice, where none can be, or one too many.
fault-side-tiles = Favour or town tiles are wrong: there are not that many, or somebody has one twice.
fault-side-cards = A round bonus card is there twice.
fault-side-shared = Two people stand on the same space, or together on space 10 of a cult.
panel-side_you = You
panel-side_friend = The second person
panel-side_third = The third person
panel-side_fourth = The fourth person
panel-side_fifth = The fifth person
panel-actions = Actions
row-faction = Faction
row-points = Points
row-coins = Coins
row-workers = Workers
row-priests = Priests
row-bowls = Power (bowls I/II/III)
row-ship = Shipping
row-dig = Digging
row-keys = Keys
row-bonus = Round bonus card
row-tile_0 = Tile
row-tile_1 = Tile
row-tile_2 = Tile
row-tile_3 = Tile
row-tile_4 = Tile
row-tile_5 = Tile
row-tile_6 = Tile
row-tile_7 = Tile
row-tile_8 = Tile
row-tile_9 = Tile
row-tile_10 = Tile
row-tile_11 = Tile
row-tile_12 = Tile
row-tile_13 = Tile

# What things cost and bring
thing-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
thing-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
thing-priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
thing-power = { $count } power
thing-token = { $count ->
    [one] { $count } power token
   *[other] { $count } power tokens
}
thing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
thing-home = your home
thing-dwelling = { $count ->
    [one] { $count } dwelling
   *[other] { $count } dwellings
}
thing-house = { $count ->
    [one] { $count } trading house
   *[other] { $count } trading houses
}
thing-spades = { $count ->
    [one] { $count } spade
   *[other] { $count } spades
}
thing-bridge = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
thing-ship = { $count } shipping
thing-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
thing-town = { $count } towns from
thing-cult = { $count ->
    [one] { $count } cult step
   *[other] { $count } cult steps
}
thing-favour = { $count ->
    [one] { $count } favour tile
   *[other] { $count } favour tiles
}
thing-fire = { $count ->
    [one] { $count } step of fire
   *[other] { $count } steps of fire
}
thing-water = { $count ->
    [one] { $count } step of water
   *[other] { $count } steps of water
}
thing-earth = { $count ->
    [one] { $count } step of earth
   *[other] { $count } steps of earth
}
thing-air = { $count ->
    [one] { $count } step of air
   *[other] { $count } steps of air
}
pays-burn = burn { $tokens }
pays-power-coins = { $given } power → { $got ->
    [one] 1 coin
   *[other] { $got } coins
}
pays-power-workers = { $given } power → { $got ->
    [one] 1 worker
   *[other] { $got } workers
}
pays-power-priests = { $given } power → { $got ->
    [one] 1 priest
   *[other] { $got } priests
}
pays-priests-workers = { $given ->
    [one] 1 priest
   *[other] { $given } priests
} → { $got ->
    [one] 1 worker
   *[other] { $got } workers
}
pays-priests-coins = { $given ->
    [one] 1 priest
   *[other] { $given } priests
} → { $got ->
    [one] 1 coin
   *[other] { $got } coins
}
pays-workers-coins = { $given ->
    [one] 1 worker
   *[other] { $given } workers
} → { $got ->
    [one] 1 coin
   *[other] { $got } coins
}

# Where points come from
source-start = At the start
source-tiles = buildings
source-spades = spades
source-towns = towns
source-power = power
source-tracks = tracks
source-rest = goods
source-cults = cults
source-area = area
source-cards = cards
source-faction = faction
source-pass = passing

# Verbs that mean something else in one question of the whole game
tap-back = Back
note-whole-convert-convert = then your action continues
note-back = without converting
tap-whole-spades-done = No dwelling
tap-whole-after_storm-done = No dwelling
note-whole-spades-done = your turn is over
note-whole-after_storm-done = your turn is over
note-whole-turn-more = to convert after the action
note-whole-turn-done = your turn is over
note-whole-bridge-bridge = across the river, one end at a building of yours
note-whole-spades-transform = without a dwelling
note-whole-spades-build = transform, and a dwelling on it
note-whole-turn-build = a dwelling, with spades before it if needed

# The tour
tour-move = This is her move.
tour-move-says = Visavis plays the Automa by her cards. This line says in one sentence what she does.
tour-line-says = Put the dwelling on D4 and tap the line. You will find the 1 again on the map.
tour-why = A tie: the nearer one counts.
tour-why-says = D4 and E6 are both lakes, her favourite. D4 is closer to your dwelling on C3. So it is D4.
tour-build = Your turn: build a dwelling.
tour-build-says = What is lit, you can reach. Tap a space; C4 is forest already.
tour-build-tap = Tap a space
tour-confirm = Is that right?
tour-confirm-says = This is what you have chosen. Confirm it below; then it is the Automa’s turn again.
tour-confirm-tap = Confirm it below
