# DrawCity: what the game says. The rules are in docs/rules/drawcity.md.
# Words that are typed as a move (house, shop, factory, park, skip, discard, line) are the same in all languages.
# Spaces have names like C3: column C of the third street.

tagline = One shared board: combine a number and a development, and mind your order.

## Options of a table

option-streets = Streets
option-streets-note = Fewer streets make a tighter city.
option-streets-auto = By the number of players
option-streets-3 = 3
option-streets-4 = 4
option-streets-5 = 5
option-streets-6 = 6
option-streets-7 = 7
option-streets-8 = 8
option-streets-9 = 9
option-streets-10 = 10
option-goals = Municipal goals
option-goals-note = Points for the players who complete them first.
option-goals-off = Off
option-goals-on = On
option-other-goal = A fifth goal
option-other-goal-note = About several types of development; needs goals.
option-other-goal-off = Off
option-other-goal-on = On
option-zoning = Zoning districts
option-zoning-note = Points for the right mix in some columns.
option-zoning-off = Off
option-zoning-on = On
option-demand = Popular demand
option-demand-note = Points for the most of one type on a street.
option-demand-off = Off
option-demand-on = On
option-locations = Special locations
option-locations-note = Points for sets of different places.
option-locations-off = Off
option-locations-on = On
option-neighborhoods = Neighborhoods
option-neighborhoods-note = Points for lines of three that match a pattern.
option-neighborhoods-off = Off
option-neighborhoods-on = On
option-numbering = Numbers ascend
option-numbering-note = The direction in which your numbers ascend along a street.
option-numbering-left-to-right = From left to right
option-numbering-right-to-left = From right to left
option-first = Who starts
option-first-note = Drawn by lot, or always the player listed first.
option-first-random = Drawn by lot
option-first-0 = The player listed first
preset-first-game = First game
preset-first-game-note = The bare game, without any module.
preset-everything = Everything
preset-everything-note = All five modules and the fifth goal.

## Developments and numbers

# What stands on the plan. The first form also goes into drawings: at most 8 characters.
type-house = house
    .a = a house
    .many = houses
type-shop = shop
    .a = a shop
    .many = shops
type-factory = factory
    .a = a factory
    .many = factories
type-park = park
    .a = a park
    .many = parks
# Of whatever type.
type-any = development
    .a = a development
    .many = developments

number = number { $number }

## Special locations. In drawings they go by their first letters, so these must differ. At most 10 characters.

location-view = view
    .a = a view
location-lake = lake
    .a = a lake
location-wood = wood
    .a = a wood
location-square = square
    .a = a square
location-harbour = harbour
    .a = a harbour

## Municipal goals

# Their names: at most 21 characters.
goal-village = Village
goal-crossroads = Crossroads
goal-homes-all-over = Homes all over
goal-twin-quarters = Twin quarters
goal-high-street = High street
goal-two-markets = Two markets
goal-a-shop-for-everyone = A shop for everyone
goal-arcade = Arcade
goal-model-factory = Model factory
goal-industry-in-the-midst = Industry in the midst
goal-works-all-over = Works all over
goal-data-works = Data works
goal-meeting-places = Meeting places
goal-scattered-greens = Scattered greens
goal-green-districts = Green districts
goal-avenue = Avenue
goal-mixed-street = Mixed street
goal-online-city = Online city
goal-my-street = My street
goal-town-square = Town square

# What they ask for: at most 39 characters, with the numbers of our goals. All are about one's own developments.
# A part of messages below: "4 houses".
rule-counted =
    { $count ->
        [one] { ATTR($type, name: "a") }
       *[other] { $count } { ATTR($type, name: "many") }
    }
# A part of messages below.
rule-on-count-streets =
    { $count ->
        [one] on one street
       *[other] on { $count } streets
    }
rule-group =
    { $count ->
        [one] { ATTR($type, name: "a") }
       *[other] a group of { $count } { ATTR($type, name: "many") }
    }
rule-group-on-streets = a group of { ATTR($type, name: "many") } { rule-on-count-streets }
rule-streets = { ATTR($type, name: "many") } { rule-on-count-streets }
# The groups do not touch: one of $count, one of $other.
rule-two-groups = two groups of { ATTR($type, name: "many") }, of { $count } and of { $other }
rule-on-a-street = { rule-counted } on one street
rule-on-each-of-streets =
    { $other ->
        [one] { rule-counted } on one street
       *[other] { rule-counted } on each of { $other } streets
    }
rule-columns =
    { $count ->
        [one] { ATTR($type, name: "many") } in one column
       *[other] { ATTR($type, name: "many") } in { $count } columns
    }
rule-in-a-row = { rule-counted } side by side on a street
rule-beside-types =
    { $count ->
        [one] { ATTR($type, name: "a") } beside { $other ->
            [one] one type
           *[other] { $other } types
        }
       *[other] { $count } { ATTR($type, name: "many") } beside { $other ->
            [one] one type each
           *[other] { $other } types each
        }
    }
