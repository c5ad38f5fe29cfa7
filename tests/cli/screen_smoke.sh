#!/usr/bin/env bash
# Plays on the full screen as a person would, in a tmux of its own, and looks at what is there.
#   screen_smoke.sh PROGRAM
# Exits with 77 (skipped) where there is no tmux.
set -u

program=$(realpath "${1:?the path of townsmith is missing}")
command -v tmux >/dev/null || { echo "no tmux here: skipped"; exit 77; }

folder=$(mktemp -d)
socket=townsmith-smoke-$$
tm() { tmux -L "$socket" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null; rm -rf "$folder"' EXIT

screen() { tm capture-pane -p -t main; }

fail() {
  echo "FAILED: $1"
  screen
  exit 1
}

# Waits until a text is on the screen, at most a minute.
sees() {
  for _ in $(seq 600); do
    screen | grep -qF -- "$1" && return
    sleep 0.1
  done
  fail "\"$1\" does not appear"
}

sees_not() {
  for _ in $(seq 600); do
    screen | grep -qF -- "$1" || return
    sleep 0.1
  done
  fail "\"$1\" does not go away"
}

press() { tm send-keys -t main "$@"; }
types() { tm send-keys -t main -l -- "$1"; }
run() {
  types "clear; $1"
  press Enter
}

# The shell has its terminal back: echo, lines, a cursor, the normal screen.
restored() {
  sees "$1"
  run 'stty -a | grep -qw -- "icrnl" && stty -a | grep -qE "(^| )icanon.* echo " && echo terminal-is-sane'
  sees "terminal-is-sane"
  [ "$(tm display-message -p -t main '#{cursor_flag} #{alternate_on}')" = "1 0" ] ||
    fail "the cursor or the normal screen is missing"
}

tm new-session -d -s main -x 120 -y 40 \
  "env -i HOME='$folder' HISTFILE= PATH='$PATH' LANG=C.UTF-8 TERM=screen-256color PS1='$ ' bash --norc --noprofile"

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
sees "scores all but card 2"
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
press q
restored "The record is in"

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

echo "all well"
