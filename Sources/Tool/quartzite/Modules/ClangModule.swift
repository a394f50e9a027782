import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteXcodeProject

/// A module of C code in a package, which Swift modules import.
struct ClangModule: Equatable {
    let name: String
    /// The folder of the public headers.
    let headers: String
    /// The paths of the C files.
    let sources: [String]

    /// Creates the module of a target; returns nil if the target has files in other languages or no public headers.
    init?(_ module: CheckoutModule) {
        guard !module.sources.isEmpty, module.sources.allSatisfy({ $0.hasSuffix(".c") }) else { return nil }
        let folders = Set(module.sources.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        guard let found = folders.map({ $0 + "/include" }).first(where: FileManager.default.fileExists) else {
            return nil
        }
        (name, headers, sources) = (module.name, found, module.sources)
    }

    /// Compiles the C files, as far as they have changed, and returns the compiler's options for Swift code that imports
    /// the module.
    ///
    /// - Parameter folder: The folder for the object files.
    func build(in folder: String, _ installation: Installation) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for source in sources { try compile(source, in: folder, installation) }
        let own = headers + "/module.modulemap"
        if FileManager.default.fileExists(atPath: own) { return ["-Xcc", "-fmodule-map-file=\(own)"] }
        let map = folder + "/module.modulemap"
        let header = "\(headers)/\(name).h"
        let isUmbrella = FileManager.default.fileExists(atPath: header)
        let text = "module \(name) { umbrella \(isUmbrella ? "header \"\(header)\"" : "\"\(headers)\"") export * }\n"
        if FileManager.default.contents(atPath: map) != Data(text.utf8) {
            try Data(text.utf8).write(to: URL(filePath: map), options: .atomic)
        }
        return ["-Xcc", "-fmodule-map-file=\(map)"]
    }

    /// Returns the object files in a folder.
    func objects(in folder: String) -> [String] { sources.map { Self.object(of: $0, in: folder) } }

    private static func object(of source: String, in folder: String) -> String {
        "\(folder)/\((source as NSString).lastPathComponent).o"
    }

    private func compile(_ source: String, in folder: String, _ installation: Installation) throws {
        let object = Self.object(of: source, in: folder)
        let digest = Data((ContentDigest(contentsOf: source)?.text ?? "").utf8)
        let isCurrent = FileManager.default.contents(atPath: object + ".source") == digest
        if isCurrent, FileManager.default.fileExists(atPath: object) { return }
        let compiler = (try installation.compiler() as NSString).deletingLastPathComponent + "/clang"
        let arguments = ["-c", "-O1", "-fPIC", "-I", headers, source, "-o", object]
        let run = try CapturedProcess.run(compiler, arguments, log: object + ".log")
        guard run.status == 0 else {
            Console.write(run.output)
            throw Failure(.renderFailed, "\(source) does not compile")
        }
        try digest.write(to: URL(filePath: object + ".source"))
    }
}
