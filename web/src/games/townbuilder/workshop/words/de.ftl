# Town Builder in der Werkstatt. Was der Tisch über Arten, Güter und Karten sagt, steht in ../../words.

cards = Stadtkarten
table = Richter, Auszeichnungen, Titel

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
        [gold] Gold
        [wood] Holz
        [stone] Stein
       *[straw] Stroh
    }

## Eine Karte

card-number = Karte { $number }:
card-label =
    { $points ->
        [one] { $name }, { type }, { $points } Punkt
       *[other] { $name }, { type }, { $points } Punkte
    }
state =
    { $state ->
        [row] in der Reihe
        [foundation] Fundament
       *[built] gebaut
    }
add = Neue Karte
copy = Kopieren
remove = Entfernen
at-least = Es müssen mindestens { $count } Karten sein.
new-card = Neues Haus
line-name = Das Gebäude heißt { $name }
name-label = Name des Gebäudes
line-type = Seine Art ist { $type }
type-label = Art
line-cost = Es kostet { $costs }
line-points =
    { $count ->
        [one] Gebaut ist es { $points } Punkt wert.
       *[other] Gebaut ist es { $points } Punkte wert.
    }
points-label = Punkte
line-gives =
    { $many ->
        [several] Verbraucht gibt die Karte eins von { $gives }
       *[one] Verbraucht gibt die Karte { $gives }
    }
gives-label = Was sie gibt

## Was Karten kosten und wert sind

balance-title = Punkte nach Kosten
balance =
    { $points ->
        [one] Andere, die { $cost } kosten, sind im Mittel { NUMBER($usual) } wert; diese { $points } Punkt.
       *[other] Andere, die { $cost } kosten, sind im Mittel { NUMBER($usual) } wert; diese { $points } Punkte.
    }
balance-alone = Keine andere Karte kostet { $cost }.

## Alle Karten

all-cards = Alle { $count } Karten
search = Nach Namen suchen
filter-type = Art
filter-all = Alle Arten
filter-ability = Fähigkeit
filter-any = Jede Fähigkeit
filter-timing =
    { $timing ->
        [row] In der Reihe
        [build] Bau
        [star] Stern
        [scoring] Wertung
       *[none] Keine
    }
found =
    { $count ->
        [0] So eine Karte gibt es nicht.
        [one] { $count } Karte
       *[other] { $count } Karten
    }
has-problems = etwas stimmt nicht
is-yours = geändert

## Fähigkeiten, wie die Regeln sie sagen würden

ability-none = Es hat { $timing }
ability-line = { $timing }: { $effect }
timing-label = Wann die Fähigkeit zählt
timing =
    { $timing ->
        [row] In der Reihe
        [build] Wenn es gebaut wird
        [star] Stern, einer je Zug
        [scoring] Am Ende
       *[none] keine Fähigkeit
    }
effect-label = Was die Fähigkeit tut
effect-name =
    { $effect ->
        [worth_two] zwei Gold wert
        [take] eine Karte nehmen
        [reveal] Karten aufdecken
        [add_to_row] zur Reihe legen
        [replace] Karten der Reihe ersetzen
        [resources] beliebige Rohstoffe
        [gold] Gold bekommen
        [judge] einen Richter rufen
        [complete] ein Fundament fertigstellen
        [copy] ein Gebäude nachahmen
        [protect] eine Karte schützen
        [per_building] Punkte für Gebäude
        [per_type] Punkte für Arten
        [if_award] Punkte für eine Auszeichnung
        [change_type] andere Art werden
       *[extra_type] auch für andere Art zählen
    }
effect-worth_two = Aus der Reihe gelagert ist sie 2 Gold wert.
effect-take = Nimm aus { $from } eine Karte als { $as }
effect-reveal =
    { $count ->
        [one] Decke { $cards } Stadtkarte auf. Sie darf { $as } werden, sonst wird sie abgeworfen.
       *[other] Decke { $cards } Stadtkarten auf. Eine darf { $as } werden, der Rest wird abgeworfen.
    }
