/// An error in one line: what is wrong, and how to fix it.
package struct StudioFailure: Error, CustomStringConvertible {
    /// What causes an error.
    package enum Cause: Sendable {
        /// Options, which must be changed.
        case usage
        /// The state of the machine, which may change.
        case machine
    }

    package let cause: Cause
    package let description: String

    init(_ cause: Cause, _ description: String) {
        self.cause = cause
        self.description = description
    }

    init(_ description: String) { self.init(.machine, description) }
}
