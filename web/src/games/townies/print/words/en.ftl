# Townies on paper. Objects, Shapes, goals, cards and verdicts are named by the engine.

credits = A game by Evgeny Petrov, published by Hobby World. Unofficial implementation; map, Shapes and two bonus cards are reconstructed.
pad = Map
pad-note = one for each player and game
cards = Goals and bonus cards
cards-note = draw one of each
dice = Dice
dice-note = to cut out, fold and glue, or a table for ordinary dice
solo = Playing alone
solo-note = what people say, and a log of your towns

# On the map.
start-marker = Starting marker
circles = Objects
stars = Stars
goal = Additional goal
bonus = Bonus card
first-marker = First marker
ring = Your next marker:
# What each neighbour is worth, and the extra.
object-points = { $each } each, +{ $extra }
sum-objects = Objects
sum-goals = Goals
sum-bonus = Bonus

# On a goal.
chart-count = count
chart-points = points

white-die = White die: Objects
black-die = Black die: Shapes
dice-instead = Or with two ordinary dice

need-markers = markers or pencils in red, yellow, brown, green and blue; with one pencil, draw each colour as its pattern
need-dice = glue for the dice, or two ordinary dice of different colours
