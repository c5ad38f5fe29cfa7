# Townies sur papier. Les Objets, Formes, objectifs, cartes et verdicts sont nommés par le moteur.

credits = Un jeu d’Evgeny Petrov, publié par Hobby World. Adaptation non officielle ; le plan, les Formes et deux cartes bonus sont reconstitués.
pad = Plan de la ville
pad-note = un par personne et par partie
cards = Objectifs et cartes bonus
cards-note = tirez-en un de chaque
dice = Dés
dice-note = à découper, plier et coller, ou un tableau pour des dés ordinaires
solo = En solitaire
solo-note = ce que disent les gens, et un journal de vos villes

# Sur le plan.
start-marker = Premier feutre
circles = Objets
stars = Étoiles
goal = Objectif supplémentaire
bonus = Carte bonus
first-marker = Premier feutre
ring = Votre prochain feutre :
# Ce que vaut chaque voisin, et le supplément.
object-points = { $each } chacun, +{ $extra }
sum-objects = Objets
sum-goals = Objectifs
sum-bonus = Bonus

# Sur un objectif.
chart-count = nombre
chart-points = points

white-die = Dé blanc : Objets
black-die = Dé noir : Formes
dice-instead = Ou avec deux dés ordinaires

need-markers = des feutres rouge, jaune, brun, vert et bleu ; avec un seul, dessinez chaque couleur par son motif
need-dice = de la colle pour les dés, ou deux dés ordinaires de couleurs différentes
