import SwiftParser
import SwiftSyntax

/// The optional requirements of UIKit's and Core Animation's protocols, with their default implementations.
package struct Interface: Sendable {
    /// A requirement that a class need not implement.
    struct Requirement: Sendable {
        /// The full name, such as `tableView(_:cellForRowAt:)`.
        var name: String
        /// The declaration, on one line.
        var declaration: String
        /// The body of the default implementation, with braces; `nil` if it uses more than public names.
        var absence: String?
    }

    private var requirements: [String: [Requirement]] = [:]
    /// The protocols that each protocol refines.
    private var refined: [String: [String]] = [:]
    /// What is parsed when it is needed; nil if everything was parsed.
    private var unparsed: InterfaceText?

    /// The interface of this version of Quartzite, from the text that `make interface` writes.
    ///
    /// A protocol is parsed when code uses it: all of them take longer than a file of the user's.
    static let quartzite = Interface(InterfaceText(texts))

    /// The text that `make interface` writes.
    static let texts = [protocolsOfUIKit, protocolsOfControllers, protocolsOfLists].joined(separator: "\n")

    /// Returns the optional requirements that a protocol declares; nil if there is no such protocol.
    private func own(_ name: String) -> [Requirement]? { requirements[name] ?? unparsed?.requirements(of: name) }

    /// Returns the protocols that a protocol refines.
    private func parents(of name: String) -> [String] { refined[name] ?? unparsed?.parents(of: name) ?? [] }

    /// Returns the optional requirements of a protocol and of those that it refines.
    func requirements(of name: String) -> [Requirement] {
        (own(name) ?? []) + parents(of: name).flatMap(requirements)
    }

    /// Returns the optional requirements of a protocol and of those that it refines, with the protocols that declare them.
    func declarations(of name: String) -> [(protocolName: String, requirement: Requirement)] {
        (own(name) ?? []).map { (name, $0) } + parents(of: name).flatMap(declarations)
    }

    /// Whether this is a protocol with optional requirements.
    func declares(_ name: String) -> Bool { requirements[name] != nil || unparsed?.declares(name) == true }

    /// Whether any protocol has an optional requirement of this full name.
    func hasOptional(_ name: String) -> Bool { !protocols(requiring: name).isEmpty }

    /// Returns the protocols with an optional requirement of this full name.
    private func protocols(requiring name: String) -> [String] {
        let candidates = Array(requirements.keys) + (unparsed?.protocols(naming: name) ?? [])
        return candidates.filter { own($0)?.contains { $0.name == name } == true }
    }

    /// Returns the first protocol, by name, with an optional method.
    func protocolName(of method: String, labels: [String]) -> String? {
        let full = "\(method)(\(labels.map { "\($0):" }.joined()))"
        return protocols(requiring: full).min()
    }

    /// Returns the labels of a protocol's optional method by its name without them; nil if none or several have the name.
    func labels(of method: String, in type: String) -> [String]? {
        let named = requirements(of: type).map(\.name).filter { $0.hasPrefix(method + "(") }
        guard named.count == 1, let full = named.first else { return nil }
        return full.dropFirst(method.count + 1).dropLast().split(separator: ":").map(String.init)
    }

    private init(_ text: InterfaceText) { unparsed = text }

    /// Parses the format of `text`.
    init(_ text: String) {
        for declaration in Self.protocols(in: [Parser.parse(source: text)]) {
            add(declaration) { name, member in .some(member.bodyInOneLine) }
        }
    }

    /// Parses sources that declare protocols, and default implementations in extensions.
    package init(sources: [String]) {
        let trees = sources.map { Parser.parse(source: $0) }
        var defaults: [String: String?] = [:]
        for group in trees.flatMap(\.statements).compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
            for member in group.memberBlock.members {
                guard let type = group.typeName, let name = Syntax(member.decl).memberName else { continue }
                defaults["\(type).\(name)"] = .some(member.decl.bodyInOneLine)
            }
        }
        for declaration in Self.protocols(in: trees) where declaration.modifiers.access == "public" {
            add(declaration) { name, _ in defaults["\(declaration.name.text).\(name)"] }
        }
    }

    /// Returns the protocols that classes conform to: those with an inheritance clause and no leading `_`.
    private static func protocols(in trees: [SourceFileSyntax]) -> [ProtocolDeclSyntax] {
        trees.flatMap(\.statements).compactMap { $0.item.as(ProtocolDeclSyntax.self) }.filter { declaration in
            !declaration.inheritedNames.isEmpty && !declaration.name.text.hasPrefix("_")
        }
    }

    /// Adds the optional requirements of a protocol.
    ///
    /// - Parameter absence: Returns the default body of a member, which may be `nil`; the outer optional is `nil` for a
    ///   member that is required.
    private mutating func add(_ declaration: ProtocolDeclSyntax, absence: (String, DeclSyntax) -> String??) {
        let optional = declaration.memberBlock.members.compactMap { member -> Requirement? in
            guard let name = Syntax(member.decl).memberName, let absence = absence(name, member.decl) else {
                return nil
            }
            return Requirement(name: name, declaration: member.decl.withoutBody, absence: absence)
        }
        let type = declaration.name.text
        guard !optional.isEmpty else { return }
        requirements[type] = optional
        refined[type] = declaration.inheritedNames
    }

    /// The protocols as Swift source, in which each default body follows its requirement.
    package var text: String { text(of: { _ in true }) }

    private func text(of isIncluded: (String) -> Bool) -> String {
        (Array(requirements.keys) + (unparsed?.names ?? [])).filter(isIncluded).sorted().map { type in
            let parents = parents(of: type).joined(separator: ", ")
            let lines = (own(type) ?? []).map { "    \($0.declaration)\($0.absence.map { " \($0)" } ?? "")\n" }
            return "protocol \(type): \(parents) {\n\(lines.joined())}\n"
        }.joined()
    }

    /// The Swift files that declare `protocolsOfUIKit`, `protocolsOfControllers` and `protocolsOfLists`, by their names.
    package var files: [(name: String, contents: String)] {
        func isOfLists(_ type: String) -> Bool { type.contains("TableView") || type.contains("CollectionView") }
        func isOfControllers(_ type: String) -> Bool {
            !isOfLists(type) && (type.contains("Controller") || type.contains("Presentation"))
        }
        func contents(_ variable: String, _ description: String, of isIncluded: (String) -> Bool) -> String {
            let lines = text(of: isIncluded).split(separator: "\n").map { "    \($0)\n" }.joined()
            return """
                /// The protocols of \(description); `make interface` generates this file.
                let \(variable) = \"""
                \(lines)    \"""

                """
        }
        return [
            (
                "Protocols.swift",
                contents(
                    "protocolsOfUIKit", "UIKit and Core Animation, without those in the other files"
                ) { !isOfLists($0) && !isOfControllers($0) }
            ),
            (
                "ControllerProtocols.swift",
                contents("protocolsOfControllers", "controllers and presentations", of: isOfControllers)
            ),
            ("ListProtocols.swift", contents("protocolsOfLists", "tables and collection views", of: isOfLists)),
        ]
    }
}

extension DeclSyntax {
    /// The body of a method on one line, with braces; `nil` unless it is empty or names joined by dots.
    fileprivate var bodyInOneLine: String? {
        guard let body = self.as(FunctionDeclSyntax.self)?.body else { return nil }
        let inner = body.statements.map { Syntax($0).inOneLine }.joined(separator: "; ")
        return inner.isEmpty ? "{}" : inner.isPath ? "{ \(inner) }" : nil
    }

    /// The declaration on one line, without its body.
    fileprivate var withoutBody: String {
        guard var function = self.as(FunctionDeclSyntax.self) else { return Syntax(self).inOneLine }
        function.body = nil
        return Syntax(function).inOneLine
    }
}

extension String {
    /// Whether the text is names joined by dots, and the first one is no type.
    fileprivate var isPath: Bool {
        first?.isUppercase == false && allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    }
}
