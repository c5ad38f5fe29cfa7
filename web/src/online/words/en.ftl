# The words of playing together, which are loaded only where there is a server.

## The way in

together-title = Play together
together-lead = Send a link and play now, or over several days.
together-lobby = To the tables
together-new-table = New table
together-turns =
    { $count ->
        [one] It is your turn in one game.
       *[other] It is your turn in { $count } games.
    }
# The button in the header, where games are waiting.
together-title-turns = { together-title }. { together-turns }
together-running =
    { $count ->
        [one] One game is running.
       *[other] { $count } games are running.
    }
together-away = The server cannot be reached right now. You can still play alone, against bots and on one screen.
together-none = This page has no server
together-none-note = Playing together needs one. Alone, against bots and on one screen, everything works here.
together-nav = Playing together
together-tables = Tables
together-archive = Archive
together-ladder = Ladder
together-me = You

## The connection

connection-connecting = Connecting…
connection-lost = The connection is lost.
connection-retry-in = Trying again in { $seconds } s.
connection-retrying = Trying again…
connection-comes-back = The page comes back by itself as soon as the server answers. You can still play alone, against bots and on one screen.
connection-offline = This device has no network. Everything resumes as soon as it is back.
connection-now = Try now
connection-again = Reconnect
connection-ended-too_fast = This page sent more than the server accepts and was disconnected.
connection-ended-banned = The host of this server has closed it to you.
connection-ended-replaced = You are here in too many windows; this one was disconnected.
connection-ended-other_version = This page is older than the server. Close all its windows and open it again.
connection-ended-closed = The connection was closed.
connection-reloading = There is a new version. The page is loading it now.
connection-broke = The connection broke.
connection-none = There is no connection.
connection-withdrawn = It was withdrawn.
# What a server says that says nothing else: the number of an answer, 502.
connection-answered = The server answered { $status }.

## A name

name-title = What should we call you?
name-note = A name is all it takes: no account, no email. This browser remembers you.
name-label = Your name
name-go = That is me

## The tables

lobby-title = Tables
lobby-lead = Take a seat, watch, or set up a table of your own.
lobby-mine = My games
lobby-open = Open tables
lobby-none = Nobody is waiting. Set up a table and send its link to friends.
lobby-none-of = There is no table of { $game } right now.
lobby-filter = Game
lobby-all = All
# Buttons; each also has a longer form that says which table it leads to.
lobby-join = Take a seat
lobby-join-at = Take a seat: { $game }, { LIST($names) }
lobby-look = Watch
lobby-look-at = Watch: { $game }, { LIST($names) }
lobby-resume = Resume
lobby-resume-at = Resume: { $game }, { LIST($names) }
lobby-your-turn = Your turn
# How a table is: these stand in a line, with dots between them.
lobby-waits-for = waiting for { LIST($names) }
lobby-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
lobby-ready = full, about to start
lobby-playing = in progress
lobby-not-listed = by link only
lobby-friendly = friendly
lobby-free-seat = free seat
lobby-notify = Tell me when it is my turn
lobby-notify-note = A notification from your browser, while this page is open in a window.
lobby-notify-closed-note = A notification from your browser, also while this page is closed. Of several browsers, the one you used last is told.
lobby-notify-denied = Your browser does not allow notifications from this page.
lobby-notify-title = It is your turn: { $game }
lobby-notify-text =
    { COUNT($names) ->
        [one] { LIST($names) } is waiting for you.
       *[other] { LIST($names) } are waiting for you.
    }
lobby-turn-in = It is your turn in { $game }.

## The pace of a game

pace-title = Pace
pace-relaxed = Relaxed
pace-live = Live clock
pace-days = Over days
pace-relaxed-note = No clock. Good among friends who talk to each other.
pace-live-note = Each player has a bank of time for the whole game, and some seconds for each turn before it is touched.
pace-days-note = Some days for each turn. Players who do not come are replaced by a bot, and may come back.
pace-bank = Bank
pace-turn = Each turn
pace-per-turn = Days per turn
pace-minutes = { $count } min
pace-seconds = { $count } s
pace-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
pace-relaxed-short = no clock

## A clock with days, hours and minutes

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
clock-left = { $name }: { $time } left
# Beside a clock that runs out.
clock-low = hurry
clock-low-said = Your time is running out: { $time } left.

## A new table

create-title = A new table
create-game = Game
create-seats = Seats
create-who = Who sits here
create-me = Me: { $name }
create-open = Open to anyone
create-listed = Show it to everyone
create-listed-note = It appears in the list of tables. Otherwise only people with the link can find it.
create-rated = Count it for the ladder
create-rated-note = Otherwise it is a friendly game: nobody’s rating moves.
create-go = Set up the table
create-nobody = Keep a seat for yourself or leave one open.

