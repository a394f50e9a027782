import XCTest

/// The classes of tests of a program of `quartzite test`.
@MainActor public struct _TestClasses {
    private var entries: [XCTestCaseEntry] = []

    /// Creates an empty list.
    public init() {}

    /// Adds a class with its tests, which are called in order.
    public mutating func add<T: XCTestCase>(
        _ type: T.Type, _ tests: [(name: String, body: @MainActor (T) throws -> Void)]
    ) {
        let all = tests.map { name, body in
            (
                name,
                { object in
                    guard let object = object as? T else { return }
                    nonisolated(unsafe) let test = object
                    try MainActor.assumeIsolated { try body(test) }
                } as XCTestCaseClosure
            )
        }
        entries.append((type, all))
    }

    /// Runs the tests that are selected, prints their results as `swift test` does, and returns the exit status.
    ///
    /// - Parameters:
    ///   - selection: The names of the tests, such as `CardTests.testFlip`; nil selects all.
    ///   - report: Receives each event: its kind, the name of the test, a place and a message.
    public func run(_ selection: Set<String>?, _ report: @escaping (String, String, String, String) -> Void) -> Int32 {
        TestLog.start(report)
        let selected: [XCTestCaseEntry] = entries.compactMap { type, tests in
            let own = tests.filter { selection?.contains("\(type).\($0.0)") ?? true }
            return own.isEmpty ? nil : (type, own)
        }
        return XCTMain(selected, arguments: Array(CommandLine.arguments.prefix(1)))
    }
}
