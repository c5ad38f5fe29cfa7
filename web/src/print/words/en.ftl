# Printed sheets: what all games' sheets say alike.

## Sheets

sheet-label = Sheet { $number } of { $count }: { $label }
sheet-number = { $number } / { $count }
# What is on a sheet, at its foot.
foot-front = { $game } · { $part }
foot-back = { $game } · { $part }, backs

## The cover

cover = how to print it
unofficial = An unofficial edition, made by Townsmith with respect for the game’s designers and publishers. All words and pictures are our own.
reconstructed = Where the printed data of the game is lost, it is reconstructed: it fits what the rules say, but it is ours.
pack = { $name } { $version }, by { $author }
pack-hash = Known as { $hash }.
pack-note = This is somebody’s own content for the game: its words are theirs.
ruler = This line is 100 mm long if you print at 100 %
ruler-note = (“actual size”, not “fit to page”).
contents = What there is
contents-page = Page { $page }
contents-pages = Pages { $first } to { $last }
# After what to do with a part: how it is printed.
both-sides = both sides
one-side = one side
rules = Rules
rules-note = on the last pages
rules-pack = These are the rules of the game itself: “{ $name }” may have other numbers, cards and names.
# Above a list: what a pack changes, apart from its cards.
rules-changes = What is not as in these rules
needs = You also need
how = How to make it
how-print = Print at 100 % on the paper that these sheets are made for. Pages with backs follow each other: print on both sides and turn over the long edge, or glue fronts and backs together.
how-paper = Cards like heavy paper (200 g and more), tiles like cardboard. Pads like plain paper.
how-cut = Cut with a ruler and a knife from mark to mark, the long cuts first.

## Score sheets

name = Name
date = Date
total = Total
points = Points
from = from

## The screen

title = Print { $game }
lead = Cards, boards, pads and rules at true size, to cut out and play at a table.
lead-pack = “{ $name }” by { $author }, at true size.
paper = Paper
paper-a4 = A4
paper-letter = Letter
ink = Ink
ink-colour = Colour
ink-black = Black, saves ink
parts = What to print
print = Print
print-note = In the dialog choose { $paper }, 100 %, no margins.
sheets =
    { $rules ->
        [yes] { sheet-count }, and the rules
       *[no] { sheet-count }
    }
# A part of the message above.
sheet-count =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
preview = Sheets
drawing = Drawing the sheets …
no-pack = The pack is no longer there: it was only kept while its tab was open.
no-sheets = This game has no sheets.
