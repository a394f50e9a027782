import Foundation

/// The lines that end the results of tests that ran in several processes.
struct TestSummary {
    private let results: [TestResult]

    init(_ results: [TestResult]) { self.results = results }

    /// The lines, as XCTest prints them for all tests of a process.
    var text: String {
        let failures = results.flatMap(\.failures).count
        let crashes = results.flatMap(\.failures).count { $0.message.hasPrefix("Crash: ") }
        let skips = results.count(where: \.isSkipped)
        let skipped = skips == 0 ? "" : " \(Self.count(skips, "test")) skipped and"
        let seconds = String(format: "%.3f", results.reduce(0) { $0 + $1.duration })
        return """
            Test Suite 'All tests' \(failures == 0 ? "passed" : "failed"), with all processes
            \t Executed \(Self.count(results.count, "test")), with\(skipped) \(Self.count(failures, "failure")) \
            (\(crashes) unexpected) in \(seconds) (\(seconds)) seconds

            """
    }

    /// The line, as Swift Testing prints it for all tests of a process.
    var swiftTestingText: String {
        let issues = results.flatMap(\.failures).count
        let seconds = String(format: "%.3f", results.reduce(0) { $0 + $1.duration })
        let end = issues == 0 ? "passed after \(seconds) seconds" : "failed after \(seconds) seconds with "
        return "Test run with \(Self.count(results.count, "test")) \(end)"
            + (issues == 0 ? "" : Self.count(issues, "issue")) + ", with all processes\n"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
