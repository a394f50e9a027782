import QuartziteRigidBodies

/// A spring that moves an item to a point and its rotation to 0.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Creates a snap of an item to a point of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point of the reference view that the item moves to.
    open var snapPoint: CGPoint { didSet { changed() } }

    /// The damping of the oscillation; 1 is critically damped and smaller values oscillate more.
    ///
    /// Clamped to 0...1; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// The angular frequency of the spring: 2.5 Hz.
    private static let omega = 2 * Double.pi * 2.5

    /// Adds the acceleration of a body (dynamics.md Y12).
    func act(on body: Body, into influence: inout Influence) {
        let omega = UISnapBehavior.omega
        let ratio = 0.15 + 0.85 * min(max(Vector.finite(damping), 0), 1)
        influence.acceleration += (Vector(snapPoint) - body.position) * (omega * omega)
        influence.drag += 2 * ratio * omega
        let turns = (body.angle / (2 * .pi)).rounded()
        influence.angularAcceleration -= (body.angle - turns * 2 * .pi) * omega * omega
        influence.angularDrag += 2 * ratio * omega
    }

    override func prepare(_ setup: inout DynamicsSetup) { setup.set(item) { $0.snaps.append(self) } }
}
