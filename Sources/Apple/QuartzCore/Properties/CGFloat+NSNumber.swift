/// Support for casts between `CGFloat` and `NSNumber`, which Foundation on Linux lacks.
///
/// Scenes write `value(forKeyPath:) as? CGFloat`, `[CGFloat] as [NSNumber]` and the like.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Creates a value from the number that an object holds.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

    /// Returns the number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Implements `as!`.
    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
        result = CGFloat(number.doubleValue)
    }

    /// Implements `as?`; always succeeds.
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(number.doubleValue)
        return true
    }

    /// Implements the bridging of results; nil gives 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        CGFloat(number?.doubleValue ?? 0)
    }
}
