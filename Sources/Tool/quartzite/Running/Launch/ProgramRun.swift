import Foundation
import QuartziteMedia
import QuartziteCommandLine
import QuartziteSceneHosting

/// Runs a compiled program, and reports any failure as one error.
struct ProgramRun {
    let program: Program
    let options: RunOptions
    let installation: Installation
    /// The arguments of `quartzite run`.
    var words = Array(CommandLine.arguments.dropFirst(2))

    func perform() throws {
        var environment = SceneEnvironment(options.render.stage.region, options.network).variables
        environment["SWIFT_BACKTRACE"] = Self.backtraces(asked: ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"])
        // Frames must not depend on what earlier runs have stored.
        let caches = try? ScratchFolder("cache")
        for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { environment[name] = caches?.path }
        let end = try ChildProcess(
            executable: program.path, arguments: [program.scene] + origin + words,
            environment: environment,
            timeout: options.code.timeout?.seconds
        ).runReceivingReply()
        caches?.remove()
        switch end.outcome {
        case .exited(0): break
        case .exited(let status):
            options.render.removeUnfinishedOutput()
            if let report = CrashReport(end.reply) {
                throw Failure(.renderFailed, message(for: report, end.errors))
            }
            // The program has printed the reason.
            Foundation.exit(status)
        case .crashed(let signal):
            options.render.removeUnfinishedOutput()
            let report = CrashReport(end.reply) ?? CrashReport(.signal(signal))
            throw Failure(.renderFailed, message(for: report, end.errors))
        case .timedOut:
            options.render.removeUnfinishedOutput()
            let limit = options.code.timeout.map { plain($0.seconds) } ?? ""
            let place = CrashReport(end.reply).flatMap { program.place(of: $0, symbolizer: installation.symbolizer) }
            let at = place.map { ", and was at \($0)" } ?? ""
            throw Failure(.renderFailed, "\(program.scene) took longer than \(limit) s\(at); nothing was written")
        case .interrupted(let signal):
            options.render.removeUnfinishedOutput()
            throw Failure(interruptedBy: signal)
        }
    }

    /// The option with the digest of the sources, if the program needs it.
    private var origin: [String] { program.sourceDigest.map { ["--source-digest", $0] } ?? [] }

    /// Returns the value of SWIFT_BACKTRACE for the value that the user has set.
    ///
    /// Backtraces are disabled by default, because a crash is reported in one line. Otherwise inlined calls are left
    /// out, because searching for them in an optimized library makes the runtime's backtracer fail.
    static func backtraces(asked: String?) -> String {
        guard let asked else { return "enable=no" }
        return asked.contains("symbolicate") ? asked : asked + ",symbolicate=fast"
    }

    private func message(for report: CrashReport, _ errors: String) -> String {
        program.message(for: report, errors: errors, symbolizer: installation.symbolizer)
    }
}
