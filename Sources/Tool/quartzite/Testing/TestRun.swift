import Foundation
import QuartziteCommandLine
import QuartziteSceneHosting

/// Runs the tests of a compiled program in a process of their own; after a crash, the rest run in a new process.
struct TestRun {
    let program: String
    let project: TestProject
    let options: TestOptions
    let installation: Installation
    /// The folder for files that the tool and the program share.
    let scratch: String

    /// How a process of tests ended.
    private enum Ending: Equatable {
        case complete(status: Int32)
        /// In the middle of its tests.
        case early
    }

    // MARK: XCTest

    /// Runs tests of XCTest and returns their results.
    ///
    /// - Parameter tests: The names of the tests, in order.
    func run(_ tests: [String]) throws -> TestResults {
        var results = TestResults(target: project.tests.name)
        let selection = scratch + "/selection"
        var left = tests
        var starts = 0
        while !left.isEmpty {
            starts += 1
            let before = left.count
            // Each test of an interface launches the app again, in a process of its own.
            let isSeparate = project.tests.isForInterface
            let selected = isSeparate ? Array(left.prefix(1)) : left
            try Data(selected.joined(separator: "\n").utf8).write(to: URL(filePath: selection))
            let ending = try runOnce([TestProgram.selection: selection], &results)
            left.removeAll(where: results.hasBegun)
            if ending != .early, !isSeparate { break }
            if !left.isEmpty, !isSeparate { try Console.printData(Self.continuation) }
            if left.count == before, let first = left.first {
                // The program did not reach any of its tests.
                results.fail(first, TestResult.Failure(place: "", message: "the tests ended before this test began"))
                left.removeFirst()
            }
        }
        if starts > 1, options.part == nil { try Console.printData(TestSummary(results.results).text) }
        return results
    }

    // MARK: Swift Testing

    /// Runs the tests of Swift Testing, and returns their results.
    func runSwiftTesting() throws -> TestResults {
        var results = TestResults(target: project.tests.name)
        var starts = 0
        while true {
            starts += 1
            let before = results.results.count
            let done = results.results.map { "^\\Q\($0.id)\\E$" }
            let ending = try runOnce([TestProgram.swiftTesting: arguments(skipping: done)], &results)
            if case .complete(let status) = ending {
                if status != 0, results.havePassed {
                    results.fail("", TestResult.Failure(place: "", message: "Swift Testing reported an error"))
                }
                break
            }
            if results.results.count == before {
                results.fail("", TestResult.Failure(place: "", message: "the tests ended before the first one began"))
                break
            }
            try Console.printData(Self.continuation)
        }
        if starts > 1 { try Console.printData(TestSummary(results.results).swiftTestingText) }
        return results
    }

    /// Lists the tests of Swift Testing.
    func listSwiftTesting() throws {
        _ = try start([TestProgram.swiftTesting: arguments(skipping: [], lists: true)])
    }

    private func arguments(skipping done: [String], lists: Bool = false) throws -> String {
        let skip = options.skip + done
        let selected = SwiftTestingArguments(
            filter: options.filter.isEmpty ? nil : options.filter, skip: skip.isEmpty ? nil : skip,
            listTests: lists ? true : nil)
        return String(decoding: try JSONEncoder().encode(selected), as: UTF8.self)
    }

    private struct SwiftTestingArguments: Encodable {
        let filter: [String]?
        let skip: [String]?
        let listTests: Bool?
    }

    // MARK: Processes

    private static let continuation = "Continuing with the remaining tests in another process\n"

    /// Runs the program once, and notes the results.
    private func runOnce(_ variables: [String: String], _ results: inout TestResults) throws -> Ending {
        let events = scratch + "/events"
        try? FileManager.default.removeItem(atPath: events)
        let end = try start(variables.merging([TestProgram.events: events]) { $1 })
        let lines = (FileManager.default.contents(atPath: events) ?? Data()).split(separator: UInt8(ascii: "\n"))
        let reported = lines.compactMap { try? JSONDecoder().decode(TestEvent.self, from: $0) }
        for event in reported { results.record(event) }
        switch end.outcome {
        case .exited(let status) where results.running == nil && reported.last?.kind != .stopped:
            return CrashReport(end.reply) == nil ? .complete(status: status) : .early
        case .exited where reported.last?.kind == .stopped: break
        case .exited(let status):
            try fail(&results, CrashReport(end.reply) ?? CrashReport(.exit(status: status)), end, isLate: false)
        case .crashed(let signal):
            let isLate = reported.last?.kind == .timedOut
            try fail(&results, CrashReport(end.reply) ?? CrashReport(.signal(signal)), end, isLate: isLate)
        case .interrupted(let signal): throw Failure(interruptedBy: signal)
        case .timedOut: throw Failure(.internalError, "the tests took too long")
        }
        return .early
    }

    private func start(_ variables: [String: String]) throws -> ChildProcess.End {
        var environment = SceneEnvironment(options.region, options.network).variables
        let asked = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = ProgramRun.backtraces(asked: asked["SWIFT_BACKTRACE"])
        // Swift Testing takes the pipe that relays its output for a terminal.
        if !Console.showsColors, asked["NO_COLOR"] == nil { environment["NO_COLOR"] = "1" }
        let caches = try? ScratchFolder("cache")
        for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { environment[name] = caches?.path }
        for (name, value) in variables { environment[name] = value }
        defer { caches?.remove() }
        return try ChildProcess(
            executable: program, arguments: Array(CommandLine.arguments.dropFirst(2)), environment: environment
        ).runReceivingReply()
    }

    // MARK: Crashes

    /// Records a crash as a failure of the test in which it happened, and prints it as XCTest prints failures.
    private func fail(
        _ results: inout TestResults, _ report: CrashReport, _ end: ChildProcess.End, isLate: Bool
    ) throws {
        guard let test = results.running else { return }
        let lines = SourceLines(
            program: program, files: project.sources.paths, modules: project.sources.modules.modules.map(\.name),
            symbolizer: installation.symbolizer)
        var (frame, message) = report.failure(lines: lines.frames(at: report.addresses), errors: end.errors)
        if isLate { message = "the test took longer than \(options.timeout.map { plain($0.seconds) } ?? "") s" }
        let place = frame.map { "\($0.file):\($0.line)" } ?? declaration(of: test)
        results.fail(test.id, TestResult.Failure(place: place, message: message))
        results.end(test.id, at: TestEvent.now)
        try Console.printData(
            """
            \(place): error: \(test.name) : \(message)
            Test Case '\(test.name)' failed

            """)
    }

    /// Returns the file and line of a test.
    private func declaration(of test: TestResult) -> String {
        if !test.place.isEmpty { return test.place }
        for type in project.classes {
            for method in type.methods where type.name(of: method) == test.id { return "\(method.file):\(method.line)" }
        }
        return "<unknown>:0"
    }
}
