import CQuartziteCrash
import Foundation
import Synchronization

/// Reports a call of `exit` in the scene's code as an error, whatever its exit status.
enum EarlyExit {
    private static let scene = Mutex<String?>(nil)

    /// Reports an exit of the process, unless `forget()` is called first.
    static func watch(_ name: String) {
        scene.withLock { $0 = name }
        _ = on_exit(
            { status, _ in
                guard let name = EarlyExit.scene.withLock({ $0 }) else { return }
                // The tool reports the location of the call.
                if qz_crash_report("exit \(status)") { _exit(ExitStatus.renderFailed.rawValue) }
                let reason = "\(name) called exit(\(status)); nothing was written"
                _exit(Failure(.renderFailed, reason).report())
            }, nil)
    }

    /// Stops reporting, before the program exits regularly.
    static func forget() { scene.withLock { $0 = nil } }
}
