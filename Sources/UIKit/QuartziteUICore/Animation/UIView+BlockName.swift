import QuartziteUIDrawing

extension UIView {
    /// Returns what added an animation: "UIView.animate" for an animation block, or "UIViewPropertyAnimator"; nil for
    /// other animations.
    package static func nameOfBlock(of animation: CAAnimation) -> String? {
        switch animation.delegate {
        case is AnimatorTicket: "UIViewPropertyAnimator"
        case is AnimationTicket: "UIView.animate"
        default: nil
        }
    }
}
