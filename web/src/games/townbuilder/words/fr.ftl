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
# A card that was chosen in the row.
too-dear =
    { $gold ->
        [one] Commencer { $card } coûte { $gold } pièce d’or ; vous en avez { $have }.
       *[other] Commencer { $card } coûte { $gold } pièces d’or ; vous en avez { $have }.
    }
no-use = Rien à faire avec { $card } pour l’instant.
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

## Rulings on cards, by their names

ruling-bank = Elle compte comme un bâtiment à capacité. Prise dans la défausse, elle vaut 1 or.
ruling-farm = Elle se compte elle-même.
ruling-fishery = Un juge qui apparaît rejoint les juges et l’on continue de piocher. Une carte peut servir ; les autres sont défaussées.
ruling-flower-stand = La rangée peut dépasser cinq cartes. Un juge qui apparaît rejoint les juges et l’on continue de piocher.
ruling-orchard = Le coût en or de ce que vous commencez est payé. Si la pioche est courte, vous voyez moins de cartes.
ruling-storehouse = Des ressources de tout type, jamais d’or ; elles restent sous la fondation jusqu’à son achèvement.
ruling-art-gallery = Son propre achèvement compte. L’or est un jeton : il reste jusqu’à ce qu’on le dépense.
ruling-gardens = Son propre type compte.
ruling-festival = L’or, ce sont des jetons : ils restent jusqu’à ce qu’on les dépense.
ruling-inn = Son propre achèvement compte. Elle ne coûte pas d’action.
ruling-ferry-house = Un juge qui apparaît rejoint les juges et l’on continue de piocher. Une carte protégée ne peut être défaussée.
ruling-orphanage = Vous dites à la fin, avant les juges, comme quoi il compte, y compris pour les capacités de fin. Il n’aide pas pour les récompenses.
ruling-library = Elle reste culturelle et compte pour les juges comme un bâtiment de plus. Elle n’aide pas pour les récompenses.
ruling-statue = Elle ne coûte pas d’action, mais le coût en or de ce que vous commencez est payé.
ruling-archive = Elles ne coûtent pas d’action, mais le coût en or de ce que vous commencez est payé.
ruling-museum = Une récompense partagée compte aussi.
ruling-bell-tower = Il se compte lui-même.
ruling-drill-yard = Il se compte lui-même.
ruling-monument = Il est achevé dès qu’on le commence.
ruling-armoury = Le juge compte à la fin comme les autres.
ruling-barracks = Ce qu’elle achève compte en tout comme achevé ce tour-ci ; ce qui était dessous est défaussé.
ruling-gatehouse = Elle ne copie que des bâtiments, dans tout quartier, y compris le vôtre ; ni copieur ni blason. Si la capacité copiée défausse le bâtiment, c’est elle qui part.
ruling-watchtower = Elle ne copie que des bâtiments, dans tout quartier, y compris le vôtre ; ni fondation ni copieur.
ruling-bridge = La protection cesse avant votre prochain remplissage. Si deux joueurs protègent la même carte, aucun ne peut la prendre.
ruling-smithy = Elle ne coûte pas d’action.
ruling-brewery = Elle ne coûte pas d’action.
ruling-almshouse = Il ne coûte pas d’action.
ruling-boarding-house = Elle ne coûte pas d’action.

## The guided game

guide-row = Cinq cartes de ville forment la rangée. Chacune peut être l’une de ces trois choses : un bâtiment pour votre quartier, une ressource pour un autre bâtiment, ou de l’or.
guide-card = À gauche d’une carte figure ce qu’elle coûte, dans le sceau rond ce qu’elle vaut, et en bas ce qu’elle donne si vous l’employez autrement. Celle-ci coûte du bois et de la paille, vaut 2 points et porte un marteau : une capacité qui sert à la construction.
guide-start = Vous avez deux actions par tour. Commencez un bâtiment : choisissez la carte éclairée, puis le bouton qui en fait une fondation. Elle rejoint votre quartier.
guide-gain = Une fondation a besoin de ses ressources. La carte éclairée donne de la paille : glissez-la sous votre fondation. C’est votre deuxième action.
guide-end-turn = Vos deux actions sont faites. Terminez votre tour.
guide-discard = En solitaire, vous défaussez deux cartes de la rangée à la fin de chaque tour, pour qu’elle avance. Défaussez les deux cartes éclairées ; à plusieurs, personne ne le fait.
guide-complete = La rangée a été complétée, et voici du bois. Glissez la carte éclairée sous votre fondation : il ne manque plus rien, le bâtiment est achevé.
guide-hammer = Achevé : ses 2 points sont à vous, et son marteau sert une fois, ce tour-ci. Utilisez-le : il vous donne 2 ors. Une étoile peut servir à chaque tour, une seule par tour ; une coupe compte à la fin.
guide-gold = Il vous reste une action. La carte éclairée donne de l’or : stockez-la. L’or paie les bâtiments plus chers.
guide-end-again = Cela fait 3 ors. Terminez votre tour.
guide-discard-again = Défaussez les deux cartes éclairées : ce qui reste dans la rangée est pour vous.
guide-more-gold = L’une des récompenses ouvertes demande 4 ors stockés. Vous en avez 3, et en voici un autre : stockez-le.
guide-award = Sa condition est maintenant remplie. Réclamez la récompense, à tout moment de votre tour : 4 points. À plusieurs, les autres peuvent encore réclamer la même, jusqu’au prochain tour du premier joueur.
guide-crest = Votre blason a lui aussi une étoile : pour 1 or, il remplace une ou deux cartes de la rangée. Servez-vous-en et voyez ce qui vient. Une récompense réclamée vous reste acquise.
guide-judges = Les juges regardent les quartiers à la fin : chacun donne 4 points à qui a le plus de bâtiments de son type ; en solitaire, trois suffisent. Un autre se cache dans la pioche.
guide-last = Vous avez 6 points : un bâtiment et une récompense. Il vous reste une action ce tour-ci, et la pioche est haute : jouez jusqu’au bout pour obtenir un titre, ou essayez à plusieurs.
