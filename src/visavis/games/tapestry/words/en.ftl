game-name = Tapestry
game-about = The Automa and the Shadow Empire for Tapestry, with three expansions, six levels and seven scenarios. Unofficial.
    .short = Automa and Shadow Empire, 6 levels

## What happens

do-leave_out = { $what_id ->
    [decision] Put these decision cards back into the box and take the new ones of Arts & Architecture instead: { $cards }.
    [automa] Leave these Automa civilizations in the box: { $cards }.
    [trap] Leave in the box: { $cards }.
    [civilization] Leave these civilizations in the box: { $cards }.
    [landmark_card] Leave these landmark cards in the box: { $cards }.
    [space_tile] Leave in the box: { $cards }.
    [tech] Leave these tech cards in the box: { $cards }.
   *[tapestry] Leave these tapestry cards in the box: { $cards }.
}
do-not_played = Not possible with this scenario or these expansions, and left out: { $parts }.
do-remind = { $rule_id ->
    [traps] All traps stay in the game.
    [hucksters] Use the newer card of Hucksters/Trailblazers from Arts & Architecture.
    [mat_normal] Give the Automa its income mat, normal side up.
    [mat_card] Give the Automa its income mat, normal side up. Put the income card of this level on the income overview.
    [mat_arts_card] Give the Automa its income mat, normal side up. Put the income card of this level from Arts & Architecture on the income overview.
    [mat_hard] Give the Automa its income mat, hard side up.
    [landmark_cards] Take 2 landmark cards and keep 1 of them. The landmark of the other one goes to the Automa.
    [more_landmark_cards] Draw 2 more landmark cards. Both landmarks go to the Automa.
    [arts_cover] Put the scoring cover on the technology and exploration symbol of the Automa's mat.
    [double_neighbours] Double strike: your neighbours are still the Automa and the Shadow Empire; ignore the double strike markers there. Their landmarks do not trigger the Historians. The Chosen score 3 VP for their ability about achievements instead of 1 VP per opponent.
    [focus_blockers] Put an outpost of an unused colour on the start of each track that is not your favourite. These blockers stay 4 spaces behind your favourite marker.
    [focus_civilizations] Choose your favourite track first, then your civilization: you get 3 and keep 1. You may replace Militants and Nomads.
    [focus_die] If the science die shows a blocked marker of yours, roll again.
    [war_trap] Take 1 trap from the deck. You and the Automa each take all outposts of an unused colour as well.
    [war_leaders] You play the Leaders. You get no tapestry card in your first income turn.
    [war_conquer] Whenever you would explore, conquer instead, anywhere if you could have explored anywhere.
    [utopia_islanders] Put no markers on the military track. You play the Islanders.
    [utopia_tech] If the science die shows military, roll again. Ignore tech conditions about military. Cards and tiles about military or controlled territories may be redrawn.
    [utopia_explore] Whenever you would conquer, explore instead. You may explore every empty hex that territories connect with your capital hex.
    [fall_historians] You play the Historians and a second civilization, as if you had begun with both. For scenario 5 you may note which tapestry cards you play, in order.
    [fall_kit] Instead of your first income turn: 1 of each resource; 2 civilizations, keep 1; 3 tapestry cards, keep 2; 3 tech cards one by one, also open ones, keep 2; upgrade 1 tech card without benefit. If you can play a tapestry card in the first era, play it on Maker of Fire.
    [fall_landmarks] You gain a landmark only on its own space. The start spaces do not count, going back is ignored.
    [fall_costs] Costs of your advances, T is the resource of the track: tier IV: T and 1 any; III: T and 2 any; II: 2 T; I: T and 3 any (reconstructed except tier II). Ignore tech conditions.
    [premonition_mystics] You play the Mystics. Make your predictions at the end of your first income turn.
    [premonition_tapestries] In your first income turn take 9 tapestry cards instead of 1 and lay 3 of them face down on your mat, or those of scenario 4. Their effects do not happen then; you may look at them at any time. Shuffle the rest back.
    [premonition_turn] Your mat gives you no tapestry cards. In income turns 2 to 4 turn over your leftmost face-down card and treat it as played.
    [kaiju_one_capital] Use no advanced capitals and no civilizations that build outside the capital.
    [kaiju_one_marker] A marker of the kaiju can be neither removed nor built over. Its row, column and district give you nothing any more, nor does the building. You may build where the kaiju is. Redraw cards and civilizations that build elsewhere, but not the tapestry cards of the Automa.
    [kaiju_two_pieces] Shuffle all decision cards as the kaiju deck. Put a marker on your target on the VP track: 40, 70, 100, 130, 160 or 190 VP on levels 1 to 6. Take 2 markers of an unused colour as blockers and the outposts of 4 unused colours as kaiju. Remove the landmarks of tier III from all tracks.
    [kaiju_two_redraw] Redraw cards that put more than outposts on the map or refer to others. Ignore tech conditions. You are always the first.
    [kaiju_two_landmark] Draw 2 landmark cards and keep 1.
   *[kaiju_two_cost] An advance action on a track with a blocker costs you 1 more resource.
}
do-place_starts = { $bots ->
    [yes] Put 2 of your outposts on the hex 2/4 (2:0) and 2 of the Automa's on 3/5 (-2:2). { $outposts } each are left.
   *[no] Put 2 of your outposts on the hex 2/4 (2:0). { $outposts } are left.
}
do-place_markers = { $bots ->
    [yes] { $backwards ->
        [yes] Put a marker of yours, of the Automa and of the Shadow Empire on space 12 of each track, on military on space 11. All tracks run backwards to space 1.
       *[no] { $double ->
            [yes] Put a marker of yours, of the Automa, of the Shadow Empire and of the double strike on the start of each track in play.
           *[no] Put a marker of yours, of the Automa and of the Shadow Empire on the start of each track in play.
        }
    }
   *[no] Put a marker of yours on the start of each track.
}
do-take_civilization = The Automa plays the { $civilization }.
do-choose_favourite = { $who_id ->
    [automa] The Automa's favourite track is { $track }: its second marker goes there.
    [shadow] The Shadow Empire's favourite track is { $track }: its second marker goes there.
   *[you] Your favourite track is { $track }.
}
do-make_decks = Shuffle the decision cards 8 to 22 as the progress deck. Shuffle its top { $unseen ->
    [one] card
   *[other] { $unseen } cards
} and the cards 1 to 7 as the decision deck.
do-put_arts_track = The arts track lies beside { $track }.
do-fill_map = Put a random territory tile on every empty hex.
do-campaign_so_far = Campaign points so far: you { $you }, the Automa { $automa }.
do-place_kaiju = Put an outpost of an unused colour into the district { $district } of your capital: the kaiju.
do-begin = { $first_id ->
    [you] You begin.
   *[bots] The bots begin.
}
do-lay_pair = New pair of decision cards: { $track } on the left, { $tie } on the right.
do-show_card = No card is open: turn over { $card } for this tie and shuffle it back afterwards.
do-advance = { $bot_id ->
    [automa] { $both ->
        [yes] Automa: both markers on { $track } to space { $space }.
       *[no] Automa: marker on { $track } to space { $space }.
    }
    [shadow] { $both ->
        [yes] Shadow Empire: both markers on { $track } to space { $space }.
       *[no] Shadow Empire: marker on { $track } to space { $space }.
    }
   *[double] Double strike: marker on { $track } to space { $space }.
}
do-go_back = { $both ->
    [yes] Automa: both markers on { $track } back to space { $space }.
   *[no] Automa: marker on { $track } back to space { $space }.
}
do-gain_landmark = { $bot_id ->
    [automa] The Automa gains the landmark { $landmark }: put it into the box on its mat.
    [shadow] The Shadow Empire gains the landmark { $landmark }: put it into the box on the Automa's mat.
   *[double] The double strike gains the landmark { $landmark }: put it into the box on the Automa's mat.
}
do-box_landmarks = Put into the box on the Automa's mat: { $landmarks }. Discard the cards.
do-remove_landmark = Remove the Automa's landmark { $landmark } from the game.
do-achieve = { $who_id ->
    [automa] The Automa gains an achievement: { $achievement_id ->
        [end] the end of a track
        [topple] two toppled outposts
       *[middle] the middle island
    }. { $points } VP.
    [shadow] The Shadow Empire takes the achievement for the end of a track. No VP.
   *[you] You gain an achievement: { $achievement_id ->
        [end] the end of a track
        [topple] two toppled outposts
       *[middle] the middle island
    }. { $points } VP.
}
do-score = The Automa scores { $points } VP: { $what_id ->
    [landmarks] landmarks and territories
    [military] military and science
    [technology] technology, exploration and arts
    [first] first into the era
    [stuck] all tracks finished (reconstructed value)
    [utopia] landmarks of tracks (reconstructed value)
    [engineers] Engineers
    [conquerors] Conquerors
    [equalizers] Equalizers
    [iconoclasts] Iconoclasts
    [hucksters] Hucksters
   *[civilization] its civilization
}.
do-score_each = The Automa scores { $points } VP: { $what_id ->
    [landmarks] { $count } landmarks and territories
    [military] { $count } spaces on military and science
    [technology] { $count } spaces on technology and exploration
    [arts] { $count } spaces on technology, exploration and arts
   *[hucksters] Hucksters with { $count } items
} × { $each }.
do-roll = { $again ->
    [yes] Science die: { $track }. It does not count, roll again.
   *[no] Science die: { $track }.
}
do-replace_cards = { $what_id ->
    [technology] Discard the 3 open tech cards and fill up.
   *[masterpieces] Discard the 3 open masterpieces and fill up.
}
do-gain_tapestry = Put 1 tapestry card face down beside the Automa's mat.
do-lay_tile = { $space_id ->
    [somewhere] Draw a territory tile and lay it there face up, { $turned ->
        [0] without turning it
       *[other] turned by { $turned }/6 to the right
    }.
   *[other] Draw a territory tile and lay it on { $space } face up, { $turned ->
        [0] without turning it
       *[other] turned by { $turned }/6 to the right
    }.
}
do-place_outpost = { $space_id ->
    [somewhere] Put an outpost of the Automa there.
   *[other] Put an outpost of the Automa on { $space }.
}
do-place_shadow = { $space_id ->
    [somewhere] Add a toppled outpost of the Shadow Empire there.
   *[other] Add a toppled outpost of the Shadow Empire on { $space }.
}
do-topple_yours = { $space_id ->
    [somewhere] Topple your outpost there.
   *[other] Topple your outpost on { $space }.
}
do-topple_automas = { $space_id ->
    [somewhere] Topple the Automa's outpost there.
   *[other] Topple the Automa's outpost on { $space }.
}
do-your_outpost_leaves = { $space_id ->
    [somewhere] Take your outpost back.
   *[other] Take your outpost on { $space } back.
}
do-automa_retreats = { $left_id ->
    [somewhere] Move the Automa's outpost there.
   *[other] Move the Automa's outpost from { $left } to { $space }.
}
do-discard_tapestry = The Automa discards { $card }.
do-you_advance = You advance on { $track } to space { $space }.
do-you_advance_behind = You advance with a marker behind another one of yours.
do-you_move = Your marker on { $track } is on space { $space }.
do-you_gain_landmark = You gain the landmark { $landmark }.
do-you_income = { $first ->
    [yes] Your income turn { $turn }. You are the first into this era and gain { $turn ->
        [2] 1 resource
        [3] 2 resources
       *[other] 3 resources
    } of your choice.
   *[no] Your income turn { $turn }.
}
do-you_explore = { $space_id ->
    [somewhere] You explore.
   *[other] You explore { $space }.
}
do-you_place_outpost = { $space_id ->
    [somewhere] You put an outpost on a hex.
   *[other] You put an outpost on { $space }.
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
do-you_take_item = You take an open item of the Hucksters.
do-take_income = The bots take income turn { $turn }.
do-add_item = Put beside the Automa's mat, face up: { $item_id ->
    [tapestry_item] 1 tapestry card
    [tech_item] 1 tech card
    [tile_item] 1 territory tile
   *[masterpiece_item] 1 masterpiece
}.
do-add_cards = Put the top { $unseen } cards of the progress deck on the discarded decision cards, unseen.
do-cover_mat = Put 1 card of the tapestry deck face down on the leftmost free space of the Automa's mat.
do-shuffle_deck = Shuffle all discarded decision cards, the last pair and the new ones as the decision deck.
do-move_kaiju = The kaiju moves { $towards } into the district { $district } (compass reconstructed).
do-destroy_building = Remove the first income building of the district { $district } from the game, from left to right and top to bottom. Put a marker on its plot.
do-shuffle_kaiju_deck = Shuffle the discarded cards as the new kaiju deck.
do-lift_blockers = Put both blockers beside the board.
do-put_blocker = Kaiju deck: { $card }. Put a blocker on { $track }.
do-put_kaiju = { $space_id ->
    [somewhere] Put a kaiju there.
   *[other] Put a kaiju on { $space }.
}
do-lose_outpost = { $space_id ->
    [somewhere] Remove one of your outposts there from the game.
   *[other] Remove one of your outposts on { $space } from the game.
}
do-your_points = You have { $points } VP.
do-you_score = You score { $points } VP for your landmarks of tracks (reconstructed value). Add them.
do-campaign_points = { $who_id ->
    [you] You get { $points } campaign points.
   *[automa] The Automa gets { $points } campaign points.
}
do-campaign_over = { $who_id ->
    [you] You win the campaign with { $you } to { $automa } points.
   *[automa] The Automa wins the campaign with { $automa } to { $you } points.
}
do-game_over = { $winner_id ->
    [you] You win.
    [automa] The Automa wins.
    [kaiju] The kaiju win.
   *[both] You and the Automa share the victory.
}

