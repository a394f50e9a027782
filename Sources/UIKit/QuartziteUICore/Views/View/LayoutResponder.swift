import QuartziteUIDrawing

/// A superclass of ``UIView``, with layout, focus and key-value coding members that subclasses can override.
///
/// It is a separate class because only members declared in a class's body can be overridden.
@preconcurrency @MainActor open class _UILayoutResponder: _UIFocusResponder {
    /// The view's layout state: constraints, autoresizing, margins and safe area.
    package final var layout = ViewLayout()

    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    override var updatedLayer: CALayer? { view.layer }

    /// The view that the focus should move to; by default, the view itself.
    open weak override var preferredFocusedView: UIView? { view }

    /// Whether the view can become focused; false by default.
    open var canBecomeFocused: Bool { false }

    /// What shows that the view is focused; nil by default, and without effect, since there is no focus.
    open var focusEffect: UIFocusEffect? {
        get { view.extras.focusEffect }
        set {
            view.extras.focusEffect = newValue
            unsupported("UIView.focusEffect")
        }
    }

    /// How important the view is in its focus group; `ignored` by default, and without effect.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { view.extras.focusGroupPriority }
        set {
            view.extras.focusGroupPriority = newValue
            unsupported("UIView.focusGroupPriority")
        }
    }

    /// Whether the view is focused; always false, since there is no focus.
    open var isFocused: Bool { false }

    /// Returns the subviews that can be focused and intersect a rectangle.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        view.subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }

    /// Whether the view's frame and autoresizing mask become constraints; true by default.
    ///
    /// Set it to false for views that you place with constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout.translatesAutoresizingMask }
        set {
            guard newValue != layout.translatesAutoresizingMask else { return }
            layout.translatesAutoresizingMask = newValue
            view.constraintsDidChange()
        }
    }

    // MARK: Anchors

    /// The leading edge of the view.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .leading) }
    /// The trailing edge of the view.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .trailing) }
    /// The left edge of the view.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .left) }
    /// The right edge of the view.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .right) }
    /// The top edge of the view.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .top) }
    /// The bottom edge of the view.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .bottom) }
    /// The width of the view.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(view, .width) }
    /// The height of the view.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(view, .height) }
    /// The horizontal centre of the view.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .centerX) }
    /// The vertical centre of the view.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .centerY) }
    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .firstBaseline) }
    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .lastBaseline) }

    // MARK: Margins

    /// How the view resizes when its superview's bounds change; not at all by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { layout.autoresizingMask }
        set { layout.autoresizingMask = newValue }
    }

    /// The space between the view's edges and its content, in points, including the safe area insets.
    ///
    /// By default, 8 on each side; for the root view of a view controller, 16 at the sides and 0 at the top and bottom.
    /// Constraints refer to the margins through `layoutMarginsGuide` and the margin attributes.
    open var layoutMargins: UIEdgeInsets {
        get { view.insetsOfMargins }
        set { view.insetsOfMargins = newValue }
    }

    /// Called when constraints of the view or a descendant have changed.
    @_spi(UIKitLayers) open func descendantConstraintsDidChange() {}

    /// The distances from the edges of the view to its safe area, which bars and the like do not cover.
    open var safeAreaInsets: UIEdgeInsets { view.presentSafeArea }

    /// Returns the value of a property by name, boxed as on Apple's systems.
    ///
    /// As on Apple's systems, the program stops if there is no property of that name. Only stored properties
    /// of subclasses are found, and they are read-only: Swift on Linux cannot look up others by name.
    open func value(forKey key: String) -> Any? { view.keyedValue(forKey: key) }

    /// Sets the value of a property by name, see ``value(forKey:)``; a value of another type is ignored.
    open func setValue(_ value: Any?, forKey key: String) { view.setKeyedValue(value, forKey: key) }
}
