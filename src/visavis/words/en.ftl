# The words of the program. Short sentences.

## Lists and names

list-mark = { $name }°
list-likely = { $name }≈
list-reconstructed = { $list } (all reconstructed)
list-some-reconstructed = { $list } (° reconstructed)
panels-likely = ≈ likely, not seen in print
panels-reconstructed = ° values reconstructed, not seen in print
list-none = nothing
list-more = … and { $count } more
clause = { $id }: { $says }
clause-reading = { $says } { rules-reading }
clause-see = { $says } ({ $also })
card-reconstructed = { $name } (reconstructed)
opt-yes = yes
opt-no = no
opt-none = none
opt-done = done
opt-not_possible = not possible
opt-tied = still tied
opt-somewhere = somewhere
seat-table = table
policy-person = person
policy-random = random
policy-own = own policy { $name }

## Refusals: what was wrong and what is possible

no-at-line-log = Line { $line } of the saved game: { $says }
no-at-line-file = Line { $line }: { $says }
no-did-you-mean = Did you mean “{ $word }”?

no-text-long = That is too long. At most { $most } characters.
no-text-control = There are characters in it that cannot be read. Letters, digits and punctuation only, please.
no-text-empty = You have not entered anything. Options: { $options }.
no-option-not = “{ $given }” is not an option here. Options: { $options }.
no-option-barred = “{ $given }” is not possible: { $reason } Possible: { $options }.
no-option-number = There is no number { $given }. Possible: { $most ->
    [one] only 1
   *[other] 1 to { $most }
} ({ $options }).
no-option-ambiguous = “{ $given }” can mean several things: { $options }. Type a little more of it.
no-name-not = “{ $given }” is not a valid name. A name begins with a letter, has no comma and at most { $most } characters.
no-name-taken = “{ $given }” is the name of something else. Choose another one.
no-number-not = “{ $given }” is not a whole number. Expected: a whole number from { $least } to { $most }.
no-number-range = { $given } is out of range. Expected: a whole number from { $least } to { $most }.
no-several-not = “{ $given }” is not a selection. Enter names or numbers, separated by commas. Possible: { $options }.
no-several-twice = You named something twice. Choose { $least } to { $most }, each only once.
no-several-count = You named { $given }. Choose { $least } to { $most }.
no-form-not = That is not a move. Possible: { $options }.
no-form-missing = “{ $verb }” still needs: { $field }. Possible: { $options }.
no-form-more = “{ $given }” is too much: “{ $verb }” is already complete.
no-form-row = { $given } does not go with “{ $verb }” here. Possible: { $options }.

no-game-unknown = There is no game “{ $given }”. Possible: { $options }.
no-game-broken = The game “{ $game }” of the package { $package } is left out because it cannot be loaded ({ $where }: { $says }).
no-game-raised = A rule of “{ $game }” failed ({ $where }: { $says }). Saved games are not affected.
no-game-over = The game is over. You can undo, or start a new game.
no-game-looking = The game was played under newer rules than these. You can view it but not continue it. A newer version of Visavis can.
no-game-stuck = The rules cannot continue from here ({ $where }: { $detail }). Undo the last entry, or correct what is wrong.
no-game-resting = { $seat }, a computer player, is next. Continue the game first.
no-game-text = “{ $given }” is a game made from a text. It cannot be opened here.
no-new_game-name = No game can be called “{ $given }”: small letters, digits and underscores, a letter first, at most 31 characters.
no-new_game-taken = There is a game “{ $given }” already. Take another name.
no-language-unknown = There is no language “{ $given }”. Possible: { $options }.
no-option-unknown = There is no option “{ $given }”. Possible: { $options }.
no-option-value = “{ $given }” is not possible for “{ $name }”. Possible: { $options }.
no-option-range = “{ $given }” is not possible for “{ $name }”. Expected: a whole number from { $least } to { $most }.
no-seat-unknown = There is no seat “{ $given }”. Possible: { $options }.
no-seat-hidden = The cards of “{ $given }” are still hidden. Possible: { $options }. After the game everything is open.
no-stream-unknown = “{ $given }” cannot be drawn by hand. Options: { $options }.
no-record-none = The app cannot read records of this game: { $game }.
no-record-utf8 = The record is not UTF-8 text.
no-policy-unknown = There is no computer player “{ $given }”. Possible: { $options }.
no-policy-not_policy = “{ $given }” is no computer player. Expected: a name, an object with the method answer(look, question, stream), or a class or function that makes one.
no-policy-absent = Only the program that brought the computer player “{ $policy }” knows it. Open the game there, with players={ "{" }seat: policy{ "}" }.
no-policy-illegal = “{ $policy }” (seat { $seat }) gave an answer to “{ $question }” that is not possible: { $given }.
no-policy-raised = “{ $policy }” (seat { $seat }) failed at “{ $question }”, { $where }: { $says }.
no-policy-slow = “{ $policy }” (seat { $seat }) did not answer “{ $question }” within { $most } s.
no-policy-not_picklable = “{ $policy }” cannot be loaded in other processes. Put the class at the top level of a module that can be imported, or use one process.
no-policy-same_name = Two different computer players are called “{ $policy }”. Give each an attribute name that tells them apart.
no-policy-import = “{ $given }” cannot be loaded: { $says }. Expected: package.module:Name.
no-guided-unknown = This game cannot be played guided. Leave out “--guided”.

no-answer-stale = The game has moved on. Answer the current question.
no-answer-seat = “{ $given }” is not asked. The question is for “{ $seat }”.
no-json-object = That is not a JSON object with one of these keys: { $options }.
no-json-key = The key { $given } is unknown. Possible: { $options }.
no-json-value = The value of “{ $key }” is of the wrong type or too long.
no-undo-nothing = There is nothing to undo. Answer the question.
no-undo-revealed = Something hidden has been revealed since. You can undo again after the game.
no-redo-nothing = There is nothing to redo. Redo works only right after an undo.
no-branch-at = A game cannot branch off at line { $given }. Possible: 0 to { $most }.
no-branch-revealed = Something hidden has been revealed since. A game can branch off from here, from earlier only after the game.
no-correct-hidden = Nothing can be corrected while cards are hidden. It is possible again after the game.
no-correct-clash = That conflicts with what has already happened this turn. Finish the turn, or undo the last entry or correction, then try again.
no-enter-side = No points can be entered for “{ $given }”: the program counts them itself, or the game is over.
no-enter-points = “{ $given }” is not valid. Enter a number up to { $most }.
no-setting-fixed = “{ $given }” cannot be changed in the middle of a game. Possible: { $options }.
no-setting-state = The game cannot continue with this new text. It continues with its old one; a new game takes the new text.
no-correct-gone = This is no longer possible on { $space }: something else is there now. Look again, then choose.
no-correct-nothing = Say what is to be corrected. Possible: { $options }.

no-position-document = The position cannot be read like this: { $detail }
no-position-json = The position is not valid JSON: { $detail }
no-position-broken = The rules cannot handle this position ({ $where }: { $detail }). Expected: a position that can occur in a game.
no-position-game = The position belongs to the game “{ $given }”. Expected: “{ $expected }”.
no-position-faults = That cannot be: { $faults }
no-position-field = There is no field “{ $field }”. Possible: { $options }.
no-position-value = The value of “{ $field }” does not fit: { $detail }
no-position-unfit = A value in “{ $field }” is not possible. Expected: whole numbers up to { NUMBER($most, useGrouping: 0) } and readable text.
no-position-spaces = “{ $field }” needs a list of spaces of the board.
no-position-untracked = “{ $field }” is not tracked here. Expected: “untracked”, or a game with a tracked board.
no-position-sets = “{ $field }” takes { $expected } lists of spaces.
no-position-by_space = “{ $field }” needs an object: spaces of the board with their values.
no-position-space = “{ $given }” in “{ $field }” is not a space on the board. Expected: names of spaces.
no-position-answer = “{ $given }” is no answer to “{ $question }”. Expected: an answer that is possible there, written as in a saved game.
no-position-several-not = “{ $given }” is none of the options of “{ $question }”. Possible: { $options }.
no-position-several-twice = The answer to “{ $question }” names something twice. Expected: each only once, in any order.
no-position-several-count = The answer to “{ $question }” names { $given }. Expected: { $least } to { $most }, in any order.

no-log-empty = The file is empty. Expected: a saved game of Visavis.
no-log-utf8 = That is not text in UTF-8. Expected: a saved game of Visavis.
no-log-cut = The line has no end, the saved game is cut off. Expected: every line with a line break.
no-log-lines = The saved game is too long.
no-log-long = The line is too long.
no-log-large = The saved game is too large. Allowed: { $most } MB.
no-log-deep = The line is nested too deeply. Allowed: { $most } levels.
no-log-steps = This saved game runs more than { $most } steps without asking anyone. It was not opened.
no-budget-bytes = This is too large: at most { $most } MB are opened. Nothing was changed.
no-budget-lines = This is too long: at most { $most } lines are opened. Nothing was changed.
no-budget-said = Too much was changed by hand in this game: at most { $most } entries are opened. Nothing was changed.
no-budget-steps = This asks for more than { $most } steps. It was not opened, nothing was changed.
no-budget-texts = This contains more bot texts than are opened at once: at most { $most } characters. Nothing was changed.
no-budget-packs = This contains more card values than are opened at once: at most { $most } lists. Nothing was changed.
no-budget-time = This takes longer than { $most } seconds. It was stopped, nothing was changed. You can try again and give it more time.
no-log-broken = The rules cannot handle this line ({ $where }: { $detail }). Expected: a sequence that can occur in a game.
no-log-json = That is not valid JSON. Expected: one object per line.
no-log-object = Expected: a JSON object that is not empty.
no-log-header = That is not a saved game of Visavis. Expected: a first line with “visavis” and “game”.
no-log-game = This is a game of “{ $given }”. Expected: a game of “{ $expected }”.
no-log-format = The format { $given } is unknown. Expected: format { $expected }.
no-log-value = The line does not fit: { $detail }
no-log-effect = There is no effect “{ $given }” in this game. Does the saved game belong to another one?
no-log-clause = There can be no rule “{ $given }”. Expected: a number from the rules of this game.
no-log-kind = A line “{ $given }” is unknown. Expected: step, answer, draw, do, correct, rules or over.
no-log-outside = This line is outside a step. Expected: a line “step” first.
no-log-impossible = This effect is not possible here. Expected: one that fits the course so far.
no-log-step = Step { $given } does not come here. Expected: step { $expected }.
no-log-over = The game is not over here with these points. Expected: “over” only as the last line, with the right points.
no-log-faults = After this the game is no longer right: { $faults }
no-log-rules = The game was played under the rules “{ $given }”; here are the rules “{ $expected }”. Use the file instead of the link.
no-log-inputs = The answers do not fit the game. Use the file instead of the link.

no-pack-large = The card values are too long: at most { $most },000 characters.
no-pack-schema = This pack has format { $given }; this version knows formats up to { $most }. A newer version of Visavis can open it.
no-pack-link = This link contains no card values. Copy the whole link.
no-pack-rows = This contains too many cards: at most { $most } are imported. Nothing was changed.
no-pack-typed = That does not fit: { $detail }
no-pack-toml = That is not valid TOML: { $detail }
no-pack-nowhere = Choose where it should apply: in this game, in all new games, or both.
no-pack-changed = This card was changed in the meantime. Stored now: { $values }. Save again to replace it, or leave the page. The earlier values stay as a version.
no-pack-table = A table “{ $table }” does not belong in this pack. Possible: { $options }.
no-pack-row = Entry { $row } of “{ $table }” does not fit: { $detail }
no-pack-twice = “{ $card }” appears twice in “{ $table }”. Expected: each card once.
no-pack-surplus = “{ $card }” does not belong in “{ $table }”. Take the entry out.
no-pack-missing = “{ $card }” is missing in “{ $table }”. Add the entry.
no-pack-id = The pack has no name. Expected: a line at the top such as id = "mine".
no-pack-constraint = “{ $card }” in “{ $table }” is against the rules: { $broken }
no-pack-nothing_read = In “{ $game }” no cards are entered. Write a pack with: visavis pack new { $game }
no-pack-nothing_kept = Nothing has been entered for “{ $game }” yet.
no-pack-none = The game “{ $game }” has no card values. Leave out the pack.

no-store-unknown = There is no saved game “{ $given }”. “visavis saves” lists all.
no-own-unknown = You have nothing called “{ $given }”. { $count ->
        [0] Nothing is kept yet.
       *[other] There is: { $options }.
    }
no-own-binned = In the bin there is nothing called “{ $given }”. { $count ->
        [0] It is empty.
       *[other] There is: { $options }.
    }
no-own-version = There is no version { $given }. Possible: { $least } to { $most }.
no-own-empty = The text is empty. Write something, or remove it.
no-own-lost = The content of this version is missing. All other versions are there.
no-own-other = You already have another “{ $given }”. Nothing was changed. Possible: --replace (yours stays as an earlier version), --both (the new one is kept as “{ $free }”).
no-own-older = “{ $given }” has been changed since. Nothing was changed. Possible: --replace (the present text stays as an earlier version), --both (the new one is kept as “{ $free }”).
no-own-two_ways = --replace and --both exclude each other. Use one of them.
no-store-ambiguous = “{ $given }” fits several saved games: { $options }. Type more of it.
no-store-none = There is no unfinished saved game. Start one with “visavis play GAME”.
no-store-busy = This game is open in another window. Close it there first.
no-store-locked = The saved games are locked by another program at the moment. Try again in a moment.
no-store-full = The disk is full. Nothing was changed. Make room and try again.
no-store-read_only = “{ $path }” cannot be written to. Nothing was changed. Allow writing there or set VISAVIS_HOME.
no-store-damaged_now = The file “{ $path }” is damaged. Nothing was overwritten. It will be set aside at the next start.
no-store-newer = “{ $path }” comes from a newer Visavis (version { $given }). Expected: version { $expected }. Use the newer program.
no-store-failed = “{ $path }” cannot be used: { $says }. Nothing was changed.
no-store-title = The title does not fit. Expected: 1 to { $most } readable characters.
no-store-redo = The redo list cannot be read. Export the game and import it again.
no-store-row = The entry of this saved game is damaged. You can rescue it under “Saved games” or with “visavis saves rescue { $given }”.
no-store-changed = This saved game has been altered since it was written. You can view it but not play it. You can rescue it under “Saved games” or with “visavis saves rescue { $given }”.
no-store-sound = This saved game is sound. There is nothing to rescue.
no-bundle-format = That is not a full backup. Expected: a file written by “visavis saves all” or by the page.
no-bundle-newer = The file comes from a newer Visavis (form { $given }). Expected: form { $expected }. Use the newer program.
no-bundle-large = The file is too large. At most { $most } MB.
no-bundle-cut = The file is incomplete or was changed. Nothing was imported. Save it again on the other device.
no-bundle-line = The file cannot be read. Nothing was imported. Save it again on the other device.
no-bundle-game = This game is damaged in the file. Save the file again on the other device, or import the rest without it.
no-bundle-name = “{ $given }” cannot be kept here. Expected: a card pack or a bot with a plain file name.
no-bundle-meanwhile = A saved game changed during the import. Nothing was imported. Choose the file again.
no-bundle-table = This game is being played at a table and is not replaced. You can import it after its end.
no-bundle-gone = This import has ended. If games are missing, choose the file again.

