import QuartziteUIDrawing

/// The superclass of ``UIButton``: titles, colours and images for each state.
///
/// It is a separate class because Swift requires overridable members in a class body.
@preconcurrency @MainActor open class _UIButtonContentControl: UIControl {
    var contents = ButtonContents() { didSet { contentsDidChange() } }

    func contentsDidChange() {}

    /// The title colour if none was set.
    func standardTitleColor(for state: UIControl.State) -> UIColor { .white }

    /// Sets the title for a state; nil uses the title of the normal state.
    open func setTitle(_ title: String?, for state: UIControl.State) { contents.titles[own: state] = title }
    /// Sets the attributed title for a state, which overrides a plain one; nil uses the title of the normal state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents.attributedTitles[own: state] = title.map { NSAttributedString(attributedString: $0) }
    }
    /// Sets the title colour for a state; nil uses the colour of the normal state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleColors[own: state] = color
    }
    /// Sets the colour of the title's shadow for a state; nil uses the colour of the normal state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleShadowColors[own: state] = color
    }
    /// Sets the image for a state; nil uses the image of the normal state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { contents.images[own: state] = image }
    /// Sets the background image for a state, stretched over the button; nil uses the image of the normal state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.backgroundImages[own: state] = image
    }
    /// Sets the settings with which a state shows its symbol, such as its size; nil uses those of the normal state.
    ///
    /// Settings of the image itself take precedence.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { contents.symbolConfigurations[own: state] = configuration }

    /// Returns the title for a state.
    open func title(for state: UIControl.State) -> String? { contents.titles[state] }
    /// Returns the attributed title for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { contents.attributedTitles[state] }
    /// Returns the title colour for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        contents.titleColors[state] ?? standardTitleColor(for: state)
    }
    /// Returns the colour of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.titleShadowColors[state] }
    /// Returns the image for a state.
    open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }
    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.backgroundImages[state] }
    /// Returns the settings with which a state shows its symbol.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations[state]
    }

    /// The title for the current state.
    open var currentTitle: String? { title(for: state) }
    /// The attributed title for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title colour for the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image for the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The settings with which the current state shows its symbol.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}
