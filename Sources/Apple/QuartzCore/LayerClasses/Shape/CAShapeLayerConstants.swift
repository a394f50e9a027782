/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// Creates a rule from its name; an unknown one acts like ``nonZero``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the path's windings around it do not cancel out.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The style of line joins in a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the join.
    public let rawValue: String
    /// Creates a join from its name; an unknown one acts like ``miter``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner, if the miter limit allows it.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circular arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A straight edge that cuts off the corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The style of line ends in a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the cap.
    public let rawValue: String
    /// Creates a cap from its name; an unknown one acts like ``butt``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A straight edge at the end of the path.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle around the end of the path.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A straight edge half a line width beyond the end of the path.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
