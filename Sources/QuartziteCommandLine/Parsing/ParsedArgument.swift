/// A value with a textual form on the command line.
package protocol ParsedArgument: Sendable {
    /// Throws an `InvalidArgument` that says what is wrong with `text`.
    init(parsing text: String) throws
}

/// Why a text is not a value.
///
/// The argument parser prints it after the option's name and the text itself.
package struct InvalidArgument: Error, CustomStringConvertible, Equatable {
    package var description: String

    package init(_ description: String) { self.description = description }
}
