import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The work of the process that belongs to no scene: blocks of the platform's queues, threads and connections.
///
/// A wait asks it before it moves a scene's clock, so that a download or a thread is not overtaken by a timeout.
struct PlatformWork {
    /// The processor time of all other threads when they were last seen at work, in nanoseconds.
    private var used = Self.timeOfOthers
    /// The machine's time, in nanoseconds, at which they were last seen at work.
    private var lastUse: UInt64 = 0
    /// Whether other threads were at work when they were last looked at.
    private var isBusy = false
    /// The number of times that the wait has asked about work.
    private var questions = 0
    /// The machine's time when work began; nil while nothing is under way.
    private var begin: UInt64?
    /// The machine's time when connections were last looked at, and whether one was in use.
    private var connections: (time: UInt64, areInUse: Bool) = (0, false)

    /// The time without any use of the processor after which other threads count as idle, in nanoseconds.
    private static let quiet: UInt64 = 2_000_000
    /// The time for which an answer about connections holds, in nanoseconds.
    private static let glance: UInt64 = 1_000_000

    /// The states of threads are read at every eighth question, because that takes longer than the rest.
    private static let glances = 8

    /// Runs the blocks that are waiting in the platform's main queue.
    ///
    /// Code on other threads adds to it whatever it adds to the main queue.
    func deliver() { _ = RunLoop.current.run(mode: .default, before: .distantPast) }

    /// Waits a moment for work that is under way, and returns the seconds since the last call; nil if none is.
    mutating func wait() -> CFTimeInterval? {
        let now = Self.now
        guard hasWork(at: now) else {
            begin = nil
            return nil
        }
        let since = begin ?? now
        Self.rest()
        let end = Self.now
        begin = end
        return CFTimeInterval(end - since) * 1e-9
    }

    /// Waits for a moment of the machine's time, without waking another thread as a timer would.
    static func rest() { usleep(300) }

    private mutating func hasWork(at now: UInt64) -> Bool {
        let time = Self.timeOfOthers
        // The two clocks are not read at the same moment.
        if time > used + 20_000 { (used, lastUse, isBusy) = (time, now, true) }
        if lastUse != 0, now - lastUse < Self.quiet { return true }
        // A thread that has been woken may not have run yet, and one that was busy may only be waiting for a processor.
        let asksThreads = isBusy || questions % Self.glances == 0
        questions += 1
        isBusy = asksThreads && OtherThreads.areRunnable
        if isBusy {
            lastUse = now
            return true
        }
        if connections.time == 0 || now - connections.time > Self.glance {
            connections = (now, ProcessSocket.isAnyInUse)
        }
        return connections.areInUse
    }

    private static var now: UInt64 { nanoseconds(CLOCK_MONOTONIC) }

    /// The processor time of all threads but this one, in nanoseconds.
    private static var timeOfOthers: UInt64 {
        let own = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
        let all = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
        return all > own ? all - own : 0
    }

    private static func nanoseconds(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
