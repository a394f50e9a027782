import UIKit

final class AttachmentBounds: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.width, height: 100) }
}
