game-name = Tapestry
game-about = The Automa and the Shadow Empire for Tapestry, with three expansions, six levels and seven scenarios. Unofficial.
    .short = Automa and Shadow Empire, 6 levels

## What happens

do-leave_out = { $what_id ->
    [decision] Put these decision cards into the box and take the new ones of Arts & Architecture instead: { $cards }.
    [automa] Leave in the box (Automa civilizations): { $cards }.
    [trap] Leave in the box: { $cards }.
    [civilization] Leave in the box (civilizations): { $cards }.
    [landmark_card] Leave this landmark card in the box: { $cards }.
    [space_tile] Leave in the box: { $cards }.
    [tech] Leave in the box (tech cards): { $cards }.
    [capital] Leave the advanced capitals in the box: { $cards }.
   *[tapestry] Leave in the box (tapestry cards): { $cards }.
}
    .short = { $what_id ->
        [decision] Exchange decision cards
        [automa] Leave out Automa civilizations
        [trap] Leave out traps
        [civilization] Leave out civilizations
        [landmark_card] Leave out a landmark card
        [space_tile] Leave out space tiles
        [tech] Leave out tech cards
        [capital] Leave out capitals
       *[tapestry] Leave out tapestry cards
    }
    .detail = { $what_id ->
        [decision] into the box, the new ones of Arts & Architecture instead: { $cards }
       *[other] into the box: { $cards }
    }
do-advise_against = { $what_id ->
    [civilization] Better left out too: these civilizations favour you unfairly or harm you a lot. You may keep them all the same: { $cards }.
   *[tapestry] Better left out too: these tapestry cards favour you unfairly or harm you a lot. You may keep them all the same: { $cards }.
}
    .short = { $what_id ->
        [civilization] Better without these civilizations
       *[tapestry] Better without these tapestries
    }
    .detail = { $cards }
do-level = { $level ->
    [1] Level 1: the weak Automa.
    [2] Level 2: the average Automa.
    [3] Level 3: the intimidating Automa.
    [4] Level 4: the mighty Automa.
    [5] Level 5: the great Automa.
   *[other] Level 6: the invincible Automa.
}
do-target = Put a marker of an unused colour on { $points } VP: that is your target.
    .short = Target marker on { $points } VP
    .detail = of an unused colour
do-not_played = This does not work with the scenario or these expansions and is left out: { $parts }.
    .short = Not played: { $parts }
do-remind = { $rule_id ->
    [for_three] Set up as for three players. You always start on the hex 2/4, whatever capital you have.
    [traps] All traps stay in the game.
    [traps_war] All traps but 1 stay in the game.
    [hucksters] Take the newer card Hucksters/Trailblazers of Arts & Architecture.
    [mat_normal] Give the Automa its income mat, normal side up.
    [mat_card] Give the Automa its income mat, normal side up. Lay the income card of this level on the overview.
    [mat_arts_card] Give the Automa its income mat, normal side up. Lay the income card of this level of Arts & Architecture on the overview.
    [mat_hard] Give the Automa its income mat, hard side up.
    [automa_zero] Put one more marker of the Automa on 0 VP.
    [shadow_pieces] Give the Shadow Empire all outposts and markers of its colour, nothing else.
    [landmark_cards] Take 2 landmark cards and keep 1 of them.
    [arts_cover] Lay the scoring cover on the technology and exploration symbol of the Automa's mat.
    [double_neighbours] Double strike: your neighbours are still the Automa and the Shadow Empire; double strike markers are ignored there. Their landmarks do not trigger the Historians. The Chosen score 3 VP for their achievement ability instead of 1 VP per opponent.
    [hucksters_start] The Hucksters lay their first items face up beside the Automa's mat.
    [hucksters_take] Whenever you gain a tapestry card, a tech card, a territory tile or a space tile, you may take one of that kind from the Hucksters instead. Then say "take".
    [hucksters_arts] Whenever you gain a tapestry card, a tech card, a territory tile, a space tile or a masterpiece, you may take one of that kind from the Hucksters instead. Then say "take".
    [level_one] Level 1 gives you a step on each track first. Take the benefits, one after the other:
    [focus_blockers] Put an outpost of an unused colour on the start of each track that is not your favourite: your three blockades.
    [focus_civilizations] Now take 3 civilizations and keep 1. Militants and Nomads may be replaced.
    [focus_blocked] A marker of yours on or beyond the space of a blockade is blocked: you cannot move it.
    [focus_die] If the science die shows a blocked marker of yours, roll again.
    [war_outposts] You and the Automa each take all outposts of an unused colour as well.
    [war_trap] Take 1 trap from the deck into your hand.
    [war_leaders] You play the Leaders.
    [war_no_tapestry] You get no tapestry card in this income turn.
    [war_conquer] Whenever you would explore, conquer instead. If you could explore anywhere, you may conquer anywhere.
    [utopia_islanders] Put no markers on the military track. You play the Islanders.
    [utopia_tech] If the science die shows military, roll again. Tech conditions about military are ignored. Cards and tiles about military or controlled territories may be redrawn.
    [utopia_explore] Whenever you would conquer, explore instead. You may explore any empty hex that is connected to your capital hex by territories.
    [fall_historians] You play the Historians. For scenario 5 you may note which tapestry cards you play in which order.
    [fall_kit] Instead of this income turn: 1 of each resource; 2 civilizations, keep 1; 3 tapestry cards, keep 2; one after the other 3 tech cards, also open ones, keep 2; upgrade 1 tech card without its benefit.
    [fall_fire] A tapestry card that you can play in the first era goes on Maker of Fire. You count as having begun with your second civilization too.
    [fall_way] Everything about direction and progress is the other way round: forward means towards space 1, and each space from space 12 on counts.
    [fall_landmarks] You gain a landmark only on its own space. The start spaces do not count, going back is ignored.
    [fall_costs] Costs of your advances, T is the resource of the track: tier IV: T and 1 any; III: T and 2 any; II: 2 T; I: T and 3 any (reconstructed except tier II). Tech conditions are ignored.
    [premonition_mystics] You play the Mystics.
    [premonition_tapestries] Take 9 tapestry cards instead of 1 and lay 3 of them face down on your mat, or those of scenario 4. They have no effect now; you may look at them at any time. Shuffle the rest back.
    [premonition_predict] Make your predictions at the end of this income turn.
    [premonition_turn] Your mat gives you no tapestry cards. Turn over your leftmost face-down card as if you had just played it.
    [kaiju_one_capital] Take no civilization that builds outside the capital.
    [kaiju_one_marker] A marker of the kaiju cannot be removed or built over. Its row, column and district give you nothing any more, nor does the destroyed building. You may build where the kaiju is. Cards and civilizations that build elsewhere are redrawn, the Automa's tapestry cards are not.
    [kaiju_again] In the mini-campaign you can play this scenario once more or continue with the second one.
    [kaiju_two_deck] Shuffle all decision cards as the kaiju deck.
    [kaiju_two_pieces] Remove the tier III landmarks from all tracks. Take 2 markers of an unused colour as blockers and the outposts of 4 unused colours as kaiju.
    [kaiju_two_redraw] Cards that place more than outposts on the map or refer to others are redrawn. Tech conditions are ignored. You are always first.
    [kaiju_two_ban] You may neither explore nor conquer a hex with a kaiju.
    [kaiju_two_landmark] Draw 2 landmark cards and keep 1.
    [two_reconstructed] We have not seen the rules sheet for two. These rules are reconstructed from a public implementation, its facts are likely.
    [two_three] Set up as for three players, with the small map. The Shadow Empire has no start hex, nothing on the map and no mat.
    [two_nothing] You play without the Automa and without a level. Leave out no tapestry card and no civilization; all 7 traps stay in the game.
    [two_cards] Where a card means an opponent, you may choose the Shadow Empire for tracks and landmarks only, never for tech cards, tapestry cards or territories.
    [two_deck] Shuffle the decision cards 1 to 12. The cards 13 to 22 stay in the box.
   *[kaiju_two_cost] An advance action on a track with a blocker costs you 1 resource more.
}
    .short = { $rule_id ->
        [for_three] Set up as for three
        [traps] All traps stay in the game
        [traps_war] Only 1 trap is left out
        [hucksters] Take the newer Hucksters card
        [mat_normal] Automa's mat: normal side
        [mat_card] Mat: normal, income card
        [mat_arts_card] Mat: normal, new income card
        [mat_hard] Automa's mat: hard side
        [automa_zero] Automa's marker on 0 VP
        [shadow_pieces] Shadow Empire: markers, outposts
        [landmark_cards] 2 landmark cards, keep 1
        [arts_cover] Scoring cover on the mat
        [double_neighbours] Double strike: your neighbours
        [hucksters_start] Hucksters: first items
        [hucksters_take] You may take from the Hucksters
        [hucksters_arts] You may take from the Hucksters
        [level_one] A gift: 1 step on each track
        [focus_blockers] 3 blockades on the starts
        [focus_civilizations] 3 civilizations, keep 1
        [focus_blocked] Blocked markers stay
        [focus_die] Die shows a blocked one: again
        [war_outposts] Outposts of one more colour each
        [war_trap] Take 1 trap
        [war_leaders] You play the Leaders
        [war_no_tapestry] No tapestry card for you
        [war_conquer] Conquer instead of exploring
        [utopia_islanders] You play the Islanders
        [utopia_tech] Military does not count
        [utopia_explore] Explore instead of conquering
        [fall_historians] You play the Historians
        [fall_kit] A kit instead of income
        [fall_fire] Tapestry on Maker of Fire
        [fall_way] Forward means towards space 1
        [fall_landmarks] Landmarks on their own space
        [fall_costs] Other costs by tier
        [premonition_mystics] You play the Mystics
        [premonition_tapestries] 9 tapestries, lay 3 face down
        [premonition_predict] At the end: predictions
        [premonition_turn] Turn over the leftmost card
        [kaiju_one_capital] Build in the capital only
        [kaiju_one_marker] Markers of the kaiju stay
        [kaiju_again] Once more, or continue
        [kaiju_two_deck] Shuffle the kaiju deck
        [kaiju_two_pieces] No tier III landmarks, 2 blockers
        [kaiju_two_redraw] Some cards are redrawn
        [kaiju_two_ban] Kaiju hexes are out of bounds
        [kaiju_two_landmark] 2 landmark cards, keep 1
        [two_reconstructed] Rules for two: reconstructed
        [two_three] Set up as for three
        [two_nothing] No Automa and no level
        [two_cards] Choosing the Shadow Empire
        [two_deck] Shuffle the cards 1 to 12
       *[kaiju_two_cost] Blocker: 1 resource more
    }
    .detail = { $rule_id ->
        [for_three] small map; you start on hex 2/4, whatever your capital
        [traps] remove none
        [traps_war] all others stay in the game
        [hucksters] of Arts & Architecture
        [mat_normal] its income mat, normal side up
        [mat_card] the Automa's income mat, normal side up; the card of this level on the overview
        [mat_arts_card] the Automa's income mat, normal side up; the income card of this level of Arts & Architecture on the overview
        [mat_hard] its income mat, hard side up
        [automa_zero] one more marker
        [shadow_pieces] all of its colour, nothing else
        [landmark_cards] the other one is needed next
        [arts_cover] on the technology and exploration symbol of the Automa
        [double_neighbours] the Automa and the Shadow Empire, double strike markers do not count; their landmarks do not trigger the Historians; the Chosen: 3 VP instead of 1 VP per opponent for their achievement ability
        [hucksters_start] face up beside the Automa's mat
        [hucksters_take] instead of a tapestry card, tech card, territory tile or space tile of the supply; say "take"
        [hucksters_arts] instead of a tapestry card, tech card, territory tile, space tile or masterpiece of the supply; say "take"
        [level_one] with benefits, one after the other
        [focus_blockers] outposts of an unused colour on the tracks that are not your favourite
        [focus_civilizations] Militants and Nomads may be replaced
        [focus_blocked] on or beyond the space of a blockade
        [focus_die] blocked are your markers on or beyond a blockade
        [war_outposts] you and the Automa, all outposts of that colour
        [war_trap] from the deck into your hand
        [war_leaders] your civilization
        [war_no_tapestry] in this income turn
        [war_conquer] anywhere where you could explore anywhere
        [utopia_islanders] no markers on the military track
        [utopia_tech] roll the science die again, tech conditions are ignored, cards and tiles about military or controlled territories may be redrawn
        [utopia_explore] any empty hex that is connected to your capital hex by territories
        [fall_historians] for scenario 5 note which tapestry cards you play in which order
        [fall_kit] 1 of each resource; 2 civilizations, keep 1; 3 tapestry cards, keep 2; 3 tech cards, keep 2; upgrade 1 tech card without its benefit
        [fall_fire] in the first era; you count as having begun with your second civilization
        [fall_way] each space from space 12 on counts
        [fall_landmarks] the start spaces do not count, going back is ignored
        [fall_costs] T is the resource of the track. IV: T and 1 any; III: T and 2 any; II: 2 T; I: T and 3 any (reconstructed except tier II); tech conditions are ignored
        [premonition_mystics] your civilization
        [premonition_tapestries] on your mat, without effect, instead of 1; or those of scenario 4; shuffle the rest back
        [premonition_predict] of this income turn
        [premonition_turn] as if just played; no tapestry cards from your mat
        [kaiju_one_capital] no civilization that builds outside
        [kaiju_one_marker] not built over; row, column, district and building give nothing any more; you may build where the kaiju is; cards and civilizations that build elsewhere are redrawn, the Automa's tapestry cards are not
        [kaiju_again] this scenario or the second one
        [kaiju_two_deck] all decision cards
        [kaiju_two_pieces] tier III landmarks of all tracks; blockers are markers of an unused colour; outposts of 4 unused colours are kaiju
        [kaiju_two_redraw] those that place more than outposts on the map or refer to others; tech conditions are ignored; you are always first
        [kaiju_two_ban] neither explore nor conquer
        [kaiju_two_landmark] for you
        [two_reconstructed] after a public implementation, facts likely
        [two_three] 3 players, small map; the Shadow Empire has no start hex, nothing on the map, no mat
        [two_nothing] leave out no tapestry card and no civilization, all 7 traps stay in the game
        [two_cards] for tracks and landmarks only, never for tech cards, tapestry cards or territories
        [two_deck] cards 13 to 22 into the box
       *[kaiju_two_cost] advance action on a track with a blocker
    }
