import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties of a label (interface_builder.md I77).
    static let label = PropertyRows<UILabel>(
        elsewhere: "useAutomaticPreferredMaxLayoutWidth:bool", ignored: "adjustsLetterSpacingToFitWidth",
        [
            // Unlike a label created in code, a label of a document receives touches unless the document says otherwise.
            .bool("userInteractionEnabled", \.isUserInteractionEnabled, absent: true),
            .own("fontDescription:key") { label, coder in label.font = coder.font(size: UIFont.labelFontSize) },
            .value(\.font).inAppearance,
            .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .color("textColor", \.textColor).inAppearance,
            .word("textAlignment", \.textAlignment, NSTextAlignment.words, absent: .left),
            .word("lineBreakMode", \.lineBreakMode, NSLineBreakMode.words),
            .word(
                "lineBreakStrategy", \.lineBreakStrategy,
                ["none": [], "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "standard": .standard]),
            .word(
                "baselineAdjustment", \.baselineAdjustment,
                ["none": .none, "alignBaselines": .alignBaselines, "alignCenters": .alignCenters]),
            .integer("numberOfLines", \.numberOfLines, absent: 1),
            .own(
                "preferredMaxLayoutWidth:number", copy: { $1.preferredMaxLayoutWidth = $0.preferredMaxLayoutWidth }
            ) { label, coder in
                guard !coder.element.bool("useAutomaticPreferredMaxLayoutWidth") else { return }
                coder.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
            },
            .own(
                "text usesAttributedText:bool attributedText:key", copy: { $1.attributedText = $0.attributedText }
            ) { label, coder in
                if coder.element.bool("usesAttributedText"), let string = coder.attributedString("attributedText") {
                    label.attributedText = string
                } else if let string = coder.element.string("text") {
                    label.text = string
                }
            },
            .own(
                "adjustsFontSizeToFit:bool=YES minimumScaleFactor:number minimumFontSize:number",
                copy: {
                    $1.adjustsFontSizeToFitWidth = $0.adjustsFontSizeToFitWidth
                    $1.minimumScaleFactor = $0.minimumScaleFactor
                }
            ) { $0.decodeShrinking(of: $1.element) },
            .shown("text", \.text),
            .color("highlightedColor", \.highlightedTextColor).inAppearance,
            .color("shadowColor", \.shadowColor).inAppearance,
            .size("shadowOffset", \.shadowOffset),
            .bool("highlighted", \.isHighlighted),
            .bool("enabled", \.isEnabled, absent: true),
            .bool("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
        ])
}

extension UILabel {
    /// The attribute is written only if text is not shrunk, and absent beside a minimum.
    fileprivate func decodeShrinking(of element: InterfaceElement) {
        guard element.bool("adjustsFontSizeToFit", default: true) else { return }
        adjustsFontSizeToFitWidth = true
        if let scale = element.stated(number: "minimumScaleFactor") {
            minimumScaleFactor = CGFloat(scale)
        } else if let size = element.stated(number: "minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = CGFloat(size) / font.pointSize
        }
    }
}
