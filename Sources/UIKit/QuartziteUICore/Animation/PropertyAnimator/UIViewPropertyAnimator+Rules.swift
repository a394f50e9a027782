extension UIViewPropertyAnimator {
    /// The calls that an animator's state can forbid.
    package enum Call: CaseIterable, Sendable {
        case addAnimations, start, startAfterDelay, pause, scrub, reverse, `continue`, stop, stopForGood, finish
        /// Setting a property that must not change while the animator is active.
        case configure
        case release
    }

    /// Stops the program if the current state does not allow a call.
    package func require(_ call: Call) {
        if let objection = Self.objection(to: call, phase: phase, isInterruptible: isInterruptible) {
            raise(call == .configure ? .generic : .internalInconsistency, objection)
        }
    }

    /// Returns the error message for a call in the current state (table of uikit_animation.md §2); nil if the call is allowed.
    func objection(to call: Call) -> String? {
        Self.objection(to: call, phase: phase, isInterruptible: isInterruptible)
    }

    nonisolated static func objection(to call: Call, phase: Phase, isInterruptible: Bool) -> String? {
        switch (call, phase) {
        case (.addAnimations, .stopped): "It is an error to add animations to a stopped property animator."
        case (.start, .stopped): "It is an error to start a stopped property animator."
        case (.startAfterDelay, .stopped): "It is an error to start a stopped property animator."
        case (.startAfterDelay, .paused): "A paused animator cannot be started with a delay!"
        case (.pause, .stopped): "It is an error to pause a stopped property animator."
        case (.scrub, .stopped): "It is an error to set the fractionComplete of a stopped property animator."
        case (.continue, .inactive), (.continue, .running), (.continue, .stopped):
            "continueAnimationWithTimingParameters:durationFactor: should only be called on a paused animator!"
        case (.pause, _) where !isInterruptible, (.scrub, _) where !isInterruptible:
            "An animator that is not interruptible cannot be paused!"
        case (.reverse, .running) where !isInterruptible, (.reverse, .paused) where !isInterruptible,
            (.continue, .paused) where !isInterruptible:
            "An animator that is not interruptible cannot be continued or reversed!"
        // Stopping an inactive animator without finishing, or finishing it, is allowed and does nothing.
        case (.stop, .inactive), (.stop, .stopped): "Animator is already stopped!"
        case (.finish, .running), (.finish, .paused):
            "finishAnimationAtPosition: should only be called on a stopped animator!"
        case (.configure, .running), (.configure, .paused), (.configure, .stopped):
            "It is not allowed to set the interruptible, userInteractionEnabled or manualHitTestingEnabled property of "
                + "an active animator"
        case (.release, .paused), (.release, .stopped):
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released."
        default: nil
        }
    }
}
