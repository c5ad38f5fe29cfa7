# Townies: what the game says. Its rules are in docs/rules/townies.md.
# What players type is the same in every language: shape, court, windmill, station, bike, bank, square, draft, done,
# pass, the English names of the colours, and the names of spaces ("F6").
# Objects, Shapes, goals, cards and grades have their names from the content; other content shows its own.

tagline = Two dice, five markers, one town plan each: put nine Objects where they pay.

## Options of a table

option-mode = Which game
option-mode-note = Start with the first game; goals and the bonus card come with the others.
option-mode-first = First game
option-mode-second = Second game
option-mode-full = Full game
option-goal = Additional goal
option-goal-note = Counts in the full game only.
option-goal-random = Draw one
option-goal-crossroads = { goal-crossroads }
option-goal-recreational-areas = { goal-recreational-areas }
option-goal-downtown = { goal-downtown }
option-goal-suburbs = { goal-suburbs }
option-goal-hub = { goal-hub }
option-goal-surroundings = { goal-surroundings }
option-goal-symmetry = { goal-symmetry }
option-goal-triangle = { goal-triangle }
option-goal-urban-routes = { goal-urban-routes }
option-goal-wind-rose = { goal-wind-rose }
option-bonus = Bonus card
option-bonus-note = Not in a first game.
option-bonus-random = Draw one
option-bonus-stable-soil = { bonus-stable-soil }
option-bonus-funding = { bonus-funding }
option-bonus-rezoning = { bonus-rezoning }
option-bonus-second-draft = { bonus-second-draft }
option-colour = Starting marker
option-colour-note = When you play alone; otherwise lots are drawn.
option-colour-random = Draw one
option-colour-red = Red
option-colour-yellow = Yellow
option-colour-brown = Brown
option-colour-green = Green
option-colour-blue = Blue

preset-first-game = First game
preset-first-game-note = Blocks and Objects only.
preset-second-game = Second game
preset-second-game-note = With your own goals and a bonus card.

## Colours, Blocks and Objects

# What a seat has got in the lab’s reports.
place-colour = starting colour { $colour }

# Of markers and Blocks; also by themselves in the drawing.
colour-red = red
colour-yellow = yellow
colour-brown = brown
colour-green = green
colour-blue = blue

# The drawing has room for all six in one line if they have 56 characters together.
object-game-court = Game Court
    .indefinite = a Game Court
object-windmill = Windmill
    .indefinite = a Windmill
object-station = Station
    .indefinite = a Station
object-bike-rental = Bike Rental
    .indefinite = a Bike Rental
object-bank = Bank
    .indefinite = a Bank
object-city-square = City Square
    .indefinite = a City Square

# What the four hexes of a Shape look like.
shape-bar = bar
shape-worm = worm
shape-pistol = pistol
shape-propeller = propeller
shape-arch = arch
shape-bee = bee
shape-wave = wave

## Bonus cards

bonus-stable-soil = Stable Soil
bonus-funding = Funding
bonus-rezoning = Rezoning
# A draft is a plan that is drawn again.
bonus-second-draft = Second Draft

# What the cards do. "A star:" is the price.
effect-2-points-at-once-for-an-object-on-a-star =
    { $points ->
        [one] { $points } point at once for an Object on a star
       *[other] { $points } points at once for an Object on a star
    }
effect-a-star--the-shape-and-an-object-in-one-round = a star: the Shape and an Object in one round
effect-a-star--draw-with-any-one-colour = a star: draw with any one colour
effect-a-star--choose-the-face-of-one-die = a star: choose the face of one die

## Goals

# Names of goals: at most 19 characters; the drawing cuts what is longer.
goal-specialization = Specialization
goal-standardization = Standardization
goal-crossroads = Crossroads
goal-recreational-areas = Recreational Areas
goal-downtown = Downtown
goal-suburbs = Suburbs
goal-hub = Hub
goal-surroundings = Surroundings
goal-symmetry = Symmetry
goal-triangle = Triangle
goal-urban-routes = Urban Routes
goal-wind-rose = Wind Rose

# What is counted for them; they follow a number, or the goal's name and a colon.
counts-blocks-of-your-starting-colour-with-blocks-on-all-six-sides = Blocks of your starting colour with Blocks on all six sides
counts-objects-beside-blocks-of-both-colours-next-to-your-starting-colour = Objects beside Blocks of both colours next to your starting colour
counts-objects-beside-three-or-more-colours = Objects beside three or more colours
counts-objects-beside-an-object = Objects beside an Object
counts-objects-in-the-central-area = Objects in the central area
counts-objects-outside-the-central-area = Objects outside the central area
counts-colours-beside-your-most-colourful-object = colours beside your most colourful Object
counts-objects-with-blocks-on-all-six-sides = Objects with Blocks on all six sides
counts-objects-between-two-blocks-of-one-colour = Objects between two Blocks of one colour
counts-side-of-your-largest-triangle-of-blocks = side of your largest triangle of Blocks
counts-objects-that-blocks-of-their-colour-join-to-the-edge = Objects that Blocks of their colour join to the edge
counts-columns-with-an-object = columns with an Object

