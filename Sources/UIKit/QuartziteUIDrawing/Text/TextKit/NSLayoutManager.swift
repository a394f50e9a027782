import QuartziteUIFoundation
import QuartziteText

/// An object that lays out a text in containers, and draws it.
///
/// Every UTF-16 unit of the text is a glyph of its own, so that indices of glyphs and characters are the same. Points
/// are relative to the top left corner of a container.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The text; a weak reference.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether line heights include the leading of fonts, as they always do here; true by default.
    open var usesFontLeading = true
    /// Whether parts of the text may be laid out alone; false by default, stored without effect.
    open var allowsNonContiguousLayout = false
    /// Whether natural alignment is at the right.
    package final var isRightToLeft = false { didSet { if isRightToLeft != oldValue { textDidChange() } } }
    /// Called after the text or a container changed.
    package final var changed: (() -> Void)?
    /// Returns the text as it is to look, for example with coloured links; nil for the text itself.
    package final var decorate: ((NSAttributedString) -> NSAttributedString)?

    /// Attributes that change how ranges look, but not the text.
    final var renderings: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = [] {
        didSet { textDidChange() }
    }
    /// The number of changes; each discards the layout.
    final private(set) var generation = 0

    private var laidOut: [LaidOutText]?
    /// The traits by which the colours of the layout were resolved.
    private var colorTraits: UITraitCollection?

    /// Creates a layout manager without a text.
    public override init() { super.init() }

    // MARK: Containers

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager?.remove(container)
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        textDidChange()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else {
            raise(
                .range,
                "-[\(type(of: self)) removeTextContainerAtIndex:]: index (\(index)) beyond bounds "
                    + "(\(textContainers.count)).")
        }
        textContainers.remove(at: index).layoutManager = nil
        textDidChange()
    }

    private func remove(_ container: NSTextContainer) {
        if let index = textContainers.firstIndex(where: { $0 === container }) { removeTextContainer(at: index) }
    }

    // MARK: Layout

    /// Lays out the text again when it is next needed; called after a container changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { textDidChange() }

    /// Discards the layout.
    package final func textDidChange() {
        laidOut = nil
        generation += 1
        changed?()
    }

    /// Lays out the text, if this is necessary.
    open func ensureLayout(for container: NSTextContainer) { _ = layouts }
    /// Lays out the text, if this is necessary.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
    /// Lays out the text, if this is necessary.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
    /// Discards the layout; the range is stored as the actual one.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        textDidChange()
    }
    /// Draws the text again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { changed?() }
    /// Draws the text again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { changed?() }

    /// The layouts of the containers.
    private var layouts: [LaidOutText] {
        let traits = UITraitCollection.current
        if let laidOut, colorTraits?.hasDifferentColorAppearance(comparedTo: traits) == false { return laidOut }
        colorTraits = traits
        var made: [LaidOutText] = []
        var start = 0
        if let textStorage {
            let text = rendered(decorate?(textStorage) ?? textStorage)
            for container in textContainers {
                let layout = LaidOutText(text, from: start, in: container, isRightToLeft: isRightToLeft)
                made.append(layout)
                start = layout.range.upperBound
                // Text that is left out of a limited number of lines is in no container.
                if start >= textStorage.length { break }
            }
        }
        laidOut = made
        return made
    }

    private func rendered(_ text: NSAttributedString) -> NSAttributedString {
        guard !renderings.isEmpty, text.length > 0 else { return text }
        let copy = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(location: 0, length: text.length)))
        for (range, attributes) in renderings {
            let start = min(max(range.location, 0), text.length)
            let end = min(max(NSMaxRange(range), start), text.length)
            copy.addAttributes(attributes, range: NSRange(start..<end))
        }
        return copy
    }

    /// Returns the layout of a container; nil if no text reaches it.
    package final func layout(of container: NSTextContainer) -> LaidOutText? {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
        let layouts = layouts
        return layouts.indices.contains(index) ? layouts[index] : nil
    }

    /// Returns the layout with a glyph, which may be the one after the text, and its container.
    package final func layout(at glyph: Int) -> (layout: LaidOutText, container: NSTextContainer)? {
        let layouts = layouts
        guard let index = layouts.firstIndex(where: { $0.range.contains(glyph) }) ?? layouts.indices.last else {
            return nil
        }
        return (layouts[index], textContainers[index])
    }

    /// The layouts with their containers.
    package final var filled: [(layout: LaidOutText, container: NSTextContainer)] {
        Array(zip(layouts, textContainers))
    }

    // MARK: Drawing

    /// Draws glyphs, with the lines under and through them, in the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The top left corner of the container in the context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { $0.withoutBackgrounds }
    }

    /// Draws the background colours of glyphs in the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The top left corner of the container in the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { $0.backgroundsOnly }
    }

    private func draw(_ range: NSRange, at origin: CGPoint, _ part: (TextLayout) -> TextLayout) {
        guard let context = UIGraphicsGetCurrentContext(), let units = Range(range) else { return }
        for (text, _) in filled {
            for block in text.blocks where units.overlaps(block.start..<(block.start + block.length)) {
                let own = max(units.lowerBound - block.start, 0)..<max(units.upperBound - block.start, 0)
                let layout =
                    own.lowerBound == 0 && own.upperBound >= block.length ? block.layout : block.layout.keeping(own)
                context.draw(
                    part(layout), at: CGPoint(x: origin.x + block.origin.x, y: origin.y + block.origin.y), color: .black
                )
            }
        }
    }
}
