import QuartzCore

/// A call of a method that has not been made.
private struct DelayedCall {
    let ticket: EventSchedule.Ticket
    weak var target: NSObject?
    let selector: Selector
    let argument: AnyObject?
}

/// The delayed calls of a scene, in the order they were requested.
@MainActor private final class DelayedCalls {
    var calls: [DelayedCall] = []

    static var current: DelayedCalls { SceneContext.current.object(of: DelayedCalls.self) { DelayedCalls() } }
}

extension NSObject {
    /// Calls a method now, where it is one of this object's class.
    ///
    /// What the method returns is lost: the result is always nil.
    @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
        selector.send(to: self)
        return nil
    }

    /// Calls a method now with an argument, where it is one of this object's class; the result is always nil.
    @discardableResult public func perform(_ selector: Selector, with object: Any!) -> Unmanaged<AnyObject>! {
        selector.send(to: self, object)
        return nil
    }

    /// Calls a method now with two arguments, where it is one of this object's class; the result is always nil.
    @discardableResult public func perform(
        _ selector: Selector, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        selector.send(to: self, object1, object2)
        return nil
    }

    /// Calls a method after so many seconds of the stage's time; outside every stage never.
    ///
    /// The target is held until the call.
    @MainActor public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let scene = SceneContext.current
        guard !scene.isIdle else { return }
        let ticket = scene.runLoop.add(at: scene.clock.now + max(0, delay)) { [self] in
            selector.send(to: self, argument)
        }
        let delayed = DelayedCalls.current
        delayed.calls.removeAll { $0.target == nil }
        delayed.calls.append(
            DelayedCall(ticket: ticket, target: self, selector: selector, argument: argument as AnyObject?))
    }

    /// Calls off all delayed calls to a target.
    @MainActor public static func cancelPreviousPerformRequests(withTarget target: Any) {
        cancel { $0.target === target as AnyObject }
    }

    /// Calls off the delayed calls to a target that name this method and this argument.
    @MainActor public static func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        cancel {
            $0.target === target as AnyObject && $0.selector == selector && $0.argument === argument as AnyObject?
        }
    }

    @MainActor private static func cancel(where matches: (DelayedCall) -> Bool) {
        let delayed = DelayedCalls.current
        for call in delayed.calls where matches(call) { SceneContext.current.runLoop.cancel(call.ticket) }
        delayed.calls.removeAll(where: matches)
    }
}
