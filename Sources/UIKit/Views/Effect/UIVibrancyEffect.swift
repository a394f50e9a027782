import QuartzCore

/// An effect that blends content with the blur behind it: added to dark blurs, overlaid on light ones.
///
/// Add the vibrancy effect's view to the content view of a view that has the blur effect. Apple's systems derive the
/// colours of the content from the blur alone; here content keeps its own colours and is blended.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    private let blur: UIBlurEffect

    /// Creates a vibrancy effect for a blur effect.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        super.init()
    }

    override func contentFilter(for style: UIUserInterfaceStyle) -> String? {
        blur.glass(for: style).isDark ? "plusL" : "overlayBlendMode"
    }
}
