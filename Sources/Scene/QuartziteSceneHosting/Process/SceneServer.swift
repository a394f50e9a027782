import CQuartziteHosting
import Foundation
import QuartziteStage

/// Serves the requests of a ``SceneProcess`` in the process of a scene.
///
/// The process draws on its only thread, so that it can be copied at any time. It ends when the other process ends.
@MainActor
package final class SceneServer {
    private var socket: MessageSocket
    private let session: SceneSession

    /// The largest private memory of the process, in bytes.
    private static let maximumMemory: UInt64 = 1 << 30

    /// Serves requests until the other process closes the socket, and returns then.
    ///
    /// - Parameter makeSession: Creates the session, which draws into the picture it is given on one thread; throws an
    ///   error in one line if the scene cannot be shown.
    package static func run(_ makeSession: (_ picture: (Int) -> SharedPicture) throws -> SceneSession) {
        // The scene's code must not wait for input, or read messages.
        let messages = fcntl(InheritedDescriptor.messages, F_DUPFD_CLOEXEC, 10)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        dup2(nothing, InheritedDescriptor.messages)
        close(nothing)
        for descriptor in [InheritedDescriptor.memory, InheritedDescriptor.crashReports] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        let socket = MessageSocket(messages)
        qz_exit_on_hangup(messages)
        qz_limit_memory(maximumMemory)
        let filter = qz_forbid_processes()
        var bytes = 0
        do {
            try socket.send(ProcessReply.begun, descriptor: filter)
            if filter >= 0 { close(filter) }
            let session = try makeSession { pixels in
                bytes = pixels * MemoryLayout<UInt32>.size
                return SharedPicture(mapping: InheritedDescriptor.memory, bytes: bytes)
                    ?? SharedPicture(capacity: pixels)
            }
            try socket.send(ProcessReply.opened(session.facts, bytes: bytes))
            SceneServer(socket, session).serve()
        } catch {
            try? socket.send(ProcessReply.failed("\(error)"))
        }
    }

    private init(_ socket: MessageSocket, _ session: SceneSession) {
        self.socket = socket
        self.session = session
    }

    private func serve() {
        while let (request, passed) = try? socket.receive(ProcessRequest.self) {
            do {
                switch request {
                case .perform(let request):
                    let reply: SceneReply
                    do {
                        reply = try session.perform(request)
                    } catch {
                        reply = .refused(error.description)
                    }
                    try socket.send(ProcessReply.performed(reply))
                case .advance(let time, let budget):
                    session.advance(to: time, budget: .seconds(budget))
                    try socket.send(ProcessReply.advanced(to: session.time))
                case .copy(let waits):
                    guard let passed else { return }
                    try copy(serving: passed, waits: waits)
                }
            } catch {
                return
            }
        }
    }

    /// Returns the number of threads, after those that libraries start for a moment have ended, within a second.
    private static func remainingThreads() -> Int32 {
        var count = qz_thread_count()
        for _ in 0..<1_000 where count > 1 {
            usleep(1_000)
            count = qz_thread_count()
        }
        return count
    }

    /// Copies the process; the copy goes on with the socket `passed`.
    private func copy(serving passed: Int32, waits: Bool) throws {
        let threads = Self.remainingThreads()
        guard threads == 1 else {
            close(passed)
            return try socket.send(ProcessReply.notCopied("the scene's code has started \(threads - 1) threads"))
        }
        // A copy would write buffered output again.
        fflush(nil)
        let copy = qz_copy_process()
        if copy == 0 {
            socket = MessageSocket(passed)
            qz_exit_on_hangup(passed)
            if waits { qz_return_free_memory() }
            return
        }
        let reason = String(cString: strerror(errno))
        close(passed)
        try socket.send(copy > 0 ? ProcessReply.copied(copy) : .notCopied(reason))
    }
}
