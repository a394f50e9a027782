/// The observations of one run of a scene, or of one layer, in the order they began.
///
/// Changes by a setter of a layer, a view or another object of UIKit's are told at once; those of anything else before
/// the next frame, and at every timer, touch or callback before it.
package final class KeyValueObservations {
    private var watches: [KeyValueWatch] = []
    /// How many changes are going on that count as one.
    private var holds = 0
    /// How many watches reach other objects.
    private var reaching = 0
    private var sweepAt = 16

    package init() {}

    /// The observations of the stage that is running.
    package static var current: KeyValueObservations { MediaClock.current.observations }

    /// Beyond so many, observations that reach other objects are not looked at for each change of these, only before
    /// the next frame: a thousand of them and a thousand changes would be a million readings.
    private static let mostReaching = 64

    func add(_ watch: KeyValueWatch) {
        if watches.count >= sweepAt { sweep() }
        watches.append(watch)
        if watch.reachesOthers { reaching += 1 }
    }

    /// Adds a watch that may be here already.
    func addOnce(_ watch: KeyValueWatch) { if !watches.contains(where: { $0 === watch }) { add(watch) } }

    func remove(where isOver: (KeyValueWatch) -> Bool) {
        for watch in watches where isOver(watch) { watch.isOver = true }
        sweep()
    }

    /// Drops watches that are over, whenever there are twice as many as were left the last time.
    private func sweep() {
        watches.removeAll { !$0.isAlive }
        reaching = watches.count { $0.reachesOthers }
        sweepAt = max(2 * watches.count, 16)
    }

    /// Tells observers of what has changed since they were told last.
    package func check() {
        guard holds == 0, !watches.isEmpty else { return }
        for watch in watches { watch.check() }
    }

    /// Tells those observers whose key path leads from one object to another.
    package func checkReaching() {
        guard reaching > 0 else { return }
        if reaching > Self.mostReaching { sweep() }
        guard reaching <= Self.mostReaching else { return }
        for watch in watches where watch.reachesOthers && !watch.isHeld { watch.check() }
    }

    /// Whether a change is going on that counts as one with others.
    var isHeld: Bool { holds > 0 }

    /// Tells of several changes as one, when `body` has made them.
    package func together(_ body: () -> Void) {
        holds += 1
        body()
        holds -= 1
        check()
    }
}

extension KeyValueWatch {
    fileprivate var isHeld: Bool { object?.layerOfChanges?.observations?.isHeld ?? false }
}
