import UIKit

/// Lights that leave a small ring in all directions, change from white to blue, and fade.
final class NeonViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black

        let picture = UIImage.glow(side: 200)
        let light = CAEmitterCell()
        light.name = "neonlight"
        light.contents = picture.cgImage
        light.contentsScale = picture.scale
        light.birthRate = 100
        light.lifetime = 4
        light.emissionLongitude = 2 * .pi
        light.velocity = 50
        light.velocityRange = 50
        light.scale = 0.1
        // Shrinks to nothing in half a second, then grows with negative scales.
        light.scaleSpeed = -0.2
        light.color = UIColor.white.cgColor
        light.redSpeed = -0.2
        light.greenSpeed = -0.1
        light.blueSpeed = 0.1
        light.alphaSpeed = -0.2

        let neon = CAEmitterLayer()
        neon.position = view.center
        neon.emitterSize = CGSize(width: 2, height: 2)
        neon.emitterShape = .circle
        neon.emitterMode = .outline
        neon.renderMode = .backToFront
        neon.emitterCells = [light]
        view.layer.addSublayer(neon)
    }
}
