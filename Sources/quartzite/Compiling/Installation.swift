import Foundation
import QuartziteCommandLine

/// Where the things lie that compile code against Quartzite: the modules, the library, the compiler, the rewriter.
///
/// They are looked for beside the running tool, or in the build of the Quartzite package that QUARTZITE_HOME names.
struct Installation {
    /// SwiftPM's build folder of one configuration.
    let build: String

    /// The build that the running tool belongs to.
    static func current() throws -> Installation {
        if let home = ProcessInfo.processInfo.environment["QUARTZITE_HOME"], !home.isEmpty {
            let builds = ["release", "debug"].map { "\(home)/.build/\($0)" }
            guard let build = builds.first(where: { Installation(build: $0).hasModules }) else {
                throw Failure(
                    .missingInput,
                    "QUARTZITE_HOME=\(home) holds no built Quartzite; run `make release` there, or unset it")
            }
            return Installation(build: resolved(build))
        }
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let build = ((executable ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
        let installation = Installation(build: resolved(build))
        guard installation.hasModules else {
            throw Failure(
                .missingInput, "no Swift modules beside the tool in \(build); set QUARTZITE_HOME to a built Quartzite")
        }
        return installation
    }

    // MARK: Parts

    /// The Swift modules.
    var modules: String { build + "/Modules" }

    /// The library that compiled code is linked with.
    func runtimeLibrary() throws -> String {
        try part("libQuartziteRuntime.so", "swift build --product QuartziteRuntime")
    }

    /// The tool that rewrites what the compiler refuses here.
    func rewriter() throws -> String {
        let names = [(scratch as NSString).lastPathComponent, ".build"].flatMap { scratch in
            ["release", "debug"].map { "\(root)/Tools/Port/\(scratch)/\($0)/quartzite-port" }
        }
        let candidates = ["\(build)/quartzite-port"] + names
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(.missingInput, "the rewriter is not built; run `make port` in \(root)")
        }
        return found
    }

    /// `swiftc` as PATH finds it.
    func compiler() throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let found = folders.map({ $0 + "/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
            throw Failure(.missingInput, "swiftc is not on PATH; install Swift 6.3")
        }
        return found
    }

    /// The toolchain's tool that finds the lines of addresses; nil where the toolchain comes without.
    var symbolizer: String? {
        guard let compiler = try? compiler() else { return nil }
        let folders = [compiler, Self.resolved(compiler)].map { ($0 as NSString).deletingLastPathComponent }
        return folders.map { $0 + "/llvm-symbolizer" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Whether the modules were built again without the library.
    var isLibraryStale: Bool {
        func date(_ path: String) -> Date {
            let values = try? FileManager.default.attributesOfItem(atPath: path)
            return values?[.modificationDate] as? Date ?? .distantPast
        }
        return date(modules + "/UIKit.swiftmodule") > date(build + "/libQuartziteRuntime.so")
    }

    /// What tells the compiler about the modules, for code written for iOS.
    var moduleArguments: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
        let maps = names.filter { $0.hasSuffix(".build") }.sorted().map { "\(build)/\($0)/module.modulemap" }
            .filter(FileManager.default.fileExists)
        return ["-swift-version", "5", "-I", modules] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// Links an executable with the library.
    var linkArguments: [String] {
        ["-L", build, "-lQuartziteRuntime", "-Xlinker", "-rpath", "-Xlinker", build, "-use-ld=lld"]
    }

    /// Changes with whatever compiled code depends on.
    var fingerprint: String {
        get throws {
            let parts = try [runtimeLibrary(), rewriter(), compiler(), modules + "/UIKit.swiftmodule"]
            return parts.map { part in
                var information = stat()
                stat(part, &information)
                let changed = information.st_mtim
                return "\(part) \(information.st_size) \(changed.tv_sec).\(changed.tv_nsec)"
            }.joined(separator: "\n")
        }
    }

    // MARK: Looking

    /// The package's own folder: `<root>/.build/<triple>/<configuration>`.
    var root: String { (scratch as NSString).deletingLastPathComponent }

    /// The folder of all builds, `.build` unless `--scratch-path` names another.
    private var scratch: String {
        (0..<2).reduce(build) { path, _ in (path as NSString).deletingLastPathComponent }
    }

    private var hasModules: Bool { FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") }

    private func part(_ name: String, _ command: String) throws -> String {
        let path = "\(build)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(.missingInput, "\(name) is not built; run `\(command)` in \(root)")
        }
        return path
    }

    private static func resolved(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
