# The words of the page: everything but playing together (src/online/words) and the games' own (src/games/*/words).

# This language in its own words.
language-name = English

## Everywhere

close = Close
cancel = Cancel
delete = Delete
download = Download
# The player's name, where they have not said any.
you = You
loading = Unrolling the plans…
home = Townsmith, start page
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A thing and what it is, on one line.
labelled = { $label }: { $value }
# The sheet at the bottom of a phone's screen.
sheet-taller = Make the sheet taller
sheet-shorter = Make the sheet shorter

## Start page

start-title =
    { $count ->
        [5] Five towns to build
        [6] Six towns to build
       *[other] { $count } towns to build
    }
start-lead = Play alone, against bots, or together on one screen. Nothing to install, no account to create.
start-play = Play
start-play-game = Play { $game }
start-rules = Rules
start-rules-of = Rules of { $game }
start-learn = Learn
start-learn-game = Learn { $game } in a guided game
start-first-time = New here? Try a guided game of { $game }
start-players = { $least } to { $most } players
# After the number of players: how a game is played.
start-simultaneous = all at once
start-turns = taking turns
start-continue = Continue playing
start-resume = Resume
start-finished = Finished games
start-look = View
start-no-games = No games yet. The table is yours.
start-import = Open a game file
start-import-bad = This file cannot be read. { $why }
start-daily-note = The same dice and cards for everyone, new every day.
start-daily-go = Go to the puzzle
workshop-title = Workshop
start-workshop-note = Change tiles, cards, maps and charts, and play with your own.
start-workshop-go = Go to the workshop
start-updated = last played { $when }
start-damaged = This saved game cannot be opened
start-damaged-note = It is kept as it is. You can download or delete it.
start-delete-sure = Delete this game for good?
start-delete-note = This cannot be undone. Download the game first if you might want it.
start-delete-game = Delete this game of { $game }
start-download-game = Download this game of { $game }
start-storage-gone = This browser does not let us save games here. You can play, but download what you want to keep.
start-unofficial = An unofficial implementation, made with respect for the games’ designers and publishers. All words and pictures are our own.

## Setting up a game

setup-title = A game of { $game }
setup-players = Players
setup-fewer = Remove a player
setup-more = Add a player
setup-name-of = Name of a player
setup-who = Who plays as { $name }
setup-person = A person
setup-bot = Bot · { setup-bot-level }
setup-bot-level =
    { $level ->
        [random] random
        [greedy] greedy
        [easy] easy
        [medium] medium
        [hard] hard
        [master] master
       *[other] { $level }
    }
# The name of a person at first, by their seat.
setup-person-name =
    { $number ->
        [1] Ada
        [2] Kim
        [3] Noor
        [4] Jo
        [5] Mika
        [6] Lou
        [7] Sam
        [8] Ola
       *[other] { $number }
    }
# The name of a bot at first.
setup-bot-name =
    { $number ->
        [1] Mason
        [2] Tile
        [3] Brick
        [4] Arch
        [5] Plumb
        [6] Cobble
        [7] Beam
        [8] Slate
       *[other] { $number }
    }
setup-preset = How to play
setup-preset-standard = As in the box
setup-preset-standard-note = The usual game, with everything that belongs to it.
setup-preset-standard-changed = Standard options
setup-preset-own = My own mix
setup-content-changed = The content has been changed: cards, tiles or numbers differ from those in the box.
# Where somebody has packs of their own for a game.
setup-content = Play with
setup-content-own = the game’s own content
setup-content-pack = { $name } by { $author }
setup-on-pack = Played on { $name } by { $author }
setup-pack-bots = Bots have learned from the game’s own content. On a pack they judge by the same rules of thumb, and may be weaker than their level says.
setup-same-luck = The same luck again
setup-same-luck-note = Dice, cards and tiles come as in the last game on this pack: see what your change does.
setup-more-options = More
setup-seed = Seed
setup-seed-note = The same number gives the same dice and cards. Leave it empty for a random game.
setup-seed-bad = A seed is a whole number from 0 to 9007199254740991.
setup-handicap = Points { $name } starts with
setup-compensation = Points for the place in turn order
setup-compensation-note = They make up for moving early or late, whoever sits there.
setup-compensation-place = Place { $place }
setup-start = Start
setup-with-friends = With friends

## The table

