game-name = Anunnaki: Cosmobot
    .short = Anunnaki
game-about = Cosmobot, the solo opponent of Anunnaki: with the printed cards, or with reconstructed ones to try it out.
    .short = Cosmobot, 4 levels
play-reconstructed = { $count ->
    [one] One card or area is only reconstructed. You enter the printed ones yourself.
   *[other] { $count } cards and areas are only reconstructed. You enter the printed ones yourself.
}
pack-known = Known: { $moon_known } of { $moon_all } moon cards, { $sun_known } of { $sun_all } sun cards. In the next game the app does not ask for them again.

## Set-up

do-choose_houses = Cosmobot plays { $house }, you play { $your_house }. Set up a game for two, Gaia with its side for 1–2.
    .head = Set the game up
    .short = Game for two, Gaia side 1–2
    .detail = he { $house }, you { $your_house }
do-leave_in_box = These pieces of Cosmobot stay in the box: action pawn, action board, action tiles, god cards, weapon cards, summoning tokens, resource markers.
    .short = Cosmobot's extras stay in the box
    .detail = action pawn, action board, action tiles, god cards, weapon cards, summoning tokens, resource markers
do-choose_level = Level: { $level_id ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[extreme] extreme
}.
do-place_goals = Goal tiles: war { $war }, technology { $technology }, commerce { $commerce }, domination { $domination }.
do-place_markers = Put one of his markers at the start of war, technology and commerce, on 0 points and on -8 of the domination track.
    .head = Set up Cosmobot's side
    .short = His 5 markers on the tracks
    .detail = start of war, technology, commerce; 0 points; domination track -8
do-show_fate = { $side_id ->
    [extreme] Put his fate card in front of him, extreme side up. Put 4 settlements in its upper part, from left to right.
   *[standard] Put his fate card in front of him, normal side up. Put 4 settlements in its upper part, from left to right.
}
    .short = Fate card, 4 settlements on it
    .detail = { $side_id ->
        [extreme] in front of him, extreme side up; settlements in its upper part
       *[standard] in front of him, normal side up; settlements in its upper part
    }
do-lay_fate = { $side_id ->
    [extreme] The extreme side of his fate card counts.
   *[standard] The normal side of his fate card counts.
}
do-sort_decks = { $level_id ->
    [easy] Take all cards with one or two marks, as the table shows them for "easy", out of both advisor decks: { $cards } of each. Put them into the box and shuffle both decks separately.
    [normal] Take all cards with two marks out of both advisor decks: { $cards } of each. Put them into the box and shuffle both decks separately.
   *[other] Take all cards with one or two marks, as the table shows them for "hard", out of both advisor decks: { $cards } of each. Put them into the box and shuffle both decks separately.
}
    .head = Prepare the advisor decks
    .short = { $cards ->
        [one] Remove 1 card of each advisor deck
       *[other] Remove { $cards } cards of each deck
    }
    .detail = { $level_id ->
        [easy] advisor decks; into the box: those with one or two marks, as in the table for "easy"; shuffle both separately
        [normal] advisor decks; into the box: those with two marks; shuffle both separately
       *[other] advisor decks; into the box: those with one or two marks, as in the table for "hard"; shuffle both separately
    }
do-deal_decks = The app deals: two decks of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each. The printed advisor cards stay in the box.
do-set_out_creatures = Lay out the Mythological Creatures as for two players.
    .short = Lay out the creatures
    .detail = as for two players
do-show_creatures = Mythological Creatures: { $creatures }.
do-lay_distant = Set up the module Distant Planets for two players, both tiles side by side.
    .short = Set up the Distant Planets
    .detail = for two, side by side
do-wrong_planet = That cannot be: capital, shrine and civilization are three different ones of the { $areas } areas.
    .head = Once more
do-name_area = { $area } is called { $name } now.
do-enter_planet = Entered: { $planet }. Civilizations: { $tiles }.
do-read_area = { $area } produces { $resources }, icons: { $icons }.
do-read_shrines = Shrines: { $shrines }.
do-sight_resource = { $resource }: { $having }.
do-move_shrine = The shrine beside the capital is in { $area }, not in { $before }.
do-remeasure_tracks = The tracks were entered again.
do-read_edges = Beside Atlantis: { $beside }.
do-read_markers = The culture markers are entered ({ $planet }).
do-start_units = { $side_id ->
    [you] Your capital: 1 settlement, 2 followers; on the shrine beside it 1 follower.
   *[cosmobot] { $capital_id ->
        [somewhere] Put 1 settlement and 2 followers in his capital, 1 follower on the shrine beside it. Put 1 civilization and the culture markers on his planet.
       *[other] Put 1 settlement and 2 followers in his capital { $capital }, 1 follower on the shrine { $shrine }. Put 1 civilization and the culture markers on his planet.
    }
}
    .head = Place the first units
    .short = { $side_id ->
        [you] Your planet: set up the start
       *[cosmobot] His planet: set up the start
    }
    .detail = { $side_id ->
        [you] capital: 1 settlement, 2 followers; shrine beside it: 1 follower
       *[cosmobot] { $capital_id ->
            [somewhere] capital: 1 settlement, 2 followers; shrine beside it: 1 follower; 1 civilization, culture markers
           *[other] capital { $capital }: 1 settlement, 2 followers; shrine { $shrine }: 1 follower; 1 civilization, culture markers
        }
    }
do-lay_supply = Put 9 followers, 4 minor gods, the great god and 14 cubes beside his fate card, the chaos die too. The app rolls. To roll yourself, choose the printed chaos die when you start the game (in the terminal: --printed die).
    .short = His supply beside the fate card
    .detail = 9 followers, 4 minor gods, great god, 14 cubes, chaos die
do-begin = You begin. The first-player marker stays in the box.
    .head = The game begins
    .short = You begin
    .detail = without the first-player marker
do-you_begin = You begin. The first-player marker stays in the box.
    .head = The game begins
    .short = You begin
    .detail = the first-player marker stays in the box
do-turn_first = Turn up the top moon card and leave it open on its deck.
    .head = The first moon card
    .short = Turn up the top moon card
    .detail = open on its deck
do-use_kept = Entered in earlier games and used here: { $kept }.

## Your turn

do-you_move = You move { $units } from { $source } to { $area }.
    .undo = Move { $units } back from { $area } to { $source }.
do-you_gain = { $area }: { $followers ->
    [one] 1 new follower
   *[other] { $followers } new followers
} of yours.
do-you_summon = { $area }: { $god } of yours instead of a follower.
do-you_settle = You build a settlement in { $area }.
    .undo = Take your settlement out of { $area } again.
do-you_harvest = You exhaust an icon in { $area }.
do-you_place_cubes = You place { $cubes ->
    [one] 1 cube.
   *[other] { $cubes } cubes.
}
    .undo = Take { $cubes ->
        [one] the cube
       *[other] the { $cubes } cubes
    } back.
