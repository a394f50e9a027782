import Foundation
import Rendering

/// Runs a compiled program and makes one message of whatever ends it.
struct ProgramRun {
    let program: String
    let scene: RunnableScene
    let options: RunOptions

    func perform() throws {
        var environment = SceneEnvironment(options.render.stage).variables
        // A crash is told in a line, not in a list of frames, unless that is asked for.
        if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] = "enable=no"
        }
        let outcome = try ChildProcess(
            executable: program, arguments: [scene.name] + CommandLine.arguments.dropFirst(2), environment: environment,
            timeout: options.code.timeout?.seconds
        ).run()
        switch outcome {
        case .exited(0): break
        case .exited(let status):
            // The program has said why.
            options.render.removeUnfinishedOutput()
            Foundation.exit(status)
        case .crashed(let signal):
            options.render.removeUnfinishedOutput()
            // By these the language stops a program, and has said why if there is more to say.
            let isStop = [SIGILL, SIGTRAP].contains(signal)
            let reason = isStop ? "fatal error" : String(cString: strsignal(signal)).lowercased()
            throw Failure(.renderFailed, "\(scene.name) crashed: \(reason); SWIFT_BACKTRACE=enable=yes shows where")
        case .timedOut:
            options.render.removeUnfinishedOutput()
            let limit = options.code.timeout.map { plain($0.seconds) } ?? ""
            throw Failure(.renderFailed, "\(scene.name) took longer than \(limit) s; nothing was written")
        case .interrupted(let signal):
            options.render.removeUnfinishedOutput()
            throw Failure(interruptedBy: signal)
        }
    }
}
