import SwiftSyntax

/// Replaces features of `NSObject` that Foundation on Linux lacks.
extension Rewriter {
    /// The methods that `NSObject` has on Apple's systems only.
    private static let missing: Set<String> = [
        "awakeFromNib()", "prepareForInterfaceBuilder()", "observeValue(forKeyPath:of:change:context:)",
        "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
        "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "responds(to:)",
        "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)", "conforms(to:)",
        "accessibilityActivate()", "accessibilityIncrement()", "accessibilityDecrement()",
    ]

    /// The protocols through which code finds the methods that classes declare in place of overriding them.
    private static let protocols: KeyValuePairs = [
        "observeValue(forKeyPath:of:change:context:)": "_KeyValueObserver",
        "accessibilityActivate()": "_AccessibilityActivating",
        "accessibilityIncrement()": "_AccessibilityIncrementing",
        "accessibilityDecrement()": "_AccessibilityDecrementing",
    ]

    /// The methods among these that no class of Quartzite has.
    private static let missingEverywhere: Set<String> = [
        "responds(to:)", "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)", "conforms(to:)",
        "setValue(_:forUndefinedKey:)",
    ]

    /// The classes of Foundation from which apps inherit.
    private static let foundationRoots: Set<String> = [
        "NSObject", "BlockOperation", "Bundle", "DateFormatter", "Formatter", "InputStream", "NumberFormatter",
        "Operation", "OperationQueue", "OutputStream", "Progress", "Thread", "UndoManager", "URLProtocol",
    ]

    /// Removes `override` from these methods in subclasses of Foundation's `NSObject`, which declares none of them.
    ///
    /// In Quartzite's responders and layers, most of these methods do override.
    mutating func rewrite(overridesIn group: some DeclGroupSyntax) {
        guard let type = index.name(of: group), let root = index.root(of: type) else { return }
        let missing = Self.foundationRoots.contains(root) ? Self.missing : Self.missingEverywhere
        for member in group.memberBlock.members.activeMembers {
            guard let function = member.decl.as(FunctionDeclSyntax.self), let name = Syntax(function).memberName,
                missing.contains(name),
                let modifier = function.modifiers.first(where: { $0.name.text == "override" }),
                !index.ancestors(of: type).contains(where: { index.declares(name, in: $0) })
            else { continue }
            if style == .portable {
                double(Syntax(member))
                continue
            }
            remove(Syntax(modifier), as: "override of NSObject")
            function.body.map {
                removeCalls(of: function, in: $0)
            }
        }
    }

    /// Removes statements such as `super.awakeFromNib()`, and replaces values such as `super.conforms(to: type)`.
    private mutating func removeCalls(of function: FunctionDeclSyntax, in body: CodeBlockSyntax) {
        let method = function.name.text
        let keepsValues = function.signature.returnClause != nil
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        var calls: [Syntax] = []
        Syntax(body).walk { node in
            guard let call = node.as(FunctionCallExprSyntax.self),
                let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
                callee.base?.is(SuperExprSyntax.self) == true,
                callee.declName.baseName.text == method,
                call.arguments.map({ $0.label?.text ?? "_" }) == labels || call.trailingClosure != nil
            else { return true }
            calls.append(node)
            return false
        }
        for call in calls {
            if let name = Self.plain[Syntax(function).memberName ?? method],
                let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression
            {
                callee.as(MemberAccessExprSyntax.self).map {
                    replace(Syntax($0.declName.baseName), with: name, as: "super")
                }
            } else if let value = Self.results[method] {
                replace(call, with: value, as: "super")
            } else if !keepsValues, call.parent?.is(CodeBlockItemSyntax.self) == true {
                remove(call, as: "super")
            }
        }
    }

    /// The results of methods that `NSObject` lacks.
    private static let results = [
        "forwardingTarget": "(nil as Any?)", "conforms": "false", "accessibilityActivate": "false",
    ]

    /// The methods that call the class's own one if the superclass declares none, and their plain versions.
    private static let plain = [
        "responds(to:)": "_responds", "setValue(_:forUndefinedKey:)": "_setValue",
    ]

    /// Returns the protocols of the methods that a class of the project declares in place of overriding those of
    /// `NSObject`, and that none of its ancestors declares.
    func objectProtocols(of group: some DeclGroupSyntax) -> [String] {
        guard let type = index.name(of: group), group.is(ClassDeclSyntax.self),
            let root = index.root(of: type), Self.foundationRoots.contains(root)
        else {
            return []
        }
        return Self.protocols.compactMap { name, adopted in
            index.declares(name, in: type) && !index.ancestors(of: type).contains { index.declares(name, in: $0) }
                ? adopted : nil
        }
    }

    /// Replaces `coder.decodeObject(forKey:)`, which ends decoding on Linux if the archive has no object for the key.
    mutating func rewrite(decoding call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self), member.declName.baseName.text == "decodeObject",
            call.arguments.count == 1, call.arguments.first?.label?.text == "forKey",
            !index.declares("decodeObject(forKey:)")
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(member.declName.baseName), with: "_decodeObject", as: "decodeObject")
    }

    /// Replaces initialisers that Quartzite's types lack: UIKit cannot redeclare `NSDate()`, for example.
    mutating func rewrite(constructor call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
            let replacement = Self.constructors[callee.baseName.text], call.arguments.isEmpty,
            call.trailingClosure == nil, index.types[callee.baseName.text]?.kind == nil
        else { return }
        if style == .portable, callee.baseName.text != "NSDate" { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(call), with: replacement, as: "\(callee.baseName.text)()")
    }

    /// Converts dates that methods of `NSDate` return as `Date`.
    mutating func rewrite(interval call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "addingTimeInterval", index.declaredType(of: base) == "NSDate"
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        insert("(", at: call.positionAfterSkippingLeadingTrivia, as: "NSDate")
        insert(" as NSDate)", at: call.endPositionBeforeTrailingTrivia, as: "")
    }

    /// The calls that replace initialisers without arguments.
    private static let constructors = [
        "NSLayoutConstraint": "NSLayoutConstraint(item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, "
            + "attribute: .notAnAttribute, multiplier: 1, constant: 0)",
        "NSDate": "NSDate(timeIntervalSinceNow: 0)",
        "NSError": "NSError(domain: \"\", code: 0)",
        "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 0, curve: .easeInOut)",
    ]
}
