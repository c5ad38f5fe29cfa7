# Ce que le moteur dit quel que soit le jeu : refus, invites, nouvelles de la table.
# On vouvoie. Une espace fine insécable précède ; : ! ? et se glisse dans les guillemets « ».

## Joueurs

# Quelqu’un dont le nom n’est pas connu. S’il y a peu de place : `short`, 6 caractères au plus.
player = place { $seat }
    .short = pl. { $seat }

## Listes : « Ada, Ben et Cleo ». Chaque étape joint la suite à ce qui est déjà dit.

list-more = { $before }, { $after }
list-and = { $before } et { $after }
list-or = { $before } ou { $after }

## Valeurs d'une requête ou d'un fichier

value-at = « { $place } » : { $what }
value-syntax =
    { $why ->
        [incomplete] Ce n’est pas du JSON : il finit trop tôt, à la ligne { $line }, colonne { $column }.
        [extra] Ce n’est pas du JSON : quelque chose suit sa fin, à la ligne { $line }, colonne { $column }.
        [number] Un nombre y est trop grand.
        [deep] C’est imbriqué trop profondément, à la ligne { $line }, colonne { $column }.
       *[syntax] Ce n’est pas du JSON : il y a une erreur à la ligne { $line }, colonne { $column }.
    }
value-boolean = Il faut ici true ou false.
value-integer = Il faut ici un nombre entier.
value-range = Il faut ici un nombre entier de { $least } à { $most }.
value-exactly = Il faut ici { $number }.
value-number = Il faut ici un nombre.
value-text = Il faut ici un texte entre guillemets.
value-text-some = Il faut ici un texte entre guillemets, et qui ne soit pas vide.
value-text-length = Il faut ici un texte de { $most } octets au plus.
value-choice =
    { COUNT($choices) ->
        [1] Il faut ici « { $choices } ».
       *[other] Il faut ici l’un de ceux-ci : { LIST($choices, type: "or") }.
    }
value-object = Il faut ici un objet entre accolades.
value-list = Il faut ici une liste entre crochets.
value-list-length = Cette liste doit avoir de { $least } à { $most } éléments, pas { $length }.
value-list-exactly = Cette liste doit avoir { $least } éléments, pas { $length }.
value-missing = Ceci manque.
value-unknown = Ce nom n’est pas connu ici. Est-il mal écrit ?

## Ce qui peut être faux dans les fichiers de contenu

content-file = { $file } : { $what }
content-place = { $file } : { $place } : { $what }
content-warning = attention : { $what }
content-missing = Le fichier manque.
content-unread = Aucun jeu ne lit ce fichier ; sont lus { $files }.
content-lowest-grade = Le titre le plus bas doit commencer à 0 point.
content-grade-order = Il faut plus que les { $before } points du titre d’avant.
content-twice = « { $name } » est là deux fois.
content-other-feature = Il faut ici « { $feature } » : ces poids sont ceux d’autres caractéristiques.
pack-none = Ce n’est pas un paquet de Townsmith : il n’a pas de « townsmith_pack ».
pack-format = Le paquet est au format { $its } ; ce programme lit le format { $ours }.
pack-large = Le paquet dépasse { $most } ko.
pack-text = « { $member } » est vide ou contient des caractères qui ne s’affichent pas.
pack-wrong = Le paquet ne dit pas correctement ce qu’il est : { $what }
pack-no-files = Le paquet ne change rien : il n’a pas de fichiers.
pack-translation = Les traductions du paquet ne vont pas à « { $what } » : elles disent, par langue, ce que deviennent les mots du paquet, et aucune ne doit être beaucoup plus longue qu’eux.
pack-file-name = « { $file } » ne peut pas être un fichier de ce paquet : les fichiers portent les noms du dossier du jeu.
pack-no-description = Il manque au dossier { $file }, qui dit de quel paquet il s’agit.
pack-other-game = Le paquet est du jeu « { $its } », pas de { $ours }.

## Feuilles de score

handicap = Handicap
compensation = Compensation

## Invites

prompt-move = C’est à vous de jouer.
prompt-start = Tout le monde est là : la partie peut commencer.
prompt-open = On attend des joueurs.
prompt-nature = Tirage en cours.
prompt-commit = Vos coups sont joués : terminez la manche ou annulez-les.
prompt-wait = On attend { $names }.

## Ce qui se passe à la table

