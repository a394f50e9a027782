import SwiftSyntax

/// A member in a class's body that forwards to a renamed member in an extension.
///
/// Objective-C dispatches the members of extensions dynamically; Swift does so only for those in a class's body.
struct Forwarding {
    /// The declaration of the member on one line, without its body.
    let head: String
    /// The expression that calls or reads the renamed member.
    let call: String
    /// The accessors of a settable property, which read and write the renamed one; otherwise, `nil`.
    private let accessors: String?
    /// `try` and `await`, if calls require them.
    private let marks: String
    /// The part of a method's head that follows its first parameter.
    private let rest: String
    /// The token in the extension that names the member.
    let token: TokenSyntax
    /// The new name of the member in the extension.
    let name: String

    /// The member, on one line.
    var declaration: String { "\(head) { \(accessors ?? call) }" }

    var isSettable: Bool { accessors != nil }

    /// Returns the head of a method with the member's parameters after a class, and with the same result.
    func searchHead(_ name: String) -> String { "func \(name)(_ _class: AnyClass?\(rest)" }

    /// Returns a call of a method declared with `searchHead(_:)`.
    func passing(_ type: String, to name: String) -> String {
        let arguments = call.firstIndex(of: "(").map { call[call.index(after: $0)...] } ?? ")"
        return "\(marks)\(name)(\(type)\(arguments == ")" ? "" : ", ")\(arguments)"
    }

    /// Creates a forwarding member.
    ///
    /// `nil` if no member can forward to `member`: it has observers or variadic parameters, for example.
    ///
    /// - Parameter isOverride: Whether the forwarding member is marked `override` although `member` is not.
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
        let parameters = function.signature.parameterClause.parameters.named
        guard case .identifier = function.name.tokenKind, parameters.allSatisfy({ $0.ellipsis == nil }) else {
            return nil
        }
        token = function.name
        name = Self.name(function.name.text, of: type)
        var head = function
        (head.attributes, head.modifiers, head.body) = ([], [], nil)
        head.signature.parameterClause.parameters = parameters
        let effects = function.signature.effectSpecifiers
        marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let arguments = parameters.map(\.passedOn).joined(separator: ", ")
        self.head =
            Self.words(function.attributes, function.modifiers, access: access) + (isOverride ? "override " : "")
            + Syntax(head).inOneLine
        call = "\(marks)\(name)(\(arguments))"
        accessors = nil
        let clause = head.signature.parameterClause
        let list = Syntax(clause.parameters).inOneLine
        var signature = head.signature
        signature.parameterClause.parameters = []
        let after = Syntax(signature).inOneLine.drop { $0 != ")" }
        rest = (list.isEmpty ? "" : ", ") + list + after
    }

    private init?(_ variable: VariableDeclSyntax, of type: String, access: String) {
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation,
            let accessors = binding.accessorBlock?.accessors
        else { return nil }
        token = pattern.identifier
        name = Self.name(pattern.identifier.text, of: type)
        call = name
        var isSettable = false
        if case .accessors(let list) = accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            guard kinds.contains("get"), kinds.allSatisfy(["get", "set"].contains),
                list.allSatisfy({ $0.effectSpecifiers == nil })
            else { return nil }
            isSettable = kinds.contains("set")
        }
        self.accessors = isSettable ? "get { \(name) } set { \(name) = newValue }" : nil
        marks = ""
        rest = ") -> \(Syntax(annotation.type).inOneLine)"
        head =
            Self.words(variable.attributes, variable.modifiers, access: access)
            + "var \(pattern.identifier.text)\(Syntax(annotation).inOneLine)"
    }

    /// Returns the new name of a member in an extension of a type.
    static func name(_ member: String, of type: String) -> String {
        "_\(type.split(separator: ".").last ?? "")_\(member.trimmingBackticks)"
    }

    /// Returns the attributes and modifiers of the forwarding member.
    ///
    /// - Parameter access: The access level if the modifiers contain none.
    private static func words(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, access: String
    ) -> String {
        let kept = attributes.all.filter { !Rewriter.refused.contains($0.name) }.map { Syntax($0).inOneLine }
        let own = modifiers.map(\.trimmedDescription).filter { !["dynamic", "private", "fileprivate"].contains($0) }
        let hasAccessLevel = own.contains { ["open", "public", "package", "internal"].contains($0) }
        let level = hasAccessLevel || ["internal", "private", "fileprivate"].contains(access) ? [] : [access]
        return (kept + level + own).map { $0 + " " }.joined()
    }
}

extension FunctionParameterListSyntax {
    /// The parameters, each with a name, so that their values can be passed on.
    var named: FunctionParameterListSyntax {
        FunctionParameterListSyntax(
            enumerated().map { index, parameter in
                guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
                var parameter = parameter
                parameter.firstName.trailingTrivia = .space
                parameter.secondName = .identifier("_\(index)")
                return parameter
            })
    }
}

extension FunctionParameterSyntax {
    /// The argument that passes this parameter's value on.
    var passedOn: String {
        let label = firstName.text == "_" ? "" : "\(firstName.text): "
        let attributed = type.as(AttributedTypeSyntax.self)
        let isInout = attributed?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
        let isAutoclosure = attributed?.attributes.contains("autoclosure") ?? false
        let value = (secondName ?? firstName).text
        return "\(label)\(isInout ? "&" : "")\(value)\(isAutoclosure ? "()" : "")"
    }
}
