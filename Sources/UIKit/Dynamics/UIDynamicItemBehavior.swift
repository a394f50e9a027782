import RigidBodies

/// What items are made of, and how they move to begin with.
///
/// Of several such behaviours with one item, the one added last decides each property that was set in any; what was
/// set in none has its default.
open class UIDynamicItemBehavior: _ItemsBehavior {
    private var settings: [Setting: CGFloat] = [:]
    /// Velocities for items that are yet to join an animator.
    private var pending: [ObjectIdentifier: (item: any UIDynamicItem, velocity: Vector, spin: Double)] = [:]

    fileprivate enum Setting {
        case elasticity, friction, density, resistance, angularResistance, charge, isAnchored, allowsRotation
    }

    /// Says something of these items.
    public init(items: [any UIDynamicItem]) { super.init(items) }

    /// Says nothing of any item yet.
    public convenience init() { self.init(items: []) }

    // MARK: Material

    private func value(_ setting: Setting, _ standard: CGFloat) -> CGFloat { settings[setting] ?? standard }

    private func set(_ setting: Setting, _ value: CGFloat) {
        guard value.isFinite else { return }
        settings[setting] = value
        changed()
    }

    /// How much of its approach speed an impact gives back: 0, the default, none; 1 all of it, whatever the speed
    /// (dynamics.md R1); more adds energy.
    ///
    /// Of two items that meet the greater counts.
    open var elasticity: CGFloat {
        get { value(.elasticity, 0) }
        set { set(.elasticity, newValue) }
    }

    /// How much items that touch hold each other back: 0, the default, not at all; 1 a lot.
    open var friction: CGFloat {
        get { value(.friction, 0) }
        set { set(.friction, newValue) }
    }

    /// Mass for each 100 × 100 points; 1 unless set.
    open var density: CGFloat {
        get { value(.density, 1) }
        set { set(.density, newValue) }
    }

    /// How fast the velocity dwindles: v' = v / (1 + r t); 0, the default, means never (dynamics.md R5).
    open var resistance: CGFloat {
        get { value(.resistance, 0) }
        set { set(.resistance, newValue) }
    }

    /// How fast the spin dwindles; 0, the default, means never.
    open var angularResistance: CGFloat {
        get { value(.angularResistance, 0) }
        set { set(.angularResistance, newValue) }
    }

    /// What electric and magnetic fields act on; 0 unless set.
    open var charge: CGFloat {
        get { value(.charge, 0) }
        set { set(.charge, newValue) }
    }

    /// Whether nothing moves the items, though others collide with them; false unless set.
    open var isAnchored: Bool {
        get { value(.isAnchored, 0) != 0 }
        set { set(.isAnchored, newValue ? 1 : 0) }
    }

    /// Whether the items turn; true unless set.
    open var allowsRotation: Bool {
        get { value(.allowsRotation, 1) != 0 }
        set { set(.allowsRotation, newValue ? 1 : 0) }
    }

    // MARK: Velocity

    /// Adds to an item's velocity, in points per second; before it joins an animator, too.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector(velocity), spin: 0, for: item)
    }

    /// An item's velocity, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        (dynamicAnimator?.body(of: item)?.velocity ?? waiting(for: item).velocity).point
    }

    /// Adds to an item's spin, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, spin: Vector.finite(velocity), for: item)
    }

    /// An item's spin, in radians per second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.body(of: item)?.spin ?? waiting(for: item).spin
    }

    private func waiting(for item: any UIDynamicItem) -> (velocity: Vector, spin: Double) {
        pending[ObjectIdentifier(item)].map { ($0.velocity, $0.spin) } ?? (.zero, 0)
    }

    private func add(_ velocity: Vector, spin: Double, for item: any UIDynamicItem) {
        if dynamicAnimator?.addVelocity(velocity, spin: spin, to: item) == true { return }
        let before = waiting(for: item)
        pending[ObjectIdentifier(item)] = (item, before.velocity + velocity, before.spin + spin)
        changed()
    }

    /// The velocities that were waiting for their items to join.
    func takePending(for item: any UIDynamicItem) -> (velocity: Vector, spin: Double) {
        let taken = waiting(for: item)
        pending[ObjectIdentifier(item)] = nil
        return taken
    }

    override func prepare(_ setup: inout DynamicsSetup) {
        for item in items {
            setup.set(item) { place in
                for (setting, value) in settings { place.take(setting, Double(value)) }
            }
        }
    }
}

extension DynamicsSetup.Item {
    fileprivate func take(_ setting: UIDynamicItemBehavior.Setting, _ value: Double) {
        switch setting {
        case .elasticity: elasticity = max(value, 0)
        case .friction: friction = max(value, 0)
        case .density: density = max(value, 1e-6)
        case .resistance: resistance = max(value, 0)
        case .angularResistance: angularResistance = max(value, 0)
        case .charge: charge = value
        case .isAnchored: isAnchored = value != 0
        case .allowsRotation: allowsRotation = value != 0
        }
    }
}