do-place_starts = { $bots ->
    [yes] Put 2 of your outposts on the hex 2/4 (F4) and 2 of the Automa's on 3/5 (B4). { $outposts } each stay in supply.
   *[no] Put 2 of your outposts on the hex 2/4 (F4). { $outposts } stay in supply.
}
    .short = { $bots ->
        [yes] 2 outposts each on 2/4 and 3/5
       *[no] 2 outposts on 2/4
    }
    .detail = { $bots ->
        [yes] yours on hex 2/4 (F4), the Automa's on 3/5 (B4); { $outposts } each in supply
       *[no] hex 2/4 (F4); { $outposts } in supply
    }
do-place_markers = { $bots ->
    [yes] { $backwards ->
        [yes] Put a marker of yours, of the Automa and of the Shadow Empire on space 12 of each track, on military on space 11. All tracks run backwards to space 1.
       *[no] { $double ->
            [yes] Put a marker of yours, of the Automa, of the Shadow Empire and a fourth one of an unused colour for the double strike on the start of each track in play.
           *[no] Put a marker of yours, of the Automa and of the Shadow Empire on the start of each track in play.
        }
    }
   *[no] Put one of your markers on the start of each track.
}
    .head = Set the game up
    .short = { $backwards ->
        [yes] Markers on 12, military on 11
       *[no] Markers on the start spaces
    }
    .detail = { $bots ->
        [yes] { $double ->
            [yes] one of yours, of the Automa, of the Shadow Empire and a fourth of an unused colour for the double strike, on each track in play
           *[no] { $backwards ->
                [yes] one of yours, of the Automa, of the Shadow Empire; all tracks run backwards to space 1
               *[no] one of yours, of the Automa, of the Shadow Empire, on each track in play
            }
        }
       *[no] one of yours on each track
    }
do-take_civilization = The Automa plays { $civilization }.
    .short = Automa: { $civilization }
do-choose_favourite = { $who_id ->
    [automa] The Automa's favourite track is { $track }: put a second marker there beside the first. The two always move together.
    [shadow] The Shadow Empire's favourite track is { $track }: put a second marker there beside the first. The two always move together.
   *[you] Your favourite track is { $track }.
}
    .head = Favourite tracks
    .short = { $who_id ->
        [automa] Automa ♥ { $track }
        [shadow] Shadow Empire ♥ { $track }
       *[you] You ♥ { $track }
    }
    .detail = { $who_id ->
        [automa] its favourite track: a second marker there, the two move together
        [shadow] its favourite track: a second marker there, the two move together
       *[you] your favourite track
    }
    .undo = { $who_id ->
        [automa] Take the Automa's second marker off { $track } again.
        [shadow] Take the Shadow Empire's second marker off { $track } again.
       *[you] { $track } is no longer your favourite track.
    }
do-you_favour = Your favourite track is { $track }: put 2 of your markers on its space { $space }. The two always move together.
    .short = You ♥ { $track }: space { $space }
    .detail = your favourite track: 2 of your markers there, the two move together
do-make_decks = Shuffle decision cards 8 to 22 as the progress deck. Shuffle { $unseen ->
    [one] its top card
   *[other] its top { $unseen } cards
} and the cards 1 to 7 as the decision deck.
    .head = Set up the decks
    .short = Shuffle both decks
    .detail = { $unseen ->
        [one] progress deck: decision cards 8 to 22; decision deck: 1 to 7 and the top card of the progress deck
       *[other] progress deck: decision cards 8 to 22; decision deck: 1 to 7 and the top { $unseen } of the progress deck
    }
do-put_arts_track = The arts track lies beside { $track }.
do-fill_map = Lay a random territory tile on every empty hex.
    .short = A tile on every empty hex
    .detail = drawn at random
do-campaign_so_far = Campaign points so far: you { $you }, the Automa { $automa }.
do-place_kaiju = Put an outpost of an unused colour into the { $district } district of your capital: the kaiju.
    .short = Kaiju into the { $district } district
    .detail = an outpost of an unused colour, in your capital
do-place_tokens = Put a marker of each of you and of the Shadow Empire on the start of each of the four tracks.
    .head = Set the game up
    .short = Markers on the start spaces
    .detail = one of each of you and of the Shadow Empire, on all four tracks
do-begin_two = { $first_id ->
    [you] You begin. Then comes the second person, then the Shadow Empire.
   *[friend] The second person begins. Then come you, then the Shadow Empire.
}
    .head = The game begins
    .short = { $first_id ->
        [you] You begin
       *[friend] The second person begins
    }
    .detail = { $first_id ->
        [you] then the second person, then the Shadow Empire
       *[friend] then you, then the Shadow Empire
    }
do-person_advances = { $who_id ->
    [you] You advance on { $track }: marker to space { $space }.
   *[friend] The second person advances on { $track }: marker to space { $space }.
}
    .undo = { $who_id ->
        [you] { $track }: move your marker back from space { $space }.
       *[friend] { $track }: move the second person's marker back from space { $space }.
    }
