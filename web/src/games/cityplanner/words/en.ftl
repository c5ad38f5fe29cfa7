# City Planner: the words of the board and of the guided game. What the engine says is in words/en/cityplanner.ftl of the
# project. VP are victory points.

## The desk

board = Seven cards with their dice
# What stands on a card. At most 12 letters.
building =
    { $kind ->
        [green] Suburb
        [blue] Commercial
        [mixed] Mixed
        [purple] Town hall
        [yellow] Industry
        [red] Offices
       *[black] Parking lot
    }
# The parts of what a screen reader says of a card, one after the other.
card = Card { $card }
card-die = die showing { $die }
card-rolling = die in the hand
card-changed = changed this turn
card-chosen = chosen
# A stamp on the card. At most 14 letters.
card-locked = locked
# A stamp on the card. At most 14 letters.
card-passed =
    { $solo ->
        [yes] set aside
       *[no] handed over
    }

## The notepad

# Its heading. At most 18 letters.
notepad = On the desk
# Its heading. At most 18 letters.
notepad-six = Six that score
# What a screen reader says: "Six that score: 2 Suburb and 1 Mixed".
notepad-label = { $title }: { LIST($counts) }
notepad-count = { $count } { building }

## What one can do

kind-reroll = Reroll a die
kind-change = Change a die
kind-pass = Pass a card
kind-score = Score
pick-first = Choose a card to see what you can do with it.
turn =
    { $up ->
        [yes] Up to { $to }, { building }, { dollars }
       *[no] Down to { $to }, { building }, { dollars }
    }
reroll = Reroll, { $left } left
pass =
    { $solo ->
        [yes] Set card { $card } aside
       *[no] Hand over card { $card }
    }
choose-score = What do the six score?
worse =
    { $count ->
        [one] { $count } weaker result
       *[other] { $count } weaker results
    }

## Results: points, money and what they come from

dollars = ${ $dollars }
money =
    { $loss ->
        [yes] −{ dollars }
       *[no] +{ dollars }
    }
vp = { $vp } VP
result-vp = { vp } · { money }
rerolls =
    { $rerolls ->
        [one] { $rerolls } reroll
       *[other] { $rerolls } rerolls
    }
# What a screen reader says.
result =
    { $rerolls ->
        [0] { vp }, { result-money }
        [one] { vp }, { result-money }, { $rerolls } free reroll
       *[other] { vp }, { result-money }, { $rerolls } free rerolls
    }
# A part of the message above.
result-money =
    { $loss ->
        [yes] a loss of { dollars }
       *[no] { dollars }
    }
# $count (number)
reason-green =
    { $doubled ->
        [yes] { $count } green × { $each }, doubled
       *[no] { $count } green × { $each }
    }
# $count (number)
reason-blue =
    { $doubled ->
        [yes] { $count } blue × { dollars }, doubled
       *[no] { $count } blue × { dollars }
    }
reason-halls =
    { $count ->
        [one] { $count } town hall: +{ dollars }
       *[other] { $count } town halls: +{ dollars }
    }
# $count (number)
reason-parked = { $count } parked: +{ dollars }
reason-fee = a lone red or yellow: −{ dollars }

## Beside the desk

purse = Money
changes = Dice to change
free-rerolls = Free rerolls
points-by-round = Points by round
round = round { $round } of { $rounds }
status = { dollars } · { vp }
status-rerolls = { dollars } · { vp } · { rerolls }

## The guided game

guide-desk = Seven cards lie on your desk, each with a die. The die decides which building stands there: of the six little pictures at the bottom of a card, the framed one is built.
guide-kinds = Suburbs score points, and offices make each of them worth more. Commercial blocks bring money, but only if there is industry. Two kinds help, two kinds earn.
guide-change = For $1 you may change a die by one, up or down: up to three different dice in a turn. Try it. Use the arrow above or below a die, or choose the card and use the buttons.
guide-pass = The notepad has been updated. Now one card must go: it is locked as it is and does not score this turn. Choose the card you will miss least, then press the button.
guide-score = The other six score. Often there is a choice: a mixed block may be green or blue, one parking lot lets you park buildings for $2 each, two double a colour. Take the result you like best.
guide-next = Six dice are rolled again; the card you set aside keeps its die. Each town hall you scored gives you a free reroll now. And beware of a lone red or yellow: it costs $5.
guide-end = A game has eight rounds. At the end every full $5 is another point. From 41 points on you may call yourself an architect. Play on.