somebody = quelqu’un
event-seated = { $name } s’assied.
event-left = { $name } s’en va.
event-started = La partie commence.
event-drawn = Tirage : { $what }.
# Ce qui s’est passé est dit par l’attribut .done du coup ; le coup lui-même dit ce qu’il faut faire.
event-moved = { $name } : { ATTR($what, name: "done") }
event-undone =
    { $count ->
        [one] { $name } annule un coup.
       *[other] { $name } annule { $count } coups.
    }
event-ready = { $name } a fini.
event-forfeited = { $name } { $why } : dernière place ; le hasard joue pour ce siège jusqu’à la fin.
forfeit-not-started = n’a pas pu être lancé
forfeit-crashed = a planté
forfeit-stalled = a mis trop de temps
forfeit-illegal = a joué un coup qui n’est pas permis
forfeit-flooded = a dit autre chose qu’une réponse
forfeit-other-game = a répondu pour une autre partie
forfeit-memory = a pris plus de mémoire que permis
forfeit-children = a lancé plus de programmes que permis
forfeit-resigned = a abandonné
forfeit-nobody = Aucun bot qui pourrait abandonner ne joue à ce siège.
event-away =
    { $name } s’absente : un bot ({ $bot ->
        [random] { bot-random }
        [greedy] { bot-greedy }
        [easy] { bot-easy }
        [medium] { bot-medium }
        [hard] { bot-hard }
        [master] { bot-master }
        [perfect] { bot-perfect }
       *[other] { $bot }
    }) joue à sa place.
event-back = { $name } est de retour.
event-resigned = { $name } abandonne. Un bot continue à sa place.
event-agreed-end = { $name } propose d’arrêter la partie ici.
event-refused-end = { $name } préfère continuer.

## Comment une partie s'est terminée

ending-forfeited = Personne n’a gagné : aucun bot n’a joué jusqu’au bout.
ending-alone =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
ending-graded =
    { $points ->
        [one] { $points } point : { $grade }
       *[other] { $points } points : { $grade }
    }
ending-won =
    { $points ->
        [one] { CAP($name) } gagne avec { $points } point.
       *[other] { CAP($name) } gagne avec { $points } points.
    }
ending-tie-break =
    { $points ->
        [one] { CAP($name) } gagne au départage avec { $points } point.
       *[other] { CAP($name) } gagne au départage avec { $points } points.
    }
ending-shared =
    { $points ->
        [one] { CAP($names) } se partagent la victoire avec { $points } point chacun.
       *[other] { CAP($names) } se partagent la victoire avec { $points } points chacun.
    }
stand-in-of = le bot qui remplace { $name }
# Games that stop before their rules end them.
ending-agreed = La partie a été arrêtée d’un commun accord. Personne n’a gagné.
ending-resigned = { $name } gagne : tous les autres ont abandonné.
ending-given-up = { $name } a abandonné la partie.
ending-nobody-left = Tout le monde a abandonné. Personne n’a gagné.

## Enregistrements et coups

record-line = Ligne { $line } de l’enregistrement : { $what }
move-refused = C’est impossible : { $why }

## Requêtes

request-syntax = Ceci n’est pas un objet JSON.
request-length = Un message ne peut pas dépasser { $most } octets.
request-number = Une requête doit avoir un nombre dans « id ».
request-verb = Une requête doit avoir un verbe dans « do ».
verb-unknown = Le verbe « { $verb } » n’existe pas.
page-only = C’est la page qui s’en charge, pas le serveur.
server-only = C’est réservé aux parties sur un serveur.
not-connected = Il n’y a pas de connexion.
other-protocol = Cette page est trop ancienne : rechargez-la.

## Mise en place

