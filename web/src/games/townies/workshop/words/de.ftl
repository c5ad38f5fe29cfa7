# Townies in der Werkstatt.

map = Karte
shapes = Formen
goals = Ziele
objects = Objekte
bonuses = Bonuskarten
solo = Urteile

## Die Karte

line-tool = Ein Klick auf die Karte setzt { $tool }
tool-label = Was ein Klick auf die Karte setzt
tool =
    { $tool ->
        [stars] einen Stern
        [central] das Zentrum
       *[gaps] eine Lücke
    }
note =
    { $tool ->
        [stars] Klicke auf einen Stern, dann auf sein neues Feld, oder ziehe ihn dorthin. Klicke ihn zweimal an, um ihn wegzunehmen, ein leeres Feld für einen mehr.
        [central] Klicke auf ein Feld: So weit reicht das Zentrum.
       *[gaps] Klicke auf Felder, die die Karte nicht hat oder wieder hat.
    }
note-held = Der Stern von { $space } ist in deiner Hand: Klicke auf sein neues Feld.
is-star = Stern
is-held = Stern, in deiner Hand
is-central = Zentrum
is-gap = Lücke
line-stars =
    { $count ->
        [one] Es gibt { $count } Stern: { LIST($spaces) }.
       *[other] Es gibt { $count } Sterne: { LIST($spaces) }.
    }
line-central =
    { $n ->
        [one] Das Zentrum reicht { $distance } Schritt weit von der Mitte: { $count } Felder.
       *[other] Das Zentrum reicht { $distance } Schritte weit von der Mitte: { $count } Felder.
    }
central-label = Wie weit das Zentrum reicht
line-gaps = Die Karte hat { $count } von 91 Feldern.
line-circles =
    { $n ->
        [one] Das Spiel endet mit { $circles } Objekt.
       *[other] Das Spiel endet mit { $circles } Objekten.
    }
circles-label = Objekte, mit denen das Spiel endet

## Formen

shape =
    { $shape ->
        [bar] Balken
        [worm] Wurm
        [pistol] Pistole
        [propeller] Propeller
        [arch] Bogen
        [bee] Biene
        [wave] Welle
       *[other] { $shape }
    }
draw-shape = { $shape }, Feld für Feld
hex-full = Feld der Form
hex-empty = leer
line-shape = Die Form heißt { $name }
shape-label = Name der Form
shape-note =
    { $count ->
        [4] Vier Felder, die zusammenhängen. Ein fünftes ersetzt das erste.
        [one] Sie hat { $count } Feld und braucht vier.
       *[other] Sie hat { $count } Felder und braucht vier.
    }
add-shape = Noch eine Form
remove-shape = Entfernen
new-shape = neue Form
die = Der schwarze Würfel
face-label = Seite { $number } des schwarzen Würfels

## Ziele

line-goal = Das Ziel heißt { $name }
goal-name = Name des Ziels
line-counts = Es zählt { $text }
goal-text = Was das Ziel zählt
goal-note = Was gezählt wird, bleibt gleich, was auch immer da steht; die Tabelle gehört dir.
goal-chart = Punkte
goal-axis = Wie viele gezählt werden
group =
    { $group ->
        [individual] Für jeden ein eigenes
       *[additional] Eines davon gilt für alle
    }

## Objekte

line-object = Das ist: { $name }
object-name = Name von Objekt { $number }
line-each =
    { $n ->
        [one] { $each } Punkt { each-for }
       *[other] { $each } Punkte { each-for }
    }
each-for =
    { $object ->
        [court] für jeden roten Block daneben
        [windmill] für jeden gelben Block daneben
        [station] für jeden braunen Block daneben
        [bike] für jeden grünen Block daneben
        [bank] für jeden blauen Block daneben
       *[square] für jedes Objekt daneben
    }
each-label = Punkte für jeden Nachbarn: { $name }
line-extra =
    { $object ->
        [court] und { $extra } mehr, wenn einer daneben nicht rot ist
        [windmill] und { $extra } mehr, wenn kein Objekt daneben ist
        [station] und { $extra } mehr zwischen Blöcken auf zwei gegenüberliegenden Seiten
        [bike] und { $extra } mehr, wenn grüne Blöcke zu einem anderen Objekt führen
        [bank] und { $extra } mehr, wenn sie nicht am Rand liegt
       *[square] und { $extra } mehr, wenn alle sechs Seiten Blöcke sind
    }
extra-label = Punkte einmal: { $name }

## Bonuskarten, Urteile

soil = Ein Objekt auf einem Stern
line-soil =
    { $n ->
        [one] Die erste Karte gibt { $points } Punkt für ein Objekt auf einem Stern.
       *[other] Die erste Karte gibt { $points } Punkte für ein Objekt auf einem Stern.
    }
line-bonus = Die Karte heißt { $name }
bonus-name = Name der Bonuskarte
line-does = Sie sagt { $text }
bonus-text = Was { $name } sagt
bonus-note = Was die Karten tun, bleibt gleich; ihre Namen und Worte gehören dir.
solo-title = Was die Leute nach einem Spiel allein sagen

## Glieder der Dateien, in der Liste dessen, was ein Paket ändert

member-central_distance = Reichweite des Zentrums
member-circles = Objekte, mit denen das Spiel endet
member-gaps = Lücke
member-side = Seite der Karte
member-stars = Stern
member-hexes = Feld
member-die = Seite des schwarzen Würfels
member-name = Name
member-text = Worte
member-chart = Punkte
member-objects = Objekt
member-each = Punkte für jeden Nachbarn
member-extra = Punkte einmal
member-cards = Bonuskarte
member-funding = Förderung
member-rezoning = Umwidmung
member-second-draft = Zweiter Entwurf
member-stable-soil = Fester Boden
member-stable_soil_points = Punkte eines Objekts auf einem Stern
member-grades = Urteil
member-least = Punkte, ab denen es gilt
