import SwiftSyntax

extension Rewriter {
    /// Rewrites `#Preview("name") { … }` as a function that returns the view or the view controller.
    mutating func rewrite(preview node: Syntax) {
        guard let preview = Preview(node, in: source) else { return }
        if style == .portable { return guarded(node, else: nil, as: "#Preview") }
        replace(
            from: preview.position, to: preview.body.leftBrace.positionAfterSkippingLeadingTrivia,
            with: "@MainActor func \(preview.function)() -> UIResponder ", as: "#Preview")
        preview.body.signature.map { replace(Syntax($0), with: "", as: "") }
    }
}
