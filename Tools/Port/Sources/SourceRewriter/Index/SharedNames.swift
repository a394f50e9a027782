import SwiftSyntax

/// The names that several types have, such as `Cell` in two view controllers.
///
/// The index knows most types by their own names, as code refers to them. Types that share a name are known by their full
/// names, so that the members and superclasses of one are not taken for those of another.
struct SharedNames: Sendable {
    /// The full names of the types with a name, for names that several types have.
    private var types: [String: Set<String>] = [:]

    /// The classes of Apple's frameworks by the further names that aliases outside of types give them.
    private var aliases: [String: String] = [:]

    /// Finds the names in the compiled code of files.
    init(_ sources: [ParsedSource] = []) {
        let found = sources.concurrentMap { source in
            var (names, aliases): ([(String, String)], [(String, String)]) = ([], [])
            Syntax(source.tree).walk { node in
                if let alias = node.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil, node.isCompiled,
                    let name = alias.initializer.value.as(IdentifierTypeSyntax.self)?.name.text,
                    SystemClasses.contains(name), node.enclosing({ $0.as(MemberBlockSyntax.self) }) == nil
                {
                    aliases.append((alias.name.text, name))
                }
                if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
                guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return true }
                if !group.is(ExtensionDeclSyntax.self), node.isCompiled, let name = group.typeName {
                    names.append((name, group.fullName))
                }
                return true
            }
            return (names, aliases)
        }
        for (name, full) in found.map(\.0).joined() { types[name, default: []].insert(full) }
        for (alias, name) in found.map(\.1).joined() where types[alias] == nil && types[name] == nil {
            aliases[alias] = name
        }
        types = types.filter { $0.value.count > 1 }
    }

    /// Returns the name under which the index knows a declared or extended type.
    ///
    /// An extension of an alias for one of Apple's classes extends the class.
    func name(of group: some DeclGroupSyntax) -> String? {
        if group.is(ExtensionDeclSyntax.self), let path = group.typePath, let name = aliases[path] { return name }
        guard let name = group.typeName, types[name] != nil else { return group.typeName }
        if !group.is(ExtensionDeclSyntax.self) { return group.fullName }
        return group.typePath.map { resolve($0, in: Syntax(group)) }
    }

    /// Returns the name under which the index knows the type that a name refers to.
    ///
    /// - Parameter node: The place of the name: types in the enclosing types come first.
    func resolve(_ path: String, in node: Syntax) -> String {
        let last = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
        guard let candidates = types[last] else { return path }
        var outer = node.enclosing { $0.asProtocol((any DeclGroupSyntax).self) }?.fullName
        while let scope = outer {
            if candidates.contains("\(scope).\(path)") { return "\(scope).\(path)" }
            outer = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
        }
        return candidates.contains(path) ? path : candidates.filter { $0.hasSuffix(".\(path)") }.min() ?? path
    }
}
