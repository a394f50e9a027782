import UIKit

/// A maple leaf with its stem.
struct MapleLeaf: Picture {
    var color: UIColor

    /// The right half of the outline, from the tip to the stem.
    private static let outline = [
        CGPoint(x: 50, y: 4), CGPoint(x: 58, y: 20), CGPoint(x: 67, y: 16), CGPoint(x: 64, y: 38),
        CGPoint(x: 78, y: 26),
        CGPoint(x: 81, y: 34), CGPoint(x: 95, y: 34), CGPoint(x: 88, y: 48), CGPoint(x: 94, y: 53),
        CGPoint(x: 72, y: 68),
        CGPoint(x: 75, y: 76), CGPoint(x: 52, y: 73),
    ]

    func draw() {
        let left = Self.outline.dropFirst().reversed().map { CGPoint(x: 100 - $0.x, y: $0.y) }
        let leaf = UIBezierPath(polygon: Self.outline + left)
        leaf.fill(color)
        leaf.stroke(color, width: 3)
        UIBezierPath(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 51, y: 96)).stroke(color, width: 5)
        let veins = color.darkened(by: 0.2)
        for tip in [CGPoint(x: 50, y: 22), CGPoint(x: 80, y: 42), CGPoint(x: 20, y: 42)] {
            UIBezierPath(from: CGPoint(x: 50, y: 72), to: tip).stroke(veins, width: 2)
        }
    }
}
