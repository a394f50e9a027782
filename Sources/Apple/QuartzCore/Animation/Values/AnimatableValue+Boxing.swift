extension AnimatableValue {
    /// Returns a number as an `NSNumber`, and any other value unchanged.
    ///
    /// As on Apple's systems, the number can then be read as any numeric type.
    static func numberBoxed(_ any: Any?) -> Any? {
        guard let any else { return nil }
        let kind = type(of: any)
        if kind == Double.self, let x = any as? Double { return NSNumber(value: x) }
        if kind == CGFloat.self, let x = any as? CGFloat { return NSNumber(value: Double(x)) }
        if kind == Int.self, let x = any as? Int { return NSNumber(value: x) }
        if kind == Float.self, let x = any as? Float { return NSNumber(value: x) }
        return any
    }
}
