import UIKit

/// A fountain of 100,000 small particles over the whole view.
final class CrowdViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                UIColor.white.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            }.cgImage
        cell.birthRate = 10_000
        cell.lifetime = 10
        cell.velocity = 20
        cell.velocityRange = 20
        cell.emissionRange = .pi
        cell.spin = 1
        cell.color = UIColor(red: 0.9, green: 0.6, blue: 0.3, alpha: 0.9).cgColor
        cell.alphaSpeed = -0.05
        let emitter = CAEmitterLayer()
        emitter.emitterShape = .rectangle
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        emitter.emitterSize = view.bounds.size
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
    }
}
