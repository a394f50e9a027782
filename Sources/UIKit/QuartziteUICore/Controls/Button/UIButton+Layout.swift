import QuartziteUIDrawing

extension UIButton {
    /// The opacity of a pressed system button's content.
    private static let pressedAlpha: CGFloat = 0.2
    private static let disabledAlpha: CGFloat = 0.5
    /// The duration in seconds of the fade after a button is released.
    private static let releaseDuration = 0.4

    /// Updates the subviews for the current state.
    package func showState() {
        setNeedsLayout()
        if let configuration { return show(configuration) }
        secondLabel.removeFromSuperview()
        if let title = currentAttributedTitle {
            label.textColor = currentTitleColor
            label.attributedText = title
        } else if label.text != currentTitle || !contents.attributedTitles.isEmpty {
            label.text = currentTitle
        }
        if currentAttributedTitle == nil, label.textColor != currentTitleColor { label.textColor = currentTitleColor }
        label.shadowColor = currentTitleShadowColor
        picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        picture.image = buttonType == .custom ? currentImage : currentImage?.asTemplate
        spinner?.stopAnimating()
        if backgroundView != nil || !contents.backgroundImages.isEmpty {
            let background = makeBackground()
            background.image = currentBackgroundImage
            background.backgroundColor = nil
            background.layer.borderWidth = 0
            background.layer.cornerRadius = 0
        }
        picture.alpha = dimsDisabledImage ? Self.disabledAlpha : 1
        picture.layer.filters =
            darkensImage ? CIFilter(name: "CIColorControls", parameters: ["inputBrightness": -0.3]).map { [$0] } : nil
    }

    private var dimsDisabledImage: Bool {
        !isEnabled && adjustsImageWhenDisabled && contents.images[own: .disabled] == nil
    }

    private var darkensImage: Bool {
        buttonType == .custom && isHighlighted && adjustsImageWhenHighlighted
            && contents.images[own: .highlighted] == nil
            && currentImage != nil
    }

    /// Dims the content immediately when pressed, and restores it with an animation.
    func showPressure() {
        guard buttonType != .custom else { return }
        let isPressed = isHighlighted && isEnabled
        let alpha: CGFloat = !isPressed ? 1 : configuration.map { $0.pressedAlpha } ?? Self.pressedAlpha
        let fadesImage = configuration != nil || contents.images[own: .highlighted] == nil
        var parts: [UIView] = fadesImage ? [label, secondLabel, picture] : [label]
        if configuration?.fillsBackground == true { parts = [makeBackground()] }
        UIView.change(animated: !isPressed, duration: Self.releaseDuration) {
            for part in parts { part.alpha = alpha }
        }
    }

    // MARK: Layout

    private var titleSize: CGSize { (label.text ?? "").isEmpty ? .zero : label.intrinsicContentSize }
    private var imageSize: CGSize { picture.image == nil ? .zero : picture.intrinsicContentSize }

    /// The size that fits the content; without a configuration or insets, with 6 points above and below the title.
    var fittingSize: CGSize {
        if let configuration { return fittingSize(configuration) }
        let (title, image) = (titleSize, imageSize)
        var insets = contentEdgeInsets
        if insets == .zero, title.height > image.height { (insets.top, insets.bottom) = (6, 6) }
        let background = currentBackgroundImage?.size ?? .zero
        let least: CGFloat = contentEdgeInsets == .zero && title.width > 0 ? 30 : 0
        return CGSize(
            width: max(title.width + image.width + insets.left + insets.right, background.width, least),
            height: max(max(title.height, image.height) + insets.top + insets.bottom, background.height))
    }

    func defaultTitleRect(in content: CGRect) -> CGRect {
        let (title, image) = (titleSize, imageSize)
        guard title.width > 0 else { return CGRect(origin: content.origin, size: .zero) }
        let area = content.inset(by: titleEdgeInsets)
        let start = self.start(of: title.width + image.width, in: area)
        let x = start + image.width
        if contentHorizontalAlignment == .fill {
            let left = area.minX + image.width
            return vertical(title.height, in: area, x: left, width: max(area.maxX - left, 0))
        }
        return vertical(title.height, in: area, x: x, width: max(min(title.width, area.maxX - x), 0))
    }

    func defaultImageRect(in content: CGRect) -> CGRect {
        let (title, image) = (titleSize, imageSize)
        guard image.width > 0 else { return CGRect(origin: content.origin, size: .zero) }
        let area = content.inset(by: imageEdgeInsets)
        let start = self.start(of: title.width + image.width, in: area)
        let width = contentHorizontalAlignment == .fill && title.width == 0 ? area.width : min(image.width, area.width)
        return vertical(image.height, in: area, x: start, width: max(width, 0))
    }

    private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
        // Frames are mirrored afterwards.
        let end: ContentHorizontalAlignment = isRightToLeft ? .left : .right
        switch effectiveContentHorizontalAlignment {
        case .center: return (max(area.midX - width / 2, area.minX)).roundedToPixels
        case end: return max(area.maxX - width, area.minX)
        case .left, .right, .fill, .leading, .trailing: return area.minX
        }
    }

    private func vertical(_ height: CGFloat, in area: CGRect, x: CGFloat, width: CGFloat) -> CGRect {
        let height = contentVerticalAlignment == .fill ? area.height : max(min(height, area.height), 0)
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: area.minY
            case .bottom: area.maxY - height
            case .center: (area.midY - height / 2).roundedToPixels
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    func placeParts() {
        if let configuration { return place(configuration) }
        let content = contentRect(forBounds: bounds)
        // As on iOS, a squeezed image does not keep its aspect ratio unless its content mode does.
        picture.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
        if isRightToLeft {
            for part in [picture, label] { part.frame = part.frame.mirrored(in: content) }
        }
        backgroundView?.frame = backgroundRect(forBounds: bounds)
    }
}

extension UIImage {
    /// The image as a template, unless it has a rendering mode.
    package var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
