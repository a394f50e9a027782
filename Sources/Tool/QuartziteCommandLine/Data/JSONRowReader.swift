import Foundation

/// Reads a JSON array of objects whose values are texts, numbers, `true` or `false`, with their places in the file.
struct JSONRowReader {
    private let bytes: [UInt8]
    private let path: String
    private var offset = 0

    init(_ text: String, path: String) {
        bytes = Array(text.utf8)
        self.path = path
    }

    mutating func rows() throws -> [[DataTable.Cell]] {
        var rows: [[DataTable.Cell]] = []
        try expect("[")
        if try !consume("]") {
            repeat { rows.append(try row()) } while try consume(",")
            try expect("]")
        }
        skipSpace()
        guard offset == bytes.count else { throw unexpected("the end of the file") }
        return rows
    }

    private mutating func row() throws -> [DataTable.Cell] {
        var cells: [DataTable.Cell] = []
        try expect("{")
        if try consume("}") { return cells }
        repeat {
            skipSpace()
            let key = offset
            let name = try string()
            guard !name.isEmpty, !name.contains("=") else { throw error(at: key, "a column requires a name without =") }
            guard !cells.contains(where: { $0.name == name }) else {
                throw error(at: key, "\(name) has a value already")
            }
            try expect(":")
            skipSpace()
            let place = place(of: offset)
            cells.append(DataTable.Cell(name: name, text: try value(), line: place.line, column: place.column))
        } while try consume(",")
        try expect("}")
        return cells
    }

    private mutating func value() throws -> String {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { return try string() }
        let start = offset
        while offset < bytes.count, !" \t\r\n,]}[{".utf8.contains(bytes[offset]) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard
            ["true", "false"].contains(word)
                || (Double(word) != nil && word.utf8.first.map("-0123456789".utf8.contains) == true)
        else {
            offset = start
            throw unexpected("a text, a number, true or false")
        }
        return word
    }

    private mutating func string() throws -> String {
        let start = offset
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { throw unexpected("a text") }
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard offset < bytes.count else { throw error(at: start, "a quotation mark is not closed") }
        offset += 1
        let literal = Data("[".utf8) + Data(bytes[start..<offset]) + Data("]".utf8)
        guard let text = try? JSONDecoder().decode([String].self, from: literal).first else {
            throw error(at: start, "not a text of JSON")
        }
        return text
    }

    // MARK: Characters

    private mutating func skipSpace() {
        while offset < bytes.count, " \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
    }

    private mutating func consume(_ mark: Unicode.Scalar) throws -> Bool {
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: mark) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ mark: Unicode.Scalar) throws {
        guard try consume(mark) else { throw unexpected("\(mark)") }
    }

    private func unexpected(_ desired: String) -> Failure { error(at: offset, "\(desired) is expected here") }

    private func error(at offset: Int, _ message: String) -> Failure {
        let place = place(of: offset)
        return DataTable.error(path, place.line, place.column, message)
    }

    private func place(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes[..<min(offset, bytes.count)]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
    }
}