rule-internet = { rule-counted } with internet
# Beside each of them stand $other developments of other players.
rule-beside-others =
    { $count ->
        [one] { ATTR($type, name: "a") } with { $other } of others beside it
       *[other] { $count } { ATTR($type, name: "many") } with { $other } of others beside each
    }
rule-apart =
    { $count ->
        [one] { ATTR($type, name: "a") }
       *[other] { $count } { ATTR($type, name: "many") }, no two of them adjacent
    }
rule-districts =
    { $count ->
        [one] { ATTR($type, name: "many") } in one district
       *[other] { ATTR($type, name: "many") } in { $count } districts
    }
rule-types-on-a-street =
    { $count ->
        [one] a development of your own
       *[other] { $count } types of your own on one street
    }
rule-square-of-types =
    { $count ->
        [one] a 2x2 square of your own
       *[other] a 2x2 square of your own, of { $count } types
    }

## Cards. All but "number" follow "Drawn:".

draw-first-player = the first player
draw-number = { number }
draw-development = { ATTR($type, name: "a") }
draw-goal = the goal { $goal }
# What is asked for in a column of a district: $column is a letter.
draw-zoning = { ATTR($type, name: "a") } for column { $column }
# What is popular on a street.
draw-demand = { ATTR($type, name: "a") } for street { $street }
# One of three cards of one of the two patterns of neighborhoods.
draw-pattern = { ATTR($type, name: "a") } for pattern { $pattern }

## What to do

prompt-deal = Cards are drawn.
prompt-wait = It is another player’s turn.
prompt-turn = Choose a number and a development, and build.
prompt-skip = Neither of your numbers fits anywhere: skip, and discard what you like.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

# $effects: what the messages after this one say, or nothing.
move-build =
    Build { ATTR($type, name: "a") } with number { $number } on { $space }{ COUNT($effects) ->
        [0] { "" }
       *[other] ; { $effects }
    } ({ NUMBER($gain, signDisplay: "always") } { $gain ->
        [1] point
        [-1] point
       *[other] points
    } now).
    .done =
        Built { ATTR($type, name: "a") } with number { $number } on { $space }{ COUNT($effects) ->
            [0] { "" }
           *[other] ; { ATTR($effects, name: "done") }
        } ({ NUMBER($gain, signDisplay: "always") } { $gain ->
            [1] point
            [-1] point
           *[other] points
        }).
# In these, $type is what is built.
effect-internet = it gets internet
    .done = it got internet
effect-location = it takes { ATTR($location, name: "a") }
    .done = it took { ATTR($location, name: "a") }
# $line: the two ends of a line of three spaces, "B2-D2".
effect-neighborhood = { $line } becomes a neighborhood
    .done = { $line } became a neighborhood
# A part of the next two messages: what the goal is worth.
effect-goal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-goal = it completes the goal { $goal } for { effect-goal-points }
    .done = it completed the goal { $goal } for { effect-goal-points }
effect-goal-of-others =
    { $players ->
        [one] another player completes the goal { $goal } for { effect-goal-points }
       *[other] { $players } other players complete the goal { $goal } for { effect-goal-points }
    }
    .done =
        { $players ->
            [one] another player completed the goal { $goal } for { effect-goal-points }
           *[other] { $players } other players completed the goal { $goal } for { effect-goal-points }
        }

# $cards: what the messages after this one say, or nothing. $finishes: no further turn follows.
move-skip =
    { COUNT($cards) ->
        [0] Skip this turn and keep all cards
       *[other] Skip this turn, discard { $cards } and draw
    }{ $finishes ->
        [yes] ; it is the second in a row, and the last turn.
       *[no] .
    }
    .done =
        { COUNT($cards) ->
            [0] Skipped this turn and kept all cards
           *[other] Skipped this turn, discarded { $cards } and drew
        }{ $finishes ->
            [yes] ; it was the second in a row, and the last turn.
           *[no] .
        }
discard-number = the { $number }
discard-development = { ATTR($type, name: "a") }

## Scores

line-house =
    { $count ->
        [one] A house by itself
       *[other] A group of { $count } houses on { $streets ->
            [one] { $streets } street
           *[other] { $streets } streets
        }
    }
line-shop =
    { $count ->
        [one] { $count } shop on street { $street }
       *[other] { $count } shops on street { $street }
    }
line-factory = A factory on { $space }
line-park = A park on { $space }
line-internet =
    { $count ->
        [one] { $count } development with internet
       *[other] { $count } developments with internet
    }
# $rule: what the goal asks for.
line-goal = { $goal }: { $rule }
line-zoning = District { $district } is as planned
# Who has the most, or second most, of what is popular on a street.
line-demand =
    { $first ->
        [yes] Most { ATTR($type, name: "many") } on street { $street }
       *[no] Second most { ATTR($type, name: "many") } on street { $street }
    }
line-location =
    { $count ->
        [one] { $count } special location
       *[other] { $count } special locations
    }
line-neighborhood = Neighborhood { $line }

reason-house = Houses
reason-shop = Shops
reason-factory = Factories
reason-park = Parks
reason-internet = Internet
reason-goal = Municipal goals
reason-zoning = Zoning districts
reason-demand = Popular demand
reason-location = Special locations
reason-neighborhood = Neighborhoods

