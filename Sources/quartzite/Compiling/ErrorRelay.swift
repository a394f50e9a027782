import Foundation
import Rendering

/// Passes on what a program says on standard error, but for the list of addresses after a crash's message.
final class ErrorRelay: @unchecked Sendable {
    /// Where the program is to write.
    let input: Int32
    private let output: Int32
    private let isDone = DispatchSemaphore(value: 0)

    /// Nil when the process has no descriptors left.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (output, input) = (ends[0], ends[1])
    }

    /// Reads until every copy of `input` is closed.
    func start() {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var isInTrace = false
            while true {
                let count = read(output, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                guard !isInTrace else { continue }
                let text = Data(buffer[..<count])
                let trace = text.range(of: Data("Current stack trace:\n".utf8))
                isInTrace = trace != nil
                try? FileHandle.standardError.write(contentsOf: text[..<(trace?.lowerBound ?? text.endIndex)])
            }
            close(output)
            isDone.signal()
        }
        thread.start()
    }

    /// Waits until everything is passed on; the program is over.
    func finish() {
        close(input)
        isDone.wait()
    }
}
