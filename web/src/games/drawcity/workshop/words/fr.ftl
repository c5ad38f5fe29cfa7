# DrawCity à l’atelier.

goals = Objectifs municipaux
plan = Plan
locations = Lieux particuliers
decks = Pioches
charts = Barèmes
copy = Copier
remove = Retirer
players = { $count } joueurs
points-label = Points

## Objectifs

add-goal = Nouvel objectif
new-goal = Nouvel objectif
all-goals = Les { $count } objectifs
line-name = L’objectif s’appelle { $name }
name-label = Nom de l’objectif
line-pile = Sa carte est dans la pile { $pile }
pile-label = Pile
pile =
    { $pile ->
        [house] maisons
        [shop] magasins
        [factory] usines
        [park] parcs
       *[other] autres
    }
line-rule = Il demande { $rule }
rule-label = Ce que demande l’objectif
rule-name =
    { $rule ->
        [group] un groupe
        [group-on-streets] un groupe sur plusieurs rues
        [streets] beaucoup de rues
        [two-groups] deux groupes
        [on-a-street] une rue bien remplie
        [on-each-of-streets] plusieurs rues bien remplies
        [in-a-row] un alignement
        [columns] beaucoup de colonnes
        [districts] beaucoup de secteurs
        [apart] de la distance
        [internet] internet
        [beside-types] des voisins variés
        [beside-others] les constructions des autres
        [types-on-a-street] une rue variée
       *[square-of-types] un carré
    }
type-label = De quoi il s’agit
kind =
    { $n ->
        [one] { $type ->
            [house] maison
            [shop] magasin
            [factory] usine
            [park] parc
           *[any] construction
        }
       *[other] { $type ->
            [house] maisons
            [shop] magasins
            [factory] usines
            [park] parcs
           *[any] constructions
        }
    }
fact =
    { $fact ->
        [count] Combien
        [other] Combien du second
        [many] Combien sur un grand plan
       *[from] Rues d’un grand plan
    }
rule-group = Un groupe : { $count } { $type }.
rule-group-on-streets =
    { $n ->
        [one] Un groupe : { $type } sur { $count } rue.
       *[other] Un groupe : { $type } sur { $count } rues.
    }
rule-streets =
    { $n ->
        [one] Ses { $type } sur { $count } rue, ou sur { $many } s’il y en a { $from } ou plus.
       *[other] Ses { $type } sur { $count } rues, ou sur { $many } s’il y en a { $from } ou plus.
    }
rule-two-groups = Deux groupes : { $type }, l’un de { $count } et l’autre de { $other }.
rule-on-a-street = { $count } { $type } dans une même rue.
rule-on-each-of-streets =
    { $m ->
        [one] { $count } { $type } dans { $other } rue.
       *[other] { $count } { $type } dans chacune de { $other } rues.
    }
rule-in-a-row = { $count } { $type } côte à côte dans une rue.
rule-columns =
    { $n ->
        [one] Ses { $type } dans { $count } colonne.
       *[other] Ses { $type } dans { $count } colonnes.
    }
rule-districts =
    { $n ->
        [one] Ses { $type } dans { $count } secteur.
       *[other] Ses { $type } dans { $count } secteurs.
    }
rule-apart = { $count } { $type }, sans que deux se touchent.
rule-internet = { $count } { $type } avec internet.
rule-beside-types =
    { $m ->
        [one] { $count } { $type }, à côté de { $other } type à chaque fois.
       *[other] { $count } { $type }, à côté de { $other } types à chaque fois.
    }
rule-beside-others =
    { $m ->
        [one] { $count } { $type }, à côté de { $other } construction des autres à chaque fois.
       *[other] { $count } { $type }, à côté de { $other } constructions des autres à chaque fois.
    }
rule-types-on-a-street =
    { $n ->
        [one] { $count } type à soi dans une rue.
       *[other] { $count } types à soi dans une rue.
    }
rule-square-of-types =
    { $n ->
        [one] Un carré de quatre, tous à soi, de { $count } type.
       *[other] Un carré de quatre, tous à soi, de { $count } types.
    }
scoring = Ce que valent les objectifs
line-spaces = Qui remplit un objectif en premier reçoit { $first } points, puis { $second }, puis { $third }.
space-points = Points de la case { $number }
line-used =
    { $n ->
        [one] À { $players } joueurs, { $used } case est utilisée.
       *[other] À { $players } joueurs, { $used } cases sont utilisées.
    }

## Le plan

plan-note = Cliquez sur une parcelle pour y mettre ce qui est choisi. Tirez les poignées rondes pour déplacer les secteurs.
shown-for = Montré pour
click-sets = Un clic place
tool =
    { $tool ->
        [upper] internet du haut
        [lower] internet du bas
       *[gaps] vide
    }
set =
    { $tool ->
        [upper] faire partir d’ici l’internet du haut
        [lower] faire partir d’ici l’internet du bas
       *[gaps] en faire un vide, ou de nouveau une parcelle
    }
gap = vide
district = Secteur { $number }
border = Limite après le secteur { $number }
streets = Rues
line-streets =
    { $n ->
        [one] À { $players } joueurs, il y a { $streets } rue.
       *[other] À { $players } joueurs, il y a { $streets } rues.
    }
