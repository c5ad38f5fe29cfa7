# Les mots du jeu en ligne ; ils ne sont chargés que là où il y a un serveur.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

## L’entrée

together-title = Jouer ensemble
together-lead = Envoyez un lien et jouez tout de suite, ou sur plusieurs jours.
together-lobby = Voir les tables
together-new-table = Nouvelle table
together-turns =
    { $count ->
        [one] C’est à vous dans une partie.
       *[other] C’est à vous dans { $count } parties.
    }
together-title-turns = { together-title }. { together-turns }
together-running =
    { $count ->
        [one] Une partie est en cours.
       *[other] { $count } parties sont en cours.
    }
together-away = Le serveur est injoignable pour l’instant. Vous pouvez toujours jouer seul, contre des bots ou à plusieurs sur un même écran.
together-none = Cette page n’a pas de serveur
together-none-note = Il en faut un pour jouer ensemble. Seul, contre des bots ou à plusieurs sur un même écran, tout fonctionne ici.
together-nav = Jouer ensemble
together-tables = Tables
together-archive = Archives
together-ladder = Classement
together-me = Vous

## La connexion

connection-connecting = Connexion…
connection-lost = La connexion est perdue.
connection-retry-in = Nouvel essai dans { $seconds } s.
connection-retrying = Nouvel essai…
connection-comes-back = La page reviendra d’elle-même dès que le serveur répondra. Vous pouvez toujours jouer seul, contre des bots ou à plusieurs sur un même écran.
connection-offline = Cet appareil n’a pas de réseau. Tout reprendra dès son retour.
connection-now = Essayer maintenant
connection-again = Se reconnecter
connection-ended-too_fast = Cette page a envoyé plus que le serveur n’accepte et a été déconnectée.
connection-ended-banned = L’hébergeur de ce serveur vous en a fermé l’accès.
connection-ended-replaced = Vous êtes là dans trop de fenêtres ; celle-ci a été déconnectée.
connection-ended-other_version = Cette page est plus ancienne que le serveur. Fermez toutes ses fenêtres et rouvrez-la.
connection-ended-closed = La connexion a été fermée.
connection-reloading = Il y a une nouvelle version. La page est en train de la charger.
connection-broke = La connexion a été coupée.
connection-none = Il n’y a pas de connexion.
connection-withdrawn = L’envoi a été retiré.
connection-answered = Le serveur a répondu { $status }.

## Un nom

name-title = Comment vous appeler ?
name-note = Un nom suffit : ni compte, ni adresse. Ce navigateur se souvient de vous.
name-label = Votre nom
name-go = C’est moi

## Les tables

lobby-title = Tables
lobby-lead = Prenez place, regardez ou ouvrez votre propre table.
lobby-mine = Mes parties
lobby-open = Tables ouvertes
lobby-none = Personne n’attend. Ouvrez une table et envoyez son lien à des amis.
lobby-none-of = Aucune table de { $game } pour l’instant.
lobby-filter = Jeu
lobby-all = Tous
lobby-join = Prendre place
lobby-join-at = Prendre place : { $game }, { LIST($names) }
lobby-look = Regarder
lobby-look-at = Regarder : { $game }, { LIST($names) }
lobby-resume = Reprendre
lobby-resume-at = Reprendre : { $game }, { LIST($names) }
lobby-your-turn = À vous
lobby-waits-for = en attente de { LIST($names) }
lobby-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
lobby-ready = complète, sur le point de commencer
lobby-playing = en cours
lobby-not-listed = sur invitation
lobby-friendly = amicale
lobby-free-seat = place libre
lobby-notify = Me prévenir quand c’est à moi
lobby-notify-note = Une notification du navigateur, tant que cette page est ouverte dans une fenêtre.
lobby-notify-closed-note = Une notification du navigateur, même quand cette page est fermée. De plusieurs navigateurs, le dernier utilisé est prévenu.
lobby-notify-denied = Votre navigateur n’autorise pas les notifications de cette page.
lobby-notify-title = C’est à vous : { $game }
lobby-notify-text =
    { COUNT($names) ->
        [one] { LIST($names) } vous attend.
       *[other] { LIST($names) } vous attendent.
    }
lobby-turn-in = C’est à vous à { $game }.

## Le rythme d’une partie

