import CQuartziteCrash
import Foundation

/// Ends a program when the tool that started it has ended, and sends crash reports to the tool.
///
/// The tool holds the other end of standard input, a socket, and writes nothing. Reading therefore returns only when
/// the tool has ended.
enum Lifeline {
    static func hold() {
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard input >= 0 else { return }
        // The scene's code must not wait for input forever, so its standard input is empty.
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        qz_crash_report_to(input)
        let thread = Thread {
            var byte: UInt8 = 0
            // A signal to all threads, such as a debugger sends, interrupts the read.
            while case let count = read(input, &byte, 1), count > 0 || count < 0 && errno == EINTR {}
            kill(getpid(), SIGTERM)
        }
        thread.name = "lifeline"
        thread.start()
    }
}
