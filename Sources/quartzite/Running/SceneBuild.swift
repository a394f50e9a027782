import Foundation
import QuartziteCommandLine
import SceneHosting

/// How `play` and `studio` start a scene: one of the gallery, or one of the user's sources.
struct SceneBuild {
    /// The path of this tool.
    var tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    /// Variables that are added to the environment of the tool and of scenes.
    var environment: [String: String] = [:]

    /// Returns how to start a scene of the gallery.
    ///
    /// - Parameter arguments: The scene's name, and options of `quartzite host`.
    func gallery(_ arguments: [String]) -> LiveScene.Build {
        LiveScene.Build(
            launch: SceneLaunch(executable: tool, arguments: ["host"] + arguments, environment: environment) { report in
                CrashReport(report).map { $0.message(about: arguments.first ?? "", lines: []) }
            }, watched: [])
    }

    /// Compiles the user's sources, and returns how to start their scene.
    ///
    /// - Parameters:
    ///   - arguments: Files, folders and options of `quartzite run`.
    ///   - paths: The files and folders among the arguments.
    /// - Throws: A ``SceneFailure`` with the compiler's messages.
    func compile(
        _ arguments: [String], paths: [String]
    ) throws(SceneFailure) -> LiveScene.Build {
        let (status, output, errors) = try run(["prepare"] + arguments)
        guard status == 0, let prepared = try? JSONDecoder().decode(PreparedProgram.self, from: output) else {
            throw SceneFailure(.notStarted, errors.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        let launch = SceneLaunch(
            executable: prepared.program, arguments: [prepared.scene, SceneProgram.hosting] + arguments,
            environment: environment
        ) { report in
            guard let report = CrashReport(report) else { return nil }
            return prepared.message(for: report, symbolizer: try? Installation.current().symbolizer)
        }
        return LiveScene.Build(launch: launch, watched: paths + prepared.files)
    }

    /// Runs this tool, and returns its status and what it printed.
    func run(
        _ arguments: [String]
    ) throws(SceneFailure) -> (status: Int32, output: Data, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
            // The output is one short line, so it fits into its pipe.
            let said = Self.errors(errors.fileHandleForReading)
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, data, said)
        } catch {
            throw SceneFailure(.notStarted, "cannot run \(tool): \(error.localizedDescription)")
        }
    }

    /// Returns what the tool says until it ends; that it builds the rewriter, which takes long, is printed at once.
    private static func errors(_ file: FileHandle) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = read(file.fileDescriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
            let all = String(decoding: bytes, as: UTF8.self)
            guard all.contains(Rewriting.notice) else { continue }
            Console.tell(Rewriting.notice)
            bytes = Array(all.replacing(Rewriting.notice, with: "").utf8)
        }
    }
}
