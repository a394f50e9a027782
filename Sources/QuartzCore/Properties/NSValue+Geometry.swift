extension NSValue {
    /// Foundation on Linux encodes no structures, but arrays it does: sixteen doubles.
    static let transform3DType = "[16d]"

    /// Wraps a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        var copy = t
        self.init(bytes: &copy, objCType: Self.transform3DType)
    }

    /// The wrapped transform; the identity where something else is wrapped.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == Self.transform3DType else { return CATransform3DIdentity }
        var t = CATransform3D()
        getValue(&t)
        return t
    }
}
