import SwiftSyntax

extension Rewriter {
    /// Gives a delegate's window the type `UIWindow??` where a variable takes its type from it.
    ///
    /// The protocols of apps' and scenes' delegates need not have a window on Apple's systems, so that
    /// `UIApplication.shared.delegate?.window` is doubly optional there.
    mutating func rewrite(windowIn value: InitializerClauseSyntax) {
        guard let member = value.value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window",
            let base = member.base, base.isDelegateOfSystem,
            value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil,
            value.parent?.as(OptionalBindingConditionSyntax.self)?.typeAnnotation == nil
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(value)) }
        insert(" as UIWindow??", at: member.endPositionBeforeTrailingTrivia, as: "optional window")
    }
}

extension ExprSyntax {
    /// Whether the expression is the delegate of the app, or a cast to the protocol of delegates, followed by `?` or `!`.
    fileprivate var isDelegateOfSystem: Bool {
        guard
            let inner = self.as(OptionalChainingExprSyntax.self)?.expression
                ?? self.as(ForceUnwrapExprSyntax.self)?.expression
        else { return false }
        if let member = inner.as(MemberAccessExprSyntax.self) {
            let application = member.base?.trimmedDescription ?? ""
            return member.declName.baseName.text == "delegate"
                && ["UIApplication.shared", "application"].contains(application)
        }
        let cast = inner.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last
        return ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains(cast?.trimmedDescription ?? "")
    }
}