game-unknown = Le jeu « { $game } » n’existe pas ; il y a { LIST($games, type: "and") }.
bot-name-taken = Il y a déjà un bot « { $bot } ».
bot-own-note = Un bot propre à ce serveur.
name-of-bot = Les noms qui finissent par « (bot) » sont réservés aux programmes.
bot-keeps-name = Un bot garde le nom qu’on lui a donné.
report-too-often = Les rapports sont espacés d’un centième de seconde au moins.
positions-too-many = Pas plus de { $most } positions ne peuvent attendre.
record-or-observation = On interroge sur une position par un enregistrement ou par une observation.
steps-without-record = Les étapes vont avec un enregistrement.
server-unreachable = Le serveur { $server } est injoignable : { $why }.
connection-lost = La connexion est perdue : { $why }.
link-form = Ce n’est pas le lien d’une table, comme « http://localhost:8080/t/TABLE ».
bot-unknown = Le bot « { $bot } » n’existe pas ; il y a { LIST($bots, type: "and") }.
search-setting = Une recherche n’a pas de réglage « { $setting } ».
search-range = Le réglage « { $setting } » d’une recherche va de { $least } à { $most }.
not-solved = { $game } à { $players } n’est pas résolu : personne n’y joue parfaitement.
players-range = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
option-unknown = « { $option } » n’est pas une option de { $game } ; il y a { LIST($options, type: "and") }.
option-takes = L’option « { $option } » peut valoir { LIST($values, type: "or") }, pas « { $value } ».
option-value = L’option « { $option } » n’a pas cette valeur.
option-twice = L’option « { $option } » a deux valeurs différentes.
option-form = Une option s’écrit NOM=VALEUR, pas « { $text } ».
too-many-options = Il y a trop d’options.
presets-none = { $game } n’a pas de préréglage.
preset-unknown = « { $preset } » n’est pas un préréglage de { $game } ; il y a { LIST($presets, type: "and") }.
handicap-form = Un handicap se compose de { $players } nombres entiers de -{ $most } à { $most }, séparés par des virgules : un par place.
compensation-form = Une compensation se compose de { $players } nombres entiers de -{ $most } à { $most }, séparés par des virgules : un par position dans l’ordre du tour, en commençant par le premier joueur.
not-whole-number = « { $text } » n’est pas un nombre entier.
seed-chosen = Ici, personne ne choisit la graine.
one-person-creates = Les autres prennent place eux-mêmes.
too-many-tables = Il y a déjà trop de tables.
creates-too-many = Personne ne peut jouer à autant de tables.
listed-too-many = Vous ne pouvez pas proposer plus de tables : jouez à l’une d’elles, ou fermez-la.
bots-alone-too-many = Les bots ne peuvent pas jouer entre eux à plus de vos tables : prenez place à celle-ci, ou attendez la fin d’une partie.
pace-short = Personne ne peut jouer en moins de { $least } secondes.

## Personnes

name-first = Dites d’abord comment vous vous appelez.
name-length = Un nom compte de 1 à { $most } octets.
name-plain = Un nom est un texte simple de 1 à { $most } octets, en caractères visibles.
name-control-characters = Un nom ne peut pas contenir de caractères de contrôle.
person-unknown = Cette personne n’existe pas.
banned = L’accès vous est fermé ici.
newcomers-too-many = Trop de nouveaux venus en une minute : réessayez bientôt.
link-used = Ce lien a déjà servi, ou il est trop ancien.
passkey-unreadable = Cette réponse d’une clé d’accès est illisible.
passkey-challenge = Cette réponse d’une clé d’accès est trop ancienne. Veuillez réessayer.
passkey-origin = Cette clé d’accès a été utilisée sur une autre page que celle-ci.
passkey-site = Cette clé d’accès appartient à un autre site.
passkey-presence = L’appareil n’a pas demandé si quelqu’un est là.
passkey-algorithm = Les clés d’accès de ce type ne sont pas comprises ici.
passkey-signature = La signature de cette clé d’accès est fausse.
passkey-counter = Cette clé d’accès semble avoir été copiée ; elle n’est donc plus acceptée.
not-for-bots = Ceci est pour les personnes : les bots dépendent de qui gère ce serveur.
name-of-nobody = Ce nom désigne les personnes qui ont voulu être oubliées.
device-unknown = Cet appareil n’est plus à vous.
code-used = Ce n’est pas un code de récupération, ou il a déjà servi.
codes-too-many = Trop de tentatives cette minute : réessayez bientôt.
data-too-often = Vos données viennent d’être envoyées : réessayez dans une minute.
passkey-insecure = Les clés d’accès demandent une page sûre, dont l’adresse commence par https.
passkey-unknown = Cette clé d’accès n’est plus connue ici.
passkeys-too-many = Vous avez autant de clés d’accès que possible, ou trop de tentatives cette minute.
notices-none = Ce serveur n’envoie pas de tels messages.
push-unusable = On ne peut pas envoyer de messages à ce navigateur.
mail-address = On ne peut pas envoyer de courriel à cette adresse.
mails-too-many = Trop de courriels cette minute : réessayez bientôt.
chat-line = Un message tient sur une seule ligne.
chat-too-much = Laissez aussi la parole aux autres.
muted-too-many = Vous ne pouvez pas ignorer plus de personnes.
muted = Vous ne pouvez pas écrire ici pour le moment.
reports-too-many = Beaucoup de signalements viennent de vous : attendez une heure.
# $most (number): of one person
reports-open = { $most } de vos signalements n’ont pas encore été examinés : attendez qu’ils le soient.
report-unknown = Ce signalement n’existe pas, ou il est déjà traité.
line-unknown = Personne n’a dit cela ici.
moderators-only = C’est réservé aux personnes qui modèrent ici.
moderator-safe = Seul l’hébergeur décide pour les personnes qui modèrent.
sanction-unknown = Cette mesure n’est plus en vigueur.

