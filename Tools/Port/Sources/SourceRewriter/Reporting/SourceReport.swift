/// What is said of one file, in the shape of the JSON that the tool prints.
package struct SourceReport: Codable, Sendable {
    /// As given.
    package var source: String
    /// Nil where nothing was written.
    package var output: String?
    /// How often each refused thing was rewritten.
    package var edits: [String: Int] = [:]
    /// Modules the rewritten file imports, in order.
    package var imports: [String] = []
    /// Whether statements stand outside of declarations.
    package var topLevelCode = false
    package var errors: [SourceError] = []
    package var types: [TypeReport] = []
}

/// What is wrong with a file at a place.
package struct SourceError: Codable, Sendable, Equatable {
    /// From 1.
    package var line: Int
    /// In bytes, from 1.
    package var column: Int
    package var message: String
}

/// A type declared in a file, with what the extensions of all files add to it.
package struct TypeReport: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`
    }

    package struct Initializer: Codable, Sendable, Equatable {
        /// `_` where an argument has none.
        package var labels: [String]
        /// The labels of arguments without a default value.
        package var needed: [String]
        package var failable: Bool
        package var convenience: Bool
        package var required: Bool
        package var access: String
    }

    package var name: String
    package var kind: Kind
    /// As written, without generic arguments.
    package var inherits: [String]
    package var line: Int
    /// The types around it, joined by dots.
    package var nestedIn: String?
    package var access: String
    package var generic: Bool
    /// Names of attributes, `UIApplicationMain` as `main`.
    package var attributes: [String]
    package var initializers: [Initializer]
}
