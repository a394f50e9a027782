import Foundation

/// The clock of the machine that never goes back, in seconds since some moment.
enum MonotonicClock {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Sleeps until a time; returns at once if it has passed.
    static func sleep(until time: Double) {
        let seconds = time.rounded(.down)
        var desired = timespec(tv_sec: Int(seconds), tv_nsec: Int((time - seconds) * 1e9))
        while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &desired, nil) == EINTR {}
    }

    /// The processor time that this process has used, in seconds.
    static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
