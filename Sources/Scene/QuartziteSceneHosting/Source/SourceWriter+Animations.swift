import CoreGraphics
import Foundation
import QuartzCore
import QuartziteSceneRuntime

extension SourceWriter {
    /// Writes an animation of a layer.
    func write(_ attached: AttachedAnimation, of layer: CALayer, _ owner: String, to lines: inout [String]) {
        let animation = attached.animation
        let label = "the animation \(attached.key ?? animation.animatedPaths.first ?? "without a key") of \(owner)"
        if layer.isDrawnByApp(during: attached) { return omit("\(label), whose frames the scene's code draws") }
        guard let name = write(animation, label, to: &lines) else { return }
        // An animation without a begin time begins when it is added, which is now.
        let begin = animation.timing.beginTime
        if begin != layer.localTime(fromMedia: 0) {
            if layer.hasSceneTime {
                lines.append("\(name).beginTime = \(beginTime(begin, in: layer))")
            } else {
                lines.append("\(name).beginTime = \(begin == 0 ? "1e-100" : SwiftLiteral.number(begin))")
            }
        }
        let key = attached.key.map { SwiftLiteral.string($0) } ?? "nil"
        lines.append("layer.add(\(name), forKey: \(key))")
    }

    /// Writes an animation without its begin time, and returns its name; nil if it cannot be expressed.
    private func write(_ animation: CAAnimation, _ label: String, to lines: inout [String]) -> String? {
        guard let type = Self.type(of: animation) else {
            omit("\(label), a \(Swift.type(of: animation))")
            return nil
        }
        guard !animation.hasOwnEasing else {
            omit("\(label), whose progress a property animator computes")
            return nil
        }
        let name = animationName(animation, in: lines)
        if let property = animation as? CAPropertyAnimation {
            lines.append("let \(name) = \(type)(keyPath: \(property.keyPath.map(SwiftLiteral.string) ?? "nil"))")
            writeProperty(property, name, label, to: &lines)
        } else {
            lines.append("let \(name) = \(type)()")
        }
        writeTiming(animation, name, to: &lines)
        if let group = animation as? CAAnimationGroup { writeChildren(of: group, name, label, to: &lines) }
        return name
    }

    private static func type(of animation: CAAnimation) -> String? {
        switch animation {
        case is CASpringAnimation: "CASpringAnimation"
        case is CABasicAnimation: "CABasicAnimation"
        case is CAKeyframeAnimation: "CAKeyframeAnimation"
        case is CAAnimationGroup: "CAAnimationGroup"
        default: nil
        }
    }

