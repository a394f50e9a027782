import CQuartziteKernels
import Foundation

/// A paint prepared for reading row by row in frame coordinates.
///
/// A pixel's value depends only on its own coordinates: positions are exact integer steps from the frame's origin, or
/// are computed for each pixel.
struct PaintSource {
    private enum Reader {
        case axial(AxialReader)
        case parametric(ParametricReader)
        case image(ImageReader)
    }

    private let reader: Reader

    /// Creates a source; nil for paint that shows nothing (singular transform, empty image) and for solid paint.
    init?(_ paint: Paint, transform: Projection) {
        switch paint {
        case .solid:
            return nil
        case .gradient(let gradient):
            guard let inverse = transform.inverse else { return nil }
            if let axial = AxialReader(gradient, inverse: inverse) {
                reader = .axial(axial)
            } else if let parametric = ParametricReader(gradient, inverse: inverse) {
                reader = .parametric(parametric)
            } else {
                return nil
            }
        case .image(let image):
            guard let image = ImageReader(image.reduced(under: transform) ?? image, transform: transform)
            else { return nil }
            reader = .image(image)
        }
    }

    /// Writes the premultiplied pixels of columns `x..<x + count` of row `y`.
    func read(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        switch reader {
        case .axial(let axial): axial.read(x: x, y: y, count: count, into: pixels)
        case .parametric(let parametric): parametric.read(x: x, y: y, count: count, into: pixels)
        case .image(let image): image.read(x: x, y: y, count: count, into: pixels)
        }
    }
}
