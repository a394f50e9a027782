import UIKit

final class ContinuousSleep: UIViewController {
    func blink() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        try await clock.sleep(for: .milliseconds(300))
        try await Task.sleep(until: start.advanced(by: .seconds(1)), tolerance: .zero, clock: clock)
        title = "\(start.duration(to: clock.now).components.seconds)"
    }
}
