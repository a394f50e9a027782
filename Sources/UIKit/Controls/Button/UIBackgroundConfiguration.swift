import QuartzCore

/// What is behind the content of a button.
public struct UIBackgroundConfiguration {
    /// What fills it; nil, the default, for what the button's configuration says.
    public var backgroundColor: UIColor?
    /// The radius of its corners in points, for ``UIButton/Configuration/CornerStyle/fixed``; 6 by default.
    public var cornerRadius: CGFloat = 6
    /// The colour of a line along its edge; nil, the default, for none.
    public var strokeColor: UIColor?
    /// How wide that line is, points; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// A picture in it, stretched over it; nil by default.
    public var image: UIImage?

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
