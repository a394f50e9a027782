import Foundation

extension NSValue {
    /// Foundation on Linux encodes no structures, but arrays it does.
    private static let transformType = "[6d]"
    private static let vectorType = "[2d]"

    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Wraps a vector.
    public convenience init(cgVector vector: CGVector) {
        var copy = vector
        self.init(bytes: &copy, objCType: Self.vectorType)
    }
    /// Wraps a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var copy = transform
        self.init(bytes: &copy, objCType: Self.transformType)
    }

    /// The wrapped point; zero where something else is wrapped.
    public var cgPointValue: CGPoint { holdsSame(as: NSValue(point: .zero)) ? pointValue : .zero }
    /// The wrapped size; zero where something else is wrapped.
    public var cgSizeValue: CGSize { holdsSame(as: NSValue(size: .zero)) ? sizeValue : .zero }
    /// The wrapped rectangle; zero where something else is wrapped.
    public var cgRectValue: CGRect { holdsSame(as: NSValue(rect: .zero)) ? rectValue : .zero }

    /// The wrapped vector; zero where something else is wrapped.
    public var cgVectorValue: CGVector {
        var vector = CGVector(dx: 0, dy: 0)
        if String(cString: objCType) == Self.vectorType { getValue(&vector) }
        return vector
    }

    /// The wrapped transform; the identity where something else is wrapped.
    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if isAffineTransform { getValue(&transform) }
        return transform
    }

    /// Whether an affine transform is wrapped.
    package var isAffineTransform: Bool { String(cString: objCType) == Self.transformType }
    /// Whether a vector is wrapped.
    package var isVector: Bool { String(cString: objCType) == Self.vectorType }

}
