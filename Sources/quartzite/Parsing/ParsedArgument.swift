/// A value with a textual form on the command line.
protocol ParsedArgument: Sendable {
    /// Throws an `InvalidArgument` that says what is wrong with `text`.
    init(parsing text: String) throws
}

/// Why a text is not a value.
///
/// The argument parser prints it after the option's name and the text itself.
struct InvalidArgument: Error, CustomStringConvertible, Equatable {
    var description: String

    init(_ description: String) { self.description = description }
}
