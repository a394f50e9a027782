import SwiftSyntax

/// The names that several types have, such as `Cell` in two view controllers.
///
/// The index knows most types by their own names, as code refers to them. Types that share a name are known by their full
/// names, so that the members and superclasses of one are not taken for those of another.
struct SharedNames: Sendable {
    /// The full names of the types with a name, for names that several types have.
    private var types: [String: Set<String>] = [:]

    /// Finds the names in the compiled code of files.
    init(_ sources: [ParsedSource] = []) {
        let found = sources.concurrentMap { source in
            var names: [(String, String)] = []
            Syntax(source.tree).walk { node in
                if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
                guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return true }
                if !group.is(ExtensionDeclSyntax.self), node.isCompiled, let name = group.typeName {
                    names.append((name, group.fullName))
                }
                return true
            }
            return names
        }
        for (name, full) in found.joined() { types[name, default: []].insert(full) }
        types = types.filter { $0.value.count > 1 }
    }

    /// Returns the name under which the index knows a declared or extended type.
    func name(of group: some DeclGroupSyntax) -> String? {
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
