/// What is next to be told of an animation, and when, on the clock of its context.
struct AnimationEvent {
    let time: CFTimeInterval
    let entry: AttachedAnimation
    let isStart: Bool

    /// Whether it is told after one at `time`: at equal times the order counts in which animations were added.
    fileprivate func follows(_ time: CFTimeInterval, _ order: Int) -> Bool {
        (self.time, entry.order) > (time, order)
    }
}

/// The animations of a context, and when each is next to start or end; only what changes is looked at again.
struct AnimationSchedule {
    /// Where a schedule has put an animation's next event.
    enum Place {
        /// There is none.
        case nowhere
        /// It is to be found out.
        case open
        case at(CFTimeInterval)
        /// It comes and goes as time passes, because the layer's time stands still or runs backwards.
        case unsteady
    }

    /// All animations, in the order they were added.
    private(set) var entries: [AttachedAnimation] = []
    /// One for each animation that has a place in time; the next last.
    private var events: [AnimationEvent] = []
    private var open: [AttachedAnimation] = []
    private var unsteady: [AttachedAnimation] = []
    /// Whether all events are to be found out, whatever their places say.
    private var isStale = false

    mutating func add(_ entry: AttachedAnimation) {
        entry.isScheduled = true
        entries.append(entry)
        note(entry)
    }

    mutating func remove(_ entry: AttachedAnimation) {
        guard entry.isScheduled else { return }
        withdraw(entry)
        (entry.isScheduled, entry.place) = (false, .nowhere)
        let index = entries.partitioningIndex { $0.order >= entry.order }
        if index < entries.count { entries.remove(at: index) }
    }

    /// Takes many animations off at once.
    mutating func remove(_ doomed: [AttachedAnimation]) {
        for entry in doomed { (entry.isScheduled, entry.place) = (false, .nowhere) }
        entries.removeAll { !$0.isScheduled }
        events.removeAll { !$0.entry.isScheduled }
        unsteady.removeAll { !$0.isScheduled }
    }

    /// Has the next event of an animation found out again.
    mutating func note(_ entry: AttachedAnimation) {
        guard entry.isScheduled, !isStale else { return }
        if case .open = entry.place { return }
        withdraw(entry)
        entry.place = .open
        open.append(entry)
    }

    /// Has all events found out again.
    mutating func noteAll() {
        (events, open, unsteady) = ([], [], [])
        isStale = true
    }

    /// The time of the next event; `event` says what is next to be told of an animation.
    mutating func nextTime(_ event: (AttachedAnimation) -> AnimationEvent?) -> CFTimeInterval? {
        fillIn(event)
        return unsteady.reduce(events.last?.time) { next, entry in
            guard let time = event(entry)?.time else { return next }
            return min(next ?? time, time)
        }
    }

    /// The next events, all of one moment, in the order their animations were added.
    mutating func next(_ event: (AttachedAnimation) -> AnimationEvent?) -> [AnimationEvent] {
        guard let time = nextTime(event) else { return [] }
        let steady = Array(events.reversed().prefix { $0.time == time })
        guard !unsteady.isEmpty else { return steady }
        let all = steady + unsteady.compactMap(event).filter { $0.time == time }
        return all.sorted { $0.entry.order < $1.entry.order }
    }

    /// Takes an animation's event off the schedule.
    private mutating func withdraw(_ entry: AttachedAnimation) {
        guard !isStale else { return }
        switch entry.place {
        // Those that are open are skipped later.
        case .nowhere, .open: break
        case .unsteady: unsteady.removeAll { $0 === entry }
        case .at(let time): events.remove(at: place(time, entry.order))
        }
        entry.place = .nowhere
    }

    /// Gives every animation that is open its place.
    private mutating func fillIn(_ event: (AttachedAnimation) -> AnimationEvent?) {
        if isStale {
            open = entries
            for entry in open { entry.place = .open }
        }
        isStale = false
        guard !open.isEmpty else { return }
        // Many at once are sorted, a few put where they belong.
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

    /// Where among the events one at `time` belongs, or is.
    private func place(_ time: CFTimeInterval, _ order: Int) -> Int {
        events.partitioningIndex { !$0.follows(time, order) }
    }
}

extension CALayer {
    /// Whether local time grows with the clock's, as it does where neither the layer nor any around it stands still.
    fileprivate final var timeRunsForward: Bool {
        var layer: CALayer? = self
        while let current = layer {
            guard current.timing.speed > 0 else { return false }
            layer = current.parent
        }
        return true
    }
}
