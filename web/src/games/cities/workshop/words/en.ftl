# Cities in the workshop.

tiles = Tiles
tile = Tile { $number }
tourists = Tourists

## One tile

# What a screen reader says of the tile that is painted.
tile-board = Tile { $number }: click a field to paint it, or press A, P, T or W on it
field =
    { $corner ->
        [nw] top left
        [ne] top right
        [sw] bottom left
       *[se] bottom right
    }
# $field: "top left".
field-now = { $field }: { $kind }
kind =
    { $kind ->
        [A] attraction
        [P] park
        [T] terrace
       *[W] water
    }
pens = Pens
# $count: how many fields of the kind all tiles have.
pen = { $kind }, { $count } fields in the set
pen-note = Pick a pen, then click fields of the tile. Clicking a field of the same kind gives it the next one.
turn = Turn
swap = Swap sides
twin = The same as tile { $number }. Cross its fields over, or change one.

## The whole set

set = The set
# What a thumbnail says to a screen reader; the marks are left out where they do not apply.
tile-in-set = Tile { $number }: { LIST($kinds) }
changed = changed
tile-wrong = not right yet
tile-odd = deserves a second look
add = Add a tile
remove = Remove tile { $number }
tourists-before = Every player has
tourists-after =
    { $count ->
        [one] tourist.
       *[other] tourists.
    }
tourists-label = How many tourists a player has
fields-even = { $count } fields of each kind
fields-uneven = The kinds are not equally many.

## What the form has

file-tiles = Length of the game
field-tiles-starting_tiles = Starting tiles
    .note = How many are laid before the first round; three, if nothing is said.
field-tiles-rounds = Rounds
    .note = How many follow the starting tiles; thirteen, if nothing is said. A city has at most sixteen tiles.