do-you_take_token = You take the 2-point marker of space { $space } of the domination track.
do-you_advance = Your marker: { $track }, space { $space }.
do-you_reach = Your goal value { $goal }: { $value }.
do-you_take_pact = You fulfil { $pact }.
do-you_take_creature = You take { $creature }.
do-you_defeat = You defeat the civilization in { $area }.
do-you_retreat = Put your units of { $area } into your capital.
    .short = Your units go back
    .detail = from { $area } to your capital
    .undo = Put your units back from your capital into { $area }.

## His turn

do-turn_up = { $deck_id ->
    [moon] Turn up the top moon card and leave it open on its deck.
   *[sun] Turn up the top sun card and leave it open on its deck.
}
    .head = { $deck_id ->
        [moon] His next moon card
       *[sun] Cosmobot's turn
    }
    .short = { $deck_id ->
        [moon] Turn up a moon card
       *[sun] Turn up a sun card
    }
do-open_card = { $deck_id ->
    [moon] Moon card { $card }: { $cubes ->
        [0] no cube
        [one] 1 cube
       *[other] { $cubes } cubes
    }; { $parts }.
   *[sun] Sun card { $card }: { $arrow_id ->
        [right] arrow to the right
       *[left] arrow to the left
    }; { $parts }.
}
    .head = { $deck_id ->
        [moon] His next moon card
       *[sun] Cosmobot's turn
    }
do-reread_card = Entered again: { $card }.
do-put_away = Put both advisor cards into the box.
    .short = Both cards into the box
do-symbol = { $card_id ->
    [moon] Moon card, { $symbol }:
    [sun] Sun card, { $symbol }:
   *[fate] The cube covers an action, which comes at once: { $symbol }.
}
do-reshuffle = { $deck_id ->
    [moon] The moon deck is empty. Shuffle its used cards.
   *[sun] The sun deck is empty. Shuffle its used cards.
}
    .short = { $deck_id ->
        [moon] Reshuffle the moon deck
       *[sun] Reshuffle the sun deck
    }
do-place_cube = Put a cube on space { $space } of his fate card.
    .head = Cosmobot places cubes
    .short = 1 cube on space { $space }
    .detail = his fate card
    .undo = Take the cube back from space { $space } of his fate card.
do-left_first = { $area } shows two different icons. The left one comes first: { $resource }.
do-exhaust = { $area_id ->
    [somewhere] An icon is exhausted.
   *[other] { $resource_id ->
        [any] Exhaust an icon in { $area }.
       *[other] Exhaust an icon of { $resource } in { $area }.
    }
}
    .head = Cosmobot harvests
    .short = { $area_id ->
        [somewhere] Icon exhausted
       *[other] { $area }: exhaust an icon
    }
    .detail = { $resource_id ->
        [any] harvest
        [somewhere] harvest
       *[other] { $resource }
    }
    .undo = { $area_id ->
        [somewhere] The icon is no longer exhausted.
       *[other] { $resource_id ->
            [any] The icon in { $area } is no longer exhausted.
           *[other] The icon of { $resource } in { $area } is no longer exhausted.
        }
    }
do-build = { $area_id ->
    [somewhere] His settlement is in place.
   *[other] Put the leftmost settlement of his fate card in { $area }.
}
    .head = Cosmobot builds a settlement
    .short = { $area_id ->
        [somewhere] His settlement stands
       *[other] Settlement to { $area }
    }
    .detail = the leftmost of the fate card
    .undo = { $area_id ->
        [somewhere] Put his new settlement back on his fate card.
       *[other] Put his settlement of { $area } back on his fate card.
    }
do-place_follower = { $area_id ->
    [somewhere] His new follower stands.
   *[other] Put one of his followers in { $area }.
}
    .head = Cosmobot gets followers
    .short = { $area_id ->
        [somewhere] His new follower stands
       *[other] 1 follower to { $area }
    }
    .detail = from his supply
    .undo = { $area_id ->
        [somewhere] Take his new follower back into his supply.
       *[other] Take his follower out of { $area }, back into his supply.
    }
do-no_bonus = { $area }: he does not take the landing bonus.
do-move_unit = { $area_id ->
    [somewhere] His unit stands in the target.
   *[other] Put his { $unit_id ->
        [g] great god
        [m] minor god
        [c] creature figure
       *[f] follower
    } from { $source } into { $area }.
}
    .head = Cosmobot moves
    .short = { $area_id ->
        [somewhere] His unit stands in the target
       *[other] { $unit_id ->
            [g] Great god to { $area }
            [m] Minor god to { $area }
            [c] Creature to { $area }
           *[f] 1 follower to { $area }
        }
    }
    .detail = { $area_id ->
        [somewhere] put there directly
       *[other] from { $source }
    }
    .undo = { $area_id ->
        [somewhere] Put his unit back where it stood.
       *[other] { $unit_id ->
            [g] Put his great god back from { $area } into { $source }.
            [m] Put his minor god back from { $area } into { $source }.
            [c] Put his creature figure back from { $area } into { $source }.
           *[f] Put his follower back from { $area } into { $source }.
        }
    }
do-score_points = Cosmobot gets { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why_id ->
    [last_cube] his last cube is placed.
    [no_settlement] he cannot build a settlement.
    [income] settlement income.
    [no_follower] { $points ->
        [one] he lacks a follower.
       *[other] he lacks { $points } followers.
    }
    [no_oracle] no goal tile can be followed by the oracle.
    [tokens] markers of the domination track.
    [beyond] 2 points for each space beyond the end of the domination track.
    [culture] instead of the bonus of a culture marker.
   *[creature] for the creature.
}
    .short = { $points ->
        [one] 1 point for Cosmobot
       *[other] { $points } points for Cosmobot
    }
    .detail = { $why_id ->
        [last_cube] last cube
        [no_settlement] no settlement possible
        [income] settlement income
        [no_follower] instead of followers
        [no_oracle] oracle without a goal
        [tokens] markers of the domination track
        [beyond] beyond the end
        [culture] culture marker
       *[creature] for the creature
    }
    .undo = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    } back from Cosmobot.
do-advance = Move his marker on the { $track } track to space { $space }.
    .head = Cosmobot advances a marker
    .short = { $track }: marker to space { $space }
    .undo = Move his marker on the { $track } track back from space { $space }.
do-dominate = { $steps ->
    [0] His marker stays where it is on the domination track.
    [one] Move his marker 1 space forward on the domination track.
   *[other] Move his marker { $steps } spaces forward on the domination track.
} { $tokens ->
    [0] He gets no 2-point marker.
    [one] Remove the 2-point marker that he reaches or passes.
   *[other] Remove the { $tokens } 2-point markers that he reaches or passes.
}
    .head = Cosmobot on the domination track
    .short = { $steps ->
        [0] Domination: he stays
        [one] Domination: 1 space on
       *[other] Domination: { $steps } spaces on
    }
    .detail = { $tokens ->
        [0] no 2-point marker
        [one] remove 1 marker of 2 points
       *[other] remove { $tokens } markers of 2 points
    }
    .undo = { $tokens ->
        [0] { $steps ->
            [0] His marker on the domination track stays where it is.
            [one] Move his marker on the domination track 1 space back.
           *[other] Move his marker on the domination track { $steps } spaces back.
        }
        [one] { $steps ->
            [0] His marker on the domination track stays where it is.
            [one] Move his marker on the domination track 1 space back.
           *[other] Move his marker on the domination track { $steps } spaces back.
        } Put the 2-point marker back.
       *[other] { $steps ->
            [0] His marker on the domination track stays where it is.
            [one] Move his marker on the domination track 1 space back.
           *[other] Move his marker on the domination track { $steps } spaces back.
        } Put the { $tokens } 2-point markers back.
    }
