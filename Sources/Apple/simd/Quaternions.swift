import CQuartziteKernels

/// A quaternion of 32-bit numbers.
public typealias simd_quatf = _Quaternion<Float>
/// A quaternion of 64-bit numbers.
public typealias simd_quatd = _Quaternion<Double>

/// A quaternion; those of length 1 are rotations of space.
public struct _Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable {
    /// The imaginary parts, and the real part last.
    public var vector: SIMD4<Scalar>

    /// Creates the quaternion of zeros.
    public init() { vector = SIMD4() }
    /// Creates a quaternion from its parts.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    /// Creates a quaternion from its parts.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a quaternion from its parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

    /// Creates a rotation by an angle in radians about an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(qz_cos(half)), imag: axis * Scalar(qz_sin(half)))
    }

    /// Creates the shortest rotation from one vector of length 1 to another.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let middle = from + to
        guard length_squared(middle) > 1e-12 else {
            let side: SIMD3<Scalar> = Swift.abs(from.x) < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, side)))
            return
        }
        let half = normalize(middle)
        self.init(real: dot(from, half), imag: cross(from, half))
    }

    /// The real part.
    public var real: Scalar { vector.w }
    /// The imaginary parts.
    public var imag: SIMD3<Scalar> { SIMD3(vector.x, vector.y, vector.z) }
    /// The length.
    public var length: Scalar { dot(vector, vector).squareRoot() }
    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: Scalar {
        let imaginary = dot(imag, imag).squareRoot()
        return Scalar(2 * qz_atan2(Double(imaginary), Double(real)))
    }
    /// The axis of the rotation.
    public var axis: SIMD3<Scalar> { normalize(imag) }
    /// The quaternion with the opposite imaginary parts.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The inverse.
    public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }
    /// The quaternion of length 1.
    public var normalized: Self { Self(vector: vector / length) }

    /// Returns a rotated vector.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    /// Returns the product, which applies `b` first.
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag),
            imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
    }
    /// Returns the quaternion with all parts multiplied.
    public static func * (a: Self, factor: Scalar) -> Self { Self(vector: a.vector * factor) }
    /// Returns the sum.
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    /// Returns the quaternion with the opposite signs.
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
}

/// Returns the rotation between `a` at 0 and `b` at 1, along the shorter arc.
public func simd_slerp<T>(_ a: _Quaternion<T>, _ b: _Quaternion<T>, _ t: T) -> _Quaternion<T> {
    let cosine = dot(a.vector, b.vector)
    let end = cosine < 0 ? -b : b
    let angle = qz_acos(Swift.min(Double(Swift.abs(cosine)), 1))
    guard angle > 1e-6 else { return (a * (1 - t) + end * t).normalized }
    let (first, second) = (qz_sin((1 - Double(t)) * angle) / qz_sin(angle), qz_sin(Double(t) * angle) / qz_sin(angle))
    return a * T(first) + end * T(second)
}
/// Returns the quaternion of length 1.
public func simd_normalize<T>(_ q: _Quaternion<T>) -> _Quaternion<T> { q.normalized }
/// Returns a rotated vector.
public func simd_act<T>(_ q: _Quaternion<T>, _ vector: SIMD3<T>) -> SIMD3<T> { q.act(vector) }
/// Returns the product, which applies `b` first.
public func simd_mul<T>(_ a: _Quaternion<T>, _ b: _Quaternion<T>) -> _Quaternion<T> { a * b }

extension _Matrix3 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: _Quaternion<Scalar>) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension _Matrix4 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: _Quaternion<Scalar>) {
        let rotation = _Matrix3(quaternion)
        self.init(
            SIMD4(rotation[0], 0), SIMD4(rotation[1], 0), SIMD4(rotation[2], 0), SIMD4(0, 0, 0, 1))
    }
}
