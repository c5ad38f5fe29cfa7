# What the engine says whatever the game: refusals, prompts, news of a table.

## Players

# A player whose name is not known. In little room: `short`, at most 6 characters.
player = seat { $seat }
    .short = seat { $seat }

## Lists: "Ada, Ben and Cleo". Each step joins what was said before to what comes after.

list-more = { $before }, { $after }
list-and = { $before } and { $after }
list-or = { $before } or { $after }

## Values of a request or a file

value-at = “{ $place }”: { $what }
value-syntax =
    { $why ->
        [incomplete] This is not JSON: it ends too early, at line { $line }, column { $column }.
        [extra] This is not JSON: more follows after its end, at line { $line }, column { $column }.
        [number] This has a number that is too large.
        [deep] This is nested too deeply, at line { $line }, column { $column }.
       *[syntax] This is not JSON: there is a mistake at line { $line }, column { $column }.
    }
value-boolean = This must be true or false.
value-integer = This must be a whole number.
value-range = This must be a whole number from { $least } to { $most }.
value-exactly = This must be { $number }.
value-number = This must be a number.
value-text = This must be a text in quotes.
value-text-some = This must be a text in quotes, and not an empty one.
value-text-length = This must be a text of at most { $most } bytes.
value-choice =
    { COUNT($choices) ->
        [1] This must be “{ $choices }”.
       *[other] This must be one of { LIST($choices, type: "or") }.
    }
value-object = This must be an object in braces.
value-list = This must be a list in square brackets.
value-list-length = This list must have { $least } to { $most } entries, not { $length }.
value-list-exactly = This list must have { $least } entries, not { $length }.
value-missing = This is missing.
value-unknown = This name is not known here. Is it misspelt?

## What can be wrong with content files

content-file = { $file }: { $what }
content-place = { $file }: { $place }: { $what }
content-warning = warning: { $what }
content-missing = The file is missing.
content-unread = No game reads this file; they read { $files }.
content-lowest-grade = The lowest grade must begin at 0 points.
content-grade-order = This must be more than the { $before } points of the grade before.
content-twice = “{ $name }” is there twice.
content-other-feature = This must be “{ $feature }”: these weights belong to other features.
pack-none = This is not a pack of Townsmith: it has no “townsmith_pack”.
pack-format = The pack is of format { $its }; this program reads format { $ours }.
pack-large = The pack is larger than { $most } kB.
pack-text = “{ $member }” is empty, or has characters that cannot be shown.
pack-wrong = The pack does not say properly what it is: { $what }
pack-no-files = The pack changes nothing: it has no files.
pack-translation = The pack’s translations are wrong at “{ $what }”: they say, by language, what the pack’s own words are in it, and none may be much longer than those.
pack-file-name = “{ $file }” cannot be a file of this pack: files are named as in the game’s folder.
pack-no-description = The folder has no { $file } that says what pack it is.
pack-other-game = The pack is of the game “{ $its }”, not of { $ours }.

## Score sheets

handicap = Handicap
compensation = Compensation

## Prompts

prompt-move = It is your turn.
prompt-start = Everybody is here: the game can start.
prompt-open = Waiting for players.
prompt-nature = Something is being drawn.
prompt-commit = Your moves are made: finish the round, or take them back.
prompt-wait = Waiting for { $names }.

## What happens at a table

somebody = somebody
event-seated = { $name } sits down.
event-left = { $name } leaves.
event-started = The game begins.
event-drawn = Drawn: { $what }.
# What was done is told by the attribute .done of the move’s sentence; the sentence itself says what to do.
event-moved = { $name }: { ATTR($what, name: "done") }
event-undone =
    { $count ->
        [one] { $name } took back a move.
       *[other] { $name } took back { $count } moves.
    }
