import SwiftSyntax

/// Where a class is declared: there, and only there, Swift lets members be overridden.
struct ClassBody {
    /// With the names of the types around.
    let name: String
    let file: String
    /// After the opening brace, in bytes.
    let start: Int
    let access: String
    /// The first that it inherits from, which may be a protocol.
    let superclass: String?

    init(_ declaration: ClassDeclSyntax, in file: String) {
        name = declaration.fullName
        self.file = file
        start = declaration.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        access = declaration.modifiers.access
        superclass = declaration.inheritedNames.first
    }
}
