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
lobby-friendly = freundschaftlich
lobby-free-seat = freier Platz
lobby-notify = Sag mir, wenn ich dran bin
lobby-notify-note = Eine Nachricht des Browsers, solange diese Seite in einem Fenster offen ist.
lobby-notify-closed-note = Eine Nachricht des Browsers, auch wenn diese Seite geschlossen ist. Von mehreren bekommt sie der Browser, den du zuletzt benutzt hast.
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
create-who = Wer hier sitzt
create-me = Ich: { $name }
create-open = Offen: wer kommt
create-listed = Allen zeigen
create-listed-note = Er steht in der Liste der Tische. Sonst findet ihn nur, wer den Link hat.
create-rated = Für die Rangliste werten
create-rated-note = Sonst ist es ein Freundschaftsspiel: Keine Wertung ändert sich.
create-go = Tisch aufmachen
create-nobody = Behalte einen Platz oder lass einen offen.

## Ein Tisch

table-title = Ein Tisch { $game }
table-wait-title = Wer kommt?
table-wait-note = Schick den Link an alle, die mitspielen sollen. Sind alle Plätze besetzt, kann es losgehen.
table-free = Frei
table-sit = Hinsetzen
table-you = du
table-host = Gastgeber
table-here = da
table-away = weg
table-thinking = überlegt
table-qr = Der Link als Code für die Kamera eines Telefons
table-stand-up = Aufstehen
table-seat-bot = Einen Bot hierher setzen
table-add-bot = Bot dazu
table-remove-bot = { $name } wegnehmen
table-remove = { $name } vom Tisch nehmen
table-remove-sure = { $name } von diesem Tisch nehmen?
table-remove-go = Wegnehmen
table-remove-note = Der Platz wird frei, und an diesem Tisch ist für diese Person keiner mehr.
table-removed = Wer diesen Tisch aufgemacht hat, hat deinen Platz freigemacht.
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert. Jetzt jemandem schicken.
table-share = Teilen
table-share-text = Spiel { $game } mit mir.
table-start = Anfangen
table-start-note = Wer den Tisch aufgemacht hat, fängt an, wenn alle Plätze besetzt sind.
table-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
table-ready = Alle Plätze sind besetzt.
table-cancel = Tisch schließen
table-cancel-sure = Diesen Tisch schließen?
table-cancel-note = Sein Link führt dann nirgendwohin.
table-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
table-spectator = Du schaust zu.
table-about = Dieser Tisch
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
    .note = Der Tisch ist für ein Freundschaftsspiel.
stakes-changed = Das Vergnügen.
    .note = Spiele mit geändertem Inhalt werden nicht gewertet.
stakes-alone = Dich selbst.
    .note = Spiele allein werden nicht gewertet.
table-fair = Ehrliches Spiel
table-fair-note = Vor der ersten Karte und dem ersten Würfel bindet sich der Server mit dieser Zahl an einen geheimen Startwert, und alle Spieler geben eigenen Zufall dazu. Nach dem Ende wird der Startwert bekannt, und alle können prüfen, dass nichts ausgesucht wurde.
table-commitment = Gebunden durch
table-gone = Diesen Tisch gibt es nicht
table-gone-note = Er wurde geschlossen, oder der Link ist nicht vollständig. Bitte um einen neuen.
table-closed = Dieser Tisch wurde geschlossen
table-closed-note = Wer ihn aufgemacht hat, hat ihn vor dem Anfang geschlossen.
table-leave = Spiel verlassen
table-leave-sure = Dieses Spiel verlassen?
table-leave-note = Ab jetzt spielt ein Bot auf deinem Platz. Du kannst jederzeit zurückkommen und ihn wieder übernehmen.
table-agree = Vorschlagen, hier aufzuhören
table-agree-note = Alle behalten ihre Punkte, niemand gewinnt, und nichts wird gewertet. Das Spiel endet, wenn alle zustimmen, die mitspielen.
table-resign = Aufgeben
table-resign-note = Ein Bot spielt deinen Platz endgültig zu Ende. Du wirst als Letzter unter den Menschen gewertet.
table-resign-alone-note = Sonst spielt hier niemand: Das Spiel endet sofort und wird nicht gewertet.
table-resigned-you = Du hast dieses Spiel aufgegeben. Ein Bot spielt deinen Platz zu Ende.
table-end-asked =
    { COUNT($names) ->
        [one] { LIST($names) } würde das Spiel hier beenden.
       *[other] { LIST($names) } würden das Spiel hier beenden.
    }
