@_spi(UIKitLayers) import QuartziteUICore

/// The view of a standard row's content.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// The width that symbols take, so that the texts of all rows are aligned.
    private static let symbolWidth: CGFloat = 28

    private var content: UIListContentConfiguration
    private let label = UILabel()
    private let second = UILabel()
    private let picture = UIImageView(image: nil)

    /// Creates a view with its content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [picture, label, second] { addSubview(view) }
        show()
    }

    /// Creates a view without content; `coder` is not read.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        for view in [picture, label, second] { addSubview(view) }
        show()
    }

    /// The content; configurations of other types are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != content else { return }
            content = new
            show()
        }
    }

    /// The space that the cell adds at the leading side for levels of an outline.
    var indentation: CGFloat = 0 { didSet { if indentation != oldValue { setNeedsLayout() } } }

    private func show() {
        show(content.text, content.attributedText, content.textProperties, in: label)
        show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: second)
        let properties = content.imageProperties
        picture.image = content.image
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.tintColor = properties.resolvedTintColor(for: tintColor)
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.layer.borderWidth = properties.strokeWidth
        picture.layer.borderColor = properties.strokeColor.flatMap { resolved($0) }
        picture.contentMode = .scaleAspectFit
        for view in [picture, label, second] { view.alpha = content.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    }

    @_spi(UIKitLayers) public override func colorsDidChange() {
        super.colorsDidChange()
        picture.layer.borderColor = content.imageProperties.strokeColor.flatMap { resolved($0) }
    }

    // MARK: Guides

    /// The place of the text; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guide(of: label, "text") }
    /// The place of the second text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { second.isHidden ? nil : guide(of: second, "secondaryText") }
    /// The place of the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { picture.image == nil ? nil : guide(of: picture, "image") }

    private func guide(of view: UIView, _ name: String) -> UILayoutGuide {
        if let guide = layoutGuides.first(where: { $0.identifier == name }) { return guide }
        let guide = UILayoutGuide()
        guide.identifier = name
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }

    // MARK: Layout

    /// The frames of the parts for a width, from left to right, and the height of the whole.
    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var second = CGRect.zero
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard picture.image != nil else { return .zero }
        var size = picture.intrinsicContentSize
        let maximum = content.imageProperties.maximumSize
        let factor = min(
            maximum.width > 0 && size.width > maximum.width ? maximum.width / size.width : 1,
            maximum.height > 0 && size.height > maximum.height ? maximum.height / size.height : 1)
        size = CGSize(width: size.width * factor, height: size.height * factor)
        return size
    }

    private func reserved(_ image: CGSize) -> CGSize {
        let desired = content.imageProperties.reservedLayoutSize
        let isSymbol = content.image?.isSymbolImage == true
        func length(_ desired: CGFloat, _ own: CGFloat) -> CGFloat {
            if desired == UIListContentConfiguration.ImageProperties.standardDimension {
                return max(Self.symbolWidth, own)
            }
            return desired > 0 ? desired : own
        }
        let width = length(desired.width, image.width)
        return CGSize(
            width: desired.width == 0 && isSymbol ? max(width, Self.symbolWidth) : width,
            height: length(desired.height, image.height))
    }

    private func places(width: CGFloat) -> Places {
        var margins = content.directionalLayoutMargins
        if margins.leading == UIListContentConfiguration.usualMargin { margins.leading = listMargin }
        var places = Places()
        var start = margins.leading + indentation
        let image = imageSize
        let space = reserved(image)
        if picture.image != nil {
            places.image = CGRect(
                x: start + (space.width - image.width) / 2, y: 0, width: image.width, height: image.height)
            start += space.width + content.imageToTextPadding
        }
        let available = max(width - start - margins.trailing, 0)
        let free = CGSize(width: available, height: .greatestFiniteMagnitude)
        var (first, other) = (CGSize.zero, CGSize.zero)
        if !label.isHidden { first = label.sizeThatFits(free) }
        if !second.isHidden { other = second.sizeThatFits(free) }
        let isBeside =
            content.prefersSideBySideTextAndSecondaryText && !label.isHidden && !second.isHidden
            && first.width + content.textToSecondaryTextHorizontalPadding + other.width <= available
        let gap = label.isHidden || second.isHidden ? 0 : content.textToSecondaryTextVerticalPadding
        let texts = isBeside ? max(first.height, other.height) : first.height + gap + other.height
        // Symbols do not make a row higher.
        let isSymbol = content.image?.isSymbolImage == true && content.imageProperties.reservedLayoutSize.height == 0
        let inner = isSymbol ? texts : max(texts, space.height)
        places.height = max(inner + margins.top + margins.bottom, content.leastHeight)
        let rest = places.height - margins.top - margins.bottom
        let top = margins.top + max((rest - texts) / 2, 0)
        if isBeside {
            places.text = CGRect(x: start, y: top, width: first.width, height: texts)
            places.second = CGRect(
                x: start + available - other.width, y: top, width: other.width, height: texts)
        } else {
            places.text = CGRect(x: start, y: top, width: available, height: first.height)
            places.second = CGRect(x: start, y: top + first.height + gap, width: available, height: other.height)
        }
        places.image.origin.y = margins.top + (rest - image.height) / 2
        return places
    }

    /// The distance of the texts from the leading edge.
    var textStart: CGFloat { places(width: bounds.width).text.minX }

    /// Places the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width)
        let shift = (bounds.height - places.height) / 2
        for (view, place) in [(picture, places.image), (label, places.text), (second, places.second)] {
            view.frame = CGRect(
                x: place.minX, y: (place.minY + shift).roundedToPixels, width: place.width, height: place.height)
        }
        mirror([picture, label, second])
    }

    /// Returns the given width and the height that shows the whole content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: places(width: size.width).height.roundedUpToPixels)
    }

    /// The height that shows the content in the current width; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width
        return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// Returns the target width and the height that shows the whole content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
