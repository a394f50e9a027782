import Foundation
import TestSupport
import Testing

@testable import quartzite

/// Runs `quartzite run` on sources written for a test.
///
/// What is compiled is kept as long as the tests run, so that the compiler's own cache is made once.
struct RunTool {
    /// Whether the rewriter is built, as `make port` does.
    static let built = (try? Installation.current().rewriter()) != nil

    /// A cache for the tests of this process, which nothing else uses and which goes with it.
    static let sharedCache: String = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "quartzite-cache-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: RunTool.sharedCache) }
        return folder.path
    }()

    let folder: String
    /// Where compiled programs are kept.
    var cache = sharedCache
    /// Set for the tool besides.
    var variables: [String: String] = [:]

    /// Writes a file, with the folders on the way to it.
    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: folder).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Runs with arguments as a shell would split them.
    func run(_ arguments: String, environment more: [String: String] = [:]) throws -> Tool.Result {
        try Tool.built.run(words(arguments), in: folder, environment: environment.merging(more) { _, new in new })
    }

    func start(_ arguments: String) throws -> Tool.Running {
        try Tool.built.start(words(arguments), in: folder, environment: environment)
    }

    /// The hashes of the frames drawn.
    func hashes(_ arguments: String) throws -> [String] {
        let result = try run(arguments + " -q --hashes -")
        #expect(result.status == 0, "\(result.errors)")
        return try JSONDecoder().decode(HashFile.self, from: result.output).frames.map(\.hash)
    }

    /// The program that was compiled with a class of this name.
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

    /// The folders of sources in the cache, with all that was compiled.
    func compiledFolders() throws -> [String] {
        let all = cache + "/quartzite/run"
        return try files(in: all).filter { $0 != "modules" }.map { "\(all)/\($0)" }
    }
}

/// Runs `body` in a fresh folder.
func withRunTool<Result>(_ body: (RunTool) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(RunTool(folder: $0)) }
}

/// Runs `body` in a fresh folder, with a cache of its own that is empty.
func withFreshCache<Result>(_ body: (RunTool) throws -> Result) throws -> Result {
    try withTemporaryFolder { cache in
        try withTemporaryFolder { try body(RunTool(folder: $0, cache: cache)) }
    }
}

/// A view controller whose `viewDidLoad` does something.
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
