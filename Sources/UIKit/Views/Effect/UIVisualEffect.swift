import QuartzCore

/// What a `UIVisualEffectView` does: a blur, or vibrancy on one.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// An effect that does nothing.
    public override init() { super.init() }

    /// Effects do not change: itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// How what lies behind looks through the effect.
    var glass: Glass { .clear }
    /// How the content is mixed with what lies behind it; nil for over it.
    var contentFilter: String? { nil }
}
