import QuartzCore

extension LayoutProblem {
    /// An attribute of an item, edges and middles in the coordinates of a view that both items lie in.
    mutating func expression(
        for item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: (any LayoutItem)?,
        in host: UIView
    ) -> LinearExpression? {
        if let view = item as? UIView {
            if let inner = attribute.withinMargins {
                guard let box = rectangle(of: view.layoutMarginsGuide, beside: other, in: host) else { return nil }
                return value(inner.physical(isRightToLeft: view.isRightToLeft), of: box, view: nil)
            }
            let textView = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if attribute == .firstBaseline || attribute == .lastBaseline, textView !== view,
                textView.isDescendant(of: view)
            {
                return expression(for: textView, attribute, beside: other, in: host)
            }
        }
        guard let box = rectangle(of: item, beside: other, in: host) else { return nil }
        let attribute = attribute.physical(isRightToLeft: item.host?.isRightToLeft ?? false)
        return value(attribute, of: box, view: item as? UIView)
    }

    /// An attribute of a rectangle; `view` has the text that baselines are of.
    func value(_ attribute: NSLayoutConstraint.Attribute, of box: Box, view: UIView?) -> LinearExpression {
        switch attribute {
        case .left, .leading: box.x
        case .right, .trailing: box.x + box.width
        case .centerX: box.x + box.width * 0.5
        case .width: box.width
        case .top: box.y
        case .centerY: box.y + box.height * 0.5
        case .height: box.height
        case .firstBaseline:
            if let offset = view?.baselineOffsets?.first {
                box.y + LinearExpression(offset)
            } else {
                box.y + box.height
            }
        case .lastBaseline:
            if let offset = view?.baselineOffsets?.last {
                box.y + box.height - LinearExpression(offset)
            } else {
                box.y + box.height
            }
        default: box.y + box.height
        }
    }

    /// The rectangle that an item's constraints are about, in the coordinates of a view that it lies in or is.
    mutating func rectangle(of item: any LayoutItem, beside other: (any LayoutItem)?, in host: UIView) -> Box? {
        if let guide = item as? UILayoutGuide { return rectangle(of: guide, in: host) }
        guard let view = item as? UIView else { return nil }
        // What lies in a scrolling view relates to the contents' edges, not to those of the frame.
        if view === host, view !== other, other != nil, let content = contentBox(of: view) { return content }
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
        case .safeArea: box.inset(by: view.safeAreaInsets)
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

    /// Turns a rectangle in a view's coordinates into one in those of a view further out.
    private func shift(_ box: inout Box, from inner: UIView?, to outer: UIView) -> Bool {
        var current = inner
        while let view = current, view !== outer {
            guard let frame = self.box(of: view) else { return false }
            let origin = view.bounds.origin
            view.layout.isReferred = true
            // Constraints that reach out of a view that scrolls have to hear of it.
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
    /// What the contents ask for; text that wraps has the height that its width leaves.
    var naturalSize: CGSize {
        var size = intrinsicContentSize
        if let width = layout.solvedWidth, size.height >= 0, let height = wrappedHeight(forWidth: width) {
            size.height = height
        }
        return size
    }
}
