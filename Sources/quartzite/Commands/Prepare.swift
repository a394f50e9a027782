import ArgumentParser
import QuartziteCommandLine

/// `quartzite prepare`: compiles what `run` would render, and prints where the program is.
///
/// Windows and the studio compile in a process of their own, whose messages they show.
struct Prepare: Verb {
    static let configuration = CommandConfiguration(
        abstract: "Compile Swift files and print the path of the program.", shouldDisplay: false)

    @OptionGroup var options: RunOptions

    func perform() throws {
        try options.code.check()
        Interruption.blockForWaiting()
        guard let prepared = try PreparedProgram(options, Installation.current()) else { return }
        try Console.printJSON(prepared)
    }
}
