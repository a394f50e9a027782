import QuartziteUIDrawing

/// The home indicator, which is black over light content and white over dark content.
@MainActor final class HomeIndicatorView: UIView {
    /// The distance over which the content's brightness is averaged, in points.
    private static let reach = 10.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        // Twice the highest contrast leaves nothing between black and white but for content of medium brightness.
        let contrast = ("CIColorControls", ["inputSaturation": 0.0, "inputContrast": 4.0])
        let inputs = [("CIGaussianBlur", ["inputRadius": Self.reach]), contrast, contrast, ("CIColorInvert", [:])]
        layer.backgroundFilters = inputs.compactMap { CIFilter(name: $0, parameters: $1) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
