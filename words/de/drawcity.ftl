# DrawCity: was das Spiel sagt. Die Regeln stehen in docs/rules/drawcity.md.
# Was man als Zug tippt (house, shop, factory, park, skip, discard, line), ist in allen Sprachen gleich.
# Felder heißen wie C3: Spalte C der dritten Straße.

tagline = Ein gemeinsamer Plan: Verbinde eine Nummer mit einem Bau, und achte auf deine Reihenfolge.

## Options of a table

option-streets = Straßen
option-streets-note = Weniger Straßen machen die Stadt enger.
option-streets-auto = Nach Spielerzahl
option-streets-3 = 3
option-streets-4 = 4
option-streets-5 = 5
option-streets-6 = 6
option-streets-7 = 7
option-streets-8 = 8
option-streets-9 = 9
option-streets-10 = 10
option-goals = Ziele der Stadt
option-goals-note = Punkte für die, die sie zuerst erfüllen.
option-goals-off = Aus
option-goals-on = An
option-other-goal = Ein fünftes Ziel
option-other-goal-note = Über mehrere Arten von Bauten; nur mit Zielen.
option-other-goal-off = Aus
option-other-goal-on = An
option-zoning = Bezirke
option-zoning-note = Punkte für die richtige Mischung in einigen Spalten.
option-zoning-off = Aus
option-zoning-on = An
option-demand = Gefragtes
option-demand-note = Punkte für die meisten Bauten einer Art an einer Straße.
option-demand-off = Aus
option-demand-on = An
option-locations = Besondere Orte
option-locations-note = Punkte für Sätze verschiedener Orte.
option-locations-off = Aus
option-locations-on = An
option-neighborhoods = Viertel
option-neighborhoods-note = Punkte für Dreierreihen nach einem Muster.
option-neighborhoods-off = Aus
option-neighborhoods-on = An
option-numbering = Nummern steigen
option-numbering-note = In welcher Richtung deine Nummern an einer Straße steigen.
option-numbering-left-to-right = Von links nach rechts
option-numbering-right-to-left = Von rechts nach links
option-first = Wer beginnt
option-first-note = Ausgelost, oder immer, wer zuerst genannt ist.
option-first-random = Ausgelost
option-first-0 = Wer zuerst genannt ist
preset-first-game = Erste Partie
preset-first-game-note = Das reine Spiel, ohne Module.
preset-everything = Alles
preset-everything-note = Alle fünf Module und das fünfte Ziel.

## Developments and numbers

# What stands on the plan. The first form also goes into drawings: at most 8 characters.
# nominative and accusative: with article. many: plural; of-many: after "von". pronoun: "es bekommt".
# no: "Du hast keinen Laden".
type-house = Haus
    .nominative = ein Haus
    .accusative = ein Haus
    .many = Häuser
    .of-many = Häusern
    .pronoun = es
    .no = kein Haus
type-shop = Laden
    .nominative = ein Laden
    .accusative = einen Laden
    .many = Läden
    .of-many = Läden
    .pronoun = er
    .no = keinen Laden
type-factory = Fabrik
    .nominative = eine Fabrik
    .accusative = eine Fabrik
    .many = Fabriken
    .of-many = Fabriken
    .pronoun = sie
    .no = keine Fabrik
type-park = Park
    .nominative = ein Park
    .accusative = einen Park
    .many = Parks
    .of-many = Parks
    .pronoun = er
    .no = keinen Park
# Of whatever type.
type-any = Bau
    .nominative = ein Bau
    .accusative = einen Bau
    .many = Bauten
    .of-many = Bauten
    .pronoun = er
    .no = keinen Bau

number = Nummer { $number }

## Special locations. In drawings they go by their first letters, so these must differ. At most 10 characters.

location-view = Aussicht
    .accusative = eine Aussicht
location-lake = See
    .accusative = einen See
location-wood = Wald
    .accusative = einen Wald
