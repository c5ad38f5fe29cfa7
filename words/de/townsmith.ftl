# Was die Engine bei jedem Spiel sagt: Ablehnungen, Aufforderungen, Neues vom Tisch.

## Spieler

# Jemand, dessen Name nicht bekannt ist. Wo wenig Platz ist: `short`, höchstens 6 Zeichen.
player = Platz { $seat }
    .short = Pl. { $seat }

## Listen: „Ada, Ben und Cleo“. Jeder Schritt hängt das Nächste an das an, was schon gesagt ist.

list-more = { $before }, { $after }
list-and = { $before } und { $after }
list-or = { $before } oder { $after }

## Werte einer Anfrage oder einer Datei

value-at = „{ $place }“: { $what }
value-syntax =
    { $why ->
        [incomplete] Das ist kein JSON: Es endet zu früh, in Zeile { $line }, Spalte { $column }.
        [extra] Das ist kein JSON: Nach seinem Ende folgt noch etwas, in Zeile { $line }, Spalte { $column }.
        [number] Darin ist eine Zahl zu groß.
        [deep] Das ist zu tief verschachtelt, in Zeile { $line }, Spalte { $column }.
       *[syntax] Das ist kein JSON: In Zeile { $line }, Spalte { $column }, ist ein Fehler.
    }
value-boolean = Hier muss true oder false stehen.
value-integer = Hier muss eine ganze Zahl stehen.
value-range = Hier muss eine ganze Zahl von { $least } bis { $most } stehen.
value-exactly = Hier muss { $number } stehen.
value-number = Hier muss eine Zahl stehen.
value-text = Hier muss ein Text in Anführungszeichen stehen.
value-text-some = Hier muss ein Text in Anführungszeichen stehen, und kein leerer.
value-text-length = Hier muss ein Text von höchstens { $most } Bytes stehen.
value-choice =
    { COUNT($choices) ->
        [1] Hier muss „{ $choices }“ stehen.
       *[other] Hier muss eines davon stehen: { LIST($choices, type: "or") }.
    }
value-object = Hier muss ein Objekt in geschweiften Klammern stehen.
value-list = Hier muss eine Liste in eckigen Klammern stehen.
value-list-length = Diese Liste muss { $least } bis { $most } Einträge haben, nicht { $length }.
value-list-exactly = Diese Liste muss { $least } Einträge haben, nicht { $length }.
value-missing = Das fehlt.
value-unknown = Dieser Name ist hier nicht bekannt. Ist er falsch geschrieben?

## Was an Inhaltsdateien falsch sein kann

content-file = { $file }: { $what }
content-place = { $file }: { $place }: { $what }
content-warning = Warnung: { $what }
content-missing = Die Datei fehlt.
content-unread = Kein Spiel liest diese Datei; gelesen werden { $files }.
content-lowest-grade = Das niedrigste Urteil muss bei 0 Punkten beginnen.
content-grade-order = Das muss mehr sein als die { $before } Punkte des Urteils davor.
content-twice = „{ $name }“ kommt zweimal vor.
content-other-feature = Hier muss „{ $feature }“ stehen: Diese Gewichte gehören zu anderen Merkmalen.
pack-none = Das ist kein Paket von Townsmith: Es hat kein „townsmith_pack“.
pack-format = Das Paket hat das Format { $its }; dieses Programm liest das Format { $ours }.
pack-large = Das Paket ist größer als { $most } kB.
pack-text = „{ $member }“ ist leer oder hat Zeichen, die sich nicht zeigen lassen.
pack-wrong = Das Paket sagt nicht richtig, was es ist: { $what }
pack-no-files = Das Paket ändert nichts: Es hat keine Dateien.
pack-translation = Die Übersetzungen des Pakets stimmen bei „{ $what }“ nicht: Sie sagen nach Sprachen, wie die eigenen Wörter des Pakets darin heißen, und keine darf viel länger sein als diese.
pack-file-name = „{ $file }“ kann keine Datei dieses Pakets sein: Dateien heißen wie im Ordner des Spiels.
pack-no-description = Im Ordner fehlt { $file }: Dort steht, welches Paket es ist.
pack-other-game = Das Paket gehört zum Spiel „{ $its }“, nicht zu { $ours }.

