# Le terminal : ce qu’il dit, en plus de ce que disent les jeux et la table.
# Les touches (u, s, /) et les mots à taper (undo, moves, --resume) sont les mêmes dans toutes les langues, comme
# la notation des coups.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».
# La touche « ? » n’en a pas.

## Noms

# Qui joue au terminal, si personne n’a dit son nom.
player = Joueur
# Un bot : son nom à cette table et son niveau.
bot-name = { $name } ({ $bot })
bot-given-name =
    { $seat ->
        [0] Maçon
        [1] Tuile
        [2] Brique
        [3] Voûte
        [4] Truelle
        [5] Pavé
        [6] Poutre
       *[7] Ardoise
    }

bot-random = hasard
bot-greedy = glouton
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-master = maître
bot-perfect = parfait

# Les touches qui portent des mots.
key-arrows = flèches
key-tab = Tab
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-redraw = Ctrl-L

## Points et fin de partie

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-of = { $name } : { points }
your-grade = Votre mention : { $grade }
winners =
    { COUNT($names) ->
        [one] { CAP($names) } gagne.
       *[other] { CAP($names) } se partagent la victoire.
    }
ended = La partie est terminée. { $how }
# Un coup dans une manche encore ouverte, pour qui l’a joué.
own-move = Vous : { $move }
record-file = L’enregistrement est dans { $file }.
saved-file = Partie enregistrée dans { $file }.
# Suit ce qu’il faut taper.
resume-with = Pour reprendre : { $command }
review-with = Pour l’analyser : { $command }

## L’écran : le titre

turn-over = la partie est terminée
turn-nobody = personne n’a à jouer ici
turn-yours = à vous de jouer
turn-of = { $name } doit jouer
round-complete = votre manche est complète
round-complete-of = { $name } a complété sa manche
# À droite du titre, avec la touche qui le change.
board-after = le plateau après ce coup (p)
board-now = le plateau actuel (p)
board-of-seat = vu par { $name } (v)

## L’écran : à côté du plateau. Il y a la place pour 30 caractères environ.

players = Joueurs
# À côté des points : 12 caractères au plus.
doing-won = a gagné
doing-ready = a fini
doing-finish = doit finir
doing-move = doit jouer
moves = Coups
moves-counted = Coups : { $count }
moves-shown = Coups : { $shown } sur { $count }
moves-none-match = aucun ne correspond
# Les sortes de coups : "0 all 20". Une sorte porte le premier mot de ses coups ; les autres n’en ont pas.
kind-all = tous
kind-other = autres
news = Derniers événements
# Après un coup : son rang parmi ceux de la même case.
rank-here = ({ $rank } sur { $count } ici, { key-tab })

## L’écran : les messages

welcome = Les flèches choisissent un coup, { key-enter } le joue, ? montre toutes les touches.
next-turn = { $name } doit jouer.
moves-made = Vos coups sont joués. { key-enter } termine la manche, u annule le dernier.
over-prompt = La partie est terminée. { key-enter } montre le résultat, q quitte.
game-over = La partie est terminée.
nobody-to-move = Personne n’a à jouer ici.
thinking = Réflexion en cours …
reviewing = Décision { $done } sur { $total } ; n’importe quelle touche arrête.
review-later = Le bilan se fait quand la partie est finie.
no-move-matches = Aucun coup ne correspond.
no-move-now = Il n’y a pas de coup à jouer.
no-other-seat = Il n’y a pas d’autre place.
all-in-view = Tout est visible : m sert dans les fenêtres étroites.
unknown-key = Touche sans effet. ? montre toutes les touches, / permet de taper un coup.
one-kind = Il n’y a qu’une sorte de coups.
kinds-numbered = Les sortes de coups vont de 1 à { $count }.
too-small = Trop petit : il faut au moins { $width } × { $height }.
hand-over = C’est à { $name } de jouer.
hand-over-press = Appuyez sur { key-enter } quand personne d’autre ne regarde.

## L’écran : la dernière ligne, une touche et ce qu’elle fait. Faute de place, certaines sont omises.

press-choose = { key-arrows } choisir
press-next = { key-tab } suivant ici
press-play = { key-enter } jouer
press-type = / taper
press-undo = u annuler
press-undo-all = r tout annuler
press-finish = { key-enter } terminer la manche
press-points = s points
press-log = l journal
press-hint = i conseil
press-review = a bilan
press-more = m plus
press-seats = v autres places
press-help = ? aide
press-quit = q quitter
press-result = { key-enter } résultat
press-scroll = ↑↓ défiler
press-back = { key-escape } retour
press-complete = { key-tab } compléter
press-select = ↑↓ choisir
press-cancel = { key-escape } annuler