pace-title = Rythme
pace-relaxed = Tranquille
pace-live = À l’horloge
pace-days = Sur plusieurs jours
pace-relaxed-note = Pas d’horloge. Idéal entre amis qui se parlent.
pace-live-note = Chacun dispose d’une réserve de temps pour toute la partie, et de quelques secondes par tour avant de l’entamer.
pace-days-note = Quelques jours par tour. Les joueurs qui ne viennent pas sont remplacés par un bot et peuvent revenir.
pace-bank = Réserve
pace-turn = Par tour
pace-per-turn = Jours par tour
pace-minutes = { $count } min
pace-seconds = { $count } s
pace-days-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
pace-relaxed-short = sans horloge

## Une horloge en jours, heures et minutes

clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
clock-left = { $name } : il reste { $time }
clock-low = vite
clock-low-said = Votre temps s’épuise : il reste { $time }.

## Une nouvelle table

create-title = Une nouvelle table
create-game = Jeu
create-seats = Places
create-who = Qui est assis ici
create-me = Moi : { $name }
create-open = Ouverte à tous
create-listed = La montrer à tous
create-listed-note = Elle figure dans la liste des tables. Sinon, seuls ceux qui ont le lien la trouvent.
create-rated = Compter pour le classement
create-rated-note = Sinon, c’est une partie amicale : aucun classement ne bouge.
create-go = Ouvrir la table
create-nobody = Gardez une place pour vous ou laissez-en une ouverte.

## Une table

table-title = Une table de { $game }
table-wait-title = Qui vient ?
table-wait-note = Envoyez le lien à ceux avec qui vous voulez jouer. La partie peut commencer quand toutes les places sont prises.
table-free = Libre
table-sit = S’asseoir ici
table-you = vous
table-host = hôte
table-here = là
table-away = absent
table-thinking = réfléchit
table-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
table-stand-up = Se lever
table-seat-bot = Asseoir un bot ici
table-add-bot = Ajouter un bot
table-remove-bot = Retirer { $name }
table-remove = Retirer { $name }
table-remove-sure = Retirer { $name } de cette table ?
table-remove-go = Retirer
table-remove-note = Sa place se libère, et cette personne ne peut plus en prendre une à cette table.
table-removed = La personne qui a ouvert cette table vous a retiré votre place.
table-link = Lien vers cette table
table-copy = Copier le lien
table-copied = Copié. Envoyez-le maintenant à quelqu’un.
table-share = Partager
table-share-text = Jouez à { $game } avec moi.
table-start = Commencer la partie
table-start-note = L’hôte commence la partie quand toutes les places sont prises.
table-missing =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
table-ready = Toutes les places sont prises.
table-cancel = Fermer la table
table-cancel-sure = Fermer cette table ?
table-cancel-note = Son lien ne mènera plus nulle part.
table-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
table-spectator = Vous regardez.
table-about = Cette table
# With what a table is played, and what it counts for.
stakes-rules = Règles
stakes-content = Matériel
stakes-content-box = La boîte.
    .note = Toutes les cartes, tuiles et valeurs sont celles qui ont été imprimées.
stakes-content-ours = Nos cartes.
    .note = Ce qui est perdu de la boîte imprimée, nous l’avons recomposé d’après ses règles.
# $host (text): the address of the server.
stakes-content-changed = Contenu modifié.
    .note = Des cartes, des tuiles ou des valeurs ont été changées par l’hébergeur de { $host }.
stakes-counts = Enjeu
stakes-rated = Le classement.
    .note = Qui part, abandonne ou dépasse son temps est classé dernier.
stakes-friendly = Le plaisir.
    .note = La table a été ouverte pour une partie amicale.
stakes-changed = Le plaisir.
    .note = Les parties au contenu modifié ne sont pas classées.
stakes-alone = Vous seul.
    .note = Les parties en solitaire ne sont pas classées.
