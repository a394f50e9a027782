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

    package var nextEventTime: CFTimeInterval? { links.lazy.compactMap(\.due).min() }

    /// Calls the links that are due; a link that is overdue because its rate was raised is called for each missed
    /// refresh.
    package func deliverEvents(at time: CFTimeInterval) {
        while let refresh = nextEventTime, refresh <= time {
            let due = links.filter { ($0.due ?? .infinity) <= refresh }
            // An earlier call may pause or remove a later link.
            for link in due where (link.due ?? .infinity) <= refresh { link.fire(at: refresh) }
        }
    }
}

extension SceneRunLoop {
    /// The scene's display links; nil outside all scenes.
    var displayLinkSchedule: DisplayLinkSchedule? { displayLinks as? DisplayLinkSchedule }
}