no-file-missing = There is no file “{ $path }”. Expected: an existing file, or “-” for standard input.
no-file-folder = “{ $path }” is a directory. Expected: a file.
no-file-failed = “{ $path }” cannot be used: { $says }. Expected: a file you have access to.
no-file-long = “{ $path }” is too large. At most { $most } MB.
no-file-utf8 = “{ $path }” is not text in UTF-8. Expected: a text file in UTF-8.
no-output-failed = The output cannot be written ({ $says }). Expected: a place with room.
no-file-exists = “{ $path }” exists already. Name a new file.

notice-answers-dropped = These answers no longer fit and are asked again: { $answers }.
notice-rules-changed = The rules have changed since the game was saved. These answers of the unfinished turn are asked again: { $answers }.
notice-rules-newer = The game was played under newer rules ({ $given }; here are { $known }). You can look at it; a newer version of Visavis plays it on.
notice-pack-changed = The card values of “{ $pack }” have changed since the game was saved.
notice-store-damaged = The saved games were damaged. They are now in “{ $kept }”, unchanged. A new collection begins.
notice-store-changed = This saved game is not as it was written: a part is damaged, or was changed by hand. You can look at it, but not play on. Under “Saved games” you can rescue what is sound.

fault-pile-layer = A layer of the pile has a wrong size.
fault-pile-count = The number of cards in the pile is wrong.

## What a reader of JSON or TOML found

detail-at = { " " }(at { $at })
detail-type = expected { $expected }, found { $given }{ $at }.
detail-bound = expected { $expected } { $bound }{ $at }.
detail-missing = “{ $field }” is missing{ $at }.
detail-unknown = “{ $field }” does not belong here{ $at }.
detail-value = “{ $given }” is not possible{ $at }.
detail-utf8 = that is not text in UTF-8.
detail-cut = it ends in the middle.
detail-json = it cannot be read from byte { $byte }.
detail-toml = it cannot be read at line { $line }, column { $column }.
detail-other = { $says }
type-int = a whole number
type-float = a decimal number
type-str = a text
type-bool = a truth value (true or false)
type-array = a list
type-object = an object
type-null = null

no-cli-command = There is no command “{ $given }”. Possible: { $options }.
no-cli-option = There is no option “{ $given }” here. Possible: { $options }.
no-cli-option_value = “{ $given }” needs a value. Expected: { $given } VALUE
no-cli-missing = Missing: { $given }. Expected: { $expected }
no-cli-usage = The command does not work like this. Expected: { $expected }
no-cli-pair = “{ $given }” does not fit { $option }. Expected: NAME=VALUE.
no-play-command = There is no command “{ $given }”. Possible: { $options }.
no-play-card = There is no card “{ $given }” with anything on it. Expected: card NAME
no-play-correct = “{ $field }” needs a value. Expected: correct FIELD VALUE
error-internal = Something went wrong in the program ({ $says }). Saved games are not affected. VISAVIS_DEBUG=1 shows more.
error-number = Something went wrong in the program (error { $number }). Saved games are not affected. The computer that runs Visavis shows what happened, with this number.
error-numbered = Error { $number }: { $says }

## At the table

play-prompt = { "> " }
play-go-on = { $name }, a computer player, is next. Press Enter to continue.
play-stopped = Stopped. Nothing was changed. Ctrl-C again: quit.
play-stopped-thinking = Stopped. Your answer is kept. Press Enter to continue, “{ $undo }” to take it back, “{ $quit }” or Ctrl-C again to quit.
play-undone-facts = The correction is undone. The app counts again with:
play-redone-facts = The correction applies again. The app counts with:
play-hint-cards = “card NAME” shows what is printed on a card.
play-hint = Answer with a number, a name or the start of a name. “help” lists all commands, “?” explains the last move, “board” draws the board.
play-turn = To move: { $name }
play-name = a name of your own, at most { $most } characters
play-in-full = An empty line shows everything in full.
play-more = Enter: more, a word and Enter: enough >{ " " }
play-meant = Enter: { $line }
play-guess = An empty line means: { $guess }
play-guess-none = none
play-turned = { $name }: { $setting }. On your next turn the app will ask for anything it still needs.
play-dial = { $name }: { $now }. Possible: { $options }.
play-many = { $count } possibilities, to be entered by name
play-range = { $least } to { $most }
play-number = a whole number from { $least } to { $most }
play-several = { $least ->
    [0] Choose up to { $most }, separated by commas. “-” for none.
   *[other] Choose { $least } to { $most }, separated by commas.
}
play-checklist = Go through this in order until only one is left:
play-checklist-then = Then answer:
play-hide = Pass the device to { $name }. Press Enter to hide everything.
play-pass = { $name }: press Enter when only you can see the screen.
play-undone = Undone. Put this back on the table:
play-undone-nothing = Undone. Nothing to change on the table.
play-log-empty = Nothing has happened yet.
play-over = The game is over.
play-winner = Winner: { $names }
play-tie = Tie: { $names }
play-after = Press Enter to leave. “undo” takes back the last move, “?” explains it.
play-kept = Game saved. Continue with: visavis resume { $id }
play-kept-over = Game saved. View it with: visavis show { $id }
cli-stopped = Stopped. What is already saved is kept.
play-corrected = Corrected: { $name }.
play-not-read = Ignored: { $left }
play-correct-how = Type: correct FIELD VALUE. These are the fields:
play-reconstructed = { $count ->
    [one] The values of one card are reconstructed, not the printed ones.
   *[other] The values of { $count } cards are reconstructed, not the printed ones.
}
state-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
state-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-points = Points
table-tracks = Tracks
table-cards = Cards
table-ground = { $name } (tiles on the map)
table-empty = Empty
table-corners = Where areas meet
table-in-all = { $count } in all
card-face-down = ▒
cards-face-down = { $count } face down
card-lying = { $name } with { $what } on it

why-nothing = There is no decision to explain yet.
why-hidden = No explanations while cards are hidden. You can see them after the game.
why-secret = The full reasoning stays secret until the game is over, because it would reveal hidden cards. This is what everybody could see.
why-character = How { $name } plays: { $about }
why-lay-open = Open in the middle: { $cards }.
why-lay-before = { $zone }: { $cards }.
why-options = { $count ->
    [0] Possible:
   *[other] Possible ({ $count }):
}
why-weighed = { $name } chose: { $answer }. What it considered:
why-tried = { $visits } tries, value { $value }
why-worth = value { $value }
why-kept = kept:
why-cut = cut:
why-all-stay = changes nothing: all stay.
why-not-applied = applies to none of them: all stay.
why-unreached = Not needed:
why-measured = { $option } ({ $value })
why-no-pick = none possible
why-you-choose = that is up to you
why-only = { $pick } (the only possibility)

coach-hint = Hint
coach-also = Also possible
coach-leads = Leads to
coach-brings = Brings
coach-less = { $points ->
    [1] 1 point less
   *[other] { $points } points less
}
coach-equal = just as good
coach-sure = The gap to the next best is accurate to about { $points ->
    [1] one point
   *[other] { $points } points
}.
coach-counted = { $judged } decisions checked; in { $fine } of them there was at most one more point to gain.
coach-move = Round { $round }: { $deed }
coach-cost = about { $points ->
    [1] 1 point
   *[other] { $points } points
} given away (± { $sure })
coach-lead = at first sight about { $points ->
    [1] 1 point
   *[other] { $points } points
} better than anything else
coach-better = Better
coach-worst = What cost most
coach-best = What was good
coach-no-worst = No move clearly cost points.
coach-course = Expected points
coach-course-about = The points of each side at the end if the computer played on for everyone from here. Where a line rises, someone played better than the computer.
coach-course-round = Round { $round }
coach-course-end = End
coach-progress = { $done } of { $total } checked
coach-working = The review is running
coach-stopped = Stopped after { $done } of { $total } checks. Known so far:
no-coach-none = There are no hints and no review for { $game }.
no-coach-hidden = There is no review while cards are hidden.
no-coach-not_asked = There is a hint only when it is your turn.
no-coach-nothing = The computer has no advice here: there is nothing that it can weigh.
no-coach-no_moves = Nothing was decided yet that can be reviewed.
no-coach-running = You are still playing. The review is there after the end of the game.
no-coach-seat = Nothing was decided here that can be reviewed: { $given }. Options: { $options }.

command-why = ?, why
command-hint = hint
command-coach = review
command-undo = undo
command-redo = redo
command-log = log
command-state = state
command-board = board
command-card = card
command-table = table
command-correct = correct
command-set = set
command-help = help
command-quit = quit, q
help-answers =
    How to answer: with the number, the name or the start of the name. A move is followed by what it needs, for example a space.
    Several answers fit into one line, with “;” between them.
    These commands always work (also with “:” before them, if an answer has the same name):
help-why = explains the last move: what was possible and which criterion cut what
help-hint = gives you a hint: what the computer would do and why, two other moves and what they cost
help-coach = reviews your moves: what cost most, what was better, and what was good
help-undo = takes back your last answer
help-redo = restores what you took back
help-log = shows everything that happened so far
help-state = shows values and cards
help-board = draws the board
help-card = card NAME: shows what is printed on a card
help-table = lists what is on the table, pile by pile, for setting up again or checking
help-correct = corrects what is different on the table. On its own it lists the entries.
help-set = changes a setting during a game, such as how much the app tracks. On its own it lists the settings.
help-help = shows this list
help-quit = stops; the game stays saved

## The list of games

start-about = Your board game’s solo opponent: shows every move and says why.
start-keys = ? Help · q Quit
start-continue = Continue
start-new = New game
start-new-about = with your box on the table
start-try = Try it
start-try-about = a game under way, no box needed
start-saved = Saved
start-saved-about = { $count ->
    [one] 1 game
   *[other] { $count } games
}
start-browser = Browser
start-browser-about = open the page, also for the phone beside the board
start-games = Games
start-how = Enter = 1 · number, word or short form; “{ $short }” begins a new game
start-help = Continue takes up your last game. Try it plays an opening for you, and you play on without the box. Saved lists all games; “visavis saves” renames, copies and deletes them. All commands: visavis --help
start-which = Which game?
start-which-try = Which one would you like to try?
start-which-saved = Which game would you like to continue or look at?
start-pick = Number or name (Enter: the first, “q”: back) >{ " " }
companion-usual = (Enter: { $name })
companion-seat = Who plays { $name }
companion-change = Change any of these
companion-printed = Do you turn them over yourself ({ $streams })

games-clauses = Rules implemented: { $done } of { $all }
rules-done = { $tests ->
    [one] done, 1 test
   *[other] done, { $tests } tests
}
rules-untold = done
rules-reading = Our interpretation: { $reading }
rules-open = open
saves-none = There are no saved games yet.
saves-over = over: { $points }
saves-exported = Written: { $path }
saves-export-seen = Cards are hidden: only what your seat has seen is written. “--whole” writes the whole file, which reveals everything.
saves-imported = Imported. Continue with: visavis resume { $id }
saves-branched = Branch created. Continue with: visavis resume { $id }
saves-renamed = Renamed.
saves-deleted = Deleted. Bring it back with: visavis saves restore { $id }
saves-bin-none = The bin is empty.
saves-bin-line = deleted { $when }
saves-restored = Restored. Continue with: visavis resume { $id }
saves-unreadable = cannot be read: { $why }
saves-trouble-header = Its beginning is damaged.
saves-trouble-values = Its entry is damaged.
saves-rescue-none = All saved games are sound.
saves-rescued = { $id } is now { $new }. { $lost ->
    [0] No line was lost.
    [one] 1 line was lost.
   *[other] { $lost } lines were lost.
}
saves-not-rescued = { $id }: nothing could be brought back.
saves-rescue-file = From { $path }:
saves-rescued-title = { $name }, rescued
saves-merged-title = { $name }, from the other device
saves-all-left = { $count ->
    [one] 1 damaged game is not in it. “visavis saves rescue” brings back what is sound.
   *[other] { $count } damaged games are not in it. “visavis saves rescue” brings back what is sound.
}
saves-all-table = “{ $name }” ({ $id }) is not in it: it is being played at a table.
saves-merged-added = { $count ->
    [one] 1 game is new here.
   *[other] { $count } games are new here.
}
saves-merged-longer = { $count ->
    [one] 1 game was brought up to date from the other device.
   *[other] { $count } games were brought up to date from the other device.
}
saves-merged-same = { $count ->
    [one] 1 game was here already.
   *[other] { $count } games were here already.
}
saves-merged-both = { $count ->
    [one] 1 game went on differently on the two devices; both are kept.
   *[other] { $count } games went on differently on the two devices; both are kept.
}
saves-merged-texts = { $count ->
    [one] 1 text of your own is new here.
   *[other] { $count } texts of your own are new here.
}
saves-merged-refused = Not imported: “{ $name }”. { $why }
saves-merged-not = { $count ->
    [one] Nothing was imported: 1 entry of the file cannot be used.
   *[other] Nothing was imported: { $count } entries of the file cannot be used.
}
saves-merged-without = To import the rest without it, add: --without-refused
saves-merged-time = To allow a slow game more time, add: --more-time
more-time-ask = Continue with more time? { $yes } / { $no }:
more-time-option = To allow more time, add: --more-time
saves-merge-progress = Checking
saves-item-added = “{ $name }” is new here.
saves-item-longer = “{ $name }” was brought up to date.
saves-item-same = “{ $name }” was here already.
saves-item-both = “{ $name }” is stored beside your own version.
record-impossible = Line { $line } (row { $row }) is impossible: { $reason }
replay-same = The replay matches in all { $lines } lines.
replay-different = The replay differs from line { $line } on.
decide-missing = This needs an answer to “{ $id }”:
simulate-progress = Simulating
simulate-head = { $games } games, seed { $seed }, options { $options }, at most { $steps } steps per game
simulate-points = { $name }: { NUMBER($mean, minimumFractionDigits: 1) } points on average ({ $least } to { $most })
simulate-uncounted = { $name }: only a person counts these points; who wins is open here.
simulate-side = { $name }: { NUMBER($mean, minimumFractionDigits: 1) } points on average ({ $least } to { $most }), { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
simulate-turns = { NUMBER($mean, minimumFractionDigits: 1) } steps on average
simulate-faults = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} lost by a fault of an own policy. The first one:
simulate-unfinished = { $count } games were not over after { $steps } steps.

## The lab

