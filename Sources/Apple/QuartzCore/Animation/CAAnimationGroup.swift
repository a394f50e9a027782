/// A group of animations that run together in the group's time (timing.md §10).
///
/// A child that is longer than the group is cut off, and a child without a duration has the group's duration. Delegates
/// and `isRemovedOnCompletion` of children have no effect.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group; nil by default.
    ///
    /// Copies of the group share the animations; a layer keeps its own copies. Groups nested more than 64 levels deep,
    /// and children after the first 100,000, have no effect.
    open var animations: [CAAnimation]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        if let other = other as? CAAnimationGroup { animations = other.animations }
    }

    override var animatedKeyPaths: [String] { (animations ?? []).flatMap(\.animatedKeyPaths) }

    override func willAttach(to layer: CALayer) {
        var budget = Self.maximumChildren
        adoptChildren(for: layer, depth: 1, budget: &budget)
    }

    package static let maximumDepth = 64
    static let maximumChildren = 100_000

    /// Replaces the children with private copies whose durations are set.
    private func adoptChildren(for layer: CALayer, depth: Int, budget: inout Int) {
        var children: [CAAnimation] = []
        for animation in animations ?? [] where budget > 0 {
            budget -= 1
            guard let child = animation.copy() as? CAAnimation else { continue }
            if !(child.duration > 0) { child.duration = duration }
            if let group = child as? CAAnimationGroup {
                guard depth < Self.maximumDepth else { continue }
                group.adoptChildren(for: layer, depth: depth + 1, budget: &budget)
            } else {
                child.willAttach(to: layer)
            }
            children.append(child)
        }
        animations = children
    }

    override var changesStateOnly: Bool { (animations ?? []).allSatisfy(\.changesStateOnly) }

    override var effect: AnimationEffect { .group(self) }

    /// The parent time of the children; at the exact end of the group, they hold their last values.
    final func childTime(at state: TimingState) -> CFTimeInterval {
        guard let timingFunction else { return state.basicTime }
        return timingFunction.value(at: state.progress) * duration
    }

    override class var properties: [String: PlainProperty] { groupProperties }
    private static let groupProperties = CAAnimation.properties.merging([String: PlainProperty](rows)) { $1 }
    private static var rows: [PlainProperty] {
        [
            PlainProperty("animations", object: \CAAnimationGroup.animations)
        ]
    }
}
