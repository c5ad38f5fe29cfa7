# The puzzle of the day: par, places, streak, and a result to paste.

par = Vorgabe
par-hard = Bot „schwer“
par-master = Bot „Meister“
par-thinking = Die Bots spielen dieses Rätsel noch.
below-par =
    { $points ->
        [one] Einen Punkt unter dem schweren Bot.
       *[other] { $points } Punkte unter dem schweren Bot.
    }
beats-hard =
    { $points ->
        [0] Gleichauf mit dem schweren Bot.
        [one] Einen Punkt vor dem schweren Bot.
       *[other] { $points } Punkte vor dem schweren Bot.
    }
beats-master =
    { $points ->
        [0] Gleichauf mit dem Meister. Gut gebaut.
        [one] Einen Punkt vor dem Meister. Gut gebaut.
       *[other] { $points } Punkte vor dem Meister. Gut gebaut.
    }
place-own = Dein Rang { $place } von { $of } Tagen
# $days (number)
streak = { $days } Tage in Folge
copy = Ergebnis kopieren
copied = Kopiert. Füge es ein, wo du magst.
# In the result that is pasted.
paste-points = { $score } Punkte
paste-hard = Vorgabe { $hard }
paste-par = Vorgabe { $hard }, Meister { $master }
yesterday = Gestern
yesterday-note = Geh die beste Partie des Vortags Zug für Zug durch.
yesterday-watch-of = Beste Partie ansehen: { $game }