cli-visavis-lab = run many games: tables, reports, comparisons, tuning
cli-visavis-lab-run = play many games into a folder of Parquet tables; an interrupted run resumes
cli-visavis-lab-report = write a report of a folder: one HTML file, and its tables as CSV
cli-visavis-lab-compare = compare two folders, or with --game two settings (level=hard, you=random, pack=FILE; - is the default), game by game with the same seeds
cli-visavis-lab-tune = search the values of a pack or of options for a goal that a file declares
cli-visavis-lab-matter = find out what matters: switch off or replace one rule, criterion, card or option at a time on the same seeds
arg-matter-games = games per run
arg-matter-options = the setting, for example -o level=hard
arg-matter-out = a folder for the page and the table; an interrupted experiment resumes there
arg-kinds = only these: option, card, criterion, clause
arg-only = only this switch or clause, for example --only TM-7.4
arg-plan_only = show the plan of runs and its time, and play nothing else
meta-kinds = KIND
meta-only = ID
arg-run-options = values of an option, for example -o level=easy,hard; every combination is played
arg-run-policies = who plays for a seat, for example --policy p1=greedy,mcts:200; an own policy is package.module:Name
arg-packs = card values, for example --pack a.toml,b.toml; “standard” is our own
arg-decisions = one row for each decision of the bot as well
arg-chunk = games per file
arg-on = on a cluster: “ray” or its address
arg-out = the folder or file to write
arg-game = the game whose settings are compared
arg-compare-games = games per setting
arg-report-out = the file to write; otherwise report.html in the folder
arg-report-settings = only these settings, for example --setting level=easy,hard --setting you=rival
arg-pool = add up all chosen settings instead of showing them side by side
arg-goal = the share of wins to be reached, for example --goal you=45
meta-goal = SEAT=PERCENT
meta-settings = NAME=VALUES
arg-tune-out = the file for the pack that was found
meta-packs = FILES
meta-chunk = NUMBER
meta-on = ADDRESS
meta-out = PATH
meta-side_a = A
meta-side_b = B
lab-rate = { $rate } games/s
lab-ran = { $played ->
    [0] Nothing was missing
    [one] 1 game was played
   *[other] { $played } games were played
}: { $path } now holds { $games } games of each of { $cells ->
    [one] 1 setting
   *[other] { $cells } settings
}. The human side was played by: { $players }.
lab-reported = The report is { $path }.
lab-trial = { $values }: { $share } % wins ({ $low } to { $high }), { $change } away from today's values
lab-tuned = { $trials } trials of { $games } games each; the human side was played by { $players }. Closest to the goal first; each further line changes today's values less.
lab-goal-reached = Goal: { $goal } % wins ({ $name }). Reached: { $share } % ({ $low } to { $high }) in { $games } games.
lab-goal-missed = Goal: { $goal } % wins ({ $name }). Not reached: { $share } % ({ $low } to { $high }) in { $games } games.
lab-goal-side = { $side }: { $says }
lab-title = { $game }: report of a run
lab-about = { $games } games of { $cells ->
    [one] 1 setting
   *[other] { $cells } settings
}, rules { $rules }, seed { $seed }. 95 % intervals; the number behind an interval is that of its games. This page needs no network.
lab-who = Who played the human side. Computer players are not people: these results apply to them only.
lab-players = Human side: { $players }.
lab-bot = the bot
lab-begins = { $name } begins
lab-follows = { $name } follows
lab-table = As numbers: { $count ->
    [one] 1 row
   *[other] { $count } rows
} ({ $file })
lab-wins = Who wins
lab-wins-about = Share of games won, with the 95 % Wilson interval; a tie is divided among its winners.
lab-factions = Factions
lab-factions-about = Wins of the human side by the faction of each side.
lab-points = Points
lab-points-about = How often a side finished with each score: the share of games for each point. Beside a name: the number of games.
lab-parts = Where the points come from
lab-parts-about = Points per game by rule, with the interval of the mean. Together with what a side starts with, they add up to its points.
lab-rounds = Points over the rounds
lab-rounds-about = The mean at the end of each round that at least every twentieth game reached. Points that a person only tells at the end are there.
lab-lengths = Length
lab-lengths-about = Program steps per game: an entry, a turn of the bot, a part of the set-up. The curve shows the share of games.
lab-first = Who begins
lab-first-about = Wins of each seat when it began and when it did not.
lab-policies = Policies against each other
lab-policies-about = Wins of a seat with this policy, setting by setting.
lab-criteria = Criteria
lab-criteria-about = How often each criterion decided, cut without deciding, found all options alike, fitted none, or was not read because an earlier one had decided. Whether it changes a result is what “visavis lab matter” finds out.
lab-asked = What the table was asked
lab-asked-about = Questions to the seats and to the table, per game. They were counted in every eighth game.
lab-cards = Cards
lab-cards-about = How often each card was drawn per game, with its pile. Counted in every eighth game.
lab-actions = What happened
lab-actions-about = How often each thing happened in a game. Counted in every eighth game.
lab-overview = Side by side
lab-overview-about = The chosen settings in columns. In brackets the 95 % interval, then the number of games. Turns, choices, questions and taps were counted in every eighth game.
lab-overview-cell = { $value } ({ $low } to { $high }), { $games } games
lab-figure-wins = wins in %
lab-figure-points = points
lab-figure-steps = steps
lab-figure-leads = lead changes
lab-figure-choices = choices of the rules
lab-figure-decisions = choices and answers
lab-figure-questions = questions to a person
lab-figure-taps = taps of a person
lab-figure-turns = turns
lab-figure-questions_a_turn = questions per turn
lab-figure-taps_a_turn = taps per turn
lab-leads = Lead changes
lab-leads-about = How often another side led at the end of a round than before; while sides are level, the lead does not change. “Steady” is the share of games without any change.
lab-effort = What a person has to do
lab-effort-about = Choices that the criteria of the rules made, and questions and taps of a person, per game and per turn of any side, the bot’s included. Every part of an answer is one tap; a confirmation is not counted. Counted in every eighth game.
lab-a-turn = { $times } a turn
lab-card_wins = Card against win
lab-card_wins-about = Wins of the human side in games in which a card was drawn and in those in which it was not, the largest differences first. Counted in every eighth game. A card that is drawn late in long games is not their cause: “visavis lab matter” tries a game without it.
lab-with = drawn
lab-without = not drawn
lab-start = at the start
lab-pooled = { $cells } settings together
lab-played = { $games } games; { $players }
lab-column-setting = setting
lab-column-side = side
lab-column-seat = seat
lab-column-games = games
lab-column-ties = ties
lab-column-wins = wins
lab-column-low = from
lab-column-high = to
lab-column-field = whose
lab-column-faction = faction
lab-column-points = points
lab-column-mean = mean
lab-column-clause = clause
lab-column-says = what it says
lab-column-round = round
lab-column-leads = lead changes
lab-column-most = most
lab-column-steady = steady
lab-column-steady_low = from
lab-column-steady_high = to
lab-column-unfinished = unfinished
lab-column-steps = steps
lab-column-figure = what
lab-column-a_game = a game
lab-column-a_turn = a turn
lab-column-a_turn_low = from
lab-column-a_turn_high = to
lab-column-begins = begins
lab-column-policy = policy
lab-column-against = against
lab-column-choice = choice
lab-column-criterion = criterion
lab-column-decided = decided
lab-column-cut = cut
lab-column-alike = alike
lab-column-unfit = fitted none
lab-column-unread = not read
lab-column-question = question
lab-column-card = card
lab-column-effect = what happened
lab-column-times = times
lab-column-in_games = in games
lab-column-in_games_low = from
lab-column-in_games_high = to
lab-column-games_without = games without
lab-column-wins_without = wins without
lab-column-low_without = from
lab-column-high_without = to
lab-column-points_low = from
lab-column-points_high = to
lab-column-points_without = points without
lab-column-points_without_low = from
lab-column-points_without_high = to
lab-matter-plan = The plan: { $games } games as they are ({ $players }); then the same games again, with one thing switched at a time.
lab-matter-runs = { $runs } runs: { $parts }. { $games } games are to be played; where nothing was reached, the game is the same.
lab-matter-options = { $count ->
    [one] 1 value of an option
   *[other] { $count } values of options
}
lab-matter-cards = { $count ->
    [one] 1 card (replaced by an ordinary one)
   *[other] { $count } cards (each replaced by an ordinary one)
}
lab-matter-criterions = { $count ->
    [one] 1 criterion (left out)
   *[other] { $count } criteria (left out)
}
lab-matter-clauses = { $count ->
    [one] 1 clause (its effects left out)
   *[other] { $count } clauses (their effects left out)
}
lab-matter-seconds = Estimated time: { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
lab-matter-minutes = Estimated time: { $minutes } minutes. It can be stopped; with --out the same command continues from there.
lab-matter-title = { $game }: what matters
lab-matter-head = One thing switched at a time, over { $games } pairs of games with the same chance; { $players }. 95 % intervals; p corrected after Holm for { $tests } comparisons.
lab-matter-chart = Difference to the game as it is, over { $games } pairs, with the 95 % interval. Only what is shown after the correction.
lab-matter-card = Card { $name } ({ $table })
lab-matter-matters = Matters ({ $count }): without it, a figure changes
lab-matter-course = Changes the course of games, but no change of a figure is shown ({ $count })
lab-matter-nothing = Never mattered ({ $count }): switched, and every game stayed the same
lab-matter-unreached = Never reached in these games ({ $count })
lab-matter-unfit = Cannot be switched ({ $count })
lab-matter-why-stuck = The game does not continue without it.
lab-matter-why-refused = The game does not accept this value or card.
lab-matter-why-alike = It is as ordinary as the card that would replace it.
lab-matter-differ = { $differ } of { $games } games went another way.
lab-matter-change = { $what }: { $before } → { $after }, { $by } ({ $low } to { $high }), p { $p }
lab-apart-setup = Set-up, not switched ({ $count })
lab-apart-asked = Carried by a question or a choice, not switched ({ $count }): its criteria are
lab-apart-wording = Wording and instructions, which change nothing that the app keeps ({ $count })
lab-apart-unreached = Clauses never reached in these games ({ $count })
lab-apart-limits = Prohibitions and definitions, which no move carries ({ $count }): whether they matter is not known
lab-compare-title = { $game }: { $a } against { $b }
lab-difference = Differences of B to A over { $games } pairs of games with the same chance, with the 95 % interval. { $players }.
lab-compare-head = { $games } pairs of games with the same chance. A: { $a }. B: { $b }. Human side: { $players }.
lab-compare-wins = { $name }, wins: { $before } % with A, { $after } % with B. Difference { $value } ({ $low } to { $high }) percentage points.
lab-compare-points = { $name }, points: { $before } with A, { $after } with B. Difference { $value } ({ $low } to { $high }).
lab-compare-turns = Steps: { $before } with A, { $after } with B. Difference { $value } ({ $low } to { $high }).
lab-compare-open = No difference is shown: every interval includes 0. More games make them narrower.
lab-compare-same = { $same } of { $games } pairs went the same way to the end.
lab-compare-first = What changed first:
lab-compare-none = Which decisions changed is known only if both runs were made with --decisions.
lab-compare-choice = { $times ->
    [one] Once
   *[other] { $times } times
} “{ $id }”, in step { $step } on average ({ $clause }).
lab-compare-pick = Most often: { $after } instead of { $before }.
lab-compare-instead = Most often something else came: instead of this choice ({ $before }) the choice “{ $after }”.
cli-visavis-stats = your records: wins in a row, levels, bests; save and import results
arg-stats-out = write the results as a file for another device; “-” prints them
arg-stats-merge = import results from such a file; nothing is overwritten
meta-merge = FILE
cli-stats-saved = { $count ->
    [one] 1 result saved: { $path }
   *[other] { $count } results saved: { $path }
}
cli-visavis-advice = suggest a level, based on your results and simulated games
advice-none = No advice yet. You need at least 3 finished solo games against the bot, in a game with levels.
advice-head = Next level: { $level_id }
advice-level = { $level_id }: you would win about { $share } % ({ $low } to { $high } %)
advice-rests = From { $own } own games and { $simulated } simulated games of each level. In these the human side was played by “{ $name }”; with “{ $other }” instead the bot's points change by { $shift } on average at most, and the ranges allow for that. Your own points are taken as they were, whatever the level; with so few games, much is uncertain.
no-lab-settings = Two folders can be compared or, with game, two Setting(...).
no-lab-missing = The lab needs extra packages (“{ $given }” is missing). Install them with: pip install "visavis[{ $extra }]"
no-lab-full = The disk of “{ $path }” is full. Every chunk that was finished is kept; make room and start the same run again.
no-lab-folder = The folder “{ $path }” cannot be used: { $says }.
no-lab-no_folder = There is no folder “{ $path }”.
no-lab-no_run = In “{ $path }” there are no games of a run. Expected: a folder that “visavis lab run” has written.
no-lab-format = “{ $path }” was written by another version of the lab (form { $given }). Expected: form { $expected }. Use that version, or another folder.
no-lab-damaged = “{ $path }” cannot be read. Remove it (a cell.json with its folder) and start the same run again: only what is missing is played.
no-lab-other_game = “{ $path }” holds games of { $given }. Expected: { $expected }. Choose another folder.
no-lab-other_rules = “{ $path }” holds games of rules { $given }, and today they are rules { $expected }. Choose another folder; “visavis lab compare” compares the two.
no-lab-workers = The worker processes end again and again. Is there enough memory? What was finished is kept; the same run continues from there.
no-lab-cluster = There is no cluster at “{ $given }” ({ $says }). Start one with “ray start --head”, or omit --on.
no-lab-cluster_lost = The cluster at “{ $given }” was lost ({ $says }). What was finished is kept; start it again and then the same run, or omit --on.
no-lab-no_setting = “{ $path }” has no setting of this kind. It has: { $options }.
no-lab-no_winner = Who wins is open: only a person counts the points of { $seat }. Give the bot a score for “you”, or choose another game.
no-lab-goal = “{ $given }” is no share of wins. Expected: a number from 0 to 100, for example --goal you=45.
no-lab-no_switch = There is nothing to switch. Possible: { $options }.
no-lab-other_matter = “{ $path }” holds an experiment with another setting, number of games or version of the rules. Choose another folder.
no-lab-one_setting = An experiment has one setting, and these are { $count }. Give each option and seat one value.
no-lab-pairs = The two folders have no game with the same number and the same chance. Run both with the same --seed.
no-lab-many_cells = “{ $path }” holds { $count } settings. Expected: a folder with one; name settings with --game instead.
no-lab-no_pack = This search changes options only, so there is no pack to write. Omit --out.
no-lab-spec = The file of the search does not fit: { $detail }
no-lab-spec_table = [[pack]] { $number }: There is no table “{ $given }” in the pack. Possible: { $options }.
no-lab-spec_card = [[pack]] { $number }: There is no card “{ $given }” in the table “{ $table }”. Possible: { $options }.
no-lab-spec_field = [[pack]] { $number }: “{ $card }” has no field “{ $given }” with a whole number. Possible: { $options }.
no-lab-spec_at = [[pack]] { $number }: “{ $given }” is a list of { $count } values: name one with at = 0 to { $most }.
no-lab-spec_no_at = [[pack]] { $number }: “{ $given }” is one number, not a list: leave out at.

pack-default = in use
pack-counts = { $official } official{ $read ->
    [0] {""}
   *[other] , { $read } entered by you
}, { $likely } likely, { $reconstructed } reconstructed
pack-sound = The pack is sound: { $official } official{ $read ->
    [0] {""}
   *[other] , { $read } entered by you
}, { $likely } likely, { $reconstructed } reconstructed.
pack-written = Written: { $path }. Check it with: visavis pack check { $game } { $path }
new-game-written = Written: { $path }. Now, in there: pip install -e . && visavis play { $name }
pack-known = What you have entered is kept for all games to come.
pack-given = Written: { $path }. Anyone who gets it imports it with: visavis pack take { $game } FILE
pack-taken = { $count ->
    [0] There was nothing new in it.
    [one] One card or area was taken over.
   *[other] { $count } cards and areas were taken over.
}
pack-template =
    Card values for { $name }. Put in the values of your printed cards.
    provenance: official = printed or published so, read = entered by you, likely = probably so, reconstructed = our own.
    Check: visavis pack check { $game } FILE   Play: visavis play { $game } --pack FILE
pack-template-likely = likely: please compare with your card
pack-template-reconstructed = reconstructed: please replace with the printed values

## The arena

cli-visavis-arena = play a league: every agent against every other one, with the same seeds and exchanged seats; ratings, tables and a report. An interrupted league resumes.
meta-agents = AGENTS
meta-seconds = NUMBER
meta-on_fault = lose|stop
arg-arena-games = games per pair of agents (with one seat: per agent, against the bot)
arg-arena-out = the folder (default: arena-GAME)
arg-provided = an own policy for a seat, as SEAT=package.module:Name; saved games with it continue, new ones offer it
meta-provided = SEAT=WHO
arg-seconds = time for each answer of an own policy, in seconds
arg-on_fault = after a fault of an own policy (exception, illegal answer, time): stop the run, or lose the game
arena-title = { $game }: a league
arena-about = { $games } rated games between { $agents } agents, rules { $rules }, seed { $seed }; every seed was played with exchanged seats too. 95 % intervals.
arena-about-bot = { $games } rated games of { $agents } agents, the bot among them, rules { $rules }, seed { $seed }; every agent met the bot with the same seeds. 95 % intervals.
arena-options = Options: { $options }.
arena-points-by = The rules do not count all points of the person here: the computer player “{ $policy }” reports them for every agent. An agent only enters what it does on the table, and nothing checks what that costs or whether it ends the game early; “random” uses this most. So the ratings compare what agents do to the bot, not how well they would play.
arena-first = The first seat won { $share } % (a tie is half a win).
arena-fault = { $agent } lost { $count ->
    [one] 1 game
   *[other] { $count } games
} by a fault. The first one:
arena-interval = { $value } ({ $low } to { $high })
arena-agent = Agent
arena-against = against
arena-rating = Rating
arena-games = games
arena-wins = won
arena-ties = tied
arena-losses = lost
arena-points = points
arena-conceded = opponent’s points
arena-steps = steps
arena-share = wins in %
arena-expected = by rating
arena-gain = gain over the weaker one
arena-ratings = Ratings
arena-ratings-about = Bradley-Terry ratings in Elo points; their mean is 0. 100 points more mean 64 % of the wins, 200 mean 76 %, 400 mean 91 %. They hold for these agents, options and seeds.
arena-meetings = Who beats whom (wins of the row against the column, in %)
arena-meetings-about = A tie is half a win. “By rating” is what the ratings predict: where it differs a lot, one number per agent is not enough.
arena-thought = Who improves with thought
arena-thought-about = The same agent with several strengths, the lowest first.
arena-reported = { $played ->
    [0] Nothing was missing
    [one] 1 game was played
   *[other] { $played } games were played
}. The report is { $path }; the tables are beside it.
no-arena-same_name = Two agents are called “{ $agent }”. Name each one once; an own class may have an attribute name.
no-arena-manifest = “{ $path }” is no submission: { $says }. Expected: a folder with arena.toml, which has name = "…" and path = "module:Class", and may have version, about and strengths = [ … ].
no-arena-seats = A league is played with one or two seats, these options make { $seats }.
no-arena-few = A league needs at least two agents.
no-arena-mixed = “{ $path }” holds leagues under several conditions. Use a folder for each.
no-arena-open = Only a person counts the points of this game, so nobody knows here who wins. There is no league without a winner.
no-arena-workers = A worker process ended again and again while { $agents } played: an agent could not be stopped, or ended its process. Everything finished is kept.

## The command line

help-usage = Usage:
help-commands = Commands:
help-game-options = Options of { $name } (with -o):
help-usual = (default: { $name })
help-options = Options:
meta-any = OPTIONS
meta-options = NAME=VALUE
meta-command = COMMAND
meta-game = GAME
meta-name = NAME
meta-folder = FOLDER
meta-file = FILE
meta-pack = FILE
meta-saved = ID
meta-saved_or_file = ID|FILE
meta-title = TITLE
meta-at = LINE
meta-line = LINE
meta-seed = NUMBER
meta-games = NUMBER
meta-workers = NUMBER
meta-most_steps = NUMBER
meta-printed = STREAM|all
meta-seat = SEAT
meta-seats = SEAT=WHO
meta-policies = SEAT=WHO
cli-visavis = Solo opponents for board games, with the reason for every move.
cli-visavis-games = list the games
cli-visavis-play = start a new game; you take the first seat, the computer the others
cli-visavis-resume = continue a saved game (the latest one if no ID is given)
cli-visavis-saves = list and manage saved games
cli-visavis-saves-export = write a game to a file
cli-visavis-saves-import = save a game from a file
cli-visavis-saves-branch = start a new game from the first lines of another
cli-visavis-saves-rename = give a game a title
cli-visavis-saves-delete = delete a game
cli-visavis-saves-bin = list deleted games; they can be restored
cli-visavis-saves-restore = restore a deleted game
cli-visavis-saves-rescue = recover what can be read of damaged games
cli-visavis-saves-all = write everything to one file: all games, own cards and bots
cli-visavis-saves-merge = import such a file from another device; nothing is lost
cli-visavis-show = show a game
cli-visavis-why = explain the last move
cli-visavis-replay = replay a game and check that it comes out the same
cli-visavis-coach = review the moves of a game: what cost most, and what was better
cli-visavis-record = replay a recorded game by the rules
cli-visavis-decide = show what happens in a position, and why
cli-visavis-simulate = simulate many games
cli-visavis-rules = list the rules of a game and their tests
cli-visavis-pack = manage card values
cli-visavis-pack-list = list the card packs
cli-visavis-pack-new = write a template to fill in
cli-visavis-pack-save = write a card pack with everything entered during a game
cli-visavis-pack-give = write the values you have entered to a file for others, with your name
cli-visavis-pack-take = import values that somebody else has entered
cli-visavis-pack-check = check a card pack
cli-visavis-pack-keep = keep a whole card pack as your own values
cli-visavis-pack-history = list your card packs, the versions of one, or what a version changed
cli-visavis-pack-back = use an earlier version again
cli-visavis-pack-forget = move your values to the bin
cli-visavis-pack-bin = list the card packs in the bin
cli-visavis-pack-restore = restore a card pack from the bin
cli-visavis-new-game = create a small complete game as a package, to play, read and change
cli-visavis-doctor = check the installation, the saved games and phone access
doctor-program = Visavis { $version }, Python { $python }, { $on }
doctor-folder = Games are stored in { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $bin } in the bin.
doctor-folder-new = No saved games yet. They will be stored in { $folder }.
doctor-folder-wrong = The games in { $folder } cannot be opened.
doctor-damaged = A part of the saved games was damaged.
doctor-games = { $games ->
    [one] 1 game installed.
   *[other] { $games } games installed.
}
doctor-broken = A game cannot be used.
doctor-extra = visavis[{ $extra }] is installed.
doctor-extra-missing = visavis[{ $extra }] is missing ({ $missing }). Install it with: pip install "visavis[{ $extra }]"
doctor-extra-other =
    visavis[{ $extra }] is not installed; only { $extra_id ->
        [lab] "visavis lab" needs
       *[other] research in Python needs
    } it: pip install "visavis[{ $extra }]"
doctor-phone = A phone on the same Wi-Fi can connect: “visavis serve --lan” opens { $address } for it.
doctor-phone-no = A phone cannot connect at the moment.
arg-lang = the language
arg-version = the version
arg-help = this help
arg-as_json = print the result as JSON only
arg-options = an option of the game, for example -o level=hard
arg-seed = the random seed
arg-tour = the first game, shown turn by turn (Alien Artifacts)
arg-guided = guided mode: do not track the board; you check it, criterion by criterion
arg-printed = you turn over the printed cards yourself
arg-pack = play with these card values
arg-seats = who sits where, for example --seat p2=person; an own policy is package.module:Name
arg-coach = review the moves: what cost most, and what was better
arg-coach-seat = only the moves of this seat
arg-record-seat = with --coach: only the moves of this seat
arg-seat = as seen from this seat
arg-table = list everything on the table, for setting up again or checking
arg-title = a title for the list
arg-whole = include hidden cards: the whole file, which reveals everything
arg-more_time = allow ten times as much time
arg-without_refused = import the rest if a game is refused
arg-open_hands = open a game at a table with all hidden cards
arg-line = explain the step that contains this line
arg-games = number of games
arg-workers = number of worker processes
arg-most_steps = stop a game as unfinished after this many steps
arg-policies = who plays for a seat; an own policy is package.module:Name

## The page in the browser

no-web-rows = This game cannot be shown row by row: only one without the Automa and without corrections can.
no-web-page = There is no page “{ $given }”. The home page lists everything.
no-web-game = There is no saved game “{ $given }”, or no longer. “Saved games” lists all there are.
no-web-token = This page was open for too long or comes from elsewhere. Nothing was changed. Reload the page and try again.
no-web-thinking = This game is busy. Wait a moment, or stop it with “Stop”.
no-web-host = This address is not served here.
no-web-origin = A change must come from these pages. Nothing was changed.
no-web-unreadable = This request cannot be read.
no-web-stopped = Stopped. Nothing was changed.
no-web-busy = There is too much to do at once. Nothing was changed. Try again in a moment.
no-web-port = Port { $given } cannot be used: { $says }. Choose another with --port.
no-web-pair_wrong = Wrong code. The computer shows it in the terminal and on the page “Connect a phone”.
no-web-pair_closed = Too many wrong codes. { $minutes ->
    [one] Wait a minute
   *[other] Wait { $minutes } minutes
}, then enter the code shown on the computer.
no-web-pair_changed = The code has changed. Enter the one that the computer shows now.
no-web-pair_full = { $most } devices are connected, more are not possible. On the computer, “Connect a phone” lists them; send one away that is no longer used.
no-web-may_nothing = This device is not connected. Open the home page and enter the code that the computer shows.
no-web-may_look = This device may only look on. Nothing was changed. On the computer, “Connect a phone” sets what it may do.
no-table-looks_on = This device only looks on. Nothing was changed. To play, take a seat at the table.
no-table-other_seat = Somebody else is asked now. Nothing was changed. It is your turn as soon as your question is here.
no-table-ask_first = You cannot take that back alone: others have played or seen something since. Ask them: with “Undo”, or in the log.
no-table-other_undo = Somebody else took that back. Only the person who took it back can restore it.
no-table-running = This is possible after the end of the game: before, somebody could see hidden cards. Nothing was changed.
no-table-host_only = Only the person who began the table may do that. Nothing was changed.
no-table-too_few = With friends at least two people play. Choose more seats, or let computers play fewer of them.
no-table-too_many = At most { $most } people can sit at a table. Let computers play the other seats.
no-table-no_seat = This table has no seat “{ $given }”. Choose one of the free ones.
no-table-taken = The seat is already taken ({ $name }). Choose another free seat.
no-table-no_name = Enter a name of at most { $most } characters. The others will see it.
no-table-same_name = There is already a “{ $given }” at the table. Choose another name.
no-table-seen_another = This device has already seen another hand in this game. Use another device, or let a computer play there.
no-table-seats_free = { $count ->
    [one] One seat is still free. Wait, or let a computer play there.
   *[other] { $count } seats are still free. Wait, or let computers play there.
}
no-table-not_away = { $name } is here, or has been away only briefly. A seat can be freed after two minutes.
no-table-no_player = There is no computer player “{ $given }” here. Possible: { $options }.
no-table-sits = This device already has a seat at the table. Leave it first, or use another device.
no-table-full = { $most } devices are already watching. No more can.
no-table-none = This game has no table. You can make one under “Who plays”.
no-table-offline = There are no tables without a server: this edition runs entirely in your browser. Pass the device round, or start Visavis on a computer.
no-table-over = This game is already over. Begin a new one with friends.
no-table-code = There is no such code, or it is no longer valid. Ask to be shown the code or link again.
no-table-wait = Too many wrong codes came from here. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, then try again.
no-table-paused = The game is paused. Nothing was changed. The person who began the table can continue it.
no-table-no_standing = You cannot answer that in advance. Nothing was changed. What is possible is listed under “Who plays” at your seat.
no-table-no_asking = Nobody asks to take back at this table: the person who began it decided so. Just play on.
no-table-asked_enough = This seat has asked { $most } times in vain in this game. No more is possible; just play on.
no-table-asking_already = A request is already waiting. Wait until everyone has answered or the minute is over.
no-table-nobody_here = Nobody who could agree is here just now. Nothing was changed. Ask again when somebody is here.
no-table-no_request = This request is over. Nothing was changed. To take back, ask again.
no-table-open_hands = Several people play “{ $given }” on their devices, with hidden cards. Here you would see all of them. If you want that, add: --open-hands
table-open-hands = You see everything here, also the hidden cards of the others: the file is yours. Tell the others at the table.
no-web-may_play = This device may play, but not manage bots, card values or all games at once. Nothing was changed. On the computer, “Connect a phone” sets what it may do.
no-web-device_gone = This device is no longer in the list. Nothing was changed.
no-web-device_right = A device cannot be allowed “{ $given }”. Possible: { $options }.
no-web-devices_unsaved = The change is in effect, but could not be stored: { $says }. It is lost when Visavis ends. Make room on the disk and try again.
no-web-no_network = This computer has no address in a home network at the moment. Connect it to the Wi-Fi that the phone is in, and try again.
no-web-public_network = The address { $given } does not belong to a home network: other people's devices can reach it. Visavis does not open access there. Connect the computer to your own Wi-Fi and try again.
no-web-guest = Only the computer that Visavis runs on can do that.

web-skip = Skip to content
web-menu = Menu
web-home = Home
web-sorry = That did not work
web-settings = Settings
web-saves = Saved games
web-stats = Records
web-going = Continue
web-begin = New game
web-unofficial = Unofficial. Made for use with the boxed game; contains no publisher's text or artwork. No account, no network needed.
web-start = Start
web-lay-under = Under which card?
web-fight-head = Chances against { $foe }
web-fight-value = value
web-fight-result = result
web-fight-unseen = Calculated with the { $count } cards that you do not see.
web-fight-title = Fight
web-fight-of = { $fighter } against { $foe }
web-fight-spoken = { $fighter } against { $foe }: { $base } plus { $bonus } makes { $value }.
web-fight-nothing = Nothing happens.
web-figures = Your numbers
web-score = Points
web-if-ended = End: { $points }
web-if-ended-about = If the game ended now: { $points }
web-opponent = Who plays against you ({ $number })
web-old-news = Earlier
web-all-news = Show all
web-board = Whole board
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fingers = Two fingers zoom, one moves.
web-hands = Hands-free
web-hands-done = Tap: done
web-hands-next = Continue
web-hands-screen = Answer on the screen
web-hands-leave = Leave hands-free
web-hands-again = Read it again
effect-undone = Undo: { $says }
web-all-spaces = Show all spaces
web-look = View
film-merged = The first { $count } criteria
film-options = Possible
film-count = { $after } of { $before } remain
film-still = The number in a space is the criterion that ruled it out.
film-again = Again
film-skip = Go to the result
film-pause = Pause
film-next = Next step
film-ask = You keep skipping the moves. Show only the result from now on?
film-ask-leave = Only the result
film-ask-keep = Keep showing them
web-film = Show moves
web-film-film = as a film
web-film-steps = step by step
web-film-result = only the result
web-why-short = Why
web-state = State
web-choose = Choose an answer
web-choose-action = Choose an action
web-choose-card = Choose a card or an action
web-choose-side = Choose a side
web-pay = Pay
web-middle = In the middle
web-story = What happened
face-left = Still to pay: { $amount }.
face-price = Completing it costs you { $amount }.
face-points = { $points ->
        [one] 1 point in the empire.
       *[other] { $points } points in the empire.
    }
face-tokens = { $count ->
        [one] Blocked: blank until the token is gone.
       *[other] Blocked: blank until { $count } tokens are gone.
    }
face-under = Under it: { $cards }.
face-hand = hand
face-sum = It costs { $amount }. Chosen so far:
face-row = from { $least }: { $during } in the game, { $end } at the end
no-tapped-cards = That payment does not work: too few or too many cards, or mixed colours. Choose again.
web-choose-space = Choose a space
web-rare = More
web-done-your-turn = Done, your turn
web-done-next = Done, continue
web-on-your-turn = Next: your turn
web-on = Continue
web-more-all = Everything else
web-round = Round { $number }
web-move = Turn { $number }
web-news = What happened
web-cleared = On the table: { $what }
web-why = Why?
web-waiting = Waiting for { $name }
web-tools = Tools
web-undo = Undo
web-redo = Redo
web-go-on = Continue
web-go-on-about = { $name }, a computer player, is next.
web-looking = View only
web-log = Log
web-more = More
web-tap-board = Tap a space on the board. Drag to move the board.
web-tap-track = Tap a step of a track.
web-claim = The one who sits across the table
web-other = something else
web-ok = OK
web-offer-take = Take
web-offer-leave = No
web-read-done = Card complete
web-read-known = Already entered: one tap is enough
web-read-again = { $name }: { $value } – enter again
web-read-empty = empty
web-take = Take { $name }
web-guess = Continue with { $name }
web-as-list = { $count ->
    [one] Show as a list (1)
   *[other] Show as a list ({ $count })
}
web-type = Type an answer
web-type-label = Your answer
web-corner = Marker between { $spaces }
web-cell-pick = instruction { $number }
web-cell-cut = cut by criterion { $number }
web-cell-kept = still possible
web-corrected-now = Corrected: { $fields }. If that is wrong, “{ web-undo }” takes it back.
web-corrected = Corrected
web-several = { $least ->
    [0] Choose up to { $most }.
   *[other] Choose { $least } to { $most }.
}
web-one-tap = Only one? One tap is enough:
web-several-none = None or several? Tick them, then OK:
web-several-more = Several? Tick them, then OK:
web-exactly = Choose { $count }.
web-at-start = At the start
web-other-points = Other points
web-points = Where the points come from
web-rule = Rule
web-total = Total
web-pair-how = Visavis is running on a computer in your home network. Enter the code shown there.
web-pair-code = Code
web-pair = Connect
web-pair-name = Name of this device (optional)

no-web-missing = The page needs extra packages (“{ $given }” is missing). Install them with: pip install "visavis[web]"
serve-here = Visavis is running at { $address }
serve-lan = On the home network: { $address }  Code: { $code }
serve-new-code = Many wrong codes were typed. From now on a longer code is needed: { $code }
serve-phone-key = Want to use a phone? Press Enter to allow devices on the home network and show a code to scan.
serve-phone-page = Want to use a phone? { $address } shows a code to scan.
serve-end = Press Ctrl-C to stop. All games are saved.
cli-visavis-serve = open Visavis in the browser; with --lan also for phones on the home network
meta-port = NUMBER
arg-port = the port (default: 8321 or the next free one)
arg-no_open = do not open the browser
arg-lan = allow devices on the home network, with a code
arg-connections = how many connections may be open at once (default: 256); each phone at a table needs two
no-web-link = This link does not hold a whole game. Was a part of it cut off? Use the file instead.
no-web-large = The file is too large. At most { $most } MB.
web-reconstructed = reconstructed
web-draws = Who draws and rolls?
web-draws-app = the app
web-draws-app-about = Cards and dice stay in the box.
web-draws-table = me
web-draws-table-about = You turn them over and tap what you see.
web-tracked = Who tracks the board?
web-tracked-yes = the app
web-tracked-yes-about = You enter your moves; it works out the bot's moves exactly.
web-tracked-no = I do (guided)
web-tracked-no-about = You check the board; it tells you step by step what to look for.
options-expansions = Expansions
web-no-expansions = none
options-rare = Variants
web-printed = You turn these over yourself
web-pack = Card values
web-extra = More
web-more-seats = more seats
web-own-values = your own card values
web-title = Title
web-pack-mine = My cards
web-pack-about = Values you have entered from printed cards are used in every new game. You can share them and import them from others.
web-pack-known = { $name }: { $known } of { $all } known
web-pack-own = By you
web-pack-from = From { $name }
web-pack-give = Share
web-pack-name = Your name (shown with the values)
web-pack-make = Create a link
web-pack-file = As a file
web-pack-nothing = Nothing entered yet.
web-pack-take = Import
web-pack-take-about = Values you have entered yourself stay as they are.
web-pack-found = The link contains card values. Nothing is imported until you tap below.
web-pack-from-whom = Who is it from? (if it does not say so)
web-pack-take-it = Import
web-pack-type = Type the printed value
web-pack-row-about = Check your card and enter what is printed.
web-pack-row-next = It takes effect with the next new game.
web-pack-row-where = Where it applies
web-pack-row-now = In this game, from now on. Past moves stay as they are; undo removes it again.
web-pack-row-later = In your own values: in all new games.
web-pack-row-keep = Save the printed value
web-own-pack = Own card values (TOML file)
web-pass = Pass the device to: { $name }
web-pass-hint = Make sure nobody else can see the screen.
web-i-am = I am { $name }
web-so-far = How we got here
web-again = Play again
web-share = Share
web-bg-stats = Send to BG Stats
web-turn = Step { $number }
web-back-to = Go back to this point
web-branch = Start a branch here
web-branch-of = { $name }, branch
web-enter-points = Enter points
web-enter-about = You keep this score yourself. The app only remembers it and suggests the number at the end.
web-enter-for = { $name }: { $points }. Enter points
web-less = { $number } less
web-more-by = { $number } more
web-correct = Make a correction
web-correct-about = The table is right and the app is wrong? Fix it here.
web-fix = Not right?
web-fix-open = Make a correction
web-fix-about = Tap what is really there. “{ web-undo }” takes it back.
web-fix-nothing = nothing
web-fix-other = Correct something else
web-correct-spaces = Tap every space that is wrong, then save.
web-correct-cards = Tap what is here. The order is kept; new items go last.
web-correct-pile = Tap what lies in this pile. If a second one belongs to it, the rest lies there.
web-correct-lists = Names separated by commas; leave empty for none.
web-correct-text = Names separated by commas, or the value as in a saved game.
web-table = Rebuild the table
web-table-about = Everything on the table, pile by pile, for setting up again or checking.
web-table-how = Tick off what is there. If something is wrong, tap “{ web-table-right }”.
web-table-right = Change
web-table-right-what = Change { $name }
web-setup = Set-up
web-setup-about = The set-up as a checklist, to tick off or to print.
web-setup-none = Nothing has been set up yet. Answer the first question.
web-to-table = Back to the table
web-print = Print
web-print-cards = Cards to print
web-print-cards-about = The cards of the house set as sheets, to play at a table without a screen.
web-print-cards-how = { $sheets ->
        [one] One sheet
       *[other] { $sheets } sheets
    } of nine cards (63 × 88 mm), each a page of fronts and a page of backs. Print on both sides of A4, at actual size, flipped on the long edge.
web-print-which = Which cards
web-print-all = All
web-print-fronts = Sheet { $number }, fronts
web-print-backs = Sheet { $number }, backs
web-share-about = A link, a QR code or a file that holds the whole game.
web-share-link = Link
web-share-text = As text
web-share-text-about = The text contains the whole game. Paste it under “Open a game” on any device. A link would not work: its address is valid on this computer only.
web-share-phone = To get a link, allow devices on the home network first
web-share-link-about = The link holds the whole game; nothing is stored anywhere else.
web-share-long = This game is too long for a link. Use the file.
web-share-hidden = While cards are hidden there is no link: it would reveal everything. After the game there is one.
web-share-seen = What you have seen
web-share-seen-about = A file with the course of the game as your seat knows it. It reveals nothing hidden.
web-share-whole = Whole file
web-share-whole-about = Careful: the whole file holds everything, hidden and future cards too. It is meant for you, for example to continue on another device.
web-share-file = File
web-share-file-about = The whole log, readable by any copy of Visavis.
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-qr-none = The game is too long for a QR code.
web-report = Report a problem
web-report-about = Saves a file with the log and the last position, to attach to a report.
web-rename = Rename
web-rules-version = Version of the rules
web-delete = Delete
web-deleted = Deleted.
web-restore = Undo
web-open = Open a game
web-open-file = A file
web-open-link = or a link
web-open-it = Open
web-open-found = This link holds a game. It is saved only when you tap.
web-open-more-time = Continue with more time
web-open-about = A game of Visavis, or a record of another program (Terra Mystica).
web-hint = Hint
web-coach = Review
web-coach-about = The moves that cost most, what was better, and what was good
web-coach-seats = Whose moves
web-coach-on = Continue the review
web-coach-board = On the board
web-coach-row = Look at this row and play on from here
web-rows = Row by row
web-rows-about = Look through the game row by row, and play on from any of them
web-rows-steps = From row to row
web-rows-first = Start
web-rows-back = Back
web-rows-next = Next
web-rows-last = End
web-rows-row = Row { $number } of { $total }
web-rows-all = All rows
web-rows-play = Play on from here
web-rows-you = You play
web-rows-others = The others are played by
web-rows-play-on = Play on
web-bin = Bin
web-bin-about = You can restore the last { $least } deleted games at any time, and older ones until you have used Visavis on { $days } more days.
web-bring-back = Restore
web-rescue = Rescue
web-rescued = { $lost ->
    [0] Rescued. No line was lost.
    [one] Rescued. 1 line was lost.
   *[other] Rescued. { $lost } lines were lost.
}
web-not-rescued = Nothing could be brought back. Save the file, it may help in a report.
web-all = Move everything to another device
web-all-about = One file with all games, your own texts and settings. Import it on the other device; nothing is lost on either side.
web-all-save = Save everything as a file
web-all-tables = Games that are being played at a table are not in it: { $names }.
web-all-file = A file from the other device
web-all-merge = Import
web-merge = Import from another device
web-merge-progress = Checked: { $done } of { $total }. Nothing is imported yet.
web-merge-on = Continue
web-merge-stop = Stop
web-merge-stopped = Import stopped. Nothing was imported.
web-merge-without = Import the rest without these
web-merge-time = Check these again, with more time
web-merge-items = Game by game
web-share-older = This game was begun under older rules. A link could not be opened. Use the file.
web-stats-left = { $count ->
    [one] 1 older game is still being counted.
   *[other] { $count } older games are still being counted.
}
web-stats-on = Keep counting
web-export = Save as a file
web-save = Save
web-cancel = Cancel
web-stats-none = No finished games yet.
web-game = Game
web-level = Level
web-games = Games
web-wins = Wins
web-average = Your average
web-best = Your best
web-other-average = Opponents' average
web-recent = Last games
web-won = won
web-csv = All results as CSV
language-name = English
web-language = Language
web-theme = Light or dark
web-theme-system = like the device
web-theme-light = light
web-theme-dark = dark
web-size = Text size
web-lost = No connection. The game is saved.
web-thinks = The computer is working …
web-thinks-name = { $name } is thinking …
web-thinks-about = If you stop, the game stays as it is. You can then continue or undo.
web-stop = Stop
web-look-again = Look again
web-moment = { $year }-{ $month }-{ $day } { $hour }:{ $minute }
web-awake = The screen stays awake during a game, where the browser allows it. On a home network this starts with your first tap on the page.
web-phone = Connect a phone
web-phone-more = Scan a code to open this game on the phone next to the board.
web-phone-about = Put the phone next to the board. Computer and phone must be on the same home network, for example the same Wi-Fi.
web-phone-let-in = Allow devices on the home network
web-phone-safe = Only devices with the code can connect. Until you allow it, Visavis can be reached from this computer only.
web-phone-scan = Scan this with the phone's camera.
web-phone-typed = Or type on the phone:
web-phone-trouble = The phone cannot find the page?
web-phone-same = Both must be on the same Wi-Fi; mobile data will not work.
web-phone-guests = A guest network often keeps devices apart. Use the ordinary one.
web-phone-wall = If the computer asks whether Python may accept connections, allow it for private networks.
web-phone-open = Open until you close it or quit Visavis.
web-phone-close = Close access
web-phone-none = Visavis runs entirely in this browser. Open the same page on the phone; to move a game, save it as a file.
web-phone-guest = This device is connected. The computer shows the code for further devices.
web-devices = Connected devices
web-devices-none = No device has been connected yet.
web-devices-about = Look on: read everything. Play: also begin games and answer. Manage: also change bots and card values, and save or import all games.
web-device-unnamed = Unnamed device
web-device-name = Name
web-device-seen = last seen { $when }
web-device-since = connected { $when }
web-device-before = connected with an earlier version
web-device-may = May
web-device-away = Send away
web-device-called = The computer calls it “{ $name }”.
web-device-right = It may: { $right }.
web-may-look = look on
web-may-play = play
web-may-manage = manage
web-may-look-only = This device looks on.
web-wrong-codes = Wrong codes
web-wrong-about = { $count ->
    [one] One wrong code was entered since Visavis started. If that was none of you, close access.
   *[other] { $count } wrong codes were entered since Visavis started. If that was none of you, close access.
}
web-wrong-line = { $count } from { $address }, last { $when }
web-wrong-more = { $count ->
    [one] And one more address.
   *[other] And { $count } more addresses.
}
web-device = This device at the table
web-device-about = Takes effect immediately, in this browser only.
web-tell-sound = Sound after the bot's move
web-tell-buzz = Vibrate after the bot's move
web-may-sleep = The screen may go dark
web-aloud = Read aloud
web-grid-other = Another value
web-pad = What the app knows is filled in. Tap a line and enter its points.
web-pad-total = Total
web-not-usual = not possible as far as the app knows
web-keypad = Digits
web-keypad-back = delete the last digit
web-keypad-sign = change the sign
web-ends-turn = Your turn ends after one report.
web-tell-more = I report several things
web-tells-more = You report several things. End your turn when that was all.
web-tell-one = Only one after all
web-skip-board = Skip the board
web-keys = Keys
web-key-next = The next step
web-key-verbs = Your actions, in the order of the buttons
web-key-board = From space to space on the board; Enter chooses
web-key-stop = Stop the computer

# Home, trying it, help, rules, statistics
no-game-no_tryout = The app plays your turn only in a try-out game.
web-round-of = Round { $number } of { $count }
web-your-turn = your turn
web-their-turn = { $name } to play
web-all-of-them = All
web-lost-it = lost
web-examples = Examples for game authors
web-tryout = Try-out game
web-try-how = This game is already in progress. See what your opponent does and ask why. Play your turn yourself, or let the app play it. Nothing here counts.
web-play-for-me = Play my turn
web-hint-close = Got it
web-hint-news = This is what your opponent did. At the table you move its pieces and tick off each line.
web-hint-why = “Why” shows the options it had and which rule eliminated each one.
web-hint-you = Enter what you did: the action, then the space, then confirm below.
web-hint-undo = “Undo” takes back your last answer and tells you what to put back on the table.
web-last-time = Last played: { $level_id }
web-you = you
web-others = opponent
web-chart-points = Points, game by game
web-chart-points-said = { $name }: { $last } in the last one
web-chart-wins = Wins by level
web-chart-won = { $won } of { $games }
web-chart-any = no level
web-chart-length = Length in moves, at most { $most }
web-chart-game = Score over time
web-numbers = In numbers
web-rules = Rules
web-rules-clauses = Every clause with its number
web-rules-about = What the opponent does, rule by rule, in our own words and in the order of the rulebook. It does not replace the rulebook.
web-search = Search
web-search-what = Word or number
web-rules-found = { $count ->
    [0] No rule found. Try a shorter word.
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-all = All ({ $count })
web-rules-readings = Interpretations ({ $count })
web-rules-open = Open ({ $count })
web-rule-reading = Our interpretation
web-rule-open = Still open
web-about = More about { $name }
web-about-stands = There: { $list }
web-about-free = This space is empty.
web-about-near = Next to: { $list }
web-about-nothing = The app knows only its name. What is printed on your components applies.
web-about-clauses = What the rules say about it
web-about-no-clause = No rule mentions it by name.
web-about-is-track = Track
web-about-track = Spaces { $least } to { $most }
web-about-marker = { $name }: { $at }
web-of-read = Entered
web-of-read-about = Somebody entered it from the printed card.
web-values = Where the values come from
web-values-link = { $count ->
    [one] 1 value is reconstructed: which?
   *[other] { $count } values are reconstructed: which?
}
web-values-about = The app needs the values printed on cards, tiles and boards. We do not know all of them. Here is every value, sorted by how certain it is.
web-values-game = Only values used in this game are shown.
web-values-read = In this game you enter the printed cards yourself. None of our own values is used.
web-values-none = None.
web-values-row = As the card pack “{ $name }” has it
web-of-reconstructed = Reconstructed
web-of-reconstructed-about = Chosen by us to fit the rules. If your card says something else, your card is right: turn over the cards yourself, or load your own values.
web-of-likely = Likely
web-of-likely-about = Inferred from the rulebook or a picture, but not seen on the card itself.
web-of-official = Printed
web-of-official-about = As printed in the rulebook or on the components.
web-help = Help
web-help-what = What is Visavis?
web-help-what-text = Visavis runs the solo opponent of your board game. The game is on the table, the phone next to it. The app tells you what the opponent does and asks what you did.
web-help-turn = How does a turn work?
web-help-turn-text = First the app shows what the opponent does: do it on the table and tick it off. The large button at the bottom takes you to the next step. Then enter what you did: the action, then the space on the board, then confirm.
web-help-board = Do I have to enter everything?
web-help-board-text = No. If the app tracks the board, you enter your moves and it works out the bot's moves exactly. In guided mode you enter hardly anything: it tells you step by step what to look for, and you find the answer on the board.
web-help-cards = Who draws the cards?
web-help-cards-text = The app draws, shuffles and rolls for the opponent, so its cards can stay in the box. Or you turn them over yourself and tap what you see. You decide this before the game.
web-help-why = Why did it do that?
web-help-why-text = Next to every decision there is a “Why”. It shows all the options, which rule eliminated which, and what was left.
web-help-undo = I made a mistake
web-help-undo-text = “Undo” takes back your last answer, as many times as you like. The app tells you what to put back on the table. From the log you can return to any earlier turn.
web-help-correct = The app and the table disagree
web-help-correct-text = The table is right. Tap what is wrong on the board, or open “More”, then “Make a correction”; the app continues from there.
web-help-phone = On the phone
web-help-phone-text = Everything works with one thumb: undo on the left, the next step in the middle, everything else on the right. Text size, light and dark are in the settings.
web-help-saves = Where are my games?
web-help-saves-text = On this device, saved after every answer. No account, no network. Under “Saved games” you can rename, share and delete them, and take all of them to another device.
web-help-values = What does “reconstructed” mean?
web-help-values-text = We do not know the exact text of some cards, so we chose values that fit the rules. Each game's rules page says which ones.
web-help-rules = The rules of the games

# The offline site
site-loading = Visavis is starting …
site-once = This device loads about { $size } MB once. After that no network is needed.
site-failed = Visavis could not start here
site-failed-memory = Close other tabs and programs, they may need the memory. If this is the first visit, check the network. Then load the page again.
site-failed-browser = It needs a current Chrome, Edge, Firefox or Safari that allows WebAssembly. On an iPhone the lockdown mode forbids it; some private windows do too.
site-failed-games = Your saved games are not lost. You can save them as files now and open them in another browser.
site-again = Load again
site-rescue = Save my games as files
site-details = What the browser says
site-stopped = Visavis has stopped here. Everything up to what you saw last is saved. Load the page again.
site-script = This page needs JavaScript. Allow it for this page and load it again.
site-update = A new version of Visavis is there. Your games stay as they are.
site-update-now = Use it now
site-later = Later
site-refused-new = The new version of Visavis was not installed: one of its files is missing or was changed. The version you have keeps working. Your games stay as they are.
site-refused-first = Visavis was not saved on this device: one of its files is missing or was changed. Load the page again later. If that does not help, tell the people who host it.
site-offline = Visavis is on this device now. It needs no network any more.
site-install = Visavis can be put on the home screen like an app.
site-install-now = Put it there
notice-site-memory = This browser keeps nothing here, perhaps because the window is private. Games are gone when you close it: export what you want to keep.
notice-site-may_clear = This browser may clear saved games when the device runs out of space. Put Visavis on the home screen, or export games that matter.
no-site-storage = The browser could not save this. Nothing was changed. Load the page again, and export the game if it happens again.

## A bot from a text

no-bot-near = { $meant ->
    [yes] { " " }Did you mean “{ $near }”?
   *[no] { "" }
}
no-bot-kind_given = { $kind_id ->
    [number] a number
    [yes] yes or no
    [word] a word
    [words] a list
    [set] spaces
    [card] a card
    [counter] a counter
    [pile] a pile
    [text] a text
   *[other] something else
}
no-bot-kind_expected = { $expected_id ->
    [number] a number
    [yes] yes or no
    [word] a word
    [words] a list
    [set] spaces
    [card] a card
   *[other] something else
}
no-example-none = The bot has not finished a turn here. Play until it has.
no-example-here = This turn cannot be written as an example. Take another one.
no-cards-inline = These cards share a line. Write each on a line of its own in the text, or as [[card]].
no-cards-cell = Column { $column }: “{ $given }” begins like a list or a table and is not one. Close the bracket, or leave it out.
no-cards-sign = A cell of this table cannot contain “{ $given }”. Take another sign.
no-cards-many = That would be more than { $most } cards. Enter fewer.
no-cards-sheet = These are no cells: { $detail }
no-cards-rows = Headings and 1 to { $most } rows belong here.
no-cards-head = No column is called id or name. The first row has: { $given }.
no-cards-columns = A column is there twice, or there are more than { $most }. Give each a name of its own.
no-cards-column = “{ $given }” cannot be a column. Use small letters, digits and _.
no-cards-id = Row { $line }: “{ $given }” cannot be an id. Use small letters, digits and _.
no-cards-print = The text has { $count } { $count ->
        [one] problem
       *[other] problems
    }. Fix it first, then print.
no-gallery-path = “{ $given }” is neither a folder nor a file. Give the folder of a gallery, or its ZIP file.
no-gallery-zip = This file cannot be read as a ZIP file. Choose the ZIP file of a gallery.
no-gallery-many = A gallery has at most { $most } bots. Open a smaller folder.
no-gallery-none = There is no bot here. A bot is a file that ends in .toml and begins with bot = 1 or bot = 2.
no-gallery-index = The index of this gallery cannot be read. Make it again: visavis bot index FOLDER
no-gallery-twice = “{ $given }” is also the id of { $other }. Give one of them another.
no-gallery-gone = This gallery is no longer open. Open it again.
no-person-few = { $given } finished { $given ->
        [one] game has
       *[other] games have
    } your points. Play until there are { $least }.
no-person-format = [person] needs format 2. Write bot = 2 in the first line.
no-bot-person-points = Write points = { "{ mean = 40, spread = 8 }" }, or one of them for each level: { "{ easy = { mean = 40, spread = 8 } }" }.
no-bot-long = The text is longer than { $most },000 characters. Shorten it.
no-bot-toml = That is not valid TOML: { $detail }
no-bot-toml-key = “{ $given }” cannot be a name here. Left of the equals sign and in square brackets use only a to z, digits and _, without blanks. In texts in quotation marks everything is allowed.
no-bot-toml-value = “{ $given }” is no value. A text stands in straight quotation marks: "like this". Only numbers, true and false stand without them.
no-bot-toml-twice = “{ $given }” already appears further up. Write all of it in one place; cards are either all written as [[card]] or all in one list card = [ … ].
no-bot-toml-equals = “{ $given }”: between a name and its value stands =, and a name has no blanks: rounds = 4.
no-bot-toml-quote = A quotation mark is opened here and not closed. Close the text with the same mark.
no-bot-toml-quotes = After the closing quotation mark comes “{ $given }”. Write ' for a quotation mark inside a text; one name = value a line.
no-bot-toml-beside = “{ $given }” is too much here. Write one name = value a line, without a mark at its end.
no-bot-toml-comma = Behind “{ $given }” a comma is missing, or the ] that closes the list.
no-bot-toml-comma_twice = Here are two commas after each other. Remove one.
no-bot-toml-open = The list that begins here is not closed. Write ] behind its last entry.
no-bot-toml-braces = What stands in curly brackets needs one line, commas between, none at the end: { "{ id = \"fox\", copies = 2 }" }.
no-bot-toml-heading = “{ $given }” is no heading. Write [turn] or [[card]] on a line of its own.
no-bot-toml-comment = A comment begins with #, not with “{ $given }”.
no-bot-toml-truth = Write true or false instead of “{ $given }”.
no-bot-toml-empty = “{ $given }” has no value. Write it behind the =.
no-bot-toml-backslash = A backslash in a text is written twice: \\.
no-bot-toml-zero = A number has no zeros in front. Write 7 and not 07.
no-bot-deep = Tables stand in tables more than { $most } deep. Write them apart.
no-bot-format = The first line must be bot = 1 or bot = { $expected_number }{ $some ->
        [no] {"."}
       *[yes] {","} this is “{ $given }”.
    }
