import SwiftSyntax

/// Rewrites dynamic lookup, with which Objective-C finds members of any class on a value of type `AnyObject`.
///
/// The value is cast to the class that has the member, as in `(sender as! UIView).tag`.
extension Rewriter {
    /// Rewrites a member of a value whose declared type is `AnyObject`, or that is cast to it.
    mutating func rewrite(lookup member: MemberAccessExprSyntax) {
        guard mayUseAnyObject, let base = member.base,
            !index.requirements.contains(where: { $0.name == member.declName.baseName.text }),
            let value = anyObject(base), let name = Lookup(member)
        else { return }
        if name.full == "isEqual(_:)" { return compare(name, with: value) }
        guard let type = SystemMembers.classes[name.full] ?? index.onlyClass(with: name.full) else { return }
        if style == .portable { return doubleStatement(around: Syntax(member)) }
        let isConditional = value.isChained || name.isConditional
        switch value.form {
        case .cast(let operation, let target):
            replace(operation, with: isConditional ? "as?" : "as!", as: "AnyObject")
            replace(target, with: type, as: "")
            if isConditional, !value.isChained {
                insert("?", at: base.endPositionBeforeTrailingTrivia, as: "")
            }
        case .name(let inner):
            insert("(", at: inner.positionAfterSkippingLeadingTrivia, as: "AnyObject")
            let text = isConditional ? " as? \(type))?" : " as! \(type))"
            replace(
                from: inner.endPositionBeforeTrailingTrivia, to: base.endPositionBeforeTrailingTrivia, with: text,
                as: ""
            )
        }
        if type == "NSObject", Self.valueMethods.contains(name.full) {
            replace(Syntax(member.declName.baseName), with: "_\(member.declName.baseName.text)", as: "")
        }
        // A lookup yields an optional, which the cast has unwrapped.
        if let mark = name.mark, !SystemMembers.optional.contains(name.full) { replace(Syntax(mark), with: "", as: "") }
    }

    /// The methods that read or set a property by name.
    private static let valueMethods: Set<String> = [
        "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    ]

    /// Rewrites `object.value(forKey:)` and `object.setValue(_:forKey:)` of an object whose class lacks the method, which views and layers have.
    mutating func rewrite(value member: MemberAccessExprSyntax) {
        guard ["value", "setValue"].contains(member.declName.baseName.text), let base = member.base,
            let name = Lookup(member), Self.valueMethods.contains(name.full), let type = index.declaredType(of: base)
        else { return }
        let types = index.constraints(of: type, at: Syntax(member)) ?? [type]
        guard needsOwnValues(types, name.full) else { return }
        if style == .portable { return doubleStatement(around: Syntax(member)) }
        let method = member.declName.baseName.text
        replace(
            Syntax(member.declName.baseName), with: "_\(method)", as: method == "value" ? "value(forKey:)" : name.full)
    }

    /// Whether objects of the types have only the methods for values that `NSObject` has here.
    private func needsOwnValues(_ types: [String], _ method: String) -> Bool {
        guard let system = types.compactMap(index.systemClass).first,
            SystemClasses.inherits(system, from: "NSObject")
        else { return false }
        let isServed = ["UIView", "CALayer", "CAAnimation", "CAEmitterCell"].contains {
            SystemClasses.inherits(system, from: $0)
        }
        return !isServed
            && !types.contains { index.chain(of: $0).contains { $0.members.contains { $0.name == method } } }
    }

    /// Rewrites `value(forKey:)` and `setValue(_:forKey:)` of the object itself, as `rewrite(value:)` does.
    mutating func rewrite(ownValue call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
        let method = callee.baseName.text
        let full = "\(method)(\(call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
        guard Self.valueMethods.contains(full), let type = index.enclosingType(of: Syntax(call)),
            !Syntax(call).isInStaticMember, needsOwnValues([type], full)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(callee), with: "_\(method)", as: method == "value" ? "value(forKey:)" : full)
    }

