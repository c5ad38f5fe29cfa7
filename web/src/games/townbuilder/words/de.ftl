# Town Builder: die Worte des Spielplans und der geführten Partie.

## The board

board = Die Reihe und das Viertel von { $name }
type =
    { $type ->
        [commerce] Handel
        [social] Gemeinschaft
        [housing] Wohnen
        [culture] Kultur
       *[military] Militär
    }
good =
    { $good ->
        [wood] Holz
        [stone] Stein
        [straw] Stroh
       *[gold] Gold
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gold = { $gold } Gold
card = { $title }, { type }, { points }, { $where }
where-row = in der Reihe
where-revealed = aufgedeckt
where-foundation = Fundament, es fehlen { $missing }
where-built = gebaut
judge = Richter für { type }
judge-label =
    { COUNT($names) ->
        [0] { judge }, { points }
       *[other] { judge }, { points }, jetzt für { LIST($names) }
    }
award-label =
    { COUNT($names) ->
        [0] { $title }: { $text }
       *[other] { $title }: { $text }, bei { LIST($names) }
    }
crest = Wappen
crest-label = Wappen: { $text }
empty = Noch kein Fundament: Wähle deine erste Karte.

## What one can do

kind-start = Ein Fundament beginnen
kind-gain = Einen Rohstoff nehmen
kind-gold = Gold lagern
kind-use = Eine Fähigkeit nutzen
kind-claim = Eine Auszeichnung beanspruchen
kind-end_turn = Den Zug beenden
kind-none = Keine nehmen
kind-discard = Abwerfen
kind-declare = Eine Art bestimmen
tip = Wähle eine Karte und sieh, was sie werden kann.
do-start = { $card } beginnen
do-gain = { $card } unter { $under }
do-gold = { $card } als { gold } lagern
do-claim = { $award } beanspruchen
do-end = Zug beenden
do-none = Keine nehmen

## Beside the board

actions =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
ending =
    { $ending ->
        [triggered] danach noch eine Runde
        [last_round] letzte Runde
       *[alone] letzter Zug
    }
deck = { $count } im Stapel
discarded = { $count } abgelegt
runs = Der Stapel war { $runs } von { $end } Mal leer
cost = Kostet
gives = Gibt
timing =
    { $timing ->
        [row] in der Reihe
        [build] beim Bau
        [star] Stern, einer je Zug
       *[scoring] am Ende
    }
ability = { timing }: { $text }
judge-rule =
    { $solo ->
        [yes] Am Ende, für drei Gebäude dieser Art
       *[no] Am Ende, für die meisten Gebäude dieser Art; bei Gleichstand für alle davon
    }
holders = Jetzt: { LIST($names) }
status = { $count } Gebäude · { gold }

## The guided game

guide-row = Fünf Stadtkarten liegen in der Reihe. Jede kann eines von drei Dingen sein: ein Gebäude für dein Viertel, ein Rohstoff für ein anderes Gebäude oder Gold.
guide-card = Links auf der Karte steht, was sie kostet, im runden Siegel, was sie wert ist, und unten, was sie gibt, wenn du sie verbrauchst: Holz, Stein, Stroh oder Gold.
guide-start = Du hast zwei Aktionen. Beginne mit einem Fundament: Wähle eine leuchtende Karte, dann den Knopf, der sie beginnt. Ist keine bezahlbar, lagere erst Gold.
guide-second = Jetzt deine zweite Aktion: ein Rohstoff unter dein Fundament, etwas Gold oder noch ein Fundament. Fehlt nichts mehr, ist das Gebäude fertig.
guide-awards = Richter belohnen die meisten Gebäude ihrer Art; allein genügen drei. Auszeichnungen bekommt, wer ihre Bedingung erfüllt: Wähle eine, um sie zu lesen.
guide-abilities = Gebäude können Fähigkeiten haben: Ein Hammer wirkt einmal beim Bau, ein Stern darf je Zug genutzt werden, ein Pokal zählt am Ende. Beende den Zug und spiel weiter.
