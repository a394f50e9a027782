import QuartziteUIFoundation
import QuartziteText

/// A line of laid-out text.
public final class CTLine: NSObject {
    /// The layout, which has this line only.
    let layout: TextLayout
    let range: CFRange
    package let runs: [CTRun]

    /// Creates a line from a text, which is not wrapped.
    ///
    /// - Parameter offset: The place of the text in the string that indices refer to.
    convenience init(_ string: NSAttributedString, offset: Int = 0) {
        self.init(
            TextLayout(StyledText(uiKit: string)), of: string, range: CFRange(location: 0, length: string.length),
            offset: offset)
    }

    /// Creates a line from a layout that has only this line of a text.
    ///
    /// - Parameter range: The line's characters in the text.
    init(_ layout: TextLayout, of string: NSAttributedString, range: CFRange, offset: Int) {
        self.layout = layout
        self.range = CFRange(location: range.location + offset, length: range.length)
        let found = layout.lines.isEmpty ? [] : layout.runs(ofLine: 0)
        runs = found.enumerated().map { index, run in
            let end = index + 1 < found.count ? found[index + 1].indices.first : nil
            return CTRun(run, of: string, end: end ?? range.location + range.length, offset: offset)
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
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

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
    let places = line.runs.flatMap { zip($0.indices, $0.run.positions) }
    let offset =
        charIndex >= line.range.location + line.range.length
        ? line.layout.widthWithSpaces : places.last { $0.0 <= charIndex }.map { Double($0.1.x) } ?? 0
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the index of the character at a position.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    for part in line.runs {
        for (index, (place, advance)) in zip(part.indices, zip(part.run.positions, part.run.advances))
        where position.x < place.x + advance / 2 {
            return index
        }
    }
    return line.range.location + line.range.length
}

/// Returns the width of the spaces at the end of a line in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    line.layout.widthWithSpaces - line.layout.width
}

/// Returns the distance from the left edge at which to draw a line so that it is aligned in a width, in points.
///
/// A factor of 0 aligns the line on the left, 0.5 in the centre, and 1 on the right. A line that is wider than
/// `flushWidth` gives 0.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max((flushWidth - line.layout.width) * min(max(flushFactor, 0), 1), 0)
}
