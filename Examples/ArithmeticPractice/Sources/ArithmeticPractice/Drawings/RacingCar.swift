import UIKit

/// A racing car, driving to the right.
struct RacingCar: Picture {
    func draw() {
        let (blue, darkBlue) = (UIColor(hex: 0x3B7DDD), UIColor(hex: 0x2A5CAB))
        UIBezierPath(roundedRect: CGRect(x: 2, y: 34, width: 16, height: 8), cornerRadius: 4).fill(darkBlue)
        UIBezierPath(rect: CGRect(x: 8, y: 40, width: 5, height: 14)).fill(darkBlue)
        UIBezierPath(center: CGPoint(x: 46, y: 40), radius: 12).fill(UIColor(hex: 0xFFC94A))
        UIBezierPath(roundedRect: CGRect(x: 46, y: 35, width: 13, height: 8), cornerRadius: 4).fill(
            UIColor(hex: 0x2B3A67))
        let body = UIBezierPath()
        body.move(to: CGPoint(x: 4, y: 52))
        body.addLine(to: CGPoint(x: 34, y: 46))
        body.addLine(to: CGPoint(x: 62, y: 46))
        body.addCurve(
            to: CGPoint(x: 98, y: 66), controlPoint1: CGPoint(x: 78, y: 48), controlPoint2: CGPoint(x: 94, y: 54))
        body.addLine(to: CGPoint(x: 98, y: 72))
        body.addLine(to: CGPoint(x: 6, y: 72))
        body.close()
        body.fill(blue)
        UIBezierPath(roundedRect: CGRect(x: 8, y: 66, width: 88, height: 6), cornerRadius: 3).fill(darkBlue)
        UIBezierPath(center: CGPoint(x: 49, y: 59), radius: 9).fill(.white)
        UIBezierPath(star: CGPoint(x: 49, y: 59.5), points: 5, radius: 7, inner: 3).fill(UIColor(hex: 0xF2654A))
        for x in [CGFloat(22), 76] {
            let hub = CGPoint(x: x, y: 72)
            UIBezierPath(center: hub, radius: 14).fill(UIColor(hex: 0x2B3A67))
            UIBezierPath(center: hub, radius: 7).fill(UIColor(hex: 0xDDE3F3))
            for spoke in 0..<3 {
                let angle = CGFloat(spoke) * 2 * .pi / 3
                let rim = CGPoint(x: hub.x + 6 * cos(angle), y: hub.y + 6 * sin(angle))
                UIBezierPath(from: hub, to: rim).stroke(UIColor(hex: 0x5F6B93), width: 2)
            }
        }
    }
}
