# Town Builder auf Papier. Was Karten, Auszeichnungen und das Wappen tun, sagt die Engine.

credits = Entworfen von Eric Raué, erschienen bei First Fish Games. Inoffizielle Umsetzung; die Werte der Karten sind rekonstruiert.
score-sheet = Wertungsblatt
score-note = für zwei Partien
cards = Karten
cards-note = { $cards } Stadtkarten, { $judges } Richter, { $awards } Auszeichnungen, Wappen
tokens = Marken
tokens-note = Gold und Rohstoffe aus Fähigkeiten
solo = Allein
solo-note = Titel, und ein Logbuch deiner Städte

# Auf einer Karte.
gives = gibt
or = oder
good =
    { $good ->
        [gold] Gold
        [wood] Holz
        [stone] Stein
       *[straw] Stroh
    }
# Wann eine Fähigkeit zählt.
timing-row = In der Reihe
timing-build = Beim Bau
timing-star = Stern
timing-scoring = Am Ende
kind-judge = Richter
kind-award = Auszeichnung
kind-crest = Wappen
deck = Stadtkarten
judge-text = Am Ende: die meisten Gebäude dieser Art

# Das Wertungsblatt.
row-buildings = Gebäude
row-abilities = Fähigkeiten
row-each = je { $points }
row-tie = Zahl der Gebäude
awards = Auszeichnungen
judges = Richter
title = Titel
setup = Aufbau
setup-players =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
setup-judges-open = Richter, die offen liegen
setup-judges-hidden = Richter im Stapel versteckt
setup-runs = So oft ist der Stapel leer bis zum Ende
setup-out = Stadtkarten aus dem Spiel

need-pencil = ein Bleistift