event-ready = { $name } is ready.
event-forfeited = { $name } { $why }: it is placed last, and chance plays its seat to the end.
forfeit-not-started = could not be started
forfeit-crashed = has crashed
forfeit-stalled = took too long
forfeit-illegal = made a move that is not legal
forfeit-flooded = said something that is not an answer
forfeit-other-game = answered for another game
forfeit-memory = used more memory than it may
forfeit-children = started more programs than it may
forfeit-resigned = gave up
forfeit-nobody = No bot that could forfeit plays there.
event-away = { $name } is away: a bot ({ $bot }) stands in.
event-back = { $name } is back.
event-resigned = { $name } gives up. A bot plays on.
event-agreed-end = { $name } would like to end the game here.
event-refused-end = { $name } wants to play on.

## How a game ended

ending-forfeited = Nobody has won: no bot played to the end.
ending-alone =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ending-graded =
    { $points ->
        [one] { $points } point: { $grade }
       *[other] { $points } points: { $grade }
    }
ending-won =
    { $points ->
        [one] { CAP($name) } wins with { $points } point.
       *[other] { CAP($name) } wins with { $points } points.
    }
ending-tie-break =
    { $points ->
        [one] { CAP($name) } wins with { $points } point on the tie-break.
       *[other] { CAP($name) } wins with { $points } points on the tie-break.
    }
ending-shared =
    { $points ->
        [one] { CAP($names) } share the victory with { $points } point each.
       *[other] { CAP($names) } share the victory with { $points } points each.
    }
stand-in-of = the bot that stood in for { $name }
# Games that stop before their rules end them.
ending-agreed = The players ended the game here. Nobody has won.
ending-resigned = { $name } wins: everybody else has given up.
ending-given-up = { $name } has given up the game.
ending-nobody-left = Everybody has given up. Nobody has won.

## Records and moves

record-line = Line { $line } of the record: { $what }
move-refused = This cannot be done: { $why }

## Requests

request-syntax = This is not a JSON object.
request-length = A message may have { $most } bytes at most.
request-number = A request needs a number in “id”.
request-verb = A request needs a verb in “do”.
verb-unknown = There is no verb “{ $verb }”.
page-only = Pages do this themselves; a server does not.
server-only = That is only for games on a server.
not-connected = You are not connected.
other-protocol = This page is out of date: reload it.

## Setting up

game-unknown = There is no game “{ $game }”; there is { LIST($games, type: "and") }.
bot-name-taken = There is a bot “{ $bot }” already.
bot-own-note = A bot of this server’s own.
name-of-bot = Names that end with “(bot)” are for programs.
bot-keeps-name = A bot keeps the name it was given.
report-too-often = Reports come a hundredth of a second apart at least.
positions-too-many = No more than { $most } positions can wait.
record-or-observation = A position is asked about by a record or by an observation.
steps-without-record = Steps belong to a record.
server-unreachable = The server { $server } cannot be reached: { $why }.
connection-lost = The connection is lost: { $why }.
link-form = That is not a link to a table, such as http://localhost:8080/t/TABLE.
bot-unknown = There is no bot “{ $bot }”; there is { LIST($bots, type: "and") }.
search-setting = A search has no setting “{ $setting }”.
search-range = A search’s “{ $setting }” is from { $least } to { $most }.
not-solved = { $game } for { $players } players is not solved, so nobody plays it perfectly.
players-range = { $game } is for { $least } to { $most } players, not { $players }.
option-unknown = { $game } has no option “{ $option }”; it has { LIST($options, type: "and") }.
option-takes = The option “{ $option }” takes { LIST($values, type: "or") }, not “{ $value }”.
option-value = The option “{ $option }” has no such value.
option-twice = The option “{ $option }” has two different values.
option-form = An option is written NAME=VALUE, not “{ $text }”.
too-many-options = There are too many options.
presets-none = { $game } has no presets.
preset-unknown = { $game } has no preset “{ $preset }”; it has { LIST($presets, type: "and") }.
handicap-form = A handicap is { $players } whole numbers from -{ $most } to { $most }, separated by commas: one for each seat.
compensation-form = A compensation is { $players } whole numbers from -{ $most } to { $most }, separated by commas: one for each place in turn order, the first player’s first.
not-whole-number = “{ $text }” is not a whole number.
seed-chosen = Nobody can choose the seed here.
one-person-creates = The others take their seats themselves.
too-many-tables = There are too many tables already.
creates-too-many = That is more tables than anybody can play at.
listed-too-many = You have as many tables in the lobby as you can: play at one of them, or close it.
bots-alone-too-many = Bots play among themselves at as many tables of yours as they can: sit down at this one, or wait until a game is over.
pace-short = Nobody can play in less than { $least } seconds.

