# make          the program: build/release/townsmith, with the browser client in it
# make play     play in the browser: installs what is missing, builds, serves http://localhost:8080
# make terminal play in the terminal
# make test     all that must hold: unit tests under sanitizers, three compilers, whole games in Chromium
# make check    the unit tests alone: what to run after every edit
# make test-all also what takes long: every test in every build, all options, threads, fuzzing, lint
# make python   the Python module: build/python; make python-wheel: to install it elsewhere, build/wheel
# make library  all of the library, static and shared; make install PREFIX=DIR: installs it; make docs: its reference
# make simulate the server with faults, on simulated time, for a minute
# make bench    how fast it is
# make format   lay the sources out; make lint: look for what compilers do not see
# make web      the browser client alone: build/web
# make package  a Debian package of the program, for a server: build/deb
# make clean    remove build/

.DEFAULT_GOAL := build
.PHONY: build web play terminal test check test-all python python-wheel library install docs simulate bench format lint package setup clean

setup:
	@scripts/setup

# The program takes in the client that is there when it is built: so the client comes first.
build: web
	@echo "Building the program (build/release/townsmith) ..."
	@scripts/build release townsmith

web: setup
	@scripts/web

play: setup
	@scripts/play

terminal: setup
	@echo "Building the program (build/release/townsmith) ..."
	@scripts/build release townsmith
	@build/release/townsmith play $(GAME) $(ARGS)

check test:
	@scripts/setup test
	@scripts/test $@

test-all:
	@scripts/setup test browsers lint python
	@scripts/test all

library: build
	@scripts/build release townsmith_numbers
	@scripts/setup python
	@scripts/python build

PREFIX ?= /usr/local
install: library
	@cmake --install build/release --prefix "$(PREFIX)" >/dev/null
	@cmake --install build/shared --prefix "$(PREFIX)" --component c >/dev/null
	@echo "Installed in $(PREFIX)."

docs:
	@scripts/setup docs
	@mkdir -p build/docs
	@doxygen docs/Doxyfile
	@echo "build/docs/html/index.html"

python:
	@scripts/setup python
	@scripts/python build

python-wheel:
	@scripts/setup python
	@scripts/python wheel

simulate:
	@scripts/setup test
	@scripts/build release -DTOWNSMITH_TESTS=ON build.ninja
	@echo "Building the simulation ..."
	@scripts/build release townsmith_simulate
	@build/release/tests/townsmith_simulate --seed $$(date +%s) --seconds 60

bench:
	@scripts/setup bench
	@scripts/bench

format:
	@scripts/setup lint
	@git ls-files '*.h' '*.cpp' | xargs clang-format-19 -i

lint:
	@scripts/setup lint
	@scripts/lint

package: build
	@scripts/setup package
	@scripts/package

clean:
	rm -rf build
