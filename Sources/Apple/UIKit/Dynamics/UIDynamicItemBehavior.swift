import QuartziteRigidBodies

/// The material of items, and their initial velocities.
///
/// If several item behaviours set a property of one item, the one added last has precedence.
open class UIDynamicItemBehavior: _ItemsBehavior {
    private var settings: [Setting: CGFloat] = [:]
    /// The velocities of items that no animator moves yet.
    private var pending: [ObjectIdentifier: (item: any UIDynamicItem, linear: Vector, angular: Double)] = [:]

    fileprivate enum Setting {
        case elasticity, friction, density, resistance, angularResistance, charge, isAnchored, allowsRotation
    }

    /// Creates a behaviour for some items.
    public init(items: [any UIDynamicItem]) { super.init(items) }

    /// Creates a behaviour without items.
    public convenience init() { self.init(items: []) }

    // MARK: Material

    private func value(_ setting: Setting, _ standard: CGFloat) -> CGFloat { settings[setting] ?? standard }

    private func set(_ setting: Setting, _ value: CGFloat) {
        guard value.isFinite else { return }
        settings[setting] = value
        changed()
    }

    /// The coefficient of restitution, at least 0: an impact returns no speed at 0, the default, and all of it at 1 (dynamics.md R1).
    ///
    /// Values above 1 add energy. An impact of two items uses the greater value.
    open var elasticity: CGFloat {
        get { value(.elasticity, 0) }
        set { set(.elasticity, newValue) }
    }

    /// The coefficient of friction, at least 0; 0 by default.
    ///
    /// A contact of two items uses the geometric mean.
    open var friction: CGFloat {
        get { value(.friction, 0) }
        set { set(.friction, newValue) }
    }

    /// The mass per 100 × 100 points, above 0; 1 by default.
    open var density: CGFloat {
        get { value(.density, 1) }
        set { set(.density, newValue) }
    }

    /// The linear damping per second, at least 0; 0, the default, for none (dynamics.md R5).
    ///
    /// Each step of `h` seconds divides the velocity by 1 + `resistance` × `h`.
    open var resistance: CGFloat {
        get { value(.resistance, 0) }
        set { set(.resistance, newValue) }
    }

    /// The angular damping per second, at least 0; 0, the default, for none.
    open var angularResistance: CGFloat {
        get { value(.angularResistance, 0) }
        set { set(.angularResistance, newValue) }
    }

    /// The electric charge, on which electric and magnetic fields act; 0 by default.
    open var charge: CGFloat {
        get { value(.charge, 0) }
        set { set(.charge, newValue) }
    }

    /// Whether the items are fixed; others still collide with them.
    ///
    /// False by default.
    open var isAnchored: Bool {
        get { value(.isAnchored, 0) != 0 }
        set { set(.isAnchored, newValue ? 1 : 0) }
    }

    /// Whether the items can rotate; true by default.
    open var allowsRotation: Bool {
        get { value(.allowsRotation, 1) != 0 }
        set { set(.allowsRotation, newValue ? 1 : 0) }
    }

    // MARK: Velocity

    /// Adds to the velocity of an item, in points per second, also before an animator moves it.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector(velocity), angular: 0, for: item)
    }

    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        (dynamicAnimator?.body(of: item)?.velocity ?? pendingVelocity(for: item).linear).point
    }

    /// Adds to the angular velocity of an item, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, angular: Vector.finite(velocity), for: item)
    }

    /// Returns the angular velocity of an item, in radians per second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.body(of: item)?.angularVelocity ?? pendingVelocity(for: item).angular
    }

    private func pendingVelocity(for item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
        pending[ObjectIdentifier(item)].map { ($0.linear, $0.angular) } ?? (.zero, 0)
    }

    private func add(_ velocity: Vector, angular: Double, for item: any UIDynamicItem) {
        if dynamicAnimator?.addVelocity(velocity, angular: angular, to: item) == true { return }
        let before = pendingVelocity(for: item)
        pending[ObjectIdentifier(item)] = (item, before.linear + velocity, before.angular + angular)
        changed()
    }

    /// Removes and returns the velocity that an item gets when it is added to the animator.
    func removePending(for item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
        let removed = pendingVelocity(for: item)
        pending[ObjectIdentifier(item)] = nil
        return removed
    }

    override func prepare(_ setup: inout DynamicsSetup) {
        for item in items {
            setup.set(item) { target in
                for (setting, value) in settings { target.apply(setting, Double(value)) }
            }
        }
    }
}

extension DynamicsSetup.Item {
    fileprivate func apply(_ setting: UIDynamicItemBehavior.Setting, _ value: Double) {
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
