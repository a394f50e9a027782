import Foundation
import QuartziteCommandLine

/// A line on a terminal that says what SwiftPM is doing; it appears after a second, and is cleared in the end.
final class PackageNotice: Sendable {
    private let log: String
    private let isOver = DispatchSemaphore(value: 0)
    private let isCleared = DispatchSemaphore(value: 0)

    /// Begins to watch SwiftPM's output in a file.
    init(log: String) {
        self.log = log
        let thread = Thread { [self] in
            var shown = ""
            while isOver.wait(timeout: .now() + (shown.isEmpty ? 1 : 0.2)) == .timedOut {
                let data = FileManager.default.contents(atPath: self.log) ?? Data()
                let text = Self.text(String(decoding: data.suffix(1 << 12), as: UTF8.self))
                if text != shown { Console.write("\r\u{1B}[K\(text)") }
                shown = text
            }
            if !shown.isEmpty { Console.write("\r\u{1B}[K") }
            isCleared.signal()
        }
        thread.name = "package notice"
        thread.start()
    }

    /// Removes the line.
    func end() {
        isOver.signal()
        isCleared.wait()
    }

    /// Returns the line for what SwiftPM has printed.
    static func text(_ output: String) -> String {
        let last = output.split(whereSeparator: \.isNewline).last { !$0.hasPrefix("warning: ") }
        let words = last.map { $0.prefix(60) + ($0.count > 60 ? "…" : "") } ?? "…"
        return "Packages: \(words)"
    }
}
