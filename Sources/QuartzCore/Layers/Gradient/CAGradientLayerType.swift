/// How a gradient layer's colours are laid out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// A type by name; unknown names act like ``axial``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses round the start point; the one of the last colour has the end point as the corner of its box.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start point, from the direction of the end point on, from +x towards +y.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
