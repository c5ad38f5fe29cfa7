# Ce que le moteur dit quel que soit le jeu : refus, invites, nouvelles de la table.

## Listes : « Ada, Ben et Cleo ». Chaque étape joint la suite à ce qui est déjà dit.

list-more = { $before }, { $after }
list-and = { $before } et { $after }
list-or = { $before } ou { $after }

## Valeurs d'une requête ou d'un fichier

value-at = « { $place } » : { $what }
value-boolean = Il faut ici true ou false.
value-integer = Il faut ici un nombre entier.
value-range = Il faut ici un nombre entier de { $least } à { $most }.
value-number = Il faut ici un nombre.
value-text = Il faut ici un texte.
value-text-length = Il faut ici un texte de { $most } octets au plus.
value-choice = Il faut ici l'un de ceux-ci : { LIST($choices, type: "or") }.
value-object = Il faut ici un objet.
value-list = Il faut ici une liste.
value-list-length =
    { $least ->
        [0] Cette liste a { $length } éléments ; elle peut en avoir { $most } au plus.
       *[other] Cette liste a { $length } éléments ; il en faut de { $least } à { $most }.
    }
value-missing = « { $name } » manque.
value-unknown = « { $name } » n'est pas connu ici.

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

## Ce qu'une table refuse

not-your-turn = Ce n'est pas ton tour.
round-is-finished = Ta manche est finie : attends les autres.
round-is-not-finished = Ta manche n'est pas encore finie.
round-cannot-be-undone = Ta manche est finie et ne peut plus être reprise.
nothing-to-undo = Tu n'as rien à reprendre : c'est impossible après un tirage ou le coup d'un autre joueur.
moves-count-at-once = Dans un jeu où chacun joue à son tour, chaque coup compte aussitôt.

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
