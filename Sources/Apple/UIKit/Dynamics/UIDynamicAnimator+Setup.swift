import QuartziteRigidBodies

extension UIDynamicAnimator {
    /// Applies the current settings of the behaviours to the bodies.
    func synchronize() {
        guard isStale else { return }
        isStale = false
        let tree = tree
        flatTree = tree
        let setup = DynamicsSetup(tree, referenceBounds: referenceBounds)
        let rules = setup.items.filter(\.item.isPlaced)
        let remaining = Set(rules.map { ObjectIdentifier($0.item) })
        for entry in entries where !remaining.contains(ObjectIdentifier(entry.item)) { world.remove(entry.slot) }
        entries = rules.map { rule in
            let entry = places[ObjectIdentifier(rule.item)].map { entries[$0] } ?? addEntry(rule)
            entry.rules = rule
            return entry
        }
        places = [:]
        entriesBySlot = Array(repeating: nil, count: (entries.map(\.slot).max() ?? 0) + 1)
        for (place, entry) in entries.enumerated() {
            places[ObjectIdentifier(entry.item)] = place
            entriesBySlot[entry.slot] = entry
            updateBody(entry)
        }
        pushes = tree.compactMap { $0 as? UIPushBehavior }.filter { $0.mode == .instantaneous }
        for case let behavior as UIDynamicItemBehavior in tree {
            for item in behavior.items {
                guard let place = places[ObjectIdentifier(item)] else { continue }
                let pending = behavior.removePending(for: item)
                world.push(entries[place].slot, velocity: pending.linear, angularVelocity: pending.angular)
            }
        }
        world.boundaries = setup.boundaries
        boundaryNames = setup.boundaryNames
        collisions = setup.collisions
        world.setJoints(setup.attachments.compactMap(joint))
    }

    /// The bounds of the reference view, or of the content of a collection view.
    private var referenceBounds: CGRect {
        if let layout = collectionViewLayout { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
        return referenceView?.bounds ?? .zero
    }

    private func addEntry(_ rule: DynamicsSetup.Item) -> Entry {
        let item = rule.item
        let body = Body(position: Vector(item.center), angle: item.rotation)
        let slot = world.add(body, shapes: item.outlines)
        return Entry(rule, slot: slot)
    }

    /// Applies the settings of an item to its body.
    private func updateBody(_ entry: Entry) {
        let rules = entry.rules
        let weight = entry.item.weight
        let isFixed = rules.isAnchored || entry.isAnimated
        var body = world[entry.slot]
        body.inverseMass = isFixed ? 0 : 1 / (weight.mass * rules.density)
        body.inverseInertia = isFixed || !rules.allowsRotation ? 0 : 1 / (weight.inertia * rules.density)
        if !rules.allowsRotation || isFixed { body.angularVelocity = 0 }
        if isFixed { body.velocity = .zero }
        body.restitution = rules.elasticity
        body.friction = rules.friction
        body.resistance = rules.resistance
        body.angularResistance = rules.angularResistance
        body.gravity = rules.gravity
        body.bodyGroups = rules.bodyGroups
        body.boundaryGroups = rules.boundaryGroups
        body.isInfluenced =
            !rules.fields.isEmpty || !rules.snaps.isEmpty || rules.pushes.contains { $0.mode == .continuous }
        world[entry.slot] = body
    }

    private func joint(_ attachment: UIAttachmentBehavior) -> Joint? {
        let slots = attachment.items.map { item in places[ObjectIdentifier(item)].map { entries[$0].slot } }
        guard let first = slots[0] else { return nil }
        guard attachment.attachedBehaviorType == .items else { return attachment.joint(0, first) }
        return slots[1].map { attachment.joint($0, first) }
    }

    /// Holds the items whose views are moved by animations, until ``updateItem(usingCurrentState:)``.
    func holdAnimatedItems() {
        for entry in entries where !entry.isAnimated {
            guard entry.layer?.animationKeys()?.contains(where: { $0.hasPrefix("position") }) ?? false
            else { continue }
            entry.isAnimated = true
            updateBody(entry)
        }
    }
}
