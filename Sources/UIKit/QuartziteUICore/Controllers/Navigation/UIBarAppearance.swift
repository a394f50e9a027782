import QuartziteUIDrawing

/// The appearance of a bar.
///
/// A bar follows changes of its appearances.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    /// The colour over the blur; nil, the default, adds none.
    open var backgroundColor: UIColor? { didSet { change() } }
    /// The blur of the content behind the bar; by default, a material for bars.
    open var backgroundEffect: UIBlurEffect? = UIBarStyle.default.effect { didSet { change() } }
    /// The image in front of the background colour, stretched over the bar; nil by default.
    open var backgroundImage: UIImage? { didSet { change() } }
    /// The placement of the background image; `scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { change() } }
    /// The colour of the line at the bar's edge; nil removes the line.
    open var shadowColor: UIColor? = UIBarStyle.edge { didSet { change() } }
    /// The image in place of the line, stretched over the bar's width; an empty image, like nil, shows the line.
    open var shadowImage: UIImage? { didSet { change() } }
    /// Called after a change, by the bar that has the appearance.
    var changed: (() -> Void)?

    func change() { changed?() }

    /// Creates an appearance with the system's default values.
    public required override init() { super.init() }

    /// Creates an appearance with the system's default values, which are the same for all idioms.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Creates an appearance with the values of another.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        copyValues(of: barAppearance)
    }

    /// Copies the values of another appearance, as far as this one has them.
    private func copyValues(of other: UIBarAppearance) {
        for rows in PropertyTables.rows(of: type(of: self)) { rows.copyValues(of: other, to: self) }
    }

    /// Returns an appearance with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated {
            let made = type(of: self).init()
            made.copyValues(of: self)
            copy = made
        }
        return copy
    }

    /// Configures the default background: a blur of the content behind the bar, with a line at the edge.
    open func configureWithDefaultBackground() {
        configure(nil, line: UIBarStyle.edge)
        backgroundEffect = UIBarStyle.default.effect
    }

    /// Configures an opaque background, white or black, with a line at the edge.
    open func configureWithOpaqueBackground() { configure(.systemBackground, line: UIBarStyle.edge) }

    /// Configures a transparent background without a line.
    open func configureWithTransparentBackground() { configure(nil, line: nil) }

    private func configure(_ background: UIColor?, line: UIColor?) {
        (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
        (backgroundColor, shadowColor) = (background, line)
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and colour of the title; empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { change() } }
    /// The offset of the title from its default position, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { change() } }
    /// The font and colour of large titles; empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { change() } }
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { change() } }
    /// The appearance of buttons whose style is `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { change() } }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { change() } }
    /// The image of the back button; nil, the default, is that of the bar.
    open internal(set) var backIndicatorImage: UIImage?
    /// The mask of the back button's image during transitions; nil by default, and stored without effect.
    open internal(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the images of the back button; the mask is stored without effect.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
        change()
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { change() } }
    /// The appearance of buttons whose style is `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { change() } }
}
