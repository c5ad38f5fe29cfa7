# Les mots de la page : tout sauf le jeu en ligne (src/online/words) et les jeux eux-mêmes (src/games/*/words).
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

language-name = Français

## Partout

close = Fermer
cancel = Annuler
delete = Supprimer
download = Télécharger
you = Vous
loading = On déroule les plans…
home = Townsmith, page d’accueil
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
labelled = { $label } : { $value }
sheet-taller = Agrandir le volet
sheet-shorter = Réduire le volet

## Accueil

start-title =
    { $count ->
        [5] Cinq villes à bâtir
        [6] Six villes à bâtir
       *[other] { $count } villes à bâtir
    }
start-lead = Seul, contre des bots ou à plusieurs sur un même écran. Rien à installer, aucun compte à créer.
start-play = Jouer
start-play-game = Jouer à { $game }
start-rules = Règles
start-rules-of = Règles de { $game }
start-learn = Apprendre
start-learn-game = Apprendre { $game } dans une partie guidée
start-first-time = Première visite ? Essayez une partie guidée de { $game }
start-players = De { $least } à { $most } joueurs
start-simultaneous = tous en même temps
start-turns = chacun son tour
start-continue = Parties en cours
start-resume = Reprendre
start-finished = Parties terminées
start-look = Voir
start-no-games = Aucune partie pour l’instant. La table est à vous.
start-import = Ouvrir un fichier de partie
start-import-bad = Ce fichier est illisible. { $why }
start-daily-note = Les mêmes dés et les mêmes cartes pour tous, renouvelés chaque jour.
start-daily-go = Voir le défi
workshop-title = Atelier
start-workshop-note = Changez tuiles, cartes, plans et tableaux, et jouez avec les vôtres.
start-workshop-go = Aller à l’atelier
start-updated = jouée le { $when }
start-damaged = Cette partie enregistrée ne peut pas être ouverte
start-damaged-note = Elle est conservée telle quelle. Vous pouvez la télécharger ou la supprimer.
start-delete-sure = Supprimer définitivement cette partie ?
start-delete-note = C’est irréversible. Téléchargez-la d’abord si vous pensez en avoir besoin.
start-delete-game = Supprimer cette partie de { $game }
start-download-game = Télécharger cette partie de { $game }
start-storage-gone = Ce navigateur ne nous laisse pas enregistrer les parties. Vous pouvez jouer, mais téléchargez ce que vous voulez garder.
start-unofficial = Une adaptation non officielle, réalisée dans le respect des auteurs et des éditeurs de ces jeux. Tous les textes et dessins sont les nôtres.

## Nouvelle partie

setup-title = Une partie de { $game }
setup-players = Joueurs
setup-fewer = Retirer un joueur
setup-more = Ajouter un joueur
setup-name-of = Nom d’un joueur
setup-who = Qui joue sous le nom de { $name }
setup-person = Une personne
setup-bot = Bot · { setup-bot-level }
setup-bot-level =
    { $level ->
        [random] au hasard
        [greedy] glouton
        [easy] facile
        [medium] moyen
        [hard] difficile
        [master] maître
       *[other] { $level }
    }
setup-person-name =
    { $number ->
        [1] Ada
        [2] Kim
        [3] Noor
        [4] Jo
        [5] Mika
        [6] Lou
        [7] Sam
        [8] Ola
       *[other] { $number }
    }
setup-bot-name =
    { $number ->
        [1] Maçon
        [2] Tuile
        [3] Brique
        [4] Voûte
        [5] Truelle
        [6] Pavé
        [7] Poutre
        [8] Ardoise
       *[other] { $number }
    }
