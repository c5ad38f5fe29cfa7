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

about =
    { $kind ->
        [green] 1 Punkt wert; mit einem Büro 2, mit zweien 3, mit dreien 4.
        [blue] Verdient nichts ohne Industrie; mit einer 2 $, mit zweien 3 $, mit dreien 4 $.
        [mixed] Zählt als Vorort oder als Geschäft, wie du willst. Wird nie geparkt.
        [purple] Bringt 1 $ und einen freien Neuwurf in deinem nächsten Zug.
        [yellow] Durch sie verdienen Geschäfte. Als einzige Industrie ohne Büros kostet sie 5 $.
        [red] Macht Vororte mehr wert. Als einziges Büro ohne Industrie kostet es 5 $.
       *[black] Einer: Andere Gebäude können für je 2 $ geparkt werden. Zwei oder mehr: Was Vororte oder Geschäfte bringen, wird verdoppelt.
    }
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
guide-change = Für 1 $ darfst du einen Würfel um eins drehen, hoch oder runter: bis zu drei verschiedene im Zug. Der markierte zeigt Industrie, die hier niemandem hilft. Eins runter, und er zeigt Büros, die zweiten: Dann ist jeder Vorort 3 Punkte wert. Nimm den Pfeil unter dem Würfel, oder wähle die Karte und nimm die Knöpfe.
guide-pass = Der Notizblock hat neu gezählt. Jetzt muss eine Karte weg: Sie wird gesperrt, wie sie liegt, und zählt in diesem Zug nicht. Ohne Industrie verdienen Geschäfte nichts: Wähle die markierte Karte, dann den Knopf.
guide-score = Die anderen sechs zählen: Zwei Vororte mit zwei Büros sind 6 Punkte, und das Rathaus bringt 1 $ und einen freien Neuwurf für deinen nächsten Zug. Nimm das.
guide-next = Sechs Würfel sind neu gefallen; die beiseitegelegte Karte behält ihren. Sie ist gesperrt: Du kannst sie weder drehen noch noch einmal beiseitelegen.
guide-reroll = Vorsicht vor einer einzelnen Industrie oder einem einzelnen Büro: Das kostet 5 $. Hier ist so eins, und dein Rathaus hat dir einen freien Neuwurf gebracht: Wirf den markierten Würfel neu.
guide-pass-again = Stattdessen ein Vorort, und keine Gebühr. Leg das markierte Geschäft beiseite: Ohne Industrie würde es nichts verdienen.
guide-park = Ein Parkplatz: Jedes Gebäude, das nicht gemischt ist, darfst du für 2 $ parken, statt es zu werten. Beim Geschäft lohnt sich das. Ein Vorort ist ohne Büros 1 Punkt wert, und am Ende sind je volle 5 $ ein Punkt. Wähle, was du nimmst.
guide-choices = Noch zwei Dinge: Ein gemischter Block ist Vorort oder Geschäft, wie du willst; und mit zwei Parkplätzen wird nichts geparkt, aber alle deine Punkte oder alle deine Dollars werden verdoppelt.
guide-end = Ein Spiel hat acht Runden. Am Ende sind je volle 5 $ noch ein Punkt. Ab 41 Punkten darfst du dich Architekt nennen. Spiel weiter.
