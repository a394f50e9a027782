import UIKit

/// Lesson 2, exercise: each rocket has its own colour, which its sparks inherit.
final class Lesson02Rocket: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let spark = CAEmitterCell()
        spark.contents = Self.spark.cgImage
        spark.contentsScale = Self.spark.scale
        spark.birthRate = 1_500
        spark.beginTime = 1.2
        spark.duration = 0.1
        spark.lifetime = 1.2
        spark.velocity = 120
        spark.velocityRange = 40
        spark.emissionRange = 2 * .pi
        spark.yAcceleration = 60
        spark.alphaSpeed = -0.8

        let rocket = CAEmitterCell()
        rocket.birthRate = 1
        rocket.lifetime = 1.4
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = .pi / 6
        rocket.velocity = view.bounds.height * 0.5
        rocket.color = UIColor(white: 0.6, alpha: 1).cgColor
        (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.4, 0.4, 0.4)
        rocket.emitterCells = [spark]

        let emitter = CAEmitterLayer()
        emitter.emitterShape = .point
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.maxY)
        emitter.emitterCells = [rocket]
        view.layer.addSublayer(emitter)
    }

    private static let spark = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
        UIColor.white.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 6))
    }
}
