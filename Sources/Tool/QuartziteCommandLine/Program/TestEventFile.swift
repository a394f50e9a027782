import Foundation
import Glibc
import Synchronization

/// What happened to a test: an event that the compiled program reports to the tool.
package struct TestEvent: Codable, Equatable {
    /// The kind of event.
    package enum Kind: String, Codable {
        case began, failed, skipped, ended
        /// The test ended its process after a failure.
        case stopped
        /// A picture was compared with one of Apple's simulators; the message is a verdict in JSON.
        case compared
        /// The test took longer than the limit.
        case timedOut
    }

    package let kind: Kind
    /// The name of the test; for one of Swift Testing, its identifier, such as `Module.Suite/test()/File.swift:5:2`.
    package let test: String
    /// The file and line of a failure, or of the test if it is known.
    package let place: String
    /// The failure, the duration in seconds of a test that ended, or the time of the machine's clock at which it began.
    package let message: String

    /// The seconds of the machine's clock, which UIKit's clocks are not.
    package static var now: Double {
        var time = timespec()
        Glibc.clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The file to which a program of tests writes events, each on a line that is complete even if the program crashes next.
final class TestEventFile: Sendable {
    private struct Running {
        var test: String?
        /// The seconds of the machine's clock at which the test is stopped.
        var deadline: Double?
    }

    private let descriptor: Int32
    private let limit: Double?
    private let running = Mutex(Running())

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path; nil writes no events.
    ///   - limit: The seconds of the machine's clock after which a test is stopped; nil for no limit.
    init(_ path: String?, limit: Double?) {
        descriptor = path.map { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666) } ?? -1
        self.limit = limit
        if limit != nil { watch(pthread_self()) }
    }

    /// Writes an event.
    func write(_ kind: String, _ test: String, _ place: String, _ message: String) {
        guard let kind = TestEvent.Kind(rawValue: kind) else { return }
        let now = TestEvent.now
        running.withLock { running in
            switch kind {
            case .began: running = Running(test: test, deadline: limit.map { now + $0 })
            case .ended: running = Running()
            default: break
            }
        }
        let begin = kind == .began ? "\(now)" : message
        write(TestEvent(kind: kind, test: test, place: place, message: begin))
    }

    private func write(_ event: TestEvent) {
        guard descriptor >= 0, let data = try? JSONEncoder().encode(event) else { return }
        let line = Array(data) + [UInt8(ascii: "\n")]
        _ = Foundation.write(descriptor, line, line.count)
    }

    /// Starts a thread that stops a test that takes too long, as if it had crashed where it is.
    private func watch(_ thread: pthread_t) {
        let watcher = Thread { [self] in
            while true {
                usleep(20_000)
                let late = running.withLock { running -> String? in
                    guard let deadline = running.deadline, deadline < TestEvent.now else { return nil }
                    running.deadline = nil
                    return running.test
                }
                guard let late else { continue }
                write(TestEvent(kind: .timedOut, test: late, place: "", message: ""))
                pthread_kill(thread, SIGABRT)
            }
        }
        watcher.start()
    }
}
