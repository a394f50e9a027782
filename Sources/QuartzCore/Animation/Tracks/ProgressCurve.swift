/// The function from the fraction of a cycle to eased progress: the timing curve, then the spring.
struct ProgressCurve {
    /// Nil is linear.
    var timingFunction: CAMediaTimingFunction?
    /// The spring whose motion replaces linear interpolation; nil for none.
    var spring: Spring?
    /// Seconds of a cycle.
    var duration: CFTimeInterval

    /// Eased progress at `progress`, a fraction of the cycle.
    func value(at progress: Double) -> Double {
        let curved = timingFunction?.value(at: progress) ?? progress
        return spring?.value(at: curved * duration) ?? curved
    }
}