## Questions and decisions

ask-first-player = Who is the first player?
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
    [0] Your turn: your first one is an income turn.
   *[other] Your turn, era { $era }: what do you do?
}
ask-your-more = { $target ->
    [0] What else did you do on tracks or map in this turn?
   *[other] What else did you do on tracks or map in this turn? If you reach { $target } VP, say "target".
}
ask-your-card = What does your card or civilization do?
ask-reaction-yours = { $space_id ->
    [somewhere] The Automa conquers your territory. Do you play a reaction card?
   *[other] The Automa conquers your territory { $space }. Do you play a reaction card?
}
ask-reaction-card = Turn over one of the Automa's { $left } tapestry cards at random. Which one is it?
ask-reaction-meets = Does the Automa meet the condition of { $card }?
ask-reaction-result = Who controls the territory after { $card }?
ask-reaction-places = To which hexes does the card let the Automa retreat?
ask-conquer-attacked = Does the Automa control the territory that you conquer?
ask-conquer-empty = Is the hex empty, without a territory?
ask-conquer-is_middle = Is it the middle island?
ask-automa-territories = How many territories does the Automa control?
ask-automa-lone = How many of the Automa's territories hold exactly 1 token?
ask-kaiju-destroys = The kaiju is in { $district }. Does this district have an empty plot and an income building?
ask-kaiju-outpost = Do you have an outpost on this hex?
ask-kaiju-none_left = Have you lost your last outpost on the map?
ask-goal-war = Do you control more territories than the Automa?
ask-goal-fall = Have you placed all income buildings of at least 2 kinds?
ask-goal-premonition = Did your predictions give you at least 30 VP?
ask-end-points = The Automa has { $automa } VP. How many do you have?
ask-end-resources = A tie: do you have any resource left?
ask-end-kaiju = The target was { $target } VP. How many do you have?
ask-draw-deck = { $part_id ->
    [progress] No decision card is open: turn over the top card of the progress deck. Which one is it?
   *[top] Which decision card did you turn over? Of a pair first the left one, then the right one.
}
ask-draw-die = What does the science die show?
ask-draw-civilization = Which Automa civilization did you draw?
ask-draw-rotation = By how many sixths is the tile turned?
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
choose-conquer-yours = { $anywhere ->
    [yes] The Automa conquers: your territories with 1 token, anywhere
   *[no] The Automa conquers: your territories with 1 token next to its own
}
choose-conquer-neutral = { $anywhere ->
    [yes] { $topple ->
        [yes] The Automa conquers neutrally: free hexes anywhere, also next to you
       *[no] The Automa conquers neutrally: free hexes anywhere, not next to you
    }
   *[no] { $topple ->
        [yes] The Automa conquers neutrally: free hexes next to its own, also next to you
       *[no] The Automa conquers neutrally: free hexes next to its own, not next to you
    }
}
choose-explore-hex = { $anywhere ->
    [yes] The Automa explores: empty hexes anywhere
   *[no] The Automa explores: empty hexes next to its territories
}
choose-explore-connected = { $anywhere ->
    [yes] The Automa explores: empty hexes anywhere
   *[no] The Automa explores: empty hexes that territories connect with its capital hex
}
choose-retreat-hex = Where the Automa's outpost retreats to
choose-guard-hex = Conquerors: which of its territories with 1 token gets a toppled outpost
choose-kaiju-hex = The hex of this card: hexes without a kaiju
by-track-landmark = closest to a landmark that is still there, or to the end
by-track-end = closest to the end
by-track-down = { $card }, column from top to bottom: { $order }
by-track-up = { $card }, column from bottom to top: { $order }
by-favourite-furthest = where you are furthest
by-favourite-you_choose = Several are equally far: which track becomes your favourite?
by-conquer-middle = closest to the middle island, if the Automa can still conquer it. Paths avoid its outposts and hexes with 2 tokens
by-neutral-middle = closest to the middle island, if the Automa can still conquer it. Paths avoid its outposts and hexes with 2 tokens
by-neutral-lone = closest to your territories with exactly 1 token
by-neutral-yours = without such a territory: closest to any of yours
by-explore-furthest = furthest from your territories
by-conquer-scan = map selection aid of { $card }: from { $black } towards { $towards }, then the row from { $grey }, and so on ({ $order })
by-neutral-scan = map selection aid of { $card }: from { $black } towards { $towards }, then the row from { $grey }, and so on ({ $order })
by-explore-scan = map selection aid of { $card }: from { $black } towards { $towards }, then the row from { $grey }, and so on ({ $order })
by-retreat-scan = map selection aid of { $card }: from { $black } towards { $towards }, then the row from { $grey }, and so on ({ $order })
by-guard-scan = map selection aid of { $card }: from { $black } towards { $towards }, then the row from { $grey }, and so on ({ $order })
by-kaiju-scan = map selection aid of { $card }: from { $black } towards { $towards }, then the row from { $grey }, and so on ({ $order })

