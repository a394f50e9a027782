import ArgumentParser

/// The options that render several films of one scene.
package struct DataOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Render a film for each row of a CSV or JSON file, whose columns are settings, seed or touches.",
            valueName: "rows"))
    package var data: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Render only this row of the data, from 1.", valueName: "N"))
    package var row: Int?

    package init() {}

    package func validate() throws {
        if row != nil, data == nil { throw ValidationError("--row requires --data") }
    }

    /// Returns the rows to render, with the paths of their films; nil without `--data`.
    ///
    /// - Parameter pattern: The output, in which `{row}` and the names of columns in braces are replaced.
    package func table(_ pattern: String?) throws -> (table: DataTable, rows: [Int], outputs: [String])? {
        guard let data else { return nil }
        guard let pattern else { throw Failure.usage("--data requires -o, as in -o film-{row}.mp4") }
        let table = try DataTable(path: data)
        if let row, !table.rows.indices.contains(row - 1) {
            throw Failure.usage("--row \(row): \(data) has rows 1 to \(table.rows.count)")
        }
        let rows = row.map { [$0 - 1] } ?? Array(table.rows.indices)
        return (
            table, rows,
            row != nil && !pattern.contains("{") ? table.rows.map { _ in pattern } : try table.outputs(pattern)
        )
    }
}
