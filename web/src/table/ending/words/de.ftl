### Das Ende einer Partie. Wie es heißt, „Die Stadt steht“, steht bei den Wörtern der Seite.

wins-by =
    { $count ->
        [one] { $name } gewinnt mit { $count } Punkt Vorsprung.
       *[other] { $name } gewinnt mit { $count } Punkten Vorsprung.
    }
wins-tied = { $name } gewinnt bei Gleichstand.
shared = { LIST($names) } teilen sich den Sieg.
# Eine Partie allein.
scored =
    { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
stand-in = Der Bot für { $name }
# Alle mit ihren Punkten: „Ada 48, Kim 45“.
totals = Punkte: { LIST($totals) }.

counted = Zeile für Zeile gezählt
standing = Alle Ergebnisse
compared = Im Vergleich
look-at = { $name }, { $count } Punkte: diese Stadt ansehen
your-best = Dein bestes Ergebnis
bot-alone = Bot (schwer), gleiches Glück
bot-instead = Bot (schwer) an deiner Stelle
bot-thinks = spielt noch

head-won = Gut gebaut
head-lost = Trotzdem eine schöne Stadt
head-went = Wie es lief
grade = Note: { $grade }
strongest-of-all =
    { $count ->
        [one] Deine Stärke: { $what } mit { $count } Punkt, mehr als alle anderen.
       *[other] Deine Stärke: { $what } mit { $count } Punkten, mehr als alle anderen.
    }
strongest =
    { $count ->
        [one] Am meisten brachte dir: { $what }, { $count } Punkt.
       *[other] Am meisten brachte dir: { $what }, { $count } Punkte.
    }
tied = Die Punkte waren gleich; das hat entschieden
# Der Wert, der bei gleichen Punkten verglichen wurde, für jede Person.
tie = { $what }: { $values }
led-throughout = { $name } lag nie zurück.
led-from = { $name } ging mit Schritt { $step } von { $total } endgültig in Führung.
# Dasselbe mit dem, was dabei in der Titelleiste stand: „Runde 7 von 9“.
led-from-round = { $name } ging mit Schritt { $step } von { $total } ({ $round }) endgültig in Führung.
see-step = Ansehen
first-game = Deine erste beendete Partie dieser Art: ein Ergebnis, das es zu schlagen gilt.
best-yet =
    { $count ->
        [one] Dein bestes Ergebnis bisher, um { $count } Punkt.
       *[other] Dein bestes Ergebnis bisher, um { $count } Punkte.
    }
equals-best = So gut wie dein bestes Ergebnis.
short-of-best =
    { $count ->
        [one] { $count } Punkt weniger als dein bestes Ergebnis, { $best }.
       *[other] { $count } Punkte weniger als dein bestes Ergebnis, { $best }.
    }
daily-saved = Das ist dein Ergebnis des Tages.
daily-again = Du hattest heute schon ein Ergebnis; das erste zählt.
breakdown = Woher alle ihre Punkte haben

rematch = Noch einmal
share-picture = Postkarte teilen
save-picture = Postkarte speichern
save-record = Aufzeichnung speichern
city-name = Gib deiner Stadt einen Namen
city-of = Stadt von { $name }
