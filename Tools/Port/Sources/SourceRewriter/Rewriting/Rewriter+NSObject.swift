import SwiftSyntax

/// Replaces features of `NSObject` that Foundation on Linux lacks.
extension Rewriter {
    /// The methods that `NSObject` has on Apple's systems only.
    private static let missing: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", "observeValue(forKeyPath:of:change:context:)",
        "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
        "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "responds(to:)",
        "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)", "conforms(to:)",
    ]

    /// Removes `override` from these methods in subclasses of Foundation's `NSObject`, which declares none of them.
    ///
    /// In Quartzite's responders and layers, these methods do override.
    mutating func rewrite(overridesIn group: some DeclGroupSyntax) {
        guard let type = group.typeName, index.root(of: type) == "NSObject" else { return }
        for member in group.memberBlock.members.activeMembers {
            guard let function = member.decl.as(FunctionDeclSyntax.self), let name = Syntax(function).memberName,
                Self.missing.contains(name),
                let modifier = function.modifiers.first(where: { $0.name.text == "override" }),
                !index.ancestors(of: type).contains(where: { index.declares(name, in: $0) })
            else { continue }
            if style == .portable {
                double(Syntax(member))
                continue
            }
            remove(Syntax(modifier), as: "override of NSObject")
            function.body.map { removeCalls(of: function.name.text, in: $0) }
        }
    }

    /// Removes statements such as `super.awakeFromNib()`.
    private mutating func removeCalls(of method: String, in body: CodeBlockSyntax) {
        var calls: [Syntax] = []
        Syntax(body).walk { node in
            guard let item = node.as(CodeBlockItemSyntax.self), let call = item.item.as(FunctionCallExprSyntax.self),
                let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
                callee.base?.is(SuperExprSyntax.self) == true,
                callee.declName.baseName.text == method
            else { return true }
            calls.append(Syntax(call))
            return false
        }
        for call in calls { remove(call, as: "super") }
    }

    /// Whether a class of the project declares the method that observes key paths, and none of its ancestors does.
    func observes(_ group: some DeclGroupSyntax) -> Bool {
        guard let type = group.typeName, group.is(ClassDeclSyntax.self), index.root(of: type) == "NSObject" else {
            return false
        }
        let name = "observeValue(forKeyPath:of:change:context:)"
        return index.declares(name, in: type)
            && !index.ancestors(of: type).contains { index.declares(name, in: $0) }
    }

    /// Rewrites dynamic lookup on any object, such as `(value as AnyObject).doubleValue`, as a cast.
    mutating func rewrite(lookup member: MemberAccessExprSyntax) {
        guard let type = Self.boxes[member.declName.baseName.text] else { return }
        let base = member.base?.as(OptionalChainingExprSyntax.self)?.expression ?? member.base
        guard let elements = base?.as(TupleExprSyntax.self)?.elements, elements.count == 1,
            let sequence = elements.first?.expression.as(SequenceExprSyntax.self),
            let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark?.text != "?", let target = sequence.elements.last,
            ["AnyObject", "AnyObject?", "AnyObject!"].contains(target.trimmedDescription)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(member)) }
        let isOptional = target.trimmedDescription.hasSuffix("?")
        replace(Syntax(cast), with: isOptional ? "as?" : "as!", as: "AnyObject")
        replace(Syntax(target), with: type, as: "")
    }

    /// Replaces `NSDate()`, which UIKit cannot redeclare, with a call that follows the stage's clock.
    mutating func rewrite(date call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "NSDate",
            call.arguments.isEmpty, call.trailingClosure == nil, index.types["NSDate"] == nil
        else { return }
        replace(Syntax(call), with: "NSDate(timeIntervalSinceNow: 0)", as: "NSDate()")
    }

    /// The class that boxes the value of each property that dynamic lookup may name.
    private static let boxes: [String: String] = {
        let values = ["Point", "Rect", "Size", "Vector", "AffineTransform"].map { "cg\($0)Value" }
        let numbers = ["double", "float", "int", "integer", "bool", "uint", "int64", "int32"].map { "\($0)Value" }
        let others = ["uiEdgeInsetsValue", "uiOffsetValue", "caTransform3DValue"]
        return Dictionary(
            (values + others).map { ($0, "NSValue") } + numbers.map { ($0, "NSNumber") }, uniquingKeysWith: { $1 })
    }()
}
