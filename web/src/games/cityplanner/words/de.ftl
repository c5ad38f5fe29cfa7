# City Planner: die Worte des Spielplans und der geführten Partie. SP sind Siegpunkte.

## The desk

board = Sieben Karten mit ihren Würfeln
building =
    { $kind ->
        [green] Vorort
        [blue] Geschäfte
        [mixed] Gemischt
        [purple] Rathaus
        [yellow] Industrie
        [red] Büros
       *[black] Parkplatz
    }
card = Karte { $card }
card-die = Würfel zeigt { $die }
card-rolling = Würfel in der Hand
card-changed = in diesem Zug gedreht
card-chosen = gewählt
card-locked = gesperrt
card-passed =
    { $solo ->
        [yes] beiseite
       *[no] weitergegeben
    }

## The notepad

notepad = Auf dem Tisch
notepad-six = Sechs zählen
notepad-label = { $title }: { LIST($counts) }
notepad-count = { $count } { building }

## What one can do

kind-reroll = Einen Würfel neu werfen
kind-change = Einen Würfel drehen
kind-pass = Eine Karte abgeben
kind-score = Werten
pick-first = Wähle eine Karte, um zu sehen, was mit ihr geht.
turn =
    { $up ->
        [yes] Hoch auf { $to }, { building }, { dollars }
       *[no] Runter auf { $to }, { building }, { dollars }
    }
reroll = Neu werfen, noch { $left }
pass =
    { $solo ->
        [yes] Karte { $card } beiseitelegen
       *[no] Karte { $card } weitergeben
    }
choose-score = Was zählen die sechs?
worse =
    { $count ->
        [one] { $count } schwächeres Ergebnis
       *[other] { $count } schwächere Ergebnisse
    }

## Results: points, money and what they come from

dollars = { $dollars } $
money =
    { $loss ->
        [yes] −{ dollars }
       *[no] +{ dollars }
    }
vp = { $vp } SP
result-vp = { vp } · { money }
rerolls =
    { $rerolls ->
        [one] { $rerolls } Neuwurf
       *[other] { $rerolls } Neuwürfe
    }
result =
    { $rerolls ->
        [0] { vp }, { result-money }
        [one] { vp }, { result-money }, { $rerolls } freier Neuwurf
       *[other] { vp }, { result-money }, { $rerolls } freie Neuwürfe
    }
result-money =
    { $loss ->
        [yes] { dollars } Verlust
       *[no] { dollars }
    }
reason-green =
    { $doubled ->
        [yes] { $count } grün × { $each }, verdoppelt
       *[no] { $count } grün × { $each }
    }
reason-blue =
    { $doubled ->
        [yes] { $count } blau × { dollars }, verdoppelt
       *[no] { $count } blau × { dollars }
    }
reason-halls =
    { $count ->
        [one] { $count } Rathaus: +{ dollars }
       *[other] { $count } Rathäuser: +{ dollars }
    }
reason-parked = { $count } geparkt: +{ dollars }
reason-fee = Rot oder Gelb allein: −{ dollars }

## Beside the desk

purse = Geld
changes = Würfel zu drehen
free-rerolls = Freie Neuwürfe
points-by-round = Punkte je Runde
round = Runde { $round } von { $rounds }
status = { dollars } · { vp }
status-rerolls = { dollars } · { vp } · { rerolls }

## The guided game

guide-desk = Sieben Karten liegen auf deinem Tisch, jede mit einem Würfel. Der Würfel bestimmt, welches Gebäude dort steht: Von den sechs kleinen Bildern unten auf der Karte ist das umrahmte gebaut.
guide-kinds = Vororte bringen Punkte, und Büros machen jeden davon mehr wert. Geschäfte bringen Geld, aber nur, wenn es Industrie gibt. Zwei Arten helfen, zwei verdienen.
guide-change = Für 1 $ darfst du einen Würfel um eins drehen, hoch oder runter: bis zu drei verschiedene im Zug. Probier es: mit dem Pfeil über oder unter einem Würfel, oder wähle die Karte und nimm die Knöpfe.
guide-pass = Der Notizblock hat neu gezählt. Jetzt muss eine Karte weg: Sie wird gesperrt, wie sie liegt, und zählt in diesem Zug nicht. Wähle die, die dir am wenigsten fehlt, dann den Knopf.
guide-score = Die anderen sechs zählen. Oft hast du die Wahl: Ein gemischter Block ist grün oder blau, mit einem Parkplatz parkst du Gebäude für je 2 $, zwei verdoppeln eine Farbe. Nimm das Ergebnis, das dir am besten gefällt.
guide-next = Sechs Würfel fallen neu; die beiseitegelegte Karte behält ihren. Jedes gewertete Rathaus gibt dir jetzt einen freien Neuwurf. Und Vorsicht vor einem einzelnen roten oder gelben Gebäude: Es kostet 5 $.
guide-end = Ein Spiel hat acht Runden. Am Ende sind je volle 5 $ noch ein Punkt. Ab 41 Punkten darfst du dich Architekt nennen. Spiel weiter.
