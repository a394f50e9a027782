import Foundation
import QuartziteCommandLine

/// The arguments of a job: what they select, and which of them a chunk repeats.
struct JobArguments {
    /// The options of the film.
    let options: RenderOptions
    /// The scene of the gallery; nil for the user's sources.
    let scene: RenderedScene?
    /// The user's sources, as given; empty for a scene of the gallery.
    let sources: [String]
    /// The folders of pictures that `--assets` names.
    let assets: [String]
    /// The rows of `--data`, each a film; nil without.
    let table: DataTable?
    /// The command and its arguments that are the same for all chunks, with a placeholder for each path.
    let words: [Word]

    /// A word of a chunk's command.
    enum Word: Equatable {
        case text(String)
        /// The path of a source or of another input, by its index in `inputs`.
        case input(Int)
    }

    /// The paths of all files and folders that a chunk reads.
    let inputs: [String]

    /// The options that concern the film as a whole, and are followed by a value.
    private static let filmOptions: Set = [
        "-o", "--output", "--format", "--quality", "--loop", "--frames", "--end", "--duration", "--hashes",
        "--progress",
        "-j", "--threads",
    ]
    private static let filmFlags: Set = ["--force", "-q", "--quiet", "-v", "--verbose"]
    private static let inputOptions: Set = ["--touches", "--assets", "--data"]

    @MainActor
    init(_ words: [String]) throws {
        let isOneRow: Bool
        let name = words.first { !$0.hasPrefix("-") } ?? ""
        let isFile = name.contains("/") || FileManager.default.fileExists(atPath: name)
        if isFile {
            let run = try Run.parse(words)
            try run.options.check()
            guard !run.options.code.list, !run.options.rendersStill else {
                throw Failure.usage("a job renders a film; omit --list and --time")
            }
            isOneRow = run.options.data.row != nil
            scene = nil
            options = run.options.render
            table = try run.options.data.table(options.output.output)?.table
            try table?.check { _ = try DataTable.checkCommon($0) }
            sources = run.options.code.paths
            assets = run.options.code.assets
            _ = try SwiftFiles.find(sources)
        } else {
            guard !words.isEmpty else { throw Failure.usage("name a scene, or Swift files") }
            let render = try Render.parse(words)
            scene = try render.scene.named()
            options = render.options
            isOneRow = render.data.row != nil
            table = try render.checkedTable()?.table
            sources = []
            assets = []
            try options.checkOutput()
        }
        guard !isOneRow else { throw Failure.usage("a job renders all rows; omit --row") }
        var (kept, inputs): ([Word], [String]) = ([.text(isFile ? "run" : "render")], [])
        func add(_ path: String) {
            kept.append(.input(inputs.firstIndex(of: path) ?? inputs.count))
            if !inputs.contains(path) { inputs.append(path) }
        }
        var rest = words[...]
        while let word = rest.popFirst() {
            let (option, value) = Self.split(word)
            if Self.filmFlags.contains(word) { continue }
            if Self.filmOptions.contains(option) {
                if value == nil { rest = rest.dropFirst() }
            } else if Self.inputOptions.contains(option) {
                kept.append(.text(option))
                add(value ?? rest.popFirst() ?? "")
            } else if sources.contains(word) {
                add(word)
            } else {
                kept.append(.text(word))
            }
        }
        self.words = kept
        self.inputs = inputs
    }

    /// The index in `inputs` of the file with the rows.
    var dataInput: Int? { table.flatMap { inputs.firstIndex(of: $0.path) } }

    /// Splits `--option=value`.
    private static func split(_ word: String) -> (option: String, value: String?) {
        guard word.hasPrefix("--"), let mark = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<mark]), String(word[word.index(after: mark)...]))
    }
}
