# The puzzle of the day: par, places, streak, and a result to paste.

par = Référence : { $numbers }
par-hard = Bot difficile
par-master = Bot maître
par-thinking = Les bots jouent encore ce défi.
below-par =
    { $points ->
        [one] Un point sous la référence
       *[other] { $points } points sous la référence
    }
above-par =
    { $points ->
        [0] Juste à la référence
        [one] Un point au-dessus de la référence
       *[other] { $points } points au-dessus de la référence
    }
ahead-of-both =
    { $points ->
        [0] Aussi bien que le meilleur des bots
        [one] Un point devant les deux bots
       *[other] { $points } points devant les deux bots
    }
place-all =
    { $of ->
        [1] Premier résultat ici aujourd’hui
       *[other] Rang { $place } sur { $of } ici aujourd’hui
    }
be-counted = Choisissez un nom pour être compté ici
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
paste-hard = bot difficile { $hard }
paste-par = bot difficile { $hard }, maître { $master }
paste-place = rang { $place } sur { $of }
yesterday = Hier
yesterday-note = Revoyez pas à pas la meilleure partie de la veille.
yesterday-watch-of = Voir la meilleure partie : { $game }
