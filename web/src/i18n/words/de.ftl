# Die Wörter der Seite: alles außer dem Zusammenspielen (src/online/words) und den Spielen selbst (src/games/*/words).

language-name = Deutsch

## Überall

close = Schließen
cancel = Abbrechen
delete = Löschen
download = Herunterladen
you = Du
loading = Die Pläne werden ausgerollt …
home = Townsmith, Startseite
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
labelled = { $label }: { $value }
sheet-taller = Blatt höher ziehen
sheet-shorter = Blatt niedriger ziehen

## Startseite

start-title =
    { $count ->
        [5] Fünf Städte zum Bauen
        [6] Sechs Städte zum Bauen
       *[other] { $count } Städte zum Bauen
    }
start-lead = Allein, gegen Bots oder zusammen an einem Bildschirm. Nichts zu installieren, kein Konto anzulegen.
start-play = Spielen
start-play-game = { $game } spielen
start-rules = Regeln
start-rules-of = Regeln von { $game }
start-learn = Lernen
start-learn-game = { $game } lernen: eine geführte Partie
start-first-time = Neu hier? Eine geführte Partie { $game }
start-players = { $least } bis { $most } Spieler
start-simultaneous = alle zugleich
start-turns = reihum
start-continue = Weiterspielen
start-resume = Weiter
start-finished = Beendete Spiele
start-look = Ansehen
start-no-games = Noch keine Spiele. Der Tisch ist frei.
start-import = Spieldatei öffnen
start-import-bad = Diese Datei lässt sich nicht lesen. { $why }
start-daily-note = Für alle dieselben Würfel und Karten, jeden Tag neue.
start-daily-go = Zum Rätsel
workshop-title = Werkstatt
start-workshop-note = Ändere Plättchen, Karten, Pläne und Tabellen, und spiele mit deinen eigenen.
start-workshop-go = Zur Werkstatt
start-updated = zuletzt gespielt { $when }
start-damaged = Dieses Spiel lässt sich nicht öffnen
start-damaged-note = Es bleibt, wie es ist. Du kannst es herunterladen oder löschen.
start-delete-sure = Dieses Spiel endgültig löschen?
start-delete-note = Es lässt sich nicht zurückholen. Lade es vorher herunter, falls du es noch brauchst.
start-delete-game = Dieses Spiel { $game } löschen
start-download-game = Dieses Spiel { $game } herunterladen
start-storage-gone = Dieser Browser lässt uns hier nichts speichern. Du kannst spielen; lade herunter, was du behalten willst.
start-unofficial = Eine inoffizielle Umsetzung, mit Respekt vor den Autoren und Verlagen der Spiele. Alle Worte und Bilder sind unsere eigenen.

## Ein neues Spiel

setup-title = Eine Partie { $game }
setup-players = Spieler
setup-fewer = Einer weniger
setup-more = Einer mehr
setup-name-of = Name eines Spielers
setup-who = Wer als { $name } spielt
setup-person = Mensch
setup-bot = Bot · { setup-bot-level }
setup-bot-level =
    { $level ->
        [random] zufällig
        [greedy] gierig
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [master] meisterhaft
       *[other] { $level }
    }
setup-person-name =
    { $number ->
        [1] Ada
        [2] Kim
        [3] Noor
        [4] Jo
        [5] Mika
        [6] Lou
        [7] Sam
        [8] Ola
       *[other] { $number }
    }
setup-bot-name =
    { $number ->
        [1] Maurer
        [2] Ziegel
        [3] Balken
        [4] Bogen
        [5] Lot
        [6] Pflaster
        [7] Giebel
        [8] Schiefer
       *[other] { $number }
    }
