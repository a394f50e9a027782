import SwiftSyntax

extension Rewriter {
    /// Renames the members of an extension that override or are overridden.
    ///
    /// The class's body receives a member of the original name that forwards to the renamed one.
    mutating func rewrite(membersOf declaration: ExtensionDeclSyntax) {
        guard declaration.genericWhereClause == nil, let type = index.name(of: declaration),
            let path = declaration.typePath
        else { return }
        for member in declaration.memberBlock.members.activeMembers {
            guard let name = Syntax(member.decl).memberName,
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                index.family(of: name)?.includes(type) != true
            else { continue }
            let isOverride = modifiers.contains { $0.name.text == "override" }
            guard isOverride || index.isOverridden(name, below: type) else { continue }
            let bodies = index.bodies[path].map { [$0] } ?? (isOverride ? index.bodies(below: type, without: name) : [])
            if isOverride, !bodies.isEmpty,
                rewrite(
                    observersOf: member, modifiers, in: bodies, of: type, access: declaration.modifiers.access)
            {
                continue
            }
            guard isOverride || !bodies.isEmpty,
                let forwarding = Forwarding(member.decl, of: path, access: declaration.modifiers.access)
            else { continue }
            for body in bodies { forward(forwarding.declaration, in: body) }
            if style == .portable { double(Syntax(member)) } else { rename(member, modifiers, to: forwarding) }
        }
    }

    /// Renames the members of a family: a member in an extension of another module's class, and its overrides.
    ///
    /// The extended class receives a member of the original name that calls the one that Objective-C would dispatch to.
    mutating func rewrite(familiesIn group: some DeclGroupSyntax) {
        guard let type = index.name(of: group) else { return }
        for member in group.memberBlock.members.activeMembers {
            guard let name = Syntax(member.decl).memberName,
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                !modifiers.contains(where: { ["class", "static"].contains($0.name.text) }),
                let family = index.family(of: name), family.includes(type),
                let forwarding = Forwarding(member.decl, of: type, access: group.modifiers.access),
                !forwarding.isSettable
            else { continue }
            if style == .portable {
                double(Syntax(member))
                continue
            }
            if type == family.base {
                let place = member.decl.positionAfterSkippingLeadingTrivia
                insert(forwarding.dispatch(in: family) + "; ", at: place, as: "dispatch")
            }
            rename(member, modifiers, to: forwarding)
            callSuperclass(in: member, forwarding, family, from: type)
        }
    }

    /// Rewrites calls such as `super.f()` so that they find the superclass's member.
    private mutating func callSuperclass(
        in member: MemberBlockItemSyntax, _ forwarding: Forwarding, _ family: ModuleIndex.Family, from type: String
    ) {
        var calls: [MemberAccessExprSyntax] = []
        Syntax(member).walk { node in
            if let access = node.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
                access.declName.baseName.text == forwarding.token.text
            {
                calls.append(access)
            }
            return true
        }
        let start = "\(forwarding.above(family.base))(_getSuperclass(\(type).self)"
        for call in calls {
            guard let whole = call.parent?.as(FunctionCallExprSyntax.self), whole.calledExpression.id == call.id,
                let opening = whole.leftParen
            else {
                replace(Syntax(call), with: start + ")", as: "super")
                continue
            }
            replace(
                from: call.positionAfterSkippingLeadingTrivia, to: opening.endPosition,
                with: start + (whole.arguments.isEmpty ? "" : ", "), as: "super")
        }
    }

    /// Renames a member of an extension, which then overrides nothing and is visible from the class's body.
    private mutating func rename(
        _ member: MemberBlockItemSyntax, _ modifiers: DeclModifierListSyntax, to forwarding: Forwarding
    ) {
        for modifier in modifiers {
            switch modifier.name.text {
            case "override": remove(Syntax(modifier), as: "override in an extension")
            case "open": replace(Syntax(modifier), with: "public", as: "")
            case "private", "fileprivate": remove(Syntax(modifier), as: "")
            default: break
            }
        }
        replace(Syntax(forwarding.token), with: forwarding.name, as: "member of an extension")
    }
}

extension ModuleIndex.Family {
    fileprivate func includes(_ type: String) -> Bool { type == base || overriding.contains(type) }
}

extension Forwarding {
    /// Returns the name of the method that searches for the member, from a class upwards.
    fileprivate func above(_ type: String) -> String { Self.name("above_\(token.text)", of: type) }

    /// Returns source for the member that calls the nearest override, and for the search from a class upwards.
    fileprivate func dispatch(in family: ModuleIndex.Family) -> String {
        let (above, own) = (above(family.base), Self.name(token.text, of: family.base))
        let choices = family.overriding.map { type in
            let call = call.replacing(own, with: "object.\(Self.name(token.text, of: type))")
            return "if current == \(type).self, let object = self as? \(type) { return \(call) }; "
        }
        let search =
            "{ var type = _class; while let current = type { \(choices.joined())type = _getSuperclass(current) }; "
        return "\(head) { \(passing("type(of: self)", to: above)) }; "
            + "\(searchHead(above)) \(search)return \(call) }"
    }
}