no-bot-key = “{ $given }” is no key here.{ no-bot-near } Possible: { $options }.
no-bot-format-newer = This bot is written for format { $given }, this program knows up to { $expected_number }. Update the program.
no-bot-key-newer = “{ $given }” came with format 2. Write bot = { $expected_number } in the first line.
no-bot-brackets-newer = Square brackets as after “{ $given }” came with format 2. Write bot = 2 in the first line.
no-bot-brackets-name = “{ $given }” takes no square brackets: it is neither a family nor a table.{ no-bot-near } There are: { $options }.
no-bot-list = There is no list “{ $given }”.{ no-bot-near } Possible: { $options }.
no-bot-list-word = “{ $given }” is not in the list.{ no-bot-near } Possible: { $options }.
no-bot-word-never = “{ $left }” is never “{ $given }”: they are of different lists.
no-bot-name-word = “{ $given }” is also a word of a list. Choose another name.
no-bot-name-both = “{ $given }” is a column and also a name of your own here. Rename one of them.
no-bot-note-of = The note “{ $given }” needs of: the name of a list, or cards.
no-bot-note-word = “{ $note }” is a note of { $list }; “{ $given }” is not one of them.{ no-bot-near } Possible: { $options }.
no-bot-note-column = “{ $given }” has the name of a column. Rename one of them.
no-bot-counter-word = “{ $given }” can be “{ $word }”, and there is no such counter.
no-bot-family-keys = “{ $given }” needs in square brackets: { $keys }.
no-bot-inputs = “{ $given }” needs after with: { $keys }.
no-bot-inputs-unknown = “{ $given }” uses the input “{ $keys }”, which is not known here. Add it to the with of this action.
no-bot-table-rows = Write a table as text: names in the first line, then 1 to { $most } rows, with | between the cells.
no-bot-table-head = “{ $given }” cannot be a column. Use small letters, digits and _, with [] after it for a list.
no-bot-table-columns = The column “{ $given }” is there twice, or there are more than { $most } columns.
no-bot-table-cells = This row has { $given } cells, the first line has { $expected_number }.
no-bot-table-cell = Column { $column }: “{ $given }” does not fit. Expected: { $kind_id ->
    [number] a whole number
    [yes] yes or no
    [words] words with commas between them
    [word] a word of small letters, digits and _
   *[other] a text
}.
no-bot-table-by = The table has no column “{ $given }”.{ no-bot-near } There are: { $options }.
no-bot-table-twice = There are two rows for { $given }; the other is in line { $other }.
no-bot-table-column = “{ $given }” is no column. Write one after the brackets, such as [..].name: { $options }.
no-bot-where-here = where works only in { $options } and in among.
no-bot-among = “{ $given }” is nothing to choose from.{ no-bot-near } Possible: { $options }.
no-bot-order-as = “{ $given }” never stands in this order.{ no-bot-near } Possible: { $options }.
no-bot-deck-under = “{ $given }” has both under and reserve. Use one of them.
no-bot-likely = “{ $given }” does not fit. Write two numbers such as [0, 30] for a question with least or most.
no-bot-table = “{ $at }” must be a table with names and values.
no-bot-many = “{ $at }” has more than { $most } entries.
no-bot-id-missing = The file has no id. Write id = "my_bot" into the second line.
no-bot-name-missing = The bot has no name. Write name = "…" into one of the first lines.
no-bot-id = “{ $given }” cannot be an id. Use small letters, digits and _, without blanks.
no-bot-number = “{ $given }” does not fit. A whole number from { $least } to { $most } belongs here.
no-bot-yes = “{ $given }” does not fit. Write true or false.
no-bot-word = “{ $given }” is not possible here.{ no-bot-near } Possible: { $options }.
no-bot-line = “{ $at }” must be a text between quotation marks, or a number.
no-bot-text = “{ $at }” must be a text, or one for each language such as { "{ en = \"…\", de = \"…\" }" }.
no-bot-language = “{ $given }” is no language. Write two letters such as en or de.
no-bot-text-long = A text is longer than { $most } characters. Shorten it.
no-bot-text-sign = A text has characters that cannot be shown. Type it again.
no-bot-text-missing = A text is missing for “{ $given }”. Add text (or name).
no-bot-steps = “{ $at }” must be a list of at most { $most } steps.
no-bot-words = “{ $at }” must be a list of different words.
no-bot-name-known = “{ $given }” has a meaning of its own. Choose another name.
no-bot-name-twice = “{ $given }” stands in { $one } and in { $other }. Rename one of them.
no-bot-cards = card must be a list of cards, each in curly brackets with an id.
no-bot-card-twice = The card “{ $given }” is there twice. Write copies = 2, or give it another id.
no-bot-card-places = The card “{ $given }” belongs to { $one } and to { $other }. A card lies in one place.
no-bot-card-inside = card stands inside [{ $given }]. Move it above the first heading in square brackets, or write [[card]].
no-bot-no_end = A game did not end in { $most } steps. Add a way for it to end.
no-bot-ignored = “{ $given }” has no effect here in format 1. Write bot = 2 in the first line.
no-bot-column-value = The column “{ $column }” must hold a number, true, a word or a list of words.
no-bot-column-kind = The column “{ $column }” holds { no-bot-kind_given } here, elsewhere { no-bot-kind_expected }.
no-bot-column = No card has a column “{ $given }”.{ no-bot-near } There are: { $options }.
no-bot-board = A board has hexes or areas.
no-bot-board-size = A board has at most 26 rows and { $most } spaces.
no-bot-board-ground = The sign “{ $given }” is no ground. Name it in grounds. There are: { $options }.
no-bot-board-area = There is no area “{ $given }”. There are: { $options }.
no-bot-board-look = “{ $given }” looks at the board, which is not always tracked. Make it the value of an ask.
no-bot-board-none = “{ $given }” needs a board, and this file has none.
no-bot-expression-long = This expression is too long. Put a part of it into numbers or sets.
no-bot-expression-sign = “{ $given }” cannot stand in an expression: { $text }
no-bot-expression-instead = Write “{ $instead }” instead of “{ $given }”: { $text }
no-bot-expression-quotes = Words stand without quotation marks here: { $text }
no-bot-expression-decimal = “{ $given }” is no whole number. Only whole numbers can be used here: { $text }
no-bot-number-large = “{ $given }” is read as { $most }, the largest number there is.
no-bot-divide-zero = This divides by zero, which always gives 0: { $text }
no-bot-bounds = least is { $least } and most is { $most }: no number lies between them. Swap them.
no-bot-language-only = “{ $given }” is no language of this file.{ no-bot-near } Write en or de, or a language that the name of the bot has too.
no-bot-untold-plain = This text stands in one language only: { $given }
no-bot-expression-token = “{ $given }” stands in the wrong place: { $text }
no-bot-expression-end = Something is missing at the end: { $text }
no-bot-expression-more = Before “{ $given }” something is missing, such as and, or, +: { $text }
no-bot-expression-close = A bracket is not closed: { $text }
no-bot-expression-deep = Too many brackets stand in each other: { $text }
no-bot-expression-cost = Working this out takes more than { $most } operations. Make it simpler.
no-bot-kind = “{ $given }” is { no-bot-kind_given }. Expected: { no-bot-kind_expected }.
no-bot-operator = “{ $given }” does not work with { no-bot-kind_given }.
no-bot-asks-here = “{ $given }” would ask the person, which is not possible here.
no-bot-name = Nothing is called “{ $given }”.{ no-bot-near }
no-bot-function = There is no function “{ $given }”.{ no-bot-near }
no-bot-function-args = { $given } needs { $least } to { $most } things in its brackets.
no-bot-definition-circle = “{ $given }” is defined by itself.
no-bot-level-number = “{ $given }” has no number for the level “{ $level }”.
no-bot-deck-part = A deck has no “{ $given }”.{ no-bot-near } Possible: { $options }.
no-bot-it-none = Nothing was chosen here that this could be about: { $given }
no-bot-value-it = value(it) works only where counters are chosen.
no-bot-named = “{ $given }” names neither a piece nor a ground.
no-bot-word-unknown = “{ $given }” never stands there.{ no-bot-near } Possible: { $options }.
no-bot-step = This is no step: { $given }
no-bot-step-verb = No step begins with “{ $given }”.{ no-bot-near }
no-bot-counter = There is no counter “{ $given }”.{ no-bot-near }
no-bot-counter-every = The counter “{ $given }” needs both every and do, or neither.
no-bot-deck = There is no deck “{ $given }”.{ no-bot-near }
no-bot-deck-cards = Which cards are in “{ $given }”? Add cards with a condition.
no-bot-deck-empty = “{ $given }” has no card on the level “{ $level }”.
no-bot-deck-reserve = “{ $given }” has no cards beside it. Add reserve with a condition.
no-bot-deck-unseen = “{ $given }” is shuffled with unseen cards, so nobody knows which are left to add. Use one of both.
no-bot-row = There is no row “{ $given }”.{ no-bot-near }
no-bot-row-cards = The row “{ $given }” needs 1 to { $most } cards. Add cards with a condition.
no-bot-pile = There is no pile “{ $given }”.{ no-bot-near }
no-bot-flag = There is no flag “{ $given }”.{ no-bot-near }
no-bot-die = There is no die “{ $given }”.{ no-bot-near }
no-bot-die-faces = The die “{ $given }” needs faces: a list of numbers or of words.
no-bot-piece = There is no piece “{ $given }”.{ no-bot-near }
no-bot-space = There is no space “{ $given }”.{ no-bot-near }
no-bot-action = There is no action “{ $given }”.{ no-bot-near }
no-bot-action-empty = The action “{ $given }” does nothing. Add do.
no-bot-ask = There is no question “{ $given }”.{ no-bot-near }
no-bot-ask-value = The value of “{ $given }” can be a word that is not among its options.
no-bot-side = “{ $given }” cannot rest.{ no-bot-near } Write you or bot.
no-bot-end = “{ $given }” cannot end.{ no-bot-near } Write round or game.
no-bot-you = There is nothing called “{ $given }” that you may do.{ no-bot-near }
no-bot-you-fields = “{ $given }” asks for several things. Use one of space, among and most.
no-bot-choice = There is no choice “{ $given }”.{ no-bot-near }
no-bot-by = A choice needs by: a list of criteria in curly brackets.
no-bot-rules-two = A criterion has one rule, not both { $one } and { $other }. Make two of it.
no-bot-rule-last = “{ $given }” decides for good, so it must be the last criterion.
no-bot-rule-among = “{ $given }” needs options to compare. Add among, or leave the rule out.
no-bot-order = There is no order “{ $given }”.{ no-bot-near }
no-bot-order-word = “{ $given }” is nothing that could be chosen here.{ no-bot-near }
no-bot-criterion = There is no criterion “{ $given }”.{ no-bot-near }
no-bot-blank-open = Every { "{" } needs its partner: { $text }
no-bot-blank-forms = Write the forms of a word as one | many: { $text }
no-bot-blank-many = A text has more than { $most } blanks.
no-bot-turn = The bot does nothing in its turn. Add cards, or [turn] with do.
no-bot-score = Nobody counts points. Add [score] with bot, or a counter called points.
no-bot-ends = A round never ends. Add turns_per_round, empty = "end_round" for a deck, or the steps rest bot or end round.
no-bot-calls-circle = “{ $given }” leads back to itself and would never end.
no-bot-calls-many = More than { $most } steps could follow from “{ $given }”.
no-bot-endless = A round went on for 300 turns and was ended. Add a way for it to end.
no-bot-too_long = A turn took more than 1500 steps and was ended.
no-bot-unused = Nothing leads to “{ $given }”.
no-bot-never_done = The action “{ $given }” never happened in the games that were tried.
no-bot-never_decides = Criterion { $number } of “{ $given }” never decided anything in the games that were tried.
no-bot-untold = This text is missing in “{ $language }”: { $given }
no-bot-example-shape = Example { $number } must hold tables: state, draws, answers, picks, after.
no-bot-example-name = Example { $number }: “{ $given }” is not known in { $section }.{ no-bot-near } Possible: { $options }.
no-bot-example-refused = Example { $number } cannot be: { $refusal }
no-bot-example-asks = Example { $number } needs an answer or a draw that it does not give: { $given }
no-bot-example-pick = Example { $number }: for “{ $choice }” { $expected } was expected, { $given } is picked.
no-bot-example-after = Example { $number }: “{ $counter }” should be { $expected } afterwards, it is { $given }.
cli-visavis-bot = write, check and play a bot from a text file
cli-visavis-bot-new = write a first bot to change
cli-visavis-bot-check = what is wrong with a bot, and what some hundred games of it show
cli-visavis-bot-stats = points and length of many games on every level
cli-visavis-bot-play = play against a bot
cli-visavis-bot-cards = write the cards of a CSV file into a bot, or print its cards as CSV
cli-visavis-bot-index = check every bot of a folder and write its index
cli-visavis-bot-gallery = list the bots of a gallery, a folder or a ZIP file, or print the text of one
cli-visavis-bot-keep = keep a bot among your own bots
cli-visavis-bot-history = list your bots, the versions of one, or what a version changed
cli-visavis-bot-back = use an earlier version again
cli-visavis-bot-forget = move one of your bots to the bin
cli-visavis-bot-bin = list the bots in the bin
cli-visavis-bot-restore = restore a bot from the bin
meta-id = ID
meta-version = VERSION
arg-replace = replace the one that has the id; it stays as an earlier version
arg-both = keep both, the new one under an id of its own; for a card pack, add only missing values
bot-written = A first bot stands in { $path }. Change it, then: visavis bot check { $path }
bot-wrong = { $count ->
    [one] 1 thing is wrong:
   *[other] { $count } things are wrong:
}
bot-sound = { $examples ->
    [0] Nothing is wrong. { $games } games were played.
    [one] Nothing is wrong. { $games } games were played, 1 example was run.
   *[other] Nothing is wrong. { $games } games were played, { $examples } examples were run.
}
bot-not-sound = { $wrong ->
    [one] The text can be read, but one thing is not as it should be. { $games } games were played.
   *[other] The text can be read, but { $wrong } things are not as they should be. { $games } games were played.
}
bot-cards-read = { $path }: { $changed } { $changed ->
        [one] card
       *[other] cards
    } changed, { $added } added.
