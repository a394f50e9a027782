import Foundation

/// A pipe that child processes do not inherit.
package struct PipeEnds {
    package let reading: Int32
    package let writing: Int32

    /// Returns nil if no file descriptors are available.
    package init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }
}
