import SwiftSyntax

/// The declarations of a file that must be cut because they use missing names.
struct DeclarationCut {
    /// The declarations; none contains another one.
    private(set) var nodes: [Syntax] = []
    /// The names of the types that are cut.
    private(set) var types: Set<String> = []
    /// The identifiers in what remains.
    private(set) var words: Set<String> = []

    /// Determines what to cut from a file.
    ///
    /// - Parameter names: The missing names.
    init(_ source: ParsedSource, without names: Set<String>) {
        for item in source.tree.statements.activeItems where !item.item.is(ImportDeclSyntax.self) {
            if let group = Syntax(item.item).asProtocol((any DeclGroupSyntax).self) {
                visit(group, names)
            } else {
                visit(Syntax(item.item), names)
            }
        }
    }

    private mutating func visit(_ node: Syntax, _ names: Set<String>) {
        let own = node.identifiers
        if own.isDisjoint(with: names) { return words.formUnion(own) }
        nodes.append(node)
        if let alias = node.as(TypeAliasDeclSyntax.self) { types.insert(alias.name.text) }
    }

    /// Cuts a type or an extension if its header uses a name, and otherwise those of its members that do.
    private mutating func visit(_ group: any DeclGroupSyntax, _ names: Set<String>) {
        let all = Syntax(group).identifiers
        let members = group.memberBlock.members.activeMembers
        let inside = members.reduce(into: Set<String>()) { $0.formUnion(Syntax($1).identifiers) }
        let header = Self.header(of: group)
        let isWhole =
            !header.isDisjoint(with: names) || (group.is(ProtocolDeclSyntax.self) && !inside.isDisjoint(with: names))
        if isWhole {
            nodes.append(Syntax(group))
            if !group.is(ExtensionDeclSyntax.self), let name = group.typeName { types.insert(name) }
            return
        }
        if all.isDisjoint(with: names) { return words.formUnion(all) }
        words.formUnion(header)
        // Members that use a member which is cut are cut as well.
        var (missing, cut) = (names, Set<SyntaxIdentifier>())
        var isChanged = true
        while isChanged {
            isChanged = false
            for member in members where !cut.contains(member.id) {
                guard !Syntax(member).identifiers.isDisjoint(with: missing) else { continue }
                cut.insert(member.id)
                missing.formUnion(Self.declaredNames(of: member))
                isChanged = true
            }
        }
        for member in members {
            if cut.contains(member.id) {
                nodes.append(Syntax(member.decl))
            } else {
                words.formUnion(Syntax(member).identifiers)
            }
        }
    }

    /// Returns the identifiers before the body.
    private static func header(of group: any DeclGroupSyntax) -> Set<String> {
        let body = group.memberBlock.positionAfterSkippingLeadingTrivia
        var words: Set<String> = []
        for token in Syntax(group).tokens(viewMode: .sourceAccurate) {
            if token.position >= body { break }
            if case .identifier(let name) = token.tokenKind { words.insert(name.trimmingBackticks) }
        }
        if let name = group.typeName, !group.is(ExtensionDeclSyntax.self) { words.remove(name) }
        return words
    }

    private static func declaredNames(of member: MemberBlockItemSyntax) -> Set<String> {
        if let variable = member.decl.as(VariableDeclSyntax.self) {
            return Set(variable.bindings.map { $0.pattern.trimmedDescription.trimmingBackticks })
        }
        if let function = member.decl.as(FunctionDeclSyntax.self) { return [function.name.text.trimmingBackticks] }
        let group = Syntax(member.decl).asProtocol((any DeclGroupSyntax).self)
        return Set([group?.typeName].compactMap(\.self))
    }
}

extension ParsedSource {
    /// Returns the file without declarations, whose lines stay.
    ///
    /// In portable code, the declarations are kept where SwiftUI can be imported.
    func cutting(_ nodes: [Syntax], style: Style) throws(Unreadable) -> ParsedSource {
        let edits = nodes.map { node -> Edit in
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            let text =
                style == .portable
                ? "\n#if canImport(SwiftUI)\n\(node.trimmedDescription)\n#endif\n"
                : String(decoding: bytes[start..<end].filter { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
            return Edit(range: start..<end, replacement: text, kind: "SwiftUI")
        }
        return try ParsedSource(path: path, bytes: bytes.applying(edits).bytes)
    }
}
