extension AnimatableValue {
    /// A number as the `NSNumber` it is on Apple's systems, where it can be read back as any type of number; everything
    /// else as it is.
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
