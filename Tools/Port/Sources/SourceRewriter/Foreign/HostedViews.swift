import SwiftSyntax

/// The controllers in UIKit code that show SwiftUI views.
enum HostedViews {
    static let controller = "UIHostingController"
    /// The label with which a placeholder is created.
    static let label = "_placeholder"

    /// Whether a file creates placeholders.
    static func areReplaced(in words: Set<String>) -> Bool { words.contains(label) }
}

extension ParsedSource {
    /// Returns the file with the names of the SwiftUI views in place of the views that controllers show.
    ///
    /// Nil if there are none, or if the code also replaces the views later.
    func replacingHostedViews() throws(Unreadable) -> ParsedSource? {
        guard identifiers.contains(HostedViews.controller) else { return nil }
        var edits: [Edit] = []
        Syntax(tree).walk { node in
            if let call = node.as(FunctionCallExprSyntax.self), let edit = hostedView(of: call) { edits.append(edit) }
            if let clause = genericArguments(of: node) {
                edits.append(Edit(range: clause, replacement: "", kind: "SwiftUI"))
            }
            return true
        }
        guard !edits.isEmpty else { return nil }
        let changed = try ParsedSource(path: path, bytes: bytes.applying(edits).bytes)
        return changed.identifiers.contains("rootView") ? nil : changed
    }

    /// Returns the replacement of the view that a call passes to a controller.
    private func hostedView(of call: FunctionCallExprSyntax) -> Edit? {
        let callee =
            call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
        guard callee.as(DeclReferenceExprSyntax.self)?.baseName.text == HostedViews.controller,
            call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "rootView"
        else { return nil }
        let names = argument.expression.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else { return nil }
            return name
        }
        let range =
            argument.positionAfterSkippingLeadingTrivia.utf8Offset..<argument.endPositionBeforeTrailingTrivia.utf8Offset
        let name = names.first ?? "a view"
        return Edit(range: range, replacement: "\(HostedViews.label): \"\(name)\"", kind: "SwiftUI")
    }

    /// Returns the range of the generic arguments of a controller's type.
    private func genericArguments(of node: Syntax) -> Range<Int>? {
        let clause: GenericArgumentClauseSyntax?
        if let type = node.as(IdentifierTypeSyntax.self), type.name.text == HostedViews.controller {
            clause = type.genericArgumentClause
        } else if let value = node.as(GenericSpecializationExprSyntax.self),
            value.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == HostedViews.controller
        {
            clause = value.genericArgumentClause
        } else {
            clause = nil
        }
        return clause.map {
            $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
        }
    }
}
