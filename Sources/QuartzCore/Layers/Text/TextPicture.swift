import Compositor

/// The text of a layer laid out for its bounds, kept from frame to frame and shared with the copies that present it.
final class TextPicture {
    private var identity: TextValues.Identity?
    private var size = CGSize.zero
    private var known: (fills: [TextFill], box: CGRect) = ([], .null)

    /// What to fill, in points from the bounds' top left corner, and the box round it.
    func fills(of values: TextValues, in size: CGSize) -> (fills: [TextFill], box: CGRect) {
        if identity === values.identity, self.size == size { return known }
        identity = values.identity
        self.size = size
        let fills = values.layout(in: size).fills()
        known = (fills, fills.reduce(CGRect.null) { $0.union($1.path.boundingBox) })
        return known
    }
}

extension TextValues {
    /// The text in bounds of that size, its first line at the top.
    func layout(in size: CGSize) -> TextLayout {
        guard let text = styledText else { return TextLayout(StyledText(style: TextStyle())) }
        var limits = TextLimits(width: max(size.width, 0))
        if isWrapped, truncationMode.lineBreak != .clipping {
            limits.height = size.height
            limits.truncation = truncationMode.lineBreak
        }
        return TextLayout(text, in: limits)
    }

    private var styledText: StyledText? {
        var format = ParagraphFormat()
        format.alignment = alignmentMode.alignment
        format.lineBreak = isWrapped ? .wordWrapping : truncationMode.lineBreak
        switch string {
        case let string as NSAttributedString:
            // Neither font, size nor colour of the layer count then (CATextLayer's header).
            return StyledText(string, style: TextStyle(size: 12, color: .black), format: format)
        case let string as String: return StyledText(string, style: style, format: format)
        default: return nil
        }
    }

    private var style: TextStyle { TextStyle(font: fontStyle, size: fontSize) }

    private var fontStyle: FontStyle {
        switch font {
        case let font as any TextFont: font.textStyle
        case let font as CGFont: font.style
        case let name as String: FontStyle(fontNamed: name) ?? .system
        default: .system
        }
    }
}

extension CATextLayerTruncationMode {
    fileprivate var lineBreak: ParagraphFormat.LineBreak {
        switch self {
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        default: .clipping
        }
    }
}

extension CATextLayerAlignmentMode {
    fileprivate var alignment: ParagraphFormat.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
