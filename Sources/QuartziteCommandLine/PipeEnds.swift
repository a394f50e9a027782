import Foundation

/// A pipe that programs started by this one do not inherit.
package struct PipeEnds {
    package let reading: Int32
    package let writing: Int32

    /// Nil when the process has no descriptors left.
    package init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }
}
