import Foundation
import QuartziteCommandLine

/// The version of a Swift compiler, as in "6.3.1 (swift-6.3.1-RELEASE)".
///
/// A compiler reads only the modules that the same version wrote.
struct CompilerVersion: Hashable, CustomStringConvertible {
    let description: String

    /// The number alone, as in "6.3.1".
    var number: String { String(description.prefix { $0 != " " }) }

    /// Reads what `swiftc --version` prints; nil for something else.
    init?(_ output: String) {
        let marker = "Swift version "
        guard let line = output.split(separator: "\n").first(where: { $0.contains(marker) }),
            let start = line.range(of: marker)?.upperBound, !line[start...].isEmpty
        else { return nil }
        description = String(line[start...])
    }

    /// Returns the version that wrote the modules of an installation; nil for the build of a checkout, which does not
    /// state it.
    static func stated(in build: String) -> CompilerVersion? {
        (try? String(contentsOfFile: build + "/compiler-version", encoding: .utf8)).flatMap(CompilerVersion.init)
    }

    /// Returns the version of a compiler, which a file in the cache keeps until the compiler changes.
    init(of compiler: String, cache: String) throws {
        var information = stat()
        stat(compiler, &information)
        let (size, changed) = (information.st_size, information.st_mtim)
        let identity = "\(compiler) \(size) \(changed.tv_sec).\(changed.tv_nsec)\n"
        let file = cache + "/compiler-version"
        if let known = try? String(contentsOfFile: file, encoding: .utf8), known.hasPrefix(identity),
            let version = CompilerVersion(String(known.dropFirst(identity.count)))
        {
            self = version
            return
        }
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        let run = try CapturedProcess.run(compiler, ["--version"], log: "\(cache)/compiler-version.\(getpid())")
        defer { unlink("\(cache)/compiler-version.\(getpid())") }
        guard run.status == 0, let version = CompilerVersion(run.output) else {
            throw Failure(.missingInput, "\(compiler) --version does not state a version of Swift")
        }
        try? Data((identity + "Swift version \(version)\n").utf8).write(to: URL(filePath: file), options: .atomic)
        self = version
    }
}
