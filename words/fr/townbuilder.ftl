# Town Builder : Coevorden. L’ordre est celui de docs/rules/townbuilder.md.
#
# Les cartes, les récompenses et les titres sont des noms propres, sans article et sans accord :
# d’autres contenus en ont d’autres, et personne ne connaît leur genre ; on évite donc « de » et « que »
# devant eux. Ce que font les cartes et les récompenses est composé de morceaux, pour que tout
# contenu se lise bien.
#
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

tagline = Chaque carte est un bâtiment, une ressource ou de l’or : à vous de choisir, et de bâtir votre quartier.

## Options

option-first = Qui commence
option-first-note = Dans l’ordre où les joueurs sont nommés ; s’ils sont moins nombreux, le sort décide.
option-first-random = Tirage au sort
option-first-0 = Le joueur nommé en premier
option-first-1 = Le joueur nommé en deuxième
option-first-2 = Le joueur nommé en troisième
option-first-3 = Le joueur nommé en quatrième

## Ce qui se trouve sur la table

# Un type de bâtiment, et ce que préfère un juge. .building est un bâtiment de ce type, .buildings
# en sont plusieurs, .judge est le juge qui le préfère ; .short est pour la carte, 9 caractères au plus.
type-commerce = commerce
    .building = bâtiment commercial
    .buildings = bâtiments commerciaux
    .judge = juge du commerce
type-social = social
    .building = bâtiment social
    .buildings = bâtiments sociaux
    .judge = juge social
type-housing = habitat
    .building = bâtiment d’habitation
    .buildings = bâtiments d’habitation
    .judge = juge de l’habitat
type-culture = culture
    .building = bâtiment culturel
    .buildings = bâtiments culturels
    .judge = juge de la culture
type-military = militaire
    .building = bâtiment militaire
    .buildings = bâtiments militaires
    .judge = juge militaire

# .letter la représente dans les dessins : un caractère, différent pour chacune.
resource-wood = bois
    .letter = B
resource-stone = pierre
    .letter = P
resource-straw = paille
    .letter = A

# Deux ressources dont une carte est l’une : « bois ou paille ».
either = { LIST($kinds, type: "or") }

gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }

# L’emblème de chacun, qui a sa propre capacité.
crest = Blason
your-crest = le blason

judge-of = { CAP(ATTR($type, name: "judge")) }

## Les cartes de ville

card-bakery = Boulangerie
card-bank = Banque
card-farm = Ferme
card-fishery = Pêcherie
card-flower-stand = Étal de fleurs
card-orchard = Verger
card-quarry = Carrière
card-storehouse = Entrepôt
card-art-gallery = Galerie d’art
card-market-hall = Halles
card-mill = Moulin
card-tannery = Tannerie
card-smithy = Forge
card-brewery = Brasserie
card-gardens = Jardins
card-festival = Fête
card-inn = Auberge
card-fountain = Fontaine
card-bathhouse = Bains publics
card-tavern = Taverne
card-guildhall = Maison des guildes
card-well = Puits
card-hospital = Hôpital
card-school = École
card-town-green = Pré communal
card-ferry-house = Maison du passeur
card-orphanage = Orphelinat
card-cottage = Chaumière
card-row-house = Maison mitoyenne
card-farmhouse = Corps de ferme
card-manor = Manoir
card-canal-house = Maison du canal
card-almshouse = Hospice
card-boarding-house = Pension
card-tower-house = Maison forte
card-villa = Villa
card-courtyard-house = Maison à cour
card-lodge = Cabane
card-bell-tower = Clocher
card-library = Bibliothèque
card-statue = Statue
card-cathedral = Cathédrale
card-chapel = Chapelle
card-theatre = Théâtre
card-museum = Musée
card-archive = Archives
card-observatory = Observatoire
card-music-hall = Salle de concert
card-monument = Monument
card-armoury = Arsenal
card-barracks = Caserne
card-gatehouse = Porte fortifiée
card-watchtower = Tour de guet
card-bridge = Pont
card-wall = Muraille
card-bastion = Bastion
card-stable = Écuries
card-guard-house = Corps de garde
card-drill-yard = Place d’armes
card-moat = Douves