## What cannot be done

game-is-over = The game is over.
cards-are-being-drawn = Cards are still being drawn.
not-your-turn = It is not your turn.
not-a-move = A move is a build or a skip.
number-out-of-range = Numbers go from 1 to { $most }.
not-a-development = A development is a house, a shop, a factory or a park.
number-not-in-hand = There is no { $number } in your hand.
type-not-in-hand = There is no { $type } in your hand.
build-needs-cards = A build needs a number and a development.
no-such-space = There is no such space.
space-not-in-use = { $space } is not on the board: { $streets } streets are in use.
space-is-taken =
    { $mine ->
        [yes] { $space } is taken by { ATTR($type, name: "a") } of your own.
       *[no] { $space } is taken by { ATTR($type, name: "a") } of another player.
    }
order-is-broken =
    Your { $standing } on { $beside } does not allow { $number ->
        [8] an { $number }
       *[other] a { $number }
    } on { $space }: your numbers on a street ascend { $leftwards ->
        [yes] from right to left
       *[no] from left to right
    }.
numbers-must-ascend = Your numbers on a street must ascend.
no-such-line = There is no such line.
no-line-to-choose = There is no choice of lines here.
line-must-be-chosen = This completes several neighborhoods: say which, as in “line A3-C3”.
line-is-no-neighborhood = This line is not a neighborhood.
skip-has-no-space = A skip has no space.
build-is-possible = You can place your { $number }, for example on { $space }, so you have to build.

## What cannot be read. What stands in quotes is typed as it is; $word is what was typed.

move-is-empty = A move starts with house, shop, factory, park or skip.
not-a-verb = A move starts with house, shop, factory, park or skip, not “{ $word }”.
build-is-written = A build is written “house 5 C3”, or “house 5 C3 line A3-C3” where there are lines to choose from.
not-a-number = Numbers go from 1 to 9, not “{ $word }”.
not-a-space = Spaces are called A1 to K10, not “{ $word }”.
not-a-line = “{ $word }” is not a line of three spaces with { $space }.
skip-is-written = A skip is written “skip”, “skip discard 5”, “skip discard shop” or “skip discard 5 shop”.

## What can be looked up: tables with titles, heads of columns, and cells

reference-piles = The piles
reference-numbers = Number cards
reference-developments = Development cards
reference-houses = A group of houses
reference-shops = Shops on one street
reference-others = Besides

column-cards = Cards
column-deck = In the deck
column-discarded = Discarded
# How often the discard pile became the deck.
column-formed = Formed again
column-number = Number
column-development = Development
column-hand = In your hand
# In the deck or in others' hands.
column-elsewhere = Elsewhere
column-houses = Houses
column-shops = Shops
column-points = Points
# The head above the messages each-...
column-each = For each

pile-numbers = number
pile-developments = development
# This many or more: the last line of a chart.
or-more = { $count }+
each-house-street = a street a group of houses is on
each-factory-type = a type beside a factory
each-park-neighbour = another player’s development beside a park
each-internet = a development with internet
each-park-bonus = a park, with so few players

## The table drawn in characters: there is only so much room.

# The headline: at most 78 characters.
board-before = DrawCity · before the deal
# The headline: at most 78 characters.
board-round =
    { $leftwards ->
        [yes] DrawCity · round { $round } · numbers ascend from right to left
       *[no] DrawCity · round { $round }
    }
# The headline: at most 78 characters.
board-over = DrawCity · the end
# Beside the symbols above the columns. At most 8 characters.
board-zoning = zoning
# Beside a street, before a symbol: what is popular there. At most 5 characters.
board-demand = wants
# At most 6 characters.
board-you = You
# At most 6 characters.
board-seat = { CAP(ATTR($who, name: "short")) }
# At most 10 characters.
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Of a player. At most 11 characters.
board-finished = finished
# Of a player. At most 11 characters.
board-skipped = has skipped
# Of the player who starts each round. At most 6 characters.
board-first = first
# At most 21 characters.
board-neighborhoods = Neighborhoods
# Of neighborhoods. At most 30 characters.
board-completed = { $count } completed
# At most 12 characters.
board-numbers = Numbers
# At most 12 characters.
board-developments = Developments
# Before the number of cards that are left. At most 6 characters.
board-deck = deck
# Before the cards. At most 9 characters.
board-discarded = discarded
# What a symbol stands for. At most 10 characters.
board-internet = internet
# Before the names of special locations. At most 10 characters.
board-special = special

## What can be wrong with content files

content-few-cards = Six players need at least { $least } of these cards in all, not { $cards }.
content-many-cards = There may be at most { $most } of these cards in all, not { $cards }.
content-districts = The districts must have { $columns } columns in all, not { $sum }.
content-location-taken = This space is a special location already.
content-no-space = “{ $name }” is not a space of the board.
content-few-spaces = The streets for { $players } players have only { $spaces } spaces: there must be one for each.
content-start-gap = The internet must not start in a gap of the board.
content-location-gap = This space is a gap of the board.
content-empty-pile = The pile “{ $pile }” has no goal.
