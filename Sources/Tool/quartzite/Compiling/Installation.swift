import Foundation
import QuartziteCommandLine

/// The locations of what compiling against Quartzite requires: modules, library, compiler and rewriter.
///
/// They are located beside the running tool, or in the build of the package that QUARTZITE_HOME names.
struct Installation {
    /// The build folder of one SwiftPM configuration.
    let build: String
    /// The path of the running tool.
    var tool = Self.runningTool
    /// The folder of all caches; nil for that of the user.
    var cache: String?
    /// The build folder of the installed tool, if its modules were built again for another compiler.
    var home: String?

    /// Returns the installation of the running tool.
    static func current() throws -> Installation {
        if let home = ProcessInfo.processInfo.environment["QUARTZITE_HOME"], !home.isEmpty {
            let builds = ["release", "debug", "out/Products/Release-linux", "out/Products/Debug-linux"].map {
                "\(home)/.build/\($0)"
            }
            guard let build = builds.first(where: { Installation(build: $0).hasModules }) else {
                throw Failure(
                    .missingInput,
                    "no build of Quartzite in QUARTZITE_HOME=\(home); run `make release` there, or unset it")
            }
            return Installation(build: resolved(build))
        }
        let build = (runningTool as NSString).deletingLastPathComponent
        let installation = Installation(build: resolved(build))
        guard installation.hasModules else {
            throw Failure(
                .missingInput,
                "no Swift modules beside the tool in \(build); set QUARTZITE_HOME to a built Quartzite package")
        }
        return installation
    }

    /// Returns the installation of the running tool, with modules that the compiler in PATH can read.
    ///
    /// Those for another compiler than that of the installed ones are built when they are first needed.
    static func forCompiling(cache: String? = nil) throws -> Installation {
        var installation = try current()
        installation.cache = cache
        guard let stated = CompilerVersion.stated(in: installation.build) else { return installation }
        let compiler = try installation.compiler()
        let folder = try CacheFolder.root(in: cache)
        let version = try CompilerVersion(of: compiler, cache: folder)
        guard version != stated else { return installation }
        return try RuntimeBuild(installation: installation, compiler: compiler, version: version, cache: folder)
            .perform()
    }

    // MARK: Components

    /// The folder of the Swift modules, which SwiftPM's engines place differently.
    var modules: String {
        let folder = build + "/Modules"
        return FileManager.default.fileExists(atPath: folder) ? folder : build
    }

    /// The library with which compiled code is linked.
    func runtimeLibrary() throws -> String {
        try part("libQuartziteRuntime.so", "swift build --product QuartziteRuntime")
    }

    /// The tool that rewrites code that the compiler does not accept.
    func rewriter() throws -> String {
        let folders =
            [home, build].compactMap(\.self) + [
                "\(root)/.build/release", "\(root)/.build/debug", "\(root)/Tools/Port/.build/release",
            ]
        let candidates = folders.map { $0 + "/quartzite-port" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(.missingInput, "the rewriter is not built; run `make port` in \(root)")
        }
        return found
    }

    /// The first `swiftc` in PATH.
    func compiler() throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let found = folders.map({ $0 + "/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
            throw Failure(.missingInput, "swiftc is not on PATH; install Swift 6.3")
        }
        return found
    }

    /// The toolchain's tool that maps addresses to source lines; nil if the toolchain lacks it.
    var symbolizer: String? {
        guard let compiler = try? compiler() else { return nil }
        let folders = [compiler, Self.resolved(compiler)].map { ($0 as NSString).deletingLastPathComponent }
        return folders.map { $0 + "/llvm-symbolizer" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Whether the modules are newer than the library.
    var isLibraryStale: Bool {
        func date(_ path: String) -> Date {
            let values = try? FileManager.default.attributesOfItem(atPath: path)
            return values?[.modificationDate] as? Date ?? .distantPast
        }
        return date(modules + "/UIKit.swiftmodule") > date(build + "/libQuartziteRuntime.so")
    }

    /// The module map files of the C modules, without those of modules that are gone from the sources.
    var moduleMaps: [String] {
        let maps = Self.files(in: build, ".build").map { "\($0)/module.modulemap" }
        // The other engine of SwiftPM has those of Swift modules in the same folder, which have no umbrella header.
        let generated = Self.files(in: intermediates, "").filter { $0.contains("/GeneratedModuleMaps") }
            .flatMap { Self.files(in: $0, ".modulemap") }
            .filter { (try? String(contentsOfFile: $0, encoding: .utf8))?.contains("umbrella") == true }
        return (maps + generated).filter(Self.hasHeaders)
    }

    /// The folder of intermediate files of SwiftPM's engine `swiftbuild`, whose products are in `out/Products/Release-linux`.
    private var intermediates: String { scratch + "/Intermediates.noindex" }

    /// Returns the paths of what a folder contains, by the ends of their names, sorted.
    private static func files(in folder: String, _ suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }

    /// Whether a module map file exists, and the header or the folder that it names.
    private static func hasHeaders(_ map: String) -> Bool {
        guard let text = try? String(contentsOfFile: map, encoding: .utf8) else { return false }
        let folder = URL(filePath: map).deletingLastPathComponent()
        return text.matches(of: /umbrella (?:header )?"([^"]+)"/).allSatisfy {
            FileManager.default.fileExists(atPath: URL(filePath: String($0.1), relativeTo: folder).path)
        }
    }

