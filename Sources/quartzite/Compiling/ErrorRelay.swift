import Foundation
import QuartziteCommandLine

/// Passes on what a program says on standard error, but for the list of addresses after a crash's message.
final class ErrorRelay: @unchecked Sendable {
    /// Where the program is to write.
    let input: Int32
    private let output: Int32
    /// The two ends of a pipe that is closed when the program is over.
    private let over: Int32
    private let running: Int32
    private let isDone = DispatchSemaphore(value: 0)

    /// Nil when the process has no descriptors left.
    init?() {
        guard let data = PipeEnds() else { return nil }
        guard let life = PipeEnds() else {
            for end in [data.reading, data.writing] { close(end) }
            return nil
        }
        (output, input) = (data.reading, data.writing)
        (over, running) = (life.reading, life.writing)
        // Of what a program leaves, only as much is read as is there.
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    /// Reads until the program is over.
    ///
    /// What it started may live on and keep the pipe open, so that its end says nothing.
    func start() {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var isInTrace = false
            // What a pipe can hold, at most, is read after the end.
            var rest = 1 << 20
            while rest > 0 {
                var ready = [output, over].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                guard poll(&ready, 2, -1) >= 0 else { continue }
                let isOver = ready[1].revents != 0
                let count = read(output, &buffer, buffer.count)
                if isOver { rest -= max(count, 0) }
                if count < 0, !isOver || errno == EINTR { continue }
                guard count > 0 else { break }
                guard !isInTrace else { continue }
                let text = Data(buffer[..<count])
                let trace = text.range(of: Data("Current stack trace:\n".utf8))
                isInTrace = trace != nil
                try? FileHandle.standardError.write(contentsOf: text[..<(trace?.lowerBound ?? text.endIndex)])
            }
            close(output)
            close(over)
            isDone.signal()
        }
        thread.start()
    }

    /// Waits until everything is passed on; the program is over.
    func finish() {
        close(input)
        close(running)
        isDone.wait()
    }
}
