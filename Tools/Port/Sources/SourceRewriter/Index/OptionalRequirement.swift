import SwiftSyntax

/// An optional member of a protocol of Objective-C: a protocol of its own here, which conforming types take on that have
/// the member, so that asking for the member is a cast.
struct OptionalRequirement {
    var protocolName: String
    var name: String
    /// Empty for properties.
    var labels: [String]
    /// The requirement's own protocol.
    var witness: String
    /// The declaration of that protocol, in one line.
    var declaration: String
    /// Where the requirement stands.
    var position: AbsolutePosition

    /// `opened(_:at:)`, or the property's name.
    let fullName: String

    var isProperty: Bool { fullName == name }

    /// Nil where the member is required, or is no method and no property.
    init?(_ member: MemberBlockItemSyntax, of owner: ProtocolDeclSyntax) {
        protocolName = owner.name.text
        position = member.positionAfterSkippingLeadingTrivia
        var bare: Syntax
        if var function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.isOptional {
            name = function.name.text.trimmingBackticks
            labels = function.signature.parameterClause.labels
            (function.attributes, function.modifiers) = ([], [])
            bare = Syntax(function)
        } else if var variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.isOptional,
            let binding = variable.bindings.first
        {
            name = binding.pattern.trimmedDescription.trimmingBackticks
            labels = []
            (variable.attributes, variable.modifiers) = ([], [])
            bare = Syntax(variable)
        } else {
            return nil
        }
        fullName = Syntax(member.decl).memberName ?? name
        witness = (["", protocolName, name] + labels.filter { $0 != "_" }).joined(separator: "_")
        let access = owner.modifiers.access == "internal" ? "" : owner.modifiers.access + " "
        declaration = "\(access)protocol \(witness): AnyObject { \(bare.inOneLine) }"
    }
}

extension DeclModifierListSyntax {
    fileprivate var isOptional: Bool { contains { $0.name.text == "optional" } }
}

extension Syntax {
    /// The text without comments and line breaks.
    var inOneLine: String {
        tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
            if !text.isEmpty, !text.hasSuffix(" "), !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }.trimmingSpaces
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
