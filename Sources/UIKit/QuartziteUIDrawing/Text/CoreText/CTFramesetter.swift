import QuartziteUIFoundation
import QuartziteText

/// A text from which frames are made.
public final class CTFramesetter: NSObject {
    private let string: NSAttributedString

    fileprivate init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

    /// Returns the text in a range, which is clamped to the text; a length of 0 stands for all after the start.
    fileprivate func text(in range: CFRange) -> (string: NSAttributedString, offset: Int) {
        let start = min(max(range.location, 0), string.length)
        let rest = string.length - start
        let length = range.length <= 0 ? rest : min(range.length, rest)
        return (string.attributedSubstring(from: NSRange(location: start, length: length)), start)
    }
}

/// Creates a framesetter from a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays out the text of a range in a path; lines that do not fit are omitted.
///
/// The lines fill the bounding box of the path. A length of 0 stands for all of the text after the start.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let (string, offset) = framesetter.text(in: stringRange)
    return CTFrame(string, offset: offset, path: path, attributes: frameAttributes)
}

/// Returns the size of a range's text within constraints, in points, and stores the range of the text that fits.
///
/// Constraints of `CGFloat.greatestFiniteMagnitude` do not limit the text.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let (string, offset) = framesetter.text(in: stringRange)
    let layout = TextLayout(StyledText(uiKit: string), in: TextLimits(constraints))
    fitRange?.pointee = CFRange(location: offset, length: layout.visibleLength(of: string.length))
    return CGSize(width: layout.width, height: layout.height)
}

extension TextLimits {
    /// Creates limits from a size; sides that are not above 0, or are at least half of the largest number, have none.
    init(_ size: CGSize) {
        func limit(_ side: CGFloat) -> Double { side > 0 && side < .greatestFiniteMagnitude / 2 ? side : .infinity }
        self.init(width: limit(size.width), height: limit(size.height))
    }
}

extension TextLayout {
    /// Returns the number of UTF-16 units of a text of the given length that are laid out.
    func visibleLength(of length: Int) -> Int {
        isTruncated ? lines.indices.last.map { units(ofLine: $0).upperBound } ?? 0 : length
    }
}