## L’écran : les pages par-dessus le plateau

# Titres : 36 caractères au plus.
points-title = Points
points-now-title = Points à ce stade
points-none = Rien pour l’instant.
rules-title = Règles
rules-none = Les règles de ce jeu ne sont pas ici.
reference-title = À consulter
reference-none = Dans ce jeu, il n’y a rien à consulter.
hint-title = Conseil
review-title = Bilan
closing-review = a montre ce que valaient les décisions.
log-title = Ce qui s’est passé
result-title = La partie est terminée

keys-title = Touches
keys-tab = { key-tab }, { key-space }
keys-kinds = 1 à 9, 0
keys-choose-note = aller à la prochaine case où un coup est possible
keys-tab-note = le coup suivant sur la même case ; Maj-{ key-tab } revient en arrière
keys-list-note = descendre et monter dans la liste des coups ; aussi Page suivante, Page précédente, Début, Fin
keys-kinds-note = une seule sorte de coups ; 0 les montre tous à nouveau
keys-play-note = jouer le coup montré
keys-type-note = taper un coup ; la liste montre ce qui correspond, { key-tab } complète, { key-escape } annule
keys-undo-note = annuler votre dernier coup
keys-undo-all-note = annuler tous vos coups de ce tour
keys-finish-note = terminer votre manche, dans les jeux où tous jouent en même temps
keys-preview-note = le plateau après le coup, ou tel qu’il est
keys-more-note = plateau, coups ou joueurs, dans une fenêtre étroite
keys-seats-note = voir depuis une autre place, dans la mesure permise
keys-move-board-note = déplacer le plateau dans la fenêtre ; aussi Maj et flèches
keys-points-note = les points de chaque place, ligne par ligne
keys-log-note = ce qui s’est passé
keys-hint-note = les meilleurs coups, et pourquoi
keys-rules-note = les règles du jeu
keys-reference-note = ce qu’on peut consulter : tableaux, cartes, ce qui reste
keys-review-note = après la partie : ce que valaient vos décisions
keys-redraw-note = redessiner l’écran
keys-help-note = cette page
keys-quit-note = quitter ; la partie est enregistrée après chaque coup
game-saved = La partie est enregistrée dans { $file }.

## Ligne par ligne

lines-welcome = { $game }. Tapez « help » pour l’aide.
lines-turn = { $name } doit jouer
lines-hand-over = C’est à { $name } de jouer : appuyez alors sur { key-enter }.
lines-moves =
    { $count ->
        [one] { $count } coup possible.
       *[other] { $count } coups possibles.
    }
lines-finish = Tapez « done » pour terminer la manche, ou « undo ».
lines-help = Tapez un coup tel qu’il est écrit dans la liste, ou l’un de ces mots :
# TEXTE est ce que l’on tape.
lines-moves-key = moves [TEXTE]
lines-explain-key = explain TEXTE
lines-moves-note = les coups possibles, ou ceux qui contiennent TEXTE
lines-explain-note = ce que veulent dire les coups qui contiennent TEXTE
lines-board-note = le plateau, encore une fois
lines-score-note = les points de chaque place, ligne par ligne
lines-undo-note = annuler votre dernier coup
lines-restart-note = annuler tous vos coups de ce tour
lines-done-note = terminer votre part de la manche (jeux où tous jouent en même temps)
lines-log-note = ce qui s’est passé
lines-hint-note = les meilleurs coups, et pourquoi
lines-rules-note = les règles du jeu
lines-reference-note = ce qu’on peut consulter
lines-quit-note = quitter ; la partie est enregistrée, --resume la reprend

## Avant une partie : laquelle, et les parties sauvegardées

which-game = Quel jeu ?
game-number = Numéro
resuming = Reprise de { $file }
other-unfinished = Autres parties inachevées, à reprendre avec --resume --save FICHIER :
save-left-out = Cette partie enregistrée a été ignorée : { $why }
kept-unfinished = La partie inachevée est gardée dans { $file }.
no-saved-game = Il n’y a pas de partie enregistrée dans { $folder }.
saved-finished =
    { $moves ->
        [one] { $moves } coup, terminée
       *[other] { $moves } coups, terminée
    }
saved-running =
    { $moves ->
        [one] { $moves } coup, inachevée
       *[other] { $moves } coups, inachevée
    }
saved-number = Numéro de la partie à ouvrir (rien : aucune)
no-such-saved-game = les parties enregistrées vont de 1 à { $count }
kept-other = Le contenu du fichier est gardé dans { $file }.

## Parties enregistrées : replay, hint, analyse