do-person_moves = { $who_id ->
    [you] Your marker on { $track } is on space { $space }.
   *[friend] The second person's marker on { $track } is on space { $space }.
}
do-person_landmark = { $who_id ->
    [you] You gain the landmark { $landmark }.
   *[friend] The second person gains the landmark { $landmark }.
}
    .head = { $who_id ->
        [you] A landmark for you
       *[friend] A landmark for the second person
    }
    .short = { $who_id ->
        [you] Landmark for you
       *[friend] Landmark for the second person
    }
    .detail = { $landmark }
    .undo = Put the landmark { $landmark } back on its track.
do-person_income = { $who_id ->
    [you] { $first ->
        [yes] Your income turn { $turn }. You are the first into this era and gain { $turn ->
            [2] any 1 resource
            [3] any 2 resources
           *[other] any 3 resources
        }.
       *[no] Your income turn { $turn }.
    }
   *[friend] { $first ->
        [yes] Income turn { $turn } of the second person, who is the first into this era and gains { $turn ->
            [2] any 1 resource
            [3] any 2 resources
           *[other] any 3 resources
        }.
       *[no] Income turn { $turn } of the second person.
    }
}
    .head = { $who_id ->
        [you] Your income turn { $turn }
       *[friend] Income turn { $turn } of the second person
    }
    .short = { $who_id ->
        [you] Your income turn { $turn }
       *[friend] Income { $turn } of the second person
    }
    .detail = { $first ->
        [yes] { $turn ->
            [2] first into the era: 1 resource
            [3] first into the era: 2 resources
           *[other] first into the era: 3 resources
        }
       *[no] { "" }
    }
do-person_points = { $who_id ->
    [you] You have { $points } VP.
   *[friend] The second person has { $points } VP.
}
do-shadow_income = The Shadow Empire takes income turn { $turn }: it only looks at its favourite track and does not advance.
    .head = Income turn { $turn } of the Shadow Empire
do-shadow_landmark = The Shadow Empire takes the landmark { $landmark }: remove it from the board, neither of you can gain it any more.
    .short = Landmark off the board
    .detail = { $landmark }, Shadow Empire
    .undo = Put the landmark { $landmark } back on its track.
do-shuffle_twelve = Shuffle all cards of the Shadow Empire, the last pair too, as its new deck.
    .short = Shuffle the Shadow Empire's deck
    .detail = all discarded cards and the last pair
do-begin = { $first_id ->
    [you] You begin.
   *[bots] The bots begin.
}
    .head = The game begins
    .short = { $first_id ->
        [you] You begin
       *[bots] The bots begin
    }
do-draw_pair = Discard the last pair. Turn over the top 2 cards of the decision deck and lay them side by side in random order: the track card on the left, the tiebreaker card on the right.
    .head = A new pair of cards
    .short = New pair: turn over 2 cards
    .detail = discard the last pair; random order, track card left, tiebreaker right
do-lay_pair = New pair of decision cards: { $track } on the left, { $tie } on the right.
do-show_card = No card is open: { $card } breaks the tie. Shuffle it back afterwards.
    .short = Shuffle { $card } back
do-tie_card = No card is open: { $card } breaks the tie.
do-advance = { $bot_id ->
    [automa] { $both ->
        [yes] The Automa advances on { $track }: both markers to space { $space }.
       *[no] The Automa advances on { $track }: marker to space { $space }.
    }
    [shadow] { $both ->
        [yes] The Shadow Empire advances on { $track }: both markers to space { $space }.
       *[no] The Shadow Empire advances on { $track }: marker to space { $space }.
    }
   *[double] The double strike advances on { $track }: marker to space { $space }.
}
    .head = { $bot_id ->
        [automa] The Automa advances
        [shadow] The Shadow Empire advances
       *[double] The Double Strike advances
    }
    .short = { $bot_id ->
        [automa] Automa: { $track } to { $space }
        [shadow] Shadow Empire: { $track } to { $space }
       *[double] Double strike: { $track } to { $space }
    }
    .detail = { $both ->
        [yes] both markers
       *[no] { "" }
    }
    .undo = { $bot_id ->
        [automa] { $both ->
            [yes] { $track }: move both markers of the Automa back from space { $space }.
           *[no] { $track }: move the Automa's marker back from space { $space }.
        }
        [shadow] { $both ->
            [yes] { $track }: move both markers of the Shadow Empire back from space { $space }.
           *[no] { $track }: move the Shadow Empire's marker back from space { $space }.
        }
       *[double] { $track }: move the marker of the double strike back from space { $space }.
    }
do-go_back = { $both ->
    [yes] The Automa goes back on { $track }: both markers to space { $space }.
   *[no] The Automa goes back on { $track }: marker to space { $space }.
}
    .short = Back: { $track } to { $space }
    .detail = { $both ->
        [yes] Automa, both markers
       *[no] Automa
    }
    .undo = { $both ->
        [yes] { $track }: move both markers of the Automa on again from space { $space }.
       *[no] { $track }: move the Automa's marker on again from space { $space }.
    }
do-gain_landmark = { $bot_id ->
    [automa] The Automa gains the landmark { $landmark }: put it into the box on its mat.
    [shadow] The Shadow Empire gains the landmark { $landmark }: put it into the box on the Automa's mat.
   *[double] The double strike gains the landmark { $landmark }: put it into the box on the Automa's mat.
}
    .short = A landmark into the box
    .detail = { $bot_id ->
        [automa] { $landmark }, Automa, on its mat
        [shadow] { $landmark }, Shadow Empire, on the Automa's mat
       *[double] { $landmark }, double strike, on the Automa's mat
    }
    .undo = Put the landmark { $landmark } from the box back on its track.
do-card_landmarks = { $further ->
    [yes] { $count ->
        [one] Draw 1 further landmark card, put its landmark into the box on the Automa's mat and discard the card.
       *[other] Draw { $count } further landmark cards, put their landmarks into the box on the Automa's mat and discard these cards.
    }
   *[no] Put the landmark of the card that you do not keep into the box on the Automa's mat and discard only this card.
}
    .short = { $further ->
        [yes] { $count ->
            [one] 1 more landmark into the box
           *[other] { $count } more landmarks into the box
        }
       *[no] The other landmark into the box
    }
    .detail = { $further ->
        [yes] on the Automa's mat; cards drawn and discarded
       *[no] on the Automa's mat, of the card that you do not keep; discard only that one
    }
do-box_landmarks = Put into the box on the Automa's mat: { $landmarks }.
    .short = Landmarks into the box
do-remove_landmark = Remove the Automa's landmark { $landmark } from the game.
    .short = A landmark leaves the game
    .detail = { $landmark }
    .undo = Put the landmark { $landmark } back into the box on the Automa's mat.
do-achieve = { $who_id ->
    [automa] The Automa gains an achievement: { $achievement_id ->
        [end] end of an advancement track
        [topple] two toppled outposts
       *[middle] middle island
    }. { $points } VP.
    [shadow] The Shadow Empire takes the achievement for the end of an advancement track. No VP.
    [friend] The second person gains an achievement: end of an advancement track. { $points } VP.
   *[you] You gain an achievement: { $achievement_id ->
        [end] end of an advancement track
        [topple] two toppled outposts
       *[middle] middle island
    }. { $points } VP.
}
    .short = { $who_id ->
        [automa] Automa: achievement, +{ $points } VP
        [shadow] Shadow Empire: achievement
        [friend] Second person: achievement, { $points } VP
       *[you] You: achievement, +{ $points } VP
    }
    .detail = { $achievement_id ->
        [end] end of a track
        [topple] two toppled outposts
       *[middle] middle island
    }
    .undo = { $who_id ->
        [automa] Take the achievement and its { $points } VP back from the Automa.
        [shadow] Take the achievement back from the Shadow Empire.
        [friend] Take the achievement and its { $points } VP back from the second person.
       *[you] Give the achievement and its { $points } VP back.
    }
do-score = The Automa scores { $points } VP: { $what_id ->
    [landmarks] landmarks and territories
    [military] military and science
    [technology] technology, exploration and arts
    [first] first into the era
    [stuck] all tracks finished (reconstructed value)
    [utopia] landmarks from tracks (reconstructed value)
    [engineers] Engineers
    [conquerors] Conquerors
    [equalizers] Equalizers
    [iconoclasts] Iconoclasts
    [hucksters] Hucksters
   *[civilization] its civilization
}.
    .short = +{ $points } VP for the Automa
    .detail = { $what_id ->
        [landmarks] landmarks and territories
        [military] military and science
        [technology] technology, exploration and arts
        [first] first into the era
        [stuck] all tracks finished (reconstructed value)
        [utopia] landmarks from tracks (reconstructed value)
        [engineers] Engineers
        [conquerors] Conquerors
        [equalizers] Equalizers
        [iconoclasts] Iconoclasts
        [hucksters] Hucksters
       *[civilization] its civilization
    }
    .undo = Take { $points } VP back from the Automa.
