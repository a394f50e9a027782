import QuartziteUIDrawing

/// A running animation or deceleration of a scroll view, with the display link that drives it.
@MainActor package final class ScrollAnimation {
    package enum Kind {
        /// An eased animation from one offset to another.
        case animation(from: CGPoint, to: CGPoint)
        /// A deceleration along both axes.
        case deceleration(x: ScrollMotion, y: ScrollMotion)
    }

    /// The duration of an animated offset change, in seconds (observed).
    static let animationDuration: TimeInterval = 0.3

    private let kind: Kind
    private let begin = CACurrentMediaTime()
    private var link: CADisplayLink?
    /// The distance by which the content has been shifted since the animation began.
    var shift = CGPoint.zero

    /// Creates an animation that calls `step` on every screen refresh.
    init(_ kind: Kind, _ step: @escaping @MainActor (ScrollAnimation) -> Void) {
        self.kind = kind
        let link = CADisplayLink { [weak self] _ in
            MainActor.assumeIsolated {
                if let self { step(self) }
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    package func stop() {
        link?.invalidate()
        link = nil
    }

    var isDeceleration: Bool { if case .deceleration = kind { true } else { false } }

    private var elapsed: TimeInterval { CACurrentMediaTime() - begin }

    private var duration: TimeInterval {
        switch kind {
        case .animation: ScrollAnimation.animationDuration
        case .deceleration(let x, let y): max(x.duration, y.duration)
        }
    }

    var isOver: Bool { elapsed >= duration }

    /// The current content offset.
    var offset: CGPoint { CGPoint(x: unshifted.x + shift.x, y: unshifted.y + shift.y) }

    private var unshifted: CGPoint {
        switch kind {
        case .animation(let start, let end):
            guard !isOver else { return end }
            let time = elapsed / duration
            let part = time * time * (3 - 2 * time)
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        case .deceleration(let x, let y): return CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed))
        }
    }
}
