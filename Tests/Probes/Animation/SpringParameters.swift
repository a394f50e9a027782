import UIKit

final class SpringParameters: UIView {
    func run() {
        let spring = UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: CGVector(dx: 1, dy: 0))
        let heavy = UISpringTimingParameters(mass: 2, stiffness: 100, damping: 10, initialVelocity: .zero)
        let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.2, y: 1))
        for timing: any UITimingCurveProvider in [spring, heavy, cubic] {
            UIViewPropertyAnimator(duration: 1, timingParameters: timing).startAnimation()
        }
    }
}
