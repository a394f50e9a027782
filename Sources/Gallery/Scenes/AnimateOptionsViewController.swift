import UIKit

/// A view that lays out another inside it.
private final class NestView: UIView {
    private let inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        inner.backgroundColor = UIColor(white: 1, alpha: 0.9)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2)
    }
}

/// What options do to blocks of animations: layout inside, repeats, an inner block of its own pace, springs, keyframes,
/// and a view that turns round.
final class AnimateOptionsViewController: UIViewController {
    private let nest = NestView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    private let fading = UIView(frame: CGRect(x: 190, y: 30, width: 60, height: 60))
    private let outer = UIView(frame: CGRect(x: 30, y: 190, width: 40, height: 40))
    private let inner = UIView(frame: CGRect(x: 30, y: 240, width: 40, height: 40))
    private let spring = UIView(frame: CGRect(x: 60, y: 290, width: 40, height: 40))
    private let runner = UIView(frame: CGRect(x: 190, y: 130, width: 24, height: 24))
    private let card = UIView(frame: CGRect(x: 290, y: 30, width: 120, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.96, alpha: 1)
        let colors: [(UIView, UIColor)] = [
            (fading, .systemBlue), (outer, .systemOrange), (inner, .systemPink), (spring, .systemPurple),
            (runner, .systemGreen), (card, .systemTeal),
        ]
        for (square, color) in colors {
            square.backgroundColor = color
            square.layer.cornerRadius = 8
        }
        for square in [nest, fading, outer, inner, spring, runner, card] { view.addSubview(square) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // A view turns away from what it showed before, so it has to show first.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.play(isBack: false) }
    }

    /// One round of everything, then the same the other way.
    private func play(isBack: Bool) {
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
            self.nest.bounds.size = isBack ? CGSize(width: 60, height: 60) : CGSize(width: 110, height: 110)
            self.nest.center = isBack ? CGPoint(x: 60, y: 60) : CGPoint(x: 85, y: 85)
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            UIView.setAnimationRepeatCount(2)
            self.fading.alpha = 0.2
        } completion: { _ in
            self.fading.alpha = 1
        }
        let x: CGFloat = isBack ? 50 : 380
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
            self.outer.center.x = x
            UIView.animate(
                withDuration: 0.8, delay: 0,
                options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve]
            ) { self.inner.center.x = x }
        }
        UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0) {
            self.spring.center.x = isBack ? 80 : 310
        }
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            let corners = [(260, 142), (260, 172), (202, 172), (202, 142)]
            for (index, (x, y)) in corners.enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.2) {
                    self.runner.center = CGPoint(x: x, y: y)
                }
            }
        }
        UIView.transition(
            with: card, duration: 1.2, options: isBack ? .transitionFlipFromRight : .transitionFlipFromLeft
        ) {
            self.card.backgroundColor = isBack ? .systemTeal : .systemIndigo
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { [weak self] in self?.play(isBack: !isBack) }
    }
}
