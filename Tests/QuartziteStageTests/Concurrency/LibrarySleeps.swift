import Foundation

/// The standard library's sleeps, in a file that does not import UIKit.
enum LibrarySleeps {
    static func nanoseconds(_ count: UInt64) async { try? await Task.sleep(nanoseconds: count) }

    static func continuous(_ duration: Duration) async { try? await Task.sleep(for: duration) }

    static func suspending(_ duration: Duration) async { try? await Task.sleep(for: duration, clock: .suspending) }

    static func cancelled(_ duration: Duration) async {
        let sleeper = Task { try await Task.sleep(for: duration) }
        await Task.yield()
        sleeper.cancel()
        _ = await sleeper.result
    }
}
