# City Planner : ce que dit le jeu. Les règles sont dans docs/rules/cityplanner.md.
# PV : points de victoire. Ce que l'on tape comme commande (reroll, change, pass, score, up, down, vp, r)
# est le même dans toutes les langues.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ». Une espace
# insécable précède $.

tagline = Sept dés, sept quartiers : lancez, ajustez, donnez une carte, marquez avec six.

## Options of a table

option-first = Qui commence
option-first-note = Sans importance quand vous jouez en solo.
option-first-0 = Le joueur nommé en premier
option-first-1 = Le joueur nommé en deuxième
option-first-random = Tirage au sort

## Cards and buildings

# One of the seven, by its number.
card = carte { $card }

colour-green = vert
colour-blue = bleu
colour-mixed = mixte
colour-purple = violet
colour-yellow = jaune
colour-red = rouge
colour-black = noir

# What stands on a card. They follow a die's number, in brackets: "5 (suburb)".
building-green = banlieue
building-blue = commerces
# Counts as green or as blue, whichever its owner says.
building-mixed = mixte
building-purple = mairie
building-yellow = industrie
building-red = bureaux
building-black = parking

## Dice

# The two follow "Drawn:".
draw-first-player = qui commence
draw-die = la carte { $card } montre { $die } ({ $building })

## What to do

prompt-roll = Les dés sont lancés.
# A part of the next message.
prompt-pass =
    { $solo ->
        [yes] mettez une carte de côté
       *[no] donnez une carte
    }
prompt-adjust =
    { $reroll ->
        [yes]
            { $change ->
                [yes] Relancez ou modifiez des dés si vous voulez, puis { prompt-pass }.
               *[no] Relancez des dés si vous voulez, puis { prompt-pass }.
            }
       *[no]
            { $change ->
                [yes] Modifiez des dés si vous voulez, puis { prompt-pass }.
               *[no] { CAP(prompt-pass) }.
            }
    }
prompt-score = Choisissez ce que rapportent les six cartes.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-reroll =
    Relancer le dé de la carte { $card } ({ $die }, { $building }) ; { $left ->
        [0] il ne restera aucune relance gratuite
        [one] il restera { $left } relance gratuite
       *[other] il restera { $left } relances gratuites
    }.
    .done =
        Relancé le dé de la carte { $card } ({ $die }, { $building }) ; { $left ->
            [0] il ne restait aucune relance gratuite
            [one] il restait { $left } relance gratuite
           *[other] il restait { $left } relances gratuites
        }.
move-change =
    { $up ->
        [yes] Augmenter
       *[no] Diminuer
    } le dé de la carte { $card }, de { $die } ({ $building }) à { $to } ({ $becomes }), pour { $price } $.
    .done =
        { $up ->
            [yes] Augmenté
           *[no] Diminué
        } le dé de la carte { $card }, de { $die } ({ $building }) à { $to } ({ $becomes }), pour { $price } $.
move-pass =
    { $solo ->
        [yes] Mettre de côté
       *[no] Donner
    } la carte { $card }, son dé bloqué sur { $die } ({ $building }) ; les six autres comptent.
    .done =
        { $solo ->
            [yes] Mis de côté
           *[no] Donné
        } la carte { $card }, son dé bloqué sur { $die } ({ $building }).
move-score = Décompte : { $vp } PV ({ $tally }) et { result-money }{ result-rerolls }.
    .done = Marqué { $vp } PV ({ $tally }) et { result-money }{ result-rerolls }.
# A result without any VP.
move-score-money = Décompte : { $vp } PV et { result-money }{ result-rerolls }.
    .done = Marqué { $vp } PV et { result-money }{ result-rerolls }.

# Parts of the two messages above. What is lost is told as a positive number.
result-money =
    { $money ->
        [gain] { $dollars } $
        [loss] une perte de { $dollars } $
       *[none] pas d’argent
    }
result-rerolls =
    { $rerolls ->
        [0] { "" }
        [one] , avec { $rerolls } relance gratuite au prochain tour
       *[other] , avec { $rerolls } relances gratuites au prochain tour
    }

## Scores

# How a turn's VP come about: greens, the VP of each, perhaps doubled by parking lots.
tally =
    { $greens ->
        [0] aucun vert
       *[other] { $greens } { $greens ->
            [one] vert
           *[other] verts
        }{ $each ->
            [1] { "" }
           *[other] { " " }× { $each }
        }{ $doubled ->
            [yes] , doublé
           *[no] { "" }
        }
    }
line-round = Manche { $round } : { $tally }
line-money = { $dollars } $ = { $vp } PV
reason-round = Banlieues
reason-money = Argent
tie-break-money = argent restant

grade-intern-architect = Architecte stagiaire
grade-architectural-designer = Architecte concepteur
grade-architect = Architecte
grade-firm-partner = Associé du cabinet
grade-emeritus = Émérite

## What cannot be done

game-is-over = La partie est terminée.
dice-are-rolling = Les dés roulent encore.
not-your-turn = Ce n’est pas votre tour.
no-such-move = On peut relancer ou modifier un dé, donner une carte ou faire le décompte.
no-such-card = Les cartes portent les numéros 1 à { $count }.
numbers-do-not-belong = Le coup contient des nombres qui n’ont rien à y faire.
card-is-passed =
    La carte { $card } est déjà { $solo ->
        [yes] mise de côté
       *[no] donnée
    } : choisissez maintenant un résultat.
