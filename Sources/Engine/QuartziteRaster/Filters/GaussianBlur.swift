import CQuartziteKernels
import Foundation

/// A Gaussian blur with a standard deviation in pixels; pixels outside what is blurred count as transparent.
///
/// Filters, the shadows of layers and those of drawing in a context all blur with this type, and nothing else calls the
/// kernel, so that they agree on how far a pixel spreads. The kernel blurs one byte per pixel, because a shadow has only
/// coverage; a picture is blurred one channel at a time.
package struct GaussianBlur: Hashable, Sendable {
    /// The standard deviation in pixels; 0 changes nothing.
    package let sigma: Double

    /// What is blurred; its raw value is the largest standard deviation in pixels, and larger ones count as this one.
    package enum Use: Double {
        /// All pixels of a picture, by a filter.
        case filter = 250
        /// The shadow of what is drawn in a context.
        case drawing = 500
        /// The shadow of a layer.
        case layer = 1000
    }

    /// Creates a blur; a deviation that is negative or not finite counts as 0.
    package init(sigma: Double, of use: Use) {
        self.sigma = sigma > 0 && sigma.isFinite ? min(sigma, use.rawValue) : 0
    }

    /// The largest distance, in pixels, by which a pixel spreads.
    package var margin: Int { Int(qz_blur_margin(sigma)) }

    /// Blurs all pixels of a surface.
    ///
    /// The result has the same bytes on every machine.
    package func apply(to surface: Surface) {
        let rect = surface.rect
        guard sigma > 0, !rect.isEmpty else { return }
        let (width, height) = (rect.width, rect.height)
        let plane = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        defer { plane.deallocate() }
        withKernel(width, height) { blur in
            for shift in stride(from: Int32(0), to: 32, by: 8) {
                for y in 0..<height {
                    let pixels = surface.row(rect.minY + y) + rect.minX
                    qz_extract_channel(plane + y * width, pixels, Int32(width), shift)
                }
                blur(plane)
                for y in 0..<height {
                    let pixels = surface.row(rect.minY + y) + rect.minX
                    qz_insert_channel(pixels, plane + y * width, Int32(width), shift)
                }
            }
        }
    }

    /// Calls `body` with a function that blurs bytes in place, whose rows have no gaps.
    fileprivate func withKernel(
        _ width: Int, _ height: Int, _ body: ((UnsafeMutablePointer<UInt8>) -> Void) -> Void
    ) {
        let (width, height) = (Int32(width), Int32(height))
        withUnsafeTemporaryAllocation(
            byteCount: max(1, Int(qz_blur_scratch_size(width, height))), alignment: 64
        ) { scratch in
            body { qz_blur_a8($0, width, $0, width, width, height, sigma, scratch.baseAddress) }
        }
    }
}

extension CoverageMask {
    /// Returns the blurred mask, moved by whole pixels and larger by the margin of the blur.
    package func blurred(by blur: GaussianBlur, moved offset: (x: Int, y: Int)) -> CoverageMask {
        let margin = blur.margin
        let grown = rect.outset(by: margin)
        let result = CoverageMask(rect: grown.offset(x: offset.x, y: offset.y), repeating: 0)
        guard !rect.isEmpty else { return result }
        for y in rect.minY..<rect.maxY {
            (result.writableRow(y + offset.y) + margin).update(from: row(y), count: rect.width)
        }
        blur.withKernel(grown.width, grown.height) { $0(result.writableRow(result.rect.minY)) }
        return result
    }
}
