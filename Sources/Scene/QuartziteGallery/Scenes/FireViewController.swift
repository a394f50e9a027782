import UIKit

/// A flame: glowing drops that rise, grow, and add up to white where they overlap.
///
/// Its two numbers are set by key path, as the actions of sliders would set them.
final class FireViewController: UIViewController {
    private let flame = CAEmitterLayer()

    /// The mean speed of the drops, in points per second.
    var velocity = -1.0 {
        didSet { flame.setValue(velocity, forKeyPath: "emitterCells.fire.velocity") }
    }

    /// The number of drops per second.
    var birthRate = 500.0 {
        didSet { flame.setValue(birthRate, forKeyPath: "emitterCells.fire.birthRate") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black

        let picture = UIImage.glow(side: 60)
        let fire = CAEmitterCell()
        fire.name = "fire"
        fire.contents = picture.cgImage
        fire.contentsScale = picture.scale
        fire.birthRate = Float(birthRate)
        fire.lifetime = 1
        fire.emissionLongitude = .pi
        fire.emissionRange = 1.1
        fire.velocity = velocity
        fire.velocityRange = 50
        fire.yAcceleration = -200
        fire.scaleSpeed = 0.3
        fire.color = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.1).cgColor

        flame.position = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.7)
        flame.emitterSize = CGSize(width: 50, height: 10)
        flame.emitterShape = .line
        // Longitudes are relative to the right, not to Apple's natural direction of lines, which is up.
        flame.legacyLineDirection = 0
        flame.emitterMode = .outline
        flame.renderMode = .additive
        flame.emitterCells = [fire]
        view.layer.addSublayer(flame)
    }
}
