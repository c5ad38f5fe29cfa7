# Town Builder in the workshop. What the table says of types, goods and cards is in ../../words. Facts such as $cards and
# $as are fields: what is chosen or counted stands there.

cards = Town cards
table = Judges, awards, titles

type =
    { $type ->
        [commerce] commerce
        [social] social
        [housing] housing
        [culture] culture
       *[military] military
    }
good =
    { $good ->
        [gold] gold
        [wood] wood
        [stone] stone
       *[straw] straw
    }

## One card

card-number = Card { $number }:
# What a screen reader says of a card.
card-label =
    { $points ->
        [one] { $name }, { type }, { $points } point
       *[other] { $name }, { type }, { $points } points
    }
state =
    { $state ->
        [row] in the row
        [foundation] foundation
       *[built] built
    }
add = New card
copy = Copy
remove = Remove
at-least = There must be at least { $count } cards.
# The name of a new card. Letters and single blanks only.
new-card = New House
line-name = The building is called { $name }
name-label = Name of the building
line-type = It is for { $type }
type-label = Type
line-cost = It costs { $costs }
# $count (number)
line-points =
    { $count ->
        [one] Built, it is worth { $points } point.
       *[other] Built, it is worth { $points } points.
    }
points-label = Points
line-gives =
    { $many ->
        [several] Used up, it gives either of { $gives }
       *[one] Used up, it gives { $gives }
    }
gives-label = What it gives

## What cards cost and are worth

balance-title = Points by cost
balance =
    { $points ->
        [one] Others that cost { $cost } are worth { NUMBER($usual) } on average; this one { $points } point.
       *[other] Others that cost { $cost } are worth { NUMBER($usual) } on average; this one { $points } points.
    }
balance-alone = No other card costs { $cost }.

## All cards

all-cards = All { $count } cards
search = Search by name
filter-type = Type
filter-all = All types
filter-ability = Ability
filter-any = Any ability
filter-timing =
    { $timing ->
        [row] In the row
        [build] Build
        [star] Star
        [scoring] Scoring
       *[none] None
    }
found =
    { $count ->
        [0] No card is like that.
        [one] { $count } card
       *[other] { $count } cards
    }
has-problems = something is wrong
is-yours = changed

## Abilities, as the rules would say them

ability-none = It has { $timing }
ability-line = { $timing }: { $effect }
timing-label = When the ability counts
timing =
    { $timing ->
        [row] In the row
        [build] When it is built
        [star] Star, one a turn
        [scoring] At the end
       *[none] no ability
    }
effect-label = What the ability does
effect-name =
    { $effect ->
        [worth_two] worth two gold
        [take] take a card
        [reveal] reveal cards
        [add_to_row] add to the row
        [replace] replace row cards
        [resources] any resources
        [gold] gain gold
        [judge] call a judge
        [complete] complete a foundation
        [copy] copy a building
        [protect] protect a row card
        [per_building] points for buildings
        [per_type] points for types
        [if_award] points for an award
        [change_type] become another type
       *[extra_type] count for another type too
    }
effect-worth_two = Stored from the row it is worth 2 gold.
effect-take = Take a card from { $from } as { $as }
# $count (number)
effect-reveal =
    { $count ->
        [one] Reveal { $cards } town card. It may be taken as { $as }, or is discarded.
       *[other] Reveal { $cards } town cards. One may be taken as { $as }, the rest are discarded.
    }
# $count (number)
effect-add_to_row =
    { $count ->
        [one] The top { $cards } town card joins the row.
       *[other] The top { $cards } town cards join the row.
    }
# $count (number)
effect-replace =
    { $count ->
        [one] Pay { $price } gold, discard { $cards } row card and replace it from the deck.
       *[other] Pay { $price } gold, discard up to { $cards } row cards and replace them from the deck.
    }
# $count (number)
effect-resources =
    { $count ->
        [one] Up to { $most } resource of any kind for one foundation.
       *[other] Up to { $most } resources of any kind for one foundation.
    }
effect-gold = Gain { $amount } gold.
effect-judge = An unused judge joins the judges.
effect-complete = Complete a foundation of building cost { $most_cost } or less.
effect-copy = Use such an ability of a building in any district.
effect-protect = Until your next turn no other player may take a row card of your choice, and nobody may discard it.
# $count (number)
effect-per_building =
    { $count ->
        [one] { $points } point for each of these: { $which }
       *[other] { $points } points for each of these: { $which }
    }
# $count (number)
effect-per_type =
    { $count ->
        [one] { $points } point for each type in the district.
       *[other] { $points } points for each type in the district.
    }
# $count (number)
effect-if_award =
    { $count ->
        [one] { $points } point if you hold an award.
       *[other] { $points } points if you hold an award.
    }
effect-change_type = Before judging, the building may become another type.
effect-extra_type = For judges it counts as one building more, of any type.
number-label =
    { $what ->
        [cards] How many cards
        [price] Price in gold
        [most] How many resources
        [amount] How much gold
        [most_cost] Highest building cost
       *[points] Points
    }
from-label = Where from
from =
    { $from ->
        [discard] the discard pile
       *[row] the row
    }
as-label = What it may be taken as
as =
    { $as ->
        [resource] a resource
        [gold] gold
       *[foundation] a foundation
    }
condition-label = Condition
condition =
    { $type ->
        [always] It can always be used.
        [any] Only if a foundation was completed this turn.
        [commerce] Only if a commerce building was completed this turn.
        [social] Only if a social building was completed this turn.
        [housing] Only if a housing building was completed this turn.
        [culture] Only if a culture building was completed this turn.
       *[military] Only if a military building was completed this turn.
    }
discards-label = What becomes of the building
discards =
    { $what ->
        [itself] Discard this building.
       *[stays] The building stays.
    }

## Which buildings

which-type = Which buildings
which =
    { $type ->
        [any] all buildings
        [commerce] commerce buildings
        [social] social buildings
        [housing] housing buildings
        [culture] culture buildings
       *[military] military buildings
    }
trait-add = Add a condition
trait-first = with …
trait-more = and …
trait =
    { $trait ->
        [least_cost] building cost from
        [most_cost] building cost up to
        [least_points] printed points from
        [most_points] printed points up to
       *[has] an ability
    }
trait-remove = Remove: { trait }
# $n is a field.
trait-least_cost = building cost { $n } or more
trait-most_cost = building cost up to { $n }
trait-least_points = { $n } points or more
trait-most_points = printed points up to { $n }
trait-has = an ability

## Awards

awards = Awards
# $count (number)
line-awards =
    { $count ->
        [one] Each award is worth { $points } point. In a game, { $play } of them are open.
       *[other] Each award is worth { $points } points. In a game, { $play } of them are open.
    }
award-points = Points of an award
awards-in-play = Awards in a game
award-name = Name of award { $number }
line-award = { $name } is for { $need }
award-need = What { $name } is for
need-name =
    { $need ->
        [buildings] certain buildings
        [costs] different costs
        [types] different types
        [gold] stored gold
       *[completed] a busy turn
    }
need-buildings = Have { $n } of these: { $which }
need-costs = Have a building of each of these building costs: { $costs }
# $count (number)
need-types =
    { $count ->
        [one] Have buildings of { $n } type.
       *[other] Have buildings of { $n } types.
    }
need-gold = Have { $n } gold stored.
# $count (number)
need-completed =
    { $count ->
        [one] Complete { $n } foundation in one turn.
       *[other] Complete { $n } foundations in one turn.
    }
award-count = How many for { $name }
award-costs = Building costs for { $name }
add-award = Another award
# The name of a new award. Letters and single blanks only.
new-award = New Award
remove-one = Remove { $name }

## Judges, crest, players

judges = Judges
# $count (number)
line-judges =
    { $count ->
        [one] Each judge gives { $points } point to whoever has the most buildings of its type.
       *[other] Each judge gives { $points } points to whoever has the most buildings of its type.
    }
judge-points = Points of a judge
judge-label = What judge { $number } prefers
add-judge = Another judge
remove-judge = Remove judge { $number }
crest = The crest
crest-note = Every player has this star ability from the start.
crest-line = Star: { $effect }
seatings = How it begins and ends
# $count (number)
line-row =
    { $count ->
        [one] The row has { $row_size } card when it is full.
       *[other] The row has { $row_size } cards when it is full.
    }
