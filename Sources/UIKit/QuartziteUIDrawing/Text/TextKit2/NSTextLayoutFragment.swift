import QuartziteUIFoundation

/// The layout of an element of a text, such as a paragraph, with its lines.
///
/// A subclass can override ``draw(at:in:)`` for text effects; the delegate of the layout manager creates it.
@preconcurrency @MainActor open class NSTextLayoutFragment: NSObject {
    /// How fragments are enumerated, as a set of options.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Sizes may be estimated; here they are always exact.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// The fragments are laid out, as they always are here.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The empty line after a line end at the end of the text belongs to the last fragment, as it always does here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far the layout of a fragment has come; raw values are Apple's.
    public enum State: UInt, Sendable {
        /// Nothing is known.
        case none = 0
        /// The usage is estimated.
        case estimatedUsageBounds = 1
        /// The layout is being computed.
        case calculatedUsageBounds = 2
        /// The layout is available.
        case layoutAvailable = 3
    }

    /// The layout manager; nil until it shows the fragment.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The element; a weak reference, because the layout manager keeps it.
    public let textElement: NSTextElement?
    private let range: NSTextRange?
    private(set) var box = CGRect.zero
    private var lines: [NSTextLineFragment] = []
    private var hasLines = false

    /// Creates a fragment.
    ///
    /// - Parameters:
    ///   - textElement: The element that the fragment lays out.
    ///   - rangeInElement: The part of the element; nil for the whole element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        range = rangeInElement
        super.init()
    }

    /// The characters of the fragment, in the document.
    open var rangeInElement: NSTextRange { range ?? textElement?.elementRange ?? NSTextRange(0..<0) }
    /// The rectangle of the lines in the container, in points.
    open var layoutFragmentFrame: CGRect {
        layOut()
        return box
    }
    /// The rectangle that drawing may cover, relative to the top left corner of the frame; by default the whole frame
    /// with a margin for glyphs that extend beyond their lines.
    open var renderingSurfaceBounds: CGRect {
        CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -8, dy: -4)
    }
    /// The lines, from top to bottom.
    open var textLineFragments: [NSTextLineFragment] {
        layOut()
        return lines
    }
    /// How far the layout has come; available in a layout manager.
    open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }

    /// Discards the layout, which is computed when it is next needed.
    open func invalidateLayout() { hasLines = false }

    private func layOut() {
        guard !hasLines, let manager = textLayoutManager else { return }
        hasLines = true
        let units = rangeInElement.units
        let string = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        let places = manager.places
        let isLast = units.upperBound == manager.documentRange.units.upperBound
        let own = places.lines.indices.filter { index in
            let line = places.lines[index]
            return units.contains(line.units.lowerBound) || isLast && line.units.lowerBound == units.upperBound
        }
        let used = own.map { places.lines[$0] }
        guard let first = used.first, let last = used.last else { return }
        let left = used.map(\.used.minX).min() ?? 0
        let right = used.map(\.used.maxX).max() ?? 0
        box = CGRect(x: left, y: first.top, width: right - left, height: last.bottom - first.top)
        lines = own.map { index in
            NSTextLineFragment(
                string, places.lines[index], index: index, in: places, start: units.lowerBound, of: self,
                origin: box.origin)
        }
    }

    /// Draws the lines with the top left corner of the frame at a point.
    open func draw(at point: CGPoint, in context: CGContext) { draw(rangeInElement.units, at: point, in: context) }

    package final func draw(_ units: Range<Int>, at point: CGPoint, in context: CGContext) {
        let frame = layoutFragmentFrame
        textLayoutManager?.draw(
            units, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), in: context)
    }

    /// Returns the rectangle of an attachment at a place, relative to the top left corner of the frame; empty without
    /// one.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let unit = (location as? TextUnitLocation)?.unit, let manager = textLayoutManager,
            manager.hasAttachment(at: unit)
        else { return .zero }
        let frame = layoutFragmentFrame
        return manager.rects(of: unit..<(unit + 1)).first?.offsetBy(dx: -frame.minX, dy: -frame.minY) ?? .zero
    }
}
