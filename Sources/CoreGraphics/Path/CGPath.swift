/// An immutable path. (Being built.)
open class CGPath: @unchecked Sendable {
    package init() {}
}
/// How overlapping parts of a path count.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
