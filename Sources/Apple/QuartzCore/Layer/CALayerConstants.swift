/// How contents are placed when they do not fit the bounds; "top" is the edge of largest y, as everywhere in Core
/// Animation.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity.
    public let rawValue: String
    /// Creates a gravity from its name; a layer replaces an unknown one with ``resize``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centred, at the original size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the edge of largest y, centred horizontally, at the original size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the edge of smallest y, centred horizontally, at the original size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the edge of smallest x, centred vertically, at the original size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the edge of largest x, centred vertically, at the original size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the corner of smallest x and largest y, at the original size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the corner of largest x and y, at the original size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the corner of smallest x and y, at the original size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the corner of largest x and smallest y, at the original size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the size of the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to the largest size that fits inside the bounds, preserving the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to the smallest size that covers the bounds, preserving the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    private static let all: Set<CALayerContentsGravity> = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize, .resizeAspect,
        .resizeAspectFill,
    ]

    /// The gravity itself, or ``resize`` if the name is unknown.
    package var known: CALayerContentsGravity { Self.all.contains(self) ? self : .resize }
}

/// How contents are sampled between their pixels.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter from its name; an unknown one acts like ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Uses the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolates linearly between the four nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Interpolates linearly within and between the two nearest mipmap levels.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The storage format of drawn contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format from its name; a layer replaces an unknown one with ``RGBA8Uint``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Four channels of 8 bits.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Four channels of 16-bit floating point.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// One grey channel of 8 bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// The format that suits the drawing.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")

    /// The format itself, or ``RGBA8Uint`` if the name is unknown.
    package var known: CALayerContentsFormat {
        [.RGBA16Float, .gray8Uint, .automatic].contains(self) ? self : .RGBA8Uint
    }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// Creates a curve from its name; a layer replaces an unknown one with ``circular`` (fact prp-015).
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Longer corners whose curvature increases gradually; they approach ``circular`` if the sides are too short.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// The curve itself, or ``circular`` if the name is unknown.
    var known: CALayerCornerCurve { self == .continuous ? .continuous : .circular }
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, one per corner.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner of smallest x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner of largest x and smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner of smallest x and largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner of largest x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all = CACornerMask(rawValue: 15)
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, one per edge.
    public let rawValue: UInt32
    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge of smallest x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of largest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of smallest y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of largest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The key of the action for a layer that becomes visible or is added to a layer tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is hidden or removed from its layer tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which transitions are added.
public let kCATransition = "transition"
