# The terminal: what it says besides what the games and the table say.
# Keys to press (u, s, /) and words to type (undo, moves, --resume) are the same in all languages, and so is
# the notation of moves.

## Names

# Who sits at the terminal, if nobody has said what they are called.
player = Player
# A bot: its name at this table, and how well it plays.
bot-name = { $name } ({ $bot })
bot-given-name =
    { $seat ->
        [0] Mason
        [1] Tile
        [2] Brick
        [3] Arch
        [4] Plumb
        [5] Cobble
        [6] Beam
       *[7] Slate
    }

bot-random = random
bot-greedy = greedy
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master
bot-perfect = perfect

# Keys that have words on them.
key-arrows = arrows
key-tab = Tab
key-space = Space
key-enter = Enter
key-escape = Esc
key-redraw = Ctrl-L

## Points and endings

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-of = { $name }: { points }
your-grade = Your grade: { $grade }
winners =
    { COUNT($names) ->
        [one] { CAP($names) } wins.
       *[other] { CAP($names) } share the victory.
    }
ended = The game is over. { $how }
# A move in a round that is still open, to the one who made it.
own-move = You: { $move }
record-file = The record is in { $file }.
saved-file = Saved in { $file }.
# What to type follows.
resume-with = Resume with: { $command }
review-with = Review it with: { $command }

## The screen: title

turn-over = the game is over
turn-nobody = nobody here is to move
turn-yours = your move
turn-of = { $name } to move
round-complete = your round is complete
round-complete-of = { $name } has completed the round
# At the right of the title, with the key that changes it.
board-after = the board after this move (p)
board-now = the board now (p)
board-of-seat = as { $name } sees it (v)

## The screen: beside the board. There is room for about 30 characters.

players = Players
# Beside a player's points: at most 12 characters.
doing-won = won
doing-ready = ready
doing-finish = to finish
doing-move = to move
moves = Moves
moves-counted = Moves { $count }
moves-shown = Moves { $shown } of { $count }
moves-none-match = none match
# Tags for kinds of moves: "0 all 20". A kind is called by the first word of its moves; "other" are those without one.
kind-all = all
kind-other = other
news = Recently
# After a move: which it is of those on the same space.
rank-here = ({ $rank } of { $count } here, { key-tab })

## The screen: messages

welcome = The arrow keys choose a move, { key-enter } plays it, ? shows all keys.
next-turn = { $name } to move.
moves-made = Your moves are made. { key-enter } finishes your round, u takes the last one back.
over-prompt = The game is over. { key-enter } shows the result, q quits.
game-over = The game is over.
nobody-to-move = Nobody here is to move.
thinking = Thinking …
reviewing = Looking at decision { $done } of { $total }; any key ends it.
review-later = A game is reviewed when it is over.
no-move-matches = No move matches.
no-move-now = There is no move to make now.
no-other-seat = There is no other seat.
all-in-view = Everything is in view: m is for narrow windows.
unknown-key = That key does nothing. ? shows all keys, / lets you type a move.
one-kind = There is only one kind of move now.
kinds-numbered = The kinds of moves are 1 to { $count }.
too-small = Too small: at least { $width } × { $height } needed.
hand-over = Hand over to { $name }.
hand-over-press = Press { key-enter } when nobody else is looking.

## The screen: the last line, a key and what it does. Where there is no room for all, some are left out.

press-choose = { key-arrows } choose
press-next = { key-tab } next here
press-play = { key-enter } play
press-type = / type
press-undo = u undo
press-undo-all = r undo all
press-finish = { key-enter } finish round
press-points = s points
press-log = l log
press-hint = i hint
press-review = a review
press-more = m more
press-seats = v other seats
press-help = ? help
press-quit = q quit
press-result = { key-enter } result
press-scroll = ↑↓ scroll
press-back = { key-escape } back
press-complete = { key-tab } complete
press-select = ↑↓ select
press-cancel = { key-escape } cancel

## The screen: pages over the board

# Titles: at most 36 characters.
points-title = Points
points-now-title = Points if the game ended now
points-none = Nothing yet.
rules-title = Rules
rules-none = The rules of this game are not here.
reference-title = Reference
reference-none = In this game there is nothing to look up.
hint-title = Hint
review-title = Review
closing-review = Press a to see what the decisions were worth.
log-title = What has happened
result-title = The game is over

keys-title = Keys
keys-tab = { key-tab }, { key-space }
keys-kinds = 1 to 9, 0
keys-choose-note = go to the next space where you can move
keys-tab-note = the next move on the same space; Shift-{ key-tab } goes back
keys-list-note = down and up the list of moves; also Page Down, Page Up, Home, End
keys-kinds-note = show only one kind of move; 0 shows all of them again
keys-play-note = make the move you see
keys-type-note = type a move; the list shows what matches, { key-tab } completes, { key-escape } cancels
keys-undo-note = take back your last move
keys-undo-all-note = take back all your moves of this turn
keys-finish-note = finish your round, in games that everybody plays at the same time
keys-preview-note = the board after the move, or as it is now
keys-more-note = board, moves or players, in a narrow window
keys-seats-note = look from another seat, as far as you may
keys-move-board-note = move the board in the window; also Shift and arrows
keys-points-note = the points of every seat, line by line
keys-log-note = what has happened
keys-hint-note = the best moves, and why
keys-rules-note = the rules of the game
keys-reference-note = what can be looked up: charts, cards, what is left
keys-review-note = after the game: what your decisions were worth
keys-redraw-note = draw the screen again
keys-help-note = this page
keys-quit-note = quit; the game is saved after every move
game-saved = The game is saved in { $file }.

