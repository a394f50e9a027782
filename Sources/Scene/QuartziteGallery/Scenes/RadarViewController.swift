import UIKit

/// Rings that spread from one circle and fade, one after another.
final class RadarViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray

        let circle = CALayer()
        circle.backgroundColor = UIColor.red.cgColor
        circle.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        circle.cornerRadius = 10
        circle.position = view.center

        let growth = CABasicAnimation(keyPath: "transform")
        growth.toValue = NSValue(caTransform3D: CATransform3DMakeScale(10, 10, 1))
        let fading = CABasicAnimation(keyPath: "opacity")
        fading.toValue = 0
        let pulse = CAAnimationGroup()
        pulse.animations = [growth, fading]
        pulse.duration = 2
        pulse.repeatCount = .infinity
        circle.add(pulse, forKey: nil)

        let rings = CAReplicatorLayer()
        rings.addSublayer(circle)
        rings.instanceCount = 3
        rings.instanceDelay = 0.3
        view.layer.addSublayer(rings)
    }
}
