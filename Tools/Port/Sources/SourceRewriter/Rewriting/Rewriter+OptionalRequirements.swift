import SwiftSyntax

extension Rewriter {
    /// Moves the optional requirements of a protocol to protocols of their own at the end of the file.
    ///
    /// Returns whether there are any.
    mutating func separateOptionalRequirements(of declaration: ProtocolDeclSyntax) -> Bool {
        var found = false
        for (member, requirement) in OptionalRequirement.all(of: declaration) {
            found = true
            if style == .local { replace(Syntax(member), with: "", as: "optional") }
            append(requirement.declaration, from: requirement.position)
            if requirement.isOverloaded, let function = member.decl.as(FunctionDeclSyntax.self) {
                append(requirement.trialDeclaration(function), from: requirement.position)
            }
        }
        return found
    }

    /// Adds conformances to the protocols of the optional requirements that a type implements.
    mutating func rewrite(conformancesOf group: some DeclGroupSyntax) {
        guard let type = index.name(of: group) else { return }
        let isClass = group.is(ClassDeclSyntax.self)
        let separate = index.requirements.filter { requirement in
            let desired: Set = [requirement.protocolName]
            let entry = index.types[type]
            guard entry?.isProtocol == false, entry?.has(requirement) == true else { return false }
            let names = group.inheritedNames
            let conformsHere = names.contains { name in
                index.types[name]?.isProtocol ?? true && index.inherits(name, from: desired)
            }
            let ancestors = index.ancestors(of: type).filter { index.types[$0]?.isProtocol == false }
            if ancestors.contains(where: { index.types[$0]?.has(requirement) == true }) { return false }
            let conformsAbove = ancestors.contains { index.inherits($0, from: desired) }
            return conformsHere || (isClass && conformsAbove && !index.conformsDirectly(type, to: desired))
        }.map(\.witness)
        let witnesses = separate + objectProtocols(of: group)
        guard !witnesses.isEmpty else { return }
        let list = witnesses.joined(separator: ", ")
        if style == .portable {
            return append("extension \(group.fullName): \(list) {}", from: group.position)
        }
        if let clause = group.inheritanceClause {
            insert(", " + list, at: clause.endPositionBeforeTrailingTrivia, as: "optional conformance")
        } else if let declaration = group.as(ClassDeclSyntax.self) {
            let head = declaration.genericParameterClause.map { Syntax($0) } ?? Syntax(declaration.name)
            insert(": " + list, at: head.endPositionBeforeTrailingTrivia, as: "optional conformance")
        }
    }

