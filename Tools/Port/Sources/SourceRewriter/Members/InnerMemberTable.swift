import SwiftSyntax

/// The table of a class that no other declaration can extend: one in a function, or a private one in another type.
///
/// The class conforms where it is declared.
struct InnerMemberTable {
    let declaration: ClassDeclSyntax
    private let entries: [String]

    /// The table as a member of the class.
    var member: String { "@MainActor static var _members: [_Member] { [\(entries.joined(separator: ", "))] }" }

    /// What makes the class conform, and where that is inserted.
    var conformance: (text: String, position: AbsolutePosition) {
        if let clause = declaration.inheritanceClause, let last = clause.inheritedTypes.last {
            return (", _MemberTable", last.type.endPositionBeforeTrailingTrivia)
        }
        let name = declaration.genericParameterClause.map { Syntax($0) } ?? Syntax(declaration.name)
        return (": _MemberTable", name.endPositionBeforeTrailingTrivia)
    }

    /// Returns the tables of a file, in order.
    static func tables(in source: ParsedSource) -> [InnerMemberTable] {
        var tables: [InnerMemberTable] = []
        Syntax(source.tree).walk { node in
            guard let declaration = node.as(ClassDeclSyntax.self), node.isCompiled, isInner(node) else { return true }
            let parents = tables.filter { $0.declaration.name.text == declaration.inheritedNames.first }
            let entries = MemberTable.entries(of: declaration, named: declaration.name.text)
            // A class inherits the table of its superclass, and cannot have another one.
            if parents.isEmpty, !entries.isEmpty {
                tables.append(InnerMemberTable(declaration: declaration, entries: entries))
            }
            return true
        }
        return tables
    }

    /// Whether a declaration is in a function, or inside a type that is private to its place.
    private static func isInner(_ node: Syntax) -> Bool {
        var node = node
        if node.asProtocol((any DeclGroupSyntax).self)?.isVisibleInFile == false { return true }
        while let parent = node.parent {
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { return true }
            if let group = parent.asProtocol((any DeclGroupSyntax).self),
                group.isPrivateClass || !group.isVisibleInFile
            {
                return true
            }
            node = parent
        }
        return false
    }
}