## Lots and dice. They follow "Drawn:".

draw-colour = { $colour } as a starting colour
draw-goal = the goal { $goal }
draw-bonus = the bonus card { $card }
draw-white-die = { ATTR($object, name: "indefinite") } on the white die
draw-black-die = the { $shape } on the black die

## What to do

prompt-setup = The markers are handed out.
prompt-watch = Everybody draws.
# An Object in the three messages below, after "draw".
one-object = { ATTR($object, name: "indefinite") }
prompt-draw-shape = { CAP($colour) } is yours this round: draw the { $shape }.
prompt-draw-object = { CAP($colour) } is yours this round: draw { LIST($objects, type: "or") }.
prompt-draw-either = { CAP($colour) } is yours this round: draw the { $shape }, or { LIST($objects, type: "or") }.
prompt-second = { $card }: spend a star for the other action, or be done.
prompt-pass =
    { $stars ->
        [0] Nothing can be drawn: pass.
       *[other] Nothing can be drawn without a star: spend one, or pass.
    }

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-shape = Draw the { $shape } in { $colour } on { $spaces }.
    .done = Drew the { $shape } in { $colour } on { $spaces }.
move-object =
    { $points ->
        [one] Draw { ATTR($object, name: "indefinite") } in { $colour } at { $space } for { $points } point.
       *[other] Draw { ATTR($object, name: "indefinite") } in { $colour } at { $space } for { $points } points.
    }
    .done =
        { $points ->
            [one] Drew { ATTR($object, name: "indefinite") } in { $colour } at { $space } for { $points } point.
           *[other] Drew { ATTR($object, name: "indefinite") } in { $colour } at { $space } for { $points } points.
        }
move-done = Keep the star and end the turn.
    .done = Kept the star and ended the turn.
move-pass = Pass.
    .done = Passed.
# These three may follow the sentences above. "It" is the Object that is drawn; points are added.
earns-star = It earns a star.
    .done = It earned a star.
adds-points = { $card } adds { $points }.
    .done = { $card } added { $points }.
costs-star = { $card } costs a star.
    .done = { $card } cost a star.
# Two sentences, one after the other.
sentences = { $first } { $second }
    .done = { ATTR($first, name: "done") } { ATTR($second, name: "done") }

## Refusals: whose turn it is

game-is-over = The game is over.
game-has-not-begun = The game has not begun.
nobody-sits-there = Nobody sits there in this game.
round-is-done = You are done with this round.
nothing-drawn-yet = You have not drawn anything in this round.
end-with-done = You have drawn something: end your turn with “done”.
can-draw-something = There is something you can draw: only players who can draw nothing may pass.

## Refusals: Shapes and Objects

not-a-move = That is not a move.
other-marker = You hold the { $colour } marker in this round.
drew-the-shape = The Shape of this round is drawn; an Object may follow.
drew-the-object = The Object of this round is drawn; the Shape may follow.
other-shape = The black die shows the { $shown }, not the { $shape }.
other-object = The white die shows the { $rolled }, and the basic Object in { $colour } is the { $basic }.
leaves-the-map = The Shape would leave the map.
space-is-gap = { $space } is not on this map.
space-is-taken = { $space } is not empty.
no-block-beside = { $space } has no { $colour } Block beside it: { ATTR($object, name: "indefinite") } needs one.
no-object-beside = { $space } has no Object beside it: { ATTR($object, name: "indefinite") } needs one.
# Alone, every Shape circles one of the nine spaces in which the points of Objects are noted.
nothing-to-circle = No space of your Object line is left to circle, so no Shape can be drawn.

## Refusals: stars

card-not-in-game = The bonus card { $card } is not in this game.
no-star = You have no star to spend.
star-not-needed = You hold the { $colour } marker: no star is needed for that.
face-not-needed = You can draw that without another face on a die.

## Refusals: what was typed

cannot-read-move = “{ $text }” is not a move: write as in “shape F5 F6 F7 F8”, “bank F6”, “red bank F6”, “draft bank F6”, “done” or “pass”. Objects are court, windmill, station, bike, bank and square.
not-a-space = “{ $text }” is not a space: write a column from A to K and a number, as in F6.
column-is-shorter = Column { $column } has the spaces { $first } to { $last }.
four-spaces = A Shape has 4 spaces, not { $count }: write as in “shape F5 F6 F7 F8”.
named-twice = { $space } is named twice.
no-such-shape = These four spaces do not form any of the Shapes on the black die.
# The word is what was typed for the Object.
one-space = An Object has one space: write as in “{ $word } F6”.

## Points

