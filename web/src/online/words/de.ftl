# Die Wörter des Zusammenspielens; sie werden nur geladen, wo es einen Server gibt.

## Der Weg hinein

together-title = Zusammen spielen
together-lead = Einen Link schicken, jetzt oder über Tage spielen.
together-lobby = Zu den Tischen
together-new-table = Neuer Tisch
together-turns =
    { $count ->
        [one] In einem Spiel bist du dran.
       *[other] In { $count } Spielen bist du dran.
    }
together-title-turns = { together-title }. { together-turns }
together-running =
    { $count ->
        [one] Ein Spiel läuft.
       *[other] { $count } Spiele laufen.
    }
together-away = Der Server ist gerade nicht zu erreichen. Allein, gegen Bots und an einem Bildschirm geht es weiter.
together-none = Diese Seite hat keinen Server
together-none-note = Zum Zusammenspielen braucht es einen. Allein, gegen Bots und an einem Bildschirm geht hier alles.
together-nav = Zusammen spielen
together-tables = Tische
together-archive = Archiv
together-ladder = Rangliste
together-me = Du

## Die Verbindung

connection-connecting = Verbinde …
connection-lost = Die Verbindung ist weg.
connection-retry-in = Neuer Versuch in { $seconds } s.
connection-retrying = Neuer Versuch …
connection-comes-back = Die Seite kommt von selbst wieder, sobald der Server antwortet. Allein, gegen Bots und an einem Bildschirm geht es weiter.
connection-offline = Dieses Gerät hat kein Netz. Sobald es wieder da ist, geht es weiter.
connection-now = Jetzt versuchen
connection-again = Neu verbinden
connection-ended-too_fast = Diese Seite hat mehr geschickt, als der Server annimmt, und wurde getrennt.
connection-ended-banned = Wer diesen Server betreibt, hat ihn für dich gesperrt.
connection-ended-replaced = Du bist in zu vielen Fenstern hier; dieses wurde getrennt.
connection-ended-other_version = Diese Seite ist älter als der Server. Schließe alle ihre Fenster und öffne sie neu.
connection-ended-closed = Die Verbindung wurde beendet.
connection-reloading = Es gibt eine neue Version. Die Seite lädt sie jetzt.
connection-broke = Die Verbindung ist abgerissen.
connection-none = Es gibt keine Verbindung.
connection-withdrawn = Es wurde zurückgezogen.
connection-answered = Der Server hat mit { $status } geantwortet.

## Ein Name

name-title = Wie sollen wir dich nennen?
name-note = Ein Name genügt: kein Konto, keine Mail. Dieser Browser merkt sich dich.
name-label = Dein Name
name-go = Das bin ich

## Die Tische

lobby-title = Tische
lobby-lead = Setz dich dazu, schau zu oder mach selbst einen Tisch auf.
lobby-mine = Meine Spiele
lobby-open = Offene Tische
lobby-none = Niemand wartet. Mach einen Tisch auf und schick den Link an Freunde.
lobby-none-of = Gerade kein Tisch mit { $game }.
lobby-filter = Spiel
lobby-all = Alle
lobby-join = Dazusetzen
lobby-join-at = Dazusetzen: { $game }, { LIST($names) }
lobby-look = Zuschauen
lobby-look-at = Zuschauen: { $game }, { LIST($names) }
lobby-resume = Weiter
lobby-resume-at = Weiter: { $game }, { LIST($names) }
lobby-your-turn = Du bist dran
lobby-waits-for = wartet auf { LIST($names) }
lobby-free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
lobby-ready = voll, gleich geht es los
lobby-playing = läuft
lobby-not-listed = nur mit Link
lobby-free-seat = freier Platz
lobby-notify = Sag mir, wenn ich dran bin
lobby-notify-note = Eine Nachricht des Browsers, solange diese Seite in einem Fenster offen ist.
lobby-notify-denied = Dein Browser erlaubt dieser Seite keine Nachrichten.
lobby-notify-title = Du bist dran: { $game }
lobby-notify-text =
    { COUNT($names) ->
        [one] { LIST($names) } wartet auf dich.
       *[other] { LIST($names) } warten auf dich.
    }
