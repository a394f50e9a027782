import SwiftParser
import SwiftSyntax

/// The protocols of UIKit and Core Animation: what delegates may have, and what counts where they have it not.
package struct Interface: Sendable {
    /// One member that a class may leave out.
    struct Requirement: Sendable {
        /// The full name, such as `tableView(_:cellForRowAt:)`.
        var name: String
        /// In one line.
        var declaration: String
        /// What the member does where it is left out, in braces; nil where that is UIKit's own affair.
        var absence: String?
    }

    private var requirements: [String: [Requirement]] = [:]
    private var refined: [String: [String]] = [:]

    /// Of this Quartzite; the text is what `text` gives for its sources.
    static let quartzite = Interface(protocolsOfUIKit)

    /// What a protocol and those that it refines leave to classes.
    func requirements(of name: String) -> [Requirement] {
        (requirements[name] ?? []) + (refined[name] ?? []).flatMap(requirements)
    }

    /// Whether a protocol has an optional member of this name.
    func hasOptional(_ name: String) -> Bool { requirements.values.contains { $0.contains { $0.name == name } } }

    /// Reads what `text` wrote.
    private init(_ text: String) {
        for declaration in Self.protocols(in: [Parser.parse(source: text)]) {
            add(declaration) { name, member in .some(member.bodyInOneLine) }
        }
    }

    /// Reads sources that declare protocols and give defaults in extensions.
    package init(sources: [String]) {
        let trees = sources.map { Parser.parse(source: $0) }
        var defaults: [String: String?] = [:]
        for group in trees.flatMap(\.statements).compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
            for member in group.memberBlock.members {
                guard let type = group.typeName, let name = Syntax(member.decl).memberName else { continue }
                defaults["\(type).\(name)"] = .some(member.decl.bodyInOneLine)
            }
        }
        for declaration in Self.protocols(in: trees) {
            add(declaration) { name, _ in defaults["\(declaration.name.text).\(name)"] }
        }
    }

    /// Those that classes take on, as protocols of Objective-C.
    private static func protocols(in trees: [SourceFileSyntax]) -> [ProtocolDeclSyntax] {
        trees.flatMap(\.statements).compactMap { $0.item.as(ProtocolDeclSyntax.self) }.filter { declaration in
            !declaration.inheritedNames.isEmpty && !declaration.name.text.hasPrefix("_")
        }
    }

    /// - Parameter absence: what a member does where it is left out; nothing at all where it may not be.
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

    /// The same as one source, in which a default stands behind its requirement.
    package var text: String {
        requirements.sorted { $0.key < $1.key }.map { type, requirements in
            let parents = (refined[type] ?? []).joined(separator: ", ")
            let lines = requirements.map { "    \($0.declaration)\($0.absence.map { " \($0)" } ?? "")\n" }
            return "protocol \(type): \(parents) {\n\(lines.joined())}\n"
        }.joined()
    }

    /// The source file that holds this for the rewriter.
    package var source: String {
        let lines = text.split(separator: "\n").map { "    \($0)\n" }.joined()
        return """
            /// The protocols of UIKit and Core Animation, by `make interface`.
            let protocolsOfUIKit = \"""
            \(lines)    \"""

            """
    }
}

extension DeclSyntax {
    /// What a default does, where it is said in public words alone.
    fileprivate var bodyInOneLine: String? {
        guard let body = self.as(FunctionDeclSyntax.self)?.body else { return nil }
        let inner = body.statements.map { Syntax($0).inOneLine }.joined(separator: "; ")
        return inner.isEmpty ? "{}" : inner.isPath ? "{ \(inner) }" : nil
    }

    /// A requirement in one line.
    fileprivate var withoutBody: String {
        guard var function = self.as(FunctionDeclSyntax.self) else { return Syntax(self).inOneLine }
        function.body = nil
        return Syntax(function).inOneLine
    }
}

extension String {
    /// Whether it is names joined by dots, none of a type.
    fileprivate var isPath: Bool {
        first?.isUppercase == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    }
}
