import UIKit

/// Three dots that move while the other person types.
final class TypingView: UIView {
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 18
        dot.frame = CGRect(x: 14, y: 14, width: 8, height: 8)
        dot.cornerRadius = 4
        dot.backgroundColor = UIColor.systemGray.cgColor
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.18
        replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        replicator.addSublayer(dot)
        layer.addSublayer(replicator)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 36) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let bounce = CAKeyframeAnimation(keyPath: "transform.translation.y")
        bounce.values = [0, -5, 0, 0]
        bounce.keyTimes = [0, 0.25, 0.5, 1]
        bounce.duration = 1
        bounce.repeatCount = .infinity
        dot.add(bounce, forKey: "bounce")
    }
}
