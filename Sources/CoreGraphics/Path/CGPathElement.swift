import Foundation

/// The kind of a path element; raw values are Apple's.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath; one point.
    case moveToPoint
    /// A straight line; one point.
    case addLineToPoint
    /// A quadratic Bézier curve; control point, end point.
    case addQuadCurveToPoint
    /// A cubic Bézier curve; two control points, end point.
    case addCurveToPoint
    /// A line back to where the subpath started; no points.
    case closeSubpath
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
    /// What the element is, and so how many points it has.
    public var type: CGPathElementType
    /// Zero to three points, valid only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element over somebody else's points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// How overlapping parts of a path count.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the contours' signed turns do not cancel (non-zero).
    case winding
    /// Inside is where an odd number of contours overlap.
    case evenOdd
}

/// How an open subpath's stroke ends; raw values are Apple's.
public enum CGLineCap: Int32, Sendable {
    /// Ends exactly at the end point.
    case butt
    /// Ends with a half circle round the end point.
    case round
    /// Ends half a line width beyond the end point.
    case square
}

/// How a stroke turns at a corner; raw values are Apple's.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, or a bevel where it would be longer than the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A corner cut off.
    case bevel
}
