# Townies à l’atelier.

map = Carte
shapes = Formes
goals = Objectifs
objects = Objets
bonuses = Cartes bonus
solo = Verdicts

## La carte

line-tool = Un clic sur la carte place { $tool }
tool-label = Ce qu’un clic sur la carte place
tool =
    { $tool ->
        [stars] une étoile
        [central] la zone centrale
       *[gaps] un vide
    }
note =
    { $tool ->
        [stars] Cliquez sur une étoile, puis sur sa nouvelle case, ou faites-la glisser. Cliquez deux fois pour l’enlever, sur une case vide pour une de plus.
        [central] Cliquez sur une case : la zone centrale va jusque-là.
       *[gaps] Cliquez sur les cases que la carte n’a pas, ou a de nouveau.
    }
note-held = L’étoile de { $space } est dans votre main : cliquez sur sa nouvelle case.
is-star = étoile
is-held = étoile, dans votre main
is-central = zone centrale
is-gap = vide
line-stars =
    { $count ->
        [one] Il y a { $count } étoile : { LIST($spaces) }.
       *[other] Il y a { $count } étoiles : { LIST($spaces) }.
    }
line-central =
    { $n ->
        [one] La zone centrale va jusqu’à { $distance } pas du milieu : { $count } cases.
       *[other] La zone centrale va jusqu’à { $distance } pas du milieu : { $count } cases.
    }
central-label = Jusqu’où va la zone centrale
line-gaps = La carte a { $count } cases sur 91.
line-circles =
    { $n ->
        [one] La partie se termine avec { $circles } objet.
       *[other] La partie se termine avec { $circles } objets.
    }
circles-label = Objets qui terminent la partie

## Formes

shape =
    { $shape ->
        [bar] barre
        [worm] ver
        [pistol] pistolet
        [propeller] hélice
        [arch] arche
        [bee] abeille
        [wave] vague
       *[other] { $shape }
    }
draw-shape = { $shape }, case par case
hex-full = case de la forme
hex-empty = vide
line-shape = La forme s’appelle { $name }
shape-label = Nom de la forme
shape-note =
    { $count ->
        [4] Quatre cases qui se tiennent. Une cinquième remplace la première.
        [one] Elle a { $count } case et il en faut quatre.
       *[other] Elle a { $count } cases et il en faut quatre.
    }
add-shape = Une forme de plus
remove-shape = La retirer
new-shape = nouvelle forme
die = Le dé noir
face-label = Face { $number } du dé noir

## Objectifs

line-goal = L’objectif s’appelle { $name }
goal-name = Nom de l’objectif
line-counts = Il compte { $text }
goal-text = Ce que compte l’objectif
goal-note = Ce qui est compté reste le même, quels que soient les mots ; le barème est à vous.
goal-chart = Points
goal-axis = Combien sont comptés
group =
    { $group ->
        [individual] À chacun le sien
       *[additional] L’un d’eux est pour tous
    }

## Objets

line-object = Voici { $name }
object-name = Nom de l’objet { $number }
line-each =
    { $n ->
        [one] { $each } point { each-for }
       *[other] { $each } points { each-for }
    }
each-for =
    { $object ->
        [court] par bloc rouge à côté
        [windmill] par bloc jaune à côté
        [station] par bloc brun à côté
        [bike] par bloc vert à côté
        [bank] par bloc bleu à côté
       *[square] par objet à côté
    }
each-label = Points par voisin : { $name }
line-extra =
    { $object ->
        [court] et { $extra } de plus si un bloc à côté n’est pas rouge
        [windmill] et { $extra } de plus si aucun objet n’est à côté
        [station] et { $extra } de plus entre deux blocs opposés
        [bike] et { $extra } de plus si des blocs verts mènent à un autre objet
        [bank] et { $extra } de plus hors du bord
       *[square] et { $extra } de plus si les six côtés sont des blocs
    }
extra-label = Points une seule fois : { $name }

## Cartes bonus, verdicts

soil = Un objet sur une étoile
line-soil =
    { $n ->
        [one] La première carte donne { $points } point pour un objet sur une étoile.
       *[other] La première carte donne { $points } points pour un objet sur une étoile.
    }
line-bonus = La carte s’appelle { $name }
bonus-name = Nom de la carte bonus
line-does = Elle dit { $text }
bonus-text = Ce que dit { $name }
bonus-note = Ce que font les cartes reste le même ; leurs noms et leurs mots sont à vous.
solo-title = Ce que disent les habitants après une partie en solitaire

## Membres des fichiers, dans la liste de ce que change un paquet

member-central_distance = portée de la zone centrale
member-circles = objets qui terminent la partie
member-gaps = vide
member-side = côté de la carte
member-stars = étoile
member-hexes = case
member-die = face du dé noir
member-name = nom
member-text = mots
member-chart = points
member-objects = objet
member-each = points par voisin
member-extra = points une seule fois
member-cards = carte bonus
member-funding = Subvention
member-rezoning = Nouveau zonage
member-second-draft = Deuxième ébauche
member-stable-soil = Sol stable
member-stable_soil_points = points d’un objet sur une étoile
member-grades = verdict
member-least = points requis
