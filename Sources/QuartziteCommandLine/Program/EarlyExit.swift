import CCrash
import Foundation
import Synchronization

/// Reports scene code that exits the program as an error, whatever exit status it uses.
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
                let reason = "\(name) ended the program by itself, with exit(\(status)); nothing was written"
                _exit(Failure(.renderFailed, reason).report())
            }, nil)
    }

    /// Stops reporting, before the program exits regularly.
    static func forget() { scene.withLock { $0 = nil } }
}
