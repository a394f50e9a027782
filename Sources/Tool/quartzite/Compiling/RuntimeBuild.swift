import Foundation
import QuartziteCommandLine
import QuartziteMedia

/// The modules and the library of an installation, built for another compiler than that which wrote the installed ones.
///
/// They are built once, from the sources that the installation contains, and kept in the cache by the version of the
/// compiler. Distributing modules in a textual form instead was rejected: it needs library evolution, which slows calls
/// between modules, and the library would still be that of another compiler.
struct RuntimeBuild {
    let installation: Installation
    let compiler: String
    let version: CompilerVersion
    /// The folder of all caches.
    let cache: String

    /// The folder of the build; another version of the tool, which has other sources, uses another one.
    private var folder: String {
        let name = "\(version) \(Quartzite.version) \(installation.build)"
        return cache + "/runtimes/\(version.number)-\(ContentDigest(Data(name.utf8)).text)"
    }

    /// A file with the folder of the products, which is written when everything is built.
    private var products: String { folder + "/products" }

    /// Returns the installation with modules for the compiler, which are built if that has not happened yet.
    func perform() throws -> Installation {
        if let found = finished { return found }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lock = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard lock >= 0 else { throw Failure.cannotWrite("cannot write \(folder)/lock") }
        defer { close(lock) }
        // Another process that builds the same finishes first.
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Failure.cannotWrite("cannot lock \(folder)/lock") }
        }
        if let found = finished { return found }
        try build()
        guard let found = finished else {
            throw Failure(.internalError, "the modules for Swift \(version.number) are not where they were built")
        }
        return found
    }

    private var finished: Installation? {
        guard let build = try? String(contentsOfFile: products, encoding: .utf8) else { return nil }
        var found = Installation(build: build, tool: installation.tool, cache: installation.cache)
        found.home = installation.build
        return found.hasModules ? found : nil
    }

    private func build() throws {
        let package = installation.package
        let built = CompilerVersion.stated(in: installation.build)?.number ?? "6.3"
        guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
            throw Failure(
                .missingInput,
                "the installed modules were built with Swift \(built), and \(package) has no sources to build them for Swift "
                    + "\(version.number); put Swift \(built) first in PATH")
        }
        Console.write(
            "quartzite: the installed modules were built with Swift \(built); building them once for Swift "
                + "\(version.number), which takes about ten minutes on two processors\n")
        let log = folder + "/build.log"
        let modules = (try? FileManager.default.contentsOfDirectory(atPath: installation.modules)) ?? []
        let notice = Console.showsStatusLines ? CompileNotice { Self.progress(log: log, of: modules.count) } : nil
        defer { notice?.end() }
        for product in [["--product", "QuartziteRuntime"]] + Installation.testingModules.map({ ["--target", $0] }) {
            try swift(product, log: log)
        }
        let place = try swift(["--show-bin-path"], log: folder + "/products.log")
        let path = place.split(separator: "\n").last.map(String.init) ?? ""
        do {
            try Data(path.utf8).write(to: URL(filePath: products), options: .atomic)
        } catch {
            throw Failure.cannotWrite("cannot write \(products): \(error.localizedDescription)")
        }
    }

    @discardableResult
    private func swift(_ arguments: [String], log: String) throws -> String {
        let package = installation.package
        let all =
            ["build", "-c", "release", "--package-path", package, "--scratch-path", folder + "/build"] + arguments
        let child = ChildProcess(
            executable: (compiler as NSString).deletingLastPathComponent + "/swift", arguments: all,
            environment: ["QUARTZITE_DEPENDENCIES": package + "/Dependencies"], log: log)
        let outcome = try child.run()
        if case .interrupted(let signal) = outcome { throw Failure(interruptedBy: signal) }
        let output = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        guard outcome == .exited(0) else {
            let reason = output.split(separator: "\n").first { $0.contains("error: ") } ?? "see the log"
            throw Failure(
                .internalError,
                "the modules cannot be built for Swift \(version.number) (\(reason)); `\(package)/scripts/install-deps` "
                    + "installs what building needs, and \(log) says more")
        }
        return output
    }

    /// Returns what is compiled at present, as the log of the build says.
    static func progress(log: String, of total: Int) -> String {
        let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
        var modules: [Substring] = []
        for match in text.matches(of: /Compiling (\w+)/) where !modules.contains(match.1) { modules.append(match.1) }
        let last = modules.last.map { ": \($0)" } ?? ""
        return "Building module \(max(modules.count, 1)) of \(max(total, modules.count, 1))\(last)…"
    }
}