location-square = Platz
    .accusative = einen Platz
location-harbour = Hafen
    .accusative = einen Hafen

## Municipal goals

# Their names: at most 21 characters.
goal-village = Dorf
goal-crossroads = Kreuzung
goal-homes-all-over = Häuser überall
goal-twin-quarters = Zwei Viertel
goal-high-street = Einkaufsstraße
goal-two-markets = Zwei Märkte
goal-a-shop-for-everyone = Läden für alle
goal-arcade = Passage
goal-model-factory = Musterfabrik
goal-industry-in-the-midst = Industrie mittendrin
goal-works-all-over = Werke überall
goal-data-works = Datenwerke
goal-meeting-places = Treffpunkte
goal-scattered-greens = Verstreutes Grün
goal-green-districts = Grüne Bezirke
goal-avenue = Allee
goal-mixed-street = Bunte Straße
goal-online-city = Vernetzte Stadt
goal-my-street = Meine Straße
goal-town-square = Marktplatz

# What they ask for: at most 39 characters, with the numbers of our goals. All are about one's own developments.
# A part of messages below: "4 houses".
rule-counted =
    { $count ->
        [one] { ATTR($type, name: "nominative") }
       *[other] { $count } { ATTR($type, name: "many") }
    }
# A part of messages below.
rule-on-count-streets =
    { $count ->
        [one] an einer Straße
       *[other] an { $count } Straßen
    }
rule-group =
    { $count ->
        [one] { ATTR($type, name: "nominative") }
       *[other] eine Gruppe von { $count } { ATTR($type, name: "of-many") }
    }
rule-group-on-streets = eine Gruppe von { ATTR($type, name: "of-many") } { rule-on-count-streets }
rule-streets = { ATTR($type, name: "many") } { rule-on-count-streets }
# The groups do not touch: one of $count, one of $other.
rule-two-groups = zwei Gruppen von { $count } und von { $other } { ATTR($type, name: "of-many") }
rule-on-a-street = { rule-counted } an einer Straße
rule-on-each-of-streets =
    { $other ->
        [one] { rule-counted } an einer Straße
       *[other] je { rule-counted } an { $other } Straßen
    }
rule-columns =
    { $count ->
        [one] { ATTR($type, name: "many") } in einer Spalte
       *[other] { ATTR($type, name: "many") } in { $count } Spalten
    }
rule-in-a-row =
    { $count ->
        [one] { ATTR($type, name: "nominative") } an einer Straße
       *[other] { $count } { ATTR($type, name: "many") } nebeneinander an einer Straße
    }
rule-beside-types =
    { $count ->
        [one] { ATTR($type, name: "nominative") } neben { $other ->
            [one] einer Art
           *[other] { $other } Arten
        }
       *[other] { $count } { ATTR($type, name: "many") } neben je { $other ->
            [one] einer Art
           *[other] { $other } Arten
        }
    }
rule-internet = { rule-counted } mit Internet
# Beside each of them stand $other developments of other players.
rule-beside-others =
    { $count ->
        [one] { ATTR($type, name: "nominative") } mit { $other ->
            [one] einem fremden Nachbarn
           *[other] { $other } fremden Nachbarn
        }
       *[other] { $count } { ATTR($type, name: "many") } mit je { $other ->
            [one] einem fremden Nachbarn
           *[other] { $other } fremden Nachbarn
        }
    }
rule-apart =
    { $count ->
        [one] { ATTR($type, name: "nominative") }
       *[other] { $count } { ATTR($type, name: "many") }, die einander nicht berühren
    }
rule-districts =
    { $count ->
        [one] { ATTR($type, name: "many") } in einem Bezirk
       *[other] { ATTR($type, name: "many") } in { $count } Bezirken
    }
rule-types-on-a-street =
    { $count ->
        [one] ein eigener Bau
       *[other] { $count } Arten eigener Bauten an einer Straße
    }
