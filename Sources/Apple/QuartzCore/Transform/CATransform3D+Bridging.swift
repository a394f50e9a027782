/// Lets transforms be cast to `NSValue` and back.
extension CATransform3D: _ValueBridgeable {
    /// The transform as an `NSValue`.
    public var _boxed: NSValue { NSValue(caTransform3D: self) }
    /// Creates the transform stored in `value`, or returns nil if `value` stores another type.
    public init?(_unboxing value: NSValue) {
        guard String(cString: value.objCType) == NSValue.transform3DType else { return nil }
        self = value.caTransform3DValue
    }
}
