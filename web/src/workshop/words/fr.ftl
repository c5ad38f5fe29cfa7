# Les mots de l’atelier.

## Tous les paquets

title = Faites de ces jeux les vôtres
lead = Changez tuiles, cartes, plans et nombres. Les règles vérifient tout à mesure, et vous pouvez jouer aussitôt.
yours = Vos paquets
of-pack = { $game }, de { $author }
of-box = { $game }, de votre boîte, de { $author }
edit = Modifier
edit-name = Modifier { $name }
copy-name = Copier { $name }
export-name = Enregistrer { $name } dans un fichier
delete-name = Supprimer { $name }
damaged = Ce paquet ne peut pas être ouvert
new = En faire un nouveau
new-own = Nouveau paquet
new-for = Nouveau paquet pour { $game }
new-box = J’ai la boîte
new-box-for = J’ai la boîte de { $game } : saisir ce qui est imprimé
name-new =
    { $number ->
        [1] Mon { $game }
       *[other] Mon { $game } { $number }
    }
name-box =
    { $number ->
        [1] { $game } de ma boîte
       *[other] { $game } de ma boîte { $number }
    }
name-copy = { $name }, copie
# Qui a fait un paquet, si aucun nom n’est dit.
no-author = Anonyme
import = Ouvrir un fichier de paquet
import-bad = Ce fichier ne peut pas être lu. { $why }
import-large = Un paquet a { $most } ko au plus.
none-yet = Pas encore de paquets. Choisissez un jeu pour commencer.
on-device = Les paquets restent sur cet appareil. Rien n’est envoyé.
delete-sure = Supprimer { $name } pour de bon ?
delete-note = Les parties jouées avec restent telles quelles. Enregistrez d’abord le paquet dans un fichier si vous pourriez en avoir besoin.
not-found = Ce paquet n’est pas ici
not-found-note = Il est peut-être sur un autre appareil, ou il a été supprimé.

## L’établi

of-game = { $name }, pour { $game }
kept = enregistré
keeping = enregistrement
parts = Parties
about = À propos
all-packs = Tous les paquets
has-problem = pas encore juste :
has-warning = mérite un second regard :
changed = , modifié
undo = Annuler
    .key = Ctrl+Z
redo = Rétablir
    .key = Ctrl+Maj+Z
before = Le précédent
after = Le suivant
put-back = Remettre
put-back-what = Remettre { $what }
share = Partager
save-file = Enregistrer dans un fichier
shared = { $file } est dans vos téléchargements. Qui le reçoit peut l’ouvrir dans son atelier.
unsound = Ce fichier n’est pas construit comme il le devrait et ne peut pas être montré.
unsound-put-back = Prendre plutôt le fichier du jeu
stray-put-right = Corriger
play = Jouer
can-play = Les règles peuvent y jouer.
can-play-but =
    { $count ->
        [one] On peut y jouer. Une chose mérite un second regard.
       *[other] On peut y jouer. { $count } choses méritent un second regard.
    }
cannot-play =
    { $count ->
        [one] Une chose est à corriger.
       *[other] { $count } choses sont à corriger.
    }
cannot-play-why = Corrigez d’abord ce que la vérification a trouvé.
checks = Vérifié à mesure
checks-close = Fermer la vérification
changes =
    { $count ->
        [0] rien de modifié
        [one] { $count } modification
       *[other] { $count } modifications
    }
changes-none = Jusqu’ici, c’est le contenu du jeu.
changed-elsewhere = Ce paquet a été modifié dans un autre onglet pendant que vous le modifiiez ici.
take-other = Montrer l’autre
keep-own = Garder le mien
deleted-elsewhere = Ce paquet a été supprimé dans un autre onglet. Enregistrez-le dans un fichier si vous voulez le garder.

## Ce qu’un paquet dit de lui-même

