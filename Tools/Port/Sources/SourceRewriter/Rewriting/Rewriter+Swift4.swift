import SwiftSyntax

extension Rewriter {
    /// Lets a constant of Core Animation be a string, as it is in Swift 4.0.
    mutating func rewrite(swift4Constant reference: DeclReferenceExprSyntax) {
        let name = reference.baseName.text
        guard BuildConditions.settings.languageMode == 4, name.hasPrefix("kCA"), name != "kCATransition",
            Self.constantPrefixes.contains(where: name.hasPrefix)
        else { return }
        if style == .portable { return doubleStatement(around: Syntax(reference)) }
        replace(Syntax(reference), with: "_swift4Constant(\(name))", as: "Swift 4.0")
    }

    private static let constantPrefixes = [
        "EmitterLayer", "Gravity", "Filter", "ContentsFormat", "Scroll", "GradientLayer", "FillRule", "LineCap",
        "LineJoin", "Truncation", "Alignment", "Transition", "FillMode", "MediaTimingFunction", "Animation",
    ].map { "kCA" + $0 }
}
