# Town Builder à l’atelier. Ce que la table dit des types, des biens et des cartes se trouve dans ../../words.

cards = Cartes de ville
table = Juges, récompenses, titres

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
        [gold] or
        [wood] bois
        [stone] pierre
       *[straw] paille
    }

## Une carte

card-number = Carte { $number } :
card-label =
    { $points ->
        [one] { $name }, { type }, { $points } point
       *[other] { $name }, { type }, { $points } points
    }
state =
    { $state ->
        [row] dans la rangée
        [foundation] fondation
       *[built] bâtie
    }
add = Nouvelle carte
copy = Copier
remove = Retirer
at-least = Il faut au moins { $count } cartes.
new-card = Nouvelle maison
line-name = Le bâtiment s’appelle { $name }
name-label = Nom du bâtiment
line-type = Son type : { $type }
type-label = Type
line-cost = Il coûte { $costs }
line-points =
    { $count ->
        [one] Bâti, il vaut { $points } point.
       *[other] Bâti, il vaut { $points } points.
    }
points-label = Points
line-gives =
    { $many ->
        [several] Consommée, la carte donne au choix { $gives }
       *[one] Consommée, la carte donne { $gives }
    }
gives-label = Ce qu’elle donne

## Ce que coûtent et valent les cartes

balance-title = Points selon le coût
balance =
    { $points ->
        [one] Les autres cartes qui coûtent { $cost } valent { NUMBER($usual) } en moyenne ; celle-ci { $points } point.
       *[other] Les autres cartes qui coûtent { $cost } valent { NUMBER($usual) } en moyenne ; celle-ci { $points } points.
    }
balance-alone = Aucune autre carte ne coûte { $cost }.

## Toutes les cartes

all-cards = Les { $count } cartes
search = Chercher par nom
filter-type = Type
filter-all = Tous les types
filter-ability = Capacité
filter-any = Toute capacité
filter-timing =
    { $timing ->
        [row] Dans la rangée
        [build] Chantier
        [star] Étoile
        [scoring] Décompte
       *[none] Aucune
    }
found =
    { $count ->
        [0] Aucune carte de ce genre.
        [one] { $count } carte
       *[other] { $count } cartes
    }
has-problems = quelque chose ne va pas
is-yours = modifiée

## Les capacités, comme les règles les diraient

ability-none = Il a { $timing }
ability-line = { $timing } : { $effect }
timing-label = Quand la capacité compte
timing =
    { $timing ->
        [row] Dans la rangée
        [build] Quand il est bâti
        [star] Étoile, une par tour
        [scoring] À la fin
       *[none] aucune capacité
    }
effect-label = Ce que fait la capacité
effect-name =
    { $effect ->
        [worth_two] vaut deux pièces d’or
        [take] prendre une carte
        [reveal] révéler des cartes
        [add_to_row] ajouter à la rangée
        [replace] remplacer des cartes
        [resources] ressources au choix
        [gold] recevoir de l’or
        [judge] appeler un juge
        [complete] achever une fondation
        [copy] copier un bâtiment
        [protect] protéger une carte
        [per_building] points par bâtiment
        [per_type] points par type
        [if_award] points pour une récompense
        [change_type] changer de type
       *[extra_type] compter aussi pour un autre type
    }
effect-worth_two = Stockée depuis la rangée, elle vaut 2 pièces d’or.
effect-take = Prenez une carte dans { $from } comme { $as }
effect-reveal =
    { $count ->
        [one] Révélez { $cards } carte de ville. Elle peut devenir { $as }, sinon elle est défaussée.
       *[other] Révélez { $cards } cartes de ville. L’une peut devenir { $as }, les autres sont défaussées.
    }
effect-add_to_row =
    { $count ->
        [one] La première { $cards } carte de la pioche rejoint la rangée.
       *[other] Les { $cards } premières cartes de la pioche rejoignent la rangée.
    }
effect-replace =
    { $count ->
        [one] Payez { $price } or, défaussez { $cards } carte de la rangée et remplacez-la.
       *[other] Payez { $price } or, défaussez jusqu’à { $cards } cartes de la rangée et remplacez-les.
    }
effect-resources =
    { $count ->
        [one] Jusqu’à { $most } ressource au choix pour une fondation.
       *[other] Jusqu’à { $most } ressources au choix pour une fondation.
    }
effect-gold = Recevez { $amount } or.
effect-judge = Un juge inutilisé rejoint les juges.
effect-complete = Achevez une fondation dont le coût de construction ne dépasse pas { $most_cost }.
effect-copy = Utilisez une telle capacité d’un bâtiment de n’importe quel quartier.
effect-protect = Jusqu’à votre prochain tour, personne d’autre ne peut prendre une carte de la rangée de votre choix, et personne ne peut la défausser.
effect-per_building =
    { $count ->
        [one] { $points } point pour chacun de ceux-ci : { $which }
       *[other] { $points } points pour chacun de ceux-ci : { $which }
    }
