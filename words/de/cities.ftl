# Cities: was das Spiel sagt. Die Regeln stehen in docs/rules/cities.md.
# Plätze („e5“), Felder („e5nw“), die Buchstaben der Felder (A P T W) und die Wörter der Befehle (lay,
# tourist, stay, cover, refuse) sind in allen Sprachen gleich.

tagline = Lege aus sechzehn Plättchen eine Traumstadt und schicke deine Touristen dorthin, wo es am schönsten ist.

## Options of a table

option-level = Stufe
option-level-note = 1: Zonen aus Attraktionen und Parks. 2: auch Wasser, das man von Terrassen sieht. 3: auch, was daneben liegt.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-no-jumping = Ohne Sprünge
option-no-jumping-note = Touristen gehen nur, Feld für Feld.
option-no-jumping-off = Aus
option-no-jumping-on = An
option-free = Jede Form
option-free-note = Die Stadt darf über 4 mal 4 Plättchen hinauswachsen.
option-free-off = Aus
option-free-on = An
option-one-more = Noch eins
option-one-more-note = Am Ende darf ein 17. Plättchen obenauf gelegt werden.
option-one-more-off = Aus
option-one-more-on = An

preset-first-game = Erste Partie
preset-first-game-note = Nur Zonen aus Attraktionen und Parks.
preset-dilemma = Zwickmühle
preset-dilemma-note = Auch Terrassen am Wasser zählen.
preset-brainteaser = Kopfnuss
preset-brainteaser-note = Alles rund um eine Zone zählt.
preset-everything = Alles
preset-everything-note = Stufe drei und alle Varianten zugleich.

## Tiles and fields

tile = Plättchen { $tile }
# Follows "Drawn:".
draw-tile = Plättchen { $tile }

# The four kinds of field. In drawings there is room for 10 characters each.
# .to: wohin ein Tourist kommt.
kind-attraction = Attraktion
    .to = zur Attraktion
kind-park = Park
    .to = in den Park
kind-terrace = Terrasse
    .to = auf die Terrasse
kind-water = Wasser
    .to = ins Wasser
# A field where no tile lies.
kind-none = Ort
    .to = nach

## What to do

prompt-watch = Alle bauen.
prompt-start = Lege eines deiner Startplättchen.
prompt-lay = Lege Plättchen { $tile } so, dass es deine Stadt berührt.
prompt-tourist =
    { $stock ->
        [0] Bewege einen Touristen, oder lass alle stehen.
       *[other] Stelle einen Touristen auf das neue Plättchen, bewege einen, oder lass alle stehen.
    }
prompt-cover = Lege Plättchen { $tile } auf deine Stadt, oder verzichte.
prompt-wait = Du hast nichts zu tun.

## Moves: what to do; .done is what was done, after the name of the player and a colon. Those of tiles also know the kinds of the four fields: $nw, $ne, $sw, $se.

move-lay = Plättchen { $tile } auf { $cell } legen: oben { $nw } und { $ne }, unten { $sw } und { $se }.
    .done = Plättchen { $tile } auf { $cell } gelegt: oben { $nw } und { $ne }, unten { $sw } und { $se }.
move-tourist = Einen neuen Touristen { ATTR($kind, name: "to") } { $field } stellen.
    .done = Ein neuer Tourist ist { ATTR($kind, name: "to") } { $field } gekommen.
move-walk =
    Den Touristen auf { $from } { ATTR($kind, name: "to") } { $field } { $jump ->
        [yes] springen
       *[no] gehen
    } lassen.
    .done =
        Der Tourist auf { $from } ist { ATTR($kind, name: "to") } { $field } { $jump ->
            [yes] gesprungen
           *[no] gegangen
        }.
move-stay = Alle Touristen stehen lassen.
    .done = Alle Touristen sind stehen geblieben.
