import QuartzCore

extension UIView {
    /// The edge where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle from side to side.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the first line.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the last line.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The guides that the view was given.
    public var layoutGuides: [UILayoutGuide] { layout.guides }

    /// The rectangle inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins, \.marginsGuide) }

    /// The rectangle inside the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, \.safeAreaGuide) }

    private func guide(
        _ kind: UILayoutGuide.Kind, _ place: WritableKeyPath<ViewLayout, UILayoutGuide?>
    ) -> UILayoutGuide {
        if let guide = layout[keyPath: place] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layout[keyPath: place] = guide
        return guide
    }

    /// Gives the view a guide, taking it from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layout.guides.append(layoutGuide)
        constraintsDidChange()
    }

    /// Takes a guide from the view, and with it the constraints that use it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layout.guides.contains(where: { $0 === layoutGuide }) else { return }
        for view in sequence(first: self, next: { $0.parent }) {
            view.removeConstraints(
                view.constraints.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide })
        }
        layout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }
}
