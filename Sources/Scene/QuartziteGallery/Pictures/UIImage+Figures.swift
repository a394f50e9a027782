import UIKit

/// Frames of animated figures.
extension UIImage {
    /// Returns a frame of an angel whose wings are low, level or high.
    ///
    /// - Parameter number: 1 (low) to 3 (high).
    static func angel(_ number: Int) -> UIImage {
        drawn(width: 140, height: 140) { _ in
            let lift = CGFloat(number - 2) * 24
            let wing = UIColor(red: 0.74, green: 0.85, blue: 0.98, alpha: 1)
            for side in [CGFloat(-1), 1] {
                let feathers = UIBezierPath()
                feathers.move(to: CGPoint(x: 70 + side * 10, y: 72))
                feathers.addCurve(
                    to: CGPoint(x: 70 + side * 66, y: 60 - lift),
                    controlPoint1: CGPoint(x: 70 + side * 26, y: 42 - lift),
                    controlPoint2: CGPoint(x: 70 + side * 52, y: 40 - lift))
                feathers.addCurve(
                    to: CGPoint(x: 70 + side * 10, y: 92),
                    controlPoint1: CGPoint(x: 70 + side * 52, y: 92 - lift * 0.5),
                    controlPoint2: CGPoint(x: 70 + side * 30, y: 100))
                wing.setFill()
                feathers.fill()
            }
            let rise = -lift * 0.15
            UIColor(red: 0.98, green: 0.97, blue: 0.93, alpha: 1)
                .fillOutline([(62, 60 + rise), (78, 60 + rise), (98, 126 + rise), (42, 126 + rise)])
            UIColor(red: 0.98, green: 0.82, blue: 0.7, alpha: 1).fillOval(54, 32 + rise, 32, 32)
            UIColor(red: 0.9, green: 0.68, blue: 0.25, alpha: 1).fillBox(53, 30 + rise, 34, 12, radius: 6)
            UIBezierPath(ovalIn: CGRect(x: 52, y: 14 + rise, width: 36, height: 10)).stroke(.systemYellow, width: 4)
            for x in [CGFloat(62), 74] { UIColor.darkGray.fillOval(x, 47 + rise, 4, 4) }
            let smile = UIBezierPath(
                arcCenter: CGPoint(x: 70, y: 52 + rise), radius: 6, startAngle: 0.4, endAngle: .pi - 0.4,
                clockwise: true)
            smile.stroke(.systemPink, width: 2)
        }
    }

    /// Returns one of twelve frames of a dancer.
    ///
    /// - Parameter number: 0 to 11; 12 would equal 0.
    static func dancing(_ number: Int) -> UIImage {
        drawn(width: 140, height: 140) { _ in
            // A point that moves once around a circle in the twelve frames.
            let turn = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: CGFloat(number) * .pi / 6))
            let hip = CGPoint(x: 70 + 10 * turn.x, y: 80 + 4 * turn.y * turn.y)
            let neck = CGPoint(x: 70 - 4 * turn.x, y: 46 + 4 * turn.y * turn.y)
            let skin = UIColor(red: 0.97, green: 0.78, blue: 0.62, alpha: 1)
            limb(hip, CGPoint(x: 58 - 6 * turn.y, y: 104), CGPoint(x: 52 + 4 * min(turn.x, 0), y: 132), skin)
            limb(
                hip, CGPoint(x: 86 + 4 * turn.x, y: 104 - 6 * max(turn.y, 0)),
                CGPoint(x: 90 + 14 * max(turn.y, 0), y: 132 - 16 * max(turn.y, 0)), skin)
            limb(neck, CGPoint(x: 44, y: 50 - 12 * turn.y), CGPoint(x: 34 + 8 * turn.x, y: 50 - 38 * turn.y), skin)
            limb(neck, CGPoint(x: 98, y: 50 + 12 * turn.y), CGPoint(x: 108 + 8 * turn.x, y: 50 + 38 * turn.y), skin)
            UIColor.systemPink.fillOutline([
                (neck.x - 9, neck.y - 2), (neck.x + 9, neck.y - 2), (hip.x + 8, hip.y - 6),
                (hip.x + 26 + 8 * turn.y, hip.y + 20), (hip.x - 26 + 8 * turn.y, hip.y + 20), (hip.x - 8, hip.y - 6),
            ])
            UIColor(red: 0.35, green: 0.2, blue: 0.12, alpha: 1).fillOval(neck.x - 14 - 2 * turn.x, neck.y - 34, 30, 30)
            skin.fillOval(neck.x - 11, neck.y - 29, 24, 26)
        }
    }

    private static func limb(_ start: CGPoint, _ joint: CGPoint, _ end: CGPoint, _ color: UIColor) {
        let line = UIBezierPath()
        line.move(to: start)
        line.addLine(to: joint)
        line.addLine(to: end)
        line.stroke(color, width: 8)
    }
}
