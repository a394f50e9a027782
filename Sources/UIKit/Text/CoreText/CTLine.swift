import QuartzCore

/// A range in Core Foundation's API.
public struct CFRange: Hashable, Sendable {
    /// The start.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex
    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }
    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The attributed string type of Core Foundation's API.
public typealias CFAttributedString = NSAttributedString
/// The mutable attributed string type of Core Foundation's API.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The name of the attribute of a text's font.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The name of the attribute of a text's colour.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor.rawValue
/// The name of the attribute of the space between characters.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The name of the attribute of a paragraph's style.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue

/// A line of laid-out text.
public final class CTLine: NSObject {
    let layout: TextLayout
    let length: Int
    let runs: [CTRun]

    init(_ string: NSAttributedString) {
        layout = TextLayout(StyledText(uiKit: string))
        length = string.length
        let found = layout.lines.isEmpty ? [] : layout.runs(ofLine: 0)
        runs = found.enumerated().map { index, run in
            let end = index + 1 < found.count ? found[index + 1].indices.first : nil
            return CTRun(run, of: string, end: end ?? string.length)
        }
        super.init()
    }

    /// Draws at the context's text position, in a user space with y up.
    func draw(in context: CGContext) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        context.draw(layout, at: CGPoint(x: 0, y: -(layout.lines.first?.baseline ?? 0)), color: .black)
        context.restoreGState()
    }
}

/// Creates a line from a text, which is not wrapped.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// Returns the runs, of type `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.run.glyphs.count } }

/// Returns the range of the line's characters.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.length) }

/// Stores the metrics of a line, and returns its width, in points.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let first = line.layout.lines.first
    ascent?.pointee = first?.ascent ?? 0
    descent?.pointee = first?.descent ?? 0
    leading?.pointee = 0
    return line.layout.widthWithSpaces
}

/// Returns the box of the glyphs in points, y up from the baseline; the context has no effect.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let box = line.layout.fills().reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
    guard !box.isNull else { return .zero }
    let baseline = line.layout.lines.first?.baseline ?? 0
    return CGRect(x: box.minX, y: baseline - box.maxY, width: box.width, height: box.height)
}

/// Draws a line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Returns the distance from the line's start to a character in points, and stores it as the second one too.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let places = line.runs.flatMap { zip($0.run.indices, $0.run.positions) }
    let offset =
        charIndex >= line.length
        ? line.layout.widthWithSpaces : places.last { $0.0 <= charIndex }.map { Double($0.1.x) } ?? 0
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the index of the character at a position.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.runs.flatMap { zip($0.run.indices, zip($0.run.positions, $0.run.advances)) }.first { _, place in
        position.x < place.0.x + place.1 / 2
    }?.0 ?? line.length
}
