import UIKit

final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// The colours from top to bottom, which fade when they change.
    var colors: [UIColor] = [] {
        didSet {
            guard let gradientLayer = layer as? CAGradientLayer else { return }
            let animation = CABasicAnimation(keyPath: "colors")
            animation.fromValue = gradientLayer.presentation()?.colors ?? gradientLayer.colors
            animation.duration = 0.6
            gradientLayer.colors = colors.map(\.cgColor)
            gradientLayer.add(animation, forKey: "colors")
        }
    }
}
