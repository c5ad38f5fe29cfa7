# Cities : ce que dit le jeu. Les règles sont dans docs/rules/cities.md.
# Les emplacements (« e5 »), les cases (« e5nw »), les lettres des cases (A P T W) et les mots des commandes
# (lay, tourist, stay, cover, refuse) sont les mêmes dans toutes les langues.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

tagline = Composez une ville de rêve avec seize tuiles et envoyez vos touristes aux meilleurs endroits.

## Options of a table

option-level = Niveau
option-level-note = 1 : zones d’attractions et de parcs. 2 : aussi l’eau vue des terrasses. 3 : aussi ce qui entoure les zones.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-no-jumping = Sans sauts
option-no-jumping-note = Les touristes ne font que marcher, une case à la fois.
option-no-jumping-off = Non
option-no-jumping-on = Oui
option-free = Forme libre
option-free-note = La ville peut dépasser 4 tuiles sur 4.
option-free-off = Non
option-free-on = Oui
option-one-more = Encore une
option-one-more-note = À la fin, une 17e tuile peut être posée par-dessus.
option-one-more-off = Non
option-one-more-on = Oui

preset-first-game = Première partie
preset-first-game-note = Seulement les zones d’attractions et de parcs.
preset-dilemma = Dilemme
preset-dilemma-note = Les terrasses au bord de l’eau comptent aussi.
preset-brainteaser = Casse-tête
preset-brainteaser-note = Tout ce qui entoure une zone compte.
preset-everything = Tout
preset-everything-note = Le niveau trois et toutes les variantes à la fois.

## Tiles and fields

tile = tuile { $tile }
# Follows "Drawn:".
draw-tile = tuile { $tile }

# The four kinds of field. In drawings there is room for 10 characters each.
# .to : où arrive un touriste.
kind-attraction = attraction
    .to = à l’attraction
kind-park = parc
    .to = au parc
kind-terrace = terrasse
    .to = sur la terrasse
kind-water = eau
    .to = dans l’eau
# A field where no tile lies.
kind-none = endroit
    .to = en

## What to do

prompt-watch = Tout le monde construit.
prompt-start = Posez l’une de vos tuiles de départ.
prompt-lay = Posez la tuile { $tile } de façon qu’elle touche votre ville.
prompt-tourist =
    { $stock ->
        [0] Déplacez un touriste, ou laissez-les où ils sont.
       *[other] Placez un touriste sur la nouvelle tuile, déplacez-en un, ou laissez-les où ils sont.
    }
prompt-cover = Posez la tuile { $tile } sur votre ville, ou refusez-la.
prompt-wait = Vous n’avez rien à faire.

## Moves: what to do; .done is what was done, after the name of the player and a colon. Those of tiles also know the kinds of the four fields: $nw, $ne, $sw, $se.

move-lay = Poser la tuile { $tile } en { $cell } : en haut { $nw } et { $ne }, en bas { $sw } et { $se }.
    .done = Posé la tuile { $tile } en { $cell } : en haut { $nw } et { $ne }, en bas { $sw } et { $se }.
move-tourist = Placer un nouveau touriste { ATTR($kind, name: "to") } { $field }.
    .done = Un nouveau touriste est arrivé { ATTR($kind, name: "to") } { $field }.
move-walk =
    Faire { $jump ->
        [yes] sauter
       *[no] aller
    } le touriste en { $from } { ATTR($kind, name: "to") } { $field }.
    .done =
        Le touriste en { $from } { $jump ->
            [yes] a sauté
           *[no] est allé
        } { ATTR($kind, name: "to") } { $field }.
move-stay = Laisser les touristes où ils sont.
    .done = Laissé les touristes où ils étaient.
