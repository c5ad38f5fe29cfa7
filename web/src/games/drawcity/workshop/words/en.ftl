# DrawCity in the workshop. Facts such as $count, $type and $points are fields where a sentence is edited.

goals = Municipal goals
plan = Plan
locations = Special locations
decks = Decks
charts = Charts
copy = Copy
remove = Remove
players = { $count } players
points-label = Points

## Goals

add-goal = New goal
new-goal = New goal
all-goals = All { $count } goals
line-name = The goal is called { $name }
name-label = Name of the goal
line-pile = Its card lies in the pile { $pile }
pile-label = Pile
pile =
    { $pile ->
        [house] houses
        [shop] shops
        [factory] factories
        [park] parks
       *[other] others
    }
line-rule = It asks for { $rule }
rule-label = What the goal asks for
rule-name =
    { $rule ->
        [group] a group
        [group-on-streets] a group on several streets
        [streets] many streets
        [two-groups] two groups
        [on-a-street] a full street
        [on-each-of-streets] several full streets
        [in-a-row] a row
        [columns] many columns
        [districts] many districts
        [apart] distance
        [internet] internet
        [beside-types] varied neighbours
        [beside-others] other people’s developments
        [types-on-a-street] a varied street
       *[square-of-types] a square
    }
type-label = What it is about
# $n (number)
kind =
    { $n ->
        [one] { $type ->
            [house] house
            [shop] shop
            [factory] factory
            [park] park
           *[any] development
        }
       *[other] { $type ->
            [house] houses
            [shop] shops
            [factory] factories
            [park] parks
           *[any] developments
        }
    }
fact =
    { $fact ->
        [count] How many
        [other] How many of the second
        [many] How many on a large plan
       *[from] Streets of a large plan
    }
rule-group = A group of { $count } { $type }.
# $n (number)
rule-group-on-streets =
    { $n ->
        [one] A group of { $type } on { $count } street.
       *[other] A group of { $type } that stands on { $count } streets.
    }
# $n (number)
rule-streets =
    { $n ->
        [one] Own { $type } on { $count } street, or on { $many } where { $from } or more are in use.
       *[other] Own { $type } on { $count } streets, or on { $many } where { $from } or more are in use.
    }
rule-two-groups = Two groups of { $type }, one of { $count } and one of { $other }.
rule-on-a-street = { $count } { $type } on one street.
# $m (number)
rule-on-each-of-streets =
    { $m ->
        [one] { $count } { $type } on { $other } street.
       *[other] { $count } { $type } on each of { $other } streets.
    }
rule-in-a-row = { $count } { $type } side by side on a street.
# $n (number)
rule-columns =
    { $n ->
        [one] Own { $type } in { $count } column.
       *[other] Own { $type } in { $count } columns.
    }
# $n (number)
rule-districts =
    { $n ->
        [one] Own { $type } in { $count } district.
       *[other] Own { $type } in { $count } districts.
    }
rule-apart = { $count } { $type }, no two of them adjacent.
rule-internet = { $count } { $type } with internet.
# $m (number)
rule-beside-types =
    { $m ->
        [one] { $count } { $type }, each beside { $other } type.
       *[other] { $count } { $type }, each beside { $other } types.
    }
# $m (number)
rule-beside-others =
    { $m ->
        [one] { $count } { $type }, each beside { $other } development of others.
       *[other] { $count } { $type }, each beside { $other } developments of others.
    }
# $n (number)
rule-types-on-a-street =
    { $n ->
        [one] { $count } type of your own on one street.
       *[other] { $count } types of your own on one street.
    }
# $n (number)
rule-square-of-types =
    { $n ->
        [one] A square of four, all your own, of { $count } type.
       *[other] A square of four, all your own, of { $count } types.
    }
scoring = What goals are worth
line-spaces = Whoever completes a goal first gets { $first } points, then { $second }, then { $third }.
space-points = Points of space { $number }
# $n (number)
line-used =
    { $n ->
        [one] With { $players } players { $used } space is used.
       *[other] With { $players } players { $used } spaces are used.
    }

## The plan

plan-note = Click a plot to put there what is chosen. Drag the round handles to move the districts.
shown-for = Shown for
click-sets = A click sets
tool =
    { $tool ->
        [upper] upper internet
        [lower] lower internet
       *[gaps] gap
    }
set =
    { $tool ->
        [upper] let the upper internet start here
        [lower] let the lower internet start here
       *[gaps] make it a gap, or a plot again
    }
gap = gap
district = District { $number }
border = Border behind district { $number }
streets = Streets
# $n (number)
line-streets =
    { $n ->
        [one] With { $players } players there is { $streets } street.
       *[other] With { $players } players there are { $streets } streets.
    }
