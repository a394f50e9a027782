import CCrash
import Foundation
import Synchronization

/// Tells of code that ends the program by itself, in place of the status it ends with.
enum EarlyExit {
    private static let scene = Mutex<String?>(nil)

    /// Speaks up if the process exits before `forget()`.
    static func watch(_ name: String) {
        scene.withLock { $0 = name }
        _ = on_exit(
            { status, _ in
                guard let name = EarlyExit.scene.withLock({ $0 }) else { return }
                // The tool tells where the call was.
                if qz_crash_report("exit \(status)") { _exit(ExitStatus.renderFailed.rawValue) }
                let reason = "\(name) ended the program by itself, with exit(\(status)); nothing was written"
                _exit(Failure(.renderFailed, reason).report())
            }, nil)
    }

    /// The end to come is the program's own.
    static func forget() { scene.withLock { $0 = nil } }
}
