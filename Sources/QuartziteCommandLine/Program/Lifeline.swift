import CCrash
import Foundation

/// Ends a program once the tool that started it is gone, and tells the tool how the program crashed.
///
/// The tool holds the other end of standard input, a socket, and writes nothing, so reading returns only then.
enum Lifeline {
    static func hold() {
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard input >= 0 else { return }
        // The scene's code, which would wait for ever, finds nothing to read.
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        qz_crash_report_to(input)
        let thread = Thread {
            var byte: UInt8 = 0
            // A signal to all threads, as a debugger sends it, interrupts the wait and does not end it.
            while case let count = read(input, &byte, 1), count > 0 || count < 0 && errno == EINTR {}
            kill(getpid(), SIGTERM)
        }
        thread.name = "lifeline"
        thread.start()
    }
}
