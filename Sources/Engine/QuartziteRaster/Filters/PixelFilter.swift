import CQuartziteKernels
import Foundation

/// A filter applied to a whole picture.
package enum PixelFilter: Hashable, Sendable {
    case blur(GaussianBlur)
    case color(ColorMatrix)
    case sepia(SepiaTone)
    /// Glass in front of the picture; what is outside becomes transparent.
    case glass(GlassLens)

    /// A Gaussian blur with a standard deviation in pixels.
    package static func blur(sigma: Double) -> PixelFilter { .blur(GaussianBlur(sigma: sigma, of: .filter)) }

    /// The distance, in pixels, by which the filter may spread a pixel.
    package var margin: Int {
        switch self {
        case .blur(let blur): blur.margin
        case .color, .sepia: 0
        case .glass(let lens): lens.margin
        }
    }

    /// Whether the filter makes a part of an opaque picture transparent.
    package var cutsOut: Bool {
        if case .glass = self { true } else { false }
    }

    /// Returns the filter after another transform of the pixels; blurs and colours remain.
    package func mapped(by map: Projection) -> PixelFilter {
        if case .glass(let lens) = self { .glass(lens.mapped(by: map)) } else { self }
    }
}

extension [PixelFilter] {
    /// The distance, in pixels, by which the filters may spread a pixel, one after the other.
    package var margin: Int { reduce(0) { $0 + $1.margin } }
}

/// A matrix on straight colour components, 0…1: for red, green and blue, factors of the three and a constant.
package struct ColorMatrix: Hashable, Sendable {
    package var rows: [SIMD4<Double>]

    package init(red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>) { rows = [red, green, blue] }

    package static let identity = ColorMatrix(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

    /// The entries in 1/65536ths, as the kernel reads them; clamped to ±16,000, and NaN counts as 0.
    fileprivate var fixed: [Int32] {
        rows.flatMap { row in
            (0..<4).map { row[$0].isNaN ? 0 : Int32((min(max(row[$0], -16_000), 16_000) * 65_536).rounded()) }
        }
    }
}

extension Surface {
    /// Applies filters one after the other to the pixels of a part; the pixels around it are undefined afterwards.
    ///
    /// Each filter is applied only to the pixels that the next one reads. The result has the same bytes on every
    /// machine, and does not depend on the part.
    package func apply(_ filters: [PixelFilter], keeping part: PixelRect) {
        for (index, filter) in filters.enumerated() {
            let rest = filters[(index + 1)...].reduce(0) { $0 + $1.margin }
            apply(filter, keeping: part.outset(by: rest).intersection(rect))
        }
    }

    private func apply(_ filter: PixelFilter, keeping part: PixelRect) {
        guard !part.isEmpty else { return }
        switch filter {
        case .blur(let blur): blur.apply(to: self, keeping: part)
        case .color(let matrix):
            let fixed = matrix.fixed
            for y in part.minY..<part.maxY { qz_color_matrix_row(row(y) + part.minX, Int32(part.width), fixed) }
        case .sepia(let tone): tone.apply(to: self, keeping: part)
        case .glass(let lens): apply(lens, keeping: part)
        }
    }

    /// Fills `outer` around `inner`, a part of it, with the nearest pixels of `inner`.
    package func extendEdges(of inner: PixelRect, over outer: PixelRect) {
        let (inner, outer) = (inner.intersection(rect), outer.intersection(rect))
        guard !inner.isEmpty, inner != outer else { return }
        for y in inner.minY..<inner.maxY {
            let line = row(y)
            for x in outer.minX..<inner.minX { line[x] = line[inner.minX] }
            for x in inner.maxX..<outer.maxX { line[x] = line[inner.maxX - 1] }
        }
        for y in outer.minY..<outer.maxY where y < inner.minY || y >= inner.maxY {
            let nearest = y < inner.minY ? inner.minY : inner.maxY - 1
            (row(y) + outer.minX).update(from: row(nearest) + outer.minX, count: outer.width)
        }
    }
}
