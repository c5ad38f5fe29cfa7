# Town Builder: Coevorden. Die Reihenfolge ist die von docs/rules/townbuilder.md.
#
# Karten, Auszeichnungen und Titel stehen als Eigennamen da, möglichst ohne Artikel: Andere Inhalte
# haben andere, und ihr Geschlecht kennt niemand. Was Karten und Auszeichnungen bewirken, wird aus
# Teilen zusammengesetzt, damit es sich mit jedem Inhalt richtig liest.

tagline = Jede Karte ist Gebäude, Rohstoff oder Gold: Entscheide, was sie wird, und baue ein Viertel.

## Optionen

option-first = Wer beginnt
option-first-note = In der Reihenfolge, in der die Spieler genannt sind; sind es weniger, wird gelost.
option-first-random = Ausgelost
option-first-0 = Wer zuerst genannt ist
option-first-1 = Wer an zweiter Stelle genannt ist
option-first-2 = Wer an dritter Stelle genannt ist
option-first-3 = Wer an vierter Stelle genannt ist

## Was auf dem Tisch liegt

# Eine Art von Gebäuden, auch die, die ein Richter bevorzugt. .building ist ein Gebäude dieser Art
# (oder mehrere); .short steht auf der Karte, höchstens 9 Zeichen.
type-commerce = Handel
    .building = Handelsgebäude
type-social = Gemeinschaft
    .building = Gemeinschaftsgebäude
    .short = Gemeins.
type-housing = Wohnen
    .building = Wohngebäude
type-culture = Kultur
    .building = Kulturgebäude
type-military = Militär
    .building = Militärgebäude

# .letter steht in Zeichnungen dafür: ein Zeichen, für jeden ein anderes.
resource-wood = Holz
    .letter = H
resource-stone = Stein
    .letter = S
resource-straw = Stroh
    .letter = T

# Zwei Rohstoffe, von denen eine Karte einer ist: „Holz oder Stroh“.
either = { LIST($kinds, type: "or") }

gold = { $gold } Gold
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
actions =
    { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }

# Das Zeichen einer Person; es hat eine eigene Fähigkeit.
crest = Wappen
your-crest = Wappen

judge-of = Richter für { $type }

## Die Stadtkarten

card-bakery = Bäckerei
card-bank = Bank
card-farm = Bauernhof
card-fishery = Fischerei
card-flower-stand = Blumenstand
card-orchard = Obstgarten
card-quarry = Steinbruch
card-storehouse = Speicher
card-art-gallery = Kunstgalerie
card-market-hall = Markthalle
card-mill = Mühle
card-tannery = Gerberei
card-smithy = Schmiede
card-brewery = Brauerei
card-gardens = Gärten
card-festival = Volksfest
card-inn = Gasthof
card-fountain = Brunnen
card-bathhouse = Badehaus
card-tavern = Schenke
card-guildhall = Zunfthaus
card-well = Ziehbrunnen
card-hospital = Spital
card-school = Schule
card-town-green = Stadtwiese
card-ferry-house = Fährhaus
card-orphanage = Waisenhaus
card-cottage = Kate
card-row-house = Reihenhaus
card-farmhouse = Bauernhaus
card-manor = Herrenhaus
card-canal-house = Grachtenhaus
card-almshouse = Armenhaus
card-boarding-house = Pension
card-tower-house = Turmhaus
card-villa = Villa
card-courtyard-house = Hofhaus
card-lodge = Hütte
card-bell-tower = Glockenturm
card-library = Bibliothek
card-statue = Statue
card-cathedral = Kathedrale
card-chapel = Kapelle
card-theatre = Theater
card-museum = Museum
card-archive = Archiv
card-observatory = Sternwarte
card-music-hall = Konzertsaal
card-monument = Denkmal
card-armoury = Zeughaus
card-barracks = Kaserne
card-gatehouse = Torhaus
card-watchtower = Wachturm
card-bridge = Brücke
card-wall = Mauer
card-bastion = Bastion
card-stable = Marstall
card-guard-house = Wachhaus
card-drill-yard = Exerzierplatz
card-moat = Graben

## Die Auszeichnungen

award-diversity = Vielfalt
award-sturdy = Standfest
award-grand-district = Großes Viertel
award-treasury = Schatzkammer
award-guild = Zunft
award-hearth = Herd
award-ingenuity = Findigkeit
award-great-works = Große Werke

