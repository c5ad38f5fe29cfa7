# Town Builder: Coevorden. The order is that of docs/rules/townbuilder.md.
#
# Cards, awards and titles are used as proper names, without an article where that can be avoided:
# other content has others, and nothing is known about their gender. What cards and awards do is
# put together from parts, so that it reads right whatever the content says.

tagline = Every card is a building, a resource or gold: choose which, and build a district.

## Options

option-first = Who starts
option-first-note = One of the players in the order in which they are listed; drawn by lot if there are not that many.
option-first-random = Drawn by lot
option-first-0 = The player listed first
option-first-1 = The player listed second
option-first-2 = The player listed third
option-first-3 = The player listed fourth

## What lies on the table

# A type of building, and of what a judge prefers. Attributes that a language needs: .short is for
# the face of a card, at most 9 characters; others have .building, .buildings and .judge.
type-commerce = commerce
type-social = social
type-housing = housing
type-culture = culture
type-military = military

# .letter is what stands for it in drawings: one character, another one for each.
resource-wood = wood
    .letter = W
resource-stone = stone
    .letter = S
resource-straw = straw
    .letter = T

# Two resources of which a card is one: "wood or straw".
either = { LIST($kinds, type: "or") }

gold = { $gold } gold
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }

# The sign of a player, which has an ability of its own.
crest = Crest
your-crest = the crest

judge-of = Judge of { $type }

## The town cards

card-bakery = Bakery
card-bank = Bank
card-farm = Farm
card-fishery = Fishery
card-flower-stand = Flower Stand
card-orchard = Orchard
card-quarry = Quarry
card-storehouse = Storehouse
card-art-gallery = Art Gallery
card-market-hall = Market Hall
card-mill = Mill
card-tannery = Tannery
card-smithy = Smithy
card-brewery = Brewery
card-gardens = Gardens
card-festival = Festival
card-inn = Inn
card-fountain = Fountain
card-bathhouse = Bathhouse
card-tavern = Tavern
card-guildhall = Guildhall
card-well = Well
card-hospital = Hospital
card-school = School
card-town-green = Town Green
card-ferry-house = Ferry House
card-orphanage = Orphanage
card-cottage = Cottage
card-row-house = Row House
card-farmhouse = Farmhouse
card-manor = Manor
card-canal-house = Canal House
card-almshouse = Almshouse
card-boarding-house = Boarding House
card-tower-house = Tower House
card-villa = Villa
card-courtyard-house = Courtyard House
card-lodge = Lodge
card-bell-tower = Bell Tower
card-library = Library
card-statue = Statue
card-cathedral = Cathedral
card-chapel = Chapel
card-theatre = Theatre
card-museum = Museum
card-archive = Archive
card-observatory = Observatory
card-music-hall = Music Hall
card-monument = Monument
card-armoury = Armoury
card-barracks = Barracks
card-gatehouse = Gatehouse
card-watchtower = Watchtower
card-bridge = Bridge
card-wall = Wall
card-bastion = Bastion
card-stable = Stable
card-guard-house = Guard House
card-drill-yard = Drill Yard
card-moat = Moat

## The awards

award-diversity = Diversity
award-sturdy = Sturdy
award-grand-district = Grand District
award-treasury = Treasury
award-guild = Guild
award-hearth = Hearth
award-ingenuity = Ingenuity
award-great-works = Great Works

## Titles for a game alone

grade-peasant = Peasant
grade-commoner = Commoner
grade-merchant = Merchant
grade-noble = Noble

## What abilities do. They stand after a colon, so they begin with a small letter and have no full stop.

# When an ability counts: while the card lies in the row, in the turn the building is completed, as
# the one star ability of a turn, at the end. At most 8 characters.
timing-row = row
timing-build = build
timing-star = star
timing-scoring = scoring

