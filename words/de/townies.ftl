# Townies: was das Spiel sagt. Die Regeln stehen in docs/rules/townies.md.
# Was man tippt, ist in allen Sprachen gleich: shape, court, windmill, station, bike, bank, square, draft, done, pass,
# die englischen Namen der Farben und die Namen der Felder ("F6").
# Objekte, Formen, Ziele, Karten und Urteile haben ihre Namen aus dem Inhalt; anderer Inhalt zeigt seine eigenen.

tagline = Zwei Würfel, fünf Stifte, für jeden ein Stadtplan: Zeichne neun Objekte dorthin, wo sie sich lohnen.

## Options of a table

option-mode = Welche Partie
option-mode-note = Zum Kennenlernen die erste Partie; Ziele und Bonuskarte kommen mit den anderen dazu.
option-mode-first = Erste Partie
option-mode-second = Zweite Partie
option-mode-full = Ganzes Spiel
option-goal = Zusatzziel
option-goal-note = Zählt nur im ganzen Spiel.
option-goal-random = Ausgelost
option-goal-crossroads = { goal-crossroads }
option-goal-recreational-areas = { goal-recreational-areas }
option-goal-downtown = { goal-downtown }
option-goal-suburbs = { goal-suburbs }
option-goal-hub = { goal-hub }
option-goal-surroundings = { goal-surroundings }
option-goal-symmetry = { goal-symmetry }
option-goal-triangle = { goal-triangle }
option-goal-urban-routes = { goal-urban-routes }
option-goal-wind-rose = { goal-wind-rose }
option-bonus = Bonuskarte
option-bonus-note = Nicht in der ersten Partie.
option-bonus-random = Ausgelost
option-bonus-stable-soil = { bonus-stable-soil }
option-bonus-funding = { bonus-funding }
option-bonus-rezoning = { bonus-rezoning }
option-bonus-second-draft = { bonus-second-draft }
option-colour = Erster Stift
option-colour-note = Wenn du allein spielst; sonst wird gelost.
option-colour-random = Ausgelost
option-colour-red = Rot
option-colour-yellow = Gelb
option-colour-brown = Braun
option-colour-green = Grün
option-colour-blue = Blau

preset-first-game = Erste Partie
preset-first-game-note = Nur Blöcke und Objekte.
preset-second-game = Zweite Partie
preset-second-game-note = Mit eigenen Zielen und einer Bonuskarte.

## Colours, Blocks and Objects

# Was ein Platz in Berichten des Labors bekommen hat.
place-colour = Startfarbe { $colour }

# Of markers and Blocks; also by themselves in the drawing.
# Stift und Block sind männlich: "roter Block", "den roten Stift", "rote Blöcke".
colour-red = Rot
    .nominative = roter
    .accusative = roten
    .plural = rote
colour-yellow = Gelb
    .nominative = gelber
    .accusative = gelben
    .plural = gelbe
colour-brown = Braun
    .nominative = brauner
    .accusative = braunen
    .plural = braune
colour-green = Grün
    .nominative = grüner
    .accusative = grünen
    .plural = grüne
colour-blue = Blau
    .nominative = blauer
    .accusative = blauen
    .plural = blaue

# The drawing has room for all six in one line if they have 56 characters together.
# Mit unbestimmtem Artikel; anderer Inhalt hat keinen.
object-game-court = Spielplatz
    .nominative = ein Spielplatz
    .accusative = einen Spielplatz
object-windmill = Windmühle
    .nominative = eine Windmühle
    .accusative = eine Windmühle
object-station = Bahnhof
    .nominative = ein Bahnhof
    .accusative = einen Bahnhof
object-bike-rental = Radverleih
    .nominative = ein Radverleih
    .accusative = einen Radverleih
object-bank = Bank
    .nominative = eine Bank
    .accusative = eine Bank
object-city-square = Stadtplatz
    .nominative = ein Stadtplatz
    .accusative = einen Stadtplatz

# What the four hexes of a Shape look like.
shape-bar = Stab
shape-worm = Wurm
shape-pistol = Pistole
shape-propeller = Propeller
shape-arch = Bogen
shape-bee = Biene
shape-wave = Welle

## Bonus cards

bonus-stable-soil = Fester Boden
bonus-funding = Förderung
bonus-rezoning = Umwidmung
# A draft is a plan that is drawn again.
bonus-second-draft = Zweiter Entwurf

# What the cards do. "A star:" is the price.
effect-2-points-at-once-for-an-object-on-a-star =
    { $points ->
        [one] sofort { $points } Punkt für ein Objekt auf einem Stern
       *[other] sofort { $points } Punkte für ein Objekt auf einem Stern
    }
