import CQuartziteKernels
import Foundation

/// Pixels `x ..< x + count` of a row, with one `coverage` byte each, or with `value` (1…255) for all if that is nil.
package typealias CoverageSpan = qz_span

/// Converts paths to antialiasing coverage with exact areas and winding numbers, in integer arithmetic.
///
/// A pixel's coverage depends only on the path and the transform, not on the clip, so a picture may be divided
/// anywhere. Working memory is kept between paths; use one rasteriser for many paths, from one thread at a time.
///
/// Each edge adds its exact area to the cells that it crosses, and a sum over the row gives the coverage. Sampling with
/// several lines a pixel, the other common method, has visible steps in flat edges, and more samples cost more time.
/// Integers make sums independent of their order, so vectors of any width give the same bytes. A path that never
/// crosses itself is summed in one pass, edges in any order, over a band of eight rows; others need lists of edges for
/// each row, since a pixel may be covered twice. The cost of exact areas is that two shapes that share an edge leave a
/// faint seam, as in Core Graphics.
package final class PathRasterizer {
    private let state: UnsafeMutablePointer<qz_coverage>
    private var edgeCapacity = 0
    private var width = 0
    private var height = 0

    package init() {
        state = .allocate(capacity: 1)
        state.initialize(to: qz_coverage())
        allocateEdges(512)
    }

    deinit {
        releaseEdges()
        releaseRows()
        state.deallocate()
    }

    /// Calls `row` for each row with any coverage, top row first, with its spans from left to right.
    ///
    /// Open subpaths count as closed. Curves become chords at most 0.1 pixel away. Parts behind the viewer are cut off.
    /// With `antialias` false, the pixels whose centres are inside are covered fully. The spans are valid only during
    /// the call.
    package func rasterize(
        _ path: PathElements, transform: Projection, rule: FillRule, clip: PixelRect, antialias: Bool = true,
        row: (_ y: Int, _ spans: UnsafeBufferPointer<CoverageSpan>) -> Void
    ) {
        guard load(path, transform, rule, clip, antialias) else { return }
        var (y, count): (Int32, Int32) = (0, 0)
        while qz_coverage_next_row(state, &y, &count) != 0 {
            row(Int(y), UnsafeBufferPointer(start: state.pointee.spans, count: Int(count)))
        }
    }

    /// The windings, with 0, that the path had that was rasterised last, if it has several contours.
    var windings: ClosedRange<Int32> { state.pointee.lowest...state.pointee.highest }

    /// Fills with one premultiplied BGRA colour, source-over; the fast path for the most common paint.
    package func fill(
        _ path: PathElements, transform: Projection, rule: FillRule, clip: PixelRect, antialias: Bool = true,
        color: UInt32, surface: Surface
    ) {
        let clip = clip.intersection(surface.rect)
        guard color >> 24 != 0 || color != 0, load(path, transform, rule, clip, antialias) else { return }
        // The kernel may write whole rows, because no other thread draws into them.
        state.pointee.reach = Int32(surface.rect.maxX)
        qz_coverage_fill(state, surface.origin, Int64(surface.stride), color)
    }

    // MARK: Loading

    /// Loads a path; returns false if it cannot cover any pixel.
    private func load(
        _ elements: PathElements, _ t: Projection, _ rule: FillRule, _ clip: PixelRect, _ antialias: Bool
    ) -> Bool {
        guard !clip.isEmpty, t.isFinite, !elements.isEmpty, allocateRows(clip) else { return false }
        state.pointee.even_odd = rule == .evenOdd ? 1 : 0
        state.pointee.antialias = antialias ? 1 : 0
        qz_coverage_begin(state)
        let matrix: [9 of Double] = [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]
        matrix.span.withUnsafeBufferPointer { matrix in
            elements.verbs.withUnsafeBytes { verbs in
                elements.points.withUnsafeBytes { points in
                    // A path that holds only a `close` has no points.
                    guard let m = matrix.baseAddress, let xy = points.baseAddress, let v = verbs.baseAddress
                    else { return }
                    while qz_coverage_add(
                        state, v.assumingMemoryBound(to: UInt8.self), Int32(verbs.count),
                        xy.assumingMemoryBound(to: Double.self), m) == 0
                    {
                        allocateEdges(edgeCapacity * 2)
                    }
                }
            }
        }
        qz_coverage_end(state)
        return state.pointee.row < state.pointee.end_row
    }

    // MARK: Memory

    /// Allocates memory for more edges and keeps the existing ones.
    private func allocateEdges(_ capacity: Int) {
        let edges = UnsafeMutablePointer<qz_edge>.allocate(capacity: capacity)
        let outline = UnsafeMutablePointer<qz_point>.allocate(capacity: capacity)
        if edgeCapacity > 0 {
            edges.update(from: state.pointee.edges, count: Int(state.pointee.edge_count))
            outline.update(from: state.pointee.outline, count: Int(state.pointee.outline_count))
            releaseEdges()
        }
        state.pointee.edges = edges
        state.pointee.outline = outline
        state.pointee.pieces = .allocate(capacity: capacity * 2)
        state.pointee.crossings = .allocate(capacity: capacity)
        state.pointee.edge_capacity = Int32(capacity)
        edgeCapacity = capacity
    }

    private func releaseEdges() {
        state.pointee.edges.deallocate()
        state.pointee.outline.deallocate()
        state.pointee.pieces.deallocate()
        state.pointee.crossings.deallocate()
    }

    /// Allocates memory for the rows of the clip; returns false if the clip exceeds the range of the arithmetic.
    private func allocateRows(_ clip: PixelRect) -> Bool {
        let reach = 1 << 20
        guard clip.minX > -reach, clip.minY > -reach, clip.maxX < reach, clip.maxY < reach else { return false }
        if clip.width > width || clip.height > height {
            releaseRows()
            width = max(width, clip.width)
            height = max(height, clip.height)
            state.pointee.heads = .allocate(capacity: height)
            state.pointee.heads.initialize(repeating: -1, count: height)
            let sums = max(Int(QZ_COVERAGE_BAND) * (width + 19), Int(QZ_COVERAGE_SUMS))
            state.pointee.sums = .allocate(capacity: sums)
            state.pointee.sums.initialize(repeating: 0, count: sums)
            let touched = max(Int(QZ_COVERAGE_BAND) * (width / 256 + 2), Int(QZ_COVERAGE_TOUCHED))
            state.pointee.touched = .allocate(capacity: touched)
            state.pointee.touched.initialize(repeating: 0, count: touched)
            state.pointee.bytes = .allocate(capacity: width + 16)
            state.pointee.bytes.initialize(repeating: 0, count: width + 16)
            state.pointee.spans = .allocate(capacity: width + 4)
        }
        state.pointee.min_x = Int32(clip.minX)
        state.pointee.min_y = Int32(clip.minY)
        state.pointee.max_x = Int32(clip.maxX)
        state.pointee.max_y = Int32(clip.maxY)
        return true
    }

    private func releaseRows() {
        guard width > 0 else { return }
        state.pointee.heads.deallocate()
        state.pointee.sums.deallocate()
        state.pointee.touched.deallocate()
        state.pointee.bytes.deallocate()
        state.pointee.spans.deallocate()
    }
}
