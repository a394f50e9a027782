/// What square matrices of all sizes have in common.
public protocol _SquareMatrix {
    /// The type of the elements.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar & Sendable
    /// The type of the columns.
    associatedtype Vector: SIMD where Vector.Scalar == Scalar
    /// Creates a matrix of zeros.
    init()
    /// The column with an index, from 0.
    subscript(column: Int) -> Vector { get set }
}

extension _SquareMatrix {
    private static var size: Int { Vector.scalarCount }

    /// Creates a matrix with `scalar` on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }

    /// Creates a matrix with numbers on the diagonal.
    public init(diagonal: Vector) {
        self.init()
        for i in 0..<Self.size { self[i][i] = diagonal[i] }
    }

    /// Creates a matrix of columns; there must be as many as the matrix has.
    public init(_ columns: [Vector]) {
        precondition(columns.count == Self.size, "the number of columns is \(columns.count)")
        self.init()
        for i in 0..<Self.size { self[i] = columns[i] }
    }

    /// Creates a matrix of rows; there must be as many as the matrix has.
    public init(rows: [Vector]) { self = Self(rows).transpose }

    /// The element in a column and row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with columns and rows exchanged.
    public var transpose: Self {
        var result = Self()
        for i in 0..<Self.size { for j in 0..<Self.size { result[i, j] = self[j, i] } }
        return result
    }

    /// The inverse; the elements are infinite or NaN if there is none.
    public var inverse: Self {
        var (left, right) = (self.transpose, Self(1))
        // Gauss-Jordan elimination with pivoting, on rows.
        for i in 0..<Self.size {
            let pivot = (i..<Self.size).max { Swift.abs(left[$0][i]) < Swift.abs(left[$1][i]) } ?? i
            (left[i], left[pivot]) = (left[pivot], left[i])
            (right[i], right[pivot]) = (right[pivot], right[i])
            let scale = 1 / left[i][i]
            (left[i], right[i]) = (left[i] * scale, right[i] * scale)
            for j in 0..<Self.size where j != i {
                let factor = left[j][i]
                left[j] -= left[i] * factor
                right[j] -= right[i] * factor
            }
        }
        return right.transpose
    }

    private func combined(_ other: Self, _ combine: (Vector, Vector) -> Vector) -> Self {
        var result = Self()
        for i in 0..<Self.size { result[i] = combine(self[i], other[i]) }
        return result
    }

    /// Returns the sum.
    public static func + (a: Self, b: Self) -> Self { a.combined(b, +) }
    /// Returns the difference.
    public static func - (a: Self, b: Self) -> Self { a.combined(b, -) }
    /// Returns the matrix with the opposite signs.
    public static prefix func - (a: Self) -> Self { Self() - a }
    /// Returns the matrix with all elements multiplied.
    public static func * (a: Self, factor: Scalar) -> Self { a.combined(a) { x, _ in x * factor } }
    /// Returns the matrix with all elements multiplied.
    public static func * (factor: Scalar, a: Self) -> Self { a * factor }
    /// Returns the product of a matrix and a column.
    public static func * (a: Self, vector: Vector) -> Vector {
        (0..<size).reduce(Vector()) { $0 + a[$1] * vector[$1] }
    }
    /// Returns the product of a row and a matrix.
    public static func * (vector: Vector, a: Self) -> Vector { a.transpose * vector }
    /// Returns the product, which applies `b` first.
    public static func * (a: Self, b: Self) -> Self { a.combined(b) { _, column in a * column } }
    /// Replaces a matrix by its product.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// Adds a matrix.
    public static func += (a: inout Self, b: Self) { a = a + b }
    /// Subtracts a matrix.
    public static func -= (a: inout Self, b: Self) { a = a - b }
}

/// Returns the product of two matrices.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a column.
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Vector) -> M.Vector { x * y }
/// Returns the product of two matrices.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// Returns the product of a matrix and a column.
public func matrix_multiply<M: _SquareMatrix>(_ x: M, _ y: M.Vector) -> M.Vector { x * y }
/// Returns the inverse.
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
/// Returns the matrix with columns and rows exchanged.
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