## Les récompenses

award-diversity = Diversité
award-sturdy = Solidité
award-grand-district = Grand quartier
award-treasury = Trésor
award-guild = Guilde
award-hearth = Foyer
award-ingenuity = Ingéniosité
award-great-works = Grands travaux

## Titres d’une partie en solitaire

grade-peasant = Paysan
grade-commoner = Roturier
grade-merchant = Marchand
grade-noble = Noble

## Ce que font les capacités. Elles suivent un deux-points : minuscule au début, pas de point à la fin.

# Quand une capacité compte : tant que la carte est dans la rangée, au tour où le bâtiment est
# achevé, comme la seule capacité étoile d’un tour, à la fin. 8 caractères au plus.
timing-row = rangée
timing-build = chantier
timing-star = étoile
timing-scoring = décompte

# Conditions et prix ; $then est un effet.
ability-if-completed = si une fondation a été achevée ce tour-ci, { $then }
ability-if-type-completed = si un { ATTR($type, name: "building") } a été achevé ce tour-ci, { $then }
ability-discards = défaussez ce bâtiment : { $then }
ability-for-gold = payez { gold } : { $then }

effect-worth-two = stockée depuis la rangée, elle vaut 2 pièces d’or

# $ways : certaines des trois façons ci-dessous.
effect-take =
    { $from ->
        [discard] prenez une carte de la défausse { LIST($ways, type: "or") }
       *[row] prenez une carte de la rangée { LIST($ways, type: "or") }
    }
take-resource = comme ressource
take-gold = comme or
take-foundation = comme fondation

# $ways : certaines des trois façons ci-dessous.
effect-reveal =
    { $cards ->
        [one] révélez une carte de ville ; elle peut devenir { LIST($ways, type: "or") }, sinon elle est défaussée
       *[other] révélez { $cards } cartes de ville ; l’une peut devenir { LIST($ways, type: "or") }, les autres sont défaussées
    }
become-resource = une ressource
become-gold = de l’or
become-foundation = une fondation

effect-add-to-row =
    { $cards ->
        [one] la première carte de la pioche rejoint la rangée
       *[other] les { $cards } premières cartes de la pioche rejoignent la rangée
    }

# Deux au plus.
effect-replace =
    { $cards ->
        [one] défaussez une carte de la rangée et remplacez-la
       *[other] défaussez jusqu’à deux cartes de la rangée et remplacez-les
    }
effect-resources =
    { $most ->
        [one] une ressource au choix pour une fondation
       *[other] jusqu’à deux ressources au choix pour une fondation
    }
effect-gold = recevez { gold }
effect-judge = un juge encore inutilisé rejoint les juges
effect-complete = achevez une fondation dont le coût de construction ne dépasse pas { $cost }

# Une capacité de la même sorte ; $kind est « star » ou « build ».
effect-copy =
    { $kind ->
        [star] utilisez la capacité étoile d’un bâtiment de n’importe quel quartier
       *[build] utilisez la capacité de chantier d’un bâtiment de n’importe quel quartier
    }
effect-protect = jusqu’à votre prochain tour, personne d’autre ne peut prendre une carte de la rangée de votre choix, et personne ne peut la défausser

# Des points à la fin.
effect-per-building = { points } par { $which }
effect-per-type = { points } par type présent dans le quartier
effect-if-award = { points } si vous avez une récompense
effect-change-type = peut changer de type avant le jugement
effect-extra-type = compte pour les juges comme un bâtiment de plus, du type de votre choix

## Quels bâtiments : « bâtiments commerciaux avec une capacité ». Leur nombre, ou « par », vient devant.

buildings =
    { $count ->
        [one] bâtiment
       *[other] bâtiments
    }
buildings-of-type =
    { $count ->
        [one] { ATTR($type, name: "building") }
       *[other] { ATTR($type, name: "buildings") }
    }
buildings-with = { $buildings } avec { LIST($traits) }
trait-least-points =
    { $points ->
        [one] au moins { $points } point
       *[other] au moins { $points } points
    }