record-score = place { $seat } : { points }
record-score-named = place { $seat } ({ $name }) : { points }
record-move = place { $seat } : { $move }
record-legal = possible pour la place { $seat } : { $moves }
record-seat = { $name } (place { $seat })
record-winners =
    { COUNT($seats) ->
        [one] La place { $seats } a gagné.
       *[other] Les places { $seats } ont gagné.
    }
record-placed-last = La place { $seat } { $why } : dernière place.
record-unfinished = La partie n’est pas terminée.
record-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
record-stopped = arrêtée
record-open = inachevée
# Un nombre avec un chiffre après la virgule.
decimal = { $whole },{ $tenths }
hint-loss = ({ $loss } de moins)
review-better = { $loss } de moins que { $best }
review-costliest = { $name } : les décisions les plus coûteuses
review-none = aucune : le moteur aurait décidé de même
review-loss = étape { $step } : { $move }, points perdus : { $loss } ; mieux valait { $best }
# L’avancement d’un long travail : « 12 sur 30 décisions ».
decisions = décisions
progress = { $done } sur { $total } { $what }  { $rate }/s  reste { $time }

## Ce qui est impossible. Le nom du programme et deux-points précèdent, ou un signe.

join-welcome = Tapez un coup, ou « help ».
join-help = Tapez un coup, ou bien : moves [TEXT], board, score, hint (conseil), rules (règles), reference (aide-mémoire), undo, done (finir la manche), start, agree (arrêter la partie ici), continue (jouer encore, si quelqu’un le propose), resign (abandonner), say TEXT, review (à la fin : analyse), quit.
join-resign-sure = Abandonner ? Un bot joue à votre place jusqu’à la fin, et vous êtes classé dernier. Tapez encore une fois « resign » pour confirmer.
join-looking-on = Vous regardez : aucun siège n’est à vous.
join-keep = Pour vérifier le hasard plus tard, gardez l’engagement { $commitment } et votre part { $share }.
join-pack = On joue à cette table avec un paquet, et elle n’est pas classée : « { $name } », de « { $author } ».
join-refused = le serveur ne vous laisse pas entrer : { $why }
join-nonsense = le serveur a dit quelque chose qui n’est pas un message
no-such-language = la langue « { $language } » n’existe pas ; il y a { $languages }
name-a-game = nommez un jeu : { LIST($games, type: "or") }
no-unfinished-game = il n’y a pas de partie inachevée de { $game } dans { $folder }
name-is-not-text = --name n’est pas un texte en UTF-8, aucun enregistrement ne pourrait le contenir
seats-do-not-fit = la partie a { $seats } places, mais vous en nommez { $named }
players-do-not-fit = --players dit { $players }, mais le nombre de places nommées est { $named }
file-problem = { $file } : { $why }
game-of-file-problem = partie { $number } de { $file } : { $why }
file-is-folder = { $file } est un dossier, pas un fichier
file-is-no-folder = { $file } n’est pas un dossier
cannot-read = impossible de lire { $file } : { $why }
cannot-write = impossible d’écrire { $file } : { $why }
cannot-make-folder = impossible de créer le dossier { $file } : { $why }
cannot-set-aside = impossible de mettre de côté la partie enregistrée { $file } : { $why }
no-such-record =
    { $count ->
        [one] { $file } contient { $count } partie, il n’y a pas de partie { $number }
       *[other] { $file } contient { $count } parties, il n’y a pas de partie { $number }
    }
no-such-step =
    { $count ->
        [one] l’enregistrement a { $count } étape, il n’y a pas d’étape { $step }
       *[other] l’enregistrement a { $count } étapes, il n’y a pas d’étape { $step }
    }
over-at-step = la partie est terminée à cette étape
draw-at-step = personne n’a rien à décider à cette étape : c’est un tirage
nothing-to-decide = la place { $seat } n’a rien à décider à cette étape

## Imprimer

print-done = Les feuilles sont dans { $file } : imprimez-les à 100 %, recto verso, retournées sur le bord long.
print-no-browser = pour imprimer il faut Chromium ou Chrome, et aucun n’est installé : installez le paquet chromium, ou nommez le programme avec --browser
print-no-program = il n’y a pas de programme « { $program } »
print-browser-failed = { $program } n’a pas pu servir à imprimer
print-stopped = l’impression a été arrêtée
print-too-slow = la page n’a pas été prête à imprimer
print-no-page = ce programme a été construit sans la page qui dessine les feuilles
print-refused = les feuilles ne peuvent pas être dessinées : { $why }
print-takes-pack = print prend un paquet avec --pack, pas --content