table-fair = Jeu honnête
table-fair-note = Avant la première carte ou le premier dé, le serveur s’engage par ce nombre sur une graine secrète, et chaque joueur ajoute sa part de hasard. À la fin, la graine est révélée, et chacun peut vérifier que rien n’a été choisi.
table-commitment = Engagement
table-gone = Cette table n’existe pas
table-gone-note = Elle a été fermée, ou le lien est incomplet. Demandez-en un nouveau à qui vous l’a envoyé.
table-closed = Cette table a été fermée
table-closed-note = La personne qui l’avait ouverte l’a fermée avant le début.
table-leave = Quitter la partie
table-leave-sure = Quitter cette partie ?
table-leave-note = Un bot joue désormais à votre place. Vous pouvez revenir à tout moment et la reprendre.
table-agree = Proposer d’arrêter ici
table-agree-note = Chacun garde ses points, personne ne gagne et rien n’est classé. La partie s’arrête quand tous ceux qui jouent sont d’accord.
table-resign = Abandonner
table-resign-note = Un bot joue à votre place jusqu’à la fin, définitivement. Vous êtes classé dernier parmi les joueurs humains.
table-resign-alone-note = Personne d’autre ne joue ici : la partie s’arrête tout de suite et n’est pas classée.
table-resigned-you = Vous avez abandonné cette partie. Un bot la termine à votre place.
table-end-asked =
    { COUNT($names) ->
        [one] { LIST($names) } propose d’arrêter la partie ici.
       *[other] { LIST($names) } proposent d’arrêter la partie ici.
    }
table-end-waits = Vous avez proposé d’arrêter ici. La partie s’arrête quand tout le monde est d’accord.
table-end-agree = Arrêter ici
table-end-refuse = Continuer
table-end-look = Voir
table-wants-end = propose d’arrêter ici
table-resigned = a abandonné
table-stay = Rester
table-stand-in = un bot joue
table-stand-in-you = Un bot joue à votre place.
table-back = Reprendre ma place
table-rematch-asked = Il y a une nouvelle table pour les mêmes joueurs.
table-rematch-go = Vers la nouvelle table
table-check = Vérifier cette partie
table-refused = La table a changé. Réessayez.

## Discussion

chat-title = Discussion
chat-open = Ouvrir la discussion
chat-open-unread =
    { $count ->
        [one] Ouvrir la discussion : un nouveau message
       *[other] Ouvrir la discussion : { $count } nouveaux messages
    }
chat-close = Fermer la discussion
chat-empty = Personne n’a encore rien dit.
chat-label = Message
chat-send = Envoyer
chat-need-name = Il faut un nom pour écrire ici. Sans nom, vous pouvez seulement lire.
chat-people = Ignorer ou signaler quelqu’un
chat-mute = Ignorer { $name }
chat-unmute = Ne plus ignorer { $name }
chat-says = { $name } dit : { $text }
chat-lost = L’envoi a échoué. Le message est encore dans le champ.

## Qui vous êtes

me-title = Vous
me-since = ici depuis le { $date }
me-name = Nom
me-rename = Enregistrer
me-renamed = C’est désormais votre nom.
me-ratings = Cotes
me-no-ratings = Aucune partie cotée pour l’instant. N’importe laquelle fera l’affaire pour commencer.
me-rating = Cote
me-games = Parties
me-game = Jeu
me-device-note = Ouvrez-y ce lien dans l’heure, et vous y serez la même personne. Il ne sert qu’une fois.
me-device-make = Créer un lien
me-device-link = Votre lien
me-recovery = Gardez ce lien pour vous : qui l’ouvre devient vous.
me-forget = M’oublier sur cet appareil
me-forget-sure = Oublier qui vous êtes sur cet appareil ?
me-forget-note = Sans un lien créé ici ou sur un autre de vos appareils, vous ne pourrez pas revenir comme la même personne.
me-forgotten = Cet appareil ne vous connaît plus.
me-archive = Parties terminées
me-back = Content de vous revoir
me-back-note = Cet appareil vous connaît maintenant sous le nom de { $name }.
me-back-bad = Ce lien a déjà servi ou date de plus d’une heure
me-back-bad-note = Créez-en un nouveau sur l’appareil où vous êtes connu.
me-back-ask = Est-ce bien vous ?
me-back-ask-note = Ce lien fait de cet appareil le vôtre. Ne continuez que si vous l’avez créé vous-même.
me-back-go = Oui, c’est moi
me-gone = Personne de ce nom ici

## Votre nom et vos appareils

