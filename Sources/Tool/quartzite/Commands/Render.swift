import ArgumentParser
import QuartziteGallery
import QuartziteCommandLine

/// `quartzite render`: renders a film, or prints the hashes of its frames.
struct Render: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Render a scene to a film, an animation, or a folder of pictures.")

    @OptionGroup(title: "Scene") var scene: SceneOptions
    @OptionGroup var options: RenderOptions
    @OptionGroup(title: "Data") var data: DataOptions

    func perform() throws {
        guard let (table, rows, outputs) = try checkedTable() else {
            try options.checkOutput()
            try options.render(scene.named())
            return
        }
        for row in rows {
            let words = DataTable.words(table.rows[row]) + ["-o", outputs[row]]
            let film = try Render.parse(CommandLine.arguments.dropFirst(2) + words)
            try film.options.checkOutput()
            try film.options.render(film.scene.named())
        }
    }

    /// Returns the rows of `--data` after checking each value for the scene; nil without `--data`.
    func checkedTable() throws -> (table: DataTable, rows: [Int], outputs: [String])? {
        guard let found = try data.table(options.output.output) else { return nil }
        let scene = try Gallery.requiredScene(named: scene.scene)
        try found.table.check { cell in
            if try DataTable.checkCommon(cell) { return }
            _ = try SceneControlValues([SceneSetting(parsing: "\(cell.name)=\(cell.text)")], for: scene)
        }
        return found
    }
}
