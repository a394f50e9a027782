/// The vertical position of a line whose font was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays at that of the original text.
    case alignBaselines = 0
    /// The line is centred in the label.
    case alignCenters = 1
    /// The top stays at that of the original text.
    case none = 2
}
