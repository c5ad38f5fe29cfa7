# Cities: die Worte des Spielplans und der geführten Partie.

## The city

board = Die Stadt von { $name }
kind =
    { $kind ->
        [A] Attraktion
        [P] Park
        [T] Terrasse
       *[W] Wasser
    }
space-tile = { $cell }, Plättchen { $tile }: { LIST($kinds) }
space-free = { $cell }, frei
space-field =
    { $tourist ->
        [yes] { $field }, { kind }, Tourist
       *[no] { $field }, { kind }
    }

## What one can do

kind-lay = Das Plättchen legen
kind-tourist = Ein neuer Tourist
kind-walk = Ein Tourist geht
kind-stay = Alle bleiben
kind-cover = Die Stadt abdecken
kind-refuse = Auf das letzte Plättchen verzichten
which-tile = Welches Plättchen
rotate = Drehen
lay-here = Hier anlegen
cover-here = Hier abdecken
stay = Alle bleiben stehen
refuse = Die Stadt so lassen
put-back = Doch nicht
tip-lay = Wähle einen Platz für das Plättchen.
tip-start = Startplättchen berühren sich nur an den Ecken.
tip-place = Wähle ein Feld des neuen Plättchens oder einen Touristen, der geht.
tip-move = Wähle einen Touristen, der geht.
tip-go = Wohin geht dieser Tourist?
tip-cover = Wähle, was das letzte Plättchen abdeckt.

## Tiles and tourists

tile = Plättchen { $tile }
tile-fields = Plättchen { $tile }: { LIST($kinds) }
tile-next = Das Plättchen der Runde, Nummer { $tile }: { LIST($kinds) }
tile-drawn = Plättchen { $tile }, { $drawn }
stock =
    { $count ->
        [one] noch { $count } Tourist
       *[other] noch { $count } Touristen
    }
unseen = { $count } Plättchen hat noch niemand gesehen
starting = Startplättchen
round = Runde { $round } von { $rounds }

## The guided game

guide-city = Du baust eine Stadt aus sechzehn Plättchen, vier mal vier. Jedes hat vier Felder: Attraktionen, Parks, Terrassen und Wasser. Drei der Plättchen kennst du von Anfang an.
guide-first = Lege das erste. R, das Mausrad oder der Knopf Drehen drehen es.
guide-second = Das nächste Startplättchen muss eine Ecke des ersten berühren, aber keine Seite. Welches der beiden als Nächstes kommt, wählst du.
guide-third = Und das dritte, wieder Ecke an Ecke.
guide-commit = Dein Anfang steht. Die anderen bauen zur gleichen Zeit, und niemand sieht deine Stadt, bevor alle fertig sind. Schließ deine Runde ab.
guide-lay = Ein neues Plättchen, das gleiche für alle. Ab jetzt dürfen sich Seiten berühren. Bring Parks zu Parks oder Attraktionen zu Attraktionen: Zusammenhängende Felder sind eine Zone.
guide-tourist = Eine Zone zählt einen Punkt je Feld, aber nur, wenn ein Tourist darin steht. Schick einen deiner sieben in einen Park oder zu einer Attraktion des neuen Plättchens. Auf Wasser steht niemand.
guide-earned = Die kleine Zahl neben einem Touristen sagt, was er gerade bringt. Schließ die Runde ab.
guide-grow = Das nächste Plättchen. Lass eine Zone mit Tourist wachsen oder beginne eine neue.
guide-move = Statt einen neuen Touristen zu setzen, darfst du einen bewegen: einen Schritt in jede Richtung oder mit einem Sprung auf das neue Plättchen. Wähle den Touristen, dann das Ziel. Oder alle bleiben stehen.
guide-end = Das ist alles. Nach dreizehn Runden zählt jede Zone mit Tourist. Auf höheren Stufen zählen auch Terrassen und was neben einer Zone liegt. Spiel weiter.
