/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// A clock of media time: seconds that advance only when the host of a scene sets them, never with the wall clock.
///
/// A scene owns one clock. Its run loop sets ``now`` before it calls the scene's code, so that every callback sees its
/// own due time as the current time.
package final class MediaClock {
    /// The seconds since the scene began.
    package var now: CFTimeInterval

    package init(now: CFTimeInterval = 0) { self.now = now }
}
