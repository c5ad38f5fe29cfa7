# The puzzle of the day: par, places, streak, and a result to paste.

par = Par
par-hard = hard bot
par-master = master bot
par-thinking = The bots are still playing this puzzle.
below-par =
    { $points ->
        [one] One point below the hard bot.
       *[other] { $points } points below the hard bot.
    }
beats-hard =
    { $points ->
        [0] Level with the hard bot.
        [one] One point ahead of the hard bot.
       *[other] { $points } points ahead of the hard bot.
    }
beats-master =
    { $points ->
        [0] Level with the master. Well built.
        [one] One point ahead of the master. Well built.
       *[other] { $points } points ahead of the master. Well built.
    }
# $place (number)
place-own = Your number { $place } of { $of } days
# $days (number)
streak = { $days } days in a row
copy = Copy the result
copied = Copied. Paste it wherever you like.
# In the result that is pasted.
paste-points = { $score } points
paste-hard = par { $hard }
paste-par = par { $hard }, master { $master }
yesterday = Yesterday
yesterday-note = Step through the best play of the day before.
yesterday-watch-of = Watch the best play: { $game }