lobby-turn-in = Bei { $game } bist du dran.

## Das Tempo eines Spiels

pace-title = Tempo
pace-relaxed = In Ruhe
pace-live = Mit Uhr
pace-days = Über Tage
pace-relaxed-note = Keine Uhr. Gut unter Freunden, die miteinander reden.
pace-live-note = Alle haben einen Zeitvorrat für das ganze Spiel und für jeden Zug ein paar Sekunden, bevor er angebrochen wird.
pace-days-note = Einige Tage für jeden Zug. Wer nicht kommt, wird von einem Bot vertreten und darf zurückkommen.
pace-bank = Vorrat
pace-turn = Je Zug
pace-per-turn = Tage für einen Zug
pace-minutes = { $count } min
pace-seconds = { $count } s
pace-days-count =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short =
    { $count ->
        [one] { $count } Tag je Zug
       *[other] { $count } Tage je Zug
    }
pace-relaxed-short = ohne Uhr

## Eine Uhr mit Tagen, Stunden und Minuten

clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
clock-left = { $name }: noch { $time }
clock-low = knapp
clock-low-said = Deine Zeit wird knapp: noch { $time }.

## Ein neuer Tisch

create-title = Ein neuer Tisch
create-game = Spiel
create-seats = Plätze
create-who = Wer auf Platz { $number } sitzt
create-me = Ich: { $name }
create-open = Offen: wer kommt
create-listed = Allen zeigen
create-listed-note = Er steht in der Liste der Tische. Sonst findet ihn nur, wer den Link hat.
create-go = Tisch aufmachen
create-nobody = Behalte einen Platz oder lass einen offen.

## Ein Tisch

room-title = Ein Tisch { $game }
room-wait-title = Wer kommt?
room-wait-note = Schick den Link an alle, die mitspielen sollen. Sind alle Plätze besetzt, kann es losgehen.
room-free = Platz { $number } · frei
room-sit = Hinsetzen
room-sit-at = Auf Platz { $number } setzen
room-you = du
room-host = Gastgeber
room-here = da
room-away = weg
room-thinking = überlegt
room-qr = Der Link als Code für die Kamera eines Telefons
room-stand-up = Aufstehen
room-seat-bot = Einen Bot auf Platz { $number } setzen
room-add-bot = Bot dazu
room-remove-bot = { $name } wegnehmen
room-link = Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Kopiert. Jetzt jemandem schicken.
room-share = Teilen
room-share-text = Spiel { $game } mit mir.
room-start = Anfangen
room-start-note = Wer den Tisch aufgemacht hat, fängt an, wenn alle Plätze besetzt sind.
room-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-ready = Alle Plätze sind besetzt.
room-cancel = Tisch schließen
room-cancel-sure = Diesen Tisch schließen?
room-cancel-note = Sein Link führt dann nirgendwohin.
room-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
room-spectator = Du schaust zu.
room-about = Dieser Tisch
# With what a table is played, and what it counts for.
stakes-rules = Regeln
stakes-content = Gespielt mit
stakes-content-box = Der Schachtel.
    .note = Alle Karten, Plättchen und Zahlen sind wie gedruckt.
stakes-content-ours = Unseren Karten.
    .note = Was von der gedruckten Schachtel verloren ist, haben wir nach ihren Regeln neu zusammengestellt.
# $host (text): the address of the server.
stakes-content-changed = Geändertem Inhalt.
    .note = Karten, Plättchen oder Zahlen hat der Betreiber von { $host } geändert.
stakes-counts = Zählt für
stakes-rated = Die Rangliste.
    .note = Wer geht, aufgibt oder die Zeit überschreitet, wird als Letzter gewertet.
stakes-friendly = Das Vergnügen.
    .note = Spiele mit geändertem Inhalt werden nicht gewertet.
stakes-alone = Dich selbst.
    .note = Spiele allein werden nicht gewertet.
