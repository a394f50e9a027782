import SwiftSyntax

extension Rewriter {
    /// Rewrites `#selector`, `#keyPath` and `#imageLiteral`.
    mutating func rewrite(_ macro: MacroExpansionExprSyntax) {
        guard let argument = macro.arguments.first else { return }
        switch macro.macroName.text {
        case "selector": rewrite(selector: argument, of: macro)
        case "keyPath":
            replace(Syntax(macro), with: "\"\(keyPath(argument.expression))\"", as: "#keyPath")
        case "imageLiteral":
            let name = argument.expression.trimmedDescription
            replace(Syntax(macro), with: "(UIImage(named: \(name)) ?? UIImage())", as: "#imageLiteral")
        default: break
        }
    }

    /// Rewrites selectors written as strings if the enclosing type, or only one class, has a method of that name.
    ///
    /// These are `Selector("tapped:")`, `Selector(("tapped:"))`, `NSSelectorFromString("tapped:")` and
    /// `action: "tapped:"`.
    mutating func rewrite(_ call: FunctionCallExprSyntax) {
        let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if (callee == "Selector" && selectorType == callee) || callee == "NSSelectorFromString" {
            guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil else { return }
            let inner = argument.expression.as(TupleExprSyntax.self)?.elements.first?.expression ?? argument.expression
            guard let text = inner.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
                return rewrite(call, named: inner)
            }
            guard let selector = selector(named: text, at: Syntax(call)) else { return }
            replace(Syntax(call), with: selector, as: "Selector")
            return
        }
        for argument in call.arguments where ["action", "selector"].contains(argument.label?.text) {
            guard let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                let selector = selector(named: text, at: Syntax(call))
            else { continue }
            replace(Syntax(argument.expression), with: selector, as: "Selector")
        }
    }

    /// Rewrites a selector with a computed name: the program looks it up among the enclosing type's methods.
    private mutating func rewrite(_ call: FunctionCallExprSyntax, named name: ExprSyntax) {
        guard style == .local, let (path, type) = enclosingType(of: Syntax(call)) else { return }
        let methods = index.objectiveCMethods(of: type).filter {
            $0.labels.count <= Self.maximumArguments && !$0.isStatic
        }
        guard !methods.isEmpty else { return }
        let selectors = methods.map { method in
            let labels = method.labels.map { "\($0):" }.joined()
            return
                "\(selectorType)(\"\(method.selector)\", \(path).\(method.name)\(labels.isEmpty ? "" : "(\(labels))"))"
        }
        insert(
            "{ name in [\(selectors.joined(separator: ", "))].first { $0.name == name } ?? ",
            at: call.positionAfterSkippingLeadingTrivia, as: "Selector")
        replace(Syntax(name), with: "name", as: "")
        insert(" }(\(name.trimmedDescription))", at: call.endPositionBeforeTrailingTrivia, as: "")
    }

    /// Returns source for the selector of the method with this Objective-C name.
    ///
    /// The enclosing type declares the method, or else only one class of the project does.
    private func selector(named name: String, at node: Syntax) -> String? {
        let path: String
        let method: ModuleIndex.Method
        if let (own, type) = enclosingType(of: node), let found = index.method(selector: name, of: type),
            index.receives(found, type)
        {
            (path, method) = (own, found)
        } else if let found = index.onlyClass(declaring: name) {
            (path, method) = (index.body(of: found.type)?.name ?? found.type, found.method)
        } else {
            return nil
        }
        let labels = method.labels.map { "\($0):" }.joined()
        let reference = "\(path).\(method.name)\(labels.isEmpty ? "" : "(\(labels))")"
        if method.labels.count > Self.maximumArguments { return nil }
        return "\(selectorType)(\"\(name)\", \(method.isStatic ? "{ (_: AnyObject) in \(reference) }" : reference))"
    }

    /// The name of the type of selectors; it names the module if the project has a type of that name.
    private var selectorType: String { index.types["Selector"]?.kind == nil ? "Selector" : "UIKit.Selector" }

    private mutating func rewrite(selector argument: LabeledExprSyntax, of macro: MacroExpansionExprSyntax) {
        let node = Syntax(argument)
        var expression = argument.expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        var cast: TypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type
            expression = sequence.elements.first ?? expression
        }
        guard let (base, name) = expression.referenced else {
            return replace(
                Syntax(macro), with: "\(selectorType)(\"\(expression.trimmedDescription)\")", as: "#selector")
        }
        if let accessor = argument.label?.text {
            let selector = accessorSelector(accessor, property: name.baseName.text)
            return replace(Syntax(macro), with: selector, as: "#selector")
        }
        let owner = owner(base, of: name.baseName.text, at: node)
        let method = owner.flatMap { self.method(name, of: $0.type) }
        var objectiveCName = objectiveCName(name, method, cast)
        if let base, name.argumentNames == nil,
            let labels = labels(of: name.baseName.text, in: path(of: base, at: node))
        {
            objectiveCName = SelectorName.swift(name.baseName.text, labels: labels)
        }
        guard let owner, let opening = macro.leftParen, let closing = macro.rightParen,
            method?.labels.count ?? name.argumentNames?.arguments.count ?? 0 <= Self.maximumArguments
        else { return replace(Syntax(macro), with: "\(selectorType)(\"\(objectiveCName)\")", as: "#selector") }

        // Separate edits keep the comments and line breaks in between.
        let isStatic = method?.isStatic == true
        let head = "\(selectorType)(\"\(objectiveCName)\", \(isStatic ? "{ (_: AnyObject) in " : "")"
        replace(from: macro.positionAfterSkippingLeadingTrivia, to: opening.endPosition, with: head, as: "#selector")
        if isStatic { insert(" }", at: closing.positionAfterSkippingLeadingTrivia, as: "") }
        if let base {
            if base.trimmedDescription != owner.path { replace(Syntax(base), with: owner.path, as: "") }
        } else {
            insert(owner.path + ".", at: expression.positionAfterSkippingLeadingTrivia, as: "")
        }
        if let function = cast?.as(FunctionTypeSyntax.self), !isStatic, !function.isCurried {
            insert("(\(owner.path)) -> ", at: function.positionAfterSkippingLeadingTrivia, as: "")
        }
    }

    /// The protocol of UIKit's edit actions; each of them has a sender.
    private static let editActions = "UIResponderStandardEditActions"

    /// Returns the labels of a method of a protocol of a framework; `nil` if they are unknown.
    private func labels(of method: String, in path: String) -> [String]? {
        path == Self.editActions ? ["_"] : Interface.quartzite.labels(of: method, in: path)
    }

    /// The most parameters that the method of a `Selector` can have.
    private static let maximumArguments = 3

    private func accessorSelector(_ accessor: String, property: String) -> String {
        guard accessor == "setter" else { return "\(selectorType)(\"\(property)\")" }
        return "\(selectorType)(\"set\(property.prefix(1).uppercased() + property.dropFirst()):\")"
    }

    private func method(_ name: DeclReferenceExprSyntax, of type: String) -> ModuleIndex.Method? {
        let candidates = index.methods(named: name.baseName.text.trimmingBackticks, of: type)
        guard let labels = name.argumentNames?.arguments.map(\.name.text) else { return candidates.first }
        return candidates.first { $0.labels == labels }
    }

    /// Returns a method's Objective-C name, from its declaration or, if that is unknown, from the reference.
    private func objectiveCName(
        _ name: DeclReferenceExprSyntax, _ method: ModuleIndex.Method?, _ cast: TypeSyntax? = nil
    ) -> String {
        if let method, cast == nil { return method.selector }
        let written = name.argumentNames?.arguments.map(\.name.text)
        let count = cast.flatMap(\.argumentCount) ?? 0
        let known = index.types.isEmpty ? nil : method.flatMap { $0.labels.count == count ? $0.labels : nil }
        return SelectorName.swift(
            name.baseName.text.trimmingBackticks,
            labels: written ?? known ?? Array(repeating: "_", count: count))
    }

    /// Returns the type on which a method is referenced: its path in source, and its name in the index.
    private func owner(_ base: ExprSyntax?, of method: String, at node: Syntax) -> (path: String, type: String)? {
        guard let base, !["self", "super", "Self"].contains(base.trimmedDescription) else {
            return enclosingType(of: node)
        }
        let path = path(of: base, at: node)
        guard let last = path.split(separator: ".").last.map(String.init) else { return nil }
        if last.first?.isUppercase == true {
            // Swift cannot reference a method of a protocol without a conforming value.
            let isProtocol =
                index.types[last]?.isProtocol
                ?? (last.hasSuffix("Delegate") || last.hasSuffix("DataSource") || last == Self.editActions
                    || Interface.quartzite.declares(last))
            return isProtocol ? nil : (path, last)
        }
        let property = last.trimmingCharacters(["?", "!"])
        if let (_, around) = enclosingType(of: node), let declared = index.propertyType(property, of: around) {
            return (declared, declared)
        }
        return index.onlyType(declaring: method).map { ($0, $0) }
    }

    /// Returns the path by which a method is referenced; of a metatype in a property or variable, the type itself.
    private func path(of base: ExprSyntax, at node: Syntax) -> String {
        let path = base.trimmedDescription
        guard path.first?.isLowercase == true, let (_, around) = enclosingType(of: node),
            let declared = index.propertyType(path, of: around) ?? index.declaredType(of: base),
            declared.hasSuffix(".Type")
        else { return path }
        return String(declared.dropLast(".Type".count))
    }

    /// Returns the type that encloses a node: its path in source, and its name in the index.
    func enclosingType(of node: Syntax) -> (path: String, type: String)? {
        node.enclosing { ancestor in
            guard let group = ancestor.asProtocol((any DeclGroupSyntax).self), let type = index.name(of: group) else {
                return nil
            }
            if group.is(ProtocolDeclSyntax.self) || index.types[type]?.isProtocol == true { return ("Self", type) }
            return (group.typePath ?? type, type)
        }
    }

    /// Returns the key path of an expression such as `CALayer.bounds.size`, without leading types.
    private func keyPath(_ expression: ExprSyntax) -> String {
        var names = expression.trimmedDescription.split(separator: ".").map(String.init)
        var owner = enclosingType(of: Syntax(expression))?.type
        if names.first == "self" { names.removeFirst() }
        while names.count > 1, let first = names.first, first.first?.isUppercase == true {
            owner = names.removeFirst()
        }
        return names.map { name in
            // For Objective-C, Apple's `isHidden` is the property `hidden`.
            let isOwn = owner.map { index.hasProperty(name, of: $0) } ?? false
            guard name.hasPrefix("is"), !isOwn, let third = name.dropFirst(2).first, third.isUppercase else {
                return name
            }
            return third.lowercased() + name.dropFirst(3)
        }.joined(separator: ".")
    }
}

extension ExprSyntax {
    /// The referenced name, and the base it is a member of, if any.
    fileprivate var referenced: (base: ExprSyntax?, name: DeclReferenceExprSyntax)? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return (nil, name) }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
        return (member.base, member.declName)
    }
}

extension FunctionTypeSyntax {
    /// Whether the function returns a function.
    fileprivate var isCurried: Bool { returnClause.type.is(FunctionTypeSyntax.self) }
}

extension TypeSyntax {
    /// The number of a function type's parameters; of the returned function's, if it is curried.
    fileprivate var argumentCount: Int? {
        guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
        return function.returnClause.type.argumentCount ?? function.parameters.count
    }
}

extension String {
    fileprivate func trimmingCharacters(_ unwanted: Set<Character>) -> String {
        String(prefix { !unwanted.contains($0) })
    }
}
