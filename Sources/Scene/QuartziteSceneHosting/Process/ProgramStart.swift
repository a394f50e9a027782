import Foundation

/// A program that is to be started in a process group of its own, with no signals blocked.
///
/// Signals for the terminal of this process do not reach the program, and the group can be ended as a whole.
package struct ProgramStart {
    private let executable: String
    private let arguments: [String]
    private let environment: [String: String]

    /// - Parameter environment: All variables of the program.
    package init(_ executable: String, _ arguments: [String], environment: [String: String]) {
        (self.executable, self.arguments, self.environment) = (executable, arguments, environment)
    }

    /// Starts the program, and returns its process; throws the system's error otherwise.
    ///
    /// - Parameter addActions: Adds the actions that open and copy the program's descriptors.
    package func spawn(_ addActions: (inout posix_spawn_file_actions_t) -> Void) throws(POSIXError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        addActions(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let words = ([executable] + arguments).map { strdup($0) }
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let failed = posix_spawn(&process, executable, &actions, &attributes, words + [nil], variables + [nil])
        guard failed == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failed) ?? .EINVAL) }
        return process
    }
}
