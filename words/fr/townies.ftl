# Townies : ce que dit le jeu. Les règles sont dans docs/rules/townies.md.
# Ce que l’on tape est le même dans toutes les langues : shape, court, windmill, station, bike, bank, square, draft,
# done, pass, les noms anglais des couleurs et les noms des cases ("F6").
# Les objets, formes, objectifs, cartes et verdicts tiennent leurs noms du contenu ; un autre contenu montre les siens.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

tagline = Deux dés, cinq feutres, un plan de ville pour chacun : placez neuf objets là où ils rapportent.

## Options of a table

option-mode = Quelle partie
option-mode-note = Commencez par la première partie ; les objectifs et la carte bonus viennent avec les autres.
option-mode-first = Première partie
option-mode-second = Deuxième partie
option-mode-full = Jeu complet
option-goal = Objectif supplémentaire
option-goal-note = Ne compte que dans le jeu complet.
option-goal-random = Tirage au sort
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
option-bonus = Carte bonus
option-bonus-note = Pas dans la première partie.
option-bonus-random = Tirage au sort
option-bonus-stable-soil = { bonus-stable-soil }
option-bonus-funding = { bonus-funding }
option-bonus-rezoning = { bonus-rezoning }
option-bonus-second-draft = { bonus-second-draft }
option-colour = Premier feutre
option-colour-note = Quand vous jouez en solo ; sinon, il est tiré au sort.
option-colour-random = Tirage au sort
option-colour-red = Rouge
option-colour-yellow = Jaune
option-colour-brown = Marron
option-colour-green = Vert
option-colour-blue = Bleu

preset-first-game = Première partie
preset-first-game-note = Seulement des blocs et des objets.
preset-second-game = Deuxième partie
preset-second-game-note = Avec vos propres objectifs et une carte bonus.

## Colours, Blocks and Objects

# Ce qu’une place a reçu, dans les rapports du laboratoire.
place-colour = couleur de départ { $colour }

# Of markers and Blocks; also by themselves in the drawing.
# Feutre et bloc sont masculins ; le pluriel est celui de « blocs ».
colour-red = rouge
    .plural = rouges
colour-yellow = jaune
    .plural = jaunes
colour-brown = marron
    .plural = marron
colour-green = vert
    .plural = verts
colour-blue = bleu
    .plural = bleus

# The drawing has room for all six in one line if they have 56 characters together.
# Avec l’article indéfini ; un autre contenu n’en a pas.
object-game-court = Aire de jeux
    .indefinite = une aire de jeux
object-windmill = Moulin
    .indefinite = un moulin
object-station = Gare
    .indefinite = une gare
object-bike-rental = Loueur de vélos
    .indefinite = un loueur de vélos
object-bank = Banque
    .indefinite = une banque
object-city-square = Grand-place
    .indefinite = une grand-place

# What the four hexes of a Shape look like.
shape-bar = barre
shape-worm = ver
shape-pistol = pistolet
shape-propeller = hélice
shape-arch = arche
shape-bee = abeille
shape-wave = vague

## Bonus cards

bonus-stable-soil = Sol stable
bonus-funding = Subvention
bonus-rezoning = Nouveau zonage
# A draft is a plan that is drawn again.
bonus-second-draft = Deuxième ébauche

# What the cards do. "A star:" is the price.
effect-2-points-at-once-for-an-object-on-a-star =
    { $points ->
        [one] { $points } point tout de suite pour un objet sur une étoile
       *[other] { $points } points tout de suite pour un objet sur une étoile
    }
effect-a-star--the-shape-and-an-object-in-one-round = une étoile : la forme et un objet dans la même manche
effect-a-star--draw-with-any-one-colour = une étoile : dessiner avec la couleur de votre choix
effect-a-star--choose-the-face-of-one-die = une étoile : choisir la face d’un dé

## Goals

# Names of goals: at most 19 characters; the drawing cuts what is longer.
goal-specialization = Spécialisation
goal-standardization = Standardisation
goal-crossroads = Carrefours
goal-recreational-areas = Zones de loisirs
goal-downtown = Centre-ville
goal-suburbs = Banlieue
goal-hub = Plaque tournante
goal-surroundings = Environs
goal-symmetry = Symétrie
goal-triangle = Triangle
goal-urban-routes = Voies urbaines
goal-wind-rose = Rose des vents

