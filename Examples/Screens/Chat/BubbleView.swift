import UIKit

/// The rounded ground of a message.
final class BubbleView: UIView {
    var color: UIColor? {
        didSet { backgroundColor = color }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 19
        layer.cornerCurve = .continuous
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
