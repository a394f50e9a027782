import QuartziteRigidBodies

/// The methods that tell when an animator resumes and pauses.
///
/// All are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called before the animator begins to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as its behaviours determine.
///
/// The animator computes steps of 1/240 s on the stage's clock and moves the items at each refresh of the screen. The
/// result does not depend on the frame rate. The animator pauses when all items are at rest. A change of its behaviours or
/// of their properties, or a call of ``updateItem(usingCurrentState:)``, resumes it.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// An item and its body.
    @MainActor final class Entry {
        let item: any UIDynamicItem
        /// The layer of an item that is a view.
        let layer: CALayer?
        let slot: Int
        var rules: DynamicsSetup.Item
        /// The item's transform and the body's angle when the item was added or last changed by others.
        var transform: CGAffineTransform
        var angle: Double
        /// The transform that the item had after the last step.
        var written: CGAffineTransform
        /// Whether the item is fixed because its view is animated.
        var isAnimated = false

        init(_ rules: DynamicsSetup.Item, slot: Int) {
            item = rules.item
            layer = (rules.item as? UIView)?.layer
            self.rules = rules
            self.slot = slot
            transform = item.transform
            angle = item.rotation
            written = transform
        }

        /// Takes over a transform that others have set since the last step; only its rotation is the animator's.
        func adoptTransform() { if item.transform != written { readTransform() } }

        func readTransform() {
            transform = item.transform
            angle = item.rotation
            written = transform
        }
    }

    let world = RigidBodyWorld()
    var entries: [Entry] = []
    var places: [ObjectIdentifier: Int] = [:]
    /// The entries by the slots of their bodies.
    ///
    /// A step that reads this array holds no access to it.
    @exclusivity(unchecked) var entriesBySlot: [Entry?] = []
    /// All behaviours at the last synchronization, parents before children.
    var flatTree: [UIDynamicBehavior] = []
    /// The instantaneous pushes.
    var pushes: [UIPushBehavior] = []
    var boundaryNames: [(behavior: UICollisionBehavior, identifier: NSCopying?)] = []
    var collisions: [UICollisionBehavior] = []
    /// Whether behaviours changed since the last synchronization.
    var isStale = false

    var link: CADisplayLink?
    weak var scene: SceneContext?
    /// The time at which the animator last resumed, and the number of steps since.
    var resumed: CFTimeInterval = 0
    var steps = 0
    var stepsBefore = 0
    /// The number of steps for which all items have been at rest.
    var stepsAtRest = 0

    /// Creates an animator whose items use a view's coordinates.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for the attributes of a layout, in the coordinates of the collection view's content.
    ///
    /// Each change invalidates the layout, which returns the attributes from ``items(in:)`` and
    /// ``layoutAttributesForCell(at:)``.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init()
    }

    /// Creates an animator without a reference view.
    public override init() { super.init() }

    deinit { link?.invalidate() }

    /// The view whose coordinates the items use.
    open private(set) weak var referenceView: UIView?

    /// The layout whose attributes the animator moves; nil if it moves other items.
    private(set) weak var collectionViewLayout: UICollectionViewLayout?

    /// The object that is told when the animator resumes and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours that were added to the animator itself, in that order.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour and its children, and removes it from where it was before.
    ///
    /// An item without a size raises an exception, as on iOS.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.removeFromParent()
        behaviors.append(behavior)
        behavior.move(to: self)
        behavior.requireSizes()
        behaviorsChanged()
    }

    /// Removes a behaviour and its children.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else {
            if behavior.dynamicAnimator === self { behavior.parent?.removeChildBehavior(behavior) }
            return
        }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        behaviorsChanged()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// All behaviours, parents before children.
    var tree: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

    /// Returns the items whose bounding boxes intersect a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        synchronize()
        return entries.map(\.item).filter { item in
            let size = item.bounds.applying(item.transform).size
            let box = CGRect(
                x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                height: size.height)
            return box.intersects(rect)
        }
    }

    /// Reads the centre, size and rotation of an item again after other code changed them.
    ///
    /// The item keeps its velocity.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        synchronize()
        guard let place = places[ObjectIdentifier(item)], item.isPlaced else {
            behaviorsChanged()
            return
        }
        let slot = entries[place].slot
        world[slot].position = Vector(item.center)
        world[slot].angle = item.rotation
        world.setShapes(item.outlines, of: slot)
        entries[place].readTransform()
        entries[place].isAnimated = false
        behaviorsChanged()
    }

    // MARK: Running

    /// Whether the animator moves items.
    open var isRunning: Bool { link != nil }

    /// The time in seconds for which the animator has run, without pauses.
    open var elapsedTime: TimeInterval { Double(stepsBefore + steps) * UIDynamicAnimator.step }

    func body(of item: any UIDynamicItem) -> Body? {
        synchronize()
        return places[ObjectIdentifier(item)].map { world[entries[$0].slot] }
    }

    /// Adds to the velocity of an item, and returns false if the animator does not move the item.
    func addVelocity(_ velocity: Vector, angular: Double, to item: any UIDynamicItem) -> Bool {
        synchronize()
        guard let place = places[ObjectIdentifier(item)] else { return false }
        world.push(entries[place].slot, velocity: velocity, angularVelocity: angular)
        wake()
        return true
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, unlike an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