rule-square-of-types =
    { $count ->
        [one] ein eigenes Quadrat 2 × 2
       *[other] ein eigenes Quadrat 2 × 2 aus { $count } Arten
    }

## Cards. All but "number" follow "Drawn:".

draw-first-player = wer beginnt
draw-number = { number }
draw-development = { ATTR($type, name: "nominative") }
draw-goal = das Ziel { $goal }
# What is asked for in a column of a district: $column is a letter.
draw-zoning = { ATTR($type, name: "nominative") } für Spalte { $column }
# What is popular on a street.
draw-demand = { ATTR($type, name: "nominative") } für Straße { $street }
# One of three cards of one of the two patterns of neighborhoods.
draw-pattern = { ATTR($type, name: "nominative") } für Muster { $pattern }

## What to do

prompt-deal = Die Karten werden gezogen.
prompt-wait = Jemand anderes ist am Zug.
prompt-turn = Wähle eine Nummer und einen Bau, und baue.
prompt-skip = Keine deiner Nummern passt irgendwohin: Setze aus und wirf ab, was du magst.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

# $effects: what the messages after this one say, or nothing.
move-build =
    { CAP(ATTR($type, name: "accusative")) } mit Nummer { $number } auf { $space } bauen{ COUNT($effects) ->
        [0] { "" }
       *[other] ; { $effects }
    } (jetzt { NUMBER($gain, signDisplay: "always") } { $gain ->
        [1] Punkt
        [-1] Punkt
       *[other] Punkte
    }).
    .done =
        { CAP(ATTR($type, name: "accusative")) } mit Nummer { $number } auf { $space } gebaut{ COUNT($effects) ->
            [0] { "" }
           *[other] ; { ATTR($effects, name: "done") }
        } ({ NUMBER($gain, signDisplay: "always") } { $gain ->
            [1] Punkt
            [-1] Punkt
           *[other] Punkte
        }).
# In these, $type is what is built.
effect-internet = { ATTR($type, name: "pronoun") } bekommt Internet
    .done = { ATTR($type, name: "pronoun") } hat Internet bekommen
effect-location = { ATTR($type, name: "pronoun") } nimmt { ATTR($location, name: "accusative") } ein
    .done = { ATTR($type, name: "pronoun") } hat { ATTR($location, name: "accusative") } eingenommen
# $line: the two ends of a line of three spaces, "B2-D2".
effect-neighborhood = { $line } wird ein Viertel
    .done = { $line } ist ein Viertel geworden
# A part of the next two messages: what the goal is worth.
effect-goal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
effect-goal = { ATTR($type, name: "pronoun") } erfüllt das Ziel { $goal } für { effect-goal-points }
    .done = { ATTR($type, name: "pronoun") } hat das Ziel { $goal } für { effect-goal-points } erfüllt
effect-goal-of-others =
    { $players ->
        [one] jemand anderes erfüllt das Ziel { $goal } für { effect-goal-points }
       *[other] { $players } andere erfüllen das Ziel { $goal } für { effect-goal-points }
    }
    .done =
        { $players ->
            [one] jemand anderes hat das Ziel { $goal } für { effect-goal-points } erfüllt
           *[other] { $players } andere haben das Ziel { $goal } für { effect-goal-points } erfüllt
        }

# $cards: what the messages after this one say, or nothing. $finishes: no further turn follows.
move-skip =
    { COUNT($cards) ->
        [0] Aussetzen und alle Karten behalten
       *[other] Aussetzen, { $cards } abwerfen und nachziehen
    }{ $finishes ->
        [yes] ; es ist das zweite Mal in Folge und der letzte Zug.
       *[no] .
    }
    .done =
        { COUNT($cards) ->
            [0] Ausgesetzt und alle Karten behalten
           *[other] Ausgesetzt, { $cards } abgeworfen und nachgezogen
        }{ $finishes ->
            [yes] ; es war das zweite Mal in Folge und der letzte Zug.
           *[no] .
        }
