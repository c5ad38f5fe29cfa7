# Townies in the workshop. Facts such as $name, $each and $distance are fields.

map = Map
shapes = Shapes
goals = Goals
objects = Objects
bonuses = Bonus cards
solo = Grades

## The map

line-tool = A click on the map sets { $tool }
tool-label = What a click on the map sets
tool =
    { $tool ->
        [stars] a star
        [central] the central area
       *[gaps] a gap
    }
note =
    { $tool ->
        [stars] Click a star, then its new space, or drag it there. Click it twice to take it away, an empty space for one more.
        [central] Click a space: the central area reaches as far.
       *[gaps] Click spaces that the map does not have, or has again.
    }
note-held = The star of { $space } is in your hand: click its new space.
is-star = star
is-held = star, in your hand
is-central = central area
is-gap = gap
line-stars =
    { $count ->
        [one] There is { $count } star: { LIST($spaces) }.
       *[other] There are { $count } stars: { LIST($spaces) }.
    }
# $n (number)
line-central =
    { $n ->
        [one] The central area reaches { $distance } step from the middle: { $count } spaces.
       *[other] The central area reaches { $distance } steps from the middle: { $count } spaces.
    }
central-label = How far the central area reaches
line-gaps = The map has { $count } of 91 spaces.
# $n (number)
line-circles =
    { $n ->
        [one] The game ends with { $circles } Object.
       *[other] The game ends with { $circles } Objects.
    }
circles-label = Objects that end the game

## Shapes

# Shapes of others have names of their own.
shape =
    { $shape ->
        [bar] bar
        [worm] worm
        [pistol] pistol
        [propeller] propeller
        [arch] arch
        [bee] bee
        [wave] wave
       *[other] { $shape }
    }
draw-shape = The { $shape }, hex by hex
hex-full = hex of the Shape
hex-empty = empty
line-shape = The Shape is called { $name }
shape-label = Name of the Shape
shape-note =
    { $count ->
        [4] Four hexes that hang together. A fifth takes the place of the first.
        [one] It has { $count } hex and needs four.
       *[other] It has { $count } hexes and needs four.
    }
add-shape = Another Shape
remove-shape = Remove it
new-shape = new shape
die = The black die
face-label = Face { $number } of the black die

## Goals

line-goal = The goal is called { $name }
goal-name = Name of the goal
line-counts = It counts { $text }
goal-text = What the goal counts
goal-note = What is counted stays the same, whatever the words say; the chart is yours.
goal-chart = Points
goal-axis = How many are counted
group =
    { $group ->
        [individual] Everybody’s own
       *[additional] One of them is for all
    }

## Objects

line-object = This is the { $name }
object-name = Name of Object { $number }
# $n (number)
line-each =
    { $n ->
        [one] { $each } point { each-for }
       *[other] { $each } points { each-for }
    }
# A part of the message above.
each-for =
    { $object ->
        [court] for each red Block beside it
        [windmill] for each yellow Block beside it
        [station] for each brown Block beside it
        [bike] for each green Block beside it
        [bank] for each blue Block beside it
       *[square] for each Object beside it
    }
each-label = Points for each neighbour: { $name }
line-extra =
    { $object ->
        [court] and { $extra } more if one beside it is not red
        [windmill] and { $extra } more if no Object is beside it
        [station] and { $extra } more between Blocks on opposite sides
        [bike] and { $extra } more if green Blocks lead to another Object
        [bank] and { $extra } more if it is not on the edge
       *[square] and { $extra } more if all six sides are Blocks
    }
extra-label = Points once: { $name }

## Bonus cards, grades

soil = An Object on a star
# $n (number)
line-soil =
    { $n ->
        [one] The first card gives { $points } point for an Object on a star.
       *[other] The first card gives { $points } points for an Object on a star.
    }
line-bonus = The card is called { $name }
bonus-name = Name of the bonus card
line-does = It says { $text }
bonus-text = What { $name } says
bonus-note = What the cards do stays the same; their names and words are yours.
solo-title = What the townspeople say after a game alone

## Members of the content files, in the list of what a pack changes: “Bakery, points”, “award 2, name”

member-central_distance = reach of the central area
member-circles = Objects that end the game
member-gaps = gap
member-side = side of the map
member-stars = star
member-hexes = hex
member-die = face of the black die
member-name = name
member-text = words
member-chart = points
member-objects = Object
member-each = points for each neighbour
member-extra = points once
member-cards = bonus card
member-funding = Funding
member-rezoning = Rezoning
member-second-draft = Second Draft
member-stable-soil = Stable Soil
member-stable_soil_points = points of an Object on a star
member-grades = verdict
member-least = least points