do-take_pact = Cosmobot fulfils a pact: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the commerce track.
    .head = Cosmobot fulfils a pact
    .short = { $points ->
        [one] Pact: 1 point for him
       *[other] Pact: { $points } points for him
    }
    .detail = { $steps ->
        [one] then 1 space of commerce
       *[other] then { $steps } spaces of commerce
    }
    .undo = Put the pact back and take { $points ->
        [one] 1 point
       *[other] { $points } points
    } back from Cosmobot.
do-discard_pact = Discard the tile and refill the free place.
    .short = Discard the pact, refill
do-open_pact = New pact: { $pact }.
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
    .head = Cosmobot summons a god
    .short = { $area_id ->
        [somewhere] { $god_id ->
            [minor] The minor god stands
           *[major] The great god stands
        }
       *[other] { $god_id ->
            [minor] { $area }: minor god
           *[major] { $area }: great god
        }
    }
    .detail = replaces his follower
    .undo = { $area_id ->
        [somewhere] { $god_id ->
            [minor] Replace the new minor god by his follower again.
           *[major] Replace the great god by his follower again.
        }
       *[other] { $god_id ->
            [minor] Replace the minor god in { $area } by his follower again.
           *[major] Replace the great god in { $area } by his follower again.
        }
    }
do-follow_goal = { $goal_id ->
    [shrines] Oracle: he follows the goal tile "shrines" of { $track }: portal 1 mighty, two times.
    [territories] Oracle: he follows the goal tile "areas" of { $track }: move 1 cunning, three times.
    [units] Oracle: he follows the goal tile "units" of { $track }: three followers.
   *[settlements] Oracle: he follows the goal tile "settlements" of { $track }: one settlement.
}
do-meet_requirement = { $needs_id ->
    [shrines] { $value ->
        [one] Cosmobot controls at least 1 shrine and takes { $creature } for it.
       *[other] Cosmobot controls at least { $value } shrines and takes { $creature } for it.
    }
    [areas] { $value ->
        [one] Cosmobot controls at least 1 area and takes { $creature } for it.
       *[other] Cosmobot controls at least { $value } areas and takes { $creature } for it.
    }
    [units] { $value ->
        [one] Cosmobot has at least 1 unit in play and takes { $creature } for it.
       *[other] Cosmobot has at least { $value } units in play and takes { $creature } for it.
    }
    [settlements] { $value ->
        [one] Cosmobot has built at least 1 settlement and takes { $creature } for it.
       *[other] Cosmobot has built at least { $value } settlements and takes { $creature } for it.
    }
    [other] Cosmobot meets the first requirement of { $creature }.
   *[track] Cosmobot has reached space { $value } of the { $needs } track and takes { $creature } for it.
}
do-take_creature = { $area_id ->
    [somewhere] Cosmobot takes { $creature } and places its figure. It is a unit of strength 2.
   *[other] Cosmobot takes { $creature }. Put the figure in { $area }. It is a unit of strength 2.
}
    .head = Cosmobot takes a creature
    .short = { $area_id ->
        [somewhere] Place his creature
       *[other] Creature to { $area }
    }
    .detail = { $creature }
    .undo = { $area_id ->
        [somewhere] Cosmobot gives { $creature } back; take its figure away again.
       *[other] Cosmobot gives { $creature } back; take its figure out of { $area } again.
    }
do-turn_tile = The civilization in { $area } has strength { $strength }.
do-too_weak = { $area }: you lead the planet and he is weaker than you. He does not attack.
do-show_die = Chaos die: { $die }.
do-compare = Cosmobot comes to { $units } + { $die } = { $total }, against { $against }.
do-remove_tile = { $area_id ->
    [somewhere] Cosmobot wins. Remove the civilization from the game.
   *[other] Cosmobot wins. Remove the civilization in { $area } from the game.
}
    .short = { $area_id ->
        [somewhere] Remove the civilization
       *[other] { $area }: remove civilization
    }
    .detail = he has won
    .undo = { $area_id ->
        [somewhere] Put the civilization back.
       *[other] Put the civilization back in { $area }.
    }
do-he_wins = { $area_id ->
    [somewhere] Cosmobot wins. Put your units into your capital.
   *[other] Cosmobot wins in { $area }. Put your units there into your capital.
}
    .head = Cosmobot wins the fight
    .short = Your units go back
    .detail = { $area_id ->
        [somewhere] to your capital; he wins
       *[other] from { $area } to your capital; he wins
    }
    .undo = { $area_id ->
        [somewhere] Put your units back from your capital.
       *[other] Put your units back from your capital into { $area }.
    }
do-retreat = { $area_id ->
    [somewhere] Cosmobot loses. Put his units into his capital.
   *[other] Cosmobot loses in { $area }. Put his units there into his capital.
}
    .head = Cosmobot loses the fight
    .short = His units go back
    .detail = { $area_id ->
        [somewhere] to his capital; he loses
       *[other] from { $area } to his capital; he loses
    }
    .undo = { $area_id ->
        [somewhere] Put his units back from his capital.
       *[other] Put his units back from his capital into { $area }.
    }
do-take_marker = The culture marker between { $areas } is resolved. If you are there, take your bonus. Then remove it from the game.
    .short = Resolve a culture marker
    .detail = between { $areas }
    .undo = Put the culture marker between { $areas } back; give a bonus for it back.
do-trigger_end = { $side_id ->
    [you] You trigger the end. Cosmobot has one more turn. Nobody enters or leaves Atlantis any more.
   *[cosmobot] Cosmobot triggers the end. You have one last turn. Nobody enters or leaves Atlantis any more.
}
    .head = The end of the game is triggered
    .short = { $side_id ->
        [you] The end: one more turn for him
       *[cosmobot] The end: one more turn for you
    }
