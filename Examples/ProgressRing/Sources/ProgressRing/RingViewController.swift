import UIKit

/// A screen with a ring that a tap fills by a quarter.
public final class RingViewController: UIViewController {
    private let ring = RingLayer()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        ring.contentsScale = UIScreen.main.scale
        view.layer.addSublayer(ring)
        ring.setNeedsDisplay()
        let button = UIButton(type: .custom)
        button.frame = view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [weak self] _ in self?.fill() }, for: .touchUpInside)
        view.addSubview(button)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = view.bounds.insetBy(dx: 20, dy: 20)
        CATransaction.commit()
    }

    private func fill() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.8)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        ring.progress = ring.progress < 1 ? ring.progress + 0.25 : 0
        CATransaction.commit()
    }
}
