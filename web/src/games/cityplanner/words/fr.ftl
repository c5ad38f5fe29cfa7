# City Planner : les mots du plateau et de la partie guidée. On vouvoie. PV : points de victoire.

## The desk

board = Sept cartes avec leurs dés
building =
    { $kind ->
        [green] Banlieue
        [blue] Commerces
        [mixed] Mixte
        [purple] Mairie
        [yellow] Industrie
        [red] Bureaux
       *[black] Parking
    }
card = Carte { $card }
card-die = dé sur { $die }
card-rolling = dé en main
card-changed = dé tourné ce tour-ci
card-chosen = choisie
card-locked = bloquée
card-passed =
    { $solo ->
        [yes] mise de côté
       *[no] donnée
    }

## The notepad

notepad = Sur la table
notepad-six = Les six comptées
notepad-label = { $title } : { LIST($counts) }
notepad-count = { $count } { building }

## What one can do

kind-reroll = Relancer un dé
kind-change = Tourner un dé
kind-pass = Donner une carte
kind-score = Compter
pick-first = Choisissez une carte pour voir ce que vous pouvez en faire.
turn =
    { $up ->
        [yes] Monter à { $to }, { building }, { dollars }
       *[no] Descendre à { $to }, { building }, { dollars }
    }
reroll = Relancer, encore { $left }
pass =
    { $solo ->
        [yes] Mettre de côté la carte { $card }
       *[no] Donner la carte { $card }
    }
choose-score = Que marquent les six cartes ?
worse =
    { $count ->
        [one] { $count } résultat plus faible
       *[other] { $count } résultats plus faibles
    }

## Results: points, money and what they come from

dollars = { $dollars } $
money =
    { $loss ->
        [yes] −{ dollars }
       *[no] +{ dollars }
    }
vp = { $vp } PV
result-vp = { vp } · { money }
rerolls =
    { $rerolls ->
        [one] { $rerolls } relance
       *[other] { $rerolls } relances
    }
result =
    { $rerolls ->
        [0] { vp }, { result-money }
        [one] { vp }, { result-money }, { $rerolls } relance gratuite
       *[other] { vp }, { result-money }, { $rerolls } relances gratuites
    }
result-money =
    { $loss ->
        [yes] une perte de { dollars }
       *[no] { dollars }
    }
reason-green =
    { $count ->
        [one] { $count } vert × { $each }
       *[other] { $count } verts × { $each }
    }{ $doubled ->
        [yes] , doublé
       *[no] { "" }
    }
reason-blue =
    { $count ->
        [one] { $count } bleu × { dollars }
       *[other] { $count } bleus × { dollars }
    }{ $doubled ->
        [yes] , doublé
       *[no] { "" }
    }
reason-halls =
    { $count ->
        [one] { $count } mairie : +{ dollars }
       *[other] { $count } mairies : +{ dollars }
    }
reason-parked =
    { $count ->
        [one] { $count } garé : +{ dollars }
       *[other] { $count } garés : +{ dollars }
    }
reason-fee = un seul rouge ou jaune : −{ dollars }

## Beside the desk

purse = Argent
changes = Dés à tourner
free-rerolls = Relances gratuites
points-by-round = Points par manche
round = manche { $round } sur { $rounds }
status = { dollars } · { vp }
status-rerolls = { dollars } · { vp } · { rerolls }

## The guided game

guide-desk = Sept cartes sont posées devant vous, chacune avec un dé. Le dé décide quel bâtiment s’y trouve : parmi les six petites images au bas de la carte, celle qui est encadrée est construite.
guide-kinds = Les banlieues rapportent des points, et les bureaux font valoir chacune davantage. Les commerces rapportent de l’argent, mais seulement s’il y a de l’industrie. Deux types aident, deux types rapportent.
guide-change = Pour 1 $, vous pouvez tourner un dé d’un cran, vers le haut ou vers le bas : jusqu’à trois dés différents par tour. Essayez avec la flèche au-dessus ou au-dessous d’un dé, ou choisissez la carte et servez-vous des boutons.
guide-pass = Le bloc-notes a refait ses comptes. Une carte doit maintenant partir : elle est bloquée telle quelle et ne compte pas ce tour-ci. Choisissez celle qui vous manquera le moins, puis le bouton.
guide-score = Les six autres comptent. Vous avez souvent le choix : un quartier mixte peut être vert ou bleu, un parking permet de garer des bâtiments pour 2 $ chacun, deux parkings doublent une couleur. Prenez le résultat qui vous plaît le plus.
guide-next = Six dés sont relancés ; la carte mise de côté garde le sien. Chaque mairie comptée vous donne maintenant une relance gratuite. Et gare à un bâtiment rouge ou jaune tout seul : il coûte 5 $.
guide-end = Une partie dure huit manches. À la fin, chaque tranche complète de 5 $ vaut un point de plus. À partir de 41 points, vous pouvez vous dire architecte. Continuez la partie.