## People

name-first = First say what you are called.
name-length = A name has 1 to { $most } bytes.
name-plain = A name is plain text of 1 to { $most } bytes, of characters that can be seen.
name-control-characters = A name cannot have control characters.
person-unknown = There is no such person.
banned = You are banned here.
newcomers-too-many = Too many newcomers this minute: try again soon.
link-used = This link has already been used, or it is too old.
passkey-unreadable = This answer of a passkey cannot be read.
passkey-challenge = This answer of a passkey is too old. Please try again.
passkey-origin = This passkey was used on another page than this one.
passkey-site = This passkey belongs to another site.
passkey-presence = The device did not ask whether somebody is there.
passkey-algorithm = Passkeys of this kind are not understood here.
passkey-signature = The signature of this passkey is wrong.
passkey-counter = This passkey seems to have been copied, so it is no longer accepted.
not-for-bots = This is for people: bots are looked after by whoever runs this server.
name-of-nobody = This name stands for people who wished to be forgotten.
device-unknown = There is no such device of yours any more.
code-used = This is no recovery code, or it has already been used.
codes-too-many = Too many attempts this minute: try again soon.
data-too-often = Your data were just sent: try again in a minute.
passkey-insecure = Passkeys need a secure page: one whose address begins with https.
passkey-unknown = This passkey is not known here any more.
passkeys-too-many = You have as many passkeys as you can, or tried too often this minute.
notices-none = This server does not send such messages.
push-unusable = Messages cannot be sent to this browser.
mail-address = That is not an address that mail can be sent to.
mails-too-many = Too many mails this minute: try again soon.
chat-line = A message is one line of text.
chat-too-much = Let the others have their say too.
muted-too-many = You have muted as many people as you can.
muted = You may not write here for now.
reports-too-many = There have been many reports from you: wait an hour.
# $most (number): of one person
reports-open = { $most } of your reports have not been looked at yet: wait until they have been.
report-unknown = There is no such report, or it is settled.
line-unknown = Nobody has said that here.
moderators-only = That is for those who moderate here.
moderator-safe = Only the host decides about those who moderate.
sanction-unknown = That does not hold any more.

## Messages to people whose page is closed

notice-turn = It is your turn: { $game }
notice-waiting =
    { COUNT($names) ->
        [one] { LIST($names) } is waiting for you.
       *[other] { LIST($names) } are waiting for you.
    }
mail-confirm-subject = Is this your address?
mail-confirm = Hello { $name }, if you would like a mail at this address when it is your turn, follow this link:
mail-confirm-other = If you did not ask for this, you need not do anything: nothing more will be sent to you.
mail-turn = Hello { $name }, it is your turn in { $game }.
mail-stop = No more such mails, with one click:

## Tables

