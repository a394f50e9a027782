import UIKit

/// An alarm clock with a face, whose hand and whose coloured sector show the time that is left.
struct AlarmClock: Picture {
    /// The fraction of time that is left, from 0 to 1.
    var timeLeft: Double
    /// The side to which the clock leans: -1, 0 or 1.
    var lean: CGFloat

    func draw() {
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: 50, y: 90)
        context?.rotate(by: lean * 0.09)
        context?.translateBy(x: -50, y: -90)
        drawCase()
        drawFace()
    }

    /// The colour of the sector: green at first, then golden, then red.
    private var sectorColor: UIColor {
        switch timeLeft {
        case 0.5...: UIColor(hex: 0x8FD19E)
        case 0.25...: UIColor(hex: 0xFFD46B)
        default: UIColor(hex: 0xFF9C87)
        }
    }

    private func drawCase() {
        let (red, dark) = (UIColor(hex: 0xF2654A), UIColor(hex: 0x2B3A67))
        for side in [CGFloat(-1), 1] {
            UIBezierPath(from: CGPoint(x: 50 + side * 20, y: 82), to: CGPoint(x: 50 + side * 30, y: 94)).stroke(
                dark, width: 6)
            let bell = UIBezierPath(
                arcCenter: CGPoint(x: 50 + side * 24, y: 20), radius: 13, startAngle: .pi + side * 0.7,
                endAngle: side * 0.7,
                clockwise: true)
            bell.close()
            bell.fill(UIColor(hex: 0xFFC94A))
        }
        UIBezierPath(from: CGPoint(x: 50, y: 8), to: CGPoint(x: 50, y: 18)).stroke(dark, width: 4)
        UIBezierPath(center: CGPoint(x: 50, y: 8), radius: 4).fill(dark)
        UIBezierPath(center: CGPoint(x: 50, y: 54), radius: 38).fill(red)
        UIBezierPath(center: CGPoint(x: 50, y: 54), radius: 31).fill(.white)
    }

    private func drawFace() {
        let (center, dark) = (CGPoint(x: 50, y: 54), UIColor(hex: 0x2B3A67))
        let angle = CGFloat(timeLeft) * 2 * .pi - .pi / 2
        if timeLeft > 0 {
            let sector = UIBezierPath(
                arcCenter: center, radius: 28, startAngle: -.pi / 2, endAngle: timeLeft < 1 ? angle : 1.5 * .pi,
                clockwise: true)
            sector.addLine(to: center)
            sector.fill(sectorColor)
        }
        for x in [CGFloat(39), 61] {
            UIBezierPath(center: CGPoint(x: x, y: 50), radius: 5).fill(dark)
            UIBezierPath(center: CGPoint(x: x + 1.6 + lean, y: 48.4), radius: 1.7).fill(.white)
        }
        let mouth = UIBezierPath()
        mouth.move(to: CGPoint(x: 42, y: 64))
        mouth.addQuadCurve(to: CGPoint(x: 58, y: 64), controlPoint: CGPoint(x: 50, y: timeLeft > 0.25 ? 72 : 58))
        mouth.stroke(dark, width: 3)
        let tip = CGPoint(x: center.x + 25 * cos(angle), y: center.y + 25 * sin(angle))
        UIBezierPath(from: center, to: tip).stroke(UIColor(hex: 0xC94A33), width: 3.5)
        UIBezierPath(center: center, radius: 3.5).fill(UIColor(hex: 0xC94A33))
    }
}
