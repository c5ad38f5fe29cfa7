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

about =
    { $kind ->
        [A] { $level ->
            [3] Attraktionen, die sich an Seiten berühren, sind eine Zone: ein Punkt für jede und für jede Terrasse daneben, wenn ein Tourist dort steht.
           *[other] Attraktionen, die sich an Seiten berühren, sind eine Zone: ein Punkt für jede, wenn ein Tourist dort steht.
        }
        [P] { $level ->
            [3] Parks, die sich an Seiten berühren, sind eine Zone: ein Punkt für jeden und für jedes Wasser daneben, wenn ein Tourist dort steht.
           *[other] Parks, die sich an Seiten berühren, sind eine Zone: ein Punkt für jeden, wenn ein Tourist dort steht.
        }
        [T] { $level ->
            [1] Auf dieser Stufe zählen Terrassen nichts.
            [2] Ein Tourist hier zählt das Wasser, das er in Reihe und Spalte sieht.
           *[other] Ein Tourist hier zählt Wasser und Parks, die er in Reihe und Spalte sieht.
        }
       *[W] Auf Wasser steht niemand.
    }
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
guide-first = Lege das erste. Der Knopf Drehen dreht es, ebenso R und das Mausrad.
guide-second = Das nächste Startplättchen muss eine Ecke des ersten berühren, aber keine Seite. Welches der beiden als Nächstes kommt, wählst du.
guide-third = Und das dritte, wieder Ecke an Ecke.
guide-commit = Dein Anfang steht. Die anderen bauen zur gleichen Zeit, und niemand sieht deine Stadt, bevor alle fertig sind. Schließ deine Runde ab.
guide-lay = Ein neues Plättchen, das gleiche für alle. Ab jetzt dürfen sich Seiten berühren. Bring Parks zu Parks oder Attraktionen zu Attraktionen: Zusammenhängende Felder sind eine Zone.
guide-tourist = Eine Zone zählt einen Punkt je Feld, aber nur, wenn ein Tourist darin steht. Schick einen deiner sieben in einen Park oder zu einer Attraktion des neuen Plättchens. Auf Wasser steht niemand.
guide-earned = Die kleine Zahl neben einem Touristen sagt, was er gerade bringt. Schließ die Runde ab.
guide-grow = Das nächste Plättchen. Lass eine Zone mit Tourist wachsen oder beginne eine neue.
guide-move = Statt einen neuen Touristen zu setzen, darfst du einen bewegen: einen Schritt in jede Richtung oder mit einem Sprung auf das neue Plättchen. Wähle den Touristen, dann das Ziel. Oder alle bleiben stehen.
guide-done = Schließ auch diese Runde ab.
guide-water = Diesmal Terrassen und Wasser. Leg das Plättchen so, dass Wasser in einer Reihe mit anderem Wasser liegt, wenn es geht.
guide-terrace = Terrassen bilden keine Zonen. Ein Tourist dort schaut die Reihe und die Spalte entlang, in vier Richtungen, und zählt das Wasser, das er sieht, bis etwas anderes kommt. Schick einen auf eine Terrasse des neuen Plättchens.
guide-view = Seine Punkte stehen neben ihm: Kommt später mehr Wasser in die Reihe, sieht er mehr. Schließ die Runde ab.
guide-end = Das ist alles. Nach dreizehn Runden zählen jede Zone mit Tourist und jeder Ausblick. Auf der dritten Stufe sehen Terrassen auch Parks, und was neben einer Zone liegt, zählt mit. Spiel weiter.