## A table

table-title = A table of { $game }
table-wait-title = Who is coming?
table-wait-note = Send the link to the people you want to play with. The game can start when all seats are taken.
table-free = Free
table-sit = Sit here
table-you = you
table-host = host
table-here = here
table-away = away
table-thinking = is thinking
table-qr = The link as a code for a phone’s camera
table-stand-up = Stand up
table-seat-bot = Put a bot here
table-add-bot = Add a bot
table-remove-bot = Remove { $name }
table-remove = Remove { $name }
table-remove-sure = Remove { $name } from this table?
table-remove-go = Remove
table-remove-note = They leave their seat and cannot take one at this table again.
table-removed = Whoever set up this table has taken you out of your seat.
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied. Now send it to someone.
table-share = Share
table-share-text = Play { $game } with me.
table-start = Start the game
table-start-note = The host starts the game when all seats are taken.
table-missing =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-ready = All seats are taken.
table-cancel = Close the table
table-cancel-sure = Close this table?
table-cancel-note = Its link will lead nowhere.
table-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
table-spectator = You are watching.
table-about = This table
# With what a table is played, and what it counts for.
stakes-rules = Rules
stakes-content = Played with
stakes-content-box = The box.
    .note = Every card, tile and number is as printed.
stakes-content-ours = Our cards.
    .note = What is lost of the printed box we have put together again, true to its rules.
# $host (text): the address of the server.
stakes-content-changed = Changed content.
    .note = Cards, tiles or numbers were changed by the host of { $host }.
stakes-counts = Counts for
stakes-rated = The ladder.
    .note = Those who leave, give up or run out of time are rated last.
stakes-friendly = Fun.
    .note = It was set up as a friendly game.
stakes-changed = Fun.
    .note = Games with changed content are not rated.
stakes-alone = Yourself.
    .note = Games played alone are not rated.
table-fair = Fair play
table-fair-note = Before the first card or die the server binds itself to a secret seed by this number, and every player adds chance of their own. After the end the seed is revealed, and everyone can check that nothing was chosen.
table-commitment = Bound by
table-gone = This table does not exist
table-gone-note = It was closed, or the link is incomplete. Ask whoever sent it for a new one.
table-closed = This table was closed
table-closed-note = Whoever set it up closed it before the game began.
table-leave = Leave the game
table-leave-sure = Leave this game?
table-leave-note = A bot plays in your seat from now on. You may come back at any time and take over again.
table-agree = Ask to end it here
table-agree-note = Everybody keeps the points they have, nobody wins, and nothing is rated. It ends when all who play agree.
table-resign = Give up
table-resign-note = A bot plays your seat to the end, for good. You are rated last among the people.
table-resign-alone-note = Nobody else plays here: the game ends at once and is not rated.
table-resigned-you = You gave this game up. A bot plays your seat to the end.
table-end-asked = { LIST($names) } would like to end the game here.
table-end-waits = You asked to end the game here. It ends when everybody agrees.
table-end-agree = End it here
table-end-refuse = Play on
table-end-look = See
table-wants-end = wants to stop here
table-resigned = has given up
table-stay = Stay
table-stand-in = a bot is playing
table-stand-in-you = A bot is playing in your seat.
table-back = Take my seat back
table-rematch-asked = There is a new table for the same players.
table-rematch-go = To the new table
table-check = Check this game
table-refused = The table has changed. Try again.

## Chat

chat-title = Chat
chat-open = Open the chat
chat-open-unread =
    { $count ->
        [one] Open the chat: one new message
       *[other] Open the chat: { $count } new messages
    }
chat-close = Close the chat
chat-empty = Nothing has been said yet.
chat-label = Message
chat-send = Send
chat-need-name = You need a name to write here. Without one you can read along.
chat-people = Mute or report someone
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-says = { $name } says: { $text }
chat-lost = That could not be sent. It is still in the field.

## Who you are

