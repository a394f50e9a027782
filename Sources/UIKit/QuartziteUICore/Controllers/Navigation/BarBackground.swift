import QuartziteUIDrawing

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

    private(set) var appearance = BarBackgroundAppearance.clear

    /// Shows a colour over a blur, an image in front of both, and the line, with an opacity of 0…1.
    func show(_ appearance: BarBackgroundAppearance, opacity: CGFloat = 1) {
        self.appearance = appearance
        // A blur inside a translucent group would have nothing behind it.
        alpha = appearance.effect == nil ? opacity : 1
        for part in [blur, picture, line] { part.alpha = appearance.effect == nil ? 1 : opacity }
        backgroundColor = appearance.effect == nil ? appearance.color : nil
        blur.effect = appearance.effect
        blur.contentView.backgroundColor = appearance.color
        blur.isHidden = appearance.effect == nil
        picture.image = appearance.image
        picture.contentMode = appearance.imageMode
        picture.isHidden = appearance.image == nil
        let lineImage = appearance.lineImage.flatMap { $0.size.height > 0 ? $0 : nil }
        line.image = lineImage
        line.backgroundColor = lineImage == nil ? appearance.line : nil
        setNeedsLayout()
    }

    /// Shows what suits the content under the bar.
    ///
    /// - Parameters:
    ///   - own: The look that the bar's own properties determine.
    ///   - standard: The appearance in place of those; nil for none.
    ///   - atEdge: The appearance while no content is under the bar; nil for none.
    ///   - edge: How far content extends under the bar.
    ///   - isClearAtEdge: Whether a bar without appearances loses even a background of its own there.
    func show(
        _ own: BarBackgroundAppearance, standard: UIBarAppearance?, atEdge: UIBarAppearance?, edge: BarEdge,
        isClearAtEdge: Bool = false
    ) {
        if edge.isReached, let atEdge { return show(BarBackgroundAppearance(atEdge)) }
        // Before iOS 15, only bars with large titles lost their background.
        let isOptional = _isAvailable(15) && (standard != nil || own.isDefault)
        let disappears = atEdge == nil && (isClearAtEdge || isOptional)
        let opacity = disappears ? edge.opacity : 1
        show(opacity > 0 ? standard.map { BarBackgroundAppearance($0) } ?? own : .clear, opacity: opacity)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = line.image?.size.height ?? 1 / max(UIScreen.main.scale, 1)
        line.frame = CGRect(
            x: 0, y: isLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
