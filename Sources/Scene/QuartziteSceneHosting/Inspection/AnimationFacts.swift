import CoreGraphics
import QuartzCore
import UIKit

/// What a timeline shows of an animation, without references to it.
struct AnimationFacts {
    let kind: TimelineRow.Kind
    let keyPaths: [String]
    let source: String?
    /// The begin and the end in seconds of the scene; the end is nil if there is none.
    let begin: Double
    let end: Double?
    /// The seconds of one cycle in the scene's time.
    let duration: Double
    let repeatCount: Double?
    let autoreverses: Bool
    let speed: Double
    let fillMode: String
    let timing: String

    @MainActor init(_ attached: AttachedAnimation) {
        let animation = attached.animation
        kind =
            switch animation {
            case is CASpringAnimation: .spring
            case is CABasicAnimation: .basic
            case is CAKeyframeAnimation: .keyframe
            case is CAAnimationGroup: .group
            case is CATransition: .transition
            default: .other
            }
        keyPaths = Array(Set(animation.animatedPaths)).sorted()
        source = UIView.nameOfBlock(of: animation)
        let timing = animation.timing
        let times = attached.sceneInterval
        begin = times.begin.isFinite ? times.begin : 0
        end = times.end.flatMap { $0.isFinite ? $0 : nil }
        speed = Double(timing.speed).isFinite ? Double(timing.speed) : 1
        let length = timing.duration / (speed == 0 ? 1 : abs(speed))
        duration = length.isFinite ? length : 0
        let cycles = timing.activeDuration / (timing.duration > 0 ? timing.duration : 1) / (timing.autoreverses ? 2 : 1)
        repeatCount = cycles.isFinite ? cycles : nil
        autoreverses = timing.autoreverses
        fillMode = timing.fillMode.rawValue
        self.timing = animation.timingDescription
    }
}

extension CAAnimation {
    /// The timing curve as a text; see ``TimelineRow/timing``.
    fileprivate var timingDescription: String {
        if hasOwnEasing { return "custom" }
        if self is CASpringAnimation { return "spring" }
        guard let timingFunction else { return "linear" }
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        if let name = names.first(where: { CAMediaTimingFunction(name: $0).isEqual(timingFunction) }) {
            return name.rawValue
        }
        let p = timingFunction.innerControlPoints
        return "cubic-bezier(\(p[0]), \(p[1]), \(p[2]), \(p[3]))"
    }
}

extension CAMediaTimingFunction {
    /// x and y of the two inner control points.
    var innerControlPoints: [Float] {
        var first: [Float] = [0, 0]
        var second: [Float] = [0, 0]
        getControlPoint(at: 1, values: &first)
        getControlPoint(at: 2, values: &second)
        return first + second
    }
}
