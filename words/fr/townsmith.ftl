# Ce que le moteur dit quel que soit le jeu : refus, invites, nouvelles de la table.

## Listes : « Ada, Ben et Cleo ». Chaque étape joint la suite à ce qui est déjà dit.

list-more = { $before }, { $after }
list-and = { $before } et { $after }
list-or = { $before } ou { $after }

## Valeurs d'une requête ou d'un fichier

value-at = « { $place } » : { $what }
value-syntax =
    { $why ->
        [incomplete] Ce n'est pas du JSON : il finit trop tôt, à la ligne { $line }, colonne { $column }.
        [extra] Ce n'est pas du JSON : quelque chose suit sa fin, à la ligne { $line }, colonne { $column }.
        [deep] C'est imbriqué trop profondément, à la ligne { $line }, colonne { $column }.
       *[syntax] Ce n'est pas du JSON : il y a une erreur à la ligne { $line }, colonne { $column }.
    }
value-boolean = Il faut ici true ou false.
value-integer = Il faut ici un nombre entier.
value-range = Il faut ici un nombre entier de { $least } à { $most }.
value-exactly = Il faut ici { $number }.
value-number = Il faut ici un nombre.
value-text = Il faut ici un texte entre guillemets.
value-text-some = Il faut ici un texte entre guillemets, et qui ne soit pas vide.
value-text-length = Il faut ici un texte de { $most } octets au plus.
value-choice =
    { COUNT($choices) ->
        [1] Il faut ici « { $choices } ».
       *[other] Il faut ici l'un de ceux-ci : { LIST($choices, type: "or") }.
    }
value-object = Il faut ici un objet entre accolades.
value-list = Il faut ici une liste entre crochets.
value-list-length = Cette liste doit avoir de { $least } à { $most } éléments, pas { $length }.
value-list-exactly = Cette liste doit avoir { $least } éléments, pas { $length }.
value-missing = Ceci manque.
value-unknown = Ce nom n'est pas connu ici. Est-il mal écrit ?

## Ce qui peut être faux dans les fichiers de contenu

content-file = { $file } : { $what }
content-place = { $file } : { $place } : { $what }
content-missing = Le fichier manque.
content-unread = Aucun jeu ne lit ce fichier ; sont lus { $files }.
content-lowest-grade = Le titre le plus bas doit commencer à 0 point.
content-grade-order = Il faut plus que les { $before } points du titre d'avant.
content-twice = « { $name } » est là deux fois.
content-other-feature = Il faut ici « { $feature } » : ces poids sont ceux d'autres caractéristiques.

## Feuilles de score

handicap = Handicap

## Invites

prompt-move = À toi de jouer.
prompt-start = Tout le monde est là : la partie peut commencer.
prompt-open = On attend des joueurs.
prompt-nature = Le hasard décide.
prompt-commit = Tes coups sont joués : termine la manche ou reprends-les.
prompt-wait = On attend { $names }.

## Ce qui se passe à la table

somebody = quelqu'un
event-seated = { $name } s'assied.
event-left = { $name } s'en va.
event-started = La partie commence.
event-drawn = Tirage : { $what }.
event-moved = { $name } : { $what }
event-undone =
    { $count ->
        [one] { $name } a repris un coup.
       *[other] { $name } a repris { $count } coups.
    }
event-ready = { $name } a fini.
event-away = { $name } est absent : le bot { $bot } joue à sa place.
event-back = { $name } est de retour.

## Comment une partie s'est terminée

ending-alone =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ending-graded =
    { $points ->
        [one] { $points } point : { $grade }.
       *[other] { $points } points : { $grade }.
    }
ending-won =
    { $points ->
        [one] { CAP($name) } gagne avec { $points } point.
       *[other] { CAP($name) } gagne avec { $points } points.
    }
ending-tie-break =
    { $points ->
        [one] { CAP($name) } gagne avec { $points } point, au départage.
       *[other] { CAP($name) } gagne avec { $points } points, au départage.
    }
ending-shared =
    { $points ->
        [one] { CAP($names) } se partagent la victoire avec { $points } point chacun.
       *[other] { CAP($names) } se partagent la victoire avec { $points } points chacun.
    }
stand-in-of = le bot qui a remplacé { $name }

## Enregistrements et coups

record-line = Ligne { $line } de l'enregistrement : { $what }
move-refused = C'est impossible : { $why }
