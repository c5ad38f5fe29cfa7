# City Planner: what the game says. The rules are in docs/rules/cityplanner.md.
# VP are victory points. Words a player types in commands (reroll, change, pass, score, up, down, vp, r)
# are the same in all languages.

tagline = Seven dice, seven blocks: roll, nudge, hand one on, score six.

## Options of a table

option-first = Who starts
option-first-note = Makes no difference when you play alone.
option-first-0 = The player listed first
option-first-1 = The player listed second
option-first-random = Drawn by lot

## Cards and buildings

# One of the seven, by its number.
card = card { $card }

colour-green = green
colour-blue = blue
colour-mixed = mixed
colour-purple = purple
colour-yellow = yellow
colour-red = red
colour-black = black

# What stands on a card. They follow a die's number, in brackets: "5 (suburb)".
building-green = suburb
building-blue = commercial
# Counts as green or as blue, whichever its owner says.
building-mixed = mixed
building-purple = town hall
building-yellow = industry
building-red = offices
building-black = parking lot

## Dice

# The two follow "Drawn:".
draw-first-player = the first player
draw-die = card { $card } shows { $die } ({ $building })

## What to do

prompt-roll = The dice are rolled.
# A part of the next message.
prompt-pass =
    { $solo ->
        [yes] set one card aside
       *[no] hand one card over
    }
prompt-adjust =
    { $reroll ->
        [yes]
            { $change ->
                [yes] Reroll or change dice; then { prompt-pass }.
               *[no] Reroll dice, if you like; then { prompt-pass }.
            }
       *[no]
            { $change ->
                [yes] Change dice, if you like; then { prompt-pass }.
               *[no] { CAP(prompt-pass) }.
            }
    }
prompt-score = Choose what the six cards score.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-reroll =
    Roll the die on card { $card } ({ $die }, { $building }) again; { $left ->
        [0] no free reroll
        [one] { $left } free reroll
       *[other] { $left } free rerolls
    } left after that.
    .done =
        Rolled the die on card { $card } ({ $die }, { $building }) again; { $left ->
            [0] no free reroll
            [one] { $left } free reroll
           *[other] { $left } free rerolls
        } left after that.
move-change =
    Turn the die on card { $card } { $up ->
        [yes] up
       *[no] down
    } from { $die } ({ $building }) to { $to } ({ $becomes }) for ${ $price }.
    .done =
        Turned the die on card { $card } { $up ->
            [yes] up
           *[no] down
        } from { $die } ({ $building }) to { $to } ({ $becomes }) for ${ $price }.
move-pass =
    { $solo ->
        [yes] Set aside
       *[no] Hand over
    } card { $card } with its die locked on { $die } ({ $building }); the other six score.
    .done =
        { $solo ->
            [yes] Set aside
           *[no] Handed over
        } card { $card } with its die locked on { $die } ({ $building }).
move-score = Score { $vp } VP ({ $tally }) and { result-money }{ result-rerolls }.
    .done = Scored { $vp } VP ({ $tally }) and { result-money }{ result-rerolls }.
# A result without any VP.
move-score-money = Score { $vp } VP and { result-money }{ result-rerolls }.
    .done = Scored { $vp } VP and { result-money }{ result-rerolls }.

# Parts of the two messages above. What is lost is told as a positive number.
result-money =
    { $money ->
        [gain] ${ $dollars }
        [loss] a loss of ${ $dollars }
       *[none] no money
    }
result-rerolls =
    { $rerolls ->
        [0] { "" }
        [one] , with { $rerolls } free reroll for the next turn
       *[other] , with { $rerolls } free rerolls for the next turn
    }

## Scores

# How a turn's VP come about: greens, the VP of each, perhaps doubled by parking lots.
tally =
    { $greens ->
        [0] no green
       *[other] { $greens } green{ $each ->
            [1] { "" }
           *[other] { " " }× { $each }
        }{ $doubled ->
            [yes] , doubled
           *[no] { "" }
        }
    }
line-round = Round { $round }: { $tally }
line-money = ${ $dollars } = { $vp } VP
reason-round = Suburbs
reason-money = Money
tie-break-money = dollars left

grade-intern-architect = Intern Architect
grade-architectural-designer = Architectural Designer
grade-architect = Architect
grade-firm-partner = Firm Partner
grade-emeritus = Emeritus

## What cannot be done

game-is-over = The game is over.
dice-are-rolling = The dice are still rolling.
not-your-turn = It is not your turn.
no-such-move = A move is a reroll, a change, a pass or a score.
no-such-card = Cards are numbered 1 to { $count }.
numbers-do-not-belong = The move carries numbers that do not belong to it.
card-is-passed =
    Card { $card } is { $solo ->
        [yes] set aside
       *[no] handed over
    } already: now choose a result.
