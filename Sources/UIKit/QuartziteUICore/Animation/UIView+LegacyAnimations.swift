import QuartziteUIDrawing

/// A block between `beginAnimations` and `commitAnimations`.
@MainActor final class LegacyBlock {
    let context: AnimationContext
    package let outer: AnimationContext?
    let name: String?
    let pointer: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(name: String?, pointer: UnsafeMutableRawPointer?) {
        outer = AnimationContext.current
        context = AnimationContext(
            duration: 0.2, delay: 0, timingCurve: .curve(UIView.AnimationCurve.easeInOut.timingFunction),
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions], completion: nil)
        self.name = name
        self.pointer = pointer
    }

    package func commit() {
        let (name, pointer, delegate, willStart, didStop) = (name, pointer, delegate, willStart, didStop)
        if let delegate, let willStart {
            context.block.start = { willStart.send(to: delegate, name, pointer) }
        }
        if let delegate, let didStop {
            context.block.completion = { didStop.send(to: delegate, name, NSNumber(value: $0), pointer) }
        }
        context.leave(to: outer)
        context.close()
    }
}

extension UIView {
    /// The transitions of blocks begun with ``beginAnimations(_:context:)``; raw values are Apple's.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none
        /// Flips the view about its vertical axis, with the left edge coming forward.
        case flipFromLeft
        /// Flips the view about its vertical axis, with the right edge coming forward.
        case flipFromRight
        /// Slides the old appearance up, away from the new one.
        case curlUp
        /// Slides the new appearance down, over the old one.
        case curlDown
    }

    /// Begins an animation block that ends with ``commitAnimations()``.
    ///
    /// The animations take 0.2 seconds and ease in and out unless you change that before you change views. The delegate
    /// receives the identifier and the pointer.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = LegacyBlock(name: animationID, pointer: context)
        AnimationState.current.legacyBlocks.append(block)
        block.context.enter()
    }

    /// Ends the innermost open block and starts its animations; does nothing without one.
    public static func commitAnimations() { AnimationState.current.legacyBlocks.popLast()?.commit() }

    /// Sets the delegate that is notified of the block's start and end; retained until the end.
    public static func setAnimationDelegate(_ delegate: Any?) {
        AnimationState.current.legacyBlocks.last?.delegate = delegate as AnyObject?
    }

    /// Sets the delegate's method for the start; it receives the block's identifier and pointer.
    public static func setAnimationWillStart(_ selector: Selector?) {
        AnimationState.current.legacyBlocks.last?.willStart = selector
    }

    /// Sets the delegate's method for the end.
    ///
    /// It receives the block's identifier, a number that is not 0 if all animations ran to their end, and the pointer.
    public static func setAnimationDidStop(_ selector: Selector?) {
        AnimationState.current.legacyBlocks.last?.didStop = selector
    }

    /// Sets the duration of the current block's animations, in seconds; does nothing outside a block.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        AnimationContext.current?.duration = duration
    }

    /// Sets the delay of the current block's animations, in seconds; does nothing outside a block.
    public static func setAnimationDelay(_ delay: TimeInterval) {
        AnimationContext.current?.delay = delay > 0 ? delay : 0
    }

    /// Sets the timing curve of the current block's animations; does nothing outside a block.
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        AnimationContext.current?.timingCurve = .curve(curve.timingFunction)
    }

    /// Sets how often the current block's animations play, which may be fractional; does nothing outside a block.
    ///
    /// The count also applies to blocks whose options repeat; without it they repeat forever.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationContext.current?.repeatCount = max(repeatCount, 0)
    }

    /// Sets whether the current block's animations play backwards after each forward pass; does nothing outside a
    /// block.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationContext.current?.set(.autoreverse, repeatAutoreverses)
    }

    /// Sets whether the current block's animations start from the on-screen state; does nothing outside a block.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationContext.current?.set(.beginFromCurrentState, fromCurrentState)
    }

    /// Adds a transition of a view to the current block; does nothing outside a block.
    ///
    /// The old appearance is always kept as an image, whatever `cache` says.
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        AnimationContext.current?.addTransition(UInt(transition.rawValue), to: view)
    }
}
