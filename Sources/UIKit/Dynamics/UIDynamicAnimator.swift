import RigidBodies

/// Hears when an animator starts and comes to rest; every method is optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator is about to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Everything has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of behaviours.
///
/// It computes in steps of 1/240 s of the stage's clock and moves the items at each refresh of the screen, so that how
/// often frames are drawn makes no difference. When nothing moves any more, as where a push holds an item against a
/// wall, it pauses; a change of its behaviours, of their properties or ``updateItem(usingCurrentState:)`` resumes it.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// An item, and the body that stands for it.
    @MainActor final class Entry {
        let item: any UIDynamicItem
        /// The item's layer, where it is a view.
        let layer: CALayer?
        let slot: Int
        var rules: DynamicsSetup.Item
        /// The item's transform, and the body's angle, when it joined.
        var transform: CGAffineTransform
        var angle: Double
        /// Stands still under an animation of its view until it is updated.
        var isHeld = false

        init(_ rules: DynamicsSetup.Item, slot: Int) {
            item = rules.item
            layer = (rules.item as? UIView)?.layer
            self.rules = rules
            self.slot = slot
            transform = item.transform
            angle = item.rotation
        }
    }

    let world = World()
    var entries: [Entry] = []
    var places: [ObjectIdentifier: Int] = [:]
    /// By slot of the world; read by every step, which calls back with nothing borrowed.
    @exclusivity(unchecked) var entriesBySlot: [Entry?] = []
    /// The tree as of the last synchronization.
    var flatTree: [UIDynamicBehavior] = []
    /// All pushes of a single moment.
    var pushes: [UIPushBehavior] = []
    var boundaryNames: [(behavior: UICollisionBehavior, identifier: NSCopying?)] = []
    var collisions: [UICollisionBehavior] = []
    /// Whether behaviours have changed since the bodies were last made from them.
    var isStale = false

    var link: CADisplayLink?
    weak var clock: MediaClock?
    /// When the animator last resumed, and how many steps it has done since.
    var resumed: CFTimeInterval = 0
    var steps = 0
    var stepsBefore = 0
    /// How many steps nothing has moved for.
    var quietSteps = 0

    /// An animator of items in a view's coordinates.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// An animator without a reference view, whose items' coordinates are all there is.
    public override init() { super.init() }

    deinit { link?.invalidate() }

    /// The view in whose coordinates the items are.
    open private(set) weak var referenceView: UIView?

    /// Hears when the animator starts and comes to rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours at the top of the tree, in the order they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour and its children; one that is elsewhere leaves there first.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.leave()
        behaviors.append(behavior)
        behavior.join(self)
        behaviorsChanged()
    }

    /// Takes a behaviour and its children away.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else {
            if behavior.dynamicAnimator === self { behavior.parent?.removeChildBehavior(behavior) }
            return
        }
        behaviors.removeAll { $0 === behavior }
        behavior.join(nil)
        behaviorsChanged()
    }

    /// Takes all behaviours away.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// All behaviours, parents before children.
    var tree: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

    /// The items with a point of their boxes in a rectangle of the reference view.
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

    /// Reads an item's centre, size and rotation again, after a change that dynamics did not make; it keeps its
    /// velocity.
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
        entries[place].transform = item.transform
        entries[place].angle = item.rotation
        entries[place].isHeld = false
        behaviorsChanged()
    }

    // MARK: Running

    /// Whether items move, or are about to.
    open var isRunning: Bool { link != nil }

    /// Seconds of motion so far; pauses do not count.
    open var elapsedTime: TimeInterval { Double(stepsBefore + steps) * UIDynamicAnimator.step }

    func body(of item: any UIDynamicItem) -> Body? {
        synchronize()
        return places[ObjectIdentifier(item)].map { world[entries[$0].slot] }
    }

    /// False where the item is not among those the animator moves.
    func addVelocity(_ velocity: Vector, spin: Double, to item: any UIDynamicItem) -> Bool {
        synchronize()
        guard let place = places[ObjectIdentifier(item)] else { return false }
        world.push(entries[place].slot, velocity: velocity, spin: spin)
        wake()
        return true
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
