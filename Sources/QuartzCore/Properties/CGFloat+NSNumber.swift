/// Lets `CGFloat` and `NSNumber` be cast to each other, which Foundation on Linux leaves out: scenes write
/// `value(forKeyPath:) as? CGFloat`, `[CGFloat] as [NSNumber]` and the like.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number that an object holds.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// For `as!`.
    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
        result = CGFloat(number.doubleValue)
    }

    /// For `as?`; always succeeds.
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(number.doubleValue)
        return true
    }

    /// For bridged results; nil gives 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        CGFloat(number?.doubleValue ?? 0)
    }
}