bot-stopped = The check stopped after { $seconds } seconds, with { $games } of { $wanted } games.
bot-stats = { $level }: { $least } to { $most } points, in the middle { $middle }; { $games } games, in the middle { $turns } turns and { $asked } questions
web-bots = Custom bots
web-bots-short = Play one with an ordinary deck of cards, or write your own
web-bots-about = A bot is one text. Play one of these, change it, or write your own: the app checks while you type.
web-bots-mine = Your bots
web-bots-ours = Bots to begin with
web-bot-new = Write a bot
web-bot-open = Open a bot
web-bot-file = A file
web-bot-paste = Or the text, or a link
web-bot-found = A bot came with the link. Look at its text first.
web-bot-show = Show the text
web-bot-editor = Your bot
web-bot-text = Text
web-bot-check = Check
web-bot-unseen = This text came from somebody else. Nothing of it has run yet. Read it, then tap Check.
web-bot-examples = The text can be read, but not everything is as it should be:
web-bot-sound = Nothing is wrong.
web-bot-play = Play
web-bot-keep = Keep
web-bot-forget = Remove from your bots
web-bot-download = Save as a file
web-bot-share = Share as a link
web-bot-too-long = The text is too long for a link. Give it away as a file.
web-bot-own-words = Write in your own words: sentences of a rulebook belong to its author. Nothing is uploaded.
web-bot-no-code = The text is too long for a QR code. Copy the link, or send the file.
web-bot-share-near = The text contains the whole bot. Paste it under “Open a bot” on any device. A link would not work: its address is valid on this computer only.
web-bot-preview = A turn on the phone
web-bot-preview-about = Turn { $turn } of the bot. The same cards come again while you write.
web-bot-next-turn = Next turn
web-bot-first-turn = Back to the first turn
web-bot-other-cards = Other cards
web-bot-changed = Different from the kept text
web-bot-restored = You see what you typed last. It is not kept yet; Undo leads back.
web-bot-offers = Suggestions
web-bot-keys = Ctrl and space: suggestions. Ctrl and Z: undo, also after you close the page.
web-example = Make an example
web-example-about = The bot’s last turn as a check in its text
web-example-how = This is the bot’s last turn: what was there, what was drawn and answered, what was chosen and what came of it. In the text, every check plays it again.
web-example-add = Add it to the text
web-cards = Cards
web-card-new = New card
web-card-added = A card was added. Give it a name and a text.
web-card-saved = The card is changed in the text. It is not kept yet.
web-card-copied = The card was copied. Change what is different.
web-card-removed = “{ $name }” was removed from the text.
web-card-id = Short name (a to z, digits, _)
web-card-name = Name
web-card-text = Text
web-card-do = Steps, separated by ;
web-card-copies = Copies
web-card-column = A column of your own
web-card-column-name = Its name (a to z, digits, _)
web-card-column-value = Its value on this card
web-card-leave = Leave it as it was
web-card-to-text = Back to the text
web-card-add = Add a card
web-card-edit = Change
web-card-copy = Copy
web-card-up = Earlier
web-card-down = Later
web-card-remove = Remove
web-cards-none = This text has no cards yet.
web-cards-sheet = From a spreadsheet
web-cards-sheet-about = Copy the cells with their headings and paste them here, or choose a CSV file. Headings: id, name, text, copies, do, or columns of your own; name.de is the German name. A card with the same id is changed, the others are added.
web-cards-cells = Cells
web-cards-file = Or a CSV file
web-cards-take = Enter the cells
web-cards-csv = These cards as CSV
web-cards-read = { $changed } { $changed ->
        [one] card
       *[other] cards
    } changed, { $added } added. Nothing is kept yet.
