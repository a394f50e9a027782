import CoreGraphics
import Foundation

/// The environment of a scene's program, which hides settings of the machine from its code.
///
/// The standard library reads the hashing mode, and the C library and Foundation read the time zone, once before any
/// code of the program runs. The variables must therefore be set when the program starts.
package struct SceneEnvironment {
    /// The variables; an empty value counts as unset.
    package let variables: [String: String]

    package init(_ options: RegionOptions, _ network: NetworkOptions) {
        variables = [
            "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": options.timeZone.value.identifier,
            "LANG": options.locale.value.identifier + ".UTF-8", "LC_ALL": "", "LANGUAGE": "",
            // For fontconfig, so that the choice of fonts is the same in every locale.
            "FC_LANG": "en",
        ].merging(network.variables) { set, _ in set }
    }

    /// Removes the variables that libraries for text and pictures read; call it before other threads run.
    package static func clearLibrarySettings() { LibrarySettings.clear() }

    /// Whether this process was started with these variables.
    var isInForce: Bool {
        let environment = ProcessInfo.processInfo.environment
        return variables.allSatisfy { environment[$0.key] ?? "" == $0.value }
    }

    /// Restarts this program with these variables in the same process; returns only if that fails.
    func restart() {
        for (name, value) in variables { setenv(name, value, 1) }
        let words = CommandLine.arguments.map { strdup($0) }
        defer { for word in words { free(word) } }
        execv("/proc/self/exe", words + [nil])
    }
}