# What is counted for them; they follow a number, or the goal's name and a colon.
counts-blocks-of-your-starting-colour-with-blocks-on-all-six-sides = blocs de votre couleur de départ avec des blocs sur les six côtés
counts-objects-beside-blocks-of-both-colours-next-to-your-starting-colour = objets à côté de blocs des deux couleurs voisines de votre couleur de départ
counts-objects-beside-three-or-more-colours = objets à côté d’au moins trois couleurs
counts-objects-beside-an-object = objets à côté d’un objet
counts-objects-in-the-central-area = objets dans la zone centrale
counts-objects-outside-the-central-area = objets hors de la zone centrale
counts-colours-beside-your-most-colourful-object = couleurs à côté de votre objet le plus coloré
counts-objects-with-blocks-on-all-six-sides = objets avec des blocs sur les six côtés
counts-objects-between-two-blocks-of-one-colour = objets entre deux blocs d’une même couleur
counts-side-of-your-largest-triangle-of-blocks = côté de votre plus grand triangle de blocs
counts-objects-that-blocks-of-their-colour-join-to-the-edge = objets reliés au bord par des blocs de leur couleur
counts-columns-with-an-object = colonnes avec un objet

## Lots and dice. They follow "Drawn:".

draw-colour = { $colour } comme couleur de départ
draw-goal = l’objectif { $goal }
draw-bonus = la carte bonus { $card }
draw-white-die = { ATTR($object, name: "indefinite") } sur le dé blanc
draw-black-die = la forme « { $shape } » sur le dé noir

## What to do

prompt-setup = Les feutres sont distribués.
prompt-watch = Tout le monde dessine.
# An Object in the three messages below, after "draw".
one-object = { ATTR($object, name: "indefinite") }
prompt-draw-shape = Dans cette manche, vous avez le feutre { $colour } : dessinez la forme « { $shape } ».
prompt-draw-object = Dans cette manche, vous avez le feutre { $colour } : dessinez { LIST($objects, type: "or") }.
prompt-draw-either = Dans cette manche, vous avez le feutre { $colour } : dessinez la forme « { $shape } », ou bien { LIST($objects, type: "or") }.
prompt-second = { $card } : dépensez une étoile pour l’autre action, ou terminez votre tour.
prompt-pass =
    { $stars ->
        [0] Vous ne pouvez rien dessiner : passez.
       *[other] Vous ne pouvez rien dessiner sans étoile : dépensez-en une, ou passez.
    }

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-shape = Dessiner la forme « { $shape } » en { $colour } sur { $spaces }.
    .done = Dessiné la forme « { $shape } » en { $colour } sur { $spaces }.
move-object =
    { $points ->
        [one] Dessiner { ATTR($object, name: "indefinite") } en { $colour } sur { $space } pour { $points } point.
       *[other] Dessiner { ATTR($object, name: "indefinite") } en { $colour } sur { $space } pour { $points } points.
    }
    .done =
        { $points ->
            [one] Dessiné { ATTR($object, name: "indefinite") } en { $colour } sur { $space } pour { $points } point.
           *[other] Dessiné { ATTR($object, name: "indefinite") } en { $colour } sur { $space } pour { $points } points.
        }
move-done = Garder l’étoile et terminer le tour.
    .done = Gardé l’étoile et terminé le tour.
move-pass = Passer.
    .done = Passé.
# These three may follow the sentences above. "It" is the Object that is drawn; points are added.
earns-star = Cela rapporte une étoile.
    .done = Cela a rapporté une étoile.
adds-points =
    { $points ->
        [one] { $card } ajoute { $points } point.
       *[other] { $card } ajoute { $points } points.
    }
    .done =
        { $points ->
            [one] { $card } a ajouté { $points } point.
           *[other] { $card } a ajouté { $points } points.
        }
costs-star = { $card } coûte une étoile.
    .done = { $card } a coûté une étoile.
