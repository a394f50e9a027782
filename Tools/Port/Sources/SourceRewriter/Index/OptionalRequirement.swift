import SwiftSyntax

/// An optional requirement of an Objective-C protocol.
///
/// The rewriter moves the requirement to a protocol of its own, the witness protocol. Types that implement the
/// requirement conform to that protocol, so that a conditional cast shows whether an object does.
struct OptionalRequirement {
    var protocolName: String
    var name: String
    /// The argument labels; empty for a property.
    var labels: [String]
    /// The name of the witness protocol.
    var witness: String
    /// The types of the parameters, to tell apart requirements that differ only in them.
    var parameterTypes: [String] = []
    /// Whether the protocol has another requirement of the same full name.
    var isOverloaded = false
    /// The position of the requirement in its file.
    var position: AbsolutePosition

    /// The method's full name, such as `opened(_:at:)`, or the property's name.
    let fullName: String

    var isProperty: Bool { fullName == name }

    /// Creates a requirement from a protocol's member; `nil` unless it is an optional method or property.
    init?(_ member: MemberBlockItemSyntax, of owner: ProtocolDeclSyntax) {
        protocolName = owner.name.text
        position = member.positionAfterSkippingLeadingTrivia
        var bare: Syntax
        if var function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.isOptional {
            name = function.name.text.trimmingBackticks
            labels = function.signature.parameterClause.labels
            parameterTypes = function.signature.parameterClause.types
            (function.attributes, function.modifiers) = ([], [])
            bare = Syntax(function)
        } else if var variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.isOptional,
            let binding = variable.bindings.first
        {
            name = binding.pattern.trimmedDescription.trimmingBackticks
            labels = []
            (variable.attributes, variable.modifiers) = ([], [])
            bare = Syntax(variable)
        } else {
            return nil
        }
        fullName = Syntax(member.decl).memberName ?? name
        witness = (["", protocolName, name] + labels.filter { $0 != "_" }).joined(separator: "_")
        access = owner.modifiers.access == "internal" ? "" : owner.modifiers.access + " "
        bareDeclaration = bare.inOneLine
    }

    private let access: String
    private let bareDeclaration: String

    /// The declaration of the witness protocol, on one line.
    var declaration: String { "\(access)protocol \(witness): AnyObject { \(bareDeclaration) }" }

    /// The name of the method that calls an overloaded requirement if it is implemented.
    var trial: String { "_optional_\(name)" }

    /// Returns the declaration of the method that calls an overloaded requirement, on one line.
    func trialDeclaration(_ function: FunctionDeclSyntax) -> String {
        let parameters = function.signature.parameterClause.parameters.enumerated().map { index, parameter in
            (label: parameter.firstName.text, name: "_\(index)", type: Syntax(parameter.type).inOneLine)
        }
        let list = parameters.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ")
        let arguments = parameters.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }.joined(separator: ", ")
        let result = function.signature.returnClause.map { Syntax($0.type).inOneLine } ?? "Void"
        let optional = result.hasSuffix("?") ? result : "(\(result))?"
        return "extension \(protocolName) { @discardableResult \(access)func \(trial)(\(list)) -> \(optional) { "
            + "(self as? any \(witness))?.\(name)(\(arguments)) } }"
    }

    /// Returns the optional requirements of a protocol with the members that declare them.
    static func all(of owner: ProtocolDeclSyntax) -> [(member: MemberBlockItemSyntax, requirement: Self)] {
        var found = owner.memberBlock.members.compactMap { member in Self(member, of: owner).map { (member, $0) } }
        let counts = Dictionary(found.map { ($0.1.witness, 1) }, uniquingKeysWith: +)
        var numbers: [String: Int] = [:]
        for index in found.indices {
            let name = found[index].1.witness
            guard counts[name, default: 1] > 1 else { continue }
            numbers[name, default: 0] += 1
            found[index].1.isOverloaded = true
            if let number = numbers[name], number > 1 { found[index].1.witness = "\(name)_\(number)" }
        }
        return found
    }
}

extension FunctionParameterClauseSyntax {
    /// The types of the parameters, without spaces.
    var types: [String] { parameters.map { $0.type.trimmedDescription.filter { $0 != " " } } }
}

extension DeclModifierListSyntax {
    fileprivate var isOptional: Bool { contains { $0.name.text == "optional" } }
}

extension Syntax {
    /// The text on one line, without comments.
    var inOneLine: String {
        tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
            if !text.isEmpty, !text.hasSuffix(" "), !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }.trimmingSpaces
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
