import UIKit

/// Counts the time of a question down with a timer.
@MainActor final class Countdown {
    /// Called after each tick.
    var onTick: (() -> Void)?
    /// Called when the time has run out, after the last tick.
    var onEnd: (() -> Void)?

    private(set) var tickCount = 1
    private(set) var ticksLeft = 0
    private var timer: Timer?

    /// The seconds between ticks.
    static let interval: TimeInterval = 0.25

    /// The fraction of time that is left, from 0 to 1.
    var timeLeft: Double { Double(ticksLeft) / Double(tickCount) }

    /// Whether the timer ticks.
    var isRunning: Bool { timer != nil }

    /// Sets the time, and stops.
    func reset(seconds: Int) {
        stop()
        tickCount = max(1, Int((Double(seconds) / Self.interval).rounded()))
        ticksLeft = tickCount
    }

    /// Starts, or continues with the time that is left.
    func start() {
        guard timer == nil, ticksLeft > 0 else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            MainActor.assumeIsolated { self.tick() }
        }
    }

    /// Stops the timer, and keeps the time that is left.
    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func tick() {
        ticksLeft -= 1
        onTick?()
        guard ticksLeft <= 0 else { return }
        stop()
        onEnd?()
    }
}
