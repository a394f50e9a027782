/// Animations that run together in the group's time (timing.md §10).
///
/// A child that lasts longer than the group is cut off; one without a duration takes the group's. Delegates and
/// `isRemovedOnCompletion` of children play no part.
open class CAAnimationGroup: CAAnimation {
    /// What runs together; nil unless set.
    ///
    /// Copies of the group share them; a layer keeps copies of its own. Groups nested deeper than 64, and children past
    /// a hundred thousand, have no effect.
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

    /// Replaces the children by copies that nobody else can change, their durations filled in.
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

    /// The children's parent time; at the group's very end they hold their last values.
    final func childTime(at state: TimingState) -> CFTimeInterval {
        guard let timingFunction else { return state.basicTime }
        return timingFunction.value(at: state.progress) * duration
    }

    /// A property, or the value stored under a key of one's own.
    open override func value(forKey key: String) -> Any? {
        key == "animations" ? animations : super.value(forKey: key)
    }

    /// Sets a property, or stores a value under a key of one's own.
    open override func setValue(_ value: Any?, forKey key: String) {
        if key == "animations" { animations = value as? [CAAnimation] } else { super.setValue(value, forKey: key) }
    }
}