# Two sentences, one after the other.
sentences = { $first } { $second }
    .done = { ATTR($first, name: "done") } { ATTR($second, name: "done") }

## Refusals: whose turn it is

game-is-over = La partie est terminée.
game-has-not-begun = La partie n’a pas commencé.
nobody-sits-there = Il n’y a personne à cette place dans cette partie.
round-is-done = Vous avez fini cette manche.
nothing-drawn-yet = Vous n’avez encore rien dessiné dans cette manche.
end-with-done = Vous avez déjà dessiné quelque chose : terminez votre tour avec « done ».
can-draw-something = Vous pouvez dessiner quelque chose : on ne passe que si l’on ne peut rien dessiner.

## Refusals: Shapes and Objects

not-a-move = Ce n’est pas un coup.
other-marker = Dans cette manche, vous avez le feutre { $colour }.
drew-the-shape = La forme de cette manche est dessinée ; un objet peut suivre.
drew-the-object = L’objet de cette manche est dessiné ; la forme peut suivre.
other-shape = Le dé noir montre la forme « { $shown } », pas « { $shape } ».
other-object = Le dé blanc montre { ATTR($rolled, name: "indefinite") }, et l’objet de base en { $colour } est { ATTR($basic, name: "indefinite") }.
leaves-the-map = La forme sortirait du plan.
space-is-gap = { $space } n’est pas sur cette carte.
space-is-taken = { $space } n’est pas vide.
no-block-beside = Il n’y a pas de bloc { $colour } à côté de { $space } : { ATTR($object, name: "indefinite") } en a besoin.
no-object-beside = Il n’y a pas d’objet à côté de { $space } : { ATTR($object, name: "indefinite") } en a besoin.
# Alone, every Shape circles one of the nine spaces in which the points of Objects are noted.
nothing-to-circle = Il ne reste aucune case à entourer sur votre ligne d’objets : vous ne pouvez plus dessiner de forme.

## Refusals: stars

card-not-in-game = La carte bonus { $card } n’est pas dans cette partie.
no-star = Vous n’avez pas d’étoile à dépenser.
star-not-needed = Vous avez le feutre { $colour } : pas besoin d’étoile pour cela.
face-not-needed = Vous pouvez dessiner cela sans changer la face d’un dé.

## Refusals: what was typed

cannot-read-move = « { $text } » n’est pas un coup : écrivez par exemple « shape F5 F6 F7 F8 », « bank F6 », « red bank F6 », « draft bank F6 », « done » ou « pass ». Les objets sont court, windmill, station, bike, bank et square.
not-a-space = « { $text } » n’est pas une case : écrivez une colonne de A à K et un nombre, par exemple F6.
column-is-shorter = La colonne { $column } a les cases { $first } à { $last }.
four-spaces = Une forme a 4 cases, pas { $count } : écrivez par exemple « shape F5 F6 F7 F8 ».
named-twice = { $space } est nommée deux fois.
no-such-shape = Ces quatre cases ne font aucune des formes du dé noir.
# The word is what was typed for the Object.
one-space = Un objet a une seule case : écrivez par exemple « { $word } F6 ».

## Points

# The names of the kinds of points, where lines are summed up.
reason-object = Objets
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
line-object = { $object } sur { $space } : { $counted }
line-object-extra = { $object } sur { $space } : { $counted }, et { $points } { $why }
counted-blocks =
    { $count ->
        [one] { $count } bloc { $colour }
       *[other] { $count } blocs { ATTR($colour, name: "plural") }
    }
counted-objects =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }
# Why the extra points: of the Game Court, the Windmill, the Station, the Bike Rental, the Bank and the City Square,
# whatever the content calls them. They follow a number of points.
extra-court = pour un voisin qui n’est pas rouge
extra-windmill = car aucun objet n’était à côté
extra-station = pour des blocs sur deux côtés opposés
extra-bike = pour des blocs verts qui mènent à un autre objet
extra-bank = pour une case qui n’est pas au bord
extra-square = pour des blocs sur les six côtés
line-stable-soil =
    { $count ->
        [one] { $card } : { $count } objet sur une étoile
       *[other] { $card } : { $count } objets sur une étoile
    }