setup-preset = Spielweise
setup-preset-standard = Wie in der Schachtel
setup-preset-standard-note = Das übliche Spiel mit allem, was dazugehört.
setup-preset-standard-changed = Übliche Optionen
setup-preset-own = Eigene Mischung
setup-content-changed = Der Inhalt wurde geändert: Karten, Plättchen oder Zahlen sind nicht die der Schachtel.
# Wo jemand eigene Pakete für ein Spiel hat.
setup-content = Gespielt wird mit
setup-content-own = dem Inhalt des Spiels
setup-content-pack = { $name } von { $author }
setup-on-pack = Gespielt wird mit { $name } von { $author }
setup-pack-bots = Bots haben am Inhalt des Spiels gelernt. Mit einem Paket urteilen sie nach denselben Faustregeln und sind vielleicht schwächer, als ihre Stufe sagt.
setup-same-luck = Noch einmal dasselbe Glück
setup-same-luck-note = Würfel, Karten und Plättchen kommen wie im letzten Spiel mit diesem Paket: so zeigt sich, was deine Änderung bewirkt.
setup-more-options = Mehr
setup-seed = Startzahl
setup-seed-note = Dieselbe Zahl bringt dieselben Würfel und Karten. Leer heißt Zufall.
setup-seed-bad = Eine Startzahl ist eine ganze Zahl von 0 bis 9007199254740991.
setup-handicap = Punkte Vorsprung für { $name }
setup-compensation = Punkte nach der Stelle in der Zugfolge
setup-compensation-note = Sie gleichen aus, wer früh oder spät an der Reihe ist, wo immer jemand sitzt.
setup-compensation-place = { $place }. Stelle
setup-start = Los
setup-with-friends = Mit Freunden

## Der Tisch

table-play = Spiel
table-players = Spieler
table-points = Punkte
table-scores = Punkte von allen
table-chat = Chat
table-menu = Menü
# Über dem Brett eines Spiels mit fremdem Inhalt.
table-pack = Mit { $name } von { $author }
table-pack-title = Womit gespielt wird
table-pack-edit = In der Werkstatt ändern
table-pack-keep = In die Werkstatt holen
table-pack-notes = Anmerkungen
table-pack-changes =
    { $count ->
        [0] Es ändert nichts am Inhalt des Spiels.
        [one] Es ändert { $count } Wert des Inhalts:
       *[other] Es ändert { $count } Werte des Inhalts:
    }
table-pack-bots = Bots haben am Inhalt des Spiels gelernt und sind hier vielleicht schwächer, als ihre Stufe sagt.
table-actions = Aktionen
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-happened = Was geschah
table-news = Seit deinem letzten Zug
table-result = Ergebnis
table-reference = Nachschlagen
table-reference-empty = In diesem Spiel gibt es nichts nachzuschlagen.
table-this-round = Diese Runde
table-all-moves = Alle Züge ({ $count })
table-find-move = Zug suchen
table-no-move-found = So heißt kein Zug.
table-show-more = { $count } weitere zeigen
table-points-of = Punkte von { $name }
table-your-points = Deine Punkte
table-no-points = Noch keine Punkte. Jede Stadt beginnt auf leerem Papier.
table-hover-line = Zeig auf eine Zeile, um zu sehen, woher ihre Punkte kommen.
table-total = Summe
table-board = Plan von { $name }
table-shared-board = Der Plan
# Nach dem eigenen Namen.
table-you = du
table-looking-at = Du siehst den Plan von { $name }.
table-back-to-mine = Zurück zu meinem
table-hidden = Verdeckt, bis alle fertig sind
table-turn = am Zug
table-your-turn = du bist dran
table-thinking = überlegt
table-ready = fertig
table-wait-for = Warten auf { LIST($names) }.
table-nothing-here = { $space }: Hier geht jetzt nichts.
table-other-choice = { $space }: nicht mit dem, was du gewählt hast, aber mit einer anderen Wahl.
table-undo = Zurücknehmen
table-restart = Zug von vorn
story-skip = Überspringen
story-again = Nochmals zeigen, was die anderen taten
table-no-undo-over = Das Spiel ist vorbei.
table-no-undo-finished = Deine Runde ist beendet: Dabei bleibt es.
table-no-undo-drawn = Neue Karten oder Würfel sind da: Dein Zug bleibt.
table-no-undo-others = Inzwischen hat jemand anderes gezogen: Dein Zug bleibt.
table-no-undo-nothing = Noch gibt es nichts zurückzunehmen.
table-hint = Tipp
table-commit = Runde beenden
table-confirm = So machen
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Alles zeigen
table-not-found = Dieses Spiel ist nicht auf diesem Gerät.
table-not-found-note = Vielleicht wurde es gelöscht, oder der Link kommt von woanders.
table-unsent = Noch nicht gesendet: Es geht hinaus, sobald die Verbindung wieder da ist.
table-withdraw = Nicht senden
table-overtaken = Dieses Spiel ging in einem anderen Tab weiter, hier ist darum nichts geschehen. So steht es jetzt.
table-deleted-elsewhere = Dieses Spiel wurde in einem anderen Tab gelöscht
table-deleted-elsewhere-note = Du kannst es noch so herunterladen, wie es war.
table-engine-gone = Die Spielmaschine ist stehen geblieben. Dein Spiel ist gespeichert: Lade die Seite neu.
table-reload = Neu laden


