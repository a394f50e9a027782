/// A type that a file declares, including the members and conformances that extensions in any file add.
package struct TypeReport: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`
    }

    package struct Initializer: Codable, Sendable, Equatable {
        /// The argument labels; `_` for an argument without one.
        package var labels: [String]
        /// The labels of the arguments without a default value.
        package var needed: [String]
        package var failable: Bool
        package var convenience: Bool
        package var required: Bool
        package var access: String

        package init(
            labels: [String], needed: [String], failable: Bool, convenience: Bool, required: Bool, access: String
        ) {
            (self.labels, self.needed, self.failable) = (labels, needed, failable)
            (self.convenience, self.required, self.access) = (convenience, required, access)
        }

        /// Whether other files can call the initialiser.
        package var isVisible: Bool { access != "private" && access != "fileprivate" }
    }

    package var name: String
    package var kind: Kind
    /// The inherited types and protocols as written, without generic arguments.
    package var inherits: [String]
    package var line: Int
    /// The names of the enclosing types, joined by dots.
    package var nestedIn: String?
    package var access: String
    package var generic: Bool
    /// The names of the attributes; `main` for `UIApplicationMain` and `NSApplicationMain`.
    package var attributes: [String]
    package var initializers: [Initializer]

    package init(
        name: String, kind: Kind, inherits: [String], line: Int, nestedIn: String?, access: String, generic: Bool,
        attributes: [String], initializers: [Initializer]
    ) {
        (self.name, self.kind, self.inherits, self.line) = (name, kind, inherits, line)
        (self.nestedIn, self.access, self.generic) = (nestedIn, access, generic)
        (self.attributes, self.initializers) = (attributes, initializers)
    }

    /// The name as other files refer to it.
    package var qualifiedName: String { (nestedIn.map { $0 + "." } ?? "") + name }
}