# Conditions and prices; $then is an effect.
ability-if-completed = if a foundation was completed this turn, { $then }
ability-if-type-completed = if a { $type } building was completed this turn, { $then }
ability-discards = discard this building: { $then }
ability-for-gold = pay { gold }: { $then }

effect-worth-two = stored from the row it is worth 2 gold

# $ways are some of the three below.
effect-take =
    { $from ->
        [discard] { LIST($ways, type: "or") } from the discard pile
       *[row] { LIST($ways, type: "or") } from the row
    }
take-resource = gain a resource
take-gold = store a gold
take-foundation = start a foundation

# $ways are some of the three below.
effect-reveal =
    { $cards ->
        [one] reveal a town card; it may be { LIST($ways, type: "or") }, or is discarded
       *[other] reveal { $cards } town cards; one may be { LIST($ways, type: "or") }, the rest are discarded
    }
become-resource = used as a resource
become-gold = stored as gold
become-foundation = started as a foundation

effect-add-to-row =
    { $cards ->
        [one] the top town card joins the row
       *[other] the top { $cards } town cards join the row
    }

# At most two.
effect-replace =
    { $cards ->
        [one] discard a row card and replace it from the deck
       *[other] discard up to two row cards and replace them from the deck
    }
effect-resources =
    { $most ->
        [one] a resource of any kind for one foundation
       *[other] up to two resources of any kind for one foundation
    }
effect-gold = gain { gold }
effect-judge = an unused judge joins the judges
effect-complete = complete a foundation of building cost { $cost } or less

# An ability of the same kind; $kind is "star" or "build".
effect-copy = use such an ability of a building in any district
effect-protect = until your next turn no other player may take a row card of your choice, and nobody may discard it

# Points at the end.
effect-per-building = { $points } for each { $which }
effect-per-type = { $points } for each type in the district
effect-if-award = { $points } if you hold an award
effect-change-type = may become another type before judging
effect-extra-type = counts for judges as one building more, of any type

## Which buildings are meant: "commerce buildings with building cost 4 or more and an ability". The
## number stands before them; for one it is "each" or "1".

buildings =
    { $count ->
        [one] building
       *[other] buildings
    }
buildings-of-type = { $type } { buildings }
buildings-with = { $buildings } with { LIST($traits) }
trait-least-points =
    { $points ->
        [one] { $points } point or more
       *[other] { $points } points or more
    }
trait-most-points = printed points up to { $points }
trait-least-cost = building cost { $cost } or more
trait-most-cost = building cost up to { $cost }
trait-ability = an ability

## What awards need

# "more" joins a list by commas alone.
need-costs = buildings of building cost { LIST($costs, type: "more") }
need-buildings = { $count } { $which }
need-types =
    { $count ->
        [one] buildings of { $count } type
       *[other] buildings of { $count } types
    }
need-gold = { gold } stored
need-completed =
    { $count ->
        [one] { $count } foundation completed in one turn
       *[other] { $count } foundations completed in one turn
    }

## What is drawn. It stands in "Drawn: { $what }."

draw-card = { $card }
draw-judge = the judge of { $type }
draw-award = the award { $award }
draw-first-player = the first player
draw-some-card = a card
draw-some-judge = a judge
draw-some-award = an award

## What to do

prompt-act = { CAP(LIST($ways, type: "or")) }: { actions } left.
prompt-end = { CAP(LIST($ways, type: "or")) }.
act-take = take a card from the row
act-use = use an ability
act-claim = claim an award
act-end = end the turn
prompt-choose = Take one of the revealed cards, or none.
prompt-closing = Discard from the row before your turn ends.
prompt-declare = Which type does the { $card } count as?
# A building that counts for judges as one more, of a type of its owner's choice.
prompt-declare-more = As which type does the { $card } count for the judges as well?
prompt-deal = Cards are drawn.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-start = Start { $card } as a foundation for { LIST($costs, type: "more") }.
    .done = Started { $card } as a foundation for { LIST($costs, type: "more") }.