trait-most-points =
    { $points ->
        [one] au plus { $points } point imprimé
       *[other] au plus { $points } points imprimés
    }
trait-least-cost = un coût de construction d’au moins { $cost }
trait-most-cost = un coût de construction d’au plus { $cost }
trait-ability = une capacité

## Ce que demandent les récompenses

need-costs = bâtiments avec les coûts de construction { LIST($costs) }
need-buildings = { $count } { $which }
need-types =
    { $count ->
        [one] bâtiments de { $count } type
       *[other] bâtiments de { $count } types
    }
need-gold = { gold } en réserve
need-completed =
    { $count ->
        [one] { $count } fondation achevée en un tour
       *[other] { $count } fondations achevées en un tour
    }

## Ce qui est tiré. Cela se trouve dans « Tiré : { $what }. »

draw-card = { $card }
draw-judge = le { ATTR($type, name: "judge") }
draw-award = la récompense { $award }
draw-first-player = qui commence
draw-some-card = une carte
draw-some-judge = un juge
draw-some-award = une récompense

## Ce qu’il faut faire

prompt-act = { CAP(LIST($ways, type: "or")) } : encore { actions }.
prompt-end = { CAP(LIST($ways, type: "or")) }.
act-take = prenez une carte de la rangée
act-use = utilisez une capacité
act-claim = réclamez une récompense
act-end = terminez le tour
prompt-choose = Prenez l’une des cartes révélées, ou aucune.
prompt-closing = Défaussez des cartes de la rangée avant la fin de votre tour.
prompt-declare = Quel type pour { $card } ?
# Un bâtiment qui compte pour les juges comme un de plus, d’un type au choix.
prompt-declare-more = Quel type de plus pour { $card } devant les juges ?
prompt-deal = On pioche les cartes.

## Coups : ce qu’il faut faire ; .done dit ce qui a été fait, après le nom et deux points

move-start = Commencer { $card } comme fondation : { LIST($costs, type: "more") }.
    .done = Commencé { $card } comme fondation : { LIST($costs, type: "more") }.
# L’or est payé aussitôt, les ressources viennent plus tard.
cost-gold = { gold } tout de suite
cost-resource = { $count } { $resource }
move-gain = Mettre { $card } sous { $foundation } comme { $resource }.
    .done = Mis { $card } sous { $foundation } comme { $resource }.
move-store = Stocker { $card } : { gold }.
    .done = Stocké { $card } : { gold }.
move-use = Utiliser { $user } : { $what }.
    .done = Utilisé { $user } : { ATTR($what, name: "done") }.
# Le bâtiment $user fait ce que peut faire $copied.
move-use-copy = Utiliser { $user } comme { $copied } : { $what }.
    .done = Utilisé { $user } comme { $copied } : { ATTR($what, name: "done") }.
move-claim = Réclamer { $award } ({ $need }) : { points }.
    .done = Réclamé { $award } ({ $need }) : { points }.
move-end-turn = Terminer le tour.
    .done = Terminé le tour.
move-end-turn-early = Terminer le tour : aucune action n’est possible.
    .done = Terminé le tour : aucune action n’était possible.
move-none = Ne prendre aucune des cartes révélées.
    .done = Aucune des cartes révélées n’a été prise.
move-discard = Défausser { LIST($cards) } de la rangée.
    .done = Défaussé { LIST($cards) } de la rangée.
move-declare = Compter { $card } comme { ATTR($type, name: "building") }.
    .done = { $card } compte comme { ATTR($type, name: "building") }.
move-declare-more = Compter { $card } aussi pour les juges comme { ATTR($type, name: "building") }.
    .done = { $card } compte aussi pour les juges comme { ATTR($type, name: "building") }.

# À quoi sert la capacité : $what ci-dessus.
use-start =
    { $from ->
        [discard] commencer { $card } de la défausse comme fondation
       *[row] commencer { $card } comme fondation
    }
    .done =
        { $from ->
            [discard] commencé { $card } de la défausse comme fondation
           *[row] commencé { $card } comme fondation
        }
