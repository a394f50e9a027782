/// What a change of an observed property is told with.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tells the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// Tells the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Tells the present value when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; nil unless asked for.
    public let newValue: Value?
    /// The value before the change; nil unless asked for, and at the beginning.
    public let oldValue: Value?
}

/// An observation, which ends when it is released or invalidated.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private var observation: AnimatorObservation?

    init(_ observation: AnimatorObservation) { self.observation = observation }

    deinit { observation?.isOver = true }

    /// Ends the observation.
    public func invalidate() {
        observation?.isOver = true
        observation = nil
    }
}

/// One watcher of an animator.
final class AnimatorObservation {
    /// Looks at the property; what it returns tells the watcher if the value has become another.
    let look: @MainActor (UIViewPropertyAnimator) -> (@MainActor () -> Void)
    var isOver = false

    init(_ look: @escaping @MainActor (UIViewPropertyAnimator) -> (@MainActor () -> Void)) { self.look = look }
}

extension UIViewPropertyAnimator {
    /// Watches `isRunning`, `state` or `isReversed` as key-value observing does on Apple's systems, for as long as the
    /// result is kept; other properties are never told of.
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
        return NSKeyValueObservation(observation)
    }

    /// Changes the animator, then tells those who watch what has changed.
    func change(_ body: () -> Void) {
        guard !observations.isEmpty else { return body() }
        observations.removeAll(where: \.isOver)
        let watched = observations.map { ($0, $0.look(self)) }
        body()
        for (observation, tell) in watched where !observation.isOver { tell() }
    }
}