table-unknown = There is no table “{ $table }”.
table-closed = This table was closed.
table-damaged = This table was damaged in storage and cannot be opened.
pack-server-only = Only a server has packs that it knows by name: give the pack itself.
pack-removed = This pack was removed here: no more games are begun with it.
pack-unknown = This server has no such pack.
pack-twice = A table is played with one pack: give the pack, or name one that the server has.
pack-check-one = A pack of yours is just being checked: wait until that is done.
pack-check-slow = The pack could not be checked in time: the server has much to do. Try again later.
pack-of-host = This pack comes with the server: only its host can take it away.
pack-state = That cannot be decided about this pack: only its maker puts it into the gallery first.
packs-closed = On this server, games are played with its own packs only.
packs-too-many = You have come with many packs: wait an hour.
packs-at-a-time = You have as many tables with packs as you can: play at one of them to the end, or close it.
packs-kept = The server keeps as many packs of yours as it can. Those that nobody plays with go in time.
packs-listed = You have as many packs in the gallery as you can.
packs-looks = That is more packs than anybody can look at: wait a minute.
packs-memory = Too many games with packs are being played here just now. Try again later.
table-pack-damaged = The pack that this table is played with was damaged in storage, or is missing: the table cannot be opened.
server-full = The server is full: try again in a minute.
nothing-here = There is nothing here.
not-stored = That could not be stored: try again in a minute.
cannot-be-stored = That cannot be stored.
not-readable = That cannot be read just now: try again in a minute.
mishap = Something went wrong here; it has been noted.
watching-too-many = You are watching too many tables already.
watched-by-too-many = Too many people are watching this table already.
creator-seats-bots = Only the host of the table can seat bots.
creator-closes = Only the host of the table can close it.
close-started = The game has started: the table belongs to everybody now.
rematch-players = A rematch is for the people who sat at the table.
rematch-running = The game is not over yet.
hints-alone = Hints are for games that one person plays against bots.

## Seats and turns

seat-unknown = There is no such seat.
seat-taken = { $name } sits there already.
seat-empty = Nobody sits there.
seats-open = Not every seat is taken yet.
seated-already = You have a seat already.
name-imitates = At this table that name would be taken for { $name }’s: choose another.
removed-from-table = Whoever set up this table does not want you to sit here.
not-your-seat = That is not your seat.
game-started = The game has started without you.
started-already = The game has started already.
not-started = The game has not started yet.
game-over = The game is over.
not-your-turn = It is not your turn.
nothing-to-decide = There is nothing to decide now.
moves-made = Your moves are made: finish the round, or take them back.
round-finished-wait = Your round is finished: wait for the others.
round-finished = Your round is finished already.
round-unfinished = Your round is not finished yet.
commit-in-turns = In a game of turns every move counts at once.
undo-committed = Your round is finished and cannot be taken back.
undo-nothing = There is nothing of yours to take back: nothing can be undone after a draw or another player’s move.
stale = Something has happened in the meantime: look again.
take-seat-back = A bot stands in for you: take your seat back first.
bot-plays-there = A bot plays there already.
bot-idle = No bot has anything to do there.
nobody-stands-in = No bot is standing in there.
resigned-for-good = You gave this game up; the bot plays it to the end.
agreed-already = You have already asked to end the game here.
nobody-agreed = Nobody has asked to end the game here.
command-unknown = There is no command “{ $command }”.
review-running = A game can be reviewed once it is over.
decision-unknown = There is no decision at that step.
step-unknown = The game only goes up to step { $total }.
glimpse-seats = The seats are not those of the game.
glimpse-damaged = The position was damaged on its way, or another program wrote it.

## Luck that can be checked

seed-digits = A seed has 64 hexadecimal digits.
share-digits = A share has 64 hexadecimal digits.
commitment-digits = A commitment has 64 hexadecimal digits.
stream-short = The key stream is too short.
draw-differs = Draw { $number }, “{ $draw }”, is not what the seed gives.
fair-other-commitment = The record names another commitment than the one that was kept.
fair-share-missing = The share is not among those of the record.
fair-no-commitment = Nobody committed to a seed before this game.
fair-no-seed = The seed is not in the record: the game is not over.
fair-other-seed = The seed is not the one that was committed to.
draws-differ = What was drawn at this table cannot be drawn again.
other-seed = The record was not played with this seed.

## What a record can have wrong

