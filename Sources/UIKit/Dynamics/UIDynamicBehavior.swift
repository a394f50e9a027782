import RigidBodies

/// A rule that items move by, or, as it is, a tree of rules that join and leave an animator together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// Called after each frame's motion, when the items have been moved; parents before children.
    open var action: (() -> Void)?

    /// The behaviours that come and go with this one, in the order they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator whose tree this behaviour is in; nil for none.
    open weak internal(set) var dynamicAnimator: UIDynamicAnimator?
    weak var parent: UIDynamicBehavior?

    /// A behaviour that does nothing by itself.
    public override init() { super.init() }

    /// Adds a behaviour to the tree; one that is in another tree leaves it.
    ///
    /// A cycle is not made.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent !== self, !behavior.tree.contains(where: { $0 === self }) else { return }
        behavior.leave()
        behavior.parent = self
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.join(dynamicAnimator) }
        changed()
    }

    /// Takes a behaviour out of the tree.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        behavior.leave()
    }

    /// Called before the behaviour joins an animator, or with nil before it leaves one; does nothing itself.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Tree

    /// This behaviour and all below it, parents first.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    func join(_ animator: UIDynamicAnimator?) {
        for behavior in tree {
            behavior.willMove(to: animator)
            behavior.dynamicAnimator = animator
        }
    }

    /// Out of its parent, or of the animator it is the top of.
    func leave() {
        let animator = dynamicAnimator
        if let parent {
            parent.childBehaviors.removeAll { $0 === self }
            self.parent = nil
            if animator != nil { join(nil) }
            animator?.behaviorsChanged()
        } else {
            animator?.removeBehavior(self)
        }
    }

    /// Tells the animator that this behaviour says something else now.
    final func changed() { dynamicAnimator?.behaviorsChanged() }

    /// What the behaviour adds to the rules of its animator.
    func prepare(_ setup: inout DynamicsSetup) {}

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}

extension Vector {
    init(_ point: CGPoint) { self.init(Vector.finite(point.x), Vector.finite(point.y)) }
    init(_ vector: CGVector) { self.init(Vector.finite(vector.dx), Vector.finite(vector.dy)) }
    var point: CGPoint { CGPoint(x: x, y: y) }

    /// What is not a number, or beyond all bounds, counts as nothing.
    static func finite(_ value: CGFloat) -> Double { value.isFinite && abs(value) <= 1e12 ? Double(value) : 0 }
}

/// A list of items in which none occurs twice.
@MainActor struct ItemList {
    private(set) var items: [any UIDynamicItem] = []
    private var names: Set<ObjectIdentifier> = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) {
        if names.insert(ObjectIdentifier(item)).inserted { items.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) {
        if names.remove(ObjectIdentifier(item)) != nil { items.removeAll { $0 === item } }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { names.contains(ObjectIdentifier(item)) }
}
