import UIKit

/// Data that a test adds to its results; the results of `quartzite test` do not contain attachments.
///
/// With `--reference apple`, pictures that a test attaches as its reference and as what failed are compared, see
/// ``AttachedPictures``.
open class XCTAttachment: NSObject {
    /// When attachments are removed.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    /// The name of the attachment.
    open var name: String?
    /// When the attachment is removed; `deleteOnSuccess` by default.
    open var lifetime = Lifetime.deleteOnSuccess
    /// The type of the data, such as `public.png`.
    public let uniformTypeIdentifier: String
    /// Values that belong to the attachment; nil by default.
    open var userInfo: [AnyHashable: Any]?
    /// The file that is attached; nil if the attachment has no file.
    let file: URL?
    private let payload: () -> Data?

    /// The data; nil if they cannot be read.
    var data: Data? { payload() }

    private init(_ type: String?, _ name: String? = nil, file: URL? = nil, _ payload: @escaping () -> Data?) {
        uniformTypeIdentifier = type ?? "public.data"
        (self.name, self.file, self.payload) = (name, file, payload)
    }

    /// Creates an attachment of a picture.
    public convenience init(image: UIImage) { self.init("public.png") { image.pngData() } }
    /// Creates an attachment of a picture, compressed with a quality.
    public convenience init(image: UIImage, quality: ImageQuality) {
        let isExact = quality == .original
        self.init(isExact ? "public.png" : "public.jpeg") {
            isExact ? image.pngData() : image.jpegData(compressionQuality: quality == .medium ? 0.5 : 0.25)
        }
    }
    /// Creates an attachment of a text.
    public convenience init(string: String) { self.init("public.plain-text") { Data(string.utf8) } }
    /// Creates an attachment of data.
    public convenience init(data: Data) { self.init(nil) { data } }
    /// Creates an attachment of data of a type.
    public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(uniformTypeIdentifier) { data } }
    /// Creates an attachment of a file.
    public convenience init(contentsOfFile url: URL) {
        self.init(nil, url.lastPathComponent, file: url) { try? Data(contentsOf: url) }
    }
    /// Creates an attachment from a file, with a uniform type identifier.
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
        self.init(uniformTypeIdentifier, url.lastPathComponent, file: url) { try? Data(contentsOf: url) }
    }
    /// Creates an attachment of data with a name, type and properties.
    public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(identifier, name) { payload }
        self.userInfo = userInfo
    }

    /// How well a picture is kept.
    public enum ImageQuality: Int, Sendable {
        /// Without a loss.
        case original = 0
        /// With a small loss.
        case medium = 1
        /// With a large loss.
        case low = 2
    }
}

extension XCTestCase {
    /// Adds an attachment to the results; pictures may be compared, see ``XCTAttachment``.
    public func add(_ attachment: XCTAttachment) { attachedPictures.add(attachment) }
}
