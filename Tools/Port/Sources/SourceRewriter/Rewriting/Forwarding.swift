import SwiftSyntax

/// A member that stands in a class's body and passes on to one of another name in an extension.
///
/// Objective-C dispatches members of extensions dynamically; Swift does that for members of classes alone.
struct Forwarding {
    /// The member without its body, in one line.
    let head: String
    /// Calls or reads the one in the extension.
    let call: String
    /// The same for a property that can be set, with braces.
    private let accessors: String?
    /// `try` and `await`, where calls need them.
    private let marks: String
    /// The parameters after a first one, the closing parenthesis, and what follows it.
    private let rest: String
    /// The token that names the one in the extension, and its new name.
    let token: TokenSyntax
    let name: String

    /// The member, in one line.
    var declaration: String { "\(head) { \(accessors ?? call) }" }

    var isSettable: Bool { accessors != nil }

    /// The head of a method that takes a class before all else, and hands back what the member does.
    func searchHead(_ name: String) -> String { "func \(name)(_ _class: AnyClass?\(rest)" }

    /// A call of such a method.
    func passing(_ type: String, to name: String) -> String {
        let arguments = call.firstIndex(of: "(").map { call[call.index(after: $0)...] } ?? ")"
        return "\(marks)\(name)(\(type)\(arguments == ")" ? "" : ", ")\(arguments)"
    }

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

    static func name(_ member: String, of type: String) -> String {
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

extension FunctionParameterListSyntax {
    /// The same, each with a name by which it can be handed on.
    fileprivate var named: FunctionParameterListSyntax {
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
