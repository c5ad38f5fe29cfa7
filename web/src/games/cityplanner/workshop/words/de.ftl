# City Planner in der Werkstatt. VP sind Siegpunkte.

cards = Die sieben Karten
charts = Tabellen und Grade
building =
    { $kind ->
        [green] Vorstadt
        [blue] Geschäfte
        [mixed] Gemischt
        [purple] Rathaus
        [yellow] Industrie
        [red] Büros
       *[black] Parkplatz
    }

## Die Karten

card = Karte { $number }
card-head = Karte
line-face = Wähle auf Karte { $number } eine Seite des Würfels: { $face }
face-choice = Seite des Würfels
face-label = Seite { $face }: { building }
line-building = Auf einer { $face } steht:
all-cards = Alle Karten und Seiten
cell = Karte { $card }, Seite { $face }: { building }
counts = Auf allen Seiten zusammen

## Die Tabellen

green-chart = Siegpunkte jeder Vorstadt
green-axis = Büros daneben
blue-chart = Dollar jedes Geschäftsblocks
blue-axis = Industrie daneben
numbers = Zahlen der Regeln
line-game =
    { $n ->
        [one] Ein Spiel hat { $rounds } Runde; alle beginnen mit ${ $money }
       *[other] Ein Spiel hat { $rounds } Runden; alle beginnen mit ${ $money }
    }
rounds = Runden
start-money = Dollar am Anfang
line-change =
    { $n ->
        [one] In einem Zug darf { $dice } Würfel gedreht werden, für je ${ $price }
       *[other] In einem Zug dürfen { $dice } verschiedene Würfel gedreht werden, für je ${ $price }
    }
change =
    { $what ->
        [dice] Würfel, die gedreht werden dürfen
       *[price] Preis einer Drehung
    }
line-hall =
    { $n ->
        [one] Ein Rathaus bringt ${ $dollars } und { $rerolls } neuen Wurf.
       *[other] Ein Rathaus bringt ${ $dollars } und { $rerolls } neue Würfe.
    }
hall =
    { $what ->
        [dollars] Dollar eines Rathauses
       *[rerolls] Neue Würfe eines Rathauses
    }
line-parking = Mit einem Parkplatz bringt jedes geparkte Gebäude ${ $dollars }
parking = Dollar eines geparkten Gebäudes
line-fee = Büros oder Industrie, die allein stehen, kosten ${ $dollars }
fee = Gebühr
line-end = Am Ende sind ${ $dollars } einen Siegpunkt wert.
end = Dollar für einen Siegpunkt
grades = Grade fürs Spiel allein

## Glieder der Dateien, in der Liste dessen, was ein Paket ändert

member-cards = Seite
member-rounds = Runden
member-start_money = Dollar am Anfang
member-change = Würfel drehen
member-dice = Würfel
member-price = Preis
member-town_hall = Rathaus
member-dollars = Dollar
member-rerolls = neue Würfe
member-parking_dollars = Dollar eines geparkten Gebäudes
member-fee = Gebühr
member-dollars_per_vp = Dollar für einen Siegpunkt
member-green_vp = Siegpunkte einer Vorstadt
member-blue_dollars = Dollar eines Geschäftsblocks
member-grades = Grad
member-least = Punkte, ab denen er gilt
member-name = Name

## Was in den Dateien zur Wahl steht, in derselben Liste

choice-green = Vorstadt
choice-blue = Geschäfte
choice-mixed = gemischt
choice-purple = Rathaus
choice-yellow = Industrie
choice-red = Büros
choice-black = Parkplatz
