# Cities on paper. What a field is good for is in the board's words.

credits = A game by Martyn F. Unofficial implementation; the tiles are reconstructed.
score-sheet = Score sheet
score-note = for everybody
tiles = Tiles
tiles-note = a set for each player, and one more to draw from
tourists = Tourists
tourists-note = { $count } for each player
tourist = Tourist { $number }
rounds = Rounds
solo = Playing alone
solo-note = a log of your cities
level = Level
level-number = Level { $level }
best-tourist = Best tourist
need-pencil = a pencil
need-set = a cup or a bag to draw tiles from: whoever draws calls the number, and everybody looks for the same tile in their own set
