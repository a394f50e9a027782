import SwiftSyntax

extension Rewriter {
    /// The animation methods of views that have a form with a completion handler and an asynchronous one.
    private static let animations: Set<String> = [
        "animate", "animateKeyframes", "transition", "performSystemAnimation",
    ]

    /// Adds a completion handler to an animation without `await`, which in asynchronous code would name the asynchronous
    /// form.
    mutating func rewrite(animation call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base?.plainName,
            Self.animations.contains(member.declName.baseName.text),
            base == "UIView" || index.inherits(base, from: ["UIView"]), let first = call.arguments.first?.label?.text,
            ["withDuration", "with", "from"].contains(first),
            !call.arguments.contains(where: { $0.label?.text == "completion" }),
            call.additionalTrailingClosures.isEmpty, Syntax(call).isAsynchronous, !Syntax(call).isAwaited
        else { return }
        let hasAnimations = call.arguments.contains { $0.label?.text == "animations" }
        if let closure = call.trailingClosure {
            guard !hasAnimations, first != "from" else { return }
            insert(" completion: { _ in }", at: closure.endPositionBeforeTrailingTrivia, as: "animation in a task")
        } else if hasAnimations || first == "from", let last = call.arguments.last {
            insert(", completion: nil", at: last.expression.endPositionBeforeTrailingTrivia, as: "animation in a task")
        }
    }
}

extension Syntax {
    /// Whether the innermost function or closure may be asynchronous.
    fileprivate var isAsynchronous: Bool {
        var node = self
        while let parent = node.parent {
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.effectSpecifiers?.asyncSpecifier != nil
            }
            if let initializer = parent.as(InitializerDeclSyntax.self) {
                return initializer.signature.effectSpecifiers?.asyncSpecifier != nil
            }
            if let accessor = parent.as(AccessorDeclSyntax.self) {
                return accessor.effectSpecifiers?.asyncSpecifier != nil
            }
            if let closure = parent.as(ClosureExprSyntax.self) { return closure.isAsynchronous }
            node = parent
        }
        return false
    }

    /// Whether `await` or `async let` stands before the expression.
    fileprivate var isAwaited: Bool {
        var node = self
        while let parent = node.parent {
            if parent.is(AwaitExprSyntax.self) { return true }
            let elements = parent.as(SequenceExprSyntax.self)?.elements
            if elements?.contains(where: { $0.is(AwaitExprSyntax.self) }) == true { return true }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { break }
            node = parent
        }
        let variable = enclosing { $0.as(VariableDeclSyntax.self) }
        return variable?.modifiers.contains { $0.name.text == "async" } == true
    }
}

extension ClosureExprSyntax {
    /// Whether the closure is marked as asynchronous, or contains `await` itself, or belongs to a task.
    fileprivate var isAsynchronous: Bool {
        if signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
        var found = false
        Syntax(statements).walk { node in
            if node.is(AwaitExprSyntax.self) { found = true }
            return !found && !node.is(ClosureExprSyntax.self) && !node.is(FunctionDeclSyntax.self)
        }
        if found { return true }
        let call = parent?.as(FunctionCallExprSyntax.self)
        let callee = call?.calledExpression.trimmedDescription ?? ""
        return ["Task", "Task.detached", "Task.init"].contains(callee) || callee.hasSuffix(".addTask")
    }
}
