import QuartzCore

/// Content that is mixed with the blur behind it: added to dark ones, overlaid on light ones.
///
/// Its view goes into the content view of one with that blur. Apple's shows content in colours taken from the blur alone;
/// here content keeps its own and is blended.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    private let blur: UIBlurEffect

    /// Vibrancy on a blur.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        super.init()
    }

    override var contentFilter: String? { blur.glass.isDark ? "plusL" : "overlayBlendMode" }
}
