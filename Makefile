.DEFAULT_GOAL := help
.PHONY: help demo play studio app play-app install deb docs pictures test test-build test-port lint format bench fuzz clean deps release port interface frames-check \
	compare-builds

RELEASE = $(shell swift build -c release --show-bin-path)/quartzite
# Tests have their own builds, set up so that a clean clone is tested quickly: optimised for drawing, without debug
# information and index data for editors.
TEST_OPTIONS = -c release -Xswiftc -enable-testing -debug-info-format none -Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
TESTS = --scratch-path .build-tests $(TEST_OPTIONS)
PORT_TESTS = --package-path Tools/Port --scratch-path Tools/Port/.build-tests $(TEST_OPTIONS) -Xswiftc -Onone
C_SOURCES = $(shell git ls-files 'Sources/*.[ch]' 'Benchmarks/*.cpp' 'Benchmarks/*.h')
TEST_VARIABLES = QUARTZITE_TESTS=1

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps:
	@scripts/install-deps

release: deps
	swift build -c release --product quartzite
	swift build -c release --product QuartziteRuntime
	swift build -c release --target _XCTest
	@$(RELEASE) compile-c-modules

port: deps ## build the source rewriter that `quartzite run` uses
	swift build -c release --package-path Tools/Port

install: release port ## install the tool, its runtime and its man page; PREFIX=/usr/local names another place
	@scripts/install $(abspath $(or $(PREFIX),/usr/local))

deb: release port ## write a Debian package to out/quartzite.deb
	@scripts/package-deb out/quartzite.deb

docs: release ## build the documentation as a static site in out/docs
	@scripts/build-docs out/docs

pictures: deps test-build test-port ## draw every picture of the README and the documentation, to the same bytes each time
	@$(TEST_VARIABLES) scripts/pictures $(TESTS)

interface: ## update the rewriter's lists of protocol requirements
	Tools/Port/.build/release/quartzite-port interface -o Tools/Port/Sources/SourceRewriter/Interface \
		$$(grep -lrE "protocol |Delegate|DataSource" Sources/UIKit Sources/QuartzCore Sources/SceneRuntime)

demo: release ## render the snow scene to out/snow.mp4, out/snow.gif and out/snow.png
	@mkdir -p out
	@$(RELEASE) render snow -o out/snow.mp4 --force
	@$(RELEASE) render snow -o out/snow.gif --size 480x270 --fps 25 --start 4s --duration 3s --force
	@$(RELEASE) still snow --time 5s -o out/snow.png --force
	@ls -l out/snow.mp4 out/snow.gif out/snow.png

play: release ## show a scene in a window; SCENE=snow selects another one
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

# Builds the rewriter before the tests run, because the tests of `quartzite run` and `port` require it.
test: deps lint ## run every test on an optimised build
	$(MAKE) --no-print-directory -j 2 test-build test-port
	@$(TEST_VARIABLES) scripts/run-tests swift test --skip-build $(TESTS)
	@scripts/run-tests swift test --skip-build $(PORT_TESTS)

test-build:
	@scripts/generate-facts
	$(TEST_VARIABLES) swift build --build-tests $(TESTS)

test-port:
	swift build --build-tests $(PORT_TESTS)

frames-check: release port ## print a hash of the frames of each scene; CODE="FOLDER…" adds scenes in Swift files
	@scripts/frames-check $(CODE)

compare-builds: release ## check that the debug and the optimised build draw the same frames
	swift build --product quartzite
	RATE=1 scripts/frames-check > .build/frames-optimised.txt
	RATE=1 QUARTZITE="$$(swift build --show-bin-path)/quartzite" scripts/frames-check | diff .build/frames-optimised.txt -

lint: deps ## check the formatting and that public declarations are documented
	swift format lint --strict --parallel -r Package.swift Sources Tests Benchmarks Tools Examples
	clang-format --dry-run --Werror $(C_SOURCES)

format: deps ## format every Swift and C file in place
	swift format -i --parallel -r Package.swift Sources Tests Benchmarks Tools Examples
	clang-format -i $(C_SOURCES)

bench: deps ## measure frames and kernels
	swift package --package-path Benchmarks benchmark --target Frames --no-progress

fuzz: deps ## draw a million emitter cells with random properties
	swift run -c release --package-path Benchmarks fuzz-emitters 1000000

clean: ## remove all build products and rendered files
	rm -rf .build .build-tests Benchmarks/.build Tools/Port/.build Tools/Port/.build-tests out
