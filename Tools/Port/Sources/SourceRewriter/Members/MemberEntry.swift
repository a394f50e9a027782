import SwiftSyntax

/// A member that Objective-C code could find by name, as an entry of a table.
enum MemberEntry {
    /// The attributes that make a member visible to Objective-C.
    private static let attributes: Set<String> = [
        "objc", "IBOutlet", "IBInspectable", "GKInspectable", "IBAction", "IBSegueAction", "NSManaged",
    ]

    /// The methods that storyboards and messages call and that `NSObject` lacks on Linux.
    private static let inherited: Set<String> = [
        "awakeFromNib()", "setValue(_:forUndefinedKey:)", "forwardingTarget(for:)", "responds(to:)",
    ]

    /// The Objective-C names of methods that Swift imports under another one.
    private static let imported = [
        "forwardingTarget(for:)": "forwardingTargetForSelector:", "responds(to:)": "respondsToSelector:",
    ]

    /// Returns the entries of a declaration; empty if Objective-C cannot find it by name.
    ///
    /// - Parameters:
    ///   - type: The name of the class.
    ///   - isVisible: Whether Objective-C sees members without attributes, because of `@objcMembers`.
    static func entries(of declaration: DeclSyntax, in type: String, isVisible: Bool) -> [String] {
        guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
            !attributes.contains("nonobjc"), !attributes.belongsToOtherActor, !attributes.isUnavailable
        else { return [] }
        let isPrivate = ["private", "fileprivate"].contains(modifiers.access)
        let isMarked =
            attributes.all.contains { Self.attributes.contains($0.name) }
            || modifiers.contains { $0.name.text == "override" }
                && Syntax(declaration).memberName.map(inherited.contains) == true
        guard isMarked || isVisible && !isPrivate else { return [] }
        if let variable = declaration.as(VariableDeclSyntax.self) { return properties(variable, of: type) }
        return declaration.as(FunctionDeclSyntax.self).flatMap { method($0, of: type) }.map { [$0] } ?? []
    }

    private static func properties(_ variable: VariableDeclSyntax, of type: String) -> [String] {
        let name = variable.attributes.arguments(of: "objc")
        return variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), !binding.hasEffects else {
                return nil
            }
            let identifier = pattern.identifier.text
            let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
            let setter =
                isLazy && variable.modifiers.allSatisfy { $0.detail == nil } || binding.isComputedAndSettable
                ? ", set: { (o: \(type), v) in o.\(identifier) = v }" : ""
            return ".property(\"\(name ?? identifier.trimmingBackticks)\", \\\(type).\(identifier)\(setter))"
        }
    }

    /// Returns the entry of a method that takes up to three arguments; `nil` for others and for asynchronous ones.
    private static func method(_ function: FunctionDeclSyntax, of type: String) -> String? {
        let parameters = function.signature.parameterClause.parameters
        let effects = function.signature.effectSpecifiers
        guard case .identifier = function.name.tokenKind, parameters.count <= 3, function.genericParameterClause == nil,
            effects?.asyncSpecifier == nil, let types = parameters.passableTypes
        else { return nil }
        let isThrowing = effects?.throwsClause != nil
        // In Objective-C, a method that throws has an argument for the error.
        let suffix = isThrowing ? (parameters.isEmpty ? "AndReturnError:" : "error:") : ""
        let labels = parameters.map(\.firstName.text)
        let selector =
            function.attributes.arguments(of: "objc") ?? Syntax(function).memberName.flatMap { imported[$0] }
            ?? SelectorName.swift(function.name.text.trimmingBackticks, labels: labels) + suffix
        let names = types.indices.map { "a\($0)" }
        let head = (["o: \(type)"] + zip(names, types).map { "\($0): \($1)" }).joined(separator: ", ")
        let arguments = zip(parameters, names).map { parameter, name in
            parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
        }
        let call = "\(isThrowing ? "try? " : "")o.\(function.name.text)(\(arguments.joined(separator: ", ")))"
        return ".method(\"\(selector)\") { (\(head)) in \(call) }"
    }
}

extension FunctionParameterListSyntax {
    /// The types of the parameters for a closure that passes them on; `nil` if one cannot be passed on.
    fileprivate var passableTypes: [String]? {
        var types: [String] = []
        for parameter in self {
            guard parameter.ellipsis == nil, let type = parameter.type.passable else { return nil }
            types.append(type)
        }
        return types
    }
}

extension TypeSyntax {
    /// The type of a closure's parameter whose value is passed on as this type; `nil` for functions and `inout`.
    fileprivate var passable: String? {
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType.passable.map { "\($0)?" }
        }
        let refused: Set<String> = ["inout", "some", "Self", "->", "borrowing", "consuming", "sending", "isolated"]
        let tokens = tokens(viewMode: .sourceAccurate).map(\.text)
        return tokens.contains(where: refused.contains) ? nil : Syntax(self).inOneLine
    }
}

extension PatternBindingSyntax {
    /// Whether the property has a getter and a setter of its own.
    fileprivate var isComputedAndSettable: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.text == "set" }
    }

    /// Whether the getter can throw or wait.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers != nil }
    }
}

extension AttributeListSyntax {
    /// Whether a global actor other than the main actor isolates the declaration.
    var belongsToOtherActor: Bool { all.contains { $0.name.hasSuffix("Actor") && $0.name != "MainActor" } }

    /// Whether no code can use the declaration.
    var isUnavailable: Bool {
        all.contains { attribute in
            attribute.name == "available"
                && attribute.tokens(viewMode: .sourceAccurate).contains {
                    ["unavailable", "obsoleted", "noasync"].contains($0.text)
                }
        }
    }
}
