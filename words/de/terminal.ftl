# Das Terminal: was es sagt, außer dem, was Spiele und Tisch sagen.
# Tasten (u, s, /) und Wörter, die man tippt (undo, moves, --resume), sind in allen Sprachen gleich, ebenso die
# Notation der Züge.

## Namen

# Wer am Terminal sitzt, wenn niemand gesagt hat, wie er heißt.
player = Spieler
# Ein Bot: sein Name an diesem Tisch und wie gut er spielt.
bot-name = { $name } ({ $bot })
bot-given-name =
    { $seat ->
        [0] Maurer
        [1] Ziegel
        [2] Balken
        [3] Bogen
        [4] Lot
        [5] Pflaster
        [6] Giebel
       *[7] Schiefer
    }

bot-random = Zufall
bot-greedy = Gierig
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-master = Meister
bot-perfect = Perfekt

# Tasten, auf denen Wörter stehen.
key-arrows = Pfeile
key-tab = Tab
key-space = Leertaste
key-enter = Enter
key-escape = Esc
key-redraw = Strg-L

## Punkte und wie ein Spiel ausging

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points-of = { $name }: { points }
your-grade = Deine Note: { $grade }
winners =
    { COUNT($names) ->
        [one] { CAP($names) } gewinnt.
       *[other] { CAP($names) } teilen sich den Sieg.
    }
ended = Das Spiel ist vorbei. { $how }
# Ein Zug in einer Runde, die noch läuft, für den, der ihn gemacht hat.
own-move = Du: { $move }
record-file = Die Aufzeichnung steht in { $file }.
saved-file = Gespeichert in { $file }.
# Es folgt, was man tippt.
resume-with = Weiterspielen mit: { $command }
review-with = Auswerten mit: { $command }

## Der Bildschirm: Titel

turn-over = das Spiel ist vorbei
turn-nobody = hier ist niemand am Zug
turn-yours = du bist am Zug
turn-of = { $name } ist am Zug
round-complete = deine Runde ist fertig
round-complete-of = { $name } ist mit der Runde fertig
# Rechts im Titel, mit der Taste, die es ändert.
board-after = der Plan nach diesem Zug (p)
board-now = der Plan jetzt (p)
board-of-seat = wie { $name } ihn sieht (v)

## Der Bildschirm: neben dem Plan. Platz ist für etwa 30 Zeichen.

players = Spieler
# Neben den Punkten: höchstens 12 Zeichen.
doing-won = gewonnen
doing-ready = fertig
doing-finish = muss beenden
doing-move = am Zug
moves = Züge
moves-counted = Züge: { $count }
moves-shown = Züge: { $shown } von { $count }
moves-none-match = keiner passt
# Arten von Zügen: "0 all 20". Eine Art heißt wie das erste Wort ihrer Züge; die übrigen haben keins.
kind-all = alle
kind-other = übrige
news = Zuletzt
# Nach einem Zug: der wievielte es auf diesem Feld ist.
rank-here = ({ $rank } von { $count } hier, { key-tab })

## Der Bildschirm: Meldungen

welcome = Die Pfeiltasten wählen einen Zug, { key-enter } macht ihn, ? zeigt alle Tasten.
next-turn = { $name } ist am Zug.
moves-made = Deine Züge sind gemacht. { key-enter } beendet die Runde, u nimmt den letzten zurück.
over-prompt = Das Spiel ist vorbei. { key-enter } zeigt das Ergebnis, q beendet.
game-over = Das Spiel ist vorbei.
nobody-to-move = Hier ist niemand am Zug.
thinking = Wird überlegt …
reviewing = Entscheidung { $done } von { $total }; jede Taste bricht ab.
review-later = Zurückgeschaut wird, wenn das Spiel zu Ende ist.
no-move-matches = Kein Zug passt.
no-move-now = Gerade gibt es keinen Zug.
no-other-seat = Es gibt keinen anderen Platz.
all-in-view = Es ist alles zu sehen: m ist für schmale Fenster.
unknown-key = Diese Taste tut nichts. ? zeigt alle Tasten, / lässt dich einen Zug tippen.
one-kind = Gerade gibt es nur eine Art von Zügen.
kinds-numbered = Die Arten von Zügen sind 1 bis { $count }.
too-small = Zu klein: mindestens { $width } × { $height } nötig.
hand-over = Jetzt ist { $name } dran.
hand-over-press = Drücke { key-enter }, wenn niemand sonst zusieht.

## Der Bildschirm: die letzte Zeile, eine Taste und was sie tut. Wo nicht alles Platz hat, fehlt einiges.

press-choose = { key-arrows } wählen
press-next = { key-tab } nächster hier
press-play = { key-enter } ziehen
press-type = / tippen
press-undo = u zurück
press-undo-all = r alle zurück
press-finish = { key-enter } Runde beenden
press-points = s Punkte
press-log = l Verlauf
press-hint = i Tipp
press-review = a Rückschau
press-more = m mehr
press-seats = v andere Plätze
press-help = ? Hilfe
press-quit = q Ende
press-result = { key-enter } Ergebnis
press-scroll = ↑↓ blättern
press-back = { key-escape } zurück
press-complete = { key-tab } ergänzen
press-select = ↑↓ wählen
press-cancel = { key-escape } abbrechen

