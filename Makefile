.DEFAULT_GOAL := help
.PHONY: help demo test test-build test-port lint format bench fuzz clean deps release port interface frames-check \
	compare-builds

RELEASE = $(shell swift build -c release --show-bin-path)/quartzite
# Tests run on builds of their own, made for a short time from a clean clone to the last test: what draws is optimised;
# debug information, and what only editors read, is left out.
TEST_OPTIONS = -c release -Xswiftc -enable-testing -debug-info-format none -Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
TESTS = --scratch-path .build-tests $(TEST_OPTIONS)
PORT_TESTS = --package-path Tools/Port --scratch-path Tools/Port/.build-tests $(TEST_OPTIONS) -Xswiftc -Onone
C_SOURCES = $(wildcard Sources/*/*.c Sources/*/*.h Sources/*/include/*.h Benchmarks/Box2D/*.cpp \
	Benchmarks/Box2D/include/*.h)
TEST_VARIABLES = QUARTZITE_TESTS=1 $(if $(FACTS),QUARTZITE_FACTS=1)

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps:
	@scripts/install-deps

release: deps
	swift build -c release --product quartzite
	swift build -c release --product QuartziteRuntime

port: deps ## build what rewrites iOS code for `quartzite run`
	swift build -c release --package-path Tools/Port

interface: ## tell the rewriter what UIKit's protocols ask for
	Tools/Port/.build/release/quartzite-port interface $$(grep -lrE "protocol |Delegate|DataSource" Sources/UIKit Sources/QuartzCore) > Tools/Port/.build/interface.swift
	mv Tools/Port/.build/interface.swift Tools/Port/Sources/SourceRewriter/Interface/Protocols.swift

demo: release ## render the snow scene to out/snow.mp4, out/snow.gif and out/snow.png
	@mkdir -p out
	@$(RELEASE) render snow -o out/snow.mp4 --force
	@$(RELEASE) render snow -o out/snow.gif --size 480x270 --fps 25 --start 4s --duration 3s --force
	@$(RELEASE) still snow --time 5s -o out/snow.png --force
	@ls -l out/snow.mp4 out/snow.gif out/snow.png

# The rewriter is built before the tests run: tests of `quartzite run` and `port` need it.
test: deps lint ## run every test on an optimised build
	$(MAKE) --no-print-directory -j 2 test-build test-port
	$(TEST_VARIABLES) swift test --skip-build $(TESTS)
	swift test --skip-build $(PORT_TESTS)

test-build:
	@scripts/generate-facts
	$(TEST_VARIABLES) swift build --build-tests $(TESTS)

test-port:
	swift build --build-tests $(PORT_TESTS)

frames-check: release port ## print a hash of the frames of each scene; CODE="FOLDER…" adds scenes in Swift files
	@scripts/frames-check $(CODE)

compare-builds: release ## check that the debug build draws what the optimised build draws
	swift build --product quartzite
	RATE=1 scripts/frames-check > .build/frames-optimised.txt
	RATE=1 QUARTZITE="$$(swift build --show-bin-path)/quartzite" scripts/frames-check | diff .build/frames-optimised.txt -

lint: deps ## check the formatting and that public declarations are documented
	swift format lint --strict --parallel -r Package.swift Sources Tests Benchmarks Tools
	clang-format --dry-run --Werror $(C_SOURCES)

format: deps ## format every Swift and C file in place
	swift format -i --parallel -r Package.swift Sources Tests Benchmarks Tools
	clang-format -i $(C_SOURCES)

bench: deps ## measure frames and kernels
	swift package --package-path Benchmarks benchmark --target Frames --no-progress

fuzz: deps ## draw a million emitter cells made of random bits
	swift run -c release --package-path Benchmarks fuzz-emitters 1000000

clean: ## remove what was built and rendered
	rm -rf .build .build-tests Benchmarks/.build Tools/Port/.build Tools/Port/.build-tests out
