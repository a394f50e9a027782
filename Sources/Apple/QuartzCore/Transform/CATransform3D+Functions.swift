import CQuartziteKernels

/// The identity transform.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns whether `t` is exactly the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Returns whether all sixteen entries of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates by (`tx`, `ty`, `tz`) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    .translation(tx, ty, tz)
}

/// Returns a transform that scales each axis by its factor; a factor of 0 is allowed and makes the transform singular.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Returns a transform that rotates by `angle` radians about the axis (`x`, `y`, `z`), which may have any length.
///
/// Positive angles about z are clockwise on a screen whose y axis points down. An axis of length zero gives the
/// identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    // Dividing by the largest component first keeps the squares of huge and tiny axes in range.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite, angle.isFinite else { return .identity }
    let (rx, ry, rz) = (x / largest, y / largest, z / largest)
    let length = (rx * rx + ry * ry + rz * rz).squareRoot()
    let (ux, uy, uz) = (rx / length, ry / length, rz / length)
    let (s, c) = (qz_sin(angle), qz_cos(angle))
    let k = 1 - c
    var t = CATransform3D.identity
    t.m11 = c + ux * ux * k
    t.m12 = ux * uy * k + uz * s
    t.m13 = ux * uz * k - uy * s
    t.m21 = uy * ux * k - uz * s
    t.m22 = c + uy * uy * k
    t.m23 = uy * uz * k + ux * s
    t.m31 = uz * ux * k + uy * s
    t.m32 = uz * uy * k - ux * s
    t.m33 = c + uz * uz * k
    return t
}

/// Translates `t`: the result applies the translation first, in `t`'s local space, and then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Scales `t`: the result applies the scale first, in `t`'s local space, and then `t`.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Rotates `t` by `angle` radians: the result applies the rotation first, in `t`'s local space, and then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Concatenates two transforms: the result applies `a` first and then `b` (drawing.md G3).
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse of `t`, or `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns the 3-D form of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3D.identity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Returns whether `t` maps the plane z = 0 by an affine transform and does not change z.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the affine transform that `t` applies to the plane z = 0, or the identity if `t` is not affine.
///
/// ``CATransform3DIsAffine(_:)`` tells which transforms are affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    guard t.isAffine else { return .identity }
    return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0
            && m33 == 1 && m44 == 1
    }

    /// Whether the transform is affine but for rounding, as a whole turn about the x axis is.
    var isAlmostAffine: Bool {
        let zeros = [m13, m14, m23, m24, m31, m32, m34, m43, m33 - 1, m44 - 1]
        return zeros.allSatisfy { abs($0) < 1e-6 }
    }
}