do-score_each = The Automa scores { $points } VP: { $what_id ->
    [landmarks] { $count ->
        [one] 1 landmark or territory
       *[other] { $count } landmarks and territories
    }
    [military] { $count ->
        [one] 1 space on military and science
       *[other] { $count } spaces on military and science
    }
    [technology] { $count ->
        [one] 1 space on technology and exploration
       *[other] { $count } spaces on technology and exploration
    }
    [arts] { $count ->
        [one] 1 space on technology, exploration and arts
       *[other] { $count } spaces on technology, exploration and arts
    }
    [trailblazers] { $count ->
        [one] Trailblazers with 1 outpost that you have not passed
       *[other] Trailblazers with { $count } outposts that you have not passed
    }
   *[hucksters] { $count ->
        [one] Hucksters with 1 item
       *[other] Hucksters with { $count } items
    }
} × { $each }.
    .short = +{ $points } VP for the Automa
    .detail = { $what_id ->
        [landmarks] landmarks and territories: { $count } × { $each }
        [military] military and science: { $count } × { $each }
        [technology] technology and exploration: { $count } × { $each }
        [arts] technology, exploration and arts: { $count } × { $each }
        [trailblazers] Trailblazers: { $count } × { $each }
       *[hucksters] Hucksters: { $count } × { $each }
    }
    .undo = Take { $points } VP back from the Automa.
do-score_marker = { $points } VP in all in this income turn: the Automa's marker goes to { $total } VP.
    .head = The bots' points
    .short = Automa to { $total } VP
    .detail = +{ $points } in this income turn
do-roll_die = { $what_id ->
    [automa] Roll the science die for the Automa's favourite track.
    [shadow] Roll the science die for the Shadow Empire's favourite track.
    [research] The Automa does research: roll the science die.
    [one_of] Roll the science die until it shows one of the tracks shown.
   *[instead] Instead of military: roll the science die for another track.
}
    .head = Roll the die
    .short = Roll the science die
    .detail = { $what_id ->
        [automa] the Automa's favourite track
        [shadow] the Shadow Empire's favourite track
        [research] the Automa does research
        [one_of] until it shows one of the tracks
       *[instead] instead of military
    }
do-roll = { $again ->
    [yes] Science die: { $track }. That does not count, the next roll does.
   *[no] Science die: { $track }.
}
do-replace_cards = { $what_id ->
    [technology] Discard the 3 open tech cards and fill up.
   *[masterpieces] Discard the 3 open masterpieces and fill up.
}
    .short = { $what_id ->
        [technology] Replace 3 tech cards
       *[masterpieces] Replace 3 masterpieces
    }
do-gain_tapestry = Put 1 tapestry card face down beside the Automa's mat.
    .short = 1 tapestry card for the Automa
    .detail = face down beside its mat
    .undo = Put 1 tapestry card of the Automa back on the deck.
do-place_trail = The Trailblazers put an outpost of an unused colour on space { $space } of { $track }.
    .short = Outpost: { $track } { $space }
    .detail = Trailblazers, unused colour
    .undo = Take the Trailblazers' outpost back from space { $space } of { $track }.
do-lay_tile = { $space_id ->
    [somewhere] Draw a territory tile and lay it there face up, { $turned ->
        [-1] turned at random
        [0] not turned
       *[other] turned { $turned }/6 to the right
    }.
   *[other] Draw a territory tile and lay it on { $space } face up, { $turned ->
        [-1] turned at random
        [0] not turned
       *[other] turned { $turned }/6 to the right
    }.
}
    .short = { $space_id ->
        [somewhere] Lay a territory tile there
       *[other] Territory tile on { $space }
    }
    .detail = { $turned ->
        [-1] turned at random
        [0] not turned
       *[other] turned { $turned }/6 to the right
    }
    .undo = { $space_id ->
        [somewhere] Take the territory tile there away again.
       *[other] Take the territory tile off { $space } again.
    }
do-place_outpost = { $space_id ->
    [somewhere] Put an outpost of the Automa there.
   *[other] Put an outpost of the Automa on { $space }.
}
    .short = { $space_id ->
        [somewhere] Outpost of the Automa there
       *[other] Outpost of the Automa on { $space }
    }
    .undo = { $space_id ->
        [somewhere] Take the Automa's outpost there back.
       *[other] Take the Automa's outpost back from { $space }.
    }
do-place_shadow = { $space_id ->
    [somewhere] Add a toppled outpost of the Shadow Empire.
   *[other] Add a toppled outpost of the Shadow Empire on { $space }.
}
    .short = { $space_id ->
        [somewhere] Add a toppled outpost
       *[other] Toppled outpost on { $space }
    }
    .detail = of the Shadow Empire
    .undo = { $space_id ->
        [somewhere] Take the toppled outpost of the Shadow Empire there back.
       *[other] Take the toppled outpost of the Shadow Empire back from { $space }.
    }
do-topple_yours = { $space_id ->
    [somewhere] Topple your outpost there.
   *[other] Topple your outpost on { $space }.
}
    .head = A conquest
    .short = { $space_id ->
        [somewhere] Topple your outpost there
       *[other] Topple yours on { $space }
    }
    .undo = { $space_id ->
        [somewhere] Stand your toppled outpost there up again.
       *[other] Stand your toppled outpost on { $space } up again.
    }
do-topple_automas = { $space_id ->
    [somewhere] Topple the Automa's outpost there.
   *[other] Topple the Automa's outpost on { $space }.
}
    .head = A conquest
    .short = { $space_id ->
        [somewhere] Topple the Automa's there
       *[other] Topple the Automa's on { $space }
    }
    .undo = { $space_id ->
        [somewhere] Stand the Automa's toppled outpost there up again.
       *[other] Stand the Automa's toppled outpost on { $space } up again.
    }
do-your_outpost_leaves = { $space_id ->
    [somewhere] Take your outpost back.
   *[other] Take your outpost back from { $space }.
}
    .head = A conquest
    .short = { $space_id ->
        [somewhere] Take your outpost back
       *[other] Take yours back from { $space }
    }
    .undo = { $space_id ->
        [somewhere] Put your outpost there again.
       *[other] Put your outpost on { $space } again.
    }
do-automa_retreats = { $left_id ->
    [somewhere] Move the Automa's outpost there.
   *[other] Move the Automa's outpost from { $left } to { $space }.
}
    .head = A conquest
    .short = { $left_id ->
        [somewhere] Move the Automa's there
       *[other] Automa: from { $left } to { $space }
    }
    .undo = { $left_id ->
        [somewhere] Move the Automa's outpost back again.
       *[other] Move the Automa's outpost from { $space } back to { $left }.
    }
do-discard_tapestry = The Automa discards: { $card }.
    .head = The Automa defends itself
    .short = The Automa discards: { $card }
    .undo = Lay down for the Automa again, face down: { $card }.
do-you_advance = You advance on { $track }: marker to space { $space }.
    .undo = { $track }: move your marker back from space { $space }.
do-you_advance_behind = You advance with a marker that is behind another one of yours.
do-you_move = Your marker on { $track } is on space { $space }.
do-move_blockades = Move your two markers on { $track } together. Move the 3 blockades on the other tracks to space { $space }.
    .head = Your blockades
    .short = 3 blockades to space { $space }
    .detail = 4 spaces behind { $track }
do-swap_blockade = Put one of your two markers on { $old } beside your foremost one on { $track }. Put the blockade of { $track } on { $old }. All 3 blockades are on space { $space } now. Only then comes the benefit.
    .head = Your favourite track
    .short = ♥ { $track }, blockades to { $space }
    .detail = marker and blockade change places with { $old }
do-you_gain_landmark = You gain the landmark { $landmark }.
    .head = A landmark for you
    .short = A landmark for you
    .detail = { $landmark }
    .undo = Put the landmark { $landmark } back on its track.
do-you_income = { $first ->
    [yes] Your income turn { $turn }. You are the first into this era and gain { $turn ->
        [2] 1 resource of your choice
        [3] 2 resources of your choice
       *[other] 3 resources of your choice
    }.
   *[no] Your income turn { $turn }.
}
    .head = Your income turn { $turn }
    .short = Your income turn { $turn }
    .detail = { $first ->
        [yes] { $turn ->
            [2] first into the era: 1 resource
            [3] first into the era: 2 resources
           *[other] first into the era: 3 resources
        }
       *[no] { "" }
    }
do-you_explore = { $space_id ->
    [somewhere] You explore.
   *[other] You explore { $space }.
}
    .undo = { $space_id ->
        [somewhere] Take your territory tile away again.
       *[other] Take your territory tile off { $space } again.
    }
do-you_place_outpost = { $space_id ->
    [somewhere] You put an outpost on a hex.
   *[other] You put an outpost on { $space }.
}
    .undo = { $space_id ->
        [somewhere] Take your outpost off the hex again.
       *[other] Take your outpost back from { $space }.
    }
do-you_build = { $space_id ->
    [somewhere] You put a building on a hex.
   *[other] You put a building on { $space }.
}
do-you_seal = { $space_id ->
    [somewhere] You put a second token on a hex.
   *[other] You put a second token on { $space }.
}
do-you_stand_up = { $space_id ->
    [somewhere] You stand an outpost up.
   *[other] You stand your outpost on { $space } up.
}
do-you_topple = { $space_id ->
    [somewhere] The Automa's outpost there counts as toppled by you.
   *[other] The Automa's outpost on { $space } counts as toppled by you.
}
do-you_take_item = You take an open item of the Hucksters.
do-take_income = The bots take income turn { $turn }.
    .head = Income turn { $turn } of the bots
    .short = Income turn { $turn } of the bots
