/// A replacement of a range of a file's bytes.
struct Edit {
    /// The range of UTF-8 bytes in the original text.
    var range: Range<Int>
    var replacement: String
    /// The replaced construct, as reports name it, such as `@objc` or `#selector`; empty for a part of another edit.
    var kind: String
}

extension [UInt8] {
    /// Returns these bytes with the edits applied, and the edits that were applied.
    ///
    /// A line break that an edit would remove is kept after its replacement, so that the text that follows stays on its
    /// line. If edits overlap, only the one that begins first is applied.
    func applying(_ edits: [Edit]) -> (bytes: [UInt8], applied: [Edit]) {
        let ordered = edits.enumerated().sorted { a, b in
            let (first, second) = (a.element.range, b.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            // At the same position, insertions come first, in the order they were added.
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            if !first.isEmpty, first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
            return a.offset < b.offset
        }.map(\.element)
        var result: [UInt8] = []
        result.reserveCapacity(count + 64 * ordered.count)
        var applied: [Edit] = []
        var position = 0
        for edit in ordered where edit.range.lowerBound >= position && edit.range.upperBound <= count {
            result += self[position..<edit.range.lowerBound]
            let newline = UInt8(ascii: "\n")
            let replacement = Array(edit.replacement.utf8)
            let lost = self[edit.range].count { $0 == newline } - replacement.count { $0 == newline }
            result += replacement
            if lost > 0 { result += repeatElement(newline, count: lost) }
            position = edit.range.upperBound
            applied.append(edit)
        }
        result += self[position...]
        return (result, applied)
    }
}
