import Foundation
import QuartziteCommandLine

/// Runs the tests of a compiled program in a process of their own; after a crash, the rest run in a new process.
struct TestRun {
    let program: String
    let project: TestProject
    let options: TestOptions
    let installation: Installation
    /// The folder for files that the tool and the program share.
    let scratch: String

    /// Runs tests of XCTest and returns their results.
    ///
    /// - Parameter tests: The names of the tests, in order.
    func run(_ tests: [String]) throws -> TestResults {
        var results = TestResults(target: project.tests.name)
        var left = tests
        var starts = 0
        while !left.isEmpty {
            starts += 1
            let before = left.count
            let isComplete = try runOnce(left, &results)
            left.removeAll(where: results.hasBegun)
            if isComplete { break }
            if left.count == before, let first = left.first {
                // The program did not reach any of its tests.
                results.fail(first, TestResult.Failure(place: "", message: "the tests ended before this test began"))
                results.end(first)
                left.removeFirst()
            }
        }
        if starts > 1 { try Console.printData(TestSummary(results.results).text) }
        return results
    }

    /// Runs the program once; returns false if it ended in the middle of its tests.
    private func runOnce(_ tests: [String], _ results: inout TestResults) throws -> Bool {
        let (events, selection) = (scratch + "/events", scratch + "/selection")
        try? FileManager.default.removeItem(atPath: events)
        try Data(tests.joined(separator: "\n").utf8).write(to: URL(filePath: selection))
        let (outcome, heard) = try start([TestProgram.events: events, TestProgram.selection: selection])
        let lines = (FileManager.default.contents(atPath: events) ?? Data()).split(separator: UInt8(ascii: "\n"))
        let noted = lines.compactMap { try? JSONDecoder().decode(TestEvent.self, from: $0) }
        for event in noted { results.note(event) }
        switch outcome {
        case .exited where results.running == nil && noted.last?.kind != .stopped: return CrashReport(heard) == nil
        case .exited where noted.last?.kind == .stopped:
            try Console.printData("Continuing after \(noted.last?.test ?? "") in another process\n")
            return false
        case .exited(let status):
            try fail(&results, CrashReport(heard) ?? CrashReport(.exit(status: status)), isLate: false)
            return false
        case .crashed(let signal):
            let isLate = noted.last?.kind == .timedOut
            try fail(&results, CrashReport(heard) ?? CrashReport(.signal(signal)), isLate: isLate)
            return false
        case .interrupted(let signal): throw Failure(interruptedBy: signal)
        case .timedOut: throw Failure(.internalError, "the tests took too long")
        }
    }

    /// Runs the tests of Swift Testing, and returns whether they passed.
    ///
    /// - Parameter lists: Whether they are only listed.
    func runModern(lists: Bool = false) throws -> Bool {
        let chosen = ModernArguments(
            filter: options.filter.isEmpty ? nil : options.filter, skip: options.skip.isEmpty ? nil : options.skip,
            listTests: lists ? true : nil)
        let arguments = String(decoding: try JSONEncoder().encode(chosen), as: UTF8.self)
        let (outcome, heard) = try start([TestProgram.modernTests: arguments])
        switch outcome {
        case .exited(let status):
            // Without tests that match, Swift Testing ends with the status of an unavailable service.
            return status == 0 || status == EX_UNAVAILABLE
        case .crashed(let signal):
            let (place, message) = failure(CrashReport(heard) ?? CrashReport(.signal(signal)))
            Console.tell("\(place): error: \(message)\n")
            return false
        case .interrupted(let signal): throw Failure(interruptedBy: signal)
        case .timedOut: return false
        }
    }

    private struct ModernArguments: Encodable {
        let filter: [String]?
        let skip: [String]?
        let listTests: Bool?
    }

    private func start(_ variables: [String: String]) throws -> (outcome: ChildProcess.Outcome, heard: String) {
        var environment = SceneEnvironment(timeZone: options.timeZone, locale: options.locale).variables
        let asked = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
        environment["SWIFT_BACKTRACE"] = ProgramRun.backtraces(asked: asked)
        for (name, value) in variables { environment[name] = value }
        return try ChildProcess(
            executable: program, arguments: Array(CommandLine.arguments.dropFirst(2)), environment: environment
        ).runHearing()
    }

    // MARK: Crashes

    /// Records a crash as a failure of the test in which it happened, and prints it as XCTest prints failures.
    private func fail(_ results: inout TestResults, _ report: CrashReport, isLate: Bool) throws {
        guard let test = results.running else { return }
        var (place, message) = failure(report)
        if isLate { message = "the test took longer than \(options.timeout.map { plain($0.seconds) } ?? "") s" }
        results.fail(test, TestResult.Failure(place: place, message: message))
        results.end(test)
        try Console.printData(
            """
            \(place): error: \(test) : \(message)
            Test Case '\(test)' failed
            Continuing after \(test) in another process

            """)
    }

    /// Returns the place of a crash in the user's sources, and its reason.
    private func failure(_ report: CrashReport) -> (place: String, message: String) {
        let lines = SourceLines(
            program: program, files: project.sources.paths, modules: project.sources.modules.modules.map(\.name),
            symbolizer: installation.symbolizer)
        let (frame, message) = report.failure(lines: lines.frames(at: report.addresses))
        return (frame.map { "\($0.file):\($0.line)" } ?? "<unknown>:0", message)
    }
}