## Tipps

hint-title = Das würde ich tun
hint-thinking = Überlege …
hint-none = Gerade ist nichts zu entscheiden.
hint-best = Am besten
hint-loss = { NUMBER($points) } weniger
hint-worth = am Ende etwa { NUMBER($points) } Punkte
hint-ahead = am Ende etwa { NUMBER($points) } Punkte voraus
hint-behind = am Ende etwa { NUMBER($points) } Punkte zurück
hint-change = { $reason }: { NUMBER($change, signDisplay: "exceptZero") }

## Der Verlauf

event-drawn = Gezogen: { $draw }.
event-drawn-many = Gezogen: { $draw } und { $more } weitere.
event-moved = { $name }: { $sentence }

## Den Bildschirm weitergeben

curtain-title = { $name }, du bist dran
curtain-text = Gib den Bildschirm weiter. Sonst soll jetzt niemand hinsehen.
curtain-show = Ich bin { $name }

## Das Ende eines Spiels

end-title = Die Stadt steht
# Jemand hat aufgegeben, oder alle wollten es dabei belassen.
end-title-stopped = Das Spiel endete vorzeitig
end-replay = Nachspielen
end-review = Rückblick

## Nachspielen

replay-title = { $game } nachspielen
replay-step = Schritt { $at } von { $total }
replay-slider = Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-last = Zum Ende
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-speed = Tempo
replay-best = Die beste Partie jenes Tages wird gesucht. Muss der Meister sie erst spielen, dauert das bis zu einer halben Minute.
replay-start = Der Anfang des Spiels.

## Rückblick

review-title = Rückblick auf { $game }
review-working = Entscheidung { $done } von { $total } wird angesehen …
review-graph = Was zu erwarten war
review-graph-note = Punkte, die jeder am Ende erwarten konnte, Entscheidung für Entscheidung.
review-lead-note = Wie weit jeder am Ende vorn zu liegen erwarten konnte, Entscheidung für Entscheidung.
review-costly = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat etwas gekostet. Gut gebaut.
review-cost = kostete etwa { NUMBER($points) } Punkte
review-played = Gespielt:
review-better = Besser:
review-why = Zu erwarten gegenüber dem, was gespielt wurde:
review-accuracy = { $percent } % genau · { $best } von { $decisions } Entscheidungen so gut wie die beste
review-accuracy-note = 100 % heißt, dass keine Entscheidung etwas gekostet hat; eine, die zwei Punkte kostet, zählt 37 %.
review-decision = Entscheidung { $number }
review-show = Stellung zeigen: { review-decision }
review-not-over = Ein Rückblick ist für beendete Spiele. Spiel dieses erst zu Ende.

## Rätsel des Tages

daily-title = Rätsel des Tages
daily-lead = Ein Spiel allein, mit denselben Würfeln und Karten für alle, die heute spielen. Das erste Ergebnis des Tages zählt.
daily-today = Heute, { $date }
daily-again = Noch einmal
daily-result = Dein Ergebnis: { $score }
daily-best = Bisher am besten: { $score }
daily-history = Deine Ergebnisse
daily-no-history = Noch keine Ergebnisse. Heute wäre ein guter Tag.
daily-date = Tag
daily-game = Spiel

## Regeln und geführte Partien