me-title = You
me-since = here since { $date }
me-name = Name
me-rename = Save
me-renamed = That is your name from now on.
me-ratings = Ratings
me-no-ratings = No rated games yet. Any game will do as the first one.
me-rating = Rating
me-games = Games
me-game = Game
me-device-note = Open this link there within an hour, and you are the same person there. It works once.
me-device-make = Make a link
me-device-link = Your link
me-recovery = Keep the link to yourself: whoever opens it is you.
me-forget = Forget me on this device
me-forget-sure = Forget who you are on this device?
me-forget-note = Without a link from this device or another one of yours you cannot come back as the same person.
me-forgotten = This device no longer knows you.
me-archive = Finished games
me-back = Welcome back
me-back-note = This device knows you as { $name } now.
me-back-bad = This link has been used, or is older than an hour
me-back-bad-note = Make a new one on the device where you are known.
me-back-ask = Is that you?
me-back-ask-note = This link makes this device yours. Continue only if you made it yourself.
me-back-go = Yes, that is me
me-gone = Nobody of that name is here

## Your name and devices

account-title = Your name and devices
account-lead = What this server knows about you, and what you can do about it.
account-nobody = This device does not know you yet.
account-told = When it is your turn
account-devices = Your devices
# A browser and a system: "Firefox on Linux".
account-device = { $browser } on { $system }
account-device-unknown = A device
account-this = this device
account-seen = last here: { $when }
account-since = since { $when }
account-end = End
account-end-device = End { $device }
account-ended = It is no longer yours.
account-end-others = End all other devices
account-lost = If you lose your devices
account-lost-note = Nobody here knows who you are, so nobody can let you back in: prepare a way now.
account-code = Recovery code
account-code-none = You have no recovery code yet.
account-code-made = You have a recovery code, made { $when }. It is not shown again.
account-code-make = Make a recovery code
account-code-again = Make a new one
account-code-copy = Copy the code
account-code-copied = Copied.
account-code-once = It is shown only now. Write it down and keep it to yourself: whoever has it is you.
account-passkeys = Passkeys
account-passkeys-note = Your device or password manager remembers you, and asks for your fingerprint, face or PIN.
account-passkey-add = Add a passkey
account-end-passkey = End the passkey of { $device }
account-passkey-ended = That passkey leads nowhere now.
account-mail = By mail to
account-mail-ask = Send the link
account-mail-note = We send a link there first. Nothing else is sent until it was followed, and every mail can end them all.
account-mail-sent = A link was sent to { $address }. Follow it, and mails will come.
account-mail-on = Mails go to { $address } when none of your browsers can be told.
account-mail-end = No more mails
account-mail-ended = No more mails will come.
account-data = Your data
account-data-note = Everything this server has about you, in one file: name, ratings, games with their records, what you said, devices, settings.
account-take = Download everything
account-leave = Leave
account-leave-note = This device can forget you while you stay here, or the server forgets you for good.
account-forget = Forget me for good
account-forget-sure = Should this server forget you?
account-forget-note = Your name, ratings, messages, devices and ways back are deleted at once and cannot be restored. Bots take over your running games. Finished games stay, and say “somebody” in your place.
account-forgotten = This server does not know you any more.

## Coming back

recover-title = I was here before
recover-lead = Come back as the same person, with your games and ratings.
recover-passkey = Use a passkey
recover-code = Your recovery code
recover-go = Come back
recover-next = The code you used is good for nothing now. This is your next one:
recover-link = If you are still known on another device, make a link there under “Your name and devices” instead.

## Links in mails

mail-title = Mails when it is your turn
mail-confirmed = Thank you: this address is confirmed. You will get a mail when it is your turn and you are not here.
mail-stop-title = No more mails
mail-stopped = Done: nothing more is sent to this address.

## What this server keeps

keeps-title = What this server keeps about you
keeps-lead = All of it, as this server is set up.
keeps-what = What is kept
keeps-name = The name you chose, and when you came. No account, no password.
keeps-device = Of each of your devices: browser and system, when it was first and last here, and the fingerprint of a secret. Of recovery codes and passkeys nothing that anyone else could use.
keeps-games = The tables you sat at, every move with its time, the results, and your ratings.
keeps-chat = What you write in a chat, and whom you have muted.
keeps-pack = If you bring a pack to play with: the pack, and that it came from you.
keeps-puzzle = What you reached in the puzzle of the day. The best play of a day can be watched by everyone, under your name.
keeps-push = If you ask for notifications: the address your browser’s maker gives for them, and your language. What is sent there is encrypted for your browser.
keeps-mail = If you ask for mails: your address and your language. If the address is not confirmed within two days, it is deleted.
keeps-reports = If you report somebody or are reported: the report and the words it is about, until 30 days after a moderator has dealt with it, a year at most. If a moderator mutes or bans you: that, until it ends. Who decided what, and why, is logged for a year.
keeps-address = Your network address is used to keep limits while you are connected. It is stored only if it is banned, and until that ban ends.
keeps-long = For how long
keeps-guests =
    { $days ->
        [one] If you never sat down at a table, everything about you is deleted one day after your last visit.
       *[other] If you never sat down at a table, everything about you is deleted { $days } days after your last visit.
    }
