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

    /// Makes a string that is assigned to a property of Core Animation a constant of the property's type.
    mutating func rewrite(swift4Assignment sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        guard BuildConditions.settings.languageMode == 4, elements.count >= 3,
            elements[1].is(AssignmentExprSyntax.self), let target = elements[0].as(MemberAccessExprSyntax.self),
            Self.constantProperties.contains(target.declName.baseName.text), let last = elements.last
        else { return }
        rewrite(swift4Value: elements[2], to: last, in: Syntax(sequence))
    }

    /// Makes the string that names a timing function a constant.
    mutating func rewrite(swift4Call call: FunctionCallExprSyntax) {
        guard BuildConditions.settings.languageMode == 4, call.calledExpression.plainName == "CAMediaTimingFunction",
            let argument = call.arguments.first, argument.label?.text == "name"
        else { return }
        rewrite(swift4Value: argument.expression, to: argument.expression, in: Syntax(call))
    }

    private mutating func rewrite(swift4Value first: ExprSyntax, to last: ExprSyntax, in statement: Syntax) {
        let isMember = first.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        let isConstant = first.id == last.id && first.plainName?.hasPrefix("kCA") == true
        guard !isMember, !isConstant, !first.is(NilLiteralExprSyntax.self) else { return }
        if style == .portable { return doubleStatement(around: statement) }
        insert("_swift4Value(", at: first.positionAfterSkippingLeadingTrivia, as: "Swift 4.0")
        insert(")", at: last.endPositionBeforeTrailingTrivia, as: "")
    }

    /// The properties of Core Animation that are strings in Swift 4.0.
    private static let constantProperties: Set<String> = [
        "alignmentMode", "calculationMode", "contentsFormat", "contentsGravity", "emitterMode", "emitterShape",
        "fillMode", "fillRule", "lineCap", "lineJoin", "magnificationFilter", "minificationFilter", "renderMode",
        "rotationMode", "scrollMode", "subtype", "truncationMode", "type",
    ]
}