table-play = Play
table-players = Players
table-points = Points
table-scores = Everyone’s points
table-chat = Chat
table-menu = Menu
# Above the board of a game on somebody’s content.
table-pack = On { $name } by { $author }
table-pack-title = What this game is played on
table-pack-edit = Change it in the workshop
table-pack-keep = Take it to the workshop
table-pack-notes = Notes
table-pack-changes =
    { $count ->
        [0] It changes nothing of the game’s own content.
        [one] It changes { $count } value of the game’s own content:
       *[other] It changes { $count } values of the game’s own content:
    }
table-pack-bots = Bots have learned from the game’s own content, and may be weaker here than their level says.
table-actions = Actions
table-log = Log
table-log-empty = Nothing has happened yet.
table-happened = What happened
table-news = Since your last move
table-result = Result
table-reference = Look it up
table-reference-empty = There is nothing to look up in this game.
table-this-round = This round
table-all-moves = All moves ({ $count })
table-find-move = Find a move
table-no-move-found = No move matches.
table-show-more = Show { $count } more
table-points-of = { $name }’s points
table-your-points = Your points
table-no-points = No points yet. Every town begins on empty paper.
table-hover-line = Point at a line to see where its points come from.
table-total = Total
table-board = { $name }’s board
table-shared-board = The board
# After one’s own name.
table-you = you
table-looking-at = You are viewing { $name }’s board.
table-back-to-mine = Back to mine
# On a board: others' moves of this round cannot be seen yet. At most 30 characters.
table-hidden = Hidden until everyone is ready
# Beside a player's name: what they are doing.
table-turn = to move
table-your-turn = your move
table-thinking = thinking
table-ready = ready
table-wait-for = Waiting for { LIST($names) }.
table-nothing-here = { $space }: nothing can be done here now.
table-other-choice = { $space }: not with your current choice, but with another one.
table-undo = Undo
table-restart = Restart the turn
# What the others did since one’s own last turn is shown on the board, step by step.
story-skip = Skip
story-again = Replay what the others did
table-no-undo-over = The game is over.
table-no-undo-finished = Your round is finished and stays as it is.
table-no-undo-drawn = New cards or dice have come since, so your move stands.
table-no-undo-others = Someone else has moved since, so your move stands.
table-no-undo-nothing = There is nothing to undo yet.
table-hint = Hint
table-commit = Finish the round
table-confirm = Confirm
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show all
table-not-found = This game is not on this device.
table-not-found-note = It may have been deleted, or the link is from somewhere else.
table-unsent = Not sent yet: it will be sent as soon as the connection is back.
table-withdraw = Do not send it
table-overtaken = This game continued in another tab, so nothing was done here. This is how it stands now.
table-deleted-elsewhere = This game was deleted in another tab
table-deleted-elsewhere-note = You can still download it as it was.
table-engine-gone = The engine has stopped. Your game is saved: reload the page to continue.
table-reload = Reload


## Hints

hint-title = What I would do
hint-thinking = Thinking…
hint-none = There is nothing to decide now.
hint-best = Best
hint-loss = { NUMBER($points) } less
hint-worth = about { NUMBER($points) } points at the end
hint-ahead = about { NUMBER($points) } points ahead at the end
hint-behind = about { NUMBER($points) } points behind at the end
# A reason for points, and how many more or less there will be.
hint-change = { $reason }: { NUMBER($change, signDisplay: "exceptZero") }

## The log

event-drawn = Drawn: { $draw }.
event-drawn-many = Drawn: { $draw }, and { $more } more.
event-moved = { $name }: { $sentence }

## Passing the screen on

curtain-title = { $name }, it is your turn
curtain-text = Pass the screen on. Nobody else should look now.
curtain-show = I am { $name }

## The end of a game

end-title = The town is built
# People gave up, or agreed to leave the game as it stood.
end-title-stopped = The game ended early
end-replay = Replay
end-review = Review

## Replay

replay-title = Replay of { $game }
replay-step = Step { $at } of { $total }
replay-slider = Step
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-previous = One step back
replay-next = One step forward
replay-speed = Speed
replay-best = Looking for the best play of that day. If the master has to play it first, this takes up to half a minute.
replay-start = The start of the game.

## Review

