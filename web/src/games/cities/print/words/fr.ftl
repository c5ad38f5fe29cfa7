# Cities sur papier. À quoi sert un terrain est dit dans les mots du plateau.

credits = Un jeu de Martyn F. Adaptation non officielle ; les tuiles sont reconstituées.
score-sheet = Feuille de points
score-note = pour tout le monde
tiles = Tuiles
tiles-note = un jeu par personne, et un de plus pour le tirage
tourists = Touristes
tourists-note = { $count } par personne
tourist = Touriste { $number }
rounds = Manches
solo = En solitaire
solo-note = un journal de vos villes
level = Niveau
level-number = Niveau { $level }
best-tourist = Meilleur touriste
need-pencil = un crayon
need-set = un gobelet ou un sac pour tirer les tuiles : qui tire annonce le numéro, et chacun cherche la même tuile dans son jeu
