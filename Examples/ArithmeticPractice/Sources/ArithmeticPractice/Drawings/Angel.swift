import UIKit

/// An angel, in one of the poses of a beat of the wings.
struct Angel: Picture {
    /// The height of the wings: 0 for low, 1 for level, 2 for high.
    var pose: Int

    /// The poses of one beat, from low to high and back.
    static let sequence = [0, 1, 2, 1].map { Angel(pose: $0) }

    func draw() {
        let lift = CGFloat(pose - 1) * 14
        for side in [CGFloat(-1), 1] { drawWing(side, lift: lift) }
        let rise = -CGFloat(pose) * 2
        UIGraphicsGetCurrentContext()?.translateBy(x: 0, y: rise)
        let gown = UIBezierPath()
        gown.move(to: CGPoint(x: 43, y: 46))
        gown.addLine(to: CGPoint(x: 57, y: 46))
        gown.addQuadCurve(to: CGPoint(x: 74, y: 90), controlPoint: CGPoint(x: 60, y: 70))
        gown.addQuadCurve(to: CGPoint(x: 26, y: 90), controlPoint: CGPoint(x: 50, y: 97))
        gown.addQuadCurve(to: CGPoint(x: 43, y: 46), controlPoint: CGPoint(x: 40, y: 70))
        gown.fill(UIColor(hex: 0xFFF7E8))
        gown.stroke(UIColor(hex: 0xE9DCC3), width: 1.5)
        let hands = UIBezierPath()
        hands.move(to: CGPoint(x: 38, y: 58))
        hands.addQuadCurve(to: CGPoint(x: 62, y: 58), controlPoint: CGPoint(x: 50, y: 74))
        hands.stroke(UIColor(hex: 0xF9D3B8), width: 6)
        UIBezierPath(star: CGPoint(x: 50, y: 66), points: 5, radius: 9, inner: 4).fill(UIColor(hex: 0xFFC94A))
        drawHead()
        UIBezierPath(ovalIn: CGRect(x: 36, y: 5, width: 28, height: 8)).stroke(UIColor(hex: 0xFFC94A), width: 3.5)
    }

    private func drawWing(_ side: CGFloat, lift: CGFloat) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 50 + side * x, y: y) }
        let wing = UIBezierPath()
        wing.move(to: point(6, 50))
        wing.addCurve(
            to: point(46, 36 - lift), controlPoint1: point(16, 26 - lift), controlPoint2: point(38, 24 - lift))
        wing.addQuadCurve(to: point(36, 54 - lift / 2), controlPoint: point(48, 50 - lift))
        wing.addQuadCurve(to: point(26, 64), controlPoint: point(36, 64 - lift / 2))
        wing.addQuadCurve(to: point(6, 62), controlPoint: point(16, 70))
        wing.close()
        wing.fill(UIColor(hex: 0xD7EBFF))
        wing.stroke(UIColor(hex: 0x9CC8F2), width: 2)
    }

    private func drawHead() {
        UIBezierPath(center: CGPoint(x: 50, y: 30), radius: 17).fill(UIColor(hex: 0xE8A64C))
        UIBezierPath(center: CGPoint(x: 50, y: 33), radius: 14).fill(UIColor(hex: 0xFBDCC4))
        for x in [CGFloat(44), 56] {
            UIBezierPath(center: CGPoint(x: x, y: 33), radius: 2.2).fill(UIColor(hex: 0x2B3A67))
            UIBezierPath(center: CGPoint(x: x < 50 ? 41 : 59, y: 39), radius: 2.6).fill(UIColor(hex: 0xF7B5A4))
        }
        let smile = UIBezierPath()
        smile.move(to: CGPoint(x: 46, y: 39))
        smile.addQuadCurve(to: CGPoint(x: 54, y: 39), controlPoint: CGPoint(x: 50, y: 43.5))
        smile.stroke(UIColor(hex: 0xC4614A), width: 1.8)
    }
}
