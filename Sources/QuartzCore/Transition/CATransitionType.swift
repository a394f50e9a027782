/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// A type by name; unknown names act like ``fade``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look dissolves into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides off the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")

    /// The layer turns round, the subtype's edge first: the left or upper one comes forward in `fromLeft` and `fromTop`.
    package static let flip = CATransitionType(rawValue: "oglFlip")
    /// The old look slides up off the new one, inside the bounds.
    package static let curl = CATransitionType(rawValue: "pageCurl")
    /// The new look slides down over the old one, inside the bounds.
    package static let uncurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The edge at which a transition's movement starts.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The edge's name.
    public let rawValue: String
    /// An edge by name; unknown names act like ``fromLeft``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The edge of largest x; things move towards smaller x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The edge of smallest x; things move towards larger x.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The edge of largest y, as everywhere in Core Animation: the lower one where y points down.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The edge of smallest y: the upper one where y points down.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
