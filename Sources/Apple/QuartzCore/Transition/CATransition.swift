/// An animation that changes a layer, sublayers included, from its old appearance to its new one (timing.md §11).
///
/// The old appearance is that of the last commit. The layer may change before or after the transition is added, as long
/// as both happen in the same commit. The old appearance is a still picture, whereas the new one keeps changing.
///
/// A layer has one transition at a time, always under the key `kCATransition`. Movements have the length of the bounds
/// and are visible outside them unless the layer masks to its bounds. A transition in an animation group has no effect.
open class CATransition: CAAnimation {
    /// The type of the transition; a fade by default.
    open var type = CATransitionType.fade
    /// The edge from which the transition starts; nil, the default, means `fromLeft`.
    ///
    /// A fade ignores the edge.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, from 0 to 1; 0 by default.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, from 0 to 1; 1 by default.
    open var endProgress: Float = 1
    /// A filter to use instead of the type; stored without effect, as on iOS.
    open var filter: Any?

    /// A sublayer that is on the back of a page that curls, and is drawn nowhere else meanwhile; nil by default.
    ///
    /// Without one, the page shows through its back.
    package final var back: CALayer?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        filter = other.filter
        back = other.back
    }

    /// The progress at a time of the layer, from 0 to 1 or beyond if the timing curve overshoots; nil if there is no
    /// effect.
    final func progress(at time: CFTimeInterval) -> Double? {
        guard let state = timing.state(at: time) else { return nil }
        let eased = easing?(state.progress) ?? progressCurve.value(at: state.progress)
        let progress = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * eased
        return progress.isFinite ? progress : 1
    }

    override class var properties: [String: PlainProperty] { transitionProperties }
    private static let transitionProperties = CAAnimation.properties.merging([String: PlainProperty](rows)) { $1 }
    private static var rows: [PlainProperty] {
        [
            PlainProperty("type", \CATransition.type, default: .fade, resetsMisfits: true),
            PlainProperty("subtype", named: \CATransition.subtype),
            PlainProperty("startProgress", \CATransition.startProgress, default: 0, resetsMisfits: true),
            PlainProperty("endProgress", \CATransition.endProgress, default: 1, resetsMisfits: true),
            PlainProperty("filter", object: \CATransition.filter),
        ]
    }
}

extension CATransitionType: NamedPropertyValue {}
