import CQuartziteHosting
import Foundation

/// A scene's program that has been started, with what connects it to this process.
struct SceneStart {
    let branch: SceneBranch
    let log = SceneLog()
    /// The memory for frames.
    let memory: Int32
    /// The socket to which the program reports crashes.
    let crashReports: Int32

    init(_ launch: SceneLaunch) throws(SceneFailure) {
        var open: [Int32] = []
        /// Moves a descriptor out of the range that the program inherits.
        func keep(_ descriptor: Int32) -> Int32 {
            let kept = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
            Foundation.close(descriptor)
            if kept >= 0 { open.append(kept) }
            return kept
        }
        func abandon() -> SceneFailure {
            let reason = String(cString: strerror(errno))
            for descriptor in open { Foundation.close(descriptor) }
            return SceneFailure(.notStarted, "cannot start \(launch.executable): \(reason)")
        }
        var output: [Int32] = [0, 0]
        guard let messages = MessageSocket.pair(), let reports = MessageSocket.pair(),
            pipe(&output) == 0
        else { throw abandon() }
        let (mine, theirs) = (keep(messages.0), keep(messages.1))
        let (reading, reporting) = (keep(reports.0), keep(reports.1))
        let (outputEnd, printing) = (keep(output[0]), keep(output[1]))
        let memory = keep(qz_shared_memory())
        guard open.count == 7 else { throw abandon() }

        let inherited = [
            (theirs, InheritedDescriptor.messages), (printing, STDOUT_FILENO), (printing, STDERR_FILENO),
            (memory, InheritedDescriptor.memory), (reporting, InheritedDescriptor.crashReports),
        ]
        var variables = ProcessInfo.processInfo.environment.merging(launch.environment) { _, new in new }
        if let data = launch.data { variables["XDG_DATA_HOME"] = data.path }
        if let caches = launch.caches {
            for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { variables[name] = caches.path }
        }
        // The tool that prints backtraces is a process, which a scene cannot start.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        let process: pid_t
        do {
            process = try ProgramStart(launch.executable, launch.arguments, environment: variables).spawn { actions in
                for (descriptor, number) in inherited {
                    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
                }
            }
        } catch {
            errno = error.code.rawValue
            throw abandon()
        }
        for descriptor in [theirs, reporting, printing] { Foundation.close(descriptor) }
        log.read(from: outputEnd)
        branch = SceneBranch(process: process, socket: MessageSocket(mine), time: 0, cost: 0, inputVersion: 0)
        self.memory = memory
        crashReports = reading
    }

    /// Ends the program.
    func close() {
        branch.end()
        Foundation.close(memory)
        Foundation.close(crashReports)
    }
}
