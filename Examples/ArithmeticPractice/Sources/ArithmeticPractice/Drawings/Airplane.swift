import UIKit

/// A small airplane with a propeller, flying to the left.
struct Airplane: Picture {
    func draw() {
        let (red, darkRed) = (UIColor(hex: 0xF2654A), UIColor(hex: 0xC94A33))
        UIBezierPath(
            polygon: [CGPoint(x: 78, y: 44), CGPoint(x: 96, y: 22), CGPoint(x: 97, y: 50)]
        ).fill(darkRed)
        let body = UIBezierPath()
        body.move(to: CGPoint(x: 10, y: 52))
        body.addCurve(
            to: CGPoint(x: 97, y: 46), controlPoint1: CGPoint(x: 14, y: 28), controlPoint2: CGPoint(x: 62, y: 34))
        body.addCurve(
            to: CGPoint(x: 10, y: 52), controlPoint1: CGPoint(x: 92, y: 66), controlPoint2: CGPoint(x: 22, y: 78))
        body.fill(red)
        UIBezierPath(roundedRect: CGRect(x: 30, y: 62, width: 44, height: 6), cornerRadius: 3).fill(
            UIColor(hex: 0xFFF4DF))
        let cockpit = UIBezierPath(
            arcCenter: CGPoint(x: 42, y: 40), radius: 14, startAngle: .pi, endAngle: 0, clockwise: true)
        cockpit.close()
        cockpit.fill(UIColor(hex: 0xA8DCFF))
        UIBezierPath(roundedRect: CGRect(x: 36, y: 48, width: 44, height: 11), cornerRadius: 5.5).fill(
            UIColor(hex: 0xFFC94A))
        UIBezierPath(center: CGPoint(x: 26, y: 52), radius: 4).fill(.white)
        for (wheel, leg) in [
            (CGPoint(x: 34, y: 82), CGPoint(x: 38, y: 68)), (CGPoint(x: 62, y: 80), CGPoint(x: 58, y: 66)),
        ] {
            UIBezierPath(from: leg, to: wheel).stroke(darkRed, width: 4)
            UIBezierPath(center: wheel, radius: 6).fill(UIColor(hex: 0x2B3A67))
            UIBezierPath(center: wheel, radius: 2.5).fill(.white)
        }
        UIBezierPath(ovalIn: CGRect(x: 4, y: 24, width: 6, height: 54)).fill(UIColor(hex: 0x5F6B93))
        UIBezierPath(center: CGPoint(x: 9, y: 51), radius: 5).fill(UIColor(hex: 0xFFC94A))
    }
}