effect-add_to_row =
    { $count ->
        [one] Die oberste { $cards } Stadtkarte kommt in die Reihe.
       *[other] Die obersten { $cards } Stadtkarten kommen in die Reihe.
    }
effect-replace =
    { $count ->
        [one] Zahle { $price } Gold, wirf { $cards } Karte der Reihe ab und ersetze sie.
       *[other] Zahle { $price } Gold, wirf bis zu { $cards } Karten der Reihe ab und ersetze sie.
    }
effect-resources =
    { $count ->
        [one] Bis zu { $most } beliebiger Rohstoff für ein Fundament.
       *[other] Bis zu { $most } beliebige Rohstoffe für ein Fundament.
    }
effect-gold = Du bekommst { $amount } Gold.
effect-judge = Ein unbenutzter Richter kommt dazu.
effect-complete = Stelle ein Fundament mit Baukosten bis { $most_cost } fertig.
effect-copy = Nutze so eine Fähigkeit eines Gebäudes in irgendeinem Viertel.
effect-protect = Bis zu deinem nächsten Zug darf niemand sonst eine Karte deiner Wahl aus der Reihe nehmen und niemand sie abwerfen.
effect-per_building =
    { $count ->
        [one] { $points } Punkt für jedes davon: { $which }
       *[other] { $points } Punkte für jedes davon: { $which }
    }
effect-per_type =
    { $count ->
        [one] { $points } Punkt je Art im Viertel.
       *[other] { $points } Punkte je Art im Viertel.
    }
effect-if_award =
    { $count ->
        [one] { $points } Punkt, wenn du eine Auszeichnung hast.
       *[other] { $points } Punkte, wenn du eine Auszeichnung hast.
    }
effect-change_type = Vor dem Urteil darf das Gebäude eine andere Art werden.
effect-extra_type = Für Richter zählt es als ein weiteres Gebäude beliebiger Art.
number-label =
    { $what ->
        [cards] Wie viele Karten
        [price] Preis in Gold
        [most] Wie viele Rohstoffe
        [amount] Wie viel Gold
        [most_cost] Höchste Baukosten
       *[points] Punkte
    }
from-label = Woher
from =
    { $from ->
        [discard] dem Ablagestapel
       *[row] der Reihe
    }
as-label = Was sie werden darf
as =
    { $as ->
        [resource] Rohstoff
        [gold] Gold
       *[foundation] Fundament
    }
condition-label = Bedingung
condition =
    { $type ->
        [always] Sie kann immer genutzt werden.
        [any] Nur wenn in diesem Zug ein Fundament fertig wurde.
        [commerce] Nur wenn in diesem Zug ein Handelsgebäude fertig wurde.
        [social] Nur wenn in diesem Zug ein Gemeinschaftsgebäude fertig wurde.
        [housing] Nur wenn in diesem Zug ein Wohngebäude fertig wurde.
        [culture] Nur wenn in diesem Zug ein Kulturgebäude fertig wurde.
       *[military] Nur wenn in diesem Zug ein Militärgebäude fertig wurde.
    }
discards-label = Was aus dem Gebäude wird
discards =
    { $what ->
        [itself] Wirf dieses Gebäude ab.
       *[stays] Das Gebäude bleibt.
    }

## Welche Gebäude

which-type = Welche Gebäude
which =
    { $type ->
        [any] alle Gebäude
        [commerce] Handelsgebäude
        [social] Gemeinschaftsgebäude
        [housing] Wohngebäude
        [culture] Kulturgebäude
       *[military] Militärgebäude
    }
trait-add = Bedingung hinzufügen
trait-first = mit …
trait-more = und …
trait =
    { $trait ->
        [least_cost] Baukosten ab
        [most_cost] Baukosten bis
        [least_points] aufgedruckte Punkte ab
        [most_points] aufgedruckte Punkte bis
       *[has] einer Fähigkeit
    }