use-store =
    { $from ->
        [discard] stocker { $card } de la défausse comme or
       *[row] stocker { $card } comme or
    }
    .done =
        { $from ->
            [discard] stocké { $card } de la défausse comme or
           *[row] stocké { $card } comme or
        }
use-gain =
    { $from ->
        [discard] mettre { $card } de la défausse sous { $foundation }
       *[row] mettre { $card } sous { $foundation }
    }
    .done =
        { $from ->
            [discard] mis { $card } de la défausse sous { $foundation }
           *[row] mis { $card } sous { $foundation }
        }
use-replace = remplacer { LIST($cards) }
    .done = remplacé { LIST($cards) }
use-for-gold = pour { gold }, { $then }
    .done = pour { gold }, { ATTR($then, name: "done") }
use-resources = { LIST($resources) } pour { $foundation }
use-complete = achever { $card }
    .done = achevé { $card }
use-protect = protéger { $card } jusqu’au prochain tour
    .done = protégé { $card } jusqu’au prochain tour
use-reveal =
    { $cards ->
        [one] révéler une carte de ville ; elle peut devenir { LIST($ways, type: "or") }, sinon elle est défaussée
       *[other] révéler { $cards } cartes de ville ; l’une peut devenir { LIST($ways, type: "or") }, les autres sont défaussées
    }
    .done =
        { $cards ->
            [one] révélé une carte de ville
           *[other] révélé { $cards } cartes de ville
        }
use-add-to-row =
    { $cards ->
        [one] ajouter la première carte de la pioche à la rangée
       *[other] ajouter les { $cards } premières cartes de la pioche à la rangée
    }
    .done =
        { $cards ->
            [one] ajouté la première carte de la pioche à la rangée
           *[other] ajouté les { $cards } premières cartes de la pioche à la rangée
        }
use-gold = recevoir { gold }
    .done = reçu { gold }
use-judge = faire venir un juge de plus
    .done = fait venir un juge de plus
# $then est l’un de ceux-ci ; le bâtiment s’en va.
use-discarding = { $then } ; { $user } part à la défausse
    .done = { ATTR($then, name: "done") } ; { $user } part à la défausse

## Décompte

reason-building = Bâtiments
reason-type = Types
reason-scoring = Capacités
reason-award = Récompenses
reason-judge = Juges
line-building = { $card } ({ $type })
line-type = { $card } compte comme { ATTR($type, name: "building") }
line-type-more = { $card } compte aussi pour les juges comme { ATTR($type, name: "building") }
line-scoring = { $card } : { $ability }
line-award = Récompense { $award }
line-judge =
    { $enough ->
        [yes] { CAP(ATTR($type, name: "judge")) } : { $count } { buildings }
       *[no] { CAP(ATTR($type, name: "judge")) } : { $count } { buildings }, pas assez
    }

tie-break-buildings = bâtiments

## Ce que l’on peut consulter

section-deck = La pioche
section-judges = Juges
section-awards = Récompenses
section-discard = Défausse
section-cards = Toutes les cartes
section-grades = Titres
column-what = Quoi
column-count = Nombre
column-type = Type
column-points = Points
column-award = Récompense
column-for = Pour
column-card = Carte
column-ability = Capacité
column-seen = Vue
column-from-points = À partir de (points)
column-grade = Titre
pile-deck = cartes dans la pioche
pile-judges = juges dans la pioche
pile-discard = cartes défaussées
pile-runs = fois où la pioche s’est vidée
pile-runs-to-end = fois jusqu’à la fin
# Une carte.
seen = vue
not-seen = pas encore

## Dessins

board-setup = La table se prépare
# À qui le tour, devant deux points.
board-who =
    { $own ->
        [yes] Vous
       *[no] { CAP($who) }
    }
board-refill = { board-who } : la rangée est complétée   { $deck }
# ★ : une capacité étoile peut encore être utilisée.
board-act =
    { $star ->
        [yes] { board-who } : { actions }, ★   { $deck }
       *[no] { board-who } : { actions }   { $deck }
    }
