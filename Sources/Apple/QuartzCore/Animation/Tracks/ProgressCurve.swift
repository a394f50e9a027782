/// The function from the fraction of a cycle to eased progress: the timing curve, followed by the spring.
struct ProgressCurve {
    /// The timing curve; nil for linear.
    var timingCurve: TimingCurve?
    /// The spring whose motion replaces linear interpolation; nil for none.
    var spring: Spring?
    /// The length of a cycle in seconds.
    var duration: CFTimeInterval

    /// The eased progress at `progress`, a fraction of the cycle.
    func value(at progress: Double) -> Double {
        let curved = timingCurve?.value(at: progress) ?? progress
        return spring?.value(at: curved * duration) ?? curved
    }
}
