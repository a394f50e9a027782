import Foundation
import QuartziteCommandLine

/// A line on a terminal that says how many files are compiled; it appears after a second, and is cleared in the end.
final class CompileNotice: Sendable {
    private let module: String?
    /// The object files that the compiler is going to write.
    private let objects: [String]
    private let isOver = DispatchSemaphore(value: 0)
    private let isCleared = DispatchSemaphore(value: 0)

    /// Begins to watch the compiler's output.
    ///
    /// - Parameters:
    ///   - module: The name of the module, if there are several.
    ///   - objects: The object files, of which those that do not exist are counted.
    init(module: String?, objects: [String]) {
        self.module = module
        let missing = objects.filter { !FileManager.default.fileExists(atPath: $0) }
        self.objects = missing.isEmpty ? objects : missing
        let thread = Thread { [self] in
            var isShown = false
            var shown = ""
            while isOver.wait(timeout: .now() + (isShown ? 0.2 : 1)) == .timedOut {
                isShown = true
                let done = self.objects.count { FileManager.default.fileExists(atPath: $0) }
                let text = Self.text(module: module, done: missing.isEmpty ? 0 : done, of: self.objects.count)
                if text != shown { Console.write("\r\u{1B}[K\(text)") }
                shown = text
            }
            if isShown { Console.write("\r\u{1B}[K") }
            isCleared.signal()
        }
        thread.name = "compile notice"
        thread.start()
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