account-title = Votre nom et vos appareils
account-lead = Ce que ce serveur sait de vous, et ce que vous pouvez en faire.
account-nobody = Cet appareil ne vous connaît pas encore.
account-told = Quand c’est à vous
account-devices = Vos appareils
account-device = { $browser } sur { $system }
account-device-unknown = Un appareil
account-this = cet appareil
account-seen = dernière visite : { $when }
account-since = depuis : { $when }
account-end = Retirer
account-end-device = Retirer { $device }
account-ended = Il n’est plus à vous.
account-end-others = Retirer tous les autres appareils
account-lost = Si vous perdez vos appareils
account-lost-note = Personne ici ne sait qui vous êtes et ne peut vous laisser revenir : préparez un chemin dès maintenant.
account-code = Code de récupération
account-code-none = Vous n’avez pas encore de code de récupération.
account-code-made = Vous avez un code de récupération, créé : { $when }. Il n’est plus affiché.
account-code-make = Créer un code de récupération
account-code-again = En créer un nouveau
account-code-copy = Copier le code
account-code-copied = Copié.
account-code-once = Il n’est affiché que maintenant. Notez-le et gardez-le pour vous : qui l’a, c’est vous.
account-passkeys = Clés d’accès
account-passkeys-note = Votre appareil ou votre gestionnaire de mots de passe se souvient de vous et demande votre empreinte, votre visage ou un code.
account-passkey-add = Ajouter une clé d’accès
account-end-passkey = Retirer la clé d’accès de { $device }
account-passkey-ended = Cette clé d’accès ne mène plus nulle part.
account-mail = Par courriel à
account-mail-ask = Envoyer le lien
account-mail-note = Nous y envoyons d’abord un lien. Rien d’autre ne part tant qu’il n’a pas été suivi, et chaque courriel permet de tout arrêter.
account-mail-sent = Un lien a été envoyé à { $address }. Suivez-le, et les courriels viendront.
account-mail-on = Les courriels vont à { $address } quand aucun de vos navigateurs ne peut être prévenu.
account-mail-end = Plus de courriels
account-mail-ended = Il ne viendra plus de courriels.
account-data = Vos données
account-data-note = Tout ce que ce serveur a de vous, dans un fichier : nom, classements, parties avec leurs coups, vos messages, appareils, réglages.
account-take = Tout télécharger
account-leave = Partir
account-leave-note = Cet appareil peut vous oublier pendant que vous restez connu ici, ou le serveur vous oublie pour de bon.
account-forget = Oubliez-moi pour de bon
account-forget-sure = Ce serveur doit-il vous oublier ?
account-forget-note = Votre nom, vos classements, messages, appareils et chemins de retour sont effacés aussitôt, sans retour possible. Des bots reprennent vos parties en cours. Les parties terminées restent, avec « quelqu’un » à votre place.
account-forgotten = Ce serveur ne vous connaît plus.

## Revenir

recover-title = Je suis déjà venu
recover-lead = Revenez en étant la même personne, avec vos parties et vos classements.
recover-passkey = Utiliser une clé d’accès
recover-code = Votre code de récupération
recover-go = Revenir
recover-next = Le code utilisé ne vaut plus rien. Voici le suivant :
recover-link = Si un autre appareil vous connaît encore, créez-y plutôt un lien sous « Votre nom et vos appareils ».

## Les liens des courriels

mail-title = Des courriels quand c’est à vous
mail-confirmed = Merci : cette adresse est confirmée. Vous recevrez un courriel quand c’est à vous et que vous n’êtes pas là.
mail-stop-title = Plus de courriels
mail-stopped = C’est fait : plus rien n’est envoyé à cette adresse.

## Ce que ce serveur garde

