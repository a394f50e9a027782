import Foundation
import QuartziteRewriting
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
    /// The size in points and the orientation that the traits name.
    private(set) var traits = PreviewReport.Traits()
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
        for argument in arguments.drop(while: { $0.label?.text != "traits" }) { traits.add(argument.expression) }
        name = title?.representedLiteralValue ?? "\(stem) preview"
        function =
            "_preview_\(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined())_\(line)"
    }
}

extension PreviewReport.Traits {
    /// Adds a trait such as `.landscapeLeft` or `.fixedLayout(width: 300, height: 200)`; others have no effect.
    fileprivate mutating func add(_ trait: ExprSyntax) {
        if let member = trait.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text.hasPrefix("landscape") { isLandscape = true }
        } else if let call = trait.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout"
        {
            let sides = call.arguments.compactMap { Double($0.expression.trimmedDescription) }
            if sides.count == 2 { size = sides }
        }
    }
}
