import QuartziteUIFoundation

extension NSValue {
    /// Foundation on Linux cannot encode pointers, but it can encode arrays.
    private static let pointerType = "[1Q]"

    /// Creates a value from an address.
    public convenience init(pointer: UnsafeRawPointer?) {
        var bits = UInt64(UInt(bitPattern: pointer))
        self.init(bytes: &bits, objCType: Self.pointerType)
    }

    /// The address; nil if the value contains another type.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == Self.pointerType else { return nil }
        var bits: UInt64 = 0
        getValue(&bits)
        return UnsafeMutableRawPointer(bitPattern: UInt(bits))
    }
}