keeps-title = Ce que ce serveur garde de vous
keeps-lead = Tout, tel que ce serveur est réglé.
keeps-what = Ce qui est gardé
keeps-name = Le nom que vous avez choisi et la date de votre arrivée. Ni compte, ni mot de passe.
keeps-device = De chacun de vos appareils : navigateur et système, première et dernière visite, et l’empreinte d’un secret. Des codes de récupération et des clés d’accès, rien qui puisse servir à d’autres.
keeps-games = Les tables où vous avez joué, chaque coup avec son heure, les résultats et vos classements.
keeps-chat = Ce que vous écrivez dans la discussion, et qui vous avez mis en sourdine.
keeps-pack = Si vous apportez un paquet pour jouer : le paquet, et qu’il vient de vous.
keeps-puzzle = Votre résultat au défi du jour. La meilleure partie d’un jour peut être vue par tous, sous votre nom.
keeps-push = Si vous demandez des notifications : l’adresse que donne l’éditeur de votre navigateur, et votre langue. Ce qui y est envoyé est chiffré pour votre navigateur.
keeps-mail = Si vous demandez des courriels : votre adresse et votre langue. Sans confirmation dans les deux jours, elle est effacée.
keeps-reports = Si vous signalez quelqu’un ou êtes signalé : le signalement et les mots en cause, jusqu’à 30 jours après son traitement, un an au plus. Si l’on vous interdit d’écrire ou d’entrer : cette mesure, jusqu’à sa fin. Qui a décidé quoi, et pourquoi, reste un an dans le journal.
keeps-address = Votre adresse réseau sert aux limites tant que vous êtes connecté. Elle n’est enregistrée que si elle est exclue, et jusqu’à la fin de cette exclusion.
keeps-long = Pendant combien de temps
keeps-guests =
    { $days ->
        [one] Si vous n’avez jamais pris place à une table, tout est effacé un jour après votre dernière visite.
       *[other] Si vous n’avez jamais pris place à une table, tout est effacé { $days } jours après votre dernière visite.
    }
keeps-guests-stay = Vous restez connu ici jusqu’à ce que vous en décidiez autrement.
keeps-players = Si vous avez pris place à une table, vous restez connu ici jusqu’à ce que vous vous fassiez oublier.
keeps-waiting =
    { $days ->
        [one] Une table qui attend des joueurs est effacée après un jour sans que personne y touche.
       *[other] Une table qui attend des joueurs est effacée après { $days } jours sans que personne y touche.
    }
keeps-closed =
    { $days ->
        [one] Une table fermée avant la partie est effacée après un jour.
       *[other] Une table fermée avant la partie est effacée après { $days } jours.
    }
keeps-closed-stay = Les tables fermées avant la partie restent.
keeps-packs =
    { $days ->
        [one] Un paquet dont plus aucune table n’a besoin est supprimé après un jour.
       *[other] Un paquet dont plus aucune table n’a besoin est supprimé après { $days } jours.
    }
keeps-packs-stay = Les paquets apportés pour jouer restent.
keeps-chat-days =
    { $days ->
        [one] Ce qui a été dit à une table est effacé un jour après la fin de la partie.
       *[other] Ce qui a été dit à une table est effacé { $days } jours après la fin de la partie.
    }
keeps-chat-stay = Ce qui a été dit à une table y reste.
# $days (number)
keeps-puzzles = Les résultats des défis sont effacés après { $days } jours.
keeps-finished = Les parties terminées restent. Si vous vous faites oublier, « quelqu’un » y tient votre place.
keeps-backups = Qui gère ce serveur en garde peut-être des sauvegardes. Ce qui est effacé ici y reste jusqu’à ce que de plus récentes les remplacent.
keeps-who = Qui le voit
keeps-seen = Votre nom, vos classements et les parties aux tables visibles de tous sont vus de tous ; les autres tables, de qui a le lien. Les paquets de la galerie sont vus de tous. La discussion est vue de ceux qui sont à la table.
keeps-moderators = Les signalements, et ce qui a été décidé pour qui, sont vus des personnes qui modèrent ici. Votre fichier contient vos propres signalements et les mesures qui vous concernent, pas ce que d’autres ont écrit.
keeps-webhook = Qui gère ce serveur a un programme qui apprend quand c’est à vous : votre nom, le jeu et le lien vers la table.
keeps-nobody = Rien d’autre n’est transmis à qui que ce soit, et rien ici ne compte ni ne suit les visites.
keeps-cookie = Un cookie, qui vous garde connecté. Il faut l’avoir pour jouer.
keeps-yours = Ce que vous pouvez faire
keeps-rights = Le voir, l’emporter dans un fichier, retirer des appareils, être oublié : tout par vous-même, aussitôt.
keeps-contact = Ce serveur est géré par :

## Parties terminées