board-draw = { board-who } : on pioche   { $deck }
board-choose = { board-who } : une carte ou aucune   { $deck }
board-closing = Défaussez dans la rangée   { $deck }
board-declare = { board-who } : quel type pour { $card } ?
board-over = La partie est terminée
board-deck =
    { $judges ->
        [0] pioche { $cards }, défausse { $discards }, vidée { $runs } fois sur { $end }
        [one] pioche { $cards } + { $judges } juge, défausse { $discards }, vidée { $runs } fois sur { $end }
       *[other] pioche { $cards } + { $judges } juges, défausse { $discards }, vidée { $runs } fois sur { $end }
    }
board-ending =
    { $ending ->
        [last-round] { $headline }  DERNIÈRE MANCHE
        [last-turn] { $headline }  DERNIER TOUR
       *[near] { $headline }  FIN PROCHE
    }
board-revealed = Révélées
board-row = La rangée
board-judges-and-awards = Juges et récompenses
board-judges = Juges ({ points })
board-ability = { $timing } : { $text }
# Après le nom d’une récompense.
board-award =  : { $need } ({ points })
board-award-closed = { $what }, plus disponible
board-award-held =
    { $shared ->
        [yes] { $what }, à { LIST($holders, type: "more") } (peut être partagée)
       *[no] { $what }, à { LIST($holders, type: "more") }
    }
# À qui est le quartier.
board-whose =
    { $own ->
        [yes] Vous
       *[no] { $who }
    }
board-district =
    { $first ->
        [yes] { board-whose } (commence) : { points }
       *[no] { board-whose } : { points }
    }
board-gold = { gold } ({ LIST($parts, type: "more") })
# Une carte qui vaut 2 pièces d’or.
board-doubled = { $card } ×2
board-tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
# Des lettres suivent : « demande 2 parmi BP », puis peut-être « , a » et ce qui s’y trouve.
board-needs = demande { $count } parmi
board-has = , a
board-letter = { ATTR($resource, name: "letter") }
# Qui seul peut prendre une carte de la rangée. 13 caractères au plus.
board-guarded =
    { $own ->
        [yes] à vous seul
       *[no] { $who } seule
    }
# 13 caractères au plus.
board-blocked = pour personne
# 9 caractères au plus.
board-type = { ATTR($type, name: "short") }
# 5 caractères au plus.
board-cost = coût
# 8 caractères au plus.
board-gives = donne
# Ce que veulent dire les signes. Avec les ressources, ils tiennent sur une ligne de 78 caractères.
board-gold-sign = or
board-star-sign = capacité étoile
board-build-sign = capacité de chantier

## Ce qui ne se peut pas

game-is-over = La partie est terminée.
not-your-turn = Ce n’est pas votre tour.
cards-are-drawn = On est en train de piocher.
no-time-to-act = Ce n’est pas le moment de faire une action.
no-actions-left = Vous avez déjà fait vos deux actions.
actions-are-left = Une action est possible : il vous en reste { $actions } à faire.
turn-is-over = Le tour est déjà terminé.
choose-first = Choisissez d’abord parmi les cartes révélées.
nothing-is-revealed = Il n’y a pas de cartes révélées à laisser.
revealed-not-as =
    { $as ->
        [foundation] Ici, une carte révélée ne peut pas devenir une fondation.
        [gold] Ici, une carte révélée ne peut pas devenir de l’or.
       *[resource] Ici, une carte révélée ne peut pas devenir une ressource.
    }
not-there =
    { $where ->
        [discard] { $card } n’est pas dans la défausse.
        [revealed] { $card } n’est pas parmi les cartes révélées.
       *[row] { $card } n’est pas dans la rangée.
    }
is-protected = Quelqu’un d’autre protège { $card }.
too-dear = { $card } coûte { $price }, et vous n’en avez que { $gold }.
gives-no-gold = { $card } ne donne pas d’or.
gives-no-resource = { $card } ne donne pas de ressource.
not-your-foundation = { $card } n’est pas l’une de vos fondations.
resource-not-needed = { $foundation } n’a pas besoin de { $resource }.
not-needed = { $foundation } n’en a pas besoin.

