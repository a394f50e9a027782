import UIKit

final class AttachmentImage: UIViewController {
    func text() -> NSAttributedString {
        let attachment = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
        attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
        attachment.lineLayoutPadding = 4
        let text = NSMutableAttributedString(string: "Rated ")
        text.append(NSAttributedString(attachment: attachment))
        return text
    }
}
