/// Hears when an animation starts and stops.
///
/// Both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
    /// The active duration has begun; `anim` is the layer's copy.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended: `flag` is true at the end of its active duration, false where it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
