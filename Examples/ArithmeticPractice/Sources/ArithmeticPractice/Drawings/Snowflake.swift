import UIKit

/// A snowflake with six branched arms.
struct Snowflake: Picture {
    func draw() {
        let center = CGPoint(x: 50, y: 50)
        for arm in 0..<6 {
            let angle = CGFloat(arm) * .pi / 3
            func point(_ distance: CGFloat, _ rotation: CGFloat, from start: CGPoint) -> CGPoint {
                CGPoint(x: start.x + distance * cos(angle + rotation), y: start.y + distance * sin(angle + rotation))
            }
            UIBezierPath(from: center, to: point(44, 0, from: center)).stroke(.white, width: 6)
            for (distance, length) in [(CGFloat(20), CGFloat(13)), (32, 10)] {
                let fork = point(distance, 0, from: center)
                for side in [CGFloat(-1), 1] {
                    UIBezierPath(from: fork, to: point(length, side * .pi / 3.4, from: fork)).stroke(.white, width: 5)
                }
            }
        }
    }
}