streets-label = Streets with { $players } players
starts = Where the internet starts
line-upper = Above: in column { $column }, on street { $street } from the top.
line-lower = Below: in column { $column }, on street { $street_from_bottom } from the bottom.
start-number =
    { $what ->
        [column] { tool }: column
       *[street] { tool }: street
    }
districts = Districts
# $n (number)
line-district =
    { $n ->
        [one] District { $number } is { $columns } column wide.
       *[other] District { $number } is { $columns } columns wide.
    }

## Special locations

locations-note = Choose a kind, then click plots to put it there or take it away.
location =
    { $location ->
        [view] view
        [lake] lake
        [wood] wood
        [square] square
        [harbour] harbour
       *[other] { $location }
    }
pen = What a click puts down
pen-count = { location } ({ $count })
no-location = empty
names = Their names
names-note = Those with a picture are view, lake, wood, square and harbour; others are drawn by their first letter.
line-location = Kind { $number }: { $name }
location-label = Name of kind { $number }
sets = What a set is worth
sets-chart = Points for different ones
sets-axis = Different special locations

## Decks

developments = { $count } development cards
numbers = { $count } number cards
numbers-chart = Cards of each number
numbers-axis = Number on the card

## Charts

houses = Houses
houses-chart = Points of a group
houses-axis = Houses in a group
shops = Shops
shops-chart = Points of a street
shops-axis = Shops on a street
others = All else
# $n (number)
line-house_street =
    { $n ->
        [one] And { $points } point for each street a group stands on.
       *[other] And { $points } points for each street a group stands on.
    }
# $n (number)
line-factory =
    { $n ->
        [one] A factory scores { $points } point for each type beside it.
       *[other] A factory scores { $points } points for each type beside it.
    }
# $n (number)
line-park =
    { $n ->
        [one] A park scores { $points } point for each development of others beside it.
       *[other] A park scores { $points } points for each development of others beside it.
    }
# $n (number)
line-internet =
    { $n ->
        [one] Each development with internet scores { $points } point.
       *[other] Each development with internet scores { $points } points.
    }
# $n (number)
line-zoning =
    { $n ->
        [one] Zoning: { $points } point for each district.
       *[other] Zoning: { $points } points for each district.
    }
# $n (number)
line-neighborhood =
    { $n ->
        [one] Neighbourhoods: { $points } point for each line one is part of.
       *[other] Neighbourhoods: { $points } points for each line one is part of.
    }
# $n (number)
line-bonus =
    { $n ->
        [one] With up to { $most_players } players each park scores { $points } point more.
       *[other] With up to { $most_players } players each park scores { $points } points more.
    }
bonus-players = Most players for it
line-demand = Demand: { $first } points for the most of what a street wants, { $second } for the next.
demand =
    { $place ->
        [first] Points for the most
       *[second] Points for the next
    }

## Members of the content files, in the list of what a pack changes: “Bakery, points”, “award 2, name”

member-districts = district
member-gaps = gap
member-internet = internet
member-upper = above
member-lower = below
member-column = column
member-street = street
member-street_from_bottom = street from the bottom
member-streets = streets
member-developments = development cards
member-house = houses
member-shop = shops
member-factory = factories
member-park = parks
member-numbers = cards of number
member-houses = points of houses
member-house_street = points for a street of houses
member-shops = points of shops
member-park_bonus = more for parks
member-most_players = up to this many players
member-points = points
member-demand = demand
member-first = for the most
member-second = for the next
member-zoning = points of a district
member-neighborhood = points of a neighbourhood
member-goals = goal
member-name = name
member-pile = pile
member-rule = what it asks for
member-type = what it is about
member-count = how many
member-other = how many of the second
member-many = how many on a large plan
member-from = streets of a large plan
member-spaces = points of space
member-spaces_used = spaces used
member-colours = kind of location
member-colour = kind
field-charts-factory = points of a factory
field-charts-park = points of a park
field-charts-internet = points of internet
field-locations-points = points of a set
field-locations-streets = street

## Choices in the content files, in the same list

choice-house = houses
choice-shop = shops
choice-factory = factories
choice-park = parks
choice-other = others
choice-any = any development
choice-group = a group
choice-group-on-streets = a group on several streets
choice-streets = many streets
choice-two-groups = two groups
choice-on-a-street = a full street
choice-on-each-of-streets = several full streets
choice-in-a-row = a row
choice-columns = many columns
choice-districts = many districts
choice-apart = distance
choice-internet = internet
choice-beside-types = varied neighbours
choice-beside-others = other people’s developments
choice-types-on-a-street = a varied street
choice-square-of-types = a square
