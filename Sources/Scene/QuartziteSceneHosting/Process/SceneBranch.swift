import Foundation

/// A process of a scene at some time: the one that shows frames, or one that waits as a checkpoint.
final class SceneBranch {
    /// How a process ended.
    enum Ending: Equatable {
        case exited(Int32)
        case signal(Int32)
    }

    let process: pid_t
    private let socket: MessageSocket
    /// The scene time in seconds that the process has reached.
    var time: Double
    /// The time in seconds that the scene's code has taken since the start.
    var cost: Double
    /// The version of the input that the process knows.
    var inputVersion: Int
    private var ending: Ending?

    init(process: pid_t, socket: MessageSocket, time: Double, cost: Double, inputVersion: Int) {
        self.process = process
        self.socket = socket
        self.time = time
        self.cost = cost
        self.inputVersion = inputVersion
    }

    deinit { end() }

    /// Sends a request and waits for the answer.
    ///
    /// - Throws: `MessageSocket.Failure` if the process has ended, or does not answer within `limit`.
    func ask(_ request: ProcessRequest, within limit: Duration) throws -> ProcessReply {
        try socket.send(request)
        return try answer(within: limit).reply
    }

    /// Waits for the answer to an earlier request, or for the first message of a new program.
    ///
    /// A descriptor that arrives with it belongs to the caller.
    func answer(within limit: Duration) throws -> (reply: ProcessReply, descriptor: Int32?) {
        let (reply, descriptor) = try socket.receive(ProcessReply.self, by: .now + limit)
        return (reply, descriptor)
    }

    /// A process that cannot be copied, with the reason.
    struct NotCopied: Error {
        let reason: String
    }

    /// Copies the process.
    ///
    /// - Parameter waits: Whether the copy will wait for long, and must not keep memory that it does not use.
    /// - Throws: ``NotCopied``, or `MessageSocket.Failure` as for ``ask(_:within:)``.
    func copy(waits: Bool, within limit: Duration) throws -> SceneBranch {
        guard let (mine, theirs) = MessageSocket.pair() else {
            throw NotCopied(reason: String(cString: strerror(errno)))
        }
        let copied = MessageSocket(mine)
        defer { close(theirs) }
        try socket.send(ProcessRequest.copy(waits: waits), descriptor: theirs)
        switch try answer(within: limit).reply {
        case .copied(let process):
            return SceneBranch(process: process, socket: copied, time: time, cost: cost, inputVersion: inputVersion)
        case .notCopied(let reason): throw NotCopied(reason: reason)
        default: throw MessageSocket.Failure.malformed
        }
    }

    /// Asks the process to report where it is, as after a crash, and to end.
    func abort() {
        guard ending == nil else { return }
        kill(process, SIGABRT)
        // A process that was stopped does not see the signal before it goes on.
        kill(process, SIGCONT)
    }

    /// Waits until the process has ended, for at most `limit`, and returns how; nil if it has not.
    func waitForEnd(within limit: Duration) -> Ending? {
        let deadline = ContinuousClock.now + limit
        while ending == nil {
            collect(WNOHANG)
            guard ending == nil, ContinuousClock.now < deadline else { break }
            usleep(1_000)
        }
        return ending
    }

    /// Tells the process to end, without waiting.
    func stop() { if ending == nil { kill(process, SIGKILL) } }

    /// Whether the process has ended.
    var hasEnded: Bool {
        if ending == nil { collect(WNOHANG) }
        return ending != nil
    }

    /// Ends the process, and waits until it has ended.
    func end() {
        guard ending == nil else { return }
        kill(process, SIGKILL)
        collect(0)
    }

    private func collect(_ options: Int32) {
        var status: Int32 = 0
        var collected = waitpid(process, &status, options)
        while collected < 0, errno == EINTR { collected = waitpid(process, &status, options) }
        guard collected != 0 else { return }
        ending = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signal(status & 0x7f)
    }

    /// The memory of the process in bytes; memory that several processes share counts in part for each.
    var memory: Int {
        let text = FileManager.default.contents(atPath: "/proc/\(process)/smaps_rollup") ?? Data()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        let kilobytes = lines.first { $0.hasPrefix("Pss:") }?.split(separator: " ").dropFirst().first
        return (kilobytes.flatMap { Int($0) } ?? 0) << 10
    }
}
