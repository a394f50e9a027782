extension UIViewPropertyAnimator {
    /// What can be asked of an animator, as far as its state may forbid it.
    enum Call: CaseIterable, Sendable {
        case addAnimations, start, startAfterDelay, pause, scrub, reverse, `continue`, stop, stopForGood, finish
        /// Setting what holds for the whole of a run.
        case configure
        case release
    }

    /// Stops the program where the state does not allow a call.
    func require(_ call: Call) {
        if let objection = Self.objection(to: call, phase: phase, isInterruptible: isInterruptible) {
            preconditionFailure(objection)
        }
    }

    /// What is wrong with a call in the present state (the table of §2); nil where it is allowed.
    func objection(to call: Call) -> String? {
        Self.objection(to: call, phase: phase, isInterruptible: isInterruptible)
    }

    nonisolated static func objection(to call: Call, phase: Phase, isInterruptible: Bool) -> String? {
        switch (call, phase) {
        case (.addAnimations, .stopped): "It is an error to add animations to a stopped property animator."
        case (.start, .stopped): "It is an error to start a stopped property animator."
        case (.startAfterDelay, .running), (.startAfterDelay, .paused), (.startAfterDelay, .stopped):
            "startAnimationAfterDelay: should only be called on an inactive animator!"
        case (.pause, .stopped): "It is an error to pause a stopped property animator."
        case (.scrub, .stopped): "It is an error to set the fractionComplete of a stopped property animator."
        case (.continue, .inactive), (.continue, .running), (.continue, .stopped):
            "continueAnimationWithTimingParameters:durationFactor: should only be called on a paused animator!"
        case (.pause, _) where !isInterruptible, (.scrub, _) where !isInterruptible,
            (.reverse, .running) where !isInterruptible, (.reverse, .paused) where !isInterruptible,
            (.continue, .paused) where !isInterruptible:
            "It is an error to pause, scrub, reverse or continue a property animator that is not interruptible."
        case (.stop, .inactive), (.stopForGood, .inactive), (.stop, .stopped):
            "stopAnimation: should only be called on an active animator!"
        case (.finish, .inactive), (.finish, .running), (.finish, .paused):
            "finishAnimationAtPosition: should only be called on a stopped animator!"
        case (.configure, .running), (.configure, .paused), (.configure, .stopped):
            "It is an error to set interruptible, userInteractionEnabled or manualHitTestingEnabled on an active "
                + "property animator."
        case (.release, .paused), (.release, .stopped):
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released."
        default: nil
        }
    }
}
