import QuartzCore

/// The gesture recognizers that compete for the touches in a window.
///
/// It dispatches touches to the recognizers, decides which of them wins, and delivers the touches to views.
@MainActor final class GestureEnvironment {
    /// The reason why a recognizer cannot recognize its gesture yet.
    enum Obstacle {
        case none
        /// A recognizer that must fail first may still recognize its gesture.
        case mayFail
        /// A recognizer that must fail first has recognized its gesture.
        case stays
    }

    /// The maximum number of update rounds per event; further changes wait for the next event.
    private static let rounds = 1000

    private var recognizers: [UIGestureRecognizer] = []
    /// The touches that have not been delivered to their views completely.
    private var touches: [UITouch] = []
    private var isUpdating = false
    private weak var event: UIEvent?

    /// Handles the change of one touch in an event.
    func handle(_ event: UIEvent) {
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
            guard recognizer.receivesTouches, recognizer.allows(touch.type) else { continue }
            // A recognizer that waits for others has received all touches that it needs.
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

    /// Performs a change of a recognizer and processes its consequences.
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

    /// Resolves conflicts between recognizers and calls targets until nothing is left to do.
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

    /// Decides whether a gesture wins against the competing recognizers or loses to one.
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

    /// Returns what prevents a recognizer from recognizing its gesture now.
    func obstacle(to recognizer: UIGestureRecognizer) -> Obstacle {
        var obstacle = Obstacle.none
        for other in recognizers where other !== recognizer && !other.touches.isEmpty && recognizer.requires(other) {
            if other.hasWon, !other.isOver { return .stays }
            if !other.isOver { obstacle = .mayFail }
        }
        return obstacle
    }

    /// Resets finished recognizers and removes those without touches.
    private func finish() {
        for recognizer in recognizers where recognizer.isOver {
            if recognizer.current != .failed || recognizer.fingers.isEmpty { recognizer.startAnew() }
        }
        recognizers.removeAll { $0.touches.isEmpty && $0.current == .possible }
    }
}

extension UIGestureRecognizer {
    /// Whether the gesture has ended, was cancelled, or has failed.
    final var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

    final func sharesTouch(with other: UIGestureRecognizer) -> Bool { touches.contains { other.touches.contains($0) } }

    /// Returns whether recognizing this gesture makes another recognizer fail.
    final func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Returns whether another recognizer must fail first.
    final func requires(_ other: UIGestureRecognizer) -> Bool {
        isBound(to: other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }
}
