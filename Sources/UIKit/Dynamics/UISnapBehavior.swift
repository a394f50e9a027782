import RigidBodies

/// Draws an item to a point, and its rotation to none, as a spring does.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Draws an item to a point of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item is drawn to.
    open var snapPoint: CGPoint { didSet { changed() } }

    /// How little the item swings about the point: 0 most, 1 not at all; 0.5 unless set.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// 2.5 swings a second.
    private static let omega = 2 * Double.pi * 2.5

    /// The pull on a body (dynamics.md Y12).
    func pull(_ body: Body, into influence: inout Influence) {
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
