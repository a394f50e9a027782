import CQuartziteKernels

/// A component of a transform that a key path can name.
///
/// Components refer to the decomposition `Scale · RotX · RotY · RotZ · Translate`; the perspective column is unchanged.
package enum TransformComponent: Hashable {
    case rotationX, rotationY, rotationZ
    case scale, scaleX, scaleY, scaleZ, scaleXY
    case translation, translationX, translationY, translationZ

    init?(_ path: Substring) {
        switch path {
        case "rotation", "rotation.z": self = .rotationZ
        case "rotation.x": self = .rotationX
        case "rotation.y": self = .rotationY
        case "scale": self = .scale
        case "scale.x": self = .scaleX
        case "scale.y": self = .scaleY
        case "scale.z": self = .scaleZ
        case "scale.xy": self = .scaleXY
        case "translation": self = .translation
        case "translation.x": self = .translationX
        case "translation.y": self = .translationY
        case "translation.z": self = .translationZ
        default: return nil
        }
    }
}

extension CATransform3D {
    /// The scale factors and the Euler angles, in radians, of the linear part.
    struct EulerParts {
        var scale: (x: Double, y: Double, z: Double)
        var rotation: (x: Double, y: Double, z: Double)

        init(_ t: CATransform3D) {
            func length(_ x: Double, _ y: Double, _ z: Double) -> Double { (x * x + y * y + z * z).squareRoot() }
            scale = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
            let determinant =
                t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31)
                + t.m13 * (t.m21 * t.m32 - t.m22 * t.m31)
            // A reflection becomes a negative x scale, unless the transform reflects y or z alone.
            if determinant < 0 {
                if t.m12 == 0 && t.m11 > 0 && t.m22 < 0 {
                    scale.y = -scale.y
                } else if t.m33 < 0 && t.m11 > 0 && t.m22 > 0 {
                    scale.z = -scale.z
                } else {
                    scale.x = -scale.x
                }
            }
            func unit(_ v: Double, _ s: Double, _ fallback: Double) -> Double { s == 0 ? fallback : v / s }
            // Rows of RotX · RotY · RotZ. An axis scaled to zero keeps its own direction.
            let r11 = unit(t.m11, scale.x, 1)
            let r12 = unit(t.m12, scale.x, 0)
            let r13 = unit(t.m13, scale.x, 0)
            let r22 = unit(t.m22, scale.y, 1)
            let r23 = unit(t.m23, scale.y, 0)
            let r32 = unit(t.m32, scale.z, 0)
            let r33 = unit(t.m33, scale.z, 1)
            let cosY = (r11 * r11 + r12 * r12).squareRoot()
            rotation.y = qz_atan2(-r13, cosY)
            if cosY > 1e-9 {
                rotation.x = qz_atan2(r23, r33)
                rotation.z = scale.x == 0 ? qz_atan2(-unit(t.m21, scale.y, 0), r22) : qz_atan2(r12, r11)
            } else {
                rotation.x = qz_atan2(-r32, r22)
                rotation.z = 0
            }
        }

        /// The linear part as a transform.
        var matrix: CATransform3D {
            CATransform3DMakeScale(scale.x, scale.y, scale.z)
                .concatenating(CATransform3DMakeRotation(rotation.x, 1, 0, 0))
                .concatenating(CATransform3DMakeRotation(rotation.y, 0, 1, 0))
                .concatenating(CATransform3DMakeRotation(rotation.z, 0, 0, 1))
        }
    }

    func value(of component: TransformComponent) -> AnimatableValue {
        switch component {
        case .translationX: .number(m41)
        case .translationY: .number(m42)
        case .translationZ: .number(m43)
        case .translation: .size(CGSize(width: m41, height: m42))
        default: .number(EulerParts(self).value(of: component))
        }
    }

    /// Returns the transform with one component replaced, or unchanged if `value` has another type than the component.
    func replacing(_ component: TransformComponent, with value: AnimatableValue) -> CATransform3D {
        var t = self
        switch (component, value) {
        case (.translationX, .number(let n)): t.m41 = n
        case (.translationY, .number(let n)): t.m42 = n
        case (.translationZ, .number(let n)): t.m43 = n
        case (.translation, .size(let s)): (t.m41, t.m42) = (s.width, s.height)
        case (.translation, .point(let p)): (t.m41, t.m42) = (p.x, p.y)
        case (_, .number(let n)):
            var parts = EulerParts(self)
            parts.set(component, to: n)
            let m = parts.matrix
            (t.m11, t.m12, t.m13) = (m.m11, m.m12, m.m13)
            (t.m21, t.m22, t.m23) = (m.m21, m.m22, m.m23)
            (t.m31, t.m32, t.m33) = (m.m31, m.m32, m.m33)
        default: break
        }
        return t
    }
}

extension CATransform3D.EulerParts {
    fileprivate func value(of component: TransformComponent) -> Double {
        switch component {
        case .rotationX: rotation.x
        case .rotationY: rotation.y
        case .rotationZ: rotation.z
        case .scaleX: scale.x
        case .scaleY: scale.y
        case .scaleZ: scale.z
        case .scaleXY: (scale.x + scale.y) / 2
        default: (scale.x + scale.y + scale.z) / 3
        }
    }

    fileprivate mutating func set(_ component: TransformComponent, to n: Double) {
        switch component {
        case .rotationX: rotation.x = n
        case .rotationY: rotation.y = n
        case .rotationZ: rotation.z = n
        case .scaleX: scale.x = n
        case .scaleY: scale.y = n
        case .scaleZ: scale.z = n
        case .scaleXY: (scale.x, scale.y) = (n, n)
        default: scale = (n, n, n)
        }
    }
}
