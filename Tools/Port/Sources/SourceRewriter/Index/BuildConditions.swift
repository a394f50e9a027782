import SwiftSyntax

/// Evaluates `#if` conditions for iOS source that is built with Quartzite.
///
/// The platform counts as iOS, without the modules that only Apple's systems have.
enum BuildConditions {
    /// The settings of the target whose files are rewritten.
    @TaskLocal static var settings = RewritingSettings()

    /// The modules that can be imported: Quartzite's, and those of the Swift toolchains.
    static let modules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch",
        "FoundationXML", "Glibc", "Swift", "Testing", "XCTest", "Synchronization", "Observation", "RegexBuilder",
        "QuartziteTesting", "QuartziteSceneRuntime", "Compression", "simd", "_os", "Combine", "_Combine",
        "_XCTest", "_Networking",
        "_Concurrency", "_StringProcessing",
    ]

    /// Returns the value of a condition that the compiler would evaluate differently; otherwise, `nil`.
    static func folded(_ condition: String) -> Bool? {
        if settings.isForLinux { return nil }
        return switch condition {
        case "os(iOS)", "targetEnvironment(simulator)": true
        case "os(Linux)", "canImport(FoundationNetworking)": false
        default: PlaceholderModules.answers(asked: condition) ? true : nil
        }
    }

    /// Whether a clause with this condition is compiled if no clause before it is.
    ///
    /// Compilation conditions are those of `settings`.
    static func holds(_ condition: ExprSyntax?) -> Bool {
        guard let condition else { return true }
        return condition.asksOnlyForObjectiveC || value(of: elements(of: condition)[...])
    }

    private static func elements(of condition: ExprSyntax) -> [ExprSyntax] {
        condition.as(SequenceExprSyntax.self).map { Array($0.elements) }
            ?? condition.as(InfixOperatorExprSyntax.self).map { [$0.leftOperand, $0.operator, $0.rightOperand] }
            ?? [condition]
    }

    /// Evaluates a sequence of operands and operators; `&&` takes precedence over `||`.
    private static func value(of elements: ArraySlice<ExprSyntax>) -> Bool {
        for name in ["||", "&&"] {
            guard let index = elements.lastIndex(where: { $0.trimmedDescription == name }) else { continue }
            let (left, right) = (elements[..<index], elements[(index + 1)...])
            return name == "||" ? value(of: left) || value(of: right) : value(of: left) && value(of: right)
        }
        return elements.first.map { elements.count == 1 && value(of: $0) } ?? false
    }

    private static func value(of condition: ExprSyntax) -> Bool {
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression {
            return holds(inner)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return !holds(prefix.expression)
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let folded = folded(condition.trimmedDescription) { return folded }
        if settings.isForLinux, condition.trimmedDescription == "os(Linux)" { return true }
        if settings.conditions.contains(condition.trimmedDescription) { return true }
        guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else {
            return false
        }
        let text = argument.expression.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "canImport": return modules.contains(text) || settings.modules.contains(text)
        case "swift": return compares(text, with: settings.languageMode < 6 ? [5, 10] : compiler)
        case "compiler": return compares(text, with: compiler)
        case "hasFeature": return settings.features.contains(text)
        default: return ["x86_64", "little"].contains(text)
        }
    }

    /// The version of the compiler.
    private static let compiler = [6, 3]

    /// Whether a version meets a condition such as `>=5.9` or `<6`.
    private static func compares(_ condition: String, with version: [Int]) -> Bool {
        let required = condition.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
        let isLess = version.lexicographicallyPrecedes(required)
        return condition.hasPrefix("<") ? isLess : !isLess
    }
}

extension ExprSyntax {
    /// Whether the expression is the condition of code for Apple's systems that has no counterpart for others.
    ///
    /// It counts as met: what such code uses of the Objective-C runtime is there, or is rewritten.
    var asksOnlyForObjectiveC: Bool {
        let settings = BuildConditions.settings
        guard settings.hasPlaceholders, !settings.isForLinux, trimmedDescription == "canImport(ObjectiveC)",
            let clause = parent?.as(IfConfigClauseSyntax.self)
        else { return false }
        return clause.parent?.as(IfConfigClauseListSyntax.self)?.count == 1
    }
}

extension IfConfigDeclSyntax {
    /// The clause that is compiled, if any.
    var activeClause: IfConfigClauseSyntax? {
        clauses.first { BuildConditions.holds($0.condition) }
    }
}

extension Syntax {
    /// Whether no inactive clause of `#if` contains the node.
    var isCompiled: Bool {
        var node = self
        while let clause = node.enclosing({ $0.as(IfConfigClauseSyntax.self) }) {
            let condition = Syntax(clause).enclosing { $0.as(IfConfigDeclSyntax.self) }
            guard condition?.activeClause?.id == clause.id else { return false }
            node = condition.map { Syntax($0) } ?? Syntax(clause)
        }
        return true
    }
}
