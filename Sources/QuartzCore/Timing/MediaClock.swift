import CoreGraphics
import Foundation
import Synchronization

/// The clock that layers, animations and emitters read: seconds that move only when a host moves them.
///
/// A stage owns one clock and sets ``now`` before it runs the scene's code, so that every callback sees its own due
/// time as "now". Code outside a stage sees a clock that stays at 0. A clock belongs to the thread that drives it.
package final class MediaClock: @unchecked Sendable {
    /// Seconds since the clock's start; never wall-clock time.
    package var now: CFTimeInterval

    /// Whether the run of the scene is over, so that what it left unfinished is to go without complaint.
    package var hasEnded = false { didSet { newObjects.release() } }

    /// What the scene's random choices start from.
    package let seed: UInt64

    /// The time zone that the scene's code finds as the current one.
    package var timeZone: TimeZone

    /// The locale that the scene's code finds as the current one.
    package let locale: Locale

    /// Display links that run on this clock, in the order they were added.
    var displayLinks: [CADisplayLink] = []
    /// Timers and blocks that wait for their time.
    package var events = EventSchedule()

    /// The random numbers that the scene's code draws.
    package let random: Mutex<SceneRandom>

    /// The random numbers of the scene's identifiers, apart from those it draws, so that neither disturbs the other.
    package let identifiers: Mutex<SceneRandom>

    /// How many objects have a hash number.
    let hashNumbers = Atomic<Int>(0)

    /// Who watches what in the scene.
    let observations = KeyValueObservations()

    /// What the present turn of the run loop has made.
    let newObjects = NewObjects()

    /// What higher rooms keep for each run of a scene, by class.
    private var belongings: [ObjectIdentifier: AnyObject] = [:]

    /// A clock that stands at `now` seconds.
    package init(
        now: CFTimeInterval = 0, seed: UInt64 = 0, timeZone: TimeZone = .gmt,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.now = now
        self.seed = seed
        self.timeZone = timeZone
        self.locale = locale
        random = Mutex(SceneRandom(seed: seed))
        // Another sequence of the same seed: any fixed number will do.
        identifiers = Mutex(SceneRandom(seed: seed ^ 0x6a09_e667_f3bc_c908))
    }

    /// The one object of a class that goes with this clock, made when first asked for.
    package func belonging<T: AnyObject>(_ type: T.Type, make: () -> T) -> T {
        let key = ObjectIdentifier(type)
        if let kept = belongings[key] as? T { return kept }
        let made = make()
        belongings[key] = made
        return made
    }

    /// The clock in force here: the stage's inside its calls, otherwise one that nobody moves.
    @TaskLocal package static var current = MediaClock.idle

    /// The clock of code that runs outside every stage.
    package static let idle = MediaClock()
}

/// The current media time in seconds: ``MediaClock/now`` of the clock in force, not wall-clock time.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
