# Townies: die Worte der Karte und der geführten Partie.

## The map

board = Karte von { $name }
colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [brown] Braun
        [green] Grün
       *[blue] Blau
    }
object =
    { $object ->
        [court] Spielplatz
        [windmill] Windmühle
        [station] Bahnhof
        [bike] Radverleih
        [bank] Bank
       *[square] Stadtplatz
    }
shape =
    { $shape ->
        [bar] Stab
        [worm] Wurm
        [pistol] Pistole
        [propeller] Propeller
        [arch] Bogen
        [bee] Biene
        [wave] Welle
       *[other] { $shape }
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
space-empty = leer
space-star = Stern
space-central = Zentrum
draw-shape = Form „{ shape }“ hier zeichnen
turns-here = gedreht passt die Form hierher
draw-object = { object } hier zeichnen für { points }
earns-star = bringt einen Stern
earns-soil = und 2 für den Stern

## What one can do

about =
    { $object ->
        [court] Ein Spielplatz zählt rote Blöcke daneben, und mehr, wenn einer daneben eine andere Farbe hat.
        [windmill] Eine Windmühle zählt gelbe Blöcke daneben, und mehr, wenn kein Objekt daneben ist.
        [station] Ein Bahnhof zählt braune Blöcke daneben, und mehr zwischen zwei Blöcken auf gegenüberliegenden Seiten.
        [bike] Ein Radverleih zählt grüne Blöcke daneben, und mehr, wenn grüne Blöcke zu einem anderen Objekt führen.
        [bank] Eine Bank zählt blaue Blöcke daneben, und mehr, wenn sie nicht am Rand steht.
       *[square] Ein Stadtplatz zählt Objekte daneben, und mehr, wenn alle sechs Seiten Blöcke sind.
    }
about-once = Es hat gezählt, als es gezeichnet wurde; was später kam, ändert nichts.
about-star = Ein Objekt hier bringt einen Stern, oder was die Bonuskarte sagt.
kind-shape = Form zeichnen
kind-object = Objekt zeichnen
kind-done = Fertig
kind-pass = Passen
tools = Was gezeichnet wird
tool =
    { $star ->
        [yes] { $what } in { colour }, für einen Stern
       *[no] { $what } in { colour }
    }
rotate = Drehen
flip = Spiegeln
with-star = Stern ausgeben
pass = Passen
done = Stern behalten
draw-here = Hier zeichnen

## Beside the map

white-die = Weißer Würfel: { $object }
black-die = Schwarzer Würfel: { shape }
no-roll = Es ist noch nicht gewürfelt.
stars =
    { $count ->
        [one] { $count } Stern übrig
       *[other] { $count } Sterne übrig
    }
goals = Ziele
chart =
    { $points ->
        [one] { $count }: { $points } Punkt
       *[other] { $count }: { $points } Punkte
    }
ring = So wandern die Stifte: { LIST($places) }
ring-place = { $name } hat { colour }
ring-vacant = { colour } liegt an einem freien Platz
next-marker = nächste Runde: { colour }
objects =
    { $count ->
        [one] { $count } Objekt
       *[other] { $count } Objekte
    }
round = Runde { $round }

## The guided game

guide-map = Das ist deine Karte. Alle haben eine, und alle zeichnen gleichzeitig mit denselben zwei Würfeln. Die gestrichelte Linie umgibt das Zentrum.
guide-dice = Der schwarze Würfel zeigt eine Form aus vier Sechsecken, der weiße ein Objekt. In der Ecke der Karte liegt dein Stift: Diese Farbe hast du in dieser Runde.
guide-shape = Auf einer leeren Karte geht nur die Form. Die leuchtenden Felder sind Sterne: Lass sie frei und zeichne die Form so, dass zwei ihrer Sechsecke an einen davon grenzen. Zeige auf ein Feld, drehe die Form mit R oder dem Knopf und zeichne sie.
guide-commit = Die vier Sechsecke sind jetzt Blöcke in deiner Farbe. Beende deine Runde. Gezeigt wird alles erst, wenn alle fertig sind; bis du es bist, kannst du es zurücknehmen.
guide-again = Neue Würfel und eine neue Farbe: Die Stifte wandern um den Tisch. Der kleine Ring bei den Würfeln zeigt, welcher als Nächstes kommt. Zeichne diese Form neben denselben Stern, und lass den Stern wieder frei.
guide-commit-again = Gut. Beende auch diese Runde.
guide-object = Punkte bringen die Objekte. Ein Objekt steht neben einem Block seiner Art: eine Windmühle neben Gelb, eine Bank neben Blau. Der weiße Würfel zeigt eines, das zu deinen Blöcken passt: Wähle seinen Knopf und zeichne es auf den leuchtenden Stern. Die Zahl dort ist, was es bringt.
guide-scored = Es zählt einmal, jetzt: Geduld lohnt sich also, erst die Blöcke, dann das Objekt dazwischen. Seine Punkte kommen in die neun Kreise in der Ecke, und mit dieser Bonuskarte bringt der Stern 2 dazu. Beende die Runde.
guide-goals = Ziele zählen am Ende: Eines gilt für alle, zwei hängen von deiner ersten Farbe ab. Für eines zählt dein Objekt schon: Sieh unter „Deine Punkte“ nach und zeige auf eine Zeile, um zu sehen, woher sie kommt.
guide-free = Jetzt entscheidest du: die Form, oder ein Objekt, wo eines passt. H fragt nach einem Tipp, U nimmt einen Zug zurück.
guide-basic = Statt des Objekts auf dem weißen Würfel darfst du immer das deines eigenen Stifts zeichnen, wenn es neben seiner Farbe steht; so ist nichts verloren, wenn die Würfel nicht passen. Beende die Runde.
guide-end = Mehr brauchst du nicht. Das Spiel endet, wenn jemand neun Objekte hat, und die meisten Punkte gewinnen. Spiel weiter bis zum Ende, oder beginne ein eigenes Spiel.