## Titel für ein Spiel allein

grade-peasant = Bauer
grade-commoner = Bürger
grade-merchant = Kaufmann
grade-noble = Adliger

## Was Fähigkeiten bewirken. Sie stehen nach einem Doppelpunkt: klein begonnen und ohne Punkt am Ende.

# Wann eine Fähigkeit zählt: solange die Karte in der Reihe liegt, in dem Zug, in dem das Gebäude
# fertig wird, als die eine Sternfähigkeit eines Zuges, am Ende. Höchstens 8 Zeichen.
timing-row = Reihe
timing-build = Bau
timing-star = Stern
timing-scoring = Wertung

# Bedingungen und Preise; $then ist eine Wirkung.
ability-if-completed = wenn in diesem Zug ein Fundament fertig wurde: { $then }
ability-if-type-completed = wenn in diesem Zug ein { ATTR($type, name: "building") } fertig wurde: { $then }
ability-discards = wirf dieses Gebäude ab: { $then }
ability-for-gold = zahle { gold }: { $then }

effect-worth-two = aus der Reihe gelagert ist sie 2 Gold wert

# $ways sind welche von den dreien darunter.
effect-take =
    { $from ->
        [discard] { LIST($ways, type: "or") } vom Ablagestapel
       *[row] { LIST($ways, type: "or") } aus der Reihe
    }
take-resource = nimm einen Rohstoff
take-gold = lagere Gold
take-foundation = beginne ein Fundament

# $ways sind welche von den dreien darunter.
effect-reveal =
    { $cards ->
        [one] decke eine Stadtkarte auf; sie darf { LIST($ways, type: "or") } werden, sonst wird sie abgeworfen
       *[other] decke { $cards } Stadtkarten auf; eine darf { LIST($ways, type: "or") } werden, der Rest wird abgeworfen
    }
become-resource = Rohstoff
become-gold = Gold
become-foundation = Fundament

effect-add-to-row =
    { $cards ->
        [one] die oberste Stadtkarte kommt in die Reihe
       *[other] die obersten { $cards } Stadtkarten kommen in die Reihe
    }

# Höchstens zwei.
effect-replace =
    { $cards ->
        [one] wirf eine Karte der Reihe ab und ersetze sie
       *[other] wirf bis zu zwei Karten der Reihe ab und ersetze sie
    }
effect-resources =
    { $most ->
        [one] ein beliebiger Rohstoff für ein Fundament
       *[other] bis zu zwei beliebige Rohstoffe für ein Fundament
    }
effect-gold = du bekommst { gold }
effect-judge = ein unbenutzter Richter kommt dazu
effect-complete = stelle ein Fundament mit Baukosten bis { $cost } fertig

# Eine Fähigkeit der gleichen Sorte; $kind ist „star“ oder „build“.
effect-copy =
    { $kind ->
        [star] nutze die Sternfähigkeit eines Gebäudes in irgendeinem Viertel
       *[build] nutze die Baufähigkeit eines Gebäudes in irgendeinem Viertel
    }
effect-protect = bis zu deinem nächsten Zug darf niemand sonst eine Karte deiner Wahl aus der Reihe nehmen und niemand sie abwerfen

# Punkte am Ende.
effect-per-building = { points } je { $which }
effect-per-type = { points } je Art im Viertel
effect-if-award = { points }, wenn du eine Auszeichnung hast
effect-change-type = darf vor dem Urteil eine andere Art werden
effect-extra-type = zählt für Richter als ein weiteres Gebäude beliebiger Art

## Welche Gebäude gemeint sind: „Handelsgebäude mit Baukosten ab 4 und einer Fähigkeit“. Davor steht
## ihre Zahl oder „je“; eines und mehrere heißen gleich.

buildings = Gebäude
buildings-of-type = { ATTR($type, name: "building") }
buildings-with = { $buildings } mit { LIST($traits) }
trait-least-points =
    { $points ->
        [one] mindestens { $points } Punkt
       *[other] mindestens { $points } Punkten
    }
trait-most-points =
    { $points ->
        [one] höchstens { $points } aufgedruckten Punkt
       *[other] höchstens { $points } aufgedruckten Punkten
    }
trait-least-cost = Baukosten ab { $cost }
trait-most-cost = Baukosten bis { $cost }
trait-ability = einer Fähigkeit

## Was Auszeichnungen verlangen

