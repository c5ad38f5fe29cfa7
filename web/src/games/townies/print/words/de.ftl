# Townies auf Papier. Objekte, Formen, Ziele, Karten und Urteile nennt die Engine.

credits = Ein Spiel von Evgeny Petrov, erschienen bei Hobby World. Inoffizielle Umsetzung; Plan, Formen und zwei Bonuskarten sind rekonstruiert.
pad = Karte der Stadt
pad-note = eine für jede Person und Partie
cards = Ziele und Bonuskarten
cards-note = von jeder Sorte eine ziehen
dice = Würfel
dice-note = ausschneiden, falten, kleben; oder eine Tabelle für gewöhnliche Würfel
solo = Allein
solo-note = was die Leute sagen, und ein Logbuch deiner Städte

# Auf der Karte.
start-marker = Erster Stift
circles = Objekte
stars = Sterne
goal = Zusätzliches Ziel
bonus = Bonuskarte
first-marker = Erster Stift
ring = Dein nächster Stift:
# Was jeder Nachbar wert ist, und was dazukommt.
object-points = je { $each }, +{ $extra }
sum-objects = Objekte
sum-goals = Ziele
sum-bonus = Bonus

# Auf einem Ziel.
chart-count = Anzahl
chart-points = Punkte

white-die = Weißer Würfel: Objekte
black-die = Schwarzer Würfel: Formen
dice-instead = Oder mit zwei gewöhnlichen Würfeln

need-markers = Stifte in Rot, Gelb, Braun, Grün und Blau; mit nur einem zeichnet ihr jede Farbe als ihr Muster
need-dice = Kleber für die Würfel, oder zwei gewöhnliche Würfel in verschiedenen Farben
