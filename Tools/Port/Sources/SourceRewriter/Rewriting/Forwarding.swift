import SwiftSyntax

/// A member that stands in a class's body and passes on to one of another name in an extension.
///
/// Objective-C dispatches members of extensions dynamically; Swift does that for members of classes alone.
struct Forwarding {
    /// The member, in one line.
    let declaration: String
    /// The token that names the one in the extension, and its new name.
    let token: TokenSyntax
    let name: String

    /// Nil where nothing can pass on to the member: it has observers, or takes any number of arguments.
    ///
    /// - Parameter isOverride: whether the member overrides without saying so.
    init?(_ member: DeclSyntax, of type: String, access: String, isOverride: Bool = false) {
        if let function = member.as(FunctionDeclSyntax.self) {
            self.init(function, of: type, access: access, isOverride: isOverride)
        } else if let variable = member.as(VariableDeclSyntax.self) {
            self.init(variable, of: type, access: access)
        } else {
            return nil
        }
    }

    private init?(_ function: FunctionDeclSyntax, of type: String, access: String, isOverride: Bool) {
        let parameters = function.signature.parameterClause.parameters
        guard case .identifier = function.name.tokenKind, parameters.allSatisfy({ $0.ellipsis == nil }) else {
            return nil
        }
        token = function.name
        name = Self.name(function.name.text, of: type)
        var head = function
        (head.attributes, head.modifiers, head.body) = ([], [], nil)
        let effects = function.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let arguments = parameters.map(\.passedOn).joined(separator: ", ")
        declaration =
            Self.words(function.attributes, function.modifiers, access: access) + (isOverride ? "override " : "")
            + "\(Syntax(head).inOneLine) { \(marks)\(name)(\(arguments)) }"
    }

    private init?(_ variable: VariableDeclSyntax, of type: String, access: String) {
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation,
            let accessors = binding.accessorBlock?.accessors
        else { return nil }
        token = pattern.identifier
        name = Self.name(pattern.identifier.text, of: type)
        var body = " \(name) "
        if case .accessors(let list) = accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            guard kinds.contains("get"), kinds.allSatisfy(["get", "set"].contains),
                list.allSatisfy({ $0.effectSpecifiers == nil })
            else { return nil }
            if kinds.contains("set") { body = " get { \(name) } set { \(name) = newValue } " }
        }
        declaration =
            Self.words(variable.attributes, variable.modifiers, access: access)
            + "var \(pattern.identifier.text)\(Syntax(annotation).inOneLine) {\(body)}"
    }

    private static func name(_ member: String, of type: String) -> String {
        "_\(type.split(separator: ".").last ?? "")_\(member.trimmingBackticks)"
    }

    /// Attributes and modifiers that the member in the class has; `access` where none is said.
    private static func words(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, access: String
    ) -> String {
        let kept = attributes.all.filter { !Rewriter.refused.contains($0.name) }.map { Syntax($0).inOneLine }
        let own = modifiers.map(\.trimmedDescription).filter { !["dynamic", "private", "fileprivate"].contains($0) }
        let isSaid = own.contains { ["open", "public", "package", "internal"].contains($0) }
        let level = isSaid || ["internal", "private", "fileprivate"].contains(access) ? [] : [access]
        return (kept + level + own).map { $0 + " " }.joined()
    }
}

extension FunctionParameterSyntax {
    /// The argument that hands on what this parameter got.
    fileprivate var passedOn: String {
        let label = firstName.text == "_" ? "" : "\(firstName.text): "
        let attributed = type.as(AttributedTypeSyntax.self)
        let isInout = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
        let isAutoclosure = attributed?.attributes.contains("autoclosure") ?? false
        let value = (secondName ?? firstName).text
        return "\(label)\(isInout ? "&" : "")\(value)\(isAutoclosure ? "()" : "")"
    }
}
