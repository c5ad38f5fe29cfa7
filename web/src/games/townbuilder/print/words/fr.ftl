# Town Builder sur papier. Ce que font les cartes, les récompenses et le blason vient du moteur.

credits = Un jeu d’Eric Raué, publié par First Fish Games. Adaptation non officielle ; les valeurs des cartes sont reconstituées.
score-sheet = Feuille de points
score-note = pour deux parties
cards = Cartes
cards-note = { $cards } cartes de ville, { $judges } juges, { $awards } récompenses, blasons
tokens = Jetons
tokens-note = or et ressources des capacités
solo = En solitaire
solo-note = titres, et un journal de vos villes

# Sur une carte.
gives = donne
or = ou
good =
    { $good ->
        [gold] or
        [wood] bois
        [stone] pierre
       *[straw] paille
    }
# Quand une capacité compte.
timing-row = Dans la rangée
timing-build = À la construction
timing-star = Étoile
timing-scoring = À la fin
kind-judge = Juge
kind-award = Récompense
kind-crest = Blason
deck = cartes de ville
judge-text = À la fin : le plus de bâtiments de ce type

# La feuille de points.
row-buildings = Bâtiments
row-abilities = Capacités
row-each = { $points } chacun
row-tie = Nombre de bâtiments
awards = Récompenses
judges = Juges
title = Titre
setup = Mise en place
setup-players =
    { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }
setup-judges-open = Juges visibles
setup-judges-hidden = Juges cachés dans la pioche
setup-runs = Fois où la pioche s’épuise avant la fin
setup-out = Cartes de ville hors du jeu

need-pencil = un crayon
