import QuartziteUIFoundation
import QuartziteText

/// A line of a layout fragment.
@preconcurrency @MainActor open class NSTextLineFragment: NSObject {
    /// The text of the fragment's element, to which the range refers.
    public let attributedString: NSAttributedString
    /// The characters of the line, with the line end.
    public let characterRange: NSRange
    /// The rectangle of the line, relative to the top left corner of its fragment, in points.
    public let typographicBounds: CGRect
    /// The start of the baseline, relative to the top left corner of the rectangle.
    public let glyphOrigin: CGPoint
    private let places: TextPlaces
    private let index: Int
    /// The units of the text before the element.
    private let start: Int
    /// The distance from the top left corner of the fragment to that of the container.
    private let offset: CGPoint
    private weak var fragment: NSTextLayoutFragment?

    init(
        _ string: NSAttributedString, _ line: TextPlaces.Line, index: Int, in places: TextPlaces, start: Int,
        of fragment: NSTextLayoutFragment, origin: CGPoint
    ) {
        attributedString = string
        let lower = min(max(line.units.lowerBound - start, 0), string.length)
        let upper = min(max(line.end, line.units.upperBound) - start, string.length)
        characterRange = NSRange(lower..<max(lower, upper))
        typographicBounds = CGRect(
            x: line.used.minX - origin.x, y: line.top - origin.y, width: line.used.width, height: line.bottom - line.top
        )
        glyphOrigin = CGPoint(x: 0, y: line.baseline - line.top)
        (self.places, self.index, self.start, offset, self.fragment) = (places, index, start, origin, fragment)
        super.init()
    }

    /// Draws the line with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        let units = start + characterRange.location..<(start + NSMaxRange(characterRange))
        let corner = CGPoint(x: point.x - typographicBounds.minX, y: point.y - typographicBounds.minY)
        fragment?.draw(units, at: corner, in: context)
    }

    /// Returns the place of a character of the element, relative to the top left corner of the line's rectangle.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let x = places.x(of: start + index, inLine: self.index)
        return CGPoint(x: x - offset.x - typographicBounds.minX, y: glyphOrigin.y)
    }

    /// Returns the character of the element at a point, which is relative to the top left corner of the line's rectangle.
    open func characterIndex(for point: CGPoint) -> Int {
        let x = point.x + typographicBounds.minX + offset.x
        let line = places.lines[index]
        let found = line.characters.first { $0.left <= x && x < $0.right }
        return (found?.units.lowerBound ?? line.units.upperBound) - start
    }
}
