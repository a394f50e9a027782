/// The differences of two texts line by line, in groups with four equal lines around each.
struct LineDifference {
    /// A line of one text or of both.
    private struct Line {
        let mark: Character
        let text: String
    }

    /// The mark of a line that only the reference has.
    static let minus: Character = "\u{2212}"
    /// The mark of a line that only the new text has.
    static let plus: Character = "+"
    /// The mark of a line that both have, as wide as the others.
    private static let both: Character = "\u{2007}"
    private static let context = 4

    private let lines: [Line]

    init(_ reference: String, _ new: String) {
        let old = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let changes = new.difference(from: old)
        let removed = Set(changes.removals.map(Self.offset))
        let added = Set(changes.insertions.map(Self.offset))
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i), i < old.count {
                lines.append(Line(mark: Self.minus, text: old[i]))
                i += 1
            } else if added.contains(j), j < new.count {
                lines.append(Line(mark: Self.plus, text: new[j]))
                j += 1
            } else if i < old.count, j < new.count {
                lines.append(Line(mark: Self.both, text: old[i]))
                (i, j) = (i + 1, j + 1)
            } else {
                break
            }
        }
        self.lines = lines
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// The groups as text, each after a line with its place in both texts.
    var text: String {
        var shown = [Bool](repeating: false, count: lines.count)
        for index in lines.indices where lines[index].mark != Self.both {
            let around = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
            for other in around { shown[other] = true }
        }
        var result: [String] = []
        var (oldLine, newLine) = (1, 1)
        var index = 0
        while index < lines.count {
            let end = lines[index...].indices.first { shown[$0] != shown[index] } ?? lines.count
            let group = lines[index..<end]
            let old = group.count { $0.mark != Self.plus }
            let new = group.count { $0.mark != Self.minus }
            if shown[index] {
                result.append("@@ \(Self.minus)\(oldLine),\(old) \(Self.plus)\(newLine),\(new) @@")
                // A space at the end would not be seen.
                result += group.map { "\($0.mark)\($0.text)\($0.text.hasSuffix(" ") ? "¬" : "")" }
            }
            (oldLine, newLine, index) = (oldLine + old, newLine + new, end)
        }
        return result.joined(separator: "\n")
    }
}
