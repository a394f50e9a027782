import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteXcodeProject

/// The macros of a package's target, which the compiler loads as a library.
///
/// They are compiled against the toolchain's own swift-syntax.
struct MacroPlugin {
    let module: MacroModule
    /// The folder for the library.
    let folder: String

    /// The compiler's options for code that uses the macros.
    var options: [String] { ["-load-plugin-library", library] }

    private var library: String { "\(folder)/lib\(module.name).so" }

    /// The module that macros import to say which ones there are; the toolchain's compiler comes without it.
    private static let support = """
        @_exported import SwiftSyntaxMacros
        public protocol CompilerPlugin { init(); var providingMacros: [any Macro.Type] { get } }
        extension CompilerPlugin { public static func main() throws {} }

        """

    /// Compiles the macros, unless they have not changed; returns a text that changes with them, and nil if they cannot be
    /// compiled.
    func build(_ installation: Installation) throws -> String? {
        guard let host = installation.macroModules else { return nil }
        let compiler = try installation.compiler()
        let contents = module.sources.compactMap { FileManager.default.contents(atPath: $0) }
        let key = ContentDigest(
            Data((module.sources + [compiler]).joined(separator: "\n").utf8) + contents.reduce(Data(), +)
        )
        .text
        let record = folder + "/source"
        if FileManager.default.contents(atPath: record) == Data(key.utf8) {
            return FileManager.default.fileExists(atPath: library) ? key : nil
        }
        try? FileManager.default.removeItem(atPath: library)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let support = "\(folder)/SwiftCompilerPlugin.swift"
        try Data(Self.support.utf8).write(to: URL(filePath: support))
        let common = [
            "-parse-as-library", "-emit-library", "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host,
        ]
        let first = try CapturedProcess.run(
            compiler,
            common + [
                "-module-name", "SwiftCompilerPlugin", support, "-emit-module", "-emit-module-path",
                "\(folder)/SwiftCompilerPlugin.swiftmodule", "-o", "\(folder)/libSwiftCompilerPlugin.so",
            ], log: folder + "/log")
        let own = ["-I", folder, "-L", folder, "-lSwiftCompilerPlugin", "-Xlinker", "-rpath", "-Xlinker", folder]
        let second = try CapturedProcess.run(
            compiler,
            common + own + ["-package-name", module.name, "-module-name", module.name, "-o", library] + module.sources,
            log: folder + "/log")
        try CacheSpace(folder: folder).check(saying: first.output + second.output)
        try Data(key.utf8).write(to: URL(filePath: record), options: .atomic)
        return first.status == 0 && second.status == 0 ? key : nil
    }
}
