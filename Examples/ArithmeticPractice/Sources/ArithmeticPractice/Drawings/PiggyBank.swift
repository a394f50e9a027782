import UIKit

/// A piggy bank that looks to the left.
struct PiggyBank: Picture {
    func draw() {
        let (pink, dark) = (UIColor(hex: 0xF9A8BC), UIColor(hex: 0xE57F9B))
        for x in [CGFloat(26), 66] {
            UIBezierPath(roundedRect: CGRect(x: x, y: 72, width: 13, height: 20), cornerRadius: 5).fill(dark)
        }
        let tail = UIBezierPath()
        tail.move(to: CGPoint(x: 88, y: 50))
        tail.addCurve(
            to: CGPoint(x: 96, y: 38), controlPoint1: CGPoint(x: 104, y: 54), controlPoint2: CGPoint(x: 88, y: 32))
        tail.stroke(dark, width: 4)
        UIBezierPath(ovalIn: CGRect(x: 14, y: 26, width: 78, height: 58)).fill(pink)
        UIBezierPath(polygon: [CGPoint(x: 24, y: 36), CGPoint(x: 24, y: 14), CGPoint(x: 44, y: 28)]).fill(dark)
        UIBezierPath(roundedRect: CGRect(x: 6, y: 48, width: 18, height: 22), cornerRadius: 8).fill(dark)
        for y in [CGFloat(55), 63] {
            UIBezierPath(center: CGPoint(x: 13, y: y), radius: 2.2).fill(UIColor(hex: 0xA84A66))
        }
        UIBezierPath(center: CGPoint(x: 31, y: 47), radius: 4).fill(UIColor(hex: 0x2B3A67))
        UIBezierPath(center: CGPoint(x: 30, y: 45.5), radius: 1.4).fill(.white)
        UIBezierPath(center: CGPoint(x: 36, y: 60), radius: 5).fill(UIColor(hex: 0xF58BA6))
        UIBezierPath(roundedRect: CGRect(x: 46, y: 29, width: 26, height: 6), cornerRadius: 3).fill(
            UIColor(hex: 0xA84A66))
        UIBezierPath(ovalIn: CGRect(x: 48, y: 42, width: 28, height: 10)).fill(UIColor(hex: 0xFCC4D2))
    }
}
