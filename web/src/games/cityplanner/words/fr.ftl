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

about =
    { $kind ->
        [green] Vaut 1 point ; avec un bureau 2, avec deux 3, avec trois 4.
        [blue] Ne rapporte rien sans industrie ; avec une 2 $, avec deux 3 $, avec trois 4 $.
        [mixed] Compte comme banlieue ou comme commerce, comme vous voulez. N’est jamais garé.
        [purple] Rapporte 1 $ et une relance gratuite à votre prochain tour.
        [yellow] Fait rapporter les commerces. Seule industrie, et sans bureaux, elle coûte 5 $.
        [red] Fait valoir davantage les banlieues. Seuls bureaux, et sans industrie, ils coûtent 5 $.
       *[black] Un : d’autres bâtiments peuvent être garés pour 2 $ chacun. Deux ou plus : ce que rapportent les banlieues ou les commerces est doublé.
    }
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
guide-change = Pour 1 $, vous pouvez tourner un dé d’un cran, vers le haut ou vers le bas : jusqu’à trois dés différents par tour. Le dé éclairé montre de l’industrie, qui n’aide personne ici. Un cran vers le bas, et ce sont des bureaux, les deuxièmes : chaque banlieue vaudra 3 points. Prenez la flèche sous le dé, ou choisissez la carte et servez-vous des boutons.
guide-pass = Le bloc-notes a refait ses comptes. Une carte doit maintenant partir : elle est bloquée telle quelle et ne compte pas ce tour-ci. Sans industrie, les commerces ne rapportent rien : choisissez la carte éclairée, puis le bouton.
guide-score = Les six autres comptent : deux banlieues avec deux bureaux font 6 points, et la mairie rapporte 1 $ et une relance gratuite pour votre prochain tour. Prenez-les.
guide-next = Six dés ont été relancés ; la carte mise de côté garde le sien. Elle est bloquée : vous ne pouvez ni la tourner ni la mettre de nouveau de côté.
guide-reroll = Gare à une industrie ou à un bureau tout seul : cela coûte 5 $. En voici un, et votre mairie vous a donné une relance gratuite : relancez le dé éclairé.
guide-pass-again = Une banlieue à la place, et pas d’amende. Mettez de côté le commerce éclairé : sans industrie, il ne rapporterait rien.
guide-park = Un parking : tout bâtiment qui n’est pas mixte peut être garé pour 2 $ au lieu d’être compté. Le commerce y gagne. Une banlieue vaut 1 point sans bureaux, et à la fin chaque tranche complète de 5 $ vaut un point. Choisissez ce que vous prenez.
guide-choices = Deux choses encore : un quartier mixte est une banlieue ou un commerce, comme vous voulez ; et avec deux parkings rien n’est garé, mais tous vos points ou tous vos dollars sont doublés.
guide-end = Une partie dure huit manches. À la fin, chaque tranche complète de 5 $ vaut un point de plus. À partir de 41 points, vous pouvez vous dire architecte. Continuez la partie.
