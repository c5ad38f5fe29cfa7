# Cities in der Werkstatt.

tiles = Plättchen
tile = Plättchen { $number }
tourists = Touristen

## Ein Plättchen

tile-board = Plättchen { $number }: ein Feld anklicken, um es zu malen, oder darauf A, P, T oder W drücken
field =
    { $corner ->
        [nw] oben links
        [ne] oben rechts
        [sw] unten links
       *[se] unten rechts
    }
field-now = { $field }: { $kind }
kind =
    { $kind ->
        [A] Sehens­würdigkeit
        [P] Park
        [T] Terrasse
       *[W] Wasser
    }
pens = Stifte
pen = { $kind }, { $count } Felder im Satz
pen-note = Wähle einen Stift und klicke auf Felder des Plättchens. Ein Klick auf ein Feld derselben Art gibt ihm die nächste.
turn = Drehen
swap = Seiten tauschen
twin = Das gleiche wie Plättchen { $number }. Setze die Felder über Kreuz oder ändere eines.

## Der ganze Satz

set = Der Satz
tile-in-set = Plättchen { $number }: { LIST($kinds) }
changed = geändert
tile-wrong = stimmt noch nicht
tile-odd = verdient einen zweiten Blick
add = Plättchen hinzufügen
remove = Plättchen { $number } entfernen
tourists-before = Alle haben
tourists-after =
    { $count ->
        [one] Touristen.
       *[other] Touristen.
    }
tourists-label = Wie viele Touristen alle haben
fields-even = { $count } Felder von jeder Art
fields-uneven = Die Arten sind nicht gleich häufig.

## Was das Formular hat

file-tiles = Länge des Spiels
field-tiles-starting_tiles = Startplättchen
    .note = Wie viele vor der ersten Runde gelegt werden; drei, wenn nichts gesagt ist.
field-tiles-rounds = Runden
    .note = Wie viele auf die Startplättchen folgen; dreizehn, wenn nichts gesagt ist. Eine Stadt hat höchstens sechzehn Plättchen.
