# City Planner in the workshop. VP are victory points. Facts such as $dice and $dollars are fields.

cards = The seven cards
charts = Charts and grades
building =
    { $kind ->
        [green] Suburb
        [blue] Commercial
        [mixed] Mixed
        [purple] Town hall
        [yellow] Industry
        [red] Offices
       *[black] Parking lot
    }

## The cards

card = Card { $number }
card-head = Card
line-face = On card { $number }, choose a face of the die: { $face }
face-choice = Face of the die
face-label = Face { $face }: { building }
line-building = On a { $face } there stands:
all-cards = All cards and faces
# A cell of the table of all cards.
cell = Card { $card }, face { $face }: { building }
counts = On all faces together

## The charts

green-chart = VP of each suburb
green-axis = Office buildings beside it
blue-chart = Dollars of each commercial block
blue-axis = Industry beside it
numbers = Numbers of the rules
# $n (number)
line-game =
    { $n ->
        [one] A game has { $rounds } round; everybody begins with ${ $money }
       *[other] A game has { $rounds } rounds; everybody begins with ${ $money }
    }
rounds = Rounds
start-money = Dollars at the start
# $n (number)
line-change =
    { $n ->
        [one] In a turn { $dice } die may be changed, for ${ $price } each.
       *[other] In a turn { $dice } different dice may be changed, for ${ $price } each.
    }
change =
    { $what ->
        [dice] Dice that may be changed
       *[price] Price of a change
    }
# $n (number)
line-hall =
    { $n ->
        [one] A town hall brings ${ $dollars } and { $rerolls } reroll.
       *[other] A town hall brings ${ $dollars } and { $rerolls } rerolls.
    }
hall =
    { $what ->
        [dollars] Dollars of a town hall
       *[rerolls] Rerolls of a town hall
    }
line-parking = With a parking lot, each parked building brings ${ $dollars }
parking = Dollars of a parked building
line-fee = Offices or industry that stand alone cost ${ $dollars }
fee = Fee
line-end = At the end ${ $dollars } are worth a VP.
end = Dollars for a VP
grades = Grades for a game alone

## Members of the content files, in the list of what a pack changes: “Bakery, points”, “award 2, name”

member-cards = face
member-rounds = rounds
member-start_money = dollars at the start
member-change = changing dice
member-dice = dice
member-price = price
member-town_hall = town hall
member-dollars = dollars
member-rerolls = rerolls
member-parking_dollars = dollars of a parked building
member-fee = fee
member-dollars_per_vp = dollars for a VP
member-green_vp = VP of a suburb
member-blue_dollars = dollars of a commercial block
member-grades = grade
member-least = least points
member-name = name

## Choices in the content files, in the same list

choice-green = suburb
choice-blue = commercial
choice-mixed = mixed
choice-purple = town hall
choice-yellow = industry
choice-red = offices
choice-black = parking lot