do-income_step = { $step_id ->
    [favourites] Favourite tracks:
    [pair] Advancing with the last pair:
    [civilization] Civilization { $civilization }:
    [on_favourites] Level 5, both advance on their favourite track:
    [on_all] Level 6, both advance on each track:
    [on_four] Level 6, both advance on the four tracks, not on arts:
    [unfavoured] Both advance where nobody has a favourite track:
   *[score] Scoring:
}
do-change_favourite = { $bot_id ->
    [automa] The Automa's favourite track changes from { $old } to { $track }: { $why_id ->
        [end] it has reached the end
        [you] you are ahead there
       *[shadow] the Shadow Empire is ahead there
    }. Put one of its two markers beside the one on { $track }.
   *[shadow] The Shadow Empire's favourite track changes from { $old } to { $track }: { $why_id ->
        [end] it has reached the end
        [you] you are ahead there
        [friend] the second person is ahead there
       *[automa] the Automa is ahead there
    }. Put one of its two markers beside the one on { $track }.
}
    .short = { $bot_id ->
        [automa] Automa ♥ { $track }
       *[shadow] Shadow Empire ♥ { $track }
    }
    .detail = { $why_id ->
        [end] marker from { $old }, at its end
        [you] marker from { $old }, you are ahead there
        [friend] marker from { $old }, the second person is ahead there
        [automa] marker from { $old }, the Automa is ahead there
       *[shadow] marker from { $old }, the Shadow Empire is ahead there
    }
    .undo = { $bot_id ->
        [automa] The Automa's favourite track is { $old } again: put its second marker back there from { $track }.
       *[shadow] The Shadow Empire's favourite track is { $old } again: put its second marker back there from { $track }.
    }
do-add_item = Lay face up beside the Automa's mat: { $item_id ->
    [tapestry_item] 1 tapestry card
    [tech_item] 1 tech card
    [tile_item] 1 territory tile
    [space_item] 1 space tile
   *[masterpiece_item] 1 masterpiece
}.
    .short = { $item_id ->
        [tapestry_item] 1 tapestry card face up
        [tech_item] 1 tech card face up
        [tile_item] 1 territory tile face up
        [space_item] 1 space tile face up
       *[masterpiece_item] 1 masterpiece face up
    }
    .detail = Hucksters, beside the Automa's mat
do-add_cards = { $unseen ->
    [one] Put the top card of the progress deck unseen on the discarded decision cards.
   *[other] Put the top { $unseen } cards of the progress deck unseen on the discarded decision cards.
}
    .short = { $unseen ->
        [one] 1 new card on the discards
       *[other] { $unseen } new cards on the discards
    }
    .detail = unseen, from the progress deck
do-cards_added = { $unseen ->
    [one] 1 card of the progress deck joins the decision cards.
   *[other] { $unseen } cards of the progress deck join the decision cards.
}
do-cover_mat = Put 1 card of the tapestry deck, not one of the Automa's, face down on the first free space of its mat.
    .short = A tapestry card on its mat
    .detail = from the deck, face down, first free space
do-shuffle_deck = Shuffle all discarded decision cards, the last pair and the new ones as the decision deck.
    .short = Reshuffle the decision deck
do-deck_shuffled = The decision deck is reshuffled.
do-move_kaiju = The kaiju moves { $towards } into the { $district } district (reconstructed compass).
    .head = The kaiju
    .short = Kaiju { $towards }
    .detail = into the { $district } district (reconstructed compass)
do-destroy_building = Remove the first income building of the { $district } district from the game, from left to right and top to bottom. Put a marker on its plot.
    .head = The kaiju
    .short = Building gone, marker there
    .detail = the first of the { $district } district
do-shuffle_kaiju_deck = Shuffle the discards as the new kaiju deck.
    .head = The kaiju
    .short = Reshuffle the kaiju deck
do-lift_blockers = Put both blockers beside the board.
    .head = The kaiju
    .short = Both blockers beside the board
do-put_blocker = Kaiju deck: { $card }. Put a blocker on { $track }.
    .head = The kaiju
    .short = Blocker on { $track }
    .detail = { $card }
    .undo = Take the blocker off { $track } again.
do-put_kaiju = { $space_id ->
    [somewhere] Put a kaiju there.
   *[other] Put a kaiju on { $space }.
}
    .short = { $space_id ->
        [somewhere] Kaiju there
       *[other] Kaiju on { $space }
    }
    .undo = { $space_id ->
        [somewhere] Take the kaiju there away again.
       *[other] Take the kaiju off { $space } again.
    }
do-lose_outpost = { $space_id ->
    [somewhere] Remove one of your outposts there from the game.
   *[other] Remove one of your outposts on { $space } from the game.
}
    .short = { $space_id ->
        [somewhere] 1 outpost of yours is gone
       *[other] 1 outpost on { $space } is gone
    }
    .detail = out of the game
    .undo = { $space_id ->
        [somewhere] Put your outpost there again.
       *[other] Put your outpost on { $space } again.
    }
do-your_points = You have { $points } VP.
do-you_score = You score { $points } VP for your landmarks from tracks (reconstructed value). Add them.
    .short = +{ $points } VP for you
    .detail = landmarks from tracks (reconstructed value)
do-campaign_points = { $who_id ->
    [you] { $points ->
        [one] You get 1 campaign point.
       *[other] You get { $points } campaign points.
    }
   *[automa] { $points ->
        [one] The Automa gets 1 campaign point.
       *[other] The Automa gets { $points } campaign points.
    }
}
    .short = { $who_id ->
        [you] +{ $points } for you in the campaign
       *[automa] +{ $points } for the Automa (campaign)
    }
do-campaign_over = { $who_id ->
    [you] You win the campaign, { $you } to { $automa }.
   *[automa] The Automa wins the campaign, { $automa } to { $you }.
}
    .short = { $who_id ->
        [you] You win the campaign
       *[automa] The Automa wins the campaign
    }
    .detail = { $who_id ->
        [you] { $you } to { $automa }
       *[automa] { $automa } to { $you }
    }
do-game_over = { $winner_id ->
    [you] You win.
    [automa] The Automa wins.
    [kaiju] The kaiju win.
    [friend] The second person wins.
    [together] The two of you share the victory.
   *[both] You and the Automa share the victory.
}
    .head = The game is over
    .short = { $winner_id ->
        [you] You win
        [automa] The Automa wins
        [kaiju] The kaiju win
        [friend] The second person wins
       *[both] You share the victory
    }

## What came to nothing or to something else

