# Cities: what the game says. The rules are in docs/rules/cities.md.
# Cells ("e5"), fields ("e5nw"), the letters of fields (A P T W) and the words of commands (lay, tourist,
# stay, cover, refuse) are the same in all languages.

tagline = Lay a dream city of sixteen tiles and send your tourists where it is best.

## Options of a table

option-level = Level
option-level-note = 1: zones of attractions and parks. 2: also water seen from terraces. 3: also what lies around.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-no-jumping = No jumping
option-no-jumping-note = Tourists only walk, a field at a time.
option-no-jumping-off = Off
option-no-jumping-on = On
option-free = Any shape
option-free-note = The city may grow beyond 4 by 4 tiles.
option-free-off = Off
option-free-on = On
option-one-more = Just one more
option-one-more-note = A 17th tile may be laid on top at the end.
option-one-more-off = Off
option-one-more-on = On

preset-first-game = First game
preset-first-game-note = Zones of attractions and parks only.
preset-dilemma = Dilemma
preset-dilemma-note = Terraces by the water count too.
preset-brainteaser = Brainteaser
preset-brainteaser-note = Everything around a zone matters.
preset-everything = Everything
preset-everything-note = The third level and all variants at once.

## Tiles and fields

tile = tile { $tile }
# Follows "Drawn:".
draw-tile = tile { $tile }

# The four kinds of field. In drawings there is room for 10 characters each.
# A language may give them attributes for its sentences, as German does.
kind-attraction = attraction
kind-park = park
kind-terrace = terrace
kind-water = water
# A field where no tile lies.
kind-none = place

## What to do

prompt-watch = Everybody builds.
prompt-start = Lay one of your starting tiles.
prompt-lay = Lay tile { $tile } so that it touches your city.
prompt-tourist =
    { $stock ->
        [0] Move a tourist, or let them stay.
       *[other] Place a tourist on the new tile, move one, or let them stay.
    }
prompt-cover = Lay tile { $tile } on top of your city, or refuse it.
prompt-wait = You have nothing to do.

## Moves: what to do; .done is what was done, after the name of the player and a colon. Those of tiles also know the kinds of the four fields: $nw, $ne, $sw, $se.

move-lay = Lay tile { $tile } at { $cell }.
    .done = Laid tile { $tile } at { $cell }.
move-tourist = Place a new tourist on the { $kind } { $field }.
    .done = A new tourist arrived at the { $kind } { $field }.
move-walk =
    Let the tourist at { $from } { $jump ->
        [yes] jump
       *[no] walk
    } to the { $kind } { $field }.
    .done =
        The tourist at { $from } { $jump ->
            [yes] jumped
           *[no] walked
        } to the { $kind } { $field }.
move-stay = Leave the tourists where they are.
    .done = Left the tourists where they were.
move-cover =
    Lay the last tile over { $field } and its neighbours.{ $leaving ->
        [0] { "" }
        [1] { " " }One tourist goes back to the stock.
       *[other] { " " }{ $leaving } tourists go back to the stock.
    }
    .done =
        Laid the last tile over { $field } and its neighbours.{ $leaving ->
            [0] { "" }
            [1] { " " }One tourist went back to the stock.
           *[other] { " " }{ $leaving } tourists went back to the stock.
        }
move-refuse = Leave the city as it is and do without the last tile.
    .done = Left the city as it was and did without the last tile.

## Scores

line-attraction =
    Zone of { $zone ->
        [one] { $zone } attraction
       *[other] { $zone } attractions
    } at { $field }{ $beside ->
        [0] { "" }
        [one] { " " }with { $beside } terrace field beside it
       *[other] { " " }with { $beside } terrace fields beside it
    }
line-park =
    Zone of { $zone ->
        [one] { $zone } park
       *[other] { $zone } parks
    } at { $field }{ $beside ->
        [0] { "" }
        [one] { " " }with { $beside } water field beside it
       *[other] { " " }with { $beside } water fields beside it
    }
line-terrace =
    { $level ->
        [1] Terrace { $field }: terraces count from level 2 on
        [2] Water seen from the terrace { $field }
       *[other] Water and parks seen from the terrace { $field }
    }
line-shared = Tourist at { $field }: the zone counts only once, for the one at { $carrier }
reason-attraction = Attractions
reason-park = Parks
reason-terrace = Terraces

# Players with equal points compare their tourists one by one.
tie-break-tourist =
    { $place ->
        [1] points of the best tourist
        [2] of the second best
        [3] of the third best
        [4] of the fourth best
        [5] of the fifth best
        [6] of the sixth best
        [7] of the seventh best
       *[8] of the eighth best
    }

## What cannot be done

