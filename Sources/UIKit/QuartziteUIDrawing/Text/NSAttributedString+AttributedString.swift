import QuartziteUIFoundation

extension NSAttributedString {
    /// Creates a string from a string value with UIKit's attributes and links; other attributes are left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a string value from a string with UIKit's attributes and links; other attributes are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let all = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: all) { attributes, range, _ in
            append(
                AttributedString(
                    (nsStr.string as NSString).substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    private typealias Scope = AttributeScopes.UIKitAttributes

    /// The attributes of UIKit and links, as an `NSAttributedString` has them.
    package var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[Scope.FontAttribute.self]
        attributes[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        attributes[.kern] = self[Scope.KernAttribute.self]
        attributes[.tracking] = self[Scope.TrackingAttribute.self]
        attributes[.expansion] = self[Scope.ExpansionAttribute.self]
        attributes[.textEffect] = self[Scope.TextEffectAttribute.self]
        attributes[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        attributes[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        attributes[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        attributes[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        attributes[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        attributes[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        attributes[.obliqueness] = self[Scope.ObliquenessAttribute.self]
        attributes[.ligature] = self[Scope.LigatureAttribute.self]
        attributes[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        attributes[.shadow] = self[Scope.ShadowAttribute.self]
        attributes[.attachment] = self[Scope.AttachmentAttribute.self]
        attributes[.inlinePresentationIntent] =
            self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self].map {
                Int(truncatingIfNeeded: $0.rawValue)
            }
        attributes[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return attributes
    }

    /// Creates a container with UIKit's attributes and the link of an `NSAttributedString`; others are left out.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            attributes[key].flatMap { ($0 as? CGFloat) ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
        }
        self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        self[Scope.TextEffectAttribute.self] =
            attributes[.textEffect] as? NSAttributedString.TextEffectStyle
            ?? (attributes[.textEffect] as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineStyleAttribute.self] = style(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.LigatureAttribute.self] = number(.ligature).flatMap { Int(exactly: $0) }
        self[Scope.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
        self[Scope.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
        self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
            number(.inlinePresentationIntent).flatMap { UInt(exactly: $0) }.map {
                InlinePresentationIntent(rawValue: $0)
            }
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }
}
