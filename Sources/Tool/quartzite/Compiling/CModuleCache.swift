import Foundation
import QuartziteCommandLine

/// The cache of compiled C modules beside the tool, which makes the first `quartzite run` some seconds faster.
///
/// The compiler may add modules to the cache. For users who cannot write to it, it compiles modules into their own.
struct CModuleCache {
    private let installation: Installation
    private var path: String { installation.build + "/CModuleCache" }

    init(_ installation: Installation) { self.installation = installation }

    /// The path of the cache; nil if it does not exist or is not writable.
    var usable: String? { access(path, W_OK) == 0 ? path : nil }

    /// Creates the cache, and compiles the C modules of Quartzite and the toolchain.
    func fill() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let source = path + "/Modules.swift"
        let imports = ["UIKit"] + installation.moduleMaps.compactMap(Self.module(in:))
        try Data(imports.map { "import \($0)\n" }.joined().utf8).write(to: URL(filePath: source))
        let arguments = installation.moduleArguments + ["-module-cache-path", path, "-typecheck", source]
        let run = try CapturedProcess.run(try installation.compiler(), arguments, log: path + "/compiler.log")
        guard run.status == 0 else {
            throw Failure(.internalError, "cannot compile C modules: \(run.output.prefix { !$0.isNewline })")
        }
    }

    /// Returns the name of the module that a module map declares.
    private static func module(in map: String) -> String? {
        let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
        return text.firstMatch(of: /module\s+(\w+)/).map { String($0.1) }
    }
}
