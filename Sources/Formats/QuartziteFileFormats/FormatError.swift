/// The reason why a file cannot be read.
package struct FormatError: Error, Hashable, Sendable {
    /// The kinds of reasons.
    package enum Kind: Sendable {
        /// The file violates its format.
        case syntax
        /// The file, its nesting or its number of entries exceeds a limit.
        case tooLarge
        /// The file contains a construct that is not supported.
        case unsupported
    }

    package let kind: Kind
    /// The line, from 1; nil if the reason concerns the whole file.
    package let line: Int?
    /// The reason in one line, without its location.
    package let message: String

    init(_ kind: Kind, line: Int?, _ message: String) {
        self.kind = kind
        self.line = line
        self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