need-costs = Gebäude mit den Baukosten { LIST($costs) }
need-buildings = { $count } { $which }
need-types =
    { $count ->
        [one] Gebäude von { $count } Art
       *[other] Gebäude von { $count } Arten
    }
need-gold = { gold } gelagert
need-completed =
    { $count ->
        [one] { $count } Fundament in einem Zug fertig
       *[other] { $count } Fundamente in einem Zug fertig
    }

## Was gezogen wird. Es steht in „Gezogen: { $what }.“

draw-card = { $card }
draw-judge = Richter für { $type }
draw-award = die Auszeichnung { $award }
draw-first-player = wer beginnt
draw-some-card = eine Karte
draw-some-judge = ein Richter
draw-some-award = eine Auszeichnung

## Was zu tun ist

prompt-act = { CAP(LIST($ways, type: "or")) }: noch { actions }.
prompt-end = { CAP(LIST($ways, type: "or")) }.
act-take = nimm eine Karte aus der Reihe
act-use = nutze eine Fähigkeit
act-claim = beanspruche eine Auszeichnung
act-end = beende den Zug
prompt-choose = Nimm eine der aufgedeckten Karten oder keine.
prompt-closing = Wirf Karten der Reihe ab, bevor dein Zug endet.
prompt-declare = Als welche Art zählt { $card }?
# Ein Gebäude, das für Richter als eines mehr zählt, von einer Art, die sich die Person aussucht.
prompt-declare-more = Als welche Art zählt { $card } für die Richter noch?
prompt-deal = Karten werden gezogen.

## Züge: was zu tun ist; .done sagt, was getan wurde, nach dem Namen und einem Doppelpunkt

move-start = { $card } als Fundament beginnen: { LIST($costs, type: "more") }.
    .done = { $card } als Fundament begonnen: { LIST($costs, type: "more") }.
# Das Gold wird gleich bezahlt, Rohstoffe kommen später.
cost-gold = { gold } sofort
cost-resource = { $count } { $resource }
move-gain = { $card } als { $resource } unter { $foundation } legen.
    .done = { $card } als { $resource } unter { $foundation } gelegt.
move-store = { $card } als { gold } lagern.
    .done = { $card } als { gold } gelagert.
move-use = { $user }: { $what }.
    .done = { $user }: { ATTR($what, name: "done") }.
# Das Gebäude $user tut, was $copied kann.
move-use-copy = { $user } (wie { $copied }): { $what }.
    .done = { $user } (wie { $copied }): { ATTR($what, name: "done") }.
move-claim = { $award } beanspruchen ({ $need }): { points }.
    .done = { $award } beansprucht ({ $need }): { points }.
move-end-turn = Den Zug beenden.
    .done = Den Zug beendet.
move-end-turn-early = Den Zug beenden: Keine Aktion ist möglich.
    .done = Den Zug beendet: Keine Aktion war möglich.
move-none = Keine der aufgedeckten Karten nehmen.
    .done = Keine der aufgedeckten Karten genommen.
move-discard = { LIST($cards) } aus der Reihe abwerfen.
    .done = { LIST($cards) } aus der Reihe abgeworfen.
move-declare = { $card } als { ATTR($type, name: "building") } zählen.
    .done = { $card } zählt als { ATTR($type, name: "building") }.
move-declare-more = { $card } für Richter auch als { ATTR($type, name: "building") } zählen.
    .done = { $card } zählt für Richter auch als { ATTR($type, name: "building") }.

# Wozu eine Fähigkeit genutzt wird: $what weiter oben.
use-start =
    { $from ->
        [discard] { $card } vom Ablagestapel als Fundament beginnen
       *[row] { $card } als Fundament beginnen
    }
    .done =
        { $from ->
            [discard] { $card } vom Ablagestapel als Fundament begonnen
           *[row] { $card } als Fundament begonnen
        }
use-store =
    { $from ->
        [discard] { $card } vom Ablagestapel als Gold lagern
       *[row] { $card } als Gold lagern
    }
    .done =
        { $from ->
            [discard] { $card } vom Ablagestapel als Gold gelagert
           *[row] { $card } als Gold gelagert
        }
use-gain =
    { $from ->
        [discard] { $card } vom Ablagestapel unter { $foundation } legen
       *[row] { $card } unter { $foundation } legen
    }
    .done =
        { $from ->
            [discard] { $card } vom Ablagestapel unter { $foundation } gelegt
           *[row] { $card } unter { $foundation } gelegt
        }
