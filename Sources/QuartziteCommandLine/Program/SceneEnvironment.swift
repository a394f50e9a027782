import Foundation

/// What the environment of a scene's program says, so that its code finds nothing there of the machine's.
///
/// The standard library reads how to hash, and the C library and Foundation the time zone, once and before any of the
/// program's own code, so the variables must be there when it starts.
package struct SceneEnvironment {
    /// An empty value counts as none.
    package let variables: [String: String]

    package init(_ options: StageOptions) {
        variables = [
            "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": options.timeZone.value.identifier,
            "LANG": options.locale.value.identifier + ".UTF-8", "LC_ALL": "", "LANGUAGE": "",
            // Fontconfig's own: the choice of fonts is the same in every locale.
            "FC_LANG": "en",
        ]
    }

    /// Whether this process was started with these variables.
    var isInForce: Bool {
        let environment = ProcessInfo.processInfo.environment
        return variables.allSatisfy { environment[$0.key] ?? "" == $0.value }
    }

    /// Starts this program anew with these variables, in the same process; returns only where that fails.
    func restart() {
        for (name, value) in variables { setenv(name, value, 1) }
        let words = CommandLine.arguments.map { strdup($0) }
        defer { for word in words { free(word) } }
        execv("/proc/self/exe", words + [nil])
    }
}
