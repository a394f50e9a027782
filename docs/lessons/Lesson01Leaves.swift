import UIKit

/// Lesson 1, exercise: leaves fall slowly, turn, and drift to the left.
final class Lesson01Leaves: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.99, green: 0.95, blue: 0.86, alpha: 1)
        let leaf = CAEmitterCell()
        leaf.contents = Self.leaf.cgImage
        leaf.contentsScale = Self.leaf.scale
        leaf.birthRate = 4
        leaf.lifetime = 12
        leaf.emissionLongitude = .pi
        leaf.velocity = 60
        leaf.velocityRange = 30
        leaf.xAcceleration = -5
        leaf.spin = 1
        leaf.spinRange = 2

        let emitter = CAEmitterLayer()
        emitter.emitterShape = .line
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: -20)
        emitter.emitterSize = CGSize(width: view.bounds.width, height: 0)
        emitter.emitterCells = [leaf]
        view.layer.addSublayer(emitter)
    }

    private static let leaf = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 12, y: 1))
        path.addQuadCurve(to: CGPoint(x: 12, y: 23), controlPoint: CGPoint(x: 26, y: 12))
        path.addQuadCurve(to: CGPoint(x: 12, y: 1), controlPoint: CGPoint(x: -2, y: 12))
        UIColor.systemOrange.setFill()
        path.fill()
    }
}
