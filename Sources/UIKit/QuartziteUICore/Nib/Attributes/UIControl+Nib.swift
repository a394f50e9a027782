import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIControl {
    /// Sets the attributes that all controls have (interface_builder.md I76).
    func decodeControlAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.word("contentHorizontalAlignment", ContentHorizontalAlignment.words) { contentHorizontalAlignment = $0 }
        coder.word("contentVerticalAlignment", ContentVerticalAlignment.words) { contentVerticalAlignment = $0 }
        if element.bool("selected") { isSelected = true }
        if element.bool("highlighted") { isHighlighted = true }
        if !element.bool("enabled") { isEnabled = false }
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The alignments, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
}

extension UIControl.ContentVerticalAlignment {
    /// The alignments, by the words of documents.
    fileprivate static let words: [String: Self] = ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]
}

extension UISegmentedControl {
    /// Sets the segments and the selected one, none unless the document names it (interface_builder.md I83).
    func decodeSegmentedControlAttributes(from coder: NibCoder) {
        let element = coder.element
        isSpringLoaded = element.bool("springLoaded")
        coder.color("backgroundColor").map { backgroundColor = $0 }
        for (index, segment) in element.list("segments").enumerated() {
            if let image = coder.image("image", of: segment) {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.string("title"), at: index, animated: false)
            }
            segment.number("width").map { setWidth(CGFloat($0), forSegmentAt: index) }
            if !segment.bool("enabled") { setEnabled(false, forSegmentAt: index) }
        }
        isMomentary = element.bool("momentary")
        apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent")
        coder.color("selectedSegmentTintColor").map { selectedSegmentTintColor = $0 }
        if let index = element.integer("selectedSegmentIndex"), (0..<numberOfSegments).contains(index) {
            selectedSegmentIndex = index
        }
    }
}
