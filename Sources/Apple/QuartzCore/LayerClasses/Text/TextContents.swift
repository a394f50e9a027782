import QuartziteCompositor
import QuartziteText

/// The text of a layer, laid out for its bounds; cached between frames and shared with the presentation copies.
final class TextContents {
    private var identity: TextValues.Identity?
    private var size = CGSize.zero
    private var known = Parts()

    /// What is drawn, in points from the top-left corner of the bounds.
    struct Parts {
        var fills: [TextFill] = []
        var pictures: [PlacedPicture] = []
        var box = CGRect.null
    }

    /// Returns the shapes and pictures to draw, and their bounding box.
    func parts(of values: TextValues, in size: CGSize) -> Parts {
        if identity === values.identity, self.size == size { return known }
        identity = values.identity
        self.size = size
        let layout = values.layout(in: size)
        known = Parts(fills: layout.fills(), pictures: layout.pictures())
        known.box = known.fills.reduce(CGRect.null) { $0.union($1.path.boundingBox) }
        known.box = known.pictures.reduce(known.box) { $0.union($1.rect) }
        return known
    }
}

extension TextValues {
    /// Returns the text laid out in bounds of the given size, with the first line at the top.
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
            // For attributed strings, the layer's font, size and colour are ignored (CATextLayer's header).
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
