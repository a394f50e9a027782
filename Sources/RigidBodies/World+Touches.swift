/// What touches, and what began or ended to.
extension World {
    /// Up to this many points apart, two touch.
    static let touch = 0.02

    func noteTouch(_ pair: Pair, at point: Vector) {
        let (a, b) = (colliders[pair.a], colliders[pair.b])
        let touch =
            a.boundary < 0
            ? Touch(a: min(a.body, b.body), b: max(a.body, b.body), boundary: -1, point: point)
            : Touch(a: b.body, b: 0, boundary: a.boundary, point: point)
        met.append(touch)
    }

    /// Compares what touches in this step with what did in the last.
    func compareTouches() {
        var now: [Touch] = []
        // Sorting is stable: of several points the first found stays.
        for touch in met.sorted(by: <) where now.last?.isSame(as: touch) != true {
            now.append(touch)
        }
        var (old, new) = (touches[...], now[...])
        while !old.isEmpty || !new.isEmpty {
            if let was = old.first, let isNow = new.first, was.isSame(as: isNow) {
                old.removeFirst()
                new.removeFirst()
            } else if let isNow = new.first, old.first.map({ isNow < $0 }) ?? true {
                changes.append(isNow.change(began: true))
                new.removeFirst()
            } else if let was = old.popFirst() {
                changes.append(was.change(began: false))
            }
        }
        touches = now
    }
}

extension Touch {
    fileprivate func change(began: Bool) -> ContactChange {
        ContactChange(began: began, a: a, b: b, boundary: boundary, point: point)
    }
}
