import RigidBodies

/// Pushes items: steadily, or once.
///
/// A magnitude of 1 speeds up an item of 100 × 100 points and density 1 by 100 points per second squared; once, by 100
/// points per second.
open class UIPushBehavior: _DirectedBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as it is active.
        case continuous
        /// A single moment; then the push is no longer active.
        case instantaneous
    }

    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// How long the push lasts.
    public let mode: Mode

    /// A push without direction, of these items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items, direction: .zero)
    }

    /// Pushes an item no longer.
    open override func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        super.removeItem(item)
    }

    /// Whether the push acts; setting it on an instantaneous push that is over pushes again.
    ///
    /// True to begin with.
    open var active = true { didSet { if active { changed() } } }

    /// Where to, and how strongly: the vector's length is the magnitude; zero unless set, which is no push.
    open var pushDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }

    /// Pushes an item beside its centre, by so many points of its own unturned frame: that turns it.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// How far from its centre an item is pushed; zero unless set.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// What the push does to a body: to its velocity and its spin, per second or, once, at all.
    func effect(on item: any UIDynamicItem, _ body: Body) -> (velocity: Vector, spin: Double) {
        let force = Vector(pushDirection) * 100
        let offset = targetOffsetFromCenter(for: item)
        let arm = body.rotation(Vector(CGPoint(x: offset.horizontal, y: offset.vertical)))
        return (force * body.inverseMass, arm.cross(force) * body.inverseInertia)
    }

    override func prepare(_ setup: inout DynamicsSetup) {
        for item in items { setup.set(item) { $0.pushes.append(self) } }
    }
}