## Messages aux personnes dont la page est fermée

notice-turn = C’est à vous : { $game }
notice-waiting =
    { COUNT($names) ->
        [one] { LIST($names) } vous attend.
       *[other] { LIST($names) } vous attendent.
    }
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = Bonjour { $name }, si vous souhaitez recevoir un courriel à cette adresse quand c’est à vous de jouer, suivez ce lien :
mail-confirm-other = Si vous n’avez rien demandé, vous n’avez rien à faire : rien d’autre ne vous sera envoyé.
mail-turn = Bonjour { $name }, c’est à vous dans { $game }.
mail-stop = Plus de courriels de ce genre, en un clic :

## Tables

table-unknown = La table « { $table } » n’existe pas.
table-closed = Cette table a été fermée.
table-damaged = Cette table a été endommagée là où elle est conservée, et ne peut pas être ouverte.
pack-server-only = Seul un serveur connaît des paquets par leur nom : donnez le paquet lui-même.
pack-removed = Ce paquet a été retiré ici : plus aucune partie ne commence avec lui.
pack-unknown = Ce serveur n’a pas ce paquet.
pack-twice = On joue à une table avec un seul paquet : donnez-le, ou nommez-en un que le serveur possède.
pack-check-one = Un de vos paquets est en cours de vérification : attendez qu’elle soit finie.
pack-check-slow = Le paquet n’a pas pu être vérifié à temps : le serveur a beaucoup à faire. Réessayez plus tard.
pack-of-host = Ce paquet fait partie du serveur : seule la personne qui l’héberge peut le retirer.
pack-state = Cela ne peut pas être décidé pour ce paquet : seule la personne qui l’a apporté le met d’abord dans la galerie.
packs-closed = Sur ce serveur, on ne joue qu’avec ses propres paquets.
packs-too-many = Vous avez apporté beaucoup de paquets : attendez une heure.
packs-at-a-time = Vous ne pouvez pas avoir plus de tables avec des paquets : finissez une partie, ou fermez une table.
packs-kept = Le serveur ne garde pas plus de paquets de vous. Ceux avec lesquels personne ne joue disparaissent avec le temps.
packs-listed = Vous ne pouvez pas avoir plus de paquets dans la galerie.
packs-looks = Personne ne peut regarder autant de paquets : attendez une minute.
packs-memory = Trop de parties avec des paquets se jouent ici en ce moment. Réessayez plus tard.
table-pack-damaged = Le paquet de cette table a été endommagé là où il est conservé, ou manque : la table ne peut pas être ouverte.
server-full = Le serveur est plein : réessayez dans une minute.
nothing-here = Il n’y a rien ici.
not-stored = Cela n’a pas pu être enregistré : réessayez dans une minute.
cannot-be-stored = Cela ne peut pas être enregistré.
not-readable = Cela ne peut pas être lu pour l’instant : réessayez dans une minute.
mishap = Un problème est survenu ici ; il a été noté.
watching-too-many = Vous regardez déjà trop de tables.
watched-by-too-many = Trop de personnes regardent déjà cette table.
creator-seats-bots = Seul l’hôte de la table peut y asseoir des bots.
creator-closes = Seul l’hôte de la table peut la fermer.
close-started = La partie a commencé : la table est désormais à tout le monde.
rematch-players = La revanche est réservée à ceux qui étaient à la table.
rematch-running = La partie n’est pas encore terminée.
hints-alone = Les conseils sont réservés aux parties d’une seule personne contre des bots.

## Places et tours

