/// An animation on a layer: the layer's own copy, and what has been told about it so far.
package final class AttachedAnimation {
    let animation: CAAnimation
    let key: String?
    unowned let layer: CALayer
    /// Whether nothing but the layer's ``LayerState`` is concerned, so that no copy of the layer need be made.
    let changesStateOnly: Bool
    /// The completion blocks that wait for it.
    var groups: [CompletionGroup]
    /// Whether the begin time is a time; 0 means "when committed" until then.
    var isResolved: Bool { didSet { layer.markChanged() } }
    var hasStarted = false
    var hasStopped = false
    /// What the layer looked like before the transaction that added it, where the animation is a transition.
    var before: TransitionPicture?
    /// Place in its context's order of adding; ties between events are settled by it.
    var order = 0

    init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
        self.animation = animation
        self.key = key
        self.layer = layer
        changesStateOnly = animation.changesStateOnly
        self.groups = groups
        isResolved = animation.beginTime != 0
        for group in groups { group.members.append(CompletionGroup.WeakAnimation(animation: self)) }
    }

    /// The local time to evaluate at: before its commit an animation stands at its start.
    func evaluationTime(_ localTime: CFTimeInterval) -> CFTimeInterval { isResolved ? localTime : 0 }
}
