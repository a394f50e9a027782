/// What a button without a configuration shows in each of its states.
struct ButtonContents {
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var titleShadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
}

extension UIButton {
    /// Sets the title for a state; nil for that of the normal state.
    public func setTitle(_ title: String?, for state: UIControl.State) { contents.titles[own: state] = title }
    /// Sets the title for a state with its attributes, which goes before one without; nil for that of the normal state.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        contents.attributedTitles[own: state] = title.map { NSAttributedString(attributedString: $0) }
    }
    /// Sets the title's colour for a state; nil for that of the normal state.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleColors[own: state] = color
    }
    /// Sets the colour of the title's shadow for a state; nil for that of the normal state.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        contents.titleShadowColors[own: state] = color
    }
    /// Sets the picture for a state; nil for that of the normal state.
    public func setImage(_ image: UIImage?, for state: UIControl.State) { contents.images[own: state] = image }
    /// Sets the picture behind all for a state, stretched over the button; nil for that of the normal state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.backgroundImages[own: state] = image
    }

    /// The title in a state.
    public func title(for state: UIControl.State) -> String? { contents.titles[state] }
    /// The title with attributes in a state.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? { contents.attributedTitles[state] }
    /// The title's colour in a state.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        contents.titleColors[state] ?? defaultColor(state)
    }
    /// The colour of the title's shadow in a state.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.titleShadowColors[state] }
    /// The picture in a state.
    public func image(for state: UIControl.State) -> UIImage? { contents.images[state] }
    /// The picture behind all in a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { contents.backgroundImages[state] }

    /// The title shown now.
    public var currentTitle: String? { title(for: state) }
    /// The title with attributes shown now.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's colour now.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture shown now.
    public var currentImage: UIImage? { image(for: state) }
    /// The picture behind all shown now.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func defaultColor(_ state: UIControl.State) -> UIColor {
        guard buttonType == .system else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}
