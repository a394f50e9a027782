/// What counts as the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String
    /// A rule by name; unknown names act like ``nonZero``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the path's turns round a point do not cancel.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Where a way out crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How lines join in a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The join's name.
    public let rawValue: String
    /// A join by name; unknown names act like ``miter``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The edges go on to where they meet, as far as the miter limit lets them.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A circular arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A straight edge.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How lines end in a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The cap's name.
    public let rawValue: String
    /// A cap by name; unknown names act like ``butt``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the end of the path.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle round the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a line width beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
