import QuartzCore

extension UIViewController: UITraitEnvironment {}

extension UIViewController: TraitChangeSource {
    var traitRegistrations: [TraitChangeRegistration] {
        get { traitState.registrations }
        set { traitState.registrations = newValue }
    }

    /// Calls an action of a target, with the controller and its previous traits, when any of some traits change.
    ///
    /// The target is a weak reference.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { register(traits, target: target as AnyObject, action: action) }

    /// Calls an action of the controller, with itself and its previous traits, when any of some traits change.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits, target: self, action: action)
    }

    /// Ends a registration for changes of traits.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

extension UIViewController {
    /// The traits that the controller sets for itself, its view and its children; none by default.
    public var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            traitState.overrides = overrides
            traitsMayHaveChanged()
        }
    }

    /// Sets traits of a child in place of those that it inherits; nil removes them.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.container === self else { return }
        childViewController.traitState.fromParent = collection?.values ?? TraitValues()
        childViewController.traitsMayHaveChanged()
    }

    /// Returns the traits that were set for a child; nil if there are none.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let values = childViewController.traitState.fromParent
        return childViewController.container === self && !values.isEmpty ? UITraitCollection(values) : nil
    }

    /// Updates the traits of the controller; without effect, because they are always up to date.
    public func updateTraitsIfNeeded() {}

    /// Whether the controller or its parent sets traits.
    var setsTraits: Bool { !traitState.overrides.values.isEmpty || !traitState.fromParent.isEmpty }

    /// The traits that replace the inherited ones.
    var overridingTraits: TraitValues {
        var values = traitState.fromParent
        values.merge(traitState.overrides.values)
        return values
    }

    /// The traits of the parent, where the view is not in a hierarchy.
    var inheritedTraits: UITraitCollection? { container?.effectiveTraits }

    /// The traits without those of overrides of `traitCollection`.
    var effectiveTraits: UITraitCollection {
        let inherited = viewIfLoaded?.superview?.effectiveTraits ?? inheritedTraits ?? .screen
        guard setsTraits else { return inherited }
        var values = inherited.values
        values.merge(overridingTraits)
        return UITraitCollection(values)
    }

    /// Updates the traits of the view, and of the views of children that are not inside it.
    func traitsMayHaveChanged() {
        viewIfLoaded?.updateTraits()
        for child in contained where child.viewIfLoaded?.superview == nil { child.traitsMayHaveChanged() }
    }

    func traitsDidChange(from previous: UITraitCollection, to new: UITraitCollection) {
        if let navigation = self as? UINavigationController, navigation.barHiding.whenCompact {
            navigation.barHiding.compactDidChange()
        }
        traitCollectionDidChange(previous)
        notifyOfTraitChange(from: previous, to: new)
    }
}