effect-per_type =
    { $count ->
        [one] { $points } point par type présent dans le quartier.
       *[other] { $points } points par type présent dans le quartier.
    }
effect-if_award =
    { $count ->
        [one] { $points } point si vous avez une récompense.
       *[other] { $points } points si vous avez une récompense.
    }
effect-change_type = Avant le jugement, le bâtiment peut changer de type.
effect-extra_type = Pour les juges, il compte comme un bâtiment de plus, de n’importe quel type.
number-label =
    { $what ->
        [cards] Combien de cartes
        [price] Prix en or
        [most] Combien de ressources
        [amount] Combien d’or
        [most_cost] Coût de construction le plus élevé
       *[points] Points
    }
from-label = D’où
from =
    { $from ->
        [discard] la défausse
       *[row] la rangée
    }
as-label = Ce qu’elle peut devenir
as =
    { $as ->
        [resource] ressource
        [gold] or
       *[foundation] fondation
    }
condition-label = Condition
condition =
    { $type ->
        [always] Toujours utilisable.
        [any] Seulement si une fondation a été achevée ce tour-ci.
        [commerce] Seulement si un bâtiment de commerce a été achevé ce tour-ci.
        [social] Seulement si un bâtiment social a été achevé ce tour-ci.
        [housing] Seulement si un bâtiment d’habitation a été achevé ce tour-ci.
        [culture] Seulement si un bâtiment culturel a été achevé ce tour-ci.
       *[military] Seulement si un bâtiment militaire a été achevé ce tour-ci.
    }
discards-label = Ce que devient le bâtiment
discards =
    { $what ->
        [itself] Défaussez ce bâtiment.
       *[stays] Le bâtiment reste.
    }

## Quels bâtiments

which-type = Quels bâtiments
which =
    { $type ->
        [any] tous les bâtiments
        [commerce] bâtiments de commerce
        [social] bâtiments sociaux
        [housing] bâtiments d’habitation
        [culture] bâtiments culturels
       *[military] bâtiments militaires
    }
trait-add = Ajouter une condition
trait-first = avec …
trait-more = et …
trait =
    { $trait ->
        [least_cost] coût de construction à partir de
        [most_cost] coût de construction jusqu’à
        [least_points] points imprimés à partir de
        [most_points] points imprimés jusqu’à
       *[has] une capacité
    }
trait-remove = Retirer : { trait }
trait-least_cost = coût de construction à partir de { $n }
trait-most_cost = coût de construction jusqu’à { $n }
trait-least_points = points imprimés à partir de { $n }
trait-most_points = points imprimés jusqu’à { $n }
trait-has = avec une capacité

## Récompenses

awards = Récompenses
line-awards =
    { $count ->
        [one] Chaque récompense vaut { $points } point. Dans une partie, { $play } sont ouvertes.
       *[other] Chaque récompense vaut { $points } points. Dans une partie, { $play } sont ouvertes.
    }
award-points = Points d’une récompense
awards-in-play = Récompenses dans une partie
award-name = Nom de la récompense { $number }
line-award = { $name } est pour { $need }
award-need = Pourquoi on reçoit { $name }
need-name =
    { $need ->
        [buildings] certains bâtiments
        [costs] des coûts différents
        [types] des types différents
        [gold] de l’or stocké
       *[completed] un tour bien rempli
    }
need-buildings = Ayez { $n } de ceux-ci : { $which }
need-costs = Ayez un bâtiment de chacun de ces coûts de construction : { $costs }
need-types =
    { $count ->
        [one] Ayez des bâtiments de { $n } type.
       *[other] Ayez des bâtiments de { $n } types.
    }
need-gold = Ayez { $n } or stocké.
need-completed =
    { $count ->
        [one] Achevez { $n } fondation en un tour.
       *[other] Achevez { $n } fondations en un tour.
    }
award-count = Combien pour { $name }
award-costs = Coûts de construction pour { $name }
add-award = Une récompense de plus
new-award = Nouvelle récompense
remove-one = Retirer { $name }

## Juges, blason, joueurs

judges = Juges
line-judges =
    { $count ->
        [one] Chaque juge donne { $points } point à qui a le plus de bâtiments de son type.
       *[other] Chaque juge donne { $points } points à qui a le plus de bâtiments de son type.
    }
judge-points = Points d’un juge
judge-label = Ce que préfère le juge { $number }
add-judge = Un juge de plus
remove-judge = Retirer le juge { $number }
crest = Le blason
crest-note = Tout le monde a cette capacité étoile dès le début.
crest-line = Étoile : { $effect }
seatings = Le début et la fin
line-row =
    { $count ->
        [one] La rangée pleine a { $row_size } carte.
       *[other] La rangée pleine a { $row_size } cartes.
    }
