# City Planner: was das Spiel sagt. Die Regeln stehen in docs/rules/cityplanner.md.
# SP sind Siegpunkte. Was man als Befehl tippt (reroll, change, pass, score, up, down, vp, r), ist in
# allen Sprachen gleich. Vor "$" steht ein geschütztes Leerzeichen.

tagline = Sieben Würfel, sieben Blöcke: würfeln, drehen, eine Karte abgeben, sechs werten.

## Options of a table

option-first = Wer beginnt
option-first-note = Ohne Bedeutung, wenn du allein spielst.
option-first-0 = Wer zuerst genannt ist
option-first-1 = Wer an zweiter Stelle genannt ist
option-first-random = Ausgelost

## Cards and buildings

# One of the seven, by its number.
card = Karte { $card }

colour-green = grün
colour-blue = blau
colour-mixed = gemischt
colour-purple = lila
colour-yellow = gelb
colour-red = rot
colour-black = schwarz

# What stands on a card. They follow a die's number, in brackets: "5 (suburb)".
building-green = Vorort
building-blue = Geschäfte
# Counts as green or as blue, whichever its owner says.
building-mixed = gemischt
building-purple = Rathaus
building-yellow = Industrie
building-red = Büros
building-black = Parkplatz

## Dice

# The two follow "Drawn:".
draw-first-player = wer beginnt
draw-die = Karte { $card } zeigt { $die } ({ $building })

## What to do

prompt-roll = Die Würfel werden geworfen.
# A part of the next message.
prompt-pass =
    { $solo ->
        [yes] lege eine Karte beiseite
       *[no] gib eine Karte ab
    }
prompt-adjust =
    { $reroll ->
        [yes]
            { $change ->
                [yes] Würfle neu oder drehe Würfel, wenn du magst; dann { prompt-pass }.
               *[no] Würfle neu, wenn du magst; dann { prompt-pass }.
            }
       *[no]
            { $change ->
                [yes] Drehe Würfel, wenn du magst; dann { prompt-pass }.
               *[no] { CAP(prompt-pass) }.
            }
    }
prompt-score = Wähle, wie die sechs Karten zählen.

## Moves: what to do; .done is what was done, after the name of the player and a colon.

move-reroll =
    Den Würfel auf Karte { $card } ({ $die }, { $building }) neu werfen; danach { $left ->
        [0] bleibt kein freier Neuwurf
        [one] bleibt { $left } freier Neuwurf
       *[other] bleiben { $left } freie Neuwürfe
    }.
    .done =
        Den Würfel auf Karte { $card } ({ $die }, { $building }) neu geworfen; danach { $left ->
            [0] blieb kein freier Neuwurf
            [one] blieb { $left } freier Neuwurf
           *[other] blieben { $left } freie Neuwürfe
        }.
move-change =
    Den Würfel auf Karte { $card } { $up ->
        [yes] hochdrehen
       *[no] herunterdrehen
    }, von { $die } ({ $building }) auf { $to } ({ $becomes }), für { $price } $.
    .done =
        Den Würfel auf Karte { $card } { $up ->
            [yes] hochgedreht
           *[no] heruntergedreht
        }, von { $die } ({ $building }) auf { $to } ({ $becomes }), für { $price } $.
move-pass =
    Karte { $card } mit ihrem Würfel auf { $die } ({ $building }) { $solo ->
        [yes] beiseitelegen
       *[no] abgeben
    }; die anderen sechs zählen.
    .done =
        Karte { $card } mit ihrem Würfel auf { $die } ({ $building }) { $solo ->
            [yes] beiseitegelegt
           *[no] abgegeben
        }.
move-score = Werten: { $vp } SP ({ $tally }) und { result-money }{ result-rerolls }.
    .done = Gewertet: { $vp } SP ({ $tally }) und { result-money }{ result-rerolls }.