## Punktezettel

handicap = Vorgabe
compensation = Ausgleich

## Aufforderungen

prompt-move = Du bist am Zug.
prompt-start = Alle sind da: Das Spiel kann beginnen.
prompt-open = Noch fehlen Mitspieler.
prompt-nature = Es wird gezogen.
prompt-commit = Deine Züge sind gemacht: Beende die Runde oder nimm sie zurück.
prompt-wait = Warten auf { $names }.

## Was am Tisch geschieht

somebody = jemand
event-seated = { $name } setzt sich.
event-left = { $name } geht.
event-started = Das Spiel beginnt.
event-drawn = Gezogen: { $what }.
# Was geschehen ist, sagt das Attribut .done des Zugs; der Zug selbst sagt, was zu tun ist.
event-moved = { $name }: { ATTR($what, name: "done") }
event-undone =
    { $count ->
        [one] { $name } nimmt einen Zug zurück.
       *[other] { $name } nimmt { $count } Züge zurück.
    }
event-ready = { $name } ist fertig.
event-forfeited = { $name } { $why }: letzter Platz; bis zum Ende spielt dort der Zufall.
forfeit-not-started = ließ sich nicht starten
forfeit-crashed = ist abgestürzt
forfeit-stalled = hat zu lange gebraucht
forfeit-illegal = hat einen Zug gemacht, der nicht erlaubt ist
forfeit-flooded = hat etwas gesagt, das keine Antwort ist
forfeit-other-game = hat für ein anderes Spiel geantwortet
forfeit-memory = hat mehr Speicher gebraucht als erlaubt
forfeit-children = hat mehr Programme gestartet als erlaubt
forfeit-resigned = hat aufgegeben
forfeit-nobody = Dort spielt kein Bot, der aufgeben könnte.
event-away =
    { $name } ist weg: Ein Bot ({ $bot ->
        [random] { bot-random }
        [greedy] { bot-greedy }
        [easy] { bot-easy }
        [medium] { bot-medium }
        [hard] { bot-hard }
        [master] { bot-master }
        [perfect] { bot-perfect }
       *[other] { $bot }
    }) springt ein.
event-back = { $name } ist wieder da.
event-resigned = { $name } gibt auf. Ein Bot spielt weiter.
event-agreed-end = { $name } würde das Spiel hier beenden.
event-refused-end = { $name } möchte weiterspielen.

## Wie ein Spiel ausging

ending-forfeited = Niemand hat gewonnen: Kein Bot hat bis zum Ende gespielt.
ending-alone =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
ending-graded =
    { $points ->
        [one] { $points } Punkt: { $grade }
       *[other] { $points } Punkte: { $grade }
    }
ending-won =
    { $points ->
        [one] { CAP($name) } gewinnt mit { $points } Punkt.
       *[other] { CAP($name) } gewinnt mit { $points } Punkten.
    }
ending-tie-break =
    { $points ->
        [one] { CAP($name) } entscheidet den Gleichstand bei { $points } Punkt für sich.
       *[other] { CAP($name) } entscheidet den Gleichstand bei { $points } Punkten für sich.
    }
ending-shared =
    { $points ->
        [one] { CAP($names) } teilen sich den Sieg mit je { $points } Punkt.
       *[other] { CAP($names) } teilen sich den Sieg mit je { $points } Punkten.
    }
stand-in-of = der Bot, der für { $name } spielt
# Games that stop before their rules end them.
ending-agreed = Das Spiel wurde im Einvernehmen beendet. Niemand hat gewonnen.
ending-resigned = { $name } gewinnt: Alle anderen haben aufgegeben.
ending-given-up = { $name } hat das Spiel aufgegeben.
ending-nobody-left = Alle haben aufgegeben. Niemand hat gewonnen.

## Aufzeichnungen und Züge

record-line = Zeile { $line } der Aufzeichnung: { $what }
move-refused = Das geht nicht: { $why }

## Anfragen

request-syntax = Das ist kein JSON-Objekt.
request-length = Eine Nachricht darf höchstens { $most } Bytes haben.
request-number = Eine Anfrage braucht eine Zahl in „id“.
request-verb = Eine Anfrage braucht ein Verb in „do“.
verb-unknown = Das Verb „{ $verb }“ gibt es nicht.
page-only = Das machen Seiten selbst; ein Server macht es nicht.
server-only = Das gibt es nur in Spielen auf einem Server.
not-connected = Du bist nicht verbunden.
other-protocol = Diese Seite ist veraltet: Lade sie neu.

