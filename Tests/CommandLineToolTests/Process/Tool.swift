import Foundation
import TestSupport
import Testing

/// The built command-line tool as a process.
struct Tool {
    /// The tool, which lies in the folder of the test program.
    static let built = Tool(
        binary: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "quartzite"))

    let binary: URL

    struct Result {
        let status: Int32
        let output: Data
        let errors: String

        var errorLines: [Substring] { errors.split(separator: "\n") }
    }

    /// Runs the tool to its end, in `folder`.
    func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Result {
        let running = try start(arguments, in: folder, environment: environment)
        return try running.wait()
    }

    /// Starts the tool with its output in files, because a full pipe could block it.
    func start(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Running {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let streams = FileManager.default.temporaryDirectory.appending(path: "quartzite-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
        let running = Running(process: process, streams: streams)
        for url in [running.output, running.errors] { try Data().write(to: url) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: running.output)
        process.standardError = try FileHandle(forWritingTo: running.errors)
        try process.run()
        return running
    }

    struct Running {
        let process: Process
        let streams: URL

        var output: URL { streams.appending(path: "output") }
        var errors: URL { streams.appending(path: "errors") }

        /// Waits for the end; kills the tool after two minutes.
        func wait() throws -> Result {
            for _ in 0..<12_000 where process.isRunning { usleep(10_000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            defer { try? FileManager.default.removeItem(at: streams) }
            return Result(
                status: process.terminationReason == .uncaughtSignal
                    ? -process.terminationStatus : process.terminationStatus,
                output: try Data(contentsOf: output),
                errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
        }

        /// Waits until a file exists at `path`, for at most a minute.
        func waitForFile(_ path: String) throws {
            try wait(for: path) { FileManager.default.fileExists(atPath: path) }
        }

        /// Waits until a condition holds, for at most a minute.
        func wait(for what: String, _ condition: () -> Bool) throws {
            for _ in 0..<6000 {
                if condition() { return }
                usleep(10_000)
            }
            process.terminate()
            Issue.record("\(what) never came")
        }
    }
}

/// The names of the files in `folder`, sorted.
func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

/// The contents of a file that `--hashes` writes.
struct HashFile: Decodable, Equatable {
    struct Frame: Decodable, Equatable {
        let index: Int
        let time: Double
        let hash: String
        let particles: Int
        let particleHash: String
    }

    let scene: String
    let size: String
    let fps: Double
    let seed: UInt64
    let frames: [Frame]
}

extension Tool {
    /// The hashes of the frames that `arguments` render.
    func hashes(_ arguments: [String], environment: [String: String] = [:]) throws -> HashFile {
        try withTemporaryFolder { folder in
            let result = try run(arguments + ["--hashes", "h.json"], in: folder, environment: environment)
            #expect(result.status == 0, "\(result.errors)")
            return try JSONDecoder().decode(HashFile.self, from: Data(contentsOf: URL(filePath: folder + "/h.json")))
        }
    }
}