## Der Bildschirm: Seiten über dem Plan

# Titel: höchstens 36 Zeichen.
points-title = Punkte
points-now-title = Punkte nach jetzigem Stand
points-none = Noch nichts.
rules-title = Regeln
rules-none = Die Regeln dieses Spiels sind nicht dabei.
reference-title = Zum Nachschlagen
reference-none = In diesem Spiel gibt es nichts nachzuschlagen.
hint-title = Tipp
review-title = Rückschau
closing-review = a zeigt, was die Entscheidungen wert waren.
log-title = Was geschehen ist
result-title = Das Spiel ist vorbei

keys-title = Tasten
keys-tab = { key-tab }, { key-space }
keys-kinds = 1 bis 9, 0
keys-choose-note = zum nächsten Feld, auf dem du ziehen kannst
keys-tab-note = der nächste Zug auf demselben Feld; Umschalt-{ key-tab } geht zurück
keys-list-note = die Liste der Züge hinunter und hinauf; auch Bild ab, Bild auf, Pos1, Ende
keys-kinds-note = nur eine Art von Zügen; 0 zeigt wieder alle
keys-play-note = den Zug machen, der zu sehen ist
keys-type-note = einen Zug tippen; die Liste zeigt, was passt, { key-tab } ergänzt, { key-escape } bricht ab
keys-undo-note = deinen letzten Zug zurücknehmen
keys-undo-all-note = alle deine Züge dieser Runde zurücknehmen
keys-finish-note = deine Runde beenden, in Spielen, die alle gleichzeitig spielen
keys-preview-note = der Plan nach dem Zug, oder wie er jetzt ist
keys-more-note = Plan, Züge oder Spieler, in einem schmalen Fenster
keys-seats-note = von einem anderen Platz aus sehen, so weit du darfst
keys-move-board-note = den Plan im Fenster verschieben; auch Umschalt und Pfeile
keys-points-note = die Punkte aller Plätze, Zeile für Zeile
keys-log-note = was geschehen ist
keys-hint-note = die besten Züge, und warum
keys-rules-note = die Regeln des Spiels
keys-reference-note = was man nachschlagen kann: Tabellen, Karten, was übrig ist
keys-review-note = nach dem Spiel: was deine Entscheidungen wert waren
keys-redraw-note = den Bildschirm neu zeichnen
keys-help-note = diese Seite
keys-quit-note = beenden; das Spiel ist nach jedem Zug gespeichert
game-saved = Das Spiel ist gespeichert in { $file }.

## Zeile für Zeile

lines-welcome = { $game }. Tippe „help“ für Hilfe.
lines-turn = { $name } ist am Zug
lines-hand-over = Jetzt ist { $name } dran: dann { key-enter } drücken.
lines-moves =
    { $count ->
        [one] { $count } Zug zur Wahl.
       *[other] { $count } Züge zur Wahl.
    }
lines-finish = Tippe „done“, um die Runde zu beenden, oder „undo“.
lines-help = Tippe einen Zug, wie er in der Liste steht, oder eines davon:
# TEXT steht für das, was jemand tippt.
lines-moves-key = moves [TEXT]
lines-explain-key = explain TEXT
lines-moves-note = die möglichen Züge, oder die, in denen TEXT vorkommt
lines-explain-note = was die Züge bedeuten, in denen TEXT vorkommt
lines-board-note = noch einmal der Plan
lines-score-note = die Punkte aller Plätze, Zeile für Zeile
lines-undo-note = deinen letzten Zug zurücknehmen
lines-restart-note = alle deine Züge dieser Runde zurücknehmen
lines-done-note = deinen Teil der Runde beenden (in Spielen, die alle gleichzeitig spielen)
lines-log-note = was geschehen ist
lines-hint-note = die besten Züge, und warum
lines-rules-note = die Regeln des Spiels
lines-reference-note = was man nachschlagen kann
lines-quit-note = beenden; das Spiel ist gespeichert, --resume setzt es fort

## Vor einem Spiel: welches, und gespeicherte Spiele

which-game = Welches Spiel?
game-number = Nummer
resuming = Weiter mit { $file }
other-unfinished = Andere unfertige Spiele, weiterzuspielen mit --resume --save DATEI:
save-left-out = Dieses gespeicherte Spiel wurde ausgelassen: { $why }
kept-unfinished = Das unfertige Spiel liegt jetzt in { $file }.
no-saved-game = In { $folder } ist kein gespeichertes Spiel.
saved-finished =
    { $moves ->
        [one] { $moves } Zug, beendet
       *[other] { $moves } Züge, beendet
    }
saved-running =
    { $moves ->
        [one] { $moves } Zug, nicht beendet
       *[other] { $moves } Züge, nicht beendet
    }
saved-number = Nummer des Spiels, das geöffnet werden soll (nichts: keines)
no-such-saved-game = die gespeicherten Spiele sind 1 bis { $count }
kept-other = Was in der Datei stand, liegt jetzt in { $file }.

