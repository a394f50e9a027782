import QuartziteRigidBodies

/// A continuous or instantaneous force on items.
///
/// A continuous push of magnitude 1 accelerates an item of 100 × 100 points and density 1 by 100 points per second
/// squared. An instantaneous one changes its velocity by 100 points per second.
open class UIPushBehavior: _DirectedBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// The push acts while it is active.
        case continuous
        /// The push acts once and is then inactive.
        case instantaneous
    }

    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// The duration of the push.
    public let mode: Mode

    /// Creates a push with a magnitude of 0 for some items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items, direction: .zero)
    }

    /// Removes an item and its offset.
    open override func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        super.removeItem(item)
    }

    /// Whether the push acts; true by default.
    ///
    /// Set it to true to apply an instantaneous push again.
    open var active = true { didSet { if active { changed() } } }

    /// The direction, whose length is the magnitude; (0, 0) by default.
    open var pushDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }

    /// Sets where the push acts on an item, in points from its centre without its rotation.
    ///
    /// An offset rotates the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    /// Returns where the push acts on an item, in points from its centre; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// The accelerations of a body by a continuous push, or the changes of its velocities by an instantaneous one.
    func effect(on item: any UIDynamicItem, _ body: Body) -> (linear: Vector, angular: Double) {
        let force = Vector(pushDirection) * 100
        let offset = targetOffsetFromCenter(for: item)
        let arm = body.rotation(Vector(CGPoint(x: offset.horizontal, y: offset.vertical)))
        return (force * body.inverseMass, arm.cross(force) * body.inverseInertia)
    }

    override func prepare(_ setup: inout DynamicsSetup) {
        for item in items { setup.set(item) { $0.pushes.append(self) } }
    }
}