# Paid at once; resources come later.
cost-gold = { gold } now
cost-resource = { $count } { $resource }
move-gain = Put { $card } under { $foundation } as { $resource }.
    .done = Put { $card } under { $foundation } as { $resource }.
move-store = Store { $card } as { gold }.
    .done = Stored { $card } as { gold }.
move-use = Use { $user }: { $what }.
    .done = Used { $user }: { ATTR($what, name: "done") }.
# The building $user does what $copied can do.
move-use-copy = Use { $user } as { $copied }: { $what }.
    .done = Used { $user } as { $copied }: { ATTR($what, name: "done") }.
move-claim = Claim { $award } ({ $need }) for { points }.
    .done = Claimed { $award } ({ $need }) for { points }.
move-end-turn = End the turn.
    .done = Ended the turn.
move-end-turn-early = End the turn: no action is possible.
    .done = Ended the turn: no action was possible.
move-none = Take none of the revealed cards.
    .done = Took none of the revealed cards.
move-discard = Discard { LIST($cards) } from the row.
    .done = Discarded { LIST($cards) } from the row.
move-declare = Count { $card } as { $type }.
    .done = { $card } counts as { $type }.
move-declare-more = Count { $card } for judges also as { $type }.
    .done = { $card } counts for judges also as { $type }.

# What an ability is used for: $what above.
use-start =
    { $from ->
        [discard] start { $card } from the discard pile
       *[row] start { $card }
    }
    .done =
        { $from ->
            [discard] started { $card } from the discard pile
           *[row] started { $card }
        }
use-store =
    { $from ->
        [discard] store { $card } from the discard pile
       *[row] store { $card }
    }
    .done =
        { $from ->
            [discard] stored { $card } from the discard pile
           *[row] stored { $card }
        }
use-gain =
    { $from ->
        [discard] put { $card } under { $foundation } from the discard pile
       *[row] put { $card } under { $foundation }
    }
    .done =
        { $from ->
            [discard] put { $card } under { $foundation } from the discard pile
           *[row] put { $card } under { $foundation }
        }
use-replace =
    { COUNT($cards) ->
        [one] discard { $cards } and replace it from the deck
       *[other] discard { LIST($cards) } and replace them from the deck
    }
    .done =
        { COUNT($cards) ->
            [one] discarded { $cards } and replaced it from the deck
           *[other] discarded { LIST($cards) } and replaced them from the deck
        }
use-for-gold = pay { gold }, { $then }
    .done = paid { gold }, { ATTR($then, name: "done") }
use-resources = { LIST($resources) } under { $foundation }
use-complete = complete { $card }
    .done = completed { $card }
use-protect = protect { $card } until your next turn
    .done = protected { $card } until the next turn
use-reveal = { effect-reveal }
    .done =
        { $cards ->
            [one] revealed a town card
           *[other] revealed { $cards } town cards
        }
use-add-to-row = { effect-add-to-row }
    .done =
        { $cards ->
            [one] the top town card joined the row
           *[other] the top { $cards } town cards joined the row
        }
use-gold = { effect-gold }
    .done = gained { gold }
use-judge = { effect-judge }
    .done = an unused judge joined the judges
# $then is one of these; the building goes.
use-discarding = { $then }; { $user } is discarded
    .done = { ATTR($then, name: "done") }; { $user } was discarded

## Score sheets

reason-building = Buildings
reason-type = Types
reason-scoring = Abilities
reason-award = Awards
reason-judge = Judges
line-building = { $card } ({ $type })
line-type = { $card } counts as { $type }
line-type-more = { $card } counts for judges as { $type } too
line-scoring = { $card }: { $ability }
line-award = Award { $award }
line-judge =
    { $enough ->
        [yes] Judge of { $type }: { $count } { buildings }
       *[no] Judge of { $type }: { $count } { buildings }, not enough
    }

tie-break-buildings = buildings

## What can be looked up

