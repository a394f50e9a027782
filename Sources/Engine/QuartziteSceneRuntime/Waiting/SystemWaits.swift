import Foundation

/// Foundation's functions with which a thread waits, for modules that declare their own under these names.
package enum SystemWaits {
    /// The machine's date.
    package static var today: Date { Date() }

    package static func run(_ loop: RunLoop, until date: Date) { loop.run(until: date) }

    package static func run(_ loop: RunLoop, mode: RunLoop.Mode, before date: Date) -> Bool {
        loop.run(mode: mode, before: date)
    }

    package static func sleep(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
}
