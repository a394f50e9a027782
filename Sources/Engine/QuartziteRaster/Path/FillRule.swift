/// Which points are inside a path.
package enum FillRule: Hashable, Sendable {
    /// Those around which the contours' signed turns do not cancel.
    case winding
    /// Those that an odd number of contours surround.
    case evenOdd
}
