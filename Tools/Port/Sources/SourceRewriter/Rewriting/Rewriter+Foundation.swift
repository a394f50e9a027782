import SwiftSyntax

/// Rewrites what Foundation and Dispatch declare differently on Linux.
extension Rewriter {
    /// Rewrites `ProcessInfo()`, whose initialiser Foundation on Linux hides.
    mutating func rewrite(processInfo call: FunctionCallExprSyntax) {
        guard call.arguments.isEmpty, call.trailingClosure == nil, index.types["ProcessInfo"] == nil,
            ["ProcessInfo", "ProcessInfo.init", "Foundation.ProcessInfo"].contains(
                call.calledExpression.trimmedDescription)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(call), with: "ProcessInfo.processInfo", as: "ProcessInfo()")
    }

    /// Rewrites `kCTKernAttributeName as NSAttributedString.Key`, which converts a string of Core Foundation.
    mutating func rewrite(attributeNameCast sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
            elements[1].is(UnresolvedAsExprSyntax.self), elements[2].trimmedDescription == "NSAttributedString.Key",
            let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCT")
        else { return }
        replace(Syntax(sequence), with: "NSAttributedString.Key(rawValue: \(name) as String)", as: "as")
    }

    /// Rewrites `bundle.urls(forResourcesWithExtension:…)`, which gives values of `NSURL` on Linux.
    mutating func rewrite(bundleURLs call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "urls",
            call.arguments.first?.label?.text == "forResourcesWithExtension"
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(member.declName.baseName), with: "_urls", as: "urls(forResourcesWithExtension:)")
    }

    /// Rewrites properties with which Foundation on Linux ends the program for some values.
    mutating func rewrite(unsafeProperty member: MemberAccessExprSyntax) {
        let name = member.declName.baseName.text
        guard ["streamError", "totalUnitCount"].contains(name), member.base != nil, !index.hasProperty(name) else {
            return
        }
        if style == .portable { return doubleStatement(around: Syntax(member)) }
        replace(Syntax(member.declName.baseName), with: "_\(name)", as: name)
    }

    /// Rewrites `Unmanaged<CFString>`, because strings and data of Core Foundation are values here.
    mutating func rewrite(reference type: IdentifierTypeSyntax) {
        guard type.name.text == "Unmanaged", let argument = type.genericArgumentClause?.arguments.first?.argument,
            let name = ["CFString": "NSString", "CFData": "NSData"][argument.trimmedDescription]
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(type)) }
        replace(Syntax(argument), with: name, as: "Unmanaged<\(argument.trimmedDescription)>")
    }

    /// Names UIKit's function for conditions on queues, which Dispatch has as well.
    mutating func rewrite(precondition call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text == "dispatchPrecondition", !index.globals.contains("dispatchPrecondition")
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(call)) }
        replace(Syntax(callee), with: "UIKit.dispatchPrecondition", as: "dispatchPrecondition")
    }

    /// Imports the module for locks into a file that uses them through Foundation.
    mutating func importLocks() {
        let imported = source.tree.imports.compactMap { $0.path.first?.name.text }
        guard !imported.contains(where: { ["os", "OSLog", "_os"].contains($0) }), index.types["os_unfair_lock"] == nil
        else { return }
        let isUsed = source.tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return name.hasPrefix("os_unfair_lock")
        }
        guard isUsed else { return }
        switch style {
        case .local: append("import _os", from: source.tree.endPosition)
        case .portable:
            guard let first = source.tree.imports.first else { return }
            let text = "\n#if !canImport(os)\nimport _os\n#endif"
            insert(text, at: first.endPositionBeforeTrailingTrivia, as: "import os")
        }
    }
}
