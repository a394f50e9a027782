import Foundation
import SwiftSyntax

/// A preview of a view or a view controller, declared by `#Preview`.
///
/// The rewriter makes it a function, which `quartzite run` can call.
struct Preview {
    /// The name in the macro's first argument, or else the file's name with the word preview.
    let name: String
    /// The name of the function.
    let function: String
    let position: AbsolutePosition
    /// The opening brace of the macro's closure, and its parameters, if any.
    let body: ClosureExprSyntax

    /// Creates a preview from a macro expansion; `nil` for other macros.
    init?(_ node: Syntax, in source: ParsedSource) {
        let closure: ClosureExprSyntax?
        let arguments: LabeledExprListSyntax
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            (closure, arguments, position) = (
                macro.trailingClosure, macro.arguments, macro.pound.positionAfterSkippingLeadingTrivia
            )
        } else if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            (closure, arguments, position) = (
                macro.trailingClosure, macro.arguments, macro.pound.positionAfterSkippingLeadingTrivia
            )
        } else {
            return nil
        }
        guard let closure else { return nil }
        body = closure
        let stem = URL(filePath: source.path).deletingPathExtension().lastPathComponent
        let line = source.locations.location(for: position).line
        let title = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
        name = title?.representedLiteralValue ?? "\(stem) preview"
        function =
            "_preview_\(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined())_\(line)"
    }
}
