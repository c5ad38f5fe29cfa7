### La fin d’une partie. Son titre, « La ville est bâtie », est parmi les mots de la page.

wins-by =
    { $count ->
        [one] { $name } gagne avec { $count } point d’avance.
       *[other] { $name } gagne avec { $count } points d’avance.
    }
wins-tied = { $name } gagne au départage.
shared = { LIST($names) } se partagent la victoire.
# Une partie jouée seul.
scored =
    { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
stand-in = Le bot de { $name }
# Tout le monde avec ses points : « Ada 48, Kim 45 ».
totals = Points : { LIST($totals) }.

counted = Compté ligne par ligne
standing = Tous les scores
compared = En comparaison
look-at = { $name }, { $count } points : voir cette ville
your-best = Votre meilleur score
bot-alone = Bot difficile, même chance
bot-instead = Bot difficile à votre place
bot-thinks = joue encore

head-won = Bien bâti
head-lost = Une belle ville quand même
head-went = Le bilan
grade = Mention : { $grade }
strongest-of-all =
    { $count ->
        [one] Votre point fort : { $what }, { $count } point, plus que tous les autres.
       *[other] Votre point fort : { $what }, { $count } points, plus que tous les autres.
    }
strongest =
    { $count ->
        [one] Ce qui vous a le plus rapporté : { $what }, { $count } point.
       *[other] Ce qui vous a le plus rapporté : { $what }, { $count } points.
    }
tied = Les scores étaient à égalité ; voici ce qui a départagé
# La valeur comparée après des scores égaux, pour chaque personne.
tie = { $what } : { $values }
led-throughout = { $name } n’a jamais été mené.
led-from = { $name } a pris la tête pour de bon à l’étape { $step } sur { $total }.
# De même, avec ce que disait alors la barre de titre : « Manche 7 sur 9 ».
led-from-round = { $name } a pris la tête pour de bon à l’étape { $step } sur { $total } ({ $round }).
see-step = Voir comment
first-game = Votre première partie terminée de ce genre : un score à battre.
best-yet =
    { $count ->
        [one] Votre meilleur score, de { $count } point.
       *[other] Votre meilleur score, de { $count } points.
    }
equals-best = Aussi bien que votre meilleur score.
short-of-best =
    { $count ->
        [one] { $count } point de moins que votre meilleur score, { $best }.
       *[other] { $count } points de moins que votre meilleur score, { $best }.
    }
daily-saved = C’est votre résultat du jour.
daily-again = Vous aviez déjà un résultat aujourd’hui ; c’est le premier qui compte.
breakdown = D’où viennent les points de chacun

rematch = Rejouer
share-picture = Partager la carte
save-picture = Enregistrer la carte
save-record = Enregistrer la partie
city-name = Donnez un nom à votre ville
city-of = Ville de { $name }
