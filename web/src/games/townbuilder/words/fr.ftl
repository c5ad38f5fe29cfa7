# Town Builder : les mots du plateau et de la partie guidée. On vouvoie. Les cartes et les récompenses sont des noms propres,
# sans article et sans accord.

## The board

board = La rangée et le quartier de { $name }
type =
    { $type ->
        [commerce] commerce
        [social] social
        [housing] habitat
        [culture] culture
       *[military] militaire
    }
good =
    { $good ->
        [wood] bois
        [stone] pierre
        [straw] paille
       *[gold] or
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
card = { $title }, { type }, { points }, { $where }
where-row = dans la rangée
where-revealed = carte révélée
where-foundation = fondation, il manque { $missing }
where-built = construit
judge =
    { $type ->
        [commerce] Juge du commerce
        [social] Juge social
        [housing] Juge de l’habitat
        [culture] Juge de la culture
       *[military] Juge militaire
    }
judge-label =
    { COUNT($names) ->
        [0] { judge }, { points }
       *[other] { judge }, { points }, pour l’instant à { LIST($names) }
    }
award-label =
    { COUNT($names) ->
        [0] { $title } : { $text }
       *[other] { $title } : { $text }, à { LIST($names) }
    }
crest = Blason
crest-label = Blason : { $text }
empty = Pas encore de fondation : choisissez une carte.

## What one can do

kind-start = Commencer une fondation
kind-gain = Prendre une ressource
kind-gold = Stocker de l’or
kind-use = Utiliser une capacité
kind-claim = Réclamer une récompense
kind-end_turn = Terminer le tour
kind-none = N’en prendre aucune
kind-discard = Défausser
kind-declare = Choisir un type
tip = Choisissez une carte pour voir ce qu’elle peut devenir.
do-start = Commencer { $card }
do-gain = { $card } sous { $under }
do-gold = Stocker { $card } ({ gold })
do-claim = Réclamer { $award }
do-end = Terminer le tour
do-none = N’en prendre aucune

## Beside the board

actions =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
ending =
    { $ending ->
        [triggered] encore une manche après celle-ci
        [last_round] dernière manche
       *[alone] dernier tour
    }
deck = { $count } dans la pioche
discarded =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
runs = La pioche s’est vidée { $runs } fois sur { $end }
cost = Coûte
gives = Donne
timing =
    { $timing ->
        [row] dans la rangée
        [build] à la construction
        [star] étoile, une par tour
       *[scoring] à la fin
    }
ability = { timing } : { $text }
judge-rule =
    { $solo ->
        [yes] À la fin, pour trois bâtiments de ce type
       *[no] À la fin, pour le plus grand nombre de bâtiments de ce type ; en cas d’égalité, pour tous les ex æquo
    }
holders = Pour l’instant : { LIST($names) }
status =
    { $count ->
        [one] { $count } bâtiment · { gold }
       *[other] { $count } bâtiments · { gold }
    }

## The guided game

guide-row = Cinq cartes de ville forment la rangée. Chacune peut être l’une de ces trois choses : un bâtiment pour votre quartier, une ressource pour un autre bâtiment, ou de l’or.
guide-card = À gauche d’une carte figure ce qu’elle coûte, dans le sceau rond ce qu’elle vaut, et en bas ce qu’elle donne si vous l’employez autrement : bois, pierre, paille ou or.
guide-start = Vous avez deux actions. Commencez par une fondation : choisissez une carte éclairée, puis le bouton qui la commence. Si vous ne pouvez en payer aucune, stockez d’abord de l’or.
guide-second = Voici votre deuxième action : une ressource sous votre fondation, de l’or, ou une autre fondation. Dès qu’il ne manque plus rien, le bâtiment est achevé.
guide-awards = Les juges récompensent le plus grand nombre de bâtiments de leur type ; en solitaire, trois suffisent. Les récompenses vont à qui remplit leur condition : choisissez-en une pour la lire.
guide-abilities = Les bâtiments peuvent avoir des capacités : un marteau sert une fois, à la construction ; une étoile peut servir à chaque tour ; une coupe compte à la fin. Terminez votre tour et continuez la partie.
