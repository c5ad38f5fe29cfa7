# Was die Engine bei jedem Spiel sagt: Ablehnungen, Aufforderungen, Neues vom Tisch.

## Listen: „Ada, Ben und Cleo“. Jeder Schritt hängt das Nächste an das an, was schon gesagt ist.

list-more = { $before }, { $after }
list-and = { $before } und { $after }
list-or = { $before } oder { $after }

## Werte einer Anfrage oder einer Datei

value-at = „{ $place }“: { $what }
value-boolean = Hier muss true oder false stehen.
value-integer = Hier muss eine ganze Zahl stehen.
value-range = Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
value-number = Hier muss eine Zahl stehen.
value-text = Hier muss ein Text stehen.
value-text-length = Hier muss ein Text von höchstens { $most } Bytes stehen.
value-choice = Hier muss eines davon stehen: { LIST($choices, type: "or") }.
value-object = Hier muss ein Objekt stehen.
value-list = Hier muss eine Liste stehen.
value-list-length =
    { $least ->
        [0] Diese Liste hat { $length } Einträge; sie darf höchstens { $most } haben.
       *[other] Diese Liste hat { $length } Einträge; sie muss { $least } bis { $most } haben.
    }
value-missing = „{ $name }“ fehlt.
value-unknown = „{ $name }“ ist hier nicht bekannt.

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

## Was ein Tisch ablehnt

not-your-turn = Du bist nicht am Zug.
round-is-finished = Deine Runde ist fertig: Warte auf die anderen.
round-is-not-finished = Deine Runde ist noch nicht fertig.
round-cannot-be-undone = Deine Runde ist fertig und lässt sich nicht mehr zurücknehmen.
nothing-to-undo = Du hast nichts zurückzunehmen: Nach einer Ziehung oder dem Zug eines anderen geht das nicht mehr.
moves-count-at-once = In einem Spiel, das reihum geht, zählt jeder Zug sofort.

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
