/// How contents that do not fit the bounds are placed; "top" means the largest y, as everywhere in Core Animation.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The gravity's name.
    public let rawValue: String
    /// A gravity by name; a layer given an unknown one uses ``resize``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the edge of largest y, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the edge of smallest y, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the edge of smallest x, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the edge of largest x, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the corner of smallest x and largest y, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the corner of largest x and y, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the corner of smallest x and y, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the corner of largest x and smallest y, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched over the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits inside the bounds, in proportion.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds, in proportion.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    private static let all: Set<CALayerContentsGravity> = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize, .resizeAspect,
        .resizeAspectFill,
    ]

    /// The gravity itself, or ``resize`` for a name that no gravity has.
    package var known: CALayerContentsGravity { Self.all.contains(self) ? self : .resize }
}

/// How contents are read between their pixels.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The filter's name.
    public let rawValue: String
    /// A filter by name; unknown names act like ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// A mix of the four nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// ``linear`` between two sizes made beforehand.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How drawn contents are kept in memory.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The format's name.
    public let rawValue: String
    /// A format by name; a layer given an unknown one uses ``RGBA8Uint``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Four channels of 8 bits.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Four channels of 16-bit floating point.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// One grey channel of 8 bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// Whatever suits what is drawn.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")

    /// The format itself, or ``RGBA8Uint`` for a name that no format has.
    package var known: CALayerContentsFormat {
        [.RGBA16Float, .gray8Uint, .automatic].contains(self) ? self : .RGBA8Uint
    }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String
    /// A curve by name; a layer given an unknown one uses ``circular`` (fact prp-015).
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Longer corners whose curvature sets in gradually; nearer to ``circular`` where the sides leave no room.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// The curve a layer keeps when it is given this one.
    var known: CALayerCornerCurve { self == .continuous ? .continuous : .circular }
}

/// Which corners `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt
    /// A mask from its bits.
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

/// Which edges of a layer are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: UInt32
    /// A mask from its bits.
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

/// The action key of a layer that enters a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The action key of a layer that leaves its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of every transition.
public let kCATransition = "transition"
