import UIKit

extension UIImage {
    /// Returns a white maple leaf with five lobes and a stalk on a transparent background.
    ///
    /// - Parameter side: The width and height in points; drawn at three pixels per point.
    static func mapleLeaf(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            // The right half from the tip to the stalk, in fractions of the side from the centre line.
            let half: [(x: CGFloat, y: CGFloat)] = [
                (0, 0.03), (0.07, 0.19), (0.16, 0.14), (0.13, 0.38), (0.25, 0.26), (0.28, 0.33), (0.44, 0.31),
                (0.39, 0.43), (0.46, 0.49), (0.27, 0.63), (0.29, 0.71), (0.03, 0.68), (0.02, 0.97),
            ]
            let outline = half + half.reversed().map { (-$0.x, $0.y) }
            let leaf = UIBezierPath()
            for (index, point) in outline.enumerated() {
                let place = CGPoint(x: side * (0.5 + point.x), y: side * point.y)
                if index == 0 { leaf.move(to: place) } else { leaf.addLine(to: place) }
            }
            leaf.close()
            UIColor.white.setFill()
            leaf.fill()
        }
    }
}
