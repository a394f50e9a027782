import SwiftSyntax

/// Rewrites protocols that require initialisers and to which a class of UIKit conforms, as in `extension NSObject: P {}`.
///
/// Objective-C's initialisers meet such requirements; in Swift, only those that all subclasses are required to have do.
/// The protocol requires a static method instead, with which it provides the initialiser itself.
extension Rewriter {
    /// Replaces the initialisers that a protocol requires.
    mutating func rewrite(initializersOf declaration: ProtocolDeclSyntax) {
        let required = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let met = required.filter { isMet($0, by: declaration.name.text) }
        guard !met.isEmpty else { return }
        if style == .portable { double(Syntax(declaration)) }
        for initializer in met {
            let parameters = Syntax(initializer.signature).inOneLine
            if style == .local {
                replace(Syntax(initializer), with: "static func _make\(parameters) -> Self", as: "required initializer")
            }
            let access = declaration.modifiers.access == "public" ? "public " : ""
            append(
                "extension \(declaration.name.text) { \(access)init\(parameters) "
                    + "{ self.init(_made: Self._make\(initializer.arguments)) } }", from: initializer.position)
        }
        guard style == .local else { return }
        if let clause = declaration.inheritanceClause {
            insert(", _Makeable", at: clause.inheritedTypes.endPositionBeforeTrailingTrivia, as: "")
        } else {
            insert(": _Makeable", at: declaration.name.endPositionBeforeTrailingTrivia, as: "")
        }
    }

    /// Gives other types that conform to such protocols the static methods.
    mutating func rewrite(makersOf group: some DeclGroupSyntax) {
        guard let type = index.name(of: group), !group.is(ExtensionDeclSyntax.self), !group.is(ProtocolDeclSyntax.self),
            index.systemClass(of: type) == nil
        else { return }
        for member in group.memberBlock.members.activeMembers {
            guard let initializer = member.decl.as(InitializerDeclSyntax.self),
                index.ancestors(of: type).contains(where: { isMet(initializer, by: $0) && declares(initializer, $0) })
            else { continue }
            let access = ["public", "open"].contains(group.modifiers.access) ? "public " : ""
            append(
                "extension \(group.fullName) { \(access)static func _make\(Syntax(initializer.signature).inOneLine) "
                    + "-> Self { self.init\(initializer.arguments) } }", from: initializer.position)
        }
    }

    /// Whether a class of UIKit conforms to a protocol of the project and has an initialiser with these labels.
    private func isMet(_ initializer: InitializerDeclSyntax, by name: String) -> Bool {
        let labels = initializer.signature.parameterClause.labels
        guard let base = Self.makers[labels], index.types[name]?.isProtocol == true, initializer.optionalMark == nil
        else { return false }
        return index.types.contains { type, entry in
            entry.kind == nil && entry.superclasses.contains(name) && SystemClasses.inherits(type, from: base)
        }
    }

    private func declares(_ initializer: InitializerDeclSyntax, _ type: String) -> Bool {
        let labels = initializer.signature.parameterClause.labels
        return index.types[type]?.initializers.contains { $0.labels == labels } ?? false
    }
}

extension InitializerDeclSyntax {
    /// The arguments that pass all parameters on, in parentheses.
    fileprivate var arguments: String {
        let arguments = signature.parameterClause.parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }
        return "(\(arguments.joined(separator: ", ")))"
    }
}
