import QuartziteUIFoundation
import QuartziteText

/// The text of a label and its formatting as a value, so that measuring and drawing agree.
package struct LabelText {
    package var string: NSAttributedString?
    /// Whether the text came with attributes of its own.
    package var isAttributed = false
    package var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    package var alignment = NSTextAlignment.natural
    /// Whether natural alignment is at the right.
    package var isRightToLeft = false
    package var lineBreakMode = NSLineBreakMode.byTruncatingTail
    package var shrinksToFit = false
    package var minimumScale: CGFloat = 0
    package var tightens = false
    package var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    package init() {}

    /// The layout of a text, and the scale of its fonts.
    package struct Lines {
        package let layout: TextLayout
        package let scale: CGFloat

        package var size: CGSize { CGSize(width: layout.widthWithAllSpaces, height: layout.height) }
    }

    /// The smallest scale of fonts that shrink to fit.
    private static let smallestScale: CGFloat = 0.05
    private static let searchSteps = 8
    /// A length that stands for no limit where a rectangle has to be finite, in points.
    package static let unlimited: CGFloat = 1e7
    private static let unlimitedSize = CGSize(width: unlimited, height: unlimited)

    /// Lays out the text in `size` with at most `limit` lines; 0 means any number.
    package func lines(in size: CGSize, limit: Int) -> Lines {
        let whole = layout(in: size, limit: limit, scale: 1)
        guard shrinksToFit, !fits(whole, in: size, limit: limit) else { return Lines(layout: whole, scale: 1) }
        var low = min(max(minimumScale.isFinite ? minimumScale : 0, Self.smallestScale), 1)
        var best = layout(in: size, limit: limit, scale: low)
        // If the text does not fit at the smallest scale, it fits at none.
        guard fits(best, in: size, limit: limit) else { return Lines(layout: best, scale: low) }
        var high: CGFloat = 1
        if limit == 1 {
            // The width of a line is nearly proportional to the font size; only the character spacing is constant.
            let natural = layout(in: Self.unlimitedSize, limit: 1, scale: 1).width
            let guess = natural > 0 ? size.width / natural : 1
            high = min(max(guess, low), 1)
            let line = layout(in: size, limit: limit, scale: high)
            if fits(line, in: size, limit: limit) { return Lines(layout: line, scale: high) }
        }
        for _ in 0..<Self.searchSteps {
            let middle = (low + high) / 2
            let lines = layout(in: size, limit: limit, scale: middle)
            if fits(lines, in: size, limit: limit) { (low, best) = (middle, lines) } else { high = middle }
        }
        return Lines(layout: best, scale: low)
    }

    private func fits(_ layout: TextLayout, in size: CGSize, limit: Int) -> Bool {
        // Allows for rounding errors up to a thousandth of a point.
        !layout.isTruncated && layout.width <= size.width + 0.001
            && (limit == 1 || layout.height <= size.height + 0.001)
    }

    private func layout(in size: CGSize, limit: Int, scale: CGFloat) -> TextLayout {
        var limits = TextLimits(
            width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0, lines: max(limit, 0))
        limits.usesLeading = true
        switch lineBreakMode {
        case .byTruncatingHead: limits.truncation = .truncatingHead
        case .byTruncatingMiddle: limits.truncation = .truncatingMiddle
        case .byTruncatingTail: limits.truncation = .truncatingTail
        case .byClipping: limits.clipsLastLine = limit != 1
        case .byWordWrapping, .byCharWrapping: break
        }
        return TextLayout(styled(limit: limit, scale: scale), in: limits)
    }

    private func styled(limit: Int, scale: CGFloat) -> StyledText {
        var format = ParagraphFormat()
        format.alignment = ParagraphFormat.Alignment(rawValue: alignment.rawValue) ?? .natural
        format.lineBreak = ParagraphFormat.LineBreak(rawValue: lineBreakMode.rawValue) ?? .wordWrapping
        // Clipping applies to a single line; several lines are wrapped.
        if lineBreakMode == .byClipping, limit != 1 { format.lineBreak = .wordWrapping }
        format.allowsTightening = tightens
        // Paragraphs without a style of their own have an empty strategy where the text has attributes.
        format.pushesOut = !isAttributed && lineBreakStrategy.contains(.pushOut)
        format.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        let style = TextStyle(font: font.textStyle, size: font.pointSize * scale)
        guard let string = string?.showingLinks, string.length > 0 else {
            return StyledText(style: style, format: format)
        }
        var text = StyledText(scale == 1 ? string : string.withFonts(scaledBy: scale), style: style, format: format)
        text.breakLines(format.lineBreak)
        if isRightToLeft { text.alignNaturally(.right) }
        return text
    }
}

extension NSAttributedString {
    /// A copy in which all fonts are scaled.
    fileprivate func withFonts(scaledBy scale: CGFloat) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        return copy
    }

    /// The paragraph style of the first character; nil without one.
    package var firstParagraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// Returns a copy with one attribute set throughout; nil removes the attribute.
    package func setting(_ key: NSAttributedString.Key, to value: Any?) -> NSAttributedString {
        if value == nil, !contains(key) { return self }
        let copy = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        if let value {
            copy._addAttribute(key, value: value, range: all)
        } else {
            copy._removeAttribute(key, range: all)
        }
        return copy
    }

    /// Returns whether any character has an attribute.
    private func contains(_ key: NSAttributedString.Key) -> Bool {
        var position = 0
        while position < length {
            var run = NSRange(location: position, length: 1)
            if attribute(key, at: position, effectiveRange: &run) != nil { return true }
            position = NSMaxRange(run)
        }
        return false
    }
}

extension CGSize {
    /// The size rounded up to whole pixels of the screen, with a tolerance for rounding errors.
    package var roundedUpToPixels: CGSize {
        CGSize(width: width.roundedUpToPixels, height: height.roundedUpToPixels)
    }
}

extension CGFloat {
    /// The value rounded up to whole pixels of the screen, with a tolerance for rounding errors.
    package var roundedUpToPixels: CGFloat {
        let scale = SceneContext.current.settings.screenScale
        return ((self - 1e-6) * scale).rounded(.up) / scale
    }

    /// The value rounded to whole pixels of the screen.
    package var roundedToPixels: CGFloat {
        let scale = SceneContext.current.settings.screenScale
        return (self * scale).rounded() / scale
    }
}
