# DrawCity : ce que dit le jeu. Les règles sont dans docs/rules/drawcity.md.
# Ce qu'on tape pour jouer (house, shop, factory, park, skip, discard, line) est le même dans toutes les langues.
# Les cases ont des noms comme C3 : colonne C de la troisième rue.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

tagline = Un plan commun : associez un numéro à une construction, et gardez vos numéros dans l’ordre.

## Options of a table

option-streets = Rues
option-streets-note = Moins il y a de rues, plus la ville est serrée.
option-streets-auto = Selon le nombre de joueurs
option-streets-3 = 3
option-streets-4 = 4
option-streets-5 = 5
option-streets-6 = 6
option-streets-7 = 7
option-streets-8 = 8
option-streets-9 = 9
option-streets-10 = 10
option-goals = Objectifs municipaux
option-goals-note = Des points pour ceux qui les remplissent en premier.
option-goals-off = Non
option-goals-on = Oui
option-other-goal = Un cinquième objectif
option-other-goal-note = Sur plusieurs types de construction ; seulement avec les objectifs.
option-other-goal-off = Non
option-other-goal-on = Oui
option-zoning = Secteurs
option-zoning-note = Des points pour le bon mélange dans certaines colonnes.
option-zoning-off = Non
option-zoning-on = Oui
option-demand = Demande populaire
option-demand-note = Des points pour ceux qui ont le plus de constructions d’un type dans une rue.
option-demand-off = Non
option-demand-on = Oui
option-locations = Lieux remarquables
option-locations-note = Des points pour les séries de lieux différents.
option-locations-off = Non
option-locations-on = Oui
option-neighborhoods = Quartiers
option-neighborhoods-note = Des points pour les lignes de trois qui suivent un motif.
option-neighborhoods-off = Non
option-neighborhoods-on = Oui
option-numbering = Numéros croissants
option-numbering-note = Le sens dans lequel vos numéros croissent le long d’une rue.
option-numbering-left-to-right = De gauche à droite
option-numbering-right-to-left = De droite à gauche
option-first = Qui commence
option-first-note = Tirage au sort, ou toujours le joueur nommé en premier.
option-first-random = Tirage au sort
option-first-0 = Le joueur nommé en premier
preset-first-game = Première partie
preset-first-game-note = Le jeu de base, sans aucun module.
preset-everything = La totale
preset-everything-note = Les cinq modules et le cinquième objectif.

## Developments and numbers

# What stands on the plan. The first form also goes into drawings: at most 8 characters.
# a: with article. many: plural. of, of-many: after "pas" or "groupe". pronoun: "elle obtient".
# each: "4 usines à côté de 3 types chacune".
type-house = maison
    .a = une maison
    .many = maisons
    .of = de maison
    .of-many = de maisons
    .pronoun = elle
    .each = chacune
type-shop = boutique
    .a = une boutique
    .many = boutiques
    .of = de boutique
    .of-many = de boutiques
    .pronoun = elle
    .each = chacune
type-factory = usine
    .a = une usine
    .many = usines
    .of = d’usine
    .of-many = d’usines
    .pronoun = elle
    .each = chacune
type-park = parc
    .a = un parc
    .many = parcs
    .of = de parc
    .of-many = de parcs
    .pronoun = il
    .each = chacun
# Of whatever type.
type-any = construction
    .a = une construction
    .many = constructions
    .of = de construction
    .of-many = de constructions
    .pronoun = elle
    .each = chacune

number = numéro { $number }

## Special locations. In drawings they go by their first letters, so these must differ. At most 10 characters.

location-view = vue
    .a = une vue
location-lake = lac
    .a = un lac
location-wood = bois
    .a = un bois
location-square = esplanade
    .a = une esplanade
location-harbour = port
    .a = un port

## Municipal goals

# Their names: at most 21 characters.
goal-village = Village
goal-crossroads = Carrefour
goal-homes-all-over = Maisons partout
goal-twin-quarters = Quartiers jumeaux
goal-high-street = Rue commerçante
goal-two-markets = Deux marchés
goal-a-shop-for-everyone = Boutiques pour tous
goal-arcade = Galerie marchande
goal-model-factory = Usine modèle
goal-industry-in-the-midst = Industrie au cœur
goal-works-all-over = Usines partout
goal-data-works = Usines connectées
goal-meeting-places = Lieux de rencontre
goal-scattered-greens = Verdure éparse
goal-green-districts = Secteurs verts
goal-avenue = Avenue
goal-mixed-street = Rue mixte
goal-online-city = Ville connectée
goal-my-street = Ma rue
goal-town-square = Place du marché

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
        [one] dans une rue
       *[other] dans { $count } rues
    }