    /// Rewrites `Type.value(forKey:)` of a class, whose keys are the class's own properties, as those.
    mutating func rewrite(classValue call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "value", let base = member.base, call.arguments.count == 1,
            let argument = call.arguments.first, ["forKey", "forKeyPath"].contains(argument.label?.text),
            let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, type.first?.isUppercase == true,
            SystemClasses.contains(type) || index.bodies[type] != nil,
            let path = Self.keys(argument.expression, of: type), let first = path.first
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        let property = Self.sharedObjects[first] ?? first
        guard property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
        let rest = path.dropFirst().joined(separator: ".")
        let object = "\(type).\(property)"
        let text =
            rest.isEmpty ? "Optional<Any>.some(\(object))" : "(\(object) as NSObject)._value(forKeyPath: \"\(rest)\")"
        replace(Syntax(call), with: text, as: "value(forKey:)")
    }

    /// The names in Swift of the shared objects of classes.
    private static let sharedObjects = [
        "sharedApplication": "shared", "mainScreen": "main", "currentDevice": "current", "defaultCenter": "default",
        "standardUserDefaults": "standard", "mainBundle": "main", "generalPasteboard": "general",
        "sharedURLCache": "shared", "sharedSession": "shared", "defaultManager": "default",
        "processInfo": "processInfo",
        "mainRunLoop": "main", "currentRunLoop": "current", "mainQueue": "main",
    ]

    /// Returns the keys of a literal path; nil for another expression.
    private static func keys(_ expression: ExprSyntax, of type: String) -> [String]? {
        if let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            return text.split(separator: ".").map(String.init)
        }
        guard let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
            let path = macro.arguments.first?.expression.trimmedDescription
        else { return nil }
        let keys = path.split(separator: ".").map(String.init)
        return keys.first == type ? Array(keys.dropFirst()) : keys
    }

    /// Rewrites `delegate.responds(to:)` of a protocol's value, which may be of any class.
    mutating func rewrite(response call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "responds", call.arguments.count == 1,
            call.arguments.first?.label?.text == "to", let type = index.declaredType(of: base),
            index.types[type]?.isProtocol ?? Interface.quartzite.declares(type),
            !index.chain(of: type).contains(where: { $0.members.contains { $0.name == "responds(to:)" } })
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        let chain = base.as(OptionalChainingExprSyntax.self)
        let inner = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        let open = chain == nil ? "((" : "("
        insert(open, at: inner.positionAfterSkippingLeadingTrivia, as: "responds(to:)")
        replace(
            from: inner.endPositionBeforeTrailingTrivia, to: base.endPositionBeforeTrailingTrivia,
            with: " as? NSObject)?", as: "")
        if chain == nil { insert(" ?? false)", at: call.endPositionBeforeTrailingTrivia, as: "") }
    }

    /// Rewrites `a.isEqual(b)` as a comparison, because not all of Quartzite's classes inherit from `NSObject`.
    private mutating func compare(_ name: Lookup, with value: AnyObjectValue) {
        guard let call = name.call, let argument = call.arguments.first?.expression, name.mark == nil,
            !argument.is(NilLiteralExprSyntax.self), let closing = call.rightParen
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        insert("((", at: call.positionAfterSkippingLeadingTrivia, as: "AnyObject")
        replace(
            from: value.end, to: argument.positionAfterSkippingLeadingTrivia, with: " as? AnyHashable) == (", as: "")
        replace(Syntax(closing), with: " as? AnyHashable))", as: "")
    }

    /// Returns an expression of type `AnyObject`; `nil` if it has another type, or one that must be inferred.
    private func anyObject(_ base: ExprSyntax) -> AnyObjectValue? {
        let inner =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
            ?? base
        let isChained = base.is(OptionalChainingExprSyntax.self)
        if let elements = inner.as(TupleExprSyntax.self)?.elements, elements.count == 1,
            let sequence = elements.first?.expression.as(SequenceExprSyntax.self)
        {
            guard let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark?.text != "?", let target = sequence.elements.last,
                ["AnyObject", "AnyObject?", "AnyObject!"].contains(target.trimmedDescription)
            else { return nil }
            let form = AnyObjectValue.Form.cast(operation: Syntax(cast), target: Syntax(target))
            return AnyObjectValue(form: form, isChained: isChained, end: inner.endPositionBeforeTrailingTrivia)
        }
        let name = inner.as(DeclReferenceExprSyntax.self)?.baseName
        let isValue = name != nil || inner.is(MemberAccessExprSyntax.self) || inner.is(SubscriptCallExprSyntax.self)
        guard isValue, name?.text != "self",
            index.declaredType(of: inner) == "AnyObject"
        else { return nil }
        return AnyObjectValue(
            form: .name(inner), isChained: isChained, end: inner.endPositionBeforeTrailingTrivia)
    }

    /// Rewrites `type.description()` of a class, whose name it is.
    mutating func rewrite(classDescription call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "description", call.arguments.isEmpty, call.trailingClosure == nil,
            isClass(base)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        insert("NSStringFromClass(", at: base.positionAfterSkippingLeadingTrivia, as: "AnyClass")
        let isName = base.plainName?.first?.isUppercase == true
        replace(
            from: base.endPositionBeforeTrailingTrivia, to: call.endPositionBeforeTrailingTrivia,
            with: isName ? ".self)" : ")", as: "")
    }

    /// Whether the value is a class that has no method `description()` of its own.
    private func isClass(_ value: ExprSyntax) -> Bool {
        if let member = value.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if ["classForCoder", "superclass"].contains(name) { return true }
        }
        if let name = value.plainName, name.first?.isUppercase == true {
            return SystemClasses.contains(name)
                || (index.bodies[name] != nil && !index.chain(of: name).contains { $0.declares("description()") })
        }
        let function = value.as(FunctionCallExprSyntax.self)?.calledExpression.plainName
        guard let type = index.declaredType(of: value) else { return function == "type" }
        if type == "AnyClass" { return true }
        guard type.hasSuffix(".Type") else { return false }
        let instance = String(type.dropLast(".Type".count))
        return !index.chain(of: instance).contains { $0.declares("description()") }
    }
}

