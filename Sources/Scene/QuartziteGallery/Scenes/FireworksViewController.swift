import UIKit

/// Rockets that rise from the bottom edge, trail sparks, and burst.
///
/// The rockets have no image: they emit two cells, whose sparks start in their rocket's colour.
final class FireworksViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.02, green: 0.02, blue: 0.07, alpha: 1)

        let rocket = CAEmitterCell()
        rocket.birthRate = 1
        rocket.lifetime = 1.6
        rocket.velocity = 400
        rocket.velocityRange = 100
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = .pi / 4
        rocket.color = UIColor(red: 0.7, green: 0.5, blue: 0.7, alpha: 0.5).cgColor
        rocket.redRange = 0.3
        rocket.greenRange = 0.3
        rocket.blueRange = 0.3
        rocket.redSpeed = -0.1
        rocket.greenSpeed = 0.1
        rocket.blueSpeed = 0.2

        let picture = UIImage.snowflake(side: 22)
        rocket.emitterCells = [trail(of: picture), burst(of: picture)]

        let fireworks = CAEmitterLayer()
        fireworks.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.maxY)
        fireworks.renderMode = .oldestFirst
        fireworks.emitterCells = [rocket]
        view.layer.addSublayer(fireworks)
    }

    private func trail(of picture: UIImage) -> CAEmitterCell {
        let trail = CAEmitterCell()
        trail.contents = picture.cgImage
        trail.contentsScale = picture.scale
        trail.beginTime = 0.01
        trail.duration = 1.5
        trail.birthRate = 200
        trail.lifetime = 1.5
        trail.velocity = 100
        trail.yAcceleration = 150
        trail.emissionRange = .pi / 7
        trail.scale = 0.4
        trail.scaleRange = 0.1
        trail.scaleSpeed = -0.1
        trail.alphaSpeed = -0.7
        return trail
    }

    private func burst(of picture: UIImage) -> CAEmitterCell {
        let burst = CAEmitterCell()
        burst.contents = picture.cgImage
        burst.contentsScale = picture.scale
        burst.beginTime = 1.5
        burst.duration = 1
        burst.birthRate = 9999
        burst.lifetime = 1.5
        burst.velocity = 130
        burst.yAcceleration = 80
        burst.emissionRange = 2 * .pi
        burst.scale = 0.6
        burst.scaleSpeed = -0.1
        burst.alphaSpeed = -0.2
        burst.spin = 2
        return burst
    }
}
