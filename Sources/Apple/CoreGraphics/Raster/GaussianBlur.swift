import CQuartziteKernels
import Foundation

extension CoverageMask {
    /// Creates a mask from the alpha of the pixels in `rect`, which must lie in the surface.
    package convenience init(alphaOf surface: Surface, in rect: PixelRect) {
        self.init(rect: rect, repeating: 0)
        for y in rect.minY..<rect.maxY {
            qz_copy_alpha(writableRow(y), surface.row(y) + rect.minX, Int32(rect.width))
        }
    }

    /// Returns the mask with a Gaussian blur of standard deviation `sigma` pixels, moved by whole pixels.
    ///
    /// The result is larger by the reach of the blur.
    package func blurred(sigma: Double, moved offset: (x: Int, y: Int)) -> CoverageMask {
        let margin = Int(qz_blur_margin(sigma))
        let grown = rect.outset(by: margin)
        let result = CoverageMask(rect: grown.offset(x: offset.x, y: offset.y), repeating: 0)
        guard !rect.isEmpty else { return result }
        for y in rect.minY..<rect.maxY {
            (result.writableRow(y + offset.y) + margin).update(from: row(y), count: rect.width)
        }
        let width = Int32(grown.width)
        let height = Int32(grown.height)
        withUnsafeTemporaryAllocation(
            byteCount: max(1, Int(qz_blur_scratch_size(width, height))), alignment: 64
        ) { scratch in
            let pixels = result.writableRow(result.rect.minY)
            qz_blur_a8(pixels, width, pixels, width, width, height, sigma, scratch.baseAddress)
        }
        return result
    }
}
