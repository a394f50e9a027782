import SwiftSyntax

/// Replaces the ways to find the bundle of a module, because `quartzite run` links all modules into one program.
extension Rewriter {
    /// Replaces `Bundle(for: type)` and `Bundle.init(for: type)`.
    mutating func rewrite(bundleOfClass call: FunctionCallExprSyntax) {
        guard style == .local, call.arguments.count == 1, call.arguments.first?.label?.text == "for" else { return }
        var callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        {
            callee = base
        }
        guard callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "Bundle" else { return }
        replace(Syntax(call.calledExpression), with: "Bundle._containing", as: "Bundle(for:)")
    }

    /// Replaces `Bundle.module`, which packages generate; returns whether the expression is that.
    ///
    /// `.module` alone is that if the code declares nothing else of this name, such as a case of an enumeration.
    mutating func rewrite(bundleOfModule member: MemberAccessExprSyntax) -> Bool {
        guard style == .local, member.declName.baseName.text == "module" else { return false }
        let isBundle =
            if let base = member.base {
                base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Bundle"
            } else {
                if let label = member.parent?.as(LabeledExprSyntax.self)?.label?.text {
                    ["in", "bundle"].contains(label)
                } else {
                    !index.declaresModule
                }
            }
        if isBundle { replace(Syntax(member.declName), with: "_module()", as: "Bundle.module") }
        return isBundle
    }
}
