/// An animation on a layer: the layer's own copy, and the notifications sent for it so far.
package final class AttachedAnimation {
    package let animation: CAAnimation
    package let key: String?
    unowned let layer: CALayer
    /// Whether the animation affects only the layer's ``LayerState``, so that no copy of the layer is necessary.
    let changesStateOnly: Bool
    /// The completion blocks that wait for the animation.
    var groups: [CompletionGroup]
    /// Whether the begin time has its final value; until then, 0 means "when committed".
    var isResolved: Bool { didSet { timingDidChange() } }
    var hasStarted = false { didSet { layer.context?.schedule.invalidate(self) } }
    var hasStopped = false { didSet { layer.context?.schedule.invalidate(self) } }
    /// The layer's appearance before the transaction that added the animation, if it is a transition.
    var before: TransitionPicture?
    /// Whether the animation requires the layer to be redrawn in every frame.
    ///
    /// A layer's class answers once, since the answer depends only on the class and the animated keys.
    private(set) lazy var redrawsLayer: Bool = {
        let kind = type(of: layer)
        return animation.animatedKeyPaths.contains { kind.needsDisplay(forKey: String($0.prefix { $0 != "." })) }
    }()
    /// The animation's index in its context's order of additions, which orders events at the same time.
    var order = 0
    /// Whether a context sends notifications of the animation's start and end.
    var isScheduled = false
    /// The state of the animation's next event in the context's schedule.
    var place = AnimationSchedule.Place.nowhere

    init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
        self.animation = animation
        self.key = key
        self.layer = layer
        changesStateOnly = animation.changesStateOnly
        self.groups = groups
        isResolved = animation.beginTime != 0
        animation.attachment = self
        for group in groups { group.members.append(CompletionGroup.WeakAnimation(animation: self)) }
    }

    deinit { animation.attachment = nil }

    /// Whether the animation stays on a layer that leaves its tree, and goes on by the clock when the layer returns.
    ///
    /// Property animators, which set the easing, end when their layers leave.
    var staysOutsideTrees: Bool { !animation.isRemovedOnCompletion && animation.easing == nil }

    func timingDidChange() {
        layer.markChanged()
        layer.context?.schedule.invalidate(self)
    }

    /// The local time at which to evaluate; an uncommitted animation is at its start.
    func evaluationTime(_ localTime: CFTimeInterval) -> CFTimeInterval { isResolved ? localTime : 0 }
}
