import QuartzCore

/// The registration of an action for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells others when its traits change: a view, a view controller, a presentation controller or a scene.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Calls an action of a target when any of some traits change.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - target: The object whose method is called.
    ///   - action: A method with up to two arguments: the object, and its previous traits.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    /// Calls an action of the object itself when any of some traits change.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A class whose objects keep registrations.
@MainActor protocol TraitChangeSource: UITraitChangeObservable {
    /// The registrations, in the order in which they were made.
    var traitRegistrations: [TraitChangeRegistration] { get set }
}

/// What to call when some traits change.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let action: @MainActor (_ source: any UITraitChangeObservable, _ previous: UITraitCollection) -> Void

    init(
        _ traits: [UITrait],
        _ action: @escaping @MainActor (_ source: any UITraitChangeObservable, _ previous: UITraitCollection) -> Void
    ) {
        (self.traits, self.action) = (traits, action)
        super.init()
    }
}

extension UITraitChangeObservable {
    /// Calls a closure with the object and its previous traits when any of some traits change.
    ///
    /// - Returns: A registration with which the object stops calling the closure; most callers ignore it, since the
    ///   registration ends with the object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { source, previous in
            if let source = source as? Self { handler(source, previous) }
        }
        (self as? any TraitChangeSource)?.traitRegistrations.append(registration)
        return registration
    }

    /// Calls a closure whose first parameter has the type `Self` or that of a subclass.
    ///
    /// Within a class, `Self` is another type than the class itself, so that the other method does not take such a
    /// closure.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (source: Self, previous: UITraitCollection) in
            if let source = source as? Environment { handler(source, previous) }
        }
    }
}

extension TraitChangeSource {
    func register(_ traits: [UITrait], target: AnyObject?, action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits) { [weak target] source, previous in
            if let target { _ = action.send(to: target, source, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    /// Calls the registrations for the traits that differ.
    func notifyOfTraitChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        for registration in traitRegistrations
        where traits.values.differs(from: previous.values, in: registration.traits) {
            registration.action(self, previous)
        }
    }
}
