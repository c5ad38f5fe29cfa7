# What the engine says whatever the game: refusals, prompts, news of a table.

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
content-missing = The file is missing.
content-unread = No game reads this file; they read { $files }.
content-lowest-grade = The lowest grade must begin at 0 points.
content-grade-order = This must be more than the { $before } points of the grade before.
content-twice = “{ $name }” is there twice.
content-other-feature = This must be “{ $feature }”: these weights belong to other features.

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
