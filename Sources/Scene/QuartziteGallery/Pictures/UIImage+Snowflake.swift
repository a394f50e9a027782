import UIKit

extension UIImage {
    /// Returns a white snow crystal with six branched arms on a transparent background.
    ///
    /// - Parameter side: The width and height in points; drawn at three pixels per point.
    static func snowflake(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            let center = CGPoint(x: side / 2, y: side / 2)
            let reach = side * 0.46
            let crystal = UIBezierPath()
            for arm in 0..<6 {
                let angle = CGFloat(arm) * .pi / 3 - .pi / 2
                let branch = UIBezierPath()
                branch.move(to: .zero)
                branch.addLine(to: CGPoint(x: reach, y: 0))
                for (start, length) in [(0.36, 0.2), (0.58, 0.26), (0.8, 0.15)] as [(CGFloat, CGFloat)] {
                    let tip = CGPoint(x: reach * start, y: 0)
                    let along = reach * (start + length * 0.5)
                    let aside = reach * length * 0.866
                    branch.move(to: CGPoint(x: along, y: -aside))
                    branch.addLine(to: tip)
                    branch.addLine(to: CGPoint(x: along, y: aside))
                }
                branch.apply(
                    CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
                )
                crystal.append(branch)
            }
            crystal.lineWidth = side * 0.045
            crystal.lineCapStyle = .round
            crystal.lineJoinStyle = .round
            UIColor.white.setStroke()
            crystal.stroke()
        }
    }
}
