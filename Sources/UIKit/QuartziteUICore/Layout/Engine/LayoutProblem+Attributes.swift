import QuartziteUIDrawing

extension LayoutProblem {
    /// Returns an attribute of an item, with positions in the coordinates of a common ancestor.
    ///
    /// The direction of the ancestor says where leading edges are, so that they are at the same side for both items.
    mutating func expression(
        for item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: (any LayoutItem)?,
        in host: UIView
    ) -> LinearExpression? {
        if let view = item as? UIView {
            if let inner = attribute.withinMargins {
                let guide = view.layoutMarginsGuide
                guard let box = rectangle(of: guide, attribute, beside: other, in: host) else { return nil }
                return value(inner.physical(isRightToLeft: host.isRightToLeft), of: box, view: nil)
            }
            let textView = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if attribute == .firstBaseline || attribute == .lastBaseline, textView !== view,
                textView.isDescendant(of: view)
            {
                return expression(for: textView, attribute, beside: other, in: host)
            }
        }
        guard let box = rectangle(of: item, attribute, beside: other, in: host) else { return nil }
        let attribute = attribute.physical(isRightToLeft: host.isRightToLeft)
        return value(attribute, of: box, view: item as? UIView)
    }

    /// Returns an attribute of a rectangle; baselines are those of the text of `view`.
    func value(_ attribute: NSLayoutConstraint.Attribute, of box: Box, view: UIView?) -> LinearExpression {
        switch attribute {
        case .left, .leading: box.x
        case .right, .trailing: box.x + box.width
        case .centerX: box.x + box.width * 0.5
        case .width: box.width
        case .top: box.y
        case .centerY: box.y + box.height * 0.5
        case .height: box.height
        case .firstBaseline, .lastBaseline:
            switch view?.baselines {
            case .inside(let first, _) where attribute == .firstBaseline: box.y + LinearExpression(first)
            case .inside(_, let last): box.y + box.height - LinearExpression(last)
            case .belowMiddle(let distance): box.y + box.height * 0.5 + LinearExpression(distance)
            case nil: box.y + box.height
            }
        default: box.y + box.height
        }
    }

    /// Returns the alignment rectangle of an item in the coordinates of an ancestor or the item itself.
    ///
    /// For edges of a scroll view and its subviews, the rectangle is that of the content.
    package mutating func rectangle(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: (any LayoutItem)?,
        in host: UIView
    ) -> Box? {
        if let guide = item as? UILayoutGuide { return rectangle(of: guide, in: host) }
        guard let view = item as? UIView else { return nil }
        // Constraints inside a scroll view refer to the edges of its content, but to the size and centre of its frame.
        if view === host, view !== other, other != nil, attribute.isEdge, let content = contentBox(of: view) {
            return content
        }
        guard var box = box(of: view) else { return nil }
        view.layout.isReferred = true
        if view === host {
            (box.x, box.y) = (LinearExpression(), LinearExpression())
        } else if !shift(&box, from: view.parent, to: host) {
            return nil
        }
        let insets = view.alignmentRectInsets
        if insets != .zero { box.inset(by: insets) }
        return box
    }

    private mutating func rectangle(of guide: UILayoutGuide, in host: UIView) -> Box? {
        guard let view = guide.owningView, var box = box(of: view) else { return nil }
        view.layout.isReferred = true
        (box.x, box.y) = (LinearExpression(), LinearExpression())
        switch guide.kind {
        case .constraints:
            guard let own = self.box(of: guide) else { return nil }
            box = own
        case .margins: box.inset(by: view.layoutMargins)
        case .readable: box.inset(by: view.readableInsets)
        case .safeArea: box.inset(by: view.safeAreaInsets)
        case .topBar: box.height = LinearExpression(view.safeAreaInsets.top)
        case .bottomBar:
            box.y = box.height - LinearExpression(view.safeAreaInsets.bottom)
            box.height = LinearExpression(view.safeAreaInsets.bottom)
        case .keyboard:
            let height = LinearExpression(guide.coveredHeight)
            box.y = box.height - height
            box.height = height
        case .scrollFrame:
            view.layout.bindsOrigin = true
            box.x.constant = view.bounds.minX
            box.y.constant = view.bounds.minY
        case .scrollContent:
            guard let content = contentBox(of: view) else { return nil }
            box = content
        }
        return shift(&box, from: view, to: host) ? box : nil
    }

    /// Converts a rectangle from a view's coordinates to those of an ancestor.
    private func shift(_ box: inout Box, from inner: UIView?, to outer: UIView) -> Bool {
        var current = inner
        while let view = current, view !== outer {
            guard let frame = self.box(of: view) else { return false }
            let origin = view.bounds.origin
            view.layout.isReferred = true
            // Constraints that cross a scroll view's bounds depend on its scroll position.
            view.layout.bindsOrigin = true
            box.x.add(frame.x)
            box.y.add(frame.y)
            box.x.constant -= origin.x
            box.y.constant -= origin.y
            current = view.parent
        }
        return current != nil
    }
}

extension LayoutProblem.Box {
    mutating func inset(by insets: UIEdgeInsets) {
        x.constant += insets.left
        y.constant += insets.top
        width.constant -= insets.left + insets.right
        height.constant -= insets.top + insets.bottom
    }
}

extension UIView {
    /// The intrinsic content size; for wrapping text, with the height at the solved width.
    var naturalSize: CGSize {
        var size = intrinsicContentSize
        if let width = layout.solvedWidth, size.height >= 0, let height = wrappedHeight(forWidth: width) {
            size.height = height
        }
        return size
    }
}
