/// The display links of a scene, in the order in which they were added.
final class DisplayLinkSchedule: EventQueue {
    private var links: [CADisplayLink] = []

    /// The number of links, including paused ones.
    var count: Int { links.count }

    func add(_ link: CADisplayLink) { links.append(link) }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Removes all links without invalidating them.
    package func removeAll() {
        let removed = links
        links = []
        withExtendedLifetime(removed) {}
    }

    /// Asks the passive links for a call at the first refresh from a time on.
    func requestUpdate(at time: CFTimeInterval) {
        for link in links { link.requestUpdate(at: time) }
    }

    /// Whether there are passive links, which commits may ask for a call.
    var hasPassiveLinks: Bool { links.contains(where: \.isPassive) }

    /// Notes that changes are committed.
    func didCommit(at time: CFTimeInterval) {
        for link in links { link.didCommit(at: time) }
    }

    package var nextEventTime: CFTimeInterval? { links.lazy.compactMap(\.due).min() }

    /// Calls the links that are due; a link that is overdue because its rate was raised is called for each missed
    /// refresh.
    package func deliverEvents(at time: CFTimeInterval) {
        while let refresh = nextEventTime, refresh <= time {
            if links.contains(where: { !$0.isPassive && ($0.due ?? .infinity) <= refresh }) {
                requestUpdate(at: refresh)
            }
            let due = links.filter { ($0.due ?? .infinity) <= refresh }
            // An earlier call may pause or remove a later link.
            for link in due where (link.due ?? .infinity) <= refresh { link.fire(at: refresh) }
        }
    }
}

extension SceneRunLoop {
    /// The scene's display links; nil outside all scenes.
    var displayLinkSchedule: DisplayLinkSchedule? { displayLinks as? DisplayLinkSchedule }

    /// Whether a window on screen has changes that are not committed.
    var hasChanges: Bool { windows().contains { ($0 as? LayerContext)?.hasChanges == true } }
}

extension SceneContext {
    /// Asks for an update at the next refresh, because an event was delivered.
    package func requestUpdate() { runLoop.displayLinkSchedule?.requestUpdate(at: clock.now) }
}