## Aufbau

game-unknown = Das Spiel „{ $game }“ gibt es nicht; es gibt { LIST($games, type: "and") }.
bot-name-taken = Es gibt schon einen Bot „{ $bot }“.
bot-own-note = Ein eigener Bot dieses Servers.
name-of-bot = Namen, die mit „(bot)“ enden, sind für Programme.
bot-keeps-name = Ein Bot behält den Namen, den er bekommen hat.
report-too-often = Zwischen zwei Berichten liegt mindestens eine Hundertstelsekunde.
positions-too-many = Mehr als { $most } Stellungen können nicht warten.
record-or-observation = Nach einer Stellung wird mit einer Aufzeichnung oder mit einer Beobachtung gefragt.
steps-without-record = Schritte gehören zu einer Aufzeichnung.
server-unreachable = Der Server { $server } ist nicht zu erreichen: { $why }.
connection-lost = Die Verbindung ist abgebrochen: { $why }.
link-form = Das ist kein Link zu einem Tisch wie http://localhost:8080/t/TABLE.
bot-unknown = Den Bot „{ $bot }“ gibt es nicht; es gibt { LIST($bots, type: "and") }.
search-setting = Eine Suche hat keine Einstellung „{ $setting }“.
search-range = „{ $setting }“ einer Suche liegt zwischen { $least } und { $most }.
not-solved = { $game } mit { $players } Personen ist nicht gelöst; niemand spielt es perfekt.
players-range = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
option-unknown = „{ $option }“ ist keine Option von { $game }; es gibt { LIST($options, type: "and") }.
option-takes = Die Option „{ $option }“ kann { LIST($values, type: "or") } sein, nicht „{ $value }“.
option-value = Die Option „{ $option }“ kann diesen Wert nicht haben.
option-twice = Die Option „{ $option }“ hat zwei verschiedene Werte.
option-form = Eine Option schreibt man NAME=WERT, nicht „{ $text }“.
too-many-options = Das sind zu viele Optionen.
presets-none = { $game } hat keine Voreinstellungen.
preset-unknown = „{ $preset }“ ist keine Voreinstellung von { $game }; es gibt { LIST($presets, type: "and") }.
handicap-form = Eine Vorgabe besteht aus { $players } ganzen Zahlen von -{ $most } bis { $most }, durch Kommas getrennt: eine für jeden Platz.
compensation-form = Ein Ausgleich besteht aus { $players } ganzen Zahlen von -{ $most } bis { $most }, durch Kommas getrennt: eine für jede Stelle in der Zugfolge, die des Startspielers zuerst.
not-whole-number = „{ $text }“ ist keine ganze Zahl.
seed-chosen = Hier sucht sich niemand den Startwert aus.
one-person-creates = Die anderen setzen sich selbst.
too-many-tables = Es gibt schon zu viele Tische.
creates-too-many = An so vielen Tischen kann niemand spielen.
listed-too-many = Mehr Tische kannst du nicht anbieten: Spiel an einem davon oder schließ ihn.
bots-alone-too-many = An mehr deiner Tische können Bots nicht unter sich spielen: Setz dich dazu oder warte, bis ein Spiel zu Ende ist.
pace-short = In weniger als { $least } Sekunden kann niemand spielen.

## Leute