about-called = Ce paquet pour { $game } s’appelle
about-by = et il est fait par
field-name = Nom du paquet
field-author = Qui l’a fait
about-version = Sa version est
field-notes = Ce que les joueurs doivent savoir
field-based-on = Il se fonde sur
field-licence = Ce que d’autres peuvent en faire
# Dans les fichiers du paquet : d’où viennent leurs valeurs.
from-box = Comme imprimé, saisi d’une boîte.
from-pack = Fait à l’atelier, d’après le contenu du jeu.
# Ce sur quoi se fonde un paquet saisi d’une boîte.
based-on-box = le matériel imprimé
box-switch = Saisi d’une boîte
box-switch-note = Passe en revue tout ce qui est dans la boîte, une chose après l’autre, et dit ce qui manque encore.
translations = Dans d’autres langues
translations-note = Ceux qui jouent dans une autre langue voient ces mots ; là où il n’y en a pas, les vôtres.
translations-language = Langue
translation-of = « { $text } » en { $language }

## Formulaires

a-number = un nombre
nth-of = { $what }, { $number }
remove-nth = Retirer { $what }, { $number }
take-out = Omettre { $what }
shorter = Raccourcir { $what }
longer = Allonger { $what }
length = { $count } (de { $least } à { $most })

## De la boîte

box = De votre boîte
box-ask = Faites-la comme la vôtre, puis cochez-la.
box-entered = Coché.
box-go = Choisissez une partie, ou passez à la suite.
box-enter = Comme imprimé
box-later = Suite
box-progress = { $count } sur { $of } saisis
box-missing =
    { $count ->
        [one] Il manque une chose
       *[other] Il manque { $count } choses
    }
box-whole = Les { $count } choses sont saisies.

## Mesurer : beaucoup de parties entre bots

# On a button.
measure = 200 parties
measure-title = 200 parties entre bots
measure-lead = Les bots jouent 200 parties avec ce paquet et 200 avec le contenu d’origine du jeu, avec la même chance. Puis ils se passent d’une chose après l’autre, pour voir ce qu’elle vaut. Cela prend de quelques secondes à une minute ou deux.
measure-players = Joueurs
measure-start = Faire jouer
measure-again = Encore
measure-stop = Arrêter
measure-progress = Avancement
measure-broken = La mesure s’est arrêtée de façon inattendue.
measure-fair = Est-ce équitable ?
measure-alone = Seul, personne n’est désavantagé.
measure-alike = Rien ne distingue les places : personne ne peut être avantagé.
measure-even = Aucune place ne paraît avantagée. Un avantage de { $findable } victoires sur 100 aurait été remarqué.
measure-uneven = { $place } gagne { $share } parties sur 100 ({ $low } à { $high }).
measure-place =
    { $number ->
        [1] Le premier joueur
        [2] Le deuxième joueur
        [3] Le troisième joueur
       *[other] Le joueur numéro { $number }
    }
measure-stand-out = Ce qui ressort
measure-nothing = Aucune carte, aucune tuile ni rien d’autre ne ressort.
measure-dead = ne sert pas : sur 100 joueurs qui pourraient s’en servir, { $taken } le font ({ $offered } le pouvaient).
measure-must = est toujours pris : sur 100 joueurs qui pourraient s’en servir, { $taken } le font ({ $offered } le pouvaient).
measure-strong = est trop fort : qui ne peut pas s’en servir perd { $worth } points, alors que { $usual } est habituel.
measure-trap = est un piège : qui ne peut pas s’en servir finit avec { $worth } points de mieux.
measure-old = C’est vrai aussi du contenu d’origine du jeu.
measure-how = Comment ça se joue
measure-own = Ce paquet
measure-standard = Le jeu d’origine
measure-differs = , pas par hasard
measure-score = Points par joueur
measure-margin = Points entre le premier et le deuxième
measure-decisions = Décisions par partie
measure-rounds = Manches
measure-note = Les bots ont appris à jouer avec le contenu d’origine. Ce qui est nouveau pour eux, ils le jugent à ses points.
measure-more = Pour des milliers de parties, des graphiques et des marges d’erreur, enregistrez le paquet et demandez au laboratoire :
