import SwiftSyntax

/// Replaces what code for Core Data owes to the Objective-C runtime.
extension Rewriter {
    /// Gives `@NSManaged` methods, which change a relationship, bodies that do so.
    mutating func rewrite(managed function: FunctionDeclSyntax) {
        guard style == .local, function.body == nil, function.attributes.contains("NSManaged") else { return }
        let parameters = function.signature.parameterClause.parameters
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let arguments = ["\"\(function.name.text.trimmingBackticks)\""] + names
        insert(
            " { _managedCall(\(arguments.joined(separator: ", "))) }", at: function.endPositionBeforeTrailingTrivia,
            as: "body")
    }

    /// Replaces casts that only Objective-C's generic classes allow.
    ///
    /// There, a request for one class is a request for any. Here the compiler would take the cast for a mistake, unless
    /// the object is of unknown type before it. A snapshot of a controller is converted by a method.
    mutating func rewrite(coreDataCasts sequence: SequenceExprSyntax) {
        guard hasCoreData else { return }
        let elements = Array(sequence.elements)
        for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self),
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
                type.genericArgumentClause != nil, self.index.types[type.name.text] == nil
            else { continue }
            if Self.genericClasses.contains(type.name.text), let mark = cast.questionOrExclamationMark {
                replace(Syntax(cast), with: "as AnyObject as\(mark.text)", as: "as\(mark.text)")
            } else if type.name.text == "NSDiffableDataSourceSnapshot", cast.questionOrExclamationMark == nil {
                replace(
                    from: elements[index - 1].endPositionBeforeTrailingTrivia, to: type.endPositionBeforeTrailingTrivia,
                    with: "._bridged(to: \(type.trimmedDescription).self)", as: "as")
            }
        }
    }

    /// Replaces `value as CVarArg` in the arguments of a predicate, which takes values of any type, and in those of
    /// other calls, which get the description of a value that does not conform.
    ///
    /// On Apple's systems, every value that becomes an object conforms to the protocol.
    mutating func rewrite(argumentsOfPredicate call: FunctionCallExprSyntax) {
        guard style == .local else { return }
        let isPredicate =
            ["NSPredicate", "NSExpression", "NSCompoundPredicate"].contains(call.calledExpression.trimmedDescription)
            && call.arguments.first?.label?.text == "format"
        for argument in call.arguments {
            guard let elements = argument.expression.as(SequenceExprSyntax.self)?.elements,
                let type = elements.last?.as(TypeExprSyntax.self),
                ["CVarArg", "any CVarArg"].contains(type.type.trimmedDescription),
                let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self)
            else { continue }
            guard isPredicate else {
                guard elements.count == 3, cast.questionOrExclamationMark == nil, let value = elements.first else {
                    continue
                }
                insert(
                    "{ (value: Any) -> any CVarArg in value as? any CVarArg ?? NSString(string: \"\\(value)\") }(",
                    at: value.positionAfterSkippingLeadingTrivia, as: "as CVarArg")
                replace(
                    from: value.endPositionBeforeTrailingTrivia, to: type.endPositionBeforeTrailingTrivia, with: ")",
                    as: "as CVarArg")
                continue
            }
            replace(Syntax(type), with: "Any", as: "as CVarArg")
            if cast.questionOrExclamationMark != nil { replace(Syntax(cast), with: "as", as: "") }
        }
    }

    /// Replaces `NSManagedObject(entity: entity, insertInto: context)`, which makes an object of the entity's class.
    mutating func rewrite(managedObject call: FunctionCallExprSyntax) {
        guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text == "NSManagedObject",
            call.arguments.map({ $0.label?.text }) == ["entity", "insertInto"], hasCoreData
        else { return }
        insert("._make", at: callee.endPositionBeforeTrailingTrivia, as: "NSManagedObject()")
    }

    /// The classes that are generic in Swift alone.
    private static let genericClasses: Set<String> = ["NSFetchRequest", "NSFetchedResultsController"]

    /// Whether the file uses Quartzite's Core Data.
    private var hasCoreData: Bool {
        style == .local && !PlaceholderModules.coreDataNames.isDisjoint(with: source.identifiers)
            && PlaceholderModules.replacement(of: "CoreData", in: source) != nil
    }

    /// Imports Core Data after the first import if the file uses its names without importing it.
    ///
    /// On Apple's systems, UIKit or a bridging header imports it.
    mutating func importCoreData() {
        guard hasCoreData, let first = source.tree.imports.first,
            !source.tree.imports.contains(where: { $0.path.first?.name.text == "CoreData" })
        else { return }
        insert("; import _CoreData", at: first.endPositionBeforeTrailingTrivia, as: "import CoreData")
    }
}