rule-group =
    { $count ->
        [one] { ATTR($type, name: "a") }
       *[other] un groupe de { $count } { ATTR($type, name: "many") }
    }
rule-group-on-streets = un groupe { ATTR($type, name: "of-many") } { rule-on-count-streets }
rule-streets = des { ATTR($type, name: "many") } { rule-on-count-streets }
# The groups do not touch: one of $count, one of $other.
rule-two-groups = deux groupes { ATTR($type, name: "of-many") }, de { $count } et de { $other }
rule-on-a-street = { rule-counted } dans une rue
rule-on-each-of-streets =
    { $other ->
        [one] { rule-counted } dans une rue
       *[other] { rule-counted } dans chacune de { $other } rues
    }
rule-columns =
    { $count ->
        [one] des { ATTR($type, name: "many") } dans une colonne
       *[other] des { ATTR($type, name: "many") } dans { $count } colonnes
    }
rule-in-a-row =
    { $count ->
        [one] { ATTR($type, name: "a") } dans une rue
       *[other] { $count } { ATTR($type, name: "many") } côte à côte dans une rue
    }
rule-beside-types =
    { $count ->
        [one] { ATTR($type, name: "a") } à côté { $other ->
            [one] d’un type
           *[other] de { $other } types
        }
       *[other] { $count } { ATTR($type, name: "many") } à côté { $other ->
            [one] d’un type
           *[other] de { $other } types
        } { ATTR($type, name: "each") }
    }
rule-internet = { rule-counted } avec Internet
# Beside each of them stand $other developments of other players.
rule-beside-others =
    { $count ->
        [one] { ATTR($type, name: "a") } avec { $other ->
            [one] un voisin adverse
           *[other] { $other } voisins adverses
        }
       *[other] { $count } { ATTR($type, name: "many") } avec { $other ->
            [one] un voisin adverse
           *[other] { $other } voisins adverses
        } { ATTR($type, name: "each") }
    }
rule-apart =
    { $count ->
        [one] { ATTR($type, name: "a") }
       *[other] { $count } { ATTR($type, name: "many") } qui ne se touchent pas
    }
rule-districts =
    { $count ->
        [one] des { ATTR($type, name: "many") } dans un secteur
       *[other] des { ATTR($type, name: "many") } dans { $count } secteurs
    }
rule-types-on-a-street =
    { $count ->
        [one] une construction à vous
       *[other] { $count } types à vous dans une même rue
    }
rule-square-of-types =
    { $count ->
        [one] un carré 2 × 2 à vous
       *[other] un carré 2 × 2 à vous, de { $count } types
    }

## Cards. All but "number" follow "Drawn:".

draw-first-player = le premier joueur
draw-number = { number }
draw-development = { ATTR($type, name: "a") }
draw-goal = l’objectif { $goal }
# What is asked for in a column of a district: $column is a letter.
draw-zoning = { ATTR($type, name: "a") } pour la colonne { $column }
# What is popular on a street.
draw-demand = { ATTR($type, name: "a") } pour la rue { $street }
# One of three cards of one of the two patterns of neighborhoods.
draw-pattern = { ATTR($type, name: "a") } pour le motif { $pattern }

## What to do

prompt-deal = On pioche les cartes.
prompt-wait = C’est le tour d’un autre joueur.
prompt-turn = Choisissez un numéro et une construction, et construisez.
prompt-skip = Aucun de vos numéros ne trouve sa place : passez votre tour et défaussez ce que vous voulez.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

# $effects: what the messages after this one say, or nothing.
move-build =
    Construire { ATTR($type, name: "a") } avec le numéro { $number } en { $space }{ COUNT($effects) ->
        [0] { "" }
       *[other]  ; { $effects }
    } ({ NUMBER($gain, signDisplay: "always") } { $gain ->
        [one] point
        [-1] point
       *[other] points
    } tout de suite).
    .done =
        Construit { ATTR($type, name: "a") } avec le numéro { $number } en { $space }{ COUNT($effects) ->
            [0] { "" }
           *[other]  ; { ATTR($effects, name: "done") }
        } ({ NUMBER($gain, signDisplay: "always") } { $gain ->
            [one] point
            [-1] point
           *[other] points
        }).
# In these, $type is what is built.
effect-internet = { ATTR($type, name: "pronoun") } obtient Internet
    .done = { ATTR($type, name: "pronoun") } a obtenu Internet
