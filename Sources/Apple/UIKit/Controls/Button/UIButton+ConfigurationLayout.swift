import QuartzCore

extension UIButton.Configuration {
    /// Whether there is a background; pressing the button then fades the background instead of the content.
    var fillsBackground: Bool { style != .plain || background.backgroundColor != nil || baseBackgroundColor != nil }

    var pressedAlpha: CGFloat { fillsBackground ? 0.75 : 0.5 }

    fileprivate func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        return baseForegroundColor ?? foreground(tint)
    }

    private func foreground(_ tint: UIColor) -> UIColor {
        switch style {
        case .filled, .prominentGlass, .prominentClearGlass: .white
        case .glass, .clearGlass: .label
        case .plain, .gray, .tinted: tint
        }
    }

    fileprivate func backdrop(tint: UIColor, isEnabled: Bool) -> UIColor? {
        let color = background.backgroundColor ?? styleBackdrop(tint: tint, isEnabled: isEnabled)
        return color.map { background.backgroundColorTransformer?($0) ?? $0 }
    }

    private func styleBackdrop(tint: UIColor, isEnabled: Bool) -> UIColor? {
        if !isEnabled, style != .plain, !style.isGlass { return .secondarySystemFill }
        return switch style {
        case .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
        case .filled: baseBackgroundColor ?? tint
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: nil
        }
    }

    fileprivate func cornerRadius(_ size: CGSize) -> CGFloat {
        let half = min(size.width, size.height) / 2
        return switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: style.isGlass ? half : buttonSize.cornerRadius
        case .small: min(4, half)
        case .medium: min(6, half)
        case .large: min(12, half)
        case .capsule: half
        }
    }

    fileprivate var isStacked: Bool { imagePlacement.contains(.top) || imagePlacement.contains(.bottom) }
}

extension UIButton {
    func show(_ configuration: Configuration) {
        let tint = shownTint
        let color = configuration.foreground(tint: tint, isEnabled: isEnabled)
        let font = UIFont.systemFont(ofSize: configuration.buttonSize.fontSize)
        configuration.titleTextAttributesTransformer.show(configuration.attributedTitle, font, color, in: label)
        label.lineBreakMode = configuration.titleLineBreakMode
        if let subtitle = configuration.attributedSubtitle {
            if secondLabel.superview == nil { addSubview(secondLabel) }
            let small = UIFont.systemFont(ofSize: 12)
            configuration.subtitleTextAttributesTransformer.show(subtitle, small, color, in: secondLabel)
        } else {
            secondLabel.text = nil
            secondLabel.removeFromSuperview()
        }
        picture.preferredSymbolConfiguration = configuration.preferredSymbolConfigurationForImage
        picture.image = configuration.showsActivityIndicator ? nil : configuration.image?.asTemplate
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        picture.alpha = isEnabled ? 1 : 0.5
        let background = makeBackground()
        background.image = configuration.background.image
        background.backgroundColor = configuration.backdrop(tint: tint, isEnabled: isEnabled)
        background.layer.borderColor = resolved(
            configuration.background.strokeColor.map { configuration.background.strokeColorTransformer?($0) ?? $0 })
        background.layer.borderWidth =
            configuration.background.strokeColor == nil ? 0 : max(configuration.background.strokeWidth, 0)
        background.clipsToBounds = configuration.background.image != nil
        showEffect(configuration.effect(tint: tint), in: background)
        showIndicator(configuration, configuration.indicatorColorTransformer?(color) ?? color)
        if configuration.showsActivityIndicator {
            let spinner = makeSpinner()
            spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
            spinner.startAnimating()
        } else {
            spinner?.stopAnimating()
        }
    }

    private func imageSize(_ configuration: Configuration) -> CGSize {
        if configuration.showsActivityIndicator { return makeSpinner().intrinsicContentSize }
        return picture.image == nil ? .zero : picture.intrinsicContentSize
    }

