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
        let output = try Self.remembered("version", of: compiler, cache: cache) { log in
            try CapturedProcess.run(compiler, ["--version"], log: log).output
        }
        guard let version = CompilerVersion(output) else {
            throw Failure(.missingInput, "\(compiler) --version does not state a version of Swift")
        }
        self = version
    }

    /// Returns a text about a compiler, which a file in the cache keeps until the compiler changes.
    ///
    /// - Parameter find: Finds the text; it may use the file that it is given.
    static func remembered(
        _ name: String, of compiler: String, cache: String, find: (String) throws -> String
    ) throws -> String {
        var information = stat()
        stat(compiler, &information)
        let (size, changed) = (information.st_size, information.st_mtim)
        let identity = "\(compiler) \(size) \(changed.tv_sec).\(changed.tv_nsec)\n"
        let file = "\(cache)/compiler-\(name)"
        if let known = try? String(contentsOfFile: file, encoding: .utf8), known.hasPrefix(identity) {
            return String(known.dropFirst(identity.count))
        }
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        let log = "\(file).\(getpid())"
        defer { unlink(log) }
        let text = try find(log)
        try? Data((identity + text).utf8).write(to: URL(filePath: file), options: .atomic)
        return text
    }
}