table-end-waits = Du hast vorgeschlagen, hier aufzuhören. Das Spiel endet, wenn alle zustimmen.
table-end-agree = Hier beenden
table-end-refuse = Weiterspielen
table-end-look = Ansehen
table-wants-end = würde hier aufhören
table-resigned = hat aufgegeben
table-stay = Bleiben
table-stand-in = ein Bot spielt
table-stand-in-you = Auf deinem Platz spielt ein Bot.
table-back = Meinen Platz zurück
table-rematch-asked = Es gibt einen neuen Tisch für dieselben Spieler.
table-rematch-go = Zum neuen Tisch
table-check = Spiel prüfen
table-refused = Der Tisch hat sich geändert. Versuch es noch einmal.

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
chat-people = Jemanden stumm schalten oder melden
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

## Dein Name und deine Geräte

account-title = Dein Name und deine Geräte
account-lead = Was dieser Server über dich weiß und was du damit machen kannst.
account-nobody = Dieses Gerät kennt dich noch nicht.
account-told = Wenn du dran bist
account-devices = Deine Geräte
account-device = { $browser } auf { $system }
account-device-unknown = Ein Gerät
account-this = dieses Gerät
account-seen = zuletzt hier: { $when }
account-since = seit { $when }
account-end = Abmelden
account-end-device = { $device } abmelden
account-ended = Es gehört nicht mehr dir.
account-end-others = Alle anderen Geräte abmelden
account-lost = Wenn du deine Geräte verlierst
account-lost-note = Niemand hier weiß, wer du bist, also kann dich niemand wieder hereinlassen: Sorge jetzt vor.
account-code = Wiederherstellungscode
account-code-none = Du hast noch keinen Wiederherstellungscode.
account-code-made = Du hast einen Wiederherstellungscode, erstellt: { $when }. Er wird nicht noch einmal gezeigt.
account-code-make = Wiederherstellungscode erstellen
account-code-again = Einen neuen erstellen
account-code-copy = Code kopieren
account-code-copied = Kopiert.
account-code-once = Er wird nur jetzt gezeigt. Schreib ihn auf und behalte ihn für dich: Wer ihn hat, ist du.
account-passkeys = Passkeys
account-passkeys-note = Dein Gerät oder dein Passwortmanager merkt sich dich und fragt nach Fingerabdruck, Gesicht oder PIN.
account-passkey-add = Passkey hinzufügen
account-end-passkey = Passkey von { $device } entfernen
account-passkey-ended = Dieser Passkey führt nirgends mehr hin.
account-mail = Per E-Mail an
account-mail-ask = Link schicken
account-mail-note = Wir schicken zuerst einen Link dorthin. Erst wenn jemand ihm gefolgt ist, kommt mehr, und jede E-Mail kann alle beenden.
account-mail-sent = Ein Link ging an { $address }. Folge ihm, dann kommen E-Mails.
account-mail-on = E-Mails gehen an { $address }, wenn keiner deiner Browser eine Nachricht annimmt.
account-mail-end = Keine E-Mails mehr
account-mail-ended = Es kommen keine E-Mails mehr.
account-data = Deine Daten
account-data-note = Alles, was dieser Server über dich hat, in einer Datei: Name, Wertungen, Spiele mit Aufzeichnung, was du gesagt hast, Geräte, Einstellungen.
account-take = Alles herunterladen
account-leave = Gehen
account-leave-note = Dieses Gerät kann dich vergessen, während du hier bekannt bleibst, oder der Server vergisst dich für immer.
account-forget = Vergesst mich für immer
account-forget-sure = Soll dieser Server dich vergessen?
account-forget-note = Name, Wertungen, Nachrichten, Geräte und Wege zurück werden sofort gelöscht und lassen sich nicht wiederherstellen. Deine laufenden Spiele übernehmen Bots. Beendete Spiele bleiben, und dort steht „jemand“ an deiner Stelle.
account-forgotten = Dieser Server kennt dich nicht mehr.

## Zurückkommen

recover-title = Ich war schon einmal hier
recover-lead = Komm als dieselbe Person zurück, mit deinen Spielen und Wertungen.
recover-passkey = Passkey benutzen
recover-code = Dein Wiederherstellungscode
recover-go = Zurückkommen
recover-next = Der benutzte Code gilt nicht mehr. Das ist dein nächster:
recover-link = Wenn dich ein anderes Gerät noch kennt, erstelle dort unter „Dein Name und deine Geräte“ lieber einen Link.

## Links in E-Mails

mail-title = E-Mails, wenn du dran bist
mail-confirmed = Danke: Diese Adresse ist bestätigt. Du bekommst eine E-Mail, wenn du dran bist und nicht hier.
mail-stop-title = Keine E-Mails mehr
mail-stopped = Erledigt: An diese Adresse wird nichts mehr geschickt.

## Was dieser Server aufbewahrt

keeps-title = Was dieser Server über dich aufbewahrt
keeps-lead = Alles davon, so wie dieser Server eingestellt ist.
keeps-what = Was aufbewahrt wird
keeps-name = Der Name, den du gewählt hast, und wann du gekommen bist. Kein Konto, kein Passwort.
keeps-device = Von jedem deiner Geräte: Browser und System, wann es zuerst und zuletzt hier war, und der Fingerabdruck eines Geheimnisses. Von Wiederherstellungscodes und Passkeys nichts, was sonst jemand benutzen könnte.
keeps-games = Die Tische, an denen du gesessen hast, jeder Zug mit seiner Zeit, die Ergebnisse und deine Wertungen.
keeps-chat = Was du im Chat schreibst und wen du stumm geschaltet hast.
keeps-pack = Wenn du ein Paket zum Spielen mitbringst: das Paket, und dass es von dir kam.
keeps-puzzle = Was du im Rätsel des Tages erreicht hast. Die beste Partie eines Tages können alle ansehen, mit deinem Namen.
keeps-push = Wenn du Nachrichten möchtest: die Adresse, die der Hersteller deines Browsers dafür vergibt, und deine Sprache. Was dorthin geht, ist für deinen Browser verschlüsselt.
keeps-mail = Wenn du E-Mails möchtest: deine Adresse und deine Sprache. Wird die Adresse nicht binnen zwei Tagen bestätigt, wird sie gelöscht.
keeps-reports = Wenn du jemanden meldest oder gemeldet wirst: die Meldung und die Worte, um die es geht, bis 30 Tage nachdem sie erledigt ist, höchstens ein Jahr. Wenn du stummgeschaltet oder ausgesperrt wirst: das, bis es endet. Wer was entschieden hat und warum, steht ein Jahr lang im Protokoll.
keeps-address = Deine Netzadresse dient Begrenzungen, solange du verbunden bist. Gespeichert wird sie nur, wenn sie ausgesperrt wird, und bis das endet.
keeps-long = Wie lange
keeps-guests =
    { $days ->
        [one] Wenn du nie an einem Tisch gesessen hast, wird einen Tag nach deinem letzten Besuch alles über dich gelöscht.
       *[other] Wenn du nie an einem Tisch gesessen hast, wird { $days } Tage nach deinem letzten Besuch alles über dich gelöscht.
    }
keeps-guests-stay = Du bleibst hier bekannt, bis du etwas anderes sagst.
keeps-players = Wenn du an einem Tisch gesessen hast, bleibst du hier bekannt, bis du dich vergessen lässt.
keeps-waiting =
    { $days ->
        [one] Ein Tisch, der auf Mitspielende wartet, wird nach einem Tag gelöscht, an dem ihn niemand angerührt hat.
       *[other] Ein Tisch, der auf Mitspielende wartet, wird nach { $days } Tagen gelöscht, in denen ihn niemand angerührt hat.
    }
keeps-closed =
    { $days ->
        [one] Ein Tisch, der vor dem Spiel geschlossen wurde, wird nach einem Tag gelöscht.
       *[other] Ein Tisch, der vor dem Spiel geschlossen wurde, wird nach { $days } Tagen gelöscht.
    }
keeps-closed-stay = Tische, die vor dem Spiel geschlossen wurden, bleiben.
keeps-packs =
    { $days ->
        [one] Ein Paket, das kein Tisch mehr braucht, wird nach einem Tag gelöscht.
       *[other] Ein Paket, das kein Tisch mehr braucht, wird nach { $days } Tagen gelöscht.
    }
keeps-packs-stay = Pakete, die jemand zum Spielen mitbringt, bleiben.
keeps-chat-days =
    { $days ->
        [one] Was an einem Tisch gesagt wurde, wird einen Tag nach dem Ende des Spiels gelöscht.
       *[other] Was an einem Tisch gesagt wurde, wird { $days } Tage nach dem Ende des Spiels gelöscht.
    }
keeps-chat-stay = Was an einem Tisch gesagt wurde, bleibt bei ihm.
# $days (number)
keeps-puzzles = Ergebnisse von Rätseln werden nach { $days } Tagen gelöscht.
keeps-finished = Beendete Spiele bleiben. Wenn du dich vergessen lässt, steht dort „jemand“ an deiner Stelle.
keeps-backups = Wer diesen Server betreibt, hat vielleicht Sicherungskopien. Was hier gelöscht wird, steht darin, bis neuere sie ersetzen.
keeps-who = Wer es sieht
keeps-seen = Deinen Namen, deine Wertungen und Spiele an Tischen, die allen gezeigt werden, können alle sehen; andere Tische, wer den Link hat. Pakete in der Galerie sehen alle. Den Chat sieht, wer am Tisch ist.
keeps-moderators = Meldungen, und was über wen entschieden wurde, sehen die, die hier moderieren. In deiner Datei stehen deine eigenen Meldungen und was über dich entschieden wurde, nicht, was andere geschrieben haben.
keeps-webhook = Wer diesen Server betreibt, hat ein Programm, dem gesagt wird, wenn du dran bist: dein Name, das Spiel und der Link zum Tisch.
keeps-nobody = Sonst wird nichts weitergegeben, und nichts hier zählt oder verfolgt Besuche.
keeps-cookie = Ein Cookie, das dich angemeldet hält. Zum Spielen ist es nötig.
keeps-yours = Was du tun kannst
keeps-rights = Es ansehen, in einer Datei mitnehmen, Geräte abmelden, vergessen werden: alles selbst und sofort.
keeps-contact = Diesen Server betreibt:

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
archive-agreed = im Einvernehmen beendet
archive-resigned = aufgegeben

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

## Meldungen und Moderation

together-moderation = Meldungen
chat-report = { $name } melden
chat-delete = Diese Nachricht löschen
chat-deleted = Wer hier moderiert, hat diese Nachricht gelöscht.
report-title = { $name } melden?
report-note = Wer sich um diesen Server kümmert, bekommt es zu sehen.
report-why = Was ist los? (freiwillig)
report-send = Melden
report-sent = Danke. Jemand sieht es sich an.
sanction-title = { $name } stummschalten oder aussperren
sanction-what = Was geschieht
sanction-mute = Stumm: darf nicht schreiben
sanction-ban = Ausgesperrt: darf nicht herein
sanction-do-mute = Stummschalten
sanction-do-ban = Aussperren
sanction-long = Wie lange
sanction-hours-1 = eine Stunde
sanction-hours-24 = ein Tag
sanction-hours-168 = eine Woche
sanction-hours-0 = für immer
sanction-address = Auch die Adresse aussperren
sanction-address-note = Hält alle fern, die von dort kommen, wo diese Person jetzt ist, höchstens eine Woche. Eine Adresse, von der jemand kommt, der moderiert, bleibt verschont.
sanction-why = Warum? (Das lesen andere, die moderieren.)
moderation-title = Moderation
moderation-lead = Was gemeldet wurde und was darauf geschah.
moderation-refused = Diese Seite sehen nur, die moderieren.
moderation-reports = Meldungen
moderation-no-reports = Es wurde nichts gemeldet.
moderation-reported = gemeldet von { $by }
moderation-table = zum Tisch
moderation-decide = { $name } stummschalten oder aussperren
moderation-settle = Erledigt
moderation-sanctions = Stummgeschaltet und ausgesperrt
moderation-no-sanctions = Niemand ist stummgeschaltet oder ausgesperrt.
moderation-address = eine Adresse
moderation-ban = ausgesperrt
moderation-mute = stumm
# $time (text): when it ends.
moderation-until = bis { $time }
moderation-lift = Aufheben
moderation-host = der Betreiber
moderation-log = Protokoll
# $about (text): a person, a message or a report.
moderation-did =
    { $what ->
        [ban] hat { $about } ausgesperrt
        [mute] hat { $about } stummgeschaltet
        [lift] hat aufgehoben, was für { $about } galt
        [delete] hat Nachricht { $about } gelöscht
        [settle] hat Meldung { $about } erledigt
        [moderator] lässt { $about } moderieren
        [list_pack] hat Paket { $about } in die Galerie gestellt
        [unlist_pack] hat Paket { $about } aus der Galerie genommen
        [remove_pack] hat Paket { $about } entfernt
       *[no_moderator] lässt { $about } nicht mehr moderieren
    }