nothing-achieve-again = { $who_id ->
    [automa] The Automa has the achievement for the end of a track already: no second one.
    [shadow] The Shadow Empire has the achievement for the end of a track already: no second one.
    [friend] The second person has the achievement for the end of a track already: no second one.
   *[you] You have the achievement for the end of a track already: no second one.
}
nothing-track-finished = { $bot_id ->
    [automa] The Automa is at the end of { $track } already: this step is skipped.
   *[shadow] The Shadow Empire is at the end of { $track } already: this step is skipped.
}
nothing-die-finished = { $bot_id ->
    [automa] The Automa is at the end of { $track } already: the roll is ignored and not repeated.
   *[shadow] The Shadow Empire is at the end of { $track } already: the roll is ignored and not repeated.
}
nothing-tracks-finished = { $bot_id ->
    [automa] The Automa has finished all tracks and does not advance any more.
   *[shadow] The Shadow Empire has finished all tracks and does not advance any more.
}
nothing-reward-none = { $track } { $space }: the Automa gets nothing here. The space shows no Automa reward.
nothing-reward-without = { $track } { $space }: no reward for this advance.
nothing-back-ignored = Going back is ignored in this scenario: nothing.
nothing-back-start = The Automa is on the start of { $track }: going back has no effect.
nothing-double-finished = The double strike marker on { $track } is at the end already: no double strike.
nothing-double-no_achievement = The double strike marker on { $track } is at the end: no achievement for that.
nothing-conquer-utopia = Nobody conquers in this scenario: the Automa explores instead.
nothing-conquer-no_outpost = The Automa has no outpost left in supply: conquering is skipped, the territory tile too.
nothing-conquer-none_of_yours = The Automa can conquer none of your territories: it conquers neutrally.
nothing-conquer-no_hex = { $topple ->
    [yes] No hex is possible: conquering neutrally is skipped.
   *[no] No hex is possible, hexes next to your territories do not count with this card: conquering neutrally is skipped.
}
nothing-topple-ignored = All outposts of the Shadow Empire are on the map: the toppled outpost of the tiebreaker card does not count.
nothing-topple-none_left = The Shadow Empire has no outpost left: no toppled one is added.
nothing-topple-middle = It is the middle island: no toppled outpost is added.
nothing-explore-war = Nobody explores in this scenario: the Automa conquers instead.
nothing-explore-no_hex = { $anywhere ->
    [yes] No hex is empty any more: exploring is skipped.
   *[no] No empty hex that the Automa may explore: exploring is skipped.
}
nothing-pair-none = No pair of cards is open: nobody advances.
nothing-kaiju-edge = { $symbol } leads out of the capital: the kaiju goes the opposite way, { $towards }.
nothing-kaiju-came_from = { $symbol } leads back into the { $district } district: the next symbol counts.
nothing-kaiju-spares = The { $district } district has no empty plot or no income building: the kaiju destroys nothing.
nothing-kaiju-no_hex = There is a kaiju on every hex already: none is added.
nothing-bots-finished = { $goes_on ->
    [yes] That was the last turn of the bots. You play on alone until you have taken your fifth income turn.
   *[no] That was the last turn of the bots. The game is over.
}
nothing-you-finished = You have taken your fifth income turn. The bots play to their end.
nothing-person-at_end = { $who_id ->
    [you] Your marker on { $track } is at the end already and stays.
   *[friend] The second person's marker on { $track } is at the end already and stays.
}
nothing-person-finished = { $who_id ->
    [you] You have taken your fifth income turn. The second person and the Shadow Empire play on.
   *[friend] The second person has taken the fifth income turn. You and the Shadow Empire play on.
}
nothing-you-at_end = Your marker on { $track } is at the end already and stays.
nothing-military-none = The military track is not in play: nobody advances there.
nothing-favourite-kept = { $bot_id ->
    [automa] The Automa keeps { $track }: it is not at the end, and nobody is ahead there.
   *[shadow] The Shadow Empire keeps { $track }: it is not at the end, and nobody is ahead there.
}
nothing-favourite-same = { $bot_id ->
    [automa] { $why_id ->
        [end] The Automa is at the end of { $track } and chooses again
        [you] You are ahead of the Automa on { $track }, it chooses again
       *[shadow] The Shadow Empire is ahead of the Automa on { $track }, it chooses again
    }: it stays { $track }, the markers stay.
   *[shadow] { $why_id ->
        [end] The Shadow Empire is at the end of { $track } and chooses again
        [you] You are ahead of the Shadow Empire on { $track }, it chooses again
        [friend] The second person is ahead of the Shadow Empire on { $track }, it chooses again
       *[automa] The Automa is ahead of the Shadow Empire on { $track }, it chooses again
    }: it stays { $track }, the markers stay.
}
nothing-favourite-none = { $bot_id ->
    [automa] The Automa has finished all tracks: its favourite track stays.
   *[shadow] The Shadow Empire has finished all tracks: its favourite track stays.
}
nothing-favourite-war = World War: the Automa chooses between military and exploration only.
nothing-favourite-any = World War: the Automa has finished military and exploration, it chooses among the others.
nothing-favourite-none_left = You have finished all tracks: no new favourite track.
nothing-free-blocked = Your marker on { $track } is blocked: you do not advance there.
nothing-score-not_first = You began era { $turn } before the Automa: no VP for that.
nothing-score-none = { $what_id ->
    [engineers] Engineers: the Automa has no landmark, no VP.
    [conquerors] Conquerors: the Automa controls no territory, no VP.
   *[other] No VP.
}
nothing-score-zero = { $what_id ->
    [landmarks] Landmarks and territories: { $count } × { $each }, no VP.
    [military] Military and science: { $count } × { $each }, no VP.
    [technology] Technology and exploration: { $count } × { $each }, no VP.
    [arts] Technology, exploration and arts: { $count } × { $each }, no VP.
    [trailblazers] Trailblazers: you have passed all their outposts ({ $count } × { $each }), no VP.
   *[hucksters] Hucksters: { $count } × { $each }, no VP.
}
nothing-cards-fewer = The mat shows { $shown ->
    [one] 1 card
   *[other] { $shown } cards
}, { $unseen ->
    [0] but the progress deck is empty: none is added.
   *[other] but the progress deck had only { $unseen } left.
}
nothing-civilization-none = { $civilization }: your card says nothing for income turn { $turn }.
nothing-scientists-early = Scientists: nothing yet in income turn { $turn }, they do research from the third one on.
nothing-conquerors-enough = { $held ->
    [one] Conquerors: the Automa controls 1 territory, not fewer than { $turn }. It does not conquer.
   *[other] Conquerors: the Automa controls { $held } territories, not fewer than { $turn }. It does not conquer.
}
nothing-guard-few = { $lone ->
    [0] No territory of the Automa has exactly 1 token, not more than 2: no toppled outpost.
    [one] 1 territory of the Automa has exactly 1 token, not more than 2: no toppled outpost.
   *[other] { $lone } territories of the Automa have exactly 1 token, not more than 2: no toppled outpost.
}
nothing-guard-none_left = The Shadow Empire has no outpost left: no territory is guarded.
nothing-equalizers-none = Equalizers: on no track are you exactly 1 or 2 spaces ahead. VP instead.
nothing-iconoclasts-none = Iconoclasts: the Automa has no landmark, nothing happens.
nothing-trail-none = Trailblazers: no track has room for 2 more spaces, no outpost is added.
nothing-reaction-none = The Automa has no tapestry card: it cannot defend itself.
nothing-reaction-no_trap = { $left ->
    [0] That is no trap ({ $card }), and it has no card left.
   *[other] That is no trap ({ $card }): the next card.
}
nothing-reaction-not_met = { $left ->
    [0] The condition of { $card } is not met, and it has no card left.
   *[other] The condition of { $card } is not met: the next card.
}
nothing-retreat-nowhere = { $left ->
    [0] There is no place to retreat to, and it has no card left.
   *[other] There is no place to retreat to: the next card.
}

## Questions and decisions

ask-first-player = Who is the first player?
ask-first-person = Draw lots for who of you begins. Who is it?
ask-civilization-first = Which civilization does the Automa play? For first games Engineers, Scientists or Explorers.
ask-civilization-second = Level 6: which second civilization does the Automa play?
ask-civilization-favourite = Which symbol does the card of { $civilization } show beside the heart?
ask-civilization-effect = { $civilization }, income turn { $turn }: nobody has published this effect. What does your card say?
ask-arts-beside = Beside which track does the arts track lie?
ask-focus-favourite = Which track is your favourite?
ask-focus-prize = Do you take the landmark { $landmark } or the benefit of one of the first four spaces (no bonus)?
ask-campaign-played = Do you play the campaign?
ask-campaign-you = How many campaign points do you have so far?
ask-campaign-automa = How many campaign points does the Automa have so far?
ask-your-turn = { $era ->
    [0] It is your turn. Your first turn is an income turn.
   *[other] { $alone ->
        [yes] It is your turn, era { $era }. The bots are finished. What do you do?
       *[no] It is your turn, era { $era }: what do you do?
    }
}
ask-your-more = { $target ->
    [0] Your turn continues: what else did you do on the tracks or the map? "done" ends it.
   *[other] Your turn continues: what else did you do on tracks or map? "done" ends it. If you have reached { $target } VP, say "target".
}
    .short = { $target ->
        [0] Your turn continues: what else?
       *[other] Your turn continues: what else? Target: { $target } VP
    }
ask-person-turn = { $who_id ->
    [you] { $era ->
        [0] It is your turn. Your first turn is an income turn.
       *[other] It is your turn, era { $era }: what do you do?
    }
   *[friend] { $era ->
        [0] It is the second person's turn. The first turn is an income turn.
       *[other] It is the second person's turn, era { $era }: what happens?
    }
}
ask-person-more = { $who_id ->
    [you] Your turn continues: what else did you do on tracks? "finish" ends it.
   *[friend] The second person's turn continues: what else happened on tracks? "finish" ends it.
}
    .short = { $who_id ->
        [you] Your turn continues: what else?
       *[friend] The second person's turn: what else?
    }
