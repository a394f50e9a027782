import UIKit

extension UIImage {
    /// Returns a white spot that fades towards its edge.
    ///
    /// - Parameter side: The width and height in points; drawn at two pixels per point.
    static func glow(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { renderer in
            let stops: [(place: CGFloat, alpha: CGFloat)] = [(0, 1), (0.25, 0.6), (0.5, 0.22), (0.75, 0.05), (1, 0)]
            let colors = stops.map { UIColor(white: 1, alpha: $0.alpha).cgColor }
            guard let fade = CGGradient(colorsSpace: nil, colors: colors, locations: stops.map(\.place))
            else { return }
            let center = CGPoint(x: side / 2, y: side / 2)
            renderer.cgContext.drawRadialGradient(
                fade, startCenter: center, startRadius: 0, endCenter: center, endRadius: side / 2, options: []
            )
        }
    }
}
