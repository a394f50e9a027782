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
    var isResolved: Bool { didSet { timingDidChange() } }
    var hasStarted = false { didSet { layer.context?.schedule.note(self) } }
    var hasStopped = false { didSet { layer.context?.schedule.note(self) } }
    /// What the layer looked like before the transaction that added it, where the animation is a transition.
    var before: TransitionPicture?
    /// The index in its context's order of adding, which orders events at one time.
    var order = 0
    /// Whether a context tells when the animation starts and ends.
    var isScheduled = false
    /// Where the context's schedule has its next event.
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

    func timingDidChange() {
        layer.markChanged()
        layer.context?.schedule.note(self)
    }

    /// The local time to evaluate at: before its commit an animation stands at its start.
    func evaluationTime(_ localTime: CFTimeInterval) -> CFTimeInterval { isResolved ? localTime : 0 }
}
