# Townies: the words of the map and of the guided game. What the engine says is in words/en/townies.ftl of the project.

## The map

board = { $name }’s map
colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [brown] brown
        [green] green
       *[blue] blue
    }
object =
    { $object ->
        [court] Game Court
        [windmill] Windmill
        [station] Station
        [bike] Bike Rental
        [bank] Bank
       *[square] City Square
    }
# Content of another host may have other Shapes.
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
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The parts of what a screen reader says of a space, one after the other.
space-empty = empty
space-star = star
space-central = central area
draw-shape = draw the { shape } here
turns-here = the Shape fits here after a turn
draw-object = draw a { object } here for { points }
earns-star = earns a star
earns-soil = and 2 for the star

## What one can do

# How an Object scores, where somebody asks.
about =
    { $object ->
        [court] A Game Court scores for red Blocks beside it, and more if one beside it has another colour.
        [windmill] A Windmill scores for yellow Blocks beside it, and more if no Object is beside it.
        [station] A Station scores for brown Blocks beside it, and more between two Blocks on opposite sides.
        [bike] A Bike Rental scores for green Blocks beside it, and more if green Blocks lead to another Object.
        [bank] A Bank scores for blue Blocks beside it, and more if it is not on the edge.
       *[square] A City Square scores for Objects beside it, and more if all six sides are Blocks.
    }
about-once = It scored when it was drawn; what came later changes nothing.
about-star = An Object here earns a star, or what the bonus card says.
kind-shape = Draw the Shape
kind-object = Draw an Object
kind-done = Be done
kind-pass = Pass
tools = What to draw
# $what is an Object or a Shape; $star: it costs one.
tool =
    { $star ->
        [yes] { $what } in { colour }, for a star
       *[no] { $what } in { colour }
    }
rotate = Rotate
flip = Flip
with-star = Spend a star
pass = Pass
done = Keep the star
draw-here = Draw here

## Beside the map

# $object: its name, in the engine's words.
white-die = White die: { $object }
black-die = Black die: { shape }
no-roll = The dice have not been rolled yet.
stars =
    { $count ->
        [one] { $count } star to spend
       *[other] { $count } stars to spend
    }
goals = Goals
# $count: "3", or "7+" for 7 and more.
chart =
    { $points ->
        [one] { $count }: { $points } point
       *[other] { $count }: { $points } points
    }
# What a screen reader says of the ring; $places are messages as the next one.
ring = How the markers pass: { LIST($places) }
ring-place = { $name } has { colour }
ring-vacant = { colour } at a vacant seat
next-marker = next round: { colour }
objects =
    { $count ->
        [one] { $count } Object
       *[other] { $count } Objects
    }
round = round { $round }

## The guided game

guide-map = This is your map. Everybody has one, and all draw at the same time with the same two dice. The dashed line surrounds the central area.
guide-dice = The black die shows a Shape of four hexes, the white die an Object. Your marker is drawn in the corner of the map: that is your colour in this round.
guide-shape = On an empty map you can only draw the Shape. The lit spaces are stars: leave them free and draw the Shape so that two of its hexes touch one of them. Point at a space, turn the Shape with R or the button, and draw it.
guide-commit = The four hexes you drew are Blocks of your colour. Finish your round. What you drew is shown when everybody has finished; until you finish, you can take it back.
guide-again = New dice, and a new colour: the markers go around the table. The small ring beside the dice shows which one comes next. Draw this Shape beside the same star, and leave the star free again.
guide-commit-again = Good. Finish this round too.
guide-object = Objects score the points. An Object stands beside a Block of its own kind: a Windmill beside yellow, a Bank beside blue. The white die shows one that fits your Blocks: choose its button, and draw it on the lit star. The number there is what it scores.
guide-scored = It scores once, now: patience pays, first the Blocks, then the Object between them. Its points go into the nine circles in the corner, and with this bonus card the star adds 2 more. Finish the round.
guide-goals = Goals are counted at the end: one is the same for everybody, two depend on your first colour. Your Object already counts for one of them: see “Your points”, and point at a line to see where it comes from.
guide-free = Now you decide: the Shape, or an Object where one fits. H asks for a hint, U takes a move back.
guide-basic = Instead of the white die’s Object you may always draw that of your own marker, if it stands beside its colour; nothing is lost if the dice do not suit you. Finish the round.
guide-end = That is all you need. The game ends when somebody has nine Objects, and most points win. Play on to the end, or start a game of your own.