do-final_score = { $side_id ->
    [you] You: { $what }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[cosmobot] Cosmobot: { $what }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
    .head = The final scoring
    .short = { $side_id ->
        [you] You: { $points }
       *[cosmobot] Cosmobot: { $points }
    }
    .detail = { $what }
do-game_over = The game is over.
    .head = The game is over
    .short = The game is over

## From games under earlier rules

do-roll = Chaos die: { $die }. Cosmobot comes to { $total }, against { $against }.
    .short = Chaos die: { $die }
do-no_advance = His marker cannot advance on the { $track } track. The step is lost.
    .short = { $track }: no step
do-nothing = { $action }: not possible, nothing happens.
    .short = Nothing happens
do-score = Cosmobot gets { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
    .short = { $points ->
        [one] 1 point for Cosmobot
       *[other] { $points } points for Cosmobot
    }
    .undo = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    } back from Cosmobot.

## What comes to nothing, to less or to something else

nothing-move-no_target = Move, { $strategy }: no area can be the target. Instead { $count ->
    [one] he gains 1 follower.
   *[other] he gains { $count } followers.
}
nothing-portal-no_target = Portal, { $strategy }: no area can be the target. Instead { $count ->
    [one] he gains 1 follower.
   *[other] he gains { $count } followers.
}
nothing-move-no_unit = { $area_id ->
    [somewhere] { $count ->
        [one] One unit cannot go to the target: none is free on its planet any more. Instead he gains 1 follower.
       *[other] { $count } units cannot go to the target: none is free on its planet any more. Instead he gains { $count } followers.
    }
   *[other] { $count ->
        [one] One unit cannot go to { $area }: none is free on this planet any more. Instead he gains 1 follower.
       *[other] { $count } units cannot go to { $area }: none is free on this planet any more. Instead he gains { $count } followers.
    }
}
nothing-portal-no_unit = { $area_id ->
    [somewhere] { $count ->
        [one] One unit cannot go to the target: none is free anywhere. Instead he gains 1 follower.
       *[other] { $count } units cannot go to the target: none is free anywhere. Instead he gains { $count } followers.
    }
   *[other] { $count ->
        [one] One unit cannot go to { $area }: none is free anywhere. Instead he gains 1 follower.
       *[other] { $count } units cannot go to { $area }: none is free anywhere. Instead he gains { $count } followers.
    }
}
nothing-gain-none_left = { $count ->
    [one] He lacks the figure for one follower: his supply is empty. 1 point instead.
   *[other] He lacks the figures for { $count } followers: his supply is empty. { $count } points instead.
}
nothing-harvest-none = Harvest: no area he controls has an icon left. The harvest is lost.
nothing-harvest-no_more = Harvest: no icon is left. { $count ->
    [one] One icon is lost.
   *[other] { $count } icons are lost.
}
nothing-build-no_settlement = Build: all his settlements stand already. 2 points instead.
nothing-build-no_area = Build: every area he controls has a settlement already. 2 points instead.
nothing-income-none = Settlement income: no reward of his fate card is uncovered yet. Nothing happens.
nothing-fate-full = His fate card is full. { $count ->
    [one] One cube is lost.
   *[other] { $count } cubes are lost.
}
nothing-end-already = The end of the game has already been triggered. Nothing changes.
nothing-oracle-too_early = Oracle: neither of you has placed 4 cubes yet (he { $his }, you { $yours }). Instead a domination action by the goal tile left of the domination track.
nothing-oracle-highest = Oracle: { $goal } of { $track } has the highest value already, 5. On to the next track.
nothing-oracle-impossible = Oracle: { $goal } of { $track } is not possible, not even in part. On to the next track.
nothing-pact-none = Pact: none is left on display. Nothing happens.
nothing-advance-end = { $track }: his marker is at the end of the track. { $count ->
    [one] The step is lost.
   *[other] { $count } steps are lost.
}
nothing-advance-locked = { $track }: the last space is locked until he reaches the lightning of the domination track. { $count ->
    [one] The step is lost.
   *[other] { $count } steps are lost.
}
nothing-advance-nowhere = Advance: his marker cannot advance on any track. Nothing happens.
nothing-summon-no_god = { $god_id ->
    [minor] Summon: he has no minor god left in his supply. Nothing happens.
   *[major] Summon: his great god is in play already. Nothing happens.
}
nothing-summon-no_follower = { $god_id ->
    [minor] Summon: there is no follower that a minor god could replace. Nothing happens.
   *[major] Summon: there is no follower that the great god could replace. Nothing happens.
}
nothing-fight-none = Fights: Cosmobot has none.
nothing-fight-no_more = Fights: that was the last one.
nothing-atlantis-no_artifact = Atlantis: he takes no artifact. All of them stay there for your first victory.
nothing-house-mesos = House Mesos: its fate card, planet and figures are in the expansion "The Journeys of the Gods".
nothing-house-nypponis = House Nypponis: its fate card, planet and figures are in the expansion "The Fall of the Gods".
nothing-house-norrenis = You play Norrenis: your settlements move and fight like units, with strength 0, and 2 once Odin is there. The app tracks them like that.
nothing-tracks-beyond = That cannot be: the domination track has { $last } steps; lightning and markers must lie on it.
    .head = Once more
nothing-tracks-twice = That cannot be: the four 2-point markers lie on four different spaces.
    .head = Once more
nothing-tracks-passed = That cannot be: a marker is already further than the track would be long.
    .head = Once more
nothing-fate-order = That cannot be: each of the four resources stands exactly once on the fate card.
    .head = Once more
nothing-card-empty = That cannot be: the card shows at least one cube or one symbol.
    .head = Once more
nothing-card-cubes_twice = That cannot be: a moon card shows cubes in one place only.
    .head = Once more

## Questions

ask-setup-houses = Which house does Cosmobot play, which do you? (Mesos and Nypponis are from the expansions.)
ask-setup-goals = Which goal tiles lie beside war, technology and commerce? (The fourth is that of domination.)
ask-enter-tracks = The tracks in steps from the start (0): the last space of war and of domination, then on the domination track the lightning and the four 2-point markers (1 is the space after -8). Technology and commerce only if they are not as long as war.
    .short = The tracks: which spaces are these? (The start is 0)
ask-enter-fate = Fate card: the four resources from left to right, the rewards below the four settlements from left to right, then the 14 spaces for cubes from the upper left on. "-" is a space without an action; what is missing at the end is one too.
    .short = Fate card: resources, rewards, then the spaces with an action
ask-enter-spaces = Fate card: the 14 spaces for cubes from the upper left on. "-" is a space without an action; what is missing at the end is one too.
    .short = Fate card: the spaces with an action
ask-enter-sure_empty = Not one space of the fate card shows an action. Is that really so?
ask-setup-right = Compare what you entered with the table: is all of it right? It counts for later games, too.
    .short = Is everything you entered right?
ask-enter-moon = Which moon card is face up? First the cubes at the top, then the symbols from the top to the bottom. ({ $known } of { $all } moon cards known)
    .short = Which moon card is face up? ({ $known } of { $all } known)
ask-enter-sun = Which sun card is face up? First the arrow, then the symbols from the top to the bottom. ({ $known } of { $all } sun cards known)
    .short = Which sun card is face up? ({ $known } of { $all } known)
note-card = symbols with number and kind: build a settlement, settlement income, oracle, pact, followers 3, harvest 2, move 3 mighty, portal 2 brave, advance war (or free), domination 2 (or by the goal tile), summon a minor god, summon the great god; the mark comes last
ask-enter-creature = { $count ->
    [0] Which mythological creature lies there? What does its first requirement, upper right, ask for?
   *[other] Which other one lies there? What does its first requirement, upper right, ask for? Or "end".
}
note-other = another requirement; name the creature, the app asks about it every turn
ask-enter-planet = { $planet_id ->
    [his] Cosmobot's planet ({ $house }): six areas in rows of 3, 2 and 1, the capital at the bottom, the civilization in the upper centre? Then only: on which side of the capital is the shrine?
   *[yours] Your planet ({ $house }): six areas in rows of 3, 2 and 1, the capital at the bottom, the civilization in the upper centre? Then only: on which side of the capital is the shrine?
}
    .short = { $planet_id ->
        [his] Cosmobot's planet ({ $house }): on which side of the capital is the shrine?
       *[yours] Your planet ({ $house }): on which side of the capital is the shrine?
    }
note-shrine_left = the areas are numbered row by row from the upper left, the capital is 6
note-planet = another shape: how many areas, then the numbers of capital, shrine beside it and civilization
ask-enter-gaia = Gaia: how many areas are there besides Atlantis? Number them clockwise around Atlantis, from the upper left: G1, G2 …
ask-enter-gaia_tiles = Which areas of Gaia have a civilization, besides Atlantis?
ask-enter-produce = What do these areas produce: { $areas }? For example "2 metal" or "wood gold". You may say it of the others of the planet, too.
    .short = What do these areas produce?
ask-enter-producing = Which of these areas produce { $resource }?
ask-enter-shrines = Which of these areas have a shrine?
ask-enter-edges = Which of these areas touch Atlantis?
ask-enter-edges_dashed = Which of these areas touch Atlantis with a dashed line?
ask-enter-corners = { $planet_id ->
    [gaia] Gaia: at which corners do culture markers lie? Each corner is called by its three areas.
    [his] Cosmobot's planet: at which corners do culture markers lie? Each corner is called by its three areas.
   *[yours] Your planet: at which corners do culture markers lie? Each corner is called by its three areas.
}
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
ask-enter-pact = The pact with the most points (house symbols do not count; in a tie the uppermost, leftmost one): how many points, how many steps?
ask-enter-tile = Turn up the civilization in { $area }. Which strength does it show?
ask-your-turn = { $ending ->
    [yes] Your last turn: what has happened? Line by line; "done" ends your turn.
   *[no] Your turn { $turn }: what has happened? Line by line; "done" ends your turn.
}
    .short = { $ending ->
        [yes] Your last turn: what have you done?
       *[no] Your turn { $turn }: what have you done?
    }
note-token = you took a 2-point marker; 1 is the space after -8
note-track = your marker on war, technology, commerce or domination; 2-point markers that it passes are yours
note-last = you have reached the end of a development track
note-gaia = enter Gaia now
note-name = printed name instead of the number
note-reread = read something in again because it is not right
note-done = your turn is over; your fights come next, then Cosmobot's turn
ask-reread-area = Which area was misread?
ask-reread-card = Which card was misread?
ask-reread-moon = What does the moon card show? First the cubes at the top, then the symbols from the top to the bottom.
ask-reread-sun = What does the sun card show? First the arrow, then the symbols from the top to the bottom.
ask-your-sure_cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} at once are many. Is that right?
ask-your-units = Which units of { $area }?
ask-your-civilization = Have you defeated the civilization in { $area }?
ask-next-deck = From which deck do you turn up the next card?
ask-fight-yours = { $area_id ->
    [somewhere] Fight against Cosmobot: play your weapon. Which strength do you have with it?
   *[other] Fight against Cosmobot in { $area }: play your weapon. Which strength do you have with it?
}
note-effect = the weapon counts only after the die: roll first
ask-fight-weapon = The chaos die shows { $die }, Cosmobot comes to { $total }. Apply your weapon: which strength do you have?
note-weakened = your strength, and how much his units still count
note-again = Cosmobot must roll again
ask-your-attack = Cosmobot leads { $area }, and you have landed. Do you attack him?
ask-your-fights = Do you (still) have a fight against Cosmobot?
ask-fight-against = Who does he fight there?
ask-fight-strength = How strong are his units there together? (follower 1, minor god and creature 2, great god 3)
ask-fight-tile = Turn up the civilization if it lies face down. Which strength does it show? (In Atlantis without the god's 3, which are added.)
ask-culture-markers = How many culture markers are complete now (all three areas have a unit, no matter whose) and have a Cosmobot unit next to them? Remove all complete ones from the game.
ask-goal-shrines = How many shrines does Cosmobot control? (at most 5, Atlantis has two)
ask-goal-territories = How many pairs of areas does Cosmobot control? (areas by 2, rounded down, at most 5)
ask-oracle-possible_shrines = Oracle "shrines": is there a target for a portal (mighty), and a unit that can go?
ask-oracle-possible_territories = Oracle "areas": is there a target for a move (cunning), and a unit that can go?
ask-oracle-possible_settlements = Oracle "settlements": does he control an area without a settlement?
ask-creature-met = { $needs_id ->
    [shrines] { $value ->
        [one] Does Cosmobot control at least 1 shrine?
       *[other] Does Cosmobot control at least { $value } shrines?
    }
   *[areas] { $value ->
        [one] Does Cosmobot control at least 1 area?
       *[other] Does Cosmobot control at least { $value } areas?
    }
}
ask-creature-other = Does Cosmobot meet the first requirement of { $creature } now?
ask-end-points = How many points do you have before the final scoring?
ask-end-place = On which space of the { $track } track is your marker? (0 is the start)
ask-end-multiplier = Which multiplier does Cosmobot's space on the { $track } track show?
ask-end-your_multiplier = Which multiplier does your space on the { $track } track show?
ask-end-his_domination = How many points does Cosmobot's space on the domination track show?
ask-end-domination = How many points does your space on the domination track show?
ask-end-gods = How many points do your god cards give?
ask-end-goods = How many resources and mana do you have together?
ask-end-your_shrines = How many shrines do you control? (at most 5)
ask-end-your_territories = How many pairs of areas do you control? (at most 5)
ask-end-your_units = How many groups of three units do you have? (at most 5)
ask-end-your_settlements = How many settlements have you built? (at most 5)
ask-draw-moon = Which moon card have you turned up?
ask-draw-sun = Which sun card have you turned up?
ask-draw-pact = Which pact is new?
ask-draw-tile = Which civilization have you turned up?
ask-draw-die = What does the chaos die show?

## Decisions

ask-harvest-more = Harvest: does the area of the last icon have another one left? Then he continues there.
choose-harvest-area = Harvest: an area he controls with an icon left, not his capital; of two different icons the left one first; if there is none, the rest is lost
    .short = Harvest: the next area
choose-build-area = Settlement: an area he controls without a settlement; if there is none, he gets 2 points
    .short = His new settlement
choose-gain-area = { $unit_id ->
    [c] The figure of the creature: an area he controls with a settlement of his that is not besieged
   *[other] New follower: an area he controls with a settlement of his that is not besieged
}
choose-summon-area = { $god_id ->
    [minor] Minor god: an area with one of his followers
   *[major] Great god: an area with one of his followers
}
choose-pact-tile = Pact: one of the open ones, house symbols do not count
choose-oracle-track = Oracle: the track whose goal tile he follows
choose-advance-track = Advance: a track on which he can advance
choose-creature-next = He meets the requirements of several creatures: which one does he take first?
choose-move-target = Target of the move ({ $strategy }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}): on a planet with an area that he controls with at least 2 pieces; no capital, no area he controls. Strength there at least: yours, where you stand; 2 against a civilization; 4 in Atlantis with a civilization. Of the strategy only the first line counts that names a possible area; if it names several, continue with the criteria after it
    .short = Move, { $strategy }: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