die-is-locked = Le dé de la carte { $card } est bloqué pendant ce tour.
no-reroll-left = Vous n’avez plus de relance gratuite : les mairies en donnent pour le tour suivant.
change-is-by-one = Un dé se modifie d’un point, en plus ou en moins.
die-turns-no-further =
    Le dé de la carte { $card } montre { $die } et ne peut plus { $up ->
        [yes] augmenter
       *[no] diminuer
    }.
die-is-changed = Le dé de la carte { $card } a déjà été modifié pendant ce tour.
no-change-left =
    { $dice ->
        [0] On ne modifie pas de dés dans cette partie.
        [one] Vous ne pouvez pas modifier plus de { $dice } dé par tour.
       *[other] Vous ne pouvez pas modifier plus de { $dice } dés par tour.
    }
change-is-too-dear = Modifier un dé coûte { $price } $, et vous n’avez que { $money } $.
card-was-set-aside = La carte { $card } était déjà de côté au tour précédent : en solo, il faut en choisir une autre.
pass-comes-first =
    { $solo ->
        [yes] Mettez une carte de côté avant de compter les six autres.
       *[no] Donnez une carte avant de compter les six autres.
    }
no-such-result =
    Ces six bâtiments ne donnent pas ce résultat : { $vp } PV, { result-money } et { $rerolls ->
        [0] aucune relance
        [one] { $rerolls } relance
       *[other] { $rerolls } relances
    }.

## What cannot be read. What stands in quotes is typed as it is; CARD stands for a number.

move-unreadable = Un coup commence par reroll, change, pass ou score, pas par « { $text } ».
reroll-unreadable = Une relance s’écrit « reroll CARTE », par exemple « reroll 3 ».
pass-unreadable = Une carte se donne avec « pass CARTE », par exemple « pass 3 ».
change-unreadable = Un dé se modifie avec « change CARTE up » (augmenter) ou « change CARTE down » (diminuer).
score-unreadable = Un résultat s’écrit « score 12vp 6$ 0r » : PV, dollars nets, relances gratuites.
card-unreadable = Les cartes portent les numéros 1 à { $count }, pas « { $text } ».
amount-unreadable = « { $text } » devrait être un nombre suivi de « { $unit } ».

## What can be looked up

reference-charts = Ce que valent banlieues et commerces
reference-helpers = Rouges ou jaunes
reference-green-vp = PV par vert
reference-blue-dollars = $ par bleu

reference-prices = Argent
reference-for = Pour
reference-amount = Montant
price-change = un dé modifié
price-hall = chaque mairie
price-hall-rerolls = chaque mairie, relances gratuites
price-parking = chaque bâtiment garé
price-fee = un seul rouge ou jaune
price-vp = 1 PV à la fin
amount-paid = -{ $dollars } $
amount-earned = +{ $dollars } $
amount-rerolls = { $rerolls }
amount-exchanged = pour { $dollars } $

reference-faces = Ce que construit chaque dé
reference-card = Carte
reference-face = { $face }

reference-grades = Titres
reference-from-vp = À partir de (PV)
reference-grade = Titre

## The table drawn in characters: there is only so much room.

# at most 7 characters
board-card = carte { $card }

# at most 6 characters
board-colour-green = vert
# at most 6 characters
board-colour-blue = bleu
# at most 6 characters
board-colour-mixed = mixte
# at most 6 characters
board-colour-purple = violet
# at most 6 characters
board-colour-yellow = jaune
# at most 6 characters
board-colour-red = rouge
# at most 6 characters
board-colour-black = noir

# at most 8 characters
board-building-green = banlieue
# at most 8 characters
board-building-blue = commerce
# at most 8 characters
board-building-mixed = bleu/vrt
# at most 8 characters
board-building-purple = mairie
# at most 8 characters
board-building-yellow = industr.
# at most 8 characters
board-building-red = bureaux
# at most 8 characters
board-building-black = parking

# A mark on a card. At most 8 characters.
board-passed =
    { $solo ->
        [yes] de côté
       *[no] donnée
    }
# A mark on a card. At most 8 characters.
board-locked = bloqué
# A mark on a card. At most 8 characters.
board-changed = modifié

# The headline: at most 78 characters in all. Three blanks stand between its parts.
board-round = Manche { $round } sur { $rounds }
board-first-player = { board-round }   on tire au sort qui commence
board-roll =
    { $own ->
        [yes] { board-round }   vous lancez
       *[no] { board-round }   { $who } lance
    }
board-adjust =
    { $own ->
        [yes] { board-round }   vous ajustez et donnez une carte   dés à modifier : { $changes } ({ $price } $)
       *[no] { board-round }   { $who } ajuste et donne une carte   dés à modifier : { $changes } ({ $price } $)
    }
board-score =
    { $own ->
        [yes] { board-round }   vous comptez toutes les cartes sauf { $card }
       *[no] { board-round }   { $who } compte toutes les cartes sauf { $card }
    }
board-over = { board-round }   la partie est terminée

# The line of a seat. At most 7 characters.
board-seat =
    { $own ->
        [yes] Vous
       *[no] { ATTR($who, name: "short") }
    }
# at most 7 characters
board-money = { $dollars } $
# Victory points. At most 2 characters.
board-vp = PV
# Follows a number. At most 8 characters.
board-rerolls =
    { $rerolls ->
        [one] relance
       *[other] relances
    }
# Points in all. At most 5 characters.
board-total = score
# Before the points of every round. At most 6 characters.
board-rounds = tours
