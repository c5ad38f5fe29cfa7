# What tests/cli/screen_smoke.sh plays: two people at one screen, a terminal that can do nothing, other languages.

echo "two people, one screen"
run "$program play cities --seats you,you --seed 5 --name Ada"
sees "Hand over to Ada."
press Enter
sees "Ada to move"
press Enter Enter Enter
sees "Enter finishes your round"
press Enter
sees "Hand over to Ada 2"
press Enter
sees "Ada 2 to move"
press q
restored "play cities --resume"

echo "a terminal that can do nothing"
run "TERM=dumb $program play cities --resume"
sees "Hand over to Ada"
press Enter
sees "moves to choose from"
types "quit"
press Enter
restored "play cities --resume"

echo "the language of the environment, and another"
run "LANG=de_AT.UTF-8 $program play cities --resume"
sees "Jetzt ist Ada"
press Enter
sees "ist am Zug"
sees "? Hilfe"
press s
sees "Punkte nach jetzigem Stand"
press Escape
types "?"
sees "Leertaste"
press Escape
press q
restored "Weiterspielen mit: townsmith play cities --resume"
run "LANG=de_AT.UTF-8 $program play cities --resume --language fr"
sees "C’est à Ada"
press q
restored "Pour reprendre"