keeps-guests-stay = You stay known here until you say otherwise.
keeps-players = If you have sat down at a table, you stay known here until you have yourself forgotten.
keeps-waiting =
    { $days ->
        [one] A table that waits for players is deleted after one day in which nobody touched it.
       *[other] A table that waits for players is deleted after { $days } days in which nobody touched it.
    }
keeps-closed =
    { $days ->
        [one] A table that was closed before the game began is deleted after one day.
       *[other] A table that was closed before the game began is deleted after { $days } days.
    }
keeps-closed-stay = Tables that were closed before the game began are kept.
keeps-packs =
    { $days ->
        [one] A pack that no table needs any more is deleted after one day.
       *[other] A pack that no table needs any more is deleted after { $days } days.
    }
keeps-packs-stay = Packs that people bring to play with are kept.
keeps-chat-days =
    { $days ->
        [one] What was said at a table is deleted one day after the end of the game.
       *[other] What was said at a table is deleted { $days } days after the end of the game.
    }
keeps-chat-stay = What was said at a table stays with it.
# $days (number)
keeps-puzzles = Results of puzzles are deleted after { $days } days.
keeps-finished = Finished games stay. If you have yourself forgotten, they say “somebody” in your place.
keeps-backups = Whoever runs this server may keep backups. What is deleted here is in them until newer ones replace them.
keeps-who = Who sees it
keeps-seen = Your name, your ratings and the games at tables shown to everyone can be seen by everyone; other tables by those who have the link. Packs in the gallery are seen by everyone. Chat is seen by those at the table.
keeps-moderators = Reports, and what was decided about whom, are seen by the people who moderate here. Your file has the reports you made and what was decided about you, not what others wrote.
keeps-webhook = Whoever runs this server has a program that is told when it is your turn: your name, the game and the link to the table.
keeps-nobody = Nothing else is passed on to anybody, and nothing here counts or follows visitors.
keeps-cookie = One cookie, which keeps you logged in. It is needed to play.
keeps-yours = What you can do
keeps-rights = See it, take it away in one file, end devices, be forgotten: all of it yourself, at once.
keeps-contact = This server is run by:

## Finished games

archive-title = Finished games
archive-lead = Everything that was played to its end: view it, replay it, review it, check it.
archive-all = Everyone’s
archive-mine = Mine
archive-whose = Whose games
archive-none = Nothing here yet. The first town is still being built.
archive-more = Show more
# Buttons; each also has a longer form that says which game it is about.
archive-replay = Replay
archive-review = Review
archive-look = Result
archive-check = Check
archive-of = { $what }: { $game }, { LIST($names) }
archive-won = won
archive-agreed = ended by agreement
archive-resigned = given up

## Ladder

ladder-title = Ladder
ladder-lead = People and bots by the same measure. A rating grows with what was won and against whom, and counts only what is certain.
ladder-place = Rank
ladder-player = Player
ladder-rating = Rating
ladder-games = Games
ladder-none = Nobody has a rating in this game yet.

## Checking a game's luck: the server promises a seed before the game, and the draws must follow from it

verify-title = Check this game
verify-working = Checking every draw…
verify-good = Nothing was chosen.
verify-good-record = The record keeps its own promise.
# $bound: whether this device knows what the server had promised.
verify-good-note =
    { $draws ->
        [one] The one draw of this game follows
       *[other] All { $draws } draws of this game follow
    } from the seed { $bound ->
        [yes] the server had bound itself to
       *[no] the record is bound to
    } and from what the players added.
verify-promise-step = The promise in the record is the one this device was given before you sat down.
verify-promise-unknown = This device was given no promise before the game, so only the record’s own was checked. Players who sat down before the game began can check more on the device they used then.
verify-seed-step = The seed is the one the promise in the record stands for.
verify-draws-step = Every card and die follows from it and from the players’ own chance.
verify-bad-unfinished = The seed is revealed when the game is over. Until then there is nothing to check.
verify-bad-unbound = This record is not of a table with a server’s promise.
verify-bad-promise = The server changed its promise: the record names another one than you were given before you sat down. This game was not fair.
verify-bad-seed = The seed is not the one the table was bound to. This game was not fair.
verify-bad-share = What you added to the luck of this game is not in its record. This game was not fair.
verify-bad-draws = A draw does not follow from the seed. This game was not fair.
verify-seed = Seed
verify-commitment = Bound by
verify-by-seat = Added by { $name }

