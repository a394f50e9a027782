import SwiftSyntax

extension Rewriter {
    /// Gives members of an extension that override, or are overridden, another name, and classes members of their name
    /// that pass on to them.
    mutating func rewrite(membersOf declaration: ExtensionDeclSyntax) {
        guard declaration.genericWhereClause == nil, let type = declaration.typeName, let path = declaration.typePath
        else { return }
        for member in declaration.memberBlock.members.activeMembers {
            guard let name = Syntax(member.decl).memberName,
                let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            else { continue }
            let isOverride = modifiers.contains { $0.name.text == "override" }
            guard isOverride || index.isOverridden(name, below: type) else { continue }
            let bodies = index.bodies[path].map { [$0] } ?? (isOverride ? index.bodies(below: type, without: name) : [])
            guard !bodies.isEmpty,
                let forwarding = Forwarding(member.decl, of: path, access: declaration.modifiers.access)
            else { continue }
            for body in bodies { forward(forwarding.declaration, in: body) }
            if style == .portable { double(Syntax(member)) } else { rename(member, modifiers, to: forwarding) }
        }
    }

    /// What is left in the extension overrides nothing, and is seen where the class is declared.
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