web-cards-print = Print the cards
web-cards-print-how = { $count } { $count ->
        [one] card
       *[other] cards
    } of 63 × 88 mm on { $sheets } { $sheets ->
        [one] sheet
       *[other] sheets
    } of A4. Print at 100 %. With backs, print on both sides and turn over the long edge.
web-cards-backs = With backs
web-cards-no-backs = Without backs
arg-only_check = only compare: the index is not written
gallery-written = { $path }: { $count } { $count ->
        [one] bot
       *[other] bots
    }, all of them sound.
gallery-same = The index is up to date: { $count } { $count ->
        [one] bot
       *[other] bots
    }.
gallery-stale = The index is not up to date. Write it with: visavis bot index { $path }
gallery-missing = the file is missing
gallery-changed = the file is another one than the index says
gallery-unlisted = not in the index
web-gallery = Gallery
web-gallery-open = Open a gallery
web-gallery-about = A gallery is a folder of bots, for example the ZIP file of a Git repository. Nothing of it runs before you have seen its text.
web-gallery-file = A ZIP file
web-gallery-folder = Or a folder
web-gallery-show = Show the bots
web-gallery-languages = Languages: { $list }
person-rate = A modelled person ({ $mean } ± { $spread } points, { $games ->
        [0] guessed
       *[other] from { $games } games
    }) wins { $value } % ({ $low } to { $high }).