move-cover =
    Poser la dernière tuile sur { $field } et ses voisines : en haut { $nw } et { $ne }, en bas { $sw } et { $se }.{ $leaving ->
        [0] { "" }
        [1] { " " }Un touriste retourne dans la réserve.
       *[other] { " " }{ $leaving } touristes retournent dans la réserve.
    }
    .done =
        Posé la dernière tuile sur { $field } et ses voisines : en haut { $nw } et { $ne }, en bas { $sw } et { $se }.{ $leaving ->
            [0] { "" }
            [1] { " " }Un touriste est retourné dans la réserve.
           *[other] { " " }{ $leaving } touristes sont retournés dans la réserve.
        }
move-refuse = Laisser la ville comme elle est, sans la dernière tuile.
    .done = Laissé la ville comme elle était, sans la dernière tuile.

## Scores

line-attraction =
    Zone de { $zone ->
        [one] { $zone } attraction
       *[other] { $zone } attractions
    } en { $field }{ $beside ->
        [0] { "" }
        [one] , bordée de { $beside } terrasse
       *[other] , bordée de { $beside } terrasses
    }
line-park =
    Zone de { $zone ->
        [one] { $zone } parc
       *[other] { $zone } parcs
    } en { $field }{ $beside ->
        [0] { "" }
        [one] , bordée de { $beside } case d’eau
       *[other] , bordée de { $beside } cases d’eau
    }
line-terrace =
    { $level ->
        [1] Terrasse { $field } : ne compte qu’à partir du niveau 2
        [2] Eau vue de la terrasse { $field }
       *[other] Eau et parcs vus de la terrasse { $field }
    }
line-shared = Touriste en { $field } : la zone ne compte qu’une fois, pour celui qui est en { $carrier }
reason-attraction = Attractions
reason-park = Parcs
reason-terrace = Terrasses

# Players with equal points compare their tourists one by one.
tie-break-tourist =
    { $place ->
        [1] points du meilleur touriste
        [2] points du deuxième meilleur touriste
        [3] points du troisième meilleur touriste
        [4] points du quatrième meilleur touriste
        [5] points du cinquième meilleur touriste
        [6] points du sixième meilleur touriste
        [7] points du septième meilleur touriste
       *[8] points du huitième meilleur touriste
    }

## What cannot be done

game-is-over = La partie est terminée.
no-such-seat = Cette place n’existe pas à cette table.
round-is-done = Vous avez fini cette manche ; la prochaine tuile arrive quand tout le monde a fini.
no-such-move = Ce n’est pas un coup de Cities.
not-now =
    { $phase ->
        [start] Pas maintenant : posez l’une de vos tuiles de départ.
        [lay] Pas maintenant : posez la tuile de cette manche.
        [tourist] Pas maintenant : placez ou déplacez un touriste, ou laissez-les où ils sont.
        [cover] Pas maintenant : posez la dernière tuile sur votre ville, ou refusez-la.
       *[wait] Pas maintenant : attendez les autres.
    }

no-such-tile = Cette tuile n’existe pas, ou pas dans ce sens.
no-starting-tile = La tuile { $tile } n’est pas une tuile de départ.
tile-is-laid = Vous avez déjà posé la tuile { $tile }.
other-tile-in-play = La tuile de cette manche est la { $wanted }, pas la { $tile }.
cell-is-too-far = C’est trop loin de votre ville.
first-tile-elsewhere = La première tuile se pose en { $cell }.
cell-is-taken = Il y a déjà une tuile en { $cell }.
starting-tile-shares-side = En { $cell }, la tuile en toucherait une autre par un côté : les tuiles de départ ne se touchent que par les coins.
starting-tile-meets-none = En { $cell }, la tuile ne touche aucun coin de vos tuiles de départ.
tile-touches-none = En { $cell }, la tuile ne touche aucune autre tuile de votre ville.
city-too-large = Avec une tuile en { $cell }, votre ville dépasserait { $side } tuiles sur { $side }.

