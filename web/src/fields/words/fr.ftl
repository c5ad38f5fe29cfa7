# Ce que les champs des éditeurs en images disent d’eux-mêmes.

less = Moins : { $label }
more = Plus : { $label }
remove = Retirer { $label }
bar = { $axis } : { $head }
bar-add = { $label } : une barre de plus
bar-remove = { $label } : une barre de moins
has-problems = quelque chose ne va pas
is-yours = modifié

## Les titres du jeu en solitaire

title = À partir de { $least } points : { $words }
title-least = Points requis : { $title }
title-words = Titre { $number }
title-add = Un titre de plus
title-new = Nouveau titre
