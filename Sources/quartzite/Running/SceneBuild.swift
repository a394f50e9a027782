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
            launch: SceneLaunch(executable: tool, arguments: ["host"] + arguments, environment: environment) {
                report, _ in
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
            let reason = errors.trimmingCharacters(in: .whitespacesAndNewlines)
            throw SceneFailure(status == ExitStatus.renderFailed.rawValue ? .notCompiled : .notStarted, reason)
        }
        var launch = SceneLaunch(
            executable: prepared.program, arguments: [prepared.scene, SceneProgram.hosting] + arguments,
            environment: environment
        ) { report, printed in
            guard let report = CrashReport(report) else { return nil }
            return prepared.message(for: report, errors: printed, symbolizer: try? Installation.current().symbolizer)
        }
        launch.caches = SceneDataFolder()
        launch.locate = { report in
            CrashReport(report).flatMap { prepared.place(of: $0, symbolizer: try? Installation.current().symbolizer) }
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
            let (data, said) = Self.read(
                output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor)
            process.waitUntilExit()
            return (process.terminationStatus, data, said)
        } catch {
            throw SceneFailure(.notStarted, "cannot run \(tool): \(error.localizedDescription)")
        }
    }

    /// Returns what the tool writes to both pipes until it ends; that it builds the rewriter, which takes long, is printed
    /// at once.
    ///
    /// Both are read at once, because the tool waits while one of them is full.
    private static func read(_ output: Int32, _ errors: Int32) -> (output: Data, errors: String) {
        var bytes: [Int32: [UInt8]] = [output: [], errors: []]
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var open = [output, errors]
        while !open.isEmpty {
            var ready = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&ready, nfds_t(ready.count), -1) > 0 else { continue }
            for pipe in ready where pipe.revents != 0 {
                let count = Foundation.read(pipe.fd, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    open.removeAll { $0 == pipe.fd }
                    continue
                }
                bytes[pipe.fd, default: []] += buffer[..<count]
                guard pipe.fd == errors else { continue }
                let all = String(decoding: bytes[errors] ?? [], as: UTF8.self)
                guard all.contains(Rewriting.notice) else { continue }
                Console.tell(Rewriting.notice)
                bytes[errors] = Array(all.replacing(Rewriting.notice, with: "").utf8)
            }
        }
        return (Data(bytes[output] ?? []), String(decoding: bytes[errors] ?? [], as: UTF8.self))
    }
}
