/// What an observer is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The present value, when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The change before it happens; has no effect here: observers are told afterwards only.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What a change did.
public enum NSKeyValueChange: UInt, Sendable {
    /// Gave the property another value.
    case setting = 1
    /// Put something into a list; lists are told of as `setting` here.
    case insertion = 2
    /// Took something out of a list; lists are told of as `setting` here.
    case removal = 3
    /// Put something in another's place in a list; lists are told of as `setting` here.
    case replacement = 4
}

/// What `observeValue(forKeyPath:of:change:context:)` finds in the description of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, where it was asked for.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, where it was asked for.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// What the change did: `setting`.
    public let kind = NSKeyValueChange.setting
    /// The value after the change; nil unless asked for.
    public let newValue: Value?
    /// The value before the change; nil unless asked for, and at the beginning.
    public let oldValue: Value?
    /// Whether the change is still to come; never.
    public let isPrior = false

    /// A change from one value to another, each nil where it is not told.
    package init(newValue: Value?, oldValue: Value?) {
        self.newValue = newValue
        self.oldValue = oldValue
    }
}

/// An observation, which ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    /// An observation that `end` ends.
    package init(end: @escaping () -> Void) { self.end = end }

    deinit { end?() }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }
}
