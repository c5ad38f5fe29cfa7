# The puzzle of the day: par, places, streak, and a result to paste.

par = Par: { $numbers }
par-hard = Hard bot
par-master = Master bot
par-thinking = The bots are still playing this puzzle.
below-par =
    { $points ->
        [one] One point below par
       *[other] { $points } points below par
    }
above-par =
    { $points ->
        [0] Level with par
        [one] One point above par
       *[other] { $points } points above par
    }
ahead-of-both =
    { $points ->
        [0] As good as the better bot
        [one] One point ahead of both bots
       *[other] { $points } points ahead of both bots
    }
place-all =
    { $of ->
        [1] The first here today
       *[other] Number { $place } of { $of } here today
    }
be-counted = Take a name to be counted among everybody here
# $place (number)
place-own = Your number { $place } of { $of } days
# $days (number)
streak = { $days } days in a row
copy = Copy the result
copied = Copied. Paste it wherever you like.
# In the result that is pasted.
paste-points = { $score } points
paste-hard = hard bot { $hard }
paste-par = hard bot { $hard }, master { $master }
paste-place = number { $place } of { $of }
yesterday = Yesterday
yesterday-note = Step through the best play of the day before.
yesterday-watch-of = Watch the best play: { $game }
