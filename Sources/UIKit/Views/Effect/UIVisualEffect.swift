import QuartzCore

/// The effect of a `UIVisualEffectView`: a blur, or vibrancy on a blur.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Returns the effect itself, since effects are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// How the effect filters and shades the content behind it.
    var glass: Glass { .clear }
    /// The compositing filter that blends the content with what is behind it; nil draws the content normally.
    var contentFilter: String? { nil }
}
