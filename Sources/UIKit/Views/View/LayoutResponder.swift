import QuartzCore

/// What ``UIView`` is built on: properties of layout and of the focus, and values by key, that a subclass may override.
///
/// A class of its own, because what can be overridden has to stand in a class's body.
@preconcurrency @MainActor open class _UILayoutResponder: _UIFocusResponder {
    /// What the view's place and size come from.
    final var layout = ViewLayout()

    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    /// The view that the focus should go to: the view itself, unless overridden.
    open weak override var preferredFocusedView: UIView? { view }

    /// Whether the focus may lie on the view; false unless overridden.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the focus; false, since there is none.
    open var isFocused: Bool { false }

    /// Whether the view's frame, and what its mask says of it, stand for constraints; true by default.
    ///
    /// Set it to false for views that constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout.translatesAutoresizingMask }
        set {
            guard newValue != layout.translatesAutoresizingMask else { return }
            layout.translatesAutoresizingMask = newValue
            view.constraintsDidChange()
        }
    }

    /// What gives way when the superview's size changes; nothing by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { layout.autoresizingMask }
        set { layout.autoresizingMask = newValue }
    }

    /// Space to keep free of subviews along the edges, in points: what was set, and the safe area's insets with it.
    ///
    /// 8 on each side by default; 16 at the sides, and none at the top and bottom, of a controller's view. Constraints
    /// use it through `layoutMarginsGuide` and the margin attributes.
    open var layoutMargins: UIEdgeInsets {
        get { view.insetsOfMargins }
        set { view.insetsOfMargins = newValue }
    }

    /// How far bars and the like, which a window or a controller accounts for, reach into the view.
    open var safeAreaInsets: UIEdgeInsets { layout.safeArea }

    /// A property of the view by name: those that `UIView` itself has, boxed as on Apple's systems.
    ///
    /// The program stops, as on Apple's systems, where there is none of that name. Of subclasses, stored properties are
    /// found and may be read: Swift on Linux cannot find others by name.
    open func value(forKey key: String) -> Any? { view.keyedValue(forKey: key) }

    /// Sets a property of the view by name (see ``value(forKey:)``); a value of another type changes nothing.
    open func setValue(_ value: Any?, forKey key: String) { view.setKeyedValue(value, forKey: key) }
}