field-is-off-city = Un touriste reste sur les tuiles de la ville.
field-is-water = Il y a de l’eau en { $field } : aucun touriste n’y va.
field-is-taken = Il y a déjà un touriste en { $field }.
no-tourist-left = Tous vos touristes sont dans la ville.
tourist-starts-on-last-tile = Un nouveau touriste commence sur la tuile que vous venez de poser.
no-tourist-there = Aucun de vos touristes ne se trouve là.
tourist-cannot-get-there = Un touriste avance d’une case, ou saute sur la tuile que vous venez de poser.
tourist-cannot-jump = Un touriste avance d’une case ; on ne saute pas dans cette partie.

other-last-tile = La dernière tuile est la { $tile }.
cover-is-off-city = La dernière tuile doit reposer entièrement sur des cases de votre ville.

## What cannot be read. What stands in quotes is typed as it is.

move-unreadable = « { $text } » n’est pas un coup : écrivez par exemple « lay 12 e5 PW/WP », « tourist e5nw », « d4se>e5nw », « stay », « cover d4se PW/WP » ou « refuse ».
tile-unreadable = « { $text } » n’est pas une tuile : elles portent les numéros 1 à { $count }.
cell-unreadable = « { $text } » n’est pas un emplacement : ils vont de { $first } à { $last }.
field-unreadable = « { $text } » n’est pas une case : écrivez un emplacement suivi de nw, ne, sw ou se, par exemple { $example }.
look-unreadable = La tuile { $tile } est { $look } ou une de ses rotations ; « { $text } » n’en est pas une.
no-last-tile-yet = Il n’y a pas encore de dernière tuile pour recouvrir quoi que ce soit.

## What can be looked up

reference-fields = Cases des tuiles
reference-kind = Sorte
reference-drawn = Tirées
reference-not-drawn = Pas encore
reference-tiles = Tuiles
reference-tile = Tuile
reference-tile-fields = Cases
# The place of a tile among those drawn; 0: it is not among them.
reference-place =
    { $place ->
        [0] pas encore tirée
        [1] tirée en 1re
       *[other] tirée en { $place }e
    }

## The city drawn in characters: there is only so much room.

# at most 78 characters
board-heading =
    Cities · niveau { $level } · { $stage ->
        [over] fin de partie
        [start] tuiles de départ
        [extra] encore une
       *[round] manche { $round } sur { $rounds }
    }
# A part of the next two.
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# at most 26 characters
board-own = Vous · { board-points }
# at most 26 characters
board-other = { $who } · { board-points }
# Before a row of tourists that are not in the city. At most 15 characters.
board-stock = Réserve
# What the viewer is to do. At most 26 characters.
board-request =
    { $phase ->
        [start] Une tuile de départ.
        [lay] Posez la tuile.
        [tourist] Un touriste, ou aucun.
        [cover] Recouvrez, ou refusez.
       *[wait] Vos coups sont joués.
    }
# The fields that the last tile covers have a "+". At most 26 characters.
board-covered = + est la tuile { $tile }.
# A city without tiles. At most 26 characters.
board-empty = rien de posé
# Follows the picture of a tourist; in small cities it is a ring around a letter. Together with the
# four kinds of field at most 55 characters.
board-tourist = touriste (cerclé en petit)

## Ce qui peut être faux dans les fichiers de contenu

content-tile-form = « { $text } » n’est pas une tuile : écris deux rangées de deux lettres, comme « AT/WA ».
content-tile-letter = « { $letter } » n’est pas une sorte de case : prends A, P, T ou W.
content-tile-three = « { $tile } » a plus de deux cases de la même sorte : { $kind }. Aucune tuile que nous connaissons n’en a autant.
content-tile-four-kinds = « { $tile } » a quatre sortes de cases. Les tuiles que nous connaissons en ont deux ou trois.
content-tile-twice = « { $tile } » est encore la tuile { $other }, peut-être tournée. Les tuiles que nous connaissons sont toutes différentes.
content-many-rounds = Les tuiles de départ et les tours font { $tiles } tuiles, et une ville a de la place pour { $most }.