use-replace = { LIST($cards) } abwerfen und ersetzen
    .done = { LIST($cards) } abgeworfen und ersetzt
use-for-gold = für { gold } { $then }
    .done = für { gold } { ATTR($then, name: "done") }
use-resources = { LIST($resources) } für { $foundation }
use-complete = { $card } fertigstellen
    .done = { $card } fertiggestellt
use-protect = { $card } bis zum nächsten eigenen Zug schützen
    .done = { $card } bis zum nächsten eigenen Zug geschützt
use-reveal =
    { $cards ->
        [one] eine Stadtkarte aufdecken; sie darf { LIST($ways, type: "or") } werden, sonst wird sie abgeworfen
       *[other] { $cards } Stadtkarten aufdecken; eine darf { LIST($ways, type: "or") } werden, der Rest wird abgeworfen
    }
    .done =
        { $cards ->
            [one] eine Stadtkarte aufgedeckt
           *[other] { $cards } Stadtkarten aufgedeckt
        }
use-add-to-row =
    { $cards ->
        [one] die oberste Stadtkarte in die Reihe legen
       *[other] die obersten { $cards } Stadtkarten in die Reihe legen
    }
    .done =
        { $cards ->
            [one] die oberste Stadtkarte in die Reihe gelegt
           *[other] die obersten { $cards } Stadtkarten in die Reihe gelegt
        }
use-gold = { gold } bekommen
    .done = { gold } bekommen
use-judge = einen weiteren Richter dazuholen
    .done = einen weiteren Richter dazugeholt
# $then ist eines davon; das Gebäude ist dann weg.
use-discarding = { $then }; { $user } wird abgeworfen
    .done = { ATTR($then, name: "done") }; { $user } wurde abgeworfen

## Wertung

reason-building = Gebäude
reason-type = Arten
reason-scoring = Fähigkeiten
reason-award = Auszeichnungen
reason-judge = Richter
line-building = { $card } ({ $type })
line-type = { $card } zählt als { ATTR($type, name: "building") }
line-type-more = { $card } zählt für Richter auch als { ATTR($type, name: "building") }
line-scoring = { $card }: { $ability }
line-award = Auszeichnung { $award }
line-judge =
    { $enough ->
        [yes] Richter für { $type }: { $count } Gebäude
       *[no] Richter für { $type }: { $count } Gebäude, nicht genug
    }

tie-break-buildings = Gebäude

## Was man nachschlagen kann

section-deck = Der Stapel
section-judges = Richter
section-awards = Auszeichnungen
section-discard = Ablagestapel
section-cards = Alle Karten
section-grades = Titel
column-what = Was
column-count = Anzahl
column-type = Art
column-points = Punkte
column-award = Auszeichnung
column-for = Wofür
column-card = Karte
column-ability = Fähigkeit
column-seen = Gesehen
column-from-points = Ab Punkten
column-grade = Titel
pile-deck = Karten im Stapel
pile-judges = Richter im Stapel
pile-discard = abgelegte Karten
pile-runs = so oft war der Stapel leer
pile-runs-to-end = so oft bis zum Ende
# Eine Karte.
seen = ja
not-seen = noch nicht

## Zeichnungen

board-setup = Der Tisch wird vorbereitet
# Wer am Zug ist, vor einem Doppelpunkt.
board-who =
    { $own ->
        [yes] Du
       *[no] { CAP($who) }
    }
board-refill = { board-who }: Die Reihe wird aufgefüllt   { $deck }
# ★: Eine Sternfähigkeit kann noch genutzt werden.
board-act =
    { $star ->
        [yes] { board-who }: { actions }, ★   { $deck }
       *[no] { board-who }: { actions }   { $deck }
    }
board-draw = { board-who }: Karten werden gezogen   { $deck }
board-choose = { board-who }: nimm eine oder keine   { $deck }
board-closing = Wirf Karten der Reihe ab   { $deck }
board-declare = { board-who }: Als welche Art soll { $card } zählen?
board-over = Das Spiel ist vorbei
board-deck =
    { $judges ->
        [0] Stapel { $cards }, Ablage { $discards }, { $runs } von { $end } Mal leer
       *[other] Stapel { $cards } + { $judges } Richter, Ablage { $discards }, { $runs } von { $end } Mal leer
    }
