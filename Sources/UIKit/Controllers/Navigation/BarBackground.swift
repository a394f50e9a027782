import QuartzCore

/// The background of a bar, with the line at its edge.
@MainActor final class BarBackground: UIView {
    private let blur = UIVisualEffectView(effect: nil)
    private let picture = UIImageView()
    private let line = UIImageView()
    /// Whether the line is at the top, outside the background, rather than below it.
    private let isLineOnTop: Bool

    init(isLineOnTop: Bool) {
        self.isLineOnTop = isLineOnTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        blur.isHidden = true
        for view in [blur, picture] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    private(set) var look = BarLook.clear

    /// Shows a colour over a blur, an image in front of both, and the line.
    func show(_ look: BarLook) {
        self.look = look
        backgroundColor = look.effect == nil ? look.color : nil
        blur.effect = look.effect
        blur.contentView.backgroundColor = look.color
        blur.isHidden = look.effect == nil
        picture.image = look.image
        picture.contentMode = look.imageMode
        picture.isHidden = look.image == nil
        let lineImage = look.lineImage.flatMap { $0.size.height > 0 ? $0 : nil }
        line.image = lineImage
        line.backgroundColor = lineImage == nil ? look.line : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = line.image?.size.height ?? 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(
            x: 0, y: isLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