room-fair = Ehrliches Spiel
room-fair-note = Vor der ersten Karte und dem ersten Würfel bindet sich der Server mit dieser Zahl an einen geheimen Startwert, und alle Spieler geben eigenen Zufall dazu. Nach dem Ende wird der Startwert bekannt, und alle können prüfen, dass nichts ausgesucht wurde.
room-commitment = Gebunden durch
room-gone = Diesen Tisch gibt es nicht
room-gone-note = Er wurde geschlossen, oder der Link ist nicht vollständig. Bitte um einen neuen.
room-closed = Dieser Tisch wurde geschlossen
room-closed-note = Wer ihn aufgemacht hat, hat ihn vor dem Anfang geschlossen.
room-leave = Spiel verlassen
room-leave-sure = Dieses Spiel verlassen?
room-leave-note = Ab jetzt spielt ein Bot auf deinem Platz. Du kannst jederzeit zurückkommen und ihn wieder übernehmen.
room-agree = Vorschlagen, hier aufzuhören
room-agree-note = Alle behalten ihre Punkte, niemand gewinnt, und nichts wird gewertet. Das Spiel endet, wenn alle zustimmen, die mitspielen.
room-resign = Aufgeben
room-resign-note = Ein Bot spielt deinen Platz endgültig zu Ende. Du wirst als Letzter unter den Menschen gewertet.
room-resign-alone-note = Sonst spielt hier niemand: Das Spiel endet sofort und wird nicht gewertet.
room-resigned-you = Du hast dieses Spiel aufgegeben. Ein Bot spielt deinen Platz zu Ende.
room-end-asked =
    { COUNT($names) ->
        [one] { LIST($names) } würde das Spiel hier beenden.
       *[other] { LIST($names) } würden das Spiel hier beenden.
    }
room-end-waits = Du hast vorgeschlagen, hier aufzuhören. Das Spiel endet, wenn alle zustimmen.
room-end-agree = Hier beenden
room-end-refuse = Weiterspielen
room-end-look = Ansehen
room-wants-end = würde hier aufhören
room-resigned = hat aufgegeben
room-stay = Bleiben
room-stand-in = ein Bot spielt
room-stand-in-you = Auf deinem Platz spielt ein Bot.
room-back = Meinen Platz zurück
room-rematch-asked = Es gibt einen neuen Tisch für dieselben Spieler.
room-rematch-go = Zum neuen Tisch
room-check = Spiel prüfen
room-refused = Der Tisch hat sich geändert. Versuch es noch einmal.

## Chat

chat-title = Chat
chat-open = Chat öffnen
chat-open-unread =
    { $count ->
        [one] Chat öffnen: eine neue Nachricht
       *[other] Chat öffnen: { $count } neue Nachrichten
    }
chat-close = Chat schließen
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Nachricht
chat-send = Senden
chat-need-name = Wer noch keinen Namen hat, kann nur lesen.
chat-people = Jemanden stumm schalten
chat-mute = { $name } stumm schalten
chat-unmute = { $name } wieder hören
chat-says = { $name } sagt: { $text }
chat-lost = Das ließ sich nicht senden. Es steht noch im Feld.

## Wer du bist

me-title = Du
me-since = hier seit { $date }
me-name = Name
me-rename = Speichern
me-renamed = So heißt du ab jetzt.
me-ratings = Wertungen
me-no-ratings = Noch keine gewerteten Spiele. Das erste ist so gut wie jedes.
me-rating = Wertung
me-games = Spiele
me-game = Spiel
me-device = Auf einem anderen Gerät
me-device-note = Öffne diesen Link dort innerhalb einer Stunde, und du bist dort dieselbe Person. Er gilt einmal.
me-device-make = Link machen
me-device-link = Dein Link
me-recovery = Behalte den Link für dich: Wer ihn öffnet, ist du.
me-forget = Mich auf diesem Gerät vergessen
me-forget-sure = Auf diesem Gerät vergessen, wer du bist?
me-forget-note = Ohne einen Link von hier oder einem anderen deiner Geräte kannst du nicht als dieselbe Person zurückkommen.
me-forgotten = Dieses Gerät kennt dich nicht mehr.
me-archive = Fertige Spiele
me-back = Willkommen zurück
me-back-note = Dieses Gerät kennt dich jetzt als { $name }.
me-back-bad = Dieser Link ist verbraucht oder älter als eine Stunde
me-back-bad-note = Mach einen neuen auf dem Gerät, das dich kennt.
me-back-ask = Bist du das?
me-back-ask-note = Dieser Link macht dieses Gerät zu deinem. Geh nur weiter, wenn du ihn selbst gemacht hast.
me-back-go = Ja, das bin ich
me-gone = Unter diesem Namen ist niemand hier

