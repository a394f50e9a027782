import QuartziteRigidBodies

/// The combined settings of all behaviours of an animator.
@MainActor struct DynamicsSetup {
    /// The combined settings of one item.
    @MainActor final class Item {
        let item: any UIDynamicItem
        var density = 1.0
        var elasticity = 0.0
        var friction = 0.0
        var resistance = 0.0
        var angularResistance = 0.0
        var charge = 0.0
        var isAnchored = false
        var allowsRotation = true
        var gravity = Vector.zero
        var bodyGroups: UInt64 = 0
        var boundaryGroups: UInt64 = 0
        var pushes: [UIPushBehavior] = []
        var fields: [FieldForce] = []
        var snaps: [UISnapBehavior] = []

        init(_ item: any UIDynamicItem) { self.item = item }

        /// Whether a field or a continuous push acts on the item.
        var isDriven: Bool {
            !fields.isEmpty || pushes.contains { $0.mode == .continuous && $0.active && $0.magnitude != 0 }
        }
    }

    private(set) var items: [Item] = []
    private var places: [ObjectIdentifier: Int] = [:]
    var boundaries: [Boundary] = []
    /// The behaviour and the identifier of each boundary, by its number.
    var boundaryNames: [(behavior: UICollisionBehavior, identifier: NSCopying?)] = []
    var collisions: [UICollisionBehavior] = []
    var attachments: [UIAttachmentBehavior] = []
    let referenceBounds: CGRect

    init(_ behaviors: [UIDynamicBehavior], referenceBounds: CGRect) {
        self.referenceBounds = referenceBounds
        for behavior in behaviors { behavior.prepare(&self) }
        let members = items.flatMap { ($0.item as? UIDynamicItemGroup)?.items ?? [] }
        guard !members.isEmpty else { return }
        // A group moves its members, so settings of a member alone have no effect.
        items.removeAll { item in members.contains { $0 === item.item } }
        places = Dictionary(uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1.item), $0) })
    }

    /// Adds the settings of an item.
    mutating func set(_ item: any UIDynamicItem, _ body: (Item) -> Void) {
        let name = ObjectIdentifier(item)
        let place = places[name] ?? items.count
        if place == items.count {
            places[name] = place
            items.append(Item(item))
        }
        body(items[place])
    }

    /// Returns the bit of a new collision group.
    ///
    /// From the 64th collision behaviour of an animator on, all have the same bit.
    mutating func addCollision(_ behavior: UICollisionBehavior) -> UInt64 {
        collisions.append(behavior)
        return 1 << UInt64(min(collisions.count - 1, 63))
    }
}
