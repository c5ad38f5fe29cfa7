# Cities : les mots du plateau et de la partie guidée. On vouvoie.

## The city

board = La ville de { $name }
kind =
    { $kind ->
        [A] attraction
        [P] parc
        [T] terrasse
       *[W] eau
    }
space-tile = { $cell }, tuile { $tile } : { LIST($kinds) }
space-free = { $cell }, libre
space-field =
    { $tourist ->
        [yes] { $field }, { kind }, touriste
       *[no] { $field }, { kind }
    }

## What one can do

about =
    { $kind ->
        [A] { $level ->
            [3] Les attractions reliées par leurs côtés forment une zone : un point pour chacune et pour chaque terrasse à côté, si un touriste s’y trouve.
           *[other] Les attractions reliées par leurs côtés forment une zone : un point pour chacune, si un touriste s’y trouve.
        }
        [P] { $level ->
            [3] Les parcs reliés par leurs côtés forment une zone : un point pour chacun et pour chaque case d’eau à côté, si un touriste s’y trouve.
           *[other] Les parcs reliés par leurs côtés forment une zone : un point pour chacun, si un touriste s’y trouve.
        }
        [T] { $level ->
            [1] À ce niveau, les terrasses ne rapportent rien.
            [2] Un touriste ici marque l’eau qu’il voit, le long de la ligne et de la colonne.
           *[other] Un touriste ici marque l’eau et les parcs qu’il voit, le long de la ligne et de la colonne.
        }
       *[W] Personne ne se tient sur l’eau.
    }
kind-lay = Poser la tuile
kind-tourist = Un nouveau touriste
kind-walk = Déplacer un touriste
kind-stay = Ne déplacer personne
kind-cover = Recouvrir la ville
kind-refuse = Refuser la dernière tuile
which-tile = Quelle tuile
rotate = Tourner
lay-here = Poser ici
cover-here = Recouvrir ici
stay = Ne déplacer personne
refuse = Laisser la ville telle quelle
put-back = Pas celui-ci
tip-lay = Choisissez un emplacement pour la tuile.
tip-start = Les tuiles de départ ne se touchent que par les coins.
tip-place = Choisissez une case de la nouvelle tuile, ou un touriste à déplacer.
tip-move = Choisissez un touriste à déplacer.
tip-go = Où va ce touriste ?
tip-cover = Choisissez ce que recouvre la dernière tuile.

## Tiles and tourists

tile = Tuile { $tile }
tile-fields = Tuile { $tile } : { LIST($kinds) }
tile-next = La tuile de cette manche, numéro { $tile } : { LIST($kinds) }
tile-drawn = Tuile { $tile }, { $drawn }
stock =
    { $count ->
        [one] encore { $count } touriste
       *[other] encore { $count } touristes
    }
unseen =
    { $count ->
        [one] { $count } tuile que personne n’a encore vue
       *[other] { $count } tuiles que personne n’a encore vues
    }
starting = tuiles de départ
round = manche { $round } sur { $rounds }

## The guided game

guide-city = Vous bâtissez une ville de seize tuiles, quatre sur quatre. Chaque tuile compte quatre cases : attractions, parcs, terrasses et eau. Trois des tuiles sont connues dès le départ.
guide-first = Posez la première. Le bouton Tourner la fait pivoter, tout comme la touche R et la molette.
guide-second = La tuile de départ suivante doit toucher un coin de la première, mais aucun côté. Vous choisissez laquelle des deux vient maintenant.
guide-third = Et la troisième, de nouveau coin contre coin.
guide-commit = Votre départ est en place. Les autres bâtissent en même temps, et personne ne voit votre ville avant que tout le monde ait fini. Terminez la manche.
guide-lay = Une nouvelle tuile, la même pour tous. Désormais, les côtés peuvent se toucher. Essayez de réunir des parcs avec des parcs ou des attractions avec des attractions : les cases reliées forment une zone.
guide-tourist = Une zone rapporte un point par case, mais seulement si un touriste s’y trouve. Envoyez l’un de vos sept touristes dans un parc ou une attraction de la nouvelle tuile. Personne ne se tient sur l’eau.
guide-earned = Le petit nombre à côté d’un touriste indique ce qu’il rapporte pour l’instant. Terminez la manche.
guide-grow = La tuile suivante. Agrandissez une zone occupée par un touriste, ou commencez-en une autre.
guide-move = Au lieu de placer un nouveau touriste, vous pouvez en déplacer un : d’un pas dans n’importe quelle direction, ou d’un saut sur la nouvelle tuile. Choisissez le touriste, puis sa destination. Ou laissez tout le monde en place.
guide-done = Terminez aussi cette manche.
guide-water = Cette fois, des terrasses et de l’eau. Posez la tuile de sorte que l’eau s’aligne avec d’autre eau, si possible.
guide-terrace = Les terrasses ne forment pas de zones. Un touriste y regarde le long de la ligne et de la colonne, dans quatre directions, et marque l’eau qu’il voit jusqu’à ce qu’autre chose vienne. Envoyez-en un sur une terrasse de la nouvelle tuile.
guide-view = Ses points sont inscrits à côté de lui : si plus d’eau s’aligne ensuite, il en verra davantage. Terminez la manche.
guide-end = C’est tout. Après treize manches, chaque zone occupée par un touriste et chaque vue rapportent des points. Au troisième niveau, les terrasses voient aussi les parcs, et ce qui borde une zone compte aussi. Continuez la partie.
