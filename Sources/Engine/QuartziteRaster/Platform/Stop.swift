import CQuartziteCrash
import Foundation

/// Ends the program for misuse that Apple's frameworks do not detect, or do not report with an exception.
package func stop(_ message: String) -> Never {
    qz_crash("Fatal error: \(message)\n", strdup("fatal error"))
}

/// Ends the program where Apple's system ends it with a message of its own, which names the cause.
package func trap(_ message: String) -> Never { qz_crash("Fatal error: \(message)\n", strdup(message)) }
