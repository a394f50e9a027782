import SwiftSyntax

/// An optional requirement of an Objective-C protocol.
///
/// The rewriter moves the requirement to a protocol of its own, the witness protocol. Types that implement the
/// requirement conform to that protocol, so that a conditional cast shows whether an object does.
struct OptionalRequirement {
    var protocolName: String
    var name: String
    /// The argument labels; empty for a property.
    var labels: [String]
    /// The name of the witness protocol.
    var witness: String
    /// The declaration of the witness protocol, on one line.
    var declaration: String
    /// The position of the requirement in its file.
    var position: AbsolutePosition

    /// The method's full name, such as `opened(_:at:)`, or the property's name.
    let fullName: String

    var isProperty: Bool { fullName == name }

    /// Creates a requirement from a protocol's member; `nil` unless it is an optional method or property.
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
    /// The text on one line, without comments.
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
