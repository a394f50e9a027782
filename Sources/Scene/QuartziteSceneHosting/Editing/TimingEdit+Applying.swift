import QuartzCore

extension TimingEdit {
    /// Which animation the edit changes.
    var name: AnimationLog.Name { AnimationLog.Name(layer: layer, key: animation, occurrence: occurrence) }

    /// Why the edit can have no effect; nil if it can.
    var problem: String? {
        if let begin, !begin.isFinite || abs(begin) > 1e6 { return "The begin is not a time." }
        if let duration, !duration.isFinite || duration <= 0 || duration > 1e6 {
            return "The duration is not above 0."
        }
        return begin == nil && duration == nil ? "The edit changes nothing." : nil
    }

    /// Gives an animation that was just added its new begin and duration.
    func apply(to animation: AttachedAnimation) { animation.retime(begin: begin, duration: duration) }
}
