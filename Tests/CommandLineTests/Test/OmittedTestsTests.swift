import Foundation
import QuartziteRewriting
import TestSupport
import Testing
import QuartziteXcodeProject

@testable import QuartziteCommandLine
@testable import quartzite

@Suite("The tests in files that are left out are known by their syntax")
struct OmittedTestsTests {
    private let options: TestOptions
    init() throws { options = try TestOptions.parse([]) }

    /// Returns the results for a file with this text and these declarations.
    private func results(
        _ text: String, _ types: [(name: String, base: String)] = [], tests: [String] = [], imports: [String] = [],
        filter: [String] = []
    ) throws -> [TestResult] {
        try withTemporaryFolder { folder in
            let path = folder + "/CardTests.swift"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            var report = SourceReport(
                source: path, imports: imports,
                types: types.map { name, base in
                    TypeReport(
                        name: name, kind: .class, inherits: [base], line: 1, nestedIn: nil, access: "internal",
                        generic: false, attributes: [], initializers: [])
                })
            report.tests = tests.map { test in
                let parts = test.split(separator: ".").map(String.init)
                return TestReport(type: parts[0], name: parts[1], line: 3, isAsync: false)
            }
            let checkout = try package(in: folder)
            var options = options
            options.filter = filter
            return OmittedTests(
                [path: "nothing provides Shots"], of: checkout, [report], others: [], filter: try TestFilter(options)
            ).results
        }
    }

    /// Returns the tests of a package in a folder.
    private func package(in folder: String) throws -> CheckoutTests {
        let package = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Cards", targets: [.testTarget(name: "CardTests")])
            """
        try FileManager.default.createDirectory(
            atPath: folder + "/P/Tests/CardTests", withIntermediateDirectories: true)
        try package.write(toFile: folder + "/P/Package.swift", atomically: true, encoding: .utf8)
        try "import XCTest".write(
            toFile: folder + "/P/Tests/CardTests/A.swift", atomically: true, encoding: .utf8)
        return try #require(try Checkout(folder + "/P").tests.first)
    }

    @Test("Tests of XCTest, also those whose superclass is in a missing module, and specifications")
    func classes() throws {
        let found = try results(
            "", [("CardTests", "XCTestCase"), ("ShotTests", "ShotTestCase"), ("DeckSpec", "QuickSpec")],
            tests: ["CardTests.testFlip", "ShotTests.testShot"])
        #expect(found.map(\.id) == ["CardTests.testFlip", "ShotTests.testShot", "DeckSpec"])
        #expect(found.allSatisfy { $0.isSkipped && $0.omission == "nothing provides Shots" && $0.failures.isEmpty })
    }

    @Test("Tests of Swift Testing are found by their attribute") func functions() throws {
        let text = """
            import Testing
            @Suite struct FlipTests {
                @Test("flips") func flips() {}
                @Test(arguments: [1, 2])
                func counts(_ number: Int, of cards: Int) {}
                func helper() {}
            }
            """
        let found = try results(text, imports: ["Testing"])
        #expect(found.map(\.name) == ["FlipTests/flips()", "FlipTests/counts(_:of:)"])
        #expect(found.map { ($0.place as NSString).lastPathComponent } == ["CardTests.swift:3", "CardTests.swift:5"])
    }

    @Test("Filters choose among them") func filter() throws {
        let found = try results(
            "", [("CardTests", "XCTestCase")], tests: ["CardTests.testFlip", "CardTests.testTurn"], filter: ["Flip"])
        #expect(found.map(\.id) == ["CardTests.testFlip"])
    }

    @Test("JUnit has them as skipped, with the reason") func report() {
        let test = TestResult(
            target: "CardTests", id: "CardTests.testFlip", isSkipped: true, omission: "nothing provides Shots",
            hasEnded: true)
        let text = JUnitReport(results: [test]).text
        #expect(text.contains("tests=\"1\" failures=\"0\" skipped=\"1\""), "\(text)")
        #expect(text.contains("<skipped message=\"nothing provides Shots\"></skipped>"), "\(text)")
    }
}