review-title = Review of { $game }
review-working = Looking at decision { $done } of { $total }…
review-graph = What could be expected
review-graph-note = The points each player could expect at the end, decision by decision.
review-lead-note = How far ahead each player could expect to be at the end, decision by decision.
review-costly = The costliest decisions
review-none = Not a single decision cost anything. Well built.
review-cost = cost about { NUMBER($points) } points
review-played = Played:
review-better = Better:
review-why = Expected from it, compared with what was played:
review-accuracy = { $percent } % accurate · { $best } of { $decisions } decisions as good as the best
review-accuracy-note = 100 % means that no decision cost anything; one that costs two points counts 37 %.
review-decision = Decision { $number }
review-show = Show the position: { review-decision }
review-not-over = Only finished games can be reviewed. Play this one to its end first.

## Puzzle of the day

daily-title = Puzzle of the day
daily-lead = A solo game with the same dice and cards for everyone who plays today. The first result of the day counts.
daily-today = Today, { $date }
daily-again = Play again
daily-result = Your result: { $score }
daily-best = Best so far: { $score }
daily-history = Your history
daily-no-history = No results yet. Today would be a good day.
daily-date = Day
daily-game = Game

## Rules and guided games

rules-title = How to play { $game }
rules-missing = The rules page of this game has not been written yet.
rules-details = Every detail
rules-details-note = Everything the program is held to. Where the printed rules are silent or can be read in two ways, our reading is marked (R).
print-page = Print
rules-play = Play it
rules-learn = Learn by playing

learn-title = Learn { $game }
learn-next = Next
learn-points =
    { $points ->
        [one] One point so far.
       *[other] { $points } points so far.
    }
learn-done = That was your guided game. Play on to the end, or start a game of your own.
learn-finish = Back to the start page
learn-missing = There is no guided game for this one yet. Its rules are short, and every legal place lights up.
learn-move-hint = Make the move to continue.
learn-hint = In a game of your own I would look elsewhere. The lesson wants this: { $move }

## Preferences

prefs-title = Preferences
# The choice of theme, language or animations that the device itself has made.
prefs-system = As on the device
prefs-theme = Theme
prefs-theme-paper = Paper
prefs-theme-blueprint = Blueprint
prefs-to-paper = Switch to paper
prefs-to-blueprint = Switch to blueprint
prefs-language = Language
prefs-motion = Animations
prefs-motion-on = On
prefs-motion-off = Off
prefs-sound = Sounds
prefs-volume = Volume
prefs-haptics = Vibrate when I place something
prefs-confirm = Confirm moves
prefs-confirm-note = A move is shown first and made with a second click.
prefs-confirm-usual = If they are final
prefs-confirm-always = Always
prefs-confirm-never = Never
prefs-name = Your name

## Help. The names of keys are those on the keyboard.

help-title = Help
help-reference = Look up cards, charts and what is left
help-keys = Keys
help-lead = Everything works with the keyboard alone.
help-next = to the next part of the screen
    .key = Tab
help-arrows = from space to space on the board
    .key = Arrow keys
help-enter = play here
    .key = Enter
help-turn = rotate, flip
    .key = R, F
help-commit = finish the round, or confirm the move
    .key = C
help-undo = undo
    .key = U
help-restart = restart the turn
    .key = Shift U
help-hint = hint
    .key = H
help-log = log
    .key = L
help-look-up = look it up
    .key = I
help-moves = list of all moves
    .key = M
help-board = to the board
    .key = B
help-what = what is this space, what is it worth, what can I do here
    .key = W
help-again = replay what the others did
    .key = A
help-look = view a player’s board
    .key = 1 to 8
help-zoom = zoom in, out, show all
    .key = +, −, 0
help-leave = leave a preview or a dialog
    .key = Esc
help-help = this help
    .key = ?

## What goes wrong

error-title = Something went wrong
error-no-engine = The engine could not be loaded.
error-no-engine-note = Check the connection and load the page again. After the first visit it works offline.
error-not-found = There is nothing here
error-not-found-note = This address leads nowhere. The start page knows the way.
error-to-start = To the start page
error-save-failed = The game could not be saved. Download it before you leave.

## What a space of the board is

what-worth =
    { $points ->
        [one] { $text }: { $points } point
       *[other] { $text }: { $points } points
    }
# Whose points these are, where everybody plays on one board: “Ada, Houses: 4 points”.
what-whose = { $name }, { $worth }
what-ways =
    { $ways ->
        [one] { $text }
       *[other] { $text }: { $ways } ways
    }
what-more =
    { $count ->
        [one] and one more move
       *[other] and { $count } more moves
    }
