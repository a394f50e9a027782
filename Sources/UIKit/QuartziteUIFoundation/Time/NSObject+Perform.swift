import QuartzCore

/// The delayed calls of an object, in the order in which they were requested; associated with the object.
@MainActor private final class DelayedCalls {
    struct Call {
        let number: Int
        let ticket: EventSchedule.Ticket
        weak var scene: SceneContext?
        let selector: Selector
        let argument: AnyObject?
    }

    private var calls: [Call] = []
    private var lastNumber = 0

    /// Returns the delayed calls of an object; nil if it never had any.
    static func of(_ target: AnyObject) -> DelayedCalls? {
        objc_getAssociatedObject(target, &associationKey) as? DelayedCalls
    }

    /// Returns the delayed calls of an object, to which calls are added.
    static func extensible(of target: AnyObject) -> DelayedCalls {
        if let calls = of(target) { return calls }
        let calls = DelayedCalls()
        objc_setAssociatedObject(target, &associationKey, calls, .OBJC_ASSOCIATION_RETAIN)
        return calls
    }

    func add(_ selector: Selector, _ argument: Any?, at time: TimeInterval, of target: NSObject, in scene: SceneContext)
    {
        lastNumber += 1
        let number = lastNumber
        let ticket = scene.runLoop.add(at: time) { [self] in
            calls.removeAll { $0.number == number }
            selector.send(to: target, argument)
        }
        calls.append(
            Call(number: number, ticket: ticket, scene: scene, selector: selector, argument: argument as AnyObject?))
    }

    func cancel(where matches: (Call) -> Bool) {
        for call in calls where matches(call) { call.scene?.runLoop.cancel(call.ticket) }
        calls.removeAll(where: matches)
    }
}

/// A variable whose address identifies the association.
private nonisolated(unsafe) var associationKey = 0

extension NSObject {
    /// Calls a method immediately if it is a method of the object's class.
    ///
    /// - Returns: Always nil, since the return value of the method is not available.
    @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
        selector.send(to: self)
        return nil
    }

    /// Calls a method immediately with an argument if it is a method of the object's class; always returns nil.
    @discardableResult public func perform(_ selector: Selector, with object: Any!) -> Unmanaged<AnyObject>! {
        selector.send(to: self, object)
        return nil
    }

    /// Calls a method immediately with two arguments if it is a method of the object's class; always returns nil.
    @discardableResult public func perform(
        _ selector: Selector, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        selector.send(to: self, object1, object2)
        return nil
    }

    /// Calls a method after a delay in seconds of the stage's time.
    ///
    /// The target is held until the call.
    @preconcurrency @MainActor public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
    ) {
        let scene = SceneContext.current
        guard !scene.isIdle else { return }
        DelayedCalls.extensible(of: self)
            .add(selector, argument, at: scene.clock.now + max(0, delay), of: self, in: scene)
    }

    /// Calls off all delayed calls to a target.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCalls.of(target as AnyObject)?.cancel { _ in true }
    }

    /// Cancels the delayed calls of a target that have this method and this argument.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        DelayedCalls.of(target as AnyObject)?.cancel {
            $0.selector == selector && $0.argument === argument as AnyObject?
        }
    }
}

extension NSObject {
    /// Calls a method in the background: on a stage, on the thread of the scene in the next run loop cycle.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, arg) = (self, arg)
        DispatchQueue.global().async { aSelector.send(to: target, arg) }
    }

    /// Calls a method on the main thread: on a stage, on the thread of the scene.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - arg: The argument of the method.
    ///   - wait: Whether to call the method before returning, if this is the thread; otherwise, and on other threads,
    ///     it is called in the next run loop cycle.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        // A scene may run on another thread than the process's first one, where waiting for that one would not end.
        if wait, !SceneContext.current.isIdle || Thread.isMainThread {
            aSelector.send(to: self, arg)
            return
        }
        nonisolated(unsafe) let (target, arg) = (self, arg)
        DispatchQueue.main.async { aSelector.send(to: target, arg) }
    }

    /// Calls a method on the main thread like ``performSelector(onMainThread:with:waitUntilDone:)``, in any mode.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }
}
