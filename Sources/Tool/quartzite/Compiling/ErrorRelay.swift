import Foundation
import QuartziteCommandLine

/// Relays a program's standard error, without the list of addresses after a crash message.
final class ErrorRelay: @unchecked Sendable {
    /// The descriptor to which the program writes.
    let input: Int32
    private let output: Int32
    /// The two ends of a pipe that is closed when the program has ended.
    private let over: Int32
    private let running: Int32
    private let isDone = DispatchSemaphore(value: 0)
    /// The last bytes that were relayed; read it after `finish()`.
    private(set) var end = Data()

    /// The number of bytes of `end` that are kept.
    private static let kept = 1 << 14

    /// Returns nil if no file descriptors are available.
    init?() {
        guard let data = PipeEnds() else { return nil }
        guard let life = PipeEnds() else {
            for end in [data.reading, data.writing] { close(end) }
            return nil
        }
        (output, input) = (data.reading, data.writing)
        (over, running) = (life.reading, life.writing)
        // After the program has ended, only data that is already in the pipe is read.
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    /// Relays data until the program ends.
    ///
    /// Its descendants can keep the pipe open, so the end of the pipe does not mark the end of the program.
    func start() {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var isInTrace = false
            // After the end, at most the capacity of a pipe is read.
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
                let shown = text[..<(trace?.lowerBound ?? text.endIndex)]
                end = (end + shown).suffix(Self.kept)
                try? FileHandle.standardError.write(contentsOf: shown)
            }
            close(output)
            close(over)
            isDone.signal()
        }
        thread.start()
    }

    /// Waits until all data is relayed; call it after the program has ended.
    func finish() {
        close(input)
        close(running)
        isDone.wait()
    }
}
