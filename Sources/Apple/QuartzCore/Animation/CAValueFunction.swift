/// The names of the functions that convert numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the function.
    public let rawValue: String
    /// Creates a name; functions exist only for the names below.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis by one number, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by one number, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by one number, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by three numbers, the factors along x, y and z.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along x by one factor.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along y by one factor.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along z by one factor.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three numbers, the points along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along x by one number of points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along y by one number of points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along z by one number of points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function with which numbers animate a transform; the numbers are interpolated before the conversion
/// (timing.md §7).
open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName
    /// The components of a transform that the numbers set, in order.
    private let components: [TransformComponent]

    /// Creates the function with a name; nil if the name is unknown.
    public init?(name: CAValueFunctionName) {
        self.name = name
        switch name {
        case .rotateX: components = [.rotationX]
        case .rotateY: components = [.rotationY]
        case .rotateZ: components = [.rotationZ]
        case .scale: components = [.scaleX, .scaleY, .scaleZ]
        case .scaleX: components = [.scaleX]
        case .scaleY: components = [.scaleY]
        case .scaleZ: components = [.scaleZ]
        case .translate: components = [.translationX, .translationY, .translationZ]
        case .translateX: components = [.translationX]
        case .translateY: components = [.translationY]
        case .translateZ: components = [.translationZ]
        default: return nil
        }
    }

    /// The number of arguments.
    final var count: Int { components.count }

    /// The transform for the first ``count`` numbers.
    final func transform(_ n: SIMD4<Double>) -> CATransform3D {
        switch name {
        case .rotateX: CATransform3DMakeRotation(n.x, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(n.x, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(n.x, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(n.x, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, n.x, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, n.x)
        case .scale: CATransform3DMakeScale(n.x, n.y, n.z)
        case .translateX: CATransform3DMakeTranslation(n.x, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, n.x, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, n.x)
        default: CATransform3DMakeTranslation(n.x, n.y, n.z)
        }
    }

    /// The numbers of a transform.
    final func numbers(_ transform: CATransform3D) -> SIMD4<Double> {
        var result = SIMD4<Double>.zero
        for (i, part) in components.enumerated() { result[i] = transform.value(of: part).double ?? 0 }
        return result
    }

    /// A value of the type that the animation requires: one number, or three.
    final var sample: AnimatableValue { count == 1 ? .number(0) : .numbers([0, 0, 0]) }
}
