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
    /// The name of the test, such as `CardTests.testFlip`.
    let name: String
    /// The seconds that the test took on the machine's clock.
    var duration = 0.0
    var failures: [Failure] = []
    var isSkipped = false
    /// Whether the test ended; otherwise its process crashed.
    var hasEnded = false
}

/// The results of the tests of a target, as they are reported.
struct TestResults {
    let target: String
    private(set) var results: [TestResult] = []

    init(target: String) { self.target = target }

    /// Whether no test failed.
    var havePassed: Bool { results.allSatisfy(\.failures.isEmpty) }

    /// The test that has begun and not ended.
    var running: String? { results.last { !$0.hasEnded }?.name }

    /// Whether a test has begun.
    func hasBegun(_ test: String) -> Bool { results.contains { $0.name == test } }

    /// Notes what a program reported.
    mutating func note(_ event: TestEvent) {
        switch event.kind {
        case .began: results.append(TestResult(target: target, name: event.test))
        case .failed: fail(event.test, TestResult.Failure(place: event.place, message: event.message))
        case .skipped: change(event.test) { $0.isSkipped = true }
        case .ended, .stopped:
            change(event.test) { result in
                (result.hasEnded, result.duration) = (true, Double(event.message) ?? 0)
            }
        case .timedOut: break
        }
    }

    /// Adds a failure to a test, which begins with it if it has not begun.
    mutating func fail(_ test: String, _ failure: TestResult.Failure) {
        if !hasBegun(test) { results.append(TestResult(target: target, name: test)) }
        change(test) { $0.failures.append(failure) }
    }

    /// Ends a test whose process ended before it.
    mutating func end(_ test: String) { change(test) { $0.hasEnded = true } }

    private mutating func change(_ test: String, _ body: (inout TestResult) -> Void) {
        guard let index = results.lastIndex(where: { $0.name == test }) else { return }
        body(&results[index])
    }
}
