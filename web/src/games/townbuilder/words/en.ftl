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
# A card that was chosen in the row. $gold (number)
too-dear = Starting { $card } costs { $gold } gold; you have { $have }.
no-use = Nothing can be done with { $card } now.
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

## Rulings on cards, by their names

ruling-bank = It counts as a building with an ability. From the discard pile it is worth 1 gold.
ruling-farm = It counts itself.
ruling-fishery = A judge that turns up joins the judges, and drawing goes on. One card may be used; the rest are discarded.
ruling-flower-stand = The row may grow beyond five. A judge that turns up joins the judges, and drawing goes on.
ruling-orchard = The gold cost of what you start is paid. If the deck is short you see fewer cards.
ruling-storehouse = Resources of any kind, never gold; they stay under the foundation until it is complete.
ruling-art-gallery = Its own completion counts. The gold is a token: it stays until it is spent.
ruling-gardens = Its own type counts.
ruling-festival = The gold is tokens: they stay until they are spent.
ruling-inn = Its own completion counts. It takes no action.
ruling-ferry-house = A judge that turns up joins the judges, and drawing goes on. A protected card cannot be discarded.
ruling-orphanage = You say what it counts as at the end, before the judges; for scoring abilities too. It does not help with awards.
ruling-library = It stays culture and counts for judges as one building more. It does not help with awards.
ruling-statue = It takes no action, but the gold cost of what you start is paid.
ruling-archive = It takes no action, but the gold cost of what you start is paid.
ruling-museum = An award that you share counts too.
ruling-bell-tower = It counts itself.
ruling-drill-yard = It counts itself.
ruling-monument = It is complete as soon as it is started.
ruling-armoury = The judge counts at the end like the others.
ruling-barracks = What it completes counts as completed this turn in every way; what lay under it is discarded.
ruling-gatehouse = It copies buildings only, in any district, also yours; no copier and no crest. If the copied ability discards the building, the Gatehouse goes.
ruling-watchtower = It copies buildings only, in any district, also yours; no foundation, no copier.
ruling-bridge = The protection ends before your next refill. If two players protect the same card, neither may take it.
ruling-smithy = It takes no action.
ruling-brewery = It takes no action.
ruling-almshouse = It takes no action.
ruling-boarding-house = It takes no action.

## The guided game

guide-row = Five town cards lie in the row. Every card can be one of three things: a building for your district, a resource for another building, or gold.
guide-card = On the left of a card you see what it costs, in the round seal what it is worth, and at the bottom what it gives if you use it up. This one costs wood and straw, is worth 2 points, and has a hammer: an ability that works when it is built.
guide-start = You have two actions a turn. Begin a building: choose the lit card, then the button that starts it as a foundation. It goes into your district.
guide-gain = A foundation needs its resources. The lit card gives straw: put it under your foundation. That is your second action.
guide-end-turn = Two actions are done. End your turn.
guide-discard = Alone, you discard two cards of the row at the end of each turn, so that it moves on. Discard the two lit ones; in a game with others nobody does this.
guide-complete = The row was filled up again, and there is wood. Put the lit card under your foundation: nothing is missing then, and the building is complete.
guide-hammer = Complete: its 2 points are yours, and its hammer can be used once, this turn. Use it: it gives you 2 gold. A star can be used in every turn, one star a turn; a cup counts at the end.
guide-gold = You have an action left. The lit card gives gold: store it. Gold pays for the dearer buildings.
guide-end-again = That makes 3 gold. End your turn.
guide-discard-again = Discard the two lit cards: what stays in the row is for you.
guide-more-gold = One of the open awards asks for 4 gold stored. You have 3, and here is another: store it.
guide-award = Now its condition holds. Claim the award, at any time in your turn: 4 points. When others play, they may still claim the same one, until the first player’s next turn begins.
guide-crest = Your crest has a star of its own: for 1 gold it replaces one or two cards of the row. Use it now, and see what comes. An award that you have claimed stays yours.
guide-judges = Judges look at the districts at the end: each gives 4 points to whoever has the most buildings of its type; alone, three are enough. Another one hides in the deck.
guide-last = You have 6 points: a building and an award. You have one action left this turn, and the deck is long: play on to the end for a title, or try it with others.
