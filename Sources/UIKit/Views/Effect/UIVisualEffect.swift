import QuartzCore

/// The effect of a `UIVisualEffectView`: a blur, or vibrancy on a blur.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Returns the effect itself, since effects are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns how the effect filters and shades the content behind it.
    func glass(for style: UIUserInterfaceStyle) -> Glass { .clear }
    /// Returns the compositing filter that blends the content with what is behind it; nil draws the content normally.
    func contentFilter(for style: UIUserInterfaceStyle) -> String? { nil }
}
