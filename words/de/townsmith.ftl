# Was die Engine bei jedem Spiel sagt: Ablehnungen, Aufforderungen, Neues vom Tisch.

## Listen: „Ada, Ben und Cleo“. Jeder Schritt hängt das Nächste an das an, was schon gesagt ist.

list-more = { $before }, { $after }
list-and = { $before } und { $after }
list-or = { $before } oder { $after }

## Werte einer Anfrage oder einer Datei

value-at = „{ $place }“: { $what }
value-syntax =
    { $why ->
        [incomplete] Das ist kein JSON: Es endet zu früh, in Zeile { $line }, Spalte { $column }.
        [extra] Das ist kein JSON: Nach seinem Ende folgt noch etwas, in Zeile { $line }, Spalte { $column }.
        [deep] Das ist zu tief verschachtelt, in Zeile { $line }, Spalte { $column }.
       *[syntax] Das ist kein JSON: In Zeile { $line }, Spalte { $column }, ist ein Fehler.
    }
value-boolean = Hier muss true oder false stehen.
value-integer = Hier muss eine ganze Zahl stehen.
value-range = Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
value-exactly = Hier muss { $number } stehen.
value-number = Hier muss eine Zahl stehen.
value-text = Hier muss ein Text in Anführungszeichen stehen.
value-text-some = Hier muss ein Text in Anführungszeichen stehen, und kein leerer.
value-text-length = Hier muss ein Text von höchstens { $most } Bytes stehen.
value-choice =
    { COUNT($choices) ->
        [1] Hier muss „{ $choices }“ stehen.
       *[other] Hier muss eines davon stehen: { LIST($choices, type: "or") }.
    }
value-object = Hier muss ein Objekt in geschweiften Klammern stehen.
value-list = Hier muss eine Liste in eckigen Klammern stehen.
value-list-length = Diese Liste muss { $least } bis { $most } Einträge haben, nicht { $length }.
value-list-exactly = Diese Liste muss { $least } Einträge haben, nicht { $length }.
value-missing = Das fehlt.
value-unknown = Dieser Name ist hier nicht bekannt. Ist er falsch geschrieben?

## Was an Inhaltsdateien falsch sein kann

content-file = { $file }: { $what }
content-place = { $file }: { $place }: { $what }
content-missing = Die Datei fehlt.
content-unread = Kein Spiel liest diese Datei; gelesen werden { $files }.
content-lowest-grade = Das niedrigste Urteil muss bei 0 Punkten beginnen.
content-grade-order = Das muss mehr sein als die { $before } Punkte des Urteils davor.
content-twice = „{ $name }“ kommt zweimal vor.
content-other-feature = Hier muss „{ $feature }“ stehen: Diese Gewichte gehören zu anderen Merkmalen.

## Punktezettel

handicap = Vorgabe

## Aufforderungen

prompt-move = Du bist am Zug.
prompt-start = Alle sind da: Das Spiel kann beginnen.
prompt-open = Noch fehlen Mitspieler.
prompt-nature = Es wird gezogen.
prompt-commit = Deine Züge sind gemacht: Beende die Runde oder nimm sie zurück.
prompt-wait = Warten auf { $names }.

## Was am Tisch geschieht

somebody = jemand
event-seated = { $name } setzt sich.
event-left = { $name } geht.
event-started = Das Spiel beginnt.
event-drawn = Gezogen: { $what }.
event-moved = { $name }: { $what }
event-undone =
    { $count ->
        [one] { $name } hat einen Zug zurückgenommen.
       *[other] { $name } hat { $count } Züge zurückgenommen.
    }
event-ready = { $name } ist fertig.
event-away = { $name } ist weg: Der Bot { $bot } springt ein.
event-back = { $name } ist wieder da.

## Wie ein Spiel ausging

ending-alone =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
ending-graded =
    { $points ->
        [one] { $points } Punkt: { $grade }.
       *[other] { $points } Punkte: { $grade }.
    }
ending-won =
    { $points ->
        [one] { CAP($name) } gewinnt mit { $points } Punkt.
       *[other] { CAP($name) } gewinnt mit { $points } Punkten.
    }
ending-tie-break =
    { $points ->
        [one] { CAP($name) } gewinnt mit { $points } Punkt und dem besseren Gleichstand.
       *[other] { CAP($name) } gewinnt mit { $points } Punkten und dem besseren Gleichstand.
    }
ending-shared =
    { $points ->
        [one] { CAP($names) } teilen sich den Sieg mit je { $points } Punkt.
       *[other] { CAP($names) } teilen sich den Sieg mit je { $points } Punkten.
    }
stand-in-of = der Bot, der für { $name } eingesprungen ist

## Aufzeichnungen und Züge

record-line = Zeile { $line } der Aufzeichnung: { $what }
move-refused = Das geht nicht: { $why }
