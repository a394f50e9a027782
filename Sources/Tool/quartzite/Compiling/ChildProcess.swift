import Foundation
import QuartziteCommandLine
import QuartziteSceneHosting
import Synchronization

/// A child process, which ends with this process and receives the signals that ask this one to stop.
struct ChildProcess {
    enum Outcome: Equatable {
        case exited(Int32)
        case crashed(signal: Int32)
        /// The time limit was exceeded, and the child was killed.
        case timedOut
        /// This process was asked to stop, and stopped the child.
        case interrupted(signal: Int32)
    }

    /// How a child ended, and what is known of it.
    struct End {
        let outcome: Outcome
        /// What the child sent through its standard input, which is a socket.
        let reply: String
        /// The end of what the child wrote to standard error, if that was relayed.
        let errors: String
    }

    let executable: String
    let arguments: [String]
    var environment: [String: String] = [:]
    /// A file for both output streams; nil inherits standard output and relays standard error.
    var log: String?
    /// The time limit in seconds; nil waits indefinitely.
    var timeout: Double?

    /// The time in seconds that a child gets to clean up after it was asked to stop.
    private static let grace = 2.0

    /// Starts the child and waits for its end.
    ///
    /// On the main thread of a program that blocks them, it waits for SIGCHLD and the signals that ask this process to stop.
    /// Elsewhere it polls.
    func run() throws -> Outcome { try runReceivingReply().outcome }

    /// Like `run()`, and also returns what the child sent and wrote.
    func runReceivingReply() throws -> End {
        let relay = log == nil ? ErrorRelay() : nil
        let (lifeline, pid) = try start(relay)
        Self.running.withLock { _ = $0.insert(pid) }
        relay?.start()
        let outcome = wait(for: pid)
        Self.running.withLock { _ = $0.remove(pid) }
        let reply = received(on: lifeline)
        close(lifeline)
        relay?.finish()
        return End(outcome: outcome, reply: reply, errors: String(decoding: relay?.end ?? Data(), as: UTF8.self))
    }

    /// The children of this process, which is about to end.
    private static let running = Mutex<Set<pid_t>>([])

    /// Kills the children that other threads wait for.
    static func endAll() { running.withLock { for pid in $0 { kill(-pid, SIGKILL) } } }

    private func wait(for pid: pid_t) -> Outcome {
        var status: Int32 = 0
        var asked: Int32?
        var deadline = timeout.map { ContinuousClock.now + .seconds($0) }
        // Descendants in other process groups, as Foundation creates them, can be found only while the child exists.
        var descendants = ProcessTree.empty
        defer { descendants.kill() }
        while waitpid(pid, &status, WNOHANG) == 0 {
            let left = deadline.map { ($0 - ContinuousClock.now) / .seconds(1) }
            guard left.map({ $0 > 0 }) ?? true, let signal = Interruption.wait(seconds: left) else {
                // The time limit was exceeded.
                descendants.add(below: pid)
                if asked == nil { askWhere(pid) }
                kill(-pid, SIGKILL)
                waitpid(pid, &status, 0)
                if let asked { return .interrupted(signal: asked) }
                return .timedOut
            }
            guard Interruption.isRequest(signal) else { continue }
            descendants.add(below: pid)
            kill(-pid, asked == nil ? signal : SIGKILL)
            asked = signal
            deadline = ContinuousClock.now + .seconds(Self.grace)
        }
        // Kills the remaining processes of the group.
        kill(-pid, SIGKILL)
        if let asked, status & 0x7f != 0 { return .interrupted(signal: asked) }
        return status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .crashed(signal: status & 0x7f)
    }

    /// Makes a program that reports crashes say where it is, and waits a second for it to end.
    private func askWhere(_ pid: pid_t) {
        kill(pid, SIGABRT)
        // A program that was stopped does not see the signal before it goes on.
        kill(pid, SIGCONT)
        let deadline = ContinuousClock.now + .seconds(1)
        var information = siginfo_t()
        while ContinuousClock.now < deadline {
            // The child is left to the caller, and until then its number belongs to no other process.
            information.si_signo = 0
            waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT)
            if information.si_signo != 0 { return }
            usleep(2_000)
        }
    }

    /// Returns the data that is available in a socket.
    private func received(on socket: Int32) -> String {
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while case let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT)), count > 0 {
            text += buffer[..<count]
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Starts the child; `lifeline` is the other end of the socket that is the child's standard input.
    private func start(_ relay: ErrorRelay?) throws -> (lifeline: Int32, pid: pid_t) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw cannotStart(errno)
        }
        defer { close(ends[0]) }

        var merged = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        if relay != nil, Console.isErrorTerminal { merged[Console.relayedTerminal] = "1" }
        do {
            let pid = try ProgramStart(executable, arguments, environment: merged).spawn { actions in
                posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
                if let log {
                    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
                    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
                } else if let relay {
                    posix_spawn_file_actions_adddup2(&actions, relay.input, STDERR_FILENO)
                }
            }
            return (ends[1], pid)
        } catch {
            close(ends[1])
            throw cannotStart(error.code.rawValue)
        }
    }

    private func cannotStart(_ number: Int32) -> Failure {
        let isFull = [ENOSPC, EDQUOT, EROFS].contains(number)
        return Failure(
            isFull ? .cannotWrite : .internalError, "cannot start \(executable): \(String(cString: strerror(number)))")
    }
}