effect-a-star--the-shape-and-an-object-in-one-round = ein Stern: Form und Objekt in einer Runde
effect-a-star--draw-with-any-one-colour = ein Stern: mit einer beliebigen Farbe zeichnen
effect-a-star--choose-the-face-of-one-die = ein Stern: die Seite eines Würfels wählen

## Goals

# Names of goals: at most 19 characters; the drawing cuts what is longer.
goal-specialization = Spezialisierung
goal-standardization = Standardisierung
goal-crossroads = Kreuzungen
goal-recreational-areas = Naherholung
goal-downtown = Innenstadt
goal-suburbs = Vororte
goal-hub = Knotenpunkt
goal-surroundings = Umgebung
goal-symmetry = Symmetrie
goal-triangle = Dreieck
goal-urban-routes = Stadtrouten
goal-wind-rose = Windrose

# What is counted for them; they follow a number, or the goal's name and a colon.
counts-blocks-of-your-starting-colour-with-blocks-on-all-six-sides = Blöcke deiner Startfarbe mit Blöcken auf allen sechs Seiten
counts-objects-beside-blocks-of-both-colours-next-to-your-starting-colour = Objekte neben Blöcken beider Farben, die deiner Startfarbe benachbart sind
counts-objects-beside-three-or-more-colours = Objekte neben mindestens drei Farben
counts-objects-beside-an-object = Objekte neben einem Objekt
counts-objects-in-the-central-area = Objekte im Zentrum
counts-objects-outside-the-central-area = Objekte außerhalb des Zentrums
counts-colours-beside-your-most-colourful-object = Farben neben deinem buntesten Objekt
counts-objects-with-blocks-on-all-six-sides = Objekte mit Blöcken auf allen sechs Seiten
counts-objects-between-two-blocks-of-one-colour = Objekte zwischen zwei Blöcken einer Farbe
counts-side-of-your-largest-triangle-of-blocks = Seite deines größten Dreiecks aus Blöcken
counts-objects-that-blocks-of-their-colour-join-to-the-edge = Objekte, die Blöcke ihrer Farbe mit dem Rand verbinden
counts-columns-with-an-object = Spalten mit einem Objekt

## Lots and dice. They follow "Drawn:".

draw-colour = { $colour } als Startfarbe
draw-goal = das Ziel { $goal }
draw-bonus = die Bonuskarte { $card }
draw-white-die = { ATTR($object, name: "nominative") } auf dem weißen Würfel
draw-black-die = die Form „{ $shape }“ auf dem schwarzen Würfel

## What to do

prompt-setup = Die Stifte werden verteilt.
prompt-watch = Alle zeichnen.
# An Object in the three messages below, after "draw".
one-object = { ATTR($object, name: "accusative") }
prompt-draw-shape = In dieser Runde hast du { $colour }: Zeichne die Form „{ $shape }“.
prompt-draw-object = In dieser Runde hast du { $colour }: Zeichne { LIST($objects, type: "or") }.
prompt-draw-either = In dieser Runde hast du { $colour }: Zeichne die Form „{ $shape }“ – oder { LIST($objects, type: "or") }.
prompt-second = { $card }: Gib einen Stern für die andere Aktion aus, oder beende deinen Zug.
prompt-pass =
    { $stars ->
        [0] Du kannst nichts zeichnen: Passe.
       *[other] Ohne Stern kannst du nichts zeichnen: Gib einen aus, oder passe.
    }

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-shape = Die Form „{ $shape }“ in { $colour } auf { $spaces } zeichnen.
    .done = Die Form „{ $shape }“ in { $colour } auf { $spaces } gezeichnet.
move-object =
    { $points ->
        [one] { CAP(ATTR($object, name: "accusative")) } in { $colour } auf { $space } zeichnen: { $points } Punkt.
       *[other] { CAP(ATTR($object, name: "accusative")) } in { $colour } auf { $space } zeichnen: { $points } Punkte.
    }
    .done =
        { $points ->
            [one] { CAP(ATTR($object, name: "accusative")) } in { $colour } auf { $space } gezeichnet: { $points } Punkt.
           *[other] { CAP(ATTR($object, name: "accusative")) } in { $colour } auf { $space } gezeichnet: { $points } Punkte.
        }
move-done = Den Stern behalten und den Zug beenden.
    .done = Den Stern behalten und den Zug beendet.
move-pass = Passen.
    .done = Gepasst.
# These three may follow the sentences above. "It" is the Object that is drawn; points are added.
earns-star = Das bringt einen Stern.
    .done = Das hat einen Stern gebracht.
adds-points =
    { $points ->
        [one] { $card } bringt { $points } Punkt dazu.
       *[other] { $card } bringt { $points } Punkte dazu.
    }
    .done =
        { $points ->
            [one] { $card } hat { $points } Punkt dazugegeben.
           *[other] { $card } hat { $points } Punkte dazugegeben.
        }
costs-star = { $card } kostet einen Stern.
    .done = { $card } hat einen Stern gekostet.
