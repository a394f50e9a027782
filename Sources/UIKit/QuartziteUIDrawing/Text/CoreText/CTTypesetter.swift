import QuartziteUIFoundation
import QuartziteText

/// A text from which lines are made one by one.
public final class CTTypesetter: NSObject {
    fileprivate let string: NSAttributedString

    fileprivate init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }
}

/// Creates a typesetter from a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Creates a line from the characters of a range; a length of 0 stands for all after the start.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let length = typesetter.string.length
    let start = min(max(stringRange.location, 0), length)
    let count = stringRange.length <= 0 ? length - start : min(stringRange.length, length - start)
    return CTLine(
        typesetter.string.attributedSubstring(from: NSRange(location: start, length: count)), offset: start)
}

/// Returns the number of characters from an index on that fit in a line of a width, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    typesetter.fittingLength(from: startIndex, width: width, breaksWords: false)
}

/// Returns the number of characters from an index on that fit in a line of a width, broken between characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.fittingLength(from: startIndex, width: width, breaksWords: true)
}

extension CTTypesetter {
    fileprivate func fittingLength(from start: Int, width: Double, breaksWords: Bool) -> Int {
        guard (0..<string.length).contains(start) else { return 0 }
        let rest = NSRange(location: start, length: string.length - start)
        let text = NSMutableAttributedString(attributedString: string.attributedSubstring(from: rest))
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = breaksWords ? .byCharWrapping : .byWordWrapping
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        let layout = TextLayout(StyledText(uiKit: text), in: TextLimits(width: max(width, 0)))
        return layout.lines.count > 1 ? layout.units(ofLine: 1).lowerBound : text.length
    }
}
