import Foundation
import QuartziteCommandLine

/// A line on a terminal that says what is compiled; it appears after a second, and is cleared in the end.
final class CompileNotice: Sendable {
    private let isOver = DispatchSemaphore(value: 0)
    private let isCleared = DispatchSemaphore(value: 0)

    /// Begins to show a text, which is asked for five times a second.
    init(text: @escaping @Sendable () -> String) {
        let thread = Thread { [self] in
            var isShown = false
            var shown = ""
            while isOver.wait(timeout: .now() + (isShown ? 0.2 : 1)) == .timedOut {
                isShown = true
                let text = text()
                if text != shown { Console.write("\r\u{1B}[K\(text)") }
                shown = text
            }
            if isShown { Console.write("\r\u{1B}[K") }
            isCleared.signal()
        }
        thread.name = "compile notice"
        thread.start()
    }

    /// Begins to watch the compiler's output, and says how many files are compiled.
    ///
    /// - Parameters:
    ///   - module: The name of the module, if there are several.
    ///   - objects: The object files that the compiler is going to write; those that do not exist are counted.
    convenience init(module: String?, objects: [String]) {
        let missing = objects.filter { !FileManager.default.fileExists(atPath: $0) }
        let counted = missing.isEmpty ? objects : missing
        self.init {
            let done = missing.isEmpty ? 0 : counted.count { FileManager.default.fileExists(atPath: $0) }
            return Self.text(module: module, done: done, of: counted.count)
        }
    }

    /// Removes the line.
    func end() {
        isOver.signal()
        isCleared.wait()
    }

    /// Returns the line: the number of the file that is compiled, or only that of all files while none is done.
    static func text(module: String?, done: Int, of total: Int) -> String {
        let files = total == 1 ? "1 file" : done == 0 ? "\(total) files" : "\(min(done + 1, total)) of \(total) files"
        return "Compiling \(module.map { "\($0), " } ?? "")\(files)…"
    }
}
