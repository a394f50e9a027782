import Foundation

/// A picture that a pattern colour repeats in both directions.
package final class PatternTile: Sendable {
    package let image: CGImage
    /// Pixels of the picture per point.
    package let scale: Double
    /// The mean colour, straight sRGB, which replaces the pattern where only a plain colour can be drawn.
    let mean: (r: Double, g: Double, b: Double, a: Double)

    /// - Parameter scale: Pixels per point; values that are not positive and finite count as 1.
    package init(image: CGImage, scale: Double) {
        self.image = image
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        var sums = (b: 0, g: 0, r: 0, a: 0)
        let bitmap = image.bitmap
        for y in 0..<image.height {
            let row = bitmap.row(y)
            for x in 0..<image.width {
                let pixel = row[x]
                sums.b += Int(pixel & 0xff)
                sums.g += Int(pixel >> 8 & 0xff)
                sums.r += Int(pixel >> 16 & 0xff)
                sums.a += Int(pixel >> 24)
            }
        }
        let total = Double(max(sums.a, 1))
        mean = (
            Double(sums.r) / total, Double(sums.g) / total, Double(sums.b) / total,
            Double(sums.a) / Double(max(image.width * image.height, 1) * 255)
        )
    }

    /// Returns the tiled paint, with a tile's top left corner at the origin; `placement` maps points to a shape.
    package func paint(_ placement: Projection) -> Paint {
        let size = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let points = Projection(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: 0)
        return .image(
            ImagePaint(image: image, source: size, transform: points.concatenating(placement), tiled: true))
    }
}
