# The words of the workshop. What is wrong with a pack the engine says; what a game’s components are called is in the games’ folders.

## All packs

title = Make the games your own
lead = Change tiles, cards, maps and numbers. The rules check everything as you go, and you can play it at once.
yours = Your packs
# Under the name of a pack.
of-pack = { $game }, by { $author }
of-box = { $game }, from your box, by { $author }
edit = Edit
edit-name = Edit { $name }
copy-name = Copy { $name }
export-name = Save { $name } as a file
delete-name = Delete { $name }
damaged = This pack cannot be opened
new = Make a new one
new-own = New pack
new-for = New pack for { $game }
new-box = I own the box
new-box-for = I own the box of { $game }: enter what is printed
# The first name of a new pack; $number counts them.
name-new =
    { $number ->
        [1] My { $game }
       *[other] My { $game } { $number }
    }
name-box =
    { $number ->
        [1] { $game } from my box
       *[other] { $game } from my box { $number }
    }
name-copy = { $name }, copy
# Who made a pack, if they have not said their name.
no-author = Anonymous
import = Open a pack file
import-bad = This file cannot be read. { $why }
import-large = A pack has { $most } kB at most.
none-yet = No packs yet. Choose a game to begin with.
on-device = Packs are kept on this device. Nothing is uploaded.
delete-sure = Delete { $name } for good?
delete-note = Games played on it stay as they are. Save the pack as a file first if you might want it.
not-found = There is no such pack here
not-found-note = It may be on another device, or have been deleted.

## The bench

# The title of the screen.
of-game = { $name }, for { $game }
kept = saved
keeping = saving
parts = Parts
about = About it
all-packs = All packs
has-problem = not right yet:
has-warning = deserves a second look:
changed = , changed
undo = Undo
    .key = Ctrl+Z
redo = Redo
    .key = Ctrl+Shift+Z
before = The one before
after = The next one
put-back = Put back
put-back-what = Put back { $what }
share = Share
save-file = Save as a file
shared = { $file } is in your downloads. Whoever gets it can open it in their workshop.
unsound = This file is not built as it should be, so it cannot be shown.
unsound-put-back = Take the game’s own file instead
# Takes out a name that nobody knows, or puts back what a file says of itself.
stray-put-right = Put it right
play = Play it
can-play = The rules can play it.
can-play-but =
    { $count ->
        [one] It can be played. One thing deserves a second look.
       *[other] It can be played. { $count } things deserve a second look.
    }
cannot-play =
    { $count ->
        [one] One thing has to be put right.
       *[other] { $count } things have to be put right.
    }
cannot-play-why = First put right what the check has found.
checks = Checked as you write
checks-close = Close the check
changes =
    { $count ->
        [0] nothing changed
        [one] { $count } change
       *[other] { $count } changes
    }
changes-none = So far it is the game’s own content.
changed-elsewhere = This pack was changed in another tab while you changed it here.
take-other = Show the other one
keep-own = Keep mine
deleted-elsewhere = This pack was deleted in another tab. Save it as a file if you want to keep it.

## What a pack says of itself

# A sentence around two fields: the pack’s name and its maker’s.
about-called = This pack for { $game } is called
about-by = and is made by
field-name = Name of the pack
field-author = Who made it
about-version = Its version is
field-notes = What players should know
field-based-on = It is based on
field-licence = What others may do with it
# Stand in the pack’s files: where their values come from.
from-box = As printed, entered from a box.
from-pack = Made in the workshop, from the game’s own.
# What a pack that is entered from a box is based on.
based-on-box = the printed components
box-switch = Entered from a box
box-switch-note = Goes through everything in the box, one thing after the other, and says what is still missing.
translations = In other languages
translations-note = Whoever plays in another language sees these words, and where there are none, yours.
translations-language = Language
# $text: as the pack says it.
translation-of = “{ $text }” in { $language }

## Forms

a-number = a number
nth-of = { $what }, { $number }
remove-nth = Remove { $what }, { $number }
take-out = Leave out { $what }
shorter = Shorten { $what }
longer = Lengthen { $what }
length = { $count } (from { $least } to { $most })

## From the box

box = From your box
box-ask = Make it look like yours, then tick it off.
box-entered = Ticked off.
box-go = Choose a part, or go on with the next thing.
box-enter = As printed
box-later = Next
box-progress = { $count } of { $of } entered
box-missing =
    { $count ->
        [one] One thing is missing
       *[other] { $count } things are missing
    }
box-whole = All { $count } things are entered.

## Measuring: many games by bots

# On a button.
measure = 200 games
measure-title = 200 games by bots
measure-lead = Bots play 200 games with this pack and 200 with the game’s own content, on the same luck. Then they do without one thing after another, to see what it is worth. It takes from some seconds to a minute or two.
measure-players = Players
measure-start = Let them play
measure-again = Again
measure-stop = Stop
measure-progress = How far it is
measure-broken = The measuring has stopped unexpectedly.
measure-fair = Is it fair?
measure-alone = Alone there is nobody to be unfair to.
measure-alike = Nothing tells the seats apart, so nobody can be favoured.
measure-even = No place was found to be favoured. An advantage of { $findable } victories in 100 would have been noticed.
# $place is "The 1st in turn order" or a name that the lab gives.
measure-uneven = { $place } wins { $share } of 100 games ({ $low } to { $high }).
measure-place =
    { $number ->
        [1] The first player
        [2] The second player
        [3] The third player
       *[other] Player number { $number } in turn order
    }
measure-stand-out = What stands out
measure-nothing = No card, tile or other thing stands out.
# After the name of a thing.
measure-dead = is dead: { $taken } in 100 players who could use it did ({ $offered } could).
measure-must = is always taken: { $taken } in 100 players who could use it did ({ $offered } could).
measure-strong = is too strong: a player who may not use it loses { $worth } points, where { $usual } is usual.
measure-trap = is a trap: players who may not use it end { $worth } points better.
measure-old = The same is true of the game’s own content.
measure-how = How it plays
measure-own = This pack
measure-standard = The game’s own
measure-differs = , not by chance
measure-score = Points of a player
measure-margin = Points between first and second
measure-decisions = Decisions in a game
measure-rounds = Rounds
measure-note = The bots have learned to play on the game’s own content. What is new to them they judge by its points.
measure-more = For thousands of games, charts and error bars, save the pack as a file and ask the lab:
