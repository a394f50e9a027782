import QuartziteUICore
import QuartziteRigidBodies

extension UIDynamicAnimator {
    /// The length of a step in seconds.
    static let step = 1.0 / 240
    /// The speed, in points and radians per second, below which an item may sleep.
    private static let sleepThreshold = (linear: 1.0, angular: 0.01)
    /// The same for an item on which a field or a continuous push acts; an item that is free to move exceeds it soon.
    private static let drivenSleepThreshold = (linear: 1e-3, angular: 1e-5)
    /// The number of steps at rest before the animator sleeps: a quarter of a second.
    private static let stepsUntilSleep = 60

    /// Applies changed behaviours at the next step, and resumes.
    func behaviorsChanged() {
        isStale = true
        wake()
    }

    /// Resumes if the animator is paused.
    func wake() {
        stepsAtRest = 0
        guard !behaviors.isEmpty, link == nil else { return }
        delegate?.dynamicAnimatorWillResume(self)
        // A change by the delegate may have resumed it.
        guard link == nil else { return }
        let scene = SceneContext.current
        self.scene = scene
        stepsBefore += steps
        steps = 0
        resumed = scene.clock.now
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

    /// Runs the steps up to the current time and moves the items.
    private func refresh() {
        guard let scene, link != nil else { return }
        // The tolerance absorbs rounding at the time of a step.
        let due = ((scene.clock.now - resumed) / UIDynamicAnimator.step + 1e-6).rounded(.down)
        synchronize()
        holdAnimatedItems()
        while Double(steps) < due, stepsAtRest < UIDynamicAnimator.stepsUntilSleep, !behaviors.isEmpty {
            advance(seed: scene.settings.seed)
        }
        writeItems()
        // An action may remove other behaviours.
        for behavior in flatTree {
            if let action = behavior.action, behavior.dynamicAnimator === self { action() }
        }
        if behaviors.isEmpty || stepsAtRest >= UIDynamicAnimator.stepsUntilSleep { pause() }
    }

    private func advance(seed: UInt64) {
        synchronize()
        applyInstantaneousPushes()
        let time = elapsedTime
        let step = UIDynamicAnimator.step
        world.step(step) { slot, body in
            var influence = Influence()
            guard let rules = entry(in: slot)?.rules else { return influence }
            // Seeking runs this millions of times, mostly with one kind.
            if !rules.pushes.isEmpty {
                for push in rules.pushes where push.mode == .continuous && push.active {
                    let effect = push.effect(on: rules.item, body)
                    influence.acceleration += effect.linear
                    influence.angularAcceleration += effect.angular
                }
            }
            if !rules.snaps.isEmpty { for snap in rules.snaps { snap.act(on: body, into: &influence) } }
            if !rules.fields.isEmpty {
                for field in rules.fields {
                    field.act(
                        on: body, charge: rules.charge, time: time, step: step, seed: seed, into: &influence)
                }
            }
            return influence
        }
        steps += 1
        stepsAtRest = isAtRest ? stepsAtRest + 1 : 0
        reportContacts()
    }

    private func entry(in slot: Int) -> Entry? {
        entriesBySlot.indices.contains(slot) ? entriesBySlot[slot] : nil
    }

    /// Applies instantaneous pushes.
    private func applyInstantaneousPushes() {
        guard pushes.contains(where: \.active) else { return }
        for entry in entries {
            for push in entry.rules.pushes where push.mode == .instantaneous && push.active {
                let effect = push.effect(on: entry.item, world[entry.slot])
                world.push(entry.slot, velocity: effect.linear, angularVelocity: effect.angular)
            }
        }
        for push in pushes where push.active { push.active = false }
    }

    private var isAtRest: Bool {
        let threshold = UIDynamicAnimator.sleepThreshold
        guard world.isAtRest(below: threshold.linear, angular: threshold.angular) else { return false }
        return entries.allSatisfy { entry in
            let body = world[entry.slot]
            guard !body.isFixed else { return true }
            guard entry.rules.isDriven else { return !isTurning(entry, body) }
            let threshold = UIDynamicAnimator.drivenSleepThreshold
            return !entry.rules.fields.contains(where: \.changesByItself) && !isTurning(entry, body)
                && body.velocity.length < threshold.linear && abs(body.angularVelocity) < threshold.angular
        }
    }

    /// Whether a body is at a turning point of its snap rather than at rest.
    private func isTurning(_ entry: Entry, _ body: Body) -> Bool {
        guard let snap = entry.rules.snaps.first else { return false }
        return (Vector(snap.snapPoint) - body.position).length > 0.5
    }

    // MARK: Items

    private func writeItems() {
        let disables = CATransaction.disableActions()
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(disables) }
        var hasMoved = false
        UIView.performWithoutAnimation { for entry in entries where write(entry) { hasMoved = true } }
        if hasMoved { collectionViewLayout?.invalidateLayout() }
    }

    /// Moves an item to its body, and returns whether it was elsewhere.
    private func write(_ entry: Entry) -> Bool {
        let body = world[entry.slot]
        guard !body.isFixed else { return false }
        let center = body.position.point
        let hasMoved = entry.item.center != center
        if hasMoved { entry.item.center = center }
        entry.adoptTransform()
        guard body.angle != entry.angle || entry.written != entry.transform else { return hasMoved }
        let turn = Rotation(body.angle - entry.angle)
        let transform = CGAffineTransform(
            a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
        let new = entry.transform.concatenating(transform)
        guard entry.written != new else { return hasMoved }
        entry.item.transform = new
        entry.written = entry.item.transform
        return true
    }

    // MARK: Contacts

    private func reportContacts() {
        let changes = world.changes
        guard !changes.isEmpty else { return }
        world.changes = []
        guard collisions.contains(where: { $0.collisionDelegate != nil }) else { return }
        writeItems()
        // The delegates may change the behaviours, so the meaning of the numbers is copied first.
        let (slots, names, collisions) = (entriesBySlot, boundaryNames, collisions)
        func item(_ slot: Int) -> (any UIDynamicItem)? { slots.indices.contains(slot) ? slots[slot]?.item : nil }
        for change in changes {
            guard let first = item(change.a) else { continue }
            if change.boundary >= 0 {
                guard names.indices.contains(change.boundary) else { continue }
                let (behavior, name) = names[change.boundary]
                report(behavior, change, first, boundary: name)
            } else if let second = item(change.b) {
                for behavior in collisions
                where behavior.collisionMode.contains(.items)
                    && behavior.contains(first) && behavior.contains(second)
                {
                    report(behavior, change, first, second)
                }
            }
        }
        synchronize()
        holdAnimatedItems()
    }

    private func report(
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

    private func report(
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
