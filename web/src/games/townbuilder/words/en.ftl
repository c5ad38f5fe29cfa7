# Town Builder: the words of the board and of the guided game. Cards, awards and what they do are in
# words/en/townbuilder.ftl of the project, with all else that the engine says.

## The board

board = The row and the district of { $name }
type =
    { $type ->
        [commerce] commerce
        [social] social
        [housing] housing
        [culture] culture
       *[military] military
    }
good =
    { $good ->
        [wood] wood
        [stone] stone
        [straw] straw
       *[gold] gold
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $gold (number)
gold = { $gold } gold
# What a screen reader says of a card; $where is one of the messages below.
card = { $title }, { type }, { points }, { $where }
where-row = in the row
where-revealed = revealed
where-foundation = foundation, { $missing } missing
where-built = built
judge = Judge of { type }
judge-label =
    { COUNT($names) ->
        [0] { judge }, { points }
       *[other] { judge }, { points }, now for { LIST($names) }
    }
# $text: what it needs.
award-label =
    { COUNT($names) ->
        [0] { $title }: { $text }
       *[other] { $title }: { $text }, held by { LIST($names) }
    }
crest = Crest
crest-label = Crest: { $text }
# The district is empty. At most 50 letters.
empty = No foundation yet: choose your first card.

## What one can do

kind-start = Start a foundation
kind-gain = Gain a resource
kind-gold = Store gold
kind-use = Use an ability
kind-claim = Claim an award
kind-end_turn = End the turn
kind-none = Take none
kind-discard = Discard
kind-declare = Choose a type
tip = Choose a card to see what it can become.
# These stand on buttons.
do-start = Start { $card }
do-gain = { $card } under { $under }
# $gold (number)
do-gold = Store { $card } as { gold }
do-claim = Claim { $award }
do-end = End the turn
do-none = Take none

## Beside the board

actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
ending =
    { $ending ->
        [triggered] one more round after this one
        [last_round] last round
       *[alone] last turn
    }
deck = { $count } in the deck
# $count (number)
discarded = { $count } discarded
runs = The deck has run out: { $runs } of { $end }
cost = Costs
gives = Gives
# When an ability counts.
timing =
    { $timing ->
        [row] in the row
        [build] when built
        [star] star, one a turn
       *[scoring] at the end
    }
ability = { timing }: { $text }
judge-rule =
    { $solo ->
        [yes] At the end, for three buildings of this type
       *[no] At the end, for the most buildings of this type; all who are tied score it
    }
holders = Now: { LIST($names) }
# $gold (number)
status =
    { $count ->
        [one] { $count } building · { gold }
       *[other] { $count } buildings · { gold }
    }

## The guided game

guide-row = Five town cards lie in the row. Every card can be one of three things: a building for your district, a resource for another building, or gold.
guide-card = On the left of a card you see what it costs, in the round seal what it is worth, and at the bottom what it gives if you use it up: wood, stone, straw or gold.
guide-start = You have two actions. Begin with a foundation: choose a lit card, then the button that starts it. If you cannot pay for any, store gold first.
guide-second = Now your second action: a resource under your foundation, some gold, or another foundation. When nothing is missing any more, the building is complete.
guide-awards = Judges reward the most buildings of their type; when you play alone, three are enough. Awards go to those who meet their condition: choose one to read it.
guide-abilities = Buildings may have abilities: a hammer works once, when it is built; one star may be used each turn; a cup counts at the end. End your turn and play on.
