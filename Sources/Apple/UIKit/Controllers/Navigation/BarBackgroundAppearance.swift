import QuartzCore

/// How the background of a bar looks, as its appearance or its own properties determine it.
@MainActor struct BarBackgroundAppearance {
    /// The colour over the blur; nil for none.
    var color: UIColor?
    /// The blur of the content behind the bar; nil for none.
    var effect: UIBlurEffect?
    /// The image in front of the colour; nil for none.
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge; nil for no line.
    var line: UIColor?
    /// The image in place of the line; nil for none.
    var lineImage: UIImage?
    /// Whether this is the system's background rather than one that the app chose.
    private(set) var isDefault = false

    /// A transparent background without a line.
    static let clear = BarBackgroundAppearance()

    private init() {}

    /// Creates the look that an appearance describes.
    init(_ appearance: UIBarAppearance) {
        (color, effect) = (appearance.backgroundColor, appearance.backgroundEffect)
        (image, imageMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
        (line, lineImage) = (appearance.shadowColor, appearance.shadowImage)
    }

    /// Creates the look of a bar without an appearance: blurred if it is translucent and has neither a colour nor an
    /// image of its own.
    ///
    /// An opaque bar has a colour behind its image, which shows where the image is transparent. The image of the line
    /// requires a background image; an empty one removes the line.
    init(_ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool, image: UIImage?, lineImage: UIImage?) {
        self.image = image
        isDefault = image == nil && tint == nil && isTranslucent && style == .default
        line = UIBarStyle.edge
        if image == nil {
            color = tint ?? (isTranslucent ? nil : style.fill)
            effect = tint == nil && isTranslucent ? style.effect : nil
            return
        }
        if !isTranslucent { color = tint ?? style.opaqueFill }
        if let lineImage { (self.lineImage, line) = (lineImage, nil) }
    }
}
