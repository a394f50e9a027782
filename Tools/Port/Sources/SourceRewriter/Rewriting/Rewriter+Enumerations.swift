import SwiftSyntax

extension Rewriter {
    /// Adds the class to the name of an enumeration that another module declares in the class for Objective-C.
    mutating func rewrite(enumeration reference: DeclReferenceExprSyntax) {
        let name = reference.baseName.text
        guard let full = index.nestedEnumerations[name], !index.ownTypes.contains(name),
            let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(reference)) }
        replace(Syntax(reference), with: full, as: "@objc")
    }
}
