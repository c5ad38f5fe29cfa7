# make          the program: build/release/townsmith
# make play     play: sets up what is missing, builds, starts
# make test     everything that must hold, on two compilers and under sanitizers
# make check    the fast part of it: what to run after every edit
# make soak     what takes longer: all option combinations, long fuzzing
# make bench    how fast it is
# make format   lay the sources out; make lint: look for what compilers do not see

.DEFAULT_GOAL := build
.PHONY: build play test check soak bench format lint setup clean

setup:
	@scripts/setup

build: setup
	@echo "Building the program (build/release/townsmith) ..."
	@scripts/build release townsmith

play: build
	@scripts/play

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
