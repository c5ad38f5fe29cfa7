# What the engine says whatever the game: refusals, prompts, news of a table.

## Lists: "Ada, Ben and Cleo". Each step joins what was said before to what comes after.

list-more = { $before }, { $after }
list-and = { $before } and { $after }
list-or = { $before } or { $after }

## Values of a request or a file

value-at = “{ $place }”: { $what }
value-boolean = This must be true or false.
value-integer = This must be a whole number.
value-range = This must be a whole number from { $least } to { $most }.
value-number = This must be a number.
value-text = This must be a text.
value-text-length = This must be a text of at most { $most } bytes.
value-choice = This must be one of { LIST($choices, type: "or") }.
value-object = This must be an object.
value-list = This must be a list.
value-list-length =
    { $least ->
        [0] This list has { $length } entries; it may have { $most } at most.
       *[other] This list has { $length } entries; it must have { $least } to { $most }.
    }
value-missing = “{ $name }” is missing.
value-unknown = “{ $name }” is not known here.

## Score sheets

handicap = Handicap

## Prompts

prompt-move = It is your turn.
prompt-start = Everybody is here: the game can start.
prompt-open = Waiting for players.
prompt-nature = Nature draws.
prompt-commit = Your moves are made: finish the round, or take them back.
prompt-wait = Waiting for { $names }.

## What happens at a table

somebody = somebody
event-seated = { $name } sits down.
event-left = { $name } leaves.
event-started = The game begins.
event-drawn = Drawn: { $what }.
event-moved = { $name }: { $what }
event-undone =
    { $count ->
        [one] { $name } took back a move.
       *[other] { $name } took back { $count } moves.
    }
event-ready = { $name } is ready.
event-away = { $name } is away: the bot { $bot } stands in.
event-back = { $name } is back.

## What a table refuses

not-your-turn = It is not your turn.
round-is-finished = Your round is finished: wait for the others.
round-is-not-finished = Your round is not finished yet.
round-cannot-be-undone = Your round is finished and cannot be taken back.
nothing-to-undo = You have nothing to take back: nothing can be undone after a draw or another player's move.
moves-count-at-once = In a game played in turns, every move counts at once.

## How a game ended

ending-alone =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ending-graded =
    { $points ->
        [one] { $points } point: { $grade }.
       *[other] { $points } points: { $grade }.
    }
ending-won = { CAP($name) } wins with { $points } points.
ending-tie-break = { CAP($name) } wins with { $points } points and the better tie-break.
ending-shared = { CAP($names) } share the victory with { $points } points each.
stand-in-of = the bot that stood in for { $name }

## Records and moves

record-line = Line { $line } of the record: { $what }
move-refused = This cannot be done: { $why }
