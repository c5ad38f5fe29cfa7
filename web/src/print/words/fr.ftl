# Feuilles imprimées : ce que disent celles de tous les jeux.

## Feuilles

sheet-label = Feuille { $number } sur { $count } : { $label }
sheet-number = { $number } / { $count }
# Ce qu’il y a sur une feuille, à son pied.
foot-front = { $game } · { $part }
foot-back = { $game } · { $part }, dos

## La couverture

cover = comment l’imprimer
unofficial = Une édition non officielle, faite par Townsmith avec respect pour les auteurs et les éditeurs du jeu. Tous les mots et toutes les images sont les nôtres.
reconstructed = Là où les données imprimées du jeu sont perdues, elles sont reconstituées : elles s’accordent avec ce que disent les règles, mais elles sont de nous.
pack = { $name } { $version }, par { $author }
pack-hash = Connu comme { $hash }.
pack-note = C’est le contenu que quelqu’un a fait pour le jeu : ses mots sont les siens.
ruler = Cette ligne mesure 100 mm si vous imprimez à 100 %
ruler-note = (« taille réelle », et non « ajuster à la page »).
contents = Ce qu’il y a
contents-page = Page { $page }
contents-pages = Pages { $first } à { $last }
# Après ce qu’il faut faire d’une partie : comment elle s’imprime.
both-sides = recto verso
one-side = recto
rules = Règles
rules-note = sur les dernières pages
rules-pack = Ce sont les règles du jeu lui-même : « { $name } » peut avoir d’autres nombres, cartes et noms.
# Au-dessus d’une liste : ce que change un paquet, hormis ses cartes.
rules-changes = Ce qui n’est pas comme dans ces règles
needs = Il vous faut aussi
how = Comment faire
how-print = Imprimez à 100 % sur le papier pour lequel ces feuilles sont faites. Les pages à dos se suivent : imprimez recto verso en retournant sur le bord long, ou collez les faces et les dos ensemble.
how-paper = Les cartes aiment le papier fort (200 g et plus), les tuiles le carton. Pour les blocs, le papier ordinaire suffit.
how-cut = Coupez à la règle et au couteau d’un repère à l’autre, les longues coupes d’abord.

## Feuilles de points

name = Nom
date = Date
total = Total
points = Points
from = dès

## L’écran

title = Imprimer { $game }
lead = Cartes, plateaux, blocs et règles en taille réelle, à découper et à jouer à table.
lead-pack = « { $name } » par { $author }, en taille réelle.
paper = Papier
paper-a4 = A4
paper-letter = Letter
ink = Encre
ink-colour = Couleur
ink-black = Noir, économe
parts = Ce qu’on imprime
print = Imprimer
print-note = Dans le dialogue, choisissez { $paper }, 100 %, sans marges.
sheets =
    { $rules ->
        [yes] { sheet-count }, et les règles
       *[no] { sheet-count }
    }
# A part of the message above.
sheet-count =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
preview = Feuilles
drawing = Les feuilles se dessinent …
no-pack = Le paquet n’est plus là : il n’était gardé que tant que son onglet était ouvert.
no-sheets = Ce jeu n’a pas de feuilles.