    private func textSize(_ configuration: Configuration) -> CGSize {
        let title = (label.text ?? "").isEmpty ? .zero : label.intrinsicContentSize
        guard secondLabel.text != nil else { return title }
        let second = secondLabel.intrinsicContentSize
        let gap = title == .zero ? 0 : configuration.titlePadding
        return CGSize(width: max(title.width, second.width), height: title.height + gap + second.height)
    }

    func fittingSize(_ configuration: Configuration) -> CGSize {
        let content = contentSize(configuration)
        let insets = configuration.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing + indicatorWidth,
            height: content.height + insets.top + insets.bottom)
    }

    private func contentSize(_ configuration: Configuration) -> CGSize {
        let (image, text) = (imageSize(configuration), textSize(configuration))
        let gap = image == .zero || text == .zero ? 0 : configuration.imagePadding
        return configuration.isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// Places the parts as in an interface from left to right, then mirrors them if the button's is another.
    func place(_ configuration: Configuration) {
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        backgroundView?.layer.cornerRadius = configuration.cornerRadius(bounds.size)
        placeEffect()
        let insets = configuration.contentInsets
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom,
                right: insets.trailing + indicatorWidth))
        let (image, content) = (imageSize(configuration), contentSize(configuration))
        let width = min(content.width, max(area.width, 0))
        let end: ContentHorizontalAlignment = isRightToLeft ? .left : .right
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .center: area.midX - width / 2
            case end: area.maxX - width
            case .left, .right, .fill, .leading, .trailing: area.minX
            }
        let box = CGRect(
            x: x.roundedToPixels, y: (area.midY - content.height / 2).roundedToPixels, width: width,
            height: content.height)
        let (pictureBox, textBox) = box.divided(
            image, gap: image == .zero ? 0 : configuration.imagePadding, toward: configuration.imagePlacement)
        let spot = CGRect(
            x: (pictureBox.midX - image.width / 2).roundedToPixels,
            y: (pictureBox.midY - image.height / 2).roundedToPixels, width: image.width, height: image.height)
        if configuration.showsActivityIndicator { spinner?.frame = spot } else { picture.frame = spot }
        placeText(configuration, in: textBox)
        placeIndicator(after: box)
        mirror([configuration.showsActivityIndicator ? spinner : picture, label, secondLabel, indicatorView])
    }

    private func placeText(_ configuration: Configuration, in box: CGRect) {
        let text = textSize(configuration)
        let title = (label.text ?? "").isEmpty ? .zero : label.intrinsicContentSize
        let second = secondLabel.text == nil ? .zero : secondLabel.intrinsicContentSize
        let top = box.midY - text.height / 2
        func frame(_ size: CGSize, y: CGFloat) -> CGRect {
            let width = min(size.width, box.width)
            let free = box.width - width
            let part: CGFloat =
                switch configuration.titleAlignment {
                case .leading: 0
                case .trailing: 1
                case .center: 0.5
                case .automatic: configuration.isStacked ? 0.5 : 0
                }
            return CGRect(
                x: (box.minX + free * part).roundedToPixels, y: y.roundedToPixels, width: width, height: size.height)
        }
        label.frame = frame(title, y: top)
        secondLabel.frame = frame(second, y: top + text.height - second.height)
    }
}

extension CGRect {
    /// The slice at a side that is as long as `size` there, and the remainder beyond a gap.
    fileprivate func divided(_ size: CGSize, gap: CGFloat, toward edge: NSDirectionalRectEdge) -> (CGRect, CGRect) {
        let side: CGRectEdge =
            edge.contains(.top)
            ? .minYEdge : edge.contains(.bottom) ? .maxYEdge : edge.contains(.trailing) ? .maxXEdge : .minXEdge
        let length = side == .minYEdge || side == .maxYEdge ? size.height : size.width
        let near = divided(atDistance: length, from: side).slice
        return (near, divided(atDistance: length + gap, from: side).remainder)
    }
}
