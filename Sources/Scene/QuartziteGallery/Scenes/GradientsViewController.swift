import UIKit

/// Two gradients: one changes its colours, the other moves a light downwards.
final class GradientsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black

        let dawn = gradient(at: -75)
        let night = [UIColor.clear.cgColor, UIColor.white.cgColor, UIColor.clear.cgColor]
        dawn.colors = night
        dawn.locations = [0, 0.5, 1]
        animate(
            dawn, "colors", from: night, to: [UIColor.blue.cgColor, UIColor.red.cgColor, UIColor.cyan.cgColor])

        let light = gradient(at: 75)
        light.colors = night
        light.locations = [0, 0.05, 0.1]
        animate(light, "locations", from: [0.0, 0.05, 0.1], to: [0.9, 0.95, 1.0])
    }

    /// Returns a gradient from top to bottom, 100 by 200 points, `x` points to the right of the centre.
    private func gradient(at x: CGFloat) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
        gradient.position = CGPoint(x: view.bounds.midX + x, y: view.bounds.midY)
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 0, y: 1)
        view.layer.addSublayer(gradient)
        return gradient
    }

    private func animate(_ gradient: CAGradientLayer, _ keyPath: String, from: Any, to: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 3
        // Keeps the final values after the animation ends.
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        gradient.add(animation, forKey: nil)
    }
}
