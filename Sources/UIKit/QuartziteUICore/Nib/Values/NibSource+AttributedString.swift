import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibSource {
    /// Returns an attributed string of the document (interface_builder.md I74); `line` is that of its owner.
    func attributedString(_ string: InterfaceAttributedString, line: Int) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for fragment in string.fragments {
            result.append(NSAttributedString(string: fragment.content, attributes: attributes(of: fragment, line)))
        }
        return result
    }

    private func attributes(of fragment: InterfaceAttributedString.Fragment, _ line: Int) -> [NSAttributedString.Key:
        Any]
    {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for attribute in fragment.attributes {
            guard let key = Self.keys[attribute.name] else { continue }
            switch attribute.value {
            case .font(let font): attributes[key] = self.font(font, size: 12)
            case .color(let color): attributes[key] = self.color(color, line: line)
            case .number(let number): attributes[key] = NSNumber(value: number)
            case .paragraphStyle(let style): attributes[key] = NSParagraphStyle.make(style)
            case .string(let string): attributes[key] = string
            }
        }
        return attributes
    }

    private static let keys: [String: NSAttributedString.Key] = [
        "NSFont": .font, "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSKern": .kern,
        "NSParagraphStyle": .paragraphStyle, "NSBaselineOffset": .baselineOffset, "NSUnderline": .underlineStyle,
        "NSUnderlineColor": .underlineColor, "NSStrikethrough": .strikethroughStyle,
        "NSStrikethroughColor": .strikethroughColor, "NSStrokeColor": .strokeColor, "NSStrokeWidth": .strokeWidth,
        "NSObliqueness": .obliqueness, "NSExpansion": .expansion, "NSLigature": .ligature, "NSLink": .link,
    ]
}

extension NSParagraphStyle {
    /// Returns the paragraph style of a document.
    fileprivate static func make(_ style: InterfaceParagraphStyle) -> NSParagraphStyle {
        let result = NSMutableParagraphStyle()
        style.alignment.flatMap { NSTextAlignment.words[$0] }.map { result.alignment = $0 }
        style.lineBreakMode.flatMap { lineBreakModes[$0] }.map { result.lineBreakMode = $0 }
        let directions: [String: NSWritingDirection] = ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
        style.baseWritingDirection.flatMap { directions[$0] }.map { result.baseWritingDirection = $0 }
        style.numbers["hyphenationFactor"].map { result.hyphenationFactor = Float($0) }
        let numbers: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
            ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
        ]
        for (name, path) in numbers { style.numbers[name].map { result[keyPath: path] = CGFloat($0) } }
        return result
    }

    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}

extension NSTextAlignment {
    /// The alignments, by the words of documents.
    static let words: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
}

extension NSLineBreakMode {
    /// The line break modes, by the words of documents.
    static let words: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
}
