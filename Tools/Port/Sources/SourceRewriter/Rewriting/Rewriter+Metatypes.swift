import SwiftSyntax

/// Rewrites the creation of objects whose class is known only at run time, such as `T(frame: .zero)`.
///
/// Apple's compilers accept all initialisers of Objective-C classes there; otherwise Swift requires `required` ones.
extension Rewriter {
    /// The initialisers for which UIKit has a static method `_make`, by their labels, with the class that declares each.
    static let makers: [[String]: String] = [
        []: "NSObject",
        ["context"]: "NSManagedObject",
        ["entity", "insertInto"]: "NSManagedObject",
        ["frame"]: "UIView",
        ["nibName", "bundle"]: "UIViewController",
        ["rootViewController"]: "UINavigationController",
        ["style", "reuseIdentifier"]: "UITableViewCell",
        ["reuseIdentifier"]: "UITableViewHeaderFooterView",
        ["frame", "style"]: "UITableView",
        ["frame", "collectionViewLayout"]: "UICollectionView",
        ["target", "action"]: "UIGestureRecognizer",
        ["layer"]: "CALayer",
        ["image"]: "UIImageView",
        ["style"]: "UITableViewController",
        ["collectionViewLayout"]: "UICollectionViewController",
        ["identifier", "source", "destination"]: "UIStoryboardSegue",
        ["presentedViewController", "presenting"]: "UIPresentationController",
    ]

    /// Rewrites `type.init(…)`, `T(…)` and `Self(…)` if they create objects of a class of UIKit or a subclass.
    mutating func rewrite(metatypeCall call: FunctionCallExprSyntax) {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let base: ExprSyntax?
        if let member {
            base = member.declName.baseName.text == "init" ? member.base : nil
        } else {
            base = call.calledExpression
        }
        guard let base, !base.is(SuperExprSyntax.self) else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard let types = instanceTypes(of: base, with: labels, isCalled: member == nil),
            let made = system(types, with: labels)
        else { return }
        let isMade = Self.makers[labels].map { SystemClasses.inherits(made, from: $0) } ?? false
        guard isMade || (isSelf(base) && cannotBeSubclass(types)) else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        if !isMade {
            cast(call, to: made)
        } else if let member {
            replace(Syntax(member.declName.baseName), with: "_make", as: "init of a metatype")
        } else {
            insert("._make", at: base.endPositionBeforeTrailingTrivia, as: "init of a metatype")
        }
    }

    /// Rewrites `T.init` where it is not called but used as a function.
    ///
    /// Labels may follow, as in `T.init(frame:)`; without labels, the function has no parameters.
    mutating func rewrite(metatypeFunction member: MemberAccessExprSyntax) {
        guard member.declName.baseName.text == "init", let base = member.base,
            member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(member).id
        else { return }
        let labels = member.declName.argumentNames?.arguments.map(\.name.text) ?? []
        guard let types = instanceTypes(of: base, with: labels, isCalled: false),
            let made = system(types, with: labels), let maker = Self.makers[labels],
            SystemClasses.inherits(made, from: maker)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(member)) }
        replace(Syntax(member.declName.baseName), with: "_make", as: "init of a metatype")
    }

    /// Returns the types of the objects that a metatype value creates; `nil` for a static type, and if unknown.
    ///
    /// - Parameter isCalled: Whether the call omits `.init`, which requires the name of a type.
    private func instanceTypes(of base: ExprSyntax, with labels: [String], isCalled: Bool) -> [String]? {
        let name =
            base.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let name, name.first?.isUppercase == true { return index.constraints(of: name, at: Syntax(base)) }
        // In an initialiser, `self.init` delegates to another one.
        if isCalled || (isSelf(base) && !Syntax(base).isInStaticMember) { return nil }
        guard let type = index.declaredType(of: base) else { return classes(with: labels) }
        guard type.hasSuffix(".Type") else { return nil }
        let instance = String(type.dropLast(".Type".count))
        return index.constraints(of: instance, at: Syntax(base)) ?? [instance]
    }

    /// Returns the class whose initialiser is called on a metatype of unknown type, to judge by the labels.
    private func classes(with labels: [String]) -> [String]? {
        let isOwn = index.types.values.contains { entry in
            entry.initializers.contains { $0.labels == labels && ($0.required || entry.isProtocol) }
        }
        return isOwn ? nil : Self.makers[labels].map { [$0] }
    }

    /// Returns the class of UIKit, QuartzCore or Foundation that one of the types inherits from.
    ///
    /// `nil` if there is none, or if the project declares an initialiser with these labels that a metatype can call.
    private func system(_ types: [String], with labels: [String]) -> String? {
        let all = types + types.flatMap(index.ancestors)
        let isCallable = all.contains { name in
            guard let entry = index.types[name] else { return false }
            return entry.initializers.contains { $0.labels == labels && ($0.required || entry.isProtocol) }
        }
        return isCallable ? nil : types.lazy.compactMap { index.systemClass(of: $0) }.first
    }

    private func isSelf(_ expression: ExprSyntax) -> Bool { ["self", "Self"].contains(expression.plainName) }

    /// Whether the types are a class of another module that has no subclass in the project.
    private func cannotBeSubclass(_ types: [String]) -> Bool {
        guard types.count == 1, let type = types.first, SystemClasses.contains(type) else { return false }
        return index.bodies.values.allSatisfy { !index.inherits($0.name, from: [type]) }
    }

    /// Rewrites `self.init(…)` in an extension of a class without subclasses as the class's initialiser.
    private mutating func cast(_ call: FunctionCallExprSyntax, to type: String) {
        insert("(", at: call.positionAfterSkippingLeadingTrivia, as: "")
        replace(Syntax(call.calledExpression), with: type, as: "init of a metatype")
        insert(" as! Self)", at: call.endPositionBeforeTrailingTrivia, as: "")
    }
}
