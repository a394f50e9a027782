/// Time spaces of layers (timing.md §2.6): a layer's own duration and repeats play no part.
extension MediaTiming {
    /// Local time at a moment of the parent's; before `beginTime` it stands at 0.
    package func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        guard time >= beginTime else { return 0 }
        return unclampedLocalTime(fromParent: time)
    }

    /// ``localTime(fromParent:)`` that runs on before `beginTime`.
    package func unclampedLocalTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? timeOffset : (time - beginTime) * Double(speed) + timeOffset
    }

    /// The parent's time at a moment of local time; 0 where local time stands still (facts tim-043, tim-046).
    package func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return 0 }
        return (time - timeOffset) / Double(speed) + beginTime
    }

    /// The parent's time when the active duration begins and when it ends, or nil where that never happens.
    package var parentInterval: (start: CFTimeInterval, end: CFTimeInterval?) {
        let active = activeDuration
        if speed == 0 || (speed > 0 && active == .infinity) { return (beginTime, nil) }
        let length = active == .infinity ? cycleDuration : active
        return (beginTime, beginTime + length / Double(abs(speed)))
    }
}
