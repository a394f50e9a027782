import QuartziteUIFoundation

extension NSValue {
    /// Foundation on Linux cannot encode structures, but it can encode arrays.
    fileprivate static let insetsType = "[4d]"
    fileprivate static let offsetType = "[2d]"

    /// Creates a value from edge insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var copy = insets
        self.init(bytes: &copy, objCType: Self.insetsType)
    }

    /// Creates a value from an offset.
    public convenience init(uiOffset insets: UIOffset) {
        var copy = insets
        self.init(bytes: &copy, objCType: Self.offsetType)
    }

    /// The edge insets; zero if the value contains another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if String(cString: objCType) == Self.insetsType { getValue(&insets) }
        return insets
    }

    /// The offset; zero if the value contains another type.
    public var uiOffsetValue: UIOffset {
        var offset = UIOffset.zero
        if String(cString: objCType) == Self.offsetType { getValue(&offset) }
        return offset
    }
}

/// Makes edge insets convertible to `NSValue` and back.
extension UIEdgeInsets: _ValueBridgeable {
    /// The insets as an `NSValue`.
    public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
    /// Creates insets from an `NSValue`; nil if it contains another type.
    public init?(_unboxing value: NSValue) {
        guard String(cString: value.objCType) == NSValue.insetsType else { return nil }
        self = value.uiEdgeInsetsValue
    }
}

/// Makes offsets convertible to `NSValue` and back.
extension UIOffset: _ValueBridgeable {
    /// The offset as an `NSValue`.
    public var _boxed: NSValue { NSValue(uiOffset: self) }
    /// Creates an offset from an `NSValue`; nil if it contains another type.
    public init?(_unboxing value: NSValue) {
        guard String(cString: value.objCType) == NSValue.offsetType else { return nil }
        self = value.uiOffsetValue
    }
}
