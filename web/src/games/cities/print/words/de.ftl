# Cities auf Papier. Wozu ein Feld gut ist, steht in den Worten des Bretts.

credits = Ein Spiel von Martyn F. Inoffizielle Umsetzung; die Plättchen sind rekonstruiert.
score-sheet = Wertungsblatt
score-note = für alle
tiles = Plättchen
tiles-note = ein Satz für jede Person, und einer zum Ziehen
tourists = Touristen
tourists-note = { $count } für jede Person
tourist = Tourist { $number }
rounds = Runden
solo = Allein
solo-note = ein Logbuch deiner Städte
level = Stufe
level-number = Stufe { $level }
best-tourist = Bester Tourist
need-pencil = ein Bleistift
need-set = ein Becher oder Beutel zum Ziehen: Wer zieht, sagt die Nummer, und alle suchen dasselbe Plättchen in ihrem Satz
