/// A square matrix of two columns.
public struct _Matrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable,
    _SquareMatrix
{
    /// The type of the columns.
    public typealias Vector = SIMD2<Scalar>

    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD2<Scalar>(), SIMD2<Scalar>()) }
    /// Creates a matrix of columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>) { columns = (c0, c1) }

    /// The column with an index, from 0; another index stops the program.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("the matrix has no such column")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("the matrix has no such column")
            }
        }
    }

    /// Whether all elements are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

    /// The determinant.
    public var determinant: Scalar { self[0, 0] * self[1, 1] - self[1, 0] * self[0, 1] }
}

/// A square matrix of three columns.
public struct _Matrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable,
    _SquareMatrix
{
    /// The type of the columns.
    public typealias Vector = SIMD3<Scalar>

    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD3<Scalar>(), SIMD3<Scalar>(), SIMD3<Scalar>()) }
    /// Creates a matrix of columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>) { columns = (c0, c1, c2) }

    /// The column with an index, from 0; another index stops the program.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("the matrix has no such column")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("the matrix has no such column")
            }
        }
    }

    /// Whether all elements are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

    /// The determinant.
    public var determinant: Scalar { dot(columns.0, cross(columns.1, columns.2)) }
}

/// A square matrix of four columns.
public struct _Matrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable,
    _SquareMatrix
{
    /// The type of the columns.
    public typealias Vector = SIMD4<Scalar>

    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>()) }
    /// Creates a matrix of columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ c0: SIMD4<Scalar>, _ c1: SIMD4<Scalar>, _ c2: SIMD4<Scalar>, _ c3: SIMD4<Scalar>) {
        columns = (c0, c1, c2, c3)
    }

    /// The column with an index, from 0; another index stops the program.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("the matrix has no such column")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("the matrix has no such column")
            }
        }
    }

    /// Whether all elements are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }

    /// The determinant.
    public var determinant: Scalar {
        (0..<4).reduce(0) { sum, row in
            let minor = _Matrix3<Scalar>(
                rows: (0..<4).filter { $0 != row }.map { other in
                    SIMD3((1..<4).map { self[$0, other] })
                })
            return sum + (row % 2 == 0 ? 1 : -1) * self[0, row] * minor.determinant
        }
    }
}
