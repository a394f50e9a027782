import UIKit

final class SuspendingMeasure: UIViewController {
    func measure() async throws {
        let clock = SuspendingClock()
        let duration = try await clock.measure { try await Task.sleep(for: .seconds(0.5), clock: clock) }
        title = duration > .milliseconds(400) ? "Slow" : "Fast"
    }
}
