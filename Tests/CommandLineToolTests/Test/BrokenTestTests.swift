import Foundation
import TestSupport
import Testing

@testable import quartzite

@Suite("Tests that trap, never end or end the process fail, and the others run", .enabled(if: RunTool.built))
struct BrokenTestTests {
    /// The output and the report of all tests of the sample, in one process after the other and in parallel ones.
    private static let runs = Result {
        try withTemporaryFolder { folder in
            let tool = RunTool(folder: folder)
            for (name, text) in BrokenTests.files { try tool.write(text, to: "App/" + name) }
            return try ["--timeout 5 --junit out.xml", "--timeout 5 --junit out.xml --parallel"].map { arguments in
                let result = try tool.test("App " + arguments)
                return (
                    result: result, output: String(decoding: result.output, as: UTF8.self),
                    report: try String(contentsOfFile: folder + "/out.xml", encoding: .utf8)
                )
            }
        }
    }

    /// Returns the failures of each test in a report, without the folder of the project.
    private func failures(_ report: String) -> [String: String] {
        var found: [String: String] = [:]
        for part in report.components(separatedBy: "<testcase classname=").dropFirst() {
            guard let head = part.firstMatch(of: /"(.*?)" name="(.*?)"/) else { continue }
            let message = part.firstMatch(of: /<failure message="(.*?)"/).map { String($0.output.1) } ?? ""
            found["\(head.output.1) \(head.output.2)"] = message.hasPrefix("App/") ? String(message.dropFirst(4)) : ""
        }
        return found
    }

    private static let expected = [
        "DeckTests.TrapTests testBefore": "", "DeckTests.TrapTests testAfter": "",
        "DeckTests.TrapTests testIndex": "Sources/Deck/Deck.swift:4: Crash: Fatal error: Index out of range",
        "DeckTests.TrapTests testFatal": "Tests/DeckTests/TrapTests.swift:7: Crash: Fatal error: the deck fell",
        "DeckTests.TrapTests testCast":
            "Tests/DeckTests/TrapTests.swift:10: Crash: Could not cast value of type 'Swift.String' to 'Swift.Int'.",
        "DeckTests.TrapTests testOverflow": "Tests/DeckTests/TrapTests.swift:12: Crash: arithmetic overflow",
        "DeckTests.TrapTests testExit": "Tests/DeckTests/TrapTests.swift:13: the test called exit(0)",
        "DeckTests.EndlessTests testEndless": "Tests/DeckTests/EndlessTests.swift:4: the test took longer than 5 s",
        "DeckTests.EndlessTests testAnswer": "Tests/DeckTests/EndlessTests.swift:5: the test took longer than 5 s",
        "DeckTests.EndlessTests testAfter": "", "DeckTests.SuiteTests first()": "", "DeckTests.SuiteTests off()": "",
        "DeckTests.SuiteTests title(_:)": "Sources/Deck/Deck.swift:4: Crash: Fatal error: Index out of range",
        "DeckTests.SuiteTests endless()": "Tests/DeckTests/SuiteTests.swift:8: the test took longer than 5 s",
        "DeckTests.SuiteTests.Inner `last / one`()": "",
        "DeckTests free()": "Tests/DeckTests/SuiteTests.swift:11: Issue recorded&#10;free",
    ]

    @Test("Each failure is reported with its reason and line in the project", arguments: [0, 1])
    func failures(run: Int) throws {
        let (result, output, report) = try Self.runs.get()[run]
        #expect(failures(report) == Self.expected, "\(output) \(result.errors)")
        #expect(result.status == 1)
        #expect(report.contains("tests=\"16\" failures=\"10\" skipped=\"1\""))
    }

    @Test("The results of parallel processes are in the order of the tests")
    func order() throws {
        let names = try Self.runs.get().map { run in
            run.report.matches(of: /classname="(.*?)" name="(.*?)"/).map { "\($0.output.1) \($0.output.2)" }
        }
        #expect(names[0] == names[1] && names[0].count == 16)
    }

    @Test("Output that is not shown on a terminal has no colours")
    func colors() throws {
        for run in try Self.runs.get() { #expect(!(run.output + run.result.errors).contains("\u{1B}")) }
    }
}
