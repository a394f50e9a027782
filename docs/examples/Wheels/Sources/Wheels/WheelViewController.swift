import UIKit

/// A square that a tap turns.
public final class WheelViewController: UIViewController {
    private let wheel = UIView(frame: CGRect(x: 60, y: 60, width: 120, height: 120))

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        wheel.backgroundColor = .systemOrange
        view.addSubview(wheel)
        // On iOS: action: #selector(turn(_:)), and @objc before the method.
        let turn = Selector("turn:", WheelViewController.turn(_:))
        wheel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: turn))
    }

    func turn(_ recognizer: UITapGestureRecognizer) {
        UIView.animate(withDuration: 1) {
            self.wheel.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
    }
}
