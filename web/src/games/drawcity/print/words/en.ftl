# DrawCity on paper. Names and texts of goals come from the engine.

credits = Designed by Edas Matulaitis. Unofficial implementation; lost pictures are reconstructed.
score-sheet = Score sheet
score-note = for everybody
cards = Cards
cards-note = { $numbers } numbers, { $types } developments, { $goals } goals
plan = Plan for { $players }
plan-note = one for each game
deck-number = numbers
deck-type = developments
deck-goal = goals
# On a goal; $text: what it asks for on a plan of many streets.
goal-large = on a large plan: { $text }
# Beside six small boxes.
patterns = neighborhoods

row-houses = Houses
row-shops = Shops
row-factories = Factories
row-parks = Parks
row-internet = Internet
row-goals = Municipal goals
row-zoning = Zoning districts
row-demand = Popular demand
row-locations = Special locations
row-neighborhoods = Neighborhoods
row-module = if you play with it
chart-houses = A group of houses, and 1 for each street it stands on
chart-shops = Shops on one street

need-pens = pens in { $count } colours, one for each player, or one pattern each
need-modules = for the dashed boxes: turn over development cards and draw what they show, then shuffle them in again
