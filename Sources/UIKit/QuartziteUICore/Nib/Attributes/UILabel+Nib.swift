import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UILabel {
    /// Sets the attributes of a label (interface_builder.md I77).
    func decodeLabelAttributes(from coder: NibCoder) {
        let element = coder.element
        // Unlike a label created in code, a label of a document receives touches unless the document says otherwise.
        isUserInteractionEnabled = element.bool("userInteractionEnabled")
        font = coder.font(size: UIFont.labelFontSize)
        coder.color("textColor").map { textColor = $0 }
        coder.word("textAlignment", NSTextAlignment.words) { textAlignment = $0 }
        coder.word("lineBreakMode", NSLineBreakMode.words) { lineBreakMode = $0 }
        coder.word("baselineAdjustment", UIBaselineAdjustment.words) { baselineAdjustment = $0 }
        element.integer("numberOfLines").map { numberOfLines = $0 }
        coder.number("preferredMaxLayoutWidth") {
            if !element.bool("useAutomaticPreferredMaxLayoutWidth") { preferredMaxLayoutWidth = $0 }
        }
        decodeText(from: coder)
        decodeShrinking(of: element)
        coder.color("highlightedColor").map { highlightedTextColor = $0 }
        coder.color("shadowColor").map { shadowColor = $0 }
        element.size("shadowOffset").map { shadowOffset = $0 }
        if element.bool("highlighted") { isHighlighted = true }
        if !element.bool("enabled") { isEnabled = false }
    }

    private func decodeText(from coder: NibCoder) {
        if coder.element.bool("usesAttributedText"), let string = coder.attributedString("attributedText") {
            attributedText = string
        } else if let string = coder.element.string("text") {
            text = string
        }
    }

    /// The attribute is written only if text is not shrunk, and absent beside a minimum.
    private func decodeShrinking(of element: InterfaceElement) {
        guard element.bool("adjustsFontSizeToFit") else { return }
        adjustsFontSizeToFitWidth = true
        if let scale = element.number("minimumScaleFactor") {
            minimumScaleFactor = CGFloat(scale)
        } else if let size = element.number("minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = CGFloat(size) / font.pointSize
        }
    }
}

extension UIBaselineAdjustment {
    /// The adjustments, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "none": .none, "alignBaselines": .alignBaselines, "alignCenters": .alignCenters,
    ]
}
