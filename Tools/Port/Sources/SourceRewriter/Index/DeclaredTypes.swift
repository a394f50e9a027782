import SwiftSyntax

/// Looks up the declared types of expressions, without inferring types.
extension ModuleIndex {
    /// The number of declarations that a lookup follows.
    private static let furthest = 8

    /// Returns the type that the source declares for an expression, without optionality and generic arguments.
    ///
    /// The type of a metatype value ends with `.Type`. `nil` if the type must be inferred.
    func declaredType(of expression: ExprSyntax, steps: Int = 0) -> String? {
        guard steps < Self.furthest else { return nil }
        func inner(_ expression: ExprSyntax) -> String? { declaredType(of: expression, steps: steps + 1) }
        switch expression.kind {
        case .declReferenceExpr:
            guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
            return name == "self"
                ? expression.enclosingSelf
                : declaredType(ofName: name.trimmingBackticks, at: Syntax(expression), steps)
        case .forceUnwrapExpr: return expression.as(ForceUnwrapExprSyntax.self).flatMap { inner($0.expression) }
        case .optionalChainingExpr:
            return expression.as(OptionalChainingExprSyntax.self).flatMap { inner($0.expression) }
        case .tupleExpr:
            let elements = expression.as(TupleExprSyntax.self)?.elements
            return elements?.count == 1 ? elements?.first.flatMap { inner($0.expression) } : nil
        case .sequenceExpr:
            let elements = expression.as(SequenceExprSyntax.self)?.elements
            guard elements?.count == 3, elements?.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true else {
                return nil
            }
            return elements?.last?.as(TypeExprSyntax.self)?.type.plainName
        case .subscriptCallExpr:
            return expression.as(SubscriptCallExprSyntax.self).flatMap { inner($0.calledExpression) }?.subscriptType
        case .arrayExpr:
            let first = expression.as(ArrayExprSyntax.self)?.elements.first
            return first.flatMap { inner($0.expression) }.map { "[\($0)]" }
        case .functionCallExpr:
            return expression.as(FunctionCallExprSyntax.self).flatMap { declaredType(ofCall: $0, steps) }
        case .memberAccessExpr:
            guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
            if member.declName.baseName.text == "self" { return "\(base.trimmedDescription).Type" }
            return inner(base).flatMap { propertyType(member.declName.baseName.text, of: $0) }
        default: return nil
        }
    }

    /// Returns the type of `Type(…)` or `type(of: …)`.
    private func declaredType(ofCall call: FunctionCallExprSyntax, _ steps: Int) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        if name == "type", let argument = call.arguments.first, argument.label?.text == "of" {
            return declaredType(of: argument.expression, steps: steps + 1).map { "\($0).Type" }
        }
        return name.first?.isUppercase == true ? name : nil
    }

    /// Returns the declared type of a variable, a parameter or a property that is visible at a node.
    private func declaredType(ofName name: String, at node: Syntax, _ steps: Int) -> String? {
        var child = node
        while let ancestor = child.parent {
            if let found = declaredType(ofName: name, in: ancestor, before: child, steps) { return found }
            if let group = ancestor.asProtocol((any DeclGroupSyntax).self), let type = group.typeName {
                return propertyType(name, of: type)
            }
            child = ancestor
        }
        return nil
    }

    /// Returns the declared type of a name that `scope` itself introduces before one of its children.
    private func declaredType(
        ofName name: String, in scope: Syntax, before child: Syntax, _ steps: Int
    ) -> String? {
        func value(_ expression: ExprSyntax) -> String? { declaredType(of: expression, steps: steps + 1) }
        func bound(_ conditions: ConditionElementListSyntax) -> String? {
            for condition in conditions {
                guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                    binding.pattern.trimmedDescription == name, binding.position < child.position
                else { continue }
                return binding.typeAnnotation?.type.plainName ?? binding.initializer.flatMap { value($0.value) }
            }
            return nil
        }
        switch scope.kind {
        case .codeBlockItemList:
            for item in scope.as(CodeBlockItemListSyntax.self) ?? [] where item.position < child.position {
                if let conditions = item.item.as(GuardStmtSyntax.self)?.conditions, let found = bound(conditions) {
                    return found
                }
                let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
                guard let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) else { continue }
                return binding.typeAnnotation?.type.plainName ?? binding.initializer.flatMap { value($0.value) }
            }
            return nil
        case .ifExpr: return scope.as(IfExprSyntax.self).flatMap { bound($0.conditions) }
        case .whileStmt: return scope.as(WhileStmtSyntax.self).flatMap { bound($0.conditions) }
        case .forStmt:
            guard let loop = scope.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name else { return nil }
            return value(loop.sequence)?.elementType
        case .closureExpr:
            let clause = scope.as(ClosureExprSyntax.self)?.signature?.parameterClause
            let parameters = clause?.as(ClosureParameterClauseSyntax.self)?.parameters
            return parameters?.first { ($0.secondName ?? $0.firstName).text == name }?.type?.plainName
        default: return scope.parameters?.first { ($0.secondName ?? $0.firstName).text == name }?.type.plainName
        }
    }

    /// Returns the classes and protocols to which a generic parameter, an associated type or `Self` is constrained.
    ///
    /// `nil` if no such name is visible at the node.
    func constraints(of name: String, at node: Syntax) -> [String]? {
        var found: [String]?
        var current = node.parent
        while let scope = current {
            if let generic = scope.asProtocol((any WithGenericParametersSyntax).self) {
                let own = generic.genericParameterClause?.constraints[name]
                found = own.map { (found ?? []) + $0 } ?? found
                found = found.map { $0 + (generic.genericWhereClause?.constraints(on: name) ?? []) }
            }
            if let group = scope.asProtocol((any DeclGroupSyntax).self), let type = group.typeName {
                let clause = scope.as(ExtensionDeclSyntax.self)?.genericWhereClause
                let declared = name == "Self" ? [type] : types[type]?.parameters[name]
                return (found ?? declared).map { ($0 + (clause?.constraints(on: name) ?? [])).removingRepetitions }
            }
            current = scope.parent
        }
        return found
    }

    /// Returns the nearest class of UIKit, QuartzCore or Foundation that a type is or inherits from.
    func systemClass(of type: String) -> String? { ([type] + ancestors(of: type)).first(where: SystemClasses.contains) }
}

