import UIKit

/// A stack that puts its views side by side if it is wider than high, and otherwise below each other.
final class AdaptiveStackView: UIStackView {
    /// The distribution of views that are side by side; below each other, their heights follow their contents.
    var sideBySideDistribution = UIStackView.Distribution.fillEqually

    override func layoutSubviews() {
        let isWide = bounds.width > bounds.height
        axis = isWide ? .horizontal : .vertical
        distribution = isWide ? sideBySideDistribution : .fill
        super.layoutSubviews()
    }
}
