import SwiftParser
import SwiftSyntax

/// The protocols of UIKit and Core Animation: what delegates may have, and what counts where they have it not.
package struct Interface: Sendable {
    /// One member that a protocol asks for.
    struct Requirement: Sendable {
        /// The full name, such as `tableView(_:cellForRowAt:)`.
        var name: String
        /// In one line.
        var declaration: String
        /// What the member does where it is left out, in braces; `{ _ }` where that is UIKit's own affair; nil where it
        /// may not be left out.
        var absence: String?
    }

    private var requirements: [String: [Requirement]] = [:]
    private var refined: [String: [String]] = [:]

    /// Of this Quartzite; the text is what `text` gives for its sources.
    static let quartzite = Interface([protocolsOfUIKit])

    /// What a protocol and those that it refines ask for.
    func requirements(of name: String) -> [Requirement] {
        (requirements[name] ?? []) + (refined[name] ?? []).flatMap(requirements)
    }

    /// Whether a protocol has an optional method of this name.
    func hasOptional(_ name: String) -> Bool {
        requirements.values.contains { $0.contains { $0.name == name && $0.absence != nil } }
    }

    /// Reads sources that declare protocols and give defaults in extensions.
    package init(_ sources: [String]) {
        let trees = sources.map { Parser.parse(source: $0) }
        var defaults: [String: String] = [:]
        for item in trees.flatMap(\.statements) {
            guard let group = item.item.as(ExtensionDeclSyntax.self), let type = group.typeName else { continue }
            for member in group.memberBlock.members {
                guard let name = Syntax(member.decl).memberName else { continue }
                defaults["\(type).\(name)"] = member.decl.bodyInOneLine
            }
        }
        for item in trees.flatMap(\.statements) {
            guard let declaration = item.item.as(ProtocolDeclSyntax.self), declaration.inheritsDynamically else {
                continue
            }
            let type = declaration.name.text
            refined[type] = declaration.inheritedNames
            requirements[type] = declaration.memberBlock.members.compactMap { member in
                guard let name = Syntax(member.decl).memberName else { return nil }
                let absence = member.decl.bodyInOneLine ?? defaults["\(type).\(name)"]
                return Requirement(name: name, declaration: member.decl.withoutBody, absence: absence)
            }
        }
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

extension ProtocolDeclSyntax {
    /// Whether classes conform, as to protocols of Objective-C.
    fileprivate var inheritsDynamically: Bool {
        !inheritedNames.isEmpty && !name.text.hasPrefix("_") && !memberBlock.members.isEmpty
    }
}

extension DeclSyntax {
    /// What a default does, where it is said in public words alone.
    fileprivate var bodyInOneLine: String? {
        guard let body = self.as(FunctionDeclSyntax.self)?.body else { return nil }
        let inner = body.statements.map { Syntax($0).inOneLine }.joined(separator: "; ")
        return inner.isEmpty ? "{}" : inner.isPath ? "{ \(inner) }" : "{ _ }"
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