effect-location = { ATTR($type, name: "pronoun") } occupe { ATTR($location, name: "a") }
    .done = { ATTR($type, name: "pronoun") } a occupé { ATTR($location, name: "a") }
# $line: the two ends of a line of three spaces, "B2-D2".
effect-neighborhood = { $line } devient un quartier
    .done = { $line } est devenu un quartier
# A part of the next two messages: what the goal is worth.
effect-goal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-goal = { ATTR($type, name: "pronoun") } remplit l’objectif { $goal } pour { effect-goal-points }
    .done = { ATTR($type, name: "pronoun") } a rempli l’objectif { $goal } pour { effect-goal-points }
effect-goal-of-others =
    { $players ->
        [one] un autre joueur remplit l’objectif { $goal } pour { effect-goal-points }
       *[other] { $players } autres joueurs remplissent l’objectif { $goal } pour { effect-goal-points }
    }
    .done =
        { $players ->
            [one] un autre joueur a rempli l’objectif { $goal } pour { effect-goal-points }
           *[other] { $players } autres joueurs ont rempli l’objectif { $goal } pour { effect-goal-points }
        }

# $cards: what the messages after this one say, or nothing. $finishes: no further turn follows.
move-skip =
    { COUNT($cards) ->
        [0] Passer ce tour et garder toutes les cartes
       *[other] Passer ce tour, défausser { $cards } et piocher
    }{ $finishes ->
        [yes]  ; c’est la deuxième fois de suite, et le dernier tour.
       *[no] .
    }
    .done =
        { COUNT($cards) ->
            [0] Passé ce tour et gardé toutes les cartes
           *[other] Passé ce tour, défaussé { $cards } et pioché
        }{ $finishes ->
            [yes]  ; c’était la deuxième fois de suite, et le dernier tour.
           *[no] .
        }
discard-number = le { $number }
discard-development = { ATTR($type, name: "a") }

## Scores

line-house =
    { $count ->
        [one] Une maison isolée
       *[other] Un groupe de { $count } maisons dans { $streets ->
            [one] { $streets } rue
           *[other] { $streets } rues
        }
    }
line-shop =
    { $count ->
        [one] { $count } boutique dans la rue { $street }
       *[other] { $count } boutiques dans la rue { $street }
    }
line-factory = Une usine en { $space }
line-park = Un parc en { $space }
line-internet =
    { $count ->
        [one] { $count } construction avec Internet
       *[other] { $count } constructions avec Internet
    }
# $rule: what the goal asks for.
line-goal = { $goal } : { $rule }
line-zoning = Le secteur { $district } est conforme au plan
# Who has the most, or second most, of what is popular on a street.
line-demand =
    { $first ->
        [yes] Premier rang dans la rue { $street } (demande : { $type })
       *[no] Deuxième rang dans la rue { $street } (demande : { $type })
    }
line-location =
    { $count ->
        [one] { $count } lieu remarquable
       *[other] { $count } lieux remarquables
    }
line-neighborhood = Quartier { $line }

reason-house = Maisons
reason-shop = Boutiques
reason-factory = Usines
reason-park = Parcs
reason-internet = Internet
reason-goal = Objectifs municipaux
reason-zoning = Secteurs
reason-demand = Demande populaire
reason-location = Lieux remarquables
reason-neighborhood = Quartiers

## What cannot be done

game-is-over = La partie est terminée.
cards-are-being-drawn = On est encore en train de piocher.
not-your-turn = Ce n’est pas votre tour.
not-a-move = Un coup consiste à construire ou à passer son tour.
number-out-of-range = Les numéros vont de 1 à { $most }.
not-a-development = Une construction est une maison, une boutique, une usine ou un parc.
number-not-in-hand = Vous n’avez pas de { $number } en main.
type-not-in-hand = Vous n’avez pas { ATTR($type, name: "of") } en main.
build-needs-cards = Pour construire, il faut un numéro et une construction.
no-such-space = Cette case n’existe pas.
space-not-in-use = { $space } n’est pas sur le plan : { $streets } rues sont en jeu.
space-is-taken =
    { $mine ->
        [yes] { $space } est déjà prise : vous y avez { ATTR($type, name: "a") }.
       *[no] { $space } est déjà prise : un autre joueur y a { ATTR($type, name: "a") }.
    }
order-is-broken =
    Votre { $standing } en { $beside } ne permet pas de { $number } en { $space } : dans une rue, vos numéros croissent { $leftwards ->
        [yes] de droite à gauche
       *[no] de gauche à droite
    }.
