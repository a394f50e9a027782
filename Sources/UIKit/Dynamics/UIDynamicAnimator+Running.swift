import QuartzCore
import RigidBodies

extension UIDynamicAnimator {
    /// Seconds a step.
    static let step = 1.0 / 240
    /// Below these, in points and radians per second, an item counts as at rest.
    private static let stillness = (speed: 1.0, spin: 0.01)
    /// What something drives is at rest below these only: nothing that gives way to a push stays so slow for long.
    private static let standstill = (speed: 1e-3, spin: 1e-5)
    /// A quarter of a second at rest.
    private static let restingSteps = 60

    /// Something is different now: take it up with the next step, and resume.
    func behaviorsChanged() {
        isStale = true
        wake()
    }

    /// Resumes where it has paused.
    func wake() {
        quietSteps = 0
        guard !behaviors.isEmpty, link == nil else { return }
        delegate?.dynamicAnimatorWillResume(self)
        // The delegate may have started it by a change of its own.
        guard link == nil else { return }
        let clock = MediaClock.current
        self.clock = clock
        stepsBefore += steps
        steps = 0
        resumed = clock.now
        let link = CADisplayLink { [weak self] _ in self?.refresh() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Moves everything on to now, and the items with it.
    private func refresh() {
        guard let clock, link != nil else { return }
        // A moment that is a step's to within rounding counts as that step's.
        let due = ((clock.now - resumed) / UIDynamicAnimator.step + 1e-6).rounded(.down)
        synchronize()
        holdAnimatedItems()
        while Double(steps) < due, quietSteps < UIDynamicAnimator.restingSteps, !behaviors.isEmpty {
            advance(seed: clock.seed)
        }
        writeItems()
        // An action may take other behaviours away.
        for behavior in flatTree {
            if let action = behavior.action, behavior.dynamicAnimator === self { action() }
        }
        if behaviors.isEmpty || quietSteps >= UIDynamicAnimator.restingSteps { pause() }
    }

    private func advance(seed: UInt64) {
        synchronize()
        push()
        let time = elapsedTime
        let step = UIDynamicAnimator.step
        world.step(step) { slot, body in
            var influence = Influence()
            guard let rules = entry(in: slot)?.rules else { return influence }
            // Seeking asks millions of times, mostly for one kind.
            if !rules.pushes.isEmpty {
                for push in rules.pushes where push.mode == .continuous && push.active {
                    let effect = push.effect(on: rules.item, body)
                    influence.acceleration += effect.velocity
                    influence.angularAcceleration += effect.spin
                }
            }
            if !rules.snaps.isEmpty { for snap in rules.snaps { snap.pull(body, into: &influence) } }
            if !rules.fields.isEmpty {
                for field in rules.fields {
                    field.act(
                        on: body, charge: rules.charge, time: time, step: step, seed: seed, into: &influence)
                }
            }
            return influence
        }
        steps += 1
        quietSteps = isQuiet ? quietSteps + 1 : 0
        tellContacts()
    }

    private func entry(in slot: Int) -> Entry? {
        entriesBySlot.indices.contains(slot) ? entriesBySlot[slot] : nil
    }

    /// Lets the pushes of a single moment act.
    private func push() {
        guard pushes.contains(where: \.active) else { return }
        for entry in entries {
            for push in entry.rules.pushes where push.mode == .instantaneous && push.active {
                let effect = push.effect(on: entry.item, world[entry.slot])
                world.push(entry.slot, velocity: effect.velocity, spin: effect.spin)
            }
        }
        for push in pushes where push.active { push.active = false }
    }

    private var isQuiet: Bool {
        let stillness = UIDynamicAnimator.stillness
        guard world.isQuiet(below: stillness.speed, spin: stillness.spin) else { return false }
        return entries.allSatisfy { entry in
            let body = world[entry.slot]
            guard !body.isFixed else { return true }
            guard entry.rules.isDriven else { return !turnsBack(entry, body) }
            let standstill = UIDynamicAnimator.standstill
            return !entry.rules.fields.contains(where: \.changesByItself) && !turnsBack(entry, body)
                && body.velocity.length < standstill.speed && abs(body.spin) < standstill.spin
        }
    }

    /// Whether a body is at a turning point rather than at rest: it is held by nothing that could keep it there.
    private func turnsBack(_ entry: Entry, _ body: Body) -> Bool {
        guard let snap = entry.rules.snaps.first else { return false }
        return (Vector(snap.snapPoint) - body.position).length > 0.5
    }

    // MARK: Items

    private func writeItems() {
        let disables = CATransaction.disableActions()
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(disables) }
        UIView.performWithoutAnimation { for entry in entries { write(entry) } }
    }

    private func write(_ entry: Entry) {
        let body = world[entry.slot]
        guard !body.isFixed else { return }
        let center = body.position.point
        if entry.item.center != center { entry.item.center = center }
        guard body.angle != entry.angle || entry.item.rotation != entry.angle else { return }
        let turn = Rotation(body.angle - entry.angle)
        let transform = CGAffineTransform(
            a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
        let new = entry.transform.concatenating(transform)
        if entry.item.transform != new { entry.item.transform = new }
    }

    // MARK: Contacts

    private func tellContacts() {
        let changes = world.changes
        guard !changes.isEmpty else { return }
        world.changes = []
        guard collisions.contains(where: { $0.collisionDelegate != nil }) else { return }
        writeItems()
        // The delegates may change the behaviours: whom a number stands for was settled before.
        let (slots, names, collisions) = (entriesBySlot, boundaryNames, collisions)
        func item(_ slot: Int) -> (any UIDynamicItem)? { slots.indices.contains(slot) ? slots[slot]?.item : nil }
        for change in changes {
            guard let first = item(change.a) else { continue }
            if change.boundary >= 0 {
                guard names.indices.contains(change.boundary) else { continue }
                let (behavior, name) = names[change.boundary]
                tell(behavior, change, first, boundary: name)
            } else if let second = item(change.b) {
                for behavior in collisions
                where behavior.collisionMode.contains(.items)
                    && behavior.contains(first) && behavior.contains(second)
                {
                    tell(behavior, change, first, second)
                }
            }
        }
        synchronize()
        holdAnimatedItems()
    }

    private func tell(
        _ behavior: UICollisionBehavior, _ change: ContactChange, _ item: any UIDynamicItem, boundary: NSCopying?
    ) {
        if change.began {
            behavior.collisionDelegate?.collisionBehavior(
                behavior, beganContactFor: item, withBoundaryIdentifier: boundary, at: change.point.point)
        } else {
            behavior.collisionDelegate?.collisionBehavior(
                behavior, endedContactFor: item, withBoundaryIdentifier: boundary)
        }
    }

    private func tell(
        _ behavior: UICollisionBehavior, _ change: ContactChange, _ item: any UIDynamicItem,
        _ other: any UIDynamicItem
    ) {
        if change.began {
            behavior.collisionDelegate?.collisionBehavior(
                behavior, beganContactFor: item, with: other, at: change.point.point)
        } else {
            behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: item, with: other)
        }
    }
}
