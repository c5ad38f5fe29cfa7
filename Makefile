# make          the program: build/release/townsmith, with the browser client in it
# make play     play in the browser: sets up what is missing, builds, serves http://localhost:8080
# make terminal play in the terminal
# make test     everything that must hold, on two compilers and under sanitizers
# make check    the fast part of it: what to run after every edit
# make soak     what takes longer: all option combinations, long fuzzing
# make bench    how fast it is
# make format   lay the sources out; make lint: look for what compilers do not see
# make web      the browser client alone: build/web
# make setup    install what is missing (the others do this first); make clean: remove build/

.DEFAULT_GOAL := build
.PHONY: build web play terminal test check soak bench format lint setup clean

setup:
	@scripts/setup

# The program takes in the client that is there when it is built: so the client comes first.
build: web
	@echo "Building the program (build/release/townsmith) ..."
	@scripts/build release townsmith

web: setup
	@echo "Building the browser client (build/web) ..."
	@scripts/web

play: build
	@scripts/play

terminal: setup
	@scripts/build release townsmith
	@scripts/terminal

check: setup
	@scripts/test fast

test: setup
	@scripts/test all

soak: setup
	@scripts/test soak

bench: setup
	@scripts/bench

format: setup
	@git ls-files '*.h' '*.cpp' | xargs clang-format-19 -i

lint: setup
	@scripts/lint

clean:
	rm -rf build
