import QuartziteUIDrawing

/// A view that shows that there is nothing to show.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var settings: UIContentUnavailableConfiguration
    private let picture = UIImageView(image: nil)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondLabel = UILabel()
    private var buttons: [UIButton] = []
    /// Whether the content scrolls if it does not fit; true by default, without effect here, which is reported.
    open var isScrollEnabled = true {
        didSet { if !isScrollEnabled { unsupported("UIContentUnavailableView.isScrollEnabled") } }
    }

    /// Creates a view with a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        settings = configuration
        super.init(frame: .zero)
        for view in [picture, spinner, label, secondLabel] { addSubview(view) }
        show()
    }

    /// Creates a view of an empty screen; ignores `coder`.
    public required init?(coder: NSCoder) {
        settings = .empty()
        super.init(coder: coder)
        for view in [picture, spinner, label, secondLabel] { addSubview(view) }
        show()
    }

    /// The configuration; one of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { settings }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            settings = new
            show()
        }
    }

    private func show() {
        backgroundColor = settings.background.backgroundColor
        let symbol = settings.imageProperties.preferredSymbolConfiguration
        let image = settings.image
        picture.image = symbol.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
        picture.tintColor = settings.imageProperties.tintColor ?? tintColor
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = settings.imageProperties.cornerRadius
        picture.clipsToBounds = settings.imageProperties.cornerRadius > 0
        if settings.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        show(settings.text, settings.attributedText, settings.textProperties, in: label)
        show(
            settings.secondaryText, settings.secondaryAttributedText, settings.secondaryTextProperties, in: secondLabel)
        for button in buttons { button.removeFromSuperview() }
        buttons = []
        add(settings.button, settings.buttonProperties)
        add(settings.secondaryButton, settings.secondaryButtonProperties)
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.text = text
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        if let attributed { label.attributedText = attributed }
        label.textAlignment = settings.alignment == .center ? .center : .natural
    }

    private func add(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        let title = configuration.title ?? properties.primaryAction?.title
        guard title?.isEmpty == false || configuration.image != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.showsMenuAsPrimaryAction
        buttons.append(button)
        addSubview(button)
    }

    /// The visible parts with the spaces above them and their sizes for a width.
    private func parts(_ width: CGFloat) -> [(view: UIView, gap: CGFloat, size: CGSize)] {
        var parts: [(view: UIView, gap: CGFloat, size: CGSize)] = []
        func add(_ view: UIView, _ gap: CGFloat, _ size: CGSize) {
            parts.append((view, parts.isEmpty ? 0 : gap, size))
        }
        if settings.isLoading { add(spinner, 0, spinner.intrinsicContentSize) }
        if let image = picture.image {
            let maximum = settings.imageProperties.maximumSize
            let limit = CGSize(
                width: maximum.width > 0 ? min(maximum.width, width) : width,
                height: maximum.height > 0 ? maximum.height : image.size.height)
            let scale = min(limit.width / max(image.size.width, 1), limit.height / max(image.size.height, 1), 1)
            add(picture, 0, CGSize(width: image.size.width * scale, height: image.size.height * scale))
        }
        let available = CGSize(width: width, height: .greatestFiniteMagnitude)
        for (text, gap) in [
            (label, settings.imageToTextPadding), (secondLabel, settings.textToSecondaryTextPadding),
        ] where text.text?.isEmpty == false {
            add(text, gap, CGSize(width: width, height: text.sizeThatFits(available).height))
        }
        for (index, button) in buttons.enumerated() {
            let gap = index == 0 ? settings.textToButtonPadding : settings.buttonToSecondaryButtonPadding
            let size = button.sizeThatFits(available)
            add(button, gap, CGSize(width: min(size.width, width), height: size.height))
        }
        return parts
    }

    /// Lays out the content in the middle of the safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = settings.directionalLayoutMargins
        let area = bounds.inset(by: safeAreaInsets).inset(
            by: UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
        let parts = parts(max(area.width, 0))
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        var y = (area.midY - height / 2).roundedToPixels
        for part in parts {
            y += part.gap
            let x = settings.alignment == .center ? area.midX - part.size.width / 2 : area.minX
            part.view.frame = CGRect(origin: CGPoint(x: x.roundedToPixels, y: y), size: part.size)
            y += part.size.height
        }
        if settings.alignment == .natural { mirror(parts.map(\.view)) }
    }

    /// Returns the size of the content for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = settings.directionalLayoutMargins
        let parts = parts(max(size.width - margins.leading - margins.trailing, 0))
        let height = parts.reduce(margins.top + margins.bottom) { $0 + $1.gap + $1.size.height }
        return CGSize(width: size.width, height: height)
    }
}
