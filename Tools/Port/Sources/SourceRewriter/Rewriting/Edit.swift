/// One replacement of a range of a file's bytes.
struct Edit {
    /// Offsets of UTF-8 bytes in the original text.
    var range: Range<Int>
    var replacement: String
    /// What was refused, as reports name it: `@objc`, `#selector`; empty for a part of another edit.
    var kind: String
}

extension [UInt8] {
    /// These bytes with the edits made, each line break that an edit would swallow kept after its replacement: what
    /// follows stays on its line.
    ///
    /// Of edits that overlap, the one that begins first wins.
    func applying(_ edits: [Edit]) -> (bytes: [UInt8], applied: [Edit]) {
        let ordered = edits.enumerated().sorted { a, b in
            let (first, second) = (a.element.range, b.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            // At one place, what only inserts comes first, in the order it was asked for.
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
