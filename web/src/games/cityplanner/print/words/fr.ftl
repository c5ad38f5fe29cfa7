# City Planner sur papier. Les prix et les titres viennent du moteur.

credits = Un jeu d’Alban Viard et Todd Sanders. Adaptation non officielle ; les faces des cartes sont reconstituées.
score-sheet = Feuille de points
score-note = deux parties à deux
cards = Cartes
cards-note = { $count } blocs et deux aide-mémoire
solo = En solitaire
solo-note = deux parties, et les titres à atteindre

# Sur une carte.
die-place = le dé se pose ici
overview = Ce que cela rapporte

# La feuille de points.
vp = PV
dollars = $
rerolls = Relances
row-start = Départ
row-round = Manche { $round }
row-money = 1 PV pour { $exchange } $

need-dice = { NUMBER($count) } dés ordinaires
need-pencil = un crayon