extension ModuleIndex.TypeEntry {
    /// Whether the type itself declares a static member.
    fileprivate func declares(_ method: String) -> Bool {
        members.contains { $0.name == method }
    }
}

/// A value of type `AnyObject`.
private struct AnyObjectValue {
    enum Form {
        /// A cast in parentheses: its operator and its type.
        case cast(operation: Syntax, target: Syntax)
        /// A variable, without `?` and `!`.
        case name(ExprSyntax)
    }

    let form: Form
    /// Whether `?` follows.
    let isChained: Bool
    /// The end of the value, without `?` and `!`.
    let end: AbsolutePosition
}

/// A member that a value is searched for.
private struct Lookup {
    /// The full name, such as `value(forKey:)`, or the name of a property.
    let full: String
    /// The call, if the member is a method.
    let call: FunctionCallExprSyntax?
    /// The `?` or `!` after the member.
    let mark: TokenSyntax?
    /// Whether the value may lack the member: in an optional call or binding, and in a comparison with `nil`.
    let isConditional: Bool

    init?(_ member: MemberAccessExprSyntax) {
        let name = member.declName.baseName.text
        guard name != "self", name != "init" else { return nil }
        let chain = member.parent?.as(OptionalChainingExprSyntax.self)
        let unwrap = member.parent?.as(ForceUnwrapExprSyntax.self)
        let whole = chain.map { Syntax($0) } ?? unwrap.map { Syntax($0) } ?? Syntax(member)
        mark = chain?.questionMark ?? unwrap?.exclamationMark
        call = whole.parent?.as(FunctionCallExprSyntax.self).flatMap {
            Syntax($0.calledExpression).id == whole.id ? $0 : nil
        }
        full = call.map { "\(name)(\($0.arguments.map { "\($0.label?.text ?? "_"):" }.joined()))" } ?? name
        let operators = whole.parent?.parent?.as(SequenceExprSyntax.self)?.elements.map(\.trimmedDescription) ?? []
        let isTested = operators.contains("nil") || operators.contains("??")
        let isBound = whole.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        isConditional = chain != nil || (call == nil && (isTested || isBound))
    }
}
