import QuartzCore

extension NSValue {
    /// Foundation on Linux encodes no structures, but arrays it does.
    fileprivate static let insetsType = "[4d]"
    fileprivate static let offsetType = "[2d]"

    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var copy = insets
        self.init(bytes: &copy, objCType: Self.insetsType)
    }

    /// Wraps an offset.
    public convenience init(uiOffset insets: UIOffset) {
        var copy = insets
        self.init(bytes: &copy, objCType: Self.offsetType)
    }

    /// The wrapped insets; zero where something else is wrapped.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if String(cString: objCType) == Self.insetsType { getValue(&insets) }
        return insets
    }

    /// The wrapped offset; zero where something else is wrapped.
    public var uiOffsetValue: UIOffset {
        var offset = UIOffset.zero
        if String(cString: objCType) == Self.offsetType { getValue(&offset) }
        return offset
    }
}

/// Lets insets be cast to `NSValue` and back.
extension UIEdgeInsets: _ValueBridgeable {
    /// The insets in a box.
    public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
    /// The insets that a box holds.
    public init?(_unboxing value: NSValue) {
        guard String(cString: value.objCType) == NSValue.insetsType else { return nil }
        self = value.uiEdgeInsetsValue
    }
}

/// Lets offsets be cast to `NSValue` and back.
extension UIOffset: _ValueBridgeable {
    /// The offset in a box.
    public var _boxed: NSValue { NSValue(uiOffset: self) }
    /// The offset that a box holds.
    public init?(_unboxing value: NSValue) {
        guard String(cString: value.objCType) == NSValue.offsetType else { return nil }
        self = value.uiOffsetValue
    }
}
