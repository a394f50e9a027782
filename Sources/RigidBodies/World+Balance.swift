/// What ties and impacts make of energy: never more of it.
///
/// The pull of a joint is found before the bodies move and holds for the whole step. Where a tied body is hit on the
/// way, that pull no longer suits it, and may leave it, or what it hit, faster than energy allows. So each step of a
/// world with joints is balanced: energy beyond what there was, and what forces brought in, is taken off again.
extension World {
    /// Joints let energy swing to and fro by less than this part of it, and bring it back.
    private static let swing = 0.01

    /// Remembers what motion is worth as the step begins, once its forces are known.
    func openBalance() {
        guard ties.count > 0 else { return }
        vigourBefore = vigour
        for slot in 1..<bodies.count {
            bodies[slot].drive = bodies[slot].change
            bodies[slot].spinDrive = bodies[slot].spinChange
        }
    }

    /// Takes off what came from nowhere, from all that was tied, held or hit; bodies are where their motion led them.
    func closeBalance() {
        guard ties.count > 0 else { return }
        drawingSteps = max(drawingSteps - 1, 0)
        guard !isDriven else {
            surplus = 0
            isDriven = false
            return
        }
        var (work, after, touched) = (0.0, 0.0, 0.0)
        for slot in 1..<bodies.count {
            let body = bodies.base + slot
            guard !body.pointee.isFixed else { continue }
            work += body.pointee.work
            after += body.pointee.vigour
            if body.pointee.isTouched { touched += body.pointee.vigour }
        }
        // As of the last seconds: at a turning point there is hardly any motion to go by.
        usualVigour = max(vigourBefore, usualVigour * 0.998)
        let swing = World.swing * usualVigour
        surplus = max(surplus + after - vigourBefore - 2 * work, -swing)
        guard surplus > swing, touched > 0 else { return }
        let scale = max(1 - (surplus - swing) / touched, 0).squareRoot()
        for slot in 1..<bodies.count where bodies[slot].isTouched && !bodies[slot].isFixed {
            bodies[slot].velocity = bodies[slot].velocity * scale
            bodies[slot].spin *= scale
        }
        surplus = swing
    }

    /// Twice the energy of all motion.
    var vigour: Double {
        var sum = 0.0
        for slot in 1..<bodies.count { sum += bodies[slot].vigour }
        return sum
    }
}

extension Body {
    /// Twice the energy of its motion; 0 for what is fixed.
    var vigour: Double {
        (inverseMass > 0 ? velocity.lengthSquared / inverseMass : 0)
            + (inverseInertia > 0 ? spin * spin / inverseInertia : 0)
    }

    /// What forces have done to it in this step.
    fileprivate var work: Double {
        (inverseMass > 0 ? drive.dot(position - oldPosition) / inverseMass : 0)
            + (inverseInertia > 0 ? spinDrive * (angle - oldAngle) / inverseInertia : 0)
    }

    fileprivate var isTouched: Bool { isTied || isBound || impacts > 0 }
}
