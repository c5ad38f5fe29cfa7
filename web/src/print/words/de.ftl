# Gedruckte Bögen: was auf denen aller Spiele gleich ist.

## Bögen

sheet-label = Bogen { $number } von { $count }: { $label }
sheet-number = { $number } / { $count }
# Was auf einem Bogen ist, an seinem Fuß.
foot-front = { $game } · { $part }
foot-back = { $game } · { $part }, Rückseiten

## Das Deckblatt

cover = wie man es druckt
unofficial = Eine inoffizielle Ausgabe, von Townsmith mit Respekt vor Autoren und Verlagen gemacht. Alle Worte und Bilder sind unsere eigenen.
reconstructed = Wo die gedruckten Daten des Spiels verloren sind, sind sie rekonstruiert: Sie passen zu allem, was die Regeln sagen, sind aber von uns.
pack = { $name } { $version }, von { $author }
pack-hash = Bekannt als { $hash }.
pack-note = Das ist jemandes eigener Inhalt für das Spiel: Seine Worte sind dessen Worte.
ruler = Diese Linie ist 100 mm lang, wenn du mit 100 % druckst
ruler-note = („tatsächliche Größe“, nicht „an Seite anpassen“).
contents = Was es gibt
contents-page = Seite { $page }
contents-pages = Seite { $first } bis { $last }
# Nach dem, was mit einem Teil zu tun ist: wie er gedruckt wird.
both-sides = beidseitig
one-side = einseitig
rules = Regeln
rules-note = auf den letzten Seiten
rules-pack = Das sind die Regeln des Spiels selbst: „{ $name }“ kann andere Zahlen, Karten und Namen haben.
# Über einer Liste: was ein Paket außer den Karten ändert.
rules-changes = Was nicht wie in diesen Regeln ist
needs = Außerdem braucht ihr
how = Wie man es macht
how-print = Druckt mit 100 % auf das Papier, für das diese Bögen gemacht sind. Seiten mit Rückseiten folgen aufeinander: beidseitig drucken und über die lange Seite wenden, oder Vorder- und Rückseiten zusammenkleben.
how-paper = Karten mögen schweres Papier (200 g und mehr), Plättchen Karton. Für Blätter zum Zeichnen reicht gewöhnliches Papier.
how-cut = Schneidet mit Lineal und Messer von Marke zu Marke, die langen Schnitte zuerst.

## Wertungsblätter

name = Name
date = Datum
total = Summe
points = Punkte
from = ab

## Der Bildschirm

title = { $game } drucken
lead = Karten, Pläne, Blöcke und Regeln in wahrer Größe, zum Ausschneiden und Spielen am Tisch.
lead-pack = „{ $name }“ von { $author }, in wahrer Größe.
paper = Papier
paper-a4 = A4
paper-letter = Letter
ink = Tinte
ink-colour = Farbe
ink-black = Schwarz, spart Tinte
parts = Was gedruckt wird
print = Drucken
print-note = Wähle im Dialog { $paper }, 100 %, keine Ränder.
sheets =
    { $rules ->
        [yes] { sheet-count }, und die Regeln
       *[no] { sheet-count }
    }
# A part of the message above.
sheet-count =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
preview = Bögen
drawing = Die Bögen werden gezeichnet …
no-pack = Das Paket ist nicht mehr da: Es wurde nur aufgehoben, solange sein Tab offen war.
no-sheets = Dieses Spiel hat keine Bögen.