numbers-must-ascend = Dans une rue, vos numéros doivent croître.
no-such-line = Cette ligne n’existe pas.
no-line-to-choose = Ici, il n’y a pas de ligne à choisir.
line-must-be-chosen = Cela complète plusieurs quartiers : dites lequel, par exemple avec « line A3-C3 ».
line-is-no-neighborhood = Cette ligne n’est pas un quartier.
skip-has-no-space = Quand on passe son tour, il n’y a pas de case.
build-is-possible = Votre { $number } trouve sa place, par exemple en { $space } : vous devez donc construire.

## What cannot be read. What stands in quotes is typed as it is; $word is what was typed.

move-is-empty = Un coup commence par house, shop, factory, park ou skip.
not-a-verb = Un coup commence par house, shop, factory, park ou skip, pas par « { $word } ».
build-is-written = Construire s’écrit « house 5 C3 », ou « house 5 C3 line A3-C3 » quand il y a des lignes à choisir.
not-a-number = Les numéros vont de 1 à 9 ; « { $word } » n’en est pas un.
not-a-space = Les cases vont de A1 à K10 ; « { $word } » n’en est pas une.
not-a-line = « { $word } » n’est pas une ligne de trois cases avec { $space }.
skip-is-written = Passer son tour s’écrit « skip », « skip discard 5 », « skip discard shop » ou « skip discard 5 shop ».

## What can be looked up: tables with titles, heads of columns, and cells

reference-piles = Les pioches
reference-numbers = Cartes numéro
reference-developments = Cartes construction
reference-houses = Un groupe de maisons
reference-shops = Les boutiques d’une rue
reference-others = Et aussi

column-cards = Cartes
column-deck = Dans la pioche
column-discarded = Défaussées
# How often the discard pile became the deck.
column-formed = Remélangée
column-number = Numéro
column-development = Construction
column-hand = Dans votre main
# In the deck or in others' hands.
column-elsewhere = Ailleurs
column-houses = Maisons
column-shops = Boutiques
column-points = Points
# The head above the messages each-...
column-each = Par

pile-numbers = numéros
pile-developments = constructions
# This many or more: the last line of a chart.
or-more = { $count }+
each-house-street = rue où se trouve un groupe de maisons
each-factory-type = type à côté d’une usine
each-park-neighbour = voisin adverse d’un parc
each-internet = construction avec Internet
each-park-bonus = parc, avec si peu de joueurs

## The table drawn in characters: there is only so much room.

# The headline: at most 78 characters.
board-before = DrawCity · avant la distribution
# The headline: at most 78 characters.
board-round =
    { $leftwards ->
        [yes] DrawCity · manche { $round } · les numéros croissent de droite à gauche
       *[no] DrawCity · manche { $round }
    }
# The headline: at most 78 characters.
board-over = DrawCity · la fin
# Beside the symbols above the columns. At most 8 characters.
board-zoning = secteurs
# Beside a street, before a symbol: what is popular there. At most 5 characters.
board-demand = veut
# At most 6 characters.
board-you = Vous
# At most 6 characters.
board-seat = { CAP(ATTR($who, name: "short")) }
# At most 10 characters.
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Of a player. At most 11 characters.
board-finished = terminé
# Of a player. At most 11 characters.
board-skipped = a passé
# Of the player who starts each round. At most 6 characters.
board-first = débute
# At most 21 characters.
board-neighborhoods = Quartiers
# Of neighborhoods. At most 30 characters.
board-completed =
    { $count ->
        [one] { $count } complet
       *[other] { $count } complets
    }
# At most 12 characters.
board-numbers = Numéros
# At most 12 characters.
board-developments = Construct.
# Before the number of cards that are left. At most 6 characters.
board-deck = pioche
# Before the cards. At most 9 characters.
board-discarded = défausse
# What a symbol stands for. At most 10 characters.
board-internet = Internet
# Before the names of special locations. At most 10 characters.
board-special = lieux

## Ce qui peut être faux dans les fichiers de contenu

content-few-cards = Il faut à six joueurs au moins { $least } de ces cartes en tout, pas { $cards }.
content-many-cards = Il peut y avoir au plus { $most } de ces cartes en tout, pas { $cards }.
content-districts = Les secteurs doivent avoir { $columns } colonnes en tout, pas { $sum }.
content-location-taken = Cette case est déjà un lieu remarquable.
content-no-space = « { $name } » n’est pas une case du plan.
content-few-spaces = Les rues pour { $players } joueurs n’ont que { $spaces } cases : il en faut une pour chacun.
content-start-gap = Internet ne doit pas commencer dans un trou du plan.
content-location-gap = Cette case est un trou du plan.
content-empty-pile = La pile « { $pile } » n’a pas d’objectif.