## Reports and moderation

together-moderation = Reports
chat-report = Report { $name }
chat-delete = Delete this message
chat-deleted = A moderator deleted this message.
report-title = Report { $name }?
report-note = Those who look after this server will see it.
report-why = What is wrong? (optional)
report-send = Report
report-sent = Thank you. A moderator will look at it.
sanction-title = Mute or ban { $name }
sanction-what = What to do
sanction-mute = Mute: cannot write
sanction-ban = Ban: cannot come in
sanction-do-mute = Mute
sanction-do-ban = Ban
sanction-long = For how long
sanction-hours-1 = an hour
sanction-hours-24 = a day
sanction-hours-168 = a week
sanction-hours-0 = for good
sanction-address = Ban the address too
sanction-address-note = Keeps out everybody who connects from where they are now, for a week at most. An address that a moderator is using is spared.
sanction-why = Why? (Other moderators read this.)
moderation-title = Moderation
moderation-lead = What people have reported, and what was done about it.
moderation-refused = Only moderators see this page.
moderation-reports = Reports
moderation-no-reports = Nothing has been reported.
moderation-reported = reported by { $by }
moderation-table = the table
moderation-decide = Mute or ban { $name }
moderation-settle = Mark as dealt with
moderation-sanctions = Muted and banned
moderation-no-sanctions = Nobody is muted or banned.
moderation-address = an address
moderation-ban = banned
moderation-mute = muted
# $time (text): when it ends.
moderation-until = until { $time }
moderation-lift = Lift
moderation-host = the host
moderation-log = Log
# $about (text): a person, a message or a report.
moderation-did =
    { $what ->
        [ban] banned { $about }
        [mute] muted { $about }
        [lift] lifted what was decided about { $about }
        [delete] deleted message { $about }
        [settle] settled report { $about }
        [moderator] made { $about } a moderator
        [list_pack] put pack { $about } into the gallery
        [unlist_pack] took pack { $about } out of the gallery
        [remove_pack] removed pack { $about }
       *[no_moderator] made { $about } a moderator no longer
    }

## Packs: content that somebody brought to play with. Names and authors are the pack's own words.

# $name, $author (text): what the pack says of itself.
pack-with = “{ $name }”, by “{ $author }”
pack-by = by “{ $author }”
pack-removed = a pack that was removed
pack-title = Pack
pack-own-words = Name, author and notes are the pack’s own words, not ours.
pack-game = Game
pack-author = Author
# $version (text): as the pack says.
pack-version = version { $version }
pack-based = Based on
pack-based-on = based on { $what }
pack-licence = Licence
pack-brought = Brought by
pack-brought-by = brought by { $name }
pack-shipped = comes with this server
pack-games = Played
pack-played =
    { $count ->
        [0] not played to the end yet
        [one] { $count } game
       *[other] { $count } games
    }
# $count (number): of games; $mean, $lowest, $highest (number): points.
pack-results =
    { $count ->
        [one] In the last one, { $mean } points on average ({ $lowest } to { $highest }).
       *[other] In the last { $count }, { $mean } points on average ({ $lowest } to { $highest }).
    }
pack-changes =
    { $count ->
        [0] It changes nothing
        [one] It changes one thing
       *[other] It changes { $count } things
    }
pack-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
pack-save = Save the file
pack-keep = Keep on this device
pack-kept = “{ $name }” is in your workshop now.
pack-unread = This file is not a pack of one of these games.
pack-large = This server takes packs of at most { $most } kB.
pack-report = Report this pack
pack-look = Look
pack-look-at = { pack-look }: { $name }
pack-play = New table with it
pack-play-with = { pack-play }: { $name }
pack-list = Put into the gallery
pack-unlist = Take out of the gallery
pack-remove = Remove
pack-state-by_link = not in the gallery
pack-state-unlisted = taken out by moderators
pack-state-removed = removed
packs-title = Packs
packs-lead = Other tiles, cards and numbers for these games, to play with here.
packs-all = Also those that are not in the gallery
packs-shipped = From the host
packs-of-people = From players
packs-none = Nobody has put a pack here yet.
stakes-pack-note = Everybody at the table plays with it. What it calls itself and its pieces are its author’s words.
create-pack = Played with
create-pack-none = { $game } as it is
create-pack-mine = On this device
create-pack-file = Pack from a file
create-pack-note = Games with a pack are not rated.
create-pack-list = Show the pack in the gallery
create-pack-list-note = Everybody on this server can then look at it, play with it and take it home.
moderation-pack = the pack
