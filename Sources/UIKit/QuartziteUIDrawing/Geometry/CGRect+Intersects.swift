import QuartziteUIFoundation

// This method replaces Foundation's in files that import only UIKit; in files that import both, Foundation's wins.

extension CGRect {
    /// Returns whether two rectangles have points in common; a rectangle whose edge is no number is unbounded there.
    ///
    /// Foundation on Linux ends the program for a rectangle from −∞ of infinite width, with which layouts find rows.
    @_disfavoredOverload
    public func intersects(_ rect2: CGRect) -> Bool {
        guard !isNull, !rect2.isNull else { return false }
        let (left, top) = (minX > rect2.maxX, minY > rect2.maxY)
        let (right, bottom) = (rect2.minX > maxX, rect2.minY > maxY)
        return !left && !top && !right && !bottom
    }
}
