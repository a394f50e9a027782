import SwiftSyntax

/// Makes the `init()` of views and controllers known to code that creates objects of a class unknown to the compiler, as in
/// `T()`.
///
/// `UIView` and `UIViewController` have `init()` for convenience. A class that declares it, too, does not override it in
/// Swift; in Objective-C it does.
extension Rewriter {
    /// Adds a method that creates an object with the `init()` of a class.
    mutating func rewrite(ownInitializerOf declaration: ClassDeclSyntax) {
        guard style == .local, let type = index.name(of: declaration), let system = index.systemClass(of: type),
            SystemClasses.inherits(system, from: "UIResponder")
        else { return }
        let initializers = declaration.memberBlock.members.activeMembers.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)
        }
        guard let own = initializers.first(where: isOwn) else { return }
        let name = declaration.name.text
        let access = ["public", "open"].contains(declaration.modifiers.access) ? "public " : ""
        insert(
            "override \(access)class func _initialized() -> AnyObject? "
                + "{ self == \(name).self ? \(name)() : super._initialized() }; ",
            at: own.positionAfterSkippingLeadingTrivia, as: "init()")
    }

    /// Whether an initialiser has no parameters and hides that of UIKit's classes.
    private func isOwn(_ initializer: InitializerDeclSyntax) -> Bool {
        let modifiers = Set(initializer.modifiers.map(\.name.text))
        return initializer.signature.parameterClause.parameters.isEmpty && initializer.optionalMark == nil
            && initializer.signature.effectSpecifiers == nil && !initializer.attributes.contains("available")
            && modifiers.isDisjoint(with: ["override", "required", "private", "fileprivate"])
    }
}
