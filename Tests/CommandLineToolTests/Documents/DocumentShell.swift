import Foundation

/// A shell in which the command lines of documents run, with the built tool in PATH.
struct DocumentShell {
    let folder: URL

    /// Runs a command line; returns its exit status and what it printed.
    func run(_ line: String) throws -> (status: Int32, output: String) {
        let tools = Tool.built.binary.deletingLastPathComponent().path
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/bash")
        shell.arguments = ["-c", "PATH=\(tools):$PATH; { \(line); } >output.txt 2>&1"]
        shell.currentDirectoryURL = folder
        shell.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": RunTool.sharedCache]) { $1 }
        shell.standardInput = FileHandle.nullDevice
        try shell.run()
        shell.waitUntilExit()
        let output = try Data(contentsOf: folder.appending(path: "output.txt"))
        return (shell.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Whether a file or a folder exists that is not empty.
    func wrote(_ path: String) -> Bool {
        let url = folder.appending(path: path)
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
        return names.map { !$0.isEmpty } ?? ((try? Data(contentsOf: url))?.isEmpty == false)
    }
}
