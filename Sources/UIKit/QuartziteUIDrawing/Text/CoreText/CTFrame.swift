import QuartziteUIFoundation
import QuartziteText

/// Lines of laid-out text in a path.
public final class CTFrame: NSObject {
    fileprivate let path: CGPath
    fileprivate let attributes: CFDictionary?
    fileprivate let range: CFRange
    fileprivate let visibleRange: CFRange
    fileprivate let lines: [CTLine]
    /// The starts of the lines' baselines in points from the lower left corner of the path's bounding box, y up.
    fileprivate let origins: [CGPoint]

    /// Lays out a text.
    ///
    /// - Parameter offset: The place of the text in the string that indices refer to.
    init(_ string: NSAttributedString, offset: Int, path: CGPath, attributes: CFDictionary?) {
        let size = path.boundingBoxOfPath.size
        let layout = TextLayout(StyledText(uiKit: string), in: TextLimits(size))
        // A layout keeps its first line even if it is too tall.
        let isTooTall = layout.lines.count == 1 && layout.height > size.height + 0.001
        let indices = isTooTall ? 0..<0 : layout.lines.indices
        lines = indices.map { index in
            let units = layout.units(ofLine: index)
            let end = index + 1 == layout.lines.count && !layout.isTruncated ? string.length : units.upperBound
            return CTLine(
                layout.layout(ofLine: index), of: string,
                range: CFRange(location: units.lowerBound, length: end - units.lowerBound), offset: offset)
        }
        origins = indices.map { index in
            CGPoint(x: layout.lines[index].x, y: size.height - layout.lines[index].baseline)
        }
        range = CFRange(location: offset, length: string.length)
        visibleRange = CFRange(location: offset, length: isTooTall ? 0 : layout.visibleLength(of: string.length))
        (self.path, self.attributes) = (path, attributes)
        super.init()
    }

    /// Draws the lines in a user space with y up.
    fileprivate func draw(in context: CGContext) {
        let corner = path.boundingBoxOfPath.origin
        let matrix = context.textMatrix
        for (line, origin) in zip(lines, origins) {
            context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
            line.draw(in: context)
        }
        context.textMatrix = matrix
    }

    /// The indices of a range of lines; a length of 0 stands for all after the start.
    fileprivate func lines(in range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), lines.count)
        let rest = lines.count - start
        return start..<(start + (range.length <= 0 ? rest : min(range.length, rest)))
    }
}

/// Returns the range of the characters that were to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the range of the characters that fit.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

/// Returns the path in which the text is laid out.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes with which the frame was made, which have no effect.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Returns the lines, of type `CTLine`, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Stores the starts of the baselines of a range of lines; a length of 0 stands for all after the start.
///
/// The points are relative to the lower left corner of the path's bounding box, y up.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (i, line) in frame.lines(in: range).enumerated() { origins[i] = frame.origins[line] }
}

/// Draws a frame.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