choose-portal-target = Target of the portal ({ $strategy }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}): on any planet; no capital, no area he controls. Strength there at least: yours, where you stand; 2 against a civilization; 4 in Atlantis with a civilization. Of the strategy only the first line counts that names a possible area; if it names several, continue with the criteria after it
    .short = Portal, { $strategy }: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
choose-move-unit = { $target_id ->
    [somewhere] The next unit for the target, from its planet; none that must fight or that alone controls its area; if none is free he gains followers
   *[other] The next unit for { $target }, from this planet; none that must fight or that alone controls its area
}
    .short = Move: the next unit
choose-portal-unit = { $target_id ->
    [somewhere] The next unit for the target, from any planet, not from Atlantis; none that must fight or that alone controls its area; if none is free he gains followers
   *[other] The next unit for { $target }, from any planet, not from Atlantis; none that must fight or that alone controls its area
}
    .short = Portal: the next unit
choose-fight-area = { $distant ->
    [yes] His next fight: in an area where he meets you or a civilization; on a Distant Planet that you lead only with at least your strength. If there is none, his fights are over.
   *[no] His next fight: in an area where he meets you or a civilization. If there is none, his fights are over.
}
    .short = His next fight
choose-your-fight = Your next fight against Cosmobot
by-harvest-held = he controls it (AN-5.5)
by-harvest-left = has an icon left, no capital
by-build-held = he controls it (AN-5.5)
by-build-settled = no settlement there yet
by-gain-besieged = his settlement is not besieged
by-target-never = no capital, and not under his control already
by-target-closed = not Atlantis: the end is triggered
by-target-two_pieces = on a planet with an area that he controls with at least 2 pieces
by-target-unnamed = named by a line of the strategy at all
by-target-too_weak = he reaches the strength that he needs there
by-target-arrow = the Distant Planet of the arrow, not the other one
by-target-leading = the Distant Planet, unless he leads it; no landing bonus
by-unit-elsewhere = can go from there: not the target itself, in a move only from the same planet
by-unit-fighting = need not fight there this turn
by-unit-in_atlantis = not from Atlantis
by-unit-last = its leaving does not cost the control
measured-target-too_weak = reached/needed { $value }
by-harvest-resource = resource criterion ({ $rule }): first { $order }
measured-harvest-resource = { $value }
by-harvest-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: which area does he harvest first?
by-build-resource = resource criterion ({ $rule }): first { $order }
measured-build-resource = { $value }
by-build-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: where does his settlement go?
by-gain-resource = resource criterion ({ $rule }): first { $order }
measured-gain-resource = { $value }
by-gain-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: where does his new unit go?
by-summon-resource = resource criterion ({ $rule }): first { $order }
measured-summon-resource = { $value }
by-summon-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: where does the god replace a follower?
by-move-resource = resource criterion ({ $rule }): first { $order }
measured-move-resource = { $value }
by-move-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: which area is the target of the move?
by-portal-resource = resource criterion ({ $rule }): first { $order }
measured-portal-resource = { $value }
by-portal-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: which area is the target of the portal?
by-unit-resource = resource criterion ({ $rule }): first { $order }
measured-unit-resource = { $value }
by-unit-you_choose = Several are equally good ({ $rule }), you choose for Cosmobot: from where does the next unit go?
by-harvest-icons = the most resource icons, exhausted or not ({ $rule })
measured-harvest-icons = { $value ->
    [one] 1 icon
   *[other] { $value } icons
}
by-build-icons = the most resource icons, exhausted or not ({ $rule })
measured-build-icons = { $value ->
    [one] 1 icon
   *[other] { $value } icons
}
by-summon-icons = the most resource icons, exhausted or not ({ $rule })
measured-summon-icons = { $value ->
    [one] 1 icon
   *[other] { $value } icons
}
by-move-icons = the most resource icons, exhausted or not ({ $rule })
measured-move-icons = { $value ->
    [one] 1 icon
   *[other] { $value } icons
}
by-portal-icons = the most resource icons, exhausted or not ({ $rule })
measured-portal-icons = { $value ->
    [one] 1 icon
   *[other] { $value } icons
}
by-build-planet = planet: first Gaia, then yours, then his ({ $rule })
measured-build-planet = { $value }
by-portal-planet = planet: first Gaia, then yours, then his ({ $rule })
measured-portal-planet = { $value }
by-gain-weakest = where his units together are weakest ({ $rule })
measured-gain-weakest = strength { $value }
by-summon-pieces = where he has the most pieces (units and settlement)
measured-summon-pieces = { $value ->
    [one] 1 piece
   *[other] { $value } pieces
}
by-unit-strongest = the strongest unit ({ $rule })
measured-unit-strongest = strength { $value }
by-unit-pieces = from the area with the most of his pieces (units and settlement)
measured-unit-pieces = { $value ->
    [one] 1 piece
   *[other] { $value } pieces
}
by-pact-points = the most points
measured-pact-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
by-pact-first = the uppermost, leftmost one
measured-pact-first = place { $value }
by-oracle-furthest = where he is furthest
measured-oracle-furthest = space { $value }
by-oracle-lowest_value = the lower goal value
measured-oracle-lowest_value = goal value { $value }
by-oracle-lower = the track further down
measured-oracle-lower = track { $value } from the top
by-advance-highest_value = the highest goal value
measured-advance-highest_value = goal value { $value }
by-advance-behind = where his marker is furthest behind
measured-advance-behind = space { $value }
by-advance-lower = the track further down
measured-advance-lower = track { $value } from the top
by-creature-you_choose = He meets the requirements of several creatures. Which one does he take first?
by-fight-you_choose = Several fights of Cosmobot: which one comes first?
by-your-fight_choose = Several fights against Cosmobot: which one comes first?
by-brave-atlantis = Brave 1: Atlantis, unless he controls it
by-brave-distant = Brave 2: the Distant Planet of the arrow, unless he leads it; no landing bonus
by-brave-civilization = Brave 3: an area with a civilization
by-brave-beside_atlantis = Brave 4: an area beside Atlantis that he does not control
by-brave-your_weakest = Brave 5: the area of yours where your units are weakest
by-brave-shrine = Brave 6: an uncontrolled area with a shrine
by-brave-free = Brave 7: an uncontrolled area
by-mighty-shrine = Mighty 1: an uncontrolled area with a shrine
by-mighty-atlantis = Mighty 2: Atlantis, unless he controls it
by-mighty-distant = Mighty 3: the Distant Planet of the arrow, unless he leads it; no landing bonus
by-mighty-beside_atlantis = Mighty 4: an area beside Atlantis that he does not control
by-mighty-your_shrine = Mighty 5: an area of yours with a shrine
by-mighty-free = Mighty 6: an uncontrolled area
by-mighty-your_weakest = Mighty 7: the area of yours where your units are weakest
by-cunning-activating = Cunning 1: an uncontrolled area that activates a culture marker
by-cunning-beside_marker = Cunning 2: an uncontrolled area beside a culture marker
by-cunning-distant = Cunning 3: the Distant Planet of the arrow, unless he leads it; no landing bonus
by-cunning-civilization = Cunning 4: an area with a civilization, not Atlantis
by-cunning-free = Cunning 5: an uncontrolled area
by-cunning-atlantis = Cunning 6: Atlantis, unless he controls it
by-cunning-your_weakest = Cunning 7: the area of yours where your units are weakest

