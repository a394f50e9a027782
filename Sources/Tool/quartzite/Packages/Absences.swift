import Foundation
import QuartziteMedia

/// What files lack because modules that they import are not there, as the compiler reports it.
///
/// The rewriter leaves out the declarations and statements that use such names. The rest of the app runs.
struct Absences: Codable, Equatable {
    /// A name that the compiler does not find in a file.
    struct Entry: Codable, Hashable {
        /// The name; nil for everything on the line.
        var name: String?
        /// The line on which it is used; nil for all lines.
        var line: Int?
        /// The modules that may declare it, in words.
        var module: String
    }

    /// The names by the path of the file.
    private(set) var files: [String: [Entry]] = [:]
    /// The digests of the files to whose lines entries refer.
    private var digests: [String: String] = [:]
    /// The modules that were there.
    private var modules: [String] = []
    /// The fingerprint of the compiler, the rewriter and the library.
    private var tools = ""

    var isEmpty: Bool { files.isEmpty }

    /// The modules that are not there.
    var missing: Set<String> { Set(files.values.joined().map(\.module)) }

    /// What is known from earlier runs of the same sources, as far as it still holds.
    ///
    /// - Parameter tools: The fingerprint of the compiler, the rewriter and the library.
    init(in folder: WorkFolder, for sources: ProgramSources, tools: String) {
        let names = sources.modules.modules.map(\.name) + sources.modules.clangModules.map(\.name)
        (modules, self.tools) = (names, tools)
        guard let data = FileManager.default.contents(atPath: Self.file(in: folder)),
            let known = try? JSONDecoder().decode(Absences.self, from: data), known.modules == names,
            known.tools == tools
        else { return }
        let paths = Set(sources.paths)
        for (path, entries) in known.files where paths.contains(path) {
            let isSame = known.digests[path] == Self.digest(of: path)
            let kept = entries.filter { isSame || $0.line == nil }
            if !kept.isEmpty { (files[path], digests[path]) = (kept, Self.digest(of: path)) }
        }
    }

    /// Keeps the names for later runs.
    func save(in folder: WorkFolder) throws {
        let file = Self.file(in: folder)
        guard !isEmpty else {
            try? FileManager.default.removeItem(atPath: file)
            return
        }
        try folder.write(JSONEncoder().encode(self), to: file)
    }

    /// Adds entries to a file; returns whether any is new.
    mutating func add(_ entries: [Entry], to path: String) -> Bool {
        let new = Set(entries).subtracting(files[path] ?? [])
        guard !new.isEmpty else { return false }
        files[path, default: []] += new.sorted { ($0.line ?? 0, $0.name ?? "") < ($1.line ?? 0, $1.name ?? "") }
        digests[path] = Self.digest(of: path)
        return true
    }

    /// Whether a name is known not to be in any file.
    func contains(_ name: String) -> Bool {
        files.values.contains { $0.contains { $0.name == name && $0.line == nil } }
    }

    /// Returns the absences in the given files as JSON; nil if these files have none.
    func text(of paths: [String]) -> String? {
        let desired = Set(paths)
        let part = files.filter { desired.contains($0.key) }
        if part.isEmpty { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(part)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func file(in folder: WorkFolder) -> String { folder.path + "/absences.json" }

    private static func digest(of path: String) -> String? {
        (try? SwiftFiles.contents(of: path)).map { ContentDigest($0).text }
    }
}
