import QuartzCore

/// The background of a button.
public struct UIBackgroundConfiguration {
    /// The background colour; nil, the default, uses the colour of the button's configuration.
    public var backgroundColor: UIColor?
    /// The corner radius in points, for ``UIButton/Configuration/CornerStyle/fixed``; 6 by default.
    public var cornerRadius: CGFloat = 6
    /// The colour of the stroke along the edge; nil, the default, draws no stroke.
    public var strokeColor: UIColor?
    /// The width of the stroke in points; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// An image, stretched over the background; nil by default.
    public var image: UIImage?

    /// Creates an empty background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