## Names

verb-houses = houses
verb-fate = fate
verb-spaces = spaces
verb-card = card
verb-other = other
verb-reread = reread
verb-planet = planet
verb-shrine_left = shrine-left
verb-shrine_right = shrine-right
verb-track = track
verb-all_right = right
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
verb-goals = goals
verb-tracks = tracks
verb-creature = creature
verb-settle = settle
verb-last = last
verb-done = done
field-house = Cosmobot
field-your_house = you
field-token_1 = marker 1
field-token_2 = marker 2
field-token_3 = marker 3
field-token_4 = marker 4
field-top_cubes = cubes at the top
field-mark = mark
field-what = what
field-part_1 = symbol 1
field-part_2 = symbol 2
field-part_3 = symbol 3
field-part_4 = symbol 4
field-part_5 = symbol 5
field-space_1 = space 1
field-space_2 = space 2
field-space_3 = space 3
field-space_4 = space 4
field-space_5 = space 5
field-space_6 = space 6
field-space_7 = space 7
field-space_8 = space 8
field-space_9 = space 9
field-space_10 = space 10
field-space_11 = space 11
field-space_12 = space 12
field-space_13 = space 13
field-space_14 = space 14
field-areas = areas
field-capital = capital
field-shrine = shrine
field-tile = civilization
field-resource = resource
field-area_1 = area 1
field-area_2 = area 2
field-area_3 = area 3
field-card = card
field-cubes = number
field-arrow = direction
field-number = number
field-god = god
field-steps = steps
field-resource_1 = leftmost
field-resource_2 = second
field-resource_3 = third
field-resource_4 = rightmost
field-place_1 = reward 1
field-place_2 = reward 2
field-place_3 = reward 3
field-place_4 = reward 4
field-space = space
field-war = war
field-technology = technology
field-commerce = commerce
field-domination = domination
field-step = space
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
opt-unit_s = { $count ->
    [one] settlement
   *[other] settlement ×{ $count }
}
opt-shrines = shrines
opt-territories = territories
opt-areas = areas
opt-units = units
opt-settlements = settlements
opt-right = right
opt-left = left
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
symbol-food = food
symbol-wood = wood
symbol-metal = metal
symbol-gold = gold
symbol-gain = followers
symbol-harvest = harvest
symbol-move = move
symbol-portal = portal
symbol-advance = advance
symbol-supremacy = domination
symbol-summon = summon a god
symbol-cubes = cubes, not at the top
symbol-followers = followers
symbol-vp = points
opt-part_build = build a settlement
opt-part_income = settlement income
opt-part_oracle = oracle
opt-part_pact = pact
opt-part_gain = followers { $number }
opt-part_harvest = harvest { $number }
opt-part_move = move { $number } { $how }
opt-part_portal = portal { $number } { $how }
opt-part_advance = advance { $how }
opt-part_supremacy = { $how_id ->
    [goal] domination by the goal tile
   *[other] domination { $number }
}
opt-part_summon = { $how_id ->
    [minor] summon a minor god
   *[major] summon the great god
}
opt-part_cubes = { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}
opt-cubes_count = { $number ->
    [0] no cube
    [one] 1 cube
   *[other] { $number } cubes
}
opt-followers_count = { $number ->
    [one] 1 follower
   *[other] { $number } followers
}
opt-vp_count = { $number ->
    [one] 1 point
   *[other] { $number } points
}
opt-yield_one = { $number } { $resource }
opt-yield_two = { $first } { $second }
opt-creature_read = creature ({ $needs } { $value })
opt-creature_number = creature { $number }
opt-unread = unread
opt-elsewhere = elsewhere
opt-same = like war
opt-tracks = tracks
opt-shrine_his = shrine on Cosmobot's planet: other side
opt-shrine_yours = shrine on your planet: other side
opt-read_card = no. { $number }
opt-track_step = { $track_id ->
    [domination] domination, step { $number }
   *[other] { $track }, space { $number }
}
opt-goal_step = goal value { $track }: { $number }
opt-nothing = nothing
opt-H_1 = easy-1
opt-H_2 = easy-2
opt-E_1 = hard-1
opt-E_2 = hard-2
opt-other = something else
opt-card = open card
opt-area = area
opt-fate = fate card
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
option-cards-printed = the printed ones, you turn them up and read them in; who draws then decides the chaos die only
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
panel-fate_order = Fate card, resources in the direction of the arrow
panel-fate_seen = Fate card, uncovered rewards
panel-fate_covered = Fate card, covered rewards
panel-fate_spaces = Fate card, spaces with an action
row-space_1 = space 1
row-space_2 = space 2
row-space_3 = space 3
row-space_4 = space 4
row-space_5 = space 5
row-space_6 = space 6
row-space_7 = space 7
row-space_8 = space 8
row-space_9 = space 9
row-space_10 = space 10
row-space_11 = space 11
row-space_12 = space 12
row-space_13 = space 13
row-space_14 = space 14
row-known_moon = known moon cards (of 24)
row-known_sun = known sun cards (of 24)
panel-open = Open cards
panel-pacts = Pacts
panel-war = War
panel-technology = Technology
panel-commerce = Commerce
panel-domination = Domination
panel-goal_shrines = Your goal value shrines
panel-goal_territories = Your goal value areas
panel-goal_units = Your goal value units
panel-goal_settlements = Your goal value settlements
panel-projected = Final scoring, if it came now
row-projected_his = Cosmobot, at least
row-projected_yours = you, at least, on top of your points on the track
panel-read_tracks = Tracks as you have read them in
row-last_war = last space of war
row-last_technology = last space of technology
row-last_commerce = last space of commerce
row-last_domination = last space of domination
row-lightning = lightning of the domination track
row-tokens_left = 2-point markers lie on
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

