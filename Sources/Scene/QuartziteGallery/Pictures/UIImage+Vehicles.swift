import UIKit

/// The pictures of the scene "Image move".
extension UIImage {
    /// An aeroplane that flies to the left.
    static let flight = drawn(width: 132, height: 66) { _ in
        let body = UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1)
        let accent = UIColor.systemBlue
        accent.fillOutline([(108, 34), (112, 4), (128, 4), (130, 34)])
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: 130, y: 30))
        hull.addLine(to: CGPoint(x: 30, y: 25))
        hull.addQuadCurve(to: CGPoint(x: 2, y: 38), controlPoint: CGPoint(x: 10, y: 25))
        hull.addQuadCurve(to: CGPoint(x: 30, y: 49), controlPoint: CGPoint(x: 8, y: 49))
        hull.addLine(to: CGPoint(x: 100, y: 47))
        hull.close()
        body.setFill()
        hull.fill()
        UIColor(red: 0.5, green: 0.75, blue: 0.95, alpha: 1).fillOutline([(12, 33), (20, 28), (26, 28), (26, 34)])
        for x in stride(from: CGFloat(36), through: 92, by: 11) { accent.fillOval(x, 31, 5, 5) }
        UIColor(white: 0.72, alpha: 1).fillOutline([(50, 40), (80, 40), (104, 62), (92, 62)])
        UIColor.darkGray.fillBox(58, 47, 20, 8, radius: 4)
    }

    /// A racing car that drives to the right.
    static let racecar = drawn(width: 132, height: 52) { _ in
        let body = UIColor.systemRed
        let dark = UIColor(white: 0.16, alpha: 1)
        body.fillBox(2, 6, 24, 5, radius: 2)
        body.fillOutline([
            (8, 10), (18, 10), (24, 24), (50, 22), (60, 14), (78, 14), (88, 24), (128, 32), (128, 40), (6, 40),
        ])
        UIColor(red: 0.6, green: 0.82, blue: 0.97, alpha: 1).fillOutline([(62, 17), (76, 17), (83, 24), (57, 24)])
        UIColor.systemYellow.fillOval(64, 7, 14, 13)
        dark.fillBox(71, 11, 8, 4, radius: 2)
        UIColor.white.fillOval(36, 25, 13, 13)
        body.fillBox(112, 40, 20, 4, radius: 2)
        for x in [CGFloat(14), 92] {
            dark.fillOval(x, 26, 26, 26)
            UIColor.lightGray.fillOval(x + 7, 33, 12, 12)
            dark.fillOval(x + 11, 37, 4, 4)
        }
    }

    /// A golden cup.
    static let cup = drawn(width: 90, height: 104) { _ in
        let gold = UIColor(red: 0.97, green: 0.74, blue: 0.16, alpha: 1)
        let shade = UIColor(red: 0.82, green: 0.56, blue: 0.08, alpha: 1)
        for x in [CGFloat(6), 60] {
            UIBezierPath(ovalIn: CGRect(x: x, y: 14, width: 24, height: 32)).stroke(shade, width: 5)
        }
        let bowl = UIBezierPath()
        bowl.move(to: CGPoint(x: 18, y: 6))
        bowl.addLine(to: CGPoint(x: 72, y: 6))
        bowl.addCurve(
            to: CGPoint(x: 45, y: 66), controlPoint1: CGPoint(x: 72, y: 44), controlPoint2: CGPoint(x: 60, y: 60))
        bowl.addCurve(
            to: CGPoint(x: 18, y: 6), controlPoint1: CGPoint(x: 30, y: 60), controlPoint2: CGPoint(x: 18, y: 44))
        gold.setFill()
        bowl.fill()
        UIColor(red: 1, green: 0.9, blue: 0.55, alpha: 1).fillBox(26, 12, 6, 26, radius: 3)
        shade.fillBox(15, 2, 60, 8, radius: 4)
        gold.fillOutline([(41, 62), (49, 62), (53, 84), (37, 84)])
        shade.fillBox(24, 82, 42, 8, radius: 3)
        UIColor(red: 0.35, green: 0.22, blue: 0.12, alpha: 1).fillBox(18, 89, 54, 13, radius: 3)
        let star = (0..<10).map { corner -> (x: CGFloat, y: CGFloat) in
            let radius: CGFloat = corner.isMultiple(of: 2) ? 12 : 5
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let tip = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
            return (45 + tip.x, 32 + tip.y)
        }
        UIColor.white.fillOutline(star)
    }
}
