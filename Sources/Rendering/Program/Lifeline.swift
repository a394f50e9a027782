import Foundation

/// Ends a program once the tool that started it is gone.
///
/// The tool holds the other end of standard input and writes nothing, so reading returns only then.
enum Lifeline {
    static func hold() {
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard input >= 0 else { return }
        // The scene's code, which would wait for ever, finds nothing to read.
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        let thread = Thread {
            var byte: UInt8 = 0
            while read(input, &byte, 1) > 0 {}
            kill(getpid(), SIGTERM)
        }
        thread.name = "lifeline"
        thread.start()
    }
}
