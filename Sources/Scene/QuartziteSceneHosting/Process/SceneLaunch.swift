/// How the process of a scene is started.
package struct SceneLaunch: Sendable {
    package var executable: String
    package var arguments: [String]
    /// Variables that are added to this process's environment.
    package var environment: [String: String]
    /// The folder for the program's data; nil, the default, for that of the user.
    package var data: SceneDataFolder?
    /// The empty folder for caches and user defaults, at `XDG_CACHE_HOME` and `XDG_CONFIG_HOME`; nil, the default, for those
    /// of the user.
    package var caches: SceneDataFolder?
    /// Returns one line that says why the program ended, given what it reported about a crash, and what it printed
    /// last; nil if there is nothing to add to the signal or status.
    package var explain: @Sendable (_ report: String, _ printed: String) -> String?

    /// Returns the place in the sources that a program was at when it was made to end, given what it reported; nil, the
    /// default, if it is unknown.
    package var locate: @Sendable (_ report: String) -> String? = { _ in nil }

    package init(
        executable: String, arguments: [String], environment: [String: String] = [:],
        explain: @escaping @Sendable (_ report: String, _ printed: String) -> String? = { _, _ in nil }
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.explain = explain
    }
}
