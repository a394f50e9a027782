/// How a value function turns numbers into a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The function's name.
    public let rawValue: String
    /// A name of any spelling; only the ones below have a function.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One number: radians about the x axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// One number: radians about the y axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// One number: radians about the z axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three numbers: factors along x, y and z.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// One number: the factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// One number: the factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// One number: the factor along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three numbers: points along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// One number: points along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// One number: points along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// One number: points along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Lets numbers animate a transform: they are mixed first, then made into the transform (timing.md §7).
open class CAValueFunction: NSObject {
    /// Which function it is.
    public let name: CAValueFunctionName
    /// The parts of a transform that the numbers say, in their order.
    private let components: [TransformComponent]

    /// The function of that name, or nil for an unknown one.
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

    /// How many numbers it takes.
    final var count: Int { components.count }

    /// The transform that the first ``count`` of the numbers make.
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

    /// The numbers that a transform shows.
    final func numbers(_ transform: CATransform3D) -> SIMD4<Double> {
        var result = SIMD4<Double>.zero
        for (i, part) in components.enumerated() { result[i] = transform.value(of: part).double ?? 0 }
        return result
    }

    /// What the animation's values look like: a number, or three.
    final var sample: AnimatableValue { count == 1 ? .number(0) : .numbers([0, 0, 0]) }
}
