import QuartzCore

extension NSValue {
    /// Foundation on Linux encodes no structures, but arrays it does.
    private static let insetsType = "[4d]"
    private static let offsetType = "[2d]"

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