board-ending =
    { $ending ->
        [last-round] { $headline }  LETZTE RUNDE
        [last-turn] { $headline }  LETZTER ZUG
       *[near] { $headline }  BALD ZU ENDE
    }
board-revealed = Aufgedeckt
board-row = Die Reihe
board-judges-and-awards = Richter und Auszeichnungen
board-judges = Richter ({ points })
board-ability = { $timing }: { $text }
# Nach dem Namen einer Auszeichnung.
board-award = : { $need } ({ points })
board-award-closed = { $what }, nicht mehr zu haben
board-award-held =
    { $shared ->
        [yes] { $what }, bei { LIST($holders, type: "more") } (kann geteilt werden)
       *[no] { $what }, bei { LIST($holders, type: "more") }
    }
# Wem das Viertel gehört.
board-whose =
    { $own ->
        [yes] Du
       *[no] { $who }
    }
board-district =
    { $first ->
        [yes] { board-whose } (beginnt): { points }
       *[no] { board-whose }: { points }
    }
board-gold = { gold } ({ LIST($parts, type: "more") })
# Eine Karte, die 2 Gold wert ist.
board-doubled = { $card } ×2
board-tokens =
    { $tokens ->
        [one] { $tokens } Marke
       *[other] { $tokens } Marken
    }
# Buchstaben folgen: „braucht 2 von HS“, danach vielleicht „, hat“ und was schon da ist.
board-needs = braucht { $count } von
board-has = , hat
board-letter = { ATTR($resource, name: "letter") }
# Wer allein eine Karte der Reihe nehmen darf. Höchstens 13 Zeichen.
board-guarded =
    { $own ->
        [yes] nur für dich
       *[no] nur { $who }
    }
# Höchstens 13 Zeichen.
board-blocked = für niemanden
# Höchstens 9 Zeichen.
board-type = { ATTR($type, name: "short") }
# Höchstens 5 Zeichen.
board-cost = Preis
# Höchstens 8 Zeichen.
board-gives = gibt
# Was die Zeichen bedeuten. Mit den Rohstoffen stehen sie auf einer Zeile von 78 Zeichen.
board-gold-sign = Gold
board-star-sign = Sternfähigkeit
board-build-sign = nutzbare Baufähigkeit

## Was nicht geht

game-is-over = Das Spiel ist vorbei.
not-your-turn = Du bist nicht am Zug.
cards-are-drawn = Gerade werden Karten gezogen.
no-time-to-act = Jetzt ist keine Aktion möglich.
no-actions-left = Du hast beide Aktionen schon ausgeführt.
actions-are-left =
    { $actions ->
        [one] Du kannst noch handeln: Eine Aktion musst du noch ausführen.
       *[other] Du kannst noch handeln: { $actions } Aktionen musst du noch ausführen.
    }
turn-is-over = Der Zug ist schon zu Ende.
choose-first = Wähle zuerst unter den aufgedeckten Karten.
nothing-is-revealed = Es sind keine Karten aufgedeckt, die du liegen lassen könntest.
revealed-not-as =
    { $as ->
        [foundation] Eine aufgedeckte Karte kann hier kein Fundament werden.
        [gold] Eine aufgedeckte Karte kann hier kein Gold werden.
       *[resource] Eine aufgedeckte Karte kann hier kein Rohstoff werden.
    }
not-there =
    { $where ->
        [discard] { $card } liegt nicht auf dem Ablagestapel.
        [revealed] { $card } liegt nicht bei den aufgedeckten Karten.
       *[row] { $card } liegt nicht in der Reihe.
    }
is-protected = { $card } ist von jemand anderem geschützt.
too-dear = { $card } kostet { $price }, und du hast nur { $gold }.
gives-no-gold = { $card } gibt kein Gold.
gives-no-resource = { $card } gibt keinen Rohstoff.
not-your-foundation = { $card } ist kein Fundament von dir.
resource-not-needed = { $resource } wird für { $foundation } nicht gebraucht.
not-needed = Das wird für { $foundation } nicht gebraucht.