row-size = Cards of the row
# $count (number)
line-actions =
    { $count ->
        [one] A player has { $actions } action a turn.
       *[other] A player has { $actions } actions a turn.
    }
actions = Actions a turn
players =
    { $count ->
        [one] Alone
       *[other] { $count } players
    }
# $count (number)
line-open =
    { $count ->
        [one] { $judges_open } judge lies open from the start.
       *[other] { $judges_open } judges lie open from the start.
    }
judges-open = Judges that lie open
line-below-half = A judge in the deck has { $how } below it.
# $count (number)
line-below =
    { $count ->
        [one] A judge in the deck has { $how } { $cards } card below it.
       *[other] A judge in the deck has { $how } { $cards } cards below it.
    }
below-label = Where judge { $number } of the deck lies
below =
    { $how ->
        [half] half of the cards
       *[some] exactly
    }
below-cards = Cards below judge { $number }
add-hidden = A judge in the deck
# $count (number)
line-out =
    { $count ->
        [one] { $cards_out } town card stays in the box, unseen.
       *[other] { $cards_out } town cards stay in the box, unseen.
    }
cards-out = Cards that stay in the box
# $count (number)
line-runs =
    { $count ->
        [one] The end comes when the deck has run out { $runs } time.
       *[other] The end comes when the deck has run out { $runs } times.
    }
runs = How often the deck runs out

## Alone

alone = Playing alone
# $count (number)
line-needs =
    { $count ->
        [one] { $judge_needs } building of its type claims a judge.
       *[other] { $judge_needs } buildings of its type claim a judge.
    }
judge-needs = Buildings that claim a judge
# $count (number)
line-closing =
    { $count ->
        [one] { $closing_discard } card of the row is discarded at the end of a turn.
       *[other] { $closing_discard } cards of the row are discarded at the end of a turn.
    }
closing-discard = Cards discarded at the end of a turn

## Members of the content files, in the list of what a pack changes: “Bakery, points”, “award 2, name”

member-cards = cards
member-name = name
member-type = type
member-gold = gold
member-resources = resource
member-points = points
member-gives = what it gives
member-ability = ability
member-kind = when it counts
member-effect = what it does
member-amount = amount
member-as = what it becomes
member-from = where from
member-discards = what becomes of the building
member-if_completed = only if one was completed
member-most = at most
member-most_cost = cost at most
member-least_cost = cost at least
member-least_points = points at least
member-most_points = points at most
member-price = price
member-which = which buildings
member-has = with
member-row_size = cards of the row
member-actions_a_turn = actions a turn
member-award_points = points of an award
member-awards_in_play = awards in a game
member-awards = award
member-needs = what it takes
member-count = how many
member-costs = cost
member-judge_points = points of a judge
member-judges = judge
member-crest = crest
member-players = number of players
member-cards_out = cards that stay in the box
member-judges_in_deck = judge in the deck
member-judges_open = judges that lie open
member-runs = how often the deck runs out
member-solo = alone
member-closing_discard = cards discarded at the end of a turn
member-judge_needs = buildings that win a judge
member-grades = title
member-least = least points

## Choices in the content files, in the same list

choice-commerce = commerce
choice-social = social
choice-housing = housing
choice-culture = culture
choice-military = military
choice-gold = gold
choice-wood = wood
choice-stone = stone
choice-straw = straw
choice-build = when built
choice-star = star
choice-scoring = at the end
choice-row = row
choice-worth_two = worth two gold
choice-take = take a card
choice-reveal = reveal cards
choice-add_to_row = add to the row
choice-replace = replace row cards
choice-resources = any resources
choice-judge = call a judge
choice-complete = complete a foundation
choice-copy = copy a building
choice-protect = protect a row card
choice-per_building = points for buildings
choice-per_type = points for types
choice-if_award = points for an award
choice-change_type = become another type
choice-extra_type = count for another type too
choice-resource = resource
choice-foundation = foundation
choice-discard = discard pile
choice-itself = the building itself
choice-half = half of the deck
choice-any = any
choice-ability = an ability
choice-buildings = certain buildings
choice-costs = different costs
choice-types = different types
choice-completed = a busy turn
