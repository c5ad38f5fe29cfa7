# DrawCity: the words of the plan, of the hand and of the guided game. What the engine says is in words/en/drawcity.ftl of
# the project.

## The plan

board = The street plan
# What is built.
type =
    { $type ->
        [house] house
        [shop] shop
        [factory] factory
       *[park] park
    }
# A special location; content of another host may have others.
location =
    { $location ->
        [view] view
        [lake] lake
        [wood] wood
        [square] square
        [harbour] harbour
       *[other] { $location }
    }
# The parts of what a screen reader says of a space, one after the other.
space-empty = empty
space-built = { type } { $number }
space-start = internet connection
internet = internet
build-here = build { type } { $number } here, { gain }
# Points at once. $sign: whether they are lost.
gain =
    { $points ->
        [one] { gain-number } point
       *[other] { gain-number } points
    }
# A part of the message above.
gain-number =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
demand = Street { $street }, popular: { type }
# $what: its types, or the letters of its columns.
district = district: { $what }

## The hand

hand = Your hand
number-card = Number { $number }
number-no-place = Number { $number }, fits nowhere
type-card = Development: { type }
discard-number = Discard: number { $number }
discard-type = Discard: { type }

## What one can do

# How a development scores, where somebody asks. $few: two or three players.
about =
    { $type ->
        [house] Houses score by the size of their owner’s group, and 1 more for each street it stands on.
        [shop] Shops score by how many of them their owner has on the street.
        [factory] A factory scores 1 for each type of development beside it, whoever owns it.
       *[park] { $few ->
            [yes] A park scores 1 for each development of others beside it, and 1 more.
           *[no] A park scores 1 for each development of others beside it.
        }
    }
about-internet = Internet is worth 1 point.
about-start = A house, shop or factory that is built here gets internet.
kind-build = Build
kind-skip = Skip
skip-hint = Neither number fits anywhere. Choose what to discard, if anything.
skip = Skip
skip-finish = Skip and finish
build = Build here
# $names: goals.
completes-goals = completes { LIST($names) }
# The first and the last space of a line of three.
completes-line = neighborhood { $from }–{ $to }
other-line = Another neighborhood

## Beside the plan

players = Players
builds = { $name } builds
finished = finished
skipped = skipped once
goals = Municipal goals
goal-free =
    { $points ->
        [one] { $points } point, free
       *[other] { $points } points, free
    }
goal-used =
    { $points ->
        [one] { $points } point, used up
       *[other] { $points } points, used up
    }
goal-taken =
    { $points ->
        [one] { $points } point: { LIST($names) }
       *[other] { $points } points: { LIST($names) }
    }
patterns = Neighborhoods
pattern = { LIST($types) }
locations = Special locations
decks = In the decks: { $numbers } numbers, { $types } developments
leftwards = Your numbers ascend from right to left along a street.
developments =
    { $count ->
        [one] { $count } development
       *[other] { $count } developments
    }
round = round { $round }

## The guided game

guide-plan = One plan for all: everybody draws on the same streets, each in a colour of their own. Two spaces have an internet connection: a house, shop or factory built there goes online, and so does one built beside a development that is online.
guide-hand = You hold two numbers and two developments, which only you see. Choose one of each; the plan shows where they may stand and what that scores at once.
guide-connect = Build your factory on one of the two connections. A house, shop or factory with internet scores one point more; parks never have it.
guide-order = Now the rule that makes it hard: along a street your own numbers must ascend from left to right. A high number far to the left closes much of that street to you. The numbers of the others do not matter to you.
guide-spread = Internet spreads to what is built beside it, whoever owns it. Build your second factory beside a development that has it.
guide-goals = Goals lie beside the plan, one for each kind of development. Whoever completes one first takes its best space, 7 points; later ones get less, or nothing. One of them asks for three factories with internet: you have two.
guide-complete = Be first: build another factory that gets internet. The numbers on the spaces say what each brings at once.
guide-best = The goal is yours. Now for points: houses want to stand together, shops on one street, factories among different neighbours, parks beside the developments of others. The lit spaces score most right now: try one.
guide-free = Now you decide. H asks for a hint, and says why.
guide-end = That is the game. When neither of your numbers fits anywhere you skip, and may discard cards; after two skips in a row you are finished. Play on to the end, or start a game with more modules.