no-time-for-ability = Fähigkeiten nutzt man während eines Zuges.
not-your-building = { $card } ist kein Gebäude von dir.
no-ability = { $card } hat keine Fähigkeit, die du nutzen könntest.
ability-is-gone = Die Fähigkeit von { $card } kannst du nur einmal nutzen, in dem Zug, in dem das Gebäude fertig wird.
star-is-used = Du hast in diesem Zug schon eine Sternfähigkeit genutzt.
nothing-completed = In diesem Zug wurde kein Fundament fertig.
type-not-completed = In diesem Zug wurde kein { ATTR($type, name: "building") } fertig.
crest-copies-nothing = Das Wappen ahmt nichts nach.
copies-what = Sag, was { $card } nachahmt.
copies-nothing = { $card } ahmt nichts nach.
cannot-copy = { $card } kann { $copied } nicht nachahmen.
taken-as-what = Sag, was die Karte werden soll.
ability-not-as =
    { $as ->
        [foundation] Mit dieser Fähigkeit wird eine Karte kein Fundament.
        [gold] Mit dieser Fähigkeit wird eine Karte kein Gold.
       *[resource] Mit dieser Fähigkeit wird eine Karte kein Rohstoff.
    }
ability-too-dear = Das kostet { gold }.
deck-is-empty = Der Stapel ist leer.
no-judge-left = Es ist kein unbenutzter Richter mehr übrig.
cannot-protect = { $card } ist keine Karte der Reihe, die du schützen kannst.
name-row-cards =
    { $count ->
        [one] Nenne eine Karte der Reihe.
       *[other] Nenne { $count } Karten der Reihe.
    }
name-some-row-cards = Nenne { $least } bis { $most } verschiedene Karten der Reihe.
cannot-discard = { $card } ist geschützt und kann nicht abgeworfen werden.
name-resources =
    { $most ->
        [one] Nenne Holz, Stein oder Stroh.
       *[other] Nenne bis zu { $most } Rohstoffe: Holz, Stein, Stroh.
    }
costs-too-much = { $card } hat Baukosten von { $cost }, mehr als { $most }.

no-time-to-claim = Auszeichnungen beansprucht man während eines Zuges.
not-in-this-game = { $award } ist in diesem Spiel nicht dabei.
awards-are-closed = Der Richter aus dem Stapel ist da: Auszeichnungen gibt es nicht mehr.
already-yours = { $award } hast du schon.
no-longer-open = { $award } lässt sich nicht mehr teilen: Der nächste Zug der Startperson hat begonnen.
not-met = { $award } verlangt: { $need }.

no-time-to-discard = Nur wer allein spielt, wirft Karten der Reihe ab, und zwar am Ende eines Zuges.
no-time-to-declare = Arten bestimmt man am Ende des Spiels.
other-is-asked = Gefragt ist nach der Art von { $card }.

move-has-more = Der Zug enthält Zahlen, die nicht dazugehören.
no-such-card = Stadtkarten haben die Nummern 1 bis { $most }.
no-such-award = Auszeichnungen haben die Nummern 1 bis { $most }.
no-such-type = Arten haben die Nummern 1 bis { $most }.
# Die Wörter, mit denen man Züge schreibt, sind in jeder Sprache englisch, auch weiter unten.
no-such-move = Ein Zug ist start, gain, gold, use, claim, end turn, none, discard oder declare.

## Was sich nicht lesen lässt

unknown-verb = Ein Zug beginnt mit start, gain, gold, use, crest, claim, end turn, none, discard oder declare, nicht mit „{ $verb }“.
name-is-missing = Der Name einer Stadtkarte fehlt.
unknown-card = Es gibt keine Karte „{ $name }“.
unknown-award = Es gibt keine Auszeichnung „{ $name }“.
unknown-resource = Rohstoffe sind wood, stone und straw, nicht „{ $name }“.
write-gain = Einen Rohstoff schreibt man „gain CARD > FOUNDATION“.
write-crest = Das Wappen nutzt man mit „crest: discard CARD, CARD“.
write-declare = Eine Art schreibt man „declare BUILDING TYPE“.

## Was an Inhaltsdateien falsch sein kann

content-discards = Nur eine Sternfähigkeit darf ihr Gebäude abwerfen.
content-free-card = Eine Karte muss etwas kosten.
content-name = „{ $name }“ muss aus Buchstaben und einzelnen Leerzeichen bestehen, ohne das Wort „as“.
content-declarers = Höchstens { $most } Karten dürfen eine Art ändern oder hinzufügen.
content-judge-order = Dieser Richter darf nicht über dem vorigen liegen.
content-moves = Diese Fähigkeiten könnten { $moves } Züge auf einmal erlauben, und es ist Platz für { $most }.
