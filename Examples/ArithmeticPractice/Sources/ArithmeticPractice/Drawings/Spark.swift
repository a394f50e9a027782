import UIKit

/// A soft spark of a firework.
struct Spark: Picture {
    func draw() {
        let center = CGPoint(x: 50, y: 50)
        for (radius, alpha) in [(CGFloat(48), CGFloat(0.12)), (36, 0.2), (24, 0.45), (14, 1)] {
            UIBezierPath(center: center, radius: radius).fill(UIColor(white: 1, alpha: alpha))
        }
    }
}
