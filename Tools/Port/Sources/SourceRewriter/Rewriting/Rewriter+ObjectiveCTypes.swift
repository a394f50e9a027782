import SwiftSyntax

/// Rewrites types of functions and casts that only the Objective-C runtime has.
extension Rewriter {
    /// Removes the convention of a function type that C cannot represent, as of `@convention(c) (AnyObject, Selector) -> Void`.
    mutating func rewrite(conventionOf type: AttributedTypeSyntax) {
        guard style == .local, let function = type.baseType.as(FunctionTypeSyntax.self) else { return }
        for case .attribute(let attribute) in type.attributes where attribute.name == "convention" {
            let words = Syntax(function).identifiers
            let isObjective = words.contains { name in
                ["AnyObject", "AnyClass", "Any", "Selector", "IMP", "NSObject"].contains(name) || name.hasPrefix("UI")
            }
            if isObjective, attribute.arguments?.trimmedDescription == "c" {
                remove(Syntax(attribute), as: "@convention")
            }
        }
    }

    /// Replaces `unsafeBitCast(block, to: AnyObject.self)`, since closures are not objects here.
    mutating func rewrite(bitCast call: FunctionCallExprSyntax) {
        guard style == .local, call.calledExpression.trimmedDescription == "unsafeBitCast",
            call.arguments.count == 2, let value = call.arguments.first, let type = call.arguments.last,
            type.expression.trimmedDescription == "AnyObject.self", let opening = call.leftParen,
            let closing = call.rightParen
        else { return }
        replace(
            from: call.positionAfterSkippingLeadingTrivia, to: opening.endPosition, with: "((", as: "unsafeBitCast")
        replace(
            from: value.expression.endPositionBeforeTrailingTrivia,
            to: closing.endPositionBeforeTrailingTrivia, with: ") as AnyObject)", as: "")
    }

    /// Removes a property that no code can use, and whose opaque type a protocol meets only in Objective-C.
    mutating func rewrite(unavailable variable: VariableDeclSyntax) {
        let isUnavailable = variable.attributes.all.contains { attribute in
            attribute.name == "available" && attribute.arguments?.trimmedDescription.hasPrefix("*, unavailable") == true
        }
        guard style == .local, isUnavailable,
            variable.bindings.contains(where: { $0.typeAnnotation?.type.trimmedDescription.contains("some ") == true })
        else { return }
        replace(Syntax(variable), with: "", as: "@available(*, unavailable)")
    }

    /// Lets Foundation's comparison of numbers take precedence over one of the code's own, which it does not have on Apple's
    /// systems.
    mutating func rewrite(comparison function: FunctionDeclSyntax) {
        let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        guard style == .local, function.name.text == "<", types == ["NSNumber", "NSNumber"],
            Syntax(function).enclosing({ $0.asProtocol((any DeclGroupSyntax).self) }) == nil
        else { return }
        insert("@_disfavoredOverload ", at: function.positionAfterSkippingLeadingTrivia, as: "NSNumber")
    }
}
