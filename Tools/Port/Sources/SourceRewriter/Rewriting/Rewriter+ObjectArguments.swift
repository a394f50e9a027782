import SwiftSyntax

/// Converts the arguments of the project's own methods to objects where the parameter is an `AnyObject`.
///
/// On Apple's systems many values are objects that are structures on Linux, such as the constants of Core Foundation.
extension Rewriter {
    /// Converts the arguments of a call of a method of the type that encloses it.
    mutating func rewrite(objectArguments call: FunctionCallExprSyntax) {
        guard mayUseAnyObject, let type = index.enclosingType(of: Syntax(call)), let name = ownMethod(call) else {
            return
        }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let methods = index.methods(named: name, of: type).filter { $0.labels == labels }
        guard methods.count == 1, let method = methods.first else { return }
        for (argument, parameter) in zip(call.arguments, method.types) where parameter == "AnyObject" {
            guard !argument.expression.is(SequenceExprSyntax.self), !argument.expression.is(NilLiteralExprSyntax.self),
                argument.expression.plainName != "self"
            else { continue }
            if style == .portable { return doubleStatement(around: Syntax(call)) }
            insert(
                " as AnyObject", at: argument.expression.endPositionBeforeTrailingTrivia,
                as: "argument of type AnyObject")
        }
    }

    /// Returns the name of a method that is called without an object, or on the object or type itself.
    private func ownMethod(_ call: FunctionCallExprSyntax) -> String? {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base?.plainName, ["self", "Self"].contains(base)
        else { return nil }
        return member.declName.baseName.text
    }
}
