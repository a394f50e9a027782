/// Lets transforms be cast to `NSValue` and back.
extension CATransform3D: _ValueBridgeable {
    /// The transform in a box.
    public var _boxed: NSValue { NSValue(caTransform3D: self) }
    /// The transform that a box holds.
    public init?(_unboxing value: NSValue) {
        guard String(cString: value.objCType) == NSValue.transform3DType else { return nil }
        self = value.caTransform3DValue
    }
}
