import SwiftSyntax

/// Looks up the types of expressions where declarations name them.
///
/// The types of literals, of elements of arrays, and of calls of the project's functions follow from those of their parts.
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
                ? enclosingSelf(of: Syntax(expression))
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
        case .dictionaryExpr:
            guard case .elements(let elements) = expression.as(DictionaryExprSyntax.self)?.content else { return nil }
            return elements.first.flatMap { inner($0.value) }.map { "[AnyHashable: \($0)]" }
        case .functionCallExpr:
            return expression.as(FunctionCallExprSyntax.self).flatMap { declaredType(ofCall: $0, steps) }
        case .memberAccessExpr:
            guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
            if member.declName.baseName.text == "self" { return "\(base.trimmedDescription).Type" }
            let name = member.declName.baseName.text
            return inner(base).flatMap { propertyType(name, of: $0, steps: steps) ?? $0.type(ofMember: name) }
        default: return nil
        }
    }

    /// Returns the type around a node, which ends with `.Type` if `self` is a type there.
    private func enclosingSelf(of node: Syntax) -> String? {
        enclosingType(of: node).map { node.isInStaticMember ? "\($0).Type" : $0 }
    }

    /// Returns the type of `Type(…)`, of `type(of: …)`, and of a call of a function of the project or of an array.
    private func declaredType(ofCall call: FunctionCallExprSyntax, _ steps: Int) -> String? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            guard let type = declaredType(of: base, steps: steps + 1) else { return nil }
            return resultType(ofMethod: name, of: type) ?? type.type(ofMember: name)
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        if name == "type", let argument = call.arguments.first, argument.label?.text == "of" {
            return declaredType(of: argument.expression, steps: steps + 1).map { "\($0).Type" }
        }
        if name.first?.isUppercase == true { return name }
        if let type = enclosingType(of: Syntax(call)), !methods(named: name, of: type).isEmpty {
            return resultType(ofMethod: name, of: type)
        }
        guard let results = globalResults[name], results.count == 1 else { return nil }
        return results.first
    }

    /// Returns the declared type of a variable, a parameter or a property that is visible at a node.
    private func declaredType(ofName name: String, at node: Syntax, _ steps: Int) -> String? {
        var child = node
        while let ancestor = child.parent {
            if let found = declaredType(ofName: name, in: ancestor, before: child, steps) { return found }
            if let group = ancestor.asProtocol((any DeclGroupSyntax).self), let type = self.name(of: group) {
                return propertyType(name, of: type, steps: steps)
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
        // A condition sees what those before it bind.
        case .conditionElementList: return scope.as(ConditionElementListSyntax.self).flatMap(bound)
        case .ifExpr: return scope.as(IfExprSyntax.self).flatMap { bound($0.conditions) }
        case .whileStmt: return scope.as(WhileStmtSyntax.self).flatMap { bound($0.conditions) }
        case .forStmt:
            guard let loop = scope.as(ForStmtSyntax.self) else { return nil }
            return self.type(ofVariable: name, of: loop) { value($0) }
        case .closureExpr:
            return scope.as(ClosureExprSyntax.self).flatMap { self.type(ofParameter: name, of: $0) { value($0) } }
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
            if let group = scope.asProtocol((any DeclGroupSyntax).self), let type = self.name(of: group) {
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

extension [String] {
    fileprivate var removingRepetitions: [String] {
        reduce(into: []) { kept, name in if !kept.contains(name) { kept.append(name) } }
    }
}
