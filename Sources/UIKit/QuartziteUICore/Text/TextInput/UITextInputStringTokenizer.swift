import QuartziteUIDrawing

/// Methods that find the units of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit with a position, which at a boundary is the one in the direction; nil if there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a position is the last one of a unit in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next boundary of a unit in a direction; nil if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is in a unit; at a boundary, in the one in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// An object that finds characters, words, sentences, lines and paragraphs in a text input.
///
/// Words are letters and digits with apostrophes between them; each Chinese or Japanese character is a word.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for a text input, which it references weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the unit with a position, which at a boundary is the one in the direction; nil if there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return unit(granularity, at: offset, forward: direction.isForward).flatMap(range)
    }

    /// Returns whether a position is the last one of a unit in a direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        // The unit that the direction leads out of.
        guard let unit = unit(granularity, at: offset, forward: !direction.isForward) else { return false }
        return direction.isForward ? unit.upperBound == offset : unit.lowerBound == offset
    }

    /// Returns the next boundary of a unit in a direction; nil if there is none.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let start = input.beginningOfDocument
        let offset = input.offset(from: start, to: position)
        let units = boundaries(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
        let next = direction.isForward ? units.filter { $0 > offset }.min() : units.filter { $0 < offset }.max()
        return next.flatMap { input.position(from: start, offset: $0) }
    }

    /// Returns whether a position is in a unit; at a boundary, in the one in the direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    private func range(_ unit: Range<Int>) -> UITextRange? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func unit(_ granularity: UITextGranularity, at offset: Int, forward: Bool) -> Range<Int>? {
        boundaries(granularity).first {
            forward ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
        }
    }

    private var string: String {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return ""
        }
        return input.text(in: all) ?? ""
    }

    private func boundaries(_ granularity: UITextGranularity) -> [Range<Int>] {
        let string = string
        switch granularity {
        case .character: return TextBoundaries.characters(of: string)
        case .word: return TextBoundaries.words(of: string)
        case .sentence: return TextBoundaries.sentences(of: string)
        case .paragraph: return TextBoundaries.paragraphs(of: string)
        case .line:
            let lines = (input as? any TextPlacing)?.textPlaces.lines
            return lines?.map { $0.units.lowerBound..<max($0.end, $0.units.upperBound) }
                ?? TextBoundaries.paragraphs(of: string)
        case .document: return [0..<string.utf16.count]
        }
    }
}
