import QuartziteUIDrawing

extension UIView {
    /// The layout guides added to the view.
    public var layoutGuides: [UILayoutGuide] { layout.guides }

    /// The layout guide for the area inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins, \.marginsGuide) }

    /// The layout guide for text: the area inside the layout margins, at most 672 points wide and in the middle.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    /// The insets of ``readableContentGuide``.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excess = bounds.width - insets.left - insets.right - 672
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// The layout guide for the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, \.safeAreaGuide) }

    /// The layout guide for the area that bars cover at the top.
    var topBarLayoutGuide: UILayoutGuide { guide(.topBar) }

    /// The layout guide for the area that bars cover at the bottom.
    var bottomBarLayoutGuide: UILayoutGuide { guide(.bottomBar) }

    /// Returns the layout guide of a kind that few views need.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layout.otherGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layout.otherGuides.append(guide)
        return guide
    }

    private func guide(
        _ kind: UILayoutGuide.Kind, _ place: WritableKeyPath<ViewLayout, UILayoutGuide?>
    ) -> UILayoutGuide {
        if let guide = layout[keyPath: place] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layout[keyPath: place] = guide
        return guide
    }

    /// Adds a layout guide, removing it from its previous owning view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layout.guides.append(layoutGuide)
        constraintsDidChange()
    }

    /// Removes a layout guide together with the constraints that use it.
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
