### The end of a game. What it is called, "The town is built", is one of the page's own words.

wins-by =
    { $count ->
        [one] { $name } wins by { $count } point.
       *[other] { $name } wins by { $count } points.
    }
wins-tied = { $name } wins on the tie-break.
shared = { LIST($names) } share the victory.
# A game played alone.
scored =
    { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
stand-in = The bot for { $name }
# Everybody with their points: "Ada 48, Kim 45".
totals = Points: { LIST($totals) }.

counted = Counted line by line
standing = All scores
compared = How that compares
look-at = { $name }, { $count } points: see this town
your-best = Your best so far
bot-alone = Hard bot, same luck
bot-instead = Hard bot in your place
bot-thinks = still playing

head-won = Well built
head-lost = A fine town all the same
head-went = How it went
grade = Grade: { $grade }
strongest-of-all =
    { $count ->
        [one] Your strength: { $what }, { $count } point, more than anybody else.
       *[other] Your strength: { $what }, { $count } points, more than anybody else.
    }
strongest =
    { $count ->
        [one] What brought you the most: { $what }, { $count } point.
       *[other] What brought you the most: { $what }, { $count } points.
    }
tied = The scores were tied; this decided
# The value that was compared after equal scores, for each player.
tie = { $what }: { $values }
led-throughout = { $name } was never behind.
led-from = { $name } took the lead for good at step { $step } of { $total }.
# The same with what the title bar said then: "Round 7 of 9".
led-from-round = { $name } took the lead for good at step { $step } of { $total } ({ $round }).
see-step = See how
first-game = Your first finished game of this kind: a score to beat.
best-yet =
    { $count ->
        [one] Your best so far, by { $count } point.
       *[other] Your best so far, by { $count } points.
    }
equals-best = As good as your best so far.
short-of-best =
    { $count ->
        [one] { $count } point short of your best, { $best }.
       *[other] { $count } points short of your best, { $best }.
    }
daily-saved = This is your result for today.
daily-again = You already had a result today; the first one counts.
breakdown = Where everybody’s points come from

rematch = Play again
share-picture = Share a postcard
save-picture = Save a postcard
save-record = Save the record
city-name = Name your town
city-of = { $name }’s town