extension GenericParameterClauseSyntax {
    /// The types to which each parameter is constrained in the clause itself.
    var constraints: [String: [String]] {
        Dictionary(
            parameters.map { ($0.name.text, $0.inheritedType?.composedNames ?? []) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension GenericWhereClauseSyntax {
    /// Returns the types to which the clause constrains a parameter.
    fileprivate func constraints(on name: String) -> [String] {
        requirements.flatMap { requirement -> [String] in
            if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) {
                return conformance.leftType.trimmedDescription == name ? conformance.rightType.composedNames : []
            }
            guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self),
                same.leftType.trimmedDescription == name
            else { return [] }
            return [same.rightType.trimmedDescription]
        }
    }
}

extension TypeSyntax {
    /// The names of the types in a composition such as `UIView & Reusable`.
    var composedNames: [String] {
        self.as(CompositionTypeSyntax.self)?.elements.map(\.type.plainName) ?? [plainName]
    }
}

extension ExprSyntax {
    /// The enclosing type, which ends with `.Type` if `self` is a type here.
    fileprivate var enclosingSelf: String? {
        let node = Syntax(self)
        guard let type = node.enclosing({ $0.asProtocol((any DeclGroupSyntax).self) })?.typeName else { return nil }
        return node.isInStaticMember ? "\(type).Type" : type
    }
}

extension Syntax {
    /// Whether the nearest member of a type that encloses the node is `static` or a `class` member.
    var isInStaticMember: Bool {
        let member = enclosing { $0.as(MemberBlockItemSyntax.self) }
        let modifiers = member?.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
    }

    /// The parameters of a function, an initialiser or a subscript.
    fileprivate var parameters: FunctionParameterListSyntax? {
        self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            ?? self.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    }
}

extension String {
    /// The type of an element that a subscript of an array or a dictionary type returns; `nil` for other types.
    fileprivate var subscriptType: String? {
        guard hasPrefix("["), hasSuffix("]"), let colon = firstIndex(of: ":") else { return elementType }
        let value = self[index(after: colon)...].dropLast().drop { $0 == " " }
        return value.contains(":") || contains("[[") ? nil : String(value)
    }

    /// The element type of an array type; `nil` for other types.
    fileprivate var elementType: String? {
        guard hasPrefix("["), hasSuffix("]"), !contains(":") else { return nil }
        return String(dropFirst().dropLast())
    }
}

extension [String] {
    fileprivate var removingRepetitions: [String] {
        reduce(into: []) { kept, name in if !kept.contains(name) { kept.append(name) } }
    }
}
