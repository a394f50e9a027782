import Foundation
import QuartziteCommandLine

/// The scenes that the sources contain, and the selection of one of them.
struct SceneList {
    let scenes: [RunnableScene]
    /// The name of the module whose scenes are shown by default.
    var mainModule = ""
    /// Classes that cannot be created without arguments, with their initialisers.
    var unmakeable: [String: [String]] = [:]
    /// The reason why there are no scenes.
    var absence = ""
    /// All source files.
    var files: [String] = []

    /// Returns the scene with a name, or the scene of the file with that name.
    ///
    /// Without a name, returns the app, or else the only view controller, the only view, or the only preview, of the
    /// main module. Of several apps, the one with an attribute such as `@main` is meant.
    func scene(named name: String?) throws -> RunnableScene {
        if let name { return try named(name) }
        for kind in [RunnableScene.Kind.playground, .app, .controller, .view, .preview] {
            let found = Self.unique(scenes.filter { $0.kind == kind && $0.module == mainModule })
            let marked = found.filter(\.isMain)
            if let only = marked.first, marked.count == 1 { return only }
            let leaves = found.filter { !$0.isBase }
            if let only = leaves.count == 1 ? leaves.first : found.count == 1 ? found.first : nil { return only }
            guard found.isEmpty else {
                throw Failure.usage(
                    "there are \(found.count) scenes to choose from; add --scene with one of: \(names(found))")
            }
        }
        throw Failure(.missingInput, "nothing to show: \(absence)")
    }

    private func named(_ name: String) throws -> RunnableScene {
        if let exact = scenes.first(where: { $0.name == name || "\($0.module).\($0.name)" == name }) { return exact }
        let inner = scenes.filter { $0.name.hasSuffix("." + name) }
        if let only = inner.first, inner.count == 1 { return only }
        if let inits = unmakeable[name] {
            let how = inits.isEmpty ? "" : " (\(inits.joined(separator: " or ")))"
            throw Failure(
                .missingInput,
                "\(name) cannot be created without arguments\(how); add an init(), or show a class that creates it")
        }
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
        func isMeant(_ file: String) -> Bool { (file as NSString).lastPathComponent == stem + ".swift" }
        let inFile = scenes.filter { isMeant($0.file) }
        if !inFile.isEmpty { return try SceneList(scenes: inFile, mainModule: inFile[0].module).scene(named: nil) }
        let near = suggestions(for: name, among: scenes.map(\.name))
        let hint = near.isEmpty ? "the scenes are: \(names(scenes))" : "did you mean \(near.joined(separator: " or "))?"
        let lack =
            files.contains(where: isMeant) ? "\(stem).swift has nothing to show" : "there is no scene called \(name)"
        throw Failure(.missingInput, "\(lack); \(scenes.isEmpty ? absence : hint)")
    }

    /// Removes classes with the name of an earlier one; the compiler reports them.
    private static func unique(_ scenes: [RunnableScene]) -> [RunnableScene] {
        var names: Set<String> = []
        return scenes.filter { names.insert($0.name).inserted }
    }

    private func names(_ scenes: [RunnableScene]) -> String {
        let shown = scenes.prefix(30).map(\.name).joined(separator: ", ")
        return scenes.count > 30 ? "\(shown) and \(scenes.count - 30) more" : shown
    }

    /// The description of a scene that `--list --json` prints.
    struct Entry: Encodable {
        let file: String
        let kind: RunnableScene.Kind
        let line: Int
        let name: String
    }

    /// The descriptions that `--list --json` prints.
    var entries: [Entry] {
        scenes.map { Entry(file: $0.file, kind: $0.kind, line: $0.line, name: $0.name) }
    }

    /// The text that `--list` prints: for each scene, a line with its name, kind, file and line.
    var text: String {
        let width = scenes.map(\.name.count).max() ?? 0
        return scenes.map { scene in
            let gap = String(repeating: " ", count: width - scene.name.count + 2)
            let kind = scene.kind.rawValue.padding(toLength: 17, withPad: " ", startingAt: 0)
            return "\(scene.name)\(gap)\(kind)\(scene.file):\(scene.line)\n"
        }.joined()
    }
}
