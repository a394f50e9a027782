import QuartziteUIDrawing

/// The appearance of the buttons of a bar, for each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The appearance of an enabled button.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of a pressed button.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of a focused button, which no button here is.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates the appearance of plain buttons.
    public override convenience init() { self.init(style: .plain) }

    /// Creates the appearance of buttons of a style, which makes no difference until it is changed.
    public init(style: UIBarButtonItem.Style) { super.init() }

    /// Resets the appearance; the style makes no difference.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        copyStates(of: UIBarButtonItemAppearance(style: style))
    }

    private func copyStates(of other: UIBarButtonItemAppearance) {
        for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
            PropertyTables.barButtonItemStateAppearance.copy(other[keyPath: state], to: self[keyPath: state])
        }
    }

    /// Returns an appearance with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated {
            let made = UIBarButtonItemAppearance()
            made.copyStates(of: self)
            copy = made
        }
        return copy
    }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The font and colour of titles; empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles from their default position, in points; zero by default.
    ///
    /// Only that of the state `normal` is used.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind buttons; nil by default.
    open var backgroundImage: UIImage?
}
