import UIKit

/// Data that a test adds to its results; the results of `quartzite test` do not contain attachments.
open class XCTAttachment: NSObject {
    /// When attachments are removed.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    /// The name of the attachment.
    open var name: String?
    /// When the attachment is removed; `deleteOnSuccess` by default.
    open var lifetime = Lifetime.deleteOnSuccess

    /// Creates an attachment of a picture.
    public init(image: UIImage) {}
    /// Creates an attachment of a text.
    public init(string: String) {}
    /// Creates an attachment of data.
    public init(data: Data) {}
    /// Creates an attachment of data of a type.
    public init(data: Data, uniformTypeIdentifier: String) {}
    /// Creates an attachment of data with a name, type and properties.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.name = name
    }
}

extension XCTestCase {
    /// Adds an attachment to the results; it has no effect.
    public func add(_ attachment: XCTAttachment) {}
}
