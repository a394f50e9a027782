import CQuartziteKernels
import Foundation

/// Reads an axial gradient under an affine transform, for which the parameter is linear in the pixel's coordinates.
struct AxialReader {
    private let gradient: GradientPaint
    /// The parameter at the centre of pixel (0, 0), and its increments per pixel to the right and down.
    private let origin: Double
    private let right: Double
    private let down: Double

    /// Creates a reader; nil if the gradient is not axial or the transform not affine.
    init?(_ gradient: GradientPaint, inverse m: Projection) {
        guard case .axial(let start, let end) = gradient.shape, m.isAffine else { return nil }
        let dx = end.x - start.x
        let dy = end.y - start.y
        let length = dx * dx + dy * dy
        right = (m.m11 * dx + m.m12 * dy) / length
        down = (m.m21 * dx + m.m22 * dy) / length
        origin = ((m.m31 - start.x) * dx + (m.m32 - start.y) * dy) / length + (right + down) / 2
        guard origin.isFinite, right.isFinite, down.isFinite else { return nil }
        self.gradient = gradient
    }

    func read(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        qz_fetch_ramp(
            pixels, Int32(x), Int32(count), gradient.ramp.pixels, origin + Double(y) * down, right,
            gradient.extendsBefore ? 1 : 0, gradient.extendsAfter ? 1 : 0
        )
    }
}
