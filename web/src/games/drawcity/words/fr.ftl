# DrawCity : les mots du plan, de la main et de la partie guidée. On vouvoie.

## The plan

board = Le plan des rues
type =
    { $type ->
        [house] maison
        [shop] boutique
        [factory] usine
       *[park] parc
    }
location =
    { $location ->
        [view] vue
        [lake] lac
        [wood] bois
        [square] esplanade
        [harbour] port
       *[other] { $location }
    }
space-empty = vide
space-built = { type } { $number }
space-start = prise Internet
internet = Internet
build-here = construire { type } { $number } ici, { gain }
gain =
    { $points ->
        [one] { gain-number } point
       *[other] { gain-number } points
    }
gain-number =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
demand = Rue { $street }, demande : { type }
district = secteur : { $what }

## The hand

hand = Votre main
number-card = Numéro { $number }
number-no-place = Numéro { $number }, ne va nulle part
type-card = Construction : { type }
discard-number = Défausser : numéro { $number }
discard-type = Défausser : { type }

## What one can do

about =
    { $type ->
        [house] Les maisons comptent selon la taille du groupe de leur propriétaire, et 1 de plus par rue où il se trouve.
        [shop] Les boutiques comptent selon le nombre que leur propriétaire a dans la rue.
        [factory] Une usine rapporte 1 par type de construction à côté, quel qu’en soit le propriétaire.
       *[park] { $few ->
            [yes] Un parc rapporte 1 par construction des autres à côté, et 1 de plus.
           *[no] Un parc rapporte 1 par construction des autres à côté.
        }
    }
about-internet = Internet vaut 1 point.
about-start = Une maison, une boutique ou une usine construite ici obtient Internet.
kind-build = Construire
kind-skip = Passer
skip-hint = Aucun de vos numéros ne trouve sa place. Choisissez ce que vous défaussez, si vous le souhaitez.
skip = Passer
skip-finish = Passer et terminer
build = Construire ici
completes-goals = remplit { LIST($names) }
completes-line = quartier { $from }–{ $to }
other-line = Un autre quartier

## Beside the plan

players = Joueurs
builds = { $name } construit
finished = terminé
skipped = a passé une fois
goals = Objectifs de la ville
goal-free =
    { $points ->
        [one] { $points } point, libre
       *[other] { $points } points, libre
    }
goal-used =
    { $points ->
        [one] { $points } point, épuisé
       *[other] { $points } points, épuisé
    }
goal-taken =
    { $points ->
        [one] { $points } point : { LIST($names) }
       *[other] { $points } points : { LIST($names) }
    }
patterns = Quartiers
pattern = { LIST($types) }
locations = Lieux remarquables
decks = Dans les pioches : { $numbers } numéros, { $types } constructions
leftwards = Vos numéros montent de droite à gauche le long d’une rue.
developments =
    { $count ->
        [one] { $count } construction
       *[other] { $count } constructions
    }
round = manche { $round }

## The guided game

guide-plan = Un seul plan pour tous : chacun dessine dans les mêmes rues, avec sa propre couleur. Deux cases ont une prise Internet : une maison, une boutique ou une usine construite là est connectée, de même qu’à côté d’une construction connectée.
guide-hand = Vous avez en main deux numéros et deux constructions, que vous seul voyez. Choisissez-en un de chaque ; le plan montre où ils peuvent aller et ce que cela rapporte tout de suite.
guide-connect = Construisez votre usine sur l’une des deux prises. Une maison, une boutique ou une usine avec Internet rapporte un point de plus ; les parcs ne l’ont jamais.
guide-order = Voici la règle qui complique tout : le long d’une rue, vos propres numéros doivent monter de gauche à droite. Un grand numéro tout à gauche vous ferme une bonne partie de la rue. Les numéros des autres ne vous concernent pas.
guide-spread = Internet s’étend à ce qu’on construit à côté, quel qu’en soit le propriétaire. Construisez votre deuxième usine à côté d’une construction connectée.
guide-goals = Les objectifs se trouvent à côté du plan, un pour chaque type de construction. Qui en remplit un le premier prend la meilleure place, 7 points ; les suivants obtiennent moins, ou rien. L’un d’eux demande trois usines avec Internet : vous en avez deux.
guide-complete = Soyez le premier : construisez une autre usine qui obtient Internet. Les nombres sur les cases disent ce que chacune rapporte aussitôt.
guide-best = L’objectif est à vous. Passons aux points : les maisons aiment être ensemble, les boutiques dans une même rue, les usines parmi des voisins différents, les parcs à côté des constructions des autres. Les cases éclairées rapportent le plus en ce moment : essayez-en une.
guide-free = À vous de décider. H demande un conseil et dit pourquoi.
guide-end = Voilà le jeu. Quand aucun de vos numéros ne trouve sa place, vous passez et pouvez défausser des cartes ; après deux fois de suite, vous avez terminé. Continuez la partie, ou commencez-en une autre avec des objectifs et des modules.
