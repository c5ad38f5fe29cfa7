# DrawCity: die Worte des Plans, der Hand und der geführten Partie.

## The plan

board = Der Straßenplan
type =
    { $type ->
        [house] Haus
        [shop] Laden
        [factory] Fabrik
       *[park] Park
    }
location =
    { $location ->
        [view] Aussicht
        [lake] See
        [wood] Wald
        [square] Platz
        [harbour] Hafen
       *[other] { $location }
    }
space-empty = leer
space-built = { type } { $number }
space-start = Internet-Anschluss
internet = Internet
build-here = hier { type } { $number } bauen, { gain }
gain =
    { $points ->
        [one] { gain-number } Punkt
       *[other] { gain-number } Punkte
    }
gain-number =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
demand = Straße { $street }, gefragt: { type }
district = Bezirk: { $what }

## The hand

hand = Deine Hand
number-card = Nummer { $number }
number-no-place = Nummer { $number }, passt nirgends
type-card = Bau: { type }
discard-number = Abwerfen: Nummer { $number }
discard-type = Abwerfen: { type }

## What one can do

about =
    { $type ->
        [house] Häuser zählen nach der Größe der Gruppe ihres Besitzers, und 1 mehr für jede Straße, an der sie steht.
        [shop] Läden zählen danach, wie viele ihr Besitzer an der Straße hat.
        [factory] Eine Fabrik zählt 1 für jede Art von Bauten daneben, gleich wem sie gehören.
       *[park] { $few ->
            [yes] Ein Park zählt 1 für jeden Bau anderer daneben, und 1 mehr.
           *[no] Ein Park zählt 1 für jeden Bau anderer daneben.
        }
    }
about-internet = Internet ist 1 Punkt wert.
about-start = Haus, Laden oder Fabrik bekommen Internet, wenn sie hier gebaut werden.
kind-build = Bauen
kind-skip = Aussetzen
skip-hint = Keine deiner Nummern passt. Wähle, was du abwirfst, wenn überhaupt etwas.
skip = Aussetzen
skip-finish = Aussetzen und aufhören
build = Hier bauen
completes-goals = erfüllt { LIST($names) }
completes-line = Viertel { $from }–{ $to }
other-line = Anderes Viertel

## Beside the plan

players = Spieler
builds = { $name } baut
finished = fertig
skipped = einmal ausgesetzt
goals = Ziele der Stadt
goal-free =
    { $points ->
        [one] { $points } Punkt, noch frei
       *[other] { $points } Punkte, noch frei
    }
goal-used =
    { $points ->
        [one] { $points } Punkt, schon verbraucht
       *[other] { $points } Punkte, schon verbraucht
    }
goal-taken =
    { $points ->
        [one] { $points } Punkt: { LIST($names) }
       *[other] { $points } Punkte: { LIST($names) }
    }
patterns = Viertel
pattern = { LIST($types) }
locations = Besondere Orte
decks = In den Stapeln: { $numbers } Nummern, { $types } Bauten
leftwards = Deine Nummern steigen an einer Straße von rechts nach links.
developments =
    { $count ->
        [one] { $count } Bau
       *[other] { $count } Bauten
    }
round = Runde { $round }

## The guided game

guide-plan = Ein Plan für alle: Alle zeichnen an denselben Straßen, jeder in seiner eigenen Farbe. Zwei Felder haben einen Internet-Anschluss: Haus, Laden oder Fabrik sind dort vernetzt, und neben einem vernetzten Bau ebenso.
guide-hand = Du hast zwei Nummern und zwei Bauten auf der Hand, die nur du siehst. Wähle von beidem eins; der Plan zeigt, wo das stehen darf und was es gleich bringt.
guide-connect = Bau deine Fabrik auf einen der beiden Anschlüsse. Haus, Laden oder Fabrik mit Internet zählen einen Punkt mehr; Parks haben es nie.
guide-order = Nun die Regel, auf die es ankommt: An einer Straße müssen deine eigenen Nummern von links nach rechts steigen. Eine hohe Nummer weit links verschließt dir viel von dieser Straße. Die Nummern der anderen kümmern dich nicht.
guide-spread = Internet geht auf das über, was daneben gebaut wird, gleich wem es gehört. Bau deine zweite Fabrik neben einen Bau, der es hat.
guide-goals = Ziele liegen neben dem Plan, eines für jede Art von Bauten. Wer eines zuerst erfüllt, nimmt den besten Platz, 7 Punkte; Spätere bekommen weniger oder nichts. Eines verlangt drei Fabriken mit Internet: Du hast zwei.
guide-complete = Sei der Erste: Bau noch eine Fabrik, die Internet bekommt. Die Zahlen auf den Feldern sagen, was jedes sofort bringt.
guide-best = Das Ziel ist deins. Nun zu den Punkten: Häuser wollen beieinanderstehen, Läden an einer Straße, Fabriken zwischen verschiedenen Nachbarn, Parks neben Bauten der anderen. Die leuchtenden Felder bringen gerade am meisten: Probier eines.
guide-free = Jetzt entscheidest du. H fragt nach einem Tipp und sagt, warum.
guide-end = Das ist das Spiel. Passt keine deiner Nummern mehr, setzt du aus und darfst Karten abwerfen; nach zweimal Aussetzen hintereinander bist du fertig. Spiele weiter, oder beginne ein neues Spiel mit Zielen und Modulen.
