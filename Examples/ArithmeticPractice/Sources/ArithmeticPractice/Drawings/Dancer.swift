import UIKit

/// A dancer, in one of the twelve poses of her dance.
struct Dancer: Picture {
    /// The number of the pose, from 0 to 11.
    var pose: Int

    /// All poses, in order.
    static let sequence = (0..<12).map { Dancer(pose: $0) }

    func draw() {
        let phase = CGFloat(pose) / 12 * 2 * .pi
        let (sway, hop) = (sin(phase), abs(sin(phase)) * 6)
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: sway * 4, y: -hop)
        let skin = UIColor(hex: 0xFBDCC4)
        drawLegs(sway, skin)
        let (shoulder, waist) = (CGPoint(x: 50 + sway * 2, y: 42), CGPoint(x: 50, y: 58))
        for side in [CGFloat(-1), 1] {
            let reach = side * sway
            let hand = CGPoint(x: shoulder.x + side * (22 - reach * 6), y: shoulder.y - 6 - reach * 22)
            let arm = UIBezierPath()
            arm.move(to: CGPoint(x: shoulder.x + side * 5, y: shoulder.y))
            arm.addQuadCurve(to: hand, controlPoint: CGPoint(x: shoulder.x + side * 20, y: shoulder.y + 4 - reach * 6))
            arm.stroke(skin, width: 5)
        }
        UIBezierPath(
            polygon: [
                CGPoint(x: shoulder.x - 8, y: 40), CGPoint(x: shoulder.x + 8, y: 40), CGPoint(x: waist.x + 6, y: 60),
                CGPoint(x: waist.x - 6, y: 60),
            ]
        ).fill(UIColor(hex: 0xE05C9B))
        drawSkirt(waist, sway)
        drawHead(CGPoint(x: shoulder.x + sway * 2, y: 27), sway)
    }

    private func drawLegs(_ sway: CGFloat, _ skin: UIColor) {
        for side in [CGFloat(-1), 1] {
            let lift = max(0, side * sway)
            let foot = CGPoint(x: 50 + side * (6 + lift * 20), y: 94 - lift * 16)
            let knee = CGPoint(x: 50 + side * (6 + lift * 14), y: 80 - lift * 4)
            let leg = UIBezierPath()
            leg.move(to: CGPoint(x: 50 + side * 4, y: 64))
            leg.addQuadCurve(to: foot, controlPoint: knee)
            leg.stroke(skin, width: 5.5)
            UIBezierPath(center: foot, radius: 4).fill(UIColor(hex: 0xE05C9B))
        }
    }

    private func drawSkirt(_ waist: CGPoint, _ sway: CGFloat) {
        let skirt = UIBezierPath()
        skirt.move(to: CGPoint(x: waist.x - 6, y: waist.y))
        skirt.addQuadCurve(
            to: CGPoint(x: waist.x - 24, y: 72 + sway * 4), controlPoint: CGPoint(x: waist.x - 20, y: 60))
        for index in 0..<4 {
            let x = waist.x - 24 + CGFloat(index + 1) * 12
            let y = 72 + sway * (4 - CGFloat(index + 1) * 2)
            skirt.addQuadCurve(to: CGPoint(x: x, y: y), controlPoint: CGPoint(x: x - 6, y: y + 8))
        }
        skirt.addQuadCurve(to: CGPoint(x: waist.x + 6, y: waist.y), controlPoint: CGPoint(x: waist.x + 20, y: 60))
        skirt.close()
        skirt.fill(UIColor(hex: 0xF7A6CB))
        skirt.stroke(UIColor(hex: 0xE05C9B), width: 1.5)
    }

    private func drawHead(_ center: CGPoint, _ sway: CGFloat) {
        UIBezierPath(center: CGPoint(x: center.x, y: center.y - 15), radius: 6).fill(UIColor(hex: 0x6B3F2A))
        UIBezierPath(center: CGPoint(x: center.x, y: center.y - 2), radius: 13).fill(UIColor(hex: 0x6B3F2A))
        UIBezierPath(center: CGPoint(x: center.x, y: center.y + 1), radius: 11).fill(UIColor(hex: 0xFBDCC4))
        for side in [CGFloat(-1), 1] {
            UIBezierPath(center: CGPoint(x: center.x + side * 4.5 + sway, y: center.y), radius: 1.8).fill(
                UIColor(hex: 0x2B3A67))
            UIBezierPath(center: CGPoint(x: center.x + side * 7, y: center.y + 5), radius: 2.2).fill(
                UIColor(hex: 0xF7B5A4))
        }
        let smile = UIBezierPath()
        smile.move(to: CGPoint(x: center.x - 3 + sway, y: center.y + 5))
        smile.addQuadCurve(
            to: CGPoint(x: center.x + 3 + sway, y: center.y + 5),
            controlPoint: CGPoint(x: center.x + sway, y: center.y + 9))
        smile.stroke(UIColor(hex: 0xC4614A), width: 1.8)
    }
}
