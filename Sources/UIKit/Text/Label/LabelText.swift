import QuartzCore

/// What a label says and how, as a value: measured and drawn by the same rules.
struct LabelText {
    var string: NSAttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var shrinksToFit = false
    var minimumScale: CGFloat = 0
    var tightens = false

    /// Text laid out, and how much its fonts were scaled to fit.
    struct Lines {
        let layout: TextLayout
        let scale: CGFloat

        var size: CGSize { CGSize(width: layout.widthWithSpaces, height: layout.height) }
    }

    /// Fonts are never made smaller than this part of their size.
    private static let smallestScale: CGFloat = 0.05
    private static let searchSteps = 8
    /// Stands for a side without limits where a rectangle has to be finite; points.
    static let unlimited: CGFloat = 1e7
    private static let unlimitedSize = CGSize(width: unlimited, height: unlimited)

    /// The lines in `size`, at most `limit` of them; 0 for any number.
    func lines(in size: CGSize, limit: Int) -> Lines {
        let whole = layout(in: size, limit: limit, scale: 1)
        guard shrinksToFit, !fits(whole, in: size, limit: limit) else { return Lines(layout: whole, scale: 1) }
        var low = min(max(minimumScale.isFinite ? minimumScale : 0, Self.smallestScale), 1)
        var best = layout(in: size, limit: limit, scale: low)
        // What has no room in the smallest size has none in any other.
        guard fits(best, in: size, limit: limit) else { return Lines(layout: best, scale: low) }
        var high: CGFloat = 1
        if limit == 1 {
            // A line's width grows with its fonts' size, all but the room between characters.
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
        // A thousandth of a point is what rounding may have taken.
        !layout.isTruncated && layout.width <= size.width + 0.001
            && (limit == 1 || layout.height <= size.height + 0.001)
    }

    private func layout(in size: CGSize, limit: Int, scale: CGFloat) -> TextLayout {
        var limits = TextLimits(
            width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0, lines: max(limit, 0))
        switch lineBreakMode {
        case .byTruncatingHead: limits.truncation = .truncatingHead
        case .byTruncatingMiddle: limits.truncation = .truncatingMiddle
        case .byTruncatingTail: limits.truncation = .truncatingTail
        case .byWordWrapping, .byCharWrapping, .byClipping: break
        }
        return TextLayout(styled(limit: limit, scale: scale), in: limits)
    }

    private func styled(limit: Int, scale: CGFloat) -> StyledText {
        var format = ParagraphFormat()
        format.alignment = ParagraphFormat.Alignment(rawValue: alignment.rawValue) ?? .natural
        format.lineBreak = ParagraphFormat.LineBreak(rawValue: lineBreakMode.rawValue) ?? .wordWrapping
        // Clipped text of several lines is wrapped; only the last one could be cut.
        if lineBreakMode == .byClipping, limit != 1 { format.lineBreak = .wordWrapping }
        let style = TextStyle(font: font.textStyle, size: font.pointSize * scale)
        guard let string, string.length > 0 else { return StyledText(style: style, format: format) }
        return StyledText(scale == 1 ? string : string.withFonts(scaledBy: scale), style: style, format: format)
    }
}

extension NSAttributedString {
    /// The same text with all fonts of its own at `scale` times their size.
    fileprivate func withFonts(scaledBy scale: CGFloat) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        return copy
    }

    /// The same text with one attribute all over; nil takes it away.
    func setting(_ key: NSAttributedString.Key, to value: Any?) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        if let value { copy.addAttribute(key, value: value, range: all) } else { copy.removeAttribute(key, range: all) }
        return copy
    }
}

extension CGSize {
    /// Rounded up to whole pixels of the screen, less what rounding may have added.
    var roundedUpToPixels: CGSize {
        CGSize(width: width.roundedUpToPixels, height: height.roundedUpToPixels)
    }
}

extension CGFloat {
    /// Rounded up to whole pixels of the screen, less what rounding may have added.
    var roundedUpToPixels: CGFloat {
        let scale = UIScreen.mainScale
        return ((self - 1e-6) * scale).rounded(.up) / scale
    }

    /// Rounded to the nearest whole pixel of the screen.
    var roundedToPixels: CGFloat {
        let scale = UIScreen.mainScale
        return (self * scale).rounded() / scale
    }
}
