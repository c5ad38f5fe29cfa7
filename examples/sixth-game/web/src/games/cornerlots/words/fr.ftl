# Corner Lots : les mots du plateau et de la partie guidée. Ce que dit le moteur est dans words/fr/cornerlots.ftl du
# projet.

## The block

board = L’îlot de seize parcelles
# The parts of what a screen reader says of a lot, one after the other.
lot-free = libre
lot-owned = { $name }, vaut { $value }
lot-favourite = dans votre rangée favorite
lot-claim = la prendre

## What one can do

claim = Prendre une parcelle
claim-lot = Prendre { $lot }
tip = Choisissez une parcelle de l’îlot.

## Beside the block

values-left = Valeurs encore à venir
favourite = { $name } : rangée favorite { $row }
favourite-unknown = { $name } : rangée favorite inconnue
claims-left =
    { $count ->
        [0] toutes les parcelles prises
        [one] encore { $count } parcelle
       *[other] encore { $count } parcelles
    }
round = manche { $round } sur { $rounds }

## The guided game

guide-block = Un îlot, seize parcelles. Mason et vous en prenez cinq chacun, à tour de rôle. Personne ne sait ce que vaut une parcelle avant qu’elle soit prise.
guide-favourite = La rangée à l’étoile est votre favorite : chacune de vos parcelles y rapporte 3 points de plus. Vous seul voyez l’étoile, et Mason a une autre rangée.
guide-claim = Prenez une parcelle de votre rangée favorite : cliquez dessus et confirmez.
guide-value = Le nombre sur votre parcelle a été tiré parmi les valeurs encore à venir, affichées à côté de l’îlot. Mason a pris une parcelle, lui aussi. Cela vous apprend-il quelque chose sur sa rangée ?
guide-bluff = Prenez une autre parcelle : encore une de votre rangée, ou une que Mason voudrait peut-être.
guide-shown = Qui possède trois parcelles de sa rangée favorite doit la montrer : une étoile de sa couleur apparaît à côté. Jusque-là, les autres ne peuvent que deviner. Prenez encore une parcelle.
guide-end = Après cinq parcelles chacun, leurs valeurs et le bonus de votre rangée font vos points. Jouez jusqu’au bout.
