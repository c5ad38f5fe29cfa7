# Corner Lots : ce que dit le jeu. Les règles sont dans docs/rules/cornerlots.md.
# Les parcelles s’appellent a1 à d4 dans toutes les langues.

tagline = Seize parcelles, cinq choix et une rangée favorite que personne ne connaît.

## Options of a table

option-bonus = Rangée favorite
option-bonus-note = Ce que chaque parcelle de sa rangée favorite rapporte en plus de sa valeur.
option-bonus-1 = 1 point
option-bonus-2 = 2 points
option-bonus-3 = 3 points
option-bonus-4 = 4 points
option-bonus-5 = 5 points

## Lots and rows

lot = parcelle { $lot }
row = rangée { $row }

## Draws

# The two follow "Drawn:".
draw-favourite = votre favorite est la { $row }
draw-value = la parcelle vaut { $value }

## What to do

prompt-claim = Prenez une parcelle.
prompt-claim-favourite = Prenez une parcelle. Votre favorite est la { $row }.

## Moves

move-claim = Prendre la parcelle { $lot }.
    .done = Pris la parcelle { $lot }.

## Scores

line-lot = Parcelle { $lot }
line-favourite = Parcelles de la { $row }, la favorite
reason-lot = Parcelles
reason-favourite = Rangée favorite
tie-break-lot = meilleure parcelle

grade-clerk = Greffier
grade-surveyor = Géomètre
grade-mayor = Maire

## What cannot be done

game-is-over = La partie est terminée.
not-your-turn = Ce n’est pas votre tour.
no-such-lot = Les parcelles s’appellent a1 à d4.
lot-is-taken = La parcelle { $lot } est prise.
lot-unreadable = Les parcelles s’appellent a1 à d4, pas « { $text } ».

## What can be looked up

reference-values = Ce que valent les parcelles
reference-value = Valeur
reference-count = Parcelles
reference-left = Restent
reference-grades = Titres
reference-from = À partir de
reference-grade = Titre

## The block drawn in characters

# The line of a seat: at most 40 characters.
board-seat = { $who } : rangée favorite inconnue
# At most 40 characters.
board-seat-favourite = { $who } : rangée favorite { $row }
