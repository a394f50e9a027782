import UIKit

/// A spot that shows where a finger is, so that viewers of a film see its movements.
///
/// It does not affect the handling of touches.
final class FingerMark: UIView, UIGestureRecognizerDelegate {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        isUserInteractionEnabled = false
        backgroundColor = UIColor(white: 0.5, alpha: 0.35)
        layer.cornerRadius = 20
        layer.borderWidth = 1.5
        layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// Begins to show the fingers on a window.
    func follow(fingersOn window: UIWindow?) {
        guard let window, superview == nil else { return }
        window.addSubview(self)
        // A press without a minimum duration tracks every finger.
        let press = UILongPressGestureRecognizer(target: self, action: Selector("follow:", FingerMark.follow(_:)))
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
        window.addGestureRecognizer(press)
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        superview?.bringSubviewToFront(self)
        center = press.location(in: superview)
        switch press.state {
        case .began:
            layer.removeAllAnimations()
            alpha = 1
        case .changed: break
        default: UIView.animate(withDuration: 0.3) { self.alpha = 0 }
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