archive-title = Parties terminées
archive-lead = Tout ce qui a été joué jusqu’au bout : à voir, à revoir, à analyser, à vérifier.
archive-all = De tous
archive-mine = Les miennes
archive-whose = Parties de qui
archive-none = Rien ici pour l’instant. La première ville est encore en chantier.
archive-more = En afficher plus
archive-replay = Revoir
archive-review = Analyse
archive-look = Résultat
archive-check = Vérifier
archive-of = { $what } : { $game }, { LIST($names) }
archive-won = victoire
archive-agreed = arrêtée d’un commun accord
archive-resigned = abandonnée

## Classement

ladder-title = Classement
ladder-lead = Humains et bots à la même mesure. La cote croît avec les victoires et la force des adversaires, et ne compte que ce qui est sûr.
ladder-place = Rang
ladder-player = Joueur
ladder-rating = Cote
ladder-games = Parties
ladder-none = Personne n’a encore de cote à ce jeu.

## Vérifier le hasard d’une partie : le serveur promet une graine avant la partie, et les tirages doivent en découler

verify-title = Vérifier cette partie
verify-working = Vérification de chaque tirage…
verify-good = Rien n’a été choisi.
verify-good-record = La partie enregistrée tient sa propre promesse.
verify-good-note =
    { $draws ->
        [one] Le seul tirage de cette partie découle
       *[other] Les { $draws } tirages de cette partie découlent
    } de la graine { $bound ->
        [yes] sur laquelle le serveur s’était engagé
       *[no] à laquelle la partie enregistrée est liée
    } et de ce que les joueurs ont ajouté.
verify-promise-step = La promesse enregistrée est celle que cet appareil a reçue avant que vous ne preniez place.
verify-promise-unknown = Cet appareil n’a reçu aucune promesse avant la partie ; seule celle qui est enregistrée a donc été vérifiée. Les joueurs qui ont pris place avant le début peuvent en vérifier davantage sur l’appareil qu’ils utilisaient alors.
verify-seed-step = La graine est bien celle de la promesse enregistrée.
verify-draws-step = Chaque carte et chaque dé en découlent, ainsi que de la part de hasard des joueurs.
verify-bad-unfinished = La graine est révélée à la fin de la partie. D’ici là, il n’y a rien à vérifier.
verify-bad-unbound = Cette partie ne vient pas d’une table où un serveur a fait une promesse.
verify-bad-promise = Le serveur a changé sa promesse : celle qui est enregistrée n’est pas celle que vous avez reçue avant de prendre place. Cette partie n’était pas honnête.
verify-bad-seed = La graine n’est pas celle à laquelle la table était liée. Cette partie n’était pas honnête.
verify-bad-share = Votre part de hasard ne figure pas dans la partie enregistrée. Cette partie n’était pas honnête.
verify-bad-draws = Un tirage ne découle pas de la graine. Cette partie n’était pas honnête.
verify-seed = Graine
verify-commitment = Engagement
verify-by-seat = Ajouté par { $name }

## Signalements et modération

together-moderation = Modérer
chat-report = Signaler { $name }
chat-delete = Supprimer ce message
chat-deleted = Ce message a été supprimé par la modération.
report-title = Signaler { $name } ?
report-note = Les personnes qui s’occupent de ce serveur le verront.
report-why = Que se passe-t-il ? (facultatif)
report-send = Signaler
report-sent = Merci. Quelqu’un va regarder.
sanction-title = Faire taire ou exclure { $name }
sanction-what = Mesure
sanction-mute = Silence : ne peut plus écrire
sanction-ban = Exclusion : ne peut plus entrer
sanction-do-mute = Faire taire
sanction-do-ban = Exclure
sanction-long = Pendant combien de temps
sanction-hours-1 = une heure
sanction-hours-24 = un jour
sanction-hours-168 = une semaine
sanction-hours-0 = pour toujours
sanction-address = Exclure aussi l’adresse
sanction-address-note = Tient à l’écart tous ceux qui viennent de là où cette personne se trouve, une semaine au plus. Une adresse d’où vient une personne qui modère est épargnée.
sanction-why = Pourquoi ? (Les autres modérateurs le lisent.)
moderation-title = Modération
moderation-lead = Ce qui a été signalé, et ce qui en a été fait.
moderation-refused = Cette page est réservée aux personnes qui modèrent.
moderation-reports = Signalements
moderation-no-reports = Rien n’a été signalé.
moderation-reported = signalé par { $by }
moderation-table = vers la table
moderation-decide = Faire taire ou exclure { $name }
moderation-settle = Traité
moderation-sanctions = Silences et exclusions
moderation-no-sanctions = Personne n’est réduit au silence ni exclu.
moderation-address = une adresse
moderation-ban = exclusion
moderation-mute = silence
# $time (text): when it ends.
moderation-until = jusqu’au { $time }
moderation-lift = Lever
moderation-host = l’hébergeur
moderation-log = Journal
# $about (text): a person, a message or a report.
moderation-did =
    { $what ->
        [ban] a exclu { $about }
        [mute] a fait taire { $about }
        [lift] a levé la mesure pour { $about }
        [delete] a supprimé le message { $about }
        [settle] a traité le signalement { $about }
        [moderator] a confié la modération à { $about }
        [list_pack] a mis le paquet { $about } dans la galerie
        [unlist_pack] a retiré le paquet { $about } de la galerie
        [remove_pack] a supprimé le paquet { $about }
       *[no_moderator] a retiré la modération à { $about }
    }

