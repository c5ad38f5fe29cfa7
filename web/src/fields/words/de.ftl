# Was die Felder der Bildeditoren von sich sagen.

less = Weniger: { $label }
more = Mehr: { $label }
remove = { $label } entfernen
bar = { $axis }: { $head }
bar-add = { $label }: ein Balken mehr
bar-remove = { $label }: ein Balken weniger
has-problems = etwas stimmt nicht
is-yours = geändert

## Titel fürs Spiel allein

title = Ab { $least } Punkten: { $words }
title-least = Wenigste Punkte: { $title }
title-words = Titel { $number }
title-add = Noch ein Titel
title-new = Neuer Titel
