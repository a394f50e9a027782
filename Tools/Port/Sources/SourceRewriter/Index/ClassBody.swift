import SwiftSyntax

/// The body of a class declaration.
///
/// Swift lets subclasses override only the members that are declared there, and not those of extensions.
struct ClassBody {
    /// The class's name, with those of the enclosing types.
    let name: String
    let file: String
    /// The byte offset after the opening brace.
    let start: Int
    let access: String
    /// The first inherited type, which may be a protocol.
    let superclass: String?

    init(_ declaration: ClassDeclSyntax, in file: String) {
        name = declaration.fullName
        self.file = file
        start = declaration.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        access = declaration.modifiers.access
        superclass = declaration.inheritedNames.first
    }
}
