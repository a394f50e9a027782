/// What the rewriter says of the files, as its JSON has it.
struct RewriteReport: Codable {
    let files: [SourceReport]
}

/// What the rewriter says of one file.
struct SourceReport: Codable {
    struct Problem: Codable {
        let line: Int
        let column: Int
        let message: String
    }

    struct Initializer: Codable {
        /// The labels of the arguments that have no default value.
        let needed: [String]
        let labels: [String]
        let failable: Bool
        let convenience: Bool
        let required: Bool
        let access: String

        var isVisible: Bool { access != "private" && access != "fileprivate" }
    }

    struct DeclaredType: Codable {
        let name: String
        let kind: String
        let inherits: [String]
        let line: Int
        let nestedIn: String?
        let access: String
        let generic: Bool
        let attributes: [String]
        let initializers: [Initializer]

        /// As other files write it.
        var qualifiedName: String { (nestedIn.map { $0 + "." } ?? "") + name }
    }

    let source: String
    let output: String?
    /// How often each thing that the compiler refuses was rewritten.
    let edits: [String: Int]
    let imports: [String]
    let topLevelCode: Bool
    let errors: [Problem]
    let types: [DeclaredType]
}
