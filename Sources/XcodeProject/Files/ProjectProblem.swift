/// An error or a warning about a project's files, in one line with its place.
package struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether something could be read nevertheless.
    package enum Severity: String, Sendable {
        /// The rest was read.
        case warning
        /// The file, or what the user asked for, cannot be used.
        case error
    }

    /// What is wrong.
    package enum Kind: Sendable {
        /// A file does not exist.
        case missing
        /// A file cannot be opened, or is not a regular file.
        case unreadable
        /// A file, its nesting or its number of entries is beyond a limit.
        case tooLarge
        /// A file does not follow its format.
        case syntax
        /// A path leads out of the checkout.
        case outside
        /// An id or a name that is referred to is not declared.
        case undeclared
        /// Declarations refer to each other in a circle.
        case cycle
        /// A construct that is not read.
        case unsupported
        /// Several things match where one is needed.
        case ambiguous
    }

    /// What is wrong.
    package let kind: Kind
    /// Whether something could be read nevertheless.
    package let severity: Severity
    /// The path of the file that contains the problem.
    package let file: String
    /// The line in the file, from 1; nil if the problem concerns the whole file.
    package let line: Int?
    /// The problem in one line, without its place.
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

    /// The problem as compilers print it: `file:line: warning: message`.
    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity.rawValue): \(message)"
    }

    /// The same problem as a warning.
    var asWarning: ProjectProblem { ProjectProblem(kind, .warning, file, line: line, message) }
}