discard-number = die { $number }
discard-development = { ATTR($type, name: "accusative") }

## Scores

line-house =
    { $count ->
        [one] Ein Haus für sich
       *[other] Eine Gruppe von { $count } Häusern an { $streets ->
            [one] { $streets } Straße
           *[other] { $streets } Straßen
        }
    }
line-shop =
    { $count ->
        [one] { $count } Laden an Straße { $street }
       *[other] { $count } Läden an Straße { $street }
    }
line-factory = Eine Fabrik auf { $space }
line-park = Ein Park auf { $space }
line-internet =
    { $count ->
        [one] { $count } Bau mit Internet
       *[other] { $count } Bauten mit Internet
    }
# $rule: what the goal asks for.
line-goal = { $goal }: { $rule }
line-zoning = Bezirk { $district } ist wie geplant
# Who has the most, or second most, of what is popular on a street.
line-demand =
    { $first ->
        [yes] Erster Platz an Straße { $street } (gefragt: { $type })
       *[no] Zweiter Platz an Straße { $street } (gefragt: { $type })
    }
line-location =
    { $count ->
        [one] { $count } besonderer Ort
       *[other] { $count } besondere Orte
    }
line-neighborhood = Viertel { $line }

reason-house = Häuser
reason-shop = Läden
reason-factory = Fabriken
reason-park = Parks
reason-internet = Internet
reason-goal = Ziele der Stadt
reason-zoning = Bezirke
reason-demand = Gefragtes
reason-location = Besondere Orte
reason-neighborhood = Viertel

## What cannot be done

game-is-over = Das Spiel ist vorbei.
cards-are-being-drawn = Es werden noch Karten gezogen.
not-your-turn = Du bist nicht am Zug.
not-a-move = Ein Zug ist Bauen oder Aussetzen.
number-out-of-range = Die Nummern gehen von 1 bis { $most }.
not-a-development = Ein Bau ist ein Haus, ein Laden, eine Fabrik oder ein Park.
number-not-in-hand = Du hast keine { $number } auf der Hand.
type-not-in-hand = Du hast { ATTR($type, name: "no") } auf der Hand.
build-needs-cards = Zum Bauen gehören eine Nummer und ein Bau.
no-such-space = Dieses Feld gibt es nicht.
space-not-in-use = { $space } gehört nicht zum Plan: { $streets } Straßen sind im Spiel.
space-is-taken =
    { $mine ->
        [yes] { $space } ist belegt: Dort steht schon { ATTR($type, name: "nominative") } von dir.
       *[no] { $space } ist belegt: Dort steht schon { ATTR($type, name: "nominative") } von jemand anderem.
    }
order-is-broken =
    Deine { $standing } auf { $beside } erlaubt keine { $number } auf { $space }: An einer Straße steigen deine Nummern { $leftwards ->
        [yes] von rechts nach links
       *[no] von links nach rechts
    }.
numbers-must-ascend = An einer Straße müssen deine Nummern steigen.
no-such-line = Diese Reihe gibt es nicht.
no-line-to-choose = Hier gibt es keine Reihe auszusuchen.
line-must-be-chosen = Das vollendet mehrere Viertel: Sag, welches, etwa mit „line A3-C3“.
line-is-no-neighborhood = Diese Reihe ist kein Viertel.
skip-has-no-space = Beim Aussetzen gibt es kein Feld.
build-is-possible = Deine { $number } passt, zum Beispiel auf { $space }: Du musst also bauen.

## What cannot be read. What stands in quotes is typed as it is; $word is what was typed.

