# Die Wörter der Werkstatt.

## Alle Pakete

title = Mach dir die Spiele zu eigen
lead = Ändere Plättchen, Karten, Pläne und Zahlen. Die Regeln prüfen alles sofort, und du kannst gleich damit spielen.
yours = Deine Pakete
of-pack = { $game }, von { $author }
of-box = { $game }, aus deiner Schachtel, von { $author }
edit = Bearbeiten
edit-name = { $name } bearbeiten
copy-name = { $name } kopieren
export-name = { $name } als Datei speichern
delete-name = { $name } löschen
damaged = Dieses Paket lässt sich nicht öffnen
new = Ein neues anlegen
new-own = Neues Paket
new-for = Neues Paket für { $game }
new-box = Ich habe die Schachtel
new-box-for = Ich habe die Schachtel von { $game }: Gedrucktes eingeben
name-new =
    { $number ->
        [1] Mein { $game }
       *[other] Mein { $game } { $number }
    }
name-box =
    { $number ->
        [1] { $game } aus meiner Schachtel
       *[other] { $game } aus meiner Schachtel { $number }
    }
name-copy = { $name }, Kopie
# Wer ein Paket gemacht hat, wenn kein Name gesagt ist.
no-author = Anonym
import = Paketdatei öffnen
import-bad = Diese Datei lässt sich nicht lesen. { $why }
import-large = Ein Paket hat höchstens { $most } kB.
none-yet = Noch keine Pakete. Wähle ein Spiel, um anzufangen.
on-device = Pakete bleiben auf diesem Gerät. Nichts wird hochgeladen.
delete-sure = { $name } endgültig löschen?
delete-note = Spiele damit bleiben, wie sie sind. Speichere das Paket vorher als Datei, falls du es noch brauchst.
not-found = Dieses Paket gibt es hier nicht
not-found-note = Vielleicht liegt es auf einem anderen Gerät, oder es wurde gelöscht.

## Die Werkbank

of-game = { $name }, für { $game }
kept = gespeichert
keeping = wird gespeichert
parts = Teile
about = Über das Paket
all-packs = Alle Pakete
has-problem = stimmt noch nicht:
has-warning = verdient einen zweiten Blick:
changed = , geändert
undo = Rückgängig
    .key = Strg+Z
redo = Wiederholen
    .key = Strg+Umschalt+Z
before = Das davor
after = Das nächste
put-back = Zurücksetzen
put-back-what = { $what } zurücksetzen
share = Weitergeben
save-file = Als Datei speichern
shared = { $file } liegt bei deinen Downloads. Wer es bekommt, kann es in seiner Werkstatt öffnen.
unsound = Diese Datei ist nicht so aufgebaut, wie sie sein soll, und lässt sich nicht zeigen.
unsound-put-back = Stattdessen die Datei des Spiels nehmen
stray-put-right = In Ordnung bringen
play = Spielen
can-play = Nach den Regeln spielbar.
can-play-but =
    { $count ->
        [one] Spielbar. Etwas verdient einen zweiten Blick.
       *[other] Spielbar. { $count } Dinge verdienen einen zweiten Blick.
    }
cannot-play =
    { $count ->
        [one] Etwas stimmt noch nicht.
       *[other] { $count } Dinge stimmen noch nicht.
    }
