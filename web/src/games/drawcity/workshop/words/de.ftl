# DrawCity in der Werkstatt.

goals = Gemeindeziele
plan = Plan
locations = Besondere Orte
decks = Stapel
charts = Tabellen
copy = Kopieren
remove = Entfernen
players = { $count } Spieler
points-label = Punkte

## Ziele

add-goal = Neues Ziel
new-goal = Neues Ziel
all-goals = Alle { $count } Ziele
line-name = Das Ziel heißt { $name }
name-label = Name des Ziels
line-pile = Seine Karte liegt im Stapel { $pile }
pile-label = Stapel
pile =
    { $pile ->
        [house] Häuser
        [shop] Läden
        [factory] Fabriken
        [park] Parks
       *[other] andere
    }
line-rule = Es verlangt { $rule }
rule-label = Was das Ziel verlangt
rule-name =
    { $rule ->
        [group] eine Gruppe
        [group-on-streets] eine Gruppe an mehreren Straßen
        [streets] viele Straßen
        [two-groups] zwei Gruppen
        [on-a-street] eine volle Straße
        [on-each-of-streets] mehrere volle Straßen
        [in-a-row] eine Reihe
        [columns] viele Spalten
        [districts] viele Bezirke
        [apart] Abstand
        [internet] Internet
        [beside-types] bunte Nachbarn
        [beside-others] Bauten der anderen
        [types-on-a-street] eine bunte Straße
       *[square-of-types] ein Quadrat
    }
type-label = Worum es geht
kind =
    { $n ->
        [one] { $type ->
            [house] Haus
            [shop] Laden
            [factory] Fabrik
            [park] Park
           *[any] Bau
        }
       *[other] { $type ->
            [house] Häuser
            [shop] Läden
            [factory] Fabriken
            [park] Parks
           *[any] Bauten
        }
    }
fact =
    { $fact ->
        [count] Wie viele
        [other] Wie viele vom Zweiten
        [many] Wie viele auf großem Plan
       *[from] Straßen eines großen Plans
    }
rule-group = Eine Gruppe: { $count } { $type }.
rule-group-on-streets =
    { $n ->
        [one] Eine Gruppe: { $type } an { $count } Straße.
       *[other] Eine Gruppe: { $type } an { $count } Straßen.
    }
rule-streets =
    { $n ->
        [one] Eigene { $type } an { $count } Straße, oder an { $many }, wo { $from } oder mehr benutzt werden.
       *[other] Eigene { $type } an { $count } Straßen, oder an { $many }, wo { $from } oder mehr benutzt werden.
    }
rule-two-groups = Zwei Gruppen: { $type }, eine mit { $count } und eine mit { $other }.
rule-on-a-street = { $count } { $type } an einer Straße.
rule-on-each-of-streets =
    { $m ->
        [one] { $count } { $type } an { $other } Straße.
       *[other] { $count } { $type } an jeder von { $other } Straßen.
    }
rule-in-a-row = { $count } { $type } nebeneinander an einer Straße.
rule-columns =
    { $n ->
        [one] Eigene { $type } in { $count } Spalte.
       *[other] Eigene { $type } in { $count } Spalten.
    }
rule-districts =
    { $n ->
        [one] Eigene { $type } in { $count } Bezirk.
       *[other] Eigene { $type } in { $count } Bezirken.
    }
rule-apart = { $count } { $type }, keine zwei davon benachbart.
rule-internet = { $count } { $type } mit Internet.
rule-beside-types =
    { $m ->
        [one] { $count } { $type }, jeweils neben { $other } Art.
       *[other] { $count } { $type }, jeweils neben { $other } Arten.
    }
rule-beside-others =
    { $m ->
        [one] { $count } { $type }, jeweils neben { $other } Bau der anderen.
       *[other] { $count } { $type }, jeweils neben { $other } Bauten der anderen.
    }
rule-types-on-a-street =
    { $n ->
        [one] { $count } eigene Art an einer Straße.
       *[other] { $count } eigene Arten an einer Straße.
    }
rule-square-of-types =
    { $n ->
        [one] Ein Quadrat aus vier eigenen, von { $count } Art.
       *[other] Ein Quadrat aus vier eigenen, von { $count } Arten.
    }
scoring = Was Ziele wert sind
line-spaces = Wer ein Ziel zuerst erfüllt, bekommt { $first } Punkte, dann { $second }, dann { $third }.
space-points = Punkte von Feld { $number }
line-used =
    { $n ->
        [one] Bei { $players } Spielern wird { $used } Feld benutzt.
       *[other] Bei { $players } Spielern werden { $used } Felder benutzt.
    }

## Der Plan

plan-note = Klicke auf ein Grundstück, um dort zu setzen, was gewählt ist. Ziehe die runden Griffe, um die Bezirke zu verschieben.
shown-for = Gezeigt für
click-sets = Ein Klick setzt
tool =
    { $tool ->
        [upper] oberes Internet
        [lower] unteres Internet
       *[gaps] Lücke
    }
set =
    { $tool ->
        [upper] das obere Internet hier beginnen lassen
        [lower] das untere Internet hier beginnen lassen
       *[gaps] eine Lücke daraus machen oder wieder ein Grundstück
    }
gap = Lücke
district = Bezirk { $number }
border = Grenze hinter Bezirk { $number }
streets = Straßen
line-streets =
    { $n ->
        [one] Bei { $players } Spielern gibt es { $streets } Straße.
       *[other] Bei { $players } Spielern gibt es { $streets } Straßen.
    }
streets-label = Straßen bei { $players } Spielern
starts = Wo das Internet beginnt
line-upper = Oben: in Spalte { $column }, an Straße { $street } von oben.
line-lower = Unten: in Spalte { $column }, an Straße { $street_from_bottom } von unten.
start-number =
    { $what ->
        [column] { tool }: Spalte
       *[street] { tool }: Straße
    }