## Fertige Spiele

archive-title = Fertige Spiele
archive-lead = Alles, was zu Ende gespielt wurde: ansehen, nachspielen, besprechen, prüfen.
archive-all = Aller
archive-mine = Meine
archive-whose = Wessen Spiele
archive-none = Noch nichts hier. Die erste Stadt wird noch gebaut.
archive-more = Mehr zeigen
archive-replay = Nachspielen
archive-review = Rückblick
archive-look = Ergebnis
archive-check = Prüfen
archive-of = { $what }: { $game }, { LIST($names) }
archive-won = gewonnen

## Rangliste

ladder-title = Rangliste
ladder-lead = Menschen und Bots nach demselben Maß. Die Wertung wächst mit dem, was gegen wen gewonnen wurde, und zählt nur, was sicher ist.
ladder-place = Rang
ladder-player = Spieler
ladder-rating = Wertung
ladder-games = Spiele
ladder-none = In diesem Spiel hat noch niemand eine Wertung.

## Den Zufall eines Spiels prüfen: Der Server verspricht vorher einen Startwert, und die Ziehungen müssen aus ihm folgen

verify-title = Spiel prüfen
verify-working = Jede Ziehung wird geprüft …
verify-good = Nichts wurde ausgesucht.
verify-good-record = Der Spielbericht hält sein eigenes Versprechen.
verify-good-note =
    { $draws ->
        [one] Die eine Ziehung dieses Spiels folgt
       *[other] Alle { $draws } Ziehungen dieses Spiels folgen
    } aus dem Startwert, an den { $bound ->
        [yes] sich der Server gebunden hatte
       *[no] der Spielbericht gebunden ist
    }, und aus dem Zufall der Spieler.
verify-promise-step = Das Versprechen im Spielbericht ist das, das dieses Gerät bekam, bevor du dich gesetzt hast.
verify-promise-unknown = Dieses Gerät bekam vor dem Spiel kein Versprechen, darum wurde nur das im Spielbericht selbst geprüft. Wer sich vor dem Anfang gesetzt hat, kann auf dem Gerät von damals mehr prüfen.
verify-seed-step = Der Startwert ist der, für den das Versprechen im Spielbericht steht.
verify-draws-step = Jede Karte und jeder Würfel folgt aus ihm und dem eigenen Zufall der Spieler.
verify-bad-unfinished = Der Startwert wird nach dem Ende bekannt. Bis dahin gibt es nichts zu prüfen.
verify-bad-unbound = Dieser Spielbericht ist nicht von einem Tisch mit dem Versprechen eines Servers.
verify-bad-promise = Der Server hat sein Versprechen geändert: Im Spielbericht steht ein anderes, als du vor dem Hinsetzen bekommen hast. Dieses Spiel war nicht ehrlich.
verify-bad-seed = Der Startwert ist nicht der, an den der Tisch gebunden war. Dieses Spiel war nicht ehrlich.
verify-bad-share = Was du zum Zufall dieses Spiels beigetragen hast, steht nicht im Spielbericht. Dieses Spiel war nicht ehrlich.
verify-bad-draws = Eine Ziehung folgt nicht aus dem Startwert. Dieses Spiel war nicht ehrlich.
verify-seed = Startwert
verify-commitment = Gebunden durch
verify-by-seat = Von { $name }
