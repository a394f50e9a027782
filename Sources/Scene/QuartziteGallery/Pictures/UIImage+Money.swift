import UIKit

/// A money box and coins.
extension UIImage {
    /// A pig with a slot in its back and a wish for money on its side.
    static let bank = drawn(width: 150, height: 116) { _ in
        let pink = UIColor(red: 0.98, green: 0.6, blue: 0.68, alpha: 1)
        let shade = UIColor(red: 0.88, green: 0.44, blue: 0.54, alpha: 1)
        for x in [CGFloat(36), 88] { shade.fillBox(x, 88, 20, 26, radius: 6) }
        shade.fillOutline([(98, 26), (112, 4), (122, 30)])
        pink.fillOval(12, 18, 118, 84)
        shade.fillBox(120, 48, 26, 30, radius: 10)
        for y in [CGFloat(54), 65] { UIColor(white: 0.25, alpha: 1).fillOval(134, y, 5, 7) }
        UIColor(white: 0.2, alpha: 1).fillOval(106, 42, 8, 9)
        UIColor(red: 0.4, green: 0.16, blue: 0.22, alpha: 1).fillBox(50, 21, 42, 6, radius: 3)
        let tail = UIBezierPath()
        tail.move(to: CGPoint(x: 14, y: 56))
        tail.addCurve(
            to: CGPoint(x: 6, y: 36), controlPoint1: CGPoint(x: -8, y: 60), controlPoint2: CGPoint(x: 2, y: 30))
        tail.stroke(shade, width: 5)
        ("招財" as NSString).draw(
            at: CGPoint(x: 44, y: 48),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.white])
    }

    /// Returns a coin: 1 is golden, 2 is silver.
    static func coin(_ kind: Int) -> UIImage { kind == 1 ? goldCoin : silverCoin }

    private static let goldCoin = coin(
        face: UIColor(red: 1, green: 0.83, blue: 0.3, alpha: 1),
        rim: UIColor(red: 0.85, green: 0.58, blue: 0.08, alpha: 1))
    private static let silverCoin = coin(
        face: UIColor(white: 0.9, alpha: 1), rim: UIColor(red: 0.55, green: 0.58, blue: 0.64, alpha: 1))

    private static func coin(face: UIColor, rim: UIColor) -> UIImage {
        drawn(width: 30, height: 30) { area in
            rim.fillOval(0, 0, 30, 30)
            face.fillOval(3, 3, 24, 24)
            UIBezierPath(ovalIn: area.insetBy(dx: 6, dy: 6)).stroke(rim.withAlphaComponent(0.5), width: 1)
            let sign = "$" as NSString
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.boldSystemFont(ofSize: 16), .foregroundColor: rim,
            ]
            let size = sign.size(withAttributes: attributes)
            sign.draw(at: CGPoint(x: (30 - size.width) / 2, y: (30 - size.height) / 2), withAttributes: attributes)
        }
    }
}