because-reward-kind = Say what it is, too: "2 followers" or "2 points".
because-last-early = Nobody can have reached the end of a track in the first turns.
because-last-over = The end is triggered already.
because-gaia-known = Gaia is entered already.
because-cubes-all = All 14 cubes are placed already.
because-token-none = No 2-point marker is left on the domination track.
because-creature-none = No creature is left.
because-board-untracked = Guided, the app does not track the board: you need not enter this.
because-gaia-unread = Gaia is not entered yet. Enter "gaia" first.
because-area-capital = Nobody but Cosmobot enters his capital.
because-area-no_units = You have no units there.
because-area-no_settlement = You control no settlement of your own there.
because-area-no_followers = You have no follower there.
because-area-settled = There is a settlement already, or you do not control the area.
because-area-no_icon = No icon is left there, or you do not control the area.
because-area-own_name = This area has its name already.
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
fault-units-letters = Units are written g, m, c, f in this order: great god, minor god, creature, follower; with Norrenis s for your settlements comes last.
fault-markers-areas = A culture marker lies beside an area that does not exist.
fault-exhausted-count = Fewer than no icons cannot be exhausted.
fault-capital-entered = There are foreign units in a capital.
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
state-sighted = areas of which a resource is known
state-markers = culture markers
state-followers_left = his followers in supply
state-minors_left = his minor gods in supply
state-majors_left = his great god in supply
state-settlements_left = his settlements on the fate card
state-cubes = his cubes
state-your_cubes = your cubes
state-progress = his markers on war, technology, commerce
state-your_progress = your markers on war, technology, commerce
state-your_domination = your marker on the domination track
state-your_goals = your goal values
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
state-read = cards entered
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

