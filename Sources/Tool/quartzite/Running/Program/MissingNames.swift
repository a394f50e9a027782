import CoreGraphics
import Foundation

/// Explains why the compiler did not find names.
struct MissingNames {
    let sources: ProgramSources
    let state: WorkFolder.State

    /// Returns a hint for names that were not found: the modules or the languages that declare them.
    func advice(_ missing: [String]) -> String? {
        let compiled = sources.application.map { ObjectiveCNames($0.graph).declared(missing) } ?? []
        let imported = Set(state.modules.values.flatMap(\.report.files).flatMap(\.missingModules)).sorted()
        let uses = missing.filter { !compiled.contains($0) }.compactMap { name in
            ExternalModule.declaring(name, among: imported).map { (module: $0, name: name) }
        }
        let own = sources.application == nil ? [] : uses.filter { !ExternalModule.isApple($0.module) }
        let others = uses.filter { use in !own.contains { $0 == use } }
        let parts = [
            (compiled.map { ("Objective-C", $0) }, "written in", "which is not compiled"),
            (others, "part of", "which Quartzite does not have"),
            (own, "part of", "which the checkout does not contain"),
        ].filter { !$0.0.isEmpty }.map { "\(Self.list($0.0, $0.1)), \($0.2)" }
        if !parts.isEmpty { return parts.joined(separator: "; ") }
        guard sources.application == nil, hasNeighbors else { return nil }
        return "missing names may be declared in other files; name the folder instead, and add --scene"
    }

    /// Returns the names that the code uses by their modules, those with most names first.
    private static func list(_ uses: [(module: String, name: String)], _ relation: String) -> String {
        let modules = Dictionary(grouping: uses, by: \.module).mapValues { Set($0.map(\.name)).sorted() }
        let parts = modules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { module, names in
            let shown = names.prefix(3).joined(separator: ", ")
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            return "\(shown)\(more) \(names.count == 1 ? "is" : "are") \(relation) \(module)"
        }
        return parts.joined(separator: ", ")
    }

    /// Whether there are other Swift files in the folders of the given ones.
    private var hasNeighbors: Bool {
        let named = Set(sources.paths)
        return Set(named.map { $0.folderPath }).contains { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            return names.contains {
                $0.hasSuffix(".swift") && !named.contains((folder as NSString).appendingPathComponent($0))
            }
        }
    }
}
