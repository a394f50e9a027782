extension NSValue {
    /// The encoding of a transform as an array of sixteen doubles; Foundation on Linux does not encode structures.
    static let transform3DType = "[16d]"

    /// Creates a value that wraps a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        var copy = t
        self.init(bytes: &copy, objCType: Self.transform3DType)
    }

    /// The wrapped transform, or the identity if the value wraps something else.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == Self.transform3DType else { return CATransform3DIdentity }
        var t = CATransform3D()
        getValue(&t)
        return t
    }
}