trait-remove = Entfernen: { trait }
trait-least_cost = Baukosten ab { $n }
trait-most_cost = Baukosten bis { $n }
trait-least_points = aufgedruckte Punkte ab { $n }
trait-most_points = aufgedruckte Punkte bis { $n }
trait-has = mit einer Fähigkeit

## Auszeichnungen

awards = Auszeichnungen
line-awards =
    { $count ->
        [one] Jede Auszeichnung ist { $points } Punkt wert. In einem Spiel sind { $play } davon offen.
       *[other] Jede Auszeichnung ist { $points } Punkte wert. In einem Spiel sind { $play } davon offen.
    }
award-points = Punkte einer Auszeichnung
awards-in-play = Auszeichnungen in einem Spiel
award-name = Name der Auszeichnung { $number }
line-award = { $name } gibt es für { $need }
award-need = Wofür es { $name } gibt
need-name =
    { $need ->
        [buildings] bestimmte Gebäude
        [costs] verschiedene Baukosten
        [types] verschiedene Arten
        [gold] gelagertes Gold
       *[completed] einen fleißigen Zug
    }
need-buildings = Habe { $n } davon: { $which }
need-costs = Habe je ein Gebäude mit diesen Baukosten: { $costs }
need-types =
    { $count ->
        [one] Habe Gebäude von { $n } Art.
       *[other] Habe Gebäude von { $n } Arten.
    }
need-gold = Habe { $n } Gold gelagert.
need-completed =
    { $count ->
        [one] Stelle { $n } Fundament in einem Zug fertig.
       *[other] Stelle { $n } Fundamente in einem Zug fertig.
    }
award-count = Wie viele für { $name }
award-costs = Baukosten für { $name }
add-award = Noch eine Auszeichnung
new-award = Neue Auszeichnung
remove-one = { $name } entfernen

## Richter, Wappen, Spielerzahl

judges = Richter
line-judges =
    { $count ->
        [one] Jeder Richter gibt { $points } Punkt, wer die meisten Gebäude seiner Art hat.
       *[other] Jeder Richter gibt { $points } Punkte, wer die meisten Gebäude seiner Art hat.
    }
judge-points = Punkte eines Richters
judge-label = Was Richter { $number } vorzieht
add-judge = Noch ein Richter
remove-judge = Richter { $number } entfernen
crest = Das Wappen
crest-note = Diese Sternfähigkeit haben alle von Anfang an.
crest-line = Stern: { $effect }
seatings = Wie es beginnt und endet
line-row =
    { $count ->
        [one] Die volle Reihe hat { $row_size } Karte.
       *[other] Die volle Reihe hat { $row_size } Karten.
    }
row-size = Karten der Reihe
line-actions =
    { $count ->
        [one] Man hat { $actions } Aktion je Zug.
       *[other] Man hat { $actions } Aktionen je Zug.
    }
actions = Aktionen je Zug
players =
    { $count ->
        [one] Allein
       *[other] { $count } Spieler
    }
line-open =
    { $count ->
        [one] { $judges_open } Richter liegt von Anfang an offen.
       *[other] { $judges_open } Richter liegen von Anfang an offen.
    }
judges-open = Richter, die offen liegen
line-below-half = Unter einem Richter im Stapel liegt { $how }
line-below =
    { $count ->
        [one] Unter einem Richter im Stapel liegen { $how } { $cards } Karte.
       *[other] Unter einem Richter im Stapel liegen { $how } { $cards } Karten.
    }
below-label = Wo Richter { $number } im Stapel liegt
below =
    { $how ->
        [half] die Hälfte der Karten
       *[some] genau
    }
below-cards = Karten unter Richter { $number }
add-hidden = Ein Richter im Stapel
line-out =
    { $count ->
        [one] { $cards_out } Stadtkarte bleibt ungesehen in der Schachtel.
       *[other] { $cards_out } Stadtkarten bleiben ungesehen in der Schachtel.
    }
