import QuartzCore

extension UIView: UITraitEnvironment {}

extension UIView: TraitChangeSource {
    var traitRegistrations: [TraitChangeRegistration] {
        get { extras.traitRegistrations }
        set { extras.traitRegistrations = newValue }
    }

    /// Calls an action of a target, with the view and its previous traits, when any of some traits change.
    ///
    /// The target is a weak reference.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { register(traits, target: target as AnyObject, action: action) }

    /// Calls an action of the view, with itself and its previous traits, when any of some traits change.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: self, action: action)
    }

    /// Ends a registration for changes of traits.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

extension UIView {
    /// The traits that the view sets for itself and its subviews; none by default.
    public var traitOverrides: any UITraitOverrides {
        get { extras.traitOverrides }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            extras.traitOverrides = overrides
            updateTraits()
        }
    }

    /// Updates the traits of the view and its subviews; without effect, because they are always up to date.
    public func updateTraitsIfNeeded() {}

    /// The traits without those of overrides of ``traitCollection``.
    var effectiveTraits: UITraitCollection { ownTraits ?? .screen }

    /// Computes the traits of the view and its descendants again, and reports changes, outermost view first.
    ///
    /// - Parameter always: Whether to do so if the view has the traits of its superview and sets none.
    func updateTraits(always: Bool = true) {
        guard always || ownTraits !== parent?.ownTraits || setsTraits else { return }
        visitViews { $0.inheritTraits() }
    }

    private var setsTraits: Bool {
        !extras.traitOverrides.values.isEmpty || controller?.setsTraits == true || limitsTextSize
    }

    /// Inherits the traits, with the overrides of the view and its controller; returns whether to go on inside.
    private func inheritTraits() -> Bool {
        let inherited = parent == nil ? outermostTraits : parent?.ownTraits
        var new = inherited
        if setsTraits {
            let base = inherited ?? .screen
            var values = base.values
            if let controller { values.merge(controller.overridingTraits) }
            values.merge(extras.traitOverrides.values)
            values.preferredContentSizeCategory = limited(values.preferredContentSizeCategory)
            if values != base.values { new = UITraitCollection(values) }
        }
        guard new !== ownTraits else { return false }
        let previous = effectiveTraits
        ownTraits = new
        if effectiveTraits.values != previous.values { traitsDidChange(from: previous, to: effectiveTraits) }
        return true
    }

    /// The traits of an outermost view before its overrides; nil for those of the current screen.
    private var outermostTraits: UITraitCollection? {
        (self as? UIWindow)?.windowScene?.traitCollection ?? controller?.inheritedTraits
    }

    private func traitsDidChange(from previous: UITraitCollection, to new: UITraitCollection) {
        new.performAsCurrent {
            let changesColors = new.hasDifferentColorAppearance(comparedTo: previous)
            if let color = dynamicBackground, layer.backgroundColor == color.resolvedColor(with: previous).cgColor {
                layer.backgroundColor = color.cgColor
            }
            if changesColors { colorsDidChange() }
            if new.preferredContentSizeCategory != previous.preferredContentSizeCategory { textSizeDidChange() }
            setNeedsUpdateConstraints()
            setNeedsLayout()
            setNeedsDisplay()
            controller?.traitsDidChange(from: previous, to: new)
            traitCollectionDidChange(previous)
            if changesColors { tintColorDidChange() }
            notifyOfTraitChange(from: previous, to: new)
            notifyObservers()
        }
    }

    /// Calls a closure in which ``UITraitCollection/current`` is the traits of the view.
    func withTraits(_ body: () -> Void) {
        guard ThreadLocal.traits !== ownTraits else { return body() }
        let previous = ThreadLocal.traits
        ThreadLocal.traits = ownTraits
        defer { ThreadLocal.traits = previous }
        body()
    }

    /// Returns a colour as the view draws it.
    func resolved(_ color: UIColor?) -> CGColor? {
        guard let color, color.isDynamic else { return color?.cgColor }
        return color.resolvedColor(with: traitCollection).cgColor
    }

    func setBackground(_ color: UIColor?) {
        dynamicBackground = color?.isDynamic == true ? color : nil
        layer.backgroundColor = resolved(color)
    }

    /// The background colour; one that the layer was given directly takes the place of the view's.
    var shownBackground: UIColor? {
        guard let color = layer.backgroundColor else { return nil }
        if let own = dynamicBackground, resolved(own) == color { return own }
        return UIColor(cgColor: color)
    }
}
