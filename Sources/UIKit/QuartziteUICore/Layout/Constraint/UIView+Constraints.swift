import QuartziteUIDrawing

extension UIView {
    /// The constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { layout.constraints }

    /// Adds a constraint; its items must be this view, its descendants, or their guides.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        if let items = constraint.items {
            let hosts = [items.first.host, items.second?.host]
            guard hosts.allSatisfy({ $0?.isDescendant(of: self) ?? true }) else {
                raise(
                    .generic,
                    "Unable to install constraint on view.  Does the constraint reference something from outside the "
                        + "subtree of the view?  That's illegal. constraint:<\(constraint)> view:\(identity(of: self))")
            }
        }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        layout.constraints.append(constraint)
        useLayoutEngine()
    }

    /// Adds constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { addConstraint(each) } }

    /// Removes a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        let own = constraints.filter { $0.holder === self }
        guard !own.isEmpty else { return }
        for constraint in own { constraint.holder = nil }
        layout.constraints.removeAll { $0.holder !== self }
        constraintsDidChange()
    }

    /// Returns the constraints of this view and its ancestors that have this view as an item, along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self) { $0.parent }.flatMap { view in
            view.constraints.filter {
                $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
            }
        }
    }

    /// Calls pending `updateConstraints()` methods of the view and its descendants, subviews first.
    ///
    /// For the root view of a view controller, it calls the controller's `updateViewConstraints()` instead.
    public func updateConstraintsIfNeeded() {
        var open: [(view: UIView, isEntered: Bool)] = [(self, false)]
        while let (view, isEntered) = open.popLast() {
            if isEntered {
                if view.layout.needsUpdateConstraints { view.updateOwnConstraints() }
            } else {
                open.append((view, true))
                open.append(contentsOf: view.children.reversed().map { ($0, false) })
            }
        }
    }

    private func updateOwnConstraints() {
        guard let controller else { return updateConstraints() }
        layout.needsUpdateConstraints = false
        controller.updateViewConstraints()
    }

    /// Invalidates constraint-based layout, which is then solved again before the next frame.
    ///
    /// As on Apple's systems, only views whose subviews move are laid out then.
    func constraintsDidChange() {
        let outermost = outermost
        guard let engine = outermost.layout.engine else { return }
        engine.isDirty = true
        for view in sequence(first: self, next: \.parent) {
            view.descendantConstraintsDidChange()
            if view.layout.measurement?.isCurrent == true { engine.doubt(view) }
        }
        if let context = outermost.layer.context {
            guard engine.schedule !== context else { return }
            engine.schedule = context
            context.prepareLayout { [weak outermost] in outermost?.updateLayout() }
        } else if !outermost.layer.isLayingOut {
            outermost.setNeedsLayout()
        }
    }

    /// Enables constraint-based layout for the hierarchy.
    func useLayoutEngine() {
        let outermost = outermost
        if outermost.layout.engine == nil { outermost.layout.engine = LayoutEngine() }
        constraintsDidChange()
    }

    func markNeedsUpdateConstraints() {
        layout.needsUpdateConstraints = true
        useLayoutEngine()
    }

    /// Moves the subviews to the frames that the constraints determine.
    func placeSubviews() {
        updateLayout()
        layout.awaitsPlacing = false
        for child in children where child.isPlacedByConstraints { child.applySolvedFrame() }
    }

    /// Whether constraints place the view, and not its frame and its mask.
    ///
    /// The window places the view of its root controller, unless constraints connect them.
    var isPlacedByConstraints: Bool {
        guard !layout.translatesAutoresizingMask else { return false }
        guard let controller, let window = parent as? UIWindow else { return true }
        return window.rootViewController !== controller || !window.layout.constraints.isEmpty
    }

    /// Moves the view to the frame that the constraints determine.
    func applySolvedFrame() { if let frame = layout.solvedFrame { applyFrame(frame) } }

    /// Solves pending constraint-based layout, and requests layout for views with misplaced subviews.
    func updateLayout() {
        let outermost = outermost
        outermost.layout.engine?.update(outermost)
    }

    private func applyFrame(_ frame: CGRect) {
        let zoom = zoomFactor
        let middle = CGPoint(x: frame.minX + frame.width * zoom / 2, y: frame.minY + frame.height * zoom / 2)
        if bounds.size != frame.size { bounds.size = frame.size }
        if center != middle { center = middle }
    }

    /// The frame that constraints use: around `center`, ignoring the transform and the anchor point.
    ///
    /// iOS code relies on constraints placing the anchor point, for example the middle of the bottom edge for (0.5, 1).
    var placedFrame: CGRect {
        let (center, size, zoom) = (center, bounds.size, zoomFactor)
        return CGRect(
            x: center.x - size.width * zoom / 2, y: center.y - size.height * zoom / 2, width: size.width,
            height: size.height)
    }

    /// Removes the constraints between the view's subtree and the hierarchy that it leaves.
    func leaveConstraints(of superview: UIView) {
        guard superview.outermost.layout.engine != nil else { return }
        for ancestor in sequence(first: superview, next: { $0.parent }) {
            ancestor.removeConstraints(
                ancestor.constraints.filter { constraint in
                    guard let (first, second) = constraint.items else { return true }
                    return [first.host, second?.host].contains { $0?.isDescendant(of: self) ?? false }
                })
        }
        superview.constraintsDidChange()
        layout.solvedFrame = nil
        layout.engine = LayoutEngine()
    }

    /// Transfers constraint-based layout to the outermost view of the new hierarchy.
    func joinLayout(of superview: UIView) {
        let outermost = superview.outermost
        let isDesired = layout.engine != nil || Self.requiresConstraintBasedLayout
        layout.engine = nil
        if outermost.layout.engine != nil || isDesired {
            if outermost.layout.engine == nil { outermost.layout.engine = LayoutEngine() }
            superview.constraintsDidChange()
            superview.setNeedsLayout()
        }
    }
}