cards-out = Karten, die in der Schachtel bleiben
line-runs =
    { $count ->
        [one] Das Ende kommt, wenn der Stapel { $runs } Mal leer war.
       *[other] Das Ende kommt, wenn der Stapel { $runs } Mal leer war.
    }
runs = Wie oft der Stapel leer wird

## Allein

alone = Allein spielen
line-needs =
    { $count ->
        [one] { $judge_needs } Gebäude seiner Art gewinnt einen Richter.
       *[other] { $judge_needs } Gebäude seiner Art gewinnen einen Richter.
    }
judge-needs = Gebäude, die einen Richter gewinnen
line-closing =
    { $count ->
        [one] { $closing_discard } Karte der Reihe wird am Ende eines Zuges abgeworfen.
       *[other] { $closing_discard } Karten der Reihe werden am Ende eines Zuges abgeworfen.
    }
closing-discard = Karten, die am Ende eines Zuges abgeworfen werden

## Glieder der Dateien, in der Liste dessen, was ein Paket ändert

member-cards = Karten
member-name = Name
member-type = Art
member-gold = Gold
member-resources = Rohstoff
member-points = Punkte
member-gives = was sie gibt
member-ability = Fähigkeit
member-kind = wann sie zählt
member-effect = was sie tut
member-amount = Menge
member-as = was daraus wird
member-from = woher
member-discards = was aus dem Gebäude wird
member-if_completed = nur wenn eins fertig wurde
member-most = höchstens
member-most_cost = Kosten höchstens
member-least_cost = Kosten mindestens
member-least_points = Punkte mindestens
member-most_points = Punkte höchstens
member-price = Preis
member-which = welche Gebäude
member-has = mit
member-row_size = Karten der Reihe
member-actions_a_turn = Aktionen je Zug
member-award_points = Punkte einer Auszeichnung
member-awards_in_play = Auszeichnungen in einem Spiel
member-awards = Auszeichnung
member-needs = wofür es sie gibt
member-count = wie viele
member-costs = Kosten
member-judge_points = Punkte eines Richters
member-judges = Richter
member-crest = Wappen
member-players = Spielerzahl
member-cards_out = Karten, die in der Schachtel bleiben
member-judges_in_deck = Richter im Stapel
member-judges_open = Richter, die offen liegen
member-runs = wie oft der Stapel leer wird
member-solo = allein
member-closing_discard = am Ende eines Zuges abgeworfene Karten
member-judge_needs = Gebäude, die einen Richter gewinnen
member-grades = Titel
member-least = Punkte, ab denen er gilt

## Was in den Dateien zur Wahl steht, in derselben Liste

choice-commerce = Handel
choice-social = Gemeinschaft
choice-housing = Wohnen
choice-culture = Kultur
choice-military = Militär
choice-gold = Gold
choice-wood = Holz
choice-stone = Stein
choice-straw = Stroh
choice-build = beim Bau
choice-star = Stern
choice-scoring = am Ende
choice-row = Reihe
choice-worth_two = zwei Gold wert
choice-take = eine Karte nehmen
choice-reveal = Karten aufdecken
choice-add_to_row = zur Reihe legen
choice-replace = Karten der Reihe ersetzen
choice-resources = beliebige Rohstoffe
choice-judge = einen Richter rufen
choice-complete = ein Fundament fertigstellen
choice-copy = ein Gebäude nachahmen
choice-protect = eine Karte schützen
choice-per_building = Punkte für Gebäude
choice-per_type = Punkte für Arten
choice-if_award = Punkte für eine Auszeichnung
choice-change_type = andere Art werden
choice-extra_type = auch für andere Art zählen
choice-resource = Rohstoff
choice-foundation = Fundament
choice-discard = Ablagestapel
choice-itself = das Gebäude selbst
choice-half = die Hälfte des Stapels
choice-any = beliebig
choice-ability = eine Fähigkeit
choice-buildings = bestimmte Gebäude
choice-costs = verschiedene Baukosten
choice-types = verschiedene Arten
choice-completed = ein fleißiger Zug
