import SwiftSyntax

/// The types of variables that stand for elements of arrays and dictionaries.
extension ModuleIndex {
    /// Returns the type of a loop's variable.
    ///
    /// - Parameter type: Returns the type of an expression.
    func type(ofVariable name: String, of loop: ForStmtSyntax, type: (ExprSyntax) -> String?) -> String? {
        if loop.pattern.trimmedDescription == name { return type(loop.sequence)?.elementType }
        guard let last = loop.pattern.as(TuplePatternSyntax.self)?.elements.last,
            last.pattern.trimmedDescription == name
        else { return nil }
        // In `for (index, item) in items.enumerated()`, and in `for (key, value) in dictionary`.
        let call = loop.sequence.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        if call?.declName.baseName.text == "enumerated" { return call?.base.flatMap(type)?.elementType }
        return type(loop.sequence)?.valueType
    }

    /// Returns the type of a closure's parameter: the declared one, or that of the elements of the array whose method the
    /// closure is passed to.
    ///
    /// - Parameter type: Returns the type of an expression.
    func type(ofParameter name: String, of closure: ClosureExprSyntax, type: (ExprSyntax) -> String?) -> String? {
        var isFirst = name == "$0" && closure.signature == nil
        switch closure.signature?.parameterClause {
        case .parameterClause(let clause):
            let parameters = clause.parameters
            guard let parameter = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else {
                return nil
            }
            if let declared = parameter.type { return declared.plainName }
            isFirst = parameters.first?.id == parameter.id && parameters.count == 1
        case .simpleInput(let parameters): isFirst = parameters.count == 1 && parameters.first?.name.text == name
        default: break
        }
        let call = Syntax(closure).enclosing { $0.as(FunctionCallExprSyntax.self) }
        guard isFirst, let call, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            call.trailingClosure?.id == closure.id
                || call.arguments.contains(where: { $0.expression.id == closure.id }),
            Self.elementMethods.contains(member.declName.baseName.text)
        else { return nil }
        return member.base.flatMap(type)?.elementType
    }

    /// The methods of sequences that call a closure with each element.
    private static let elementMethods: Set<String> = [
        "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap", "forEach", "last",
        "map", "prefix", "removeAll",
    ]
}

extension String {
    /// The type of an element that a subscript of an array or a dictionary type returns; `nil` for other types.
    var subscriptType: String? { elementType ?? valueType }

    /// The element type of an array type; `nil` for other types.
    var elementType: String? {
        guard hasPrefix("["), hasSuffix("]"), !contains(":") else { return nil }
        return String(dropFirst().dropLast()).withoutOptionality
    }

    /// The type of the values of a dictionary type; `nil` for other types.
    fileprivate var valueType: String? {
        guard hasPrefix("["), hasSuffix("]"), !contains("[["), let colon = firstIndex(of: ":") else { return nil }
        let value = self[index(after: colon)...].dropLast().drop { $0 == " " }
        return value.contains(":") ? nil : String(value).withoutOptionality
    }

    /// Returns the type of a property, or of the result of a method, of an array or dictionary type; `nil` if unknown.
    func type(ofMember name: String) -> String? {
        switch name {
        case "first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "remove": elementType
        case "filter", "reversed", "sorted", "shuffled", "dropFirst", "dropLast", "prefix", "suffix":
            elementType == nil ? nil : self
        case "values": valueType.map { "[\($0)]" }
        default: nil
        }
    }

    private var withoutOptionality: String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}
