import QuartziteUICore

extension UIPageControl {
    private static let gap: CGFloat = 31 / 3
    private static let height: CGFloat = 77 / 3
    /// The space around the pitches of all pages.
    private static let margin: CGFloat = 20

    /// Whether the pages follow one another to the left or upwards.
    var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// The distance between indicators, in points.
    var pitch: CGFloat { (widest + Self.gap).roundedUpToPixels }

    /// The length of the longest indicator without progress along the control.
    private var widest: CGFloat {
        let lengths = indicators.map { direction.isVertical ? $0.plainSize.height : $0.plainSize.width }
        return max(lengths.max() ?? 0, PageIndicator.dotSide)
    }

    func indicatorSize(count: Int) -> CGSize {
        let extra = progress == nil || count == 0 ? 0 : PageIndicator.barLength - PageIndicator.dotSide
        let length = count == 0 ? 0 : CGFloat(count) * pitch + Self.margin + extra
        let thickness = indicators.map { direction.isVertical ? $0.plainSize.width : $0.plainSize.height }.max() ?? 0
        let acrossLength = max(Self.height, thickness).roundedUpToPixels
        return direction.isVertical
            ? CGSize(width: acrossLength, height: length) : CGSize(width: length, height: acrossLength)
    }

    /// Shows indicators whose sizes may have changed.
    func indicatorsDidChange() {
        showIndicators()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Gives the indicators their colours, images and progress.
    func showIndicators() {
        let value = progress.flatMap { $0.isProgressVisible ? CGFloat($0.currentProgress) : nil }
        for (index, indicator) in indicators.enumerated() {
            let isCurrent = index == currentPage
            let other = pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.2)
            let own = currentPageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.7)
            let usual = images[index] ?? preferredIndicatorImage
            indicator.isHidden = hidesForSinglePage && indicators.count == 1
            indicator.show(
                isCurrent ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? usual : usual,
                color: isCurrent ? own : other)
            indicator.show(progress: isCurrent ? value : nil, track: other, color: own)
        }
        let sizes = indicators.map { $0.size(isVertical: direction.isVertical) }
        if sizes != shownSizes { setNeedsLayout() }
        if sizes.count == shownSizes.count, sizes != shownSizes { invalidateIntrinsicContentSize() }
        // Within an animation, the bar moves along with the colours.
        if progress != nil { layoutIfNeeded() }
    }

    func placeIndicators() {
        let isVertical = direction.isVertical
        func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        let sizes = indicators.map { $0.size(isVertical: isVertical) }
        // Without progress, each indicator has as much space as the longest one.
        let slots = zip(indicators, sizes).map { $0.progress == nil ? widest : length($1) }
        let gap = pitch - widest
        let total = max(slots.reduce(0) { $0 + $1 + gap } - gap, 0)
        var position = ((isVertical ? bounds.midY : bounds.midX) - total / 2).roundedToPixels
        for ((indicator, size), slot) in zip(zip(indicators, sizes), slots) {
            let start = (position + (slot - length(size)) / 2).roundedToPixels
            indicator.frame =
                isVertical
                ? CGRect(origin: CGPoint(x: (bounds.midX - size.width / 2).roundedToPixels, y: start), size: size)
                : CGRect(origin: CGPoint(x: start, y: (bounds.midY - size.height / 2).roundedToPixels), size: size)
            if isReversed { indicator.frame = indicator.frame.flipped(isVertical: isVertical, in: bounds) }
            indicator.placeParts(isVertical: isVertical, isReversed: isReversed)
            position += slot + gap
        }
        shownSizes = sizes
        placePlate()
    }

    // MARK: The plate

    /// Shows or hides the plate.
    func showPlate() {
        let isShown: Bool =
            switch backgroundStyle {
            case .automatic: interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        if isShown, plate == nil {
            let new = UIView.part(.tertiarySystemFill)
            plate = new
            insertSubview(new, at: 0)
            placePlate()
        } else if !isShown {
            plate?.removeFromSuperview()
            plate = nil
        }
    }

    private func placePlate() {
        guard let plate else { return }
        let content = indicators.reduce(CGRect.null) { $0.union($1.frame) }
        let isVertical = direction.isVertical
        let (length, thickness) = (pitch - widest + Self.margin, Self.height.roundedUpToPixels)
        let size = CGSize(
            width: isVertical ? thickness : content.width + length,
            height: isVertical ? content.height + length : thickness)
        plate.frame = content.isNull ? .zero : CGRect(center: CGPoint(x: content.midX, y: content.midY), size: size)
        plate.roundEnds()
    }
}

extension CGRect {
    /// The rectangle mirrored along one axis of an area.
    fileprivate func flipped(isVertical: Bool, in area: CGRect) -> CGRect {
        guard isVertical else { return mirrored(in: area) }
        return CGRect(x: minX, y: area.minY + area.maxY - maxY, width: width, height: height)
    }
}
