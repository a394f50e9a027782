import UIKit

/// Ten dots in a ring that shrink one after another.
final class LoaderViewController: UIViewController {
    private let count = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray

        let dot = CALayer()
        dot.backgroundColor = UIColor.red.cgColor
        dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.cornerRadius = 10
        dot.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 50)
        // Hides each dot until its animation begins.
        dot.transform = CATransform3DMakeScale(0, 0, 0)

        let shrinking = CABasicAnimation(keyPath: "transform")
        shrinking.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(1, 1, 1))
        shrinking.toValue = NSValue(caTransform3D: CATransform3DMakeScale(0.1, 0.1, 0.1))
        shrinking.duration = 2
        shrinking.repeatCount = .infinity
        dot.add(shrinking, forKey: nil)

        let ring = CAReplicatorLayer()
        ring.frame = view.bounds
        ring.addSublayer(dot)
        ring.instanceCount = count
        ring.instanceDelay = 0.2
        ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        view.layer.addSublayer(ring)
    }
}
