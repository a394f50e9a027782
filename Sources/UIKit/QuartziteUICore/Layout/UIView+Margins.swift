import QuartziteUIDrawing

extension UIView {
    var insetsOfMargins: UIEdgeInsets {
        get {
            let own = physical(ownMargins)
            var insets = own
            if layout.marginsFollowSafeArea {
                insets = UIEdgeInsets.sum(own, safeAreaInsets)
            }
            if layout.preservesSuperviewMargins, let parent {
                insets = .largest(insets, parent.layoutMargins.reaching(into: self, of: parent))
            }
            return insets
        }
        set { setMargins(directional(newValue)) }
    }

    /// The layout margins with sides that follow the layout direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(layoutMargins) }
        set { setMargins(newValue) }
    }

    /// Whether the margins are at least as large as the superview's reach into the view; false by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { layout.preservesSuperviewMargins }
        set {
            layout.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    /// Whether the margins include the safe area insets; true by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layout.marginsFollowSafeArea }
        set {
            layout.marginsFollowSafeArea = newValue
            marginsChanged()
        }
    }

    func setSemanticContent(_ new: UISemanticContentAttribute) {
        layout.semanticContent = new
        constraintsDidChange()
        setNeedsLayout()
    }

    /// The layout direction of the view's content: that of its traits, unless its semantic content attribute sets it.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        if layout.semanticContent != .unspecified {
            return Self.userInterfaceLayoutDirection(for: layout.semanticContent, relativeTo: .leftToRight)
        }
        return effectiveTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the layout direction for a semantic content attribute in the app.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction for a semantic content attribute in an interface of a given direction.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The safe area insets; those of the controller alone in a view that has outlived its superview.
    var presentSafeArea: UIEdgeInsets {
        parent == nil && !(self is UIWindow) ? ownSafeArea ?? .zero : layout.safeArea
    }

    /// Updates the safe area insets of the view and its descendants from the superview's and its own.
    func updateSafeArea() { visitViews { $0.inheritSafeArea() } }

    /// Updates the safe area insets of this view; returns whether they changed.
    private func inheritSafeArea() -> Bool {
        var insets = parent.map { $0.safeAreaForSubviews.reaching(into: self, of: $0) } ?? outermostSafeArea
        if let own = ownSafeArea { insets = .sum(insets, own) }
        guard insets != layout.safeArea else { return false }
        layout.safeArea = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if layout.marginsFollowSafeArea { reportMarginsDidChange() }
        setNeedsLayout()
        constraintsDidChange()
        return true
    }

    /// The safe area that subviews inherit: of a scroll view, the part that does not become insets of its content.
    private var safeAreaForSubviews: UIEdgeInsets {
        // Apps override the property of windows.
        let safe = self is UIWindow ? safeAreaInsets : layout.safeArea
        guard safe != .zero, let scroll = self as? UIScrollView else { return safe }
        let used = scroll.insetsFromSafeArea
        return UIEdgeInsets(
            top: max(safe.top - used.top, 0), left: max(safe.left - used.left, 0),
            bottom: max(safe.bottom - used.bottom, 0), right: max(safe.right - used.right, 0))
    }

    /// The part of the screen's safe area that reaches into a window; zero for other views.
    private var outermostSafeArea: UIEdgeInsets {
        guard let window = self as? UIWindow else { return .zero }
        return InterfaceSettings.current.currentSafeArea.reaching(into: window, in: window.screen.bounds)
    }

    /// The margins of the root view of a view controller.
    var systemMinimumMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
    }

    /// The margin at each side of a screen or a list, in points: 16, and 20 in wide views and on an iPad.
    package var sideMargin: CGFloat {
        Self.sideMargin(width: bounds.width, effectiveTraits.userInterfaceIdiom)
    }

    /// Returns the margin at each side of a screen or a list of a width on a kind of device, in points.
    package static func sideMargin(width: CGFloat, _ idiom: UIUserInterfaceIdiom) -> CGFloat {
        width >= wideWidth || idiom == .pad ? 20 : 16
    }

    /// The margins that were set, which those of the system limit for the root view of a view controller.
    private var ownMargins: NSDirectionalEdgeInsets {
        guard var margins = layout.margins else { return defaultMargins }
        guard let controller, !controller.marginsCanBeSmall else { return margins }
        let least = systemMinimumMargins
        (margins.leading, margins.trailing) = (
            max(margins.leading, least.leading), max(margins.trailing, least.trailing)
        )
        return margins
    }

    private var defaultMargins: NSDirectionalEdgeInsets {
        let system = systemMinimumMargins
        if controller != nil { return system }
        if self is UIStackView { return .zero }
        if let margins = parent?.contentMargins(of: self) { return margins }
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// The width in points from which the margins at the sides of a screen are wider (interface_builder.md I53).
    private static let wideWidth: CGFloat = 393

    private func setMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != layout.margins else { return }
        layout.margins = margins
        marginsChanged()
    }

    package func marginsChanged() {
        reportMarginsDidChange()
        setNeedsLayout()
        constraintsDidChange()
    }

    /// Tells the view, its controller, and the subviews whose margins follow, that the margins have changed (hooks.md K2).
    private func reportMarginsDidChange() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        for child in children where child.layout.preservesSuperviewMargins { child.marginsChanged() }
    }

    /// Reports margins that depend on a width that has changed.
    func widthDidChange(from old: CGFloat) {
        guard (old < Self.wideWidth) != (bounds.width < Self.wideWidth) else { return }
        if controller != nil || parent?.contentMargins(of: self) != nil { marginsChanged() }
    }

    private func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let (left, right) =
            isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
    }

    private func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        return NSDirectionalEdgeInsets(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
    }
}

extension UIEdgeInsets {
    package static func sum(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    package static func largest(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
            right: max(a.right, b.right)
        )
    }

    /// Returns the part of a superview's insets that reaches into a subview.
    @MainActor func reaching(into view: UIView, of superview: UIView) -> UIEdgeInsets {
        self == .zero ? .zero : reaching(into: view, in: superview.bounds)
    }

    /// Returns the part of the insets of an area that reaches into a view that has its frame in the area.
    @MainActor func reaching(into view: UIView, in bounds: CGRect) -> UIEdgeInsets {
        guard self != .zero else { return .zero }
        let box = view.transform.isIdentity ? view.frame : CGRect(center: view.center, size: view.bounds.size)
        // Beyond an edge that nothing covers there is no unsafe area, as for pages beside the visible one.
        func part(_ inset: CGFloat, _ reach: CGFloat, _ isOutside: Bool) -> CGFloat {
            inset > 0 && !isOutside ? max(reach, 0) : 0
        }
        // Nor is there any in a view that is outside altogether, as views are while pictures of them are taken.
        let isBeside = box.minX > bounds.maxX || box.maxX < bounds.minX
        let isBeyond = box.minY > bounds.maxY || box.maxY < bounds.minY
        return UIEdgeInsets(
            top: part(top, bounds.minY + top - box.minY, isBeyond),
            left: part(left, bounds.minX + left - box.minX, isBeside),
            bottom: part(bottom, box.maxY - (bounds.maxY - bottom), isBeyond),
            right: part(right, box.maxX - (bounds.maxX - right), isBeside)
        )
    }
}