move-is-empty = Ein Zug beginnt mit house, shop, factory, park oder skip.
not-a-verb = Ein Zug beginnt mit house, shop, factory, park oder skip, nicht mit „{ $word }“.
build-is-written = Bauen schreibt man „house 5 C3“, oder „house 5 C3 line A3-C3“, wo es Reihen auszusuchen gibt.
not-a-number = Die Nummern gehen von 1 bis 9, nicht „{ $word }“.
not-a-space = Die Felder heißen A1 bis K10, nicht „{ $word }“.
not-a-line = „{ $word }“ ist keine Reihe von drei Feldern mit { $space }.
skip-is-written = Aussetzen schreibt man „skip“, „skip discard 5“, „skip discard shop“ oder „skip discard 5 shop“.

## What can be looked up: tables with titles, heads of columns, and cells

reference-piles = Die Stapel
reference-numbers = Nummernkarten
reference-developments = Baukarten
reference-houses = Eine Gruppe von Häusern
reference-shops = Läden an einer Straße
reference-others = Außerdem

column-cards = Karten
column-deck = Im Stapel
column-discarded = Abgelegt
# How often the discard pile became the deck.
column-formed = Neu gemischt
column-number = Nummer
column-development = Bau
column-hand = In deiner Hand
# In the deck or in others' hands.
column-elsewhere = Anderswo
column-houses = Häuser
column-shops = Läden
column-points = Punkte
# The head above the messages each-...
column-each = Für

pile-numbers = Nummern
pile-developments = Bauten
# This many or more: the last line of a chart.
or-more = { $count }+
each-house-street = jede Straße, an der eine Häusergruppe steht
each-factory-type = jede Art neben einer Fabrik
each-park-neighbour = jeden fremden Nachbarn eines Parks
each-internet = jeden Bau mit Internet
each-park-bonus = jeden Park, bei so wenigen am Tisch

## The table drawn in characters: there is only so much room.

# The headline: at most 78 characters.
board-before = DrawCity · vor dem Austeilen
# The headline: at most 78 characters.
board-round =
    { $leftwards ->
        [yes] DrawCity · Runde { $round } · Nummern steigen von rechts nach links
       *[no] DrawCity · Runde { $round }
    }
# The headline: at most 78 characters.
board-over = DrawCity · das Ende
# Beside the symbols above the columns. At most 8 characters.
board-zoning = Bezirke
# Beside a street, before a symbol: what is popular there. At most 5 characters.
board-demand = sucht
# At most 6 characters.
board-you = Du
# At most 6 characters.
board-seat = { CAP(ATTR($who, name: "short")) }
# At most 10 characters.
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Of a player. At most 11 characters.
board-finished = fertig
# Of a player. At most 11 characters.
board-skipped = ausgesetzt
# Of the player who starts each round. At most 6 characters.
board-first = zuerst
# At most 21 characters.
board-neighborhoods = Viertel
# Of neighborhoods. At most 30 characters.
board-completed = { $count } vollendet
# At most 12 characters.
board-numbers = Nummern
# At most 12 characters.
board-developments = Bauten
# Before the number of cards that are left. At most 6 characters.
board-deck = Stapel
# Before the cards. At most 9 characters.
board-discarded = abgelegt
# What a symbol stands for. At most 10 characters.
board-internet = Internet
# Before the names of special locations. At most 10 characters.
board-special = Orte

## Was an Inhaltsdateien falsch sein kann

content-few-cards = Sechs Spieler brauchen zusammen mindestens { $least } dieser Karten, nicht { $cards }.
content-many-cards = Es darf zusammen höchstens { $most } dieser Karten geben, nicht { $cards }.
content-districts = Die Bezirke müssen zusammen { $columns } Spalten haben, nicht { $sum }.
content-location-taken = Dieses Feld ist schon ein besonderer Ort.
content-no-space = „{ $name }“ ist kein Feld des Plans.
content-few-spaces = Die Straßen für { $players } Spieler haben nur { $spaces } Felder: Für jeden muss eins da sein.
content-start-gap = Das Internet darf nicht in einer Lücke des Plans beginnen.
content-location-gap = Dieses Feld ist eine Lücke des Plans.
content-empty-pile = Der Stapel „{ $pile }“ hat kein Ziel.
