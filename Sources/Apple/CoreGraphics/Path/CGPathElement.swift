import Foundation

/// The type of a path element; raw values are Apple's.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint
    /// Appends a straight line; one point.
    case addLineToPoint
    /// Appends a quadratic Bézier curve; control point, end point.
    case addQuadCurveToPoint
    /// Appends a cubic Bézier curve; two control points, end point.
    case addCurveToPoint
    /// Closes the subpath with a line to its start; no points.
    case closeSubpath
}

/// A path element, as passed to the block of `CGPath.applyWithBlock(_:)`.
public struct CGPathElement {
    /// The type of the element, which determines the number of points.
    public var type: CGPathElementType
    /// The zero to three points, valid only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element that refers to the given points without copying them.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Nonzero winding: a point is inside if the contours' signed turns around it do not cancel.
    case winding
    /// Even-odd: a point is inside if an odd number of contours surround it.
    case evenOdd
}

/// The shape of the ends of an open subpath's stroke; raw values are Apple's.
public enum CGLineCap: Int32, Sendable {
    /// Ends exactly at the end point.
    case butt
    /// Ends with a half circle around the end point.
    case round
    /// Ends half a line width beyond the end point.
    case square
}

/// The shape of a stroke's corners; raw values are Apple's.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner; a bevel if it would exceed the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A bevelled corner.
    case bevel
}
