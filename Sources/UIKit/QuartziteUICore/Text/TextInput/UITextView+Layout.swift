import QuartziteUIDrawing
import QuartziteText

extension UITextView {
    /// Borders of a text view; raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin grey line with round corners.
        case roundedRect = 1
    }

    func showBorder() {
        let isRound = borderStyle == .roundedRect
        // Without a border style, the view keeps the border and corners that the app set on its layer.
        guard isRound || content.hasBorder else { return }
        content.hasBorder = isRound
        layer.borderWidth = isRound ? 0.5 : 0
        layer.borderColor = isRound ? resolved(.systemGray3) : nil
        layer.cornerRadius = isRound ? 5 : 0
    }
}

extension UITextView: TextPlacing {
    /// Lays out the text again when it changes.
    func connectLayout() {
        layoutManager.changed = { [weak self] in self?.layoutDidChange() }
        layoutManager.decorate = { [weak self] in self?.decorated($0) ?? $0 }
    }

    func layoutDidChange() {
        guard !canvas.isMeasuring else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        canvas.setNeedsDisplay()
    }

    /// Places the canvas, and sets the content size.
    func layOutText() {
        let inset = textContainerInset
        let width = max(bounds.width - inset.left - inset.right, 0)
        canvas.measure {
            layoutManager.isRightToLeft = isRightToLeft
            textContainer.size = CGSize(width: width, height: .greatestFiniteMagnitude)
        }
        let height = textHeight
        let frame = CGRect(x: inset.left, y: inset.top, width: width, height: height)
        if canvas.frame != frame {
            canvas.frame = frame
            canvas.setNeedsDisplay()
        }
        let size = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
        if size != contentSize { contentSize = size }
    }

    /// The height of the text as it is laid out, or of an empty line without text.
    private var textHeight: CGFloat {
        let places = layoutManager.layout(of: textContainer)?.places.lines.last
        let font = typingAttributes[.font] as? UIFont ?? content.font
        return (places.map { max($0.used.maxY, 0) } ?? font.lineHeight).roundedUpToPixels
    }

    /// Returns the size of the text with its insets, at most as wide as the given size.
    ///
    /// - Parameter includesPadding: Whether the padding of lines is part of the width.
    func fittingSize(_ size: CGSize, includesPadding: Bool = true) -> CGSize {
        let inset = textContainerInset
        let old = textContainer.size
        return canvas.measure {
            defer { textContainer.size = old }
            layoutManager.isRightToLeft = isRightToLeft
            let width = size.width.isFinite ? max(size.width - inset.left - inset.right, 1) : 0
            textContainer.size = CGSize(width: width, height: .greatestFiniteMagnitude)
            let padding = includesPadding ? 2 * textContainer.lineFragmentPadding : 0
            let text = layoutManager.layout(of: textContainer)
            let desired = (text?.blocks.map { CGFloat($0.layout.widthWithSpaces) }.max() ?? 0).roundedUpToPixels
            return CGSize(
                width: min(desired + padding + inset.left + inset.right, size.width),
                height: textHeight + inset.top + inset.bottom)
        }
    }

    // MARK: Places

    func notifyOfSelection() { delegate?.textViewDidChangeSelection(self) }

    var lineEdges: ClosedRange<Double> {
        let frame = canvas.frame
        return frame.minX...max(frame.maxX, frame.minX)
    }

    /// The places of the characters in the content of the view.
    var textPlaces: TextPlaces {
        let places = layoutManager.layout(of: textContainer)?.places ?? TextPlaces(lines: [], unitCount: 0)
        return places.moved(x: canvas.frame.minX, y: canvas.frame.minY)
    }

    /// Returns the frame of the caret behind a number of UTF-16 units.
    func caretFrame(at offset: Int) -> CGRect {
        let (places, unit) = (textPlaces, min(max(offset, 0), textStorage.length))
        guard let index = places.line(of: unit) else { return emptyCaret }
        let line = places.lines[index]
        let x = min(places.x(of: unit, inLine: index), max(lineEdges.upperBound - 2, lineEdges.lowerBound))
        return CGRect(x: CGFloat(x).roundedToPixels, y: line.used.minY, width: 2, height: line.used.height)
    }

    /// The frame of the caret in an empty text.
    private var emptyCaret: CGRect {
        let font = typingAttributes[.font] as? UIFont ?? content.font
        let (padding, area) = (textContainer.lineFragmentPadding, canvas.frame)
        let isRight = textAlignment == .right || textAlignment == .natural && isRightToLeft
        let x = textAlignment == .center ? area.midX : isRight ? area.maxX - padding - 2 : area.minX + padding
        return CGRect(x: x, y: area.minY, width: 2, height: font.lineHeight)
    }
}

extension UITextView {
    /// The interaction that drags selected text; always nil, because text is not dragged.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction that accepts text; always nil, because text is not dragged.
    public var textDropInteraction: UIDropInteraction? { nil }
}
