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

# What a building does, where somebody asks.
about =
    { $kind ->
        [green] Worth 1 point; with one office building 2, with two 3, with three 4.
        [blue] Earns nothing without industry; with one $2, with two $3, with three $4.
        [mixed] Counts as a suburb or as a commercial block, as you say. It is never parked.
        [purple] Earns $1 and a free reroll in your next turn.
        [yellow] Makes commercial blocks pay. As the only industry, and without offices, it costs $5.
        [red] Makes suburbs worth more. As the only offices, and without industry, it costs $5.
       *[black] One: other buildings can be parked for $2 each. Two or more: what suburbs or commercial blocks bring is doubled.
    }
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
guide-change = For $1 you may change a die by one, up or down: up to three different dice in a turn. The lit die shows industry, which helps nobody here. One down and it shows offices, the second: each suburb will be worth 3 points. Use the arrow below the die, or choose the card and use the buttons.
guide-pass = The notepad has counted again. Now one card must go: it is locked as it is and does not score this turn. Without industry commercial blocks earn nothing: choose the lit one, then press the button.
guide-score = The other six score: two suburbs with two offices are 6 points, and the town hall brings $1 and a free reroll for your next turn. Take it.
guide-next = Six dice were rolled again; the card you set aside keeps its die. It is locked: you can neither change it nor set it aside again.
guide-reroll = Beware of a lone industry or a lone office: it costs $5. Here is one, and you have a free reroll from your town hall: use it on the lit die.
guide-pass-again = A suburb instead, and no fee. Set the lit commercial block aside: without industry it would earn nothing.
guide-park = One parking lot: any building that is not mixed may be parked for $2 instead of being scored. The commercial block gains by it. A suburb is worth 1 point without offices, and at the end every full $5 is 1 point. Choose what you take.
guide-choices = Two more things to know: a mixed block is a suburb or a commercial block, whichever you say; and with two parking lots nothing is parked, but all your points or all your dollars are doubled.
guide-end = A game has eight rounds. At the end every full $5 is another point. From 41 points on you may call yourself an architect. Play on.
