extension CAMediaTiming where Self: NSObject {
    /// The properties of the protocol; `duration` is the duration of a new object.
    static func timingProperties(duration: CFTimeInterval) -> [PlainProperty] {
        [
            PlainProperty("beginTime", \Self.beginTime, default: 0),
            PlainProperty("duration", \Self.duration, default: duration),
            PlainProperty("speed", \Self.speed, default: 1),
            PlainProperty("timeOffset", \Self.timeOffset, default: 0),
            PlainProperty("repeatCount", \Self.repeatCount, default: 0),
            PlainProperty("repeatDuration", \Self.repeatDuration, default: 0),
            PlainProperty("autoreverses", \Self.autoreverses, default: false),
            PlainProperty("fillMode", \Self.fillMode, default: .removed),
        ]
    }
}

extension CAMediaTimingFillMode: NamedPropertyValue {}
