/// An error in one line: what is wrong, and how to fix it.
package struct StudioFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
