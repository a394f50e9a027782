/// A named part of a test.
public protocol XCTActivity: AnyObject {
    /// The name of the part.
    var name: String { get }
    /// Adds an attachment to the results; it has no effect.
    func add(_ attachment: XCTAttachment)
}

/// The access to named parts of a test.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String

        init(_ name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) {}
    }

    /// Calls a closure as a named part of the test, and returns its result.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }
}
