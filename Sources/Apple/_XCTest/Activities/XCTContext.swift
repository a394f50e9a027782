/// A named part of a test.
public protocol XCTActivity: AnyObject {
    /// The name of the part.
    var name: String { get }
    /// Adds an attachment to the results; pictures may be compared, see ``XCTAttachment``.
    func add(_ attachment: XCTAttachment)
}

/// The access to named parts of a test.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String
        private var pictures = AttachedPictures()

        init(_ name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) { pictures.add(attachment) }
    }

    /// Calls a closure as a named part of the test, and returns its result.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name))
    }
}