person-open = Who wins is open: only you count your points. [person] in the text describes how many you make.
person-games = { $level }: { $list }
person-written = { $path }: the model of the person is now from { $games } games.
person-show = Learned from { $games } games. Write it into the file with --write:
cli-visavis-bot-learn = a model of you from your finished games against a bot
arg-write = write it into the file
advice-model = From { $own } own games and { $simulated } simulated games of each level, in which a stand-in played for you. With so few games, much is uncertain.
web-bot-idle = Tap the text to write: suggestions stand here.
web-bot-kept = Version { $number } is kept.
bot-later = { $count ->
    [one] One more may follow from these.
   *[other] { $count } more may follow from these.
}
web-bot-newer = There is another text of this bot. Undo goes back to the one of this game.
web-bot-go-on = Continue with the other text

# Own bots and packs: versions, bin, questions
text-other = You already have another bot with the id “{ $name }”. What should happen?
text-older = “{ $name }” was changed in the meantime, perhaps in another tab. What should happen?
text-clash = You already have a bot with the id “{ $name }”. Yours stays as it is: Play needs no keeping, and Keep asks first.
text-version = Version { $number }
text-lines = { $added } { $added ->
        [one] line
       *[other] lines
    } added, { $removed } removed
web-text-both = Keep both (this one as “{ $name }”)
web-text-replace = Replace mine (it stays as an earlier version)
web-text-only-play = Only play this one
web-text-leave = Leave mine as it is
web-text-differences = What is different
web-text-history = Earlier versions
web-text-history-about = Each version that you have kept. Tap one to see what it changed.
web-text-now = in use
web-text-changed = Changes of version { $number }
web-text-unchanged = No line is different.
web-text-back = Use this version again
web-text-bin = It stays here for 30 days on which you use the app.
web-pack-further = A further card pack came from another device: “{ $name }”. Import the values that you do not have yet; the rest stays as it is.
web-pack-forget = Remove all my values
text-kept = Kept: { $name }, version { $number }.
text-same = Nothing to do: { $name } has exactly this text.
text-ask-other = You already have another “{ $name }”.
text-ask-older = “{ $name }” was changed in the meantime.
text-ask = r = replace (yours stays as an earlier version), b = keep both (this one as “{ $free }”), Enter = leave it:{" "}
text-left = Nothing was changed.
text-forgotten = In the bin: { $name }. Get it back with: visavis { $command } restore { $name }
text-restored = Restored: { $name }
text-none = Nothing is kept yet.
no-bot-fixed = “{ $given }” is not known before the game begins.{ no-bot-near } Possible here: { $options }.

