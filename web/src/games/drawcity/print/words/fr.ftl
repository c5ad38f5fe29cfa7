# DrawCity sur papier. Les noms et les textes des objectifs viennent du moteur.

credits = Un jeu d’Edas Matulaitis. Adaptation non officielle ; les images perdues sont reconstituées.
score-sheet = Feuille de points
score-note = pour tout le monde
cards = Cartes
cards-note = { $numbers } numéros, { $types } constructions, { $goals } objectifs
plan = Plan pour { $players }
plan-note = un par partie
deck-number = numéros
deck-type = constructions
deck-goal = objectifs
# Sur un objectif ; $text : ce qu’il demande sur un plan de beaucoup de rues.
goal-large = sur un grand plan : { $text }
# À côté de six petites cases.
patterns = quartiers

row-houses = Maisons
row-shops = Boutiques
row-factories = Usines
row-parks = Parcs
row-internet = Internet
row-goals = Objectifs municipaux
row-zoning = Secteurs
row-demand = Demande populaire
row-locations = Lieux remarquables
row-neighborhoods = Quartiers
row-module = si vous jouez avec
chart-houses = Un groupe de maisons, et 1 pour chaque rue où il se trouve
chart-shops = Boutiques dans une rue

need-pens = des stylos de { $count } couleurs, une par personne, ou un motif chacun
need-modules = pour les cases en pointillé : retournez des cartes de construction, dessinez ce qu’elles montrent, puis remélangez-les