name-first = Sag zuerst, wie du heißt.
name-length = Ein Name hat 1 bis { $most } Bytes.
name-plain = Ein Name ist einfacher Text von 1 bis { $most } Bytes aus sichtbaren Zeichen.
name-control-characters = Ein Name darf keine Steuerzeichen enthalten.
person-unknown = Diese Person gibt es nicht.
banned = Du bist hier gesperrt.
newcomers-too-many = Zu viele Neue in dieser Minute: Versuch es gleich noch einmal.
link-used = Dieser Link wurde schon benutzt, oder er ist zu alt.
passkey-unreadable = Diese Antwort eines Passkeys ist nicht lesbar.
passkey-challenge = Diese Antwort eines Passkeys ist zu alt. Bitte noch einmal versuchen.
passkey-origin = Dieser Passkey wurde auf einer anderen Seite als dieser benutzt.
passkey-site = Dieser Passkey gehört zu einer anderen Website.
passkey-presence = Das Gerät hat nicht gefragt, ob jemand da ist.
passkey-algorithm = Passkeys dieser Art werden hier nicht verstanden.
passkey-signature = Die Signatur dieses Passkeys ist falsch.
passkey-counter = Dieser Passkey scheint kopiert worden zu sein und wird deshalb nicht mehr angenommen.
not-for-bots = Das ist für Menschen: Um Bots kümmert sich, wer diesen Server betreibt.
name-of-nobody = Dieser Name steht für Leute, die vergessen werden wollten.
device-unknown = Dieses Gerät gehört nicht mehr zu dir.
code-used = Das ist kein Wiederherstellungscode, oder er wurde schon benutzt.
codes-too-many = Zu viele Versuche in dieser Minute: Versuch es gleich noch einmal.
data-too-often = Deine Daten wurden eben geschickt: Versuch es in einer Minute noch einmal.
passkey-insecure = Passkeys brauchen eine sichere Seite: eine, deren Adresse mit https beginnt.
passkey-unknown = Dieser Passkey ist hier nicht mehr bekannt.
passkeys-too-many = Mehr Passkeys kannst du nicht haben, oder du hast es in dieser Minute zu oft versucht.
notices-none = Dieser Server verschickt keine solchen Nachrichten.
push-unusable = An diesen Browser können keine Nachrichten geschickt werden.
mail-address = An diese Adresse kann keine E-Mail geschickt werden.
mails-too-many = Zu viele E-Mails in dieser Minute: Versuch es gleich noch einmal.
chat-line = Eine Nachricht ist eine Zeile Text.
chat-too-much = Lass auch die anderen zu Wort kommen.
muted-too-many = Mehr Leute kannst du nicht stummschalten.
muted = Du darfst hier zurzeit nichts schreiben.
reports-too-many = Von dir kamen viele Meldungen: Warte eine Stunde.
# $most (number): of one person
reports-open = { $most } deiner Meldungen hat sich noch niemand angesehen: Warte, bis das geschehen ist.
report-unknown = Diese Meldung gibt es nicht, oder sie ist erledigt.
line-unknown = Das hat hier niemand gesagt.
moderators-only = Das ist denen vorbehalten, die hier moderieren.
moderator-safe = Über die, die moderieren, entscheidet nur der Betreiber.
sanction-unknown = Das gilt nicht mehr.

## Nachrichten an Leute, deren Seite geschlossen ist

notice-turn = Du bist am Zug: { $game }
notice-waiting =
    { COUNT($names) ->
        [one] { LIST($names) } wartet auf dich.
       *[other] { LIST($names) } warten auf dich.
    }
mail-confirm-subject = Ist das deine Adresse?
mail-confirm = Hallo { $name }, wenn du an diese Adresse eine E-Mail möchtest, sobald du am Zug bist, folge diesem Link:
mail-confirm-other = Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Es wird dir nichts weiter geschickt.
mail-turn = Hallo { $name }, in { $game } bist du am Zug.
mail-stop = Keine solchen E-Mails mehr, mit einem Klick:

## Tische

