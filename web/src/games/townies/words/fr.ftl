# Townies : les mots du plan et de la partie guidée. On vouvoie.

## The map

board = Plan de { $name }
colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [brown] marron
        [green] vert
       *[blue] bleu
    }
object =
    { $object ->
        [court] Aire de jeux
        [windmill] Moulin
        [station] Gare
        [bike] Loueur de vélos
        [bank] Banque
       *[square] Grand-place
    }
shape =
    { $shape ->
        [bar] barre
        [worm] ver
        [pistol] pistolet
        [propeller] hélice
        [arch] arche
        [bee] abeille
        [wave] vague
       *[other] { $shape }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-empty = vide
space-star = étoile
space-central = zone centrale
draw-shape = dessiner ici la forme « { shape } »
turns-here = la forme tient ici si on la tourne
draw-object = { object } à dessiner ici pour { points }
earns-star = rapporte une étoile
earns-soil = et 2 pour l’étoile

## What one can do

about =
    { $object ->
        [court] Une Aire de jeux marque les blocs rouges à côté, et davantage si un voisin est d’une autre couleur.
        [windmill] Un Moulin marque les blocs jaunes à côté, et davantage si aucun objet n’est à côté.
        [station] Une Gare marque les blocs bruns à côté, et davantage entre deux blocs opposés.
        [bike] Un Loueur de vélos marque les blocs verts à côté, et davantage si des blocs verts mènent à un autre objet.
        [bank] Une Banque marque les blocs bleus à côté, et davantage si elle n’est pas au bord.
       *[square] Une Grand-place marque les objets à côté, et davantage si ses six côtés sont des blocs.
    }
about-once = Il a compté quand il a été dessiné ; ce qui est venu ensuite n’y change rien.
about-star = Un objet ici rapporte une étoile, ou ce que dit la carte bonus.
kind-shape = Dessiner la forme
kind-object = Dessiner un objet
kind-done = En rester là
kind-pass = Passer
tools = Que dessiner
tool =
    { $star ->
        [yes] { $what } en { colour }, pour une étoile
       *[no] { $what } en { colour }
    }
rotate = Tourner
flip = Retourner
with-star = Dépenser une étoile
pass = Passer
done = Garder l’étoile
draw-here = Dessiner ici

## Beside the map

white-die = Dé blanc : { $object }
black-die = Dé noir : { shape }
no-roll = Les dés n’ont pas encore été lancés.
stars =
    { $count ->
        [one] { $count } étoile à dépenser
       *[other] { $count } étoiles à dépenser
    }
goals = Objectifs
chart =
    { $points ->
        [one] { $count } : { $points } point
       *[other] { $count } : { $points } points
    }
ring = Comment circulent les feutres : { LIST($places) }
ring-place = { $name } a le { colour }
ring-vacant = le { colour } à une place vacante
next-marker = prochaine manche : { colour }
objects =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }
round = manche { $round }

## The guided game

guide-map = Voici votre plan. Chacun a le sien, et tout le monde dessine en même temps avec les deux mêmes dés. La ligne pointillée entoure la zone centrale.
guide-dice = Le dé noir montre une forme de quatre hexagones, le dé blanc un objet. Votre feutre est dessiné dans le coin du plan : c’est votre couleur pour cette manche.
guide-shape = Sur un plan vide, on ne peut dessiner que la forme. Les cases éclairées sont des étoiles : laissez-les libres et dessinez la forme de sorte que deux de ses hexagones touchent l’une d’elles. Visez une case, tournez la forme avec R ou le bouton, et dessinez-la.
guide-commit = Les quatre hexagones dessinés sont des blocs de votre couleur. Terminez votre manche. Ce que vous avez dessiné sera montré quand tout le monde aura fini ; d’ici là, vous pouvez l’annuler.
guide-again = De nouveaux dés et une nouvelle couleur : les feutres font le tour de la table. Le petit anneau à côté des dés montre lequel vient ensuite. Dessinez cette forme près de la même étoile, et laissez encore l’étoile libre.
guide-commit-again = Bien. Terminez aussi cette manche.
guide-object = Ce sont les objets qui rapportent des points. Un objet se place à côté d’un bloc de sa couleur : un Moulin à côté du jaune, une Banque à côté du bleu. Le dé blanc en montre un qui convient à vos blocs : choisissez son bouton et dessinez-le sur l’étoile éclairée. Le nombre indique ce qu’il y rapporte.
guide-scored = Il rapporte une fois, maintenant : la patience paie, d’abord les blocs, puis l’objet entre eux. Ses points vont dans les neuf cercles du coin, et avec cette carte bonus l’étoile en ajoute 2. Terminez la manche.
guide-goals = Les objectifs comptent à la fin : l’un est le même pour tous, deux dépendent de votre première couleur. Votre objet compte déjà pour l’un d’eux : voyez « Vos points » et visez une ligne pour savoir d’où elle vient.
guide-free = À vous de décider : la forme, ou un objet là où il convient. H demande un conseil, U annule un coup.
guide-basic = Au lieu de l’objet du dé blanc, vous pouvez toujours dessiner celui de votre propre feutre, s’il est à côté de sa couleur ; rien n’est perdu quand les dés ne vous conviennent pas. Terminez la manche.
guide-end = Vous savez l’essentiel. La partie s’achève quand quelqu’un a neuf objets, et le plus de points l’emporte. Jouez jusqu’au bout, ou commencez une partie à vous.
