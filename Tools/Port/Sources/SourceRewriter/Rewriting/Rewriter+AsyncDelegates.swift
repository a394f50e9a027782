import SwiftSyntax

extension Rewriter {
    /// The methods of delegates that Objective-C calls with a completion handler and that Swift code may declare as
    /// asynchronous, with the label of the handler.
    private static let handlerLabels = [
        "urlSession": "completionHandler", "userNotificationCenter": "withCompletionHandler",
    ]

    /// Adds the form with a completion handler, which is what is called, to asynchronous methods of delegates.
    mutating func rewrite(asyncDelegateMethodsOf group: some DeclGroupSyntax) {
        guard style == .local, let type = index.name(of: group), index.types[type]?.isProtocol == false else { return }
        let parents = index.ancestors(of: type)
        for member in group.memberBlock.members.activeMembers {
            guard let function = member.decl.as(FunctionDeclSyntax.self),
                let label = Self.handlerLabels[function.name.text],
                !hasForm(function, label, in: type),
                parents.contains(where: { $0.hasPrefix("URLSession") || $0 == "UNUserNotificationCenterDelegate" }),
                let text = Self.form(of: function, in: group, handler: label)
            else { continue }
            let place = function.positionAfterSkippingLeadingTrivia
            insert(text + "; ", at: place, as: "asynchronous delegate's method")
        }
    }

    /// Whether a type declares the form with a completion handler itself.
    private func hasForm(_ function: FunctionDeclSyntax, _ handler: String, in type: String) -> Bool {
        let labels = function.signature.parameterClause.labels + [handler]
        return index.types[type]?.methods.contains { $0.name == function.name.text && $0.labels == labels } == true
    }

    /// Returns the form of an asynchronous method with a completion handler; nil for other methods.
    private static func form(of function: FunctionDeclSyntax, in group: some DeclGroupSyntax, handler: String)
        -> String?
    {
        let effects = function.signature.effectSpecifiers
        let parameters = function.signature.parameterClause.parameters.named
        guard effects?.asyncSpecifier != nil, effects?.throwsClause == nil,
            parameters.allSatisfy({ $0.ellipsis == nil })
        else { return nil }
        let result = function.signature.returnClause?.type
        let results = result?.as(TupleTypeSyntax.self)?.elements.map(\.type.trimmedDescription)
        let types = results ?? (result.map { [$0.trimmedDescription] } ?? []).filter { $0 != "Void" }
        let list = parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self).joined(separator: " ")
            return "\(names): \(parameter.type.trimmedDescription)"
        }
        let closure = "@escaping @Sendable (\(types.joined(separator: ", "))) -> Void"
        let call = "await self.\(function.name.text)(\(parameters.map(\.passedOn).joined(separator: ", ")))"
        let body =
            switch types.count {
            case 0: "\(call); handler()"
            case 1: "handler(\(call))"
            default: "let result = \(call); handler(\(types.indices.map { "result.\($0)" }.joined(separator: ", ")))"
            }
        let written = function.modifiers.access
        let access = written == "internal" ? group.modifiers.access : written
        let word = ["public", "open"].contains(access) ? "public " : ""
        return
            "\(word)func \(function.name.text)(\((list + ["\(handler) handler: \(closure)"]).joined(separator: ", "))) "
            + "{ Task { \(body) } }"
    }
}