seat-unknown = Cette place n’existe pas.
seat-taken = { $name } occupe déjà cette place.
seat-empty = Il n’y a personne à cette place.
seats-open = Toutes les places ne sont pas encore prises.
seated-already = Vous avez déjà une place.
name-imitates = À cette table, on confondrait ce nom avec { $name } : choisissez-en un autre.
removed-from-table = La personne qui a ouvert cette table ne souhaite pas que vous y jouiez.
not-your-seat = Ce n’est pas votre place.
game-started = La partie a commencé sans vous.
started-already = La partie a déjà commencé.
not-started = La partie n’a pas encore commencé.
game-over = La partie est terminée.
not-your-turn = Ce n’est pas votre tour.
nothing-to-decide = Il n’y a rien à décider maintenant.
moves-made = Vos coups sont joués : terminez la manche ou annulez-les.
round-finished-wait = Votre manche est terminée : attendez les autres.
round-finished = Votre manche est déjà terminée.
round-unfinished = Votre manche n’est pas encore terminée.
commit-in-turns = Dans un jeu au tour par tour, chaque coup compte aussitôt.
undo-committed = Votre manche est terminée et ne peut plus être annulée.
undo-nothing = Vous n’avez rien à annuler : après un tirage ou le coup d’un autre joueur, c’est impossible.
stale = Quelque chose s’est passé entre-temps : regardez de nouveau.
take-seat-back = Un bot vous remplace : reprenez d’abord votre place.
bot-plays-there = Un bot joue déjà à cette place.
bot-idle = Aucun bot n’a de coup à jouer ici.
nobody-stands-in = Aucun bot ne remplace personne à cette place.
resigned-for-good = Vous avez abandonné cette partie ; le bot la termine.
agreed-already = Vous avez déjà proposé d’arrêter la partie ici.
nobody-agreed = Personne n’a proposé d’arrêter la partie ici.
command-unknown = La commande « { $command } » n’existe pas.
review-running = Une partie ne s’analyse qu’une fois terminée.
decision-unknown = Il n’y a pas de décision à cette étape.
step-unknown = La partie ne va que jusqu’à l’étape { $total }.
glimpse-seats = Les places ne sont pas celles de la partie.
glimpse-damaged = La position a été endommagée en route, ou un autre programme l’a écrite.

## Le hasard vérifiable

seed-digits = Une graine compte 64 chiffres hexadécimaux.
share-digits = Une part compte 64 chiffres hexadécimaux.
commitment-digits = Un engagement compte 64 chiffres hexadécimaux.
stream-short = Le flux de clé est trop court.
draw-differs = Le tirage { $number }, « { $draw } », ne découle pas de la graine.
fair-other-commitment = L’enregistrement cite un autre engagement que celui qui a été gardé.
fair-share-missing = La part ne figure pas parmi celles de l’enregistrement.
fair-no-commitment = Personne ne s’est engagé sur une graine avant cette partie.
fair-no-seed = La graine n’est pas dans l’enregistrement : la partie n’est pas terminée.
fair-other-seed = La graine n’est pas celle de l’engagement.
draws-differ = Ce qui a été tiré à cette table ne peut pas être tiré de nouveau.
other-seed = L’enregistrement n’a pas été joué avec cette graine.

## Ce qu’un enregistrement peut avoir de faux