ask-stand-topples = Was there an Automa outpost that falls now?
ask-your-card = What does your card or civilization do?
ask-reaction-yours = { $space_id ->
    [somewhere] The Automa conquers your territory. Do you play a reaction card?
   *[other] The Automa conquers your territory { $space }. Do you play a reaction card?
}
ask-reaction-card = { $left ->
    [one] Turn over the Automa's last tapestry card. Which one is it?
   *[other] Turn over one of the Automa's { $left } tapestry cards at random. Which one is it?
}
ask-reaction-meets = Does the Automa meet the condition of { $card }?
ask-reaction-result = Who controls the territory after { $card }?
ask-reaction-places = To which hexes does the card let the Automa retreat?
ask-conquer-attacked = Does the Automa control the territory that you conquer?
ask-conquer-far = { $space } is next to none of your territories. Could you conquer anywhere?
ask-conquer-where = Which territory did you conquer?
ask-explore-far = { $space } is next to none of your territories. Could you explore anywhere?
ask-explore-where = Which hex did you explore?
ask-conquer-empty = Is the hex empty, without a territory?
ask-conquer-is_middle = Is it the middle island?
ask-automa-territories = How many territories does the Automa control? Its start counts, toppled outposts do not.
ask-automa-lone = On how many of the Automa's territories is there exactly 1 token?
ask-kaiju-destroys = The kaiju is in { $district }. Does this district have an empty plot and an income building?
ask-kaiju-outpost = Do you have an outpost on this hex?
ask-kaiju-none_left = Have you lost your last outpost on the map?
ask-goal-war = Do you control more territories than the Automa?
ask-goal-fall = Have you placed all income buildings of at least 2 kinds?
ask-goal-premonition = Did your predictions give you at least 30 VP?
ask-end-points = The Automa has { $automa } VP. How many do you have?
ask-end-person = { $who_id ->
    [you] How many VP do you have?
   *[friend] How many VP does the second person have?
}
ask-end-tie = A tie: who has more resources left?
ask-end-resources = A tie: do you have any resource left?
ask-end-kaiju = The target was { $target } VP. How many do you have?
ask-draw-deck = { $part_id ->
    [progress] No decision card is open: turn over the top one of the progress deck. Which one is it?
   *[top] { $after_id ->
        [draw_pair] Which card lies on the left? It is the track card.
        [lay_track_card] Which card lies on the right? It is the tiebreaker card.
       *[other] Turn over the top card of the deck. Which one is it?
    }
}
ask-draw-die = What does the science die show?
ask-draw-civilization = Which Automa civilization did you draw?
ask-draw-rotation = By how many sixths is the tile turned?
ask-explore-hex = { choose-explore-hex }
ask-explore-connected = { choose-explore-connected }
ask-retreat-hex = { choose-retreat-hex }
choose-automa-any = The Automa advances: every track that it has not finished
choose-automa-landmark = The Automa advances: closest to a landmark or the end
choose-automa-end = The Automa advances: closest to the end
choose-automa-favourite = The Automa's new favourite track
choose-shadow-any = The Shadow Empire advances: every track that it has not finished
choose-shadow-landmark = The Shadow Empire advances: closest to a landmark or the end
choose-shadow-end = The Shadow Empire advances: closest to the end
choose-shadow-favourite = The Shadow Empire's new favourite track
choose-your-favourite = Your new favourite track
choose-equalizers-track = Equalizers: the tracks where you are 1 or 2 spaces ahead
choose-trailblazers-track = Trailblazers: tracks with room for 2 more spaces
choose-conquer-yours = { $anywhere ->
    [yes] The Automa conquers: your territories with 1 token, anywhere
   *[no] The Automa conquers: your territories with 1 token next to its own
}{ $safe ->
    [0] { "" }
   *[other] ; not with 2 tokens: { $safe_hexes }
}{ $far ->
    [0] { "" }
   *[other] ; not next to its own: { $far_hexes }
}
choose-conquer-neutral = { $anywhere ->
    [yes] { $topple ->
        [yes] The Automa conquers neutrally: empty hexes and territories of nobody with at most 1 token, anywhere, also next to you
       *[no] The Automa conquers neutrally: empty hexes and territories of nobody with at most 1 token, anywhere, not next to you
    }
   *[no] { $topple ->
        [yes] The Automa conquers neutrally: empty hexes and territories of nobody with at most 1 token, next to its own, also next to you
       *[no] The Automa conquers neutrally: empty hexes and territories of nobody with at most 1 token, next to its own, not next to you
    }
}{ $beside ->
    [0] { "" }
   *[other] ; out because next to you: { $beside_hexes }
}
choose-explore-hex = { $anywhere ->
    [yes] The Automa explores: empty hexes anywhere
   *[no] The Automa explores: empty hexes next to its territories
}
choose-explore-connected = { $anywhere ->
    [yes] The Automa explores: empty hexes anywhere
   *[no] The Automa explores: empty hexes that territories connect with its capital hex
}
choose-retreat-hex = Where does the Automa's outpost retreat to?
choose-guard-hex = Conquerors: which of its territories with 1 token gets a toppled outpost
choose-kaiju-hex = The hex of this card: hexes without a kaiju
by-track-landmark = closest to a landmark that is still there, or to the end
by-track-end = closest to the end
by-track-down = { $card }, column from top to bottom: { $order } (heart: { $heart })
by-track-up = { $card }, column from bottom to top: { $order } (heart: { $heart })
by-favourite-furthest = where you are furthest
by-favourite-you_choose = Several are equally far: which track becomes your favourite?
by-trail-favourite = the Automa's favourite track
by-conquer-middle = closest to the middle island if the Automa can still conquer it; paths avoid outposts of the Automa and hexes with 2 tokens; if no path leads there, all stay
by-neutral-middle = { by-conquer-middle }
by-neutral-lone = closest to your territories with exactly 1 token; paths avoid outposts of the Automa and hexes with 2 tokens, not as the crow flies; the hex itself is at distance 0
by-neutral-yours = only without such a territory: closest to any of yours; paths avoid outposts of the Automa and hexes with 2 tokens, not as the crow flies
by-explore-furthest = furthest from your territories; paths avoid outposts of the Automa and hexes with 2 tokens, not as the crow flies; where no path leads is furthest of all
by-conquer-scan = Map selection aid on { $card }: from { $black } towards { $towards }, then the row from { $grey } on in the same direction and so on, until a hex fits
by-neutral-scan = { by-conquer-scan }
by-explore-scan = { by-conquer-scan }
by-retreat-scan = { by-conquer-scan }
by-guard-scan = { by-conquer-scan }
by-kaiju-scan = { by-conquer-scan }
measured-track-landmark = { $value ->
    [one] 1 space to go
   *[other] { $value } spaces to go
}
measured-track-end = { measured-track-landmark }
measured-track-down = place { $value }
measured-track-up = { measured-track-down }
measured-favourite-furthest = space { $value }
measured-conquer-middle = { $value ->
    [-1] no path
   *[other] distance { $value }
}
measured-neutral-middle = { measured-conquer-middle }
measured-neutral-lone = { measured-conquer-middle }
measured-neutral-yours = { measured-conquer-middle }
measured-explore-furthest = { measured-conquer-middle }
measured-conquer-scan = { measured-track-down }
measured-neutral-scan = { measured-track-down }
measured-explore-scan = { measured-track-down }
measured-retreat-scan = { measured-track-down }
measured-guard-scan = { measured-track-down }
measured-kaiju-scan = { measured-track-down }

## Names

about-engineers = 1 VP per landmark
about-scientists = from income turn 3 on: research
about-explorers = advances on exploration and military in turn
about-conquerors = conquers, guards a territory, 1 VP per territory
about-equalizers = draws level with you on a track, otherwise VP
about-iconoclasts = removes its landmarks, for research and VP
about-hucksters = collects open items, VP for each; you may take them
about-trailblazers = outposts on tracks: 10 VP for each that you have not passed at the end
about-random = one with a known effect
about-unknown = effect not published: you say what your card does
verb-advance = advance
verb-income = income
verb-behind = behind
verb-building = building
verb-finish = done
verb-explore = explore
verb-conquer = conquer
verb-outpost = outpost
verb-token = token
verb-stand = stand
verb-marker = marker
verb-landmark = landmark
verb-everyone = everyone
verb-take = take
verb-card = card
verb-target = target
verb-never_mind = cancel
verb-points = points
verb-tapestry = tapestry
note-behind = advance with a marker that is behind another one of yours on its track
note-card = what your cards and civilizations do besides
note-marker = put your marker on another space, also back
note-outpost = an outpost without a conquest
note-building = a building holds a territory, as with the Nomads
note-token = a second token on a territory, as with the Isolationists
note-stand = stand a toppled outpost up
note-landmark = take a landmark from the board
note-everyone = everybody advances on a track, the bots without rewards
note-never_mind = no card does anything
note-take = an open item of the Hucksters
note-target = you have reached your target
field-track = track
field-space = hex
field-place = space
field-landmark = landmark
field-points = VP
opt-done = hex found
opt-military = military
opt-science = science
opt-exploration = exploration
opt-technology = technology
opt-arts = arts
opt-arts_architecture = Arts & Architecture
opt-favourite = heart
opt-random = random
opt-die = the die
opt-you = you
opt-friend = the second person
opt-together = both the same
opt-bots = the bots
opt-automa = the Automa
opt-shadow = the Shadow Empire
opt-hex = { $at }
opt-leaves = another card: my outpost leaves
opt-kept = the Automa
opt-lost = you
opt-landmark = the landmark
opt-benefit = the benefit
opt-card_landmark = landmark of a landmark card
opt-double_strike = double strike
opt-landmark_cards = landmark cards
opt-level_1 = 1, the weak
opt-level_2 = 2, the average
opt-level_3 = 3, the intimidating
opt-level_4 = 4, the mighty
opt-level_5 = 5, the great
opt-level_6 = 6, the invincible
opt-fantasies = Fantasies & Futures
opt-N = north (up)
opt-NE = north-east
opt-SE = south-east
opt-S = south (down)
opt-SW = south-west
opt-NW = north-west
opt-north = up
opt-east = right
opt-south = down
opt-west = left
opt-r1c1 = top left
opt-r1c2 = top middle
opt-r1c3 = top right
opt-r2c1 = middle left
opt-r2c2 = centre
opt-r2c3 = middle right
opt-r3c1 = bottom left
opt-r3c2 = bottom middle
opt-r3c3 = bottom right
because-hex-not_here = That is not possible on this hex.
because-hex-kaiju = There is a kaiju.
because-hex-explored = There is a territory already.
because-hex-no_territory = There is no territory yet. Explore it first.
because-hex-not_fallen = No outpost of yours is toppled there.
because-hex-two_tokens = There are 2 tokens already: nobody can conquer it any more.
because-hex-yours = It is your territory already.
because-hex-automas = It is the Automa's territory. Use "conquer" for that.
because-hex-off_board = There is no such hex on the board.
because-turn-first_income = Your first turn is an income turn.
because-turn-moved = You have acted in this turn already. End it with "done".
because-track-none = All your markers are at the end or blocked.
because-map-no_outpost = You have no outpost left in supply.
because-map-no_war = Nobody conquers in this scenario.
because-landmark-gone = Somebody has this landmark already, or it is not in play.
because-map-full = No hex is empty any more.
because-map-untracked = The map is not tracked. You need not say this.
because-track-not_here = That is not possible on this track now.
because-track-not_played = This track is not in play.
because-track-finished = Your marker is at the end there already.
because-track-blocked = Your marker is blocked there: it is on or beyond the space of the blockade.
option-level = Level
option-scenario = Scenario
option-scenario-none = none
option-scenario-focus = Atlantis 1: Focus
option-scenario-war = Atlantis 2: World War
option-scenario-utopia = Atlantis 3: Utopia
option-scenario-fall = Atlantis 4: The Fall
option-scenario-premonition = Atlantis 5: Premonition
option-scenario-kaiju_one = Kaiju 1: The Kaiju Masters
option-scenario-kaiju_two = Kaiju 2: Inescapable
option-scenario-two_people = For two, with the Shadow Empire (reconstructed)
option-plans = Plans & Ploys
option-plans-yes = yes
option-plans-no = no
option-arts = Arts & Architecture
option-arts-none = no
option-arts-cards = yes, without the arts track
option-arts-track = yes, with the arts track
option-fantasies = Fantasies & Futures
option-fantasies-yes = yes
option-fantasies-no = no
option-landmark_cards = Landmark cards
option-landmark_cards-yes = yes
option-landmark_cards-no = no
option-double_strike = Double strike of the Shadow Empire
option-double_strike-yes = yes
option-double_strike-no = no
option-advised = Also leave out cards that are merely not recommended
option-advised-yes = yes
option-advised-no = no, those cards stay
option-tracked = Track the map
option-tracked-yes = yes
option-tracked-no = no, guided
seat-you = You
seat-friend = The second person
    .short = Second
seat-automa = The Automa
    .short = Automa
seat-kaiju = The kaiju
    .short = Kaiju
