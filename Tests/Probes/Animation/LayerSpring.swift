import UIKit

final class LayerSpring: UIView {
    func run() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        spring.keyPath = "position.x"
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = spring.settlingDuration
        layer.add(spring, forKey: "spring")
    }
}