# Two sentences, one after the other.
sentences = { $first } { $second }
    .done = { ATTR($first, name: "done") } { ATTR($second, name: "done") }

## Refusals: whose turn it is

game-is-over = Das Spiel ist vorbei.
game-has-not-begun = Das Spiel hat noch nicht begonnen.
nobody-sits-there = Dort sitzt in diesem Spiel niemand.
round-is-done = Du bist mit dieser Runde fertig.
nothing-drawn-yet = Du hast in dieser Runde noch nichts gezeichnet.
end-with-done = Du hast schon etwas gezeichnet: Beende deinen Zug mit „done“.
can-draw-something = Du kannst etwas zeichnen: Nur wer nichts zeichnen kann, passt.

## Refusals: Shapes and Objects

not-a-move = Das ist kein Zug.
other-marker = Du hast in dieser Runde den { ATTR($colour, name: "accusative") } Stift.
drew-the-shape = Die Form dieser Runde ist gezeichnet; ein Objekt darf folgen.
drew-the-object = Das Objekt dieser Runde ist gezeichnet; die Form darf folgen.
other-shape = Der schwarze Würfel zeigt die Form „{ $shown }“, nicht „{ $shape }“.
other-object = Der weiße Würfel zeigt { ATTR($rolled, name: "accusative") }, und das Grundobjekt in { $colour } ist { ATTR($basic, name: "nominative") }.
leaves-the-map = Die Form würde über die Karte hinausragen.
space-is-gap = { $space } gehört nicht zu dieser Karte.
space-is-taken = { $space } ist nicht leer.
no-block-beside = Neben { $space } liegt kein { ATTR($colour, name: "nominative") } Block: { CAP(ATTR($object, name: "nominative")) } braucht einen.
no-object-beside = Neben { $space } liegt kein Objekt: { CAP(ATTR($object, name: "nominative")) } braucht eins.
# Alone, every Shape circles one of the nine spaces in which the points of Objects are noted.
nothing-to-circle = In deiner Objektleiste lässt sich nichts mehr einkreisen: Du kannst keine Form mehr zeichnen.

## Refusals: stars

card-not-in-game = Die Bonuskarte { $card } ist in diesem Spiel nicht dabei.
no-star = Du hast keinen Stern zum Ausgeben.
star-not-needed = Du hast den { ATTR($colour, name: "accusative") } Stift: Dafür brauchst du keinen Stern.
face-not-needed = Das kannst du zeichnen, ohne einen Würfel zu ändern.

## Refusals: what was typed

cannot-read-move = „{ $text }“ ist kein Zug: Schreibe etwa „shape F5 F6 F7 F8“, „bank F6“, „red bank F6“, „draft bank F6“, „done“ oder „pass“. Objekte sind court, windmill, station, bike, bank und square.
not-a-space = „{ $text }“ ist kein Feld: Schreibe eine Spalte von A bis K und eine Zahl, etwa F6.
column-is-shorter = Spalte { $column } hat die Felder { $first } bis { $last }.
four-spaces = Eine Form hat 4 Felder, nicht { $count }: Schreibe etwa „shape F5 F6 F7 F8“.
named-twice = { $space } ist zweimal genannt.
no-such-shape = Diese vier Felder bilden keine der Formen auf dem schwarzen Würfel.
# The word is what was typed for the Object.
one-space = Ein Objekt hat ein Feld: Schreibe etwa „{ $word } F6“.

## Points

# The names of the kinds of points, where lines are summed up.
reason-object = Objekte
reason-stable-soil = { bonus-stable-soil }
reason-specialization = { goal-specialization }
reason-standardization = { goal-standardization }
reason-crossroads = { goal-crossroads }
reason-recreational-areas = { goal-recreational-areas }
reason-downtown = { goal-downtown }
reason-suburbs = { goal-suburbs }
reason-hub = { goal-hub }
reason-surroundings = { goal-surroundings }
reason-symmetry = { goal-symmetry }
reason-triangle = { goal-triangle }
reason-urban-routes = { goal-urban-routes }
reason-wind-rose = { goal-wind-rose }

# "Bank at F6: 2 blue Blocks, and 1 as it is not on the edge"
line-object = { $object } auf { $space }: { $counted }
line-object-extra = { $object } auf { $space }: { $counted }, und { $points } { $why }
counted-blocks =
    { $count ->
        [one] { $count } { ATTR($colour, name: "nominative") } Block
       *[other] { $count } { ATTR($colour, name: "plural") } Blöcke
    }
counted-objects =
    { $count ->
        [one] { $count } Objekt
       *[other] { $count } Objekte
    }
