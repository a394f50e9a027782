/// A value that can be parsed from a command line argument.
package protocol ParsedArgument: Sendable {
    /// Parses `text`; throws an `InvalidArgument` that describes what is wrong.
    init(parsing text: String) throws
}

/// The reason why a text is not a valid value.
///
/// The argument parser prints it after the name of the option and the text.
package struct InvalidArgument: Error, CustomStringConvertible, Equatable {
    package var description: String

    package init(_ description: String) { self.description = description }
}
