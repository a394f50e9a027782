import QuartzCore

/// The effect of a `UIVisualEffectView`: a blur, vibrancy on a blur, or glass.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Returns a copy of the effect, or the effect itself if it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// How an effect shows the content of its view.
    struct ContentAppearance: Equatable {
        /// The compositing filter that blends the content with what is behind it; nil draws the content normally.
        var compositing: String?
        /// What is added to the colours of the content: 1 makes it white, and -1 black.
        var brightness = 0.0
        /// The opacity of the content.
        var opacity: CGFloat = 1
    }

    /// Returns how the effect filters and shades the content behind it.
    func appearance(in traits: UITraitCollection) -> MaterialAppearance { .clear }
    /// Returns how the effect shows the content of its view.
    func contentAppearance(in traits: UITraitCollection) -> ContentAppearance { ContentAppearance() }
}
