# What tests/cli/screen_smoke.sh plays: a turn, small windows, leaving and resuming, a game to its end.

echo "a turn of City Planner"
run "$program play cityplanner --players 1 --seed 5 --name Ada"
sees "City Planner · your move"
sees "Moves"
sees "▶ Ada"
press Right
sees "Turn the die on card 2"
types "/pass 9"
press Enter
sees "✗"
press Escape
sees_not "/ pass 9"
types "/pass 1"
press Enter
sees "▶ score"
press u
sees "took back"
sees "▶ change"
press s
sees "Points if the game ended now"
press Escape
types "?"
sees "type a move"
press Escape
sees_not "type a move"

echo "hint, rules and what can be looked up"
press i
sees "Hint"
press Escape
press b
sees "Rules"
sees "City Planner"
press Escape
press f
sees "Reference"
press Escape
press a
sees "A game is reviewed when it is over"

echo "a small window"
tm resize-window -t main -x 80 -y 24
sees "m more"
press m
sees "▶ change"
press m m
tm resize-window -t main -x 30 -y 8
sees "Too small"
tm resize-window -t main -x 120 -y 40
sees "Players"

echo "leaving and resuming"
types "/pass 2"
press Enter
sees "score all but card 2"
press q
restored "play cityplanner --resume"
run "$program play cityplanner --resume"
sees "▶ score"
press C-c
sees "play cityplanner --resume"
types 'echo "exit code $?"'
press Enter
sees "exit code 130"
restored "play cityplanner --resume"

echo "a game to its end"
run "$program play cityplanner --resume"
sees "▶ score"
for _ in $(seq 120); do
  press End Enter
  screen | grep -qF "The record is in" && break
  sleep 0.05
done
# A slow program may still have Enters to read, each of which opens or closes the page with the
# result. Two keys that mean nothing come after them: the first closes the page if it is open, the
# second says so.
types "ZZ"
sees "That key does nothing"
press Enter
sees "Your grade"
press a
sees "The costliest decisions"
press q
restored "The record is in"