policy-rival = stand-in
stream-deck = decision cards
stream-die = science die
stream-civilization = Automa civilizations
stream-rotation = how tiles are turned (they stay as you draw them)
panel-map = Map
panel-military = Military
panel-science = Science
panel-exploration = Exploration
panel-technology = Technology
panel-arts = Arts
panel-landmarks = Landmarks on the board
panel-your_landmarks = Your landmarks
panel-friend_landmarks = Landmarks of the second person
panel-shadow_landmarks = Landmarks of the Shadow Empire
panel-box = The Automa's landmarks
panel-pair = Open pair
panel-discard = Discarded decision cards
panel-ends = Achievement: the end of a track
panel-topples = Achievement: two toppled outposts
panel-middles = Achievement: the middle island
panel-state = State
row-level = level
row-your_era = your income turns
row-friend_era = income turns of the second person
row-shadow_era = income turns of the Shadow Empire
row-era = income turns of the bots
row-points = the Automa's VP
row-civilization = the Automa's civilization
row-second_civilization = its second civilization
row-favourite = the Automa's favourite
row-shadow_favourite = the Shadow Empire's favourite
row-your_favourite = your favourite
row-deck = cards in the decision deck
row-kaiju_deck = cards in the kaiju deck
row-progress = cards in the progress deck
row-tapestries = the Automa's tapestry cards
row-outposts = the Automa's outposts in supply
row-shadow_outposts = the Shadow Empire's outposts
row-your_outposts = your outposts in supply
row-items = open items of the Hucksters
row-kaiju = the kaiju's district
row-campaign_you = your campaign points
row-campaign_automa = the Automa's campaign points
row-target = target in VP
row-blocker_1 = first blocker
row-blocker_2 = second blocker
piece-you = you
piece-friend = second person
piece-automa = Automa
piece-automa_heart = Automa ♥
piece-shadow = Shadow Empire
piece-shadow_heart = Shadow Empire ♥
piece-double = double strike
piece-blocker = blocker
piece-trail = Trailblazers' outpost
ground-middle = middle island
ground-land = printed territory
ground-tile = territory tile
ground-empty = empty
ground-hex = hex (not tracked)
piece-your_outpost = your outpost
piece-automa_outpost = outpost of the Automa
piece-your_toppled = your toppled outpost
piece-automa_toppled = toppled outpost of the Automa
piece-shadow_toppled = toppled outpost of the Shadow Empire
piece-token = second token
piece-kaiju = kaiju
sign-middle = M
sign-land = #
sign-tile = +
sign-empty = .
sign-hex = .
sign-your_outpost = Y
sign-automa_outpost = A
sign-your_toppled = y
sign-automa_toppled = a
sign-shadow_toppled = s
sign-token = 2
sign-kaiju = K

## What is wrong

fault-deck-cards = Not every decision card in play is exactly once in a deck, in the open pair or discarded.
fault-deck-pair = More than two decision cards are open.
fault-track-space = A marker is on a space that does not exist.
fault-track-name = There is no such track.
fault-track-trail = An outpost of the Trailblazers is on no space of a track, or two are on the same one.
fault-landmark-twice = A landmark does not exist or is in two places.
fault-civilization-name = There is no such Automa civilization.
fault-era-number = There are only five income turns.
fault-era-finished = The bots have taken their five income turns and have no turn any more.
fault-number-negative = A number is below zero.
fault-outposts-count = Nobody can have that many outposts in supply.
fault-achievement-who = An achievement is held by nobody or twice.
fault-kaiju-district = The capital has no such district.
fault-hex-two_owners = A hex is controlled by both sides.
fault-hex-no_territory = A token stands on a hex without a territory.
fault-hex-three_tokens = More than two tokens stand on a hex.
fault-hex-no_land = Printed territory is missing.
fault-hex-kaiju = A kaiju stands on a controlled territory.
fault-card-column = The tiebreaker column needs each of the four tracks and the heart once.
fault-card-shape = Cards 1 to 7 have a circle, the others a rectangle.
fault-card-arrow = There is no such map selection aid.
fault-card-replaced = Arts & Architecture replaces exactly ten cards.
fault-arrow-order = The order must name all 34 hexes once and begin at the black arrow.
fault-deck-two = The deck for two has 2 to 22 cards, an even number.
fault-landmark-place = A landmark stands on space 4, 7 or 10 of a track.
fault-tracks-each = Each track must be there exactly once.

## What you can correct

state-phase = phase
state-phase-setup = set-up
state-phase-play = play
state-phase-end = final scoring
state-phase-over = over
state-turn = whose turn
state-moved = you have acted in this turn
state-your_era = your income turns
state-era = income turns of the bots
state-you = your markers
state-automa = the Automa's markers
state-shadow = the Shadow Empire's markers
state-double = double strike markers
state-favourite = the Automa's favourite track
state-shadow_favourite = the Shadow Empire's favourite track
state-your_favourite = your favourite track
state-civilizations = the Automa's civilizations
state-landmarks = landmarks on the board
state-box = the Automa's landmarks
state-your_landmarks = your landmarks from tracks
state-deck = decision and progress deck
state-pair = open pair
state-discard = discarded decision cards
state-points = the Automa's VP
state-your_points = your VP
state-tapestries = the Automa's tapestry cards
state-items = open items of the Hucksters
state-trail = spaces with outposts of the Trailblazers
state-ends = who has reached the end of a track
state-topples = who has toppled two outposts
state-middles = who has conquered the middle island
state-toppled = outposts of yours that the Automa toppled
state-you_toppled = outposts that you toppled
state-outposts = the Automa's outposts in supply
state-shadow_outposts = the Shadow Empire's outposts in supply
state-your_outposts = your outposts in supply
state-your_buildings = your buildings on the map
state-explored = hexes with a territory
state-yours = your territories
state-automas = the Automa's territories
state-your_fallen = your toppled outposts
state-automa_fallen = the Automa's toppled outposts
state-shadow_fallen = the Shadow Empire's toppled outposts
state-sealed = hexes with a second token
state-kaijus = hexes with a kaiju
state-arts_beside = beside which track the arts track lies
state-kaiju = the kaiju's district
state-kaiju_from = where the kaiju came from
state-blockers = tracks with blockers
state-campaign = campaign
state-campaign_you = your campaign points
state-campaign_automa = the Automa's campaign points
state-winner = winner
state-first = who began
state-friend = markers of the second person
state-friend_era = income turns of the second person
state-friend_landmarks = the second person's landmarks from tracks
state-friend_points = VP of the second person

## Kinds of values in the card pack
cards-die = Dice
cards-order = Orders
cards-card = Decision cards
cards-arrow = Arrows of the cards
cards-income = Income
cards-space = Spaces of the tracks
cards-landmark = Landmarks
cards-civilization = Civilizations
cards-reaction = Reactions
cards-compass = Directions
cards-amount = Amounts
cards-removed = What stays in the box

## On buttons: what an action is called, what it asks for, what it is called as a whole

tap-advance = Advance
    .asks-track = On which track do you advance?
    .whole = { $track }: advance
tap-income = Income
tap-behind = Catch up
    .asks-track = On which track does your rear marker catch up?
    .whole = { $track }: catch up
tap-explore = Explore
    .asks-space = Which space do you explore?
    .whole = Explore { $space }
tap-conquer = Conquer
    .asks-space = Which territory do you conquer?
    .whole = Conquer { $space }
tap-card = Card effect
tap-outpost = Outpost
    .asks-space = Where do you put the outpost?
    .whole = Outpost on { $space }
tap-building = Building
    .asks-space = Which territory does your building hold?
    .whole = Building on { $space }
tap-token = Token
    .asks-space = Where does the second token lie?
    .whole = Token on { $space }
tap-stand = Stand up
    .asks-space = Which outpost do you stand up?
    .whole = Stand up { $space }
tap-marker = Marker
    .asks-track = On which track?
    .asks-place = To which space does your marker go?
    .whole = { $track }: space { $place }
tap-landmark = Landmark
    .asks-landmark = Which landmark do you take?
    .whole = Take { $landmark }
tap-everyone = All advance
    .asks-track = On which track does everyone advance?
    .whole = { $track }: all advance
tap-never_mind = Never mind
tap-take = Item
tap-target = Target met
tap-points = Points
    .asks-points = How many VP?
    .whole = { $points } VP
tap-tapestry = Tapestry
tap-finish = End turn

## What stands on a card
on-automa = The Automa advances: { $value }
on-shadow = The Shadow Empire advances: { $value }
on-ties = In a tie: { $value }
on-circle = With a circle
on-income = With an income turn
on-topple = With the symbol for toppled outposts
on-track = Track: { $value }
on-space = Space { $value }
on-favourite = Favourite track: { $value }
on-rewards = Rewards: { $value }
on-automa-any = any track
on-automa-end = nearest to its end
on-automa-landmark = nearest to a landmark
on-shadow-any = any track
on-shadow-end = nearest to its end
on-shadow-landmark = nearest to a landmark
on-rewards-conquer_any = conquer anywhere
on-rewards-explore_any = explore anywhere
on-rewards-research = research
on-rewards-research_x = research without a reward
on-rewards-tapestry = tapestry card
on-rewards-masterpieces = masterpieces
on-rewards-advance-exploration-military-technology = advance on exploration, military or technology
on-rewards-advance-military-technology-exploration-science = advance on a track
on-rewards-regress-military-technology = go back on military or technology
on-favourite-ask = see your card

# The tour
tour-move = This is your opponents’ move.
tour-move-says = Visavis plays the Automa and the Shadow Empire by their cards. This line says in one sentence what they do.
tour-why = A tie: the card decides.
tour-why-says = All four tracks are equally far from a landmark. Then the column on his card counts: the heart comes first, and his heart is technology.