record-none = Ce n’est pas un enregistrement de Townsmith : il manque « townsmith » à sa première ligne.
record-empty = L’enregistrement est vide.
record-large = L’enregistrement est plus grand que ne peut l’être une partie.
record-cut-off = L’enregistrement est tronqué : sa dernière ligne est incomplète.
record-not-json = Ceci n’est pas un objet JSON.
record-lists = « names », « bots » et « shares » doivent avoir un élément par joueur.
record-format = L’enregistrement est au format { $its } ; ce programme lit le format { $ours }.
record-other-game = L’enregistrement est celui d’une partie de « { $its } », pas de { $ours }.
record-other-rules = L’enregistrement a été joué avec la version { $its } des règles de { $game } ; ce programme a la version { $ours }.
record-other-content = L’enregistrement a été joué avec un autre contenu ({ $its }) que celui qui est chargé ici ({ $ours }).
record-other-options = L’enregistrement a été joué avec d’autres options.
record-stops = L’enregistrement s’arrête là où il faut tirer quelque chose.
record-open-turn = L’enregistrement a un tour ouvert là où il ne peut pas y en avoir.
record-commits-early = L’enregistrement termine un tour qui n’est pas fini.
record-forfeit = Un abandon nomme un siège une seule fois, avec l’une des raisons connues.
record-after-forfeit = Après un abandon, ni coup ni tirage ne peut suivre.
record-after-open = Après un tour ouvert, seuls des tours ouverts peuvent suivre.
record-after-result = Rien ne peut suivre le résultat.
record-after-end = La partie est terminée ; rien ne peut suivre.
record-draws-left-out = Les tirages sont omis, comme dans une partie encore en cours : impossible de la rejouer.
record-draws-long = « chance » et « draws » doivent avoir la même longueur.
record-draw-form = Un tirage est une liste : le nombre de possibilités, et celle qui est sortie.
record-draw-text = L’enregistrement dit « { $told } » là où ses nombres signifient « { $meant } ».
record-draw-count = Le nombre de tirages est ici { $there } ; les règles en demandent { $needed }.
record-draw-missing = Les règles tirent ici « { $meant } », et l’enregistrement n’a pas ce tirage.
record-draw-other = Les règles tirent ici « { $meant } », et l’enregistrement a un autre tirage.
record-draw-for-move = Il y a un tirage là où quelqu’un doit jouer.
record-move-for-draw = Il y a un coup là où il faut un tirage.
record-wrong-seat = Cette place n’a rien à décider ici.
record-seat-order = Les coups d’une manche suivent l’ordre des places.
record-result-early = Il y a un résultat, mais la partie n’est pas terminée.
record-stopped-late = Une partie terminée selon les règles ne peut pas avoir été arrêtée.
record-other-result = Le résultat est { $told }, mais les coups mènent à { $meant }.

## Bots

bot-random = au hasard
bot-random-note = N’importe quel coup permis, tous aussi probables.
bot-greedy = glouton
bot-greedy-note = Prend le plus de points qu’il voit, un coup à l’avance.
bot-easy = facile
bot-easy-note = Sait ce qui est bon, sans être trop rigoureux.
bot-medium = moyen
bot-medium-note = Joue solidement, sans anticiper beaucoup.
bot-hard = difficile
bot-hard-note = Anticipe.
bot-master = maître
bot-master-note = Anticipe aussi loin que la patience le permet.
bot-perfect = parfait
bot-perfect-note = On ne peut pas mieux jouer : pour un jeu résolu, comme City Planner en solo.

## Le réseau

requests-too-many = Personne n’a besoin d’autant de requêtes.
messages-too-many = Personne n’a besoin d’autant de messages.
connections-too-many = Cette adresse a trop de connexions.
methods = GET, POST et DELETE sont compris ici.
nothing-to-change = Il n’y a rien à changer ici.
other-origin = La page d’un autre site ne peut pas faire cela.
other-host = Ce serveur n’est pas connu sous le nom de { $host }. La personne qui l’héberge peut lui donner ce nom avec --public-url ou --origin.
websocket-only = C’est l’adresse d’un WebSocket, et rien d’autre.
request-too-big = La requête est trop grande.
not-http = Ceci n’est pas du HTTP.

# What a link to a table says before it is opened.
preview-title = { $game } · une table sur Townsmith
# $players (number)
preview-free =
    { $free ->
        [one] Une place libre sur { $players }. Venez jouer.
       *[other] { $free } places libres sur { $players }. Venez jouer.
    }
preview-full = Toutes les places sont prises ; la partie va commencer.
preview-playing = La partie est en cours. Vous pouvez la regarder.
preview-over = La partie est terminée. Vous pouvez la revoir.
preview-names = À la table : { LIST($names) }.
preview-pack = On y joue avec un paquet : « { $name } », de « { $author } ».
preview-pack-removed = On y joue avec un paquet qui a été retiré ici.

# The puzzle of the day, at a server.
daily-not-alone = Ce jeu ne se joue pas en solitaire ; il n’a donc pas de défi du jour.
daily-no-day = « { $day } » n’est pas une date.
daily-other-day = Ce n’est pas le défi d’aujourd’hui.
daily-record = Ce n’est pas le défi de ce jour, joué seul jusqu’au bout avec les règles habituelles.
daily-counted = Vous êtes déjà compté pour ce défi : le premier essai est retenu.
daily-people = Seules les personnes sont comptées.
daily-still-on = Ce jour n’est pas encore terminé partout. Jouez d’abord son défi.
daily-content = Ce serveur joue ce jeu avec son propre contenu ; il n’a donc pas de défi du jour.
daily-nobody = Personne n’a encore joué ce défi.
daily-too-many = Trop de résultats viennent d’ici. Réessayez plus tard.
