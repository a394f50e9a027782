extension CAMediaTiming {
    /// Returns one of the eight timing values, boxed, or nil for any other key.
    func timingValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime": NSNumber(value: beginTime)
        case "duration": NSNumber(value: duration)
        case "speed": NSNumber(value: speed)
        case "timeOffset": NSNumber(value: timeOffset)
        case "repeatCount": NSNumber(value: repeatCount)
        case "repeatDuration": NSNumber(value: repeatDuration)
        case "autoreverses": NSNumber(value: autoreverses)
        case "fillMode": fillMode.rawValue
        default: nil
        }
    }

    /// Sets one of the eight timing values, or returns false for any other key.
    ///
    /// A value of the wrong type sets the default; that of the duration is `newDuration`.
    func setTimingValue(_ value: Any?, forKey key: String, newDuration: CFTimeInterval) -> Bool {
        let number = AnimatableValue(value)?.double
        switch key {
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? newDuration
        case "speed": speed = Float(number ?? 1)
        case "timeOffset": timeOffset = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "repeatDuration": repeatDuration = number ?? 0
        case "autoreverses": autoreverses = number == 1
        case "fillMode": fillMode = (value as? String).map(CAMediaTimingFillMode.init) ?? .removed
        default: return false
        }
        return true
    }
}
