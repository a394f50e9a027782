import QuartzCore

extension UIView {
    /// Plays a transition between a view's looks before and after the block (uikit_animation.md §1.8).
    ///
    /// What the block changes does not move by itself, unless the options hold `allowAnimatedContent` or `layoutSubviews`.
    /// Without a transition among the options, or with a duration of 0 or less, the new look is there at once, and
    /// `completion` is called on the next turn of the run loop.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timingCurve = AnimationTimingCurve.curve(options.curve.timingFunction)
        let context = AnimationContext(
            duration: duration, delay: 0, timingCurve: timingCurve, options: options, completion: completion)
        context.animatesChanges = !options.isDisjoint(with: [.allowAnimatedContent, .layoutSubviews])
        context.animate {
            animations?()
            context.addTransition(options.transition, to: view)
        }
    }

    /// Puts one view in another's place, and plays a transition on the superview of both.
    ///
    /// The old view is removed and the new one added where it was; with `showHideTransitionViews` the old one is hidden
    /// instead, and the new one shown. Without a superview nothing changes.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.superview
        transition(with: container ?? fromView, duration: duration, options: options) {
            guard let container, fromView !== toView else { return }
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }
}

extension AnimationContext {
    /// Adds a transition to a view's layer, by its number among the options.
    func addTransition(_ number: UInt, to view: UIView) {
        guard isAnimating, view.layer.context != nil, let (type, subtype) = Self.transitions[number] else { return }
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.timingFunction = timingCurve.timingFunction
        prepare(transition, of: view)
        attach(transition, forKey: kCATransition, change: nil, isAdditive: false, of: view)
    }

    private static let transitions: [UInt: (CATransitionType, CATransitionSubtype?)] = [
        1: (.flip, .fromLeft), 2: (.flip, .fromRight), 3: (.curl, nil), 4: (.uncurl, nil), 5: (.fade, nil),
        6: (.flip, .fromTop), 7: (.flip, .fromBottom),
    ]
}
