/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by name; unknown names act like ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from value to value; unless set.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps from value to value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at constant speed; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values, shaped by tension, continuity and bias.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, each part lasting as long as its values are apart; key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along the path it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by name; unknown names do not rotate the layer.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