setup-preset = Façon de jouer
setup-preset-standard = Comme dans la boîte
setup-preset-standard-note = La partie habituelle, avec tout ce qui en fait partie.
setup-preset-standard-changed = Options habituelles
setup-preset-own = Mon propre mélange
setup-content-changed = Le contenu a été modifié : des cartes, des tuiles ou des valeurs diffèrent de celles de la boîte.
# Là où quelqu’un a ses propres paquets pour un jeu.
setup-content = Jouer avec
setup-content-own = le contenu du jeu
setup-content-pack = { $name } de { $author }
setup-on-pack = On joue avec { $name } de { $author }
setup-pack-bots = Les bots ont appris sur le contenu du jeu. Avec un paquet, ils jugent selon les mêmes habitudes et sont peut-être plus faibles que leur niveau ne le dit.
setup-same-luck = La même chance encore
setup-same-luck-note = Dés, cartes et tuiles viennent comme dans la dernière partie sur ce paquet : voyez ce que change votre modification.
setup-more-options = Plus
setup-seed = Graine
setup-seed-note = Le même nombre donne les mêmes dés et les mêmes cartes. Laissez vide pour jouer au hasard.
setup-seed-bad = Une graine est un nombre entier de 0 à 9007199254740991.
setup-handicap = Points de départ de { $name }
setup-compensation = Points selon la position dans l’ordre du tour
setup-compensation-note = Ils compensent le fait de jouer tôt ou tard, où que l’on soit assis.
setup-compensation-place = Position { $place }
setup-start = Commencer
setup-with-friends = Entre amis

## La table

table-play = Jeu
table-players = Joueurs
table-points = Points
table-scores = Points de tous les joueurs
table-chat = Discussion
table-menu = Menu
# Au-dessus du plateau d’une partie sur le contenu de quelqu’un.
table-pack = Avec { $name } de { $author }
table-pack-title = Ce avec quoi on joue
table-pack-edit = Le changer à l’atelier
table-pack-keep = Le prendre à l’atelier
table-pack-notes = Notes
table-pack-changes =
    { $count ->
        [0] Il ne change rien au contenu du jeu.
        [one] Il change { $count } valeur du contenu :
       *[other] Il change { $count } valeurs du contenu :
    }
table-pack-bots = Les bots ont appris sur le contenu du jeu et sont peut-être plus faibles ici que leur niveau ne le dit.
table-actions = Actions
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-happened = Ce qui s’est passé
table-news = Depuis votre dernier coup
table-result = Résultat
table-reference = Aide de jeu
table-reference-empty = Il n’y a rien à consulter dans ce jeu.
table-this-round = Cette manche
table-all-moves = Tous les coups ({ $count })
table-find-move = Chercher un coup
table-no-move-found = Aucun coup ne correspond.
table-show-more = En afficher { $count } de plus
table-points-of = Points de { $name }
table-your-points = Vos points
table-no-points = Aucun point pour l’instant. Toute ville commence sur une feuille blanche.
table-hover-line = Survolez une ligne pour voir d’où viennent ses points.
table-total = Total
table-board = Plateau de { $name }
table-shared-board = Le plateau
# Après son propre nom.
table-you = vous
table-looking-at = Vous regardez le plateau de { $name }.
table-back-to-mine = Revenir au mien
table-hidden = Visible à la fin de la manche
table-turn = doit jouer
table-your-turn = à vous
table-thinking = réfléchit
table-ready = a fini
table-wait-for = En attente de { LIST($names) }.
table-nothing-here = { $space } : rien à faire ici pour l’instant.
table-other-choice = { $space } : pas avec votre choix actuel, mais avec un autre.
table-undo = Annuler
table-restart = Recommencer le tour
story-skip = Passer
story-again = Revoir ce que les autres ont fait
table-no-undo-over = La partie est terminée.
table-no-undo-finished = Votre manche est terminée : elle reste telle quelle.
table-no-undo-drawn = De nouvelles cartes ou de nouveaux dés sont arrivés : votre coup est définitif.
table-no-undo-others = Quelqu’un d’autre a joué depuis : votre coup est définitif.
table-no-undo-nothing = Il n’y a encore rien à annuler.
table-hint = Conseil
table-commit = Terminer la manche
table-confirm = Confirmer
table-zoom-in = Zoom avant
table-zoom-out = Zoom arrière
table-zoom-fit = Tout afficher
table-not-found = Cette partie n’est pas sur cet appareil.
table-not-found-note = Elle a peut-être été supprimée, ou le lien vient d’ailleurs.
table-unsent = Pas encore envoyé : l’envoi se fera dès que la connexion sera rétablie.
table-withdraw = Ne pas l’envoyer
table-overtaken = Cette partie a continué dans un autre onglet ; rien n’a donc été fait ici. Voici où elle en est.
table-deleted-elsewhere = Cette partie a été supprimée dans un autre onglet
table-deleted-elsewhere-note = Vous pouvez encore la télécharger telle qu’elle était.
table-engine-gone = Le moteur de jeu s’est arrêté. Votre partie est enregistrée : rechargez la page pour continuer.
table-reload = Recharger


