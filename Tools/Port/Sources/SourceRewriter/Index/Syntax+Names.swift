import SwiftSyntax

extension DeclGroupSyntax {
    /// The name of the declared or extended type, without those of the enclosing types.
    var typeName: String? { typePath?.split(separator: ".").last.map(String.init) }

    /// The name of the declared or extended type as written, including dots, without generic arguments.
    var typePath: String? {
        switch kind {
        case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
        case .structDecl: self.as(StructDeclSyntax.self)?.name.text
        case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
        case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
        case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
        case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.plainName
        default: nil
        }
    }

    /// The names of the inherited types and protocols, without generic arguments.
    var inheritedNames: [String] {
        inheritanceClause?.inheritedTypes.flatMap { inherited in
            inherited.type.as(CompositionTypeSyntax.self)?.elements.map(\.type.plainName) ?? [inherited.type.plainName]
        } ?? []
    }
}

extension DeclGroupSyntax {
    /// The name with those of the enclosing types, joined by dots.
    var fullName: String {
        let outer = Syntax(self).enclosing { $0.asProtocol((any DeclGroupSyntax).self) }
        return [outer?.fullName, typePath].compactMap(\.self).joined(separator: ".")
    }
}

extension Syntax {
    /// The full name of a method, such as `tableView(_:cellForRowAt:)`, or the name of a single declared property.
    var memberName: String? {
        if let function = self.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.labels.map { "\($0):" }.joined()
            return "\(function.name.text.trimmingBackticks)(\(labels))"
        }
        guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription.trimmingBackticks
    }
}

extension ExprSyntax {
    /// The name that the expression consists of, if it is no more than a name.
    var plainName: String? {
        guard let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else { return nil }
        return reference.baseName.text
    }
}

extension TypeSyntax {
    /// The name without attributes, optionality and generic arguments.
    var plainName: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) { return "\(type.baseType.plainName).\(type.name.text)" }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.plainName }
        return trimmedDescription
    }
}

extension PatternBindingSyntax {
    /// The annotated type, or the type in an initial value of the form `Type(…)`.
    var declaredType: String? {
        if let type = typeAnnotation?.type { return type.plainName }
        guard let call = initializer?.value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}

extension FunctionParameterClauseSyntax {
    var labels: [String] { parameters.map(\.firstName.text.trimmingBackticks) }
}

extension AttributeListSyntax {
    /// The attributes, except those between `#if` and `#endif`.
    var all: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    func contains(_ name: String) -> Bool { all.contains { $0.name == name } }

    /// Returns the arguments of an attribute, as written.
    func arguments(of name: String) -> String? {
        all.first { $0.name == name }?.arguments?.trimmedDescription
    }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
    /// The access level; `internal` if none is written.
    var access: String {
        let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
        return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text ?? "internal"
    }
}

extension String {
    /// The name without the backticks that make a keyword a name.
    var trimmingBackticks: String {
        utf8.first == UInt8(ascii: "`") ? String(dropFirst().prefix { $0 != "`" }) : self
    }
}
