import SwiftSyntax

extension Rewriter {
    /// The classes of locks whose parts Foundation on Linux declares with types of Core Foundation.
    private static let locks: Set<String> = ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"]

    /// Imports Core Foundation into a file with a class that inherits from a lock, which the compiler refuses without it.
    mutating func importLockClasses() {
        var found: AbsolutePosition?
        Syntax(source.tree).walk { node in
            guard found == nil, let declaration = node.as(ClassDeclSyntax.self) else { return found == nil }
            let parents = declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            if let parent = parents.first, Self.locks.contains(parent), index.types[parent] == nil {
                found = declaration.position
            }
            return true
        }
        guard let found, let first = source.tree.imports.first else { return }
        let module = "import CoreFoundation"
        switch style {
        case .portable:
            let text = "\n#if canImport(CoreFoundation)\n\(module)\n#endif"
            insert(text, at: first.endPositionBeforeTrailingTrivia, as: module)
        case .local: append(module, from: found)
        }
    }
}
