import SwiftSyntax

/// Rewrites the delegates of UIKit's objects.
///
/// Objective-C looks up a delegate's method at each call; Swift binds all methods where a class declares conformance.
extension Rewriter {
    /// Makes a delegate's methods as visible as its type, and marks those that only a subclass implements as overrides.
    mutating func rewrite(witnessesIn group: some DeclGroupSyntax) {
        guard let type = index.name(of: group), let entry = index.types[type], !entry.isProtocol else { return }
        let all = requirements(of: type)
        let witnessed = Set(index.requirements.filter { index.inherits(type, from: [$0.protocolName]) }.map(\.fullName))
        guard !all.isEmpty || !witnessed.isEmpty else { return }
        let isDeclaration = !group.is(ExtensionDeclSyntax.self)
        for member in group.memberBlock.members.activeMembers {
            guard let name = Syntax(member.decl).memberName,
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                all[name] != nil || witnessed.contains(name)
            else { continue }
            let written = modifiers.access == "internal" ? nil : modifiers.access
            let access = written ?? (isDeclaration ? "internal" : group.modifiers.access)
            if Self.levels(access) < Self.levels(entry.access) { widen(member.decl, modifiers, to: entry.access) }
            if let requirement = all[name], !modifiers.contains(where: { $0.name.text == "override" }) {
                override(member, requirement, in: group)
            }
        }
    }

    /// Returns the optional requirements of the UIKit protocols that a type conforms to, by name.
    private func requirements(of type: String) -> [String: Interface.Requirement] {
        let all = index.ancestors(of: type).flatMap(Interface.quartzite.requirements)
        return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the rank of an access level; `open` and `public` are equal.
    private static func levels(_ access: String) -> Int {
        ["private": 0, "fileprivate": 0, "internal": 1, "package": 2][access] ?? 3
    }

    private mutating func widen(_ member: DeclSyntax, _ modifiers: DeclModifierListSyntax, to access: String) {
        let access = access == "open" ? "public" : access
        let levels = ["private", "fileprivate", "internal", "package"]
        if let modifier = modifiers.first(where: { levels.contains($0.name.text) && $0.detail == nil }) {
            return access == "internal"
                ? remove(Syntax(modifier), as: "access") : replace(Syntax(modifier), with: access, as: "access")
        }
        guard
            let keyword = member.as(FunctionDeclSyntax.self)?.funcKeyword
                ?? member.as(VariableDeclSyntax.self)?.bindingSpecifier
        else { return }
        let place = modifiers.first?.positionAfterSkippingLeadingTrivia ?? keyword.positionAfterSkippingLeadingTrivia
        insert("\(access) ", at: place, as: "access")
    }

    /// Marks a subclass's method as an override if a superclass conforms to the protocol but lacks the method.
    ///
    /// The superclass receives the method, with UIKit's default behaviour.
    private mutating func override(
        _ member: MemberBlockItemSyntax, _ requirement: Interface.Requirement, in group: some DeclGroupSyntax
    ) {
        guard let type = index.name(of: group), let absence = requirement.absence,
            let function = member.decl.as(FunctionDeclSyntax.self), let own = index.bodies[group.fullName],
            function.modifiers.allSatisfy({ ["public", "open", "internal"].contains($0.name.text) })
        else { return }
        let classes = [type] + index.ancestors(of: type).filter { index.types[$0]?.isProtocol == false }
        guard let base = classes.dropFirst().last(where: { conforms($0, to: requirement) }),
            !classes.dropFirst().contains(where: { index.declares(requirement.name, in: $0) }),
            let body = index.body(of: base)
        else { return }
        let access = body.access == "internal" ? "" : "public "
        forward("\(access)\(requirement.declaration) \(absence)", in: body)
        if let extended = group.as(ExtensionDeclSyntax.self) {
            guard
                let forwarding = Forwarding(
                    member.decl, of: type, access: extended.modifiers.access, isOverride: true)
            else { return }
            forward(forwarding.declaration, in: own)
            if style == .portable { return double(Syntax(member)) }
            replace(Syntax(forwarding.token), with: forwarding.name, as: "delegate's method")
        } else {
            if style == .portable { return double(Syntax(member)) }
            insert("override ", at: function.funcKeyword.positionAfterSkippingLeadingTrivia, as: "delegate's method")
        }
    }

    private func conforms(_ type: String, to requirement: Interface.Requirement) -> Bool {
        (index.types[type]?.superclasses ?? []).contains { parent in
            index.types[parent]?.isProtocol != false
                && Interface.quartzite.requirements(of: parent).contains { $0.name == requirement.name }
        }
    }

    // MARK: Calls

    /// Whether an optional call refers to an optional method of a UIKit protocol.
    func isOptionalInUIKit(_ member: MemberAccessExprSyntax, _ labels: [String]) -> Bool {
        let name = member.declName.baseName.text
        let full = "\(name)(\(labels.map { "\($0):" }.joined()))"
        // A property of this name may hold a closure, but not that of a delegate.
        let base = member.base?.trimmedDescription.filter { !"?!".contains($0) }.split(separator: ".").last
        // A closure has no labels.
        let isDelegates = base == "delegate" || base == "dataSource" || labels.contains { $0 != "_" }
        return Interface.quartzite.hasOptional(full) && (isDelegates || !index.hasProperty(name))
            && !index.requirements.contains { $0.fullName == full }
    }

    /// Rewrites an optional call of a delegate's method, which always exists because it has a default implementation.
    mutating func rewrite(_ call: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, _ mark: TokenSyntax) {
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(mark), with: "", as: "optional call")
        if let chain = member.base?.as(OptionalChainingExprSyntax.self),
            chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "_forwardToDelegate",
            let name = Interface.quartzite.protocolName(
                of: member.declName.baseName.text, labels: call.arguments.map { $0.label?.text ?? "_" })
        {
            // The delegate of a proxy of RxCocoa is any object.
            replace(Syntax(chain), with: "(_forwardToDelegate as? any \(name))?", as: "optional call")
        }
        let isUsed = call.parent?.is(CodeBlockItemSyntax.self) != true
        guard isUsed, mark.text == "?", member.base?.hasOptionalChaining == false else { return }
        insert("Optional(", at: call.positionAfterSkippingLeadingTrivia, as: "")
        insert(")", at: call.endPositionBeforeTrailingTrivia, as: "")
    }
}

extension ExprSyntax {
    /// Whether the expression contains optional chaining.
    fileprivate var hasOptionalChaining: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.hasOptionalChaining ?? false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasOptionalChaining }
        if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.hasOptionalChaining }
        return false
    }
}
