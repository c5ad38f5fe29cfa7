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