table-unknown = Den Tisch „{ $table }“ gibt es nicht.
table-closed = Dieser Tisch wurde geschlossen.
table-damaged = Dieser Tisch wurde am Speicherort beschädigt und lässt sich nicht öffnen.
pack-server-only = Nur ein Server kennt Pakete mit Namen: Gib das Paket selbst an.
pack-removed = Dieses Paket wurde hier entfernt: Mit ihm beginnen keine Partien mehr.
pack-unknown = Dieser Server hat kein solches Paket.
pack-twice = An einem Tisch spielt man mit einem Paket: Gib es an oder nenne eines, das der Server hat.
pack-check-one = Gerade wird ein Paket von dir geprüft: Warte, bis das fertig ist.
pack-check-slow = Das Paket ließ sich nicht rechtzeitig prüfen: Der Server hat viel zu tun. Versuch es später noch einmal.
pack-of-host = Dieses Paket gehört zum Server: Nur wer ihn betreibt, kann es wegnehmen.
pack-state = Das lässt sich für dieses Paket nicht entscheiden: Zuerst stellt es nur in die Galerie, wer es mitgebracht hat.
packs-closed = Auf diesem Server spielt man nur mit seinen eigenen Paketen.
packs-too-many = Von dir kamen viele Pakete: Warte eine Stunde.
packs-at-a-time = Mehr Tische mit Paketen kannst du nicht haben: Spiel an einem davon zu Ende oder schließ ihn.
packs-kept = Mehr Pakete von dir bewahrt der Server nicht auf. Die, mit denen niemand spielt, verschwinden mit der Zeit.
packs-listed = Mehr Pakete kannst du nicht in der Galerie haben.
packs-looks = So viele Pakete kann sich niemand ansehen: Warte eine Minute.
packs-memory = Hier werden gerade zu viele Partien mit Paketen gespielt. Versuch es später noch einmal.
table-pack-damaged = Das Paket, mit dem an diesem Tisch gespielt wird, wurde am Speicherort beschädigt oder fehlt: Der Tisch lässt sich nicht öffnen.
server-full = Der Server ist voll: Versuch es in einer Minute noch einmal.
nothing-here = Hier ist nichts.
not-stored = Das ließ sich nicht speichern: Versuch es in einer Minute noch einmal.
cannot-be-stored = Das lässt sich nicht speichern.
not-readable = Das lässt sich gerade nicht lesen: Versuch es in einer Minute noch einmal.
mishap = Hier ist etwas schiefgegangen; es wurde notiert.
watching-too-many = Du schaust schon an zu vielen Tischen zu.
watched-by-too-many = An diesem Tisch schauen schon zu viele zu.
creator-seats-bots = Nur wer den Tisch aufgemacht hat, kann Bots dazusetzen.
creator-closes = Nur wer den Tisch aufgemacht hat, kann ihn schließen.
close-started = Das Spiel hat begonnen: Der Tisch gehört jetzt allen.
rematch-players = Eine Revanche ist für die, die am Tisch saßen.
rematch-running = Das Spiel ist noch nicht vorbei.
hints-alone = Tipps gibt es nur, wo eine Person gegen Bots spielt.

## Plätze und Züge

seat-unknown = Diesen Platz gibt es nicht.
seat-taken = Dort sitzt schon { $name }.
seat-empty = Dort sitzt niemand.
seats-open = Es sind noch nicht alle Plätze besetzt.
seated-already = Du hast schon einen Platz.
name-imitates = An diesem Tisch würde man diesen Namen mit { $name } verwechseln: Wähle einen anderen.
removed-from-table = Wer diesen Tisch aufgemacht hat, möchte nicht, dass du hier sitzt.
not-your-seat = Das ist nicht dein Platz.
game-started = Das Spiel hat ohne dich begonnen.
started-already = Das Spiel hat schon begonnen.
not-started = Das Spiel hat noch nicht begonnen.
game-over = Das Spiel ist vorbei.
not-your-turn = Du bist nicht am Zug.
nothing-to-decide = Gerade gibt es nichts zu entscheiden.
moves-made = Deine Züge sind gemacht: Beende die Runde oder nimm sie zurück.
round-finished-wait = Deine Runde ist beendet: Warte auf die anderen.
round-finished = Deine Runde ist schon beendet.
round-unfinished = Deine Runde ist noch nicht beendet.
commit-in-turns = In einem Spiel mit Zügen zählt jeder Zug sofort.
undo-committed = Deine Runde ist beendet und lässt sich nicht zurücknehmen.
undo-nothing = Du hast nichts zurückzunehmen: Nach einer Ziehung oder dem Zug einer anderen Person geht das nicht.
stale = Inzwischen ist etwas geschehen: Schau noch einmal hin.
take-seat-back = Ein Bot vertritt dich: Nimm zuerst deinen Platz wieder ein.
bot-plays-there = Dort spielt schon ein Bot.
bot-idle = Dort hat kein Bot etwas zu tun.
nobody-stands-in = Dort vertritt kein Bot jemanden.
resigned-for-good = Du hast dieses Spiel aufgegeben; der Bot spielt es zu Ende.
agreed-already = Du hast schon gesagt, dass du das Spiel hier beenden würdest.
nobody-agreed = Niemand hat vorgeschlagen, das Spiel hier zu beenden.
command-unknown = Den Befehl „{ $command }“ gibt es nicht.
review-running = Einen Rückblick gibt es, wenn das Spiel vorbei ist.
decision-unknown = Bei diesem Schritt wurde nichts entschieden.
step-unknown = Das Spiel geht nur bis Schritt { $total }.
glimpse-seats = Die Plätze sind nicht die des Spiels.
glimpse-damaged = Die Stellung wurde unterwegs beschädigt, oder ein anderes Programm hat sie geschrieben.

