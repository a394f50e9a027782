import QuartziteUIFoundation
import QuartziteText

/// Methods that provide the fragments of a layout; all are optional.
@preconcurrency @MainActor public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the fragment of an element, which may be of an app's class.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    /// Returns a fragment of the standard class.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}

/// An object that lays out a document in a container, as fragments with lines.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {
    /// The document; nil until the layout manager is added to one.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// The delegate, which can create fragments; a weak reference.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { layout.textDidChange() } }
    /// Whether line heights include the leading of fonts, as they always do here; true by default.
    open var usesFontLeading = true
    /// The controller that lays out the visible part.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    private let layout: NSLayoutManager
    /// The document of a text view, which nothing else keeps.
    private var ownContent: NSTextContentStorage?
    private var fragments: [NSTextLayoutFragment] = []
    private var generation = -1

    /// Creates a layout manager without a document.
    public override init() {
        layout = NSLayoutManager()
        super.init()
    }

    /// Creates a view of the layout of a text view.
    package init(_ layout: NSLayoutManager, _ container: NSTextContainer, _ storage: NSTextStorage) {
        self.layout = layout
        super.init()
        let content = NSTextContentStorage(storage)
        ownContent = content
        content.addTextLayoutManager(self)
    }

    /// The container; nil by default.
    open var textContainer: NSTextContainer? {
        get { layout.textContainers.first }
        set {
            guard newValue !== textContainer else { return }
            if textContainer != nil { layout.removeTextContainer(at: 0) }
            if let newValue { layout.addTextContainer(newValue) }
        }
    }

    /// Lays out another text.
    func connect(from old: NSTextStorage?, to new: NSTextStorage?) {
        if let old, layout.textStorage === old { old.removeLayoutManager(layout) }
        if let new, layout.textStorage !== new { new.addLayoutManager(layout) }
    }

    /// The whole document.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

    /// Replaces the document.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    // MARK: Layout

    /// The places of the lines in the container.
    var places: TextPlaces {
        guard let textContainer, let text = layout.layout(of: textContainer) else {
            return TextPlaces(lines: [], unitCount: 0)
        }
        return text.places
    }

    /// The rectangle that the text covers in the container, with the padding at the sides of lines; it has zero size
    /// without text.
    open var usageBoundsForTextContainer: CGRect { textContainer.map { layout.usedRect(for: $0) } ?? .zero }

    /// Lays out a range, if this is necessary.
    open func ensureLayout(for range: NSTextRange) { _ = places }
    /// Lays out a rectangle of the container, if this is necessary.
    open func ensureLayout(for bounds: CGRect) { _ = places }
    /// Discards the layout.
    open func invalidateLayout(for range: NSTextRange) { layout.textDidChange() }

    private var currentFragments: [NSTextLayoutFragment] {
        _ = places
        guard generation != layout.generation else { return fragments }
        generation = layout.generation
        fragments = []
        var made: [NSTextLayoutFragment] = []
        textContentManager?.enumerateTextElements(from: documentRange.location) { element in
            guard let range = element.elementRange else { return false }
            let fragment =
                delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
                ?? NSTextLayoutFragment(textElement: element, range: range)
            fragment.textLayoutManager = self
            made.append(fragment)
            return true
        }
        fragments = made
        return made
    }

    /// Calls a closure with the fragments from a place on, until it returns false.
    ///
    /// - Parameters:
    ///   - location: The place; nil for the start, or in reverse order for the end.
    ///   - options: The order.
    ///   - block: Called with a fragment; returns whether to continue.
    /// - Returns: The place after the last fragment; nil without fragments.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed = options.contains(.reverse)
        let all = currentFragments
        var last: (any NSTextLocation)?
        for fragment in isReversed ? all.reversed() : all {
            let range = fragment.rangeInElement
            if let location {
                let isAway =
                    isReversed
                    ? range.location.compare(location) != .orderedAscending
                    : range.endLocation.compare(location) != .orderedDescending
                if isAway { continue }
            }
            last = isReversed ? range.location : range.endLocation
            guard block(fragment) else { break }
        }
        return last
    }

    /// Returns the fragment with a place; nil if there is none.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        currentFragments.first { $0.rangeInElement.contains(location) }
    }

    /// Returns the fragment at a point of the container; nil if there is none.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        currentFragments.first {
            $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY
        }
    }

    // MARK: Segments

    /// Kinds of segments; raw values are Apple's.
    public enum SegmentType: Int, Sendable {
        /// The rectangles of the text.
        case standard = 0
        /// The rectangles of a selection.
        case selection = 1
        /// The rectangles of highlighted text.
        case highlight = 2
    }

    /// How segments are enumerated, as a set of options.
    public struct SegmentOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The closure receives no range.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// The rectangles do not extend to the edges of the container, as they never do here.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    }

    /// Calls a closure with the rectangles of a range, line by line, until it returns false.
    ///
    /// The closure receives the range, the rectangle in the container, the distance of the baseline from its top, and the
    /// container.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        let units = textRange.units
        let places = places
        for line in places.lines where line.units.overlaps(units) {
            let own = line.units.clamped(to: units)
            guard let rect = places.rects(of: own, edges: line.used.minX...line.used.maxX).first?.rect else { continue }
            let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(own)
            guard block(range, rect, line.baseline - rect.minY, textContainer) else { return }
        }
    }

    final package func rects(of units: Range<Int>) -> [CGRect] { places.rects(of: units, edges: 0...0).map(\.rect) }

    func hasAttachment(at unit: Int) -> Bool {
        guard let storage = layout.textStorage, (0..<storage.length).contains(unit) else { return false }
        return storage.attribute(.attachment, at: unit, effectiveRange: nil) != nil
    }

    // MARK: Drawing

    /// Draws units of the text with the top left corner of the container at a point.
    func draw(_ units: Range<Int>, at origin: CGPoint, in context: CGContext) {
        guard let textContainer, let text = layout.layout(of: textContainer) else { return }
        for block in text.blocks where units.overlaps(block.start..<(block.start + block.length)) {
            let own = max(units.lowerBound - block.start, 0)..<max(units.upperBound - block.start, 0)
            context.draw(
                block.layout.keeping(own), at: CGPoint(x: origin.x + block.origin.x, y: origin.y + block.origin.y),
                color: .black)
        }
    }

    // MARK: Rendering attributes

    /// Replaces the attributes with which a range is drawn in addition to those of the text.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        let range = NSRange(textRange.units)
        layout.renderings = layout.renderings.filter { $0.range != range } + [(range, renderingAttributes)]
    }

    /// Adds an attribute with which a range is drawn; a nil value removes it.
    open func addRenderingAttribute(_ attribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
        guard let value else { return removeRenderingAttribute(attribute, for: textRange) }
        layout.renderings.append((NSRange(textRange.units), [attribute: value]))
    }

    /// Removes an attribute that was added to the same range.
    open func removeRenderingAttribute(_ attribute: NSAttributedString.Key, for textRange: NSTextRange) {
        let range = NSRange(textRange.units)
        layout.renderings = layout.renderings.compactMap { entry in
            guard entry.range == range else { return entry }
            let rest = entry.attributes.filter { $0.key != attribute }
            return rest.isEmpty ? nil : (entry.range, rest)
        }
    }

    /// Removes the attributes that were added inside of a range.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        let units = textRange.units
        layout.renderings = layout.renderings.filter { entry in
            !(units.lowerBound <= entry.range.location && NSMaxRange(entry.range) <= units.upperBound)
        }
    }
}
