import Foundation

/// Ends a program once the tool that started it is gone.
///
/// The tool holds the other end of standard input and writes nothing, so reading returns only then.
enum Lifeline {
    static func hold() {
        let thread = Thread {
            var byte: UInt8 = 0
            while read(STDIN_FILENO, &byte, 1) > 0 {}
            kill(getpid(), SIGTERM)
        }
        thread.name = "lifeline"
        thread.start()
    }
}
