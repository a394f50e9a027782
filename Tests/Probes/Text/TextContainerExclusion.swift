import UIKit

final class TextContainerExclusion: UIViewController {
    func flow(_ text: UITextView, around picture: UIView) {
        text.textContainer.exclusionPaths = [UIBezierPath(ovalIn: picture.frame)]
        text.textContainer.maximumNumberOfLines = 10
        text.textContainer.lineBreakMode = .byTruncatingTail
        text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
}