rules-title = So geht { $game }
rules-missing = Die Regelseite dieses Spiels ist noch nicht geschrieben.
rules-details = Jede Einzelheit
rules-details-note = Alles, woran sich das Programm hält. Wo die gedruckten Regeln schweigen oder zwei Lesarten haben, ist unsere mit (R) bezeichnet.
print-page = Drucken
rules-play = Spielen
rules-learn = Spielend lernen

learn-title = { $game } lernen
learn-next = Weiter
learn-points =
    { $points ->
        [one] Bisher ein Punkt.
       *[other] Bisher { $points } Punkte.
    }
learn-done = Das war deine geführte Partie. Spiel sie zu Ende, oder beginne ein eigenes Spiel.
learn-finish = Zurück zur Startseite
learn-missing = Für dieses Spiel gibt es noch keine Führung. Die Regeln sind kurz, und jeder erlaubte Ort leuchtet auf.
learn-move-hint = Mach den Zug, dann geht es weiter.
learn-hint = In einem eigenen Spiel würde ich anderswo suchen. Die Lektion will dies: { $move }

## Einstellungen

prefs-title = Einstellungen
prefs-system = Wie das Gerät
prefs-theme = Aussehen
prefs-theme-paper = Papier
prefs-theme-blueprint = Blaupause
prefs-to-paper = Zum Papier wechseln
prefs-to-blueprint = Zur Blaupause wechseln
prefs-language = Sprache
prefs-motion = Bewegung
prefs-motion-on = An
prefs-motion-off = Aus
prefs-sound = Töne
prefs-volume = Lautstärke
prefs-haptics = Vibrieren, wenn ich etwas lege
prefs-confirm = Züge bestätigen
prefs-confirm-note = Ein Zug wird erst gezeigt und mit einem zweiten Klick gemacht.
prefs-confirm-usual = Wenn er endgültig ist
prefs-confirm-always = Immer
prefs-confirm-never = Nie
prefs-name = Dein Name

## Hilfe

help-title = Hilfe
help-reference = Karten, Tabellen und Übriges nachschlagen
help-keys = Tasten
help-lead = Alles geht auch mit der Tastatur allein.
help-next = zum nächsten Teil des Bildschirms
    .key = Tab
help-arrows = auf dem Plan von Feld zu Feld
    .key = Pfeiltasten
help-enter = hier spielen
    .key = Enter
help-turn = drehen, spiegeln
    .key = R, F
help-commit = Runde beenden oder Zug bestätigen
    .key = C
help-undo = zurücknehmen
    .key = U
help-restart = Zug von vorn
    .key = Umschalt U
help-hint = Tipp
    .key = H
help-log = Verlauf
    .key = L
help-look-up = nachschlagen
    .key = I
help-moves = Liste aller Züge
    .key = M
help-board = zum Plan
    .key = B
help-what = was ist dieses Feld, was ist es wert, was kann ich hier tun
    .key = W
help-again = nochmals zeigen, was die anderen taten
    .key = A
help-look = Plan eines Spielers ansehen
    .key = 1 bis 8
help-zoom = größer, kleiner, alles zeigen
    .key = +, −, 0
help-leave = Vorschau oder Fenster verlassen
    .key = Esc
help-help = diese Hilfe
    .key = ?

## Was schiefgeht

error-title = Das ging schief
error-no-engine = Die Spielmaschine ließ sich nicht laden.
error-no-engine-note = Prüf die Verbindung und lade die Seite neu. Nach dem ersten Besuch geht es auch ohne Netz.
error-not-found = Hier ist nichts
error-not-found-note = Diese Adresse führt nirgendwohin. Die Startseite kennt den Weg.
error-to-start = Zur Startseite
error-save-failed = Das Spiel ließ sich nicht speichern. Lade es herunter, bevor du gehst.

## What a space of the board is

what-worth =
    { $points ->
        [one] { $text }: { $points } Punkt
       *[other] { $text }: { $points } Punkte
    }
what-whose = { $name }, { $worth }
what-ways =
    { $ways ->
        [one] { $text }
       *[other] { $text }: { $ways } Möglichkeiten
    }
what-more =
    { $count ->
        [one] und ein weiterer Zug
       *[other] und { $count } weitere Züge
    }