no-time-for-ability = Les capacités s’utilisent pendant un tour.
not-your-building = { $card } n’est pas l’un de vos bâtiments.
no-ability = { $card } n’a pas de capacité à utiliser.
ability-is-gone = { $card } : cette capacité s’utilise une seule fois, au tour où le bâtiment est achevé.
star-is-used = Vous avez déjà utilisé une capacité étoile ce tour-ci.
nothing-completed = Aucune fondation n’a été achevée ce tour-ci.
type-not-completed = Aucun { ATTR($type, name: "building") } n’a été achevé ce tour-ci.
crest-copies-nothing = Le blason ne copie rien.
copies-what = Dites ce que copie { $card }.
copies-nothing = { $card } ne copie rien.
cannot-copy = { $card } ne peut pas copier { $copied }.
taken-as-what = Dites ce que devient la carte.
ability-not-as =
    { $as ->
        [foundation] Avec cette capacité, une carte ne devient pas une fondation.
        [gold] Avec cette capacité, une carte ne devient pas de l’or.
       *[resource] Avec cette capacité, une carte ne devient pas une ressource.
    }
ability-too-dear = Cela coûte { gold }.
deck-is-empty = La pioche est vide.
no-judge-left = Il ne reste aucun juge inutilisé.
cannot-protect = { $card } n’est pas une carte de la rangée que vous pouvez protéger.
name-row-cards =
    { $count ->
        [one] Nommez une carte de la rangée.
       *[other] Nommez { $count } cartes de la rangée.
    }
name-some-row-cards = Nommez de { $least } à { $most } cartes différentes de la rangée.
cannot-discard = Une protection empêche de défausser { $card }.
name-resources =
    { $most ->
        [one] Nommez le bois, la pierre ou la paille.
       *[other] Nommez jusqu’à { $most } ressources : bois, pierre, paille.
    }
costs-too-much = { $card } a un coût de construction de { $cost }, supérieur à { $most }.

no-time-to-claim = Les récompenses se réclament pendant un tour.
not-in-this-game = { $award } n’est pas dans cette partie.
awards-are-closed = Le juge de la pioche est sorti : il n’y a plus de récompenses.
already-yours = Vous avez déjà { $award }.
no-longer-open = { $award } n’est plus à partager : le tour suivant du premier joueur a commencé.
not-met = { $award } demande : { $need }.

no-time-to-discard = En solo, des cartes de la rangée se défaussent à la fin d’un tour.
no-time-to-declare = Les types se choisissent à la fin de la partie.
other-is-asked = C’est pour { $card } qu’il faut choisir un type.

move-has-more = Le coup contient des nombres qui n’en font pas partie.
no-such-card = Les cartes de ville portent les numéros 1 à { $most }.
no-such-award = Les récompenses portent les numéros 1 à { $most }.
no-such-type = Les types portent les numéros 1 à { $most }.
# Les mots qui écrivent les coups sont anglais dans toutes les langues, ici et plus bas.
no-such-move = Un coup est start, gain, gold, use, claim, end turn, none, discard ou declare.

## Ce qui ne se lit pas

unknown-verb = Un coup commence par start, gain, gold, use, crest, claim, end turn, none, discard ou declare, et non par « { $verb } ».
name-is-missing = Il manque le nom d’une carte de ville.
unknown-card = Il n’y a pas de carte « { $name } ».
unknown-award = Il n’y a pas de récompense « { $name } ».
unknown-resource = Les ressources sont wood, stone et straw, et non « { $name } ».
write-gain = Une ressource s’écrit « gain CARD > FOUNDATION ».
write-crest = Le blason s’utilise avec « crest: discard CARD, CARD ».
write-declare = Un type s’écrit « declare BUILDING TYPE ».

## Ce qui peut être faux dans les fichiers de contenu

content-discards = Seule une capacité étoile peut défausser son bâtiment.
content-free-card = Une carte doit coûter quelque chose.
content-name = « { $name } » doit se composer de lettres et d’espaces simples, sans le mot « as ».
content-declarers = Au plus { $most } cartes peuvent changer ou ajouter un type.
content-judge-order = Ce juge ne doit pas se trouver au-dessus du précédent.
content-moves = Ces capacités pourraient offrir { $moves } coups à la fois, et il y a de la place pour { $most }.
