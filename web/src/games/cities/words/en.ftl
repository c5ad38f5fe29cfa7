# Cities: the words of the board and of the guided game. What the engine says is in words/en/cities.ftl of the project.

## The city

board = The city of { $name }
# The kinds of field, by the letters the engine has for them.
kind =
    { $kind ->
        [A] attraction
        [P] park
        [T] terrace
       *[W] water
    }
# What a screen reader says of a place; $kinds are the four fields of its tile.
space-tile = { $cell }, tile { $tile }: { LIST($kinds) }
space-free = { $cell }, free
space-field =
    { $tourist ->
        [yes] { $field }, { kind }, tourist
       *[no] { $field }, { kind }
    }

## What one can do

# What a field is good for, where somebody asks.
about =
    { $kind ->
        [A] { $level ->
            [3] Attractions joined by their sides are a zone: a point for each of them and each terrace beside it, if a tourist stands there.
           *[other] Attractions joined by their sides are a zone: a point for each of them, if a tourist stands there.
        }
        [P] { $level ->
            [3] Parks joined by their sides are a zone: a point for each of them and each water beside it, if a tourist stands there.
           *[other] Parks joined by their sides are a zone: a point for each of them, if a tourist stands there.
        }
        [T] { $level ->
            [1] On this level terraces score nothing.
            [2] A tourist here scores the water in sight, along the row and the column.
           *[other] A tourist here scores the water and the parks in sight, along the row and the column.
        }
       *[W] Nobody stands on water.
    }
kind-lay = Lay the tile
kind-tourist = A new tourist
kind-walk = Move a tourist
kind-stay = Stay
kind-cover = Cover the city
kind-refuse = Refuse the last tile
which-tile = Which tile
rotate = Rotate
lay-here = Lay it here
cover-here = Cover this
stay = Let them stay
refuse = Leave the city as it is
# The tourist that was chosen is not the one.
put-back = Not this one
tip-lay = Choose a place for the tile.
tip-start = Starting tiles touch only at their corners.
tip-place = Choose a field of the new tile, or a tourist to move.
tip-move = Choose a tourist to move.
tip-go = Where does this tourist go?
tip-cover = Choose where the last tile covers your city.

## Tiles and tourists

tile = Tile { $tile }
tile-fields = Tile { $tile }: { LIST($kinds) }
tile-next = The tile of this round, number { $tile }: { LIST($kinds) }
# $drawn: "drawn as number 3", in the engine's words.
tile-drawn = Tile { $tile }, { $drawn }
stock =
    { $count ->
        [one] { $count } tourist left
       *[other] { $count } tourists left
    }
unseen =
    { $count ->
        [one] { $count } tile nobody has seen yet
       *[other] { $count } tiles nobody has seen yet
    }
starting = starting tiles
round = round { $round } of { $rounds }

## The guided game

guide-city = You build a city of sixteen tiles, four by four. Each tile has four fields: attractions, parks, terraces and water. You know three of the tiles from the start.
guide-first = Lay the first one. The Rotate button turns it, and so do R and the mouse wheel.
guide-second = The next starting tile must touch a corner of the first, but no side. You choose which of the two comes next.
guide-third = And the third, corner to corner again.
guide-commit = Your start is laid. The others build at the same time, and nobody sees your city until everybody is done. Finish your round.
guide-lay = A new tile, the same for everybody. From now on, sides may touch. Try to join parks to parks, or attractions to attractions: connected fields form a zone.
guide-tourist = A zone scores a point for each field, but only if a tourist stands in it. Send one of your seven to a park or an attraction on the new tile. Tourists never stand on water.
guide-earned = The small number beside a tourist shows what it earns now. Finish the round.
guide-grow = The next tile. Extend a zone that has a tourist, or begin a new one.
guide-move = Instead of placing a new tourist you may move one: one step in any direction, or a jump to the new tile. Choose a tourist, then where it goes. Or let them all stay.
guide-done = Finish this round too.
guide-water = Terraces and water this time. Lay the tile so that water lies in a row with other water, if you can.
guide-terrace = Terraces form no zones. A tourist on one looks along the row and the column, in four directions, and scores the water it sees until something else comes. Send one to a terrace of the new tile.
guide-view = Its points stand beside it: more water in line later, and it sees more. Finish the round.
guide-end = That is all. After thirteen rounds every zone with a tourist and every view scores. On the third level terraces also see parks, and what lies beside a zone counts too. Play on.