streets-label = Rues à { $players } joueurs
starts = D’où part internet
line-upper = En haut : colonne { $column }, rue { $street } à partir du haut.
line-lower = En bas : colonne { $column }, rue { $street_from_bottom } à partir du bas.
start-number =
    { $what ->
        [column] { tool } : colonne
       *[street] { tool } : rue
    }
districts = Secteurs
line-district =
    { $n ->
        [one] Le secteur { $number } a { $columns } colonne.
       *[other] Le secteur { $number } a { $columns } colonnes.
    }

## Lieux particuliers

locations-note = Choisissez un lieu, puis cliquez sur des parcelles pour l’y mettre ou l’enlever.
location =
    { $location ->
        [view] panorama
        [lake] lac
        [wood] bois
        [square] place
        [harbour] port
       *[other] { $location }
    }
pen = Ce qu’un clic pose
pen-count = { location } ({ $count })
no-location = vide
names = Leurs noms
names-note = Ont une image view, lake, wood, square et harbour ; les autres sont dessinés par leur première lettre.
line-location = Genre { $number } : { $name }
location-label = Nom du genre { $number }
sets = Ce que vaut une série
sets-chart = Points pour des lieux différents
sets-axis = Lieux particuliers différents

## Pioches

developments = { $count } cartes de construction
numbers = { $count } cartes de nombre
numbers-chart = Cartes de chaque nombre
numbers-axis = Nombre sur la carte

## Barèmes

houses = Maisons
houses-chart = Points d’un groupe
houses-axis = Maisons dans un groupe
shops = Magasins
shops-chart = Points d’une rue
shops-axis = Magasins dans une rue
others = Tout le reste
line-house_street =
    { $n ->
        [one] Plus { $points } point par rue où se trouve un groupe.
       *[other] Plus { $points } points par rue où se trouve un groupe.
    }
line-factory =
    { $n ->
        [one] Une usine vaut { $points } point par type à côté d’elle.
       *[other] Une usine vaut { $points } points par type à côté d’elle.
    }
line-park =
    { $n ->
        [one] Un parc vaut { $points } point par construction des autres à côté de lui.
       *[other] Un parc vaut { $points } points par construction des autres à côté de lui.
    }
line-internet =
    { $n ->
        [one] Chaque construction avec internet vaut { $points } point.
       *[other] Chaque construction avec internet vaut { $points } points.
    }
line-zoning =
    { $n ->
        [one] Secteurs : { $points } point pour chacun.
       *[other] Secteurs : { $points } points pour chacun.
    }
line-neighborhood =
    { $n ->
        [one] Quartiers : { $points } point par ligne dont on fait partie.
       *[other] Quartiers : { $points } points par ligne dont on fait partie.
    }
line-bonus =
    { $n ->
        [one] Jusqu’à { $most_players } joueurs, chaque parc vaut { $points } point de plus.
       *[other] Jusqu’à { $most_players } joueurs, chaque parc vaut { $points } points de plus.
    }
bonus-players = Nombre maximal de joueurs
line-demand = Demande : { $first } points à qui a le plus de ce que veut une rue, { $second } au suivant.
demand =
    { $place ->
        [first] Points du premier
       *[second] Points du suivant
    }

## Membres des fichiers, dans la liste de ce que change un paquet

member-districts = quartier
member-gaps = vide
member-internet = internet
member-upper = en haut
member-lower = en bas
member-column = colonne
member-street = rue
member-street_from_bottom = rue à partir du bas
member-streets = rues
member-developments = cartes de construction
member-house = maisons
member-shop = magasins
member-factory = usines
member-park = parcs
member-numbers = cartes du nombre
member-houses = points des maisons
member-house_street = points d’une rue de maisons
member-shops = points des magasins
member-park_bonus = de plus pour les parcs
member-most_players = jusqu’à tant de joueurs
member-points = points
member-demand = demande
member-first = pour qui en a le plus
member-second = pour le suivant
member-zoning = points d’un quartier
member-neighborhood = points d’un voisinage
member-goals = objectif
member-name = nom
member-pile = pile
member-rule = ce qu’il demande
member-type = de quoi il s’agit
member-count = combien
member-other = combien du second
member-many = combien sur un grand plan
member-from = rues d’un grand plan
member-spaces = points de la case
member-spaces_used = cases utilisées
member-colours = genre de lieu
member-colour = genre
field-charts-factory = points d’une usine
field-charts-park = points d’un parc
field-charts-internet = points d’internet
field-locations-points = points d’une série
field-locations-streets = rue

## Les choix des fichiers, dans la même liste

choice-house = maisons
choice-shop = magasins
choice-factory = usines
choice-park = parcs
choice-other = autres
choice-any = n’importe quelle construction
choice-group = un groupe
choice-group-on-streets = un groupe sur plusieurs rues
choice-streets = beaucoup de rues
choice-two-groups = deux groupes
choice-on-a-street = une rue bien remplie
choice-on-each-of-streets = plusieurs rues bien remplies
choice-in-a-row = un alignement
choice-columns = beaucoup de colonnes
choice-districts = beaucoup de quartiers
choice-apart = de la distance
choice-internet = internet
choice-beside-types = des voisins variés
choice-beside-others = les constructions des autres
choice-types-on-a-street = une rue variée
choice-square-of-types = un carré
