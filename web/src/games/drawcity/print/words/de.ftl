# DrawCity auf Papier. Namen und Texte der Ziele sagt die Engine.

credits = Entworfen von Edas Matulaitis. Inoffizielle Umsetzung; verlorene Bilder sind rekonstruiert.
score-sheet = Wertungsblatt
score-note = für alle
cards = Karten
cards-note = { $numbers } Zahlen, { $types } Bauten, { $goals } Ziele
plan = Plan für { $players }
plan-note = einer für jede Partie
deck-number = Zahlen
deck-type = Bauten
deck-goal = Ziele
# Auf einem Ziel; $text: was es auf einem Plan mit vielen Straßen verlangt.
goal-large = auf großem Plan: { $text }
# Neben sechs kleinen Kästchen.
patterns = Viertel

row-houses = Häuser
row-shops = Läden
row-factories = Fabriken
row-parks = Parks
row-internet = Internet
row-goals = Ziele der Stadt
row-zoning = Bezirke
row-demand = Gefragtes
row-locations = Besondere Orte
row-neighborhoods = Viertel
row-module = wenn ihr damit spielt
chart-houses = Eine Gruppe von Häusern, und 1 für jede Straße, an der sie steht
chart-shops = Läden an einer Straße

need-pens = Stifte in { $count } Farben, eine für jede Person, oder ein Muster für jede
need-modules = für die gestrichelten Kästchen: deckt Baukarten auf, zeichnet ein, was sie zeigen, und mischt sie wieder ein
