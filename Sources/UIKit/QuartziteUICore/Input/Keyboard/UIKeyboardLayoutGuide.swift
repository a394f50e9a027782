import QuartziteUIDrawing

/// A layout guide that can change its constraints as it moves; only the keyboard's moves here.
///
/// The keyboard is always at the bottom and as wide as the screen, so that the guide is near the bottom edge only.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Sets the constraints that are active while the guide is near an edge of its view.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        deactivate(constraintsActive(whenNearEdge: edge), for: trackingConstraints)
        near.removeAll { $0.edge == edge }
        near.append((edge, trackingConstraints))
        for constraint in trackingConstraints { constraint.isActive = edge == .bottom }
    }

    /// Returns the constraints that are active while the guide is near an edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.first { $0.edge == edge }?.constraints ?? []
    }

    /// Sets the constraints that are active while the guide is away from all of some edges of its view.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeAwayFrom edges: NSDirectionalRectEdge
    ) {
        deactivate(constraintsActive(awayFrom: edges), for: trackingConstraints)
        away.removeAll { $0.edges == edges }
        away.append((edges, trackingConstraints))
        for constraint in trackingConstraints { constraint.isActive = !edges.contains(.bottom) }
    }

    /// Returns the constraints that are active while the guide is away from all of some edges.
    open func constraintsActive(awayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.first { $0.edges == edges }?.constraints ?? []
    }

    /// Deactivates all constraints that depend on where the guide is, and forgets them.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.flatMap(\.constraints) + away.flatMap(\.constraints))
        (near, away) = ([], [])
    }

    private func deactivate(_ old: [NSLayoutConstraint], for new: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(old.filter { !new.contains($0) })
    }
}

/// The part of a view that the keyboard covers, or the bottom safe area without a keyboard.
///
/// Layout by constraints to the guide animates along with the keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide also follows a keyboard that is not at the bottom; false by default, and without effect, since
    /// the keyboard always is at the bottom.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard { unsupported("UIKeyboardLayoutGuide.followsUndockedKeyboard") } }
    }
    /// Whether the guide has the height of the safe area without a keyboard; true by default, and otherwise no height.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { changed() } } }
    /// The distance above the keyboard at which a finger begins to move it down; 0 by default, in points.
    open var keyboardDismissPadding: CGFloat = 0

    private func changed() {
        owningView?.constraintsDidChange()
        owningView?.setNeedsLayout()
    }

    /// The height of the guide in its view.
    final var keyboardHeight: CGFloat {
        guard let view = owningView else { return 0 }
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let frame = Keyboard.current?.shownFrame, let window = view.window, !(window is KeyboardWindow) else {
            return least
        }
        let top = view.convert(CGPoint(x: 0, y: frame.minY - window.frame.minY), from: window).y
        return min(max(view.bounds.maxY - top, least), view.bounds.height)
    }
}

extension UIView {
    /// The layout guide for the part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        for guide in layout.otherGuides { if let guide = guide as? UIKeyboardLayoutGuide { return guide } }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layout.otherGuides.append(guide)
        Keyboard.current?.add(guide)
        return guide
    }
}
