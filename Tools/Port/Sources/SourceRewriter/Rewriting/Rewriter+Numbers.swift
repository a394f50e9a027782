import SwiftSyntax

extension Rewriter {
    /// Qualifies calls of `abs` in extensions of `CGFloat`, whose static method `abs` hides the function there.
    ///
    /// Foundation declares the method on Linux only.
    mutating func rewrite(absoluteValue call: FunctionCallExprSyntax) {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs",
            Syntax(call).enclosing({ $0.as(ExtensionDeclSyntax.self) })?.typeName == "CGFloat"
        else { return }
        replace(Syntax(name), with: "Swift.abs", as: "abs in an extension of CGFloat")
    }
}