## Paquets : du contenu que quelqu’un apporte pour jouer. Le nom et l’auteur sont les mots du paquet.

# $name, $author (text): what the pack says of itself.
pack-with = « { $name } », de « { $author } »
pack-by = de « { $author } »
pack-removed = un paquet qui a été retiré
pack-title = Paquet
pack-own-words = Le nom, l’auteur et les notes sont les mots du paquet, pas les nôtres.
pack-game = Jeu
pack-author = Auteur
# $version (text): as the pack says.
pack-version = version { $version }
pack-based = D’après
pack-based-on = d’après { $what }
pack-licence = Licence
pack-brought = Apporté par
pack-brought-by = apporté par { $name }
pack-shipped = fait partie de ce serveur
pack-games = Parties
pack-played =
    { $count ->
        [0] pas encore joué jusqu’au bout
        [one] { $count } partie
       *[other] { $count } parties
    }
# $count (number): of games; $mean, $lowest, $highest (number): points.
pack-results =
    { $count ->
        [one] Dans la dernière, { $mean } points en moyenne (de { $lowest } à { $highest }).
       *[other] Dans les { $count } dernières, { $mean } points en moyenne (de { $lowest } à { $highest }).
    }
pack-changes =
    { $count ->
        [0] Il ne change rien
        [one] Il change une chose
       *[other] Il change { $count } choses
    }
pack-more =
    { $count ->
        [one] et une de plus
       *[other] et { $count } de plus
    }
pack-save = Enregistrer le fichier
pack-keep = Garder sur cet appareil
pack-kept = « { $name } » est maintenant dans votre atelier.
pack-unread = Ce fichier n’est pas un paquet d’un de ces jeux.
pack-large = Ce serveur prend des paquets de { $most } ko au plus.
pack-report = Signaler ce paquet
pack-look = Regarder
pack-look-at = { pack-look } : { $name }
pack-play = Nouvelle table avec lui
pack-play-with = { pack-play } : { $name }
pack-list = Mettre dans la galerie
pack-unlist = Retirer de la galerie
pack-remove = Supprimer
pack-state-by_link = hors de la galerie
pack-state-unlisted = retiré par la modération
pack-state-removed = supprimé
packs-title = Paquets
packs-lead = D’autres tuiles, cartes et nombres pour ces jeux, à jouer ici.
packs-all = Aussi ceux qui ne sont pas dans la galerie
packs-shipped = De l’hébergeur
packs-of-people = Des joueurs
packs-none = Personne n’a encore mis de paquet ici.
stakes-pack-note = Toute la table joue avec. Les noms qu’il se donne et donne à ses pièces sont les mots de son auteur.
create-pack = On joue avec
create-pack-none = { $game } tel quel
create-pack-mine = Sur cet appareil
create-pack-file = Paquet depuis un fichier
create-pack-note = Les parties avec un paquet ne sont pas classées.
create-pack-list = Montrer le paquet dans la galerie
create-pack-list-note = Tout le monde sur ce serveur peut alors le regarder, jouer avec et l’emporter.
moderation-pack = le paquet
