import CQuartziteKernels
import Foundation

/// The coverage, 0…255, of each pixel of a rectangle; 0 outside it.
package final class CoverageMask: @unchecked Sendable {
    package let rect: PixelRect
    /// One byte per pixel, top row first, `rect.width` bytes per row.
    private let bytes: UnsafeMutablePointer<UInt8>

    init(rect: PixelRect, repeating value: UInt8) {
        self.rect = rect.isEmpty ? PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.minX, maxY: rect.minY) : rect
        let count = self.rect.width * self.rect.height
        bytes = .allocate(capacity: max(count, 1))
        bytes.initialize(repeating: value, count: max(count, 1))
    }

    deinit { bytes.deallocate() }

    /// Creates a mask with full coverage inside `rect`.
    package convenience init(rect: PixelRect) { self.init(rect: rect, repeating: 255) }

    /// Creates a mask with the coverage of a path, within `clip`.
    package convenience init(
        path: PathElements, transform: Projection, rule: FillRule, clip: PixelRect, antialias: Bool = true,
        rasterizer: PathRasterizer = PathRasterizer()
    ) {
        self.init(rect: clip, repeating: 0)
        rasterizer.rasterize(path, transform: transform, rule: rule, clip: rect, antialias: antialias) { y, spans in
            for span in spans {
                let target = bytes + (y - rect.minY) * rect.width + Int(span.x) - rect.minX
                if let coverage = span.coverage {
                    target.update(from: coverage, count: Int(span.count))
                } else {
                    target.update(repeating: UInt8(truncatingIfNeeded: span.value), count: Int(span.count))
                }
            }
        }
    }

    /// Creates a mask from the alpha of the pixels in `rect`, which must lie in the surface.
    package convenience init(alphaOf surface: Surface, in rect: PixelRect) {
        self.init(rect: rect, repeating: 0)
        for y in rect.minY..<rect.maxY {
            qz_copy_alpha(writableRow(y), surface.row(y) + rect.minX, Int32(rect.width))
        }
    }

    /// Returns the bytes of row `y`, which must lie in `rect`; the first is for column `rect.minX`.
    package func row(_ y: Int) -> UnsafePointer<UInt8> {
        if y < rect.minY || y >= rect.maxY { stop("row \(y) outside the mask") }
        return UnsafePointer(bytes + (y - rect.minY) * rect.width)
    }

    /// Returns the bytes of row `y` for writing, while the mask is being created.
    package func writableRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        if y < rect.minY || y >= rect.maxY { stop("row \(y) outside the mask") }
        return bytes + (y - rect.minY) * rect.width
    }

    /// The coverage of a pixel; 0 outside `rect`.
    package subscript(x: Int, y: Int) -> UInt8 {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return 0 }
        return bytes[(y - rect.minY) * rect.width + x - rect.minX]
    }

    /// Returns the product of both masks, over the intersection of their rectangles.
    package func multiplied(by other: CoverageMask) -> CoverageMask {
        let result = CoverageMask(rect: rect.intersection(other.rect), repeating: 0)
        let shared = result.rect
        guard !shared.isEmpty else { return result }
        for y in shared.minY..<shared.maxY {
            let (a, b) = (row(y) + (shared.minX - rect.minX), other.row(y) + (shared.minX - other.rect.minX))
            let target = result.bytes + (y - shared.minY) * shared.width
            for i in 0..<shared.width {
                let product = UInt32(a[i]) * UInt32(b[i]) + 128
                target[i] = UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
            }
        }
        return result
    }
}