## Pakete: Inhalte, die jemand zum Spielen mitbringt. Name und Autor sind Worte des Pakets.

# $name, $author (text): what the pack says of itself.
pack-with = „{ $name }“ von „{ $author }“
pack-by = von „{ $author }“
pack-removed = ein Paket, das entfernt wurde
pack-title = Paket
pack-own-words = Name, Autor und Anmerkungen sind Worte des Pakets, nicht unsere.
pack-game = Spiel
pack-author = Autor
# $version (text): as the pack says.
pack-version = Version { $version }
pack-based = Beruht auf
pack-based-on = beruht auf { $what }
pack-licence = Lizenz
pack-brought = Mitgebracht von
pack-brought-by = mitgebracht von { $name }
pack-shipped = gehört zu diesem Server
pack-games = Gespielt
pack-played =
    { $count ->
        [0] noch nicht zu Ende gespielt
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# $count (number): of games; $mean, $lowest, $highest (number): points.
pack-results =
    { $count ->
        [one] In der letzten im Mittel { $mean } Punkte ({ $lowest } bis { $highest }).
       *[other] In den letzten { $count } im Mittel { $mean } Punkte ({ $lowest } bis { $highest }).
    }
pack-changes =
    { $count ->
        [0] Es ändert nichts
        [one] Es ändert eine Sache
       *[other] Es ändert { $count } Sachen
    }
pack-more =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
pack-save = Datei speichern
pack-keep = Auf diesem Gerät behalten
pack-kept = „{ $name }“ ist jetzt in deiner Werkstatt.
pack-unread = Diese Datei ist kein Paket zu einem dieser Spiele.
pack-large = Dieser Server nimmt Pakete bis { $most } kB.
pack-report = Dieses Paket melden
pack-look = Ansehen
pack-look-at = { pack-look }: { $name }
pack-play = Neuer Tisch damit
pack-play-with = { pack-play }: { $name }
pack-list = In die Galerie stellen
pack-unlist = Aus der Galerie nehmen
pack-remove = Entfernen
pack-state-by_link = nicht in der Galerie
pack-state-unlisted = von der Moderation herausgenommen
pack-state-removed = entfernt
packs-title = Pakete
packs-lead = Andere Plättchen, Karten und Zahlen für diese Spiele, um hier damit zu spielen.
packs-all = Auch die, die nicht in der Galerie sind
packs-shipped = Vom Betreiber
packs-of-people = Von Spielern
packs-none = Hier hat noch niemand ein Paket hingestellt.
stakes-pack-note = Alle am Tisch spielen damit. Wie es sich und seine Teile nennt, sind die Worte seines Autors.
create-pack = Gespielt mit
create-pack-none = { $game }, wie es ist
create-pack-mine = Auf diesem Gerät
create-pack-file = Paket aus einer Datei
create-pack-note = Partien mit einem Paket werden nicht gewertet.
create-pack-list = Das Paket in der Galerie zeigen
create-pack-list-note = Dann können es alle auf diesem Server ansehen, damit spielen und es mitnehmen.
moderation-pack = das Paket
