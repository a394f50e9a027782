/// Where a line lies whose text was scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its base line stays where that of the unscaled text would be.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// At the top edge of where the unscaled text would be.
    case none = 2
}
