import CQuartziteKernels
import Foundation

/// The components of an affine transform, applied in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors along x and y.
    public var scale: CGSize
    /// The horizontal shear: the change of x for each point of y.
    public var horizontalShear: CGFloat
    /// The rotation in radians, from +x towards +y.
    public var rotation: CGFloat
    /// The translation, in points.
    public var translation: CGVector

    /// Creates components; those that are omitted have no effect.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates a transform from its components.
    public init(_ components: CGAffineTransformComponents) {
        let scale = components.scale
        let shaped = CGAffineTransform(
            a: scale.width, b: 0, c: scale.height * components.horizontalShear, d: scale.height, tx: 0, ty: 0
        )
        self = shaped.concatenating(CGAffineTransform(rotationAngle: components.rotation))
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// Decomposes the transform; a mirrored transform gets a negative vertical scale.
    ///
    /// Apps for systems before iOS 16 have methods of this name of their own, which come first.
    @_disfavoredOverload public func decomposed() -> CGAffineTransformComponents {
        let angle = qz_atan2(Double(b), Double(a))
        let sine = CGFloat(qz_sin(angle))
        let cosine = CGFloat(qz_cos(angle))
        let height = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: (a * a + b * b).squareRoot(), height: height),
            horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height,
            rotation: CGFloat(angle),
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