# A result without any VP.
move-score-money = Werten: { $vp } SP und { result-money }{ result-rerolls }.
    .done = Gewertet: { $vp } SP und { result-money }{ result-rerolls }.

# Parts of the two messages above. What is lost is told as a positive number.
result-money =
    { $money ->
        [gain] { $dollars } $
        [loss] { $dollars } $ Verlust
       *[none] kein Geld
    }
result-rerolls =
    { $rerolls ->
        [0] { "" }
        [one] , dazu { $rerolls } freier Neuwurf im nächsten Zug
       *[other] , dazu { $rerolls } freie Neuwürfe im nächsten Zug
    }

## Scores

# How a turn's VP come about: greens, the VP of each, perhaps doubled by parking lots.
tally =
    { $greens ->
        [0] keine grünen
       *[other] { $greens } grün{ $each ->
            [1] { "" }
           *[other] { " " }× { $each }
        }{ $doubled ->
            [yes] , verdoppelt
           *[no] { "" }
        }
    }
line-round = Runde { $round }: { $tally }
line-money = { $dollars } $ = { $vp } SP
reason-round = Vororte
reason-money = Geld
tie-break-money = übriges Geld

grade-intern-architect = Architekt im Praktikum
grade-architectural-designer = Entwurfsarchitekt
grade-architect = Architekt
grade-firm-partner = Partner im Büro
grade-emeritus = Emeritus

## What cannot be done

game-is-over = Das Spiel ist vorbei.
dice-are-rolling = Die Würfel rollen noch.
not-your-turn = Du bist nicht am Zug.
no-such-move = Ein Zug ist ein Neuwurf, eine Drehung, das Abgeben einer Karte oder eine Wertung.
no-such-card = Die Karten haben die Nummern 1 bis { $count }.
numbers-do-not-belong = Der Zug enthält Zahlen, die nicht zu ihm gehören.
card-is-passed =
    Karte { $card } ist schon { $solo ->
        [yes] beiseitegelegt
       *[no] abgegeben
    }: Wähle jetzt ein Ergebnis.
die-is-locked = Der Würfel auf Karte { $card } ist in diesem Zug gesperrt.
no-reroll-left = Du hast keinen freien Neuwurf mehr: Rathäuser bringen sie für den nächsten Zug.
change-is-by-one = Ein Würfel wird um eins hoch- oder heruntergedreht.
die-turns-no-further =
    Der Würfel auf Karte { $card } zeigt { $die } und lässt sich nicht weiter { $up ->
        [yes] hochdrehen
       *[no] herunterdrehen
    }.
die-is-changed = Der Würfel auf Karte { $card } wurde in diesem Zug schon gedreht.
no-change-left =
    { $dice ->
        [0] In diesem Spiel werden keine Würfel gedreht.
       *[other] Mehr als { $dice } Würfel darfst du in einem Zug nicht drehen.
    }
change-is-too-dear = Einen Würfel zu drehen kostet { $price } $, und du hast nur { $money } $.
card-was-set-aside = Karte { $card } lag schon im letzten Zug beiseite: Allein musst du eine andere wählen.
pass-comes-first =
    { $solo ->
        [yes] Lege eine Karte beiseite, bevor du die anderen sechs wertest.
       *[no] Gib eine Karte ab, bevor du die anderen sechs wertest.
    }
no-such-result =
    Diese sechs Gebäude lassen sich nicht so werten: { $vp } SP, { result-money } und { $rerolls ->
        [0] keine Neuwürfe
        [one] { $rerolls } Neuwurf
       *[other] { $rerolls } Neuwürfe
    }.

## What cannot be read. What stands in quotes is typed as it is; CARD stands for a number.

