import QuartziteUIFoundation
import QuartziteText

/// A picture inside text, in place of a character.
///
/// Labels, text views and string drawing draw it, `CATextLayer` does not.
open class NSTextAttachment: _AttributeObject, @unchecked Sendable {
    /// The character that stands for an attachment in a text: U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The image; nil by default, which leaves empty space.
    open var image: UIImage?
    /// The rectangle in points, relative to the character's origin on the baseline, y up; zero for the image's size.
    open var bounds = CGRect.zero
    /// The space at both sides of the picture, in points; 0 by default.
    open var lineLayoutPadding: CGFloat = 0
    /// The contents of a file; nil by default, and not drawn unless they are an image.
    open var contents: Data?
    /// The type of the contents; nil by default.
    open var fileType: String?

    /// Creates an attachment from the contents of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment without an image; `coder` is not read.
    public required convenience init?(coder: NSCoder) { self.init(data: nil, ofType: nil) }

    /// Creates an attachment without an image.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the rectangle of the attachment; by default ``bounds``, or the image's size at the origin.
    ///
    /// Text is laid out without a container: `textContainer` is nil, and the rectangle and the position are zero.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds != .zero ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero)
    }

    private let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    open override var hash: Int { hashNumber.value }
}

extension NSTextAttachment: TextAttaching {
    package var textAttachment: TextAttachment {
        let bounds = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        return TextAttachment(bounds: bounds, image: image?.cgImage, padding: lineLayoutPadding)
    }
}

extension NSAttributedString {
    /// Creates a string of one character in whose place an attachment is drawn.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
