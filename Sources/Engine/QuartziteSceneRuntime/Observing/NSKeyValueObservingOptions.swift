/// The values that an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes include the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// Changes include the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer receives the current value when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Has no effect: observers are notified only after a change, not before it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set to another value.
    case setting = 1
    /// Objects were inserted into a collection; reported as `setting` here.
    case insertion = 2
    /// Objects were removed from a collection; reported as `setting` here.
    case removal = 3
    /// Objects in a collection were replaced; reported as `setting` here.
    case replacement = 4
}

/// A key of the change dictionary of `observeValue(forKeyPath:of:change:context:)`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, if the observer requested it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, if the observer requested it.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change, always `setting`.
    public let kind = NSKeyValueChange.setting
    /// The value after the change, or nil unless requested.
    public let newValue: Value?
    /// The value before the change, or nil unless requested; also nil in the initial notification.
    public let oldValue: Value?
    /// Whether the notification precedes the change; always false.
    public let isPrior = false

    /// Creates a change from one value to another, each nil if it is not reported.
    package init(newValue: Value?, oldValue: Value?) {
        self.newValue = newValue
        self.oldValue = oldValue
    }
}

/// An observation that ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    /// Creates an observation whose end calls `end`.
    package init(end: @escaping () -> Void) { self.end = end }

    deinit { end?() }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }
}
