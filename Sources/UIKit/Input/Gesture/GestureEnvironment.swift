import QuartzCore

/// The recognizers that take part in what fingers do on a window: it hands touches to them, lets one win, and tells views.
@MainActor final class GestureEnvironment {
    /// What stands between a recognizer and its gesture.
    enum Obstacle {
        case none
        /// Another that must fail may still recognize something.
        case mayFail
        /// Another that must fail has recognized something.
        case stays
    }

    /// Rounds of changes that follow from one another; beyond so many the next event goes on.
    private static let rounds = 1000

    private var recognizers: [UIGestureRecognizer] = []
    /// Touches of which views do not know all.
    private var touches: [UITouch] = []
    private var isUpdating = false
    private weak var event: UIEvent?

    /// Takes what the event tells of one touch.
    func take(_ event: UIEvent) {
        guard let touch = event.changed else { return }
        self.event = event
        update {
            if touch.phase == .began { begin(touch) }
            if touch.phase != .moved || touch.backlog.last != .moved { touch.backlog.append(touch.phase) }
            for recognizer in touch.recognizers where recognizer.touches.contains(touch) {
                guard recognizer.state != .failed, recognizer.state != .ended, recognizer.state != .cancelled else {
                    continue
                }
                recognizer.handle(touch, event)
            }
        }
    }

    private func begin(_ touch: UITouch) {
        touches.append(touch)
        for recognizer in touch.view?.recognizersInReach ?? [] where recognizer.isEnabled && !recognizer.isOver {
            // What waits for others has seen all that it needs.
            guard recognizer.requested == nil else { continue }
            guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false else { continue }
            touch.recognizers.append(recognizer)
            recognizer.touches.append(touch)
            join(recognizer)
        }
    }

    private func join(_ recognizer: UIGestureRecognizer) {
        recognizer.environment = self
        if !recognizers.contains(recognizer) { recognizers.append(recognizer) }
    }

    /// Runs a change of one recognizer, and then all that follows from it.
    func update(with recognizer: UIGestureRecognizer? = nil, _ change: () -> Void) {
        if let recognizer { join(recognizer) }
        guard !isUpdating else { return change() }
        isUpdating = true
        defer { isUpdating = false }
        change()
        for _ in 0..<GestureEnvironment.rounds {
            resolve()
            for touch in touches { touch.deliver(with: event) }
            touches.removeAll(where: \.isDelivered)
            guard recognizers.contains(where: isUnsettled) else { break }
        }
        finish()
    }

    private func isUnsettled(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isContender || !recognizer.announcements.isEmpty
            || recognizer.requested != nil && obstacle(to: recognizer) != .mayFail
    }

    /// Decides between recognizers, and tells targets, until nothing is left to do.
    private func resolve() {
        for _ in 0..<GestureEnvironment.rounds {
            if let contender = recognizers.first(where: \.isContender) {
                weigh(contender)
            } else if let waiting = recognizers.first(where: { $0.requested != nil && obstacle(to: $0) != .mayFail }) {
                if let wish = waiting.requested, obstacle(to: waiting) == .none {
                    waiting.grant(wish)
                } else {
                    waiting.fail()
                }
            } else if let speaker = recognizers.first(where: { !$0.announcements.isEmpty }) {
                speaker.announce()
            } else {
                return
            }
        }
    }

    /// Lets a gesture win against its rivals, or lose to one.
    private func weigh(_ contender: UIGestureRecognizer) {
        let rivals = recognizers.filter { $0 !== contender && $0.sharesTouch(with: contender) }
        let loses = rivals.contains { rival in
            (rival.hasWon || rival.isContender && !contender.prevents(rival)) && rival.prevents(contender)
        }
        guard !loses else { return contender.fail() }
        contender.isContender = false
        contender.hasWon = true
        if contender.cancelsTouchesInView {
            for touch in contender.touches { touch.isClaimed = true }
        }
        for rival in rivals where !rival.hasWon && !rival.isOver || rival.isContender {
            if contender.prevents(rival) || rival.requires(contender) { rival.fail() }
        }
    }

    /// What keeps a recognizer from recognizing now.
    func obstacle(to recognizer: UIGestureRecognizer) -> Obstacle {
        var obstacle = Obstacle.none
        for other in recognizers where other !== recognizer && !other.touches.isEmpty && recognizer.requires(other) {
            if other.hasWon, !other.isOver { return .stays }
            if !other.isOver { obstacle = .mayFail }
        }
        return obstacle
    }

    /// Resets what is over, and lets go of what takes no part any more.
    private func finish() {
        for recognizer in recognizers where recognizer.isOver {
            if recognizer.current != .failed || recognizer.fingers.isEmpty { recognizer.startAnew() }
        }
        recognizers.removeAll { $0.touches.isEmpty && $0.current == .possible }
    }
}

extension UIGestureRecognizer {
    /// Whether the gesture is complete, broken off or none.
    final var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

    final func sharesTouch(with other: UIGestureRecognizer) -> Bool { touches.contains { other.touches.contains($0) } }

    /// Whether recognizing makes the other fail.
    final func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Whether the other has to fail first.
    final func requires(_ other: UIGestureRecognizer) -> Bool {
        isBound(to: other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }
}
