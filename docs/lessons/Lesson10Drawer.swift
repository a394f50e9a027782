import UIKit

/// Lesson 10, exercise: a panel that follows the finger, and opens or closes when the finger is lifted.
final class Lesson10Drawer: UIViewController {
    private let panel = UIView()
    private var animator: UIViewPropertyAnimator?
    private var isOpen = false
    private var progress: CGFloat = 0

    private var travel: CGFloat { view.bounds.height * 0.6 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        panel.frame = CGRect(x: 0, y: view.bounds.maxY - 80, width: view.bounds.width, height: view.bounds.height)
        panel.backgroundColor = .systemTeal
        panel.layer.cornerRadius = 24
        view.addSubview(panel)
        panel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    @objc private func drag(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            if animator == nil { animator = makeAnimator() }
            animator?.pauseAnimation()
            progress = animator?.fractionComplete ?? 0
        case .changed:
            let distance = recognizer.translation(in: view).y / travel
            animator?.fractionComplete = progress + (isOpen ? distance : -distance)
        default:
            animator?.isReversed = (animator?.fractionComplete ?? 0) < 0.3
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let target: CGAffineTransform = isOpen ? .identity : CGAffineTransform(translationX: 0, y: -travel)
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { self.panel.transform = target }
        animator.addCompletion { position in
            if position == .end { self.isOpen.toggle() }
            self.animator = nil
        }
        return animator
    }
}
