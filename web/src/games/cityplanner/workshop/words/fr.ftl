# City Planner à l’atelier. Les PV sont les points de victoire.

cards = Les sept cartes
charts = Barèmes et grades
building =
    { $kind ->
        [green] Banlieue
        [blue] Commerces
        [mixed] Mixte
        [purple] Mairie
        [yellow] Industrie
        [red] Bureaux
       *[black] Parking
    }

## Les cartes

card = Carte { $number }
card-head = Carte
line-face = Sur la carte { $number }, choisissez une face du dé : { $face }
face-choice = Face du dé
face-label = Face { $face } : { building }
line-building = Sur un { $face } se trouve :
all-cards = Toutes les cartes et faces
cell = Carte { $card }, face { $face } : { building }
counts = Sur toutes les faces ensemble

## Les barèmes

green-chart = PV de chaque banlieue
green-axis = Bureaux à côté
blue-chart = Dollars de chaque commerce
blue-axis = Industries à côté
numbers = Nombres des règles
line-game =
    { $n ->
        [one] Une partie compte { $rounds } manche ; on commence avec ${ $money }
       *[other] Une partie compte { $rounds } manches ; on commence avec ${ $money }
    }
rounds = Manches
start-money = Dollars au début
line-change =
    { $n ->
        [one] En un tour, { $dice } dé peut être tourné, pour ${ $price } chacun.
       *[other] En un tour, { $dice } dés différents peuvent être tournés, pour ${ $price } chacun.
    }
change =
    { $what ->
        [dice] Dés qui peuvent être tournés
       *[price] Prix d’un changement
    }
line-hall =
    { $n ->
        [one] Une mairie rapporte ${ $dollars } et { $rerolls } relance.
       *[other] Une mairie rapporte ${ $dollars } et { $rerolls } relances.
    }
hall =
    { $what ->
        [dollars] Dollars d’une mairie
       *[rerolls] Relances d’une mairie
    }
line-parking = Avec un parking, chaque bâtiment garé rapporte ${ $dollars }
parking = Dollars d’un bâtiment garé
line-fee = Des bureaux ou une industrie seuls coûtent ${ $dollars }
fee = Redevance
line-end = À la fin, ${ $dollars } valent un PV.
end = Dollars pour un PV
grades = Grades du jeu en solitaire

## Membres des fichiers, dans la liste de ce que change un paquet

member-cards = face
member-rounds = manches
member-start_money = dollars au début
member-change = changer des dés
member-dice = dés
member-price = prix
member-town_hall = mairie
member-dollars = dollars
member-rerolls = relances
member-parking_dollars = dollars d’un bâtiment garé
member-fee = redevance
member-dollars_per_vp = dollars pour un PV
member-green_vp = PV d’une banlieue
member-blue_dollars = dollars d’un commerce
member-grades = grade
member-least = points requis
member-name = nom

## Les choix des fichiers, dans la même liste

choice-green = banlieue
choice-blue = commerces
choice-mixed = mixte
choice-purple = mairie
choice-yellow = industrie
choice-red = bureaux
choice-black = parking
