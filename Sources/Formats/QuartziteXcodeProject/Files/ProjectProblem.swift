/// An error or warning about a project's files, as one line with its location.
package struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The effect of a problem.
    package enum Severity: String, Sendable {
        /// The other contents were read.
        case warning
        /// The file or the requested item cannot be used.
        case error
    }

    /// The kinds of problems.
    package enum Kind: Sendable {
        /// A file does not exist.
        case missing
        /// A file cannot be opened, or is not a regular file.
        case unreadable
        /// A file, its nesting or its number of entries exceeds a limit.
        case tooLarge
        /// A file violates its format.
        case syntax
        /// A path leads out of the checkout.
        case outside
        /// An id or name that is used is not declared.
        case undeclared
        /// Declarations refer to each other in a cycle.
        case cycle
        /// A construct is not supported.
        case unsupported
        /// Several items match where one is required.
        case ambiguous
    }

    /// The kind of problem.
    package let kind: Kind
    /// The effect of the problem.
    package let severity: Severity
    /// The path of the file that contains the problem.
    package let file: String
    /// The line in the file, from 1; nil if the problem concerns the whole file.
    package let line: Int?
    /// The problem in one line, without its location.
    package let message: String

    /// Creates an error.
    init(_ kind: Kind, _ file: String, line: Int? = nil, _ message: String) {
        self.init(kind, .error, file, line: line, message)
    }

    init(_ kind: Kind, _ severity: Severity, _ file: String, line: Int? = nil, _ message: String) {
        self.kind = kind
        self.severity = severity
        self.file = file
        self.line = line
        self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// The problem in the format of compilers: `file:line: warning: message`.
    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity.rawValue): \(message)"
    }

    /// The same problem as a warning.
    var asWarning: ProjectProblem { ProjectProblem(kind, .warning, file, line: line, message) }
}