## Conseils

hint-title = Ce que je ferais
hint-thinking = Réflexion en cours…
hint-none = Il n’y a rien à décider pour l’instant.
hint-best = Le meilleur
hint-loss = { NUMBER($points) } de moins
hint-worth = environ { NUMBER($points) } points à la fin
hint-ahead = environ { NUMBER($points) } points d’avance à la fin
hint-behind = environ { NUMBER($points) } points de retard à la fin
hint-change = { $reason } : { NUMBER($change, signDisplay: "exceptZero") }

## Le journal

event-drawn = Tirage : { $draw }.
event-drawn-many = Tirage : { $draw }, et { $more } autres.
event-moved = { $name } : { $sentence }

## Passer l’écran

curtain-title = { $name }, c’est à vous
curtain-text = Passez l’écran. Personne d’autre ne doit regarder.
curtain-show = Je suis { $name }

## La fin d’une partie

end-title = La ville est bâtie
# On a abandonné, ou décidé d’en rester là.
end-title-stopped = La partie s’est arrêtée avant la fin
end-replay = Revoir la partie
end-review = Analyse

## Revoir une partie

replay-title = Revoir { $game }
replay-step = Étape { $at } sur { $total }
replay-slider = Étape
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-last = À la fin
replay-previous = Étape précédente
replay-next = Étape suivante
replay-speed = Vitesse
replay-best = Recherche de la meilleure partie de ce jour. Si le maître doit d’abord la jouer, cela prend jusqu’à une demi-minute.
replay-start = Le début de la partie.

## Analyse

review-title = Analyse de { $game }
review-working = Examen de la décision { $done } sur { $total }…
review-graph = Ce qu’on pouvait espérer
review-graph-note = Les points que chacun pouvait espérer à la fin, décision par décision.
review-lead-note = L’avance que chacun pouvait espérer à la fin, décision par décision.
review-costly = Les décisions les plus coûteuses
review-none = Aucune décision n’a rien coûté. Bien bâti.
review-cost = a coûté environ { NUMBER($points) } points
review-played = Joué :
review-better = Mieux :
review-why = À en attendre, par rapport au coup joué :
review-accuracy = { $percent } % de précision · { $best } décisions sur { $decisions } aussi bonnes que la meilleure
review-accuracy-note = 100 % : aucune décision n’a rien coûté ; une décision qui coûte deux points compte pour 37 %.
review-decision = Décision { $number }
review-show = Montrer la position : { review-decision }
review-not-over = Seules les parties terminées peuvent être analysées. Jouez d’abord celle-ci jusqu’au bout.

## Défi du jour

daily-title = Défi du jour
daily-lead = Une partie en solo, avec les mêmes dés et les mêmes cartes pour tous ceux qui jouent aujourd’hui. Le premier résultat du jour compte.
daily-today = Aujourd’hui, { $date }
daily-again = Rejouer
daily-result = Votre résultat : { $score }
daily-best = Meilleur résultat : { $score }
daily-history = Vos résultats
daily-no-history = Aucun résultat pour l’instant. Aujourd’hui serait un bon jour.
daily-date = Jour
daily-game = Jeu

## Règles et parties guidées