# The names of the kinds of points, where lines are summed up.
reason-object = Objects
reason-stable-soil = { bonus-stable-soil }
reason-specialization = { goal-specialization }
reason-standardization = { goal-standardization }
reason-crossroads = { goal-crossroads }
reason-recreational-areas = { goal-recreational-areas }
reason-downtown = { goal-downtown }
reason-suburbs = { goal-suburbs }
reason-hub = { goal-hub }
reason-surroundings = { goal-surroundings }
reason-symmetry = { goal-symmetry }
reason-triangle = { goal-triangle }
reason-urban-routes = { goal-urban-routes }
reason-wind-rose = { goal-wind-rose }

# "Bank at F6: 2 blue Blocks, and 1 as it is not on the edge"
line-object = { $object } at { $space }: { $counted }
line-object-extra = { $object } at { $space }: { $counted }, and { $points } { $why }
counted-blocks =
    { $count ->
        [one] { $count } { $colour } Block
       *[other] { $count } { $colour } Blocks
    }
counted-objects =
    { $count ->
        [one] { $count } Object
       *[other] { $count } Objects
    }
# Why the extra points: of the Game Court, the Windmill, the Station, the Bike Rental, the Bank and the City Square,
# whatever the content calls them. They follow a number of points.
extra-court = for a neighbour that is not red
extra-windmill = as no Object was beside it
extra-station = for Blocks on opposite sides
extra-bike = for green Blocks leading to another Object
extra-bank = as it is not on the edge
extra-square = for Blocks on all six sides
line-stable-soil =
    { $count ->
        [one] { $card }: { $count } Object on a star
       *[other] { $card }: { $count } Objects on a star
    }
# The number is how many were counted, and what was counted stands in brackets.
line-goal = { $goal }: { $count } ({ $counts })

## The end

# What is compared between equal scores.
tie-break-objects = fewer Objects
tie-break-last = points of the last Object

# What people say about a town that was planned alone. Their names are made of the English sentences.
grade-the-first-families-are-already-packing- = The first families are already packing.
grade-people-live-here-because-the-rent-is-low- = People live here because the rent is low.
grade-a-busy-place--mostly-busy-looking-for-a-parking-space- = A busy place, mostly busy looking for a parking space.
grade-a-tidy-town-that-goes-to-bed-at-eight- = A tidy town that goes to bed at eight.
grade-visitors-stay-a-day-longer-than-they-planned- = Visitors stay a day longer than they planned.
grade-city-people-come-to-look-at-houses-on-sundays- = City people come to look at houses on Sundays.
grade-nobody-here-can-think-of-a-reason-to-leave- = Nobody here can think of a reason to leave.
grade-other-towns-send-their-planners-to-learn-from-yours- = Other towns send their planners to learn from yours.

## What can be looked up

reference-objects = The white die
reference-shapes = The black die
reference-goal = { $goal }: { $counts }
reference-bonus = The bonus card
reference-grades = Grades
# Of a die.
column-face = Face
column-object = Object
# What an Object scores for; then the points for each of them, and the extra points.
column-counts = Counts
column-each = Each
column-extra = Extra
column-shape = Shape
# How many count for a goal.
column-count = Count
column-points = Points
# The least points that a grade takes.
column-from = From points
column-grade = Grade
column-card = Card
column-effect = What it does
cell-blocks = { $colour } Blocks
cell-objects = Objects
# This many or more.
cell-or-more = { $count }+

## The drawing for terminals

board-setup = Townies · { $mode }
board-round = Townies · { $mode } · round { $round }
board-over = Townies · { $mode } · the end after round { $round }
board-mode-first = first game
board-mode-second = second game
board-mode-full = full game
board-you = You
# at most 20 characters with a seat and two digits
board-score =
    { $points ->
        [one] { $who } · { $points } point
       *[other] { $who } · { $points } points
    }
# The marker in hand and the starting colour: at most 20 characters each. A colour follows.
board-marker = Marker
board-start = Start
# at most 30 characters
board-objects = Objects
# at most 30 characters
board-draw = Draw something.
# at most 30 characters
board-second = A second drawing, or done?
# at most 30 characters
board-wait = Your moves are made.
# at most 14 characters. An Object follows.
board-white-die = White die
# at most 30 characters with the Shape
board-black-die = Black die { $shape }
# at most 30 characters with the card
board-bonus = Bonus: { $card }
# at most 15 characters. A sign for each star follows, or the next message.
board-stars = Stars:
board-no-stars = none
# A sign's meaning: a space that gives a star, and the spaces around the middle.
board-star = star
board-central = central area

## What can be wrong with content files

content-no-space = “{ $name }” is not a space of the map.
content-no-land = “{ $name }” is a gap of this map.
content-loose-map = The spaces of the map must hang together by their sides.
content-no-room = There is no room on this map for the Shape “{ $shape }”.
content-same-hex = This hex is there already: a Shape has four different ones.
content-loose-hexes = The four hexes of a Shape must hang together by their sides.
content-same-shape = This is “{ $other }” again, perhaps turned or flipped.
content-no-shape = No Shape is named “{ $name }”.
content-chart-falls = A chart must not fall: a larger count never scores less.
