/// The next start or end of an animation, with its time on the clock of its context.
struct AnimationEvent {
    let time: CFTimeInterval
    let entry: AttachedAnimation
    let isStart: Bool

    /// Whether the event comes after one at `time`; events at equal times are in the order in which animations were
    /// added.
    fileprivate func follows(_ time: CFTimeInterval, _ order: Int) -> Bool {
        (self.time, entry.order) > (time, order)
    }
}

/// The animations of a context and their next starts or ends; only changed animations are examined again.
struct AnimationSchedule {
    /// The state of an animation's next event in a schedule.
    enum Place {
        /// The animation has no next event.
        case nowhere
        /// Not computed yet.
        case open
        case at(CFTimeInterval)
        /// The event must be computed each time, because the layer's time is paused or runs backwards.
        case unsteady
    }

    /// All animations, in the order in which they were added.
    private(set) var entries: [AttachedAnimation] = []
    /// The events of the animations that have one at a known time; the next event is last.
    private var events: [AnimationEvent] = []
    private var open: [AttachedAnimation] = []
    private var unsteady: [AttachedAnimation] = []
    /// Whether all events must be computed again.
    private var isStale = false

    mutating func add(_ entry: AttachedAnimation) {
        entry.isScheduled = true
        entries.append(entry)
        invalidate(entry)
    }

    mutating func remove(_ entry: AttachedAnimation) {
        guard entry.isScheduled else { return }
        withdraw(entry)
        (entry.isScheduled, entry.place) = (false, .nowhere)
        let index = entries.partitioningIndex { $0.order >= entry.order }
        if index < entries.count { entries.remove(at: index) }
    }

    /// Removes many animations at once.
    mutating func remove(_ doomed: [AttachedAnimation]) {
        for entry in doomed { (entry.isScheduled, entry.place) = (false, .nowhere) }
        entries.removeAll { !$0.isScheduled }
        events.removeAll { !$0.entry.isScheduled }
        unsteady.removeAll { !$0.isScheduled }
    }

    /// Marks the next event of an animation as not computed.
    mutating func invalidate(_ entry: AttachedAnimation) {
        guard entry.isScheduled, !isStale else { return }
        if case .open = entry.place { return }
        withdraw(entry)
        entry.place = .open
        open.append(entry)
    }

    /// Marks all events as not computed.
    mutating func invalidateAll() {
        (events, open, unsteady) = ([], [], [])
        isStale = true
    }

    /// The time of the next event; `event` computes the next event of an animation.
    mutating func nextTime(_ event: (AttachedAnimation) -> AnimationEvent?) -> CFTimeInterval? {
        fillIn(event)
        return unsteady.reduce(events.last?.time) { next, entry in
            guard let time = event(entry)?.time else { return next }
            return min(next ?? time, time)
        }
    }

    /// The next events, which all have the same time, in the order in which their animations were added.
    mutating func next(_ event: (AttachedAnimation) -> AnimationEvent?) -> [AnimationEvent] {
        guard let time = nextTime(event) else { return [] }
        let steady = Array(events.reversed().prefix { $0.time == time })
        guard !unsteady.isEmpty else { return steady }
        let all = steady + unsteady.compactMap(event).filter { $0.time == time }
        return all.sorted { $0.entry.order < $1.entry.order }
    }

    /// Removes an animation's event from the schedule.
    private mutating func withdraw(_ entry: AttachedAnimation) {
        guard !isStale else { return }
        switch entry.place {
        // Open animations are skipped later.
        case .nowhere, .open: break
        case .unsteady: unsteady.removeAll { $0 === entry }
        case .at(let time): events.remove(at: place(time, entry.order))
        }
        entry.place = .nowhere
    }

    /// Computes the next events of all open animations.
    private mutating func fillIn(_ event: (AttachedAnimation) -> AnimationEvent?) {
        if isStale {
            open = entries
            for entry in open { entry.place = .open }
        }
        isStale = false
        guard !open.isEmpty else { return }
        // Many new events are sorted at once; a few are inserted in place.
        let sorts = open.count > 16
        for entry in open {
            guard entry.isScheduled, case .open = entry.place else { continue }
            if !entry.layer.timeRunsForward {
                entry.place = .unsteady
                unsteady.append(entry)
            } else if let event = event(entry) {
                entry.place = .at(event.time)
                events.insert(event, at: sorts ? events.count : place(event.time, entry.order))
            } else {
                entry.place = .nowhere
            }
        }
        open = []
        if sorts { events.sort { $0.follows($1.time, $1.entry.order) } }
    }

    /// The index at which an event at `time` belongs or is.
    private func place(_ time: CFTimeInterval, _ order: Int) -> Int {
        events.partitioningIndex { !$0.follows(time, order) }
    }
}

extension CALayer {
    /// Whether local time increases with the clock: neither the layer nor any of its ancestors is paused or runs
    /// backwards.
    fileprivate final var timeRunsForward: Bool {
        var layer: CALayer? = self
        while let current = layer {
            guard current.timing.speed > 0 else { return false }
            layer = current.parent
        }
        return true
    }
}