# Why the extra points: of the Game Court, the Windmill, the Station, the Bike Rental, the Bank and the City Square,
# whatever the content calls them. They follow a number of points.
extra-court = für einen Nachbarn, der nicht rot ist
extra-windmill = weil kein Objekt daneben stand
extra-station = für Blöcke auf gegenüberliegenden Seiten
extra-bike = für grüne Blöcke, die zu einem anderen Objekt führen
extra-bank = für ein Feld, das nicht am Rand liegt
extra-square = für Blöcke auf allen sechs Seiten
line-stable-soil =
    { $count ->
        [one] { $card }: { $count } Objekt auf einem Stern
       *[other] { $card }: { $count } Objekte auf einem Stern
    }
# The number is how many were counted, and what was counted stands in brackets.
line-goal = { $goal }: { $count } ({ $counts })

## The end

# What is compared between equal scores.
tie-break-objects = weniger Objekte
tie-break-last = Punkte des letzten Objekts

# What people say about a town that was planned alone. Their names are made of the English sentences.
grade-the-first-families-are-already-packing- = Die ersten Familien packen schon.
grade-people-live-here-because-the-rent-is-low- = Hier wohnt man, weil die Miete niedrig ist.
grade-a-busy-place--mostly-busy-looking-for-a-parking-space- = Ein geschäftiger Ort, vor allem bei der Parkplatzsuche.
grade-a-tidy-town-that-goes-to-bed-at-eight- = Ein ordentliches Städtchen, das um acht zu Bett geht.
grade-visitors-stay-a-day-longer-than-they-planned- = Besucher bleiben einen Tag länger als geplant.
grade-city-people-come-to-look-at-houses-on-sundays- = Sonntags kommen Großstädter, um sich Häuser anzusehen.
grade-nobody-here-can-think-of-a-reason-to-leave- = Niemandem hier fällt ein Grund ein, wegzuziehen.
grade-other-towns-send-their-planners-to-learn-from-yours- = Andere Städte schicken ihre Planer, um von deiner zu lernen.

## What can be looked up

reference-objects = Der weiße Würfel
reference-shapes = Der schwarze Würfel
reference-goal = { $goal }: { $counts }
reference-bonus = Die Bonuskarte
reference-grades = Urteile
# Of a die.
column-face = Seite
column-object = Objekt
# What an Object scores for; then the points for each of them, and the extra points.
column-counts = Zählt
column-each = Je
column-extra = Zusatz
column-shape = Form
# How many count for a goal.
column-count = Anzahl
column-points = Punkte
# The least points that a grade takes.
column-from = Ab Punkten
column-grade = Urteil
column-card = Karte
column-effect = Was sie bewirkt
cell-blocks = { ATTR($colour, name: "plural") } Blöcke
cell-objects = Objekte
# This many or more.
cell-or-more = { $count }+

## The drawing for terminals

board-setup = Townies · { $mode }
board-round = Townies · { $mode } · Runde { $round }
board-over = Townies · { $mode } · das Ende nach Runde { $round }
board-mode-first = erste Partie
board-mode-second = zweite Partie
board-mode-full = ganzes Spiel
board-you = Du
# at most 20 characters with a seat and two digits
board-score =
    { $points ->
        [one] { $who } · { $points } Punkt
       *[other] { $who } · { $points } Punkte
    }
# The marker in hand and the starting colour: at most 20 characters each. A colour follows.
board-marker = Stift
board-start = Start
# at most 30 characters
board-objects = Objekte
# at most 30 characters
board-draw = Zeichne etwas.
# at most 30 characters
board-second = Noch etwas, oder fertig?
# at most 30 characters
board-wait = Deine Züge sind gemacht.
# at most 14 characters. An Object follows.
board-white-die = Weißer Würfel
# at most 30 characters with the Shape
board-black-die = Schwarzer Würfel { $shape }
# at most 30 characters with the card
board-bonus = Bonus: { $card }
# at most 15 characters. A sign for each star follows, or the next message.
board-stars = Sterne:
board-no-stars = keine
# A sign's meaning: a space that gives a star, and the spaces around the middle.
board-star = Stern
board-central = Zentrum

## Was an Inhaltsdateien falsch sein kann

content-no-space = „{ $name }“ ist kein Feld der Karte.
content-no-land = „{ $name }“ ist eine Lücke dieser Karte.
content-loose-map = Die Felder der Karte müssen an ihren Seiten zusammenhängen.
content-no-room = Auf dieser Karte ist kein Platz für die Form „{ $shape }“.
content-same-hex = Dieses Sechseck gibt es schon: Eine Form hat vier verschiedene.
content-loose-hexes = Die vier Sechsecke einer Form müssen an ihren Seiten zusammenhängen.
content-same-shape = Das ist noch einmal „{ $other }“, vielleicht gedreht oder gespiegelt.
content-no-shape = Keine Form heißt „{ $name }“.
content-chart-falls = Eine Tabelle darf nicht fallen: Eine größere Anzahl bringt nie weniger Punkte.
