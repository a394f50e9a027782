/// What touches, and what began or ended to.
extension World {
    /// Up to this many points apart, two touch.
    static let touch = 0.02

    func noteTouch(_ index: Int, at point: Vector) {
        guard !pairs[index].touches else { return }
        pairs[index].touches = true
        pairs[index].point = point
    }

    /// Compares what touches in this step with what did in the last.
    ///
    /// Two bodies, or a body and a boundary, may meet at several colliders: they touch as long as one pair does.
    func compareTouches() {
        var differing: [Touch] = []
        for index in 0..<pairs.count where pairs[index].touches != pairs[index].touched {
            differing.append(pairs[index].touch)
        }
        differing += lost
        if !differing.isEmpty {
            differing.sort(by: <)
            var last: Touch?
            // Sorting is stable: of several points the first found stays.
            for touch in differing where last?.isSame(as: touch) != true {
                last = touch
                let (was, isNow) = state(of: touch)
                if was != isNow { changes.append(touch.change(began: isNow)) }
            }
            lost.removeAll()
        }
        for index in 0..<pairs.count {
            pairs[index].touched = pairs[index].touches
            pairs[index].touches = false
        }
    }

    private func state(of touch: Touch) -> (was: Bool, isNow: Bool) {
        var was = lost.contains { $0.isSame(as: touch) }
        var isNow = false
        let body = Int32(truncatingIfNeeded: bodies[touch.a].isFixed ? touch.b : touch.a)
        var index = bodies[Int(body)].firstPair
        while index >= 0 {
            let pair = pairs.base + Int(index)
            if pair.pointee.touch.isSame(as: touch) {
                was = was || pair.pointee.touched
                isNow = isNow || pair.pointee.touches
            }
            index = pair.pointee.next(of: body)
        }
        return (was, isNow)
    }
}

/// Two bodies, or a body and a boundary, began to touch or parted.
package struct ContactChange: Equatable, Sendable {
    package let began: Bool
    package let a: Int
    /// The other body; 0 for a boundary.
    package let b: Int
    /// The boundary's number; -1 for a body.
    package let boundary: Int
    /// Where they touch, or last did.
    package let point: Vector
}

/// Two that touch.
struct Touch {
    let a: Int
    let b: Int
    let boundary: Int
    let point: Vector

    static func < (x: Touch, y: Touch) -> Bool { (x.a, x.b, x.boundary) < (y.a, y.b, y.boundary) }
    func isSame(as other: Touch) -> Bool { (a, b, boundary) == (other.a, other.b, other.boundary) }

    fileprivate func change(began: Bool) -> ContactChange {
        ContactChange(began: began, a: a, b: b, boundary: boundary, point: point)
    }
}

extension Pair {
    var touch: Touch {
        let (first, second) = (Int(bodyA), Int(bodyB))
        return boundary < 0
            ? Touch(a: min(first, second), b: max(first, second), boundary: -1, point: point)
            : Touch(a: second, b: 0, boundary: Int(boundary), point: point)
    }
}
