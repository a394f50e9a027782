import Foundation
import SwiftParser
import SwiftSyntax

/// The targets that a `Package.swift` file declares.
package struct Manifest: Codable, Sendable {
    /// A target, as described by the literals in its declaration.
    package struct Target: Codable, Sendable, Equatable {
        package var name: String
        /// The function that declares the target: `target`, `executableTarget`, `testTarget` and so on.
        package var kind: String
        package var path: String?
        package var sources: [String]
        package var exclude: [String]
        package var resources: [String]
    }

    package var targets: [Target] = []

    /// Reads the literals of calls such as `.target(name: "A", path: "Sources")`, without running the manifest.
    package init(_ text: String) {
        Syntax(Parser.parse(source: text)).walk { node in
            guard let call = node.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            else { return true }
            let kind = member.declName.baseName.text
            guard kind.lowercased().hasSuffix("target"), let name = call.strings(of: "name").first else { return true }
            // Dependencies inside targets look the same; the children are not visited.
            targets.append(
                Target(
                    name: name, kind: kind, path: call.strings(of: "path").first, sources: call.strings(of: "sources"),
                    exclude: call.strings(of: "exclude"), resources: call.strings(of: "resources")))
            return false
        }
    }
}

extension FunctionCallExprSyntax {
    /// Returns all string literals in the argument with this label.
    fileprivate func strings(of label: String) -> [String] {
        guard let argument = arguments.first(where: { $0.label?.text == label }) else { return [] }
        var found: [String] = []
        Syntax(argument.expression).walk { node in
            if let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue { found.append(text) }
            return true
        }
        return found
    }
}
