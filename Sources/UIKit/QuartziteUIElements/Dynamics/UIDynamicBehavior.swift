import QuartziteRigidBodies

/// The superclass of all behaviours.
///
/// An instance of this class itself groups child behaviours.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The closure that the animator calls after it has moved the items of a frame; parents before children.
    open var action: (() -> Void)?

    /// The child behaviours, in the order they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator that this behaviour, or a parent of it, was added to; nil for none.
    open weak internal(set) var dynamicAnimator: UIDynamicAnimator?
    weak var parent: UIDynamicBehavior?

    /// Creates a behaviour without an effect of its own.
    public override init() { super.init() }

    /// Adds a child behaviour, and removes it from where it was before.
    ///
    /// Does nothing if this behaviour is a descendant of the child.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent !== self, !behavior.tree.contains(where: { $0 === self }) else { return }
        behavior.removeFromParent()
        behavior.parent = self
        childBehaviors.append(behavior)
        if let dynamicAnimator {
            behavior.move(to: dynamicAnimator)
            behavior.requireSizes()
        }
        changed()
    }

    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        behavior.removeFromParent()
    }

    /// Called before the behaviour is added to an animator, or with nil before it is removed from one.
    ///
    /// Does nothing by default.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Tree

    /// This behaviour and its descendants, parents before children.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    func move(to animator: UIDynamicAnimator?) {
        for behavior in tree {
            behavior.willMove(to: animator)
            behavior.dynamicAnimator = animator
        }
    }

    /// Removes the behaviour from its parent, or from its animator.
    func removeFromParent() {
        let animator = dynamicAnimator
        if let parent {
            parent.childBehaviors.removeAll { $0 === self }
            self.parent = nil
            if animator != nil { move(to: nil) }
            animator?.behaviorsChanged()
        } else {
            animator?.removeBehavior(self)
        }
    }

    /// Raises an exception if an item has no size.
    func requireSizes() {
        for rule in DynamicsSetup(tree, referenceBounds: .zero).items { Self.requireSize(of: rule.item) }
    }

    /// Raises an exception if an item of an animator has no size.
    static func requireSize(of item: any UIDynamicItem) {
        let size = item.bounds.size
        guard size.width == 0 || size.height == 0 else { return }
        raise(
            .internalInconsistency,
            "Invalid size \(NSCoder.string(for: size)) for item \(identity(of: item)) in Dynamics")
    }

    /// Tells the animator that a property changed.
    final func changed() { dynamicAnimator?.behaviorsChanged() }

    /// Adds the settings of the behaviour to those of its animator.
    func prepare(_ setup: inout DynamicsSetup) {}

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, unlike an address.
    nonisolated open override var hash: Int { hashNumber.value }
}

extension Vector {
    init(_ point: CGPoint) { self.init(Vector.finite(point.x), Vector.finite(point.y)) }
    init(_ vector: CGVector) { self.init(Vector.finite(vector.dx), Vector.finite(vector.dy)) }
    var point: CGPoint { CGPoint(x: x, y: y) }

    /// Replaces numbers that are not finite, or greater than 10¹², by 0.
    static func finite(_ value: CGFloat) -> Double { value.isFinite && abs(value) <= 1e12 ? Double(value) : 0 }
}

/// An ordered set of items.
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
