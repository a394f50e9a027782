import QuartzCore

/// One observer of an animator.
final class AnimatorObservation {
    /// Reads the property and returns a closure that notifies the observer if the value has changed since.
    let read: @MainActor (UIViewPropertyAnimator) -> (@MainActor () -> Void)
    var isOver = false

    init(_ read: @escaping @MainActor (UIViewPropertyAnimator) -> (@MainActor () -> Void)) { self.read = read }
}

extension UIViewPropertyAnimator {
    /// Observes `isRunning`, `state` or `isReversed`, like key-value observing on Apple's systems.
    ///
    /// The observation lasts as long as the result is retained. Other properties do not send notifications.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<UIViewPropertyAnimator, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIViewPropertyAnimator, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = AnimatorObservation { animator in
            let old = animator[keyPath: keyPath]
            return { [unowned animator] in
                let new = animator[keyPath: keyPath]
                guard new != old else { return }
                changeHandler(
                    animator,
                    NSKeyValueObservedChange(
                        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
            }
        }
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        observations.append(observation)
        return NSKeyValueObservation { observation.isOver = true }
    }

    /// Changes the animator, then notifies the observers of changed properties.
    func change(_ body: () -> Void) {
        guard !observations.isEmpty else { return body() }
        observations.removeAll(where: \.isOver)
        let watched = observations.map { ($0, $0.read(self)) }
        body()
        for (observation, notify) in watched where !observation.isOver { notify() }
    }
}
