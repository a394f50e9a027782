.DEFAULT_GOAL := help
.PHONY: help deps deps-test demo play studio app play-app install dist release-check docs pictures check test test-units test-tool test-display test-locales lint format bench bench-compare fuzz clean \
	tool release optimized port standalone-port interface frames-check compare-builds frames-build debug-build test-build

# Builds for development, which make most commands quick; see scripts/swift.
SWIFT = scripts/swift
RELEASE = .build/release/quartzite
# The build with full optimisation, which is handed out and measured.
OPTIMIZED = .build-optimized/release/quartzite
C_SOURCES = $(shell git ls-files 'Sources/*.[ch]' 'Benchmarks/*.cpp' 'Benchmarks/*.h')

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps:
	@scripts/install-deps run

deps-test:
	@scripts/install-deps test

tool: deps
	@echo "Building the tool. From nothing, this takes about three minutes on two cores; after a change, less." >&2
	$(SWIFT) build --product quartzite

release: tool ## build the tool, and the runtime of `quartzite run`, for development
	$(SWIFT) build --product QuartziteRuntime
	$(SWIFT) build --target _InlineSnapshotTesting
	$(SWIFT) build --target _FBSnapshotTestCase
	@$(RELEASE) compile-c-modules

port: deps ## build the source rewriter that `quartzite run` uses
	@scripts/build-rewriter

optimized: deps ## build the tool and its runtime with full optimisation, in .build-optimized
	@echo "Building with full optimisation. From nothing, this takes about eight minutes on two cores." >&2
	QUARTZITE_BUILD=optimized $(SWIFT) build --product quartzite
	QUARTZITE_BUILD=optimized $(SWIFT) build --product QuartziteRuntime
	QUARTZITE_BUILD=optimized $(SWIFT) build --target _InlineSnapshotTesting
	QUARTZITE_BUILD=optimized $(SWIFT) build --target _FBSnapshotTestCase
	@$(OPTIMIZED) compile-c-modules

standalone-port: deps
	@scripts/build-rewriter --standalone

install: optimized standalone-port ## install the tool, its runtime and its man page; PREFIX=/usr/local names another place
	@scripts/install $(abspath $(or $(PREFIX),/usr/local))

dist: optimized standalone-port ## write a Debian package, a tarball and a Python wheel to out/dist
	@scripts/install-deps dist
	@scripts/dist out/dist

release-check: ## check that HEAD can be released, in about an hour, and write what a release states to out/release
	@scripts/release-check out/release

docs: optimized ## build the documentation as a static site in out/docs
	@scripts/build-docs out/docs

pictures: deps-test test-build ## draw every picture of the README and the documentation, to the same bytes each time
	@QUARTZITE_TESTS=all scripts/pictures

interface: port ## update the rewriter's lists of protocol requirements
	.build/release/quartzite-port interface -o Tools/Port/Sources/SourceRewriter/Interface \
		$$(grep -lrE "protocol |Delegate|DataSource" Sources/UIKit Sources/Apple/QuartzCore Sources/Engine/QuartziteSceneRuntime)

demo: tool ## render the snow scene to out/snow.mp4, out/snow.gif and out/snow.png
	@mkdir -p out
	@$(RELEASE) render snow -o out/snow.mp4 --force
	@$(RELEASE) render snow -o out/snow.gif --size 480x270 --fps 25 --start 4s --duration 3s --force
	@$(RELEASE) still snow --time 5s -o out/snow.png --force
	@ls -l out/snow.mp4 out/snow.gif out/snow.png

play: tool ## show a scene in a window; SCENE=snow selects another one
	$(RELEASE) play $(or $(SCENE),snow)

studio: release ## show the scenes of the gallery in a browser; CODE="FOLDER…" shows scenes in Swift files
	@$(RELEASE) studio $(CODE)

APP = Examples/ArithmeticPractice/Sources/ArithmeticPractice
APP_SCREEN = --size 780x1688 --scale 2 --seed 7

# The app finds no history of earlier rounds, so that the film is the same each time.
app: release port ## play a round of the example app by touch script, to out/arithmetic.mp4
	@rm -rf .build/app-data && mkdir -p out
	@XDG_DATA_HOME=$(CURDIR)/.build/app-data $(RELEASE) run $(APP) $(APP_SCREEN) --fps 30 --duration 58s \
		--touches Examples/ArithmeticPractice/round.json -o out/arithmetic.mp4 --force
	@ls -l out/arithmetic.mp4

play-app: release port ## play the example app in a window
	$(RELEASE) play $(APP) --size 390x844

check: deps ## build incrementally and run the tests of a module, as in MODULE=UIKit TEST=Table; all quick ones without MODULE
	@QUARTZITE_BUILD=debug scripts/run-tests $(or $(MODULE),units) '$(TEST)'

test: deps-test lint ## run every test on the build for development
	@scripts/run-tests all

test-units: deps ## run the tests that start no processes
	@scripts/run-tests units

test-tool: deps-test ## run the tests that start the tool or a compiler
	@scripts/run-tests tool

test-display: deps-test ## run the tests that need a browser or a window
	@scripts/run-tests display

test-locales: deps-test ## run the tests that start no processes in German, Arabic and Turkish locales
	@scripts/test-locales $(or $(MODULE),units) '$(TEST)'

test-build:
	@scripts/generate-facts
	@QUARTZITE_TESTS=all $(SWIFT) build --build-tests

frames-check: release port ## print a hash of the frames of each scene; CODE="FOLDER…" adds scenes in Swift files
	@scripts/frames-check $(CODE)

# Both builds share what others have built: the first that of `make release`, whose next run compiles UIKit again.
compare-builds: deps ## check that the debug and the optimised build draw the same frames
	@$(MAKE) --no-print-directory -j 2 frames-build debug-build
	RATE=1 scripts/frames-check > .build/frames-optimised.txt
	RATE=1 QUARTZITE=.build-debug/debug/quartzite scripts/frames-check | diff .build/frames-optimised.txt -

frames-build:
	QUARTZITE_BUILD=frames $(SWIFT) build --product quartzite

debug-build:
	QUARTZITE_BUILD=debug $(SWIFT) build --product quartzite

lint: deps-test ## check the formatting, that public declarations are documented, the keys of properties, hooks, settings and docs/compatibility.tsv
	swift format lint --strict --parallel -r Package.swift Sources Tests Benchmarks Tools Examples
	clang-format --dry-run --Werror $(C_SOURCES)
	scripts/generate-keys --check
	scripts/generate-vocabulary --check
	scripts/generate-frameworks --check
	scripts/list-hooks --check
	scripts/list-settings --check
	scripts/list-spellings --check
	scripts/generate-compatibility --check

format: deps-test ## format every Swift and C file in place
	swift format -i --parallel -r Package.swift Sources Tests Benchmarks Tools Examples
	clang-format -i $(C_SOURCES)

bench: deps ## measure all workloads, and the programs that are compared with them, into docs/Performance.md
	scripts/bench --write

bench-compare: deps ## compare the speed of the commit BASE and of the last one; WORKLOAD="snow" selects some
	scripts/bench-compare $(or $(BASE),HEAD~1) --only "$(WORKLOAD)"

fuzz: deps ## draw a million emitter cells with random properties
	swift run -c release --package-path Benchmarks fuzz-emitters 1000000

clean: ## remove all build products and rendered files
	rm -rf .build .build-debug .build-optimized Benchmarks/.build Tools/Port/.build out
