# The puzzle of the day: par, places, streak, and a result to paste.

par = Vorgabe: { $numbers }
par-hard = Bot (schwer)
par-master = Bot (Meister)
par-thinking = Die Bots spielen dieses Rätsel noch.
below-par =
    { $points ->
        [one] Einen Punkt unter der Vorgabe
       *[other] { $points } Punkte unter der Vorgabe
    }
above-par =
    { $points ->
        [0] Genau die Vorgabe
        [one] Einen Punkt über der Vorgabe
       *[other] { $points } Punkte über der Vorgabe
    }
ahead-of-both =
    { $points ->
        [0] So gut wie der bessere Bot
        [one] Einen Punkt vor beiden Bots
       *[other] { $points } Punkte vor beiden Bots
    }
place-all =
    { $of ->
        [1] Heute hier die erste Lösung
       *[other] Heute hier Rang { $place } von { $of }
    }
be-counted = Gib dir einen Namen, um hier mitgezählt zu werden
place-own = Dein Rang { $place } von { $of } Tagen
# $days (number)
streak = { $days } Tage in Folge
copy = Ergebnis kopieren
copied = Kopiert. Füge es ein, wo du magst.
# In the result that is pasted.
paste-points = { $score } Punkte
paste-hard = Bot (schwer) { $hard }
paste-par = Bot (schwer) { $hard }, Meister { $master }
paste-place = Rang { $place } von { $of }
yesterday = Gestern
yesterday-note = Geh die beste Partie des Vortags Zug für Zug durch.
yesterday-watch-of = Beste Partie ansehen: { $game }
