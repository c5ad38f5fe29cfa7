# The puzzle of the day: par, places, streak, and a result to paste.

par = Référence
par-hard = bot difficile
par-master = bot maître
par-thinking = Les bots jouent encore ce défi.
below-par =
    { $points ->
        [one] Un point de moins que le bot difficile.
       *[other] { $points } points de moins que le bot difficile.
    }
beats-hard =
    { $points ->
        [0] À égalité avec le bot difficile.
        [one] Un point de plus que le bot difficile.
       *[other] { $points } points de plus que le bot difficile.
    }
beats-master =
    { $points ->
        [0] À égalité avec le maître. Belle ville.
        [one] Un point de plus que le maître. Belle ville.
       *[other] { $points } points de plus que le maître. Belle ville.
    }
place-own =
    { $place ->
        [1] Votre meilleur résultat sur { $of } jours
       *[other] Votre { $place }e meilleur résultat sur { $of } jours
    }
# $days (number)
streak = { $days } jours de suite
copy = Copier le résultat
copied = Copié. Collez-le où vous voulez.
# In the result that is pasted.
paste-points = { $score } points
paste-hard = référence { $hard }
paste-par = référence { $hard }, maître { $master }
yesterday = Hier
yesterday-note = Revoyez pas à pas la meilleure partie de la veille.
yesterday-watch-of = Voir la meilleure partie : { $game }
