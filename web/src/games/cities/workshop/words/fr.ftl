# Cities à l’atelier.

tiles = Tuiles
tile = Tuile { $number }
tourists = Touristes

## Une tuile

tile-board = Tuile { $number } : cliquez sur une case pour la peindre, ou appuyez dessus sur A, P, T ou W
field =
    { $corner ->
        [nw] en haut à gauche
        [ne] en haut à droite
        [sw] en bas à gauche
       *[se] en bas à droite
    }
field-now = { $field } : { $kind }
kind =
    { $kind ->
        [A] attraction
        [P] parc
        [T] terrasse
       *[W] eau
    }
pens = Crayons
pen = { $kind }, { $count } cases dans le jeu
pen-note = Prenez un crayon, puis cliquez sur des cases de la tuile. Un clic sur une case du même genre lui donne le suivant.
turn = Tourner
swap = Échanger les côtés
twin = La même que la tuile { $number }. Croisez ses cases, ou changez-en une.

## Le jeu entier

set = Le jeu
tile-in-set = Tuile { $number } : { LIST($kinds) }
changed = modifiée
tile-wrong = pas encore juste
tile-odd = mérite un second regard
add = Ajouter une tuile
remove = Retirer la tuile { $number }
tourists-before = Chacun a
tourists-after =
    { $count ->
        [one] touriste.
       *[other] touristes.
    }
tourists-label = Combien de touristes chacun a
fields-even = { $count } cases de chaque genre
fields-uneven = Les genres ne sont pas également fréquents.

## Ce que le formulaire a

file-tiles = Durée de la partie
field-tiles-starting_tiles = Tuiles de départ
    .note = Combien sont posées avant la première manche ; trois, si rien n’est dit.
field-tiles-rounds = Manches
    .note = Combien suivent les tuiles de départ ; treize, si rien n’est dit. Une ville a seize tuiles au plus.
