import QuartziteUIElements

/// The slider of a colour's opacity, with its title above and the value in percent behind it.
@MainActor final class ColorOpacityRow: UIView {
    /// Called with the opacity, and whether the finger is still on the slider.
    var changed: ((CGFloat, Bool) -> Void)?
    /// The opacity, 0...1.
    var opacity: CGFloat = 1 { didSet { show() } }

    private let title = UILabel()
    private let value = UILabel()
    private let slider = UISlider()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "OPACITY"
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.textColor = .secondaryLabel
        value.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        value.textAlignment = .right
        slider.accessibilityLabel = "Opacity"
        slider.addTarget(self, action: Selector("slide", ColorOpacityRow.slide), for: .valueChanged)
        slider.addTarget(
            self, action: Selector("finish", ColorOpacityRow.finish),
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        for view in [title, value, slider] as [UIView] { addSubview(view) }
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        slider.value = Float(opacity)
        let percent = opacity.isFinite ? Int((min(max(opacity, 0), 1) * 100).rounded()) : 100
        value.text = "\(percent)%"
    }

    func slide() { change(isContinuous: true) }

    func finish() { change(isContinuous: false) }

    private func change(isContinuous: Bool) {
        opacity = CGFloat(slider.value)
        changed?(opacity, isContinuous)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
        slider.frame = CGRect(x: 0, y: 22, width: max(bounds.width - 72, 0), height: 34)
        value.frame = CGRect(x: bounds.width - 60, y: 22, width: 60, height: 34)
        mirror([title, slider, value])
    }
}