## On buttons: what an action is called, what it asks for, what it is called as a whole

tap-move = Move
    .asks-source = From where do you move?
    .asks-area = Where to?
    .whole = From { $source } to { $area }
tap-gain = Followers
    .asks-area = Where do your followers go?
    .asks-number = How many?
    .whole = { $area }: { $number } { $number ->
        [one] follower
       *[other] followers
    }
tap-summon = Summon a god
    .asks-area = In which area?
    .asks-god = Which god?
    .whole = { $area }: { $god }
tap-settle = Settlement
    .asks-area = Where do you build the settlement?
    .whole = Settlement in { $area }
tap-harvest = Harvest
    .asks-area = Which area do you harvest?
    .whole = Harvest { $area }
tap-cubes = Cubes
    .asks-cubes = How many cubes have you placed?
    .whole = { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    }
tap-all_right = Yes, all is right
tap-track = Tracks
    .asks-step = Where is your marker now?
    .whole = { $step }
tap-token = 2 VP token
    .asks-space = From which space of the domination track?
    .whole = Token from space { $space }
tap-pact = Pact
    .asks-card = Which trade pact do you take?
    .asks-points = How many VP?
    .asks-steps = How many steps?
tap-creature = Creature
    .asks-name = Which creature?
    .asks-area = To which area?
    .asks-needs = What does it require?
    .asks-number = How much of it?
tap-name = Name it
    .asks-area = Which area?
    .asks-name = What is it called on your board?
    .whole = { $area } is called { $name }
tap-reread = Enter again
    .asks-what = What is wrong?
    .whole = Read again: { $what }
tap-gaia = Gaia
    .asks-areas = How many areas does Gaia have besides Atlantis?
    .whole = Gaia: { $areas } areas
tap-last = Track's end
tap-done = End turn
tap-shrine_left = Shrine left
tap-shrine_right = Shrine right
tap-planet = Other shape
    .asks-areas = How many areas?
    .asks-capital = Which number is the capital?
    .asks-shrine = Which number is the shrine beside it?
    .asks-tile = Which number is the civilization?
    .whole = That is right: { $areas } areas, capital { $capital }
tap-houses = Houses
    .asks-house = Which house does Cosmobot play?
    .asks-your_house = Which house do you play?
    .whole = Cosmobot { $house }, you { $your_house }
tap-goals = Goal tiles
    .asks-war = What lies beside war?
    .asks-technology = What lies beside technology?
    .asks-commerce = What lies beside commerce?
    .whole = { $war }, { $technology }, { $commerce }
tap-tracks = Tracks
    .asks-war = War: the last space?
    .asks-technology = Technology: the last space?
    .asks-commerce = Commerce: the last space?
    .asks-domination = Domination: the last space? (1 is the one after -8)
    .asks-lightning = Domination: where is the lightning?
    .asks-token_1 = Domination: where is the first 2-point marker?
    .asks-token_2 = Where is the second?
    .asks-token_3 = Where is the third?
    .asks-token_4 = Where is the fourth?
    .whole = That is right: tracks done
tap-fate = Fate
    .asks-resource_1 = Resource on the far left?
    .asks-resource_2 = The second?
    .asks-resource_3 = The third?
    .asks-place_1 = Reward below the first settlement?
    .asks-place_2 = Below the second?
    .asks-place_3 = Below the third?
    .asks-place_4 = Below the fourth?
    .whole = That is right: fate card done
tap-spaces = Spaces
    .whole = That is right: fate card done
tap-card = Card
    .asks-top_cubes = How many cubes at the very top?
    .asks-arrow = Where does the arrow point?
    .asks-mark = Which mark?
tap-known = Known one
    .asks-card = Which of the known cards?
    .whole = { $card }
tap-other = Another
    .asks-name = What is it called?
    .whole = { $name }
tap-end = That is all
tap-produce = Produces
    .whole = That is right: areas done
tap-marker = Culture
    .asks-area_1 = The first of the three areas?
    .asks-area_2 = The second?
    .asks-area_3 = The third?
    .whole = Marker { $area_1 }, { $area_2 }, { $area_3 }
tap-no_more = No more
tap-strength = Strength
    .asks-strength = What is your combat strength?
    .whole = Strength { $strength }
tap-effect = Weapon later
tap-weakened = Weakened
    .asks-strength = What is your combat strength?
    .asks-his = How much do his units still count?
    .whole = You { $strength }, he { $his }
tap-again = Roll again

## What stands on a card
on-cubes = Cubes at the top: { $value }
on-arrow = Arrow: { $value }
on-parts = From top to bottom: { $value }
on-house = House: { $value }
on-order = Resources: { $value }
on-rewards = Rewards: { $value }
on-resources = Produces: { $value }
on-shrines = Shrines: { $value }
on-strength = Strength { $value }
on-points = { $value } VP
on-steps = { $value ->
        [one] { $value } step
       *[other] { $value } steps
    } on the commerce track
on-needs = Requires: { $value }
on-value = At least { $value }
on-house-neutral = none

# The tour
tour-move = This is his move.
tour-move-says = Visavis plays the Cosmobot by his cards. This line says in one sentence what he does.
tour-why = Four areas, one is left.
tour-why-says = First, areas he never moves to drop out. Then only C1 to C4 on his planet are left. His strategy picks C4.
