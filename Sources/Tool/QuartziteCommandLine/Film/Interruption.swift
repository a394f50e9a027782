import Foundation
import QuartziteMedia
import Synchronization

/// Records signals that ask the process to stop, so that a render can remove its unfinished file first.
package enum Interruption {
    private static let received = Atomic<Int32>(0)
    /// The writing end of a pipe that receives a byte for each signal; −1 before it exists.
    private static let arrivals = Atomic<Int32>(-1)
    private static let isWatching = Atomic<Bool>(false)

    /// The signals that ask a process to stop.
    private static let requests = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU]
    /// The time in seconds that a render has to react to a signal.
    private static let grace = 1.0

    /// Starts to record signals that ask the process to stop.
    ///
    /// The process exits, and its unfinished file is removed, if the render does not react within a second or a second
    /// signal arrives. A render that waits for the reader of a pipe, for example, cannot react.
    package static func watch() {
        received.store(0, ordering: .relaxed)
        if !isWatching.exchange(true, ordering: .relaxed) { startWatching() }
        let numbers = requests.filter { !isIgnored($0) }
        for number in numbers {
            signal(number) { number in
                Interruption.received.store(number, ordering: .relaxed)
                var byte: UInt8 = 0
                let before = errno
                write(Interruption.arrivals.load(ordering: .relaxed), &byte, 1)
                errno = before
            }
        }
        // The parent process may have blocked some of them.
        var set = signalSet(numbers)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        ignoreRefusals()
    }

    /// Makes writes to closed pipes, and to files above the user's size limit, fail with an error instead of a signal.
    package static func ignoreRefusals() {
        signal(SIGPIPE, SIG_IGN)
        ignoreFileSizeLimit()
    }

    /// Makes writes to files above the user's size limit fail with an error instead of a signal.
    package static func ignoreFileSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

    /// Throws if a signal has arrived.
    package static func check() throws {
        let signal = received.load(ordering: .relaxed)
        if signal != 0 { throw Failure(interruptedBy: signal, remark: remark) }
    }

    private static let remark = "; the unfinished output was removed"

    /// Starts a thread that exits the process a second after a signal, or at the next signal.
    private static func startWatching() {
        guard let ends = PipeEnds() else { return }
        arrivals.store(ends.writing, ordering: .relaxed)
        let thread = Thread {
            var byte: UInt8 = 0
            while read(ends.reading, &byte, 1) != 1 {}
            var next = pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0)
            while poll(&next, 1, Int32(grace * 1000)) < 0 {}
            UnfinishedFiles.removeAll()
            _exit(Failure(interruptedBy: received.load(ordering: .relaxed), remark: remark).report())
        }
        thread.name = "interruption"
        thread.start()
    }

    /// Whether the process was started with a signal ignored, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        guard number == SIGHUP else { return false }
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    private static func signalSet(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }

    // MARK: Waiting for another process

    /// Blocks SIGCHLD and signals that ask the process to stop, so that `wait(seconds:)` receives them.
    ///
    /// Call it before other threads are started.
    package static func blockForWaiting() {
        var set = waitedFor
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Whether a signal asks the process to stop.
    package static func isRequest(_ signal: Int32) -> Bool { requests.contains(signal) }

    /// Waits for the next blocked signal; returns nil if none arrives in time.
    ///
    /// Only the main thread receives them, and only if they are blocked, which a program with a window does not do. Elsewhere,
    /// the function waits for a hundredth of a second and returns SIGCHLD, so that callers look again.
    package static func wait(seconds: Double?) -> Int32? {
        var set = waitedFor
        var blocked = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &blocked)
        guard Thread.isMainThread, sigismember(&blocked, SIGCHLD) == 1 else {
            usleep(10_000)
            return SIGCHLD
        }
        guard let seconds else {
            var number: Int32 = 0
            return sigwait(&set, &number) == 0 ? number : SIGCHLD
        }
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        let number = sigtimedwait(&set, nil, &time)
        guard number < 0 else { return number }
        return errno == EAGAIN ? nil : SIGCHLD
    }

    private static var waitedFor: sigset_t { signalSet([SIGCHLD] + requests.filter { !isIgnored($0) }) }
}
