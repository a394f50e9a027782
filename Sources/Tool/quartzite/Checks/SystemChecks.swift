import Foundation
import QuartzitePlayer
import QuartziteCommandLine

/// Checks what the machine gives: libraries, the compiler, space and a display.
struct SystemChecks {
    /// The folder for temporary files.
    let scratch: String

    /// The free space in bytes below which nothing can be relied on.
    private static let leastSpace: UInt64 = 200 << 20

    /// Checks that the dynamic loader finds the libraries of the tool, of compiled programs and of the rewriter.
    func libraries() -> DoctorCheck {
        let name = "libraries"
        let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
        guard let loader = loaders.first(where: FileManager.default.isExecutableFile) else {
            return DoctorCheck(name: name, isGood: true, detail: "those of this tool are loaded")
        }
        let installation = try? Installation.current()
        let parts = [Installation.runningTool, try? installation?.runtimeLibrary(), try? installation?.rewriter()]
        var count = 0
        for part in parts.compactMap(\.self) {
            guard let run = try? CapturedProcess.run(loader, ["--list", part], log: scratch + "/libraries.log") else {
                continue
            }
            let lines = run.output.split(separator: "\n")
            if let missing = Self.missingLibrary(in: lines.map(String.init)) {
                let user = (part as NSString).lastPathComponent
                return DoctorCheck(
                    name: name, isGood: false,
                    detail: "\(user) needs \(missing), which is not installed; install it with `scripts/install-deps`")
            }
            count = max(count, lines.count)
        }
        return DoctorCheck(name: name, isGood: true, detail: "all \(count) are installed")
    }

    /// Returns the library that the loader reports as missing in its output.
    static func missingLibrary(in lines: [String]) -> String? {
        for line in lines {
            if line.hasSuffix("=> not found") {
                return line.split(separator: " ").first.map { $0.trimmingCharacters(in: .whitespaces) }
            }
            let marker = "error while loading shared libraries: "
            if let range = line.range(of: marker) { return String(line[range.upperBound...].prefix { $0 != ":" }) }
        }
        return nil
    }

    /// Checks that the compiler reads the modules of Quartzite, which only the version that built them does for certain;
    /// nil if there is nothing to compile with.
    func compiler() -> DoctorCheck? {
        guard let installation = try? Installation.current(), let compiler = try? installation.compiler() else {
            return nil
        }
        let name = "compiler"
        let source = scratch + "/Import.swift"
        let cache = CModuleCache(installation).usable ?? scratch + "/modules"
        do {
            try Data("import UIKit\n".utf8).write(to: URL(filePath: source))
            let arguments = installation.moduleArguments + ["-module-cache-path", cache, "-typecheck", source]
            let run = try CapturedProcess.run(compiler, arguments, log: scratch + "/compiler.log")
            guard run.status != 0 else {
                return DoctorCheck(name: name, isGood: true, detail: "fits the modules of Quartzite")
            }
            let lines = run.output.split(separator: "\n")
            let reason = lines.first { $0.contains("error: ") }.map {
                String($0.split(separator: "error: ").last ?? $0)
            }
            return DoctorCheck(
                name: name, isGood: false,
                detail:
                    "\(compiler) cannot use the modules of Quartzite (\(reason ?? "status \(run.status)")); put the "
                    + "Swift that built them first in PATH, or build Quartzite again with `make release port`")
        } catch {
            return DoctorCheck(name: name, isGood: false, detail: (error as? Failure)?.message ?? "\(error)")
        }
    }

    /// Checks that compiled code can be kept.
    func cache() -> DoctorCheck {
        let name = "cache"
        do {
            let folder = try CacheFolder.path()
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                return DoctorCheck(
                    name: name, isGood: false,
                    detail:
                        "cannot create \(folder) for compiled code; set XDG_CACHE_HOME to a folder that can be written")
            }
            try CacheSpace(folder: folder).check()
            return DoctorCheck(name: name, isGood: true, detail: "\(folder) is writable")
        } catch {
            return DoctorCheck(name: name, isGood: false, detail: (error as? Failure)?.message ?? "\(error)")
        }
    }

    /// Checks the free space in the folders for results, temporary files and compiled code.
    func disk() -> DoctorCheck {
        let cache = (try? CacheFolder.path()).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
        let folders = [".", FileManager.default.temporaryDirectory.path, cache].compactMap(\.self)
        let spaces = folders.compactMap { folder in Self.freeSpace(in: folder).map { (folder, $0) } }
        if let (folder, space) = spaces.min(by: { $0.1 < $1.1 }), space < Self.leastSpace {
            return DoctorCheck(
                name: "disk", isGood: false,
                detail: "only \(space >> 20) MB are free in \(folder); free at least \(Self.leastSpace >> 20) MB")
        }
        let words = spaces.map { "\(decimal(Double($0.1) / 1e9, places: 1)) GB free in \($0.0)" }
        return DoctorCheck(name: "disk", isGood: true, detail: words.joined(separator: ", "))
    }

    private static func freeSpace(in folder: String) -> UInt64? {
        var information = statvfs()
        guard statvfs(folder, &information) == 0 else { return nil }
        let (space, overflows) = UInt64(information.f_bavail).multipliedReportingOverflow(
            by: UInt64(information.f_frsize))
        return overflows ? .max : space
    }

    /// Checks the additional requirements of `play`.
    @MainActor
    func window() -> DoctorCheck {
        do throws(PlayerWindow.Failure) {
            try PlayerWindow.checkDisplay()
            return DoctorCheck(
                name: "play", isGood: true, detail: "SDL \(PlayerWindow.libraryVersion ?? ""), and a display",
                isExtra: true)
        } catch {
            return DoctorCheck(name: "play", isGood: false, detail: error.description, isExtra: true)
        }
    }
}