    /// Rewrites an optional call: `delegate?.done?(self)` becomes `(delegate as? Done)?.done(self)`.
    mutating func rewrite(optionalCall call: FunctionCallExprSyntax) {
        let mark: TokenSyntax
        let callee: ExprSyntax
        if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (chain.questionMark, chain.expression)
        } else if let unwrap = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (unwrap.exclamationMark, unwrap.expression)
        } else {
            return
        }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if let member = callee.as(MemberAccessExprSyntax.self), isOptionalInUIKit(member, labels) {
            return rewrite(call, of: member, mark)
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let named = index.requirements.filter { $0.name == member.declName.baseName.text }
            guard let requirement = named.first(where: { $0.labels.starts(with: labels) }) ?? named.first,
                mayBe(requirement, member.base, isCertain: false)
            else { return }
            if style == .portable { return doubleStatement(around: Syntax(call)) }
            if requirement.isOverloaded { return attempt(call, requirement, mark, Syntax(member.declName)) }
            cast(member, to: requirement, as: mark.text)
            replace(Syntax(mark), with: "", as: "optional call")
        } else if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let requirement = index.requirements.first(where: { $0.name == name && $0.labels.starts(with: labels) }),
            let (_, type) = enclosingType(of: Syntax(call)), index.inherits(type, from: [requirement.protocolName])
        {
            if style == .portable { return doubleStatement(around: Syntax(call)) }
            if requirement.isOverloaded { return attempt(call, requirement, mark, Syntax(callee)) }
            insert(
                "(self as? \(requirement.witness))\(mark.text).", at: callee.positionAfterSkippingLeadingTrivia, as: "")
            replace(Syntax(mark), with: "", as: "optional call")
        }
    }

    /// Rewrites an optional call of one of several requirements, between which the compiler decides by their types.
    private mutating func attempt(
        _ call: FunctionCallExprSyntax, _ requirement: OptionalRequirement, _ mark: TokenSyntax, _ name: Syntax
    ) {
        replace(name, with: requirement.trial, as: "optional call")
        replace(Syntax(mark), with: "", as: "")
        if mark.text == "!" { insert("!", at: call.endPositionBeforeTrailingTrivia, as: "") }
    }

    /// Rewrites optional members that are not called, such as `delegate?.done != nil` and `delegate?.title`.
    mutating func rewrite(optionalMember member: MemberAccessExprSyntax) {
        guard !index.requirements.isEmpty, let parent = member.parent, !parent.is(FunctionCallExprSyntax.self),
            let requirement = index.requirements.first(where: { $0.isNamed(by: member.declName) }),
            // `self.pagerView` may be an outlet with the name of a delegate's method.
            member.declName.argumentNames != nil || requirement.isProperty || !index.hasProperty(requirement.name),
            mayBe(requirement, member.base, isCertain: true)
        else { return }
        let mark =
            parent.as(OptionalChainingExprSyntax.self)?.questionMark
            ?? parent.as(ForceUnwrapExprSyntax.self)?.exclamationMark
        if mark != nil, !requirement.isProperty || parent.parent?.is(FunctionCallExprSyntax.self) == true { return }
        if style == .portable { return doubleStatement(around: Syntax(member)) }
        cast(member, to: requirement, as: mark?.text ?? "?")
        if let mark { replace(Syntax(mark), with: "", as: "optional property") }
    }

    private mutating func cast(_ member: MemberAccessExprSyntax, to requirement: OptionalRequirement, as mark: String) {
        guard let base = member.base else { return }
        insert("(", at: base.positionAfterSkippingLeadingTrivia, as: "")
        let text = " as? \(requirement.witness))\(mark)"
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            replace(Syntax(chain.questionMark), with: text, as: "optional")
        } else {
            insert(text, at: base.endPositionBeforeTrailingTrivia, as: "optional")
        }
    }

    /// Whether a base's declared type allows a member to be the requirement.
    ///
    /// - Parameter isCertain: Whether to rule out unknown types, and general ones such as `AnyObject`.
    private func mayBe(_ requirement: OptionalRequirement, _ base: ExprSyntax?, isCertain: Bool) -> Bool {
        guard let base else { return false }
        let text = base.trimmedDescription.filter { !"?!".contains($0) }
        guard let name = text.split(separator: ".").last.map(String.init),
            let (_, around) = enclosingType(of: Syntax(base)) ?? index.declaredType(of: base).map({ ($0, $0) })
        else { return !isCertain }
        let declared = name == "self" ? around : index.declaredType(of: base) ?? index.propertyType(name, of: around)
        guard let declared else { return !isCertain }
        // A class that implements the member has it without an optional.
        if isCertain, index.isImplemented(requirement.fullName, by: declared) { return false }
        let isKnown =
            declared.contains(requirement.protocolName)
            || index.inherits(declared, from: [requirement.protocolName])
        return isKnown || (!isCertain && ["AnyObject", "Any", "NSObject", "NSObjectProtocol"].contains(declared))
    }
}

extension OptionalRequirement {
    /// Whether a reference, which may omit the argument labels, names this member.
    fileprivate func isNamed(by reference: DeclReferenceExprSyntax) -> Bool {
        guard name == reference.baseName.text else { return false }
        return reference.argumentNames.map { $0.arguments.map(\.name.text) == labels } ?? true
    }
}

extension ModuleIndex.TypeEntry {
    /// Whether the type itself declares the member, and not as private.
    fileprivate func has(_ requirement: OptionalRequirement) -> Bool {
        methods.contains {
            $0.name == requirement.name && $0.labels == requirement.labels && !$0.isStatic && !$0.isPrivate
                && (!requirement.isOverloaded || $0.types == requirement.parameterTypes)
        } || (requirement.labels.isEmpty && properties[requirement.name] != nil)
    }
}
