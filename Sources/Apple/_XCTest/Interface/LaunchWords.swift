/// The words of the process, which an app finds in its arguments.
protocol SettableWords {
    /// Adds words at the end.
    static func add(_ words: [String])
}

/// The words of this process; an app in a process of its own would find them in its own.
enum LaunchWords: SettableWords {
    @available(*, deprecated, message: "Swift has no other way to change what code finds in the arguments.")
    static func add(_ words: [String]) { CommandLine.arguments += words }
}