districts = Bezirke
line-district =
    { $n ->
        [one] Bezirk { $number } ist { $columns } Spalte breit.
       *[other] Bezirk { $number } ist { $columns } Spalten breit.
    }

## Besondere Orte

locations-note = Wähle eine Art, dann klicke auf Grundstücke, um sie hinzulegen oder wegzunehmen.
location =
    { $location ->
        [view] Aussicht
        [lake] See
        [wood] Wald
        [square] Platz
        [harbour] Hafen
       *[other] { $location }
    }
pen = Was ein Klick hinlegt
pen-count = { location } ({ $count })
no-location = leer
names = Ihre Namen
names-note = Ein Bild haben view, lake, wood, square und harbour; andere werden mit ihrem ersten Buchstaben gezeichnet.
line-location = Art { $number }: { $name }
location-label = Name der Art { $number }
sets = Was ein Satz wert ist
sets-chart = Punkte für verschiedene
sets-axis = Verschiedene besondere Orte

## Stapel

developments = { $count } Baukarten
numbers = { $count } Zahlenkarten
numbers-chart = Karten jeder Zahl
numbers-axis = Zahl auf der Karte

## Tabellen

houses = Häuser
houses-chart = Punkte einer Gruppe
houses-axis = Häuser in einer Gruppe
shops = Läden
shops-chart = Punkte einer Straße
shops-axis = Läden an einer Straße
others = Alles andere
line-house_street =
    { $n ->
        [one] Dazu { $points } Punkt für jede Straße, an der eine Gruppe steht.
       *[other] Dazu { $points } Punkte für jede Straße, an der eine Gruppe steht.
    }
line-factory =
    { $n ->
        [one] Eine Fabrik bringt { $points } Punkt für jede Art neben ihr.
       *[other] Eine Fabrik bringt { $points } Punkte für jede Art neben ihr.
    }
line-park =
    { $n ->
        [one] Ein Park bringt { $points } Punkt für jeden Bau der anderen neben ihm.
       *[other] Ein Park bringt { $points } Punkte für jeden Bau der anderen neben ihm.
    }
line-internet =
    { $n ->
        [one] Jeder Bau mit Internet bringt { $points } Punkt.
       *[other] Jeder Bau mit Internet bringt { $points } Punkte.
    }
line-zoning =
    { $n ->
        [one] Bezirke: { $points } Punkt für jeden.
       *[other] Bezirke: { $points } Punkte für jeden.
    }
line-neighborhood =
    { $n ->
        [one] Viertel: { $points } Punkt für jede Linie, zu der man gehört.
       *[other] Viertel: { $points } Punkte für jede Linie, zu der man gehört.
    }
line-bonus =
    { $n ->
        [one] Bei bis zu { $most_players } Spielern bringt jeder Park { $points } Punkt mehr.
       *[other] Bei bis zu { $most_players } Spielern bringt jeder Park { $points } Punkte mehr.
    }
bonus-players = Höchste Spielerzahl dafür
line-demand = Nachfrage: { $first } Punkte für die meisten von dem, was eine Straße will, { $second } für die nächsten.
demand =
    { $place ->
        [first] Punkte für die meisten
       *[second] Punkte für die nächsten
    }

## Glieder der Dateien, in der Liste dessen, was ein Paket ändert

member-districts = Bezirk
member-gaps = Lücke
member-internet = Internet
member-upper = oben
member-lower = unten
member-column = Spalte
member-street = Straße
member-street_from_bottom = Straße von unten
member-streets = Straßen
member-developments = Baukarten
member-house = Häuser
member-shop = Läden
member-factory = Fabriken
member-park = Parks
member-numbers = Karten der Zahl
member-houses = Punkte für Häuser
member-house_street = Punkte für eine Straße mit Häusern
member-shops = Punkte für Läden
member-park_bonus = mehr für Parks
member-most_players = bis zu so vielen Spielern
member-points = Punkte
member-demand = Nachfrage
member-first = für die meisten
member-second = für die nächsten
member-zoning = Punkte eines Bezirks
member-neighborhood = Punkte eines Viertels
member-goals = Ziel
member-name = Name
member-pile = Stapel
member-rule = was es verlangt
member-type = worum es geht
member-count = wie viele
member-other = wie viele vom Zweiten
member-many = wie viele auf einem großen Plan
member-from = Straßen eines großen Plans
member-spaces = Punkte von Feld
member-spaces_used = benutzte Felder
member-colours = Art von Ort
member-colour = Art
field-charts-factory = Punkte einer Fabrik
field-charts-park = Punkte eines Parks
field-charts-internet = Punkte des Internets
field-locations-points = Punkte eines Satzes
field-locations-streets = Straße

## Was in den Dateien zur Wahl steht, in derselben Liste

choice-house = Häuser
choice-shop = Läden
choice-factory = Fabriken
choice-park = Parks
choice-other = andere
choice-any = beliebige Bauten
choice-group = eine Gruppe
choice-group-on-streets = eine Gruppe an mehreren Straßen
choice-streets = viele Straßen
choice-two-groups = zwei Gruppen
choice-on-a-street = eine volle Straße
choice-on-each-of-streets = mehrere volle Straßen
choice-in-a-row = eine Reihe
choice-columns = viele Spalten
choice-districts = viele Bezirke
choice-apart = Abstand
choice-internet = Internet
choice-beside-types = bunte Nachbarn
choice-beside-others = Bauten der anderen
choice-types-on-a-street = eine bunte Straße
choice-square-of-types = ein Quadrat
