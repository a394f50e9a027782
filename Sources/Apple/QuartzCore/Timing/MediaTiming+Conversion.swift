/// Time conversion between layers (timing.md §2.6), which ignores the layer's own duration and repeats.
extension MediaTiming {
    /// The local time at a time of the parent; 0 before `beginTime`.
    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        guard time >= beginTime else { return 0 }
        return unclampedLocalTime(fromParent: time)
    }

    /// The local time at a time of the parent, continued before `beginTime`.
    func unclampedLocalTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? timeOffset : (time - beginTime) * Double(speed) + timeOffset
    }

    /// The parent's time at a local time; 0 if the speed is 0 (facts tim-043, tim-046).
    func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return 0 }
        return (time - timeOffset) / Double(speed) + beginTime
    }

    /// The parent's times at which the active duration begins and ends; the end is nil if there is none.
    package var parentInterval: (start: CFTimeInterval, end: CFTimeInterval?) {
        let active = activeDuration
        if speed == 0 || (speed > 0 && active == .infinity) { return (beginTime, nil) }
        let length = active == .infinity ? cycleDuration : active
        return (beginTime, beginTime + length / Double(abs(speed)))
    }
}
