import SwiftSyntax

extension Rewriter {
    /// The methods of attributed strings in which Foundation on Linux compares values of neighbouring characters.
    private static let attributeMethods: Set<String> = [
        "addAttribute(_:value:range:)", "addAttributes(_:range:)", "setAttributes(_:range:)",
        "removeAttribute(_:range:)",
    ]

    /// Rewrites calls of these methods, so that equal values are one instance before they are compared.
    mutating func rewrite(attributes call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            !base.is(SuperExprSyntax.self), call.trailingClosure == nil
        else { return }
        let method = callee.declName.baseName.text
        let full = "\(method)(\(call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
        guard Self.attributeMethods.contains(full), !index.declares(full) else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(callee.declName), with: "_\(method)", as: full)
    }
}
