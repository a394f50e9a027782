import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("The tests of an iOS project run", .enabled(if: RunTool.built))
struct TestCommandTests {
    /// The output and the report of all tests of the sample, which are run once.
    private static let all = Result {
        try withTemporaryFolder { folder in
            let tool = RunTool(folder: folder)
            for (name, text) in SampleTests.files { try tool.write(text, to: "App/" + name) }
            let begin = ContinuousClock.now
            let result = try tool.test("App --junit out.xml --timeout 20")
            let list = try tool.test("App --list")
            return (
                result: result, report: try String(contentsOfFile: folder + "/out.xml", encoding: .utf8),
                list: String(decoding: list.output, as: UTF8.self), seconds: begin.duration(to: .now) / .seconds(1),
                filtered: try tool.test("App --filter BaseTests --skip nothing"),
                files: try files(in: folder + "/App")
            )
        }
    }

    private func output() throws -> String { String(decoding: try Self.all.get().result.output, as: UTF8.self) }

    private func hasPassed(_ name: String) throws -> Bool {
        try output().contains(try Regex("Test Case '\\Q\(name)\\E' passed"))
    }

    @Test(
        "Waits move the scene's clock, work outside the scene completes, and inherited tests run",
        arguments: [
            "BaseTests.testInherited", "CardTests.testInherited", "CardTests.testFlipEnds", "CardTests.testAsync",
            "CardTests.testLoop", "CardTests.testOrder", "WorkTests.testThread",
            "WorkTests.testPredicateAndNotification",
            "WorkTests.testServer",
        ] + QueueSample.names)
    func passes(name: String) throws {
        let (output, errors) = (try output(), try Self.all.get().result.errors)
        #expect(try hasPassed(name), "\(output) \(errors)")
    }

    @Test("Failures name the project's own file and line, and the exit status is 1")
    func failures() throws {
        let output = try output()
        #expect(try Self.all.get().result.status == 1)
        #expect(
            output.contains(
                "App/Tests/CardsTests/CardTests.swift:24: error: CardTests.testFails : XCTAssertEqual failed: "
                    + "(\"1.0\") is not equal to (\"2.0\")"), "\(output)")
        #expect(
            output.contains(
                "CardTests.swift:37: error: CardTests.testNever : Asynchronous wait failed: Exceeded timeout of 60.0 "
                    + "seconds, with unfulfilled expectations: never"), "\(output)")
        #expect(output.contains("CardTests.testSkipped : Test skipped - no card"))
    }

    @Test("A trap, or a test that stops at its first failure, fails that test, and the others run")
    func traps() throws {
        let output = try output()
        #expect(
            output.contains(
                "App/Tests/CardsTests/CardTests.swift:28: error: CardTests.testTraps : Crash: Fatal error: "
                    + "Unexpectedly found nil while unwrapping an Optional value"), "\(output)")
        #expect(output.contains("CardTests.testStops : failed - stops here") && !output.contains("never printed"))
        #expect(output.contains("Executed 22 tests, with 1 test skipped and 4 failures (1 unexpected)"), "\(output)")
    }

    @Test("Tests of Swift Testing run on the scene's clock")
    func swiftTesting() throws {
        let errors = try Self.all.get().result.errors + output()
        #expect(errors.contains("Test flips() passed"), "\(errors)")
        #expect(errors.contains("Test run with 2 tests in 1 suite failed"), "\(errors)")
    }

    @Test("The report contains each test with its failure")
    func report() throws {
        let text = try Self.all.get().report
        #expect(text.contains("tests=\"24\" failures=\"5\" skipped=\"1\""), "\(text)")
        #expect(text.contains("<testcase classname=\"CardsTests.CardTests\" name=\"testTraps\""))
        #expect(text.contains("is not equal to (&quot;2.0&quot;)"))
        #expect(text.contains("<testcase classname=\"CardsTests.FlipTests\" name=\"flips()\""))
        #expect(text.contains("CardsTests/FlipTests.swift:13: Expectation failed: (number → 2) &lt; 2"), "\(text)")
    }

    @Test("A wait of three seconds for the end of an animation does not take them of the machine's clock")
    func speed() throws {
        let text = try Self.all.get().report
        let found = try #require(text.firstMatch(of: /name="testFlipEnds" time="([0-9.]+)"/))
        // It takes 3 ms on an idle machine.
        #expect(try #require(Double(found.output.1)) < 1)
    }

    @Test("A ported package has the tests, which import XCTest on Apple's systems")
    func port() throws {
        try withRunTool { tool in
            for (name, text) in SampleTests.files { try tool.write(text, to: "App/" + name) }
            let result = try Tool.built.run(
                ["port", "App", "-o", "Out", "--quartzite", "https:" + "//example.org/quartzite"], in: tool.folder)
            #expect(result.status == 0, "\(result.errors)")
            let manifest = try String(contentsOfFile: tool.folder + "/Out/Package.swift", encoding: .utf8)
            #expect(manifest.contains("[.product(name: \"QuartziteXCTest\", package: \"quartzite\")]"), "\(manifest)")
            #expect(manifest.contains("dependencies: [\"Cards\"] + uikit + xctest"), "\(manifest)")
            let test = try String(
                contentsOfFile: tool.folder + "/Out/Tests/CardsTests/WorkTests.swift", encoding: .utf8)
            #expect(
                test.contains("#if canImport(ObjectiveC)\nimport XCTest\n#else\nimport _XCTest\n#endif\n"), "\(test)")
            try compile("Cards", in: "Sources/Cards", tool, ["-emit-module", "-enable-testing"])
            try compile("CardsTests", in: "Tests/CardsTests", tool, ["-typecheck", "-I", tool.folder])
        }
    }

    /// Compiles a module of the ported package as SwiftPM does.
    private func compile(_ module: String, in folder: String, _ tool: RunTool, _ options: [String]) throws {
        let installation = try Installation.current()
        let place = "\(tool.folder)/Out/\(folder)"
        let sources = try files(in: place).filter { $0.hasSuffix(".swift") }.map { "\(place)/\($0)" }
        let arguments = ["-module-name", module, "-emit-module-path", "\(tool.folder)/\(module).swiftmodule"]
        let compiled = try Tool(binary: URL(filePath: installation.compiler())).run(
            installation.moduleArguments + installation.testingArguments + options
                + (options.contains("-emit-module") ? arguments : ["-module-name", module]) + sources,
            in: tool.folder)
        #expect(compiled.status == 0 && !sources.isEmpty, "\(compiled.errors)")
    }

    @Test("Tests can be listed and filtered, and the project is unchanged")
    func selection() throws {
        let all = try Self.all.get()
        #expect(all.list.contains("CardsTests.CardTests/testInherited\n"), "\(all.list)")
        #expect(all.list.contains("CardsTests.FlipTests/flips()"), "\(all.list)")
        let filtered = String(decoding: all.filtered.output, as: UTF8.self)
        #expect(all.filtered.status == 0 && filtered.contains("Executed 1 test, with 0 failures"), "\(filtered)")
        #expect(all.files == ["Package.swift", "Sources", "Tests"])
    }
}