## Glück, das sich prüfen lässt

seed-digits = Ein Startwert hat 64 Hexadezimalziffern.
share-digits = Ein Anteil hat 64 Hexadezimalziffern.
commitment-digits = Eine Festlegung hat 64 Hexadezimalziffern.
stream-short = Der Schlüsselstrom ist zu kurz.
draw-differs = Ziehung { $number }, „{ $draw }“, folgt nicht aus dem Startwert.
fair-other-commitment = Die Aufzeichnung nennt eine andere Festlegung als die aufgehobene.
fair-share-missing = Der Anteil ist nicht unter denen der Aufzeichnung.
fair-no-commitment = Vor diesem Spiel hat sich niemand auf einen Startwert festgelegt.
fair-no-seed = Der Startwert steht nicht in der Aufzeichnung: Das Spiel ist nicht vorbei.
fair-other-seed = Der Startwert ist nicht der, der festgelegt wurde.
draws-differ = Was an diesem Tisch gezogen wurde, lässt sich nicht noch einmal ziehen.
other-seed = Die Aufzeichnung wurde nicht mit diesem Startwert gespielt.

## Was an einer Aufzeichnung falsch sein kann

record-none = Das ist keine Aufzeichnung von Townsmith: Ihre erste Zeile hat kein „townsmith“.
record-empty = Die Aufzeichnung ist leer.
record-large = Die Aufzeichnung ist größer, als ein Spiel sein kann.
record-cut-off = Die Aufzeichnung ist abgeschnitten: Ihre letzte Zeile ist unvollständig.
record-not-json = Das ist kein JSON-Objekt.
record-lists = „names“, „bots“ und „shares“ müssen für jede Person einen Eintrag haben.
record-format = Die Aufzeichnung hat Format { $its }; dieses Programm liest Format { $ours }.
record-other-game = Die Aufzeichnung ist vom Spiel „{ $its }“, nicht von { $ours }.
record-other-rules = Die Aufzeichnung wurde nach Version { $its } der Regeln von { $game } gespielt; dieses Programm hat Version { $ours }.
record-other-content = Die Aufzeichnung wurde mit anderem Inhalt gespielt ({ $its }), als hier geladen ist ({ $ours }).
record-other-options = Die Aufzeichnung wurde mit anderen Optionen gespielt.
record-stops = Die Aufzeichnung hört auf, wo etwas gezogen werden muss.
record-open-turn = Die Aufzeichnung hat einen offenen Zug, wo keiner sein kann.
record-commits-early = Die Aufzeichnung beendet einen Zug, der nicht beendet ist.
record-forfeit = Eine Aufgabe nennt einen Platz nur einmal, mit einem der bekannten Gründe.
record-after-forfeit = Nach einer Aufgabe dürfen weder Züge noch Ziehungen folgen.
record-after-open = Nach einem offenen Zug dürfen nur offene Züge folgen.
record-after-result = Nach dem Ergebnis darf nichts folgen.
record-after-end = Das Spiel ist vorbei; es kann nichts folgen.
record-draws-left-out = Was gezogen wurde, ist weggelassen, wie bei einem laufenden Spiel: Das lässt sich nicht nachspielen.
record-draws-long = „chance“ und „draws“ müssen gleich lang sein.
record-draw-form = Eine Ziehung ist eine Liste: wie viele Möglichkeiten es gab und welche es wurde.
record-draw-text = Die Aufzeichnung sagt „{ $told }“, wo ihre Zahlen „{ $meant }“ bedeuten.
record-draw-count = Die Zahl der Ziehungen ist hier { $there }; die Regeln brauchen { $needed }.
record-draw-missing = Die Regeln ziehen hier „{ $meant }“, und die Aufzeichnung hat dafür keine Ziehung.
record-draw-other = Die Regeln ziehen hier „{ $meant }“, und die Aufzeichnung hat eine andere Ziehung.
record-draw-for-move = Hier steht eine Ziehung, wo jemand am Zug ist.
record-move-for-draw = Hier steht ein Zug, wo etwas gezogen werden muss.
record-wrong-seat = Dieser Platz hat hier nichts zu entscheiden.
record-seat-order = Die Züge einer Runde stehen in der Reihenfolge der Plätze.
record-result-early = Es gibt ein Ergebnis, aber das Spiel ist nicht vorbei.
record-stopped-late = Ein Spiel, das nach den Regeln zu Ende ist, kann nicht abgebrochen worden sein.
record-other-result = Das Ergebnis ist { $told }, aber die Züge führen zu { $meant }.

