# Town Builder on paper. What cards, awards and the crest do comes from the engine.

credits = Designed by Eric Raué, published by First Fish Games. Unofficial implementation; the card data is reconstructed.
score-sheet = Score sheet
score-note = for two games
cards = Cards
cards-note = { $cards } town cards, { $judges } judges, { $awards } awards, crests
tokens = Tokens
tokens-note = gold and resources from abilities
solo = Playing alone
solo-note = titles, and a log of your towns

# On a card.
gives = gives
or = or
good =
    { $good ->
        [gold] gold
        [wood] wood
        [stone] stone
       *[straw] straw
    }
# When an ability counts.
timing-row = In the row
timing-build = When built
timing-star = Star
timing-scoring = At the end
kind-judge = Judge
kind-award = Award
kind-crest = Crest
deck = town deck
judge-text = At the end: most buildings of this type

# The score sheet.
row-buildings = Buildings
row-abilities = Abilities
row-each = { $points } each
row-tie = Number of buildings
awards = Awards
judges = Judges
title = Title
setup = Set-up
setup-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
setup-judges-open = Judges that lie open
setup-judges-hidden = Judges hidden in the deck
setup-runs = Times the deck runs out until the end
setup-out = Town cards out of the game

need-pencil = a pencil
