# Corner Lots: was das Spiel sagt. Die Regeln stehen in docs/rules/cornerlots.md.
# Grundstücke heißen in allen Sprachen a1 bis d4.

tagline = Sechzehn Grundstücke, fünf Ansprüche und eine Lieblingsreihe, die niemand kennt.

## Options of a table

option-bonus = Lieblingsreihe
option-bonus-note = Was jedes Grundstück in der eigenen Lieblingsreihe außer seinem Wert zählt.
option-bonus-1 = 1 Punkt
option-bonus-2 = 2 Punkte
option-bonus-3 = 3 Punkte
option-bonus-4 = 4 Punkte
option-bonus-5 = 5 Punkte

## Lots and rows

lot = Grundstück { $lot }
row = Reihe { $row }

## Draws

# The two follow "Drawn:".
draw-favourite = { $row } ist deine Lieblingsreihe
draw-value = das Grundstück ist { $value } wert

## What to do

prompt-claim = Nimm ein Grundstück.
prompt-claim-favourite = Nimm ein Grundstück. Deine Lieblingsreihe ist { $row }.

## Moves

move-claim = Grundstück { $lot } nehmen.
    .done = Grundstück { $lot } genommen.

## Scores

line-lot = Grundstück { $lot }
line-favourite = Grundstücke in { $row }, der Lieblingsreihe
reason-lot = Grundstücke
reason-favourite = Lieblingsreihe
tie-break-lot = bestes Grundstück

grade-clerk = Schreiber
grade-surveyor = Landvermesser
grade-mayor = Bürgermeister

## What cannot be done

game-is-over = Das Spiel ist vorbei.
not-your-turn = Du bist nicht am Zug.
no-such-lot = Die Grundstücke heißen a1 bis d4.
lot-is-taken = Grundstück { $lot } ist vergeben.
lot-unreadable = Die Grundstücke heißen a1 bis d4, nicht „{ $text }“.

## What can be looked up

reference-values = Was Grundstücke wert sind
reference-value = Wert
reference-count = Grundstücke
reference-left = Übrig
reference-grades = Titel
reference-from = Ab Punkten
reference-grade = Titel

## The block drawn in characters

# The line of a seat: at most 40 characters.
board-seat = { $who }: Lieblingsreihe unbekannt
# At most 40 characters.
board-seat-favourite = { $who }: Lieblingsreihe { $row }