row-size = Cartes de la rangée
line-actions =
    { $count ->
        [one] On a { $actions } action par tour.
       *[other] On a { $actions } actions par tour.
    }
actions = Actions par tour
players =
    { $count ->
        [one] En solitaire
       *[other] { $count } joueurs
    }
line-open =
    { $count ->
        [one] { $judges_open } juge est visible dès le début.
       *[other] { $judges_open } juges sont visibles dès le début.
    }
judges-open = Juges visibles
line-below-half = Un juge de la pioche a { $how } sous lui.
line-below =
    { $count ->
        [one] Un juge de la pioche a { $how } { $cards } carte sous lui.
       *[other] Un juge de la pioche a { $how } { $cards } cartes sous lui.
    }
below-label = Où se trouve le juge { $number } de la pioche
below =
    { $how ->
        [half] la moitié des cartes
       *[some] exactement
    }
below-cards = Cartes sous le juge { $number }
add-hidden = Un juge dans la pioche
line-out =
    { $count ->
        [one] { $cards_out } carte de ville reste dans la boîte, sans être vue.
       *[other] { $cards_out } cartes de ville restent dans la boîte, sans être vues.
    }
cards-out = Cartes qui restent dans la boîte
line-runs =
    { $count ->
        [one] La fin vient quand la pioche a été épuisée { $runs } fois.
       *[other] La fin vient quand la pioche a été épuisée { $runs } fois.
    }
runs = Combien de fois la pioche s’épuise

## En solitaire

alone = Jouer en solitaire
line-needs =
    { $count ->
        [one] { $judge_needs } bâtiment de son type gagne un juge.
       *[other] { $judge_needs } bâtiments de son type gagnent un juge.
    }
judge-needs = Bâtiments qui gagnent un juge
line-closing =
    { $count ->
        [one] { $closing_discard } carte de la rangée est défaussée à la fin d’un tour.
       *[other] { $closing_discard } cartes de la rangée sont défaussées à la fin d’un tour.
    }
closing-discard = Cartes défaussées à la fin d’un tour

## Membres des fichiers, dans la liste de ce que change un paquet

member-cards = cartes
member-name = nom
member-type = type
member-gold = or
member-resources = ressource
member-points = points
member-gives = ce qu’elle donne
member-ability = capacité
member-kind = quand elle compte
member-effect = ce qu’elle fait
member-amount = quantité
member-as = ce qu’elle devient
member-from = d’où
member-discards = ce que devient le bâtiment
member-if_completed = seulement si l’un a été achevé
member-most = au plus
member-most_cost = coût maximal
member-least_cost = coût minimal
member-least_points = points minimaux
member-most_points = points maximaux
member-price = prix
member-which = quels bâtiments
member-has = avec
member-row_size = cartes de la rangée
member-actions_a_turn = actions par tour
member-award_points = points d’une récompense
member-awards_in_play = récompenses dans une partie
member-awards = récompense
member-needs = ce qu’il faut
member-count = combien
member-costs = coût
member-judge_points = points d’un juge
member-judges = juge
member-crest = blason
member-players = nombre de joueurs
member-cards_out = cartes qui restent dans la boîte
member-judges_in_deck = juge dans la pioche
member-judges_open = juges visibles
member-runs = combien de fois la pioche s’épuise
member-solo = en solitaire
member-closing_discard = cartes défaussées à la fin d’un tour
member-judge_needs = bâtiments qui gagnent un juge
member-grades = titre
member-least = points requis

## Les choix des fichiers, dans la même liste

choice-commerce = commerce
choice-social = social
choice-housing = habitat
choice-culture = culture
choice-military = militaire
choice-gold = or
choice-wood = bois
choice-stone = pierre
choice-straw = paille
choice-build = à la construction
choice-star = étoile
choice-scoring = à la fin
choice-row = rangée
choice-worth_two = vaut deux pièces d’or
choice-take = prendre une carte
choice-reveal = révéler des cartes
choice-add_to_row = ajouter à la rangée
choice-replace = remplacer des cartes
choice-resources = ressources au choix
choice-judge = appeler un juge
choice-complete = achever une fondation
choice-copy = copier un bâtiment
choice-protect = protéger une carte
choice-per_building = points par bâtiment
choice-per_type = points par type
choice-if_award = points pour une récompense
choice-change_type = changer de type
choice-extra_type = compter aussi pour un autre type
choice-resource = ressource
choice-foundation = fondation
choice-discard = défausse
choice-itself = le bâtiment lui-même
choice-half = la moitié de la pioche
choice-any = n’importe lequel
choice-ability = une capacité
choice-buildings = certains bâtiments
choice-costs = des coûts différents
choice-types = des types différents
choice-completed = un tour bien rempli