## Names

about-engineers = 1 VP per landmark
about-scientists = from income turn 3 on: research
about-explorers = advances on exploration and military in turn
about-conquerors = conquers, guards a territory, 1 VP per territory
about-equalizers = draws level with you on a track, otherwise VP
about-iconoclasts = removes its landmarks, for research and VP
about-hucksters = collects open items, VP for each
about-random = one with a known effect
about-unknown = effect not published: you say what your card does
verb-advance = advance
verb-income = income
verb-behind = behind
verb-building = building
verb-done = done
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
note-take = an open item of the Hucksters
note-target = you have reached your target
field-track = track
field-space = hex
field-place = space
field-landmark = landmark
field-points = VP
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
opt-bots = the bots
opt-automa = the Automa
opt-shadow = the Shadow Empire
opt-leaves = another card: my outpost leaves
opt-kept = the Automa
opt-lost = you
opt-landmark = the landmark
opt-benefit = the benefit
opt-card_landmark = landmark of a landmark card
opt-double_strike = double strike
opt-landmark_cards = landmark cards
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
because-hex-off_board = There is no such hex on the board.
because-turn-first_income = Your first turn is an income turn.
because-turn-moved = You have acted in this turn already. End it with "done".
because-track-none = All your markers are at the end or blocked.
because-map-no_outpost = You have no outpost left in supply.
because-map-no_war = Nobody conquers in this scenario.
because-landmark-gone = Somebody has this landmark already, or it is not in play.
because-map-full = No hex is empty any more.
because-map-untracked = The map is not tracked. You need not say this.
because-track-not_here = Your marker cannot advance there: the track is finished, blocked or not in play.
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
option-advised = Leave out what is only advised against
option-advised-yes = yes
option-advised-no = no, those cards stay
option-tracked = Track the map
option-tracked-yes = yes
option-tracked-no = no, guided
seat-you = You
seat-automa = The Automa
seat-kaiju = The kaiju
policy-rival = stand-in
stream-deck = decision cards
stream-die = science die
stream-civilization = Automa civilizations
stream-rotation = how tiles are turned
panel-map = Map
panel-military = Military
panel-science = Science
panel-exploration = Exploration
panel-technology = Technology
panel-arts = Arts
panel-landmarks = Landmarks on the board
panel-your_landmarks = Your landmarks
panel-box = The Automa's landmarks
panel-pair = Open pair
panel-discard = Discarded decision cards
panel-ends = Achievement: the end of a track
panel-topples = Achievement: two toppled outposts
panel-middles = Achievement: the middle island
panel-state = State
row-your_era = your income turns
row-era = income turns of the bots
row-points = the Automa's VP
row-civilization = the Automa's civilization
row-second_civilization = its second civilization
row-favourite = the Automa's favourite
row-shadow_favourite = the Shadow Empire's favourite
row-your_favourite = your favourite
row-deck = cards in the decision deck
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
piece-automa = Automa
piece-automa_heart = Automa ♥
piece-shadow = Shadow Empire
piece-shadow_heart = Shadow Empire ♥
piece-double = double strike
piece-blocker = blocker
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

fault-deck-cards = The 22 decision cards are not exactly once in a deck, in the open pair or discarded.
fault-deck-pair = More than two decision cards are open.
fault-track-space = A marker is on a space that does not exist.
fault-track-name = There is no such track.
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
fault-landmark-place = A landmark stands on space 4, 7 or 10 of a track.

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

## Kinds of values in the card pack
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