    /// The compiler arguments with which iOS code finds the modules of Quartzite.
    ///
    /// They include the debug information, because the compiler caches C modules separately for each kind.
    var moduleArguments: [String] {
        ["-swift-version", "5", "-gline-tables-only", "-I", modules]
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// The arguments that link an executable with the library.
    var linkArguments: [String] {
        ["-L", build, "-lQuartziteRuntime", "-Xlinker", "-rpath", "-Xlinker", build] + linker
    }

    /// The option for lld, which links fastest, if the toolchain's starts: on systems that are newer than the toolchain, a
    /// library that it needs may be missing.
    private var linker: [String] {
        guard let compiler = try? compiler(), let folder = try? CacheFolder.root(in: cache) else { return [] }
        let lld = (Self.resolved(compiler) as NSString).deletingLastPathComponent + "/ld.lld"
        let starts = try? CompilerVersion.remembered("linker", of: compiler, cache: folder) { log in
            try CapturedProcess.run(lld, ["--version"], log: log).status == 0 ? "lld" : ""
        }
        return starts == "lld" ? ["-use-ld=lld"] : []
    }

    /// The folder of the toolchain's modules for macros; nil if the toolchain has none.
    var macroModules: String? {
        guard let compiler = try? compiler() else { return nil }
        let folders = [compiler, Self.resolved(compiler)].map {
            (($0 as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent + "/lib/swift/host"
        }
        return folders.first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntaxMacros.swiftmodule") }
    }

    /// The compiler arguments for tests: the place of the macros of Swift Testing.
    var testingArguments: [String] {
        guard let compiler = try? compiler() else { return [] }
        let folders = [compiler, Self.resolved(compiler)].map {
            (($0 as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        }
        let macros = folders.map { $0 + "/lib/swift/host/plugins/testing" }
        return macros.first(where: FileManager.default.fileExists).map { ["-plugin-path", $0] } ?? []
    }

    /// The modules that only tests import: in place of XCTest, and of libraries that compare pictures.
    static let testingModules = [
        "_XCTest", "_SnapshotTesting", "_InlineSnapshotTesting", "_FBSnapshotTestCase",
    ]

    /// The object files of those modules: of a build, or a library of them.
    var testingObjects: [String] {
        let library = "\(build)/libQuartziteXCTest.a"
        if FileManager.default.fileExists(atPath: library) {
            return ["-Xlinker", "--whole-archive", library, "-Xlinker", "--no-whole-archive"]
        }
        return Self.testingModules.flatMap(objects)
    }

    private func objects(of module: String) -> [String] {
        let found = Self.files(in: "\(build)/\(module).build", ".o")
        guard found.isEmpty else { return found }
        let configuration = (build as NSString).lastPathComponent
        return Self.files(in: intermediates, ".build").flatMap { package in
            Self.files(in: "\(package)/\(configuration)/\(module).build/Objects-normal", "")
        }.flatMap { Self.files(in: $0, ".o") }
    }

    /// Throws if a module that only tests import is not built.
    func checkTesting() throws {
        let isLibrary = FileManager.default.fileExists(atPath: "\(build)/libQuartziteXCTest.a")
        for module in Self.testingModules {
            let isThere = FileManager.default.fileExists(atPath: "\(modules)/\(module).swiftmodule")
            guard isThere, isLibrary || !objects(of: module).isEmpty else {
                throw Failure(
                    .missingInput,
                    "the module \(module) is not built; run `swift build --target \(module)` in \(root)")
            }
        }
    }

    /// A text that changes with everything on which compiled code depends, including the tool, which chooses the files.
    var fingerprint: String {
        get throws {
            let parts =
                try [tool, runtimeLibrary(), rewriter(), compiler(), modules + "/UIKit.swiftmodule"]
                + Self.testingModules.map { "\(modules)/\($0).swiftmodule" }
            return parts.map { part in
                var information = stat()
                stat(part, &information)
                let changed = information.st_mtim
                return "\(part) \(information.st_size) \(changed.tv_sec).\(changed.tv_nsec)"
            }.joined(separator: "\n")
        }
    }

    // MARK: Paths

    /// The folder of the package that the build folder belongs to: the nearest one around it with a manifest.
    var root: String {
        var folder = scratch
        while folder.count > 1 {
            folder = (folder as NSString).deletingLastPathComponent
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
        }
        return (scratch as NSString).deletingLastPathComponent
    }

    /// The package that new packages depend on: Quartzite's own, or that of an installed tool.
    var package: String {
        // The tool is in lib/quartzite/ of an installation.
        let installed = scratch + "/share/quartzite/package"
        return FileManager.default.fileExists(atPath: installed + "/Package.swift") ? installed : root
    }

    /// The folder around that of the configuration and the platform: `.build`, `.build/out`, or that of `--scratch-path`.
    private var scratch: String {
        (0..<2).reduce(build) { path, _ in (path as NSString).deletingLastPathComponent }
    }

    static var runningTool: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    var hasModules: Bool { FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") }

    private func part(_ name: String, _ command: String) throws -> String {
        let path = "\(build)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(.missingInput, "\(name) is not built; run `\(command)` in \(root)")
        }
        return path
    }

    private static func resolved(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
