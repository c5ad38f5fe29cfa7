# Town Builder: die Worte des Spielplans und der geführten Partie.

## The board

board = Die Reihe und das Viertel von { $name }
type =
    { $type ->
        [commerce] Handel
        [social] Gemeinschaft
        [housing] Wohnen
        [culture] Kultur
       *[military] Militär
    }
good =
    { $good ->
        [wood] Holz
        [stone] Stein
        [straw] Stroh
       *[gold] Gold
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gold = { $gold } Gold
card = { $title }, { type }, { points }, { $where }
where-row = in der Reihe
where-revealed = aufgedeckt
where-foundation = Fundament, es fehlen { $missing }
where-built = gebaut
judge = Richter für { type }
judge-label =
    { COUNT($names) ->
        [0] { judge }, { points }
       *[other] { judge }, { points }, jetzt für { LIST($names) }
    }
award-label =
    { COUNT($names) ->
        [0] { $title }: { $text }
       *[other] { $title }: { $text }, bei { LIST($names) }
    }
crest = Wappen
crest-label = Wappen: { $text }
empty = Noch kein Fundament: Wähle deine erste Karte.

## What one can do

kind-start = Ein Fundament beginnen
kind-gain = Einen Rohstoff nehmen
kind-gold = Gold lagern
kind-use = Eine Fähigkeit nutzen
kind-claim = Eine Auszeichnung beanspruchen
kind-end_turn = Den Zug beenden
kind-none = Keine nehmen
kind-discard = Abwerfen
kind-declare = Eine Art bestimmen
tip = Wähle eine Karte und sieh, was sie werden kann.
too-dear = { $card } zu beginnen kostet { $gold } Gold; du hast { $have }.
no-use = Mit { $card } lässt sich jetzt nichts anfangen.
do-start = { $card } beginnen
do-gain = { $card } unter { $under }
do-gold = { $card } als { gold } lagern
do-claim = { $award } beanspruchen
do-end = Zug beenden
do-none = Keine nehmen

## Beside the board

actions =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
ending =
    { $ending ->
        [triggered] danach noch eine Runde
        [last_round] letzte Runde
       *[alone] letzter Zug
    }
deck = { $count } im Stapel
discarded = { $count } abgelegt
runs = Der Stapel war { $runs } von { $end } Mal leer
cost = Kostet
gives = Gibt
timing =
    { $timing ->
        [row] in der Reihe
        [build] beim Bau
        [star] Stern, einer je Zug
       *[scoring] am Ende
    }
ability = { timing }: { $text }
judge-rule =
    { $solo ->
        [yes] Am Ende, für drei Gebäude dieser Art
       *[no] Am Ende, für die meisten Gebäude dieser Art; bei Gleichstand für alle davon
    }
holders = Jetzt: { LIST($names) }
status = { $count } Gebäude · { gold }

## Rulings on cards, by their names

ruling-bank = Zählt als Gebäude mit Fähigkeit. Aus dem Ablagestapel ist sie 1 Gold wert.
ruling-farm = Zählt sich selbst mit.
ruling-fishery = Ein Richter, der auftaucht, kommt zu den Richtern, und es wird weiter gezogen. Eine Karte darf genutzt werden, der Rest kommt weg.
ruling-flower-stand = Die Reihe darf länger als fünf werden. Ein Richter, der auftaucht, kommt zu den Richtern, und es wird weiter gezogen.
ruling-orchard = Die Goldkosten dessen, was du beginnst, werden bezahlt. Reicht der Stapel nicht, siehst du weniger Karten.
ruling-storehouse = Rohstoffe jeder Art, nie Gold; sie bleiben unter dem Fundament, bis es fertig ist.
ruling-art-gallery = Auch ihre eigene Fertigstellung zählt. Das Gold ist ein Plättchen: Es bleibt, bis es ausgegeben wird.
ruling-gardens = Die eigene Art zählt mit.
ruling-festival = Das Gold sind Plättchen: Sie bleiben, bis sie ausgegeben werden.
ruling-inn = Auch seine eigene Fertigstellung zählt. Es kostet keine Aktion.
ruling-ferry-house = Ein Richter, der auftaucht, kommt zu den Richtern, und es wird weiter gezogen. Eine geschützte Karte kann nicht abgeworfen werden.
ruling-orphanage = Du sagst am Ende, vor den Richtern, als was es zählt; auch für Fähigkeiten, die am Ende zählen. Bei Auszeichnungen hilft es nicht.
ruling-library = Sie bleibt Kultur und zählt für Richter als ein Gebäude mehr. Bei Auszeichnungen hilft sie nicht.
ruling-statue = Sie kostet keine Aktion, aber die Goldkosten dessen, was du beginnst, werden bezahlt.
ruling-archive = Es kostet keine Aktion, aber die Goldkosten dessen, was du beginnst, werden bezahlt.
ruling-museum = Auch eine geteilte Auszeichnung zählt.
ruling-bell-tower = Zählt sich selbst mit.
ruling-drill-yard = Zählt sich selbst mit.
ruling-monument = Es ist fertig, sobald es begonnen wird.
ruling-armoury = Der Richter zählt am Ende wie die anderen.
ruling-barracks = Was sie vollendet, gilt in jeder Hinsicht als in diesem Zug fertiggestellt; was darunter lag, kommt weg.
ruling-gatehouse = Es kopiert nur Gebäude, in jedem Viertel, auch in deinem; keine Kopierer, kein Wappen. Wirft die kopierte Fähigkeit das Gebäude ab, so geht das Torhaus.
ruling-watchtower = Er kopiert nur Gebäude, in jedem Viertel, auch in deinem; keine Fundamente, keine Kopierer.
ruling-bridge = Der Schutz endet, bevor deine nächste Auffüllung beginnt. Schützen zwei dieselbe Karte, darf keiner sie nehmen.
ruling-smithy = Sie kostet keine Aktion.
ruling-brewery = Sie kostet keine Aktion.
ruling-almshouse = Es kostet keine Aktion.
ruling-boarding-house = Sie kostet keine Aktion.

## The guided game

guide-row = Fünf Stadtkarten liegen in der Reihe. Jede kann eines von drei Dingen sein: ein Gebäude für dein Viertel, ein Rohstoff für ein anderes Gebäude oder Gold.
guide-card = Links auf einer Karte steht, was sie kostet, im runden Siegel, was sie wert ist, und unten, was sie gibt, wenn du sie verbrauchst. Diese kostet Holz und Stroh, ist 2 Punkte wert und hat einen Hammer: eine Fähigkeit, die beim Bau wirkt.
guide-start = Du hast zwei Aktionen je Zug. Beginne ein Gebäude: Wähle die leuchtende Karte, dann den Knopf, der sie als Fundament beginnt. Sie kommt in dein Viertel.
guide-gain = Ein Fundament braucht seine Rohstoffe. Die leuchtende Karte gibt Stroh: Lege sie unter dein Fundament. Das ist deine zweite Aktion.
guide-end-turn = Beide Aktionen sind gemacht. Beende deinen Zug.
guide-discard = Allein wirfst du am Ende jedes Zuges zwei Karten der Reihe ab, damit sie in Bewegung bleibt. Wirf die zwei leuchtenden ab; mit anderen tut das niemand.
guide-complete = Die Reihe wurde aufgefüllt, und es gibt Holz. Lege die leuchtende Karte unter dein Fundament: Dann fehlt nichts mehr, und das Gebäude ist fertig.
guide-hammer = Fertig: Die 2 Punkte sind dein, und sein Hammer wirkt einmal, in diesem Zug. Nutze ihn: Er gibt dir 2 Gold. Ein Stern wirkt in jedem Zug, ein Stern je Zug; ein Pokal zählt am Ende.
guide-gold = Du hast noch eine Aktion. Die leuchtende Karte gibt Gold: Lagere sie. Mit Gold bezahlst du die teureren Gebäude.
guide-end-again = Das macht 3 Gold. Beende deinen Zug.
guide-discard-again = Wirf die zwei leuchtenden Karten ab: Was in der Reihe bleibt, ist für dich.
guide-more-gold = Eine der offenen Auszeichnungen verlangt 4 gelagertes Gold. Du hast 3, und hier ist noch eines: Lagere es.
guide-award = Jetzt ist ihre Bedingung erfüllt. Beanspruche die Auszeichnung, wann du willst in deinem Zug: 4 Punkte. Spielen andere mit, so dürfen sie dieselbe noch beanspruchen, bis der nächste Zug des Startspielers beginnt.
guide-crest = Dein Wappen hat selbst einen Stern: Für 1 Gold ersetzt es eine oder zwei Karten der Reihe. Nutze es jetzt und sieh, was kommt. Eine beanspruchte Auszeichnung bleibt dein.
guide-judges = Richter schauen am Ende auf die Viertel: Jeder gibt 4 Punkte an den, der die meisten Gebäude seiner Art hat; allein genügen drei. Ein weiterer steckt im Stapel.
guide-last = Du hast 6 Punkte: ein Gebäude und eine Auszeichnung. Eine Aktion hast du noch in diesem Zug, und der Stapel ist hoch: Spiel weiter bis zum Ende um einen Titel, oder versuch es mit anderen.