record-none = This is not a record of Townsmith: its first line has no “townsmith”.
record-empty = The record is empty.
record-large = The record is larger than any game can be.
record-cut-off = The record is cut off: its last line does not end.
record-not-json = This is not a JSON object.
record-lists = “names”, “bots” and “shares” must have an entry for each player.
record-format = The record is of format { $its }; this program reads format { $ours }.
record-other-game = The record is of the game “{ $its }”, not of { $ours }.
record-other-rules = The record was played by version { $its } of the rules of { $game }; this program has version { $ours }.
record-other-content = The record was played with other content ({ $its }) than is loaded here ({ $ours }).
record-other-options = The record was played with other options.
record-stops = The record stops where something has to be drawn.
record-open-turn = The record has an open turn where there can be none.
record-commits-early = The record finishes a turn that is not finished.
record-forfeit = A forfeit names a seat once, with one of the reasons there are.
record-after-forfeit = After a forfeit no move and no draw may follow.
record-after-open = After an open turn only open turns may follow.
record-after-result = Nothing may follow the result.
record-after-end = The game is over; nothing can follow.
record-draws-left-out = What was drawn is left out, as in a game that was still running: it cannot be replayed.
record-draws-long = “chance” and “draws” must be equally long.
record-draw-form = A draw is a list: how many possibilities there were, and which one it was.
record-draw-text = The record says “{ $told }” where its numbers mean “{ $meant }”.
record-draw-count = The record has { $there } draws here; the rules need { $needed }.
record-draw-missing = The rules draw “{ $meant }” here, and the record has no draw for it.
record-draw-other = The rules draw “{ $meant }” here, and the record has another draw.
record-draw-for-move = A draw stands where somebody has to move.
record-move-for-draw = A move stands where something has to be drawn.
record-wrong-seat = That seat has nothing to decide here.
record-seat-order = The moves of a round stand in the order of the seats.
record-result-early = There is a result, but the game is not over.
record-stopped-late = A game that is over by its rules cannot have been stopped.
record-other-result = The result is { $told }, but the moves lead to { $meant }.

## Bots

bot-random = random
bot-random-note = Any legal move, each as likely as the others.
bot-greedy = greedy
bot-greedy-note = Takes the most points it sees, one step ahead.
bot-easy = easy
bot-easy-note = Knows what is good, but is not too exact about it.
bot-medium = medium
bot-medium-note = Plays sound moves without looking far ahead.
bot-hard = hard
bot-hard-note = Looks ahead.
bot-master = master
bot-master-note = Looks ahead as far as patience allows.
bot-perfect = perfect
bot-perfect-note = No better play exists: for a game that is solved, such as City Planner alone.

## The network

requests-too-many = That is more requests than anybody needs.
messages-too-many = That is more messages than anybody needs.
connections-too-many = This address has too many connections.
methods = GET, POST and DELETE are understood here.
nothing-to-change = There is nothing to change here.
other-origin = A page of another site may not do this.
other-host = This server is not known as { $host }. Its host can give it that name with --public-url or --origin.
websocket-only = This is the address of a WebSocket, and of nothing else.
request-too-big = The request is too big.
not-http = This is not HTTP.

# What a link to a table says before it is opened.
preview-title = { $game } · a table on Townsmith
# $players (number)
preview-free =
    { $free ->
        [one] One of { $players } seats is free. Come and play.
       *[other] { $free } of { $players } seats are free. Come and play.
    }
preview-full = All seats are taken; the game is about to start.
preview-playing = The game is on. You can watch.
preview-over = The game is over. You can replay it.
preview-names = At the table: { LIST($names) }.
preview-pack = It is played with a pack: “{ $name }”, by “{ $author }”.
preview-pack-removed = It is played with a pack that was removed here.

# The puzzle of the day, at a server.
daily-not-alone = This game cannot be played alone, so it has no puzzle of the day.
daily-no-day = “{ $day }” is not a day.
daily-other-day = This is not today’s puzzle.
daily-record = This is not the puzzle of that day, played alone by its usual rules to the end.
daily-counted = You have been counted for this puzzle: the first try stands.
daily-people = Only people are counted.
daily-still-on = This day is not over everywhere. Play its puzzle first.
daily-content = This server plays the game with content of its own, so that it has no puzzle of the day.
daily-nobody = Nobody has played this puzzle yet.
daily-too-many = Too many results come from here. Try again later.
