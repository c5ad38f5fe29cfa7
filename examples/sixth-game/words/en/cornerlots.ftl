# Corner Lots: what the game says. The rules are in docs/rules/cornerlots.md.
# Lots are called a1 to d4 in all languages.

tagline = Sixteen lots, five claims, and a favourite row that nobody knows.

## Options of a table

option-bonus = Favourite row
option-bonus-note = What each lot in one’s favourite row is worth besides its value.
option-bonus-1 = 1 point
option-bonus-2 = 2 points
option-bonus-3 = 3 points
option-bonus-4 = 4 points
option-bonus-5 = 5 points

## Lots and rows

lot = lot { $lot }
row = row { $row }

## Draws

# The two follow "Drawn:".
draw-favourite = { $row } is your favourite
draw-value = the lot is worth { $value }

## What to do

prompt-claim = Claim a lot.
prompt-claim-favourite = Claim a lot. Your favourite is { $row }.

## Moves

move-claim = Claim lot { $lot }.
    .done = Claimed lot { $lot }.

## Scores

line-lot = Lot { $lot }
line-favourite = Lots in { $row }, the favourite
reason-lot = Lots
reason-favourite = Favourite row
tie-break-lot = best lot

grade-clerk = Clerk
grade-surveyor = Surveyor
grade-mayor = Mayor

## What cannot be done

game-is-over = The game is over.
not-your-turn = It is not your turn.
no-such-lot = Lots are called a1 to d4.
lot-is-taken = Lot { $lot } is taken.
lot-unreadable = Lots are called a1 to d4, not “{ $text }”.

## What can be looked up

reference-values = What lots are worth
reference-value = Value
reference-count = Lots
reference-left = Left
reference-grades = Grades
reference-from = From points
reference-grade = Grade

## The block drawn in characters

# The line of a seat: at most 40 characters.
board-seat = { $who }: favourite row unknown
# At most 40 characters.
board-seat-favourite = { $who }: favourite row { $row }
