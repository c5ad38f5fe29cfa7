# City Planner on paper. Prices and titles come from the engine.

credits = Designed by Alban Viard and Todd Sanders. Unofficial implementation; the card faces are reconstructed.
score-sheet = Score sheet
score-note = two games for two players
cards = Cards
cards-note = { $count } blocks and two overviews
solo = Playing alone
solo-note = two games, and the titles to reach

# On a card.
die-place = the die goes here
overview = What it brings

# The score sheet.
vp = VP
dollars = $
rerolls = Rerolls
row-start = Start
row-round = Round { $round }
row-money = 1 VP for every ${ $exchange }

need-dice = { NUMBER($count) } ordinary dice
need-pencil = a pencil