move-cover =
    Das letzte Plättchen über { $field } und seine Nachbarn legen: oben { $nw } und { $ne }, unten { $sw } und { $se }.{ $leaving ->
        [0] { "" }
        [1] { " " }Ein Tourist kehrt in den Vorrat zurück.
       *[other] { " " }{ $leaving } Touristen kehren in den Vorrat zurück.
    }
    .done =
        Das letzte Plättchen über { $field } und seine Nachbarn gelegt: oben { $nw } und { $ne }, unten { $sw } und { $se }.{ $leaving ->
            [0] { "" }
            [1] { " " }Ein Tourist ist in den Vorrat zurückgekehrt.
           *[other] { " " }{ $leaving } Touristen sind in den Vorrat zurückgekehrt.
        }
move-refuse = Die Stadt lassen, wie sie ist, ohne das letzte Plättchen.
    .done = Die Stadt blieb, wie sie war, ohne das letzte Plättchen.

## Scores

line-attraction =
    Zone aus { $zone ->
        [one] { $zone } Attraktion
       *[other] { $zone } Attraktionen
    } bei { $field }{ $beside ->
        [0] { "" }
        [one] , daneben { $beside } Terrassenfeld
       *[other] , daneben { $beside } Terrassenfelder
    }
line-park =
    Zone aus { $zone ->
        [one] { $zone } Park
       *[other] { $zone } Parks
    } bei { $field }{ $beside ->
        [0] { "" }
        [one] , daneben { $beside } Wasserfeld
       *[other] , daneben { $beside } Wasserfelder
    }
line-terrace =
    { $level ->
        [1] Terrasse { $field }: zählt erst ab Stufe 2
        [2] Wasser, das man von der Terrasse { $field } sieht
       *[other] Wasser und Parks, die man von der Terrasse { $field } sieht
    }
line-shared = Tourist auf { $field }: Die Zone zählt nur einmal, für den auf { $carrier }
reason-attraction = Attraktionen
reason-park = Parks
reason-terrace = Terrassen

# Players with equal points compare their tourists one by one.
tie-break-tourist =
    { $place ->
        [1] Punkte des besten Touristen
        [2] Punkte des zweitbesten Touristen
        [3] Punkte des drittbesten Touristen
        [4] Punkte des viertbesten Touristen
        [5] Punkte des fünftbesten Touristen
        [6] Punkte des sechstbesten Touristen
        [7] Punkte des siebtbesten Touristen
       *[8] Punkte des achtbesten Touristen
    }

## What cannot be done

game-is-over = Das Spiel ist vorbei.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
round-is-done = Du bist mit dieser Runde fertig; das nächste Plättchen kommt, wenn es alle sind.
no-such-move = Das ist kein Zug von Cities.
not-now =
    { $phase ->
        [start] Jetzt nicht: Lege eines deiner Startplättchen.
        [lay] Jetzt nicht: Lege das Plättchen dieser Runde.
        [tourist] Jetzt nicht: Stelle oder bewege einen Touristen, oder lass alle stehen.
        [cover] Jetzt nicht: Lege das letzte Plättchen auf deine Stadt, oder verzichte.
       *[wait] Jetzt nicht: Warte auf die anderen.
    }

no-such-tile = Dieses Plättchen gibt es nicht, oder nicht so gedreht.
no-starting-tile = Plättchen { $tile } ist kein Startplättchen.
tile-is-laid = Plättchen { $tile } hast du schon gelegt.
other-tile-in-play = Das Plättchen dieser Runde ist { $wanted }, nicht { $tile }.
cell-is-too-far = Das ist zu weit weg von deiner Stadt.
first-tile-elsewhere = Das erste Plättchen wird auf { $cell } gelegt.
cell-is-taken = Auf { $cell } liegt schon ein Plättchen.
starting-tile-shares-side = Auf { $cell } läge das Plättchen Seite an Seite mit einem anderen: Startplättchen berühren sich nur an den Ecken.
starting-tile-meets-none = Auf { $cell } berührt das Plättchen keine Ecke deiner Startplättchen.
tile-touches-none = Auf { $cell } berührt das Plättchen kein anderes deiner Stadt.
city-too-large = Mit einem Plättchen auf { $cell } wäre deine Stadt größer als { $side } mal { $side } Plättchen.

