import QuartzCore

/// A block between `beginAnimations` and `commitAnimations`.
@MainActor private final class LegacyBlock {
    let context: AnimationContext
    let outer: AnimationContext?
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

    func commit() {
        let (name, pointer, delegate, willStart, didStop) = (name, pointer, delegate, willStart, didStop)
        if let delegate, let willStart {
            context.block.start = { willStart.send(to: delegate, name, pointer) }
        }
        if let delegate, let didStop {
            context.block.completion = { didStop.send(to: delegate, name, NSNumber(value: $0), pointer) }
        }
        context.leave(to: outer)
        context.block.close()
    }
}

@MainActor private var legacyBlocks: [LegacyBlock] = []

extension UIView {
    /// The transitions of blocks begun by ``beginAnimations(_:context:)``; raw values are Apple's.
    public enum AnimationTransition: Int, Sendable {
        /// Has no transition.
        case none
        /// Turns about the vertical axis, the left edge coming forward.
        case flipFromLeft
        /// Turns about the vertical axis, the right edge coming forward.
        case flipFromRight
        /// Slides the old look up off the new one.
        case curlUp
        /// Slides the new look down over the old one.
        case curlDown
    }

    /// Begins a block of animations that ends with ``commitAnimations()``: 0.2 seconds, starting and ending slowly, unless
    /// it is set otherwise before views change.
    ///
    /// The name and the pointer are handed to the delegate.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = LegacyBlock(name: animationID, pointer: context)
        legacyBlocks.append(block)
        block.context.enter()
    }

    /// Ends the innermost block that was begun, and plays its animations; does nothing where there is none.
    public static func commitAnimations() { legacyBlocks.popLast()?.commit() }

    /// Sets who hears of the block's start and end; held until then.
    public static func setAnimationDelegate(_ delegate: Any?) { legacyBlocks.last?.delegate = delegate as AnyObject? }

    /// Sets the delegate's method for the start; it is given the block's name and pointer.
    public static func setAnimationWillStart(_ selector: Selector?) { legacyBlocks.last?.willStart = selector }

    /// Sets the delegate's method for the end; it is given the block's name, a number that is not 0 where all came to
    /// their end, and the pointer.
    public static func setAnimationDidStop(_ selector: Selector?) { legacyBlocks.last?.didStop = selector }

    /// Sets the seconds that the running block's animations take; does nothing outside a block.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        AnimationContext.current?.duration = duration
    }

    /// Sets the seconds before the running block's animations start; does nothing outside a block.
    public static func setAnimationDelay(_ delay: TimeInterval) {
        AnimationContext.current?.delay = delay > 0 ? delay : 0
    }

    /// Sets the timing curve of the running block's animations; does nothing outside a block.
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        AnimationContext.current?.timingCurve = .curve(curve.timingFunction)
    }

    /// Sets how often the running block's animations play, also fractional; does nothing outside a block.
    ///
    /// Blocks whose options repeat take it as well: without it they repeat for ever.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationContext.current?.repeatCount = max(repeatCount, 0)
    }

    /// Sets whether the running block's animations play back after every time forth; does nothing outside a block.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationContext.current?.set(.autoreverse, repeatAutoreverses)
    }

    /// Sets whether the running block's animations start from what is on screen; does nothing outside a block.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationContext.current?.set(.beginFromCurrentState, fromCurrentState)
    }

    /// Plays a transition on a view in the running block; does nothing outside a block.
    ///
    /// The old look is always kept as a picture, whatever `cache` says.
    public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        AnimationContext.current?.addTransition(UInt(transition.rawValue), to: view)
    }
}