move-unreadable = Ein Zug beginnt mit reroll, change, pass oder score, nicht mit „{ $text }“.
reroll-unreadable = Einen Neuwurf schreibt man „reroll KARTE“, wie in „reroll 3“.
pass-unreadable = Eine Karte gibt man ab mit „pass KARTE“, wie in „pass 3“.
change-unreadable = Eine Drehung schreibt man „change KARTE up“ (hoch) oder „change KARTE down“ (herunter).
score-unreadable = Ein Ergebnis schreibt man „score 12vp 6$ 0r“: SP, Dollar netto, freie Neuwürfe.
card-unreadable = Die Karten haben die Nummern 1 bis { $count }, nicht „{ $text }“.
amount-unreadable = „{ $text }“ müsste eine Zahl sein, der „{ $unit }“ folgt.

## What can be looked up

reference-charts = Was Vororte und Geschäfte wert sind
reference-helpers = Rote oder gelbe
reference-green-vp = SP je grünem
reference-blue-dollars = $ je blauem

reference-prices = Geld
reference-for = Wofür
reference-amount = Betrag
price-change = ein gedrehter Würfel
price-hall = jedes Rathaus
price-hall-rerolls = jedes Rathaus, freie Neuwürfe
price-parking = jedes geparkte Gebäude
price-fee = ein einzelnes rotes oder gelbes Gebäude
price-vp = 1 SP am Ende
amount-paid = -{ $dollars } $
amount-earned = +{ $dollars } $
amount-rerolls = { $rerolls }
amount-exchanged = für { $dollars } $

reference-faces = Was jeder Würfel baut
reference-card = Karte
reference-face = { $face }

reference-grades = Titel
reference-from-vp = Ab SP
reference-grade = Titel

## The table drawn in characters: there is only so much room.

# at most 7 characters
board-card = Karte { $card }

# at most 6 characters
board-colour-green = grün
# at most 6 characters
board-colour-blue = blau
# at most 6 characters
board-colour-mixed = misch.
# at most 6 characters
board-colour-purple = lila
# at most 6 characters
board-colour-yellow = gelb
# at most 6 characters
board-colour-red = rot
# at most 6 characters
board-colour-black = schw.

# at most 8 characters
board-building-green = Vorort
# at most 8 characters
board-building-blue = Läden
# at most 8 characters
board-building-mixed = blau/grn
# at most 8 characters
board-building-purple = Rathaus
# at most 8 characters
board-building-yellow = Industr.
# at most 8 characters
board-building-red = Büros
# at most 8 characters
board-building-black = Parkpl.

# A mark on a card. At most 8 characters.
board-passed =
    { $solo ->
        [yes] beiseite
       *[no] gegeben
    }
# A mark on a card. At most 8 characters.
board-locked = gesperrt
# A mark on a card. At most 8 characters.
board-changed = gedreht

# The headline: at most 78 characters in all. Three blanks stand between its parts.
board-round = Runde { $round } von { $rounds }
board-first-player = { board-round }   wer beginnt, wird ausgelost
board-roll =
    { $own ->
        [yes] { board-round }   du würfelst
       *[no] { board-round }   { $who } würfelt
    }
board-adjust =
    { $own ->
        [yes] { board-round }   du drehst, gibst dann 1 Karte ab   Drehungen: { $changes } zu { $price } $
       *[no] { board-round }   { $who } dreht, gibt dann 1 Karte ab   Drehungen: { $changes } zu { $price } $
    }
board-score =
    { $own ->
        [yes] { board-round }   du wertest alle außer Karte { $card }
       *[no] { board-round }   { $who } wertet alle außer Karte { $card }
    }
board-over = { board-round }   das Spiel ist vorbei

# The line of a seat. At most 7 characters.
board-seat =
    { $own ->
        [yes] Du
       *[no] { ATTR($who, name: "short") }
    }
# at most 7 characters
board-money = { $dollars } $
# Victory points. At most 2 characters.
board-vp = SP
# Follows a number. At most 8 characters.
board-rerolls =
    { $rerolls ->
        [one] Neuwurf
       *[other] Neuwürfe
    }
# Points in all. At most 5 characters.
board-total = Stand
# Before the points of every round. At most 6 characters.
board-rounds = Runden