section-deck = The deck
section-judges = Judges
section-awards = Awards
section-discard = Discard pile
section-cards = All cards
section-grades = Grades
column-what = What
column-count = Count
column-type = Type
column-points = Points
column-award = Award
column-for = For
column-card = Card
column-ability = Ability
column-seen = Seen
column-from-points = From points
column-grade = Grade
pile-deck = cards in the deck
pile-judges = judges in the deck
pile-discard = cards discarded
pile-runs = times the deck ran out
pile-runs-to-end = times until the end
# A card.
seen = seen
not-seen = not seen yet

## Drawings

board-setup = The table is being set up
# Whose turn it is, before a colon.
board-who =
    { $own ->
        [yes] You
       *[no] { CAP($who) }
    }
board-refill = { board-who }: the row is refilled   { $deck }
# ★: a star ability can still be used.
board-act =
    { $star ->
        [yes] { board-who }: { actions }, ★   { $deck }
       *[no] { board-who }: { actions }   { $deck }
    }
board-draw = { board-who }: cards are drawn   { $deck }
board-choose = { board-who }: take one or none   { $deck }
board-closing = Discard from the row   { $deck }
board-declare = { board-who }: which type does { $card } count as?
board-over = The game is over
board-deck =
    { $judges ->
        [0] deck { $cards }, discards { $discards }, ran out { $runs } of { $end }
        [one] deck { $cards } + { $judges } judge, discards { $discards }, ran out { $runs } of { $end }
       *[other] deck { $cards } + { $judges } judges, discards { $discards }, ran out { $runs } of { $end }
    }
board-ending =
    { $ending ->
        [last-round] { $headline }  LAST ROUND
        [last-turn] { $headline }  LAST TURN
       *[near] { $headline }  END NEAR
    }
board-revealed = Revealed
board-row = The row
board-judges-and-awards = Judges and awards
board-judges = Judges ({ points })
board-ability = { $timing }: { $text }
# After an award's name.
board-award = : { $need } ({ points })
board-award-closed = { $what }, closed
board-award-held =
    { $shared ->
        [yes] { $what }, held by { LIST($holders, type: "more") } (may be shared)
       *[no] { $what }, held by { LIST($holders, type: "more") }
    }
# Whose district it is.
board-whose =
    { $own ->
        [yes] You
       *[no] { $who }
    }
board-district =
    { $first ->
        [yes] { board-whose } (first): { points }
       *[no] { board-whose }: { points }
    }
board-gold = { gold } ({ LIST($parts, type: "more") })
# A card that is worth 2 gold.
board-doubled = { $card } ×2
board-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
# Letters follow: "needs 2 of WS", then perhaps ", has" and what is there.
board-needs = needs { $count } of
board-has = , has
board-letter = { ATTR($resource, name: "letter") }
# Who alone may take a row card. At most 13 characters.
board-guarded =
    { $own ->
        [yes] yours only
       *[no] { $who }’s only
    }
# At most 13 characters.
board-blocked = nobody’s
# At most 9 characters.
board-type = { ATTR($type, name: "short") }
# At most 5 characters.
board-cost = cost
# At most 8 characters.
board-gives = gives
# What the signs mean. With the resources they stand on a line of 78 characters.
board-gold-sign = gold
board-star-sign = star ability
board-build-sign = build ability to be used

## What cannot be done

game-is-over = The game is over.
not-your-turn = It is not your turn.
cards-are-drawn = Cards are being drawn.
no-time-to-act = This is not the time for an action.
no-actions-left = Both actions are taken.
actions-are-left = An action is possible, and { $actions } must still be taken.
turn-is-over = The turn has ended already.
choose-first = Choose among the revealed cards first.
nothing-is-revealed = There are no revealed cards to leave.
revealed-not-as =
    { $as ->
        [foundation] A revealed card cannot be taken as a foundation here.
        [gold] A revealed card cannot be taken as gold here.
       *[resource] A revealed card cannot be taken as a resource here.
    }
