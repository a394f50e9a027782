import CKernels
import Foundation

/// An affine map taken apart; the parts apply in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Factors along x and y.
    public var scale: CGSize
    /// How far x moves for each point of y.
    public var horizontalShear: CGFloat
    /// Radians, from +x towards +y.
    public var rotation: CGFloat
    /// A shift, in points.
    public var translation: CGVector

    /// Parts that change nothing, except those given.
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
    /// Puts a map together from its parts.
    public init(_ components: CGAffineTransformComponents) {
        let scale = components.scale
        let shaped = CGAffineTransform(
            a: scale.width, b: 0, c: scale.height * components.horizontalShear, d: scale.height, tx: 0, ty: 0
        )
        self = shaped.concatenating(CGAffineTransform(rotationAngle: components.rotation))
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// Takes the map apart; a mirrored map gets a negative height factor.
    public func decomposed() -> CGAffineTransformComponents {
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
