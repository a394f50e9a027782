import QuartzCore

/// What ``UIButton`` is built on: titles, colours and pictures by state.
///
/// A class of its own, because what a subclass may override has to stand in a class's body.
@preconcurrency @MainActor open class _UIButtonContentControl: UIControl {
    var contents = ButtonContents() { didSet { contentsDidChange() } }

    func contentsDidChange() {}

    /// The title's colour where none was set.
    func standardTitleColor(for state: UIControl.State) -> UIColor { .white }

    /// Sets the title for a state; nil for that of the normal state.
    open func setTitle(_ title: String?, for state: UIControl.State) { contents.titles[own: state] = title }
    /// Sets the title for a state with its attributes, which goes before one without; nil for that of the normal state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents.attributedTitles[own: state] = title.map { NSAttributedString(attributedString: $0) }
    }
    /// Sets the title's colour for a state; nil for that of the normal state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleColors[own: state] = color
    }
    /// Sets the colour of the title's shadow for a state; nil for that of the normal state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleShadowColors[own: state] = color
    }
    /// Sets the picture for a state; nil for that of the normal state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { contents.images[own: state] = image }
    /// Sets the picture behind all for a state, stretched over the button; nil for that of the normal state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.backgroundImages[own: state] = image
    }

    /// The title in a state.
    open func title(for state: UIControl.State) -> String? { contents.titles[state] }
    /// The title with attributes in a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { contents.attributedTitles[state] }
    /// The title's colour in a state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        contents.titleColors[state] ?? standardTitleColor(for: state)
    }
    /// The colour of the title's shadow in a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.titleShadowColors[state] }
    /// The picture in a state.
    open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }
    /// The picture behind all in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.backgroundImages[state] }

    /// The title shown now.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes shown now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's colour now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture shown now.
    open var currentImage: UIImage? { image(for: state) }
    /// The picture behind all shown now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