cannot-play-why = Bringe zuerst in Ordnung, was die Prüfung gefunden hat.
checks = Laufend geprüft
checks-close = Prüfung schließen
changes =
    { $count ->
        [0] nichts geändert
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
changes-none = Bisher ist es der Inhalt des Spiels.
changed-elsewhere = Dieses Paket wurde in einem anderen Tab geändert, während du es hier geändert hast.
take-other = Das andere zeigen
keep-own = Meines behalten
deleted-elsewhere = Dieses Paket wurde in einem anderen Tab gelöscht. Speichere es als Datei, wenn du es behalten willst.

## Was ein Paket von sich sagt

about-called = Dieses Paket für { $game } heißt
about-by = und ist von
field-name = Name des Pakets
field-author = Von wem es ist
about-version = Seine Version ist
field-notes = Was Mitspielende wissen sollen
field-based-on = Es beruht auf
field-licence = Was andere damit tun dürfen
# Stehen in den Dateien des Pakets: woher ihre Werte kommen.
from-box = Wie gedruckt, aus einer Schachtel eingegeben.
from-pack = In der Werkstatt gemacht, aus dem Inhalt des Spiels.
# Worauf ein Paket aus einer Schachtel beruht.
based-on-box = dem gedruckten Material
box-switch = Aus einer Schachtel eingegeben
box-switch-note = Geht alles in der Schachtel der Reihe nach durch und sagt, was noch fehlt.
translations = In anderen Sprachen
translations-note = Wer in einer anderen Sprache spielt, sieht diese Wörter, und wo es keine gibt, deine.
translations-language = Sprache
translation-of = „{ $text }“ auf { $language }

## Formulare

a-number = eine Zahl
nth-of = { $what }, { $number }
remove-nth = { $what }, { $number } entfernen
take-out = { $what } weglassen
shorter = { $what } kürzen
longer = { $what } verlängern
length = { $count } (von { $least } bis { $most })

## Aus der Schachtel

box = Aus deiner Schachtel
box-ask = Mach es wie deines, dann hake es ab.
box-entered = Abgehakt.
box-go = Wähle einen Teil, oder mach mit dem Nächsten weiter.
box-enter = Wie gedruckt
box-later = Weiter
box-progress = { $count } von { $of } eingegeben
box-missing =
    { $count ->
        [one] Eines fehlt noch
       *[other] { $count } fehlen noch
    }
box-whole = Alle { $count } sind eingegeben.

## Messen: viele Partien von Bots

# On a button.
measure = 200 Partien
measure-title = 200 Partien von Bots
measure-lead = Bots spielen 200 Partien mit diesem Paket und 200 mit dem eigenen Inhalt des Spiels, mit demselben Glück. Dann verzichten sie auf eines nach dem anderen, um zu sehen, was es wert ist. Das dauert von einigen Sekunden bis zu ein, zwei Minuten.
measure-players = Spieler
measure-start = Spielen lassen
measure-again = Noch einmal
measure-stop = Anhalten
measure-progress = Wie weit es ist
measure-broken = Das Messen wurde unerwartet beendet.
measure-fair = Ist es fair?
measure-alone = Allein kann niemand benachteiligt sein.
measure-alike = Nichts unterscheidet die Plätze, also kann niemand im Vorteil sein.
measure-even = Kein Platz ist erkennbar im Vorteil. Ein Vorteil von { $findable } Siegen auf 100 wäre aufgefallen.
measure-uneven = { $place } gewinnt { $share } von 100 Partien ({ $low } bis { $high }).
measure-place =
    { $number ->
        [1] Wer beginnt,
        [2] Wer als Zweites dran ist,
        [3] Wer als Drittes dran ist,
       *[other] Nummer { $number } in der Zugfolge
    }
measure-stand-out = Was auffällt
measure-nothing = Keine Karte, kein Plättchen und nichts anderes fällt auf.
measure-dead = ist tot: Von 100, die es benutzen könnten, tun es { $taken } ({ $offered } konnten es).
measure-must = wird immer genommen: Von 100, die es benutzen könnten, tun es { $taken } ({ $offered } konnten es).
measure-strong = ist zu stark: Wer es nicht benutzen darf, verliert { $worth } Punkte; üblich sind { $usual }.
measure-trap = ist eine Falle: Wer es nicht benutzen darf, steht am Ende { $worth } Punkte besser da.
measure-old = Das gilt auch für den eigenen Inhalt des Spiels.
measure-how = Wie es sich spielt
measure-own = Dieses Paket
measure-standard = Das Spiel selbst
measure-differs = , nicht durch Zufall
measure-score = Punkte je Spieler
measure-margin = Punkte zwischen Erstem und Zweitem
measure-decisions = Entscheidungen je Partie
measure-rounds = Runden
measure-note = Die Bots haben mit dem eigenen Inhalt des Spiels spielen gelernt. Was ihnen neu ist, beurteilen sie nach den Punkten.
measure-more = Für Tausende Partien mit Diagrammen und Fehlerbalken: das Paket als Datei sichern und das Labor fragen:
