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

    /// The transform that numbers make, or nil where they are not as many as the function takes.
    final func transform(from value: AnimatableValue) -> AnimatableValue? {
        let numbers: [Double]
        switch value {
        case .number(let x): numbers = [x]
        case .numbers(let x): numbers = x
        default: return nil
        }
        guard numbers.count == components.count else { return nil }
        return .transform(
            zip(components, numbers).reduce(CATransform3D.identity) { $0.replacing($1.0, with: .number($1.1)) })
    }

    /// The numbers that a transform shows; other values stay as they are.
    final func numbers(from value: AnimatableValue) -> AnimatableValue {
        guard case .transform(let transform) = value else { return value }
        let parts = components.map { transform.value(of: $0) }
        return parts.count == 1 ? parts[0] : .numbers(parts.compactMap(\.double))
    }
}
