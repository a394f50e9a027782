import Foundation
import QuartziteMedia
import QuartziteRewriting

/// The part of a work folder in which one module is rewritten and compiled.
struct ModuleFolder {
    let path: String

    var rewritten: String { path + "/rewritten" }
    var objects: String { path + "/objects" }

    /// The digests of the compiler's output files, by path.
    var objectDigests: [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
        return ContentDigest.texts(of: names.map { "\(objects)/\($0)" })
    }

    /// The paths of the object files, in alphabetical order.
    var objectFiles: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
        return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(objects)/\($0)" }
    }

    /// Returns the output files for a source file, by kind.
    func outputs(of file: String) -> [String: String] {
        let stem = objects + "/" + (file as NSString).lastPathComponent
        return ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
    }
}

/// What a module's rewritten files and compiled objects were created from.
struct ModuleState: Codable {
    /// The paths of the sources, with their digests.
    var paths: [String]
    var digests: [String]
    /// The digest of the settings and of the files of other modules that decide how the sources are rewritten.
    var context: String
    var report: RewriteReport
    /// The files for other systems and frameworks, which are not compiled.
    var foreign: Set<String> = []
    /// The digests of the rewritten files, by path.
    var copies: [String: String]
    /// The digests of the files from which the objects were compiled.
    var compiled: [String: String] = [:]
    /// The digests of the compiler's output files.
    var objects: [String: String] = [:]
    /// The digest of the options and interfaces with which the objects were compiled.
    var environment = ""
    /// The digest of the module's compiled interface; nil for the program's own module.
    var interface: String?

    /// The reports of the files that are compiled.
    var compiledReports: [SourceReport] { report.files.filter { !foreign.contains($0.source) && !$0.startsApp } }
}