not-there =
    { $where ->
        [discard] { $card } is not in the discard pile.
        [revealed] { $card } is not among the revealed cards.
       *[row] { $card } is not in the row.
    }
is-protected = { $card } is protected by another player.
too-dear = { $card } costs { $price }, and you have only { $gold }.
gives-no-gold = { $card } gives no gold.
gives-no-resource = { $card } gives no resource.
not-your-foundation = { $card } is not a foundation of yours.
resource-not-needed = { $foundation } does not need { $resource }.
not-needed = { $foundation } does not need that.

no-time-for-ability = Abilities are used during a turn.
not-your-building = { $card } is not a building of yours.
no-ability = { $card } has no ability to be used.
ability-is-gone = The ability of { $card } can be used once, in the turn it is completed.
star-is-used = A star ability was used this turn already.
nothing-completed = No foundation was completed this turn.
type-not-completed = No { $type } building was completed this turn.
crest-copies-nothing = The crest copies nothing.
copies-what = Say what { $card } copies.
copies-nothing = { $card } copies nothing.
cannot-copy = { $card } cannot copy { $copied }.
taken-as-what = Say what the card is taken as.
ability-not-as =
    { $as ->
        [foundation] This ability does not take a card as a foundation.
        [gold] This ability does not take a card as gold.
       *[resource] This ability does not take a card as a resource.
    }
ability-too-dear = This costs { gold }.
deck-is-empty = The deck is empty.
no-judge-left = There is no unused judge left.
cannot-protect = { $card } is not a row card that you can protect.
name-row-cards =
    { $count ->
        [one] Name one row card.
       *[other] Name { $count } row cards.
    }
name-some-row-cards = Name { $least } to { $most } different row cards.
cannot-discard = { $card } is protected and cannot be discarded.
name-resources =
    { $most ->
        [one] Name one of wood, stone and straw.
       *[other] Name up to { $most } of wood, stone and straw.
    }
costs-too-much = { $card } has building cost { $cost }, more than { $most }.

no-time-to-claim = Awards are claimed during a turn.
not-in-this-game = { $award } is not in this game.
awards-are-closed = The deck’s judge is out: awards are closed.
already-yours = You hold { $award } already.
no-longer-open = { $award } can no longer be shared: the first player’s next turn has begun.
not-met = { $award } needs { $need }.

no-time-to-discard = Row cards are discarded when a solo turn has ended.
no-time-to-declare = Types are declared at the end of the game.
other-is-asked = Choose the type of { $card }.

move-has-more = The move carries numbers that do not belong to it.
no-such-card = Town cards are numbered 1 to { $most }.
no-such-award = Awards are numbered 1 to { $most }.
no-such-type = Types are numbered 1 to { $most }.
# The words of moves as they are written are English in every language, here and below.
no-such-move = A move is start, gain, gold, use, claim, end turn, none, discard or declare.

## What cannot be read

unknown-verb = A move starts with start, gain, gold, use, crest, claim, end turn, none, discard or declare, not “{ $verb }”.
name-is-missing = The name of a town card is missing.
unknown-card = There is no card “{ $name }”.
unknown-award = There is no award “{ $name }”.
unknown-resource = Resources are wood, stone and straw, not “{ $name }”.
write-gain = A resource is written “gain CARD > FOUNDATION”.
write-crest = The crest is used as in “crest: discard CARD, CARD”.
write-declare = A type is written “declare BUILDING TYPE”.

## What can be wrong with content files

content-discards = Only a star ability may discard its building.
content-free-card = A card must cost something.
content-name = “{ $name }” must be made of letters and single blanks, without the word “as”.
content-declarers = At most { $most } cards may change or add a type.
content-judge-order = This judge must not lie above the one before.
content-moves = These abilities could offer { $moves } moves at once, and there is room for { $most }.
