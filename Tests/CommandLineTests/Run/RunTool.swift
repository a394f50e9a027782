import Foundation
import Testing

/// Runs `quartzite run` on sources written for a test.
///
/// What is compiled is kept beside the tool, so that the compiler's own cache is made once.
struct RunTool {
    /// Nil where the rewriter is not built, as `make port` does.
    static let built: Bool = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").path
        return ["release", "debug"].contains {
            FileManager.default.isExecutableFile(atPath: "\(root)/Tools/Port/.build/\($0)/quartzite-port")
        }
    }()

    let folder: String

    /// Writes a file, with the folders on the way to it.
    func write(_ text: String, to name: String) throws {
        let url = URL(filePath: folder).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Runs with arguments as a shell would split them.
    func run(_ arguments: String, environment more: [String: String] = [:]) throws -> Tool.Result {
        try Tool.debug.run(words(arguments), in: folder, environment: environment.merging(more) { _, new in new })
    }

    func start(_ arguments: String) throws -> Tool.Running {
        try Tool.debug.start(words(arguments), in: folder, environment: environment)
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
        ["XDG_CACHE_HOME": Tool.debug.binary.deletingLastPathComponent().path + "/run-tests"]
    }
}

/// Runs `body` in a fresh folder.
func withRunTool<Result>(_ body: (RunTool) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(RunTool(folder: $0)) }
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
