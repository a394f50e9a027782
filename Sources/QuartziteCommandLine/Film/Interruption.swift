import Foundation
import Media
import Synchronization

/// Remembers that the process was asked to stop, so that a render can take its unfinished file away first.
package enum Interruption {
    private static let received = Atomic<Int32>(0)
    /// The end of a pipe that each signal writes a byte to; -1 before there is one.
    private static let arrivals = Atomic<Int32>(-1)
    private static let isWatching = Atomic<Bool>(false)

    /// Signals that ask a process to stop.
    private static let requests = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU]
    /// How long a render may take to notice, in seconds.
    private static let grace = 1.0

    /// From here on signals that ask the process to stop are remembered.
    ///
    /// A render that does not notice within a second, as one that waits for the reader of a pipe, or that gets a second
    /// signal, is ended; its unfinished file goes.
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
        // A parent may have started this process with some blocked.
        var set = signalSet(numbers)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        ignoreRefusals()
    }

    /// What the system refuses to write shows as an error, not as a signal: a reader that goes away, a file that passes
    /// the user's limit.
    package static func ignoreRefusals() {
        signal(SIGPIPE, SIG_IGN)
        ignoreFileSizeLimit()
    }

    /// A file that passes the user's limit shows as an error, not as a signal.
    package static func ignoreFileSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

    /// Throws once a signal came.
    package static func check() throws {
        let signal = received.load(ordering: .relaxed)
        if signal != 0 { throw Failure(interruptedBy: signal, remark: remark) }
    }

    private static let remark = "; the unfinished output was removed"

    /// Starts what ends the process a second after a signal, or with the next one.
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

    /// Whether the process was started without regard to a signal, as `nohup` does.
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

    /// From here on signals that ask the process to stop, and SIGCHLD, are kept for `wait(seconds:)`; called before
    /// there are other threads.
    package static func blockForWaiting() {
        var set = waitedFor
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Whether a signal asks the process to stop.
    package static func isRequest(_ signal: Int32) -> Bool { requests.contains(signal) }

    /// The next signal among the blocked ones; nil when it does not come in time.
    package static func wait(seconds: Double?) -> Int32? {
        var set = waitedFor
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
