import QuartziteUIFoundation

/// A text with attributes whose changes update the layout managers that show it.
///
/// A subclass that stores the text elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for strings and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)``.
open class NSTextStorage: NSMutableAttributedString {
    /// What an edit changed; raw values are Apple's.
    public struct EditActions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The former name of ``EditActions``.
    public typealias EditedOptions = EditActions

    private var editingDepth = 0

    /// The delegate, which is notified of edits; a weak reference.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What the edits that are being processed changed.
    open private(set) var editedMask: EditActions = []
    /// The range of the edited characters after the edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change of the text's length by the edits, in UTF-16 units.
    open private(set) var changeInLength = 0

    /// Creates an empty text.
    public init() { super.init(string: "") }
    /// Creates a text without attributes.
    public override init(string: String) { super.init(string: string) }
    /// Creates a text with the same attributes everywhere.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    /// Creates a copy of a text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// Creates a text from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    // MARK: Layout managers

    /// The layout managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Adds a layout manager, and lays out the text in its containers.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        nonisolated(unsafe) let storage = self
        let manager = aLayoutManager
        MainActor.assumeIsolated {
            manager.textStorage?.removeLayoutManager(manager)
            manager.textStorage = storage
            manager.textDidChange()
        }
        layoutManagers.append(aLayoutManager)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        nonisolated(unsafe) let storage = self
        let manager = aLayoutManager
        MainActor.assumeIsolated {
            guard manager.textStorage === storage else { return }
            manager.textStorage = nil
            manager.textDidChange()
        }
    }

    // MARK: Reading

    /// The number of UTF-16 units of ``string``.
    open override var length: Int { string.utf16.count }

    /// Returns an attribute of a character, and stores the range in which no attribute changes.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    /// Returns the attributes of a character, and stores the part of a range in which no attribute changes.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        var own = NSRange(location: 0, length: 0)
        let attributes = attributes(at: location, effectiveRange: &own)
        range?.pointee = NSIntersectionRange(own, rangeLimit)
        return attributes
    }

    /// Returns an attribute of a character, and stores the part of a range in which it stays the same object.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        func isSame(_ a: Any?, _ b: Any?) -> Bool {
            guard let a, let b else { return a == nil && b == nil }
            if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
            return a as AnyObject === b as AnyObject
        }
        var run = NSRange(location: 0, length: 0)
        let value = attributes(at: location, longestEffectiveRange: &run, in: rangeLimit)[attrName]
        var whole = run
        while NSMaxRange(whole) < NSMaxRange(rangeLimit),
            isSame(attributes(at: NSMaxRange(whole), longestEffectiveRange: &run, in: rangeLimit)[attrName], value)
        { whole = NSUnionRange(whole, run) }
        while whole.location > rangeLimit.location,
            isSame(attributes(at: whole.location - 1, longestEffectiveRange: &run, in: rangeLimit)[attrName], value)
        { whole = NSUnionRange(whole, run) }
        range?.pointee = whole
        return value
    }

    /// Returns a part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        check(range, "attributedSubstringFromRange:")
        let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range) { attributes, run, _ in
            copy.setAttributes(
                attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return copy
    }

    // MARK: Editing

    /// Records an edit, and processes it unless it is part of a group.
    ///
    /// - Parameters:
    ///   - editedMask: What the edit changed.
    ///   - editedRange: The characters before the edit.
    ///   - delta: The change of the text's length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedRange = self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
        if editingDepth == 0 { processEditing() }
    }

    /// Tells the delegate and the layout managers about the recorded edits.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        // Edits by the delegate belong to the same group.
        editingDepth += 1
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        editingDepth -= 1
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        let managers = layoutManagers
        if !managers.isEmpty { MainActor.assumeIsolated { for manager in managers { manager.textDidChange() } } }
    }

    /// Begins a group of edits, which are processed at its end.
    open override func beginEditing() { editingDepth += 1 }

    /// Ends a group of edits; does nothing without one.
    open override func endEditing() {
        guard editingDepth > 0 else { return }
        editingDepth -= 1
        if editingDepth == 0 { processEditing() }
    }

    private func check(_ range: NSRange, _ method: String) {
        guard range.location < 0 || range.length < 0 || range.location > length - range.length else { return }
        raise(.range, "\(type(of: self)) \(method): Out of bounds")
    }

    /// Replaces characters; the new ones have the attributes of the first replaced one.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        check(range, "replaceCharactersInRange:withString:")
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Replaces characters and their attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let start = range.location
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, range, _ in
            setAttributes(attributes, range: NSRange(location: start + range.location, length: range.length))
        }
        endEditing()
    }

    /// Replaces the attributes of characters.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        check(range, "setAttributes:range:")
        super.setAttributes(attrs.map { sharedValues($0) }, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        check(range, "setAttributes:range:")
        beginEditing()
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        enumerateAttributes(in: range) { attributes, range, _ in runs.append((attributes, range)) }
        for (attributes, range) in runs {
            var changed = attributes
            body(&changed)
            setAttributes(changed, range: range)
        }
        endEditing()
    }

    /// Sets an attribute of characters.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }
    /// Sets attributes of characters.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }
    /// Removes an attribute of characters.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }
    /// Inserts a text.
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    /// Appends a text.
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    /// Deletes characters.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    /// Replaces the whole text.
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
}

/// Methods that are notified of the edits of a text; all are optional.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before an edit is processed; may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
    /// Called when an edit is processed; may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