# The number is how many were counted, and what was counted stands in brackets.
line-goal = { $goal } : { $count } ({ $counts })

## The end

# What is compared between equal scores.
tie-break-objects = moins d’objets
tie-break-last = points du dernier objet

# What people say about a town that was planned alone. Their names are made of the English sentences.
grade-the-first-families-are-already-packing- = Les premières familles font déjà leurs cartons.
grade-people-live-here-because-the-rent-is-low- = On habite ici parce que le loyer est bas.
grade-a-busy-place--mostly-busy-looking-for-a-parking-space- = Un endroit animé, surtout par ceux qui cherchent à se garer.
grade-a-tidy-town-that-goes-to-bed-at-eight- = Une petite ville bien rangée qui se couche à huit heures.
grade-visitors-stay-a-day-longer-than-they-planned- = Les visiteurs restent un jour de plus que prévu.
grade-city-people-come-to-look-at-houses-on-sundays- = Le dimanche, les gens de la grande ville viennent voir des maisons.
grade-nobody-here-can-think-of-a-reason-to-leave- = Personne ici ne trouve de raison de partir.
grade-other-towns-send-their-planners-to-learn-from-yours- = D’autres villes envoient leurs urbanistes apprendre de la vôtre.

## What can be looked up

reference-objects = Le dé blanc
reference-shapes = Le dé noir
reference-goal = { $goal } : { $counts }
reference-bonus = La carte bonus
reference-grades = Verdicts
# Of a die.
column-face = Face
column-object = Objet
# What an Object scores for; then the points for each of them, and the extra points.
column-counts = Compte
column-each = Chacun
column-extra = En plus
column-shape = Forme
# How many count for a goal.
column-count = Nombre
column-points = Points
# The least points that a grade takes.
column-from = À partir de (points)
column-grade = Verdict
column-card = Carte
column-effect = Son effet
cell-blocks = blocs { ATTR($colour, name: "plural") }
cell-objects = objets
# This many or more.
cell-or-more = { $count }+

## The drawing for terminals

board-setup = Townies · { $mode }
board-round = Townies · { $mode } · manche { $round }
board-over = Townies · { $mode } · fin après la manche { $round }
board-mode-first = première partie
board-mode-second = deuxième partie
board-mode-full = jeu complet
board-you = Vous
# at most 20 characters with a seat and two digits
board-score =
    { $points ->
        [one] { $who } · { $points } point
       *[other] { $who } · { $points } points
    }
# The marker in hand and the starting colour: at most 20 characters each. A colour follows.
board-marker = Feutre
board-start = Départ
# at most 30 characters
board-objects = Objets
# at most 30 characters
board-draw = Dessinez quelque chose.
# at most 30 characters
board-second = Encore un dessin, ou fini ?
# at most 30 characters
board-wait = Vos coups sont joués.
# at most 14 characters. An Object follows.
board-white-die = Dé blanc
# at most 30 characters with the Shape
board-black-die = Dé noir { $shape }
# at most 30 characters with the card
board-bonus = Bonus : { $card }
# at most 15 characters. A sign for each star follows, or the next message.
board-stars = Étoiles :
board-no-stars = aucune
# A sign's meaning: a space that gives a star, and the spaces around the middle.
board-star = étoile
board-central = zone centrale

## Ce qui peut être faux dans les fichiers de contenu

content-no-space = « { $name } » n’est pas une case de la carte.
content-no-land = « { $name } » est un trou de cette carte.
content-loose-map = Les cases de la carte doivent se tenir par leurs côtés.
content-no-room = Cette carte n’a pas de place pour la forme « { $shape } ».
content-same-hex = Cet hexagone est déjà là : une forme en a quatre différents.
content-loose-hexes = Les quatre hexagones d’une forme doivent se tenir par leurs côtés.
content-same-shape = C’est encore « { $other } », peut-être tournée ou retournée.
content-no-shape = Aucune forme ne s’appelle « { $name } ».
content-chart-falls = Un barème ne doit pas baisser : un plus grand nombre ne rapporte jamais moins.
