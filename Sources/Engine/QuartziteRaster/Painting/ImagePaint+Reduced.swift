import CQuartziteKernels
import Foundation

extension ImagePaint {
    /// Returns a paint with a smaller image if this one shrinks where it is drawn and its filter is `cubic`; nil otherwise.
    ///
    /// Core Graphics draws so: it makes an image of whole pixels, no smaller than the place, and then draws that.
    func reduced(under transform: Projection) -> ImagePaint? {
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = source.intersection(whole)
        let placed = self.transform.concatenating(transform)
        guard minification == .cubic, !tiled, !part.isEmpty, part == part.integral, placed.isAffine, placed.isFinite
        else { return nil }
        let width = part.width * (placed.m11 * placed.m11 + placed.m12 * placed.m12).squareRoot()
        let height = part.height * (placed.m21 * placed.m21 + placed.m22 * placed.m22).squareRoot()
        func side(_ length: Double, _ limit: Double) -> Int {
            Int(max(min((length - Self.tolerance).rounded(.up), limit), 1))
        }
        let size = (width: side(width, part.width), height: side(height, part.height))
        guard Double(size.width) < part.width || Double(size.height) < part.height else { return nil }
        var halvings = 0
        if image.isPhoto, part == whole {
            let ratio = min(part.width / max(width, 1), part.height / max(height, 1))
            while halvings < Self.maximumHalvings, ratio >= Double(2 << halvings) { halvings += 1 }
        }
        let smaller = ReducedImage(
            image.pyramid.reduced(
                PixelRect(minX: Int(part.minX), minY: Int(part.minY), maxX: Int(part.maxX), maxY: Int(part.maxY)),
                halvings: halvings, width: size.width, height: size.height))
        var paint = self
        paint.image = smaller
        paint.source = CGRect(x: 0, y: 0, width: smaller.width, height: smaller.height)
        let stretch = Projection(
            a: part.width / Double(smaller.width), b: 0, c: 0, d: part.height / Double(smaller.height), tx: part.minX,
            ty: part.minY)
        paint.transform = stretch.concatenating(self.transform)
        paint.minification = .stepped
        return paint
    }

    /// Lengths that exceed a whole number by less, by rounding, count as that number.
    private static let tolerance = 1e-4
    /// Decoders of photos make an eighth of their size at the smallest.
    private static let maximumHalvings = 3
}

/// A smaller copy of an image.
private final class ReducedImage: PaintedImage {
    let pyramid: MipPyramid
    var width: Int { Int(pyramid.sizes[0].width) }
    var height: Int { Int(pyramid.sizes[0].height) }
    var isPhoto: Bool { false }

    init(_ pyramid: MipPyramid) { self.pyramid = pyramid }
}