rules-title = Comment jouer à { $game }
rules-missing = Les règles de ce jeu ne sont pas encore rédigées.
rules-details = Dans le détail
rules-details-note = Tout ce que le programme respecte. Là où les règles imprimées se taisent ou se lisent de deux façons, notre lecture porte la marque (R).
print-page = Imprimer
rules-play = Jouer
rules-learn = Apprendre en jouant

learn-title = Apprendre { $game }
learn-next = Suivant
learn-points =
    { $points ->
        [one] { $points } point jusqu’ici.
       *[other] { $points } points jusqu’ici.
    }
learn-done = C’était votre partie guidée. Jouez-la jusqu’au bout, ou commencez une partie à vous.
learn-finish = Retour à l’accueil
learn-missing = Il n’y a pas encore de partie guidée pour ce jeu. Ses règles sont courtes, et chaque endroit permis s’illumine.
learn-move-hint = Jouez le coup pour continuer.
learn-hint = Dans une vraie partie, je chercherais ailleurs. La leçon demande ceci : { $move }

## Préférences

prefs-title = Préférences
prefs-system = Comme l’appareil
prefs-theme = Apparence
prefs-theme-paper = Papier
prefs-theme-blueprint = Plan bleu
prefs-to-paper = Passer au papier
prefs-to-blueprint = Passer au plan bleu
prefs-language = Langue
prefs-motion = Animations
prefs-motion-on = Oui
prefs-motion-off = Non
prefs-sound = Sons
prefs-volume = Volume
prefs-haptics = Vibrer quand je pose quelque chose
prefs-confirm = Confirmer les coups
prefs-confirm-note = Un coup est d’abord montré, puis joué d’un second clic.
prefs-confirm-usual = S’ils sont définitifs
prefs-confirm-always = Toujours
prefs-confirm-never = Jamais
prefs-name = Votre nom

## Aide

help-title = Aide
help-reference = Consulter cartes, tableaux et ce qui reste
help-keys = Touches
help-lead = Tout se joue aussi au clavier seul.
help-next = partie suivante de l’écran
    .key = Tab
help-arrows = d’une case à l’autre du plateau
    .key = Flèches
help-enter = jouer ici
    .key = Entrée
help-turn = tourner, retourner
    .key = R, F
help-commit = terminer la manche ou confirmer le coup
    .key = C
help-undo = annuler le coup
    .key = U
help-restart = recommencer le tour
    .key = Maj U
help-hint = conseil
    .key = H
help-log = journal
    .key = L
help-look-up = aide de jeu
    .key = I
help-moves = liste de tous les coups
    .key = M
help-board = aller au plateau
    .key = B
help-what = qu’est cette case, que vaut-elle, que puis-je y faire
    .key = W
help-again = revoir ce que les autres ont fait
    .key = A
help-look = voir le plateau d’un joueur
    .key = 1 à 8
help-zoom = zoom avant, arrière, tout afficher
    .key = +, −, 0
help-leave = quitter un aperçu ou une fenêtre
    .key = Échap
help-help = cette aide
    .key = ?

## Ce qui ne va pas

error-title = Quelque chose n’a pas marché
error-no-engine = Le moteur de jeu n’a pas pu être chargé.
error-no-engine-note = Vérifiez la connexion et rechargez la page. Après la première visite, elle fonctionne aussi hors ligne.
error-not-found = Il n’y a rien ici
error-not-found-note = Cette adresse ne mène nulle part. La page d’accueil connaît le chemin.
error-to-start = Vers l’accueil
error-save-failed = La partie n’a pas pu être enregistrée. Téléchargez-la avant de partir.

## What a space of the board is

what-worth =
    { $points ->
        [one] { $text } : { $points } point
       *[other] { $text } : { $points } points
    }
what-whose = { $name }, { $worth }
what-ways =
    { $ways ->
        [one] { $text }
       *[other] { $text } : { $ways } possibilités
    }
what-more =
    { $count ->
        [one] et un autre coup
       *[other] et { $count } autres coups
    }