## The line client

lines-welcome = { $game }. Type “help” for help.
lines-turn = { $name } to move
lines-hand-over = Hand over to { $name }, who then presses { key-enter }.
lines-moves =
    { $count ->
        [one] { $count } move to choose from.
       *[other] { $count } moves to choose from.
    }
lines-finish = Type “done” to finish the round, or “undo”.
lines-help = Type a move as it is written in the list, or one of these:
# TEXT stands for what somebody types.
lines-moves-key = moves [TEXT]
lines-explain-key = explain TEXT
lines-moves-note = the moves you may make, or those that contain TEXT
lines-explain-note = what the moves that contain TEXT mean
lines-board-note = the board again
lines-score-note = the points of every seat, line by line
lines-undo-note = take back your last move
lines-restart-note = take back all your moves of this turn
lines-done-note = finish your part of the round (games played at the same time)
lines-log-note = what has happened
lines-hint-note = the best moves, and why
lines-rules-note = the rules of the game
lines-reference-note = what can be looked up
lines-quit-note = leave; the game is saved, and --resume resumes it

## Before a game: which one, and saved games

which-game = Which game?
game-number = Number
resuming = Resuming { $file }
other-unfinished = Other unfinished games, to be resumed with --resume --save FILE:
save-left-out = This saved game was left out: { $why }
kept-unfinished = The unfinished game was kept as { $file }.
no-saved-game = There is no saved game in { $folder }.
saved-finished =
    { $moves ->
        [one] { $moves } move, finished
       *[other] { $moves } moves, finished
    }
saved-running =
    { $moves ->
        [one] { $moves } move, not finished
       *[other] { $moves } moves, not finished
    }
saved-number = Number of the game to open (nothing: none)
no-such-saved-game = the saved games are 1 to { $count }
kept-other = What was in the file was kept as { $file }.

## Recorded games: replay, hint, analyse

record-score = seat { $seat }: { points }
record-score-named = seat { $seat } ({ $name }): { points }
record-move = seat { $seat }: { $move }
record-legal = legal for seat { $seat }: { $moves }
record-seat = { $name } (seat { $seat })
record-winners =
    { COUNT($seats) ->
        [one] Seat { $seats } won.
       *[other] Seats { $seats } won.
    }
record-placed-last = Seat { $seat } { $why }: it is placed last.
record-unfinished = The game is not finished.
record-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
record-stopped = stopped
record-open = not finished
# A number with one digit after the point.
decimal = { $whole }.{ $tenths }
hint-loss = ({ $loss } less)
review-better = { $loss } less than { $best }
review-costliest = The costliest decisions of { $name }:
review-none = none: the engine would have decided the same way
review-loss = step { $step }: { $move } cost { $loss } points; better was { $best }
# How far long work is: "12 of 30 decisions".
decisions = decisions
progress = { $done } of { $total } { $what }  { $rate }/s  { $time } left

## What cannot be done. These follow the program's name and a colon, or a mark: they begin small.

join-welcome = Type a move, or “help”.
join-help = Type a move, or: moves [TEXT], board, score, hint, rules, reference, undo, done (finish the round), start, agree (to end the game as it stands), continue (when somebody asks for that), resign, say TEXT, review (when it is over), quit.
join-resign-sure = Give up? A bot plays your seat to the end, and you are rated last. Type “resign” again if you are sure.
join-looking-on = You are looking on: no seat is yours.
join-keep = To check the luck afterwards, keep the commitment { $commitment } and your share { $share }.
join-pack = This table is played with a pack, and is not rated: “{ $name }”, by “{ $author }”.
join-refused = the server does not let you in: { $why }
join-nonsense = the server said something that is not a message
no-such-language = there is no language “{ $language }”; there are { $languages }
name-a-game = name a game: { LIST($games, type: "or") }
no-unfinished-game = there is no unfinished game of { $game } in { $folder }
name-is-not-text = --name is not UTF-8 text, so no record could hold it
seats-do-not-fit = the game has { $seats } seats, but { $named } were named
players-do-not-fit = --players says { $players }, but { $named } seats are named
file-problem = { $file }: { $why }
game-of-file-problem = game { $number } of { $file }: { $why }
file-is-folder = { $file } is a folder, not a file
file-is-no-folder = { $file } is not a folder
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
cannot-make-folder = cannot make the folder { $file }: { $why }
cannot-set-aside = cannot set the saved game { $file } aside: { $why }
no-such-record =
    { $count ->
        [one] { $file } holds { $count } game; there is no game { $number }
       *[other] { $file } holds { $count } games; there is no game { $number }
    }
no-such-step =
    { $count ->
        [one] the record has { $count } step; there is no step { $step }
       *[other] the record has { $count } steps; there is no step { $step }
    }
over-at-step = the game is over at that step
draw-at-step = nobody has to decide at that step: something is drawn
nothing-to-decide = seat { $seat } has nothing to decide at that step

## Printing

print-done = The sheets are in { $file }: print them at 100 %, on both sides, turned over the long edge.
print-no-browser = printing needs Chromium or Chrome, and none is installed: install the package chromium, or name the program with --browser
print-no-program = there is no program “{ $program }”
print-browser-failed = { $program } could not be used for printing
print-stopped = printing was stopped
print-too-slow = the page did not get ready to be printed
print-no-page = this program was built without the page that draws the sheets
print-refused = the sheets cannot be drawn: { $why }
print-takes-pack = print takes a pack with --pack, not --content
