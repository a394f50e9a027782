import UIKit

/// A movement that a finger can interrupt and scrub; it continues when the finger is lifted.
final class InterruptibleViewController: UIViewController {
    private let square = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
    private let hint = UILabel(frame: CGRect(x: 20, y: 140, width: 280, height: 24))
    private var animator: UIViewPropertyAnimator?
    private var fractionWhenInterrupted: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.96, alpha: 1)
        hint.text = "Drag the square, and let it go"
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .darkGray
        view.addSubview(hint)
        square.backgroundColor = .systemOrange
        square.layer.cornerRadius = 12
        view.addSubview(square)
        let pan = Selector("handlePan:", InterruptibleViewController.handlePan(_:))
        square.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: pan))
    }

    private func handlePan(_ gesture: UIPanGestureRecognizer) {
        let distance = view.bounds.width - 100
        switch gesture.state {
        case .began:
            let animator = self.animator ?? makeAnimator(over: distance)
            self.animator = animator
            animator.pauseAnimation()
            fractionWhenInterrupted = animator.fractionComplete
        case .changed:
            let translation = gesture.translation(in: view)
            animator?.fractionComplete = translation.x / distance + fractionWhenInterrupted
        case .ended, .cancelled:
            let timing = UICubicTimingParameters(animationCurve: .easeOut)
            animator?.continueAnimation(withTimingParameters: timing, durationFactor: 0)
        default: break
        }
    }

    private func makeAnimator(over distance: CGFloat) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 3, curve: .easeOut) { [square] in
            square.frame = square.frame.offsetBy(dx: distance, dy: 0)
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            self?.hint.text = "It is there"
        }
        return animator
    }
}