game-is-over = The game is over.
no-such-seat = There is no such seat at this table.
round-is-done = You are done with this round; the next tile comes when all are.
no-such-move = This is not a move of Cities.
not-now =
    { $phase ->
        [start] Not now: lay one of your starting tiles.
        [lay] Not now: lay the tile of this round.
        [tourist] Not now: place or move a tourist, or stay.
        [cover] Not now: lay the last tile on top of your city, or refuse it.
       *[wait] Not now: wait.
    }

no-such-tile = There is no such tile, or no such rotation of it.
no-starting-tile = Tile { $tile } is not a starting tile.
tile-is-laid = You have laid tile { $tile } already.
other-tile-in-play = The tile of this round is { $wanted }, not { $tile }.
cell-is-too-far = That is too far away from your city.
first-tile-elsewhere = The first tile is laid at { $cell }.
cell-is-taken = A tile lies at { $cell } already.
starting-tile-shares-side = At { $cell } the tile would share a side with another: starting tiles meet at corners only.
starting-tile-meets-none = At { $cell } the tile meets no corner of your starting tiles.
tile-touches-none = At { $cell } the tile touches no other tile of your city.
city-too-large = With a tile at { $cell } your city would be larger than { $side } x { $side } tiles.

field-is-off-city = A tourist stays on the tiles of the city.
field-is-water = There is water at { $field }: no tourist goes there.
field-is-taken = A tourist stands at { $field } already.
no-tourist-left = All your tourists are in the city.
tourist-starts-on-last-tile = A new tourist starts on the tile you have just laid.
no-tourist-there = No tourist of yours stands there.
tourist-cannot-get-there = A tourist walks one field, or jumps to the tile you have just laid.
tourist-cannot-jump = A tourist walks one field; nobody jumps in this game.

other-last-tile = The last tile is { $tile }.
cover-is-off-city = The last tile must lie wholly on fields of your city.

## What cannot be read. What stands in quotes is typed as it is.

move-unreadable = “{ $text }” is not a move: write as in “lay 12 e5 PW/WP”, “tourist e5nw”, “d4se>e5nw”, “stay”, “cover d4se PW/WP” or “refuse”.
tile-unreadable = “{ $text }” is not a tile: tiles are numbered 1 to { $count }.
cell-unreadable = “{ $text }” is not a cell: cells are { $first } to { $last }.
field-unreadable = “{ $text }” is not a field: write a cell and nw, ne, sw or se, as in { $example }.
look-unreadable = Tile { $tile } is { $look } or a rotation of it; “{ $text }” is not.
no-last-tile-yet = There is no last tile to cover anything with yet.

## What can be looked up

reference-fields = Fields on the tiles
reference-kind = Kind
reference-drawn = Drawn
reference-not-drawn = Not drawn yet
reference-tiles = Tiles
reference-tile = Tile
reference-tile-fields = Fields
# The place of a tile among those drawn; 0: it is not among them.
reference-place =
    { $place ->
        [0] not drawn yet
       *[other] drawn as number { $place }
    }

## The city drawn in characters: there is only so much room.

# at most 78 characters
board-heading =
    Cities · level { $level } · { $stage ->
        [over] the end
        [start] starting tiles
        [extra] just one more
       *[round] round { $round } of { $rounds }
    }
# A part of the next two.
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# at most 26 characters
board-own = You · { board-points }
# at most 26 characters
board-other = { $who } · { board-points }
# Before a row of tourists that are not in the city. At most 15 characters.
board-stock = Stock
# What the viewer is to do. At most 26 characters.
board-request =
    { $phase ->
        [start] Lay a starting tile.
        [lay] Lay the tile.
        [tourist] A tourist, or stay.
        [cover] Cover, or refuse.
       *[wait] Your moves are made.
    }
# The fields that the last tile covers have a "+". At most 26 characters.
board-covered = + marks tile { $tile }.
# A city without tiles. At most 26 characters.
board-empty = nothing laid yet
# Follows the picture of a tourist; in small cities it is a ring around a letter. Together with the
# four kinds of field at most 55 characters.
board-tourist = tourist (ringed if small)

## What can be wrong with content files

content-tile-form = “{ $text }” is not a tile: write two rows of two letters, as “AT/WA”.
content-tile-letter = “{ $letter }” is not a kind of field: use A, P, T or W.
content-tile-three = “{ $tile }” has more than two fields of one kind: { $kind }. No tile that we know has.
content-tile-four-kinds = “{ $tile }” has four kinds of field. The tiles that we know have two or three.
content-tile-twice = “{ $tile }” is tile { $other } again, perhaps turned. The tiles that we know all differ.
content-many-rounds = Starting tiles and rounds are { $tiles } tiles, and a city has room for { $most }.
