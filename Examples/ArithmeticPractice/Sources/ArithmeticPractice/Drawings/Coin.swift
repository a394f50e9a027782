import UIKit

/// A golden coin with a star.
struct Coin: Picture {
    func draw() {
        let center = CGPoint(x: 50, y: 50)
        UIBezierPath(center: center, radius: 46).fill(UIColor(hex: 0xD9920F))
        UIBezierPath(center: CGPoint(x: 50, y: 48), radius: 44).fill(UIColor(hex: 0xFFC233))
        UIBezierPath(center: CGPoint(x: 50, y: 48), radius: 34).stroke(UIColor(hex: 0xE8A31C), width: 4)
        UIBezierPath(star: CGPoint(x: 50, y: 49), points: 5, radius: 24, inner: 10).fill(UIColor(hex: 0xFFF0B8))
    }
}
