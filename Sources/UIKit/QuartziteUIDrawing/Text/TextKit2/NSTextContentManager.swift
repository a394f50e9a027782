import QuartziteUIFoundation

/// A document that is laid out by layout managers; `NSTextContentStorage` is one of attributed text.
@preconcurrency @MainActor open class NSTextContentManager: NSObject {
    /// How elements are enumerated, as a set of options.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// The layout managers of the document.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The layout manager that the user edits; by default the first one.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primary ?? textLayoutManagers.first }
        set { primary = newValue }
    }
    private weak var primary: NSTextLayoutManager?
    /// Whether an editing transaction is in progress.
    open private(set) var hasEditingTransaction = false

    /// Creates an empty document.
    public override init() { super.init() }

    /// Adds a layout manager, which lays out the document from then on.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.remove(at: index).textContentManager = nil
    }

    /// The whole document; empty by default.
    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    /// Returns the place at a number of characters from another one; nil if that is outside of the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let document = documentRange.units
        guard let unit = (location as? TextUnitLocation)?.unit.addingReportingOverflow(offset), !unit.overflow,
            document.contains(unit.partialValue) || unit.partialValue == document.upperBound
        else { return nil }
        return TextUnitLocation(unit.partialValue)
    }

    /// Returns the number of characters between two places, negative if the second is before the first.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let start = (from as? TextUnitLocation)?.unit, let end = (to as? TextUnitLocation)?.unit else { return 0 }
        return end - start
    }

    /// Calls a closure with the elements from a place on, until it returns false; returns the place after the last one.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Returns the elements in a range, in order.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending
            else { return false }
            found.append(element)
            return true
        }
        return found
    }

    /// Calls a closure that changes the document, and lays it out afterwards.
    open func performEditingTransaction(_ transaction: () -> Void) {
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = false
    }
}
