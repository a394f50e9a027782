import QuartziteUIDrawing

/// A target-action pair or an action that a control sends for certain events.
package struct ControlRegistration {
    package enum Receiver {
        /// A target, referenced weakly.
        case target(WeakTarget, Selector)
        /// The first responder in the chain that implements the method.
        case chain(Selector)
        case action(UIAction)
    }

    package struct WeakTarget { weak var object: AnyObject? }

    package let receiver: Receiver
    var events: UIControl.Event

    init(_ target: Any?, _ selector: Selector, _ events: UIControl.Event) {
        receiver = target.map { .target(WeakTarget(object: $0 as AnyObject), selector) } ?? .chain(selector)
        self.events = events
    }

    init(_ action: UIAction, _ events: UIControl.Event) {
        receiver = .action(action)
        self.events = events
    }

    /// Whether the target still exists.
    var isAlive: Bool {
        if case .target(let target, _) = receiver { return target.object != nil }
        return true
    }

    var selector: Selector? {
        switch receiver {
        case .target(_, let selector), .chain(let selector): selector
        case .action: nil
        }
    }

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
        if case .action(let action) = receiver { return action.identifier == identifier }
        return false
    }

    /// Whether this sends to a target; nil means the responder chain.
    func sends(to target: Any?) -> Bool {
        switch receiver {
        case .target(let own, _): target != nil && own.object === target.map { $0 as AnyObject }
        case .chain: target == nil
        case .action: false
        }
    }
}

extension UIControl {
    func register(_ target: Any?, _ selector: Selector, for events: Event) {
        registrations.removeAll { !$0.isAlive }
        if let index = registrations.firstIndex(where: { $0.sends(to: target) && $0.selector == selector }) {
            registrations[index].events.formUnion(events)
        } else {
            registrations.append(ControlRegistration(target, selector, events))
        }
    }

    func register(_ action: UIAction, for events: Event) {
        unregister(action.identifier, for: events)
        registrations.append(ControlRegistration(action, events))
    }

    func unregister(_ target: Any?, _ selector: Selector?, for events: Event) {
        unregister(for: events) { registration in
            guard let own = registration.selector else { return false }
            return (target == nil || registration.sends(to: target)) && (selector == nil || own == selector)
        }
    }

    func unregister(_ identifier: UIAction.Identifier, for events: Event) {
        unregister(for: events) { $0.isAction(identifier) }
    }

    private func unregister(for events: Event, where isMeant: (ControlRegistration) -> Bool) {
        for index in registrations.indices where isMeant(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty || !$0.isAlive }
    }

    func selectors(of target: Any?, for event: Event) -> [Selector] {
        registrations.filter { $0.sends(to: target) && !$0.events.isDisjoint(with: event) }.compactMap(\.selector)
    }

    /// Sends the actions registered for any of `events`, which the UIKit event triggered.
    func send(_ events: Event, for event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.receiver {
            case .target(let target, let selector):
                if let object = target.object { sendAction(selector, to: object, for: event) }
            case .chain(let selector): sendAction(selector, to: nil, for: event)
            case .action(let action): sendAction(action)
            }
        }
    }

    func dispatch(_ selector: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(selector, to: target, from: self, for: event)
    }
}
