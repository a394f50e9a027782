import Foundation

extension NSValue {
    /// The type encodings; Foundation on Linux supports those of arrays, but not those of structures.
    private static let transformType = "[6d]"
    private static let vectorType = "[2d]"

    /// Creates a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that holds a vector.
    public convenience init(cgVector vector: CGVector) {
        var copy = vector
        self.init(bytes: &copy, objCType: Self.vectorType)
    }
    /// Creates a value that holds an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var copy = transform
        self.init(bytes: &copy, objCType: Self.transformType)
    }

    /// The point in the value; zero if the value holds another type.
    public var cgPointValue: CGPoint { holdsSame(as: NSValue(point: .zero)) ? pointValue : .zero }
    /// The size in the value; zero if the value holds another type.
    public var cgSizeValue: CGSize { holdsSame(as: NSValue(size: .zero)) ? sizeValue : .zero }
    /// The rectangle in the value; zero if the value holds another type.
    public var cgRectValue: CGRect { holdsSame(as: NSValue(rect: .zero)) ? rectValue : .zero }

    /// The vector in the value; zero if the value holds another type.
    public var cgVectorValue: CGVector {
        var vector = CGVector(dx: 0, dy: 0)
        if String(cString: objCType) == Self.vectorType { getValue(&vector) }
        return vector
    }

    /// The transform in the value; the identity if the value holds another type.
    public var cgAffineTransformValue: CGAffineTransform {
        var transform = CGAffineTransform.identity
        if isAffineTransform { getValue(&transform) }
        return transform
    }

    /// Whether the value holds an affine transform.
    package var isAffineTransform: Bool { String(cString: objCType) == Self.transformType }
    /// Whether the value holds a vector.
    package var isVector: Bool { String(cString: objCType) == Self.vectorType }

}