# Mats and prices

web-mat-hand = You have { $goods }; power in the bowls: { $bowls }
web-mat-bowls = Power in the bowls: { $bowls }
web-mat-waits = still on the mat, under it: { $what }
web-mat-brings = brings { $what }
web-mat-income = Next income
web-mat-used = used
web-pay-other = Pay in another way:
web-pay-others = Pay in another way
web-pay-as = { $name }: { $how }
no-way-gone = That is no longer possible. Choose again.
web-sources = Where the points come from, round by round
web-sources-of = { $name }: { $total }
web-sources-said = { $what }: { $points }
web-sources-all = All points with their rules
play-paid = Paid: { $how }
play-price = price: { $what }
play-brings = brings { $what }
no-dial-none = Nothing can be changed in the middle of this game.
no-dial-name = “{ $given }” cannot be changed. Possible: { $options }.
no-dial-setting = There is no “{ $given }” here. Possible: { $options }.
no-dial-same = That is set already: { $options }.

# The tour: a guided first game
tour-enter = Enter: on. 
tour-prompt = Enter does what it says; or type it (q: skip): 
no-tour-none = There is no introduction to this game in the terminal.
tour-tap = Do what it says here
tour-first = First game: shown turn by turn
tour-first-about = Every action once, about ten minutes
no-tour-other = In the introduction only what the callout says leads on. “Skip” ends it.
tour-skip = Skip
tour-on = Next
tour-back = One step back
tour-step = Step { $number } of { $count }.
tour-count = { $number } of { $count }
tour-again = Introduction
tour-home = Start
tour-others = Others
tour-line = This is what you do on the board.
tour-line-says = Do on the board what the line says, and tap it. That ticks it off.
tour-line-tap = Tap the line
tour-turn = Your turn.
tour-turn-says = Move on the board, then tap here what you did. Wrong tap? You can take it back right away.
tour-turn-tap = Tap in your move
tour-done = That is all there is to it.
tour-done-move = Your opponent moves. You place it on the table and tick it off.
tour-done-why = You ask. Every move tells you which rule decided it.
tour-done-you = You move. On the board; here you just tap in what you did.
tour-done-undo = Wrong tap? “Undo” takes it back and says what to put back on the table.
tour-undo = Take my move back
tour-own = Start a game of my own
tour-play-on = Play on here
tour-start = Shown move by move, two minutes
tour-without = Without the introduction
web-what = Visavis sits across the table from you: it plays the solo opponent of your board game, shows you every move and tells you why.
web-try = Try it
web-try-about = Two minutes, nothing needed. I’ll show you a move.
web-try-again = Look at another game in two minutes.
web-door-new-about = The box is already on the table.
web-games-count = { $count ->
    [one] One game
    [5] Five games
   *[other] { $count } games
}

ending-to = to
ending-head = End of the game
ending-won = You win
ending-lost = { $name } wins
turning-point = The turning point
turning-course = How it went
turning-in-round = Round { $round }: { $what }
turning-lead-you = From then on you lead.
turning-lead-other = { $name } leads from then on.
turning-gap-you = Here you gain { $points ->
    [one] 1 point
   *[other] { $points } points
} on your opponent, more than at any other time.
turning-gap-other = { $name } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} on you here, more than at any other time.
turning-look = See the turn
ending-sources = Where the points come from
ending-more = More figures
ending-picture = Share a picture
picture-about = The picture is made on this device. A name is on it only if you enter one; it does not leave the page.
picture-name = Name on the picture (optional)
picture-save = Save the picture
picture-send = Share
picture-saved = Saved.
picture-failed = This browser cannot make the picture. Take a screenshot instead.
picture-no-script = Without script the picture cannot be saved. Take a screenshot.
picture-level = Level { $level_id }
records-streak = { $count ->
    [one] win in a row
   *[other] wins in a row
}
records-streak-best = Your best: { $count }
records-streak-none = No streak yet
records-streak-will = Your wins in a row will be here. Only finished games count.
records-last = Your last games, the latest one last
records-win = won
records-loss = lost
records-win-sign = W
records-loss-sign = L
records-ladder = Ladder of levels
records-bests = Best by faction
records-any = Best result
records-never = not played yet
records-played = { $won } won, { $lost } lost
records-first = first win { $when }
records-course = Course and lengths
records-will-ladder = The levels of each game: which ones you have beaten, and which one is next.
records-will-bests = Your best result with each faction, at each level.
records-will-charts = Your points from game to game, wins and lengths.
records-begin = Start a game
week-title = Challenge of the week
week-days = { $days ->
    [one] Challenge of the week, last day
   *[other] Challenge of the week, { $days } days left
}
week-same = The same seed for everybody with the same rules and cards.
week-best = Your best: { $points }.
week-play = Play
week-play-it = Play the challenge of the week
week-also = Challenge of the week: { $level }
week-also-any = This game has a challenge of the week too.
week-theirs = The result in the link
week-yours = Your best
week-said = This is what the link says. It has not been checked.
week-checked = Checked: the game came with it and gives the same.
week-not-yet = Not played yet.
week-other-cards = Other rules or card values were used there: the results cannot be compared.
week-check = With the game
week-check-about = The link contains the whole game. It is played again here and not saved.
week-check-it = Check it
week-found = The link contains the whole game. You can have it checked.
week-past = This week is over. You can play it all the same.
week-result = This was the challenge of the week { $week }.
week-link = Link to compare
week-link-about = The link contains your result and the whole game. Nothing is sent until you pass it on.
results-title = Take your results along
results-about = As a file for another device, where you import it. Nothing leaves this device by itself, and nothing is overwritten.
results-export = Save the results
results-file = File with results
results-merge = Import
results-merged = { $count ->
    [0] All results were known already.
    [one] 1 result imported.
   *[other] { $count } results imported.
}
results-elsewhere = another device
no-results-file = This is not a file with results from Visavis. Nothing was changed.
no-results-many = That would be { $count } results; at most { $most } are possible. Nothing was changed.
no-challenge-link = This link leads to no challenge of the week. Ask for it again.
no-challenge-other = The link does not contain the finished game of this challenge. The result is only claimed.
badge-streak = { $count } wins in a row
badge-first = First win
badge-first-level = First win at level { $level_id }
badge-best = Your best result
badge-best-level = Your best result at level { $level_id }
web-margin-ahead = { $points ->
    [one] Ahead by 1 point.
   *[other] Ahead by { $points } points.
}
web-margin-behind = { $points ->
    [one] Behind by 1 point.
   *[other] Behind by { $points } points.
}
web-margin-most = The biggest difference is “{ $source }”: you { $yours }, your opponent { $theirs }.
web-margin-less = It is the other way round for “{ $source }”: you { $yours }, your opponent { $theirs }.
web-rematch = Rematch
web-rematch-up = Rematch: { $level_id }
rematch-same = same level, new cards
rematch-harder = one level up
rematch-seed = same level, same seed
web-rematch-seed = Same cards again

# Tables: several play, each on a device of their own

people-title = Who plays
people-about = Seats, invitation, way back, computers on seats
people-waiting-room = Who is here?
people-new = With friends, each on their own phone
people-new-about = You will see a QR code. Everyone scans it, enters a name and takes a seat. Each person sees only their own cards.
people-host = Host
people-is-host = began the table
people-you = you
people-turn = plays now
people-free = Remove { $name } from the seat
people-gone = away
people-computer = Let a computer play
people-computer-do = Computer takes over
people-by-computer = computer
people-manage = Manage the seat
people-back = Take the seat back
people-status-free = free seat
people-status-here = is here
people-status-away = away just now
people-status-computer = played by { $player }
people-invite = Invite
people-invite-about = Point a phone camera at the code, in the same Wi-Fi. Or open { $address } and enter the code.
people-closed = No phone can come in yet: Visavis is open on this computer only. Let the Wi-Fi in, then the code appears here.
people-name = Name
people-your-name = What is your name at the table?
people-which-seat = Which seat do you take?
people-sit = Take the seat
people-none-free = All seats are taken. The person who began the table can let you watch.
people-here-too = Another person on this device
people-leave = Leave the seat
people-way = Your way back
people-way-show = Show the way back
people-way-about = With this link you continue on another device. It is yours alone and shown only once. A new one replaces the old one.
people-code = Code for this seat
people-code-make = Code to come back
people-code-about = Enter it on another device under “Enter a code” to continue there on this seat. It works once.
people-wait = { $count ->
    [one] One seat is still free. Wait, or let a computer play there.
   *[other] { $count } seats are still free. Wait, or let computers play there.
}
people-begin = Begin the game
people-host-begins = You have a seat. The person who began the table starts the game; this page then continues by itself.
people-to-game = To the game
people-paused = The game is paused. The person who began the table can continue it.
people-pause = Pause the game
people-unpause = Continue the game
people-end = Close the table
people-notes = What happened at the table
people-note-sat = { $name } has taken a seat.
people-note-begun = The game has begun.
people-note-left = { $name } has left the seat.
people-note-freed = The seat of { $name } was freed.
people-note-computer = A computer now plays for { $name }.
people-note-back = { $name } plays again.
people-note-moved = { $name } now plays on another device.
people-freeing = { $count ->
    [one] One person wants to free the seat of { $name }. It happens as soon as all others agree.
   *[other] { $count } people want to free the seat of { $name }. It happens as soon as all others agree.
}
people-more = Invitation, TV, watchers
people-link = Link of the invitation
people-screen = Link for the TV
people-screen-about = A TV or tablet shows only what everyone may see.
people-watch = Link for watchers
people-watch-allow = Allow watchers
people-watch-end = End watching
people-anew = New invitation
people-owner = The owner of the computer that runs Visavis can read everything in the file.
people-play-here = Play here
people-play-here-about = This seat moves to this device. The other one then shows nothing of it any more.
people-look = Watch
people-look-watch = You see what is open on the table. You do not see the cards in hand.
people-look-screen = This device becomes the screen of the table: it shows what everyone may see, and never asks.
people-code-enter = Enter a code
people-code-typed = Code of the invitation or of your seat
people-code-go = To the table
people-standing-ask = Always ask me
people-standing-up-to = Take up to { $most }, ask me for more
people-standing-always = Always take it
people-standing-never = Always decline
people-standing-do = Remember
people-seat = Seat { $number }
people-you-short = You
people-your-turn = Your turn
people-turn-of = { $name } plays now
people-turn-all = Any of you may enter this
people-since = for #
people-asked-gone = { $name } is away just now. The seat stays free, nothing is lost.
people-what-now = What you can do
people-tell-sound = Sound when it is my turn
people-tell-buzz = Vibrate when it is my turn
people-offline = Friends cannot play on their own phones here: this edition runs entirely in your browser. Here you pass the device round. For phones of your own, somebody starts Visavis on a computer.
people-tell-note = Notify me when it is my turn
people-back-ask = Take back?
people-back-about = This goes back if everyone who is here agrees. Cards that were drawn will come again just the same.
people-back-do = Ask the others
people-back-of = { $name } asks: take back?
people-back-mine = You asked: take back?
people-back-answered = Played since: { $list }
people-back-hidden = { $name } has seen { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
} since. That cannot be taken back.
people-back-hidden-you = You have seen { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
} since. That cannot be taken back.
people-back-lines = What goes back ({ $count })
people-back-open = Everyone has seen { $count ->
    [one] one card
   *[other] { $count } cards
} turned over since.
people-back-nothing = Nobody has seen anything hidden since.
people-back-agreed = { $name } agrees
people-back-agreed-you = you agree
people-back-waits = { $name } is asked
people-back-waits-you = you are asked
people-back-yes = Yes, take back
people-back-no = No
people-back-withdraw = Withdraw the request
people-back-ends = Valid for a minute. A no or the next move ends it.
people-asking-end = Allow no more requests to take back
people-asking-allow = Allow requests to take back
people-note-taken_back = { $name } took back, and everyone agreed.
people-note-withdrawn = { $name } has withdrawn the request.
people-note-refused = { $name } does not want to take back what { $other } wanted to.
people-make = Continue with friends
people-make-about = This game becomes a table: each person plays on their own device and sees only their own cards. You get the first seat.
people-make-do = Begin the table
people-make-seed = This game was begun on one device, with a short seed. With much effort hidden cards can be computed from it. A new game with friends protects against that.
