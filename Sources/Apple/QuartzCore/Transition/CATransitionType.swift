/// The effect that a transition shows.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// Creates a type from its name; unknown names act like ``fade``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old appearance dissolves into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new appearance slides into place over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new appearance pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old appearance slides away and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")

    /// The layer turns over, starting with the subtype's edge.
    ///
    /// With `fromLeft` the left edge comes forward, with `fromTop` the upper one.
    package static let flip = CATransitionType(rawValue: "oglFlip")
    /// The old appearance is peeled up off the new one, inside the bounds.
    package static let curl = CATransitionType(rawValue: "pageCurl")
    /// The new appearance rolls down over the old one, inside the bounds.
    package static let uncurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The edge from which a transition starts.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The edge's name.
    public let rawValue: String
    /// Creates a subtype from its name; unknown names act like ``fromLeft``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The transition starts at the edge with the largest x; contents move towards smaller x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The transition starts at the edge with the smallest x; contents move towards larger x.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The transition starts at the edge with the largest y.
    ///
    /// As everywhere in Core Animation, this is the lower edge where the y axis points down.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The transition starts at the edge with the smallest y, the upper one where the y axis points down.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
