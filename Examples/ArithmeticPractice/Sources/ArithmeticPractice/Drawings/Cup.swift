import UIKit

/// A golden cup with a star.
struct Cup: Picture {
    func draw() {
        let (gold, dark, light) = (UIColor(hex: 0xFFC233), UIColor(hex: 0xD9920F), UIColor(hex: 0xFFE08A))
        for x in [CGFloat(20), 80] {
            UIBezierPath(ovalIn: CGRect(x: x - 13, y: 18, width: 26, height: 30)).stroke(dark, width: 6)
        }
        UIBezierPath(rect: CGRect(x: 45, y: 58, width: 10, height: 20)).fill(dark)
        let bowl = UIBezierPath()
        bowl.move(to: CGPoint(x: 22, y: 10))
        bowl.addLine(to: CGPoint(x: 78, y: 10))
        bowl.addCurve(
            to: CGPoint(x: 50, y: 66), controlPoint1: CGPoint(x: 78, y: 44), controlPoint2: CGPoint(x: 68, y: 66))
        bowl.addCurve(
            to: CGPoint(x: 22, y: 10), controlPoint1: CGPoint(x: 32, y: 66), controlPoint2: CGPoint(x: 22, y: 44))
        bowl.fill(gold)
        let shine = UIBezierPath()
        shine.move(to: CGPoint(x: 30, y: 20))
        shine.addQuadCurve(to: CGPoint(x: 38, y: 50), controlPoint: CGPoint(x: 30, y: 40))
        shine.stroke(light, width: 5)
        UIBezierPath(roundedRect: CGRect(x: 18, y: 6, width: 64, height: 8), cornerRadius: 4).fill(light)
        UIBezierPath(star: CGPoint(x: 52, y: 36), points: 5, radius: 14, inner: 6).fill(UIColor(hex: 0xFFF7DC))
        UIBezierPath(roundedRect: CGRect(x: 34, y: 72, width: 32, height: 8), cornerRadius: 4).fill(gold)
        UIBezierPath(roundedRect: CGRect(x: 26, y: 80, width: 48, height: 14), cornerRadius: 5).fill(
            UIColor(hex: 0x7A4B2A))
        UIBezierPath(roundedRect: CGRect(x: 40, y: 84, width: 20, height: 6), cornerRadius: 3).fill(light)
    }
}
