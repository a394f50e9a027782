/// A call of a function in Swift code: its arguments and the closures after them.
struct CallSyntax {
    /// A change of the code.
    struct Edit {
        let range: Range<Int>
        let text: [UInt8]
    }

    /// A closure after the arguments.
    private struct Closure {
        /// The label; empty for the first closure, which has none.
        let label: String
        /// The bytes from the label, or the brace, to the closing brace.
        let range: Range<Int>
    }

    private let code: [UInt8]
    /// The first byte after the arguments.
    private let end: Int
    private let closures: [Closure]
    private let indentation: String

    /// Reads the call that begins at a line and column, both from 1; nil if there is none.
    init?(_ code: [UInt8], line: Int, column: Int) {
        self.code = code
        var scanner = CodeScanner(code)
        guard let start = scanner.start(ofLine: line) else { return nil }
        indentation = String(decoding: code[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        scanner.position = start + max(0, column - 1)
        scanner.skipName()
        guard scanner.position > start + max(0, column - 1) || scanner.current == UInt8(ascii: "(") else { return nil }
        if scanner.current == UInt8(ascii: "<") { scanner.skipGenericArguments() }
        guard scanner.current == UInt8(ascii: "("), scanner.skipGroup() else { return nil }
        end = scanner.position
        var closures: [Closure] = []
        while true {
            let before = scanner.position
            scanner.skipSpace()
            let first = scanner.position
            var label = ""
            if !closures.isEmpty {
                label = scanner.skipName()
                scanner.skipSpace()
                guard !label.isEmpty, scanner.current == UInt8(ascii: ":") else { break }
                scanner.position += 1
                scanner.skipSpace()
            }
            guard scanner.current == UInt8(ascii: "{"), scanner.skipGroup() else {
                scanner.position = before
                break
            }
            closures.append(Closure(label: label, range: first..<scanner.position))
        }
        self.closures = closures
    }

    /// Returns the change that gives the closure of a description a text, adds it, or removes it.
    func edit(to text: String?, _ descriptor: InlineSnapshotSyntaxDescriptor) -> Edit {
        let offset = descriptor.trailingClosureOffset
        let found = closures.indices.first { index in
            let label = closures[index].label
            return label.isEmpty ? index == offset : descriptor.labels.contains(label)
        }
        let isFirst = found.map { $0 == 0 } ?? closures.isEmpty
        let title = isFirst ? "{" : "\(descriptor.trailingClosureLabel): {"
        let new = text.map { " \(title)\n\(literal($0))\n\(indentation)}" } ?? ""
        if let found {
            // The space before the closure belongs to the change.
            let from = found == 0 ? end : closures[found - 1].range.upperBound
            return Edit(range: from..<closures[found].range.upperBound, text: Array(new.utf8))
        }
        let place = closures.prefix(offset).last?.range.upperBound ?? end
        return Edit(range: place..<place, text: Array(new.utf8))
    }

    /// Returns a text as a literal of several lines, indented below the call.
    private func literal(_ text: String) -> String {
        let unit = indentation.contains("\t") ? "\t" : "  "
        let space = indentation + unit
        var signs = ""
        if text.contains("\\") || text.contains("\"\"\"") {
            signs = "#"
            while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : space + $0 }
        return (["\(space)\(signs)\"\"\""] + lines + ["\(space)\"\"\"\(signs)"]).joined(separator: "\n")
    }
}
