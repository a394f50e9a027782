import Foundation
import TestSupport
import Testing

@testable import quartzite

/// Runs `quartzite run` on sources that a test writes.
///
/// Compiled programs are kept until the tests end, so that the compiler's own cache is made only once.
struct RunTool {
    /// Whether the rewriter is built, as `make port` does.
    static let built = (try? Installation.current().rewriter()) != nil

    /// The cache for the tests of this process, which is removed when the process ends.
    static let sharedCache: String = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-cache-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: RunTool.sharedCache) }
        return folder.path
    }()

    /// Makes a package for QUARTZITE_HOME with links to the files of the build that is tested, without its compiled C modules;
    /// returns the folder of the build.
    static func linkBuild(in home: String) throws -> String {
        let (original, build) = (try Installation.current(), home + "/.build/release")
        try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
        var files: [String: String] = ["quartzite-port": try original.rewriter()]
        for name in try FileManager.default.contentsOfDirectory(atPath: original.build) where name != "CModuleCache" {
            files[name] = "\(original.build)/\(name)"
        }
        for (name, file) in files {
            try FileManager.default.createSymbolicLink(atPath: "\(build)/\(name)", withDestinationPath: file)
        }
        return build
    }

    let folder: String
    /// The folder of compiled programs.
    var cache = sharedCache
    /// Additional environment variables for the tool.
    var variables: [String: String] = [:]

    /// What starts scenes of sources in processes of their own.
    var starter: SceneStarter {
        SceneStarter(tool: Tool.built.binary.path, cache: cache, environment: ["XDG_CACHE_HOME": cache])
    }

    /// Writes a file and creates the folders on its path.
    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: folder).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Runs the command with arguments split at spaces.
    func run(_ arguments: String, environment more: [String: String] = [:]) throws -> Tool.Result {
        try Tool.built.run(words(arguments), in: folder, environment: environment.merging(more) { _, new in new })
    }

    /// Runs `quartzite test` with arguments split at spaces.
    func test(_ arguments: String) throws -> Tool.Result {
        let words = ["test"] + arguments.split(separator: " ").map(String.init)
        return try Tool.built.run(words, in: folder, environment: environment)
    }

    func start(_ arguments: String) throws -> Tool.Running {
        try Tool.built.start(words(arguments), in: folder, environment: environment)
    }

    /// The hashes of the rendered frames.
    func hashes(_ arguments: String) throws -> [String] {
        let result = try run(arguments + " -q --hashes -")
        #expect(result.status == 0, "\(result.errors)")
        return try JSONDecoder().decode(HashFile.self, from: result.output).frames.map(\.hash)
    }

    /// The compiled program that contains a class of this name.
    func program(of name: String) -> URL? {
        let cache = URL(filePath: environment["XDG_CACHE_HOME"] ?? "").appending(path: "quartzite/run")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
        return folders.map { cache.appending(path: $0) }.first {
            (try? String(contentsOf: $0.appending(path: "state.json"), encoding: .utf8))?.contains(name) == true
        }?.appending(path: "program")
    }

    private func words(_ arguments: String) -> [String] { ["run"] + arguments.split(separator: " ").map(String.init) }

    private var environment: [String: String] {
        variables.merging(["XDG_CACHE_HOME": cache]) { set, _ in set }
    }

    /// The folders of sources in the cache, with what was compiled from them.
    func compiledFolders() throws -> [String] {
        let all = cache + "/quartzite/run"
        return try files(in: all).filter { $0 != "modules" }.map { "\(all)/\($0)" }
    }
}

/// Calls `body` with a tool in a temporary folder.
func withRunTool<Result>(_ body: (RunTool) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(RunTool(folder: $0)) }
}

/// Calls `body` with a tool in a temporary folder that has its own empty cache.
func withFreshCache<Result>(_ body: (RunTool) throws -> Result) throws -> Result {
    try withTemporaryFolder { cache in
        try withTemporaryFolder { try body(RunTool(folder: $0, cache: cache)) }
    }
}

/// The source of a view controller whose `viewDidLoad` contains `body`.
func controller(_ name: String = "Sample", doing body: String) -> String {
    """
    import UIKit

    class \(name): UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
        }
    }
    """
}
