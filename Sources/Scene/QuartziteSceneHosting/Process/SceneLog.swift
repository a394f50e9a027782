import CQuartziteHosting
import Foundation
import Synchronization

/// The lines that a scene's program prints, as far as they are recent.
final class SceneLog: Sendable {
    private struct Contents {
        var lines: [String] = []
        var rest: [UInt8] = []
    }

    /// The number of lines that are kept.
    private static let maximumLines = 1_000
    /// The length at which a line is broken, in bytes.
    private static let longestLine = 4_096

    private let contents = Mutex(Contents())
    private let isComplete = DispatchSemaphore(value: 0)

    /// Reads from a pipe until all programs have closed its other end; closes it then.
    func read(from pipe: Int32) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = Foundation.read(pipe, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                add(buffer[..<count])
            }
            close(pipe)
            isComplete.signal()
        }
        thread.name = "scene log"
        thread.start()
    }

    /// Waits until what ended programs have printed is read: for a fifth of a second, unless all programs have ended.
    func settle() {
        if isComplete.wait(timeout: .now() + .milliseconds(200)) == .success { isComplete.signal() }
    }

    /// Returns the lines since the last call, once all programs have ended; waits for that for a fifth of a second.
    func drainAll() -> [String] {
        settle()
        return contents.withLock { contents in
            defer { contents = Contents() }
            return contents.lines + (contents.rest.isEmpty ? [] : [String(decoding: contents.rest, as: UTF8.self)])
        }
    }

    /// The last lines, which stay for the next call of ``drain()``.
    var recent: String { contents.withLock { $0.lines.suffix(50).joined(separator: "\n") } }

    /// Refuses to let the scene start processes, and says so; closes the descriptor of its filter in the end.
    func refuseProcesses(_ filter: Int32) {
        let thread = Thread { [self] in
            while qz_refuse_process(filter) { add(Array("the scene may not start a process\n".utf8)[...]) }
            close(filter)
        }
        thread.name = "scene processes"
        thread.start()
    }

    /// Whether the runtime prints a line after a crash to list addresses, which differ from run to run.
    private static func isOfStackTrace(_ line: String) -> Bool {
        line == "Current stack trace:" || line.prefixMatch(of: /[0-9]+ +\S+ +0x[0-9a-f]{16}\b/) != nil
    }

    private func add(_ bytes: ArraySlice<UInt8>) {
        contents.withLock { contents in
            for byte in bytes {
                if byte != UInt8(ascii: "\n"), contents.rest.count < Self.longestLine {
                    contents.rest.append(byte)
                    continue
                }
                let line = String(decoding: contents.rest, as: UTF8.self)
                if !Self.isOfStackTrace(line) { contents.lines.append(line) }
                contents.rest = byte == UInt8(ascii: "\n") ? [] : [byte]
            }
            if contents.lines.count > Self.maximumLines {
                contents.lines.removeFirst(contents.lines.count - Self.maximumLines)
            }
        }
    }

    /// Returns the lines since the last call.
    func drain() -> [String] {
        contents.withLock { contents in
            defer { contents.lines = [] }
            return contents.lines
        }
    }
}
