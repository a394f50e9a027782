import Foundation

extension CGPath {
    /// Returns the outline of the stroked path, to be filled with the winding rule.
    ///
    /// `lineWidth` is in points; the result is empty unless it is positive and finite. A miter longer than `miterLimit`
    /// line widths becomes a bevel. `transform` is applied to the outline. Curves are returned as lines.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = stroked(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: 0.02)
        return transform.isIdentity ? outline : CGPath(elements: outline.elements.applying(transform))
    }

    /// Creates the outline of another stroked path; never nil.
    ///
    /// Equivalent to ``copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)``, for code that uses the
    /// spelling of the C function.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(elements: outline.elements)
    }

    /// Returns the outline for drawing; `tolerance` is in points, usually 0.05 pixel divided by the scale.
    package func stroked(
        width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat
    ) -> CGPath {
        var stroker = Stroker(
            width: width, cap: cap.raster, join: join.raster, miterLimit: miterLimit, tolerance: tolerance)
        return CGPath(elements: stroker.outline(of: elements))
    }

    /// Returns the path cut into dashes.
    ///
    /// `lengths` alternate between dashes and gaps and repeat; `phase` is the offset into the pattern at which each
    /// subpath begins. All are in points. If the pattern is empty, has a negative length or only zeros, the whole path
    /// is returned. At most 100,000 dashes are cut; a finer pattern is stretched.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let dashed = elements.dashed(phase: phase, lengths: lengths)
        return CGPath(elements: transform.isIdentity ? dashed : dashed.applying(transform))
    }

    /// The total length of all subpaths, in points, including the lines that close them.
    package var length: CGFloat { PathMeasure(elements).length }

    /// Returns the part of the path between two fractions of its total length; empty if `from` ≥ `to`.
    package func trimmed(from: CGFloat, to: CGFloat) -> CGPath {
        if from <= 0, to >= 1 { return self }
        var result = PathElements()
        let measure = PathMeasure(elements)
        let (start, end) = (max(from, 0) * measure.length, min(to, 1) * measure.length)
        if start < end {
            for subpath in measure.subpaths where subpath.start < end && subpath.start + subpath.length > start {
                measure.append(
                    from: max(start, subpath.start), to: min(end, subpath.start + subpath.length), of: subpath,
                    to: &result)
                if subpath.isClosed, start <= subpath.start, end >= subpath.start + subpath.length { result.close() }
            }
        }
        return CGPath(elements: result)
    }
}

extension PathElements {
    fileprivate static let dashLimit: CGFloat = 100_000

    fileprivate func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathElements {
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return self }
        let measure = PathMeasure(self)
        let scale = max(1, measure.length / sum * CGFloat(lengths.count) / PathElements.dashLimit)
        // With an odd number of lengths, dashes and gaps swap at every repetition.
        let pattern = (lengths.count % 2 == 0 ? lengths : lengths + lengths).map { $0 * scale }
        let period = pattern.reduce(0, +)
        var offset = phase - (phase / period).rounded(.down) * period
        var first = 0
        while first < pattern.count - 1, offset >= pattern[first] {
            offset -= pattern[first]
            first += 1
        }
        var result = PathElements()
        for subpath in measure.subpaths {
            let end = subpath.start + subpath.length
            var at = subpath.start
            var index = first
            var left = max(pattern[first] - offset, 0)
            // An open subpath at whose start a dash of length 0 lies begins with its caps.
            if !subpath.isClosed, offset == 0, first % 2 == 1, pattern[first - 1] == 0 {
                (index, left) = (first - 1, 0)
            }
            while at < end, result.verbs.count < PathElements.countLimit {
                let next = min(at + left, end)
                if index % 2 == 0 { measure.append(from: at, to: next, of: subpath, to: &result) }
                at = next
                index = index + 1 == pattern.count ? 0 : index + 1
                left = pattern[index]
            }
        }
        return result
    }
}
