#!/usr/bin/env bash
# Plays on the full screen as a person would, in a tmux of its own, and looks at what is there. What is played
# stands in the games' own folders, games/<game>/screen.sh, in the words that are defined here.
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

for game in "$(dirname "$0")"/../games/*/screen.sh; do
  # shellcheck source=/dev/null
  . "$game"
done
echo "all well"
