import Foundation
import TestSupport
import Testing

/// Runs `quartzite port` on a project that a test writes into the folder `App` of a temporary folder.
struct PortTool {
    let folder: String

    init(_ folder: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try RunTool(folder: folder).write(text, to: "App/" + name)
    }

    /// Runs the command with arguments split at spaces.
    func run(_ arguments: String) throws -> Tool.Result {
        try Tool.built.run(["port"] + arguments.split(separator: " ").map(String.init), in: folder)
    }

    func text(_ file: String) throws -> String {
        try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
    }

    /// All files of a folder with their contents.
    func contents(_ name: String) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { file in
                FileManager.default.contents(atPath: "\(folder)/\(name)/\(file)").map { (file, $0) }
            })
    }
}

/// Calls `body` with a tool in a temporary folder.
func withPortTool<Result>(_ body: (PortTool) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(PortTool($0)) }
}
