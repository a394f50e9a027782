import UIKit

/// A ball that jumps when the screen is tapped.
public final class BallViewController: UIViewController {
    private let ball = UIView(frame: CGRect(x: 90, y: 220, width: 60, height: 60))

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        ball.backgroundColor = .systemOrange
        ball.layer.cornerRadius = 30
        view.addSubview(ball)
        // On iOS: action: #selector(jump(_:)), and @objc before the method.
        let jump = Selector("jump:", BallViewController.jump(_:))
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: jump))
    }

    func jump(_ recognizer: UITapGestureRecognizer) {
        let jump = CAKeyframeAnimation(keyPath: "transform.translation.y")
        jump.values = [0, -180, 0, -60, 0]
        jump.keyTimes = [0, 0.35, 0.7, 0.85, 1]
        jump.timingFunctions = [.easeOut, .easeIn, .easeOut, .easeIn].map { CAMediaTimingFunction(name: $0) }
        jump.duration = 1.2
        ball.layer.add(jump, forKey: "jump")
    }
}
