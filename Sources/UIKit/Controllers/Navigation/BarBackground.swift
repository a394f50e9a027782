import QuartzCore

/// The background of a bar that reaches beyond the bar, or that has a blur.
@MainActor final class BarBackground: UIView {
    private let blur = UIVisualEffectView(effect: nil)
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [blur, picture] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a colour over a blur, and an image in front of both.
    func show(_ color: UIColor?, _ effect: UIBlurEffect?, _ image: UIImage?, _ mode: UIView.ContentMode) {
        backgroundColor = effect == nil ? color : nil
        blur.effect = effect
        blur.contentView.backgroundColor = color
        blur.isHidden = effect == nil
        picture.image = image
        picture.contentMode = mode
        picture.isHidden = image == nil
    }
}