field-is-off-city = Ein Tourist bleibt auf den Plättchen der Stadt.
field-is-water = Auf { $field } ist Wasser: Dorthin geht kein Tourist.
field-is-taken = Auf { $field } steht schon ein Tourist.
no-tourist-left = Alle deine Touristen sind in der Stadt.
tourist-starts-on-last-tile = Ein neuer Tourist beginnt auf dem Plättchen, das du gerade gelegt hast.
no-tourist-there = Dort steht keiner deiner Touristen.
tourist-cannot-get-there = Ein Tourist geht ein Feld weit oder springt auf das Plättchen, das du gerade gelegt hast.
tourist-cannot-jump = Ein Tourist geht ein Feld weit; in diesem Spiel wird nicht gesprungen.

other-last-tile = Das letzte Plättchen ist { $tile }.
cover-is-off-city = Das letzte Plättchen muss ganz auf Feldern deiner Stadt liegen.

## What cannot be read. What stands in quotes is typed as it is.

move-unreadable = „{ $text }“ ist kein Zug: Schreibe wie in „lay 12 e5 PW/WP“, „tourist e5nw“, „d4se>e5nw“, „stay“, „cover d4se PW/WP“ oder „refuse“.
tile-unreadable = „{ $text }“ ist kein Plättchen: Die Plättchen haben die Nummern 1 bis { $count }.
cell-unreadable = „{ $text }“ ist kein Platz für ein Plättchen: Die Plätze heißen { $first } bis { $last }.
field-unreadable = „{ $text }“ ist kein Feld: Schreibe einen Platz und nw, ne, sw oder se, wie in { $example }.
look-unreadable = Plättchen { $tile } ist { $look } oder eine Drehung davon; „{ $text }“ ist es nicht.
no-last-tile-yet = Noch gibt es kein letztes Plättchen, das etwas abdecken könnte.

## What can be looked up

reference-fields = Felder auf den Plättchen
reference-kind = Art
reference-drawn = Gezogen
reference-not-drawn = Noch nicht
reference-tiles = Plättchen
reference-tile = Plättchen
reference-tile-fields = Felder
# The place of a tile among those drawn; 0: it is not among them.
reference-place =
    { $place ->
        [0] noch nicht gezogen
       *[other] als { $place }. gezogen
    }

## The city drawn in characters: there is only so much room.

# at most 78 characters
board-heading =
    Cities · Stufe { $level } · { $stage ->
        [over] das Ende
        [start] Startplättchen
        [extra] noch eins
       *[round] Runde { $round } von { $rounds }
    }
# A part of the next two.
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# at most 26 characters
board-own = Du · { board-points }
# at most 26 characters
board-other = { $who } · { board-points }
# Before a row of tourists that are not in the city. At most 15 characters.
board-stock = Vorrat
# What the viewer is to do. At most 26 characters.
board-request =
    { $phase ->
        [start] Lege ein Startplättchen.
        [lay] Lege das Plättchen.
        [tourist] Ein Tourist, oder keiner.
        [cover] Abdecken oder verzichten.
       *[wait] Deine Züge sind gemacht.
    }
# The fields that the last tile covers have a "+". At most 26 characters.
board-covered = + ist Plättchen { $tile }.
# A city without tiles. At most 26 characters.
board-empty = noch nichts gelegt
# Follows the picture of a tourist; in small cities it is a ring around a letter. Together with the
# four kinds of field at most 55 characters.
board-tourist = Tourist (klein: im Kreis)

## Was an Inhaltsdateien falsch sein kann

content-tile-form = „{ $text }“ ist kein Plättchen: Schreibe zwei Reihen aus zwei Buchstaben, wie „AT/WA“.
content-tile-letter = „{ $letter }“ ist keine Art von Feld: Nimm A, P, T oder W.
content-tile-three = „{ $tile }“ hat mehr als zwei Felder einer Art: { $kind }. Kein Plättchen, das wir kennen, hat das.
content-tile-four-kinds = „{ $tile }“ hat vier Arten von Feldern. Die Plättchen, die wir kennen, haben zwei oder drei.
content-tile-twice = „{ $tile }“ ist noch einmal Plättchen { $other }, vielleicht gedreht. Die Plättchen, die wir kennen, sind alle verschieden.
content-many-rounds = Startplättchen und Runden sind zusammen { $tiles } Plättchen, und eine Stadt hat Platz für { $most }.
