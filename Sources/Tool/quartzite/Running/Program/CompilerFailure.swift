import QuartziteCommandLine

/// A module that does not compile.
struct CompilerFailure: Error {
    let module: String
    /// What the compiler said.
    let lines: [String]
    /// What is said in the end.
    let failure: Failure

    /// The errors in the user's files.
    var errors: [CompilerError] {
        lines.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }.filter { !$0.contains("`- error: ") }.compactMap {
            CompilerError($0)
        }
    }

    /// Prints what the compiler said.
    func report() {
        if !lines.isEmpty { Console.write(lines.joined(separator: "\n") + "\n") }
    }
}
