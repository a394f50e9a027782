import QuartziteCommandLine

/// The result of a test.
struct TestResult: Codable, Equatable {
    /// A failure of a test.
    struct Failure: Codable, Equatable {
        /// The file and line, such as `Tests/CardTests.swift:12`.
        let place: String
        let message: String
    }

    /// The target of the test.
    let target: String
    /// The name of the test in events, such as `CardTests.testFlip` or `Module.Suite/test()/File.swift:5:2`.
    let id: String
    /// The file and line of the test; empty if it is not known.
    var place = ""
    /// The seconds of the machine's clock at which the test began.
    var begin = 0.0
    /// The seconds that the test took on the machine's clock.
    var duration = 0.0
    var failures: [Failure] = []
    var isSkipped = false
    /// Why the test is left out; nil if it was compiled.
    var omission: String?
    /// Whether the test ended; otherwise its process crashed.
    var hasEnded = false

    /// The name of the test, such as `CardTests.testFlip` or `Suite/test()`.
    var name: String { TestName(id).shown }
}

/// The results of the tests of a target, as they are reported.
struct TestResults {
    let target: String
    private(set) var results: [TestResult] = []

    init(target: String) { self.target = target }

    /// Whether no test failed.
    var havePassed: Bool { results.allSatisfy(\.failures.isEmpty) }

    /// The test that has begun and not ended.
    var running: TestResult? { results.last { !$0.hasEnded } }

    /// Whether a test has begun.
    func hasBegun(_ test: String) -> Bool { results.contains { $0.id == test } }

    /// Notes what a program reported.
    mutating func record(_ event: TestEvent) {
        switch event.kind {
        case .began:
            results.append(
                TestResult(target: target, id: event.test, place: event.place, begin: Double(event.message) ?? 0))
        case .failed: fail(event.test, TestResult.Failure(place: event.place, message: event.message))
        case .skipped:
            // Swift Testing does not begin a test that it skips.
            if !hasBegun(event.test) {
                results.append(TestResult(target: target, id: event.test, place: event.place, hasEnded: true))
            }
            change(event.test) { $0.isSkipped = true }
        case .ended, .stopped:
            change(event.test) { result in
                (result.hasEnded, result.duration) = (true, Double(event.message) ?? 0)
            }
        case .timedOut: break
        }
    }

    /// Adds a failure to a test, or to the target if the test is unknown; what has not begun does so, and ends.
    mutating func fail(_ test: String, _ failure: TestResult.Failure) {
        let id = test.isEmpty ? target : test
        if !hasBegun(id) { results.append(TestResult(target: target, id: id, hasEnded: true)) }
        change(id) { $0.failures.append(failure) }
    }

    /// Ends a test whose process ended before it, at a time of the machine's clock.
    mutating func end(_ test: String, at time: Double) {
        change(test) { ($0.hasEnded, $0.duration) = (true, max(0, time - $0.begin)) }
    }

    private mutating func change(_ test: String, _ body: (inout TestResult) -> Void) {
        guard let index = results.lastIndex(where: { $0.id == test }) else { return }
        body(&results[index])
    }
}
