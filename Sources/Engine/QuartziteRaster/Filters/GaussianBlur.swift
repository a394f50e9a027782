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

    /// Blurs the pixels of a part of a surface; those around it do not change.
    ///
    /// The result has the same bytes on every machine, and does not depend on the part.
    func apply(to surface: Surface, keeping part: PixelRect) {
        let part = part.intersection(surface.rect)
        guard sigma > 0, !part.isEmpty else { return }
        let reach = part.outset(by: margin)
        let read = reach.intersection(surface.rect)
        let (width, height) = (read.width, read.height)
        let plane = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        defer { plane.deallocate() }
        // The mean of opaque pixels is opaque, unless transparent ones outside the surface are near.
        let isOpaque = reach == read && surface.isOpaque(in: read)
        let kept = part.offset(x: -read.minX, y: -read.minY)
        withKernel(width, height, kept) { blur in
            for shift in stride(from: Int32(0), to: isOpaque ? 24 : 32, by: 8) {
                for y in 0..<height {
                    let pixels = surface.row(read.minY + y) + read.minX
                    qz_extract_channel(plane + y * width, pixels, Int32(width), shift)
                }
                blur(plane)
                for y in kept.minY..<kept.maxY {
                    let pixels = surface.row(read.minY + y) + part.minX
                    qz_insert_channel(pixels, plane + y * width + kept.minX, Int32(kept.width), shift)
                }
            }
        }
    }

    /// Calls `body` with a function that blurs a part of bytes in place, whose rows have no gaps.
    fileprivate func withKernel(
        _ width: Int, _ height: Int, _ part: PixelRect, _ body: ((UnsafeMutablePointer<UInt8>) -> Void) -> Void
    ) {
        let kept = qz_blur_part(
            left: Int32(part.minX), top: Int32(part.minY), right: Int32(part.maxX), bottom: Int32(part.maxY))
        let (width, height) = (Int32(width), Int32(height))
        withUnsafeTemporaryAllocation(
            byteCount: max(1, Int(qz_blur_scratch_size(width, height))), alignment: 64
        ) { scratch in
            body { qz_blur_part_a8($0, width, $0, width, width, height, sigma, kept, scratch.baseAddress) }
        }
    }
}

extension Surface {
    /// Whether all pixels of a part, which must be inside, are opaque.
    fileprivate func isOpaque(in part: PixelRect) -> Bool {
        for y in part.minY..<part.maxY {
            let pixels = row(y)
            var all = UInt32.max
            for x in part.minX..<part.maxX { all &= pixels[x] }
            if all < 0xff00_0000 { return false }
        }
        return true
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
        let whole = PixelRect(minX: 0, minY: 0, maxX: grown.width, maxY: grown.height)
        blur.withKernel(grown.width, grown.height, whole) { $0(result.writableRow(result.rect.minY)) }
        return result
    }
}
