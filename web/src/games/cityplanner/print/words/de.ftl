# City Planner auf Papier. Preise und Titel sagt die Engine.

credits = Entworfen von Alban Viard und Todd Sanders. Inoffizielle Umsetzung; die Kartenseiten sind rekonstruiert.
score-sheet = Wertungsblatt
score-note = zwei Partien zu zweit
cards = Karten
cards-note = { $count } Blöcke und zwei Übersichten
solo = Allein
solo-note = zwei Partien, und die Titel, die es gibt

# Auf einer Karte.
die-place = hier liegt der Würfel
overview = Was es bringt

# Das Wertungsblatt.
vp = SP
dollars = $
rerolls = Neuwürfe
row-start = Beginn
row-round = Runde { $round }
row-money = 1 SP für je { $exchange } $

need-dice = { NUMBER($count) } gewöhnliche Würfel
need-pencil = ein Bleistift
