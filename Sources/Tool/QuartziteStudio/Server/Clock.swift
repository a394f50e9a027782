import Foundation

/// The machine's time, which playback follows, and which limits how long a client may take.
enum Clock {
    private static let origin = ContinuousClock.now

    /// The time in seconds since this type was first used.
    static var seconds: Double { (ContinuousClock.now - origin) / .seconds(1) }

    /// Returns the date at a time in seconds.
    static func date(at seconds: Double) -> Date { Date(timeIntervalSinceNow: seconds - Clock.seconds) }
}
