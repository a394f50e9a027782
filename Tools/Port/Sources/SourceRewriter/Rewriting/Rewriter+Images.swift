import SwiftSyntax

extension Rewriter {
    /// Rewrites `UIImage(named:)` where the code handles nil itself, in `if let`, `guard let` or before `??`.
    ///
    /// Elsewhere, a placeholder may take the place of a missing picture.
    mutating func rewrite(imageLookup call: FunctionCallExprSyntax) {
        guard style == .local, call.calledExpression.plainName == "UIImage",
            let label = call.arguments.first?.label, label.text == "named", handlesNil(of: call)
        else { return }
        replace(Syntax(label), with: "_found", as: "UIImage(named:) that may be nil")
    }

    private func handlesNil(of call: FunctionCallExprSyntax) -> Bool {
        if call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let items = call.parent?.as(ExprListSyntax.self), items.parent?.is(SequenceExprSyntax.self) == true,
            let next = items.drop(while: { $0.id != ExprSyntax(call).id }).dropFirst().first
        else { return false }
        return next.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
}
