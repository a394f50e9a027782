.DEFAULT_GOAL := help
.PHONY: help demo test lint format bench fuzz clean deps release port interface

FACTS ?= $(wildcard ../shared/facts)
RELEASE = $(shell swift build -c release --show-bin-path)/quartzite

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

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

test: release lint ## run every test, on debug and release builds; FACTS=DIR adds the fact tables there
ifneq ($(FACTS),)
	scripts/generate-facts $(FACTS)
endif
	$(if $(FACTS),QUARTZITE_FACTS=1) QUARTZITE_RELEASE_BINARY="$(RELEASE)" swift test
	swift test --package-path Tools/Port

lint: ## check the formatting and that public declarations are documented
	swift format lint --strict --parallel -r Package.swift Sources Tests Benchmarks Tools

format: ## format every Swift file in place
	swift format -i --parallel -r Package.swift Sources Tests Benchmarks Tools

bench: deps ## measure frames and kernels
	swift package --package-path Benchmarks benchmark --target Frames --no-progress

fuzz: deps ## draw a million emitter cells made of random bits
	swift run -c release --package-path Benchmarks fuzz-emitters 1000000

clean: ## remove what was built and rendered
	rm -rf .build Benchmarks/.build Tools/Port/.build out
