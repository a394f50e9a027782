/// The methods that an animation calls when it starts and stops.
///
/// Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
    /// Tells the delegate that the animation's active duration has begun.
    ///
    /// `anim` is the layer's copy of the animation.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that the animation has ended.
    ///
    /// `flag` is true if the active duration has ended, and false if the animation was removed before that.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
