@testable import QuartzCore
import TestSupport

/// A generator of unusual animations, which are the same in every run.
struct RandomAnimation {
    var random: SeededRandom

    init(seed: Int) { random = SeededRandom(seed: UInt64(seed) &+ 1) }

    private static let keyPaths = [
        "opacity", "position", "position.x", "bounds", "bounds.size", "bounds.size.width", "transform",
        "transform.rotation.z", "transform.rotation.x", "transform.scale", "transform.translation", "sublayerTransform",
        "backgroundColor", "shadowOffset", "shadowPath", "hidden", "contentsGravity", "contents", "zPosition", "frame",
        "", "no.such.path", "transform.nonsense", "position.x.y", "sublayers.NAME.opacity", "own", "maskedCorners",
    ]

    private static let numbers = [
        0.0, 1, -1, 0.5, 2.5, 10, 1e-100, .leastNonzeroMagnitude, 1e9, 1e300, -1e300, .nan, .infinity, -.infinity,
    ]

    mutating func number(tame: Double = 0.7) -> Double {
        if random.number(in: 0...1) < tame { return random.number(in: -3...3) }
        return Self.numbers.randomElement(using: &random) ?? 0
    }

    private mutating func chance(_ p: Double) -> Bool { random.number(in: 0...1) < p }

    /// Returns a value, in most cases of the given kind.
    private mutating func value(_ kind: Int) -> Any {
        switch chance(0.9) ? kind : Int.random(in: 0..<14, using: &random) {
        case 0, 1: number()
        case 2: CGPoint(x: number(), y: number())
        case 3: CGSize(width: number(), height: number())
        case 4: CGRect(x: number(), y: number(), width: number(), height: number())
        case 5: CATransform3DMakeRotation(number(), number(), number(), 1)
        case 6: CATransform3DMakeScale(number(), number(), number())
        case 7: CGColor(red: number(), green: number(), blue: 0, alpha: 1)
        case 8: CGPath.through((number(), number()), (1, 2))
        case 9: chance(0.5)
        case 10: "right"
        case 11: [number(), number(), number()]
        case 12: NSNull()
        default: CGAffineTransform(rotationAngle: number())
        }
    }

    mutating func make(depth: Int = 0) -> CAAnimation {
        let animation: CAAnimation
        switch Int.random(in: 0..<(depth < 4 ? 5 : 3), using: &random) {
        case 0: animation = ends(CABasicAnimation())
        case 1: animation = keyframes()
        case 2:
            let spring = CASpringAnimation()
            (spring.mass, spring.stiffness, spring.damping) = (number(), number() * 100, number() * 10)
            (spring.initialVelocity, spring.allowsOverdamping) = (number(), chance(0.5))
            animation = ends(spring)
        default:
            let group = CAAnimationGroup()
            group.animations = (0..<Int.random(in: 0..<4, using: &random)).map { _ in make(depth: depth + 1) }
            animation = group
        }
        setTiming(of: animation)
        return animation
    }

    private mutating func setTiming(of animation: CAAnimation) {
        animation.duration = chance(0.7) ? random.number(in: 0...2) : number()
        animation.beginTime = chance(0.6) ? 1e-100 : number()
        if animation.beginTime == 0 { animation.beginTime = 1e-100 }
        if chance(0.3) { animation.speed = Float(number()) }
        if chance(0.3) { animation.timeOffset = number() }
        if chance(0.3) { animation.repeatCount = Float(number()) }
        if chance(0.2) { animation.repeatDuration = number() }
        animation.autoreverses = chance(0.3)
        if chance(0.5) { animation.fillMode = .both }
        if chance(0.3) {
            let (a, b, c, d) = (Float(number()), Float(number()), Float(number()), Float(number()))
            animation.timingFunction = CAMediaTimingFunction(controlPoints: a, b, c, d)
        }
    }

    private mutating func setProperty(of animation: CAPropertyAnimation) {
        animation.keyPath = Self.keyPaths.randomElement(using: &random)
        animation.isAdditive = chance(0.3)
        animation.isCumulative = chance(0.3)
        if chance(0.2) { animation.keyPath = "transform" }
        let functions: [CAValueFunctionName] = [.rotateZ, .scale, .translateX, .translate]
        if chance(0.15), let name = functions.randomElement(using: &random) {
            animation.valueFunction = CAValueFunction(name: name)
        }
    }

    private mutating func ends(_ animation: CABasicAnimation) -> CABasicAnimation {
        setProperty(of: animation)
        let kind = Int.random(in: 0..<14, using: &random)
        if chance(0.6) { animation.fromValue = value(kind) }
        if chance(0.6) { animation.toValue = value(kind) }
        if chance(0.3) { animation.byValue = value(kind) }
        return animation
    }

    private mutating func keyframes() -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation()
        setProperty(of: animation)
        let kind = Int.random(in: 0..<14, using: &random)
        func count(_ random: inout SeededRandom) -> Int { Int.random(in: 0..<7, using: &random) }
        if chance(0.9) { animation.values = (0..<count(&random)).map { _ in value(kind) } }
        if chance(0.5) { animation.keyTimes = (0..<count(&random)).map { NSNumber(value: Double($0) / 5) } }
        if chance(0.2) { animation.keyTimes = (0..<count(&random)).map { _ in NSNumber(value: number()) } }
        if chance(0.4) {
            animation.timingFunctions = (0..<count(&random)).map { _ in CAMediaTimingFunction(name: .easeIn) }
        }
        if chance(0.2) {
            animation.path = CGPath.through((number(), number()), (number(), number()), (number(), number()))
        }
        if chance(0.5) { animation.rotationMode = .rotateAuto }
        let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
        animation.calculationMode = modes.randomElement(using: &random) ?? .linear
        if chance(0.3) { animation.tensionValues = (0..<count(&random)).map { _ in NSNumber(value: number()) } }
        if chance(0.3) { animation.continuityValues = (0..<count(&random)).map { _ in NSNumber(value: number()) } }
        if chance(0.3) { animation.biasValues = (0..<count(&random)).map { _ in NSNumber(value: number()) } }
        return animation
    }
}

extension LayerState {
    /// The bit patterns of all numbers of the state.
    var digest: [UInt64] {
        var all: [Double] = transform.entries + sublayerTransform.entries + [isHidden ? 1 : 0]
        var copy = self
        for property in LayerState.properties.rows {
            let v = property.vector(of: &copy)
            all += [v.x, v.y, v.z, v.w]
        }
        return all.map(\.bitPattern)
    }
}
