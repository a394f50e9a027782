import QuartziteUIDrawing

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
    /// The colour; black by default.
    public var color = UIColor.black
    /// The opacity, 0…1; 0, the default, draws no shadow.
    public var opacity: CGFloat = 0
    /// The radius of the blur in points; 3 by default.
    public var radius: CGFloat = 3
    /// The offset in points; zero by default.
    public var offset = CGSize.zero
    /// The outline that casts the shadow; nil, the default, is that of the background.
    public var path: UIBezierPath?

    /// Creates properties without a shadow.
    public init() {}
}
