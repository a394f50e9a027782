import Foundation

/// The rows of a file that `--data` names: one film for each, with values for settings by their names.
package struct DataTable {
    /// A value and where it is in the file.
    package struct Cell: Equatable {
        /// The name of the column.
        package let name: String
        package let text: String
        /// The line, from 1.
        package let line: Int
        /// The position in the line, from 1: of the column in CSV, of the first character in JSON.
        package let column: Int
    }

    /// The file's path.
    package let path: String
    package let rows: [[Cell]]

    /// The largest size of a file in bytes.
    private static let maximumBytes = 16 << 20
    /// The largest number of rows.
    static let maximumRows = 100_000

    /// Reads a file whose name ends in `.csv` or `.json`.
    package init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(.missingInput, "cannot read \(path): there is no such file")
        }
        guard data.count <= Self.maximumBytes, let text = String(validating: data, as: UTF8.self) else {
            throw Failure(.missingInput, "\(path): not a text of at most 16 MB in UTF-8")
        }
        let rows: [[Cell]]
        switch (path as NSString).pathExtension.lowercased() {
        case "csv": rows = try CSVReader(text, path: path).rows()
        case "json":
            var reader = JSONRowReader(text, path: path)
            rows = try reader.rows()
        default: throw Failure.usage("--data \(path): name a file that ends in .csv or .json")
        }
        guard !rows.isEmpty else { throw Failure(.missingInput, "\(path) has no rows") }
        guard rows.count <= Self.maximumRows else {
            throw Failure(.missingInput, "\(path) has more than \(Self.maximumRows) rows")
        }
        self.path = path
        self.rows = rows
    }

    /// Returns an error about a place in the file.
    static func error(_ path: String, _ line: Int, _ column: Int, _ message: String) -> Failure {
        Failure(.missingInput, "\(path):\(line):\(column): \(message)")
    }

    /// Calls `body` for each cell, and adds the cell's place to what it throws.
    package func check(_ body: (Cell) throws -> Void) throws {
        for cell in rows.joined() {
            do {
                try body(cell)
            } catch let failure as Failure {
                throw Self.error(path, cell.line, cell.column, "\(cell.name): \(failure.message)")
            } catch let error as InvalidArgument {
                throw Self.error(path, cell.line, cell.column, "\(cell.name): \(error)")
            }
        }
    }

    /// Returns the path of the film of each row.
    ///
    /// - Parameter pattern: A path in which `{row}` stands for the row's number, from 1, and `{name}` for a value.
    package func outputs(_ pattern: String) throws -> [String] {
        let outputs = try rows.enumerated().map { index, cells in
            let path = cells.reduce(pattern.replacing("{row}", with: "\(index + 1)")) { path, cell in
                path.replacing("{\(cell.name)}", with: cell.text)
            }
            let used = cells.filter { pattern.contains("{\($0.name)}") }
            if let cell = used.first(where: { $0.text.isEmpty || $0.text.contains("/") || $0.text.contains("\0") }) {
                throw Self.error(self.path, cell.line, cell.column, "\(cell.name): not suitable for a file name")
            }
            return path
        }
        var first: [String: Int] = [:]
        for (index, output) in outputs.enumerated() {
            guard let other = first.updateValue(index, forKey: output) else { continue }
            let (line, column) = (rows[index].first?.line ?? 1, rows[index].first?.column ?? 1)
            throw Self.error(
                path, line, column,
                "writes \(output), as row \(other + 1) does; name films with {row} or a column, as in -o film-{row}.mp4"
            )
        }
        return outputs
    }

    /// Returns the options that a row stands for, besides the output: its seed, touches and settings.
    package static func words(_ row: [Cell]) -> [String] {
        row.flatMap { cell in
            switch cell.name {
            case "seed": ["--seed", cell.text]
            case "touches": ["--touches", cell.text]
            default: ["--set", "\(cell.name)=\(cell.text)"]
            }
        }
    }

    /// Throws if a seed or the path of a touch script cannot be one; returns whether the cell was either.
    package static func checkCommon(_ cell: Cell) throws -> Bool {
        switch cell.name {
        case "seed": _ = try Seed(parsing: cell.text)
        case "touches": _ = try TouchFile.read(cell.text)
        default: return false
        }
        return true
    }
}