## Aufgezeichnete Spiele: replay, hint, analyse

record-score = Platz { $seat }: { points }
record-score-named = Platz { $seat } ({ $name }): { points }
record-move = Platz { $seat }: { $move }
record-legal = möglich für Platz { $seat }: { $moves }
record-seat = { $name } (Platz { $seat })
record-winners =
    { COUNT($seats) ->
        [one] Platz { $seats } hat gewonnen.
       *[other] Die Plätze { $seats } haben gewonnen.
    }
record-placed-last = Platz { $seat } { $why }: letzter Platz.
record-unfinished = Das Spiel ist nicht zu Ende.
record-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
record-stopped = abgebrochen
record-open = nicht zu Ende
# Eine Zahl mit einer Stelle nach dem Komma.
decimal = { $whole },{ $tenths }
hint-loss = ({ $loss } weniger)
review-better = { $loss } weniger als { $best }
review-costliest = Die teuersten Entscheidungen von { $name }:
review-none = keine: Die Engine hätte ebenso entschieden
review-loss = Schritt { $step }: { $move } hat { $loss } Punkte gekostet; besser war { $best }
# Wie weit lange Arbeit ist: „12 von 30 Entscheidungen“.
decisions = Entscheidungen
progress = { $done } von { $total } { $what }  { $rate }/s  noch { $time }

## Was nicht geht. Davor steht der Name des Programms mit einem Doppelpunkt, oder ein Zeichen.

join-welcome = Tippe einen Zug oder „help“.
join-help = Tippe einen Zug oder: moves [TEXT], board, score, hint (Tipp), rules (Regeln), reference (Nachschlagen), undo, done (Runde beenden), start, agree (das Spiel so beenden), continue (weiterspielen, wenn jemand das vorschlägt), resign (aufgeben), say TEXT, review (am Ende: Auswertung), quit.
join-resign-sure = Aufgeben? Ein Bot spielt deinen Platz zu Ende, und du wirst als Letzter gewertet. Tippe noch einmal „resign“, wenn du sicher bist.
join-looking-on = Du schaust zu: Kein Platz gehört dir.
join-keep = Um das Glück später zu prüfen, hebe die Festlegung { $commitment } und deinen Anteil { $share } auf.
join-pack = An diesem Tisch wird mit einem Paket gespielt, und er zählt nicht für die Rangliste: „{ $name }“ von „{ $author }“.
join-refused = der Server lässt dich nicht ein: { $why }
join-nonsense = der Server hat etwas gesagt, das keine Nachricht ist
no-such-language = die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }
name-a-game = nenne ein Spiel: { LIST($games, type: "or") }
no-unfinished-game = in { $folder } ist kein unfertiges Spiel von { $game }
name-is-not-text = --name ist kein Text in UTF-8, keine Aufzeichnung könnte ihn enthalten
seats-do-not-fit = das Spiel hat { $seats } Plätze, genannt sind aber { $named }
players-do-not-fit = --players sagt { $players }, genannt sind aber { $named } Plätze
file-problem = { $file }: { $why }
game-of-file-problem = Spiel { $number } von { $file }: { $why }
file-is-folder = { $file } ist ein Ordner, keine Datei
file-is-no-folder = { $file } ist kein Ordner
cannot-read = { $file } lässt sich nicht lesen: { $why }
cannot-write = { $file } lässt sich nicht schreiben: { $why }
cannot-make-folder = der Ordner { $file } lässt sich nicht anlegen: { $why }
cannot-set-aside = das gespeicherte Spiel { $file } lässt sich nicht beiseitelegen: { $why }
no-such-record =
    { $count ->
        [one] { $file } enthält { $count } Spiel, ein Spiel { $number } gibt es nicht
       *[other] { $file } enthält { $count } Spiele, ein Spiel { $number } gibt es nicht
    }
no-such-step =
    { $count ->
        [one] die Aufzeichnung hat { $count } Schritt, einen Schritt { $step } gibt es nicht
       *[other] die Aufzeichnung hat { $count } Schritte, einen Schritt { $step } gibt es nicht
    }
over-at-step = bei diesem Schritt ist das Spiel vorbei
draw-at-step = bei diesem Schritt hat niemand etwas zu entscheiden: Es wird gezogen
nothing-to-decide = Platz { $seat } hat bei diesem Schritt nichts zu entscheiden

## Drucken

print-done = Die Bögen sind in { $file }: mit 100 % drucken, beidseitig, über die lange Seite gewendet.
print-no-browser = zum Drucken wird Chromium oder Chrome gebraucht, und keins von beiden ist installiert: das Paket chromium installieren oder das Programm mit --browser nennen
print-no-program = es gibt kein Programm „{ $program }“
print-browser-failed = { $program } konnte zum Drucken nicht benutzt werden
print-stopped = das Drucken wurde abgebrochen
print-too-slow = die Seite wurde nicht zum Drucken fertig
print-no-page = dieses Programm wurde ohne die Seite gebaut, die die Bögen zeichnet
print-refused = die Bögen können nicht gezeichnet werden: { $why }
print-takes-pack = print nimmt ein Paket mit --pack, nicht --content