    /// Returns a name for a constant that no earlier line declares, such as `opacityAnimation`.
    private func animationName(_ animation: CAAnimation, in lines: [String]) -> String {
        let path = (animation as? CAPropertyAnimation)?.keyPath ?? (animation is CAAnimationGroup ? "group" : "")
        let words = SwiftLiteral.identifier(path)
        let base = words.prefix(1).lowercased() + words.dropFirst() + "Animation"
        var (name, number) = (base == "Animation" ? "animation" : base, 2)
        while lines.contains(where: { $0.hasPrefix("let \(name) ") }) {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    private func writeTiming(_ animation: CAAnimation, _ name: String, to lines: inout [String]) {
        let timing = animation.timing
        lines.append("\(name).duration = \(SwiftLiteral.number(timing.duration))")
        if timing.speed != 1 {
            lines.append("\(name).speed = \(SwiftLiteral.number(Double(timing.speed), isFloat: true))")
        }
        if timing.timeOffset != 0 { lines.append("\(name).timeOffset = \(SwiftLiteral.number(timing.timeOffset))") }
        if timing.repeatCount != 0 {
            lines.append("\(name).repeatCount = \(SwiftLiteral.number(Double(timing.repeatCount), isFloat: true))")
        }
        if timing.repeatDuration != 0 {
            lines.append("\(name).repeatDuration = \(SwiftLiteral.number(timing.repeatDuration))")
        }
        if timing.autoreverses { lines.append("\(name).autoreverses = true") }
        if timing.fillMode != .removed {
            lines.append("\(name).fillMode = .init(rawValue: \(SwiftLiteral.string(timing.fillMode.rawValue)))")
        }
        if !animation.isRemovedOnCompletion { lines.append("\(name).isRemovedOnCompletion = false") }
        if let function = animation.timingFunction {
            lines.append("\(name).timingFunction = \(Self.expression(function))")
        }
    }

    private static func expression(_ function: CAMediaTimingFunction) -> String {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        if let name = names.first(where: { CAMediaTimingFunction(name: $0).isEqual(function) }) {
            return "CAMediaTimingFunction(name: .\(name.rawValue))"
        }
        let points = function.innerControlPoints.map { SwiftLiteral.number(Double($0), isFloat: true) }
        return "CAMediaTimingFunction(controlPoints: \(points.joined(separator: ", ")))"
    }

    private func writeChildren(
        of group: CAAnimationGroup, _ name: String, _ label: String, to lines: inout [String]
    ) {
        var children: [String] = []
        for child in group.animations ?? [] {
            guard let childName = write(child, label, to: &lines) else { continue }
            if child.beginTime != 0 {
                lines.append("\(childName).beginTime = \(SwiftLiteral.number(child.beginTime))")
            }
            children.append(childName)
        }
        lines.append("\(name).animations = [\(children.joined(separator: ", "))]")
    }

    // MARK: Values

    private func writeProperty(
        _ animation: CAPropertyAnimation, _ name: String, _ label: String, to lines: inout [String]
    ) {
        if animation.isAdditive { lines.append("\(name).isAdditive = true") }
        if animation.isCumulative { lines.append("\(name).isCumulative = true") }
        if let function = animation.valueFunction {
            lines.append("\(name).valueFunction = CAValueFunction(name: .\(function.name.rawValue))")
        }
        func assign(_ key: String, _ value: Any?) {
            guard let value = AnimatableValue(value) else { return }
            guard let text = expression(value) else { return omit("\(key) of \(label)") }
            lines.append("\(name).\(key) = \(text)")
        }
        if let basic = animation as? CABasicAnimation {
            let hasValues = basic.fromValue != nil || basic.toValue != nil || basic.byValue != nil
            assign("fromValue", hasValues ? basic.fromValue : basic.inheritedFromValue)
            assign("byValue", basic.byValue)
            assign("toValue", basic.toValue)
        }
        if let spring = animation as? CASpringAnimation { writeSpring(spring, name, to: &lines) }
        if let keyframes = animation as? CAKeyframeAnimation { writeKeyframes(keyframes, name, label, to: &lines) }
    }

    private func writeSpring(_ spring: CASpringAnimation, _ name: String, to lines: inout [String]) {
        let values: [(String, CGFloat, CGFloat)] = [
            ("mass", spring.mass, 1), ("stiffness", spring.stiffness, 100), ("damping", spring.damping, 10),
            ("initialVelocity", spring.initialVelocity, 0),
        ]
        for (key, value, usual) in values where value != usual {
            lines.append("\(name).\(key) = \(SwiftLiteral.number(value))")
        }
        if spring.allowsOverdamping { lines.append("\(name).allowsOverdamping = true") }
    }

    private func writeKeyframes(
        _ animation: CAKeyframeAnimation, _ name: String, _ label: String, to lines: inout [String]
    ) {
        if let path = animation.path { lines.append("\(name).path = \(expression(path))") }
        if let values = animation.values {
            let texts = values.map { value in AnimatableValue(value).flatMap { expression($0) } }
            if texts.contains(nil) { omit("values of \(label)") }
            lines.append("\(name).values = [\(texts.map { $0 ?? "NSNull()" }.joined(separator: ", "))]")
        }
        let lists = [
            ("keyTimes", animation.keyTimes), ("tensionValues", animation.tensionValues),
            ("continuityValues", animation.continuityValues), ("biasValues", animation.biasValues),
        ]
        for (key, numbers) in lists {
            guard let numbers else { continue }
            let texts = numbers.map { SwiftLiteral.number($0.doubleValue) }
            lines.append("\(name).\(key) = [\(texts.joined(separator: ", "))]")
        }
        if let functions = animation.timingFunctions {
            let texts = functions.map { Self.expression($0) }
            lines.append("\(name).timingFunctions = [\(texts.joined(separator: ", "))]")
        }
        if animation.calculationMode != .linear {
            lines.append("\(name).calculationMode = .\(animation.calculationMode.rawValue)")
        }
        if let mode = animation.rotationMode {
            lines.append("\(name).rotationMode = .init(rawValue: \(SwiftLiteral.string(mode.rawValue)))")
        }
    }
}