## Bots

bot-random = zufällig
bot-random-note = Irgendein erlaubter Zug, jeder gleich wahrscheinlich.
bot-greedy = gierig
bot-greedy-note = Nimmt die meisten Punkte, die er sieht, einen Schritt weit voraus.
bot-easy = leicht
bot-easy-note = Weiß, was gut ist, nimmt es aber nicht zu genau.
bot-medium = mittel
bot-medium-note = Spielt solide, ohne weit vorauszuschauen.
bot-hard = schwer
bot-hard-note = Schaut voraus.
bot-master = meisterhaft
bot-master-note = Schaut so weit voraus, wie die Geduld reicht.
bot-perfect = perfekt
bot-perfect-note = Besser geht es nicht: für ein gelöstes Spiel wie City Planner allein.

## Das Netz

requests-too-many = So viele Anfragen braucht niemand.
messages-too-many = So viele Nachrichten braucht niemand.
connections-too-many = Diese Adresse hat zu viele Verbindungen.
methods = Hier werden GET, POST und DELETE verstanden.
nothing-to-change = Hier gibt es nichts zu ändern.
other-origin = Die Seite einer anderen Website darf das nicht.
other-host = Dieser Server ist nicht als { $host } bekannt. Wer ihn betreibt, kann ihm diesen Namen mit --public-url oder --origin geben.
websocket-only = Das ist die Adresse eines WebSockets und sonst nichts.
request-too-big = Die Anfrage ist zu groß.
not-http = Das ist kein HTTP.

# What a link to a table says before it is opened.
preview-title = { $game } · ein Tisch bei Townsmith
# $players (number)
preview-free =
    { $free ->
        [one] Einer von { $players } Plätzen ist frei. Spiel mit.
       *[other] { $free } von { $players } Plätzen sind frei. Spiel mit.
    }
preview-full = Alle Plätze sind besetzt; gleich geht es los.
preview-playing = Das Spiel läuft. Du kannst zuschauen.
preview-over = Das Spiel ist vorbei. Du kannst es nachspielen.
preview-names = Am Tisch: { LIST($names) }.
preview-pack = Gespielt wird mit einem Paket: „{ $name }“ von „{ $author }“.
preview-pack-removed = Gespielt wird mit einem Paket, das hier entfernt wurde.

# The puzzle of the day, at a server.
daily-not-alone = Dieses Spiel kann man nicht allein spielen, darum hat es kein Rätsel des Tages.
daily-no-day = „{ $day }“ ist kein Tag.
daily-other-day = Das ist nicht das Rätsel von heute.
daily-record = Das ist nicht das Rätsel dieses Tages, allein und nach den üblichen Regeln zu Ende gespielt.
daily-counted = Bei diesem Rätsel bist du schon gezählt: Der erste Versuch gilt.
daily-people = Gezählt werden nur Menschen.
daily-still-on = Dieser Tag ist noch nicht überall vorbei. Spiel sein Rätsel erst selbst.
daily-content = Dieser Server spielt das Spiel mit eigenen Inhalten, darum hat es hier kein Rätsel des Tages.
daily-nobody = Dieses Rätsel hat noch niemand gespielt.
daily-too-many = Von hier kommen zu viele Ergebnisse. Versuch es später noch einmal.
