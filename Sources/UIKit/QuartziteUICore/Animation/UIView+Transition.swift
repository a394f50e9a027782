import QuartziteUIDrawing

extension UIView {
    /// Performs a transition between a view's appearance before and after a block, including its subviews (uikit_animation.md §1.8).
    ///
    /// Changes in the block do not animate unless the options contain `allowAnimatedContent` or `layoutSubviews`. If
    /// the options contain no transition or the duration is 0 or less, the new appearance shows immediately, and
    /// `completion` is called in the next run loop cycle.
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

    /// Replaces one view with another, with a transition of their superview.
    ///
    /// The old view is removed and the new one added in its place; with `showHideTransitionViews`, the old view is
    /// hidden and the new one shown instead. Without a superview, nothing changes.
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
    /// Adds the transition with a number among the options to a view's layer.
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
