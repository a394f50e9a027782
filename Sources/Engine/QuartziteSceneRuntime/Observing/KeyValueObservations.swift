/// The observations of one run of a scene, or of one layer, in the order in which they began.
///
/// Changes by a setter of a layer, a view or another UIKit object are reported at once. Other changes are reported
/// before the next frame, and at every timer, touch or callback before it.
package final class KeyValueObservations {
    private var watches: [KeyValueWatch] = []
    /// The number of open groups of changes that are reported together.
    private var holds = 0
    /// Whether a watch of the object reads a property.
    package fileprivate(set) var isReading = false
    /// The number of watches whose value may depend on other objects.
    private var reaching = 0
    private var sweepAt = 16

    package init() {}

    /// The observations of the current scene.
    package static var current: KeyValueObservations { SceneContext.current.observations }

    /// The largest number of watches on other objects that are checked at each change.
    ///
    /// Beyond it, they are checked only before the next frame: a thousand watches and a thousand changes would mean a
    /// million reads.
    private static let maximumReaching = 64

    func add(_ watch: KeyValueWatch) {
        if watches.count >= sweepAt { sweep() }
        watches.append(watch)
        if watch.reachesOthers { reaching += 1 }
    }

    /// Adds a watch unless it is already here.
    func addOnce(_ watch: KeyValueWatch) { if !watches.contains(where: { $0 === watch }) { add(watch) } }

    func remove(where isOver: (KeyValueWatch) -> Bool) {
        for watch in watches where isOver(watch) { watch.isOver = true }
        sweep()
    }

    /// Removes ended watches; called whenever the count has doubled since the last time.
    private func sweep() {
        watches.removeAll { !$0.isAlive }
        reaching = watches.count { $0.reachesOthers }
        sweepAt = max(2 * watches.count, 16)
    }

    /// Notifies observers of the changes since their last notification.
    package func check() {
        guard holds == 0, !watches.isEmpty else { return }
        for watch in watches { watch.check() }
    }

    /// Notifies the observers whose value may depend on other objects.
    package func checkReaching() {
        guard reaching > 0 else { return }
        if reaching > Self.maximumReaching { sweep() }
        guard reaching <= Self.maximumReaching else { return }
        for watch in watches where watch.reachesOthers && !watch.isGrouping { watch.check() }
    }

    /// Whether changes are being grouped.
    var isGrouping: Bool { holds > 0 }

    /// Reports the changes that `body` makes as one, after it returns.
    package func together(_ body: () -> Void) {
        holds += 1
        body()
        holds -= 1
        check()
    }
}

extension KeyValueWatch {
    /// Performs a read, which the object can tell from reads by the app.
    func asObserver<Value>(of object: NSObject, _ read: () -> Value) -> Value {
        guard let observations = object.reporterOfChanges?.observations else { return read() }
        let outer = observations.isReading
        observations.isReading = true
        defer { observations.isReading = outer }
        return read()
    }

    fileprivate var isGrouping: Bool { object?.reporterOfChanges?.observations?.isGrouping ?? false }
}