die-is-locked = The die on card { $card } is locked this turn.
no-reroll-left = There is no free reroll left: town halls earn them for the next turn.
change-is-by-one = A die is changed by one, up or down.
die-turns-no-further =
    The die on card { $card } shows { $die } and cannot go { $up ->
        [yes] up
       *[no] down
    }.
die-is-changed = The die on card { $card } was changed this turn already.
no-change-left =
    { $dice ->
        [0] Dice may not be changed in this game.
        [one] No more than { $dice } die may be changed in a turn.
       *[other] No more than { $dice } dice may be changed in a turn.
    }
change-is-too-dear = Changing a die costs ${ $price }, and you have only ${ $money }.
card-was-set-aside = Card { $card } was set aside last turn: playing alone, you must choose another one.
pass-comes-first =
    { $solo ->
        [yes] Set a card aside before scoring the other six.
       *[no] Hand a card over before scoring the other six.
    }
no-such-result =
    These six buildings cannot be scored for { $vp } VP, { result-money } and { $rerolls ->
        [0] no rerolls
        [one] { $rerolls } reroll
       *[other] { $rerolls } rerolls
    }.

## What cannot be read. What stands in quotes is typed as it is; CARD stands for a number.

move-unreadable = A move starts with reroll, change, pass or score, not “{ $text }”.
reroll-unreadable = A reroll is written “reroll CARD”, as in “reroll 3”.
pass-unreadable = A pass is written “pass CARD”, as in “pass 3”.
change-unreadable = A change is written “change CARD up” or “change CARD down”.
score-unreadable = A result is written “score 12vp 6$ 0r”: VP, net dollars, free rerolls.
card-unreadable = Cards are numbered 1 to { $count }, not “{ $text }”.
amount-unreadable = “{ $text }” should be a number followed by “{ $unit }”.

## What can be looked up

reference-charts = What suburbs and commerce are worth
reference-helpers = Reds or yellows
reference-green-vp = VP per green
reference-blue-dollars = Dollars per blue

reference-prices = Money
reference-for = For
reference-amount = Amount
price-change = a changed die
price-hall = each town hall
price-hall-rerolls = each town hall, free rerolls
price-parking = each parked building
price-fee = a lone red or yellow
price-vp = 1 VP at the end
amount-paid = -${ $dollars }
amount-earned = +${ $dollars }
amount-rerolls = { $rerolls }
amount-exchanged = for ${ $dollars }

reference-faces = What each die builds
reference-card = Card
reference-face = { $face }

reference-grades = Grades
reference-from-vp = From VP
reference-grade = Grade

## The table drawn in characters: there is only so much room.

# at most 7 characters
board-card = card { $card }

# at most 6 characters
board-colour-green = green
# at most 6 characters
board-colour-blue = blue
# at most 6 characters
board-colour-mixed = mixed
# at most 6 characters
board-colour-purple = purple
# at most 6 characters
board-colour-yellow = yellow
# at most 6 characters
board-colour-red = red
# at most 6 characters
board-colour-black = black

# at most 8 characters
board-building-green = suburb
# at most 8 characters
board-building-blue = shops
# at most 8 characters
board-building-mixed = blue/grn
# at most 8 characters
board-building-purple = hall
# at most 8 characters
board-building-yellow = industry
# at most 8 characters
board-building-red = offices
# at most 8 characters
board-building-black = parking

# A mark on a card. At most 8 characters.
board-passed = passed
# A mark on a card. At most 8 characters.
board-locked = locked
# A mark on a card. At most 8 characters.
board-changed = changed

# The headline: at most 78 characters in all. Three blanks stand between its parts.
board-round = Round { $round } of { $rounds }
board-first-player = { board-round }   the starting seat is drawn
board-roll =
    { $own ->
        [yes] { board-round }   you roll
       *[no] { board-round }   { $who } rolls
    }
board-adjust =
    { $own ->
        [yes] { board-round }   you adjust, then pass a card   changes left: { $changes } at ${ $price }
       *[no] { board-round }   { $who } adjusts, then passes a card   changes left: { $changes } at ${ $price }
    }
board-score =
    { $own ->
        [yes] { board-round }   you score all but card { $card }
       *[no] { board-round }   { $who } scores all but card { $card }
    }
board-over = { board-round }   the game is over

# The line of a seat. At most 7 characters.
board-seat =
    { $own ->
        [yes] You
       *[no] { ATTR($who, name: "short") }
    }
# at most 7 characters
board-money = ${ $dollars }
# Victory points. At most 2 characters.
board-vp = VP
# Follows a number. At most 8 characters.
board-rerolls =
    { $rerolls ->
        [one] reroll
       *[other] rerolls
    }
# Points in all. At most 5 characters.
board-total = score
# Before the points of every round. At most 6 characters.
board-rounds = rounds
