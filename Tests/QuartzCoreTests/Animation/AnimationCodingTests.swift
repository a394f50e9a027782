@testable import QuartzCore
import TestSupport
import Testing

/// Animations as objects: keys, copies, defaults and archiving.
@Suite struct AnimationCodingTests {
    @Test("Every property can be read and set by key") func keys() {
        let listener = Listener()
        let settings: [(CAAnimation, [(String, Any)])] = [
            (
                CABasicAnimation(),
                [
                    ("beginTime", 1.5), ("duration", 2.0), ("speed", 0.5), ("timeOffset", 0.25), ("repeatCount", 3.0),
                    ("repeatDuration", 9.0), ("autoreverses", 1.0), ("removedOnCompletion", 0.0), ("fromValue", 1.0),
                    ("toValue", 2.0), ("byValue", 3.0), ("additive", 1.0), ("cumulative", 1.0),
                ]
            ),
            (
                CASpringAnimation(),
                [
                    ("mass", 2.0), ("stiffness", 3.0), ("damping", 4.0), ("initialVelocity", 5.0),
                    ("allowsOverdamping", 1.0), ("unknown", 7.0),
                ]
            ),
        ]
        for (animation, values) in settings {
            for (key, value) in values {
                animation.setValue(value, forKey: key)
                #expect(AnimatableValue(animation.value(forKey: key))?.double == value as? Double, "\(key)")
            }
            animation.setValue(listener, forKeyPath: "delegate")
            #expect(animation.delegate === listener)
        }
        let keyframes = CAKeyframeAnimation()
        keyframes.setValue("paced", forKey: "calculationMode")
        keyframes.setValue("auto", forKey: "rotationMode")
        keyframes.setValue([0, 0.5], forKey: "keyTimes")
        keyframes.setValue(["a"], forKey: "tensionValues")
        keyframes.setValue("opacity", forKey: "keyPath")
        #expect(keyframes.calculationMode == .paced)
        #expect(keyframes.rotationMode == .rotateAuto)
        #expect(keyframes.keyTimes == [0, 0.5])
        #expect(keyframes.tensionValues == nil)
        #expect(keyframes.keyPath == "opacity")
        #expect(keyframes.value(forKey: "calculationMode") as? String == "paced")
    }

    @Test("A value that does not fit a property resets the property to its initial value") func misfits() {
        let animation = CASpringAnimation(keyPath: "opacity")
        animation.setValue("fast", forKey: "speed")
        animation.setValue(nil, forKey: "duration")
        animation.setValue([1], forKey: "stiffness")
        animation.setValue(7, forKey: "keyPath")
        animation.setValue(NSNull(), forKey: "additive")
        #expect(animation.speed == 1)
        #expect(animation.duration == 0)
        #expect(animation.stiffness == 100)
        #expect(animation.keyPath == nil)
        #expect(!animation.isAdditive)
        let group = CAAnimationGroup()
        group.setValue("none", forKey: "animations")
        #expect(group.animations == nil)
    }

    @Test("Unknown modes are stored and act as linear", .fact("ani-018")) func unknownMode() {
        let animation = CAKeyframeAnimation("zPosition", [0, 10])
        animation.calculationMode = CAAnimationCalculationMode(rawValue: "zigzag")
        animation.rotationMode = CAAnimationRotationMode(rawValue: "zigzag")
        #expect(animation.calculationMode.rawValue == "zigzag")
        #expect(animation.shown(at: 0.25).zPosition == 2.5)
    }

    @Test(
        "Copies keep all properties, including values for custom keys",
        .fact("ani-056", "ani-063", "ani-074", "ani-075", "ani-094", "ani-095")) func copies()
    {
        let keyframes = CAKeyframeAnimation("opacity", [0, 1], mode: .cubic)
        keyframes.keyTimes = [0, 1]
        keyframes.biasValues = [1]
        keyframes.isCumulative = true
        keyframes.repeatCount = 2
        keyframes.setValue("mine", forKey: "tag")
        let copy = keyframes.copy() as? CAKeyframeAnimation
        #expect(copy !== keyframes)
        #expect(copy?.values?.count == 2)
        #expect(copy?.calculationMode == .cubic)
        #expect(copy?.keyTimes == [0, 1])
        #expect(copy?.biasValues == [1])
        #expect(copy?.isCumulative == true)
        #expect(copy?.repeatCount == 2)
        #expect(copy?.duration == 1)
        #expect(copy?.value(forKey: "tag") as? String == "mine")
    }

    @Test("A layer keeps the subclass of an animation") func subclass() {
        final class Pulse: CABasicAnimation {}
        let layer = CALayer()
        layer.add(Pulse(keyPath: "opacity"), forKey: "p")
        #expect(layer.animation(forKey: "p") is Pulse)
    }

    @Test("Classes provide default values for their keys (topic class_defaults)") func defaults() {
        #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Int == 1)
        #expect(CAAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
        #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? Int == 100)
        #expect(CASpringAnimation.defaultValue(forKey: "mass") as? Int == 1)
        #expect(CAKeyframeAnimation.defaultValue(forKey: "values") == nil)
        #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
        for key in ["duration", "beginTime", "delegate", "unknownProperty"] {
            #expect(CAAnimation.defaultValue(forKey: key) == nil, "\(key)")
        }
    }

    @Test("An animation does not archive its values", .fact("arc-026")) func archive() {
        let spring = CASpringAnimation()
        spring.initialVelocity = 2
        #expect(!spring.shouldArchiveValue(forKey: "initialVelocity"))
    }

    @Test("An animation retains its delegate until the delegate is replaced", .fact("ani-048", "ani-058", "ani-061"))
    func delegate() {
        let animation = CAAnimation()
        weak var seen: Listener?
        do {
            let listener = Listener()
            seen = listener
            animation.delegate = listener
        }
        #expect(seen != nil)
        animation.delegate = nil
        #expect(seen == nil)
    }

    @Test("Constants have the same raw values as Apple's", .fact("con-010", "con-068")) func names() {
        #expect(CAAnimationCalculationMode.cubicPaced.rawValue == "cubicPaced")
        #expect(CAAnimationRotationMode.rotateAutoReverse.rawValue == "autoReverse")
        #expect(CAValueFunctionName.rotateZ.rawValue == "rotateZ")
        #expect(CAValueFunctionName.translateY.rawValue == "translateY")
    }
}
