/// Reads comma-separated values as RFC 4180 describes them; the first record names the columns.
struct CSVReader {
    private let text: [Character]
    private let path: String

    init(_ text: String, path: String) {
        // A carriage return and a line feed are one character of Swift.
        self.text = Array(text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...])
        self.path = path
    }

    func rows() throws -> [[DataTable.Cell]] {
        var records = try readRecords()
        guard !records.isEmpty else { return [] }
        let names = records.removeFirst().fields
        for (column, name) in names.enumerated() {
            guard !name.isEmpty, !name.contains("=") else {
                throw DataTable.error(path, 1, column + 1, "a column requires a name without =")
            }
            if names[..<column].contains(name) {
                throw DataTable.error(path, 1, column + 1, "\(name) is a column already")
            }
        }
        return try records.map { line, fields in
            guard fields.count == names.count else {
                let column = min(fields.count, names.count) + 1
                throw DataTable.error(path, line, column, "\(fields.count) values for \(names.count) columns")
            }
            return zip(names, fields).enumerated().map { column, field in
                DataTable.Cell(name: field.0, text: field.1, line: line, column: column + 1)
            }
        }
    }

    /// Returns the records with the lines on which they begin; empty lines are left out.
    private func readRecords() throws -> [(line: Int, fields: [String])] {
        var records: [(line: Int, fields: [String])] = []
        var (fields, field, line, start) = ([String](), "", 1, 1)
        var index = 0
        func end() {
            let isEmpty = fields.isEmpty && field.isEmpty
            if !isEmpty { records.append((start, fields + [field])) }
            (fields, field) = ([], "")
        }
        while index < text.count {
            let character = text[index]
            if character == "\"", field.isEmpty {
                let opening = line
                index += 1
                while index < text.count, text[index] != "\"" || (index + 1 < text.count && text[index + 1] == "\"") {
                    if text[index] == "\"" { index += 1 }
                    if text[index].isNewline { line += 1 }
                    field.append(text[index])
                    index += 1
                }
                guard index < text.count else {
                    throw DataTable.error(path, opening, fields.count + 1, "a quotation mark is not closed")
                }
            } else if character == "," {
                fields.append(field)
                field = ""
            } else if character.isNewline {
                end()
                line += 1
                start = line
            } else {
                field.append(character)
            }
            index += 1
        }
        end()
        return records
    }
}
